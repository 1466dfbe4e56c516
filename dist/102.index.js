"use strict";
exports.id = 102;
exports.ids = [102];
exports.modules = {

/***/ 102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oneLine: () => (/* binding */ oneLine),
/* harmony export */   spelled: () => (/* binding */ spelled),
/* harmony export */   unspelled: () => (/* binding */ unspelled),
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   wellFormed: () => (/* binding */ wellFormed)
/* harmony export */ });
const noteworthy = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?){0,7}|[0-9#*]\uFE0F\u20E3|\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/gu;
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]$/u;
const plain = /^[\n\t\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const shownMarks = 4;
function visible(text) {
    if (plain.test(text))
        return text;
    return text.replace(noteworthy, show);
}
function oneLine(text) {
    return visible(text).replace(/[\n\t]/g, codePoint);
}
function spelled(text) {
    const marked = text.replaceAll('‹', codePoint('‹'));
    if (simple.test(marked))
        return marked;
    return marked.replace(noteworthy, spell);
}
function unspelled(text) {
    return text.replace(/‹U\+([0-9A-F]{4,5}|10[0-9A-F]{4})›/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
function show(match) {
    if (match === '\r\n')
        return '\n';
    if (match === '\n' || match === '\t')
        return match;
    if (unseen.test(match))
        return codePoint(match);
    return /^\p{M}/u.test(match) ? someMarks([...match]) : match;
}
function spell(match) {
    if (/^\p{M}{5}/u.test(match)) {
        const marks = [...match];
        return [...marks.slice(0, shownMarks).map(spell), ...marks.slice(shownMarks).map(codePoint)].join('');
    }
    if (match === '\r\n')
        return codePoint('\r') + codePoint('\n');
    return unseen.test(match) ? codePoint(match) : match;
}
function someMarks(marks) {
    const kept = marks.slice(0, shownMarks).map((mark) => (unseen.test(mark) ? codePoint(mark) : mark));
    return `${kept.join('')}‹${marks.length - shownMarks} more marks›`;
}
function codePoint(char) {
    const value = char.codePointAt(0) ?? 0;
    return `‹U+${value.toString(16).toUpperCase().padStart(4, '0')}›`;
}


/***/ })

};
;