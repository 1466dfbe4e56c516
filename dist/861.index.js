"use strict";
exports.id = 861;
exports.ids = [861];
exports.modules = {

/***/ 6608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ richBlocks),
/* harmony export */   Q: () => (/* binding */ richWords)
/* harmony export */ });
const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w+-]{0,20})[^\n`]*$/;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/;
const item = /^( {0,12})(?:[-*+]|(\d{1,4})[.)])[ \t]+(.*)$/;
const quoteLine = /^ {0,3}> ?(.*)$/;
const divider = /^[|: -]*--[|: -]*$/;
const bold = /(\*\*[^*\n]{1,300}\*\*)/;
function richBlocks(text) {
    const lines = text.replace(/\r\n?/g, '\n').split('\n');
    const blocks = [];
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const opened = fence.exec(line);
        if (opened !== null) {
            const end = closing(lines, at + 1, opened[1] ?? '');
            const code = lines.slice(at + 1, end).join('\n');
            blocks.push({ kind: 'code', language: (opened[2] ?? '').toLowerCase(), code });
            at = end;
        }
        else if (line.trim().startsWith('|') && divider.test((lines[at + 1] ?? '').trim())) {
            const end = tableEnd(lines, at);
            const rows = [line, ...lines.slice(at + 2, end)].map(cells);
            blocks.push({ kind: 'table', rows });
            at = end - 1;
        }
        else
            blocks.push(simple(line));
    }
    return blocks;
}
function richWords(text) {
    return text
        .split(bold)
        .filter((part) => part !== '')
        .map((part) => {
        const strong = bold.test(part) && part.startsWith('**');
        return { text: plain(strong ? part.slice(2, -2) : part), strong };
    });
}
function plain(text) {
    return text
        .split(/(`[^`]+`)/)
        .map((piece) => piece.startsWith('`')
        ? piece
        : piece
            .replace(/\\([\\*_[\]<>&|~#+=.)-])/g, '$1')
            .replace(/&#(38|60|62|124);/g, (_, code) => String.fromCharCode(Number(code))))
        .join('');
}
function closing(lines, from, opened) {
    for (let at = from; at < lines.length; at += 1) {
        const bare = (lines[at] ?? '').trim();
        if (bare.length >= opened.length && bare === (opened[0] ?? '`').repeat(bare.length))
            return at;
    }
    return lines.length;
}
function tableEnd(lines, from) {
    let at = from + 2;
    while (at < lines.length && (lines[at] ?? '').trim().startsWith('|'))
        at += 1;
    return at;
}
function cells(line) {
    const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
    return bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
function simple(line) {
    if (line.trim() === '')
        return { kind: 'gap' };
    const title = heading.exec(line)?.[1];
    if (title !== undefined)
        return { kind: 'heading', text: title.replaceAll('**', '') };
    const listed = item.exec(line);
    if (listed !== null)
        return {
            kind: 'item',
            indent: listed[1]?.length ?? 0,
            number: listed[2] ?? null,
            text: listed[3] ?? '',
        };
    const quoted = quoteLine.exec(line)?.[1];
    return quoted === undefined ? { kind: 'line', text: line } : { kind: 'quote', text: quoted };
}


/***/ }),

/***/ 823:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ graphemeColumns),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   ls: () => (/* binding */ graphemes),
/* harmony export */   pn: () => (/* binding */ isSimple)
/* harmony export */ });
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25fc✓✗]*$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;
const weightless = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff\ud7b0-\ud7ff]/u;
const wide = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff00, 0xff60],
    [0xffe0, 0xffe6],
    [0x16fe0, 0x18dff],
    [0x1aff0, 0x1b2ff],
    [0x1f200, 0x1f265],
    [0x20000, 0x3fffd],
];
let segmenter;
function isSimple(text) {
    return simple.test(text);
}
function graphemes(text) {
    if (simple.test(text))
        return text.split('');
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), (part) => part.segment);
}
function columns(text) {
    if (simple.test(text))
        return text.length;
    return graphemes(text).reduce((sum, grapheme) => sum + graphemeColumns(grapheme), 0);
}
function graphemeColumns(grapheme) {
    if (simple.test(grapheme))
        return 1;
    if (emoji.test(grapheme))
        return 2;
    return Array.from(grapheme).reduce((sum, char) => sum + pointColumns(char), 0);
}
function pointColumns(char) {
    if (weightless.test(char))
        return 0;
    const point = char.codePointAt(0) ?? 0;
    return wide.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}


/***/ }),

/***/ 7123:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ wantsPlan),
/* harmony export */   Ch: () => (/* binding */ courseLine),
/* harmony export */   QV: () => (/* binding */ turnTitle),
/* harmony export */   V_: () => (/* binding */ hasFindings),
/* harmony export */   _H: () => (/* binding */ planNote),
/* harmony export */   g: () => (/* binding */ wantsVerdicts),
/* harmony export */   kk: () => (/* binding */ tellingTurns),
/* harmony export */   lK: () => (/* binding */ isTalkOnly),
/* harmony export */   of: () => (/* binding */ suggestionLines),
/* harmony export */   rx: () => (/* binding */ transitionLines),
/* harmony export */   yY: () => (/* binding */ isWordy)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const wordy = [
    'nothing',
    'answer',
    'clarify',
    'continue',
    'inspect',
    'action',
    'workflow',
];
function wantsPlan({ turns, plan }) {
    return (plan !== null || turns.length === 0 || turns.some(({ work }) => work === 'plan' || work === 'propose'));
}
function wantsVerdicts({ turns }) {
    return turns.length === 0 || turns.some(({ work }) => work === 'plan');
}
function tellingTurns({ turns }) {
    if (turns.length > 1)
        return [...turns];
    return turns.filter((turn) => turn.commands.some(({ reply }) => reply !== '') || isWordy(turn));
}
function planNote({ turns }, turn) {
    const isPlanning = ({ work }) => work === 'plan' || work === 'propose';
    if (turns.length < 2 || !isPlanning(turn))
        return null;
    if (turn.output === '')
        return 'No plan came of it.';
    const last = turns.findLast((one) => isPlanning(one) && one.output !== '');
    return last === turn || last === undefined
        ? 'Its plan stands below.'
        : `Its plan was followed by that of turn ${last.number}; the JSON report keeps both.`;
}
function isTalkOnly({ turns, coverage }) {
    const { examined, skipped, failed, truncated } = coverage;
    const talking = ['nothing', 'clarify', 'continue'];
    return (turns.length > 0 &&
        turns.every(({ work }) => talking.includes(work)) &&
        [examined, skipped, failed, truncated].every((list) => list.length === 0));
}
function hasFindings(report) {
    const { findings, suppressed, modes } = report;
    return findings.length + suppressed.length > 0 || wantsVerdicts(report) || Object.keys(modes).length > 0;
}
function turnTitle({ turns }) {
    const [turn] = turns;
    if (turns.length > 1 || turn === undefined)
        return 'Turns';
    if (turn.work === 'clarify')
        return 'Question';
    if (!isWordy(turn))
        return turn.commands.length === 1 ? 'Command' : 'Commands';
    return turn.work === 'answer' ? 'Answer' : 'Result';
}
function suggestionLines({ modeSuggestions, turns }) {
    const last = turns.at(-1)?.work;
    if (last === 'nothing' || last === 'clarify')
        return [];
    return modeSuggestions.map(({ suggestedMode, confidence, reason }) => `The ${suggestedMode} mode might fit (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(reason)} Enter it with \`/mode ${suggestedMode}\`.`);
}
function isWordy({ work, output }) {
    return output !== '' && wordy.includes(work);
}
function courseLine(report) {
    const last = report.turns.at(-1);
    if (last === undefined)
        return null;
    const { intent } = report;
    const scope = intent?.detectedScope ?? null;
    const about = intent === null ? [] : [`${intent.behavior}${scope === null ? '' : ` (${scope})`}`];
    return [`${last.mode} mode`, ...about].join(' · ');
}
function transitionLines({ transitions }) {
    return transitions.map(({ from, to, trigger, confidence, reason }) => `${from} → ${to} (${trigger}, confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(reason)}`);
}


