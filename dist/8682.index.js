"use strict";
exports.id = 8682;
exports.ids = [8682];
exports.modules = {

/***/ 8682:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedFor: () => (/* binding */ askedFor),
/* harmony export */   faultReport: () => (/* binding */ faultReport)
/* harmony export */ });
/* harmony import */ var _core_report_start__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3728);
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8678);
/* harmony import */ var _engine_offline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8536);



function faultReport({ kind, message, hint }, asked) {
    const note = 'Nothing was planned or examined: the run ended before anybody could be asked.';
    const engine = { ..._engine_offline__WEBPACK_IMPORTED_MODULE_1__/* .offline */ .W.info, kind: asked.model ? 'openai' : _engine_offline__WEBPACK_IMPORTED_MODULE_1__/* .offline */ .W.info.kind, note };
    return { ...(0,_core_report_start__WEBPACK_IMPORTED_MODULE_2__/* .emptyReport */ ._)(engine), message, error: { kind, message, hint } };
}
function askedFor(argv, env) {
    const flags = flagsOf(argv);
    const input = env.GITHUB_ACTIONS === 'true' ? env : {};
    const texts = (name) => [
        ...flags.filter(([flag]) => flag === name).map(([, text]) => text),
        input[`INPUT_${name.toUpperCase()}`],
        env[`COUNTERSIGN_${name.toUpperCase().replaceAll('-', '_')}`],
    ];
    const first = (name, read) => texts(name)
        .map((text) => read(text?.trim() ?? ''))
        .find((value) => value !== null);
    const isGiven = (name) => texts(name).some((text) => (text ?? '') !== '');
    const engine = first('engine', (text) => (text === 'openai' || text === 'offline' ? text : null));
    const isSetUp = ['base-url', 'model', 'api-key-env'].some(isGiven);
    const isUsual = [env.OPENAI_BASE_URL, env.OPENAI_API_KEY].some((text) => (text?.trim() ?? '') !== '');
    return {
        json: first('json', yesOrNo) ?? false,
        format: first('format', (text) => _domain_config__WEBPACK_IMPORTED_MODULE_0__/* .formatNames */ .EI.find((name) => name === text) ?? null) ?? 'text',
        model: engine === undefined ? isSetUp || isUsual : engine === 'openai',
    };
}
function flagsOf(argv) {
    const end = argv.indexOf('--');
    const given = end === -1 ? argv : argv.slice(0, end);
    const flags = given.flatMap((argument, at) => {
        if (argument === '--no-json')
            return [['json', 'false']];
        if (!argument.startsWith('--'))
            return [];
        const [name = '', text] = argument.slice(2).split(/=(.*)/s, 2);
        return [[name, text ?? (name === 'json' ? 'true' : (given[at + 1] ?? ''))]];
    });
    return flags.reverse();
}
function yesOrNo(text) {
    const word = text.toLowerCase();
    return word === 'true' ? true : word === 'false' ? false : null;
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

/***/ 526:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
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
        act: null,
        stepFindings: [],
        planChanges: [],
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

/***/ 8536:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ offline)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/answer/places.js


