"use strict";
exports.id = 5688;
exports.ids = [5688];
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


function toolsInShort(grants, all) {
    const tools = all.filter(({ name }) => name !== tool_filter/* exitPlanMode */.vX);
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
// EXTERNAL MODULE: ./build/modes/index.generated.js + 20 modules
var index_generated = __webpack_require__(5979);
// EXTERNAL MODULE: ./build/sinks/json.js
var json = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/tools/index.generated.js + 40 modules
var tools_index_generated = __webpack_require__(8222);
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


/***/ })

};
;