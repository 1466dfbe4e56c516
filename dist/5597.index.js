"use strict";
exports.id = 5597;
exports.ids = [5597];
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

/***/ 26:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(text) {
    return /^[\w@%+=:,./-]{1,4096}$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
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
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _H: () => (/* binding */ planNote),
/* harmony export */   g: () => (/* binding */ wantsVerdicts),
/* harmony export */   kQ: () => (/* binding */ toolLines),
/* harmony export */   kk: () => (/* binding */ tellingTurns),
/* harmony export */   lK: () => (/* binding */ isTalkOnly),
/* harmony export */   of: () => (/* binding */ suggestionLines),
/* harmony export */   rx: () => (/* binding */ transitionLines)
/* harmony export */ });
/* harmony import */ var _core_act_told__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5109);
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _core_count__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152);
/* harmony import */ var _core_plan_markdown__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7696);




const wordy = [
    'nothing',
    'answer',
    'clarify',
    'continue',
    'inspect',
    'action',
    'workflow',
    'decide',
];
function wantsPlan({ turns, plan }) {
    return (plan !== null || turns.length === 0 || turns.some(({ work }) => work === 'plan' || work === 'propose'));
}
function wantsVerdicts({ turns }) {
    return turns.length === 0 || turns.some(({ work }) => work === 'plan');
}
function tellingTurns(report) {
    const { turns } = report;
    if (turns.length > 1)
        return [...turns];
    return turns.filter((turn) => turn.commands.some(({ reply }) => reply !== '') || wordsOf(report, turn) !== '');
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
    const talking = ['nothing', 'clarify', 'continue', 'decide'];
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
    return modeSuggestions.map(({ suggestedMode, confidence, reason }) => `The ${suggestedMode} mode might fit (confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)} Enter it with \`/mode ${suggestedMode}\`.`);
}
function wordsOf({ plan, act }, turn) {
    if (!isWordy(turn))
        return '';
    if (plan === null)
        return turn.output;
    const printed = [(0,_core_plan_markdown__WEBPACK_IMPORTED_MODULE_2__/* .planMarkdown */ .X)(plan), ...(act === null ? [] : [(0,_core_act_told__WEBPACK_IMPORTED_MODULE_0__/* .actMarkdown */ .Ew)(act, plan)])];
    return printed.reduce((words, part) => words.replace(part.trimEnd(), () => ''), turn.output).trim();
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
    return transitions
        .filter(({ trigger }) => trigger !== 'tool')
        .map(({ from, to, trigger, confidence, reason }) => `${from} → ${to} (${trigger}, confidence ${confidence.toFixed(2)}): ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)}`);
}
const mostToolLines = 20;
function toolLines({ toolCalls: all }) {
    const toolCalls = all.filter(({ id }) => !id.startsWith('plan-exit-'));
    if (toolCalls.length === 0)
        return [];
    const done = toolCalls.filter(({ outcome }) => outcome === 'done');
    const others = toolCalls.filter(({ outcome }) => outcome !== 'done');
    const names = [...new Set(done.map(({ tool }) => tool))].sort();
    const used = names.map((name) => `${name} ${done.filter(({ tool }) => tool === name).length}`);
    const lines = others
        .slice(0, mostToolLines)
        .map(({ stage, tool, outcome, note }) => `${stage}: ${tool} ${outcome}: ${(0,_core_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(note)}`);
    const more = others.length - lines.length;
    return [
        `${(0,_core_count__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(toolCalls.length, 'call')} of tools, ${done.length} done${used.length === 0 ? '' : ` (${used.join(', ')})`}, ${others.length} not.`,
        ...lines,
        ...(more > 0 ? [`and ${more} more that were not done; the JSON report has them.`] : []),
    ];
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

/***/ 1128:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   VA: () => (/* binding */ chop),
/* harmony export */   hQ: () => (/* binding */ blank),
/* harmony export */   il: () => (/* binding */ spread),
/* harmony export */   l6: () => (/* binding */ pageFor),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   vY: () => (/* binding */ beside),
/* harmony export */   xI: () => (/* binding */ marked)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _core_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(823);


function span(text, style = 'plain', place) {
    const shown = (0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(text).replaceAll('##[', '##‹[›');
    return place === undefined ? { text: shown, style } : { text: shown, style, place };
}
function pageFor(width) {
    const held = Math.min(100, Math.max(40, Math.floor(width) || 80));
    return { width: held, margin: held < 60 ? 4 : 14 };
}
function widthOf(line) {
    return line.reduce((sum, piece) => sum + (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(piece.text), 0);
}
function prose(text, width, style = 'plain') {
    return (0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.visible)(text)
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
    const size = (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(label.text);
    const [first = [], ...rest] = body;
    const below = rest.map((line) => [blank(page.margin), ...line]);
    if (size + 2 > page.margin)
        return [[label], ...[first, ...rest].map((line) => [blank(page.margin), ...line])];
    return [[label, blank(page.margin - size), ...first], ...below];
}
function marked(mark, body) {
    const indent = (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(mark.text) + 1;
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
                    words.push({ spans: [laid], spaced, size: (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text) });
                else {
                    last.spans.push(laid);
                    last.size += (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text);
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
    if ((0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .isSimple */ .pn)(word))
        return [{ text: word, breaks: false }];
    const parts = [];
    for (const grapheme of (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .graphemes */ .ls)(word)) {
        const breaks = (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(grapheme) === 2 && !/\p{Script=Hangul}/u.test(grapheme);
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
        for (const grapheme of (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .graphemes */ .ls)(piece.text)) {
            const size = (0,_core_width__WEBPACK_IMPORTED_MODULE_1__/* .graphemeColumns */ .L4)(grapheme);
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


/***/ }),

/***/ 2069:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QD: () => (/* binding */ exitPhrase),
  yb: () => (/* binding */ foundAt),
  YP: () => (/* binding */ standingOf),
  c9: () => (/* binding */ stepWords)
});

// EXTERNAL MODULE: ./build/core/shell-word.js
var shell_word = __webpack_require__(26);
;// CONCATENATED MODULE: ./build/core/approval/next-commands.js

const program = ['node', 'dist/index.js'];
const idLength = 12;
function decideWords(session, planId, decision) {
    const words = ['--session', session, '--plan-id', planId.slice(0, idLength), '--approve', decision];
    return [...program, ...words.map(shell_word/* shellWord */.r)];
}
function taskWords(session, task) {
    return [...program, ...['--session', session, '--task', task].map(shell_word/* shellWord */.r)];
}

;// CONCATENATED MODULE: ./build/sinks/standing.js

const titles = {
    drafted: 'drafted',
    posted: 'waits for a decision',
    pending: 'waits for approval',
    approved: 'approved',
    feedback: 'held back',
    rejected: 'rejected',
    expired: 'expired',
    void: 'void',
};
const tones = {
    drafted: 'plain',
    posted: 'warn',
    pending: 'warn',
    approved: 'good',
    feedback: 'warn',
    rejected: 'bad',
    expired: 'bad',
    void: 'bad',
};
const who = 'Who may write here, or is named by `approvers`, can decide; who asked for the plan can always hold it back. Of several people the most cautious one counts. Nothing is changed before that.';
const wish = 'feedback=WHAT SHOULD BE DIFFERENT';
function standingOf({ approval, session, act }) {
    if (approval === null)
        return null;
    const { state, decision, planId, version, reason } = approval;
    const isOpen = state === 'posted' || state === 'pending';
    const title = decision === null ? titles[state] : `${titles[state]} (${decision})`;
    const noSession = isOpen && session === null ? ['No session was kept, so no second run can approve this plan.'] : [];
    return {
        title,
        tone: tones[state],
        said: [reason, ...(isOpen ? [who] : []), ...noSession],
        planId,
        version,
        next: session !== null && isPlain(session.id) && isPlain(planId) ? nextSteps(approval, session.id, act) : [],
    };
}
function isPlain(name) {
    return /^\w[\w.-]{0,100}$/.test(name);
}
function nextSteps({ state, decision, planId }, session, act) {
    const decide = (what, word) => ({ what, words: decideWords(session, planId, word) });
    switch (state) {
        case 'posted':
        case 'pending':
            return [
                decide('See its changes as diffs; nothing is written', 'default'),
                decide('Have its changes made', 'accept-edits'),
                decide('Have it planned again', wish),
                decide('Reject it', 'reject'),
            ];
        case 'approved':
            if (act === null)
                return decision === null ? [] : [decide('Carry it out', decision)];
            if (act.decision !== 'default' || act.changes.length === 0)
                return [];
            return [decide('Have these changes made', 'accept-edits')];
        case 'feedback':
            return [decide('Say what should be different', wish)];
        case 'rejected':
        case 'expired':
        case 'void':
            return [{ what: 'Plan again', words: taskWords(session, 'WHAT TO DO') }];
        case 'drafted':
            return [];
    }
}
const mostFound = 8;
function foundAt({ stepFindings, findings }, step) {
    const ids = new Set(stepFindings.filter((one) => one.step === step).flatMap((one) => one.findings));
    const all = findings.filter(({ id }) => ids.has(id));
    return { found: all.slice(0, mostFound), more: Math.max(0, all.length - mostFound) };
}
const stepWords = {
    open: 'open: it is not done',
    proposed: 'proposed: its changes wait for a person to make them',
    done: 'done',
    failed: 'failed',
};
function exitPhrase(exitCode) {
    return exitCode === null ? 'not run to its end' : `exit code ${exitCode}`;
}


/***/ }),

/***/ 9510:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ heading)
/* harmony export */ });
/* harmony import */ var _layout__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1128);