const mostLines = 8;
const above = 2;
function placesFor(evidence) {
    const facts = evidence.passages;
    const traced = (0,plan_spots/* ownFrames */.LN)(evidence).flatMap(({ place }) => (place === null ? [] : [place]));
    const read = (facts?.passages ?? []).filter((passage) => isTelling(passage, evidence));
    const found = [];
    for (const passage of [...traced, ...read]) {
        const quote = stretchOf(passage);
        const isKnown = found.some(({ quote: other }) => overlap(other, quote));
        if (isKnown)
            continue;
        const { symbol, reasons, words } = passage;
        found.push({ part: partOf(passage, evidence), quote, symbol, reasons, words });
    }
    return found;
}
function isTelling({ file, startLine, endLine, words }, { passages: facts }) {
    if (facts === undefined)
        return false;
    if (facts.namedFiles.includes(file))
        return true;
    if (facts.symbols.some((one) => one.file === file && one.line >= startLine && one.line <= endLine))
        return true;
    return new Set(words).size >= Math.min(2, facts.words.length);
}
function faintPlace(evidence) {
    const [passage] = evidence.passages?.passages ?? [];
    if (passage === undefined)
        return null;
    const { symbol, reasons, words } = passage;
    return { part: partOf(passage, evidence), quote: stretchOf(passage), symbol, reasons, words };
}
function partOf({ file, startLine, endLine }, { passages: facts }) {
    if ((0,test_files/* isTestFile */.hl)(file))
        return 'test';
    const defines = (facts?.symbols ?? []).some((one) => one.file === file && one.line >= startLine && one.line <= endLine);
    return defines ? 'definition' : 'use';
}
function stretchOf({ file, startLine, focusLine, code }) {
    const lines = code.split('\n');
    const focus = Math.min(Math.max(focusLine - startLine, 0), lines.length - 1);
    let first = Math.max(0, Math.min(focus - above, lines.length - mostLines));
    let last = Math.min(lines.length, first + mostLines) - 1;
    while (first < last && (lines[first] ?? '').trim() === '')
        first += 1;
    while (last > first && (lines[last] ?? '').trim() === '')
        last -= 1;
    return {
        file,
        startLine: startLine + first,
        endLine: startLine + last,
        code: lines.slice(first, last + 1).join('\n'),
    };
}
function overlap(a, b) {
    return a.file === b.file && a.startLine <= b.endLine && b.startLine <= a.endLine;
}

;// CONCATENATED MODULE: ./build/core/answer/offline-answer.js





