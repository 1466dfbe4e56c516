"use strict";
exports.id = 6394;
exports.ids = [6394];
exports.modules = {

/***/ 5688:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printModes: () => (/* binding */ printModes)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
;// CONCATENATED MODULE: ./build/core/mode-table.js


function modeTable(modes) {
    const table = new Map();
    for (const name of mode/* modeNames */._X) {
        const found = modes.filter((mode) => mode.name === name);
        const [only] = found;
        if (only === undefined)
            throw new errors/* RunError */.e4('internal', `No mode is named "${name}"; add its file.`);
        if (found.length > 1)
            throw new errors/* RunError */.e4('internal', `Two modes are named "${name}"; rename one.`);
        table.set(name, only);
    }
    return table;
}

// EXTERNAL MODULE: ./build/core/tool-filter.js
var tool_filter = __webpack_require__(1112);
// EXTERNAL MODULE: ./build/domain/tool.js
var tool = __webpack_require__(6884);
;// CONCATENATED MODULE: ./build/core/tools-in-short.js


function toolsInShort(grants, tools) {
    const allowed = (0,tool_filter/* allowedTools */.OX)(grants, tools);
    if (allowed.length === 0)
        return 'none';
    if (allowed.length === tools.length)
        return 'all';
    const parts = tool/* effects */.z.flatMap((effect) => {
        const granted = allowed.filter((tool) => tool.effect === effect).map((tool) => tool.name);
        if (granted.length === 0)
            return [];
        const named = granted.length === tools.filter((tool) => tool.effect === effect).length ? [effect] : granted;
        return effect === 'write' ? [`${named.join(' and ')}${purposes[grants.writes]}`] : named;
    });
    return parts.join(', ');
}
const purposes = {
    all: '',
    fixes: ' for fixes',
    documents: ' for documents',
    none: '',
};

// EXTERNAL MODULE: ./build/core/width.js
var core_width = __webpack_require__(823);
// EXTERNAL MODULE: ./build/modes/index.generated.js + 21 modules
var index_generated = __webpack_require__(3858);
// EXTERNAL MODULE: ./build/sinks/json.js
var json = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/tools/index.generated.js + 44 modules
var tools_index_generated = __webpack_require__(5645);
;// CONCATENATED MODULE: ./build/commands/modes.js







function printModes(options) {
    const ordered = [...modeTable(index_generated/* modes */.n).values()];
    return options.json ? (0,json.jsonText)({ modes: ordered.map(resolved) }) : table(ordered);
}
function resolved(mode) {
    const allowed = (0,tool_filter/* allowedTools */.OX)(mode.grants, tools_index_generated/* tools */.Y);
    return {
        name: mode.name,
        icon: mode.icon,
        persona: mode.persona,
        colour: mode.colour,
        purpose: mode.purpose,
        aliases: mode.name === 'planning' ? ['plan'] : [],
        tools: namesOf(allowed),
        deniedTools: namesOf((0,tool_filter/* deniedTools */.ho)(mode.grants, tools_index_generated/* tools */.Y)),
        readOnly: allowed.every((tool) => tool.effect !== 'write'),
        writes: mode.grants.writes,
        threshold: mode.threshold,
        keywords: mode.hears,
        next: mode.next,
    };
}
function namesOf(some) {
    return some.map((tool) => tool.name).sort();
}
function table(ordered) {
    const rows = [
        ['mode', '', 'persona', 'purpose', 'tools'],
        ...ordered.map((mode) => [
            mode.name,
            mode.icon,
            mode.persona,
            mode.purpose,
            toolsInShort(mode.grants, tools_index_generated/* tools */.Y),
        ]),
    ];
    const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (0,core_width/* columns */.YB)(row[at] ?? ''))));
    return rows
        .map((row) => `${row.map((cell, at) => cell + ' '.repeat(room(cell, widths[at]))).join('  ')}\n`)
        .join('');
}
function room(cell, width = 0) {
    return Math.max(0, width - (0,core_width/* columns */.YB)(cell));
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

/***/ 6884:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ effects)
/* harmony export */ });
const effects = ['read', 'search', 'git', 'diagnose', 'exec', 'write', 'network', 'forge'];


/***/ })

};
;