function heading(title, note, page) {
    const words = note === '' ? [(0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(title, 'title')] : [(0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(title, 'title'), (0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .blank */ .hQ)(2), (0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(note, 'faint')];
    const rule = page.width - (0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(words) - 2;
    if (rule < 3)
        return [...(0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(words, page.width), []];
    return [[...words, (0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .blank */ .hQ)(2), (0,_layout__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)('─'.repeat(rule), 'faint')], []];
}


/***/ }),

/***/ 6677:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ toolsSection),
/* harmony export */   FP: () => (/* binding */ trustLine),
/* harmony export */   jt: () => (/* binding */ toolsPart)
/* harmony export */ });
/* harmony import */ var _core_markdown__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(526);
/* harmony import */ var _course__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7123);
/* harmony import */ var _excerpt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3109);
/* harmony import */ var _layout__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1128);
/* harmony import */ var _text_heading__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9510);





function toolsSection(report, page) {
    const [first, ...others] = (0,_course__WEBPACK_IMPORTED_MODULE_0__/* .toolLines */ .kQ)(report);
    if (first === undefined)
        return [];
    const room = page.width - page.margin - 2;
    const body = others.flatMap((line) => (0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .marked */ .xI)((0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .span */ .Ln)('–', 'warn'), (0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_excerpt__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(line, 400), room)));
    const rest = body.length === 0 ? [] : (0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .beside */ .vY)((0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .span */ .Ln)('not done', 'label'), body, page);
    return [...(0,_text_heading__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R)('TOOLS', '', page), ...(0,_layout__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(first, page.width), ...rest];
}
function toolsPart(report) {
    const [first, ...others] = (0,_course__WEBPACK_IMPORTED_MODULE_0__/* .toolLines */ .kQ)(report);
    const before = first === undefined ? '' : `### Tools\n\n${(0,_core_markdown__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(first)}${others.length > 0 ? '\n\n' : ''}`;
    const items = others.map((line) => `- ${(0,_core_markdown__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_excerpt__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(line, 400))}`);
    return { before, items, between: '\n', after: '', noun: 'calls that were not done', level: 1 };
}
function trustLine({ task }) {
    if (task === null || task.trust.tier !== 'untrusted')
        return null;
    return `not trusted: ${task.trust.reason}`;
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
/* harmony import */ var _domain_mode__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3445);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _course__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7123);
/* harmony import */ var _wording__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);