const mostTextLines = 60;
const reserved = 6;
const mostCharacters = 160;
const mostNames = 5;
const limits = 'No model was asked. Without one this can only quote what stands in the workspace; it cannot explain or judge it.';
function offlineAnswer(_task, evidence, mode) {
    const places = placesFor(evidence);
    const lost = notFound(evidence);
    const intro = mode === 'thinking' ? [limits, '', ...known(evidence, places)] : [limits];
    if (places.length === 0) {
        const faint = faintPlace(evidence);
        const near = faint === null ? [] : ['', 'The nearest place:', ...quotation(faint)];
        const text = [...intro, '', ...nothing(evidence, faint), ...lost, ...near].join('\n');
        return { text, quotes: faint === null ? [] : [faint.quote] };
    }
    const groups = mode === 'teacher' ? taught(places, evidence) : [{ title: '', places, more: [] }];
    const text = [...intro];
    const quotes = [];
    const left = [];
    for (const { title, places: here, more } of groups) {
        const start = text.length;
        for (const place of here) {
            const lines = quotation(place);
            if (text.length + lines.length + lost.length + reserved > mostTextLines)
                left.push(place.quote);
            else {
                text.push(...lines);
                quotes.push(place.quote);
            }
        }
        const added = [...more, ...text.splice(start)];
        if (added.length > 0)
            text.push(...(title === '' ? [] : ['', `## ${title}`]), ...(more.length > 0 ? [''] : []), ...added);
    }
    if (left.length > 0)
        text.push('', `Not quoted here: ${left.slice(0, mostNames).map(where).join(', ')}${left.length > mostNames ? ` and ${left.length - mostNames} more` : ''}.`);
    if (lost.length > 0)
        text.push('', ...lost);
    return { text: text.join('\n'), quotes };
}
function quotation(place) {
    const { quote, symbol, words, reasons } = place;
    const why = reasons.length > 0
        ? reasons.slice(0, 2)
        : words.length > 0
            ? [`has ${words.slice(0, mostNames).join(', ')}`]
            : [];
    const said = why.length === 0 ? '' : `: ${(0,markdown/* inline */.mG)(why.join('; '))}`;
    const code = quote.code
        .split('\n')
        .map((line) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line))
        .join('\n');
    return [
        '',
        `${where(quote)}${symbol === null ? '' : ` in ${(0,markdown/* codeSpan */.SS)(symbol)}`}${said}`,
        '',
        ...(0,markdown/* fenced */.OF)(code, (0,test_files/* endingOf */.z6)(quote.file)).split('\n'),
    ];
}
function where({ file, startLine, endLine }) {
    return (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(file)}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`);
}
const titles = [
    ['definition', 'Where it is defined'],
    ['use', 'Where it stands'],
    ['test', 'Where it is tested'],
];
function taught(places, { tests }) {
    const files = new Set(places.map(({ quote }) => quote.file).filter((file) => !(0,test_files/* isTestFile */.hl)(file)));
    const covering = (tests?.covered ?? [])
        .filter(({ file }) => files.has(file))
        .flatMap(({ file, tests: all }) => all.slice(0, 2).map(({ path, why }) => `- ${(0,markdown/* codeSpan */.SS)(path)}, for ${(0,markdown/* codeSpan */.SS)(file)}: ${(0,markdown/* inline */.mG)(why)}`));
    return titles.map(([part, title]) => ({
        title,
        places: places.filter((place) => place.part === part),
        more: part === 'test' ? covering.slice(0, 3) : [],
    }));
}
function known({ passages: facts, commands }, places) {
    if (facts === undefined)
        return ['Known: nothing, as the workspace could not be searched.'];
    const files = new Set(places.map(({ quote }) => quote.file)).size;
    return [
        `Asked for: ${list(facts.words) || 'no word that could be searched for'}.`,
        `Known: ${(0,count/* counted */.h)(places.length, 'place')} in ${(0,count/* counted */.h)(files, 'file')}, of ${(0,count/* counted */.h)(facts.searchedFiles, 'file')} searched${commands?.ecosystems.length ? `; ${list(commands.ecosystems)}` : ''}.`,
        'Not known: what follows from them. That takes a reader or a model.',
    ];
}
function nothing({ passages: facts }, faint) {
    if (facts === undefined)
        return ['The workspace could not be searched; see the coverage of this run.'];
    const words = facts.words.length === 0 ? '' : ` for ${list(facts.words)}`;
    const alone = faint === null ? '' : ` No place has more of that than ${list(faint.words)}.`;
    return [
        `Nothing in the workspace answers this: ${(0,count/* counted */.h)(facts.searchedFiles, 'file')} searched${words}.${alone}`,
        ...(facts.leftOut ? [`${(0,count/* counted */.h)(facts.leftOut.files, 'file')} left out by ${facts.leftOut.by}.`] : []),
    ];
}
function notFound({ passages: facts }) {
    if (facts === undefined)
        return [];
    return [
        ...(facts.missingFiles.length > 0 ? [`Named, but not there: ${list(facts.missingFiles)}.`] : []),
        ...(facts.missingSymbols.length > 0
            ? [`Named, and found nowhere in the workspace: ${list(facts.missingSymbols)}.`]
            : []),
        ...(facts.unreadFiles ?? [])
            .slice(0, mostNames)
            .map(({ path, reason }) => `${(0,markdown/* codeSpan */.SS)(path)} was not read: it is ${(0,markdown/* inline */.mG)(reason)}.`),
    ];
}
function list(names) {
    const shown = names.slice(0, mostNames).map(markdown/* codeSpan */.SS).join(', ');
    return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

// EXTERNAL MODULE: ./build/modes/planning.js + 5 modules
var planning = __webpack_require__(7754);
;// CONCATENATED MODULE: ./build/engine/offline.js


const offline = {
    info: {
        kind: 'offline',
        model: null,
        schemaRung: null,
        note: 'No model was used. Plan and verdicts are worked out by rules from the task’s own words, the code, its history and its tests: they point at places and quote facts, and they do not judge whether the design is right.',
    },
    plan: async (task, evidence) => planning/* planning */.I.offline(task, evidence),
    examine: async (critic, { task, evidence, plan }) => critic.offline(task, evidence, plan),
    answer: async ({ task, evidence }, { mode }) => ({ ...offlineAnswer(task, evidence, mode), reasoning: '' }),
};


/***/ })

};
;