"use strict";
exports.id = 886;
exports.ids = [886,834,102];
exports.modules = {

/***/ 5886:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printConfig: () => (/* binding */ printConfig)
/* harmony export */ });
/* harmony import */ var _core_redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(834);
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7216);
/* harmony import */ var _domain_setting__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _sinks_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);




const masked = '******';
const longest = 60;
function printConfig(settled, options) {
    const all = (options.settings ?? (0,_domain_setting__WEBPACK_IMPORTED_MODULE_3__/* .listSettings */ .cl)(_domain_config__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W)).map((setting) => {
        const value = (0,_domain_setting__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(settled.config, setting.path);
        const from = settled.provenance[setting.path]?.from ?? 'default';
        return { setting: setting.path, value: setting.info.secret && isGiven(value) ? masked : value, from };
    });
    const rows = (0,_core_redact__WEBPACK_IMPORTED_MODULE_0__.redactDeep)(all, options.secrets ?? []);
    return options.json ? (0,_sinks_json__WEBPACK_IMPORTED_MODULE_2__.jsonText)({ settings: rows }) : table(rows);
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
    return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
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
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   wellFormed: () => (/* binding */ wellFormed)
/* harmony export */ });
const noteworthy = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?){0,7}|[0-9#*]\uFE0F\u20E3|\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/gu;
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]$/u;
const plain = /^[\n\t\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const shownMarks = 4;
function visible(text) {
    if (plain.test(text))
        return text;
    return text.replace(noteworthy, show);
}
function oneLine(text) {
    return visible(text).replace(/[\n\t]/g, codePoint);
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
function someMarks(marks) {
    const kept = marks.slice(0, shownMarks).map((mark) => (unseen.test(mark) ? codePoint(mark) : mark));
    return `${kept.join('')}‹${marks.length - shownMarks} more marks›`;
}
function codePoint(char) {
    const value = char.codePointAt(0) ?? 0;
    return `‹U+${value.toString(16).toUpperCase().padStart(4, '0')}›`;
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

/***/ 834:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redact: () => (/* binding */ redact),
  redactDeep: () => (/* binding */ redactDeep),
  redactor: () => (/* binding */ redactor)
});

;// CONCATENATED MODULE: ./build/core/known-secrets.js
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

// EXTERNAL MODULE: ./build/core/private-keys.js
var private_keys = __webpack_require__(5981);
// EXTERNAL MODULE: ./build/core/token-forms.js
var token_forms = __webpack_require__(2536);
;// CONCATENATED MODULE: ./build/core/redact.js



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
    const blank = redactor(known);
    const visit = (inner) => {
        if (typeof inner === 'string')
            return blank(inner).text;
        if (Array.isArray(inner))
            return inner.map(visit);
        if (inner === null || typeof inner !== 'object')
            return inner;
        return Object.fromEntries(Object.entries(inner).map(([key, held]) => [key, visit(held)]));
    };
    return visit(value);
}
function redactor(known) {
    const wanted = needles(known);
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
        all = blankPlaces(all, (0,private_keys/* keyBodies */.u)(all.text).map((body) => ({ ...body, kind: 'private-key' })), mark);
        all = blankPlaces(all, (0,token_forms/* findTokens */.G)(all.text), mark);
        for (const { kind, pattern } of contexts)
            all = blankPlaces(all, contextPlaces(all.text, kind, pattern), mark);
        return blankKnown(all, wanted, mark);
    };
}
function blankKnown(before, wanted, mark) {
    let all = before;
    for (let pass = 0; pass < 8; pass += 1) {
        const found = stretches(all.text, wanted);
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

/***/ 7216:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $W: () => (/* binding */ config),
  EI: () => (/* binding */ formatNames),
  cl: () => (/* binding */ spellings)
});

// UNUSED EXPORTS: engineNames, failOnNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/domain/setting.js
var setting = __webpack_require__(6016);
;// CONCATENATED MODULE: ./build/domain/blocks.js



const structuredModes = ['debugger', 'security', 'reviewer', 'performance'];
const groupNotes = {
    Prompt: 'Read and checked; no part of this version acts on them yet.',
    Retrieval: 'Read and checked; no part of this version acts on them yet.',
    'Structured output': 'Read and checked; no part of this version acts on them yet.',
};
const inGroup = (group) => (description) => ({
    description,
    trust: 'repository',
    group,
});
const blocks_prompt = inGroup('Prompt');
const retrieval = inGroup('Retrieval');
const structured = inGroup('Structured output');
const share = schemas/* number */.aig().min(0).max(1);
const milliseconds = schemas/* number */.aig().min(0).max(86_400_000);
const modelName = schemas/* string */.YjP()
    .max(200)
    .regex(/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)?(?::[\w.-]+)?$/, 'the name of a model (no path, no address)');
