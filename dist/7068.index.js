"use strict";
exports.id = 7068;
exports.ids = [7068,7690];
exports.modules = {

/***/ 7470:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ asSent)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);


function asSent(known) {
    const blank = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redactor)(known);
    return (text) => (0,_clean__WEBPACK_IMPORTED_MODULE_1__.visible)(blank(text).text);
}


/***/ }),

/***/ 5938:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ serverPrefix),
/* harmony export */   Ie: () => (/* binding */ canUseTool),
/* harmony export */   fH: () => (/* binding */ mayEverUse)
/* harmony export */ });
/* unused harmony export isProposable */
/* harmony import */ var _domain_tool__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6884);
/* harmony import */ var _document_paths__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3803);
/* harmony import */ var _tool_filter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1112);



const allow = { kind: 'allow' };
const serverPrefix = 'mcp__';
function canUseTool(request, policy) {
    const { tool, mode } = request;
    const fromOutside = tool.name.startsWith(serverPrefix);
    if (policy.tier === 'untrusted' && (fromOutside || !reading.includes(tool.effect)))
        return outOfReach(tool.effect, 'Not done: the task is not trusted, so files are read here and nothing else is done.');
    if (!(0,_tool_filter__WEBPACK_IMPORTED_MODULE_0__/* .isAllowed */ .Jr)(tool, mode.grants))
        return { kind: 'not-granted' };
    if (tool.effect === 'write' && mode.grants.writes === 'documents')
        return asDocument(request);
    if (policy.planMode && !reading.includes(tool.effect) && tool.effect !== 'network')
        return outOfReach(tool.effect, 'Not done: this is Plan Mode, in which files are read and nothing is changed or executed.');
    return byEffect(request, policy);
}
function asDocument({ tool, mode, path }) {
    const fault = path === null ? 'Only one document at a time may be written here.' : (0,_document_paths__WEBPACK_IMPORTED_MODULE_1__/* .writeFault */ .ii)(path, mode.grants);
    return fault === null ? allow : outOfReach(tool.effect, `Not done: ${fault}`);
}
const reading = ['read', 'search', 'git'];
function byEffect({ tool, mayChange }, policy) {
    const { permissionMode, allowExec, allowNetwork, autoApproveSafe } = policy;
    const bypass = permissionMode === 'bypassPermissions';
    switch (tool.effect) {
        case 'read':
        case 'search':
        case 'git':
            return autoApproveSafe
                ? allow
                : { kind: 'refuse', reason: 'Not done: reading was not approved (--auto-approve-safe is off).' };
        case 'network':
            return allowNetwork ? allow : unsafe(tool, policy, 'The network was not allowed (--allow-network).');
        case 'exec':
        case 'diagnose':
            return allowExec || bypass ? allow : unsafe(tool, policy, 'Executing was not allowed (--allow-exec).');
        case 'write':
            return mayChange && (bypass || (permissionMode === 'acceptEdits' && tool.name !== 'git_commit'))
                ? allow
                : unsafe(tool, policy, mayChange ? 'Changes wait for approval.' : 'Nothing is changed while a plan is made or examined.');
        case 'forge':
            return unsafe(tool, policy, 'Nothing is written outside this machine.');
    }
}
function unsafe(tool, { failOnUnsafe }, why) {
    if (failOnUnsafe)
        return { kind: 'end', reason: why };
    return outOfReach(tool.effect, `Not done: ${why.charAt(0).toLowerCase()}${why.slice(1)}`);
}
function outOfReach(effect, reason) {
    return { kind: isProposable(effect) ? 'propose' : 'refuse', reason };
}
function isProposable(effect) {
    return effect === 'write' || effect === 'exec';
}
function mayEverUse(tool, policy) {
    const anyMode = { name: 'developer', grants: { effects: _domain_tool__WEBPACK_IMPORTED_MODULE_2__/* .effects */ .z, also: [], never: [], writes: 'all' } };
    const asked = { callId: '', tool, mode: anyMode, mayChange: true, path: null };
    return canUseTool(asked, { ...policy, autoApproveSafe: true }).kind === 'allow';
}


/***/ }),

/***/ 6394:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   QR: () => (/* binding */ alone),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   t3: () => (/* binding */ obeyed)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);


function obeyed(command, request = '') {
    return { read: { ok: true, command }, request };
}
function refused(message) {
    return { read: { ok: false, message }, request: '' };
}
function alone({ words, text }, name, command) {
    if (words.length === 0)
        return obeyed(command);
    return refused(`\`${name}\` takes nothing behind it, but ${quoted(text)} stands there.`);
}
function didYouMean(word, known, before = '') {
    const meant = (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, known);
    return meant === null ? '' : ` Did you mean \`${before}${meant}\`?`;
}
function quoted(text) {
    const line = (0,_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(text.slice(0, 200)).replaceAll('`', "'");
    return `\`${line.length > 40 ? `${line.slice(0, 39)}…` : line}\``;
}


/***/ }),

/***/ 2566:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ ownLines)
});

;// CONCATENATED MODULE: ./build/core/commands/paragraph.js
const block = 'details|blockquote|pre';
const inline = 'code|samp|kbd';
const token = new RegExp(`\\\\[\\\\\`<]|\`+|<!--|<(/?)(${block}|${inline})(?=[\\s>/])[^<>]{0,500}>`, 'gi');
const mostOpen = 100;
const isBlock = new RegExp(`^(?:${block})$`, 'i');
function hiddenLines(paragraph, before, isHtml) {
    const text = paragraph.join('\n');
    if (!/[`<]/.test(text))
        return { lines: paragraph.map(() => before.length > 0), open: before };
    const spans = [];
    const closerOf = closers(text);
    const open = [...before];
    let openedAt = -1;
    token.lastIndex = 0;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        const [mark, slash, tag] = match;
        if (mark.startsWith('\\') || (isHtml && mark.startsWith('`')))
            continue;
        if (tag !== undefined && isBlock.test(tag)) {
            const name = tag.toLowerCase();
            if (slash === '') {
                if (open.length === 0)
                    openedAt = match.index;
                if (open.length < mostOpen)
                    open.push(name);
            }
            else {
                const place = open.lastIndexOf(name);
                if (place >= 0)
                    open.length = place;
                if (place === 0)
                    spans.push([openedAt, match.index]);
            }
            continue;
        }
        if (slash === '/')
            continue;
        const end = closerOf(mark, tag, match.index);
        if (end === null)
            continue;
        spans.push([match.index, end]);
        token.lastIndex = end;
    }
    if (open.length > 0)
        spans.push([openedAt, text.length]);
    return { lines: within(paragraph, spans), open };
}
function closers(text) {
    const runs = new Map();
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
        const places = runs.get(run.length);
        if (places)
            places.push(index);
        else
            runs.set(run.length, [index]);
    }
    const next = new Map();
    const gone = new Set();
    const sought = (closing, from) => {
        if (gone.has(closing))
            return null;
        const at = text.indexOf(closing, from);
        if (at < 0)
            gone.add(closing);
        return at < 0 ? null : at + closing.length;
    };
    return (mark, tag, from) => {
        if (mark === '<!--')
            return sought('-->', from + 2);
        if (tag !== undefined)
            return sought(`</${tag}>`, from);
        const places = runs.get(mark.length) ?? [];
        let index = next.get(mark.length) ?? 0;
        while (index < places.length && (places[index] ?? 0) < from + mark.length)
            index++;
        next.set(mark.length, index);
        const place = places[index];
        return place === undefined ? null : place + mark.length;
    };
}
function within(paragraph, spans) {
    spans.sort((a, b) => a[0] - b[0]);
    let next = 0;
    let hiddenTo = -1;
    let at = 0;
    return paragraph.map((line) => {
        for (; next < spans.length && (spans[next]?.[0] ?? 0) < at; next++) {
            hiddenTo = Math.max(hiddenTo, spans[next]?.[1] ?? 0);
        }
        const hidden = at < hiddenTo;
        at += line.length + 1;
        return hidden;
    });
}

;// CONCATENATED MODULE: ./build/core/commands/own-lines.js

const rawBlocks = [
    [/^<!--/, /-->/],
    [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
    [/^<\?/, /\?>/],
    [/^<!\[CDATA\[/, /\]\]>/],
];
const fenceStart = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const marker = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/;
const weakMarker = /^(?:[-+*]|1[.)])[ \t]*$|^(?!1[.)])\d{1,9}[.)](?=[ \t]|$)/;
const quoteSigns = /^(?:[> \t]|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))+/;
const heading = /^#{1,6}(?=[ \t]|$)/;
const across = /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const htmlStart = /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|search|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)/i;
const loneTag = /^<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>[ \t]*$/i;
const mostNested = 16;
function ownLines(text) {
    const lines = text.split('\n').map((line) => ({ text: line, own: false, comment: false }));
    let fence = null;
    let raw = null;
    let isComment = false;
    let quoted = false;
    let open = [];
    let items = [];
    let paragraph = [];
    let isHtml = false;
    const flush = () => {
        if (paragraph.length === 0)
            return;
        const texts = paragraph.map((line) => line.text);
        const hidden = hiddenLines(texts, open, isHtml);
        for (const [index, line] of paragraph.entries())
            line.own = hidden.lines[index] === false;
        open = hidden.open;
        isHtml = false;
        paragraph = [];
    };
    const startRaw = (block) => {
        flush();
        isComment = block === rawBlocks[0];
        raw = block[1];
    };
    for (const line of lines) {
        const { columns, content } = indentOf(line.text);
        if (fence !== null) {
            if (content === '' || columns >= fence.base) {
                if (columns - fence.base <= 3 && closes(content, fence.mark))
                    fence = null;
                continue;
            }
            fence = null;
        }
        if (raw !== null) {
            line.comment = isComment;
            if (raw.test(line.text))
                raw = null;
            if (opensComment(line.text))
                startRaw(rawBlocks[0]);
            continue;
        }
        if (content === '') {
            flush();
            quoted = false;
            continue;
        }
        if (isHtml && columns < (items.at(-1) ?? 0))
            flush();
        if (isHtml) {
            paragraph.push(line);
            if (opensComment(content))
                startRaw(rawBlocks[0]);
            continue;
        }
        const isWeak = paragraph.length > 0 && columns >= (items.at(-1) ?? 0) && weakMarker.test(content);
        const goesOn = isWeak || !startsBlock(content);
        if (!(goesOn && paragraph.length > 0))
            items = items.filter((base) => base <= columns);
        if (columns - (items.at(-1) ?? 0) >= 4) {
            if (paragraph.length > 0)
                paragraph.push(line);
            continue;
        }
        if (quoted && goesOn)
            continue;
        const inner = isWeak ? content : insideItems(content, columns, items);
        if (inner !== content)
            flush();
        quoted = false;
        const opened = fenceStart.exec(inner);
        const rawBlock = rawBlocks.find(([start]) => start.test(inner));
        if (inner.startsWith('>')) {
            flush();
            quoted = isParagraph(inner.replace(quoteSigns, ''));
        }
        else if (opened) {
            flush();
            fence = { mark: opened[1] ?? opened[2] ?? '', base: items.at(-1) ?? 0 };
        }
        else if (rawBlock) {
            flush();
            line.comment = rawBlock === rawBlocks[0];
            if (!rawBlock[1].test(inner.slice(2)))
                startRaw(rawBlock);
            else if (opensComment(inner))
                startRaw(rawBlocks[0]);
        }
        else if (htmlStart.test(inner) || (paragraph.length === 0 && loneTag.test(inner))) {
            flush();
            isHtml = true;
            paragraph.push(line);
            if (opensComment(inner))
                startRaw(rawBlocks[0]);
        }
        else if (inner !== '') {
            if (heading.test(inner))
                flush();
            paragraph.push(line);
            if (heading.test(inner))
                flush();
        }
    }
    flush();
    return lines;
}
function indentOf(text) {
    let columns = 0;
    let at = 0;
    for (; at < text.length; at++) {
        if (text[at] === ' ')
            columns++;
        else if (text[at] === '\t')
            columns += 4 - (columns % 4);
        else
            break;
    }
    return { columns, content: text.slice(at) };
}
function startsBlock(content) {
    return (content.startsWith('>') ||
        fenceStart.test(content) ||
        across.test(content) ||
        htmlStart.test(content) ||
        marker.test(content) ||
        heading.test(content) ||
        rawBlocks.some(([start]) => start.test(content)));
}
function isParagraph(quote) {
    return quote.startsWith('<') || (quote !== '' && !startsBlock(quote));
}
function opensComment(html) {
    const at = html.lastIndexOf('<!--');
    return at >= 0 && !html.includes('-->', at + 2);
}
function closes(content, mark) {
    const run = /^(?:`+|~+)(?=[ \t]*$)/.exec(content)?.[0] ?? '';
    return run.length >= mark.length && run.startsWith(mark);
}
function insideItems(content, columns, items) {
    let rest = content;
    let at = columns;
    for (let nested = 0; nested < mostNested; nested++) {
        const sign = marker.exec(rest)?.[0];
        if (sign === undefined)
            break;
        const behind = indentOf(rest.slice(sign.length));
        const gap = behind.content === '' || behind.columns > 4 ? 1 : behind.columns;
        at += sign.length + gap;
        items.push(at);
        rest = behind.columns > 4 ? '' : behind.content;
    }
    return rest;
}


/***/ }),

/***/ 8286:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P4: () => (/* binding */ readCommands),
  fo: () => (/* binding */ requestOf)
});

// UNUSED EXPORTS: mostCommands

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/core/commands/answer.js
var answer = __webpack_require__(6394);
;// CONCATENATED MODULE: ./build/core/commands/contradiction.js

function withoutContradictions(lines) {
    const said = new Map();
    return lines.map((line) => {
        if (!line.read.ok)
            return line;
        const claims = claimsOf(line.read.command);
        for (const [about, value] of claims) {
            const before = said.get(about);
            if (before === undefined || before.value === value)
                continue;
            const first = `line ${before.line.line} (${(0,answer/* quoted */.TL)(before.line.text.trim())})`;
            const message = `Line ${line.line} (${(0,answer/* quoted */.TL)(line.text.trim())}) contradicts ${first}; only ${first} is followed. Keep one of the two.`;
            return { ...line, read: { ok: false, message } };
        }
        for (const [about, value] of claims)
            if (!said.has(about))
                said.set(about, { value, line });
        return line;
    });
}
function claimsOf(command) {
    switch (command.kind) {
        case 'mode':
            return [['mode', command.name]];
        case 'normal':
        case 'mode-reset':
            return [['mode', 'normal']];
        case 'mode-pop':
            return [['mode', 'the one before']];
        case 'focus':
            return [
                ['mode', command.name],
                ['focus', `${command.name} ${command.minutes}`],
            ];
        case 'focus-off':
            return [['focus', 'off']];
        case 'hybrid':
            return [
                ['mode', command.modes[0] ?? ''],
                ['hybrid', command.modes.join(' ')],
            ];
        case 'plan':
            return [
                ['mode', 'planning'],
                ['behaviour', 'PLAN'],
            ];
        case 'think':
            return [
                ['mode', 'thinking'],
                ...(command.maxTokens === null ? [] : [['budget', `${command.maxTokens}`]]),
            ];
        case 'behaviour':
            return [['behaviour', command.behaviour]];
        case 'workflow':
            return [['workflow', command.name]];
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./build/core/commands/own-lines.js + 1 modules
var own_lines = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/core/commands/seen.js
const blank = '\\t\\p{Zs}';
const unseen = '(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]';
const head = new RegExp(`^((?:[${blank}]|${unseen})*)/((?:[A-Za-z0-9_-]|${unseen})+)(?:[${blank}]|$)`, 'u');
const unseenAll = new RegExp(unseen, 'gu');
const turning = /[\u202a-\u202e\u2066-\u2069]/;
const mostIndent = 3;
function slashLine(line) {
    const match = head.exec(line);
    if (match === null)
        return null;
    const front = (match[1] ?? '').replace(unseenAll, '');
    const word = (match[2] ?? '').replace(unseenAll, '').toLowerCase();
    if (front.length > mostIndent || front.includes('\t') || !/^[a-z][a-z0-9_-]{0,63}$/.test(word))
        return null;
    const text = withoutComments(line.slice(match[0].length)).trim();
    return { word, text, turned: turning.test(line) };
}
function seenWords(text, most) {
    return text
        .slice(0, 2_000)
        .replace(unseenAll, '')
        .split(/[\t\p{Zs}]+/u)
        .filter((word) => word !== '')
        .slice(0, most);
}
function withoutComments(text) {
    let kept = '';
    let at = 0;
    for (;;) {
        const open = text.indexOf('<!--', at);
        if (open < 0)
            return kept + text.slice(at);
        kept += text.slice(at, open);
        const close = text.indexOf('-->', open + 2);
        if (close < 0)
            return kept;
        at = close + 3;
    }
}

// EXTERNAL MODULE: ./build/core/commands/vocabulary.js + 3 modules
var vocabulary = __webpack_require__(2271);
;// CONCATENATED MODULE: ./build/core/commands/read.js






const mostCommands = 50;
const entries = new Map(vocabulary/* vocabulary */.v.map((entry) => [entry.name, entry]));
const names = vocabulary/* vocabulary */.v.map((entry) => entry.name);
const anySlash = /^[^\n\ra-z0-9/<>`~#*_.,;:!?-]*\/[^\n\r/]/im;
function readCommands(text) {
    const plain = text.replace(/\r\n?/g, '\n');
    if (!anySlash.test(plain))
        return { lines: [], rest: plain };
    const all = (0,own_lines/* ownLines */.e)(plain);
    const first = all.findIndex((line) => line.text.trim() !== '' && !line.comment);
    const found = [];
    const later = [];
    for (const [index, line] of all.entries()) {
        const understood = line.own ? understand(line.text, index === first) : null;
        if (understood === null)
            continue;
        if (found.length < mostCommands)
            found.push({ text: line.text, line: index + 1, ...understood });
        else
            later.push(index);
    }
    const [cut] = later;
    if (cut !== undefined) {
        const message = `Only the first ${mostCommands} commands of a turn are read; line ${cut + 1} and ${later.length - 1} later ones were not.`;
        found.push({ text: all[cut]?.text ?? '', line: cut + 1, ...(0,answer/* refused */.J5)(message) });
    }
    const taken = new Set(found.map((line) => line.line));
    const rest = all.map((line, index) => (taken.has(index + 1) ? '' : line.text)).join('\n');
    return { lines: withoutContradictions(found), rest };
}
function requestOf({ lines, rest }) {
    const requests = new Map(lines.map((line) => [line.line, line.request]));
    if (requests.size === 0)
        return rest;
    const all = rest.split('\n');
    return all.map((line, index) => requests.get(index + 1) ?? line).join('\n');
}
function understand(line, isFirst) {
    const slash = slashLine(line);
    if (slash === null)
        return null;
    const name = `/${slash.word}`;
    const entry = entries.get(name);
    if (entry === undefined && !isFirst)
        return null;
    const meant = entry === undefined ? (0,nearest/* nearest */.p)(name, names) : null;
    if (entry === undefined && meant === null && slash.text !== '')
        return null;
    if (slash.turned) {
        return (0,answer/* refused */.J5)(`The line with ${(0,answer/* quoted */.TL)(name)} was not followed: it holds characters that change the direction of reading, so it may look different from what it says. Write it anew without them.`);
    }
    if (entry === undefined) {
        const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
        const message = `There is no command ${(0,answer/* quoted */.TL)(name)}.${hint} \`/help\` lists all of them.`;
        return { ...(0,answer/* refused */.J5)(message), request: slash.text === '' ? '' : line };
    }
    const given = { name, words: seenWords(slash.text, 16), text: slash.text };
    return entry.read(given);
}


/***/ }),

/***/ 2271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ vocabulary)
});

// EXTERNAL MODULE: ./build/core/commands/answer.js
var answer = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/domain/kept-limits.js
var kept_limits = __webpack_require__(8163);
// EXTERNAL MODULE: ./build/core/switching/presets.js
var presets = __webpack_require__(7236);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
;// CONCATENATED MODULE: ./build/core/commands/mode-words.js



const aliases = {
    assist: 'assistant',
    plan: 'planning',
    dev: 'developer',
    debug: 'debugger',
    secure: 'security',
    review: 'reviewer',
    perf: 'performance',
    proto: 'prototype',
    teach: 'teacher',
    think: 'thinking',
};
const modeWords = [...mode/* modeNames */._X, ...Object.keys(aliases)];
function modeOf(word) {
    const name = word.toLowerCase();
    if (Object.hasOwn(aliases, name))
        return aliases[name] ?? null;
    return mode/* modeNames */._X.find((one) => one === name) ?? null;
}
function noSuchMode(word) {
    const meant = (0,nearest/* nearest */.p)(word, modeWords);
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    return `There is no mode ${(0,answer/* quoted */.TL)(word)}.${hint} The modes are ${mode/* modeNames */._X.join(', ')}.`;
}

;// CONCATENATED MODULE: ./build/core/commands/mode-command.js




const focusMinutes = { least: 1, most: kept_limits/* longestFocusMinutes */.wZ };
const presetNames = presets/* presets */.v.map(({ name }) => name);
const simple = {
    auto: 'mode-auto',
    status: 'mode-status',
    history: 'mode-history',
    save: 'mode-save',
    pop: 'mode-pop',
    reset: 'mode-reset',
};
function readMode(given) {
    const [word, ...behind] = given.words;
    if (word === undefined)
        return (0,answer/* obeyed */.t3)({ kind: 'mode-show' });
    const name = word.toLowerCase();
    const rest = { ...given, words: behind, text: behind.join(' ') };
    if (name === 'focus')
        return readFocus(behind);
    if (name === 'hybrid')
        return readHybrid(behind);
    if (Object.hasOwn(simple, name)) {
        return (0,answer/* alone */.QR)(rest, `/mode ${name}`, { kind: simple[name] });
    }
    const mode = modeOf(name);
    if (mode !== null)
        return (0,answer/* alone */.QR)(rest, `/mode ${name}`, { kind: 'mode', name: mode });
    const others = [...Object.keys(simple), 'focus', 'hybrid'];
    const meant = (0,answer/* didYouMean */.au)(word, [...modeWords, ...others], '/mode ');
    const allowed = `${modeWords.slice(0, 12).join(', ')}, or ${others.join(', ')}`;
    return (0,answer/* refused */.J5)(`There is no mode ${(0,answer/* quoted */.TL)(word)}.${meant} Behind \`/mode\` stands one of ${allowed}.`);
}
function readFocus(words) {
    const [name, minutes, ...more] = words;
    const usage = `Write \`/mode focus NAME MINUTES\` with ${focusMinutes.least} to ${focusMinutes.most} minutes, or \`/mode focus off\`.`;
    if (name?.toLowerCase() === 'off' && minutes === undefined)
        return (0,answer/* obeyed */.t3)({ kind: 'focus-off' });
    if (name === undefined)
        return (0,answer/* refused */.J5)(`A focus needs a mode and how long it lasts. ${usage}`);
    const mode = modeOf(name);
    if (mode === null)
        return (0,answer/* refused */.J5)(`${noSuchMode(name)} ${usage}`);
    if (minutes === undefined)
        return (0,answer/* refused */.J5)(`The focus does not say how long it lasts. ${usage}`);
    if (more.length > 0)
        return (0,answer/* refused */.J5)(`A focus takes a mode and a number and nothing else. ${usage}`);
    const count = /^\d{1,9}$/.test(minutes) ? Number(minutes) : Number.NaN;
    if (!(count >= focusMinutes.least && count <= focusMinutes.most)) {
        return (0,answer/* refused */.J5)(`${(0,answer/* quoted */.TL)(minutes)} is not a length for a focus. ${usage}`);
    }
    return (0,answer/* obeyed */.t3)({ kind: 'focus', name: mode, minutes: count });
}
function readHybrid(words) {
    const usage = `Write \`/mode hybrid NAME NAME …\` with two modes or more, or one of ${presetNames.join(', ')}.`;
    const [first] = words;
    if (first === undefined)
        return (0,answer/* refused */.J5)(`A hybrid needs its modes. ${usage}`);
    const preset = words.length === 1 ? (0,presets/* presetNamed */.$)(first.toLowerCase()) : null;
    if (preset !== null)
        return (0,answer/* obeyed */.t3)({ kind: 'hybrid', modes: preset.modes, preset: preset.name });
    if (words.length === 1 && modeOf(first) === null) {
        const meant = (0,answer/* didYouMean */.au)(first, [...presetNames, ...modeWords], '/mode hybrid ');
        return (0,answer/* refused */.J5)(`There is no hybrid ${(0,answer/* quoted */.TL)(first)}.${meant} ${usage}`);
    }
    const modes = [];
    for (const word of words) {
        const mode = modeOf(word);
        if (mode === null)
            return (0,answer/* refused */.J5)(`${noSuchMode(word)} ${usage}`);
        if (modes.includes(mode))
            return (0,answer/* refused */.J5)(`A hybrid cannot hold ${mode} twice. ${usage}`);
        modes.push(mode);
    }
    if (modes.length < 2)
        return (0,answer/* refused */.J5)(`${(0,answer/* quoted */.TL)(first)} alone is no hybrid. ${usage}`);
    return (0,answer/* obeyed */.t3)({ kind: 'hybrid', modes, preset: null });
}

// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
;// CONCATENATED MODULE: ./build/core/commands/request-commands.js



const mostThinking = 1_000_000;
function readPlan({ words, text }) {
    const [word, more] = words;
    if (word !== undefined && more === undefined) {
        const name = word.toLowerCase();
        if (name === 'show')
            return (0,answer/* obeyed */.t3)({ kind: 'plan-show' });
        if (name === 'execute')
            return (0,answer/* refused */.J5)('The plan waits: this version carries out no plan.');
        if (name === 'cancel') {
            return (0,answer/* refused */.J5)('Nothing was cancelled: this version carries out no plan, so none is under way.');
        }
        const meant = (0,nearest/* nearest */.p)(word, ['show', 'execute', 'cancel']);
        if (meant !== null) {
            return (0,answer/* refused */.J5)(`\`/plan\` knows no ${(0,answer/* quoted */.TL)(word)}. Did you mean \`/plan ${meant}\`? What is to be planned takes more than one word.`);
        }
    }
    return (0,answer/* obeyed */.t3)({ kind: 'plan', rest: text }, text);
}
function readThink({ words }) {
    const usage = `Write \`/think\`, \`/think deep\`, \`/think BUDGET\` or \`/think deep BUDGET\` with 1 to ${mostThinking} tokens.`;
    let deep = false;
    let maxTokens = null;
    for (const word of words) {
        const count = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
        if (word.toLowerCase() === 'deep' && !deep)
            deep = true;
        else if (count >= 1 && count <= mostThinking && maxTokens === null)
            maxTokens = count;
        else
            return (0,answer/* refused */.J5)(`\`/think\` cannot be told ${(0,answer/* quoted */.TL)(word)}.${(0,answer/* didYouMean */.au)(word, ['deep'])} ${usage}`);
    }
    return (0,answer/* obeyed */.t3)({ kind: 'think', deep, maxTokens });
}
function readWorkflow(given) {
    const [word, ...behind] = given.words;
    const allowed = `Write \`/workflow status\`, \`/workflow next\`, or \`/workflow\` with one of ${command/* workflowNames */.g.join(', ')}.`;
    if (word === undefined)
        return (0,answer/* refused */.J5)(`\`/workflow\` needs a name. ${allowed}`);
    const rest = { ...given, words: behind, text: behind.join(' ') };
    const name = word.toLowerCase().replaceAll('-', '_');
    if (name === 'status' || name === 'next') {
        return (0,answer/* alone */.QR)(rest, `/workflow ${name}`, { kind: `workflow-${name}` });
    }
    const known = command/* workflowNames */.g.find((one) => one === name);
    if (known !== undefined)
        return (0,answer/* alone */.QR)(rest, `/workflow ${known}`, { kind: 'workflow', name: known });
    const meant = (0,answer/* didYouMean */.au)(word, [...command/* workflowNames */.g, 'status', 'next'], '/workflow ');
    return (0,answer/* refused */.J5)(`There is no workflow ${(0,answer/* quoted */.TL)(word)}.${meant} ${allowed}`);
}
function readBehaviour(behaviour) {
    return ({ name, text }) => (0,answer/* obeyed */.t3)({ kind: 'behaviour', behaviour, word: name }, text);
}
function readShortcut(name, action) {
    return (given) => {
        const [word, more] = given.words;
        if (action !== null && word !== undefined && more === undefined) {
            if (word.toLowerCase() === action)
                return (0,answer/* obeyed */.t3)({ kind: 'action', action });
            if ((0,nearest/* nearest */.p)(word, [action]) !== null) {
                return (0,answer/* refused */.J5)(`\`${given.name}\` knows no ${(0,answer/* quoted */.TL)(word)}. Did you mean \`${given.name} ${action}\`?`);
            }
        }
        return (0,answer/* obeyed */.t3)({ kind: 'mode', name }, given.text);
    };
}

;// CONCATENATED MODULE: ./build/core/commands/vocabulary.js



const waits = 'Answered with a sentence: the plan waits, this version carries nothing out.';
const vocabulary = [
    {
        name: '/mode',
        forms: [
            ['/mode', 'Shows the mode that holds, and what it is for.'],
            ['/mode NAME', 'Enters a mode and stays in it; short names such as `dev` will do.'],
            ['/mode auto', 'Lets the mode follow the conversation again.'],
            ['/mode status', 'Shows the mode with all its settings, and what the modes have done.'],
            ['/mode history', 'Shows the changes of mode so far.'],
            ['/mode save', 'Saves the mode and its settings as this project’s preferences.'],
            ['/mode pop', 'Goes back to the mode before.'],
            ['/mode reset', 'Goes back to the beginning.'],
            [
                '/mode focus NAME MINUTES',
                `Locks a mode for ${focusMinutes.least} to ${focusMinutes.most} minutes: nothing switches it, not even a command.`,
            ],
            ['/mode focus off', 'Ends the focus.'],
            ['/mode hybrid NAME NAME …', 'Works as several modes at once, the first one leading.'],
            ['/mode hybrid PRESET', `The same with a ready-made group: ${presetNames.join(', ')}.`],
        ],
        read: readMode,
    },
    {
        name: '/plan',
        forms: [
            ['/plan', 'Enters the planning mode; the request is planned, however small it is.'],
            ['/plan TEXT', 'The same, with what is to be planned on the line.'],
            ['/plan show', 'Shows the plan.'],
            ['/plan execute', waits],
            ['/plan cancel', 'Answered with a sentence: no plan is under way that could be cancelled.'],
        ],
        read: readPlan,
    },
    {
        name: '/think',
        forms: [
            ['/think', 'Enters the thinking mode: reasoning is shown apart from the answer.'],
            ['/think deep', 'The same, with more thorough reasoning.'],
            ['/think [deep] BUDGET', 'The same, with at most so many tokens for the reasoning.'],
        ],
        read: readThink,
    },
    {
        name: '/normal',
        forms: [['/normal', 'Goes back to the normal mode.']],
        read: (given) => (0,answer/* alone */.QR)(given, '/normal', { kind: 'normal' }),
    },
    {
        name: '/workflow',
        forms: [
            ['/workflow NAME', 'Starts a workflow: several modes, one after the other.'],
            ['/workflow status', 'Shows which of its stages are done.'],
            ['/workflow next', 'Leaves out the stage it has come to.'],
        ],
        read: readWorkflow,
    },
    ask('/chat', 'ANSWER', 'The request is a question: it is answered, nothing is changed.'),
    ask('/ask', 'ANSWER', 'The same as `/chat`.'),
    ask('/do', 'QUICK_ACTION', 'The request is a small change: it is proposed without a long plan.'),
    ask('/edit', 'QUICK_ACTION', 'The same as `/do`.'),
    ask('/run', 'CONTINUE_RUN', 'The request goes on with what is under way.'),
    ask('/mission', 'PLAN', 'The request is large: it is planned.'),
    shortcut('/assist', readShortcut('assistant', null), 'Enters the assistant mode.'),
    shortcut('/dev', readShortcut('developer', null), 'Enters the developer mode.'),
    shortcut('/debug', readShortcut('debugger', 'trace'), 'Enters the debugger mode.', [
        '/debug trace',
        'Analyses the stack trace in the request.',
    ]),
    shortcut('/secure', readShortcut('security', 'scan'), 'Enters the security mode.', [
        '/secure scan',
        'Looks through the whole workspace, not only the change.',
    ]),
    shortcut('/review', readShortcut('reviewer', 'checklist'), 'Enters the reviewer mode.', [
        '/review checklist',
        'Answers the review checklist item by item.',
    ]),
    shortcut('/perf', readShortcut('performance', 'profile'), 'Enters the performance mode.', [
        '/perf profile',
        'Measures with the project’s own benchmark, or says which command would.',
    ]),
    shortcut('/proto', readShortcut('prototype', null), 'Enters the prototype mode.'),
    shortcut('/teach', readShortcut('teacher', null), 'Enters the teacher mode.'),
    {
        name: '/help',
        forms: [['/help', 'Shows this table.']],
        read: (given) => (0,answer/* alone */.QR)(given, '/help', { kind: 'help' }),
    },
    idle('/approve', 'The plan waits: an approval changes nothing, this version carries out no plan.'),
    idle('/reject', 'The plan waits: nothing is carried out by this version, so nothing had to be stopped.'),
    idle('/feedback', 'The plan waits: this version does not rework a plan from feedback; add it to the task.'),
    idle('/apply-plan', 'The plan waits: this version carries out no plan.'),
    idle('/exit-plan', 'The plan waits: this version does not leave planning to act; `/normal` changes the mode.'),
    idle('/save-plan', 'The plan was not saved apart: it stands in the report.'),
    idle('/skills', 'No skill was loaded: this version works without skills.'),
];
function ask(name, behaviour, meaning) {
    return { name, forms: [[`${name} [TEXT]`, meaning]], read: readBehaviour(behaviour) };
}
function shortcut(name, read, meaning, ...more) {
    return { name, forms: [[`${name} [TEXT]`, meaning], ...more], read };
}
function idle(name, sentence) {
    return { name, forms: [[name, `Answered with a sentence. ${sentence}`]], read: () => (0,answer/* refused */.J5)(sentence) };
}


/***/ }),

/***/ 1553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ addCoverage)
/* harmony export */ });
function addCoverage(notes) {
    const examined = unique(notes.flatMap((note) => note.examined ?? []), (what) => what);
    const skipped = unique(notes.flatMap((note) => note.skipped ?? []), (s) => `${s.what}\n${s.reason}`);
    const failed = unique(notes.flatMap((note) => note.failed ?? []), (f) => `${f.what}\n${f.reason}`);
    const truncated = unique(notes.flatMap((note) => note.truncated ?? []), (t) => t.what);
    return {
        examined,
        skipped,
        failed,
        truncated,
        complete: skipped.length === 0 && failed.length === 0 && truncated.length === 0,
    };
}
function unique(items, key) {
    return [...new Map(items.map((item) => [key(item), item])).values()];
}


/***/ }),

/***/ 570:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ markedPath),
/* harmony export */   _f: () => (/* binding */ guessPaths),
/* harmony export */   _n: () => (/* binding */ unquote),
/* harmony export */   aw: () => (/* binding */ headerPaths)
/* harmony export */ });
const escapes = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
    '"': 34,
    '\\': 92,
};
function unquote(text) {
    const quoted = readQuoted(text);
    return quoted !== null && quoted.end === text.length ? quoted.value : text;
}
function markedPath(text) {
    const name = unquote(text.endsWith('\t') ? text.slice(0, -1) : text);
    return name === '/dev/null' ? null : withoutPrefix(name);
}
function headerPaths(text) {
    const first = readQuoted(text);
    if (first !== null && text.charAt(first.end) === ' ') {
        return { before: withoutPrefix(first.value), after: withoutPrefix(unquote(text.slice(first.end + 1))) };
    }
    const middle = (text.length - 1) / 2;
    if (Number.isInteger(middle) && text.charAt(middle) === ' ') {
        const before = withoutPrefix(text.slice(0, middle));
        if (before === withoutPrefix(text.slice(middle + 1)))
            return { before, after: before };
    }
    return null;
}
function guessPaths(text) {
    const quoted = text.indexOf(' "b/');
    const split = quoted > 0 ? quoted : text.lastIndexOf(' b/');
    if (split <= 0)
        return null;
    return {
        before: withoutPrefix(text.slice(0, split)),
        after: withoutPrefix(unquote(text.slice(split + 1))),
    };
}
function withoutPrefix(name) {
    return name.startsWith('a/') || name.startsWith('b/') ? name.slice(2) : name;
}
function readQuoted(text) {
    if (!text.startsWith('"'))
        return null;
    const bytes = [];
    let plain = 1;
    for (let at = 1; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (char !== '"' && char !== '\\')
            continue;
        if (at > plain)
            bytes.push(Buffer.from(text.slice(plain, at)));
        if (char === '"')
            return { value: Buffer.concat(bytes).toString('utf8'), end: at + 1 };
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4));
        const letter = text.charAt(at + 1);
        bytes.push(Buffer.from([octal ? Number.parseInt(octal[0], 8) : (escapes[letter] ?? letter.charCodeAt(0))]));
        at += octal ? 3 : 1;
        plain = at + 1;
    }
    return null;
}


/***/ }),

/***/ 3803:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ documentTools),
/* harmony export */   ii: () => (/* binding */ writeFault),
/* harmony export */   rN: () => (/* binding */ withDocuments)
/* harmony export */ });
/* unused harmony exports documentEndings, documentFolders */
const documentEndings = [
    '.md',
    '.txt',
    '.adr',
    '.mermaid',
    '.plantuml',
    '.drawio',
    '.excalidraw',
    '.spec',
    '.design',
];
const documentFolders = [
    'docs',
    '.docs',
    'documentation',
    'design',
    'specs',
    '.specs',
    'adr',
    '.adr',
    'planning',
];
const documentTools = ['write_file', 'fs_append'];
function withDocuments(grants) {
    return {
        ...grants,
        also: [...grants.also, ...documentTools],
        never: grants.never.filter((name) => !documentTools.includes(name)),
        writes: 'documents',
    };
}
function writeFault(path, { writes }) {
    if (writes === 'none')
        return 'This mode writes nothing.';
    if (writes !== 'documents' || isDocument(path))
        return null;
    return `Only documents may be written here: ${documentEndings.join(' ')} in ${documentFolders.join(', ')}.`;
}
function isDocument(path) {
    const parts = path.split('/');
    const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0:]/.test(part));
    const [folder = ''] = parts;
    const name = parts.at(-1) ?? '';
    const ending = name.slice(Math.max(0, name.lastIndexOf('.')));
    return isPlain && documentFolders.includes(folder) && name !== ending && documentEndings.includes(ending);
}


/***/ }),

/***/ 5070:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ examinedBy)
/* harmony export */ });
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);