/***/ }),

/***/ 3109:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);


function excerpt(text, characters) {
    const shown = (0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.visible)(text.slice(0, characters * 4));
    if (shown.length <= characters && text.length <= characters * 4)
        return shown;
    const kept = shown.slice(0, characters).replace(/[\ud800-\udbff]$/, '');
    return characters < 500
        ? `${kept}…`
        : `${kept} … (cut; ${(0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(text.length)} characters in the JSON report)`;
}
function quoted(quote, startLine, lines, characters) {
    const all = quote.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
    const kept = all.slice(0, lines).map((line) => line.replaceAll('\t', '  '));
    const indent = Math.min(...kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
    return {
        lines: kept.map((line, at) => ({
            number: startLine === null ? null : startLine + at,
            text: excerpt(line.slice(Number.isFinite(indent) ? indent : 0), characters),
        })),
        left: all.length - kept.length,
    };
}


/***/ }),

/***/ 9245:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ heldBack),
/* harmony export */   l: () => (/* binding */ isUnwanted)
/* harmony export */ });
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);

const few = 3;
const unwanted = ['over-limit', 'low-severity', 'low-confidence'];
const others = ['outside-diff', 'duplicate', 'quote-not-found'];
function isUnwanted(reason) {
    return unwanted.includes(reason);
}
function heldBack({ findings, suppressed }) {
    const of = (reason) => suppressed.filter((one) => one.reason === reason);
    const say = (reason, count) => count <= 0 ? [] : [`${sentence(reason, count, findings.length)}; the JSON report has ${them(count)}.`];
    const told = new Set(others.flatMap((reason) => of(reason).slice(0, few)));
    return {
        unwanted: unwanted.flatMap((reason) => say(reason, of(reason).length)),
        told: suppressed.filter((one) => told.has(one)),
        more: others.flatMap((reason) => say(reason, of(reason).length - few)),
    };
}
function sentence(reason, count, shown) {
    const number = (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(count);
    const noun = count === 1 ? 'finding' : 'findings';
    const are = count === 1 ? 'is' : 'are';
    switch (reason) {
        case 'over-limit':
            return shown === 0
                ? `${number} ${noun} ${are} held back by --max-findings 0`
                : `${number} more ${noun}, no worse than these, ${are} held back by --max-findings ${shown}`;
        case 'low-severity':
            return `${number} ${noun} ${are} less severe than --min-severity asks for`;
        case 'low-confidence':
            return `${number} ${noun} ${are} less sure than --min-confidence asks for`;
        case 'outside-diff':
            return `${number} more ${are} older than the change under examination`;
        case 'duplicate':
            return `${number} more ${count === 1 ? 'says' : 'say'} what another finding says`;
        case 'quote-not-found':
            return `${number} more ${count === 1 ? 'quotes' : 'quote'} code that was not found`;
    }
}
function them(count) {
    return count === 1 ? 'it' : 'them';
}


/***/ }),

/***/ 7861:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  text: () => (/* binding */ text_text)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/sinks/course.js
var sinks_course = __webpack_require__(7123);
// EXTERNAL MODULE: ./build/sinks/excerpt.js
var excerpt = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/core/width.js
var core_width = __webpack_require__(823);
;// CONCATENATED MODULE: ./build/sinks/layout.js