const enabledMode = schemas/* strictObject */.rej({ enabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), blocks_prompt('Whether this mode may be entered.')) })
    .prefault({});
const promptBlock = schemas/* strictObject */.rej({
    switching: schemas/* strictObject */.rej({
        enabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), blocks_prompt('Whether the mode changes with the work.')),
        confidence_threshold: (0,setting/* setting */.Pe)(share.default(0.7), blocks_prompt('How sure a switch must be, from 0 to 1.')),
        min_duration: (0,setting/* setting */.Pe)(milliseconds.default(30_000), blocks_prompt('How long a mode holds at least, in milliseconds.')),
        cooldown: (0,setting/* setting */.Pe)(milliseconds.default(10_000), blocks_prompt('How long to wait between two switches, in milliseconds.')),
    })
        .prefault({}),
    modes: schemas/* strictObject */.rej(Object.fromEntries(mode/* modeNames */._X.map((name) => [name, enabledMode])))
        .prefault({}),
})
    .prefault({});
const ragBlock = schemas/* strictObject */.rej({
    enabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), retrieval('Whether passages are looked up in an index.')),
    codebase: schemas/* strictObject */.rej({
        autoIndex: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), retrieval('Whether the index is built on start.')),
        extensions: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().regex(/^\.[\w.+-]{1,40}$/, 'an ending such as .ts'))
            .default(['.ts', '.js', '.py', '.md']), { ...retrieval('Endings of the files that are indexed.'), list: 'comma' }),
        excludePatterns: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default(['node_modules', 'dist', '.git']), {
            ...retrieval('What is left out of the index.'),
            list: 'lines',
        }),
        maxFileSize: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(1).max(104_857_600).default(1_048_576), retrieval('Larger files are not indexed, in bytes.')),
        chunkSize: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(16).max(8192).default(512), retrieval('Size of an indexed passage, in tokens.')),
        chunkOverlap: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(0).max(4096).default(50), retrieval('What neighbouring passages share, in tokens.')),
    })
        .prefault({}),
    embedding: schemas/* strictObject */.rej({
        provider: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(['local', 'ollama']).default('local'), retrieval('What computes embeddings.')),
        model: (0,setting/* setting */.Pe)(modelName.default('all-MiniLM-L6-v2'), retrieval('Name of the embedding model; never a path or an address.')),
    })
        .prefault({}),
    search: schemas/* strictObject */.rej({
        topK: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(1).max(100).default(5), retrieval('How many passages a search gives.')),
        threshold: (0,setting/* setting */.Pe)(share.default(0.7), retrieval('How near a passage must be, from 0 to 1.')),
    })
        .prefault({}),
})
    .prefault({});
const checked = (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured("Whether this mode's answers are checked."));
const structuredOutputBlock = schemas/* strictObject */.rej({
    enabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured('Whether answers must satisfy a JSON schema.')),
    defaultMaxRetries: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(0).max(10).default(3), structured('How often an invalid answer is asked for again.')),
    defaultRetryDelay: (0,setting/* setting */.Pe)(schemas/* number */.aig().min(0).max(60_000).default(1000), structured('How long to wait before asking again, in milliseconds.')),
    strict: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured("Whether the endpoint's strict mode is asked for.")),
    modes: schemas/* strictObject */.rej(Object.fromEntries(structuredModes.map((name) => [name, checked])))
        .prefault({}),
})
    .prefault({});

;// CONCATENATED MODULE: ./build/domain/config.js