function examinedBy(critic, evidence) {
    switch (critic) {
        case 'reviewer':
            return [...byRules('reviewer', evidence), ...theDiff(evidence)];
        case 'security':
            return [...byRules('security', evidence), ...forSecrets(evidence)];
        case 'debugger':
            return theTraces(evidence.traces?.traces ?? []);
        case 'performance':
            return [...byRules('performance', evidence), ...theDiff(evidence)];
    }
}
function byRules(critic, { rules }) {
    const count = rules?.ruleCounts[critic] ?? 0;
    if (rules === undefined || rules.scannedFiles.length === 0 || count === 0)
        return [];
    return [`${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(rules.scannedFiles.length, 'file')} by ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'code rule')}`];
}
function theDiff({ diff }) {
    return diff === undefined || diff.files.length === 0
        ? []
        : [`a diff of ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(diff.files.length, 'file')}`];
}
function forSecrets({ secrets }) {
    if (secrets === undefined || secrets.scannedFiles.length === 0)
        return [];
    return [`${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(secrets.scannedFiles.length, 'file')} searched for secrets`];
}
function theTraces(traces) {
    const frames = traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.place !== null && !frame.foreign).length;
    if (here === 0)
        return [];
    return [
        `${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(traces.length, 'stack trace')}, ${here} of ${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(frames.length, 'frame')} in the files looked at`,
    ];
}


/***/ }),

/***/ 6278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ refMissing),
/* harmony export */   CT: () => (/* binding */ nearestRef),
/* harmony export */   zU: () => (/* binding */ refRange)
/* harmony export */ });
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);

function nearestRef(given, known) {
    const last = given.slice(given.lastIndexOf('/') + 1);
    return (known.find((name) => name.endsWith(`/${given}`)) ??
        (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(given, known) ??
        known.find((name) => name === last) ??
        null);
}
function refMissing(given, known, about) {
    const shown = given === '' ? 'the empty name' : JSON.stringify(given.slice(0, 200));
    const near = nearestRef(given, known);
    const hints = [`git knows no single commit by ${shown}.`];
    if (about.isUnborn)
        hints.push('The repository has no commit yet.');
    else if (near !== null)
        hints.push(`Did you mean ${near}?`);
    else if (known.length > 0)
        hints.push(`It knows ${known.slice(0, 8).join(', ')}.`);
    if (about.isShallow)
        hints.push('The clone is shallow, so that older commits are not here.');
    return hints.join(' ');
}
function refRange(given) {
    const at = given.indexOf('..');
    if (at < 0)
        return null;
    const isParted = given.startsWith('...', at);
    const to = given.slice(at + (isParted ? 3 : 2));
    return { from: given.slice(0, at) || 'HEAD', to: to || 'HEAD', isParted };
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

/***/ 4542:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   gx: () => (/* binding */ settleFindings)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6629);
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);


function settleFindings(drafts, held = []) {
    const kept = [];
    const groups = new Map();
    for (const draft of [...drafts].sort(knownFirst)) {
        const group = groupOf(draft, groups);
        const line = firstLine(draft.quote);
        const same = kept[twin(draft, line, group) ?? -1];
        if (same === undefined) {
            enter(draft, line, kept.length, group);
            kept.push({ draft, others: [] });
        }
        else
            same.others.push(draft);
    }
    const number = numbering();
    const joint = kept.map((one) => ({ ...one, draft: joined(one) })).sort(byWorst);
    const told = joint.map(({ draft, others }) => ({ finding: number(draft), others }));
    const others = told.flatMap(({ finding, others }) => others.map((draft) => ({ draft, of: finding.id })));
    const doubles = others.sort(byWorst).map(({ draft, of }) => ({ finding: number(draft), of }));
    return {
        findings: told.map(({ finding }) => finding),
        suppressed: [
            ...doubles.map(({ finding }) => ({ finding, reason: 'duplicate' })),
            ...held.map(({ draft, reason }) => ({ finding: number(draft), reason })),
        ],
        doubles,
    };
}
function numbering() {
    const counts = new Map();
    return (draft) => {
        const count = (counts.get(draft.mode) ?? 0) + 1;
        counts.set(draft.mode, count);
        return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
    };
}
function fingerprint(draft) {
    const subject = draft.file === null ? `${draft.mode}\n${draft.title}` : firstLine(draft.quote);
    const text = [draft.file ?? '', draft.category, subject].join('\n');
    return (0,_hash__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(text).slice(0, 32);
}
function worstFirst(a, b) {
    return (rank(a.severity) - rank(b.severity) ||
        b.confidence - a.confidence ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.startLine ?? 0) - (b.startLine ?? 0) ||
        compare(a.title, b.title));
}
function byWorst(a, b) {
    return worstFirst(a.draft, b.draft);
}
function knownFirst(a, b) {
    return Number(a.ruleId === null) - Number(b.ruleId === null) || worstFirst(a, b);
}
function rank(severity) {
    return _domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(severity);
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
function joined({ draft, others }) {
    const severity = others.reduce((worst, one) => worse(worst, one.severity), draft.severity);
    const lines = new Set(others.flatMap((one) => (standsApart(one, draft) ? (one.startLine ?? []) : [])));
    if (lines.size === 0)
        return { ...draft, severity };
    const named = [...lines].sort((a, b) => a - b).join(', ');
    return {
        ...draft,
        severity,
        detail: `${draft.detail} The same stands at line${lines.size > 1 ? 's' : ''} ${named}.`,
    };
}
function standsApart(other, draft) {
    if (other.startLine === null)
        return false;
    if (other.ruleId !== null)
        return other.ruleId === draft.ruleId && other.startLine !== draft.startLine;
    if (draft.startLine === null)
        return true;
    const own = stretchOf(draft.startLine, draft.endLine);
    const its = stretchOf(other.startLine, other.endLine);
    return its.start > own.end || its.end < own.start;
}
function worse(a, b) {
    return rank(b) < rank(a) ? b : a;
}
function firstLine(quote) {
    const line = quote.split('\n').find((l) => l.trim() !== '') ?? '';
    return line.replace(/\s+/g, ' ').trim();
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 526:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* unused harmony export isActive */
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const active = /[@$]|#\d|:\/\/|www\.|:[a-z0-9_+-]+:|(?<![a-z0-9])gh-\d|(?<![a-z0-9])(?=[a-f]*\d)[0-9a-f]{7,40}(?![a-z0-9])/i;
function isActive(word) {
    return active.test(word);
}
const opening = '([{"\'‘“«';
const closing = ')]}"\'’”».,;:!?…';
const special = /[\\`*_[\]<>&|~#]/g;
const blockStart = /^(\d{0,9})([+=.)-])/;
function inline(text) {
    const pieces = oneSpaced(text)
        .split(/((?<!`)`[^`]+`(?!`))/)
        .flatMap((piece) => (isCode(piece) ? [{ text: piece.slice(1, -1), code: true }] : words(piece)));
    return merged(pieces)
        .map((piece) => (piece.code ? codeSpan(piece.text) : piece.text.replace(special, escaped)))
        .join('')
        .replace(blockStart, '$1\\$2');
}
function paragraphs(text) {
    const blocks = (0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(text)
        .split(/\n[\t ]*\n/)
        .map((block) => block.split('\n').map(inline).filter(Boolean).join('  \n'));
    return blocks.filter(Boolean).join('\n\n');
}
function codeSpan(text) {
    const code = (0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(text);
    if (code.trim() === '')
        return '`(empty)`';
    const run = longestRun(code);
    const fence = '`'.repeat(run + 1);
    const gap = run > 0 || code.startsWith(' ') || code.endsWith(' ') ? ' ' : '';
    return fence + gap + code + gap + fence;
}
function fenced(code, language = '') {
    const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
    return `${fence}${/^[a-z0-9+-]*$/.test(language) ? language : ''}\n${(0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(code)}\n${fence}`;
}
function table(head, rows) {
    return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
function row(cells) {
    const safe = cells.map((cell) => cell.replace(/\\\|/g, '\\‹U+007C›').replace(/\|/g, '\\|'));
    return `| ${safe.join(' | ')} |`;
}
function oneSpaced(text) {
    return (0,_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(text)
        .replace(/[\n\t ]+/g, ' ')
        .trim();
}
function isCode(piece) {
    return piece.startsWith('`') && piece.endsWith('`') && piece.slice(1, -1).trim() !== '';
}
function words(text) {
    return text
        .split(/( )/)
        .flatMap((word) => (active.test(word) ? activeWord(word) : [{ text: word, code: false }]));
}
function activeWord(word) {
    let start = 0;
    let end = word.length;
    while (start < end && opening.includes(word.charAt(start)))
        start++;
    while (end > start && isOutside(word, start, end - 1))
        end--;
    if (word.charAt(start) === ':' && word.charAt(end) === ':')
        end++;
    if (start === end)
        return [{ text: word, code: true }];
    return [
        { text: word.slice(0, start), code: false },
        { text: word.slice(start, end), code: true },
        { text: word.slice(end), code: false },
    ];
}
function isOutside(word, start, at) {
    const sign = word.charAt(at);
    const pair = ')]}'.indexOf(sign);
    return closing.includes(sign) && (pair < 0 || !word.slice(start, at).includes('([{'.charAt(pair)));
}
function merged(pieces) {
    const joined = [];
    for (const piece of pieces) {
        const last = joined.at(-1);
        if (piece.text === '')
            continue;
        if (last !== undefined && last.code === piece.code)
            last.text += piece.text;
        else
            joined.push({ ...piece });
    }
    return joined;
}
function escaped(char) {
    return '<>&|'.includes(char) ? `&#${char.charCodeAt(0)};` : `\\${char}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 7196:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ pathMentions),
/* harmony export */   dh: () => (/* binding */ filesMeant),
/* harmony export */   rl: () => (/* binding */ nameMentions),
/* harmony export */   vt: () => (/* binding */ mostMentions)
/* harmony export */ });
/* harmony import */ var _letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
/* harmony import */ var _words__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6134);


const mostMentions = 40;
const products = new Set('node.js vue.js next.js nuxt.js react.js express.js three.js d3.js moment.js ember.js backbone.js angular.js socket.io asp.net'.split(' '));
const knownEndings = /\.(?:[cm]?[jt]sx?|d\.ts|json[c5]?|ya?ml|toml|md|mdx|txt|py|pyi|rb|php|go|rs|java|kt|kts|cs|fs|vb|c|h|cc|cpp|hpp|swift|scala|sh|bash|zsh|ps1|sql|css|scss|less|html?|vue|svelte|astro|xml|ini|cfg|conf|env|lock|proto|graphql|tf|gradle|ex|exs|erl|lua|pl|r|dart|m|mm)$/i;
function pathMentions(text, most = mostMentions) {
    const found = new Map();
    const cut = (0,_words__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(text).slice(0, _words__WEBPACK_IMPORTED_MODULE_1__/* .analysed */ .yR);
    const cleaned = cut.includes('://')
        ? cut.replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"')\]]+/gi, ' ')
        : cut;
    let done = 0;
    for (let hit = telling.exec(cleaned); hit !== null; hit = telling.exec(cleaned)) {
        let from = hit.index;
        while (from > done && !around.test(cleaned.charAt(from - 1)))
            from -= 1;
        ends.lastIndex = hit.index;
        done = ends.exec(cleaned)?.index ?? cleaned.length;
        telling.lastIndex = done;
        const before = cleaned[from - 1];
        const mention = asPath(cleaned.slice(from, done), before === '`' || before === '"' || before === "'");
        if (mention && !found.has(mention.path))
            found.set(mention.path, mention);
        if (found.size >= most)
            break;
    }
    telling.lastIndex = 0;
    return [...found.values()];
}
const telling = /\.(?=[^\s"'()<>[\]{},;|*`])|Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile/g;
const around = /[\s"'()<>[\]{},;|*`]/;
const ends = new RegExp(around, 'g');
function asPath(token, marked) {
    if (token.length > 300 || token.includes(_words__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .GK))
        return null;
    const parts = /^(.+?)(?::(\d{1,7})(?::\d+)?|#L(\d{1,7})(?:-L?\d+)?)?[.:!?…]*$/.exec(token.replaceAll('\\', '/'));
    const path = parts?.[1]?.replace(/^(?:\.\/|a\/|b\/)+(?=.)/, '') ?? '';
    if (!knownEndings.test(path) &&
        !/^(?:.*\/)?(?:Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile)$/.test(path)) {
        return null;
    }
    if (products.has(path.toLowerCase()) || /^\.?[a-z0-9]{1,5}$/i.test(path.replace(/^\./, '')))
        return null;
    if (!(0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('[L0-9]').test(path.slice(0, path.lastIndexOf('.')) || path))
        return null;
    const line = Number(parts?.[2] ?? parts?.[3]);
    return { path, line: Number.isFinite(line) && line > 0 ? line : null, sure: marked || path.includes('/') };
}
function nameMentions(text, most = mostMentions) {
    const cut = (0,_words__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(text).slice(0, _words__WEBPACK_IMPORTED_MODULE_1__/* .analysed */ .yR);
    const found = new Set();
    const withoutLinks = cut.replace(/https?:\/\/\S+/g, ' ');
    for (const match of withoutLinks.matchAll(/`([^`\n]{1,120})`/g)) {
        const inner = match[1] ?? '';
        if ((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `^[L_$@#.][L0-9_$.#:-]*(?:\([^()]*\))?$`).test(inner) &&
            !knownEndings.test(inner)) {
            const last = inner.replace(/\(.*$/, '').split(/[.#:]/).filter(Boolean).pop() ?? '';
            if ((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('^[L_$][L0-9_$]{2,}$').test(last))
                found.add(last);
        }
    }
    const prose = withoutLinks.replace(/[^\s"'()<>[\]{},;|*`]+/g, (word) => (word.includes('/') ? ' ' : word));
    for (const match of prose.matchAll((0,_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(?<![L0-9_$.-])[L_$][L0-9_$]*(?:\.[L_$][L0-9_$]*)*(\()?`, 'g'))) {
        const token = match[0].replace(/\($/, '');
        if (knownEndings.test(token))
            continue;
        const parts = token.split('.');
        const last = parts[parts.length - 1] ?? '';
        if ((0,_words__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeName */ .FP)(last) || (match[1] === '(' && last.length >= 3))
            found.add(last);
        for (const part of parts.slice(0, -1))
            if ((0,_words__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeName */ .FP)(part))
                found.add(part);
        if (found.size >= most)
            break;
    }
    return [...found].slice(0, most);
}
function filesMeant(path, files) {
    const wanted = path.toLowerCase();
    const exact = files.filter((file) => file === path);
    if (exact.length > 0)
        return exact;
    const ending = files.filter((file) => {
        const lower = file.toLowerCase();
        return lower === wanted || lower.endsWith(`/${wanted}`);
    });
    return ending.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}


/***/ }),

/***/ 966:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ draftsOf),
/* harmony export */   l: () => (/* binding */ mergeConclusions)
/* harmony export */ });
function mergeConclusions(mode, parts, offline) {
    switch (mode) {
        case 'reviewer': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                issues: [...facts(offline), ...own.flatMap((part) => part.issues)],
                suggestions: distinct(own.flatMap((part) => part.suggestions)),
                positives: distinct(own.flatMap((part) => part.positives)),
            };
        }
        case 'security': {
            const own = parts.filter((part) => part.mode === mode);
            const vulnerabilities = [...facts(offline), ...own.flatMap((part) => part.vulnerabilities)];
            return {
                mode,
                vulnerabilities,
                severity: vulnerabilities.map((one) => one.severity),
                recommendations: distinct(own.flatMap((part) => part.recommendations)),
            };
        }
        case 'debugger': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                errors: [...facts(offline), ...own.flatMap((part) => part.errors)],
                rootCause: known(distinct(own.map((part) => part.rootCause))).join('\n\n'),
                fixes: distinct(own.flatMap((part) => part.fixes)),
            };
        }
        case 'performance': {
            const own = parts.filter((part) => part.mode === mode);
            return {
                mode,
                bottlenecks: [...facts(offline), ...own.flatMap((part) => part.bottlenecks)],
                optimizations: distinct(own.flatMap((part) => part.optimizations)),
                estimatedImprovement: distinct(own.map((part) => part.estimatedImprovement).filter(Boolean)).join('\n\n'),
            };
        }
    }
}
function known(causes) {
    const sure = causes.filter((cause) => !/^not known\b/i.test(cause));
    return sure.length > 0 ? sure : causes;
}
function facts(offline) {
    return (offline === null ? [] : draftsOf(offline)).filter((draft) => draft.ruleId !== null);
}
function draftsOf(conclusion) {
    switch (conclusion.mode) {
        case 'reviewer':
            return conclusion.issues;
        case 'security':
            return conclusion.vulnerabilities;
        case 'debugger':
            return conclusion.errors;
        case 'performance':
            return conclusion.bottlenecks;
    }
}
function distinct(texts) {
    return [...new Set(texts)];
}


/***/ }),

/***/ 7977:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ countingFindings),
/* harmony export */   WS: () => (/* binding */ splitByNoise),
/* harmony export */   hD: () => (/* binding */ isUnsure)
/* harmony export */ });
/* harmony import */ var _ledger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4542);

function isUnsure({ ruleId, confidence }, { minConfidence }) {
    return ruleId === null && confidence < minConfidence;
}
function splitByNoise(findings, { minSeverity, maxFindings }) {
    const severe = findings.filter((finding) => (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)([finding], minSeverity));
    const byWorth = [...severe].sort((a, b) => (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(a.severity) - (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(b.severity) || guess(a) - guess(b));
    const chosen = new Set(byWorth.slice(0, maxFindings));
    const held = findings
        .filter((finding) => !chosen.has(finding))
        .map((finding) => {
        const isSevere = (0,_ledger__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)([finding], minSeverity);
        return { finding, reason: isSevere ? 'over-limit' : 'low-severity' };
    });
    return { shown: findings.filter((finding) => chosen.has(finding)), held };
}
function guess({ ruleId }) {
    return ruleId === null ? 1 : 0;
}
function countingFindings(findings, suppressed) {
    const hidden = suppressed.filter(({ reason }) => reason === 'over-limit');
    return [...findings, ...hidden.map(({ finding }) => finding)];
}


/***/ }),

/***/ 2891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pathFilter)
/* harmony export */ });
async function pathFilter(include, exclude) {
    if (include.length === 0 && exclude.length === 0)
        return () => true;
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 23));
    const matcher = (globs) => {
        if (globs.length === 0)
            return () => false;
        const matchers = globs
            .flatMap(variants)
            .map(({ glob, anywhere }) => picomatch(glob, { dot: true, basename: anywhere }));
        return (path) => matchers.some((matches) => matches(path));
    };
    const wanted = include.length === 0 ? () => true : matcher(include);
    const unwanted = matcher(exclude);
    return (path) => wanted(path) && !unwanted(path);
}
function variants(given) {
    if (given.trim() === '')
        return [];
    const plain = given.replace(/^\.?\/+(?:\.\/+)*/, '');
    const rooted = given.startsWith('/');
    const variant = (glob) => ({ glob, anywhere: !rooted && !glob.includes('/') });
    if (plain === '' || plain === '.')
        return [{ glob: '**', anywhere: false }];
    if (plain.endsWith('/'))
        return [variant(`${plain}**`)];
    const isGlob = /[*?[\]{}()!]/.test(plain);
    return isGlob ? [variant(plain)] : [variant(plain), variant(`${plain}/**`)];
}


/***/ }),

/***/ 8766:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ld: () => (/* binding */ benchmarks),
  _z: () => (/* binding */ inFolder),
  sH: () => (/* binding */ performanceOffline)
});

// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/drafts.js
var drafts = __webpack_require__(5219);
;// CONCATENATED MODULE: ./build/core/loops.js
const head = /^(?:\}\s{0,4})?(?:(?:for|while)\s{0,4}(?:await\s{0,4})?\(|foreach\s{0,4}\(|(?:async\s{1,4})?for\s[^\n]{1,200}\sin\s[^\n]{1,200}:$|while\s[^\n]{1,200}:$|(?:for|while|loop)\b[^\n]{0,200}\{$)/;
const comment = /^(?:\/\/|#|\*|\/\*|--)/;
const longest = 400;
function nestedLoops(code) {
    const open = [];
    const found = [];
    const close = (indent) => {
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (!last.holds && open.length > 1)
                found.push({ outer: open[0]?.line ?? last.line, inner: last.line, depth: open.length });
            open.pop();
        }
    };
    code.split('\n').forEach((text, index) => {
        const trimmed = text.slice(0, longest).trim();
        if (trimmed === '' || comment.test(trimmed))
            return;
        const indent = text.slice(0, longest).replaceAll('\t', '    ').search(/\S/);
        close(indent);
        if (!head.test(trimmed))
            return;
        const around = open.at(-1);
        if (around !== undefined)
            around.holds = true;
        open.push({ indent, line: index + 1, holds: false });
    });
    close(0);
    return found.sort((a, b) => b.depth - a.depth || a.inner - b.inner);
}

// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
;// CONCATENATED MODULE: ./build/core/performance-offline.js





const mostLoops = 3;
const mostBusy = 2;
const leastCommits = 5;
const mostCommands = 3;
function performanceOffline(evidence) {
    return {
        mode: 'performance',
        bottlenecks: bottlenecks(evidence),
        optimizations: [...loops(evidence), ...busyFiles(evidence), ...measuring(evidence)],
        estimatedImprovement: '',
    };
}
function bottlenecks({ rules }) {
    return (rules?.hits ?? [])
        .filter((hit) => hit.rule.category === 'performance')
        .map((hit) => ({ ...(0,drafts/* ruleDraft */.y7)(hit), mode: 'performance' }));
}
function loops({ passages }) {
    const shown = (passages?.passages ?? []).filter(({ file }) => !(0,test_files/* isTestFile */.hl)(file));
    const found = shown.flatMap((passage) => nestedLoops(passage.code).map((loop) => ({ ...loop, passage, at: passage.startLine - 1 })));
    const first = found.sort((a, b) => b.depth - a.depth);
    const seen = new Set();
    const texts = first.flatMap(({ passage, depth, outer, inner, at }) => {
        const place = `${passage.file}:${inner + at}`;
        if (seen.has(place))
            return [];
        seen.add(place);
        const inside = passage.symbol === null ? '' : ` in ${(0,plan_markdown/* code */.a)(passage.symbol)}`;
        return [
            `${place}${inside} is the innermost of ${(0,count/* counted */.h)(depth, 'loop')} in one another, the outermost at line ${outer + at}: their lengths multiply. How long they get cannot be told from the code.`,
        ];
    });
    return texts.slice(0, mostLoops);
}
function busyFiles({ history }) {
    return (history?.files ?? [])
        .filter(({ path, commits }) => commits >= leastCommits && !(0,test_files/* isTestFile */.hl)(path))
        .sort((a, b) => b.commits - a.commits)
        .slice(0, mostBusy)
        .map(({ path, commits, fixes }) => `${path} changed in ${commits} of the ${(0,count/* counted */.h)(history?.commits ?? 0, 'commit')} looked at${fixes.length === 0 ? '' : `, ${fixes.length === 5 ? 'at least 5' : fixes.length} of them fixes`}: measure before and after touching it.`);
}
function measuring(evidence) {
    if (evidence.commands === undefined)
        return [];
    const known = benchmarks(evidence);
    if (known.length === 0)
        return [
            'The project names no benchmark command: nothing in it measures whether a change makes it faster.',
        ];
    const named = known.slice(0, mostCommands).map((one) => `${(0,plan_markdown/* code */.a)(inFolder(one))} (${one.source})`);
    return [`${named.join(', ')} would measure it, before and after; it was not run.`];
}
function benchmarks(evidence) {
    return (evidence.commands?.commands ?? []).filter(({ kind }) => kind === 'benchmark');
}
function inFolder({ directory, command }) {
    return directory === '.' ? command : `(cd ${directory} && ${command})`;
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

/***/ 2914:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ asPlan),
/* harmony export */   e: () => (/* binding */ asText)
/* harmony export */ });
const asPlan = `You change nothing yourself; what you write is applied after approval. Answer with the plan schema: its steps are the edits, in order, and \`proposedChanges\` holds every changed file with its unified diff against the code shown (\`--- a/path\`, \`+++ b/path\`, hunks that apply), and nothing outside what was asked.`;
const asText = `Here the answer's form is Markdown text, not JSON. Cite code by its path and a short quotation of it, as the material shows it, and nothing that is not there. Never claim to have run or changed anything. What the material does not show you say from general knowledge, marked as such, or call not known.`;


/***/ }),

/***/ 2424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ deepThinking),
/* harmony export */   p: () => (/* binding */ thinkingBrief)
/* harmony export */ });
/* harmony import */ var _brief_endings__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2914);

const thinkingBrief = `You are the careful thinker. Reason through the question step by step before you answer it.

Thinking:
1. Say what is asked, what is given, and what a good answer must satisfy.
2. Gather what the material shows; tell facts from assumptions.
3. Find at least two ways to see or solve it; follow each to its consequences.
4. Look for what would prove you wrong: counterexamples, edge cases, costs that come later.
5. Weigh them by the same criteria; say which of them decides.
6. Conclude, with how sure you are and what would change your mind.

Write it as \`<thinking>\` your reasoning \`</thinking>\`, then \`<response>\` the answer \`</response>\`, each once, and nothing outside. The response stands by itself: the conclusion first, its grounds, the trade-offs, what is open. A question that is simple gets a short thinking part.

${_brief_endings__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e}`;
const deepThinking = `Think deeply: take each step twice, the second time against your own first result. Name the strongest objection to your conclusion and answer it. Follow consequences to the second order. Do not stop at the first answer that fits.`;


/***/ }),

/***/ 1347:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ dataBlock)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3443);


function dataBlock(text, labels, tag = 'data') {
    const told = Object.entries(labels)
        .map(([key, value]) => ` ${key}=${JSON.stringify((0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(value))}`)
        .join('');
    const body = `${told}\n${text}`;
    const id = (0,_hash__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)(body).slice(0, 16);
    return `<${tag} id=${id}${told}>\n${text}\n</${tag} id=${id}>`;
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

/***/ 3728:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ emptyReport),
/* harmony export */   q: () => (/* binding */ startedReport)
/* harmony export */ });
/* harmony import */ var _coverage__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1553);

function emptyReport(engine) {
    return {
        version: 1,
        status: 'failure',
        success: false,
        exitCode: 1,
        message: '',
        output: '',
        error: null,
        executionTime: 0.001,
        headless: true,
        task: null,
        intent: null,
        engine,
        planMode: false,
        plan: null,
        todos: [],
        approval: null,
        modes: {},
        findings: [],
        suppressed: [],
        coverage: (0,_coverage__WEBPACK_IMPORTED_MODULE_0__/* .addCoverage */ .q)([]),
        turns: [],
        toolCalls: [],
        answer: null,
        thinking: null,
        transitions: [],
        context: null,
        workflow: null,
        modeSuggestions: [],
        suggestions: [],
        warnings: [],
        metrics: { stages: [], filesInWorkspace: null, modes: { times: [] } },
        usage: {
            calls: 0,
            inputTokens: 0,
            cachedTokens: 0,
            outputTokens: 0,
            costUsd: null,
            isEstimated: false,
            stages: [],
            estimate: null,
        },
        session: null,
    };
}
function startedReport(task, config, warnings, engine) {
    return {
        ...emptyReport(engine),
        task: task && {
            id: task.id,
            title: task.title,
            body: task.body,
            origin: task.origin,
            trust: task.trust,
            files: [...task.files],
        },
        planMode: config.plan || config.mode === 'planning',
        warnings: [...warnings],
    };
}


/***/ }),

/***/ 6486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ tidy),
/* harmony export */   HK: () => (/* binding */ remembered),
/* harmony export */   Ve: () => (/* binding */ enter),
/* harmony export */   Y1: () => (/* binding */ startState),
/* harmony export */   yT: () => (/* binding */ heldModes)
/* harmony export */ });
/* harmony import */ var _domain_kept_limits__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8163);
/* harmony import */ var _held__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5921);
/* harmony import */ var _thresholds__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);



function startState(at) {
    return {
        version: 1,
        current: 'normal',
        previous: null,
        stack: [],
        resume: null,
        history: [],
        toolSwitches: 0,
        toolsRunning: 0,
        autoSwitch: true,
        forced: false,
        focus: null,
        hybrid: null,
        enteredAt: at,
        lastSwitchAt: null,
        confidence: 1,
        thinking: { deep: false, maxTokens: null },
        data: {},
        skills: [],
    };
}
function enter(state, entry) {
    const { to, at, confidence } = entry;
    const focus = (0,_held__WEBPACK_IMPORTED_MODULE_0__/* .focusAt */ .Gd)(state, at) === null ? null : state.focus;
    if (to === state.current)
        return { state: tidy({ ...state, focus, hybrid: null, confidence }), transition: null };
    const transition = {
        from: state.current,
        to,
        trigger: entry.trigger,
        confidence,
        reason: entry.reason,
        at,
    };
    const next = {
        ...state,
        current: to,
        previous: state.current,
        resume: resumeAfter(state, to),
        history: remembered(state.history, transition),
        focus,
        hybrid: null,
        enteredAt: at,
        lastSwitchAt: at,
        confidence,
    };
    return { state: tidy(next), transition };
}
function remembered(history, transition) {
    return [...history, transition].slice(-_domain_kept_limits__WEBPACK_IMPORTED_MODULE_2__/* .keptTransitions */ .X_);
}
function heldModes(state) {
    const waiting = state.resume === null ? state.stack : [...state.stack, state.resume];
    return new Set([state.current, ...(state.hybrid?.modes ?? []), ...waiting]);
}
function tidy(state) {
    const held = heldModes(state);
    const data = Object.fromEntries(Object.entries(state.data).filter(([mode]) => held.has(mode)));
    const thinking = held.has('thinking') ? state.thinking : { deep: false, maxTokens: null };
    return { ...state, data, thinking };
}
function resumeAfter(state, to) {
    if (!(0,_thresholds__WEBPACK_IMPORTED_MODULE_1__/* .isSpecialised */ .ly)(to))
        return null;
    return (0,_thresholds__WEBPACK_IMPORTED_MODULE_1__/* .isSpecialised */ .ly)(state.current) ? state.resume : state.current;
}


/***/ }),

/***/ 5921:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ focusAt),
/* harmony export */   KQ: () => (/* binding */ stillBy),
/* harmony export */   Zg: () => (/* binding */ heldBack),
/* harmony export */   xt: () => (/* binding */ locked)
/* harmony export */ });
/* harmony import */ var _domain_kept_limits__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8163);
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152);
/* harmony import */ var _mode_names__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8004);
/* harmony import */ var _notices__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7673);
/* harmony import */ var _thresholds__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82);





const minute = 60_000;
function focusAt(state, at) {
    if (state.focus === null)
        return null;
    const left = state.focus.until - at;
    if (left <= 0 || left > _domain_kept_limits__WEBPACK_IMPORTED_MODULE_1__/* .longestFocusMinutes */ .wZ * minute)
        return null;
    return { mode: state.focus.mode, minutes: Math.ceil(left / minute) };
}
function locked(state, at) {
    const focus = focusAt(state, at);
    return focus === null
        ? null
        : `The focus on ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(focus.mode)} holds for ${(0,_count__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(focus.minutes, 'more minute', 'more minutes')}; end it with /mode focus off.`;
}
function stillBy(state, policy, at) {
    if (!policy.autoSwitch)
        return 'Switching by itself is turned off in the settings.';
    if (!state.autoSwitch)
        return 'Switching by itself is off; /mode auto turns it on.';
    if (state.forced)
        return `The ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode is forced; /mode auto takes that back.`;
    return locked(state, at);
}
function heldBack(state, wish, policy, at) {
    const still = stillBy(state, policy, at);
    if (still !== null)
        return still;
    const name = (0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(wish.mode);
    if (!(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .isEnabled */ .Ol)(policy, wish.mode))
        return `The ${name} mode would fit but is disabled here.`;
    if (policy.suggestOnly.includes(wish.mode))
        return `The ${name} mode would fit; it is suggested and never entered by itself.`;
    const needed = (0,_thresholds__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(policy, state.current, wish.mode);
    if (!(wish.confidence >= needed && wish.confidence <= 1))
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: ${name} was seen with a confidence of ${(0,_notices__WEBPACK_IMPORTED_MODULE_4__/* .sure */ .MV)(wish.confidence)}, and ${(0,_notices__WEBPACK_IMPORTED_MODULE_4__/* .sure */ .MV)(needed)} is needed.`;
    return tooSoon(state, policy, at);
}
function tooSoon(state, policy, at) {
    if (state.lastSwitchAt === null)
        return null;
    const inMode = at - state.enteredAt;
    const sinceSwitch = at - state.lastSwitchAt;
    if (inMode >= 0 && inMode < policy.minDuration)
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: it was entered ${seconds(inMode)} ago, and a mode holds for ${seconds(policy.minDuration)}.`;
    if (sinceSwitch >= 0 && sinceSwitch < policy.cooldown)
        return `Stayed in ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode: the last switch was ${seconds(sinceSwitch)} ago, and ${seconds(policy.cooldown)} lie between two.`;
    return null;
}
function seconds(milliseconds) {
    return `${Math.round(milliseconds / 100) / 10} s`;
}


/***/ }),

/***/ 8004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   Ol: () => (/* binding */ isEnabled),
/* harmony export */   TE: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _nearest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5241);

const longest = 40;
function shownName(mode) {
    return mode === 'planning' ? 'plan' : mode;
}
function isEnabled(policy, mode) {
    return mode === 'normal' || (policy.known.includes(mode) && !policy.disabled.includes(mode));
}
function lookUp(word, policy) {
    const plain = word.trim().toLowerCase();
    const wanted = plain === 'plan' ? 'planning' : plain;
    const mode = [...policy.known, 'normal'].find((name) => name === wanted);
    if (mode === undefined)
        return { ok: false, message: unknown(word, policy) };
    if (isEnabled(policy, mode))
        return { ok: true, mode };
    return { ok: false, message: `The ${shownName(mode)} mode is disabled here; enable it in the settings.` };
}
function unknown(word, policy) {
    const open = policy.known.filter((name) => isEnabled(policy, name)).map(shownName);
    const near = (0,_nearest__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(word, open);
    const what = /^[\w-]+$/.test(word) && word.length <= longest ? `named ${word}` : 'of that name';
    return near === null
        ? `There is no mode ${what}; there are ${open.join(', ')}.`
        : `There is no mode ${what}; did you mean ${near}?`;
}


/***/ }),

/***/ 7673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ sure),
/* harmony export */   Tq: () => (/* binding */ between),
/* harmony export */   Un: () => (/* binding */ entered)
/* harmony export */ });
/* harmony import */ var _mode_names__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);

function entered(mode, policy) {
    switch (mode) {
        case 'planning': {
            const writes = policy.planWritesDocs
                ? 'documents are written in documentation folders and nothing else is'
                : 'nothing is written';
            return `Entered plan mode. It is read-only: files are read and searched, ${writes}, no command is run, nothing is committed. Leave it with /normal.`;
        }
        case 'thinking':
            return 'Entered thinking mode. The problem is thought through before it is answered, and what was thought is shown apart. Leave it with /normal.';
        case 'normal':
            return 'Back in normal mode.';
        default:
            return `Entered ${mode} mode.`;
    }
}
function sure(confidence) {
    return confidence.toFixed(2);
}
function between(from, to) {
    return `${(0,_mode_names__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(from)} to ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(to)}`;
}


/***/ }),

/***/ 7236:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ presetNamed),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = [
    { name: 'secure-developer', modes: ['developer', 'security'], writes: 'all' },
    { name: 'perf-developer', modes: ['developer', 'performance'], writes: 'all' },
    { name: 'security-debugger', modes: ['debugger', 'security'], writes: null },
];
function presetNamed(name) {
    return presets.find((preset) => preset.name === name) ?? null;
}


/***/ }),

/***/ 82:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ threshold),
/* harmony export */   G2: () => (/* binding */ thresholdTable),
/* harmony export */   Wl: () => (/* binding */ generalThreshold),
/* harmony export */   ly: () => (/* binding */ isSpecialised)
/* harmony export */ });
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);

const thresholdTable = [
    { from: 'any', to: 'debugger', confidence: 0.85 },
    { from: 'any', to: 'security', confidence: 0.85 },
    { from: 'any', to: 'reviewer', confidence: 0.8 },
    { from: 'any', to: 'performance', confidence: 0.8 },
    { from: 'assistant', to: 'planning', confidence: 0.7 },
    { from: 'planning', to: 'developer', confidence: 0.8 },
    { from: 'developer', to: 'planning', confidence: 0.6 },
    { from: 'developer', to: 'debugger', confidence: 0.85 },
    { from: 'debugger', to: 'developer', confidence: 0.7 },
    { from: 'any', to: 'tool', confidence: 0.9 },
];
const generalThreshold = 0.7;
function threshold(policy, from, to) {
    const { general, rows, own } = policy.thresholds;
    const here = from === 'normal' ? 'assistant' : from;
    const row = rows.find((one) => one.from === here && one.to === to) ??
        rows.find((one) => one.from === 'any' && one.to === to);
    return own[to] ?? row?.confidence ?? general;
}
function isSpecialised(mode) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH.includes(mode);
}


/***/ }),

/***/ 6212:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ thinkingOf),
  d: () => (/* binding */ withThinking)
});