const sources = {
    reviewer: ['reviewer', 'rules', 'diff'],
    security: ['security', 'rules', 'secrets'],
    debugger: ['debugger', 'traces'],
    performance: ['performance', 'rules', 'diff'],
};
function verdicts(report) {
    return _domain_mode__WEBPACK_IMPORTED_MODULE_2__/* .criticNames */ .pH
        .filter((critic) => ((0,_course__WEBPACK_IMPORTED_MODULE_0__/* .wantsVerdicts */ .g)(report) && _domain_mode__WEBPACK_IMPORTED_MODULE_2__/* .usualCritics */ .sS.includes(critic)) || isHeardOf(report, critic))
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
    const asked = (0,_course__WEBPACK_IMPORTED_MODULE_0__/* .wantsVerdicts */ .g)(report) || verdicts(report).length > 0;
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
        return { state: 'findings', counts: (0,_wording__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .Ot)(part.found), worst };
    const hidden = (0,_wording__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .Ot)(outOfSight(report, critic));
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
/* harmony export */   h3: () => (/* binding */ isCarriedOut),
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
    const own = isCarriedOut(report) ? [] : (report.plan?.nextActions ?? []);
    return [...new Set([...own, ...report.suggestions, ...modes])];
}
function isCarriedOut({ plan, act }) {
    return plan !== null && act !== null && act.plan.id === plan.id;
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