const engineNames = ['auto', 'openai', 'offline'];
const formatNames = ['json', 'text', 'markdown', 'sarif'];
const failOnNames = ['critical', 'high', 'medium', 'low', 'never'];
const config_text = schemas/* string */.YjP().min(1);
const optionalText = config_text.nullable().default(null);
const yes = schemas/* boolean */.zMY().default(true);
const no = schemas/* boolean */.zMY().default(false);
const config = schemas/* strictObject */.rej({
    input: (0,setting/* setting */.Pe)(optionalText, {
        description: 'File that holds the task; `-` is standard input.',
        trust: 'operator',
        group: 'Task',
        where: 'run',
        value: 'FILE',
        help: 'the task, from a file (- is standard input)',
    }),
    task: (0,setting/* setting */.Pe)(schemas/* array */.YOg(config_text).default([]), {
        description: 'The task itself; each time it is given is one turn.',
        trust: 'operator',
        group: 'Task',
        where: 'run',
        value: 'TEXT',
        help: 'the task, as text',
        list: 'whole',
    }),
    instructions: (0,setting/* setting */.Pe)(schemas/* string */.YjP().default(''), {
        description: 'Further instructions: a text, or the name of a file that holds them if there is such a file.',
        trust: 'operator',
        group: 'Task',
        value: 'TEXT|FILE',
        help: 'what else to keep in mind',
    }),
    workspace: (0,setting/* setting */.Pe)(config_text.default('.'), {
        description: 'Folder to work on; default: the current one.',
        trust: 'operator',
        group: 'Scope',
        where: 'run',
        value: 'DIR',
        help: 'folder to work on (default: the current one)',
    }),
    workingDirectory: (0,setting/* setting */.Pe)(config_text.default('.'), {
        description: 'Folder inside the workspace to keep to, for repositories that hold several projects.',
        trust: 'operator',
        group: 'Scope',
        where: 'run',
        value: 'DIR',
        help: 'keep to this folder inside the workspace',
    }),
    base: (0,setting/* setting */.Pe)(optionalText, {
        description: 'Where the diff under examination starts; default: the last commit.',
        trust: 'operator',
        group: 'Scope',
        where: 'run',
        value: 'REF',
        help: 'examine the changes since this commit or branch',
    }),
    file: (0,setting/* setting */.Pe)(schemas/* array */.YOg(config_text).default([]), {
        description: 'Files that the task is about, from the workspace.',
        trust: 'repository',
        group: 'Scope',
        value: 'PATH...',
        help: 'files that the task is about',
        list: 'lines',
    }),
    include: (0,setting/* setting */.Pe)(schemas/* array */.YOg(config_text).default([]), {
        description: 'Patterns of the files to look at; empty: all.',
        trust: 'repository',
        group: 'Scope',
        value: 'GLOB...',
        help: 'only these files (--exclude GLOB...: not these)',
        list: 'lines',
    }),
    exclude: (0,setting/* setting */.Pe)(schemas/* array */.YOg(config_text).default([]), {
        description: 'Patterns of files to leave out.',
        trust: 'repository',
        group: 'Scope',
        value: 'GLOB...',
        list: 'lines',
    }),
    mode: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(['auto', ...mode/* modeNames */._X, 'plan'])
        .transform((name) => (name === 'plan' ? 'planning' : name))
        .default('auto'), {
        description: 'Way of working; `auto` chooses one, `plan` is short for `planning`. This version has these, `reviewer`, `security` and `debugger`; the others are refused.',
        trust: 'repository',
        group: 'Work',
        value: 'NAME',
        help: 'auto, plan, reviewer, security or debugger',
    }),
    critics: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* enum */.k5n(mode/* criticNames */.pH))
        .transform((names) => mode/* criticNames */.pH.filter((name) => names.includes(name)))
        .default([...mode/* criticNames */.pH]), {
        description: 'Who examines the plan and the code it touches; `none`: nobody.',
        trust: 'repository',
        group: 'Work',
        value: 'NAMES',
        help: 'reviewer,security,debugger (default: all) or none',
        list: 'comma',
    }),
    plan: (0,setting/* setting */.Pe)(no, {
        description: 'Plan Mode: read and plan, change nothing.',
        trust: 'repository',
        group: 'Work',
        help: 'Plan Mode: read and plan, change nothing',
    }),
    engine: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(engineNames).default('auto'), {
        description: 'Who reasons over the evidence; `offline` asks no model.',
        trust: 'operator',
        group: 'Work',
        value: 'NAME',
        help: 'auto, openai or offline (no model)',
    }),
    timeout: (0,setting/* setting */.Pe)(schemas/* number */.aig().positive().max(86_400).default(600), {
        description: 'Seconds the whole run may take; the report is written all the same.',
        trust: 'repository',
        group: 'Work',
        value: 'SECONDS',
        help: 'time for the whole run (default: 600)',
    }),
    config: (0,setting/* setting */.Pe)(optionalText, {
        description: "One more settings file; inside the workspace it counts as the repository's.",
        trust: 'operator',
        group: 'Work',
        where: 'run',
        value: 'FILE',
        help: 'one more settings file',
    }),
    json: (0,setting/* setting */.Pe)(no, {
        description: 'Short for `format: json`.',
        trust: 'repository',
        group: 'Result',
        help: 'the report as JSON, and nothing else on stdout',
    }),
    format: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(formatNames).default('text'), {
        description: 'How the report is printed.',
        trust: 'repository',
        group: 'Result',
        value: 'NAME',
        help: 'json, text, markdown or sarif (default: text)',
    }),
    output: (0,setting/* setting */.Pe)(optionalText, {
        description: 'File to write the report to, besides stdout.',
        trust: 'operator',
        group: 'Result',
        value: 'FILE',
        help: 'write the report to this file too',
    }),
    quiet: (0,setting/* setting */.Pe)(no, {
        description: 'No progress on stderr.',
        trust: 'operator',
        group: 'Result',
        help: 'no progress on stderr',
    }),
    debug: (0,setting/* setting */.Pe)(no, {
        description: 'Say more on stderr: stages, times, and where a fault came from.',
        trust: 'operator',
        group: 'Result',
        help: 'say more on stderr',
    }),
    headless: (0,setting/* setting */.Pe)(no, {
        description: 'Accepted and noted in the report; there are no prompts with or without it.',
        trust: 'operator',
        group: 'Result',
        help: 'accepted; the program never prompts anyway',
    }),
    failOn: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(failOnNames).nullable().default(null), {
        description: 'Least severity of a finding that fails the run; default: `high` when a diff is examined, else `never`.',
        trust: 'repository',
        group: 'Policy',
        value: 'LEVEL',
        help: 'critical|high|medium|low|never (with a diff: high)',
    }),
    failOnPartial: (0,setting/* setting */.Pe)(no, {
        description: 'Fail the run when something was skipped or cut.',
        trust: 'repository',
        group: 'Policy',
        help: 'fail when something was skipped or cut',
    }),
    autoApproveSafe: (0,setting/* setting */.Pe)(yes, {
        description: 'Let actions that only read happen without asking.',
        trust: 'operator',
        group: 'Policy',
        help: 'let reading happen without asking (default: true)',
    }),
    failOnUnsafe: (0,setting/* setting */.Pe)(no, {
        description: 'End the run when an action is asked for that is not approved; default: refuse it and go on.',
        trust: 'operator',
        group: 'Policy',
        help: 'end the run when an unapproved action is asked for',
    }),
    prompt: promptBlock,
    rag: ragBlock,
    structuredOutput: structuredOutputBlock,
});
const spellings = { 'prompt.mode': 'mode' };


