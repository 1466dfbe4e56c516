"use strict";
exports.id = 7311;
exports.ids = [7311];
exports.modules = {

/***/ 7311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   secretFinder: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);

const pieceLength = 12;
const stepOf = (form) => (form.length > 400 ? 16 : 4);
const longEnough = 20;
const shortest = 8;
function secretFinder(known) {
    const blank = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redactor)(known);
    const { whole, pieces } = wantedOf(known);
    return (text) => {
        const views = viewsOf(text);
        if (views.some((view) => blank(view).count > 0))
            return true;
        return [...new Set(views.map(squeezed))].some((view) => whole.some((one) => view.includes(one)) || hasPiece(view, pieces));
    };
}
function viewsOf(text) {
    const views = [text];
    for (let pass = 0; pass < 3; pass += 1) {
        const last = views.at(-1) ?? '';
        const next = decoded(last);
        if (next === last)
            break;
        views.push(next);
    }
    return [...views, ...views.map((view) => view.replace(/[?&;][^=&?;]{0,100}=/g, ''))];
}
function decoded(text) {
    return text
        .replaceAll('+', ' ')
        .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}
function squeezed(text) {
    return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
function wantedOf(known) {
    const whole = new Set();
    const pieces = new Set();
    for (const secret of known) {
        if (secret.length < shortest || secret.includes('[redacted'))
            continue;
        for (const form of formsOf(secret)) {
            if (form.length >= shortest && form.length < longEnough)
                whole.add(form);
            if (form.length < longEnough)
                continue;
            for (const piece of piecesOf(form))
                pieces.add(piece);
        }
    }
    return { whole: [...whole], pieces };
}
function piecesOf(form) {
    const found = [];
    const step = stepOf(form);
    for (let start = 0; start < form.length; start += step) {
        for (let at = start; at < start + step && at + pieceLength <= form.length; at += 1) {
            const piece = form.slice(at, at + pieceLength);
            if (!isTelling(piece))
                continue;
            found.push(piece);
            break;
        }
    }
    return found;
}
function isTelling(piece) {
    return /\d/.test(piece) && /[a-z]/.test(piece);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret.trim());
    const base64 = [0, 1, 2].map((before) => {
        const all = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        return all.slice(before === 0 ? 0 : before + 1, -1);
    });
    const forward = [secret, bytes.toString('hex'), ...base64].map(squeezed);
    return [...forward, ...forward.map((form) => Buffer.from(form, 'latin1').reverse().toString('latin1'))];
}
function hasPiece(view, pieces) {
    if (pieces.size === 0)
        return false;
    for (let at = 0; at + pieceLength <= view.length; at += 1)
        if (pieces.has(view.slice(at, at + pieceLength)))
            return true;
    return false;
}


/***/ })

};
;