;// CONCATENATED MODULE: ./build/core/code-spans.js
function codeSpans(text) {
    const spans = [];
    let inside = [];
    let fence = null;
    let at = 0;
    for (const line of text.split('\n')) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null) {
            const isFence = mark !== undefined && !(mark.startsWith('`') && line.trimStart().slice(mark.length).includes('`'));
            if (isFence)
                fence = { mark, from: at };
            else
                inLine(line, at, spans);
        }
        else if (mark?.startsWith(fence.mark) && line.trim() === mark) {
            spans.push([fence.from, at + line.length]);
            fence = null;
            inside = [];
        }
        else
            inLine(line, at, inside);
        at += line.length + 1;
    }
    return [...spans, ...inside];
}
function inLine(line, at, spans) {
    if (!line.includes('`'))
        return;
    const open = new Map();
    const runs = [...line.matchAll(/`+/g)];
    const next = runs.map(() => -1);
    for (let index = runs.length - 1; index >= 0; index--) {
        const length = runs[index]?.[0].length ?? 0;
        next[index] = open.get(length) ?? -1;
        open.set(length, index);
    }
    for (let index = 0; index < runs.length; index++) {
        const closer = next[index] ?? -1;
        const [from, to] = [runs[index], runs[closer]];
        if (from === undefined || to === undefined)
            continue;
        spans.push([at + from.index, at + to.index + to[0].length]);
        index = closer;
    }
}

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
;// CONCATENATED MODULE: ./build/core/thinking.js


const tag = /<(\/?)(thinking|think|thought|reasoning|response)(?:[\s/][^<>]{0,300})?>/gi;
function thinkingOf(answer, { native, milliseconds }) {
    const timeSeconds = Math.round(Math.max(0, milliseconds)) / 1000;
    const told = toldApart(answer);
    if (native.trim() !== '') {
        return { thinking: native.trim(), response: told?.response ?? answer, timeSeconds };
    }
    return told && { ...told, timeSeconds };
}
function withThinking(answer, thought) {
    if (thought === null)
        return answer;
    const response = thought.response === '' ? 'The answer ends inside its reasoning.' : thought.response;
    if (thought.thinking === '')
        return response;
    const heading = `## Thinking Process (${thought.timeSeconds.toFixed(1)} s)`;
    return `${heading}\n\n${(0,markdown/* paragraphs */.qN)(thought.thinking)}\n\n## Answer\n\n${response}`;
}
function toldApart(answer) {
    const all = tagsIn(answer);
    if (all.length === 0)
        return null;
    const outside = outsideOf(codeSpans(answer), all);
    const told = split(answer, counting(answer, outside));
    if (told !== null && told.response === '' && outside.length < all.length) {
        const other = split(answer, counting(answer, all));
        if (other !== null && other.response !== '')
            return other;
    }
    return told;
}
function tagsIn(answer) {
    return [...answer.matchAll(tag)].map(({ 0: text, 1: slash, 2: name, index }) => ({
        thinks: name?.toLowerCase() !== 'response',
        closes: slash === '/',
        start: index,
        end: index + text.length,
    }));
}
function outsideOf(code, tags) {
    let next = 0;
    return tags.filter(({ start }) => {
        while (next < code.length && (code[next]?.[1] ?? 0) <= start)
            next++;
        return start < (code[next]?.[0] ?? Number.POSITIVE_INFINITY);
    });
}
function counting(answer, tags) {
    const number = (thinks, closes) => tags.filter((one) => one.thinks === thinks && one.closes === closes).length;
    const [opened, closed] = [number(true, false), number(true, true)];
    if (opened > 0 && closed > 0 && number(false, false) > 0)
        return [...tags];
    const [first] = tags;
    if (first?.thinks && !first.closes && opened === closed && begins(answer, first.start, 0))
        return [...tags];
    let open = false;
    let last = 0;
    return tags.filter((one) => {
        const counts = one.closes ? open || (one.thinks && last === 0) : begins(answer, one.start, last);
        if (!counts)
            return false;
        open = !one.closes;
        last = one.end;
        return true;
    });
}
function begins(answer, at, from) {
    let before = at - 1;
    while (before >= from && (answer[before] === ' ' || answer[before] === '\t'))
        before--;
    return before < from || answer[before] === '\n';
}
function split(answer, tags) {
    if (tags.length === 0)
        return null;
    const thought = [];
    const answered = [];
    let closersLeft = tags.filter((one) => one.thinks && one.closes).length;
    let depth = 0;
    let at = 0;
    for (const [index, one] of tags.entries()) {
        const text = answer.slice(at, one.start);
        at = one.end;
        const unopened = index === 0 && one.thinks && one.closes;
        (depth > 0 || unopened ? thought : answered).push(text);
        if (one.thinks && one.closes) {
            closersLeft--;
            depth = Math.max(0, depth - 1);
        }
        else if (one.thinks)
            depth++;
        else if (!one.closes && closersLeft < depth)
            depth = 0;
    }
    (depth > 0 ? thought : answered).push(answer.slice(at));
    return { thinking: joined(thought), response: joined(answered) };
}
function joined(parts) {
    return parts
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n\n');
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

/***/ 1112:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   OX: () => (/* binding */ allowedTools),
/* harmony export */   ho: () => (/* binding */ deniedTools),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

function isAllowed(tool, { effects, also, never, writes }) {
    if (writes === 'none' && tool.effect === 'write')
        return false;
    if (never.includes(tool.name))
        return false;
    if (also.includes(tool.name))
        return true;
    if (never.some((pattern) => fits(pattern, tool.name)))
        return false;
    return also.some((pattern) => fits(pattern, tool.name)) || effects.includes(tool.effect);
}
function allowedTools(grants, tools) {
    return tools.filter((tool) => isAllowed(tool, grants));
}
function deniedTools(grants, tools) {
    return tools.filter((tool) => !isAllowed(tool, grants));
}
function refusal(name, mode, { modes, tools }) {
    const tool = tools.find((one) => one.name === name);
    const usable = allowedTools(mode.grants, tools).map((one) => one.name);
    const instead = usable.length === 0 ? 'This mode uses no tools.' : `Tools of this mode: ${list(usable)}.`;
    if (tool === undefined)
        return `There is no tool named "${(0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(name.slice(0, 100))}". ${instead}`;
    if (isAllowed(tool, mode.grants))
        return null;
    const elsewhere = modes.filter((one) => isAllowed(tool, one.grants)).map((one) => one.name);
    const where = elsewhere.length === 0 ? 'No mode allows it.' : `It is in these modes: ${list(elsewhere)}.`;
    return `The tool ${tool.name} is not allowed in ${mode.name} mode; nothing was done. ${where} ${instead}`;
}
function fits(pattern, name) {
    const [before, after, ...rest] = pattern.split('*');
    if (before === undefined || after === undefined || rest.length > 0)
        return false;
    return name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}
function list(names) {
    return names.join(', ');
}


/***/ }),

/***/ 3137:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ tierOf),
/* harmony export */   s: () => (/* binding */ loweredTo)
/* harmony export */ });
const ownEvents = [
    'push',
    'workflow_dispatch',
    'repository_dispatch',
    'schedule',
    'merge_group',
    'release',
    'create',
    'delete',
    'deployment',
];
const ownAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const texts = ['comment', 'review', 'pull_request', 'issue', 'discussion'];
function tierOf({ inActions, eventName, event }) {
    if (!inActions)
        return { tier: 'operator', reason: 'given by the person who runs the command' };
    if (eventName === null && event === null)
        return { tier: 'trusted', reason: 'given as an input of the workflow' };
    if (event === 'unreadable')
        return untrusted('the event that started the workflow cannot be read');
    if (isFromElsewhere(event))
        return untrusted('the event comes from another repository');
    const text = texts.map((name) => at(event, name)).find((part) => isObject(part));
    if (text !== undefined) {
        const association = at(text, 'author_association');
        return ownAssociations.includes(association)
            ? { tier: 'trusted', reason: `written by someone of the project (${String(association)})` }
            : untrusted('written by someone who is not known to belong to the project');
    }
    return eventName !== null && ownEvents.includes(eventName)
        ? { tier: 'trusted', reason: `the workflow was started by ${eventName}` }
        : untrusted('anybody can bring about the event that started the workflow');
}
function loweredTo(trust, cap) {
    if (cap === null || order.indexOf(cap) <= order.indexOf(trust.tier))
        return trust;
    return { tier: cap, reason: 'lowered by the setting `trust`' };
}
const order = ['operator', 'trusted', 'untrusted'];
function untrusted(reason) {
    return { tier: 'untrusted', reason };
}
function isFromElsewhere(event) {
    const pull = at(event, 'pull_request');
    if (isObject(pull))
        return nameOf(at(pull, 'head'), 'repo') !== nameOf(at(pull, 'base'), 'repo');
    const run = at(event, 'workflow_run');
    return isObject(run) && nameOf(run, 'head_repository') !== nameOf(event, 'repository');
}
function nameOf(holder, key) {
    const name = at(at(holder, key), 'full_name');
    return typeof name === 'string' ? name : Symbol('unknown');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function at(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}


/***/ }),

/***/ 8599:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workflows)
/* harmony export */ });
const workflows = {
    feature_development: [
        examines('planning', 'Plans the feature.', [], 'plan'),
        writes('developer', 'Proposes the change that the plan describes.', ['plan']),
        examines('reviewer', 'Reviews the proposed change against the plan.', ['plan', 'change'], 'review'),
        writes('developer', 'Revises the change by the review.', ['change', 'review']),
    ],
    bug_fix: [
        examines('debugger', 'Finds the root cause.', [], 'root cause'),
        writes('developer', 'Proposes a change that removes the root cause.', ['root cause']),
        examines('reviewer', 'Reviews the proposed change.', ['root cause', 'change'], 'review'),
    ],
    security_hardening: [
        examines('security', 'Looks for vulnerabilities.', [], 'vulnerabilities'),
        writes('developer', 'Proposes changes that close them.', ['vulnerabilities']),
        examines('security', 'Examines whether the change closes them and opens no others.', ['vulnerabilities', 'change'], 'vulnerabilities'),
    ],
    performance_optimization: [
        examines('performance', 'Looks for what costs the most.', [], 'bottlenecks'),
        writes('developer', 'Proposes changes that make it cheaper.', ['bottlenecks']),
        examines('performance', 'Examines what the change brings, and how to measure it.', ['bottlenecks', 'change'], 'bottlenecks'),
    ],
    learning_session: [
        examines('teacher', 'Explains the subject.', [], 'explanation'),
        { ...writes('prototype', 'Shows it as small as it can be.', ['explanation']), handsOn: 'prototype' },
        writes('developer', 'Turns the prototype into code that can stay.', ['explanation', 'prototype']),
    ],
};
function examines(mode, purpose, needs, handsOn) {
    return { mode, purpose, needs, handsOn, proposesChange: false };
}
function writes(mode, purpose, needs) {
    return { mode, purpose, needs, handsOn: 'change', proposesChange: true };
}


/***/ }),

/***/ 325:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ workflowNames)
/* harmony export */ });
const workflowNames = [
    'feature_development',
    'bug_fix',
    'security_hardening',
    'performance_optimization',
    'learning_session',
];


/***/ }),

/***/ 8163:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ mostHanded),
/* harmony export */   X_: () => (/* binding */ keptTransitions),
/* harmony export */   mG: () => (/* binding */ mostTitle),
/* harmony export */   wZ: () => (/* binding */ longestFocusMinutes),
/* harmony export */   yH: () => (/* binding */ stackLimit)
/* harmony export */ });
const keptTransitions = 100;
const stackLimit = 100;
const longestFocusMinutes = 24 * 60;
const mostHanded = 16_000;
const mostTitle = 1_000;


/***/ }),

/***/ 6629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ categories),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['critical', 'high', 'medium', 'low', 'info'];
const categories = [
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
];


/***/ }),

/***/ 6884:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ effects)
/* harmony export */ });
const effects = ['read', 'search', 'git', 'diagnose', 'exec', 'write', 'network', 'forge'];


/***/ }),

/***/ 6083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ checkBase),
  U: () => (/* binding */ diff)
});

;// CONCATENATED MODULE: ./build/core/diff-cursor.js
function cursor(text) {
    return { text, at: 0 };
}
function peekLine(cursor) {
    const end = cursor.text.indexOf('\n', cursor.at);
    return end < 0 ? null : cursor.text.slice(cursor.at, end);
}
function nextLine(cursor) {
    const line = peekLine(cursor);
    if (line !== null)
        cursor.at += line.length + 1;
    return line;
}

;// CONCATENATED MODULE: ./build/core/diff-hunk.js

const header = /^@@ -(\d{1,15})(?:,(\d{1,15}))? \+(\d{1,15})(?:,(\d{1,15}))? @@ ?/;
function isHunkHeader(line) {
    return line.startsWith('@@ -') && header.test(line);
}
function readHunk(at, headerLine, budget) {
    const match = header.exec(headerLine);
    if (match === null)
        return null;
    const [all, oldStart = '0', oldCount = '1', newStart = '0', newCount = '1'] = match;
    const read = {
        hunk: {
            oldStart: Number(oldStart),
            oldLines: Number(oldCount),
            newStart: Number(newStart),
            newLines: Number(newCount),
            section: headerLine.slice(all.length).trimEnd(),
            lines: [],
        },
        added: 0,
        removed: 0,
        whole: true,
    };
    readLines(at, read, budget);
    if (!read.whole)
        countKept(read.hunk);
    return read;
}
function readLines(at, read, budget) {
    const { oldStart, oldLines, newStart, newLines, lines } = read.hunk;
    let oldLine = oldStart;
    let newLine = newStart;
    let dropping = false;
    while (oldLine < oldStart + oldLines || newLine < newStart + newLines) {
        const line = peekLine(at);
        const kind = line === null ? null : kindOf(line);
        if (line === null || kind === null) {
            read.whole = false;
            return;
        }
        nextLine(at);
        const noNewline = skipMark(at);
        if (kind !== 'context') {
            if (budget.left <= 0)
                dropping = true;
            else
                budget.left -= 1;
        }
        if (!dropping) {
            lines.push({
                kind,
                text: line.slice(1),
                oldLine: kind === 'add' ? null : oldLine,
                newLine: kind === 'remove' ? null : newLine,
                noNewline,
            });
        }
        if (kind !== 'add')
            oldLine += 1;
        if (kind !== 'remove')
            newLine += 1;
        if (kind === 'add')
            read.added += 1;
        if (kind === 'remove')
            read.removed += 1;
    }
    if (dropping)
        read.whole = false;
}
function kindOf(line) {
    if (line === '' || line === '\r' || line.startsWith(' '))
        return 'context';
    if (line.startsWith('+'))
        return 'add';
    return line.startsWith('-') ? 'remove' : null;
}
function skipMark(at) {
    if (at.text.charAt(at.at) !== '\\')
        return false;
    nextLine(at);
    return true;
}
function countKept(hunk) {
    const oldLines = hunk.lines.filter((line) => line.kind !== 'add').length;
    const newLines = hunk.lines.filter((line) => line.kind !== 'remove').length;
    if (oldLines === 0 && hunk.oldLines > 0)
        hunk.oldStart -= 1;
    if (newLines === 0 && hunk.newLines > 0)
        hunk.newStart -= 1;
    Object.assign(hunk, { oldLines, newLines });
}

// EXTERNAL MODULE: ./build/core/diff-path.js
var diff_path = __webpack_require__(570);
;// CONCATENATED MODULE: ./build/core/diff.js



function parsePatch(text, limits = { perFile: Infinity, total: Infinity }) {
    const at = cursor(text);
    const files = [];
    let left = limits.total;
    for (let line = nextLine(at); line !== null; line = nextLine(at)) {
        const file = line.startsWith('diff --git ')
            ? readFile(at, line.slice(11), { left: Math.min(limits.perFile, left) })
            : combined(line);
        if (file === null)
            continue;
        for (const hunk of file.hunks)
            left -= hunk.lines.filter((one) => one.kind !== 'context').length;
        if (!mergeTypeChange(files.at(-1), file))
            files.push(file);
    }
    const last = files.at(-1);
    if (last !== undefined && !text.endsWith('\n'))
        last.truncated = true;
    return files;
}
function combined(line) {
    const rest = line.startsWith('diff --cc ')
        ? line.slice(10)
        : line.startsWith('diff --combined ')
            ? line.slice(16)
            : null;
    return rest === null ? null : emptyFile((0,diff_path/* unquote */._n)(rest), null, 'modified');
}
function readFile(at, names, budget) {
    const header = readHeader(at, names);
    const paths = header.paths ?? (0,diff_path/* guessPaths */._f)(names);
    const before = header.before ?? paths?.before ?? null;
    const after = header.after ?? paths?.after ?? null;
    const path = header.deleted ? before : after;
    if (path === null || path === '')
        return null;
    const file = emptyFile(path, header.renamed || header.copied ? before : null, statusOf(header));
    file.binary = header.binary;
    readHunks(at, file, budget);
    return file;
}
function readHeader(at, names) {
    const header = {
        paths: (0,diff_path/* headerPaths */.aw)(names),
        before: null,
        after: null,
        copied: false,
        renamed: false,
        added: false,
        deleted: false,
        binary: false,
    };
    for (let line = peekLine(at); line !== null; line = peekLine(at)) {
        if (isHunkHeader(line) || line.startsWith('diff --'))
            break;
        nextLine(at);
        readHeaderLine(header, line);
    }
    return header;
}
function readHeaderLine(header, line) {
    if (line.startsWith('--- '))
        header.before = (0,diff_path/* markedPath */.KN)(line.slice(4)) ?? header.before;
    else if (line.startsWith('+++ '))
        header.after = (0,diff_path/* markedPath */.KN)(line.slice(4)) ?? header.after;
    else if (line.startsWith('rename from '))
        [header.renamed, header.before] = [true, (0,diff_path/* unquote */._n)(line.slice(12))];
    else if (line.startsWith('rename to '))
        header.after = (0,diff_path/* unquote */._n)(line.slice(10));
    else if (line.startsWith('copy from '))
        [header.copied, header.before] = [true, (0,diff_path/* unquote */._n)(line.slice(10))];
    else if (line.startsWith('copy to '))
        header.after = (0,diff_path/* unquote */._n)(line.slice(8));
    else if (line.startsWith('new file mode '))
        header.added = true;
    else if (line.startsWith('deleted file mode '))
        header.deleted = true;
    else if (line.startsWith('Binary files ') || line === 'GIT binary patch')
        header.binary = true;
}
function readHunks(at, file, budget) {
    for (let line = peekLine(at); line !== null && !line.startsWith('diff --'); line = peekLine(at)) {
        nextLine(at);
        const read = isHunkHeader(line) ? readHunk(at, line, budget) : null;
        if (read === null)
            continue;
        file.addedLines += read.added;
        file.removedLines += read.removed;
        if (read.hunk.lines.length > 0)
            file.hunks.push(read.hunk);
        if (!read.whole)
            file.truncated = true;
    }
}
function statusOf(header) {
    if (header.added)
        return 'added';
    if (header.deleted)
        return 'deleted';
    if (header.renamed)
        return 'renamed';
    return header.copied ? 'copied' : 'modified';
}
function emptyFile(path, previousPath, status) {
    return {
        path,
        previousPath,
        status,
        binary: false,
        addedLines: 0,
        removedLines: 0,
        hunks: [],
        truncated: false,
    };
}
function mergeTypeChange(last, file) {
    if (last?.status !== 'deleted' || file.status !== 'added' || last.path !== file.path)
        return false;
    last.status = 'type-changed';
    last.binary ||= file.binary;
    last.truncated ||= file.truncated;
    last.addedLines += file.addedLines;
    last.removedLines += file.removedLines;
    last.hunks.push(...file.hunks);
    return true;
}

