"use strict";
exports.id = 6862;
exports.ids = [6862,7690,102];
exports.modules = {

/***/ 5886:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printConfig: () => (/* binding */ printConfig)
/* harmony export */ });
/* harmony import */ var _core_masked_address__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(711);
/* harmony import */ var _core_redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8678);
/* harmony import */ var _domain_setting__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _sinks_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);





const masked = '******';
const longest = 60;
function printConfig(settled, options) {
    const all = (options.settings ?? (0,_domain_setting__WEBPACK_IMPORTED_MODULE_3__/* .listSettings */ .cl)(_domain_config__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W)).map((setting) => {
        const value = (0,_domain_setting__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(settled.config, setting.path);
        const from = settled.provenance[setting.path]?.from ?? 'default';
        return { setting: setting.path, value: withoutSecrets(setting, value), from };
    });
    const rows = (0,_core_redact__WEBPACK_IMPORTED_MODULE_0__.redactDeep)(all, options.secrets ?? []);
    return options.json ? (0,_sinks_json__WEBPACK_IMPORTED_MODULE_2__.jsonText)({ settings: rows }) : table(rows);
}
function withoutSecrets({ info }, value) {
    if (!isGiven(value))
        return value;
    if (info.secret === true)
        return masked;
    return info.secret === 'address' ? (0,_core_masked_address__WEBPACK_IMPORTED_MODULE_4__/* .maskedAddress */ .e)(String(value), masked) : value;
}
function isGiven(value) {
    return (value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0));
}
function table(rows) {
    const cells = [
        ['setting', 'value', 'from'],
        ...rows.map((row) => [row.setting, shown(row.value), oneLine(row.from)]),
    ];
    const widths = [0, 1].map((column) => Math.max(...cells.map((cell) => [...(cell[column] ?? '')].length)));
    return cells.map((cell) => `${pad(cell[0], widths[0])}  ${pad(cell[1], widths[1])}  ${cell[2]}\n`).join('');
}
function pad(text = '', width = 0) {
    return text + ' '.repeat(Math.max(0, width - [...text].length));
}
function shown(value) {
    if (value === null || value === undefined || value === '')
        return '-';
    if (Array.isArray(value))
        return value.length === 0 ? 'none' : cut(value.map(String).join(', '));
    if (typeof value !== 'object')
        return cut(String(value));
    return Object.keys(value).length === 0 ? 'none' : cut(JSON.stringify(value));
}
function cut(text) {
    const characters = [...oneLine(text)];
    return characters.length > longest
        ? `${characters.slice(0, longest - 3).join('')}...`
        : characters.join('');
}
function oneLine(text) {
    return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}


/***/ }),

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


/***/ }),

/***/ 4784:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ needles),
/* harmony export */   Y: () => (/* binding */ stretches)
/* harmony export */ });
const shortest = 8;
const shortestLine = 16;
const most = 4_000;
function spellings(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const ascii = json.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const forHtml = json.replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
    const twice = JSON.stringify(json).slice(1, -1);
    const all = [
        value,
        value.replace(/\r?\n/g, '\r\n'),
        json,
        json.replaceAll('/', '\\/'),
        ascii,
        forHtml,
        twice,
    ];
    try {
        all.push(encodeURIComponent(value));
    }
    catch {
    }
    return all;
}
function needles(known) {
    const wanted = new Set();
    const add = (value) => {
        if (value.length >= shortest)
            wanted.add(value);
    };
    for (const value of known) {
        if (value.length < shortest || value.includes('[redacted:'))
            continue;
        for (const whole of new Set([value, value.trim()]))
            for (const form of spellings(whole))
                add(form);
        const lines = value.split(/\r?\n/);
        if (lines.length > 1) {
            for (const line of lines)
                if (line.trim().length >= shortestLine)
                    add(line.trim());
        }
    }
    return [...wanted].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, most);
}
function stretches(text, wanted) {
    const found = [];
    for (const needle of wanted) {
        if (needle.length > text.length)
            continue;
        for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
            found.push({ start: at, end: at + needle.length });
        }
    }
    found.sort((a, b) => a.start - b.start || b.end - a.end);
    const merged = [];
    for (const stretch of found) {
        const last = merged.at(-1);
        if (last !== undefined && stretch.start <= last.end)
            last.end = Math.max(last.end, stretch.end);
        else
            merged.push({ ...stretch });
    }
    return merged;
}