/***/ }),

/***/ 3445:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ modeNames),
/* harmony export */   n3: () => (/* binding */ modesHere),
/* harmony export */   pH: () => (/* binding */ criticNames)
/* harmony export */ });
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
const criticNames = ['reviewer', 'security', 'debugger'];
const modesHere = ['auto', 'plan', 'planning', ...criticNames];


/***/ }),

/***/ 6016:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   cl: () => (/* binding */ listSettings),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
/* unused harmony export groups */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

const groups = (/* unused pure expression or super */ null && ([
    'Task',
    'Scope',
    'Work',
    'Result',
    'Policy',
    'Prompt',
    'Retrieval',
    'Structured output',
]));
function setting(schema, info) {
    return schema.meta({ ...info });
}
function listSettings(schema, prefix = '') {
    const object = bare(schema);
    if (!(object instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH))
        return [leaf(schema, prefix)];
    return Object.entries(object.shape).flatMap(([key, value]) => listSettings(value, prefix === '' ? key : `${prefix}.${key}`));
}
function leaf(schema, path) {
    const info = schema.meta();
    if (info?.trust === undefined)
        throw new Error(`The setting ${path} has no description.`);
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL))
        throw new Error(`The setting ${path} has no default.`);
    const core = bare(schema);
    const element = core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA ? bare(core.element) : core;
    return {
        path,
        schema,
        kind: kindOf(core),
        fallback: schema.def.defaultValue,
        choices: element instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? element.options.map(String) : null,
        info,
    };
}
function kindOf(core) {
    if (core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)
        return 'boolean';
    if (core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt)
        return 'number';
    if (core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return 'list';
    if (core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        return 'table';
    return 'text';
}
function bare(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C) {
        return bare(schema.unwrap());
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPipe */ .utH)
        return bare(schema.in);
    return schema;
}
function valueAt(config, path) {
    return path.split('.').reduce((value, key) => value[key], config);
}


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