;// CONCATENATED MODULE: ./build/core/generated.js
const lockFiles = new Set([
    'package-lock.json',
    'npm-shrinkwrap.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'bun.lock',
    'bun.lockb',
    'deno.lock',
    'Cargo.lock',
    'Gemfile.lock',
    'composer.lock',
    'poetry.lock',
    'Pipfile.lock',
    'pdm.lock',
    'uv.lock',
    'go.sum',
    'mix.lock',
    'pubspec.lock',
    'Podfile.lock',
    'Package.resolved',
    'packages.lock.json',
    'gradle.lockfile',
    'flake.lock',
]);
const endings = [
    [/\.min\.(?:js|mjs|cjs|css)$/, 'it is minified'],
    [/\.(?:js|mjs|cjs|css)\.map$/, 'it is a source map'],
    [/\.snap$|(?:^|\/)__snapshots__\//, 'it is a test snapshot'],
    [/(?:^|\/)dist\//, 'it is built from other files'],
    [/(?:^|\/)(?:node_modules|vendor)\//, 'it is third-party code'],
    [/\.generated\.\w+$|\.pb\.go$|_pb2(?:_grpc)?\.pyi?$/, 'it is generated'],
];
function generatedReason(path) {
    if (lockFiles.has(path.slice(path.lastIndexOf('/') + 1)))
        return 'it is a lock file';
    return endings.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

// EXTERNAL MODULE: ./build/core/path-filter.js
var path_filter = __webpack_require__(2891);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/core/git/nearest-ref.js
var nearest_ref = __webpack_require__(6278);
;// CONCATENATED MODULE: ./build/evidence/diff-base.js


async function baseMissing(base, repository) {
    const hints = [];
    const known = await repository.refs();
    const near = (0,nearest_ref/* nearestRef */.CT)(base, known);
    if (near !== null)
        hints.push(`Did you mean ${near}?`);
    else if (repository.head === null)
        hints.push('The repository has no commit yet.');
    else if (known.length > 0)
        hints.push(`It knows ${known.slice(0, 5).join(', ')}.`);
    if (repository.shallow) {
        hints.push('This clone is shallow: fetch its history with `git fetch --unshallow` (for actions/checkout: `fetch-depth: 0`).');
    }
    else if (near === null) {
        hints.push('Fetch it first, or name a branch, tag or commit that is there.');
    }
    return new errors/* RunError */.e4('input', `The base ${base} does not exist in this repository.`, {
        hint: hints.join(' '),
    });
}

;// CONCATENATED MODULE: ./build/evidence/diff-untracked.js
const mostFiles = 200;
const mostBytes = 2 * 1024 * 1024;
async function untrackedFiles(tree, paths, limits) {
    const result = { files: [], skipped: [], truncated: [] };
    let bytes = 0;
    let looked = 0;
    let left = limits.total;
    for (const path of paths.slice(0, mostFiles)) {
        if (bytes >= mostBytes)
            break;
        looked += 1;
        const read = await tree.read(path, mostBytes - bytes);
        bytes += read.kind === 'text' ? read.bytes : 0;
        if (read.kind === 'text') {
            const file = addedFile(path, read.text, Math.min(limits.perFile, left));
            left -= file.hunks[0]?.newLines ?? 0;
            result.files.push(file);
        }
        else if (read.kind === 'binary')
            result.files.push({ ...addedFile(path, '', 0), binary: true });
        else
            result.skipped.push({ what: `untracked file ${path}`, reason: read.reason });
    }
    if (looked < paths.length)
        result.truncated.push({ what: 'untracked files', kept: looked, of: paths.length });
    return result;
}
function addedFile(path, text, mostLines) {
    const all = text === '' ? [] : text.split('\n');
    const noNewline = all.length > 0 && !text.endsWith('\n');
    if (all.length > 0 && !noNewline)
        all.pop();
    const lines = all.slice(0, mostLines).map((line, index) => ({
        kind: 'add',
        text: line,
        oldLine: null,
        newLine: index + 1,
        noNewline: noNewline && index === all.length - 1,
    }));
    const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines };
    return {
        path,
        previousPath: null,
        status: 'added',
        binary: false,
        addedLines: all.length,
        removedLines: 0,
        hunks: lines.length === 0 ? [] : [hunk],
        truncated: lines.length < all.length,
    };
}

;// CONCATENATED MODULE: ./build/evidence/diff.js






const limits = { perFile: 5_000, total: 50_000 };
const mostNamed = 20;
const mostHidden = 500;
const linesOf = 'changed lines of ';
const diff = {
    name: 'diff',
    round: 1,
    async gather(question, ports) {
        const { repository } = ports;
        if (repository === null) {
            const why = ports.repositoryFault ?? 'the workspace is not a git repository';
            if (question.base !== null)
                throw noRepository(question.base, why);
            const skipped = [{ what: 'diff', reason: why }];
            return { facts: null, coverage: { skipped } };
        }
        return question.base === null
            ? uncommitted(question, ports, repository)
            : since(question.base, question, ports, repository);
    },
};
async function checkBase(base, { repository, repositoryFault }) {
    if (repository === null)
        throw noRepository(base, repositoryFault ?? 'the workspace is not a git repository');
    if ((await repository.resolve(base)) === null)
        throw await baseMissing(base, repository);
}
function noRepository(base, why) {
    return new errors/* RunError */.e4('input', `There is nothing to compare with ${base}: ${why.replace(/\.$/, '')}.`, {
        hint: 'Leave --base out, or name a git checkout with --workspace.',
    });
}
async function since(base, question, ports, repository) {
    const hash = await repository.resolve(base);
    if (hash === null)
        throw await baseMissing(base, repository);
    const from = hash.startsWith(base) ? base.slice(0, 12) : `${base} (${hash.slice(0, 7)})`;
    const notes = { examined: [], skipped: [], truncated: [] };
    const files = await changed(hash, question, ports, repository, notes);
    notes.examined.push(`the diff from ${from} to the working tree: ${count(files.length, 'file')}`);
    return { facts: facts(from, true, files), coverage: notes };
}
async function uncommitted(question, ports, repository) {
    const notes = { examined: [], skipped: [], truncated: [] };
    const files = await changed(null, question, ports, repository, notes);
    if (files.length === 0) {
        const where = notes.skipped.length > 0 ? ' in the files that are wanted' : '';
        notes.examined.push(`the working tree: no uncommitted change${where}`);
        return { facts: null, coverage: notes };
    }
    notes.examined.push(`uncommitted changes: ${count(files.length, 'file')}`);
    const from = repository.head === null ? 'the empty tree (there is no commit yet)' : 'the last commit';
    return { facts: facts(from, false, files), coverage: notes };
}
async function changed(base, question, ports, repository, notes) {
    const files = await tracked(base, question, ports.tree, repository, notes);
    const wanted = await wantedPaths(question);
    const left = { ...limits, total: limits.total - files.reduce((sum, file) => sum + changedLines(file), 0) };
    const untracked = (await repository.untracked()).filter((path) => !question.own.includes(path));
    const fresh = untracked.filter(wanted);
    noteLeftOut(untracked.length - fresh.length, 'untracked file', notes);
    const added = await untrackedFiles(ports.tree, fresh, left);
    notes.skipped.push(...added.skipped);
    notes.truncated.push(...added.truncated);
    const all = [...files, ...added.files.map((file) => trimmed(file, notes))];
    notes.truncated = grouped(notes.truncated);
    return all;
}
async function tracked(base, question, tree, repository, notes) {
    const patch = await repository.patch(base);
    const first = parsePatch(patch.text, limits).filter((file) => !question.own.includes(file.path));
    const files = await textAfterAll(first, base, tree, repository);
    const last = files.at(-1);
    if (patch.cut) {
        if (last !== undefined)
            last.truncated = true;
        const all = (await repository.changed(base)).length;
        const what = `files of the diff (git's patch is too long: only its first ${patch.text.length} characters were read)`;
        notes.truncated.push({ what, kept: files.length, of: all });
    }
    const wanted = await wantedPaths(question);
    const left = files.filter((file) => wanted(file.path));
    noteLeftOut(files.length - left.length, 'changed file', notes);
    return left.map((file) => trimmed(file, notes));
}
async function textAfterAll(files, base, tree, repository) {
    const hidden = [];
    for (const file of files.filter((one) => one.binary && one.status !== 'deleted').slice(0, mostHidden)) {
        if ((await tree.read(file.path)).kind === 'text')
            hidden.push(file.path);
    }
    if (hidden.length === 0)
        return [...files];
    const again = parsePatch((await repository.patch(base, hidden)).text, limits);
    const shown = new Map(again.filter((file) => !file.binary).map((file) => [file.path, file]));
    return files.map((file) => shown.get(file.path) ?? file);
}
function grouped(truncated) {
    const isFile = ({ what }) => what.startsWith(linesOf);
    const files = truncated.filter(isFile);
    const more = files.slice(mostNamed);
    if (more.length < 2)
        return truncated;
    const sum = (part) => more.reduce((total, entry) => total + entry[part], 0);
    const rest = { what: `${linesOf}${more.length} more files`, kept: sum('kept'), of: sum('of') };
    return [...files.slice(0, mostNamed), rest, ...truncated.filter((entry) => !isFile(entry))];
}
function noteLeftOut(number, noun, notes) {
    if (number === 0)
        return;
    const reason = 'left out by --include, --exclude or --working-directory';
    notes.skipped.push({ what: count(number, noun), reason });
}
async function wantedPaths({ include, exclude, under }) {
    const wanted = await (0,path_filter/* pathFilter */.Y)(include, exclude);
    return (path) => (under === '' || path.startsWith(`${under}/`)) && wanted(path);
}
function trimmed(file, notes) {
    const reason = generatedReason(file.path);
    if (reason !== null && file.hunks.length > 0) {
        notes.skipped.push({ what: `the changed lines of ${file.path}`, reason });
        return { ...file, hunks: [], truncated: true };
    }
    if (file.truncated) {
        const kept = changedLines(file);
        const of = file.addedLines + file.removedLines;
        if (kept < of)
            notes.truncated.push({ what: `${linesOf}${file.path}`, kept, of });
    }
    return file;
}
function changedLines(file) {
    return file.hunks.reduce((sum, hunk) => sum + hunk.lines.filter((line) => line.kind !== 'context').length, 0);
}
function facts(from, asked, files) {
    return {
        from,
        asked,
        files,
        addedLines: files.reduce((sum, file) => sum + file.addedLines, 0),
        removedLines: files.reduce((sum, file) => sum + file.removedLines, 0),
    };
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 4668:
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
// EXTERNAL MODULE: ./build/core/ledger.js
var core_ledger = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/core/mode-metrics.js

function modeMetrics(stages) {
    return {
        times: times(stages),
        ...debugging(of(stages, 'debugger')),
        ...security(of(stages, 'security')),
        ...reviewing(of(stages, 'reviewer')),
        ...performance(of(stages, 'performance')),
    };
}
function metricLines(metrics) {
    const { times: worked, debugger: d, security: s, reviewer: r, performance: p } = metrics;
    const sums = {
        ...(d && {
            debugger: `${(0,core_count/* counted */.h)(d.bugsAnalyzed, 'bug')} analysed, ${(0,core_count/* counted */.h)(d.rootCausesFound, 'root cause')} found, ${fixes(d)}${d.averageTimeToFix === null ? '' : `, ${d.averageTimeToFix.toFixed(1)} s to a fix`}`,
        }),
        ...(s && {
            security: `${(0,core_count/* counted */.h)(s.vulnerabilitiesFound, 'vulnerability', 'vulnerabilities')} found, ${s.criticalIssues} of them critical, ${fixes(s)}`,
        }),
        ...(r && {
            reviewer: `${(0,core_count/* counted */.h)(r.issuesFound, 'issue')} found, ${(0,core_count/* counted */.h)(r.suggestionsMade, 'suggestion')} made`,
        }),
        ...(p && {
            performance: `${(0,core_count/* counted */.h)(p.bottlenecksFound, 'bottleneck')} found, ${(0,core_count/* counted */.h)(p.optimizationsProposed, 'optimisation')} proposed, ${p.optimizationsApplied} applied`,
        }),
    };
    return worked.map(({ mode, stages, seconds }) => {
        const sum = sums[mode];
        return `${mode}: ${(0,core_count/* counted */.h)(stages, 'stage')}, ${seconds.toFixed(1)} s${sum === undefined ? '' : `; ${sum}`}`;
    });
}
function fixes({ fixesProposed, fixesApplied }) {
    return `${(0,core_count/* counted */.h)(fixesProposed, 'fix', 'fixes')} proposed, ${fixesApplied} applied`;
}
function of(stages, mode) {
    return stages.filter((stage) => stage.conclusion?.mode === mode);
}
function sum(all, of) {
    return all.reduce((total, one) => total + of(one), 0);
}
function times(stages) {
    const names = [...new Set(stages.map(({ mode }) => mode))];
    return names.map((mode) => {
        const own = stages.filter((stage) => stage.mode === mode);
        return { mode, stages: own.length, seconds: sum(own, (one) => one.milliseconds) / 1000 };
    });
}
function debugging(stages) {
    if (stages.length === 0)
        return {};
    const fixing = stages.filter(({ conclusion }) => conclusion.fixes.length > 0);
    return {
        debugger: {
            bugsAnalyzed: sum(stages, ({ conclusion }) => conclusion.errors.length),
            rootCausesFound: stages.filter(({ conclusion }) => isFound(conclusion)).length,
            fixesProposed: sum(stages, ({ conclusion }) => conclusion.fixes.length),
            fixesApplied: sum(stages, ({ applied }) => applied),
            averageTimeToFix: fixing.length === 0 ? null : sum(fixing, (one) => one.milliseconds) / fixing.length / 1000,
        },
    };
}
function isFound({ rootCause }) {
    return rootCause.trim() !== '' && !/^not known\b/i.test(rootCause.trim());
}
function security(stages) {
    if (stages.length === 0)
        return {};
    return {
        security: {
            vulnerabilitiesFound: sum(stages, ({ conclusion }) => conclusion.vulnerabilities.length),
            criticalIssues: sum(stages, ({ conclusion }) => conclusion.severity.filter((severity) => severity === 'critical').length),
            fixesProposed: sum(stages, ({ conclusion }) => conclusion.vulnerabilities.filter((one) => one.suggestion !== null).length),
            fixesApplied: sum(stages, ({ applied }) => applied),
        },
    };
}
function reviewing(stages) {
    if (stages.length === 0)
        return {};
    return {
        reviewer: {
            issuesFound: sum(stages, ({ conclusion }) => conclusion.issues.length),
            suggestionsMade: sum(stages, ({ conclusion }) => conclusion.suggestions.length),
            fixesApplied: sum(stages, ({ applied }) => applied),
        },
    };
}
function performance(stages) {
    if (stages.length === 0)
        return {};
    return {
        performance: {
            bottlenecksFound: sum(stages, ({ conclusion }) => conclusion.bottlenecks.length),
            optimizationsProposed: sum(stages, ({ conclusion }) => conclusion.optimizations.length),
            optimizationsApplied: sum(stages, ({ applied }) => applied),
            speedImprovements: stages
                .map(({ conclusion }) => conclusion.estimatedImprovement.trim())
                .filter((words) => words !== ''),
        },
    };
}

// EXTERNAL MODULE: ./build/core/noise.js
var core_noise = __webpack_require__(7977);
;// CONCATENATED MODULE: ./build/core/outcome.js


const noise = ['low-confidence', 'low-severity', 'over-limit'];
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
    if ((0,core_ledger/* reaches */.O6)(counting, failOn)) {
        const worst = counting.filter((f) => (0,core_ledger/* reaches */.O6)([f], failOn));
        const noun = worst.length === 1 ? 'finding is' : 'findings are';
        const unseen = worst.filter((f) => !findings.includes(f)).length;
        return {
            status: 'findings',
            message: `${worst.length} ${noun} ${failOn} or worse${hiddenOf(unseen, worst.length)}.`,
        };
    }
    if (facts.unclear) {
        return {
            status: 'needs_clarification',
            message: facts.asks || facts.plan === null
                ? 'The task needs a word more: the question is in the output.'
                : 'Nothing in the workspace matches this task; it needs a word more.',
        };
    }
    if (facts.plan)
        return { status: 'awaiting_approval', message: planned(facts.plan, facts) };
    return { status: 'success', message: facts.done ?? 'There was nothing to do.' };
}
function hiddenOf(unseen, all) {
    if (unseen === 0)
        return '';
    const part = unseen < all ? `${unseen} of them ` : all === 1 ? 'it ' : 'they ';
    return `; ${part}${unseen === 1 ? 'is' : 'are'} held back by --max-findings`;
}
function planned(plan, { findings, suppressed }) {
    const held = suppressed.filter(({ reason }) => noise.includes(reason)).length;
    const shown = findings.length === 0 ? 'no findings' : (0,core_count/* counted */.h)(findings.length, 'finding');
    const more = findings.length === 0 ? ` shown, ${held} held back` : `, ${held} more held back`;
    const found = held === 0 ? shown : shown + more;
    return `A plan of ${(0,core_count/* counted */.h)(plan.steps.length, 'step')} awaits approval, with ${found}. Nothing was changed.`;
}
const everything = 'The report’s coverage names everything that failed.';
function errorOf(fault, stop, coverage, message) {
    if (stop === 'signal')
        return { kind: 'budget', message, hint: 'Run again to examine the rest.' };
    if (coverage.failed[0]) {
        const { what, reason } = coverage.failed[0];
        return {
            kind: fault?.kind ?? 'internal',
            message: `${what}: ${reason}`,
            hint: (fault?.message === reason ? fault.hint : null) ?? everything,
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
// EXTERNAL MODULE: ./build/core/report-start.js
var report_start = __webpack_require__(3728);
// EXTERNAL MODULE: ./build/core/switching/enter.js
var enter = __webpack_require__(6486);
// EXTERNAL MODULE: ./build/core/switching/thresholds.js
var thresholds = __webpack_require__(82);
;// CONCATENATED MODULE: ./build/core/switching/policy.js

function usualPolicy(known) {
    return {
        known,
        disabled: [],
        suggestOnly: ['thinking'],
        autoSwitch: true,
        thresholds: { general: thresholds/* generalThreshold */.Wl, rows: thresholds/* thresholdTable */.G2, own: {} },
        minDuration: 30_000,
        cooldown: 10_000,
        planWritesDocs: false,
    };
}
function policyOf(known, prompt, planWritesDocs = false) {
    const { switching, modes } = prompt;
    const usual = usualPolicy(known);
    return {
        ...usual,
        disabled: known.filter((name) => !modes[name].enabled),
        autoSwitch: switching.enabled,
        thresholds: { ...usual.thresholds, general: switching.confidence_threshold },
        minDuration: switching.min_duration,
        cooldown: switching.cooldown,
        planWritesDocs,
    };
}

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/tools/changes.js

const mostNamed = 10;
function withChanges(message, changed) {
    if (changed.length === 0)
        return message;
    const named = changed.slice(0, mostNamed).map(clean.oneLine).join(', ');
    const more = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : '';
    const rest = message.replace(/\s*Nothing was changed\.$/, '');
    return `${rest} Changed in the workspace: ${named}${more}.`.trim();
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/mode.js
var domain_mode = __webpack_require__(3445);
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

;// CONCATENATED MODULE: ./build/domain/prompt.js
const promptSources = ['built in', 'config', 'mcp'];

// EXTERNAL MODULE: ./build/core/can-use-tool.js
var can_use_tool = __webpack_require__(5938);
// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/core/prompts/brief-thinking.js
var brief_thinking = __webpack_require__(2424);
;// CONCATENATED MODULE: ./build/core/prompts/registry.js





const deepThinkingName = 'deep-thinking';
const nameForm = /^[A-Za-z0-9][\w.-]{0,99}$/;
const longest = 20_000;
function promptRegistry(sources) {
    const table = new Map();
    const refused = [];
    for (const source of promptSources) {
        for (const prompt of sources.flat().filter((one) => one.source === source)) {
            const key = prompt.name.toLowerCase();
            const holder = table.get(key);
            const fault = faultOf(prompt, holder ?? null);
            if (fault === null)
                table.set(key, source === 'mcp' ? { ...prompt, text: (0,clean.visible)(prompt.text) } : prompt);
            else
                refused.push({
                    what: `the prompt ${(0,clean.visible)(prompt.name.slice(0, 100))}${ofWhom(prompt)}`,
                    reason: fault,
                });
        }
    }
    const all = [...table.values()];
    return { get: (name) => table.get(name.toLowerCase()) ?? null, list: () => all, refused };
}
function faultOf({ name, source, text }, holder) {
    if (!nameForm.test(name))
        return 'its name is not of letters, digits, `.`, `_` and `-`';
    if (holder !== null)
        return `there is another prompt of its name, ${ofWhom(holder).trim() || 'of the same source'}`;
    if (text.trim() === '')
        return 'it has no text';
    return source !== 'built in' && text.length > longest ? `it has more than ${longest} characters` : null;
}
function ofWhom({ source, from }) {
    if (source === 'mcp')
        return ` of the server ${from}`;
    return source === 'config' ? ' of the settings' : ' built in';
}
function builtInPrompts(modes) {
    const builtIn = (name, text) => ({ name, source: 'built in', from: '', text });
    return [...modes.map(({ name, brief }) => builtIn(name, brief)), builtIn(deepThinkingName, brief_thinking/* deepThinking */.f)];
}
function configPrompts(texts) {
    return Object.entries(texts).map(([name, text]) => ({ name, source: 'config', from: '', text }));
}
function addedPrompts(registry, names) {
    const prompts = [];
    const missing = [];
    for (const name of names) {
        const prompt = registry.get(name);
        const what = `the prompt ${(0,clean.visible)(name.slice(0, 100))}`;
        if (prompt === null)
            missing.push({ what, reason: unknown(name, registry) });
        else if (prompt.source === 'built in')
            missing.push({ what, reason: 'it comes with its mode and cannot be added' });
        else if (!prompts.includes(prompt))
            prompts.push(prompt);
    }
    return { prompts, missing };
}
function unknown(name, registry) {
    if (name.startsWith(can_use_tool/* serverPrefix */.IO))
        return 'no server brought one of that name';
    const others = registry.list().filter(({ source }) => source !== 'built in');
    const near = (0,nearest/* nearest */.p)(name, others.map((one) => one.name));
    return `there is none of that name${near === null ? '' : `; did you mean ${near}?`}`;
}

;// CONCATENATED MODULE: ./build/pipelines/prompt-desk.js

function promptDesk({ addPrompt, promptTexts }, modes, served) {
    const registry = promptRegistry([builtInPrompts(modes), configPrompts(promptTexts), served]);
    const { prompts, missing } = addedPrompts(registry, addPrompt);
    const skipped = [...registry.refused, ...missing];
    return { registry, added: prompts, notes: skipped.length === 0 ? [] : [{ skipped }] };
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

// EXTERNAL MODULE: ./build/core/merge-conclusions.js
var merge_conclusions = __webpack_require__(966);
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
    const exact = anchor_nearest(file.exact(), wanted.map(unended), hint);
    if (exact !== 'nowhere')
        return exact;
    const loose = anchor_nearest(file.squeezed(), wanted.map(squeezed), hint);
    return loose === 'nowhere' ? null : loose;
}
function anchor_nearest(lines, sought, hint) {
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

// EXTERNAL MODULE: ./build/core/as-sent.js
var as_sent = __webpack_require__(7470);
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
const place_quote_mostNamed = 5;
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
    const more = lines.length > place_quote_mostNamed ? ` and ${lines.length - place_quote_mostNamed} more` : '';
    return ` The same code also stands at line${lines.length > 1 ? 's' : ''} ${lines.slice(0, place_quote_mostNamed).join(', ')}${more}.`;
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






const nothingJudged = { modes: {}, findings: [], suppressed: [], doubles: [] };
async function judge(conclusions, evidence, { tree, known, noise, examined }) {
    const drafts = conclusions.flatMap(merge_conclusions/* draftsOf */.e);
    const send = (0,as_sent/* asSent */.$)(known);
    const texts = new Map();
    for (const file of new Set(drafts.flatMap((d) => d.file ?? []))) {
        const content = await tree.read(file);
        texts.set(file, content.kind === 'text' ? anchorage(content.text, send) : null);
    }
    const verified = drafts
        .map((draft) => verify(draft, texts.get(draft.file ?? '') ?? null, evidence))
        .map((v) => (v.kept && (0,core_noise/* isUnsure */.hD)(v.draft, noise) ? unsure(v.draft) : v));
    const ledger = (0,core_ledger/* settleFindings */.gx)(verified.flatMap((v) => (v.kept ? [v.draft] : [])), verified.flatMap((v) => (v.kept ? [] : [v])));
    const { shown, held } = (0,core_noise/* splitByNoise */.WS)(ledger.findings, noise);
    return {
        modes: modesOf(conclusions, shown, examined),
        findings: shown,
        suppressed: [...held, ...ledger.suppressed],
        doubles: ledger.doubles,
    };
}
function unsure(draft) {
    return { kept: false, draft, reason: 'low-confidence' };
}
function modesOf(conclusions, findings, lookedAt) {
    const of = (mode) => findings.filter((f) => f.mode === mode);
    const modes = {};
    for (const c of conclusions) {
        const examined = lookedAt(c.mode);
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
        else if (c.mode === 'debugger') {
            modes.debugger = { examined, errors: of('debugger'), rootCause: c.rootCause, fixes: c.fixes };
        }
        else {
            modes.performance = {
                examined,
                bottlenecks: of('performance'),
                optimizations: c.optimizations,
                estimatedImprovement: c.estimatedImprovement,
            };
        }
    }
    return modes;
}

;// CONCATENATED MODULE: ./build/pipelines/thread.js


function openThread(state, workflow) {
    return {
        state,
        transitions: [],
        suggestions: [],
        said: [],
        handed: [],
        turns: [],
        intent: null,
        task: null,
        evidence: null,
        plan: null,
        examined: null,
        finished: [],
        conclusions: [],
        judged: nothingJudged,
        answer: null,
        thinking: null,
        workflow,
        clarifications: 0,
        unanswered: null,
        isUnclear: false,
        warnings: [],
    };
}
function together(before, after) {
    const modes = [...new Set([...before, ...after].map(({ mode }) => mode))];
    return modes.flatMap((mode) => {
        const all = [...before, ...after].filter((one) => one.mode === mode);
        const [first, ...others] = all;
        if (first === undefined)
            return [];
        return others.length === 0 ? [first] : [(0,merge_conclusions/* mergeConclusions */.l)(mode, all, null)];
    });
}

// EXTERNAL MODULE: ./build/core/switching/held.js
var switching_held = __webpack_require__(5921);
// EXTERNAL MODULE: ./build/core/switching/mode-names.js
var mode_names = __webpack_require__(8004);
;// CONCATENATED MODULE: ./build/core/switching/suggest.js


const leastConfidence = 0.4;
const most = 3;
const reasons = {
    assistant: 'This is a question that an answer in words settles.',
    planning: 'A plan first would show what this touches.',
    developer: 'This asks for a change to the code.',
    tool: 'This asks for tools to be used.',
    debugger: 'Something fails here; a systematic search for its cause would help.',
    security: 'This bears on security; an audit would show what is at risk.',
    reviewer: 'This asks for a judgement of code; a review would give one.',
    performance: 'This is about speed or memory; measuring comes first.',
    prototype: 'This is to be tried out before it is built.',
    teacher: 'This is about understanding; an explanation from the ground up would help.',
    normal: 'This needs no special way of working.',
    thinking: 'This weighs several things against each other; thinking it through first would help.',
};
const pairReasons = {
    'assistant planning': 'This sounds like something to be built; planning comes before that.',
    'normal planning': 'This sounds like something to be built; planning comes before that.',
    'planning developer': 'The plan can be carried out now.',
    'developer debugger': 'Errors turned up; looking for their cause systematically would help.',
    'debugger developer': 'The cause seems to be found; the work can go on.',
};
function suggestModes(state, analysis, policy, at) {
    const here = [state.current, ...(state.hybrid?.modes ?? [])];
    return analysis.scores
        .filter(({ mode, confidence }) => confidence >= leastConfidence && confidence <= 1 && !here.includes(mode))
        .filter(({ mode }) => (0,mode_names/* isEnabled */.Ol)(policy, mode))
        .sort((a, b) => b.confidence - a.confidence)
        .slice(0, most)
        .map((wish) => ({
        currentMode: state.current,
        suggestedMode: wish.mode,
        reason: reasonFor(state.current, wish.mode, wish.mode === analysis.mode ? analysis.triggers : []),
        confidence: wish.confidence,
        autoSwitch: wish.mode === analysis.mode && (0,switching_held/* heldBack */.Zg)(state, wish, policy, at) === null,
    }));
}
function suggestNext(mode, policy) {
    if (mode.next === null || !(0,mode_names/* isEnabled */.Ol)(policy, mode.next.mode))
        return null;
    return {
        currentMode: mode.name,
        suggestedMode: mode.next.mode,
        reason: mode.next.reason,
        confidence: 1,
        autoSwitch: false,
    };
}
function reasonFor(from, to, triggers) {
    const reason = pairReasons[`${from} ${to}`] ?? reasons[to];
    return triggers.length === 0 ? reason : `${reason} (${triggers.slice(0, 3).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/core/active-context.js
function activeContext(state, parts) {
    const { mode, tools, told } = parts;
    const allowedTools = tools.filter((name) => parts.allowed.includes(name));
    return {
        persona: mode.persona,
        mode: state.current,
        hybrid: state.hybrid === null ? [] : [...state.hybrid.modes],
        icon: mode.icon,
        colour: mode.colour,
        allowedTools,
        deniedTools: tools.filter((name) => !allowedTools.includes(name)),
        activeSkills: [...state.skills],
        activeTools: allowedTools.filter((name) => told.includes(name)),
        mcpServers: [...parts.mcpServers],
        prompts: [...parts.prompts],
        contextStrategy: state.skills.length === 0 ? 'Standard' : 'Hot Swap',
    };
}

// EXTERNAL MODULE: ./build/core/switching/notices.js
var notices = __webpack_require__(7673);
;// CONCATENATED MODULE: ./build/core/switching/tell.js





const toldTransitions = 20;
const latestDate = 8.64e15;
function tellMode(state, modes, at) {
    return [
        `Current mode: ${(0,mode_names/* shownName */.HD)(state.current)}`,
        described(state.current, modes),
        ...tell_together(state),
        ...tellFocus(state, at),
    ].filter((line) => line !== '');
}
function tellStatus(state, parts) {
    const { modes, policy, at, suggestions, context, metrics } = parts;
    const icon = modes.get(state.current)?.icon ?? '';
    const name = `${icon} ${(0,mode_names/* shownName */.HD)(state.current)}`.trim();
    return [
        `Current mode: ${name} (confidence: ${(0,notices/* sure */.MV)(state.confidence)})`,
        described(state.current, modes),
        ...tell_together(state),
        ...(state.stack.length === 0 ? [] : [`Waiting on the stack: ${state.stack.map(mode_names/* shownName */.HD).join(', ')}`]),
        ...tellFocus(state, at),
        ...tellAuto(state, policy),
        ...titled('Suggested modes:', suggestions.map((one) => suggestionLine(one, modes))),
        `Allowed tools: ${listed(context.allowedTools)}`,
        `Denied tools: ${listed(context.deniedTools)}`,
        `Tools in use: ${listed(context.activeTools)}`,
        `Skills: ${listed(context.activeSkills)}`,
        `MCP servers: ${listed(context.mcpServers)}`,
        `Prompts: ${listed(context.prompts)}`,
        `Context: ${context.contextStrategy}`,
        ...titled('Done in this run:', metricLines(metrics)),
    ].filter((line) => line !== '');
}
function tellHistory(state) {
    const shown = state.history.slice(-toldTransitions);
    const left = state.history.length - shown.length;
    const lines = shown.map(({ from, to, trigger, confidence, reason, at }) => `${moment(at)} ${(0,mode_names/* shownName */.HD)(from)} → ${(0,mode_names/* shownName */.HD)(to)} (${trigger}, ${(0,notices/* sure */.MV)(confidence)}): ${reason}`);
    return [
        ...(lines.length === 0 ? ['The mode has not changed yet.'] : titled('Changes of mode:', lines)),
        ...(left === 0 ? [] : [`${(0,core_count/* counted */.h)(left, 'earlier change')} not shown.`]),
        ...(state.toolSwitches === 0
            ? []
            : [`${(0,core_count/* counted */.h)(state.toolSwitches, 'switch', 'switches')} to the tool mode and back.`]),
    ];
}
function tellAuto(state, policy) {
    const why = !policy.autoSwitch
        ? 'off (by the settings)'
        : !state.autoSwitch
            ? 'off'
            : state.forced
                ? `off (the ${(0,mode_names/* shownName */.HD)(state.current)} mode is forced)`
                : 'on';
    return [`Switching by itself: ${why}`];
}
function tellFocus(state, at) {
    const focus = (0,switching_held/* focusAt */.Gd)(state, at);
    return focus === null
        ? []
        : [`Focus: ${(0,mode_names/* shownName */.HD)(focus.mode)}, ${(0,core_count/* counted */.h)(focus.minutes, 'more minute', 'more minutes')}`];
}
function described(mode, modes) {
    const shown = modes.get(mode);
    return shown === undefined ? '' : `${shown.icon} ${shown.persona}: ${shown.purpose}`;
}
function tell_together({ hybrid }) {
    if (hybrid === null)
        return [];
    const preset = hybrid.preset === null ? '' : ` (${hybrid.preset})`;
    return [`Working as one: ${hybrid.modes.map(mode_names/* shownName */.HD).join(' and ')}${preset}`];
}
function suggestionLine({ suggestedMode, confidence, reason, autoSwitch }, modes) {
    const icon = modes.get(suggestedMode)?.icon ?? '';
    const alone = autoSwitch ? ' It would be entered by itself.' : '';
    return `${`${icon} ${(0,mode_names/* shownName */.HD)(suggestedMode)}`.trim()} (${(0,notices/* sure */.MV)(confidence)}): ${reason}${alone}`;
}
function titled(title, lines) {
    return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}
function listed(names) {
    return names.length === 0 ? 'none' : names.join(', ');
}
function moment(at) {
    return Math.abs(at) <= latestDate ? new Date(at).toISOString() : 'at an unknown time';
}

// EXTERNAL MODULE: ./build/core/tool-filter.js
var tool_filter = __webpack_require__(1112);
// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
// EXTERNAL MODULE: ./build/core/workflow/workflows.js
var workflows = __webpack_require__(8599);
;// CONCATENATED MODULE: ./build/core/workflow/status.js



function workflowStatus(state, preferred = []) {
    if (state === null) {
        const wish = preferred.length === 0 ? '' : ` This project prefers ${preferred.join(', ')}.`;
        return `No workflow is under way; \`/workflow NAME\` starts one of ${command/* workflowNames */.g.join(', ')}.${wish}`;
    }
    const of = state.stages.length;
    const place = state.position < of ? `at stage ${state.position + 1} of ${of}` : 'over';
    const lines = state.stages.map((stage, index) => {
        const reason = stage.status === 'failed' ? ` (${(0,clean.oneLine)(stage.handed).slice(0, 200)})` : '';
        return `${index + 1}. ${stage.mode}, ${stage.status}${reason}: ${workflows/* workflows */.L[state.name][index]?.purpose ?? ''}`;
    });
    return [`Workflow ${state.name} is ${place}.`, '', ...lines].join('\n');
}

// EXTERNAL MODULE: ./build/domain/kept-limits.js
var kept_limits = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/core/workflow/step.js



function startWorkflow(name, { id, title, body }, at) {
    const stages = workflows/* workflows */.L[name].map(({ mode }, index) => ({
        mode,
        status: (index === 0 ? 'active' : 'pending'),
        handed: '',
    }));
    const request = { title: (0,clean.wellFormed)(title.slice(0, kept_limits/* mostTitle */.mG)), body: bounded(body) };
    return { version: 1, name, taskId: id.slice(0, 64), request, startedAt: at, position: 0, stages };
}
function currentStage(state) {
    return workflows/* workflows */.L[state.name][state.position] ?? null;
}
function stepWorkflow(state, signal) {
    const stage = currentStage(state);
    if (stage === null) {
        return {
            state,
            message: `The workflow ${state.name} is over; \`/workflow ${state.name}\` starts it anew.`,
        };
    }
    const title = `Stage ${state.position + 1} (${stage.mode}) of ${state.name}`;
    if (signal.kind === 'failed') {
        const message = `${title} failed: ${signal.reason} It is tried again next time; \`/workflow next\` leaves it out.`;
        return { state: withStage(state, 'failed', signal.reason, state.position), message };
    }
    const skipped = signal.kind === 'next';
    const after = withStage(state, skipped ? 'skipped' : 'done', skipped ? '' : signal.handed, state.position + 1);
    const following = currentStage(after);
    const next = following === null ? 'The workflow is over.' : `Next: ${following.mode}. ${following.purpose}`;
    return { state: after, message: `${title} ${skipped ? 'was left out' : 'is done'}. ${next}` };
}
function withStage(state, status, handed, position) {
    const stages = state.stages.map((stage, index) => {
        if (index === state.position)
            return { ...stage, status, handed: bounded(handed) };
        return index === position ? { ...stage, status: 'active' } : stage;
    });
    return { ...state, position, stages };
}
function bounded(text) {
    if (text.length <= kept_limits/* mostHanded */.Kf)
        return text;
    const sign = `\n… (${text.length - kept_limits/* mostHanded */.Kf + 100} more characters were cut)`;
    return (0,clean.wellFormed)(text.slice(0, kept_limits/* mostHanded */.Kf - 100)) + sign;
}
function materialFor(state) {
    const stages = workflows/* workflows */.L[state.name];
    const material = { given: [], missing: [] };
    for (const what of currentStage(state)?.needs ?? []) {
        const index = stages.findLastIndex((stage, place) => place < state.position && stage.handsOn === what && state.stages[place]?.status === 'done');
        const from = state.stages[index];
        if (from === undefined)
            material.missing.push(what);
        else
            material.given.push({ what, from: from.mode, text: from.handed });
    }
    return material;
}

// EXTERNAL MODULE: ./build/core/prompts/data-block.js
var data_block = __webpack_require__(1347);
;// CONCATENATED MODULE: ./build/core/prompts/tool-guide.js

const mostLines = 60;
const longestDescription = 300;
const mostArguments = 20;
function toolGuide(tools) {
    if (tools.length === 0)
        return '';
    const room = tools.length + 1 <= mostLines ? tools.length : mostLines - 2;
    const lines = tools.slice(0, room).map(line);
    const rest = tools.length - room;
    return [
        '# Tools',
        ...lines,
        ...(rest === 0 ? [] : [`- and ${rest} more that are not described here`]),
    ].join('\n');
}
function line({ name, description, input }) {
    const said = [...(0,clean.oneLine)(description)];
    const short = said.length > longestDescription ? `${said.slice(0, longestDescription).join('')}…` : said.join('');
    return `- ${(0,clean.oneLine)(name)}(${argumentsOf(input).join(', ')}): ${short}`;
}
function argumentsOf({ properties }) {
    if (properties === null || typeof properties !== 'object')
        return [];
    return Object.entries(properties)
        .slice(0, mostArguments)
        .map(([key, value]) => `${(0,clean.oneLine)(key.slice(0, 60))}${mayBeNull(value) ? '?' : ''}`);
}
function mayBeNull(schema) {
    const type = schema?.type;
    return Array.isArray(type) && type.includes('null');
}

;// CONCATENATED MODULE: ./build/core/prompts/mode-part.js



function modePart({ prompts, grants, skills, tools, additional }) {
    const sorted = [...skills].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const own = prompts.filter(({ source }) => source === 'built in');
    const added = prompts.filter(({ source }) => source !== 'built in');
    return [
        ...own.map(({ text }) => text),
        ...sorted.map(({ name, text }) => (0,data_block/* dataBlock */.g)(text, { skill: name }, 'instructions')),
        ...added.map(addedBlock),
        toolGuide((0,tool_filter/* allowedTools */.OX)(grants, tools)),
        additional.trim() === '' ? '' : (0,data_block/* dataBlock */.g)(additional, {}, 'instructions'),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function addedBlock({ name, source, from, text }) {
    return source === 'mcp'
        ? (0,data_block/* dataBlock */.g)(text, { prompt: name, server: from })
        : (0,data_block/* dataBlock */.g)(text, { prompt: name }, 'instructions');
}

;// CONCATENATED MODULE: ./build/core/switching/blend.js
const writing = ['none', 'fixes', 'all'];
function blend(parts, toolNames, preset = null) {
    const modes = parts.map((part) => part.mode);
    const [{ mode: first }] = parts;
    return {
        name: first.name,
        persona: modes.map((mode) => mode.persona).join(' and '),
        icon: modes.map((mode) => mode.icon).join(''),
        colour: first.colour,
        purpose: modes.map((mode) => mode.purpose).join('; '),
        hears: united(modes),
        grants: shared(parts, toolNames, preset),
        threshold: Math.max(...modes.map((mode) => mode.threshold)),
        brief: modes.map((mode) => mode.brief).join('\n\n'),
        next: first.next,
    };
}
function united(modes) {
    const weights = new Map();
    for (const [word, weight] of modes.flatMap((mode) => Object.entries(mode.hears)))
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    return Object.fromEntries(weights);
}
function shared(parts, toolNames, preset) {
    const mayAll = toolNames.filter((name) => parts.every((part) => part.allowed.includes(name)));
    const [first, ...others] = parts.map((part) => part.mode.grants);
    const effects = (first?.effects ?? []).filter((effect) => others.every((grants) => grants.effects.includes(effect)));
    return {
        effects,
        also: mayAll,
        never: toolNames.filter((name) => !mayAll.includes(name)),
        writes: least(parts, preset),
    };
}
function least(parts, preset) {
    const kinds = parts.map((part) => part.mode.grants.writes);
    const lowest = writing.find((kind) => kinds.includes(kind)) ?? 'none';
    return lowest === 'none' ? lowest : (preset?.writes ?? lowest);
}

// EXTERNAL MODULE: ./build/core/switching/presets.js
var presets = __webpack_require__(7236);
// EXTERNAL MODULE: ./build/core/document-paths.js
var document_paths = __webpack_require__(3803);
;// CONCATENATED MODULE: ./build/pipelines/tool-desk.js




const mostRead = 900_000;
const mostCalls = 500;
const emptyLog = () => ({ calls: [], proposals: [], changed: [], runs: [] });
async function openToolDesk({ config, task }, crew, world, stages) {
    const policy = tool_desk_policyOf(config, task);
    if (!config.tools || crew.engine.info.kind === 'offline')
        return null;
    const opened = await world.openTools(task.trust.tier);
    const { openToolkit } = await __webpack_require__.e(/* import() */ 9585).then(__webpack_require__.bind(__webpack_require__, 9585));
    const tools = [...crew.tools, ...opened.served];
    const writesDocuments = config.planWriteDocs && task.trust.tier === 'operator';
    const offered = tools.filter((tool) => ((0,can_use_tool/* mayEverUse */.fH)(tool, policy) || (writesDocuments && document_paths/* documentTools */.HU.includes(tool.name))) &&
        (tool.name !== 'web_search' || config.searchUrl !== null));
    const log = emptyLog();
    const dispatch = { ...dispatchIn(crew, world, opened, config), tools, log };
    const { clock } = world;
    let running = 0;
    return {
        log,
        offered,
        servers: opened.servers,
        prompts: opened.prompts,
        kit: (stage, mode, state, mayChange) => openToolkit({ stage, mode: writesDocuments ? writingDocuments(mode) : mode, mayChange }, {
            offered,
            maxTurns: config.maxTurns,
            maxCalls: config.maxToolCalls,
            ended: (name, why) => stages.notes.push({ skipped: [{ what: `further looking around by ${name}`, reason: why }] }),
            running(isRunning) {
                running += isRunning ? 1 : -1;
                if (isRunning && running === 1)
                    log.runs.push({ kind: 'tool-started', at: clock.now() });
                if (!isRunning && running === 0)
                    log.runs.push({ kind: 'tool-ended', at: clock.now() });
            },
        }, { ...dispatch, policy: { ...policy, planMode: policy.planMode || isPlanMode(state) } }),
        async close() {
            await opened.close();
            stages.notes.push(...opened.notes());
            if (log.calls.length > mostCalls)
                stages.notes.push({
                    truncated: [{ what: 'calls of tools in the report', kept: mostCalls, of: log.calls.length }],
                });
        },
    };
}
function keptCalls({ calls }) {
    return calls.slice(0, mostCalls);
}
function takeProposals(log, stages) {
    const at = (stage) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length);
    const taken = [...log.proposals].sort((a, b) => at(a.stage) - at(b.stage));
    log.proposals.length = 0;
    return taken.map(({ proposal }) => proposal);
}
function tool_desk_policyOf(config, { trust }) {
    const { permissionMode, plan, allowExec, allowNetwork, autoApproveSafe, failOnUnsafe } = config;
    if (permissionMode === 'bypassPermissions' && trust.tier !== 'operator')
        throw new errors/* RunError */.e4('config', 'bypassPermissions is for the person at the machine: not for a workflow, and not for a task of somebody else.', {
            hint: 'Use another --permission-mode.',
        });
    return {
        tier: trust.tier,
        planMode: plan || permissionMode === 'plan',
        permissionMode,
        allowExec,
        allowNetwork,
        autoApproveSafe,
        failOnUnsafe,
    };
}
function writingDocuments(mode) {
    return mode.name === 'planning' ? { ...mode, grants: (0,document_paths/* withDocuments */.rN)(mode.grants) } : mode;
}
function isPlanMode({ current, history, forced }) {
    return current === 'planning' && (forced || history.at(-1)?.trigger !== 'auto');
}
function dispatchIn(crew, world, { ports }, { toolTimeout }) {
    const checks = new Map();
    return {
        modes: crew.modes,
        ports,
        timeoutMs: toolTimeout * 1000,
        elapsed: () => world.clock.elapsed(),
        emit: world.emit,
        checkOf(tool) {
            const made = checks.get(tool.name) ?? checkFor(tool, crew.tools);
            checks.set(tool.name, made);
            return made;
        },
        async clean(text) {
            const read = text.slice(0, mostRead);
            const { secrets } = await world.secrets.scan('text.txt', read);
            world.learn(secrets);
            return (0,as_sent/* asSent */.$)(world.known())(read);
        },
    };
}
async function checkFor(tool, own) {
    if (!own.includes(tool))
        return () => [];
    const [{ argumentChecks }, { compileValidator, validatorOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1991).then(__webpack_require__.bind(__webpack_require__, 1991)),
        __webpack_require__.e(/* import() */ 3779).then(__webpack_require__.bind(__webpack_require__, 3779)),
    ]);
    const check = argumentChecks.get(tool.name);
    return check === undefined ? compileValidator(tool.input, `schema of ${tool.name}`) : validatorOf(check);
}
function stageOf(name, critics) {
    return critics.some((critic) => critic.name === name) ? name : 'plan';
}

;// CONCATENATED MODULE: ./build/pipelines/room.js








function workingIn(room, state, handed, name, mayChange = false) {
    const mode = name === state.current ? workingMode({ state }, room) : modeIn(room, name);
    const { maxTokens } = state.thinking;
    const thinks = name === 'thinking';
    const additional = thinks && maxTokens !== null ? `Keep the thinking part under ${maxTokens} tokens.` : '';
    const tools = name === 'tool' ? room.crew.tools : [];
    const send = (0,as_sent/* asSent */.$)(room.ports.known());
    const prompts = promptsIn(room, state, name).map((prompt) => prompt.source === 'built in' ? prompt : { ...prompt, text: send(prompt.text) });
    return {
        mode: name,
        part: modePart({ prompts, grants: mode.grants, skills: [], tools, additional }),
        handed,
        tools: room.desk?.kit(stageOf(name, room.crew.examiners), mode, state, mayChange) ?? null,
    };
}
function promptsIn({ prompts }, state, name) {
    const modes = name === state.current && state.hybrid !== null ? state.hybrid.modes : [name];
    const deep = name === 'thinking' && state.thinking.deep ? [deepThinkingName] : [];
    const own = [...modes, ...deep].map((one) => prompts.registry.get(one));
    return [...own.filter((one) => one !== null), ...prompts.added];
}
function boardOf({ policy, crew, ports }) {
    return { policy, modes: crew.modes, ports };
}
const proposing = ['plan', ...domain_mode/* criticNames */.pH];
function workIn(room, task, state, handed, mayChange = false) {
    const { crew, ports, noise, stages, scope } = room;
    const question = { ...scope, task };
    return {
        question,
        crew,
        ports,
        noise,
        stages,
        proposals: () => (room.desk === null ? [] : takeProposals(room.desk.log, proposing)),
        working: (name) => workingIn(room, state, handed, name, mayChange),
    };
}
function modeIn({ crew }, name) {
    const mode = crew.modes.find((one) => one.name === name);
    if (mode === undefined)
        throw new Error(`There is no mode ${name}.`);
    return mode;
}
function criticIn({ crew }, name) {
    return crew.examiners.find((one) => one.name === name) ?? null;
}
function workingMode({ state }, room) {
    const own = modeIn(room, state.current);
    const { hybrid } = state;
    if (hybrid === null)
        return own;
    const { tools } = room.crew;
    const [first, ...others] = hybrid.modes.map((name) => {
        const mode = modeIn(room, name);
        return { mode, allowed: (0,tool_filter/* allowedTools */.OX)(mode.grants, tools).map((tool) => tool.name) };
    });
    if (first === undefined)
        return own;
    return blend([first, ...others], tools.map(({ name }) => name), (0,presets/* presetNamed */.$)(hybrid.preset));
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
// EXTERNAL MODULE: ./build/core/task-file.js
var task_file = __webpack_require__(4253);
;// CONCATENATED MODULE: ./build/pipelines/workflow-place.js



async function withWorkflow(thread, { ports }) {
    if (thread.workflow !== null)
        return thread;
    const { state, warning } = await ports.workflows.load();
    return {
        ...thread,
        workflow: state,
        warnings: [...thread.warnings, ...(warning === null ? [] : [warning])],
    };
}
async function keepWorkflow(thread, workflow, room) {
    const fault = await room.ports.workflows.save(workflow);
    const isNew = fault !== null && !thread.warnings.includes(fault);
    return { ...thread, workflow, warnings: isNew ? [...thread.warnings, fault] : thread.warnings };
}
function beginWorkflow(name, { text, title }, thread, { task, ports }) {
    const words = text.trim() || (thread.said.findLast(({ role }) => role === 'user')?.text ?? '');
    if (words === '')
        return null;
    const request = (0,redact.redactDeep)((0,task_file/* titleAndBody */.qd)(words, title), ports.known());
    return startWorkflow(name, { id: task.id, ...request }, ports.clock.now());
}
function requestIn({ request }, task, words) {
    if (task.title === request.title)
        return task;
    const { title } = request;
    const body = [request.body, words.trim()].filter((part) => part !== '').join('\n\n');
    return { ...task, title, body, id: (0,task_file/* taskId */.BS)(title, body) };
}

;// CONCATENATED MODULE: ./build/pipelines/inform.js








async function inform(command, thread, room) {
    const told = (lines) => ({
        thread,
        reply: lines.join('\n'),
        ok: true,
        goesOn: false,
    });
    const { state } = thread;
    const at = room.ports.clock.now();
    const modes = new Map(room.crew.modes.map((mode) => [mode.name, mode]));
    switch (command.kind) {
        case 'mode-show':
            return told(tellMode(state, modes, at));
        case 'mode-status': {
            const { policy } = room;
            const context = contextOf(thread, room);
            const metrics = modeMetrics(thread.finished);
            return told(tellStatus(state, { modes, policy, at, suggestions: thread.suggestions, context, metrics }));
        }
        case 'mode-history':
            return told(tellHistory(state));
        case 'mode-auto':
            return told(tellAuto(state, room.policy));
        case 'mode-save':
            return saved(thread, room);
        case 'workflow-status': {
            const found = await withWorkflow(thread, room);
            return {
                thread: found,
                reply: workflowStatus(found.workflow, room.preferences?.preferredWorkflows),
                ok: true,
                goesOn: false,
            };
        }
        case 'workflow-next':
            return next(await withWorkflow(thread, room), room);
        default:
            return { thread, reply: `Nothing is known of ${command.kind}.`, ok: false, goesOn: false };
    }
}
async function next(thread, room) {
    const { workflow } = thread;
    if (workflow === null)
        return { thread, reply: workflowStatus(null), ok: false, goesOn: false };
    const { state, message } = stepWorkflow(workflow, { kind: 'next' });
    const isOver = state.position >= state.stages.length;
    return { thread: await keepWorkflow(thread, state, room), reply: message, ok: true, goesOn: !isOver };
}
async function saved(thread, room) {
    const refused = (reply) => ({ thread, reply, ok: false, goesOn: false });
    if (room.task.trust.tier !== 'operator')
        return refused('Preferences are saved only for whoever runs the program on a machine of their own.');
    const { preferencesFile, preferencesOf, printPreferences } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4707)]).then(__webpack_require__.bind(__webpack_require__, 4707));
    const text = printPreferences(preferencesOf(thread.state, room.preferences));
    const fault = await room.ports.preferences.save(text);
    if (fault !== null)
        return refused(fault);
    return { thread, reply: `Saved to ${preferencesFile}.`, ok: true, goesOn: false };
}
function contextOf({ state }, room) {
    const { crew, desk } = room;
    const tools = [...crew.tools, ...(desk?.offered ?? []).filter((tool) => !crew.tools.includes(tool))];
    const names = tools.map(({ name }) => name);
    const mode = workingMode({ state }, room);
    const allowed = (0,tool_filter/* allowedTools */.OX)(mode.grants, tools).map(({ name }) => name);
    const offered = (desk?.offered ?? []).map(({ name }) => name);
    const told = state.current === 'tool' ? allowed : offered;
    const parts = { mode, tools: names, allowed, told };
    const prompts = promptsIn(room, state, state.current).map(({ name }) => name);
    return activeContext(state, { ...parts, mcpServers: desk?.servers ?? [], prompts });
}

;// CONCATENATED MODULE: ./build/pipelines/thread-report.js




function threadReport(thread, room) {
    return {
        planMode: thread.turns.some(({ mode }) => mode === 'planning') || thread.state.current === 'planning',
        intent: thread.intent,
        transitions: [...thread.transitions],
        turns: [...thread.turns],
        answer: thread.answer,
        thinking: thread.thinking,
        context: contextOf(thread, room),
        workflow: thread.workflow,
        modeSuggestions: [...thread.suggestions],
    };
}
function doneIn({ turns, answer, judged }, engine) {
    const last = turns.findLast(({ work }) => work !== 'nothing');
    if (last === undefined)
        return obeyedIn(turns);
    switch (last.work) {
        case 'answer':
            return answer === null ? null : answeredAs(last, answer, engine);
        case 'clarify':
            return 'The request was left as it is. Nothing was changed.';
        case 'continue':
            return 'Nothing was begun anew; the output says what can be done.';
        default:
            return `The ${last.mode} mode has done its work${withFindings(judged.findings.length)}. Nothing was changed.`;
    }
}
function obeyedIn(turns) {
    const replies = turns.flatMap(({ commands }) => commands);
    const bad = replies.filter(({ ok }) => !ok).length;
    if (replies.length === 0)
        return null;
    const good = replies.length - bad;
    const followed = good === 0 ? '' : `${(0,core_count/* counted */.h)(good, 'command')} followed. `;
    const refused = bad === 0 ? '' : `${(0,core_count/* counted */.h)(bad, 'command')} not followed; the output says why. `;
    return `${followed}${refused}There was no request to work on.`;
}
function answeredAs({ mode, behavior }, { quotes }, engine) {
    const asked = behavior === 'ANSWER' ? 'question' : 'request';
    if (engine === 'offline')
        return quotes.length === 0
            ? `Nothing was found for the ${asked}, and without a model nothing can be explained. Nothing was changed.`
            : `What stands in the workspace for the ${asked} is quoted; explaining it takes a model. Nothing was changed.`;
    return behavior === 'ANSWER'
        ? 'The question is answered. Nothing was changed.'
        : `The request is answered in words, as the ${mode} mode does. Nothing was changed.`;
}
function withFindings(count) {
    return count === 0 ? '' : `, with ${(0,core_count/* counted */.h)(count, 'finding')}`;
}
function outputOf({ turns }) {
    const filled = turns.map((turn) => ({ ...turn, text: textOf(turn) })).filter(({ text }) => text !== '');
    const [only] = filled;
    if (only === undefined)
        return '';
    if (turns.length === 1)
        return only.text;
    return filled
        .map(({ number, title, mode, text }) => `## Turn ${number} (${mode}): ${title}\n\n${text}`)
        .join('\n\n');
}
function textOf({ commands, output }) {
    const replies = commands.map(({ reply }) => reply).filter((reply) => reply !== '');
    return [...replies, output].filter((text) => text !== '').join('\n\n');
}
function nextModes({ turns }, room) {
    const last = turns.findLast(({ work }) => work !== 'nothing');
    if (last === undefined || last.work === 'clarify' || last.output === '')
        return [];
    const next = suggestNext(modeIn(room, last.mode), room.policy);
    return next === null ? [] : [`${next.reason} \`/mode ${next.suggestedMode}\` enters it.`];
}

// EXTERNAL MODULE: ./build/evidence/diff.js + 6 modules
var diff = __webpack_require__(6083);
;// CONCATENATED MODULE: ./build/core/switching/feedback.js

const work = {
    assistant: 'Looking for an answer',
    planning: 'Working out a plan',
    developer: 'Working on the change',
    tool: 'Using the tools',
    debugger: 'Looking for what breaks, and why',
    security: 'Looking for ways in',
    reviewer: 'Reading the code closely',
    performance: 'Looking for what takes the time',
    prototype: 'Trying the idea out',
    teacher: 'Preparing an explanation',
    normal: 'Ready for the next request',
    thinking: 'Thinking it through',
};
function feedbackOf(mode) {
    const name = (0,mode_names/* shownName */.HD)(mode.name);
    return {
        entering: `Switching to ${name} mode`,
        working: `${mode.icon} ${work[mode.name]}`,
        active: `${name.charAt(0).toUpperCase()}${name.slice(1)} mode is active`,
    };
}

;// CONCATENATED MODULE: ./build/core/switching/outcomes.js



function refused(state, refusal) {
    return { state, transition: null, refusal, notices: [] };
}
function done(state, notices = [], transition = null) {
    return { state, transition, refusal: null, notices };
}
function arrived(state, entry, policy, ...more) {
    const there = (0,enter/* enter */.Ve)(state, entry);
    return done(there.state, [there.transition === null ? stayed(state) : (0,notices/* entered */.Un)(entry.to, policy), ...more], there.transition);
}
function stayed({ current, hybrid }) {
    return hybrid === null
        ? `Already in ${(0,mode_names/* shownName */.HD)(current)} mode.`
        : `${(0,mode_names/* shownName */.HD)(current)} works alone again.`;
}

;// CONCATENATED MODULE: ./build/core/switching/alone.js







const longestReason = 200;
function alone_short(reason) {
    return (0,clean.wellFormed)(reason.slice(0, longestReason));
}
function analysed(state, { analysis, at }, policy) {
    const { mode, confidence, triggers } = analysis;
    if (mode === state.current || state.hybrid?.modes.includes(mode))
        return done(state);
    const held = (0,switching_held/* heldBack */.Zg)(state, analysis, policy, at);
    if (held !== null)
        return refused(state, held);
    const reason = alone_short(triggers.join(', ') || 'what the last messages say');
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to: mode, trigger: 'auto', confidence, reason, at });
    const needed = (0,notices/* sure */.MV)((0,thresholds/* threshold */.EN)(policy, state.current, mode));
    const why = `Switched by itself from ${(0,notices/* between */.Tq)(state.current, mode)} (confidence ${(0,notices/* sure */.MV)(confidence)}, ${needed} needed): ${reason}.`;
    return done(there, [why, (0,notices/* entered */.Un)(mode, policy)], transition);
}
function begun(state, signal, policy) {
    const { mode, at } = signal;
    const confidence = Math.min(1, Math.max(0, signal.confidence));
    const still = (0,switching_held/* stillBy */.KQ)(state, policy, at);
    if (still !== null)
        return refused(state, still);
    if (state.current !== 'normal' || state.history.length > 0)
        return refused(state, 'The thread has begun already.');
    if (!(0,mode_names/* isEnabled */.Ol)(policy, mode))
        return refused(state, `The ${(0,mode_names/* shownName */.HD)(mode)} mode is disabled by the settings.`);
    const reason = signal.reason.slice(0, longestReason);
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to: mode, trigger: 'auto', confidence, reason, at });
    return done(there, [(0,notices/* entered */.Un)(mode, policy)], transition);
}
function finished(state, signal, policy) {
    const { at, confidence } = signal;
    const here = (0,mode_names/* shownName */.HD)(state.current);
    if (!(0,thresholds/* isSpecialised */.ly)(state.current))
        return refused(state, `The ${here} mode is not one that ends by itself.`);
    const still = (0,switching_held/* stillBy */.KQ)(state, policy, at);
    if (still !== null)
        return refused(state, still);
    const to = state.resume !== null && (0,mode_names/* isEnabled */.Ol)(policy, state.resume) ? state.resume : 'normal';
    const needed = (0,thresholds/* threshold */.EN)(policy, state.current, to);
    if (!(confidence >= needed && confidence <= 1))
        return refused(state, `Stayed in ${here} mode: it is done with a confidence of ${(0,notices/* sure */.MV)(confidence)}, and going back takes ${(0,notices/* sure */.MV)(needed)}.`);
    const reason = alone_short(signal.reason);
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, { to, trigger: 'auto', confidence, reason, at });
    return done(there, [`The ${here} mode is done (confidence ${(0,notices/* sure */.MV)(confidence)}); back to ${(0,mode_names/* shownName */.HD)(to)} mode.`], transition);
}
function entryFailed(state, signal) {
    const { before, at } = signal;
    const tried = state.history.at(-1);
    if (tried?.to !== state.current || tried.from !== before.current)
        return refused(state, 'No mode was being entered.');
    const reason = alone_short(signal.reason);
    const transition = {
        from: state.current,
        to: before.current,
        trigger: tried.trigger,
        confidence: 1,
        reason: `could not be entered: ${reason}`,
        at,
    };
    const restored = {
        ...before,
        history: (0,enter/* remembered */.HK)(state.history, transition),
        toolSwitches: state.toolSwitches,
        toolsRunning: state.toolsRunning,
        lastSwitchAt: at,
    };
    return done(restored, [
        `The ${(0,mode_names/* shownName */.HD)(state.current)} mode could not be entered (${reason}); back in ${(0,mode_names/* shownName */.HD)(before.current)} mode.`,
    ], transition);
}
function toolStarted(state, { at }, policy) {
    if (!(0,mode_names/* isEnabled */.Ol)(policy, 'tool'))
        return done(state);
    const running = { ...state, toolsRunning: state.toolsRunning + 1 };
    if (state.toolsRunning > 0 || state.current === 'tool')
        return done(running);
    return counted(running, state.current, 'tool', 'a tool runs', at);
}
function toolEnded(state, { at }) {
    if (state.toolsRunning === 0)
        return done(state);
    const running = { ...state, toolsRunning: state.toolsRunning - 1 };
    if (running.toolsRunning > 0 || state.current === 'tool')
        return done(running);
    return counted(running, 'tool', state.current, 'no tool runs any more', at);
}
function counted(state, from, to, reason, at) {
    const transition = { from, to, trigger: 'tool', confidence: 1, reason, at };
    return done({ ...state, toolSwitches: state.toolSwitches + 1 }, [], transition);
}