function span(text, style = 'plain', place) {
    const shown = (0,clean.oneLine)(text).replaceAll('##[', '##‹[›');
    return place === undefined ? { text: shown, style } : { text: shown, style, place };
}
function pageFor(width) {
    const held = Math.min(100, Math.max(40, Math.floor(width) || 80));
    return { width: held, margin: held < 60 ? 4 : 14 };
}
function widthOf(line) {
    return line.reduce((sum, piece) => sum + (0,core_width/* columns */.YB)(piece.text), 0);
}
function prose(text, width, style = 'plain') {
    return (0,clean.visible)(text)
        .split('\n')
        .flatMap((line) => wrap(spansOf(line, style), width));
}
function wrap(spans, width) {
    const lines = [];
    let line = [];
    let used = 0;
    for (const word of wordsOf(spans)) {
        const gap = word.spaced && used > 0 ? 1 : 0;
        if (used > 0 && used + gap + word.size > width) {
            lines.push(line);
            line = [];
            used = 0;
        }
        else if (gap === 1)
            line.push(space);
        const parts = word.size > width ? chop(word.spans, width) : [word.spans];
        for (const part of parts.slice(0, -1))
            lines.push(part);
        const last = parts.at(-1) ?? [];
        line.push(...last);
        used = (used === 0 ? 0 : used + gap) + widthOf(last);
    }
    return line.length > 0 ? [...lines, line] : lines;
}
function beside(label, body, page) {
    const size = (0,core_width/* columns */.YB)(label.text);
    const [first = [], ...rest] = body;
    const below = rest.map((line) => [blank(page.margin), ...line]);
    if (size + 2 > page.margin)
        return [[label], ...[first, ...rest].map((line) => [blank(page.margin), ...line])];
    return [[label, blank(page.margin - size), ...first], ...below];
}
function marked(mark, body) {
    const indent = (0,core_width/* columns */.YB)(mark.text) + 1;
    return body.map((line, at) => (at === 0 ? [mark, space, ...line] : [blank(indent), ...line]));
}
function spread(parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [[], ...part]));
}
function blank(count) {
    return { text: ' '.repeat(Math.max(0, count)), style: 'plain' };
}
const space = blank(1);
function wordsOf(spans) {
    const words = [];
    let fresh = true;
    let spaced = false;
    for (const piece of spans) {
        for (const part of piece.text.split(/( +|[^ ]+)/).filter(Boolean)) {
            if (part.startsWith(' ')) {
                fresh = true;
                spaced = true;
                continue;
            }
            for (const { text, breaks } of breakable(part)) {
                const last = words.at(-1);
                const laid = { ...piece, text };
                if (fresh || last === undefined)
                    words.push({ spans: [laid], spaced, size: (0,core_width/* columns */.YB)(text) });
                else {
                    last.spans.push(laid);
                    last.size += (0,core_width/* columns */.YB)(text);
                }
                fresh = breaks;
                spaced = false;
            }
        }
    }
    return words;
}
const neverFirst = '、。，．：；！？）」』】〉》’”ー';
function breakable(word) {
    if ((0,core_width/* isSimple */.pn)(word))
        return [{ text: word, breaks: false }];
    const parts = [];
    for (const grapheme of (0,core_width/* graphemes */.ls)(word)) {
        const breaks = (0,core_width/* columns */.YB)(grapheme) === 2 && !/\p{Script=Hangul}/u.test(grapheme);
        const last = parts.at(-1);
        if (last === undefined || (last.breaks && !neverFirst.includes(grapheme)))
            parts.push({ text: grapheme, breaks });
        else {
            last.text += grapheme;
            last.breaks = breaks;
        }
    }
    return parts;
}
function chop(spans, width) {
    const lines = [[]];
    let used = 0;
    for (const piece of spans) {
        for (const grapheme of (0,core_width/* graphemes */.ls)(piece.text)) {
            const size = (0,core_width/* graphemeColumns */.L4)(grapheme);
            if (used + size > width) {
                lines.push([]);
                used = 0;
            }
            const line = lines.at(-1) ?? [];
            const last = line.at(-1);
            if (last !== undefined && last.style === piece.style)
                line[line.length - 1] = { ...last, text: last.text + grapheme };
            else
                line.push({ ...piece, text: grapheme });
            used += size;
        }
    }
    return lines;
}
function spansOf(text, style) {
    return text
        .split(/((?<!`)`[^`]+`(?!`))/)
        .filter(Boolean)
        .map((piece) => span(piece.replaceAll('\t', ' '), isCode(piece) ? 'code' : style));
}
function isCode(piece) {
    return piece.length > 2 && piece.startsWith('`') && piece.endsWith('`');
}

;// CONCATENATED MODULE: ./build/sinks/paint.js
const codes = {
    plain: '',
    strong: '1',
    faint: '2',
    title: '1',
    code: '36',
    label: '2',
    good: '32',
    warn: '33',
    bad: '31',
    critical: '1;97;41',
    high: '1;31',
    medium: '1;33',
    low: '1;34',
    info: '1;36',
    added: '32',
    succeeded: '1;32',
    waiting: '1;33',
    stopped: '1;31',
};
function paint(lines, screen) {
    return `${lines.map((line) => paintLine(trimmed(noCommand(line)), screen)).join('\n')}\n`;
}
function paintLine(line, screen) {
    if (!screen.colour)
        return line.map((span) => span.text).join('');
    return joined(line)
        .map((span) => {
        const code = codes[span.style];
        const text = code === '' ? span.text : `\x1b[${code}m${span.text}\x1b[0m`;
        const url = span.place === undefined || !screen.links ? null : address(span.place, screen.workspace);
        return url === null ? text : `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`;
    })
        .join('');
}
function joined(line) {
    const pieces = [];
    for (const [at, span] of line.entries()) {
        const last = pieces.at(-1);
        const following = line[at + 1];
        const isGap = span.style === 'plain' && span.text === ' ' && last?.style !== 'critical';
        if (last !== undefined && (isAlike(last, span) || (isGap && following && isAlike(last, following))))
            pieces[pieces.length - 1] = { ...last, text: last.text + span.text };
        else
            pieces.push(span);
    }
    return pieces;
}
function isAlike(one, other) {
    return one.style === other.style && one.place === other.place;
}
function trimmed(line) {
    const last = line.findLastIndex((span) => span.text.trim() !== '');
    return line
        .slice(0, last + 1)
        .map((span, at) => (at === last ? { ...span, text: span.text.trimEnd() } : span));
}
function noCommand(line) {
    const first = line.findIndex((span) => span.text.trim() !== '');
    if (!line[first]?.text.trimStart().startsWith('::'))
        return line;
    return line.map((span, at) => (at === first ? { ...span, text: span.text.replace('::', '∷') } : span));
}
function address(place, workspace) {
    const parts = place.file.split('/');
    if (parts.includes('..') || place.file.startsWith('/') || /\p{Cs}/u.test(place.file))
        return null;
    const folder = workspace.replaceAll('\\', '/').replace(/\/+$/, '');
    const path = [...folder.split('/'), ...parts].map(encodeURIComponent).join('/');
    return `file://${path.startsWith('/') ? '' : '/'}${path}${place.line === null ? '' : `#L${place.line}`}`;
}

;// CONCATENATED MODULE: ./build/sinks/text-heading.js

function heading(title, note, page) {
    const words = note === '' ? [span(title, 'title')] : [span(title, 'title'), blank(2), span(note, 'faint')];
    const rule = page.width - widthOf(words) - 2;
    if (rule < 3)
        return [...wrap(words, page.width), []];
    return [[...words, blank(2), span('─'.repeat(rule), 'faint')], []];
}

// EXTERNAL MODULE: ./build/sinks/wording.js
var wording = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/sinks/text-coverage.js




function coverageSection(report, page) {
    const { failed, skipped, truncated, examined } = report.coverage;
    const cut = truncated.map(({ what, kept, of }) => `${(0,clean.oneLine)(what)}: ${(0,wording/* thousands */.oh)(kept)} of ${(0,wording/* thousands */.oh)(of)}`);
    const parts = [
        entries('failed', '✗', 'bad', grouped(failed), page),
        entries('skipped', '–', 'warn', grouped(skipped), page),
        entries('cut short', '–', 'warn', cut, page),
        examined.length === 0
            ? beside(span('examined', 'label'), marked(span('✗', 'bad'), [[span('nothing was examined', 'bad')]]), page)
            : entries('examined', '✓', 'good', examined.map(clean.oneLine), page),
    ];
    return [...heading('COVERAGE', (0,wording/* coveragePhrase */.gY)(report.coverage), page), ...spread(parts)];
}
function grouped(list) {
    return (0,wording/* byReason */.UN)(list).map(({ reason, what }) => `${what.join(', ')}: ${reason}`);
}
function entries(label, mark, style, items, page) {
    const room = page.width - page.margin - 2;
    const body = items.flatMap((item) => marked(span(mark, style), prose(item, room)));
    return body.length === 0 ? [] : beside(span(label, 'label'), body, page);
}

// EXTERNAL MODULE: ./build/sinks/held-back.js
var held_back = __webpack_require__(9245);
// EXTERNAL MODULE: ./build/sinks/verdicts.js
var verdicts = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/sinks/text-findings.js






const inFull = 30;
const quoteLines = 8;
function findingsSection(report, page) {
    const { findings } = report;
    if ((0,verdicts/* isAside */.Zl)(report))
        return [];
    const counts = (0,wording/* countBySeverity */.Ot)(findings).map((count) => count.words);
    const parts = [
        ...(findings.length === 0 ? [none(report, page)] : []),
        ...findings.slice(0, inFull).map((finding) => full(finding, page)),
        brief(findings.slice(inFull), page),
        suppressed(report, page),
    ];
    return [...heading('FINDINGS', counts.join(', '), page), ...spread(parts)];
}
function none(report, page) {
    const { words, whole } = (0,verdicts/* noFindings */._I)(report);
    return prose(words, page.width, whole ? 'plain' : 'warn');
}
function full(finding, page) {
    const room = page.width - page.margin;
    const facts = [
        finding.cwe,
        finding.category,
        finding.ruleId === null ? null : `rule ${finding.ruleId}`,
        `${Math.round(finding.confidence * 100)} % sure`,
        finding.id,
    ].filter((fact) => fact !== null);
    const body = spread([
        [
            ...prose((0,excerpt/* excerpt */.K)(finding.title, 300), room, 'strong'),
            ...wrap(place(finding), room),
            ...prose(facts.join(' · '), room, 'faint'),
        ],
        code(finding, room),
        prose((0,excerpt/* excerpt */.K)(finding.detail, 3000), room),
        remedy(finding, room),
    ]);
    return beside(span(badge(finding), finding.severity), body, page);
}
function badge(finding) {
    return finding.severity === 'critical' ? ' CRITICAL ' : finding.severity.toUpperCase();
}
function place(finding) {
    const where = (0,wording/* placeOf */.$t)(finding);
    if (where === null)
        return [span('no place in the code', 'faint')];
    return [span(where, 'code', { file: finding.file ?? '', line: finding.startLine })];
}
function code(finding, room) {
    if (finding.quote.trim() === '')
        return [];
    const quote = (0,excerpt/* quoted */.T)(finding.quote, finding.startLine, quoteLines, 300);
    const digits = Math.max(1, ...quote.lines.map((line) => String(line.number ?? '').length));
    const rows = quote.lines.flatMap(({ number, text }) => gutter(String(number ?? '').padStart(digits), text, 'plain', room));
    const left = quote.left === 0 ? [] : [[blank(digits + 1), span(`┊ ${(0,wording/* thousands */.oh)(quote.left)} more lines`, 'faint')]];
    return [...rows, ...left];
}
function gutter(number, text, style, room) {
    const width = number.length;
    const lines = chop([span(text, style)], room - width - 3);
    return lines.map((line, at) => [
        span(at === 0 ? number : ' '.repeat(width), 'faint'),
        span(' │ ', 'faint'),
        ...line,
    ]);
}
function remedy(finding, room) {
    const { suggestion } = finding;
    if (suggestion === null)
        return [];
    const words = prose((0,excerpt/* excerpt */.K)(suggestion.description, 2000), room - 5);
    const said = beside(span('fix', 'good'), words, { width: room, margin: 5 });
    if (suggestion.replacement === null)
        return said;
    const replacement = (0,excerpt/* quoted */.T)(suggestion.replacement, null, 12, 300);
    const rows = replacement.lines.flatMap(({ text }) => gutter('+', text, 'added', room - 5));
    return [...said, ...rows.map((line) => [blank(5), ...line])];
}
function brief(findings, page) {
    if (findings.length === 0)
        return [];
    const room = page.width - page.margin;
    const words = `${(0,wording/* thousands */.oh)(findings.length)} more, none worse, one line each. The JSON report has all of every finding.`;
    return [
        ...prose(words, page.width, 'faint'),
        ...findings.flatMap((finding) => {
            const line = [...place(finding), span(' '), span((0,excerpt/* excerpt */.K)(finding.title, 160))];
            return beside(span(badge(finding).trim(), finding.severity), wrap(line, room), page);
        }),
    ];
}
function adviceSection(report, page) {
    const { reviewer, debugger: debug, performance } = report.modes;
    const room = page.width - page.margin;
    const say = (label, mark, items) => items.length === 0
        ? []
        : beside(span(label, 'label'), items.flatMap((item) => marked(span(mark, 'faint'), prose((0,excerpt/* excerpt */.K)(item, 2000), room - 2))), page);
    const parts = [
        debug === undefined || debug.rootCause === '' || debug.examined.length === 0
            ? []
            : beside(span('root cause', 'label'), prose((0,excerpt/* excerpt */.K)(debug.rootCause, 3000), room), page),
        say('debugger', '•', debug?.fixes ?? []),
        say('security', '•', (0,verdicts/* freshAdvice */.H)(report, report.findings.slice(0, inFull))),
        say('reviewer', '•', reviewer?.suggestions ?? []),
        say('performance', '•', performance?.optimizations ?? []),
        say('improvement', '•', [performance?.estimatedImprovement ?? ''].filter(Boolean)),
        say('good', '✓', reviewer?.positives ?? []),
    ].flat();
    return parts.length === 0 ? [] : [...heading('ADVICE', '', page), ...parts];
}
function suppressed(report, page) {
    if (report.suppressed.length === 0)
        return [];
    const { unwanted, told, more } = (0,held_back/* heldBack */.Z)(report);
    const room = page.width - page.margin - 2;
    const lines = [
        ...unwanted.map((words) => [span(words)]),
        ...told.map(({ finding, reason }) => [
            ...place(finding),
            span(' '),
            span((0,excerpt/* excerpt */.K)(finding.title, 160)),
            span(`: ${wording/* suppressedBecause */.bv[reason]}`, 'faint'),
        ]),
        ...more.map((words) => [span(words)]),
    ];
    const body = lines.flatMap((line) => marked(span('•', 'faint'), wrap(line, room)));
    return beside(span('held back', 'label'), body, page);
}

;// CONCATENATED MODULE: ./build/sinks/text-plan.js




const longest = 4000;
function planSection(report, page) {
    const { plan } = report;
    if (plan === null && !(0,sinks_course/* wantsPlan */.$W)(report))
        return [];
    if (plan === null)
        return [
            ...heading('PLAN', '', page),
            ...prose('There is no plan: none was made in this run.', page.width),
        ];
    const room = page.width - page.margin;
    const parts = [
        prose((0,excerpt/* excerpt */.K)(plan.title, 300), page.width, 'strong'),
        prose((0,excerpt/* excerpt */.K)(plan.summary, longest), page.width),
        bullets('objectives', plan.objectives, page),
        beside(span('approach', 'label'), prose((0,excerpt/* excerpt */.K)(plan.approach, longest), room), page),
        bullets('assumptions', plan.assumptions, page),
        ...plan.steps.map((step) => stepLines(step, page)),
        files(plan, page),
        [
            ...bullets('test plan', plan.testPlan, page),
            ...bullets('done when', plan.successCriteria, page),
            ...bullets('risks', plan.risks, page),
            ...bullets('rollback', plan.rollback, page),
            ...bullets('constraints', plan.constraints, page),
            ...bullets('alternatives', plan.alternatives, page),
            ...bullets('commands', plan.suggestedCommands, page, 'code'),
        ],
        changes(plan, page),
    ];
    const note = `${plan.id.slice(0, 12)} · version ${plan.version} · ${plan.progress.done} of ${plan.progress.total} done`;
    return [...heading('PLAN', note, page), ...spread(parts)];
}
function stepLines(step, page) {
    const room = page.width - page.margin;
    const detail = (label, body) => beside(span(label, 'faint'), body, { width: room, margin: 8 });
    const body = [
        ...prose((0,excerpt/* excerpt */.K)(step.description, longest), room, 'strong'),
        ...(step.files.length === 0 ? [] : detail('in', wrap(paths(step.files), room - 8))),
        ...step.commands.flatMap((command) => detail('run', prose((0,excerpt/* excerpt */.K)(command, 500), room - 8, 'code'))),
        ...detail('check', prose((0,excerpt/* excerpt */.K)(step.verification, longest), room - 8)),
        ...(step.dependencies.length === 0 ? [] : detail('after', [[span(stepsNamed(step.dependencies))]])),
    ];
    const label = step.completed ? span(`step ${step.number} ✓`, 'good') : span(`step ${step.number}`, 'info');
    return beside(label, body, page);
}
function stepsNamed(numbers) {
    return `step${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}`;
}
function paths(files) {
    return files.flatMap((file, at) => [
        span(file, 'code', { file, line: null }),
        ...(at < files.length - 1 ? [span(', ')] : []),
    ]);
}
function bullets(label, items, page, style = 'plain') {
    const room = page.width - page.margin - 2;
    const body = items.flatMap((item) => marked(span('•', 'faint'), prose((0,excerpt/* excerpt */.K)(item, longest), room, style)));
    return body.length === 0 ? [] : beside(span(label, 'label'), body, page);
}
function files(plan, page) {
    const room = page.width - page.margin - 2;
    const body = plan.affectedFiles.flatMap(({ path, reason }) => [
        ...marked(span('•', 'faint'), wrap([span(path, 'code', { file: path, line: null })], room)),
        ...prose((0,excerpt/* excerpt */.K)(reason, longest), room, 'faint').map((line) => [blank(2), ...line]),
    ]);
    return body.length === 0 ? [] : beside(span('files', 'label'), body, page);
}
function changes(plan, page) {
    const room = page.width - page.margin;
    const body = plan.proposedChanges.flatMap((change) => [
        ...wrap([span(change.path, 'code', { file: change.path, line: null })], room),
        ...prose((0,excerpt/* excerpt */.K)(change.description, longest), room),
        ...change.diff
            .split('\n')
            .slice(0, 40)
            .flatMap((line) => wrap([span(line.replaceAll('\t', '  '), diffStyle(line))], room)),
    ]);
    return body.length === 0 ? [] : beside(span('changes', 'label'), body, page);
}
function diffStyle(line) {
    if (line.startsWith('+'))
        return 'good';
    return line.startsWith('-') ? 'bad' : 'faint';
}

// EXTERNAL MODULE: ./build/core/rich-blocks.js
var rich_blocks = __webpack_require__(6608);
;// CONCATENATED MODULE: ./build/sinks/text-rich.js




function richLines(text, width) {
    const lines = [];
    let before = 'gap';
    for (const block of (0,rich_blocks/* richBlocks */.$)((0,clean.visible)(text))) {
        if (block.kind !== 'gap' && before !== 'gap' && isApart(before, block.kind))
            lines.push([]);
        if (block.kind === 'gap') {
            if (before !== 'gap' && lines.length > 0)
                lines.push([]);
        }
        else
            lines.push(...laid(block, width));
        before = block.kind;
    }
    while (lines.length > 0 && lines.at(-1)?.length === 0)
        lines.pop();
    return lines;
}
function isApart(before, now) {
    return [before, now].some((kind) => kind === 'code' || kind === 'table') || now === 'heading';
}
function laid(block, width) {
    switch (block.kind) {
        case 'code':
            return block.code
                .split('\n')
                .flatMap((line) => line.trim() === ''
                ? [[]]
                : chop([span(line.replaceAll('\t', '  '), 'code')], width - 2).map((part) => [blank(2), ...part]));
        case 'heading':
            return prose(text_rich_wordsOf(block.text), width, 'strong');
        case 'item': {
            const mark = block.number === null ? '•' : `${block.number}.`;
            const indent = Math.min(block.indent, Math.floor(width / 4));
            const body = prose(text_rich_wordsOf(block.text), width - indent - (0,core_width/* columns */.YB)(mark) - 1);
            return marked(span(mark), body).map((line) => (indent === 0 ? line : [blank(indent), ...line]));
        }
        case 'quote':
            return prose(text_rich_wordsOf(block.text), width - 2).map((line) => [span('│', 'faint'), blank(1), ...line]);
        case 'table':
            return tableLines(block.rows, width);
        case 'line':
            return prose(text_rich_wordsOf(block.text), width);
    }
}
function tableLines(rows, width) {
    const [, ...body] = rows.map((row) => row.map(text_rich_wordsOf));
    const widest = Math.max(0, ...body.map(([first = '']) => (0,core_width/* columns */.YB)(first)));
    const margin = Math.min(widest, Math.floor((width * 2) / 5)) + 2;
    return body.flatMap(([first = '', ...others]) => {
        const left = prose(first, margin - 2);
        const right = prose(others.filter((cell) => cell !== '').join(' · '), width - margin);
        const most = Math.max(left.length, right.length);
        return Array.from({ length: most }, (_, at) => {
            const label = left[at] ?? [];
            const used = label.reduce((sum, piece) => sum + (0,core_width/* columns */.YB)(piece.text), 0);
            return [...label, blank(margin - used), ...(right[at] ?? [])];
        });
    });
}
function text_rich_wordsOf(text) {
    return (0,rich_blocks/* richWords */.Q)(text)
        .map((part) => part.text)
        .join('');
}

;// CONCATENATED MODULE: ./build/sinks/text-turns.js





const text_turns_longest = 12_000;
function turnsSection(report, page) {
    const turns = (0,sinks_course/* tellingTurns */.kk)(report);
    if (turns.length === 0)
        return [];
    const several = report.turns.length > 1;
    const blocks = turns.map((turn) => [
        ...(several
            ? prose((0,excerpt/* excerpt */.K)(`Turn ${turn.number}, ${turn.mode}: ${turn.title}`, 300), page.width, 'strong')
            : []),
        ...turn.commands.flatMap(({ text, ok, reply }) => reply === ''
            ? []
            : [
                ...prose((0,excerpt/* excerpt */.K)(text, 200), page.width, ok ? 'code' : 'warn'),
                ...(ok
                    ? richLines((0,excerpt/* excerpt */.K)(reply, text_turns_longest), page.width)
                    : prose((0,excerpt/* excerpt */.K)(reply, text_turns_longest), page.width, 'warn')),
            ]),
        ...note((0,sinks_course/* planNote */._H)(report, turn), page),
        ...((0,sinks_course/* isWordy */.yY)(turn) ? richLines((0,excerpt/* excerpt */.K)(turn.output, text_turns_longest), page.width) : []),
    ]);
    const changes = several
        ? (0,sinks_course/* transitionLines */.rx)(report).map((line) => prose((0,excerpt/* excerpt */.K)(line, 300), page.width, 'faint'))
        : [];
    const doubts = (report.answer?.doubts ?? []).flatMap((doubt) => beside(span('doubt', 'warn'), prose((0,excerpt/* excerpt */.K)(doubt, 500), page.width - page.margin), page));
    return [
        ...heading((0,sinks_course/* turnTitle */.QV)(report).toUpperCase(), '', page),
        ...spread([...blocks, doubts, changes.flat()]),
    ];
}
function note(words, page) {
    return words === null ? [] : prose(words, page.width, 'faint');
}

;// CONCATENATED MODULE: ./build/sinks/text.js












const tone = {
    failure: 'stopped',
    timeout: 'stopped',
    rejected: 'stopped',
    findings: 'stopped',
    needs_clarification: 'waiting',
    awaiting_approval: 'succeeded',
    success: 'succeeded',
};
const text_text = {
    name: 'text',
    render(report, screen) {
        const page = pageFor(screen.width);
        const sections = [
            header(report, page),
            glance(report, page),
            trouble(report, page),
            turnsSection(report, page),
            planSection(report, page),
            (0,sinks_course/* hasFindings */.V_)(report) ? findingsSection(report, page) : [],
            adviceSection(report, page),
            (0,sinks_course/* isTalkOnly */.lK)(report) ? [] : coverageSection(report, page),
            next(report, page),
            footer(report, page),
        ];
        const filled = sections.filter((section) => section.length > 0);
        const lines = filled.flatMap((section) => [[], ...section]);
        return paint(screen.colour ? lines : lines.slice(1), screen);
    },
};
function header(report, page) {
    const bar = span('┃', tone[report.status]);
    const room = page.width - 2;
    const title = report.task?.title ?? 'No task was read';
    const line = (0,sinks_course/* courseLine */.Ch)(report);
    const course = line === null ? [] : [line];
    const origin = report.task === null ? [] : [originOf(report.task.origin), `task ${report.task.id}`];
    return [
        [
            span(wording/* statusTitle */.lV[report.status].toUpperCase(), tone[report.status]),
            span(` · exit ${report.exitCode}`, 'faint'),
        ],
        ...prose((0,excerpt/* excerpt */.K)(title, 300), room, 'strong'),
        ...prose([(0,wording/* engineLine */.Rm)(report), ...course, ...origin].join(' · '), room, 'faint'),
        ...prose((0,excerpt/* excerpt */.K)(report.message, 1000), room),
    ].map((line) => [bar, blank(1), ...line]);
}
function originOf(origin) {
    if (origin.kind === 'file')
        return `from ${(0,clean.oneLine)(origin.path ?? 'a file')}`;
    return { text: 'from --task', stdin: 'from standard input', input: 'from an input' }[origin.kind];
}
function glance(report, page) {
    const rows = (0,verdicts/* verdicts */.rY)(report).flatMap((verdict) => beside(span(verdict.critic, 'label'), verdictLines(verdict, page.width - page.margin), page));
    const plan = (0,sinks_course/* wantsPlan */.$W)(report)
        ? beside(span('plan', 'label'), planLines(report.plan, page.width - page.margin - 2), page)
        : [];
    const covered = report.coverage.complete && report.coverage.examined.length > 0;
    const mark = covered ? span('✓', 'good') : span('!', 'warn');
    const coverage = prose((0,wording/* coveragePhrase */.gY)(report.coverage), page.width - page.margin - 2, covered ? 'plain' : 'warn');
    if ((0,sinks_course/* isTalkOnly */.lK)(report))
        return [...rows, ...plan];
    return [...rows, ...plan, ...beside(span('coverage', 'label'), marked(mark, coverage), page)];
}
function planLines(plan, width) {
    if (plan === null)
        return [[span('✗', 'bad'), span(' NONE WAS MADE', 'bad')]];
    return marked(span('✓', 'good'), prose((0,wording/* planPhrase */.RN)(plan), width));
}
function verdictLines(verdict, width) {
    const held = (0,verdicts/* heldBackPhrase */.A5)(verdict);
    const say = (mark, words, style, tone = style) => marked(span(mark, style), prose((0,excerpt/* excerpt */.K)(words, 600) + held, width - 2, tone));
    switch (verdict.state) {
        case 'findings': {
            const counts = verdict.counts.flatMap((count, at) => [
                ...(at === 0 ? [] : [span(' · ', 'faint')]),
                span(count.words, loud(count.severity)),
            ]);
            const title = span(`: ${(0,excerpt/* excerpt */.K)(verdict.worst.title, 160)}${held}`);
            return marked(span('▲', loud(verdict.worst.severity)), wrap([...counts, title], width - 2));
        }
        case 'hidden': {
            const words = verdict.counts.map((count) => count.words).join(', ');
            return say('▲', `${words}, not shown`, loud(verdict.counts[0]?.severity ?? 'info'));
        }
        case 'clean':
            return say('✓', `no findings in ${verdict.examined}`, 'good', 'plain');
        case 'partial':
            return say('!', `no findings, but NOT ALL WAS EXAMINED: ${verdict.reason}`, 'warn');
        case 'idle':
            return say('–', `nothing to examine: ${verdict.reason}`, 'faint');
        case 'unexamined':
            return verdict.wanted
                ? say('✗', `NOT EXAMINED: ${verdict.reason}`, 'bad')
                : say('–', `not examined: ${verdict.reason}`, 'faint');
    }
}
function trouble(report, page) {
    const room = page.width - page.margin;
    const error = report.error;
    const failed = error === null
        ? []
        : [
            ...beside(span('error', 'bad'), prose((0,excerpt/* excerpt */.K)(error.message, 2000), room), page),
            ...(error.hint === null
                ? []
                : beside(span('what to do', 'label'), prose((0,excerpt/* excerpt */.K)(error.hint, 1000), room), page)),
        ];
    const warnings = report.warnings.flatMap((warning) => beside(span('note', 'warn'), prose((0,excerpt/* excerpt */.K)(warning, 1000), room), page));
    return [...failed, ...warnings];
}
function next(report, page) {
    const items = [...(0,wording/* nextActions */.ji)(report), ...(0,sinks_course/* suggestionLines */.of)(report)].flatMap((action) => marked(span('→', 'good'), prose((0,excerpt/* excerpt */.K)(action, 1000), page.width - 2)));
    return items.length === 0 ? [] : [...heading('NEXT', '', page), ...items];
}
function footer(report, page) {
    const said = [report.engine.note, (0,wording/* customLine */.Cq)(report), (0,wording/* usageLine */.U0)(report)].filter((line) => line !== null);
    const note = said.flatMap((line) => prose((0,excerpt/* excerpt */.K)(line, 600), page.width, 'faint'));
    const words = `status ${report.status} · exit ${report.exitCode}`;
    return [...note, [span(words, tone[report.status])]];
}
function loud(severity) {
    return severity === 'critical' ? 'stopped' : severity;
}


/***/ }),

/***/ 7768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ heldBackPhrase),
/* harmony export */   H: () => (/* binding */ freshAdvice),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   _I: () => (/* binding */ noFindings),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3445);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _course__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7123);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1540);




const sources = {
    reviewer: ['reviewer', 'rules', 'diff'],
    security: ['security', 'rules', 'secrets'],
    debugger: ['debugger', 'traces'],
    performance: ['performance', 'rules', 'diff'],
};
function verdicts(report) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_1__/* .criticNames */ .pH
        .filter((critic) => ((0,_course__WEBPACK_IMPORTED_MODULE_2__/* .wantsVerdicts */ .g)(report) && _domain_mode__WEBPACK_IMPORTED_MODULE_1__/* .usualCritics */ .sS.includes(critic)) || isHeardOf(report, critic))
        .map((critic) => ({
        critic,
        heldBack: report.suppressed.filter(({ finding }) => finding.mode === critic).length,
        ...outcome(report, critic),
    }));
}
function isHeardOf({ modes, coverage }, critic) {
    return modes[critic] !== undefined || lackOf(coverage, critic, [critic]) !== null;
}
function heldBackPhrase({ heldBack }) {
    return heldBack === 0 ? '' : ` · ${heldBack} held back`;
}
function noFindings(report) {
    const all = verdicts(report);
    if (report.suppressed.some(({ reason }) => reason === 'over-limit'))
        return { words: 'There are findings, but none is shown.', whole: false };
    const missing = all.filter((verdict) => verdict.state === 'partial' || verdict.state === 'unexamined');
    if (!all.some((verdict) => verdict.state === 'clean' || verdict.state === 'partial'))
        return { words: 'No findings, because no critic examined anything.', whole: false };
    if (missing.length === 0)
        return { words: 'No findings in what was examined; see Coverage for what that was.', whole: true };
    const who = missing.map((verdict) => verdict.critic).join(', ');
    return { words: `No findings, but not all was examined: see ${who} above.`, whole: false };
}
function isAside(report) {
    const { findings, suppressed } = report;
    const asked = (0,_course__WEBPACK_IMPORTED_MODULE_2__/* .wantsVerdicts */ .g)(report) || verdicts(report).length > 0;
    return !asked && findings.length + suppressed.length === 0;
}
function freshAdvice({ modes }, shown) {
    const fixes = shown.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion.description]));
    return (modes.security?.recommendations ?? []).filter((advice) => !fixes.some((fix) => advice === fix || advice.endsWith(`: ${fix}`)));
}
function outcome(report, critic) {
    const part = partOf(report, critic);
    if (part === null)
        return absence(report, critic);
    const worst = worstOf(part.found);
    if (worst !== undefined)
        return { state: 'findings', counts: (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(part.found), worst };
    const hidden = (0,_wording__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(outOfSight(report, critic));
    if (hidden.length > 0)
        return { state: 'hidden', counts: hidden };
    const lacking = lackOf(report.coverage, critic);
    if (part.examined.length > 0)
        return lacking === null
            ? { state: 'clean', examined: part.examined.join(', ') }
            : { state: 'partial', reason: lacking };
    if (lacking !== null)
        return { state: 'unexamined', reason: lacking, wanted: true };
    return critic === 'debugger'
        ? { state: 'idle', reason: withoutTrace(report) }
        : { state: 'unexamined', reason: withoutFiles(report), wanted: true };
}
function outOfSight({ suppressed }, critic) {
    return suppressed.flatMap(({ finding, reason }) => reason === 'over-limit' && finding.mode === critic ? [finding] : []);
}
function withoutTrace({ modes }) {
    const cause = /^Not known: (.+)\.$/.exec(modes.debugger?.rootCause ?? '')?.[1];
    return cause ?? 'the task holds no stack trace';
}
function withoutFiles({ plan }) {
    return plan === null || plan.affectedFiles.length === 0
        ? 'no file was found to examine'
        : 'of the files found there is none that it can examine; see Coverage';
}
function absence(report, critic) {
    const reason = lackOf(report.coverage, critic);
    if (reason !== null)
        return { state: 'unexamined', reason, wanted: true };
    const stopped = report.status === 'failure' || report.status === 'timeout';
    if (stopped)
        return { state: 'unexamined', reason: 'the run ended before it', wanted: true };
    return { state: 'unexamined', reason: 'not asked for in this run', wanted: false };
}
function lackOf({ failed, skipped }, critic, relied = sources[critic]) {
    for (const source of relied) {
        const broken = failed.find(({ what }) => what.toLowerCase().split(/\s+/).includes(source));
        if (broken !== undefined)
            return source === critic ? broken.reason : `${broken.what}: ${broken.reason}`;
        const left = skipped.find(({ what }) => what === source);
        if (left !== undefined)
            return `skipped, ${source === critic ? '' : `${source}: `}${left.reason}`;
    }
    return null;
}
function worstOf(findings) {
    const severity = _domain_severity__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .g.find((name) => findings.some((finding) => finding.severity === name));
    return findings.find((finding) => finding.severity === severity);
}
function partOf({ modes }, critic) {
    const { reviewer, security, debugger: debug, performance } = modes;
    if (critic === 'reviewer')
        return reviewer ? { ...reviewer, found: reviewer.issues } : null;
    if (critic === 'security')
        return security ? { ...security, found: security.vulnerabilities } : null;
    if (critic === 'debugger')
        return debug ? { ...debug, found: debug.errors } : null;
    return performance ? { ...performance, found: performance.bottlenecks } : null;
}


/***/ }),