/***/ }),

/***/ 711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maskedAddress)
/* harmony export */ });
function maskedAddress(address, mask) {
    if (!/^https?:/i.test(address) || !URL.canParse(address))
        return mask;
    const url = new URL(address);
    if (url.username === '' && url.password === '' && url.search === '' && url.hash === '')
        return address;
    if (url.username !== '' || url.password !== '')
        url.username = mask;
    url.password = '';
    if (url.search !== '')
        url.search = mask;
    if (url.hash !== '')
        url.hash = mask;
    return url.href;
}


/***/ }),

/***/ 5981:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isOpenKey),
/* harmony export */   u: () => (/* binding */ keyBodies)
/* harmony export */ });
const begin = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const endMark = /-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const longestBody = 20_000;
const material = /[A-Za-z0-9+/=]{32}/;
const lineStart = /^[\s"'`#*>|-]{0,40}/;
const wholeLine = /^[A-Za-z0-9+/=]{16,}[\s"'`,;\\]{0,12}$/;
const header = /^\+?[A-Za-z][A-Za-z-]{0,30}: /;
function keyBodies(text) {
    if (!text.includes('PRIVATE KEY'))
        return [];
    const ends = [...text.matchAll(endMark)].map((match) => match.index);
    const begins = [...text.matchAll(begin)];
    const bodies = [];
    let nextEnd = 0;
    begins.forEach((match, index) => {
        const start = match.index + match[0].length;
        const limit = begins[index + 1]?.index ?? text.length;
        while ((ends[nextEnd] ?? limit) < start)
            nextEnd += 1;
        const close = ends[nextEnd] ?? limit;
        const end = close < limit && close - start <= longestBody ? close : cutOffEnd(text, start, limit);
        const inner = text.slice(start, end);
        if (!material.test(inner))
            return;
        bodies.push({ start, end, material: inner.replace(/\\[nrt]|[^A-Za-z0-9+/=]/g, '') });
    });
    return bodies;
}
function cutOffEnd(text, start, limit) {
    let end = start;
    let at = start;
    for (let lines = 0; lines < 200 && at < limit; lines += 1) {
        const lineEnd = text.indexOf('\n', at);
        const stop = Math.min(lineEnd < 0 ? limit : lineEnd, limit, at + longestBody);
        const line = text.slice(at, stop);
        const content = line.replace(lineStart, '');
        if (wholeLine.test(content))
            end = stop;
        else if (lines === 0 && material.test(line))
            return stop;
        else if (content.trim() !== '' && !header.test(content))
            break;
        if (lineEnd < 0)
            break;
        at = lineEnd + 1;
    }
    return end;
}
function isOpenKey(text, body) {
    const head = text.slice(Math.max(0, body.start - 60), body.start);
    if (/BEGIN ENCRYPTED /.test(head) || text.slice(body.start, body.start + 120).includes('ENCRYPTED'))
        return false;
    const { material: base64 } = body;
    return base64.length >= 60 && /^(?:M|b3BlbnNzaC1rZXk|lQ|xc|xV)/.test(base64) && new Set(base64).size >= 20;
}


/***/ }),

/***/ 7690:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redact: () => (/* binding */ redact),
/* harmony export */   redactDeep: () => (/* binding */ redactDeep),
/* harmony export */   redactWithKeys: () => (/* binding */ redactWithKeys),
/* harmony export */   redactor: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _known_secrets__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4784);
/* harmony import */ var _private_keys__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5981);
/* harmony import */ var _token_forms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2536);



