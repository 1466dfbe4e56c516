"use strict";
exports.id = 703;
exports.ids = [703,834];
exports.modules = {

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

/***/ 6629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/* unused harmony export categories */
const severities = ['critical', 'high', 'medium', 'low', 'info'];
const categories = (/* unused pure expression or super */ null && ([
    'correctness',
    'error-handling',
    'concurrency',
    'resources',
    'null-safety',
    'api-contract',
    'compatibility',
    'performance',
    'maintainability',
    'documentation',
    'testing',
    'configuration',
    'dependencies',
    'supply-chain',
    'injection',
    'cross-site-scripting',
    'path-traversal',
    'request-forgery',
    'authentication',
    'authorization',
    'cryptography',
    'deserialization',
    'data-exposure',
    'secret',
    'debug-code',
    'plan',
]));


/***/ }),

/***/ 3703:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S3: () => (/* binding */ endedEarly),
  yS: () => (/* binding */ folderOf),
  eF: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/core/coverage.js
var core_coverage = __webpack_require__(1553);
// EXTERNAL MODULE: ./build/core/drafts.js
var drafts = __webpack_require__(5219);
// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/domain/severity.js
var domain_severity = __webpack_require__(6629);
// EXTERNAL MODULE: ./build/core/hash.js
var hash = __webpack_require__(3443);
;// CONCATENATED MODULE: ./build/core/ledger.js