/***/ 1540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Cq: () => (/* binding */ customLine),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   RN: () => (/* binding */ planPhrase),
/* harmony export */   Rm: () => (/* binding */ engineLine),
/* harmony export */   U0: () => (/* binding */ usageLine),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   bv: () => (/* binding */ suppressedBecause),
/* harmony export */   gY: () => (/* binding */ coveragePhrase),
/* harmony export */   ji: () => (/* binding */ nextActions),
/* harmony export */   lV: () => (/* binding */ statusTitle),
/* harmony export */   oh: () => (/* reexport safe */ _core_count__WEBPACK_IMPORTED_MODULE_1__.o)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(102);
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3152);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);



const statusTitle = {
    failure: 'Failed',
    timeout: 'Ran out of time',
    rejected: 'Rejected',
    findings: 'Findings',
    needs_clarification: 'Needs an answer',
    awaiting_approval: 'Awaiting approval',
    success: 'Success',
};
function countBySeverity(findings) {
    return _domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.flatMap((severity) => {
        const count = findings.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [{ severity, words: `${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(count)} ${severity}` }];
    });
}
function coveragePhrase(coverage) {
    const parts = [
        [coverage.failed.length, 'failed'],
        [coverage.skipped.length, 'skipped'],
        [coverage.truncated.length, 'cut short'],
    ].flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
    if (coverage.examined.length === 0)
        parts.unshift('nothing was examined');
    if (parts.length > 0)
        return `${coverage.complete ? 'complete' : 'incomplete'}: ${parts.join(', ')}`;
    return coverage.complete ? 'complete' : 'incomplete';
}
function byReason(entries) {
    const groups = [];
    const open = new Map();
    for (const { what: name, reason } of entries) {
        const what = (0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(name);
        const group = open.get(reason);
        if (group !== undefined && group.length < 20)
            group.push(what);
        else {
            const fresh = [what];
            open.set(reason, fresh);
            groups.push({ reason, what: fresh });
        }
    }
    return groups;
}
function placeOf(finding) {
    if (finding.file === null)
        return null;
    const file = (0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(finding.file);
    if (finding.startLine === null)
        return file;
    const range = finding.endLine !== null && finding.endLine > finding.startLine ? `-${finding.endLine}` : '';
    return `${file}:${finding.startLine}${range}`;
}
const suppressedBecause = {
    'quote-not-found': 'the code it quotes was not found, so it could not be verified',
    'outside-diff': 'it is older than the change under examination',
    duplicate: 'another finding says it already',
    'low-confidence': 'it is less sure than --min-confidence asks for',
    'low-severity': 'it is less severe than --min-severity asks for',
    'over-limit': 'there are more findings than --max-findings shows',
};
function engineLine(report) {
    const { kind, model } = report.engine;
    return [model === null ? `${kind} engine` : `${kind} engine, ${model}`, seconds(report.executionTime)].join(' · ');
}
function usageLine({ usage }) {
    const { calls, inputTokens, cachedTokens, outputTokens, costUsd, isEstimated } = usage;
    if (calls === 0)
        return null;
    const cached = cachedTokens === 0 ? '' : ` (${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(cachedTokens)} cached)`;
    const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
    const about = isEstimated ? 'about ' : '';
    return `${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(calls, 'call')}, ${about}${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(inputTokens)} tokens in${cached}, ${(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(outputTokens)} out, ${cost}`;
}
function customLine({ custom }) {
    return custom === undefined
        ? null
        : 'What --output-schema asks for stands under "custom" in the JSON report.';
}
function nextActions(report) {
    const modes = report.modeSuggestions.map(({ suggestedMode, confidence, reason }) => `Perhaps \`/mode ${suggestedMode}\` (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_2__.oneLine)(reason)}`);
    return [...new Set([...(report.plan?.nextActions ?? []), ...report.suggestions, ...modes])];
}
function planPhrase({ steps, affectedFiles, progress }) {
    const parts = [(0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(steps.length, 'step'), (0,_core_count__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(affectedFiles.length, 'file')];
    return `${parts.join(', ')}, ${progress.done} of ${progress.total} done`;
}

function seconds(time) {
    if (time < 60)
        return `${time.toFixed(time < 10 ? 2 : 1)} s`;
    return `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;
}


/***/ })

};
;