const contexts = [
    {
        kind: 'authorization',
        pattern: /(authorization["']?\s{0,3}[:=,]\s{0,3}["'`]?(?:bearer|basic|token)\s{1,3})([A-Za-z0-9._~+/=-]{8,})/gi,
    },
    { kind: 'authorization', pattern: /(\bbearer\s{1,3})(?=[^\s\d]{0,200}\d)([A-Za-z0-9._~+/=-]{20,})/gi },
    {
        kind: 'aws-secret-key',
        pattern: /(secret_?(?:access_?)?key["']?\s{0,4}(?:=>|=|:|,)\s{0,4}["']?)([A-Za-z0-9/+=]{40}[A-Za-z0-9/+=_-]*)/gi,
    },
    {
        kind: 'slack-webhook',
        pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)([A-Za-z0-9/_-]{20,})/g,
    },
    { kind: 'npm-token', pattern: /((?:_authToken|:_auth|:_password)=["']?)([A-Za-z0-9._~+/=-]{8,})/g },
    {
        kind: 'url-password',
        pattern: /(:\/\/[^\s:/@"'<>`]{0,100}:)([^\s/"'<>`]{1,256})@(?!(?:[\w.-]{0,100}\.)?example\.(?:com|net|org)\b)/g,
    },
];
const reference = /^(?:\$\{?\w{1,60}\}?|\{\{?[^{}]{0,60}\}?\}|%\(?\w{0,60}\)?s?|\*{1,20}|x{3,20}|\.{3})$/i;
const markForms = [(kind) => `[redacted:${kind}]`, () => '[redacted]', () => '[***]'];
const markStart = /^\[(?:redacted|\*\*\*)/;
function redact(text, known) {
    return redactor(known)(text);
}
function redactDeep(value, known) {
    return visited(value, redactor(known), (key) => key);
}
function redactWithKeys(value, known) {
    const blank = redactor(known);
    return visited(value, blank, (key) => blank(key).text);
}
function visited(value, blank, named) {
    if (typeof value === 'string')
        return blank(value).text;
    if (Array.isArray(value))
        return value.map((inner) => visited(inner, blank, named));
    if (value === null || typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [named(key), visited(held, blank, named)]));
}
function redactor(known) {
    const wanted = (0,_known_secrets__WEBPACK_IMPORTED_MODULE_1__/* .needles */ .X)(known);
    const marks = new Map();
    const mark = (kind) => {
        const known = marks.get(kind);
        if (known !== undefined)
            return known;
        const made = markForms
            .map((form) => form(kind))
            .find((m) => !wanted.some((needle) => m.includes(needle)));
        marks.set(kind, made ?? '');
        return made ?? '';
    };
    return (text) => {
        if (text.length < 6)
            return { text, count: 0 };
        let all = blankKnown({ text, count: 0 }, wanted, mark);
        all = blankPlaces(all, (0,_private_keys__WEBPACK_IMPORTED_MODULE_2__/* .keyBodies */ .u)(all.text).map((body) => ({ ...body, kind: 'private-key' })), mark);
        all = blankPlaces(all, (0,_token_forms__WEBPACK_IMPORTED_MODULE_0__/* .findTokens */ .G)(all.text), mark);
        for (const { kind, pattern } of contexts)
            all = blankPlaces(all, contextPlaces(all.text, kind, pattern), mark);
        return blankKnown(all, wanted, mark);
    };
}
function blankKnown(before, wanted, mark) {
    let all = before;
    for (let pass = 0; pass < 8; pass += 1) {
        const found = (0,_known_secrets__WEBPACK_IMPORTED_MODULE_1__/* .stretches */ .Y)(all.text, wanted);
        if (found.length === 0)
            break;
        all = blankPlaces(all, found.map((stretch) => ({ ...stretch, kind: 'secret' })), mark);
    }
    return all;
}
function contextPlaces(text, kind, pattern) {
    const places = [];
    for (const match of text.matchAll(pattern)) {
        const [, before = '', secret = ''] = match;
        if (markStart.test(secret) || reference.test(secret))
            continue;
        const start = match.index + before.length;
        places.push({ kind, start, end: start + secret.length });
    }
    return places;
}
function blankPlaces(before, places, mark) {
    if (places.length === 0)
        return before;
    const parts = [];
    let from = 0;
    for (const place of places) {
        parts.push(before.text.slice(from, place.start), blankLines(before.text.slice(place.start, place.end), mark(place.kind)));
        from = place.end;
    }
    parts.push(before.text.slice(from));
    return { text: parts.join(''), count: before.count + places.length };
}
function blankLines(secret, mark) {
    if (!/[\r\n]/.test(secret))
        return mark;
    return secret.replace(/[^\r\n]+/g, (line) => line.trim() === '' ? line : `${/^[ \t]*/.exec(line)?.[0] ?? ''}${mark}`);
}


/***/ }),

/***/ 2536:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findTokens)
/* harmony export */ });
const ofAlphabet = {
    alnum: /^[A-Za-z0-9]+$/,
    upper: /^[A-Z0-9]+$/,
    hex: /^[A-Fa-f0-9]+$/,
    run: /^[A-Za-z0-9_-]+$/,
};
const github = { kind: 'github-token', least: 36, of: 'run', digit: true, dotted: 'may' };
const slack = { kind: 'slack-token', least: 20, of: 'run', digit: true };
const stripe = { kind: 'stripe-key', least: 16, of: 'alnum' };
const aws = { kind: 'aws-access-key-id', least: 16, of: 'upper' };
const shopify = { kind: 'shopify-token', least: 32, of: 'hex' };
const forms = [
    { ...github, prefix: 'github_pat_', least: 22 },
    { ...github, prefix: 'ghp_' },
    { ...github, prefix: 'gho_' },
    { ...github, prefix: 'ghu_' },
    { ...github, prefix: 'ghs_' },
    { ...github, prefix: 'ghr_' },
    { kind: 'gitlab-token', prefix: 'glpat-', least: 20, of: 'run' },
    { kind: 'npm-token', prefix: 'npm_', least: 36, of: 'alnum' },
    { kind: 'pypi-token', prefix: 'pypi-AgE', least: 40, of: 'run' },
    { ...aws, prefix: 'AKIA' },
    { ...aws, prefix: 'ASIA' },
    { ...slack, prefix: 'xoxa-' },
    { ...slack, prefix: 'xoxb-' },
    { ...slack, prefix: 'xoxe-' },
    { ...slack, prefix: 'xoxo-' },
    { ...slack, prefix: 'xoxp-' },
    { ...slack, prefix: 'xoxr-' },
    { ...slack, prefix: 'xoxs-' },
    { ...slack, prefix: 'xapp-' },
    { kind: 'google-api-key', prefix: 'AIza', least: 35, of: 'run' },
    { kind: 'google-oauth-secret', prefix: 'GOCSPX-', least: 24, of: 'run' },
    { kind: 'anthropic-key', prefix: 'sk-ant-', least: 20, of: 'run' },
    { kind: 'openai-key', prefix: 'sk-', least: 20, of: 'run', digit: true, edge: true },
    { ...stripe, prefix: 'sk_live_' },
    { ...stripe, prefix: 'sk_test_' },
    { ...stripe, prefix: 'rk_live_' },
    { ...stripe, prefix: 'rk_test_' },
    { ...stripe, prefix: 'whsec_', least: 24 },
    { ...shopify, prefix: 'shpat_' },
    { ...shopify, prefix: 'shpca_' },
    { ...shopify, prefix: 'shppa_' },
    { ...shopify, prefix: 'shpss_' },
    { kind: 'sendgrid-key', prefix: 'SG', least: 0, of: 'run', edge: true, dotted: 'must' },
    { kind: 'huggingface-token', prefix: 'hf_', least: 34, of: 'alnum', edge: true },
    { kind: 'groq-key', prefix: 'gsk_', least: 50, of: 'alnum', edge: true },
    { kind: 'digitalocean-token', prefix: 'dop_v1_', least: 64, of: 'hex' },
    { kind: 'docker-token', prefix: 'dckr_pat_', least: 27, of: 'run' },
    { kind: 'databricks-token', prefix: 'dapi', least: 32, of: 'hex', edge: true },
    { kind: 'grafana-token', prefix: 'glc_', least: 32, of: 'alnum' },
    { kind: 'grafana-token', prefix: 'glsa_', least: 32, of: 'alnum' },
    { kind: 'linear-key', prefix: 'lin_api_', least: 32, of: 'run' },
    { kind: 'notion-token', prefix: 'ntn_', least: 46, of: 'alnum' },
    { kind: 'figma-token', prefix: 'figd_', least: 40, of: 'run' },
    { kind: 'tailscale-key', prefix: 'tskey-', least: 20, of: 'run', digit: true },
    { kind: 'jwt', prefix: 'eyJ', least: 10, of: 'run', dotted: 'must' },
];
const byPrefix = new Map(forms.map((form) => [form.prefix, form]));
const anyPrefix = new RegExp(forms.map((form) => form.prefix).join('|'), 'g');
function findTokens(text) {
    const places = [];
    let word = null;
    let from = 0;
    for (const match of text.matchAll(anyPrefix)) {
        const start = match.index;
        const form = byPrefix.get(match[0]);
        if (form === undefined || start < from)
            continue;
        if (word === null || start >= word.end)
            word = wordAround(text, start);
        const end = tokenEnd(text, start, form, word);
        if (end === null)
            continue;
        places.push({ kind: form.kind, start, end });
        from = end;
    }
    return places;
}
function tokenEnd(text, start, form, word) {
    const behind = start + form.prefix.length;
    if (form.edge && start > 0 && /[A-Za-z0-9]/.test(text.charAt(start - 1)))
        return null;
    if (word.end - behind < form.least || (form.digit && word.lastDigit < behind))
        return null;
    if (form.least > 0 && !ofAlphabet[form.of].test(text.slice(behind, behind + form.least)))
        return null;
    if (form.dotted === 'must')
        return form.kind === 'sendgrid-key' && word.end !== behind ? null : word.dottedEnd;
    return (form.dotted === 'may' ? word.dottedEnd : null) ?? word.end;
}
const leastPart = 10;
function wordAround(text, start) {
    const end = runEnd(text, start);
    let lastDigit = -1;
    for (let at = end - 1; at >= start && lastDigit < 0; at -= 1)
        if (isDigit(text.charCodeAt(at)))
            lastDigit = at;
    const second = text[end] === '.' ? runEnd(text, end + 1) : end;
    const third = text[second] === '.' && second - end > leastPart ? runEnd(text, second + 1) : second;
    return { end, lastDigit, dottedEnd: third - second > leastPart ? third : null };
}
function runEnd(text, start) {
    let at = start;
    while (at < text.length && isRun(text.charCodeAt(at)))
        at += 1;
    return at;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isRun(code) {
    return (isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 45);
}


/***/ }),

/***/ 3445:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ modeNames),
/* harmony export */   pH: () => (/* binding */ criticNames),
/* harmony export */   sS: () => (/* binding */ usualCritics)
/* harmony export */ });
/* unused harmony export colours */
const modeNames = [
    'assistant',
    'planning',
    'developer',
    'tool',
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'normal',
    'thinking',
];
const criticNames = ['reviewer', 'security', 'debugger', 'performance'];
const usualCritics = ['reviewer', 'security', 'debugger'];
const colours = (/* unused pure expression or super */ null && ([
    'blue',
    'yellow',
    'green',
    'cyan',
    'red',
    'purple',
    'orange',
    'magenta',
    'bright cyan',
    'warm yellow',
]));


/***/ }),

/***/ 4260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   plainJson: () => (/* binding */ plainJson)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const unsafe = /[\x7f-\x9f\u2028\u2029\p{Cf}]/gu;
const json = {
    name: 'json',
    render(report) {
        return jsonText(report);
    },
};
function jsonText(value) {
    return plainJson(value).replace(unsafe, escapes);
}
function plainJson(value) {
    const text = JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? (0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.wellFormed)(inner) : inner), 2);
    return `${text.replaceAll('##[', '#\\u0023[')}\n`;
}
function escapes(char) {
    return char
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ })

};
;