;// CONCATENATED MODULE: ./build/core/switching/asked.js









function switchTo(state, signal, policy) {
    const { at, trigger, reason = 'asked for' } = signal;
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return refused(state, found.message);
    const { mode } = found;
    if (signal.push !== true)
        return arrived(state, { to: mode, trigger, confidence: 1, reason, at }, policy);
    if (state.stack.length >= kept_limits/* stackLimit */.yH)
        return refused(state, `No more than ${kept_limits/* stackLimit */.yH} modes can wait on the stack; go back with /mode pop first.`);
    const pushed = { ...state, stack: [...state.stack, state.current] };
    return arrived(pushed, { to: mode, trigger, confidence: 1, reason, at }, policy);
}
function pop(state, { at }, policy) {
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const top = state.stack.at(-1);
    if (top === undefined)
        return refused(state, 'No mode waits on the stack to go back to.');
    const to = (0,mode_names/* isEnabled */.Ol)(policy, top) ? top : 'normal';
    const shorter = { ...state, stack: state.stack.slice(0, -1) };
    const reason = 'back to the mode that waited on the stack';
    return arrived(shorter, { to, trigger: 'manual', confidence: 1, reason, at }, policy);
}
function asked_reset(state, { at }, policy) {
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const bare = { ...state, stack: [], forced: false, data: {} };
    return arrived(bare, { to: 'normal', trigger: 'manual', confidence: 1, reason: 'reset', at }, policy, 'Everything is as at the start.');
}
function force(state, signal, policy) {
    const { at } = signal;
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return refused(state, found.message);
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const reason = 'forced';
    const entry = { to: found.mode, trigger: 'explicit', confidence: 1, reason, at };
    return arrived({ ...state, forced: true }, entry, policy, 'Nothing switches by itself from here on.');
}
function asked_focus(state, signal, policy) {
    const { at, minutes } = signal;
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > kept_limits/* longestFocusMinutes */.wZ)
        return refused(state, `A focus lasts from 1 to ${kept_limits/* longestFocusMinutes */.wZ} whole minutes (a day).`);
    const found = (0,mode_names/* lookUp */.TE)(signal.mode, policy);
    if (!found.ok)
        return refused(state, found.message);
    const lock = (0,switching_held/* focusAt */.Gd)(state, at)?.mode === found.mode ? null : (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const reason = `focus for ${(0,core_count/* counted */.h)(minutes, 'minute')}`;
    const entry = { to: found.mode, trigger: 'manual', confidence: 1, reason, at };
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, entry);
    const said = `Focus on ${(0,mode_names/* shownName */.HD)(found.mode)} for ${(0,core_count/* counted */.h)(minutes, 'minute')}: until then nothing changes the mode. /mode focus off ends it.`;
    return {
        state: { ...there, focus: { mode: found.mode, until: at + minutes * 60_000 } },
        transition,
        refusal: null,
        notices: transition === null ? [said] : [(0,notices/* entered */.Un)(found.mode, policy), said],
    };
}
function hybrid(state, signal, policy) {
    const { at } = signal;
    const lock = (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const preset = (0,presets/* presetNamed */.$)(signal.preset);
    if (signal.preset !== null && preset === null)
        return refused(state, noPreset(signal.preset));
    const modes = [];
    for (const word of preset?.modes ?? signal.modes) {
        const found = (0,mode_names/* lookUp */.TE)(word, policy);
        if (!found.ok)
            return refused(state, found.message);
        if (modes.includes(found.mode))
            return refused(state, `A hybrid of ${(0,mode_names/* shownName */.HD)(found.mode)} with itself is that mode alone; name two.`);
        modes.push(found.mode);
    }
    const [first, ...others] = modes;
    if (first === undefined || others.length === 0)
        return refused(state, 'A hybrid takes two modes or more: /mode hybrid developer security.');
    const reason = preset === null ? 'asked for as a hybrid' : `asked for as the hybrid ${preset.name}`;
    const { state: there, transition } = (0,enter/* enter */.Ve)(state, {
        to: first,
        trigger: 'manual',
        confidence: 1,
        reason,
        at,
    });
    const said = `${modes.map(mode_names/* shownName */.HD).join(' and ')} work as one. /mode ${(0,mode_names/* shownName */.HD)(first)} ends it.`;
    return done({ ...there, hybrid: { preset: preset?.name ?? null, modes } }, [said], transition);
}
function noPreset(name) {
    const names = presets/* presets */.v.map((preset) => preset.name);
    const near = (0,nearest/* nearest */.p)(name, names);
    return near === null
        ? `There is no such preset; there are ${names.join(', ')}.`
        : `There is no such preset; did you mean ${near}?`;
}

;// CONCATENATED MODULE: ./build/core/switching/own.js






const largestBudget = 1_000_000;
const keyName = /^[A-Za-z][A-Za-z0-9.-]{0,63}$/;
function think(state, signal, policy) {
    const { at, deep, maxTokens } = signal;
    if (maxTokens !== null && !(Number.isInteger(maxTokens) && maxTokens >= 1 && maxTokens <= largestBudget))
        return refused(state, `A thinking budget is a whole number of tokens from 1 to ${largestBudget}.`);
    const found = (0,mode_names/* lookUp */.TE)('thinking', policy);
    if (!found.ok)
        return refused(state, found.message);
    const lock = state.current === 'thinking' ? null : (0,switching_held/* locked */.xt)(state, at);
    if (lock !== null)
        return refused(state, lock);
    const { state: there, transition } = state.current === 'thinking'
        ? { state, transition: null }
        : (0,enter/* enter */.Ve)(state, { to: 'thinking', trigger: 'manual', confidence: 1, reason: 'asked for', at });
    const budget = maxTokens ?? there.thinking.maxTokens;
    const said = [
        ...(transition === null ? [] : [(0,notices/* entered */.Un)('thinking', policy)]),
        ...(deep ? ['It thinks deeply: alternatives and objections are worked through too.'] : []),
        ...(budget === null ? [] : [`It may think for ${(0,core_count/* counted */.h)(budget, 'token')}.`]),
    ];
    return done({ ...there, thinking: { deep, maxTokens: budget } }, said.length === 0 ? ['Thinking as deeply as usual.'] : said, transition);
}
function auto(state, { on }, policy) {
    if (!on)
        return done({ ...state, autoSwitch: false }, ['Modes do not switch by themselves any more.']);
    if (!policy.autoSwitch)
        return refused(state, 'Switching by itself is turned off in the settings (prompt.switching.enabled); turn it on there.');
    return done({ ...state, autoSwitch: true, forced: false }, ['Modes switch by themselves.']);
}
function unforce(state) {
    return state.forced
        ? done({ ...state, forced: false }, [`The ${(0,mode_names/* shownName */.HD)(state.current)} mode is not forced any more.`])
        : refused(state, 'No mode is forced.');
}
function focusOff(state, { at }) {
    if (state.focus === null)
        return refused(state, 'There is no focus to end.');
    const over = (0,switching_held/* focusAt */.Gd)(state, at) === null ? 'The focus was over already.' : 'The focus is over.';
    return done({ ...state, focus: null }, [over]);
}
function hybridOff(state) {
    if (state.hybrid === null)
        return refused(state, 'There is no hybrid to end.');
    return done((0,enter/* tidy */.DZ)({ ...state, hybrid: null }), [`${(0,mode_names/* shownName */.HD)(state.current)} works alone again.`]);
}
function keep(state, { mode, key, value }) {
    if (!(0,enter/* heldModes */.yT)(state).has(mode))
        return refused(state, `The ${(0,mode_names/* shownName */.HD)(mode)} mode is not active, so it keeps nothing.`);
    if (!keyName.test(key))
        return refused(state, 'What a mode keeps has a name of letters and digits.');
    return done({ ...state, data: { ...state.data, [mode]: { ...state.data[mode], [key]: value } } });
}
function clear(state, { mode, key }) {
    const kept = Object.entries(state.data[mode] ?? {}).filter(([name]) => key !== null && name !== key);
    const { [mode]: _gone, ...others } = state.data;
    return done({
        ...state,
        data: kept.length === 0 ? others : { ...others, [mode]: Object.fromEntries(kept) },
    });
}

;// CONCATENATED MODULE: ./build/core/switching/step.js



function step(state, signal, policy) {
    switch (signal.kind) {
        case 'switch':
            return switchTo(state, signal, policy);
        case 'pop':
            return pop(state, signal, policy);
        case 'reset':
            return asked_reset(state, signal, policy);
        case 'begin':
            return begun(state, signal, policy);
        case 'analysis':
            return analysed(state, signal, policy);
        case 'force':
            return force(state, signal, policy);
        case 'unforce':
            return unforce(state);
        case 'auto':
            return auto(state, signal, policy);
        case 'focus':
            return asked_focus(state, signal, policy);
        case 'focus-off':
            return focusOff(state, signal);
        case 'hybrid':
            return hybrid(state, signal, policy);
        case 'hybrid-off':
            return hybridOff(state);
        case 'tool-started':
            return toolStarted(state, signal, policy);
        case 'tool-ended':
            return toolEnded(state, signal);
        case 'think':
            return think(state, signal, policy);
        case 'data':
            return keep(state, signal);
        case 'data-clear':
            return clear(state, signal);
        case 'entry-failed':
            return entryFailed(state, signal);
        case 'finished':
            return finished(state, signal, policy);
    }
}

;// CONCATENATED MODULE: ./build/pipelines/switching.js


function switched(thread, act, { policy, modes, ports }) {
    const done = step(thread.state, { ...act, at: ports.clock.now() }, policy);
    const { state, transition } = done;
    if (transition === null)
        return { thread: { ...thread, state }, step: done };
    const told = tell(transition, modes, ports);
    const next = { ...thread, state, transitions: [...thread.transitions, transition] };
    if (told)
        return { thread: next, step: done };
    const reason = 'nothing works in it here';
    const failed = { kind: 'entry-failed', before: thread.state, reason };
    const back = step(state, { ...failed, at: ports.clock.now() }, policy);
    if (back.transition === null)
        return { thread, step: back };
    tell(back.transition, modes, ports);
    const transitions = [...next.transitions, back.transition];
    const refusal = back.notices.join(' ');
    return { thread: { ...thread, state: back.state, transitions }, step: { ...back, refusal } };
}
function withToolRuns(thread, { desk, policy }) {
    if (desk === null)
        return thread;
    let { state } = thread;
    const transitions = [...thread.transitions];
    for (const { kind, at } of desk.log.runs.splice(0)) {
        const next = step(state, { kind, at }, policy);
        state = next.state;
        if (next.transition !== null)
            transitions.push(next.transition);
    }
    return { ...thread, state, transitions };
}
function tell(transition, modes, ports) {
    const mode = modes.find(({ name }) => name === transition.to);
    const feedback = feedbackOf(mode ?? { name: transition.to, icon: '' });
    ports.emit({ type: 'mode_changed', ...transition, feedback });
    return mode !== undefined;
}

// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(6134);
;// CONCATENATED MODULE: ./build/core/request/verbs.js
const table = {
    change: `abort accept account adapt add address adjust align alias allow annotate append apply archive assert assign avoid batch bind
block bump cache call cap center centre change clamp clean clear close collapse combine compress configure convert copy correct cover
cut debounce decouple decrease deduplicate default delete deprecate disable display ditch document downgrade drop edit eliminate embed
emit enable encode enforce enhance ensure escape exclude expand export expose extend extract fail fallback filter finish fix flatten
follow forbid format generalize generalise get go guard handle harden hide hoist honour honor ignore import improve include increase
inject inline insert install instrument integrate invert join keep limit link lint localize localise lock log lower make mark
memoize merge mention migrate mock modernize modernise modify monitor move normalize normalise offer omit open overhaul overwrite parse
pass patch pin polish port prefer prefix preserve prevent print promote provide publish pull push put quote raise read rearchitect
rearrange redesign redirect reduce refactor regenerate register reject release reload remember remove rename render reorder reorganize
reorganise replace report require reset resolve respect restore restrict restructure retry return reuse revert rework rewrite rotate
round run-time sanitize sanitise save send separate serialize set shorten show shrink silence simplify skip sort speed split stop
store stringify strip style support suppress swap switch sync throttle throw tidy toggle translate trim truncate tweak typeset unify
update upgrade use validate warn wire wrap write`,
    build: 'build create develop generate hack implement introduce prototype scaffold spike setup experiment',
    examine: `analyse analyze assess audit bench benchmark bisect check debug diagnose evaluate examine explore find inspect investigate
look optimise optimize profile reproduce research review scan scrutinize search study test trace triage troubleshoot verify`,
    tell: `clarify compare contrast define describe discuss elaborate enumerate explain help inform introduce learn list name recommend
remind show suggest summarise summarize teach tell think understand walk weigh know wonder ask say talk answer`,
    plan: 'architect design outline plan sketch strategize strategise',
    run: 'deploy exec execute invoke launch run start',
};
const kinds = new Map();
for (const kind of ['tell', 'change', 'build', 'examine', 'plan', 'run']) {
    for (const verb of table[kind].split(/\s+/))
        kinds.set(verb, kind);
}
function kindOf(verb) {
    return kinds.get(verb) ?? null;
}
function plainForm(word) {
    if (word.length > 20 || !word.endsWith('ing'))
        return null;
    const stem = word.slice(0, -3);
    const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    return [stem, `${stem}e`, doubled].find((form) => kinds.has(form)) ?? null;
}
function doneForm(word) {
    if (word.length > 20 || !word.endsWith('ed'))
        return null;
    const stem = word.slice(0, -2);
    const doubled = /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    const soft = stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
    return [stem, `${stem}e`, doubled, soft].find((form) => kinds.has(form)) ?? null;
}
const verbs_work = new Set(`add analyse analyze apply change code commit convert debug delete deploy do edit explain fix implement make modify move optimise
optimize plan push refactor remove rename replace restructure review rewrite run test touch update write`.split(/\s+/));
function isWork(verb) {
    return verbs_work.has(verb);
}
const light = new Set('do make perform conduct give draft propose prepare produce write create build provide run get have start need want let come take'.split(' '));
const nouns = new Set(`address alias archive batch block build bump cache call cap change check close copy cut debug default deploy design display document
drop edit escape experiment export extract filter find fix format get guard import include install issue join limit link lint list
lock log look make mark merge mock move name offer open outline parse pass patch pin plan port prefix print profile prototype pull push
quote reload release render report request research reset return review round run save scan search select send set show sketch sort
spike split start stop store style support switch sync test toggle trace update upgrade use walk warn wrap write help talk handle
account cover trigger`.split(/\s+/));

;// CONCATENATED MODULE: ./build/core/request/roles.js

const role = {
    join: 1,
    light: 1 << 1,
    noun: 1 << 2,
    finite: 1 << 3,
    determiner: 1 << 4,
    subordinate: 1 << 5,
    opener: 1 << 6,
    filler: 1 << 16,
    certain: 1 << 7,
    negation: 1 << 8,
    aside: 1 << 9,
    interrogative: 1 << 10,
    inverted: 1 << 11,
    question: 1 << 12,
    asking: 1 << 13,
    negator: 1 << 14,
    cue: 1 << 15,
};
const set = (words) => new Set(words.split(/\s+/));
const interrogatives = "what what's whats why how how's where where's who who's whose which whom";
const inverted = `is are was were does did can could would will should shall may might am has isn't aren't doesn't didn't can't couldn't
wouldn't shouldn't don't won't`;
const fillers = `hi hey hello dear ok okay sure yes yeah great thanks sorry so well and then but now first firstly second secondly next finally lastly
afterwards instead alternatively again pls plz simply quickly actually basically ideally all team everyone everybody folks guys task
todo bug feature request enhancement proposal suggestion nit additionally`;
const asides = `hi hey hello ok okay so and but also well quick question just curious out of curiosity sorry please all folks everyone
team no yes not bug anyone help again`;
const tables = [
    [role.join, set('and then but just only simply please also so instead afterwards')],
    [role.light, light],
    [role.noun, nouns],
    [
        role.finite,
        set(`is are was were isn't aren't wasn't weren't does doesn't do don't did didn't has have had hasn't haven't can't cannot couldn't
should shouldn't won't will would must fails fail failed shows breaks crashes overlaps throws ignores loses stays hangs takes gets uses
displays prints gives causes overwrites needs need returns drops gone stops stopped works worked contains keeps becomes seems appears
looks leaks never always no longer sends reports requires leads`),
    ],
    [
        role.determiner,
        set(`the a an this that these those my our your its their all every each any some no more one two both how why whether if what where
it them for in on at to from with of me us him her up out into away about by through over everything`),
    ],
    [
        role.subordinate,
        set('that which who where when if while whether what how why as because since although unless until once'),
    ],
    [role.filler, set(fillers)],
    [
        role.opener,
        set(`${fillers} thank also after please kindly just only maybe perhaps there go feel make be remember try start begin in your the help it's its time while if`),
    ],
    [
        role.certain,
        set(`can could would will may might do are is any mind how what why i i'd we you you'd let's lets let it also just please kindly
possibly maybe perhaps even only be go try`),
    ],
    [
        role.negation,
        set(`don't dont do never must mustn't should shouldn't cannot no there's there i i'm we we're not avoid refrain stop without`),
    ],
    [role.aside, set(asides)],
    [role.interrogative, set(interrogatives)],
    [role.inverted, set(inverted)],
    [
        role.question,
        set(`${asides} ${interrogatives} ${inverted} any anyone anybody i i'm i'd looking eli5 do when`),
    ],
    [role.asking, set("does any anyone anybody just i i'm i'd not am quick what looking")],
    [
        role.negator,
        set("no not without never isn't aren't wasn't don't doesn't didn't won't can't cannot nor neither hardly free"),
    ],
    [role.cue, set('fixed resolved solved gone works did pass passes mode take takes took taking')],
];
function rolesOf(text) {
    let roles = 0;
    for (const [bit, words] of tables)
        if (words.has(text))
            roles |= bit;
    if (text.startsWith('@'))
        roles |= role.opener;
    if (/^wonder\w*$/.test(text))
        roles |= role.question;
    if (/^(?:wondering|question|eli5)\b/.test(text))
        roles |= role.asking;
    return roles;
}

;// CONCATENATED MODULE: ./build/core/request/frames.js

const openers = /^(?:hi|hey|hello|dear|ok|okay|sure|yes|yeah|great|thanks|thank you|sorry|so|well|and|then|but|also|now|first|firstly|second|secondly|next|finally|lastly|afterwards|after that|instead|alternatively|again|please|pls|plz|kindly|just|simply|only|quickly|maybe|perhaps|actually|basically|ideally|all|team|everyone|everybody|folks|guys|there|task|todo|bug|feature|request|feature request|enhancement|proposal|suggestion|nit|@[\w/-]+|go ahead and|go ahead|feel free to|make sure to|make sure you|be sure to|remember to|try to|try and|start by|begin by|in addition|additionally|your (?:task|job) is to|the (?:task|goal|idea|plan) is to|help me to|help me|help us to|help us|it'?s time to|time to|while (?:you'?re|you are) (?:there|at it)|if (?:possible|you can|you have time)) /;
const certain = /^(?:(?:can|could|would|will|may|might) (?:you|we|u|someone|somebody|anyone|anybody|one of you|i ask you to|i ask|i get you to)|(?:would|do) you mind|do you think (?:you|we|someone) (?:can|could|would)|(?:would|could) you be (?:able|willing) to|are you able to|(?:is there )?any chance (?:that )?(?:you|we|someone|of)(?: (?:can|could|to))?|mind|(?:would|is) it be possible (?:to|for you to)|is it possible for you to|would it (?:be ok|make sense) to|how about|what about|why (?:don'?t|do not|not)(?: (?:we|you))?(?: just)?|(?:i|we)(?: (?:really|also|just|only|still))?(?:'d| would)? (?:like|want|need|love|prefer|propose|suggest)(?: (?:you|someone|us|it))? to|(?:i|we) (?:'d |would )?(?:propose|suggest)(?: to| that we)?|(?:i|we|you)(?: (?:really|also|just|only|still))? (?:should|must|need to|have to|ought to|could|can|might want to|may want to|want to)|i'd (?:really |also |just )?(?:like|love|prefer)(?: (?:you|us|it))? to|you'd better|let'?s|let us|it (?:would|will|might) be (?:nice|great|good|helpful|cool|awesome|lovely|useful|better) (?:to|if (?:you|we|one|someone|it) (?:can|could|would))|(?:also|just|please|kindly|possibly|maybe|perhaps|even|only|be able to|be so kind(?: as)? to|go ahead and|try to) )(?: |$)/;
const negations = /^(?:don'?t|do not|dont|never|must not|mustn'?t|should not|shouldn'?t|cannot|no need to|there'?s no need to|there is no need to|(?:i|we) (?:don'?t|do not) (?:want|need|expect)(?: you)? to|(?:i'?m|i am|we'?re|we are) not asking(?: you)? to|not asking(?: you)? to|avoid|refrain from|stop|without)(?: (?:ever|even|just|actually))? /;
const soft = /^(?:avoid|stop|without|cannot) /;
const mostWords = 14;
function frameOf(words, from) {
    const to = Math.min(words.length, from + mostWords);
    let isNegated = false;
    let isCertain = false;
    let at = from;
    for (let times = 0; times < 8 && at < to; times += 1) {
        const first = words[at];
        if (first.roles & role.filler) {
            at += 1;
            continue;
        }
        if (!mayOpen(first, at + 1 < to ? words[at + 1] : undefined))
            break;
        const rest = joined(words, at, to);
        const sure = first.roles & role.certain ? certain.exec(rest) : null;
        const no = first.roles & role.negation ? negations.exec(rest) : null;
        if (sure !== null)
            isCertain = true;
        if (no !== null && soft.test(no[0]) && !isGerund(rest.slice(no[0].length)))
            break;
        if (no !== null)
            isNegated = true;
        const open = no === null && first.roles & role.opener ? openers.exec(rest) : null;
        const taken = no?.[0] ?? frames_longest(sure?.[0], open?.[0]);
        if (taken === '')
            break;
        at += taken.split(' ').length - 1;
    }
    return { words: at - from, isNegated, isCertain };
}
function joined(words, from, to) {
    let head = '';
    for (let at = from; at < to; at += 1)
        head += `${words[at]?.text.slice(0, 40)} `;
    return head;
}
function isGerund(rest) {
    return /^(?:any )?[a-z]+ing\b/.test(rest);
}
function frames_longest(a = '', b = '') {
    return a.length >= b.length ? a : b;
}
const seconds = new Map([
    ['the', /^(?:task|goal|idea|plan)$/],
    ['your', /^(?:task|job)$/],
    ['it', /^(?:would|will|might)$/],
    ["it's", /^time$/],
    ['if', /^(?:possible|you)$/],
    ['in', /^addition$/],
    ['is', /^(?:it|there)$/],
    ['are', /^you$/],
    ['what', /^about$/],
    ['how', /^about$/],
    ['why', /^(?:don'?t|do|not)$/],
    ['do', /^(?:you|not)$/],
    ['while', /^(?:you'?re|you)$/],
    ['no', /^need$/],
    ['after', /^that$/],
    ['not', /^asking$/],
]);
function mayOpen({ text, roles }, next) {
    if ((roles & (role.opener | role.certain | role.negation)) === 0)
        return false;
    return seconds.get(text)?.test(next?.text ?? '') ?? true;
}

;// CONCATENATED MODULE: ./build/core/request/sense.js

const planNouns = /^(?:plan|plans|roadmap|strategy|design|designs|architecture|outline|approach|proposal|rfc|adr|concept|spec)$/;
const examineNouns = /^(?:review|audit|scan|check|look|feedback|assessment|analysis|investigation|profile|evaluation|inspection)$/;
const tellNouns = /^(?:overview|summary|explanation|tutorial|introduction|list|comparison|description|example|examples|idea|advice|hint|rundown|opinion|tour|lesson)$/;
function nounKind(words, at) {
    for (let i = at + 1; i < Math.min(words.length, at + 6); i += 1) {
        const { text, pause } = words[i] ?? { text: '', pause: true };
        if (planNouns.test(text) && !/^(?:system|page|file|button)$/.test(words[i + 1]?.text ?? ''))
            return 'plan';
        if (examineNouns.test(text))
            return 'examine';
        if (tellNouns.test(text))
            return 'tell';
        if (pause || /^(?:of|for|to|in|on|with|from|that|which)$/.test(text))
            return null;
    }
    return null;
}
function kindFor(verb, words, at) {
    const next = words[at + 1]?.text ?? '';
    const after = words[at + 2]?.text ?? '';
    if (verb === 'show' || verb === 'list' || verb === 'name') {
        const tells = /^(?:me|us|how|what|where|which|all|every|the)$/.test(next) && !(next === 'the' && verb !== 'list');
        return tells ? 'tell' : 'change';
    }
    if (verb === 'come')
        return nounKind(words, at + 2);
    if (verb === 'introduce')
        return next === 'me' || next === 'us' ? 'tell' : 'build';
    if (verb === 'walk')
        return next === 'me' || next === 'us' ? 'tell' : null;
    if (verb === 'help')
        return /^(?:me|us)$/.test(next) && after === 'understand' ? 'tell' : null;
    if (verb === 'find' && next === 'out' && (after === 'why' || after === 'what'))
        return 'examine';
    if (verb === 'find' && /^(?:out|where|which|what|all|every)$/.test(next))
        return 'tell';
    if (verb === 'use' && words.slice(at + 1, at + 6).some((word) => /^(?:tool|tools)$/.test(word.text)))
        return 'run';
    if (verb === 'go' || verb === 'think' || verb === 'say' || verb === 'ask' || verb === 'talk')
        return verb === 'think' ? 'tell' : null;
    if (/^(?:make|propose|suggest|research|draft|prepare|write|create|provide|recommend|build|come)$/.test(verb)) {
        const kind = nounKind(words, at);
        if (kind === 'plan')
            return 'plan';
        if (kind === 'tell' && verb === 'provide')
            return 'tell';
    }
    return kindOf(verb);
}

;// CONCATENATED MODULE: ./build/core/request/clause.js





const mostJoined = 40;
function clausesOf(sentence, isQuestion) {
    const { words } = sentence;
    const clauses = [];
    const first = clauseAt(sentence, 0, isQuestion) ?? (isQuestion ? passive(sentence) : null);
    if (first !== null)
        clauses.push(first);
    if (!isQuestion) {
        let done = first?.at ?? -1;
        let tries = 0;
        for (let at = 1; at < words.length && tries < mostJoined; at += 1) {
            if (at <= done || !isBoundary(words[at - 1]))
                continue;
            if (!mayBegin(words[at], words[at + 1]))
                continue;
            tries += 1;
            const joined = joinedAt(sentence, at, clauses[0] ?? null);
            if (joined === null)
                continue;
            clauses.push(joined);
            done = joined.at;
        }
    }
    for (const [index, clause] of clauses.entries())
        clause.rest = words.slice(clause.at + 1, clauses[index + 1]?.at ?? words.length);
    return clauses;
}
function passive({ words }) {
    if (words[0]?.text !== 'could')
        return null;
    const most = Math.min(words.length, 14);
    for (let at = 2; at < most; at += 1) {
        if (!/^(?:be|get)$/.test(words[at - 1]?.text ?? ''))
            continue;
        const verb = doneForm(words[at]?.text ?? '');
        const kind = verb === null ? null : kindOf(verb);
        if (verb !== null && (kind === 'change' || kind === 'build') && !isUse(verb))
            return { verb, stem: (0,core_words/* stem */.WS)(verb), kind, isForbidden: false, at, rest: [] };
    }
    return null;
}
function mayBegin(word, next) {
    return word.kind !== null || (word.roles & role.light) !== 0 || mayOpen(word, next);
}
function isBoundary(before) {
    return before.pause || (before.roles & role.join) !== 0;
}
function is(word, bit) {
    return word !== undefined && (word.roles & bit) !== 0;
}
function joinedAt(sentence, at, first) {
    const found = clauseAt(sentence, at, false);
    if (found === null)
        return null;
    const before = sentence.words[at - 1];
    const tellsHow = first !== null &&
        (first.kind === 'tell' || first.kind === 'plan') &&
        /\bhow (?:to|do|can|would|could|we|i|you) /.test(wordsBetween(sentence, first.at, at));
    if (tellsHow && !(before?.pause || before?.text === 'then'))
        return null;
    if (found.at === at && is(sentence.words[at], role.noun) && !startsObject(sentence.words[at + 1]))
        return null;
    if (first === null &&
        found.at === at &&
        before !== undefined &&
        !before.pause &&
        is(before, role.join) &&
        !/^(?:please|then|so|just)$/.test(before.text))
        return null;
    return found;
}
function wordsBetween(sentence, from, to) {
    return `${sentence.words
        .slice(from, Math.min(to, from + 40))
        .map((word) => word.text.slice(0, 40))
        .join(' ')} `;
}
function startsObject(word) {
    return word !== undefined && (is(word, role.determiner) || word.isConcrete);
}
function asksLeave(words, from, verb) {
    const isOurs = words[from + 1]?.text === 'we' && /^(?:can|could|may|should)$/.test(words[from]?.text ?? '');
    return isOurs && isUse(verb);
}
function isUse(verb) {
    return /^(?:use|run|call|get|read|open|rely|trust|assume|import|deploy|start)$/.test(verb);
}
const none = { words: 0, isNegated: false, isCertain: false };
function clauseAt(sentence, from, isQuestion) {
    const { words } = sentence;
    const first = words[from];
    if (first === undefined)
        return null;
    const frame = mayOpen(first, words[from + 1]) ? frameOf(words, from) : none;
    if (isQuestion && !frame.isCertain)
        return null;
    const at = from + frame.words;
    const word = words[at];
    if (word === undefined)
        return null;
    const verb = word.kind !== null && !word.isConcrete ? word.text : frame.words > 0 ? plainForm(word.text) : null;
    if (verb === null)
        return is(word, role.light) && !is(words[at + 1], role.finite)
            ? lightClause(word, words, at, frame.isNegated, frame.isCertain)
            : null;
    if (frame.words === 0 && isStatement(words, at))
        return null;
    if (isQuestion && asksLeave(words, from, verb))
        return null;
    const isForbidden = frame.isNegated && isWork(verb);
    const kind = kindFor(verb, words, at);
    return kind === null
        ? null
        : { verb, stem: verb === word.text ? word.stem : (0,core_words/* stem */.WS)(verb), kind, isForbidden, at, rest: [] };
}
function isStatement(words, at) {
    const verb = words[at];
    const next = words[at + 1];
    if (next === undefined || !is(verb, role.noun))
        return false;
    if (verb?.pause || is(next, role.finite))
        return true;
    if (startsObject(next))
        return false;
    for (let i = at + 2; i < Math.min(words.length, at + 12); i += 1) {
        if (is(words[i - 1], role.subordinate) || is(words[i], role.subordinate))
            return false;
        if (is(words[i], role.finite))
            return true;
    }
    return false;
}
function lightClause({ text: verb, stem }, words, at, isNegated, isCertain) {
    if (verb === 'have' && !isCertain)
        return null;
    const kind = nounKind(words, verb === 'come' ? at + 2 : at) ??
        (/^(?:do|make|give|get|provide|conduct|perform|have|let|take)$/.test(verb) ? 'change' : null);
    return kind === null ? null : { verb, stem, kind, isForbidden: isNegated && verb !== 'have', at, rest: [] };
}

;// CONCATENATED MODULE: ./build/core/request/prose.js
const mostCharacters = 64 * 1024;
const mostBlocks = 1500;
const shown = { code: '\ue000', quote: '\ue001', link: '\ue002' };
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\ue002]/g;
const prose_errors = /(?:Error|Exception)(?:: [^\s]| \[)|\bexceptions?\.\w{1,60}: |Traceback \(most recent|\bpanic: |panicked at |[Ss]egmentation fault|core dumped|\nCaused by: |\berror(?: [A-Z]{2}\d{3,5}|\[E\d{4}\]): |npm ERR!|UnhandledPromiseRejection|\b(?:ENOENT|ECONNREFUSED|ECONNRESET|EACCES|EADDRINUSE)\b: |(?:^|\n)(?:fatal|FATAL): /;
const prose_frame = /^[ \t]{0,20}(?:at [^\n]{1,200}[:(]\d|at [\w.$<>]{1,200}\(|File "[^"\n]{1,200}", line \d|#\d{1,3} {1,4}\S|from [^\s:]{1,200}:\d{1,6}:in )/;
const fence = /^[ \t]{0,12}(?:>[ \t]?)?(```|~~~)/;
const marker = /^[ \t]{0,20}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,8}(?:\[[ xX]\][ \t]{1,4})?/;
const prose_frames = new Set('aF#f'.split(''));
const fences = new Set('`~>'.split(''));
const markers = new Set('-*+•0123456789'.split(''));
function proseOf(text) {
    const cut = text.slice(0, mostCharacters);
    const plain = cut.replace(unseen, '').replace(/[‘’`´](?=(?:s|t|d|m|ll|re|ve)\b)/g, "'");
    const lines = withoutComments(plain).split('\n');
    const read = { blocks: [], hasCode: false, hasTrace: false };
    let open = null;
    let gap = true;
    let indented = false;
    for (const line of lines) {
        if (read.blocks.length >= mostBlocks)
            break;
        const first = line.charAt(line.search(/\S/));
        const mark = fences.has(first) ? (fence.exec(line)?.[1] ?? null) : null;
        if (prose_frames.has(first) && prose_frame.test(line)) {
            read.hasTrace = true;
            gap = true;
            continue;
        }
        if (mark !== null && (open === null || open === mark)) {
            open = open === null ? mark : null;
            read.hasCode = true;
            gap = true;
            continue;
        }
        if (open !== null)
            continue;
        const isBlank = first === '';
        const isItem = markers.has(first) && marker.test(line);
        indented = !isBlank && !isItem && (gap || indented) && /^(?: {4}|\t)/.test(line);
        if (indented)
            read.hasCode = true;
        else if (isBlank || /^[ \t]{0,4}>/.test(line))
            gap = true;
        else
            gap = addLine(read.blocks, line, isItem, gap);
    }
    return {
        ...read,
        hasError: prose_errors.test(plain) || /Traceback|panic/.test(plain.slice(0, 20)),
        characters: cut.length,
        of: text.length,
    };
}
function addLine(blocks, line, isItem, gap) {
    const isMarked = line.includes('#') && /^[ \t]{0,3}#{1,6}[ \t]/.test(line);
    const isBold = line.includes('**') && /^[ \t]{0,3}\*\*[^*\n]{1,160}\*\*:?[ \t]*$/.test(line);
    const heading = isMarked || isBold;
    const bare = isItem
        ? line.replace(marker, '')
        : isMarked
            ? line.replace(/^[ \t]{0,3}#{1,6}[ \t]/, '')
            : line;
    const text = withoutShown(bare.trim());
    const last = blocks.at(-1);
    if (gap || isItem || heading || last === undefined) {
        blocks.push({ text, kind: heading ? 'heading' : isItem ? 'item' : 'paragraph' });
    }
    else
        last.text += ` ${text}`;
    return heading;
}
function withoutShown(line) {
    let text = line;
    if (text.includes('`'))
        text = text.replace(/`{1,3}[^`]{1,400}`{1,3}/g, shown.code);
    if (text.includes('://'))
        text = text.replace(/\b(?:https?|ssh|git|file):\/\/[^\s<>)\]]{1,2000}/g, shown.link);
    if (/["“«„]/.test(text))
        text = text.replace(/"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»|„[^“”]{1,300}[“”]/g, shown.quote);
    if (!text.includes("'"))
        return text;
    return text.replace(/(^|[\s(:])'[^']{2,300}'(?=$|[\s).,;:!?])/g, `$1${shown.quote}`);
}
function withoutComments(text) {
    if (!text.includes('<!--'))
        return text;
    const kept = [];
    let at = 0;
    for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
        kept.push(text.slice(at, start));
        const end = text.indexOf('-->', start + 4);
        if (end < 0)
            return kept.join(' ');
        at = end + 3;
    }
    return [...kept, text.slice(at)].join(' ');
}

;// CONCATENATED MODULE: ./build/core/request/question.js

const subjects = /^(?:i|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|your|any|anyone|anybody|someone|somebody)$/;
const asks = /^(?:(?:does )?any(?:one|body)(?: here)? (?:know|knows|have an idea)|any (?:idea|ideas|pointers|hints|clue|thoughts|advice)|just curious|i(?:'m| am| was)? (?:just )?wonder(?:ing|ed)?|wondering|not sure (?:if|whether|why|how|what)|am i right|(?:quick )?question|i(?:'m| am)? (?:really )?(?:don't|do not|can't|cannot|couldn't|don't quite|do not quite) (?:understand|get|see|figure out|know|follow|tell)|what i (?:can't|cannot|don't)|i(?:'m| am) (?:curious|confused|unsure|trying to understand)|i(?:'d| would)?(?: just| only| really)? (?:like|want|need|love) to (?:know|understand|learn)|looking for (?:an explanation|advice)|eli5)\b/;
function isQuestion({ words, asked, kind }) {
    if (asked)
        return true;
    if (!question_is(words[0], role.question))
        return false;
    let from = 0;
    while (!asksAt(words, from)) {
        const isAside = from < 6 && question_is(words[from], role.aside) && words.length > from + 1;
        if (!isAside)
            return kind !== 'item' && beginsAsking(words[from], words[from + 1]?.text ?? '');
        from += 1;
    }
    return true;
}
function question_is(word, bit) {
    return word !== undefined && (word.roles & bit) !== 0;
}
function beginsAsking(first, second) {
    if (question_is(first, role.interrogative))
        return second !== 'a' && second !== 'about' && !(first?.text === 'how' && second === 'to');
    if (first?.text === 'do')
        return /^(?:i|you|we|they)$/.test(second);
    return question_is(first, role.inverted) && subjects.test(second);
}
function asksAt(words, from) {
    if (!question_is(words[from], role.asking))
        return false;
    let head = '';
    for (let at = from; at < Math.min(words.length, from + 10); at += 1)
        head += ` ${words[at]?.text.slice(0, 40)}`;
    return asks.test(head.slice(1));
}

;// CONCATENATED MODULE: ./build/core/request/word.js




const empty = new Set(`thing things stuff better best nicer nice cleaner improvement improvements talked please pls plz asap project app application somehow
broken properly quickly everything something anything nothing someone help thanks thank hello hey this that there here really very just
feature bug bugs issue issues problem problems error errors function functions method methods class module component script program code
codebase file files task request some many change changes todo does don't doesn't isn't won't can't cannot i'm it's that's there's
let's you're we're i'd i've what's same maybe perhaps could would should good great work works working done fine okay`.split(/\s+/));
const marksBefore = new Set('([{<*_~"\'¿¡|'.split(''));
const marksBehind = new Set(')]}>*_~"\',.;:!?…|。、，！？；：'.split(''));
const pauses = /[,;:)\]—–、，；：]$/;
const end = /[.!?…。！？]["')\]*_]{0,3}$/;
const abbreviation = /^(?:e\.g|i\.e|etc|vs|cf|approx|resp|no|fig|st|mr|ms|dr)\.$/i;
const lastMarks = new Set('.!?…。！？"\')]*_'.split(''));
const known = new Map();
const mostKnown = 6000;
function wordOf(token) {
    const met = known.get(token);
    if (met !== undefined)
        return met;
    const isKept = token.length <= 24 && known.size < mostKnown;
    const word = newWord(token, isKept ? known.size : -1);
    if (isKept)
        known.set(token, word);
    return word;
}
function endOf(token) {
    if (!lastMarks.has(token.charAt(token.length - 1)))
        return null;
    if (!end.test(token) || abbreviation.test(token))
        return null;
    return /[?？]/.test(token.slice(-4)) ? 'question' : 'stop';
}
function newWord(token, id) {
    let from = 0;
    let to = token.length;
    while (from < to && marksBefore.has(token.charAt(from)))
        from += 1;
    while (to > from && marksBehind.has(token.charAt(to - 1)))
        to -= 1;
    if (token.charAt(to) === ')' && token.charAt(to - 1) === '(')
        to += 1;
    const inside = token.slice(from, to);
    const isMarks = !/[A-Za-z0-9\u00aa-\u1fff\u2c00-\ud7ff]/.test(inside) && !isShown(inside);
    const raw = isMarks ? '' : inside;
    const text = raw.toLowerCase();
    const isPlain = /^[A-Z]?[a-z]+$/.test(raw);
    const isConcrete = !isPlain && namesThing(text, raw);
    const bare = text.endsWith("'s") ? text.slice(0, -2) : text;
    const isTelling = isConcrete || (text.length >= 3 && !empty.has(text) && !(0,core_words/* isSilent */.eS)(bare));
    return {
        id,
        roles: rolesOf(text),
        text,
        pause: isMarks ? /^[-–—:,;|/]/.test(token) : pauses.test(token),
        end: endOf(token),
        isConcrete,
        isTelling,
        kind: kindOf(text),
        stem: (0,core_words/* stem */.WS)(bare.slice(0, 40)),
        isPlain,
        raw,
    };
}
function isShown(word) {
    return word.includes(shown.code) || word.includes(shown.quote) || word.includes(shown.link);
}
const ending = /\.(?:[cm]?[jt]sx?|json[c5]?|ya?ml|toml|mdx?|txt|py|rb|php|go|rs|java|kts?|cs|c|h|cc|cpp|hpp|swift|scala|sh|sql|s?css|less|html?|vue|svelte|xml|ini|cfg|conf|env|lock|proto|graphql|tf|exs?|erl|lua|pl|dart|pegjs)$/;
function namesThing(text, raw) {
    if (isShown(text))
        return true;
    if (text.length > 200)
        return false;
    return ((text.includes('/') &&
        text.length > 3 &&
        /[a-z]\/[\w.]|^\.{0,2}\/\w/.test(text) &&
        !shortPair.test(text)) ||
        ending.test(text) ||
        /^--?[a-z]/.test(text) ||
        /[a-z]_[a-z0-9]|\w\(\)?$/.test(text) ||
        (/^[a-z$][a-z0-9]{0,60}[A-Z]/.test(raw) && !/^i[A-Z]/.test(raw)));
}
const shortPair = /^[a-z]{1,7}\/[a-z]{1,7}$/;

;// CONCATENATED MODULE: ./build/core/request/sentence.js

function sentencesOf({ text, kind }) {
    const found = [];
    let words = [];
    let roles = 0;
    const tokens = (/[\t\r\f\v\u00a0\u3000]/.test(text) ? text.replace(/[\t\r\f\v\u00a0\u3000]/g, ' ') : text).split(' ');
    for (const token of tokens) {
        if (token === '')
            continue;
        const word = wordOf(token);
        if (word.text !== '') {
            words.push(word);
            roles |= word.roles;
        }
        else if (word.pause && words.length > 0) {
            words.push({ ...words.pop(), pause: true });
        }
        if (word.end === null || words.length === 0)
            continue;
        found.push({ words, asked: word.end === 'question', kind, roles });
        words = [];
        roles = 0;
    }
    if (words.length > 0)
        found.push({ words, asked: /[?？]/.test(text.slice(-2)), kind, roles });
    return found;
}

;// CONCATENATED MODULE: ./build/core/request/read.js




const mostSentences = 1500;
const read_forms = /^(?:steps?(?: to reproduce)?|to reproduce|reproduc\w*|how to reproduce|expected(?: behaviou?r| result)?s?|actual(?: behaviou?r| result)?s?|current behaviou?r|environment|versions?|describe the bug|bug description|what happened\??|describe the solution.*|additional context|is your feature request.*|possible solution|your environment|system info|logs?|relevant log output|screenshots?|describe alternatives.*|description|summary|motivation|checklist|operating system|os|platform|browser)$/;
let last = null;
function read_readRequest(text) {
    if (last?.text !== text)
        last = { text, reading: taken(text) };
    return last.reading;
}
function taken(text) {
    const prose = proseOf(text);
    const said = [];
    let isForm = false;
    for (const block of prose.blocks) {
        if (said.length >= mostSentences)
            break;
        const sentences = sentencesOf(block);
        for (const [index, sentence] of sentences.entries()) {
            if (isLabel(sentence, index)) {
                isForm = true;
                if (block.kind === 'heading' || sentence.words.length <= 3)
                    continue;
            }
            if (said.length < mostSentences)
                said.push(understood(sentence));
        }
    }
    return { prose, said, isForm };
}
function isLabel({ words, kind }, index) {
    if (index > 0 || words.length > 10)
        return false;
    if (kind !== 'heading' && words[0]?.pause !== true)
        return false;
    const text = words.map((word) => word.text).join(' ');
    return kind === 'heading' ? read_forms.test(text) : read_forms.test(words[0]?.text ?? '');
}
function understood(sentence) {
    const asks = isQuestion(sentence);
    const clauses = clausesOf(sentence, asks);
    const wants = clauses.filter((clause) => !clause.isForbidden && clause.kind !== 'tell');
    let content = 0;
    let isConcrete = false;
    for (const word of sentence.words) {
        if (word.isTelling)
            content += 1;
        if (word.isConcrete)
            isConcrete = true;
    }
    return { sentence, clauses, wants, isQuestion: asks && clauses.length === 0, content, isConcrete };
}
function lineOf({ sentence }) {
    let line = '';
    const { words } = sentence;
    for (let at = 0; at < Math.min(words.length, 60); at += 1)
        line += ` ${words[at]?.text.slice(0, 40)}`;
    return line.slice(1);
}

;// CONCATENATED MODULE: ./build/core/intent/question.js

const symptom = /\b(?:not|isn't|aren't|doesn't|don't|didn't|won't|wasn't|can't|cannot|never|no longer|missing|wrong|broken|breaks|fails?|failed|failing|crash\w*|throws?|ignored?|ignores|lost|loses|instead|twice|empty|incorrect\w*|unexpected\w*|hangs?|stuck|overwrit\w+|duplicate[sd]?|regression|leaks?|error|bug|inconsistent|misleading|stays|slow\w*|too (?:long|many|much)|takes \S+ (?:seconds|minutes|hours)|doubled|unescaped|exposed)\b/;
const talk = /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|thanks|thank you|thx|cheers|many thanks|nice|great|cool|awesome|ok|okay|bye|goodbye|welcome|all|everyone|everybody|there|team|folks|guys|so much|a lot|very much|again|that was|that is|that's|this is|helpful|work|job|good|well done|lgtm|looks good|to me|for|the|your|you|how are|are|how|doing|today|what's up|and|it|very|really|much|was)(?: |$)){1,14}$/;
const tails = /^(?:any (?:ideas?|thoughts|help|pointers|hints)|thoughts|what am i (?:missing|doing wrong)|am i (?:missing|doing)|is this (?:a bug|expected|intended)|ideas|does anyone|makes sense|right|ok|deal)\b/;
function isSymptom(said) {
    return symptom.test(lineOf(said));
}
function isTalk(reading) {
    const said = reading.said.filter((one) => one.sentence.words.length > 0);
    return (said.length > 0 &&
        said.length <= 4 &&
        !reading.prose.hasCode &&
        said.every((one) => !one.isConcrete && talk.test(lineOf(one))));
}
function asksOnly(reading) {
    const { said } = reading;
    if (said.some((one) => one.wants.length > 0))
        return false;
    if (isTalk(reading))
        return true;
    const first = said[0];
    const isTold = said.some((one) => one.clauses.some((clause) => clause.kind === 'tell' && !clause.isForbidden));
    if (isTold)
        return true;
    const questions = said.filter((one) => one.isQuestion);
    if (questions.length === 0 || first === undefined)
        return false;
    if (first.isQuestion && !isTail(first))
        return true;
    const open = questions.filter((one) => !isTail(one));
    if (reading.isForm)
        return false;
    const symptoms = said.some((one) => !one.isQuestion && isSymptom(one)) || reading.prose.hasError;
    return open.length > 0 ? true : !symptoms;
}
function isTail(said) {
    return tails.test(lineOf(said));
}
function isPureQuestion(text) {
    return asksOnly(readRequest(text));
}

;// CONCATENATED MODULE: ./build/core/answer/reply.js


const cancelling = /^(?:please )?(?:cancel|leave it(?: alone| be)?|never ?mind|forget (?:it|about it)|stop|no|abort)[.! ]*$/i;
const confirming = /^(?:yes|yep|ok|okay|sure|go on|go ahead|do it|just do it|please do|proceed)(?: please)?[.! ]*$/i;
function replyTo(asked, reply, isDecided) {
    const text = reply.trim();
    if (text === '')
        return isDecided ? { kind: 'request', text: asked, isConfirmed: true } : { kind: 'none' };
    if (cancelling.test(text.slice(0, 80)))
        return { kind: 'cancelled' };
    if (confirming.test(text.slice(0, 80)))
        return { kind: 'request', text: asked, isConfirmed: true };
    const isOwn = asksOnly(read_readRequest(text));
    return { kind: 'request', text: isOwn ? text : `${asked}\n\n${text}`, isConfirmed: false };
}

;// CONCATENATED MODULE: ./build/core/context/hearing.js


const made = new WeakMap();
function hearingOf(modes) {
    const known = made.get(modes);
    if (known !== undefined)
        return known;
    const byFirst = new Map();
    for (const { name, hears } of modes) {
        for (const [key, weight] of Object.entries(hears)) {
            const words = key
                .split(/[\s<>]+/)
                .filter(Boolean)
                .map(core_words/* stem */.WS);
            const first = words[0];
            if (first === undefined)
                continue;
            const list = byFirst.get(first) ?? [];
            list.push({ id: `${name}/${words.join(' ')}`, mode: name, key, stems: words, weight });
            byFirst.set(first, list);
        }
    }
    const hearing = { byFirst, silent: new Uint8Array(mostKnown) };
    made.set(modes, hearing);
    return hearing;
}
const hearing_none = [];
function firstsOf(word, hearing) {
    if (hearing.silent[word.id] === 1)
        return hearing_none;
    const stems = hearing.byFirst.has(word.stem) ? [word.stem] : partsOf(word).map(core_words/* stem */.WS);
    const firsts = stems.filter((one) => hearing.byFirst.has(one));
    if (firsts.length === 0 && word.id >= 0)
        hearing.silent[word.id] = 1;
    return firsts;
}
function partsOf({ raw, text, isPlain }) {
    if (isPlain)
        return hearing_none;
    if (raw.length < 80 && /(?:Error|Exception)s?$/.test(raw))
        return (0,core_words/* splitName */.W0)(raw).slice(-1);
    return text.length < 60 && text.includes('-') ? text.split('-') : hearing_none;
}
const nothing = [];
function heardAt(hearing, first, words, from, to) {
    const candidates = hearing.byFirst.get(first);
    if (candidates === undefined)
        return nothing;
    const best = [];
    for (const phrase of candidates) {
        if (!fits(phrase, words, from, to))
            continue;
        const same = best.findIndex((one) => one.mode === phrase.mode);
        if (same < 0)
            best.push(phrase);
        else if (best[same].stems.length < phrase.stems.length)
            best[same] = phrase;
    }
    return best;
}
function fits({ stems }, words, from, to) {
    if (from + stems.length - 1 > to)
        return false;
    for (let i = 1; i < stems.length; i += 1)
        if (words[from + i - 1]?.stem !== stems[i])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/core/context/asked.js


const asking = 0.25;
const mostObject = 60;
function requestedIn(said, hearing) {
    for (const clause of said.clauses) {
        if (clause.isForbidden)
            continue;
        const carried = nounModes(clause, hearing);
        if (carried.length > 0)
            return carried;
        const found = verbModes(clause, hearing);
        if (found.length > 0)
            return found;
        if (clause.kind === 'change' || clause.kind === 'build')
            return ['developer'];
        if (clause.kind === 'run')
            return ['tool'];
    }
    return [];
}
const asked_none = [];
function verbModes(clause, hearing) {
    if (!hearing.byFirst.has(clause.stem))
        return asked_none;
    return heardAt(hearing, clause.stem, clause.rest, 0, 3)
        .filter((phrase) => phrase.weight >= asking)
        .map((phrase) => phrase.mode);
}
const carriers = [
    [
        'do perform conduct give make propose prepare provide run get have start need want come draft',
        ['planning', 'security', 'reviewer', 'performance', 'prototype', 'teacher'],
    ],
    ['write create build hack implement put', ['planning', 'prototype', 'teacher']],
    [
        'reduce improve decrease lower cut minimize minimise increase boost shorten raise measure',
        ['performance', 'security'],
    ],
    [
        'check look examine inspect analyze analyse investigate scan test verify find',
        ['security', 'performance', 'reviewer'],
    ],
];
const carriedBy = new Map(carriers.flatMap(([verbs, modes]) => verbs.split(' ').map((verb) => [verb, modes])));
const nounEnd = /^(?:for|to|in|on|with|from|that|which|about|into|by|when|so)$/;
const artefact = /^(?:system|page|file|button|table)$/;
function nounModes(clause, hearing) {
    const modes = carriedBy.get(clause.verb);
    if (modes === undefined || (clause.kind === 'tell' && clause.verb !== 'give'))
        return [];
    const { rest } = clause;
    const from = /^(?:for|at|into)$/.test(rest[0]?.text ?? '') ? 1 : 0;
    let to = from;
    while (to < rest.length && to < from + 6) {
        const word = rest[to];
        if (nounEnd.test(word.text) && clause.verb !== 'come')
            break;
        to += 1;
        if (word.pause)
            break;
    }
    const phrase = rest.slice(from, to);
    if (artefact.test(rest[to]?.text ?? '') || phrase.some((word) => artefact.test(word.stem)))
        return [];
    return phrase.flatMap((word, at) => heardAt(hearing, word.stem, phrase, at + 1, phrase.length)
        .filter((one) => one.weight >= asking && modes.includes(one.mode))
        .map((one) => one.mode));
}
function isObjectOf(clauses, at, mode, hearing) {
    let clause = null;
    for (const one of clauses)
        if (one.at <= at)
            clause = one;
    if (clause === null || clause.at === at || at - clause.at > mostObject)
        return clause?.isForbidden ?? false;
    if (clause.isForbidden)
        return true;
    const asked = verbModes(clause, hearing);
    if (asked.includes(mode) || clause.kind === 'run')
        return false;
    if (clause.kind === 'tell' && (mode === 'teacher' || mode === 'thinking'))
        return false;
    if (clause.kind === 'examine')
        return asked.length > 0;
    for (const word of clause.rest.slice(0, at - clause.at - 1)) {
        if (word.pause || word.text === 'because' || word.text === 'since')
            return false;
    }
    return !nounModes(clause, hearing).includes(mode);
}
const otherNames = {
    plan: 'planning',
    debug: 'debugger',
    review: 'reviewer',
    dev: 'developer',
    think: 'thinking',
};
const switching = /\b(?:switch|go|change|move) (?:back )?(?:in)?to (?:the )?(\w+) mode\b|\b(?:use|enter|activate|in) (?:the )?(\w+) mode\b/;
function modeNamed(line) {
    const named = switching.exec(line);
    const word = named?.[1] ?? named?.[2] ?? '';
    return (domain_mode/* modeNames */._X.find((mode) => mode === word) ??
        (Object.hasOwn(otherNames, word) ? otherNames[word] : undefined));
}

;// CONCATENATED MODULE: ./build/core/context/message.js





const boosts = { explicit: 0.5, code: 0.2, error: 0.3, security: 0.3 };
const asObject = 0.5;
const mostCounted = 3;
const solved = /\b(?:is|are|was|got|now|been|that|it|this|have|has) (?:now |all |finally |been )?(?:fixed|resolved|solved|gone)\b|\bworks (?:again|now|fine)\b|\btests? (?:all )?(?:now )?pass(?:es)?\b|^(?:fixed|solved|resolved|that (?:fixed|solved|did) it)\b/;
const unsolved = /\b(?:not|never|isn't|wasn't|aren't|until|once|when|if|should be|must be|needs? to be|has to be|have to be|to be) (?:\w+ )?(?:fixed|resolved|solved|gone)\b/;
const waiting = /\b(?:takes?|took|taking) (?:\w+ ){0,3}\d+ ?(?:s|ms|sec|secs|seconds|min|mins|minutes|hours)\b|\btakes? (?:ages|forever|too long|minutes|hours)\b/;
function spokenOf(reading, hearing, isAuthor) {
    const found = new Map();
    const explicit = new Set();
    const triggers = new Map();
    const say = (mode, trigger) => triggers.set(mode, [...(triggers.get(mode) ?? []), trigger]);
    for (const said of reading.said) {
        const line = said.sentence.roles & role.cue ? lineOf(said) : '';
        const isSolved = line !== '' && solved.test(line) && !unsolved.test(line);
        if (line !== '' && waiting.test(line))
            listen('performance', 'slow', hearing, found);
        if (isSolved && isAuthor) {
            explicit.add('developer');
            found.set('developer/solved', { mode: 'developer', key: 'solved', weight: 0.35, isObject: false });
        }
        if (!isSolved)
            hear(said, hearing, found);
        if (!isAuthor)
            continue;
        for (const mode of requestedIn(said, hearing))
            explicit.add(mode);
        const mode = line === '' ? undefined : modeNamed(line);
        if (mode !== undefined) {
            explicit.add(mode);
            found.set(`${mode}/mode`, { mode, key: `${mode} mode`, weight: 1, isObject: false });
        }
    }
    const { hasError, hasTrace, hasCode } = reading.prose;
    if (hasError || hasTrace)
        listen('debugger', 'error', hearing, found);
    const scores = summed([...found.values()], say);
    const boost = (mode, more, trigger) => {
        scores.set(mode, (scores.get(mode) ?? 0) + more);
        say(mode, trigger);
    };
    for (const mode of explicit)
        boost(mode, boosts.explicit, 'asked for outright');
    if (hasCode)
        boost('developer', boosts.code, 'a block of code');
    if (hasError || hasTrace)
        boost('debugger', boosts.error, 'an error message');
    const heard = [...found.values()];
    if (heard.some((one) => one.mode === 'security' && one.weight >= asking && !one.isObject))
        boost('security', boosts.security, 'security words');
    for (const [mode, score] of scores)
        scores.set(mode, Math.min(0.99, score));
    return { scores, explicit, triggers, keywords: [...new Set(heard.map((one) => one.key))] };
}
function listen(mode, word, hearing, found) {
    const phrases = hearing.byFirst.get((0,core_words/* stem */.WS)(word)) ?? [];
    const phrase = phrases.find((one) => one.mode === mode && one.stems.length === 1);
    if (phrase !== undefined)
        found.set(`${mode}/${word}`, { mode, key: word, weight: phrase.weight, isObject: false });
}
function hear(said, hearing, found) {
    const words = said.sentence.words;
    const listenAt = (first, place, to) => {
        for (const phrase of heardAt(hearing, first, words, place + 1, to)) {
            const known = found.get(phrase.id);
            if ((known !== undefined && known.weight >= phrase.weight) || isDenied(words, place))
                continue;
            const isObject = isObjectOf(said.clauses, place, phrase.mode, hearing);
            const weight = isObject ? phrase.weight * asObject : phrase.weight;
            if (known === undefined || known.weight < weight)
                found.set(phrase.id, { mode: phrase.mode, key: phrase.key, weight, isObject });
        }
    };
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at];
        for (const first of firstsOf(word, hearing))
            listenAt(first, at, first === word.stem ? words.length : at + 1);
    }
}
function isEnsured(words, at) {
    for (let i = at - 1; i >= 0 && i >= at - 5; i -= 1) {
        if (/^(?:sure|ensure|verify|check|guarantee)$/.test(words[i]?.text ?? ''))
            return true;
    }
    return false;
}
function isDenied(words, at) {
    for (let i = at - 1; i >= 0 && i >= at - 4; i -= 1) {
        const word = words[i];
        if (word === undefined || word.pause)
            return false;
        if (word.roles & role.negator)
            return !isEnsured(words, i);
    }
    return false;
}
function summed(heard, say) {
    const byMode = new Map();
    for (const one of heard)
        byMode.set(one.mode, [...(byMode.get(one.mode) ?? []), one]);
    const scores = new Map();
    for (const [mode, all] of byMode) {
        const strongest = all
            .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
            .slice(0, mostCounted);
        scores.set(mode, 1 - strongest.reduce((open, one) => open * (1 - one.weight), 1));
        for (const one of strongest)
            say(mode, `"${one.key}"`);
    }
    return scores;
}

;// CONCATENATED MODULE: ./build/core/context/analyse.js



const mostMessages = 5;
const decay = 0.4;
const answered = 0.5;
const running = 0.95;
const specialised = new Set([
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'thinking',
]);
function analyseContext(messages, modes) {
    const recent = messages.slice(-mostMessages);
    const hearing = hearingOf(modes);
    const read = recent.map((message) => read_readRequest(message.text));
    const spoken = recent.map((message, index) => {
        const one = spokenOf(read[index], hearing, message.role === 'user');
        if (message.role === 'assistant')
            for (const [mode, score] of one.scores)
                one.scores.set(mode, score * answered);
        if (message.role === 'tool')
            one.scores.set('tool', running);
        return one;
    });
    const scores = modes
        .map((mode) => ({ mode: mode.name, confidence: analyse_together(spoken, mode.name) }))
        .sort((a, b) => b.confidence - a.confidence || order(modes, a.mode) - order(modes, b.mode));
    const last = spoken.at(-1);
    const chosen = choose(scores, modes, last?.explicit ?? new Set());
    return {
        mode: chosen,
        confidence: scores.find((score) => score.mode === chosen)?.confidence ?? 0,
        triggers: triggersOf(spoken, chosen),
        scores,
        metadata: {
            keywords: [...new Set(spoken.flatMap((one) => one.keywords))].slice(0, 40),
            toolsUsed: [
                ...new Set(recent.flatMap((message) => (message.role === 'tool' ? [message.tool ?? 'unnamed'] : []))),
            ],
            recentTopics: topicsOf(read),
            codeBlocksPresent: read.some((one) => one.prose.hasCode),
        },
    };
}
function analyse_together(spoken, mode) {
    let open = 1;
    for (const [index, one] of spoken.entries())
        open *= 1 - (one.scores.get(mode) ?? 0) * decay ** (spoken.length - 1 - index);
    return Math.round((1 - open) * 1000) / 1000;
}
function choose(scores, modes, explicit) {
    const thresholds = new Map(modes.map((mode) => [mode.name, mode.threshold]));
    const reached = scores.filter((score) => score.confidence > 0 && score.confidence >= (thresholds.get(score.mode) ?? 1));
    const isAsked = (mode) => explicit.has(mode) || (explicit.has('assistant') && (mode === 'teacher' || mode === 'thinking'));
    const rank = (mode) => isAsked(mode) ? (mode === 'assistant' ? 1 : 0) : specialised.has(mode) ? 2 : mode === 'tool' ? 4 : 3;
    return [...reached].sort((a, b) => rank(a.mode) - rank(b.mode))[0]?.mode ?? 'assistant';
}
function order(modes, name) {
    return modes.findIndex((mode) => mode.name === name);
}
function triggersOf(spoken, mode) {
    const found = spoken.toReversed().flatMap((one) => one.triggers.get(mode) ?? []);
    return [...new Set(found)].slice(0, 8);
}
function topicsOf(read) {
    const found = new Set();
    for (const { said } of read.toReversed()) {
        for (const one of said.slice(0, 20)) {
            for (const word of one.sentence.words.slice(0, 40)) {
                if (found.size >= 8)
                    return [...found];
                if (word.isTelling && /^[\w./-]{3,40}$/.test(word.text))
                    found.add(word.text);
            }
        }
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/core/context/suggest-thinking.js
const worth = 0.35;
function suggestThinking(current, analysis) {
    const confidence = analysis.scores.find((score) => score.mode === 'thinking')?.confidence ?? 0;
    if (current === 'thinking' || confidence < worth)
        return null;
    return {
        currentMode: current,
        suggestedMode: 'thinking',
        reason: 'Things are weighed against each other here; thinking mode shows the reasoning.',
        confidence,
        autoSwitch: analysis.mode === 'thinking',
    };
}

;// CONCATENATED MODULE: ./build/core/intent/active-run.js
function detectActiveRun(about) {
    return about.activeRun;
}

;// CONCATENATED MODULE: ./build/core/intent/clarify.js


const mostAttempts = 2;
function lackOf(reading, resolved, named, isSure) {
    if (resolved.isObject && resolved.source === null) {
        return { what: 'thing', why: `nothing tells what "${resolved.reference}" means` };
    }
    const { said, prose } = reading;
    if (named.length > 0 || resolved.isObject || prose.hasError || prose.hasTrace)
        return null;
    const wants = said.flatMap((one) => one.wants);
    if (wants.length === 0)
        return prose.hasCode || tells(said, isSure)
            ? null
            : { what: 'wish', why: 'it says too little to tell what is wanted' };
    if (wants.some((clause) => (clause.kind === 'run' || clause.kind === 'examine') && clause.rest.length > 0))
        return null;
    if (prose.hasCode || said.some((one) => one.content > own(one) || one.isConcrete))
        return null;
    return isWholeProject(said) ? null : { what: 'detail', why: 'it names nothing in particular' };
}
function own(said) {
    return said.clauses.filter((clause) => said.sentence.words[clause.at]?.isTelling).length;
}
function isWholeProject(said) {
    return said.some((one) => /\b(?:codebase|code base|whole|entire|everything|all (?:the )?(?:tests|files|code))\b/.test(lineOf(one)));
}
function tells(said, isSure) {
    const content = said.reduce((sum, one) => sum + one.content, 0);
    if (said.some((one) => one.isConcrete))
        return content >= 2;
    return content >= 3 || (content >= 2 && (isSure || said.some(isSymptom))) || foreign(said) >= 6;
}
function foreign(said) {
    let letters = 0;
    for (const one of said.slice(0, 20)) {
        for (const word of one.sentence.words.slice(0, 20)) {
            letters += word.text.slice(0, 200).replace(/[^\u00aa\u00b5\u00ba-\u1fff\u2c00-\ud7ff]/g, '').length;
        }
    }
    return letters;
}
function questionFor(lack, reading, about) {
    const verb = reading.said.flatMap((one) => one.wants)[0]?.verb;
    const deed = verb === undefined ? null : `"${verb}"`;
    const questions = {
        thing: `Which file, function or change is meant${deed ? ` with ${deed}` : ''}?`,
        wish: 'What should be done, or what goes wrong, and where?',
        detail: `What exactly should be done${deed ? ` with ${deed}` : ''}: which file, which behaviour, and what should be different afterwards?`,
    };
    const options = [
        { label: 'Name the file', action: 'provide_file' },
        { label: 'Say how far it should go', action: 'provide_scope' },
        {
            label: deed ? `Go on with ${deed} as a small change` : 'Go on as a small change',
            action: 'confirm_intent',
            value: 'QUICK_ACTION',
        },
        { label: 'Leave it', action: 'cancel' },
    ];
    return {
        question: questions[lack.what],
        options,
        attempt: about.clarificationAttempts + 1,
        of: mostAttempts,
    };
}

// EXTERNAL MODULE: ./build/core/mentions.js
var mentions = __webpack_require__(7196);
;// CONCATENATED MODULE: ./build/core/intent/files.js

function extractReferencedFiles(text, about) {
    const written = (0,mentions/* pathMentions */.PF)(text).map((mention) => mention.path);
    const candidates = byName(written, about.files);
    const files = new Set();
    const missing = [];
    for (const path of written) {
        const meant = about.files.has(path) ? [path] : endingWith(path, candidates.get(nameOf(path)) ?? []);
        if (meant.length === 0 && about.isComplete)
            missing.push(path);
        if (meant.length <= 5)
            for (const file of meant)
                files.add(file);
    }
    return { files: [...files], missing };
}
function byName(paths, files) {
    const found = new Map();
    for (const path of paths)
        if (!files.has(path))
            found.set(nameOf(path), []);
    if (found.size === 0)
        return found;
    const lengths = new Set([...found.keys()].map((name) => name.length));
    for (const file of files) {
        const name = file.length - file.lastIndexOf('/') - 1;
        if (lengths.has(name))
            found.get(nameOf(file))?.push(file);
    }
    return found;
}
function endingWith(path, files) {
    const wanted = path.toLowerCase();
    return files
        .filter((file) => file.toLowerCase() === wanted || file.toLowerCase().endsWith(`/${wanted}`))
        .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/core/intent/references.js


const pronouns = new Set(['it', 'this', 'that', 'these', 'those', 'them', 'same']);
const generic = /^(?:file|files|code|function|functions|method|class|module|component|one|thing|things|part|line|lines|bug|issue|problem|error|script|page|block|section|snippet|stuff|piece|test|tests|bit)$/;
const verbless = /^(?:to|so|as|for|in|on|at|with|into|from|now|please|asap|again|too|and|or|but|by|here|there|up|properly|correctly|better|faster|work|cleaner|more|less|using|first|quickly|instead|like|out|without|because|if|when|before|after|until)$/;
function resolveReferences(text, about) {
    return resolve(readRequest(text), about, []);
}
function resolve(reading, about, named) {
    const found = pointer(reading);
    if (found === null)
        return { reference: null, isObject: false, source: null, files: [] };
    const { reference, isObject } = found;
    const to = (source, files) => ({
        reference,
        isObject,
        source,
        files: [...files],
    });
    if (named.length > 0)
        return to('text', named);
    if (found.isResolved)
        return to('text', []);
    if (about.lastAppliedDiff.length > 0)
        return to('last_applied_diff', about.lastAppliedDiff);
    if (about.lastOpenFile !== null)
        return to('last_open_editor', [about.lastOpenFile]);
    if (about.lastProposed.length > 0)
        return to('last_artifact_proposed', about.lastProposed);
    const earlier = about.earlier.slice(-5).some((text) => says(read_readRequest(text.slice(0, 4000))));
    return earlier ? to('thread', []) : to(null, []);
}
function says({ said, prose }) {
    return prose.hasError || prose.hasTrace || said.some((one) => one.content >= 2 || one.isConcrete);
}
function pointsElsewhere(text) {
    const found = pointer(read_readRequest(text));
    return found !== null && !found.isResolved;
}
function pointer(reading) {
    let elsewhere = null;
    for (const [index, one] of reading.said.entries()) {
        for (const clause of one.clauses) {
            const reference = clause.kind === 'tell' ? null : objectOf(clause);
            if (reference === null)
                continue;
            const before = one.sentence.words.slice(0, clause.at).filter((word) => word.isTelling).length;
            const others = reading.said.some((other, at) => at !== index && (other.content >= 1 || other.isConcrete));
            const behindColon = clause.rest.findIndex((word) => word.pause);
            const after = behindColon < 0 ? 0 : clause.rest.slice(behindColon + 1).filter((word) => word.isTelling).length;
            const isShownHere = reading.prose.hasCode || reading.prose.hasError || reading.prose.hasTrace;
            return {
                reference,
                isObject: true,
                isResolved: before > 0 || after > 1 || others || one.isConcrete || isShownHere,
            };
        }
        elsewhere ??= mentioned(one.sentence.words);
    }
    return elsewhere === null ? null : { reference: elsewhere, isObject: false, isResolved: false };
}
function objectOf({ verb, rest }) {
    const words = rest.filter((word) => !/^(?:please|just|also|simply|quickly|all|of|at|into)$/.test(word.text));
    const [first, second, third] = words;
    if (first === undefined || isShown(first.text))
        return null;
    if (/^(?:it|them|these|those|this|that|same)$/.test(first.text)) {
        if (first.text === 'it' && verb === 'make' && second?.text === 'possible')
            return null;
        if (second === undefined || first.pause || /^(?:it|them)$/.test(first.text) || verbless.test(second.text))
            return first.text;
        if (generic.test(second.text) && (third === undefined || second.pause || verbless.test(third.text)))
            return `${first.text} ${second.text}`;
        return null;
    }
    const isGeneric = first.text === 'the' &&
        second !== undefined &&
        /^(?:file|function|method|class|snippet|line|lines|thing)$/.test(second.text);
    return isGeneric && (third === undefined || second.pause || verbless.test(third.text))
        ? `the ${second.text}`
        : null;
}
function mentioned(words) {
    for (let at = 0; at < Math.min(words.length, 200); at += 1) {
        const text = words[at]?.text ?? '';
        const next = words[at + 1]?.text ?? '';
        if (/^(?:this|that|the|these|those)$/.test(text) &&
            /^(?:file|files|function|class|code|method|component|module)$/.test(next))
            return `${text} ${next}`;
        if (pronouns.has(text) && text !== 'same' && text !== 'that')
            return text;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/intent/scope.js


const tiny = /\b(?:typos?|spelling|misspel\w*|rename|imports?|whitespace|indentation|comment|copyright|bump|unused|semicolon|wording|label|nit|lint|comma|newline|trailing|link|version|log|colou?r)\b/;
const wide = /\b(?:entire|whole|everywhere|throughout|codebase|code base|repo-?wide|project-wide|across (?:all|the|our|every|multiple|several)|(?:all|every|each) (?:of )?(?:the |our |its |single )?(?:\w+ )?(?:modules?|controllers?|services?|components?|pages?|endpoints?|packages?|widgets?|files|tests|routes|screens|views|models|handlers|texts|callers|usages|apis?))\b/;
const green = /\b(?:from scratch|greenfield|new (?:\w+ )?(?:project|app|application|service|system|framework|platform|engine|library|product)|end[- ]to[- ]end (?:solution|system)|complete (?:\S+ )?(?:pipeline|system|app|rewrite|redesign|overhaul)|full (?:\w+ )?(?:dashboard|system|app|stack|rewrite|redesign))\b/;
const heavyVerbs = /^(?:migrate|port|redesign|overhaul|restructure|rearchitect|modernize|modernise|rework|decouple|unify)$/;
const bigRewrite = /^(?:rewrite|refactor|split|replace|move|convert|switch|integrate|drop|localize|localise)$/;
const bigThings = /\b(?:layers?|(?:project|application|app|website|site|repo|repository) (?:to|from|into|over)|monorepo|monolith|microservices?|architecture|subsystem|database|backend|frontend|back end|front end|framework|services|pattern|modules|orm|state management|to (?:typescript|esm|rust|go|kotlin|postgres\w*|grpc|graphql|kubernetes|async))\b/;
const features = /\b(?:end-to-end encryption|authentication|authorization|authorisation|auth system|oauth2?|sso|single sign-on|saml|oidc|jwt|login system|user management|user accounts|payments?(?: \w+)?|billing|subscriptions?|internationali[sz]ation|i18n|locali[sz]ation|multi-?tenan\w*|plugin (?:system|architecture|api)|plugins|real-?time|websockets?|dashboard|admin (?:panel|interface|ui|area)|notification (?:system|center|service)|full-?text search|search engine|ci\/cd|pipeline|rest api|graphql api|api gateway|caching layer|cache layer|offline (?:mode|support|sync)|recommendation|workflow engine|event sourcing|role[- ]based|rbac|audit log\w*|mobile app|chat (?:system|feature)|file uploads? system|permission system|job queue|migration (?:system|tool)|marketplace|e-?commerce|shop|blog engine)\b/;
const makes = /^(?:add|build|create|develop|implement|introduce|setup|set|support|offer|provide|need|want|enable|write|make|get|generate|scaffold|integrate|have|ship|start)$/;
const titles = /^(?:rfc|epic|initiative|roadmap|proposal|meta|tracking issue|umbrella|design doc)$/;
const scope_long = /\b(?:next|this|coming) (?:quarter|year|months)\b|\bmulti-?(?:step|phase|month)\b|\bseveral (?:steps|phases|modules|services)\b/;
function sizeOf(reading, files) {
    const asking = reading.said.filter((one) => one.wants.length > 0);
    const first = reading.said[0];
    const scored = asking.length > 0 ? asking : first === undefined ? [] : [first];
    const reasons = [];
    let points = 0;
    const add = (more, why) => {
        if (more <= 0)
            return;
        points += more;
        reasons.push(why);
    };
    for (const one of scored.slice(0, 40))
        add(...sentencePoints(one, asking.length > 0));
    if (titles.test(first?.sentence.words[0]?.text ?? '') ||
        titles.test((first === undefined ? '' : lineOf(first)).split(' ', 2).join(' ')))
        add(3, 'announced as a large piece of work');
    if (reading.said.slice(0, 12).some((one) => scope_long.test(lineOf(one))))
        add(2, 'spread over a long time');
    const wants = asking.reduce((sum, one) => sum + one.wants.length, 0);
    if (!reading.isForm || wants > 5)
        add(wants >= 5 ? 3 : wants >= 4 ? 2 : wants === 3 ? 1 : 0, `${wants} things are asked for`);
    add(files.length >= 10 ? 4 : files.length >= 4 ? 2 : 0, `${files.length} files are named`);
    if (points >= 4)
        return { scope: 'large', why: reasons.join('; ') };
    if (points >= 2)
        return { scope: 'medium', why: reasons.join('; ') };
    const isTiny = scored.length <= 2 &&
        wants <= 1 &&
        points === 0 &&
        scored.some((one) => tiny.test(lineOf(one)) && one.sentence.words.length <= 25);
    if (isTiny)
        return { scope: 'trivial', why: 'a change of a few characters' };
    return {
        scope: 'small',
        why: wants > 0
            ? `${wants} ${wants === 1 ? 'thing is' : 'things are'} asked for`
            : 'nothing says that it is more',
    };
}
function sentencePoints(said, isAsked) {
    const line = lineOf(said);
    const verbs = said.wants.map((clause) => clause.verb);
    if (!isAsked) {
        if (isSymptom(said))
            return [0, ''];
        return features.test(line) && /\b(?:support|add|new|implement)/.test(line)
            ? [2, 'a whole feature']
            : green.test(line)
                ? [3, 'something new from the ground up']
                : [0, ''];
    }
    const isExamined = said.clauses.some((clause) => clause.kind === 'examine' ||
        clause.kind === 'run' ||
        clause.verb === 'fix' ||
        /^(?:prototype|spike|hack|experiment)$/.test(clause.verb)) || /\b(?:prototype|proof of concept|poc|spike|throwaway|experiment)\b/.test(line);
    if (isExamined)
        return [0, ''];
    const reasons = [];
    if (wide.test(line))
        reasons.push([2, 'it reaches over the whole project']);
    if (green.test(line) && verbs.some((verb) => makes.test(verb)))
        reasons.push([3, 'something new from the ground up']);
    if (verbs.some((verb) => heavyVerbs.test(verb)))
        reasons.push([2, 'a verb of large changes']);
    if (!said.isConcrete && verbs.some((verb) => bigRewrite.test(verb)) && bigThings.test(line))
        reasons.push([2, 'a whole part is replaced']);
    if (features.test(line) && verbs.some((verb) => makes.test(verb)) && isObject(line))
        reasons.push([2, 'a whole feature']);
    return [reasons.reduce((sum, [more]) => sum + more, 0), reasons.map(([, why]) => why).join('; ')];
}
function isObject(line) {
    const at = features.exec(line)?.index ?? 0;
    const before = line.slice(0, at);
    const made = before.split(' ').filter(Boolean);
    return (!/\b(?:to|in|on|at|of|for|from|into|inside|within) (?:the |our |my |your |a |an |its )?(?:\w+ )?$/.test(before) && made.length <= 14);
}
function detectScope(text, files = []) {
    return sizeOf(readRequest(text), files).scope;
}

;// CONCATENATED MODULE: ./build/core/intent/analyse.js







const derived = {
    ANSWER: 'ANSWER',
    CLARIFY: 'ANSWER',
    QUICK_ACTION: 'MISSION',
    PLAN: 'PLAN',
    CONTINUE_RUN: 'MISSION',
};
const nextActions = {
    ANSWER: 'answer',
    CLARIFY: 'ask_user',
    QUICK_ACTION: 'propose_diff',
    PLAN: 'propose_plan',
    CONTINUE_RUN: 'offer_resume',
};
const overrides = {
    '/chat': 'ANSWER',
    '/ask': 'ANSWER',
    '/do': 'QUICK_ACTION',
    '/edit': 'QUICK_ACTION',
    '/run': 'CONTINUE_RUN',
    '/plan': 'PLAN',
    '/mission': 'PLAN',
};
const special = new Set([
    'debugger',
    'security',
    'reviewer',
    'performance',
    'prototype',
    'teacher',
    'thinking',
    'tool',
]);
function analyseIntent(text, about, analysis) {
    const reading = read_readRequest(text);
    const named = extractReferencedFiles(text, about);
    const resolved = resolve(reading, about, named.files);
    const files = [...new Set([...named.files, ...resolved.files])];
    const size = sizeOf(reading, files);
    const decision = analyse_decide(reading, about, analysis, resolved, named, size);
    const { behavior } = decision;
    const hasScope = behavior === 'QUICK_ACTION' || behavior === 'PLAN';
    return {
        ...decision,
        derivedMode: derived[behavior],
        mode: modeFor(behavior, analysis),
        contextSource: sourceOf(about, resolved, named, files),
        detectedScope: hasScope ? size.scope : null,
        referencedFiles: files,
        missingFiles: named.missing,
        userOverride: overrideOf(about) === null ? null : about.override,
        nextAction: nextActions[behavior],
        analysed: { characters: reading.prose.characters, of: reading.prose.of },
    };
}
function overrideOf(about) {
    const word = about.override;
    return word !== null && Object.hasOwn(overrides, word) ? (overrides[word] ?? null) : null;
}
function analyse_decide(reading, about, analysis, resolved, named, size) {
    const as = (behavior, confidence, reasoning) => ({
        behavior,
        confidence,
        reasoning,
        clarification: null,
    });
    const override = overrideOf(about);
    if (override !== null)
        return as(override, 1, `${about.override} decides.`);
    const run = detectActiveRun(about);
    if (run !== null)
        return as('CONTINUE_RUN', 0.95, `A run of this thread is ${run.status.replaceAll('_', ' ')}.`);
    const wants = reading.said.flatMap((one) => one.wants);
    const isPlan = wants.some((clause) => clause.kind === 'plan');
    if (asksOnly(reading))
        return as('ANSWER', 0.9, 'It asks for words and for nothing to be done.');
    const lack = lackOf(reading, resolved, named.files, special.has(analysis.mode));
    if (lack !== null && about.clarificationAttempts < mostAttempts) {
        const question = questionFor(lack, reading, about);
        return {
            behavior: 'CLARIFY',
            confidence: 0.8,
            reasoning: `Not enough to go on: ${lack.why}.`,
            clarification: question,
        };
    }
    const guess = lack === null ? '' : ` Asked ${mostAttempts} times already; this is the best guess.`;
    if (isPlan)
        return as('PLAN', 0.9, `It asks for a plan.${guess}`);
    const isLarge = size.scope === 'medium' || size.scope === 'large';
    const isQuick = analysis.mode === 'prototype' || analysis.mode === 'tool' || analysis.mode === 'reviewer';
    const sure = lack !== null ? 0.4 : size.scope === 'small' ? 0.7 : 0.85;
    return as(isLarge && !isQuick ? 'PLAN' : 'QUICK_ACTION', sure, `Scope: ${size.scope} (${size.why}).${guess}`);
}
function modeFor(behavior, analysis) {
    if (behavior === 'CLARIFY')
        return 'assistant';
    if (special.has(analysis.mode))
        return analysis.mode;
    if (behavior === 'ANSWER')
        return 'assistant';
    return behavior === 'PLAN' ? 'planning' : 'developer';
}
function sourceOf(about, resolved, named, files) {
    const followsUp = about.earlier.length > 0 || about.previousTaskId !== null;
    const isExplicit = named.files.length > 0 || resolved.files.length > 0;
    const previous = about.previousTaskId === null ? {} : { previousTaskId: about.previousTaskId };
    if (isExplicit)
        return { type: 'explicit_reference', files: [...files], ...previous };
    return followsUp ? { type: 'follow_up', ...previous } : { type: 'fresh' };
}

;// CONCATENATED MODULE: ./build/core/work-choice.js

const works = (/* unused pure expression or super */ null && ([
    'nothing',
    'answer',
    'clarify',
    'continue',
    'plan',
    'propose',
    'inspect',
    'action',
    'workflow',
]));
const talking = ['assistant', 'teacher', 'thinking', 'normal'];
function workFor({ mode, behaviour, isFirst, isAsked }) {
    if (behaviour === null)
        return 'nothing';
    if (behaviour === 'CONTINUE_RUN')
        return 'continue';
    if (behaviour === 'CLARIFY')
        return 'clarify';
    if (mode === 'planning' && isAsked)
        return 'plan';
    const isQuestion = behaviour === 'ANSWER';
    if (domain_mode/* criticNames */.pH.includes(mode))
        return isFirst && !isQuestion ? 'plan' : 'inspect';
    const isTalk = talking.includes(mode) && (mode !== 'normal' || isAsked);
    if (isQuestion || isTalk)
        return 'answer';
    return isFirst || mode === 'planning' || mode === 'normal' ? 'plan' : 'propose';
}
function speakerFor(mode) {
    return talking.includes(mode) ? mode : 'assistant';
}
function plannerFor(mode) {
    return mode === 'developer' || mode === 'tool' || mode === 'prototype' ? mode : 'planning';
}

// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
;// CONCATENATED MODULE: ./build/core/answer/clarify.js

const ways = {
    provide_file: 'reply with its path',
    provide_scope: 'reply with what should be different afterwards',
    confirm_intent: 'reply `/do`',
    cancel: 'reply `cancel`',
};
function clarifyText({ clarification, missingFiles, }) {
    const gone = missingFiles.length === 0
        ? []
        : [`Not in the workspace: ${missingFiles.slice(0, 5).map(markdown/* inline */.mG).join(', ')}.`];
    if (clarification === null)
        return ['It is not clear what is to be done. Name a file, a symbol or an error message.', ...gone].join('\n\n');
    const { question, options, attempt, of } = clarification;
    const offers = options.map(optionLine).join('\n');
    return [
        (0,markdown/* inline */.mG)(question),
        ...gone,
        ...(offers === '' ? [] : [offers]),
        `Question ${attempt} of at most ${of}. Nothing was changed. The reply is the next turn: one more \`--task\`, or what stands behind a line \`<!-- turn -->\`. It is read together with the request.`,
    ].join('\n\n');
}
function optionLine({ label, action, value = '', }) {
    const shown = value === '' || action === 'confirm_intent' ? '' : ` (${(0,markdown/* inline */.mG)(value)})`;
    return `- **${(0,markdown/* inline */.mG)(label)}**: ${ways[action]}${shown}`;
}

;// CONCATENATED MODULE: ./build/core/answer/continue-run.js


const continue_run_standing = {
    running: 'A run of this thread is not finished.',
    paused: 'A run of this thread is paused.',
    awaiting_approval: 'A plan of this thread waits for approval.',
};
function continueText({ status, plan }) {
    const blocks = [continue_run_standing[status], ...(plan === null ? ['Its plan is not known here.'] : [planLines(plan)])];
    const offers = [
        `- **Resume**: ${status === 'awaiting_approval' ? 'it goes on once the plan is approved' : 'it goes on with the next open step'}.`,
        `- **Pause**: ${status === 'paused' ? 'it is paused already' : 'it waits until it is resumed'}.`,
        '- **Abort**: it ends; what is done stays.',
        '- **Propose a fix**: the next open step is proposed as a change, which waits for approval.',
    ];
    return [...blocks, offers.join('\n'), 'Nothing was started or restarted.'].join('\n\n');
}
function planLines({ id, title, version, progress, steps }) {
    const next = steps.find((step) => !step.completed);
    return [
        `Plan ${(0,markdown/* codeSpan */.SS)(id.slice(0, 12))}, version ${version}: ${(0,markdown/* inline */.mG)(title)}`,
        `Done: ${progress.done} of ${(0,core_count/* counted */.h)(progress.total, 'step')} (${progress.percentage} %).`,
        next === undefined ? 'No step is open.' : `Next: step ${next.number}, ${(0,markdown/* inline */.mG)(next.description)}`,
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/core/handed.js
const handed_longest = 6_000;
function handedFrom(conclusion) {
    const { mode } = conclusion;
    switch (mode) {
        case 'debugger':
            return handed(mode, 'debugger findings', [
                ...section('Errors', conclusion.errors.map(claimed)),
                `Root cause: ${conclusion.rootCause}`,
                ...section('Suggested fixes', conclusion.fixes),
            ]);
        case 'security':
            return handed(mode, 'security audit results', [
                `Vulnerabilities found: ${conclusion.vulnerabilities.length}`,
                ...section('Vulnerabilities', conclusion.vulnerabilities.map(claimed)),
                ...section('Recommendations', conclusion.recommendations),
            ]);
        case 'reviewer':
            return handed(mode, 'review', [
                ...section('Issues', conclusion.issues.map(claimed)),
                ...section('Suggestions', conclusion.suggestions),
            ]);
        case 'performance':
            return handed(mode, 'performance analysis', [
                ...section('Bottlenecks', conclusion.bottlenecks.map(claimed)),
                ...section('Optimizations', conclusion.optimizations),
                ...(conclusion.estimatedImprovement === ''
                    ? []
                    : [`Estimated improvement: ${conclusion.estimatedImprovement}`]),
            ]);
    }
}
function handedPlan(from, plan) {
    return handed(from, plan.proposedChanges.length === 0 ? 'plan' : 'proposed change', [
        plan.title,
        plan.summary,
        ...section('Steps', plan.steps.map((step) => step.description)),
        ...plan.proposedChanges.map(({ path, description, diff }) => `${path}: ${description}\n${diff}`),
    ]);
}
function handedAnswer(from, text) {
    return handed(from, 'answer', [text]);
}
function handed(from, title, parts) {
    const text = parts.join('\n');
    return { from, title, text: text.length > handed_longest ? `${text.slice(0, handed_longest)}\n[cut]` : text };
}
function section(title, lines) {
    return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`)];
}
function claimed({ severity, title, file, quote, detail }) {
    const place = file === null ? '' : ` (${file}${quote === '' ? '' : `, at ${JSON.stringify(quote.split('\n')[0])}`})`;
    return `${severity}: ${title}${place}. ${detail}`;
}

// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
// EXTERNAL MODULE: ./build/modes/planning.js + 9 modules
var planning = __webpack_require__(710);
;// CONCATENATED MODULE: ./build/core/actions/action-mode.js
const actionMode = {
    trace: 'debugger',
    scan: 'security',
    checklist: 'reviewer',
    profile: 'performance',
};

// EXTERNAL MODULE: ./build/core/performance-offline.js + 1 modules
var performance_offline = __webpack_require__(8766);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
// EXTERNAL MODULE: ./build/core/code-line.js
var code_line = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(1088);
;// CONCATENATED MODULE: ./build/core/actions/debug-output.js



const script = /\bconsole\.(?:log|debug|trace|dir|table)\s{0,4}\(|^\s{0,200}debugger\s{0,4};?\s{0,200}$/;
const byEnding = {
    py: /\b(?:i?pdb\.set_trace|breakpoint)\s{0,4}\(/,
    rb: /\bbinding\.(?:pry|irb)\b|\bbyebug\b/,
    php: /\b(?:var_dump|print_r|dd)\s{0,4}\(/,
    rs: /\bdbg!\s{0,4}\(/,
    java: /\.printStackTrace\s{0,4}\(/,
};
const scripts = /\.(?:[cm]?[jt]sx?|vue|svelte)$/i;
const debug_output_longest = 2_000;
function debugOutput({ files }) {
    const sources = files.filter(({ path, status, binary }) => status !== 'deleted' && !binary && (0,test_files/* isTestable */.nd)(path) && (0,file_kind/* fileKind */.h)(path) === 'source');
    const lines = sources.flatMap(({ path, hunks }) => {
        const pattern = patternFor(path);
        if (pattern === null)
            return [];
        return hunks
            .flatMap((hunk) => hunk.lines)
            .flatMap(({ kind, text, newLine }) => {
            const counts = kind === 'add' && newLine !== null && text.length <= debug_output_longest;
            return counts && !(0,code_line/* isComment */.Cn)(text) && pattern.test(text) ? [{ file: path, line: newLine }] : [];
        });
    });
    const unknown = sources.filter(({ path, truncated }) => truncated || patternFor(path) === null);
    return { lines, unknown: unknown.map(({ path }) => path) };
}
function patternFor(path) {
    if (scripts.test(path))
        return script;
    return byEnding[(0,test_files/* endingOf */.z6)(path)] ?? null;
}

;// CONCATENATED MODULE: ./build/core/actions/checklist.js






const mostPlaces = 3;
const unread = { state: 'not known', evidence: 'needs a reader or a model' };
const ask = (...categories) => (evidence) => byRules(evidence, categories);
const items = [
    ['Function', 'It does what the task asks', () => unread],
    ['Function', 'Edge cases are handled', ask('null-safety')],
    ['Function', 'Errors are handled where they occur', ask('error-handling')],
    ['Function', 'There is no plain bug', ask('correctness', 'concurrency', 'api-contract')],
    ['Code', 'It is easy to read and to change', () => unread],
    ['Code', 'Names are clear and alike', () => unread],
    ['Code', 'Each function does one thing', () => unread],
    ['Code', 'It is no more complicated than it has to be', () => unread],
    ['Code', 'Nothing is said twice', () => unread],
    ['Tests', 'What is new has tests', newHasTests],
    ['Tests', 'Tests reach the edge cases', () => unread],
    ['Tests', 'Tests are easy to read, and all of them run', ask('testing')],
    ['Tests', 'All tests pass', (evidence) => byCommand(evidence, 'test')],
    ['Speed', 'Nothing is plainly slow', ask('performance')],
    ['Speed', 'The algorithms fit the amount of data', () => unread],
    ['Speed', 'No work is done in vain', () => unread],
    ['Speed', 'Memory, files and connections are given back', ask('resources')],
    [
        'Security',
        'There is no vulnerability',
        (evidence) => byHits(evidence, ({ rule }) => rule.critic === 'security'),
    ],
    [
        'Security',
        'What comes from outside is checked',
        ask('injection', 'path-traversal', 'request-forgery', 'cross-site-scripting', 'deserialization'),
    ],
    ['Security', 'No secret stands in the source', noSecret],
    ['Security', 'Errors tell strangers nothing', ask('data-exposure')],
    ['Style', 'It keeps to the project’s style', (evidence) => byCommand(evidence, 'lint')],
    ['Style', 'It is formatted like the rest', (evidence) => byCommand(evidence, 'format')],
    ['Style', 'Comments say why', () => unread],
    ['Style', 'No code is left as a comment', () => unread],
    ['Style', 'No debug output or breakpoint is left', noDebugOutput],
];
function checklist(evidence) {
    return items.map(([area, item, answer]) => ({ area, item, ...answer(evidence) }));
}
function checklistText(evidence) {
    const all = checklist(evidence);
    const count = (state) => all.filter((one) => one.state === state).length;
    const areas = [...new Set(all.map(({ area }) => area))];
    const blocks = areas.map((area) => {
        const lines = all
            .filter((one) => one.area === area)
            .map((one) => `- [${one.state === 'met' ? 'x' : ' '}] ${one.item}: **${one.state}**; ${one.evidence}`);
        return `### ${area}\n\n${lines.join('\n')}`;
    });
    const sum = `Of ${all.length} items ${count('met')} met, ${count('not met')} not met, ${count('not known')} not known.`;
    return [...blocks, sum].join('\n\n');
}
function byRules(evidence, categories) {
    return byHits(evidence, ({ rule }) => categories.includes(rule.category));
}
function byHits(evidence, counts) {
    const { rules } = evidence;
    const hits = (rules?.hits ?? []).filter((hit) => counts(hit) && (0,drafts/* inScope */.SB)(evidence, hit.file, hit.startLine, hit.endLine));
    if (hits.length > 0) {
        const places = hits.map((hit) => `${at(hit.file, hit.startLine)} (${(0,markdown/* inline */.mG)(hit.rule.title)})`);
        return { state: 'not met', evidence: some(places) };
    }
    if (rules === undefined || rules.scannedFiles.length === 0)
        return unread;
    const files = (0,core_count/* counted */.h)(rules.scannedFiles.length, 'file');
    return { ...unread, evidence: `no rule matched in ${files}, which proves nothing; ${unread.evidence}` };
}
function noSecret(evidence) {
    const { secrets } = evidence;
    const found = (secrets?.hits ?? []).filter(({ file, line }) => (0,drafts/* inScope */.SB)(evidence, file, line));
    const said = byHits(evidence, ({ rule }) => rule.id === 'hardcoded-credentials');
    const places = found.map(({ file, line, title }) => `${at(file, line)} (${(0,markdown/* inline */.mG)(title)})`);
    if (places.length > 0 || said.state === 'not met')
        return {
            state: 'not met',
            evidence: [some(places), said.state === 'not met' ? said.evidence : ''].filter(Boolean).join(', '),
        };
    if (secrets === undefined || secrets.scannedFiles.length === 0)
        return unread;
    return {
        state: 'met',
        evidence: `none was found in the ${(0,core_count/* counted */.h)(secrets.scannedFiles.length, 'file')} searched`,
    };
}
function newHasTests(evidence) {
    const { diff, tests } = evidence;
    if (diff === undefined || diff.files.length === 0)
        return { state: 'not known', evidence: 'there is no change to look at' };
    const grown = diff.files.filter((file) => file.status !== 'deleted' && !file.binary && file.addedLines > 0 && (0,test_files/* isTestable */.nd)(file.path));
    if (grown.length === 0)
        return { state: 'not known', evidence: 'the change adds no code that tests are for' };
    if (tests === undefined)
        return unread;
    const changed = new Set(diff.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path));
    const covers = (file) => tests.covered.find((one) => one.file === file)?.tests ?? null;
    const without = grown.filter(({ path }) => covers(path)?.length === 0);
    const unseen = grown.filter(({ path }) => covers(path) === null);
    if (without.length > 0 && tests.leftOut === undefined)
        return {
            state: 'not met',
            evidence: `no test was found for ${some(without.map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))}`,
        };
    if (without.length + unseen.length > 0)
        return {
            state: 'not known',
            evidence: `not all tests were looked at: ${some([...without, ...unseen].map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))}`,
        };
    const along = grown.filter(({ path }) => covers(path)?.some((test) => changed.has(test.path)));
    if (along.length === grown.length)
        return {
            state: 'met',
            evidence: `tests of ${some(grown.map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))} change with it`,
        };
    return {
        state: 'not known',
        evidence: `there are tests for the files, but none of ${some(grown.filter((file) => !along.includes(file)).map(({ path }) => (0,markdown/* codeSpan */.SS)(path)))} changed with it; whether they reach what is new ${unread.evidence}`,
    };
}
function noDebugOutput(evidence) {
    const { diff } = evidence;
    const hit = byHits(evidence, ({ rule }) => rule.category === 'debug-code');
    if (hit.state === 'not met')
        return hit;
    if (diff === undefined || diff.addedLines === 0)
        return { state: 'not known', evidence: 'there is no change to look at' };
    const { lines, unknown } = debugOutput(diff);
    if (lines.length > 0)
        return { state: 'not met', evidence: some(lines.map(({ file, line }) => at(file, line))) };
    if (unknown.length > 0)
        return { ...unread, evidence: `not looked for in ${some(unknown.map(markdown/* codeSpan */.SS))}; ${unread.evidence}` };
    return { state: 'met', evidence: `none in the ${(0,core_count/* counted */.h)(diff.addedLines, 'line')} that the change adds` };
}
function byCommand({ commands }, kind) {
    const own = commands?.commands.find((one) => one.kind === kind);
    if (own === undefined)
        return { ...unread, evidence: `the project names no command for it; ${unread.evidence}` };
    return { state: 'not known', evidence: `${(0,markdown/* codeSpan */.SS)((0,performance_offline/* inFolder */._z)(own))} would tell; it was not run` };
}
function at(file, line) {
    return (0,markdown/* codeSpan */.SS)(`${file}:${line}`);
}
function some(texts) {
    const more = texts.length > mostPlaces ? ` and ${texts.length - mostPlaces} more` : '';
    return `${texts.slice(0, mostPlaces).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./build/core/actions/profile.js


const profile_most = 5;
function profileText(evidence) {
    if (evidence.commands === undefined)
        return 'The project’s commands are not known: it has no project file, or none could be read; see the coverage of this run.';
    const known = (0,performance_offline/* benchmarks */.Ld)(evidence);
    if (known.length === 0)
        return [
            'The project names no benchmark: no script, target or task called `bench`, `benchmark` or `perf`, and none that its tools know by themselves.',
            'Nothing was measured. Until there is one, nobody can say what a change brings.',
        ].join('\n\n');
    const lines = known
        .slice(0, profile_most)
        .map((one) => `- ${(0,markdown/* codeSpan */.SS)((0,performance_offline/* inFolder */._z)(one))}, from ${(0,markdown/* codeSpan */.SS)(one.source)}`);
    const rest = known.length > profile_most ? [`- and ${known.length - profile_most} more`] : [];
    return [
        'The project’s own measurement would be run:',
        [...lines, ...rest].join('\n'),
        'It was not run: running commands is not granted in this version. Run it before and after a change, on the same machine.',
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./build/core/actions/trace.js



const mostTraces = 3;
const mostFrames = 12;
const mostForeign = 3;
function traceText({ traces: facts }, { rootCause, fixes }) {
    if (facts === undefined)
        return 'The stack traces of the request could not be read; see the coverage of this run.';
    const { traces } = facts;
    if (traces.length === 0)
        return 'The request holds no stack trace. Paste one as the program printed it: the error’s line and the frames below it.';
    const more = traces.length > mostTraces
        ? [`${(0,core_count/* counted */.h)(traces.length - mostTraces, 'more stack trace')} not shown.`]
        : [];
    return [
        ...traces.slice(0, mostTraces).flatMap(oneTrace),
        ...more,
        `**Root cause.** ${(0,markdown/* inline */.mG)(rootCause)}`,
        ...(fixes.length > 0
            ? [`**Where to look, the most suspect first.**\n\n${fixes.map((fix) => `- ${(0,markdown/* inline */.mG)(fix)}`).join('\n')}`]
            : []),
    ].join('\n\n');
}
function oneTrace({ language, errorType, message, frames }) {
    const title = [errorType ?? 'An error', message?.split('\n', 1)[0]].filter(Boolean).join(': ');
    const own = frames.filter((frame) => frame.file !== null && !frame.foreign);
    const foreign = frames.filter((frame) => frame.foreign);
    const unknown = frames.filter((frame) => frame.file === null && !frame.foreign);
    const lines = [
        `${(0,core_count/* counted */.h)(frames.length, 'frame')} (${language}), the innermost first.`,
        ...(own.length > 0
            ? [`In this workspace:\n\n${list(own, ownFrame)}`]
            : ['None of them is in this workspace.']),
        ...(unknown.length > 0 ? [`Not found here:\n\n${list(unknown, lostFrame)}`] : []),
        ...(foreign.length > 0 ? [foreignLine(foreign)] : []),
    ];
    return [`## ${(0,markdown/* inline */.mG)(title.slice(0, 200))}`, ...lines];
}
function list(frames, line) {
    const shown = frames.slice(0, mostFrames).map((frame) => `- ${line(frame)}`);
    if (frames.length > mostFrames)
        shown.push(`- and ${frames.length - mostFrames} more`);
    return shown.join('\n');
}
function ownFrame({ file, line, symbol, place }) {
    const where = (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(file ?? '')}${line === null ? '' : `:${line}`}`);
    const text = place === null || line === null ? null : place.code.split('\n')[line - place.startLine];
    const code = text === null || text === undefined
        ? ', which has no such line'
        : `: ${(0,markdown/* codeSpan */.SS)(text.trim().slice(0, 160))}`;
    return `${where}${symbol === null ? '' : ` in ${(0,markdown/* codeSpan */.SS)(symbol)}`}${code}`;
}
function lostFrame({ rawPath, line, leftOut, candidates }) {
    const written = (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(rawPath)}${line === null ? '' : `:${line}`}`);
    if (leftOut !== undefined)
        return `${written}: it is ${(0,markdown/* codeSpan */.SS)(leftOut)}, which this run was told to leave out`;
    if (candidates.length > 0)
        return `${written}: could be ${candidates.slice(0, mostForeign).map(markdown/* codeSpan */.SS).join(', ')}`;
    return written;
}
function foreignLine(frames) {
    const paths = [...new Set(frames.map(({ rawPath }) => (0,clean.oneLine)(rawPath)))];
    const shown = paths.slice(0, mostForeign).map(markdown/* codeSpan */.SS).join(', ');
    return `Of others (the runtime, packages): ${(0,core_count/* counted */.h)(frames.length, 'frame')}, in ${shown}${paths.length > mostForeign ? ' …' : ''}.`;
}

;// CONCATENATED MODULE: ./build/core/conclusion-markdown.js

function conclusionMarkdown(conclusion, isExamined) {
    const found = (count, noun) => isExamined || count > 0 ? conclusion_markdown_claimed(count, noun) : 'Nothing was examined.';
    switch (conclusion.mode) {
        case 'debugger':
            return conclusion_markdown_joined([
                found(conclusion.errors.length, 'error'),
                `**Root cause.** ${conclusion.rootCause}`,
                conclusion_markdown_listed('Fixes', conclusion.fixes),
            ]);
        case 'security':
            return conclusion_markdown_joined([
                found(conclusion.vulnerabilities.length, 'vulnerability'),
                conclusion_markdown_listed('Recommendations', conclusion.recommendations),
            ]);
        case 'reviewer':
            return conclusion_markdown_joined([
                found(conclusion.issues.length, 'issue'),
                conclusion_markdown_listed('Suggestions', conclusion.suggestions),
                conclusion_markdown_listed('Good', conclusion.positives),
            ]);
        case 'performance':
            return conclusion_markdown_joined([
                found(conclusion.bottlenecks.length, 'bottleneck'),
                conclusion_markdown_listed('Optimizations', conclusion.optimizations),
                conclusion.estimatedImprovement === ''
                    ? ''
                    : `**Estimated improvement.** ${conclusion.estimatedImprovement}`,
            ]);
    }
}
function conclusion_markdown_claimed(count, noun) {
    const words = noun === 'vulnerability' && count !== 1 ? `${count} vulnerabilities` : (0,core_count/* counted */.h)(count, noun);
    return count === 0
        ? `No ${noun} was found.`
        : `${words} claimed; those that hold stand under the findings.`;
}
function conclusion_markdown_listed(title, lines) {
    const bare = lines.map((line) => line.replace(/^\d{1,3}\. /, ''));
    return lines.length === 0
        ? ''
        : `**${title}**\n\n${bare.map((line, at) => `${at + 1}. ${line}`).join('\n')}`;
}
function conclusion_markdown_joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/core/tools/proposals.js
function withProposals(plan, proposals) {
    const changes = [...plan.proposedChanges];
    const commands = [...plan.suggestedCommands];
    for (const proposal of proposals) {
        if (proposal.kind === 'command') {
            if (!commands.includes(proposal.command))
                commands.push(proposal.command);
            continue;
        }
        const { path, description, diff } = proposal;
        if (!changes.some((one) => one.path === path && one.diff === diff))
            changes.push({ path, description, diff });
    }
    return { ...plan, proposedChanges: changes, suggestedCommands: commands };
}
function proposalsMarkdown(proposals) {
    if (proposals.length === 0)
        return '';
    const none = {
        proposedChanges: [],
        suggestedCommands: [],
    };
    const { proposedChanges, suggestedCommands } = withProposals(none, proposals);
    const changes = proposedChanges.map(({ path, description, diff }) => `- \`${path.replaceAll('`', '')}\`: ${description}\n\n${fenced(diff, 'diff')}`);
    const commands = suggestedCommands.map((command) => fenced(command, ''));
    return ['**Asked for and not done:**', ...changes, ...commands].join('\n\n');
}
function fenced(text, language) {
    const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/concerns.js



const concerns_most = 300;
const mostGuessed = 4;
function concernsOf(evidence) {
    const changed = changedFiles(evidence);
    const reasons = new Map();
    const add = (file, reason) => {
        if (!reasons.has(file))
            reasons.set(file, reason);
    };
    const addDiff = () => {
        for (const file of changed.keys())
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
    const concerns = [...reasons].slice(0, concerns_most).map(([file, reason]) => {
        const diff = changed.get(file);
        return { file, addedLines: diff === undefined ? null : addedLines(diff), reason };
    });
    return { concerns, of: reasons.size };
}
function changedFiles(evidence) {
    const files = (evidence.diff?.files ?? []).filter((file) => file.status !== 'deleted' && !file.binary);
    return new Map(files.map((file) => [file.path, file]));
}

;// CONCATENATED MODULE: ./build/pipelines/gather.js


const lookedInto = 'files of concern that rules, secrets, tests, owners and history were looked up for';
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
            if (one.status === 'fulfilled' && one.value)
                stages.notes.push(one.value);
        for (const one of ended)
            if (one.status === 'rejected')
                throw one.reason;
    };
    await round(1, question);
    if (question.whole && evidence.diff)
        evidence.diff = { ...evidence.diff, whole: true };
    const { concerns, of } = concernsOf(evidence);
    if (concerns.length < of)
        stages.notes.push({ truncated: [{ what: lookedInto, kept: concerns.length, of }] });
    await round(2, {
        ...question,
        concerns,
        passages: evidence.passages?.passages ?? [],
    });
    ports.learn((evidence.rules?.hits ?? []).flatMap((hit) => hit.secrets ?? []));
    return evidence;
}
async function collect(collector, question, ports, stages, evidence) {
    const gathered = await stages.run(collector.name, () => collector.gather(question, ports));
    if (gathered === null)
        return null;
    if (gathered.facts !== null)
        Object.assign(evidence, { [collector.name]: gathered.facts });
    return gathered.coverage;
}

// EXTERNAL MODULE: ./build/core/examined.js
var examined = __webpack_require__(5070);
;// CONCATENATED MODULE: ./build/pipelines/work.js







function makePlan({ question: { task }, crew, ports, stages, working, proposals }, evidence, mode) {
    return stages.run('plan', async () => work_made(withProposals(await crew.engine.plan(task, evidence, working(mode)), proposals()), ports), ({ steps }) => (0,core_count/* counted */.h)(steps.length, 'step'));
}
function work_made(draft, ports) {
    const plan = (0,core_plan/* createPlan */.qT)((0,redact.redactDeep)(draft, ports.known()), ports.clock.now());
    const faults = (0,core_plan/* stepFaults */.Cn)(plan.steps);
    if (faults.length === 0)
        return plan;
    throw new errors/* RunError */.e4('model', `The plan does not hold together: ${faults.join(' ')}`);
}
async function examine({ question: { task }, crew, stages, working }, critics, evidence, plan) {
    const conclusions = await Promise.all(critics.map((critic) => stages.run(critic.name, () => crew.engine.examine(critic, { task, evidence, plan }, working(critic.name)))));
    return conclusions.filter((one) => one !== null);
}
async function judged({ crew, ports, noise, stages }, conclusions, evidence) {
    return stages.finish('findings', () => judge(conclusions, evidence, {
        tree: ports.tree,
        known: ports.known(),
        noise,
        examined: (critic) => crew.engine.examined?.(critic, evidence) ?? (0,examined/* examinedBy */.v)(critic, evidence),
    }));
}
function extended(plan, proposals, ports) {
    if (proposals.length === 0)
        return plan;
    const { id: _id, version, createdAt, updatedAt: _at, progress: _done, ...draft } = plan;
    return { ...work_made(withProposals(draft, proposals), ports), version, createdAt };
}

;// CONCATENATED MODULE: ./build/pipelines/examinations.js








async function inspect(thread, critic, task, room, sought = {}) {
    const work = workIn(room, task, thread.state, thread.handed);
    const evidence = await gather({ ...work.question, ...sought }, room.crew.collectors, room.ports, room.stages);
    const [conclusion = null] = await examine(work, [critic], evidence, thread.plan);
    const asked = work.proposals();
    const plan = thread.plan && extended(thread.plan, asked, room.ports);
    const kept = plan === null ? proposalsMarkdown(asked) : '';
    if (conclusion === null)
        return { thread: { ...thread, evidence, plan }, output: kept, conclusion };
    const conclusions = together(thread.conclusions, [conclusion]);
    const checked = (await judged(work, conclusions, evidence)) ?? thread.judged;
    const handed = [...thread.handed, handedFrom(conclusion)];
    const finished = [...thread.finished, ...finishedOf([conclusion], room.stages)];
    const worked = {
        ...thread,
        evidence,
        plan,
        conclusions,
        judged: checked,
        handed,
        finished,
        isUnclear: false,
    };
    const isExamined = (checked.modes[critic.name]?.examined ?? []).length > 0;
    const output = [conclusionMarkdown(conclusion, isExamined), kept].filter(Boolean).join('\n\n');
    return { thread: ended(worked, conclusion, room), output, conclusion };
}
function finishedOf(conclusions, { timings }) {
    return conclusions.map((conclusion) => ({
        mode: conclusion.mode,
        milliseconds: timings.findLast(({ name }) => name === conclusion.mode)?.milliseconds ?? 0,
        conclusion,
        applied: 0,
    }));
}
function ended(thread, conclusion, room) {
    const entered = thread.transitions.at(-1);
    const isOwn = entered?.to === conclusion.mode && entered.trigger === 'auto';
    if (!isOwn || thread.state.current !== conclusion.mode || thread.state.resume === null)
        return thread;
    const { sure, reason } = outcome(conclusion);
    return switched(thread, { kind: 'finished', confidence: sure, reason }, boardOf(room)).thread;
}
function outcome(conclusion) {
    switch (conclusion.mode) {
        case 'debugger':
            return /^not known\b/i.test(conclusion.rootCause)
                ? { sure: 0.5, reason: 'the root cause is not known' }
                : { sure: 0.9, reason: 'the root cause is found' };
        case 'security':
            return { sure: 0.9, reason: 'the audit is done' };
        case 'performance':
            return { sure: 0.9, reason: 'the analysis is done' };
        case 'reviewer':
            return { sure: 0.9, reason: 'the review is done' };
    }
}

;// CONCATENATED MODULE: ./build/pipelines/actions.js








async function actionWork(start, about, room) {
    let thread = start;
    const outputs = [];
    for (const action of about.obeyed.actions) {
        const piece = await oneAction(action, thread, about, room);
        thread = piece.thread;
        if (piece.output !== '')
            outputs.push(piece.output);
    }
    return { thread, output: outputs.join('\n\n') };
}
async function oneAction(action, thread, { task, obeyed }, room) {
    const critic = criticIn(room, actionMode[action]);
    if (critic === null)
        throw new Error(`No mode examines for ${action}.`);
    const isSaid = obeyed.text.trim() !== '' || thread.said.some(({ role }) => role === 'user');
    const about = obeyed.text.trim() === '' ? lastAsked(thread, { ...task, title: unsaid[action], body: '' }) : task;
    const sought = {
        ...(action === 'scan' ? { whole: true } : {}),
        ...(isSaid ? {} : { task: { ...about, title: '' } }),
    };
    const piece = await inspect(thread, critic, about, room, sought);
    const own = ownPart(action, piece.thread, piece.conclusion);
    const said = action === 'trace' ? '' : piece.output;
    const output = [own, said].filter((part) => part !== '').join('\n\n');
    const handed = own === '' ? piece.thread.handed : [...piece.thread.handed, handedAnswer(critic.name, own)];
    return { thread: { ...piece.thread, handed }, output };
}
const unsaid = {
    trace: 'Find the cause of the error',
    scan: 'Look through the whole workspace for what is dangerous',
    checklist: 'Answer the review checklist',
    profile: 'Find what costs the most',
};
function lastAsked({ said }, task) {
    const last = said.findLast(({ role }) => role === 'user');
    return last === undefined ? task : { ...task, ...(0,task_file/* titleAndBody */.qd)(last.text, null) };
}
function ownPart(action, { evidence }, conclusion) {
    if (evidence === null)
        return '';
    switch (action) {
        case 'trace':
            return conclusion?.mode === 'debugger' ? traceText(evidence, conclusion) : '';
        case 'checklist':
            return checklistText(evidence);
        case 'profile':
            return profileText(evidence);
        case 'scan':
            return '';
    }
}

;// CONCATENATED MODULE: ./build/core/answer/references.js



const mostPaths = 100;
const mostFences = 40;
const notQuoted = /^(?:diff|patch|ba?sh|sh|zsh|shell|console|powershell|ps1|text|txt|log|output|plaintext)$/i;
const elision = /^\s*(?:\/\/|#|\/\*|<!--|--)?\s*(?:\.\.\.|…)[^\n]{0,80}$/;
function wrongReferences(text, files, read) {
    const { prose, fences } = parted(text);
    const missing = (0,mentions/* pathMentions */.PF)(prose, mostPaths)
        .filter((mention) => mention.sure && isSpelledOut(mention) && (0,mentions/* filesMeant */.dh)(mention.path, files).length === 0)
        .map(({ path }) => path);
    const misquoted = fences.slice(0, mostFences).flatMap((fence) => {
        const [file, ...others] = filesNamed(fence.about, files);
        if (file === undefined || others.length > 0 || notQuoted.test(fence.language))
            return [];
        const content = read(file);
        if (content === null)
            return [];
        const held = anchorage(content);
        const wrong = piecesOf(fence).find(({ code }) => quotePlaces(code, held).places.length === 0);
        return wrong === undefined ? [] : [{ file, line: wrong.line }];
    });
    return { missing: [...new Set(missing)], misquoted };
}
function isSpelledOut({ path }) {
    return !/[*?<>{}$]/.test(path) && !/^(?:\/|~|[a-z]:)/i.test(path) && !path.startsWith('..');
}
function parted(text) {
    const prose = [];
    const fences = [];
    let open = null;
    text.split('\n').forEach((line, index) => {
        const head = /^ {0,3}(`{3,40}|~{3,40})\s{0,4}([^`]{0,300})$/.exec(line.trimEnd());
        if (open !== null) {
            const ends = head?.[1]?.startsWith(open.mark) && (head[2] ?? '').trim() === '';
            if (ends)
                open = null;
            else
                open.fence.lines.push(line);
            return;
        }
        if (head?.[1] === undefined) {
            prose.push(line);
            return;
        }
        const [language = '', ...rest] = (head[2] ?? '').split(/[\s:]+/);
        const before = prose.findLast((one) => one.trim() !== '') ?? '';
        const fence = { language, about: `${rest.join(' ')}\n${before}`, start: index + 2, lines: [] };
        fences.push(fence);
        open = { mark: head[1], fence };
    });
    return { prose: prose.join('\n'), fences };
}
function filesNamed(about, files) {
    const named = about
        .split('\n')
        .map((line) => (0,mentions/* pathMentions */.PF)(line.slice(0, 600), 5).flatMap(({ path }) => (0,mentions/* filesMeant */.dh)(path, files).slice(0, 1)));
    return [...new Set(named.find((found) => found.length > 0) ?? [])];
}
function piecesOf({ lines, start }) {
    const pieces = [];
    let run = [];
    const close = (end) => {
        if (run.some((line) => line.trim() !== ''))
            pieces.push({ code: run.join('\n'), line: end - run.length });
        run = [];
    };
    lines.forEach((line, index) => {
        if (elision.test(line.slice(0, 200)))
            close(start + index);
        else
            run.push(line);
    });
    close(start + lines.length);
    return pieces;
}

// EXTERNAL MODULE: ./build/core/thinking.js + 1 modules
var thinking = __webpack_require__(6212);
;// CONCATENATED MODULE: ./build/pipelines/answer.js







async function answerWork(thread, task, room) {
    const { crew, ports, stages } = room;
    const { current, thinking: wish } = thread.state;
    const work = workIn(room, task, thread.state, thread.handed);
    const evidence = await gather(work.question, crew.collectors, ports, stages);
    const start = ports.clock.elapsed();
    const answered = await stages.run('answer', async () => (0,redact.redactDeep)(await crew.engine.answer({ task, evidence, plan: thread.plan }, { ...work.working(speakerFor(current)), tools: null }), ports.known()));
    if (answered === null)
        return { thread: { ...thread, evidence }, output: '' };
    const milliseconds = ports.clock.elapsed() - start;
    const thought = (0,thinking/* thinkingOf */.Q)(answered.text, { native: answered.reasoning, milliseconds });
    const text = thought?.response ?? answered.text;
    const doubts = await doubtsAbout(text, room);
    const answer = { text, quotes: [...answered.quotes], doubts };
    return {
        thread: {
            ...thread,
            evidence,
            answer,
            thinking: thought === null ? null : { ...thought, ...wish },
            handed: [...thread.handed, handedAnswer(current, text)],
            isUnclear: false,
        },
        output: (0,thinking/* withThinking */.d)(text, thought),
    };
}
async function doubtsAbout(text, { ports }) {
    const { files, leftOut, cutFrom } = await ports.tree.list();
    if (cutFrom !== null)
        return [];
    const all = [...files, ...(leftOut ?? [])];
    const wanted = new Set();
    wrongReferences(text, all, (file) => {
        wanted.add(file);
        return null;
    });
    const texts = new Map();
    for (const file of wanted) {
        const content = await ports.tree.read(file);
        if (content.kind === 'text')
            texts.set(file, content.text);
    }
    const { missing, misquoted } = wrongReferences(text, all, (file) => texts.get(file) ?? null);
    return [
        ...missing.map((path) => `The answer names ${path}, and the workspace has no such file.`),
        ...misquoted.map(({ file, line }) => `The code at line ${line} of the answer does not stand in ${file} like that.`),
    ];
}

;// CONCATENATED MODULE: ./build/pipelines/plan.js







async function planPipeline(work, mode = 'planning', before = []) {
    const { question, crew, ports, stages } = work;
    const evidence = await gather(question, crew.collectors, ports, stages);
    const written = await makePlan(work, evidence, mode);
    if (written === null) {
        const skipped = crew.critics.map(({ name }) => ({ what: name, reason: 'there was no plan to examine' }));
        stages.notes.push({ skipped });
    }
    const conclusions = written === null ? [] : await examine(work, crew.critics, evidence, written);
    const asked = work.proposals();
    const plan = written && extended(written, asked, ports);
    const all = together(before, conclusions);
    const checked = (await judged(work, all, evidence)) ?? nothingJudged;
    const planned = { evidence, plan, fresh: conclusions, conclusions: all, judged: checked };
    return revised(planned, work, mode, asked);
}
async function revised(planned, work, mode, asked) {
    const { plan, evidence, judged: found } = planned;
    const { crew, question, ports, stages, working } = work;
    const all = (0,core_noise/* countingFindings */.S5)(found.findings, found.suppressed);
    const objections = all.filter((one) => one.severity === 'critical' && one.ruleId === null);
    const { revise } = crew.engine;
    if (plan === null || revise === undefined || objections.length === 0)
        return planned;
    const next = await stages.run('revision', async () => {
        const draft = await revise(question.task, evidence, plan, objections, working(mode));
        return work_made(withProposals(draft, [...asked, ...work.proposals()]), ports);
    }, ({ steps }) => (0,core_count/* counted */.h)(steps.length, 'step'));
    if (next === null || next.id === plan.id)
        return planned;
    return {
        ...planned,
        plan: { ...next, version: plan.version + 1, createdAt: plan.createdAt },
        examined: plan,
    };
}

;// CONCATENATED MODULE: ./build/pipelines/workflow.js














async function workflowWork(start, { task: now, obeyed }, room) {
    let thread = start;
    const task = start.workflow === null ? now : requestIn(start.workflow, now, obeyed.text);
    const outputs = [];
    for (;;) {
        const { workflow } = thread;
        const stage = workflow === null ? null : currentStage(workflow);
        if (workflow === null || stage === null || room.ports.signal.aborted)
            break;
        const done = await stageWork(thread, workflow, stage, task, room);
        if (done.output !== '')
            outputs.push(`### ${workflow.position + 1}. ${stage.mode}\n\n${done.output}`);
        const moved = await kept(done, room);
        thread = moved.thread;
        if (moved.isFailed)
            break;
    }
    return { thread, output: [workflowStatus(thread.workflow), ...outputs].join('\n\n') };
}
async function entered(thread, workflow, stage, room) {
    const what = `stage ${workflow.position + 1} of ${workflow.name}`;
    const act = { kind: 'switch', mode: stage.mode, trigger: 'explicit', reason: what };
    const { thread: next, step } = switched(thread, act, boardOf(room));
    const { refusal } = step;
    if (refusal === null)
        return next;
    return room.stages.run(`${what} (${stage.mode})`, async () => {
        throw new errors/* RunError */.e4('config', refusal, { hint: '`/workflow next` leaves a stage out.' });
    });
}
async function stageWork(before, workflow, stage, task, room) {
    const faults = room.stages.faults.length;
    const failed = (piece) => {
        const reason = room.stages.faults[faults]?.message ?? 'The run was stopped.';
        return { ...piece, workflow, handed: null, reason };
    };
    const thread = await entered(before, workflow, stage, room);
    if (thread === null)
        return failed({ thread: before, output: '' });
    const own = { ...thread, handed: materialOf(workflow) };
    const critic = criticIn(room, stage.mode);
    const worked = critic !== null
        ? await examinedBy(own, critic, task, room)
        : stage.mode === 'teacher'
            ? await told(own, task, room)
            : await proposed(own, stage, task, room);
    const next = {
        ...worked.thread,
        handed: [...thread.handed, ...worked.thread.handed.slice(own.handed.length)],
    };
    if (worked.handed === null)
        return failed({ ...worked, thread: next });
    return { thread: next, output: worked.output, workflow, handed: worked.handed, reason: '' };
}
function materialOf(workflow) {
    const { given, missing } = materialFor(workflow);
    return [
        ...given.map(({ what, from, text }) => ({ from, title: what, text })),
        ...missing.map((what) => ({
            from: 'normal',
            title: what,
            text: `Not there: the stage that brings the ${what} was left out.`,
        })),
    ];
}
async function examinedBy(thread, critic, task, room) {
    const piece = await inspect(thread, critic, task, room);
    return { ...piece, handed: piece.conclusion === null ? null : lastHanded(piece.thread) };
}
async function told(thread, task, room) {
    const piece = await answerWork(thread, task, room);
    return { ...piece, handed: piece.output === '' ? null : lastHanded(piece.thread) };
}
async function proposed(thread, stage, task, room) {
    const work = workIn(room, task, thread.state, thread.handed, stage.proposesChange);
    const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
    const plan = await makePlan(work, evidence, stage.mode);
    if (plan === null)
        return { thread: { ...thread, evidence }, output: '', handed: null };
    const handed = handedPlan(stage.mode, plan);
    const next = { ...thread, evidence, plan, handed: [...thread.handed, handed], isUnclear: false };
    return {
        thread: next,
        output: stage.proposesChange ? proposal(plan) : (0,plan_markdown/* planMarkdown */.X)(plan),
        handed: handed.text,
    };
}
function proposal({ title, summary, proposedChanges }) {
    const changes = proposedChanges.map(({ path, description }) => `- ${(0,markdown/* codeSpan */.SS)(path)}: ${(0,markdown/* inline */.mG)(description)}`);
    const parts = [`**${(0,markdown/* inline */.mG)(title)}**`, (0,markdown/* inline */.mG)(summary), changes.join('\n')];
    return parts.filter((part) => part !== '').join('\n\n');
}
function lastHanded({ handed }) {
    return handed.at(-1)?.text ?? '';
}
async function kept({ thread, workflow, handed, reason }, room) {
    const blank = (text) => (0,redact.redact)(text, room.ports.known()).text;
    const signal = handed === null
        ? { kind: 'failed', reason: blank(reason) }
        : { kind: 'done', handed: blank(handed) };
    const { state } = stepWorkflow(workflow, signal);
    return { thread: await keepWorkflow(thread, state, room), isFailed: handed === null };
}

;// CONCATENATED MODULE: ./build/pipelines/does.js
















async function doWork(kind, thread, about, room) {
    switch (kind) {
        case 'nothing':
            return { thread, output: '' };
        case 'plan':
            return planWork(thread, about, room);
        case 'propose':
            return proposeWork(thread, about, room);
        case 'inspect':
            return inspect(thread, criticNow(thread, room), about.task, room);
        case 'answer':
            return answerWork(thread, about.task, room);
        case 'clarify':
            return clarifyWork(thread, about);
        case 'continue':
            return continueWork(thread, room);
        case 'action':
            return actionWork(thread, about, room);
        case 'workflow':
            return workflowWork(thread, about, room);
    }
}
function criticNow({ state }, room) {
    const critic = criticIn(room, state.current);
    if (critic === null)
        throw new Error(`The mode ${state.current} examines nothing.`);
    return critic;
}
function clarifyWork(thread, { intent }) {
    const output = intent === null ? '' : clarifyText(intent);
    return { thread: { ...thread, clarifications: thread.clarifications + 1, isUnclear: true }, output };
}
async function planWork(thread, about, room) {
    const mode = plannerFor(thread.state.current);
    const crew = { ...room.crew, critics: criticsFor(thread, about, room) };
    const work = { ...workIn(room, about.task, thread.state, thread.handed), crew };
    const { evidence, plan, examined, fresh, conclusions, judged } = await planPipeline(work, mode, thread.conclusions);
    const finished = [...thread.finished, ...finishedOf(fresh, room.stages)];
    const handed = plan === null ? thread.handed : [...thread.handed, handedPlan(mode, plan)];
    return {
        thread: {
            ...thread,
            evidence,
            conclusions,
            judged,
            finished,
            handed: [...handed, ...fresh.map(handedFrom)],
            plan: plan ?? thread.plan,
            examined: examined ?? null,
            isUnclear: plan !== null && isUnplaced(evidence, plan, room),
        },
        output: plan === null ? '' : (0,plan_markdown/* planMarkdown */.X)(plan),
    };
}
function criticsFor({ state }, { obeyed }, room) {
    const own = criticIn(room, state.current);
    const { critics } = room.crew;
    if (own === null || critics.length === 0)
        return critics;
    if (obeyed.asked === own.name || room.askedMode === own.name)
        return [own];
    const isThere = critics.some(({ name }) => name === own.name);
    return isThere || room.isCriticsSet ? critics : [...critics, own];
}
function isUnplaced(evidence, plan, { crew }) {
    if (crew.engine.info.kind === 'offline')
        return (0,planning/* needsAnswer */.m)(evidence);
    return plan.affectedFiles.length === 0 && plan.steps.every((step) => step.files.length === 0);
}
async function proposeWork(thread, { task }, room) {
    const mode = plannerFor(thread.state.current);
    const work = workIn(room, task, thread.state, thread.handed, true);
    const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
    const plan = await makePlan(work, evidence, mode);
    if (plan === null)
        return { thread: { ...thread, evidence }, output: '' };
    if (room.crew.critics.length > 0)
        room.stages.notes.push({
            skipped: [
                {
                    what: `critics on the change that turn ${thread.turns.length + 1} proposes`,
                    reason: 'a later turn is worked on by its own mode; `/review`, `/secure` and `/debug` examine it',
                },
            ],
        });
    const handed = [...thread.handed, handedPlan(mode, plan)];
    const isUnclear = isUnplaced(evidence, plan, room);
    return { thread: { ...thread, evidence, plan, handed, isUnclear }, output: (0,plan_markdown/* planMarkdown */.X)(plan) };
}
async function continueWork(thread, room) {
    const found = await withWorkflow(thread, room);
    const { workflow, plan } = found;
    const isOpen = workflow !== null && workflow.position < workflow.stages.length;
    if (plan === null && !isOpen)
        return {
            thread: found,
            output: 'No run of this thread is under way: there is no plan and no workflow to go on with.',
        };
    const parts = [
        ...(isOpen ? [workflowStatus(workflow)] : []),
        ...(plan === null ? [] : [continueText({ status: 'awaiting_approval', plan })]),
    ];
    return { thread: found, output: parts.join('\n\n') };
}

// EXTERNAL MODULE: ./build/core/commands/vocabulary.js + 3 modules
var vocabulary = __webpack_require__(2271);
;// CONCATENATED MODULE: ./build/core/commands/help.js




function helpText() {
    const rows = vocabulary/* vocabulary */.v.flatMap((entry) => entry.forms.map(([usage, meaning]) => [`\`${usage}\``, meaning]));
    return [
        (0,markdown/* table */.tp)(['command', 'what it does'], rows),
        '',
        `Modes: ${domain_mode/* modeNames */._X.join(', ')}.`,
        '',
        `Workflows: ${command/* workflowNames */.g.join(', ')}.`,
    ].join('\n');
}

// EXTERNAL MODULE: ./build/core/commands/read.js + 2 modules
var commands_read = __webpack_require__(8286);
;// CONCATENATED MODULE: ./build/pipelines/obey.js









async function obey(thread, { text, title, commands }, room) {
    const read = (0,commands_read/* readCommands */.P4)(text);
    let obeyed = {
        thread,
        text: (0,commands_read/* requestOf */.fo)(read),
        title,
        override: null,
        asked: null,
        actions: [],
        workflow: null,
        replies: [],
    };
    for (const command of commands)
        obeyed = obey_set(await follow(obeyed, command, room));
    for (const line of read.lines)
        obeyed = await followed(obeyed, line, room);
    return obeyed;
}
function obey_set({ obeyed, ok, reply }) {
    const { thread } = obeyed;
    return ok ? obeyed : { ...obeyed, thread: { ...thread, warnings: [...thread.warnings, reply] } };
}
async function followed(obeyed, line, room) {
    const { read } = line;
    const next = read.ok
        ? await follow(obeyed, read.command, room)
        : { obeyed, ok: false, reply: read.message };
    const { ok, reply } = next;
    const replies = [...next.obeyed.replies, { line: line.line, text: line.text.trim(), ok, reply }];
    return { ...next.obeyed, replies };
}
async function follow(obeyed, command, room) {
    const act = actOf(command);
    if (act !== null)
        return asked(obeyed, act, command, room);
    const said = (reply, changes = {}, ok = true) => ({
        obeyed: { ...obeyed, ...changes },
        ok,
        reply,
    });
    const { thread } = obeyed;
    switch (command.kind) {
        case 'help':
            return said(helpText());
        case 'behaviour':
            return said('', { override: command.word });
        case 'action':
            return acted(obeyed, command.action, command, room);
        case 'plan-show':
            return thread.plan === null
                ? said('There is no plan yet.', {}, false)
                : said((0,plan_markdown/* planMarkdown */.X)(thread.plan));
        case 'workflow': {
            if (obeyed.actions.length > 0)
                return said(notBoth, {}, false);
            const found = await withWorkflow(thread, room);
            const { workflow: old } = found;
            if (old?.name === command.name && old.taskId === room.task.id && old.position < old.stages.length) {
                const place = `Going on with ${old.name} at stage ${old.position + 1} of ${old.stages.length}.`;
                return said(place, { workflow: 'next', thread: found });
            }
            const workflow = beginWorkflow(command.name, obeyed, thread, room);
            if (workflow !== null)
                return said('', { workflow: 'start', thread: { ...found, workflow } });
            const reply = `The workflow ${command.name} needs a request: write what is to be done into the same turn.`;
            return said(reply, {}, false);
        }
        default: {
            const told = await inform(command, thread, room);
            return said(told.reply, { thread: told.thread, ...(told.goesOn ? { workflow: 'next' } : {}) }, told.ok);
        }
    }
}
const notBoth = 'A turn does a workflow or the actions of modes, not both; what was asked for first is done. Write the other into a turn of its own.';
function acted(obeyed, action, command, room) {
    if (obeyed.workflow !== null)
        return { obeyed, ok: false, reply: notBoth };
    const mode = actionMode[action];
    const { state } = obeyed.thread;
    const known = (0,mode_names/* lookUp */.TE)(mode, room.policy);
    if (!known.ok)
        return { obeyed, ok: false, reply: known.message };
    const isIn = obeyed.asked !== null || state.current === mode || state.hybrid?.modes.includes(mode) === true;
    const act = { kind: 'switch', mode, trigger: 'explicit', reason: 'the action asked for' };
    const entered = isIn ? { obeyed, ok: true, reply: '' } : asked(obeyed, act, command, room);
    if (!entered.ok)
        return entered;
    const actions = [...new Set([...entered.obeyed.actions, action])];
    return { ...entered, obeyed: { ...entered.obeyed, actions } };
}
function asked(obeyed, act, command, room) {
    const { thread, step } = switched(obeyed.thread, act, boardOf(room));
    if (step.refusal !== null)
        return { obeyed: { ...obeyed, thread }, ok: false, reply: step.refusal };
    return {
        obeyed: {
            ...obeyed,
            thread,
            asked: isAsking(act) ? thread.state.current : obeyed.asked,
            override: command.kind === 'plan' ? '/plan' : obeyed.override,
        },
        ok: true,
        reply: step.notices.join('\n\n'),
    };
}
function actOf(command) {
    switch (command.kind) {
        case 'mode':
            return { kind: 'switch', mode: command.name, trigger: 'explicit', reason: `/mode ${command.name}` };
        case 'plan':
            return { kind: 'switch', mode: 'planning', trigger: 'explicit', reason: '/plan' };
        case 'normal':
            return { kind: 'switch', mode: 'normal', trigger: 'explicit', reason: '/normal' };
        case 'mode-auto':
            return { kind: 'auto', on: true };
        case 'mode-pop':
            return { kind: 'pop' };
        case 'mode-reset':
            return { kind: 'reset' };
        case 'focus':
            return { kind: 'focus', mode: command.name, minutes: command.minutes };
        case 'focus-off':
            return { kind: 'focus-off' };
        case 'hybrid':
            return { kind: 'hybrid', modes: command.modes, preset: command.preset };
        case 'think':
            return { kind: 'think', deep: command.deep, maxTokens: command.maxTokens };
        default:
            return null;
    }
}
function isAsking({ kind }) {
    return ['switch', 'focus', 'hybrid', 'think', 'pop', 'reset'].includes(kind);
}

;// CONCATENATED MODULE: ./build/pipelines/surroundings.js

async function surroundings(thread, obeyed, task, { ports, scope }) {
    const { files, leftOut, cutFrom } = await ports.tree.list();
    const { plan } = thread;
    return {
        files: new Set([...files, ...(leftOut ?? [])]),
        isComplete: cutFrom === null,
        override: obeyed.override,
        activeRun: null,
        clarificationAttempts: thread.clarifications,
        lastAppliedDiff: pointsElsewhere(obeyed.text.trim()) ? await changed(ports, scope.base) : [],
        lastOpenFile: task.files[0] ?? null,
        lastProposed: plan?.affectedFiles.map(({ path }) => path) ?? [],
        previousTaskId: thread.turns.length === 0 ? null : task.id,
        earlier: thread.unanswered === null ? thread.said.map(({ text }) => text) : [],
    };
}
async function changed(ports, base) {
    const { repository } = ports;
    if (repository === null)
        return [];
    try {
        const from = base === null ? null : await repository.resolve(base);
        return await repository.changed(from);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/pipelines/turn.js












const lastMessages = 5;
async function takeTurn(before, given, room) {
    const { obeyed, isLeft } = turn_answered(before, await obey(before, given, room));
    const text = isLeft ? '' : obeyed.text.trim();
    const task = taskOf(room.task, given, text);
    const said = text === '' ? [] : [{ role: 'user', text }];
    const thread = { ...obeyed.thread, said: [...obeyed.thread.said, ...said] };
    const analysis = analyseContext(thread.said.slice(-lastMessages), room.crew.modes);
    const intent = text === '' ? null : analyseIntent(text, await surroundings(before, obeyed, task, room), analysis);
    if (intent !== null)
        room.ports.emit({ type: 'intent_received', intent });
    const moved = turn_entered(thread, { intent, analysis, obeyed }, room);
    const work = turn_kindOf(moved, intent, obeyed, before);
    const { current } = moved.state;
    room.ports.emit({
        type: 'mode_set',
        turn: given.number,
        mode: current,
        behavior: intent?.behavior ?? null,
    });
    const done = await doWork(work, moved, { task, intent, obeyed }, room);
    const output = isLeft ? 'Left as it is: nothing was begun, and nothing was changed.' : done.output;
    const ended = { given, task, obeyed, intent, analysis, work, output, mode: current };
    return turn_closed(turn_asking(withToolRuns(done.thread, room), { work, text, isLeft }), ended, room);
}
function turn_answered({ unanswered }, obeyed) {
    if (unanswered === null)
        return { obeyed, isLeft: false };
    const reply = replyTo(unanswered, obeyed.text, obeyed.override !== null);
    if (reply.kind !== 'request')
        return { obeyed, isLeft: reply.kind === 'cancelled' };
    const override = obeyed.override ?? (reply.isConfirmed ? '/do' : null);
    return { obeyed: { ...obeyed, text: reply.text, override }, isLeft: false };
}
function turn_asking(thread, turn) {
    if (turn.work === 'clarify')
        return { ...thread, unanswered: turn.text };
    if (turn.work === 'nothing' && !turn.isLeft)
        return thread;
    const isUnclear = turn.isLeft ? false : thread.isUnclear;
    return { ...thread, unanswered: null, clarifications: 0, isUnclear };
}
function taskOf(whole, { text: all, title: named }, text) {
    const { title, body } = (0,task_file/* titleAndBody */.qd)(text === '' ? all : text, named);
    return { ...whole, title, body, id: (0,task_file/* taskId */.BS)(title, body) };
}
function turn_entered(thread, { intent, analysis, obeyed }, room) {
    const next = intent === null ? thread : { ...thread, intent };
    if (intent === null || obeyed.asked !== null || obeyed.workflow !== null)
        return next;
    if (intent.behavior === 'CLARIFY')
        return next;
    const { mode, confidence, reasoning } = intent;
    const act = thread.state.current === 'normal'
        ? { kind: 'begin', mode, confidence, reason: reasoning }
        : { kind: 'analysis', analysis };
    return switched(next, act, boardOf(room)).thread;
}
function turn_kindOf(thread, intent, obeyed, before) {
    if (obeyed.workflow !== null)
        return 'workflow';
    if (obeyed.actions.length > 0)
        return 'action';
    if (intent === null && obeyed.override === '/run')
        return 'continue';
    return workFor({
        mode: thread.state.current,
        behaviour: intent?.behavior ?? null,
        isFirst: before.evidence === null,
        isAsked: obeyed.asked !== null || thread.state.forced,
    });
}
function turn_closed(thread, ended, room) {
    const { given, task, obeyed, intent, analysis, work, output, mode } = ended;
    const turn = {
        number: given.number,
        title: task.title,
        mode,
        behavior: intent?.behavior ?? null,
        work,
        commands: [...obeyed.replies],
        output,
    };
    const said = output === '' ? [] : [{ role: 'assistant', text: output }];
    return {
        ...thread,
        task: work === 'nothing' ? thread.task : task,
        turns: [...thread.turns, turn],
        said: [...thread.said, ...said],
        suggestions: suggestionsFor(thread, analysis, work, room),
    };
}
function suggestionsFor({ state }, analysis, work, room) {
    const { policy, ports } = room;
    const next = work === 'nothing' ? null : suggestNext(modeIn(room, state.current), policy);
    const thinking = suggestThinking(state.current, analysis);
    const all = [
        ...(next === null ? [] : [next]),
        ...suggestModes(state, analysis, policy, ports.clock.now()),
        ...(thinking === null ? [] : [{ ...thinking, autoSwitch: false }]),
    ];
    return all.filter(({ suggestedMode }, at) => all.findIndex((one) => one.suggestedMode === suggestedMode) === at);
}

;// CONCATENATED MODULE: ./build/pipelines/turns.js









async function beginning(config, isSet, modes, ports) {
    const at = ports.clock.now();
    const policy = policyOf(domain_mode/* modeNames */._X, config.prompt);
    const { text, warning } = await ports.preferences.load();
    const usual = {
        policy,
        state: (0,enter/* startState */.Y1)(at),
        notes: warning === null ? [] : [warning],
        preferences: null,
    };
    const preferred = text === null ? usual : await prefer(text, policy, isSet, at);
    const thread = { ...openThread(preferred.state, null), warnings: preferred.notes };
    const begun = { policy: preferred.policy, preferences: preferred.preferences };
    const asked = config.plan ? 'planning' : config.mode;
    if (asked === 'auto')
        return { ...begun, thread };
    const board = { policy: preferred.policy, modes, ports };
    const forced = switched(thread, { kind: 'force', mode: asked }, board);
    const { refusal } = forced.step;
    if (refusal !== null)
        throw new errors/* RunError */.e4('config', `--mode ${asked} cannot be followed: ${refusal}`, {
            hint: 'Name another mode, or enable it in `prompt.modes`.',
        });
    return { ...begun, thread: forced.thread };
}
async function prefer(text, policy, isSet, at) {
    const { readPreferences, withPreferences } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4707)]).then(__webpack_require__.bind(__webpack_require__, 4707));
    const { preferences, message } = readPreferences(text);
    if (preferences === null)
        return { policy, state: (0,enter/* startState */.Y1)(at), notes: [message], preferences };
    return { ...withPreferences(policy, preferences, isSet, at), preferences };
}
async function takeTurns(start, { texts, title }, before, room, keep) {
    let thread = start;
    for (const [index, text] of texts.entries()) {
        const { signal } = room.ports;
        if (signal.aborted) {
            const skipped = texts
                .slice(index)
                .map((_, at) => ({ what: `turn ${index + at + 1}`, reason: stopReason(signal) }));
            room.stages.notes.push({ skipped });
            return;
        }
        const isFirst = index === 0;
        const given = { number: index + 1, text, title: isFirst ? title : null, commands: isFirst ? before : [] };
        thread = await takeTurn(thread, given, room);
        keep(thread);
    }
    if (thread.evidence === null && room.scope.base !== null)
        await (0,diff/* checkBase */.q)(room.scope.base, room.ports);
}
async function fillCustom(thread, room) {
    const { custom } = room.crew.engine;
    if (custom === undefined)
        return thread;
    const { evidence, plan } = thread;
    const last = thread.turns.at(-1)?.work;
    const isPlanless = plan === null && (last === 'plan' || last === 'propose');
    if (isPlanless) {
        room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'there was no plan to draw on' }] });
        return thread;
    }
    if (evidence === null) {
        room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'nothing was worked on to draw on' }] });
        return thread;
    }
    const handed = plan === null ? thread.handed.slice(-3) : [];
    const value = await room.stages.run('custom', async () => ({
        value: await custom({ task: thread.task ?? room.task, evidence, plan }, thread.judged.modes, handed),
    }));
    return value === null ? thread : { ...thread, custom: value.value };
}

;// CONCATENATED MODULE: ./build/run.js





















async function run(order, crew, world) {
    const { task, turns, config } = order;
    const start = world.clock.elapsed();
    const stages = openStages(world);
    world.emit({ type: 'run_started', task: task.title, engine: crew.engine.info.kind });
    let room = roomFor(order, crew, world, stages);
    const { length } = turns.texts;
    if (length < turns.of)
        stages.notes.push({ truncated: [{ what: 'turns of the task', kept: length, of: turns.of }] });
    let thread = openThread((0,enter/* startState */.Y1)(world.clock.now()), null);
    let fault = null;
    try {
        room = { ...room, desk: await openToolDesk(order, crew, world, stages) };
        room = { ...room, prompts: promptDesk(config, crew.modes, room.desk?.prompts ?? []) };
        if (crew.engine.info.kind !== 'offline')
            stages.notes.push(...room.prompts.notes);
        const begun = await beginning(config, order.isSet, crew.modes, world);
        thread = begun.thread;
        const { policy, preferences } = begun;
        room = { ...room, policy, preferences };
        await takeTurns(thread, turns, commandsOf(config), room, (next) => {
            thread = next;
        });
        thread = await fillCustom(thread, room);
    }
    catch (thrown) {
        fault = (0,errors/* asRunError */.S)(thrown);
    }
    await room.desk?.close();
    stages.notes.push(...(crew.engine.notes?.() ?? []));
    stages.faults.push(...(crew.engine.faults?.() ?? []));
    const report = concluded(order, room, { thread, fault, stop: stopOf(world.signal) });
    const seconds = (world.clock.elapsed() - start) / 1000;
    world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
    return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}
function roomFor({ task, config, own, isSet }, crew, world, stages) {
    const { base, include, exclude } = config;
    return {
        crew,
        ports: { ...world, permit: openGate(config, stages.notes) },
        noise: config,
        stages,
        policy: policyOf(domain_mode/* modeNames */._X, config.prompt),
        preferences: null,
        prompts: promptDesk(config, crew.modes, []),
        desk: null,
        isCriticsSet: isSet('critics'),
        scope: { base, include, exclude, own, under: folderOf(config), concerns: [], passages: [], whole: false },
        task,
        askedMode: config.plan ? 'planning' : config.mode,
    };
}
function commandsOf({ workflow }) {
    return workflow === null ? [] : [{ kind: 'workflow', name: workflow }];
}
function concluded(order, room, { thread, fault, stop }) {
    const { task, turns, config, warnings } = order;
    const { crew, stages } = room;
    const coverage = (0,core_coverage/* addCoverage */.q)(stages.notes);
    const { plan, judged } = thread;
    const { findings, suppressed } = judged;
    const { status, message } = conclude({
        fault,
        stop,
        coverage,
        findings,
        suppressed,
        ...threshold(config, thread),
        failOnPartial: config.failOnPartial,
        plan,
        done: doneIn(thread, crew.engine.info.kind),
        unclear: thread.isUnclear,
        asks: thread.turns.findLast(({ work }) => work !== 'nothing')?.work === 'clarify',
    });
    return {
        ...(0,report_start/* startedReport */.q)(task, config, [...warnings, ...turns.notes, ...thread.warnings, ...revision(thread)], crew.engine.info),
        status,
        success: exitCode(status) === 0,
        exitCode: exitCode(status),
        message: withChanges(message, room.desk?.log.changed ?? []),
        output: outputOf(thread),
        toolCalls: room.desk === null ? [] : keptCalls(room.desk.log),
        error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
        plan,
        todos: plan ? (0,core_plan/* todosOf */.jm)(plan) : [],
        approval: plan ? { state: 'drafted', planId: plan.id } : null,
        modes: judged.modes,
        findings,
        suppressed,
        coverage,
        suggestions: [...suggestions(status, plan), ...nextModes(thread, room)],
        metrics: {
            stages: stages.timings,
            filesInWorkspace: thread.evidence?.passages?.searchedFiles ?? null,
            modes: modeMetrics(thread.finished),
        },
        ...threadReport(thread, room),
        ...(crew.engine.usage ? { usage: crew.engine.usage() } : {}),
        ...(thread.custom === undefined ? {} : { custom: thread.custom }),
    };
}
function revision({ examined }) {
    if (examined === null)
        return [];
    return ['The plan was written again once for critical findings; the verdicts are on its first version.'];
}
function threshold(config, { judged, evidence }) {
    const { findings, suppressed, doubles } = judged;
    const all = (0,core_noise/* countingFindings */.S5)(findings, suppressed);
    if (config.failOn !== null || !evidence?.diff)
        return { failOn: config.failOn ?? 'never', counting: all };
    const failOn = 'high';
    const isNew = (f) => f.file !== null && (0,drafts/* isAdded */.N0)(evidence, f.file, f.startLine ?? 1, f.endLine ?? 1);
    const repeats = doubles.filter(({ finding }) => isNew(finding) && (0,core_ledger/* reaches */.O6)([finding], failOn));
    const repeated = new Set(repeats.map(({ of }) => of));
    return { failOn, counting: all.filter((f) => isNew(f) || repeated.has(f.id)) };
}
function endedEarly(thrown, start, signal) {
    const stop = stopOf(signal);
    const fault = stop === null ? (0,errors/* asRunError */.S)(thrown) : null;
    const coverage = (0,core_coverage/* addCoverage */.q)(stop === null ? [] : [{ skipped: [{ what: 'everything', reason: stopReason(signal) }] }]);
    const nothing = {
        findings: [],
        suppressed: [],
        counting: [],
        failOn: 'never',
        failOnPartial: false,
        plan: null,
        done: null,
        unclear: false,
        asks: false,
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