function settleFindings(drafts) {
    const ordered = [...drafts].sort(worstFirst);
    const kept = [];
    const doubles = [];
    const doublesOf = new Map();
    const groups = new Map();
    for (const draft of ordered) {
        const group = groupOf(draft, groups);
        const line = firstLine(draft.quote);
        const of = twin(draft, line, group);
        if (of === null) {
            enter(draft, line, kept.length, group);
            kept.push(draft);
            continue;
        }
        doubles.push({ draft, of });
        const others = doublesOf.get(of);
        if (others === undefined)
            doublesOf.set(of, [draft]);
        else
            others.push(draft);
    }
    const counts = new Map();
    const number = (draft) => {
        const count = (counts.get(draft.mode) ?? 0) + 1;
        counts.set(draft.mode, count);
        return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
    };
    const findings = kept.map((draft, index) => number(alsoAt(draft, doublesOf.get(index) ?? [])));
    return {
        findings,
        suppressed: doubles.map(({ draft }) => ({ finding: number(draft), reason: 'duplicate' })),
    };
}
function fingerprint(draft) {
    const subject = draft.file === null ? `${draft.mode}\n${draft.title}` : firstLine(draft.quote);
    const text = [draft.file ?? '', draft.category, subject].join('\n');
    return (0,hash/* sha256Hex */.f)(text).slice(0, 32);
}
function worstFirst(a, b) {
    return (rank(a.severity) - rank(b.severity) ||
        b.confidence - a.confidence ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.startLine ?? 0) - (b.startLine ?? 0) ||
        compare(a.title, b.title));
}
function rank(severity) {
    return domain_severity/* severities */.g.indexOf(severity);
}
function reaches(findings, threshold) {
    return threshold !== 'never' && findings.some((f) => rank(f.severity) <= rank(threshold));
}
function groupOf(draft, groups) {
    const { file, category, mode, title } = draft;
    const key = JSON.stringify(file === null ? [null, category, mode, title] : [file, category]);
    const known = groups.get(key);
    if (known !== undefined)
        return known;
    const made = { stretches: [], byLine: new Map(), placeless: null };
    groups.set(key, made);
    return made;
}
function twin(draft, line, group) {
    if (draft.file === null)
        return group.placeless;
    const found = [];
    const alike = line === '' ? undefined : group.byLine.get(line);
    if (alike !== undefined)
        found.push(alike);
    if (draft.startLine !== null) {
        const { start, end } = stretchOf(draft.startLine, draft.endLine);
        for (let at = firstEndingFrom(start, group.stretches); at < group.stretches.length; at += 1) {
            const other = group.stretches[at];
            if (other === undefined || other.start > end)
                break;
            found.push(other.index);
        }
    }
    return found.length === 0 ? null : found.reduce((least, index) => Math.min(least, index));
}
function enter(draft, line, index, group) {
    if (draft.file === null) {
        group.placeless = index;
        return;
    }
    if (line !== '')
        group.byLine.set(line, index);
    if (draft.startLine === null)
        return;
    const stretch = stretchOf(draft.startLine, draft.endLine);
    group.stretches.splice(firstEndingFrom(stretch.start, group.stretches), 0, { ...stretch, index });
}
function stretchOf(start, end) {
    return { start, end: Math.max(start, end ?? start) };
}
function firstEndingFrom(line, stretches) {
    let low = 0;
    let high = stretches.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((stretches[middle]?.end ?? 0) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function alsoAt(draft, doubles) {
    const elsewhere = doubles
        .filter((d) => d.startLine !== null && d.startLine !== draft.startLine && d.ruleId === draft.ruleId)
        .map((d) => d.startLine)
        .sort((a, b) => a - b);
    if (elsewhere.length === 0)
        return draft;
    const lines = [...new Set(elsewhere)];
    return {
        ...draft,
        detail: `${draft.detail} The same stands at line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}.`,
    };
}
function firstLine(quote) {
    const line = quote.split('\n').find((l) => l.trim() !== '') ?? '';
    return line.replace(/\s+/g, ' ').trim();
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/outcome.js


function conclude(facts) {
    const { fault, stop, coverage, findings, counting, failOn } = facts;
    if (fault)
        return { status: 'failure', message: fault.message };
    if (stop === 'signal')
        return { status: 'failure', message: 'Interrupted; the report holds what was done until then.' };
    const failed = coverage.failed[0];
    if (failed) {
        const more = coverage.failed.length > 1 ? ` and ${coverage.failed.length - 1} more` : '';
        return {
            status: 'failure',
            message: `Not everything that was planned could be done: ${failed.what}${more} failed.`,
        };
    }
    const partial = coverage.skipped[0]?.what ?? coverage.truncated[0]?.what;
    if (facts.failOnPartial && partial !== undefined && stop === null) {
        return {
            status: 'failure',
            message: `The examination is partial (${partial}), and --fail-on-partial is set.`,
        };
    }
    if (stop === 'timeout')
        return { status: 'timeout', message: 'Time was up; the report holds what was done until then.' };
    if (reaches(counting, failOn)) {
        const worst = counting.filter((f) => reaches([f], failOn)).length;
        const noun = worst === 1 ? 'finding is' : 'findings are';
        return { status: 'findings', message: `${worst} ${noun} ${failOn} or worse.` };
    }
    if (facts.unclear) {
        return {
            status: 'needs_clarification',
            message: 'Nothing in the workspace matches this task; it needs a word more.',
        };
    }
    if (facts.plan)
        return { status: 'awaiting_approval', message: planned(facts.plan, findings.length) };
    return { status: 'success', message: 'Done.' };
}
function planned(plan, findings) {
    const found = findings === 0 ? 'no findings' : (0,count/* counted */.h)(findings, 'finding');
    return `A plan of ${(0,count/* counted */.h)(plan.steps.length, 'step')} awaits approval, with ${found}. Nothing was changed.`;
}
function errorOf(fault, stop, coverage, message) {
    if (stop === 'signal')
        return { kind: 'budget', message, hint: 'Run again to examine the rest.' };
    if (coverage.failed[0]) {
        const { what, reason } = coverage.failed[0];
        return {
            kind: fault?.kind ?? 'internal',
            message: `${what}: ${reason}`,
            hint: 'The report’s coverage names everything that failed.',
        };
    }
    if (fault)
        return { kind: fault.kind, message: fault.message, hint: fault.hint };
    if (stop === 'timeout')
        return {
            kind: 'budget',
            message,
            hint: 'Give more time with --timeout SECONDS, or narrow the run with --include.',
        };
    return null;
}

// EXTERNAL MODULE: ./build/core/plan.js
var core_plan = __webpack_require__(1372);
// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
// EXTERNAL MODULE: ./build/core/report-start.js
var report_start = __webpack_require__(3728);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
;// CONCATENATED MODULE: ./build/domain/status.js
const statuses = (/* unused pure expression or super */ null && ([
    'failure',
    'timeout',
    'rejected',
    'findings',
    'needs_clarification',
    'awaiting_approval',
    'success',
]));
function exitCode(status) {
    return status === 'failure' || status === 'timeout' || status === 'rejected' || status === 'findings'
        ? 1
        : 0;
}

// EXTERNAL MODULE: ./build/modes/planning.js + 8 modules
var planning = __webpack_require__(998);
;// CONCATENATED MODULE: ./build/core/permission.js
function decide(request, policy) {
    if (request.safe && policy.autoApproveSafe)
        return 'allow';
    return !request.safe && policy.failOnUnsafe ? 'end' : 'refuse';
}

;// CONCATENATED MODULE: ./build/pipelines/gate.js


function openGate(policy, notes) {
    return (request) => {
        const answer = decide(request, policy);
        if (answer === 'end') {
            throw new errors/* RunError */.e4('permission', `Not approved: ${request.action}. The run ends here, as --fail-on-unsafe asks.`, {
                hint: 'Approve it beforehand, or leave --fail-on-unsafe out to go on without it.',
            });
        }
        if (answer === 'refuse') {
            notes.push({
                skipped: [{ what: request.action, reason: 'it was not approved, and nobody can be asked' }],
            });
        }
        return answer === 'allow';
    };
}

// EXTERNAL MODULE: ./build/core/redact.js + 1 modules
var redact = __webpack_require__(834);
;// CONCATENATED MODULE: ./build/core/diff-lines.js
function addedLines(file) {
    const lines = new Set();
    for (const hunk of file.hunks) {
        for (const line of hunk.lines)
            if (line.kind === 'add' && line.newLine !== null)
                lines.add(line.newLine);
    }
    return lines;
}
function mapLine(file, oldLine) {
    if (file.binary || file.status === 'added' || file.status === 'deleted')
        return null;
    let moved = 0;
    for (const hunk of file.hunks) {
        const first = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
        if (oldLine < first)
            return oldLine + moved;
        if (oldLine < first + hunk.oldLines) {
            return hunk.lines.find((line) => line.oldLine === oldLine)?.newLine ?? null;
        }
        moved += hunk.newLines - hunk.oldLines;
    }
    return file.truncated ? null : oldLine + moved;
}
function commentable(file, startLine, endLine) {
    if (startLine > endLine)
        return false;
    return file.hunks.some((hunk) => hunk.newLines > 0 && startLine >= hunk.newStart && endLine < hunk.newStart + hunk.newLines);
}

// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(1088);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/concerns.js



const most = 300;
const mostGuessed = 4;
function concernsOf(evidence) {
    const added = addedByFile(evidence);
    const concerns = new Map();
    const add = (file, reason) => {
        if (!concerns.has(file))
            concerns.set(file, { file, addedLines: added.get(file) ?? null, reason });
    };
    const addDiff = () => {
        for (const file of added.keys())
            add(file, 'the diff changes it');
    };
    for (const frame of (0,plan_spots/* ownFrames */.LN)(evidence))
        if (frame.file)
            add(frame.file, 'the stack trace leads there');
    for (const file of evidence.passages?.namedFiles ?? [])
        add(file, 'the task names it');
    if (evidence.diff?.asked)
        addDiff();
    const guessed = new Set((evidence.passages?.passages ?? []).map((passage) => passage.file));
    for (const file of [...guessed].filter((f) => (0,file_kind/* fileKind */.h)(f) !== 'generated').slice(0, mostGuessed)) {
        add(file, 'the words of the task lead there');
    }
    addDiff();
    return [...concerns.values()].slice(0, most);
}
function addedByFile(evidence) {
    const files = (evidence.diff?.files ?? []).filter((file) => file.status !== 'deleted' && !file.binary);
    return new Map(files.map((file) => [file.path, addedLines(file)]));
}

;// CONCATENATED MODULE: ./build/pipelines/gather.js


async function gather(question, collectors, ports, stages) {
    const evidence = {};
    if (!ports.permit({ action: 'read the files of the workspace', safe: true })) {
        throw new errors/* RunError */.e4('permission', 'Reading the files of the workspace was not approved.', {
            hint: 'Leave --auto-approve-safe at its default, true.',
        });
    }
    if (ports.repositoryFault)
        stages.notes.push({ failed: [{ what: 'git', reason: ports.repositoryFault }] });
    const round = async (number, asked) => {
        const ended = await Promise.allSettled(collectors
            .filter((collector) => collector.round === number)
            .map((collector) => collect(collector, asked, ports, stages, evidence)));
        for (const one of ended)
            if (one.status === 'rejected')
                throw one.reason;
    };
    await round(1, question);
    await round(2, {
        ...question,
        concerns: concernsOf(evidence),
        passages: evidence.passages?.passages ?? [],
    });
    ports.learn((evidence.rules?.hits ?? []).flatMap((hit) => hit.secrets ?? []));
    return evidence;
}
async function collect(collector, question, ports, stages, evidence) {
    const gathered = await stages.run(collector.name, () => collector.gather(question, ports));
    if (gathered === null)
        return;
    stages.notes.push(gathered.coverage);
    if (gathered.facts !== null)
        Object.assign(evidence, { [collector.name]: gathered.facts });
}

;// CONCATENATED MODULE: ./build/core/anchor.js
function anchorage(text, send) {
    const lines = text.split('\n');
    let exact = null;
    let loose = null;
    let shown = null;
    const own = {
        sent: () => {
            shown ??= send === undefined ? own : anchorage(send(text));
            return shown;
        },
        exact: () => {
            exact ??= indexed(lines.map(unended));
            return exact;
        },
        squeezed: () => {
            loose ??= indexed(lines.map(squeezed));
            return loose;
        },
    };
    return own;
}
function anchor_anchor(quote, text, hint = null) {
    const wanted = trimBlank(quote.split('\n'));
    if (wanted.length === 0)
        return null;
    const file = typeof text === 'string' ? anchorage(text) : text;
    const exact = nearest(file.exact(), wanted.map(unended), hint);
    if (exact !== 'nowhere')
        return exact;
    const loose = nearest(file.squeezed(), wanted.map(squeezed), hint);
    return loose === 'nowhere' ? null : loose;
}
function nearest(lines, sought, hint) {
    const stands = (at) => sought.every((line, i) => lines.forms[at + i] === line);
    const place = (at) => ({ startLine: at + 1, endLine: at + sought.length });
    const starts = lines.at.get(sought[0]) ?? [];
    if (hint === null) {
        const first = starts.findIndex(stands);
        if (first < 0)
            return 'nowhere';
        return starts.some((at, index) => index > first && stands(at)) ? null : place(starts[first]);
    }
    let below = firstFrom(hint - 1, starts);
    let above = below - 1;
    while (above >= 0 || below < starts.length) {
        const up = starts[above];
        const down = starts[below];
        const isUp = up !== undefined && (down === undefined || hint - 1 - up <= down - (hint - 1));
        const at = (isUp ? up : down);
        if (stands(at))
            return place(at);
        if (isUp)
            above -= 1;
        else
            below += 1;
    }
    return 'nowhere';
}
function firstFrom(position, rising) {
    let low = 0;
    let high = rising.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (rising[middle] < position)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function indexed(forms) {
    const at = new Map();
    forms.forEach((form, index) => {
        const known = at.get(form);
        if (known === undefined)
            at.set(form, [index]);
        else
            known.push(index);
    });
    return { forms, at };
}
function unended(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function squeezed(line) {
    return line.replace(/\s+/g, '');
}
function trimBlank(lines) {
    const full = lines.map((line) => line.trim() !== '');
    const first = full.indexOf(true);
    return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}

;// CONCATENATED MODULE: ./build/core/examined.js

function examinedBy(critic, evidence) {
    switch (critic) {
        case 'reviewer':
            return [...byRules('reviewer', evidence), ...theDiff(evidence)];
        case 'security':
            return [...byRules('security', evidence), ...forSecrets(evidence)];
        case 'debugger':
            return theTraces(evidence.traces?.traces ?? []);
    }
}
function byRules(critic, { rules }) {
    if (rules === undefined || rules.scannedFiles.length === 0)
        return [];
    return [
        `${(0,count/* counted */.h)(rules.scannedFiles.length, 'file')} by ${(0,count/* counted */.h)(rules.ruleCounts[critic], 'code rule')}`,
    ];
}
function theDiff({ diff }) {
    return diff === undefined || diff.files.length === 0
        ? []
        : [`a diff of ${(0,count/* counted */.h)(diff.files.length, 'file')}`];
}
function forSecrets({ secrets }) {
    if (secrets === undefined || secrets.scannedFiles.length === 0)
        return [];
    return [`${(0,count/* counted */.h)(secrets.scannedFiles.length, 'file')} searched for secrets`];
}
function theTraces(traces) {
    const frames = traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.place !== null && !frame.foreign).length;
    if (here === 0)
        return [];
    return [
        `${(0,count/* counted */.h)(traces.length, 'stack trace')}, ${here} of ${(0,count/* counted */.h)(frames.length, 'frame')} in the files looked at`,
    ];
}

;// CONCATENATED MODULE: ./build/core/occurrences.js
function occurrences(sought, text) {
    if (sought === '')
        return [];
    const fall = fallback(sought);
    const found = [];
    let matched = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        while (matched > 0 && sought.charCodeAt(matched) !== code)
            matched = fall[matched - 1] ?? 0;
        if (sought.charCodeAt(matched) === code)
            matched += 1;
        if (matched === sought.length) {
            found.push(at + 1 - matched);
            matched = 0;
        }
    }
    return found;
}
function fallback(sought) {
    const fall = [0];
    let matched = 0;
    for (let at = 1; at < sought.length; at += 1) {
        while (matched > 0 && sought[matched] !== sought[at])
            matched = fall[matched - 1] ?? 0;
        if (sought[matched] === sought[at])
            matched += 1;
        fall.push(matched);
    }
    return fall;
}

;// CONCATENATED MODULE: ./build/core/quote-places.js


const shortestPart = 8;
function quotePlaces(quote, file) {
    const read = readings(quote).map((lines) => trimmed(lines.map(unended)));
    const wanted = read.filter((lines) => lines.length > 0);
    for (const lines of wanted) {
        const places = standing(file.exact(), lines);
        if (places.length > 0)
            return { places, exact: true };
    }
    for (const lines of wanted) {
        const places = standing(file.squeezed(), lines.map(squeezed));
        if (places.length > 0)
            return { places, exact: false };
    }
    for (const lines of wanted) {
        const places = within(file.squeezed(), lines.map(squeezed).join(''));
        if (places.length > 0)
            return { places, exact: false };
    }
    return { places: [], exact: false };
}
function readings(quote) {
    const lines = quote.split('\n');
    const all = [lines];
    const full = trimmed(lines);
    if (full.length > 2 && full[0]?.trimStart().startsWith('```') && full.at(-1)?.trim() === '```')
        all.push(full.slice(1, -1));
    const [only = ''] = full;
    if (full.length === 1 && /^`[^`]+`$/.test(only.trim()))
        all.push([only.trim().slice(1, -1)]);
    const signed = all.at(-1) ?? lines;
    const isDiff = signed.every((line) => /^(?:[ +-]|$)/.test(line)) && signed.some((line) => line[0] === '+');
    if (isDiff)
        all.push(signed.filter((line) => line[0] !== '-').map((line) => line.slice(1)));
    return all;
}
function standing({ forms, at }, sought) {
    const starts = at.get(sought[0]) ?? [];
    return starts
        .filter((start) => sought.every((line, i) => forms[start + i] === line))
        .map((start) => ({ startLine: start + 1, endLine: start + sought.length }));
}
function within({ forms }, sought) {
    if (sought.length < shortestPart)
        return [];
    const ends = [];
    let length = 0;
    for (const form of forms) {
        length += form.length;
        ends.push(length);
    }
    let line = 0;
    return occurrences(sought, forms.join('')).map((start) => {
        while ((ends[line] ?? length) <= start)
            line += 1;
        let last = line;
        while ((ends[last] ?? length) < start + sought.length)
            last += 1;
        return { startLine: line + 1, endLine: last + 1 };
    });
}
function trimmed(lines) {
    const full = lines.map((line) => line.trim() !== '');
    const first = full.indexOf(true);
    return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}

;// CONCATENATED MODULE: ./build/core/place-quote.js


const longestQuote = 4_000;
const mostNamed = 5;
function placedByQuote(draft, file, evidence) {
    const sent = file.sent();
    const { places, exact } = quotePlaces(draft.quote, sent);
    const meant = placesMeant(places, draft.file ?? '', evidence);
    const [place] = meant;
    if (place === undefined)
        return null;
    const code = linesOf(sent, place);
    const whole = exact && code === linesOf(file, place);
    const { suggestion } = draft;
    return {
        ...draft,
        ...place,
        detail: `${draft.detail}${elsewhere(meant)}`,
        quote: code.length <= longestQuote ? code : draft.quote,
        suggestion: suggestion === null || whole ? suggestion : { ...suggestion, replacement: null },
    };
}
function placesMeant(places, file, evidence) {
    if (places.length < 2)
        return places;
    const pointed = linesPointedAt(file, evidence);
    const pointedAt = places.filter((place) => touches(place, pointed));
    if (pointedAt.length > 0)
        return pointedAt;
    const shown = linesShown(file, evidence);
    return places.filter((place) => touches(place, shown));
}
function linesPointedAt(file, evidence) {
    const changed = evidence.diff?.files.find((one) => one.path === file);
    const lines = changed === undefined ? new Set() : addedLines(changed);
    for (const frame of place_quote_frames(evidence))
        if (frame.file === file && frame.line !== null)
            lines.add(frame.line);
    for (const hit of evidence.rules?.hits ?? [])
        if (hit.file === file)
            addAll(lines, hit);
    return lines;
}
function linesShown(file, evidence) {
    const lines = new Set();
    const changed = evidence.diff?.files.find((one) => one.path === file);
    for (const { newStart, newLines } of changed?.hunks ?? [])
        addAll(lines, { startLine: newStart, endLine: newStart + newLines - 1 });
    const passages = place_quote_frames(evidence).flatMap((frame) => frame.place ?? []);
    for (const passage of [...(evidence.passages?.passages ?? []), ...passages])
        if (passage.file === file)
            addAll(lines, passage);
    return lines;
}
function place_quote_frames(evidence) {
    return (evidence.traces?.traces ?? []).flatMap((trace) => trace.frames);
}
function addAll(lines, { startLine, endLine }) {
    for (let line = startLine; line <= endLine; line += 1)
        lines.add(line);
}
function touches({ startLine, endLine }, lines) {
    for (let line = startLine; line <= endLine; line += 1)
        if (lines.has(line))
            return true;
    return false;
}
function linesOf(file, { startLine, endLine }) {
    return file
        .exact()
        .forms.slice(startLine - 1, endLine)
        .join('\n');
}
function elsewhere(places) {
    const lines = places.slice(1).map((place) => place.startLine);
    if (lines.length === 0)
        return '';
    const more = lines.length > mostNamed ? ` and ${lines.length - mostNamed} more` : '';
    return ` The same code also stands at line${lines.length > 1 ? 's' : ''} ${lines.slice(0, mostNamed).join(', ')}${more}.`;
}

;// CONCATENATED MODULE: ./build/core/verify.js



function verify(draft, text, evidence) {
    if (draft.file === null)
        return { kept: true, draft };
    if (draft.startLine === null)
        return verifyQuote(draft, text, evidence);
    const place = text === null ? null : anchor_anchor(draft.quote, text, draft.startLine);
    const secret = draft.ruleId !== null && draft.quote.includes('[redacted');
    if (place === null && !secret)
        return { kept: false, draft, reason: 'quote-not-found' };
    return withinScope(place === null ? draft : { ...draft, ...place }, draft.file, evidence);
}
function verifyQuote(draft, text, evidence) {
    const file = typeof text === 'string' ? anchorage(text) : text;
    const placed = file === null ? null : placedByQuote(draft, file, evidence);
    if (placed === null)
        return { kept: false, draft, reason: 'quote-not-found' };
    return withinScope(placed, draft.file ?? '', evidence);
}
function withinScope(draft, file, evidence) {
    const start = draft.startLine ?? 1;
    const isIn = draft.mode === 'debugger' || (0,drafts/* inScope */.SB)(evidence, file, start, draft.endLine ?? start);
    return isIn ? { kept: true, draft } : { kept: false, draft, reason: 'outside-diff' };
}

;// CONCATENATED MODULE: ./build/pipelines/judge.js




async function judge(conclusions, evidence, tree) {
    const drafts = conclusions.flatMap(draftsOf);
    const texts = new Map();
    for (const file of new Set(drafts.flatMap((d) => d.file ?? []))) {
        const content = await tree.read(file);
        texts.set(file, content.kind === 'text' ? anchorage(content.text) : null);
    }
    const verified = drafts.map((draft) => verify(draft, texts.get(draft.file ?? '') ?? null, evidence));
    const ledger = settleFindings(verified.flatMap((v) => (v.kept ? [v.draft] : [])));
    const held = verified.flatMap((v) => (v.kept ? [] : [{ draft: v.draft, reason: v.reason }]));
    const heldNumbers = new Map();
    for (const f of [...ledger.findings, ...ledger.suppressed.map((s) => s.finding)]) {
        heldNumbers.set(f.mode, (heldNumbers.get(f.mode) ?? 0) + 1);
    }
    const suppressed = held.map(({ draft, reason }) => {
        const number = (heldNumbers.get(draft.mode) ?? 0) + 1;
        heldNumbers.set(draft.mode, number);
        const [settled] = settleFindings([draft]).findings;
        return { finding: { ...settled, id: `${draft.mode}-${number}` }, reason };
    });
    return {
        modes: modesOf(conclusions, ledger.findings, evidence),
        findings: ledger.findings,
        suppressed: [...ledger.suppressed, ...suppressed],
    };
}
function draftsOf(conclusion) {
    switch (conclusion.mode) {
        case 'reviewer':
            return conclusion.issues;
        case 'security':
            return conclusion.vulnerabilities;
        case 'debugger':
            return conclusion.errors;
    }
}
function modesOf(conclusions, findings, evidence) {
    const of = (mode) => findings.filter((f) => f.mode === mode);
    const modes = {};
    for (const c of conclusions) {
        const examined = examinedBy(c.mode, evidence);
        if (c.mode === 'reviewer') {
            modes.reviewer = {
                examined,
                issues: of('reviewer'),
                suggestions: c.suggestions,
                positives: c.positives,
            };
        }
        else if (c.mode === 'security') {
            const vulnerabilities = of('security');
            modes.security = {
                examined,
                vulnerabilities,
                severity: vulnerabilities.map((v) => v.severity),
                recommendations: c.recommendations,
            };
        }
        else
            modes.debugger = { examined, errors: of('debugger'), rootCause: c.rootCause, fixes: c.fixes };
    }
    return modes;
}

;// CONCATENATED MODULE: ./build/pipelines/stages.js

function openStages(ports) {
    const notes = [];
    const timings = [];
    const faults = [];
    const { signal, clock, emit } = ports;
    async function timed(name, work, told) {
        const start = clock.elapsed();
        const end = (ok, note) => {
            const milliseconds = Math.round(clock.elapsed() - start);
            timings.push({ name, milliseconds, ok, note });
            emit({ type: 'stage_finished', stage: name, ok, note, milliseconds });
        };
        emit({ type: 'stage_started', stage: name });
        try {
            const result = await work();
            end(true, told(result));
            return result;
        }
        catch (thrown) {
            const fault = (0,errors/* asRunError */.S)(thrown);
            if (fault.kind === 'budget' && signal.aborted) {
                notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
                end(false, stopReason(signal));
                return null;
            }
            emit({ type: 'fault', stage: name, detail: [fault.stack, fault.cause].filter(Boolean).join('\n') });
            end(false, fault.message);
            if (fault.kind === 'input' || fault.kind === 'permission')
                throw fault;
            notes.push({ failed: [{ what: name, reason: fault.message }] });
            faults.push(fault);
            return null;
        }
    }
    return {
        notes,
        timings,
        faults,
        async run(name, work, told = () => '') {
            if (!signal.aborted)
                return timed(name, () => untilStopped(work(), signal), told);
            notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
            return null;
        },
        finish: (name, work) => timed(name, work, () => ''),
    };
}
function stopReason(signal) {
    return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}
function untilStopped(work, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new errors/* RunError */.e4('budget', stopReason(signal)));
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}

;// CONCATENATED MODULE: ./build/pipelines/plan.js







async function planPipeline(question, crew, ports, stages = openStages(ports)) {
    const { task } = question;
    const evidence = await gather(question, crew.collectors, ports, stages);
    const plan = await stages.run('plan', async () => {
        const draft = await crew.engine.plan(task, evidence);
        const made = (0,core_plan/* createPlan */.qT)((0,redact.redactDeep)(draft, ports.known()), ports.clock.now());
        const faults = (0,core_plan/* stepFaults */.Cn)(made.steps);
        if (faults.length > 0)
            throw new errors/* RunError */.e4('model', `The plan does not hold together: ${faults.join(' ')}`);
        return made;
    }, (made) => (0,count/* counted */.h)(made.steps.length, 'step'));
    const conclusions = await Promise.all(crew.critics.map((critic) => criticStage(critic, question, evidence, plan, crew.engine, stages)));
    const said = conclusions.filter((c) => c !== null);
    const judged = await stages.finish('findings', () => judge(said, evidence, ports.tree));
    return { evidence, plan, judged: judged ?? { modes: {}, findings: [], suppressed: [] }, stages };
}
async function criticStage(critic, { task }, evidence, plan, engine, stages) {
    if (plan === null) {
        stages.notes.push({ skipped: [{ what: critic.name, reason: 'there was no plan to examine' }] });
        return null;
    }
    return stages.run(critic.name, () => engine.examine(critic, task, evidence, plan));
}

;// CONCATENATED MODULE: ./build/run.js












async function run(order, crew, world) {
    const { task, config, own } = order;
    const start = world.clock.elapsed();
    const stages = openStages(world);
    const ports = { ...world, permit: openGate(config, stages.notes) };
    let planned = null;
    let fault = null;
    world.emit({ type: 'run_started', task: task.title, engine: crew.engine.info.kind });
    try {
        const { base, include, exclude } = config;
        const question = {
            task,
            base,
            include,
            exclude,
            own,
            under: folderOf(config),
            concerns: [],
            passages: [],
        };
        planned = await planPipeline(question, crew, ports, stages);
    }
    catch (thrown) {
        fault = (0,errors/* asRunError */.S)(thrown);
    }
    const report = concluded(order, crew, { planned, fault, stages, stop: stopOf(world.signal) });
    const seconds = (world.clock.elapsed() - start) / 1000;
    world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
    return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}
function concluded(order, crew, { planned, fault, stages, stop }) {
    const { task, config, warnings } = order;
    const coverage = (0,core_coverage/* addCoverage */.q)(stages.notes);
    const findings = planned?.judged.findings ?? [];
    const plan = planned?.plan ?? null;
    const { status, message } = conclude({
        fault,
        stop,
        coverage,
        findings,
        ...threshold(config, planned),
        failOnPartial: config.failOnPartial,
        plan,
        unclear: planned !== null && plan !== null && (0,planning/* needsAnswer */.m)(planned.evidence),
    });
    return {
        ...(0,report_start/* startedReport */.q)(task, config, warnings, crew.engine.info),
        status,
        success: exitCode(status) === 0,
        exitCode: exitCode(status),
        message,
        output: plan ? (0,plan_markdown/* planMarkdown */.X)(plan) : '',
        error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
        plan,
        todos: plan ? (0,core_plan/* todosOf */.jm)(plan) : [],
        approval: plan ? { state: 'drafted', planId: plan.id } : null,
        modes: planned?.judged.modes ?? {},
        findings,
        suppressed: planned?.judged.suppressed ?? [],
        coverage,
        suggestions: suggestions(status, plan),
        metrics: {
            stages: stages.timings,
            filesInWorkspace: planned?.evidence.passages?.searchedFiles ?? null,
        },
    };
}
function threshold(config, planned) {
    const all = planned?.judged.findings ?? [];
    if (config.failOn !== null || !planned?.evidence.diff)
        return { failOn: config.failOn ?? 'never', counting: all };
    const { evidence } = planned;
    const added = all.filter((f) => f.file !== null && (0,drafts/* isAdded */.N0)(evidence, f.file, f.startLine ?? 1, f.endLine ?? 1));
    return { failOn: 'high', counting: added };
}
function endedEarly(thrown, start, signal) {
    const stop = stopOf(signal);
    const fault = stop === null ? (0,errors/* asRunError */.S)(thrown) : null;
    const coverage = (0,core_coverage/* addCoverage */.q)(stop === null ? [] : [{ skipped: [{ what: 'everything', reason: stopReason(signal) }] }]);
    const nothing = {
        findings: [],
        counting: [],
        failOn: 'never',
        failOnPartial: false,
        plan: null,
        unclear: false,
    };
    const { status, message } = conclude({ fault, stop, coverage, ...nothing });
    const late = stop === 'timeout' ? whatWasLate(thrown) : null;
    if (late)
        return { ...start, status, message: late.message, coverage, error: late };
    return { ...start, status, message, coverage, error: errorOf(fault, stop, coverage, message) };
}
function whatWasLate(thrown) {
    if (!(thrown instanceof errors/* RunError */.e4) || thrown.kind !== 'budget' || thrown.hint === null)
        return null;
    const { kind, message, hint } = thrown;
    return { kind, message, hint };
}
function stopOf(signal) {
    if (!signal.aborted)
        return null;
    return signal.reason instanceof errors/* Stopped */.C9 ? signal.reason.why : 'signal';
}
function folderOf(config) {
    return config.workingDirectory === '.'
        ? ''
        : config.workingDirectory.replaceAll('\\', '/').replace(/\/+$/, '');
}
function suggestions(status, plan) {
    if (plan === null)
        return [];
    if (status === 'needs_clarification')
        return ['Name a file, a symbol or an error message in the task and run again.'];
    return ['Read the plan’s assumptions first: what is wrong there is wrong everywhere below.'];
}


/***/ })

};
;