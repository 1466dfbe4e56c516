"use strict";
exports.id = 3545;
exports.ids = [3545];
exports.modules = {

/***/ 2586:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ yamlFaultPhrase),
/* harmony export */   U: () => (/* binding */ tooDeepAt)
/* harmony export */ });
const deepest = 200;
function tooDeepAt(text) {
    const columns = [];
    let open = 0;
    let line = 1;
    let column = 0;
    let atStart = true;
    const enter = () => {
        while ((columns.at(-1) ?? -1) >= column)
            columns.pop();
        columns.push(column);
    };
    for (let at = 0; at < text.length; at += 1, column += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x0a || code === 0x0d) {
            if (code === 0x0a)
                line += 1;
            column = -1;
            atStart = true;
            continue;
        }
        if (atStart && code !== 0x20 && code !== 0x09) {
            enter();
            atStart = isIndicator(code) && isBlank(text.charCodeAt(at + 1));
        }
        if (code === 0x5b || code === 0x7b)
            open += 1;
        else if ((code === 0x5d || code === 0x7d) && open > 0)
            open -= 1;
        if (open + columns.length > deepest)
            return { line, column: column + 1 };
    }
    return null;
}
function isIndicator(code) {
    return code === 0x2d || code === 0x3f || code === 0x3a;
}
function isBlank(code) {
    return Number.isNaN(code) || code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
const phrases = {
    BAD_INDENT: 'the indentation does not fit, or a bracket above is not closed',
    MULTILINE_IMPLICIT_KEY: 'a key must stand on one line; look for a missing colon',
    MULTIPLE_DOCS: 'a second document begins; keep one',
    TAB_AS_INDENT: 'a tab is used to indent; use spaces',
    TAG_RESOLVE_FAILED: 'a tag (!) is not allowed',
};
function yamlFaultPhrase(code, message) {
    const own = message.includes('call stack') ? 'it is nested too deeply' : phrases[code];
    if (own !== undefined)
        return own;
    const first = message.split(/\n|\. /, 1)[0] ?? '';
    const line = first
        .slice(0, 120)
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')
        .trimEnd();
    const sentence = line.endsWith('.') || line.endsWith(':') ? line.slice(0, -1) : line;
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
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

/***/ 3422:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: () => (/* binding */ isInside),
  Vb: () => (/* binding */ nameOf),
  RG: () => (/* binding */ readConfigFile),
  yR: () => (/* binding */ readText)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/edge/node.js
var edge_node = __webpack_require__(9905);
// EXTERNAL MODULE: ./build/edge/say.js
var say = __webpack_require__(4718);
;// CONCATENATED MODULE: ./build/edge/json-node.js


function readJson(text) {
    const reader = { text, at: 0, line: 1, lineStart: 0 };
    if (next(reader) === '')
        return { kind: 'map', entries: [], line: 1, column: 1 };
    const node = value(reader, 0);
    if (next(reader) !== '')
        throw wrong(reader, 'there is more text behind the end');
    return node;
}
function value(reader, depth) {
    const first = next(reader);
    const place = placeOf(reader);
    if (depth > edge_node/* deepest */.JS)
        throw wrong(reader, 'it is nested too deeply');
    if (first === '{')
        return { ...place, kind: 'map', entries: entries(reader, depth) };
    if (first === '[')
        return { ...place, kind: 'list', items: items(reader, depth) };
    if (first === '"')
        return { ...place, kind: 'scalar', value: string(reader) };
    return { ...place, kind: 'scalar', value: word(reader) };
}
function entries(reader, depth) {
    const found = [];
    const keys = new Set();
    reader.at += 1;
    if (next(reader) === '}') {
        reader.at += 1;
        return found;
    }
    for (;;) {
        if (next(reader) !== '"')
            throw wrong(reader, 'a key in double quotation marks is expected');
        const place = placeOf(reader);
        const start = reader.at;
        const key = string(reader);
        if (keys.has(key))
            throw wrong({ ...reader, at: start }, `the key ${(0,say/* shown */.SP)(key)} stands twice`);
        keys.add(key);
        if (next(reader) !== ':')
            throw wrong(reader, 'a colon is expected');
        reader.at += 1;
        found.push({ key, ...place, node: value(reader, depth + 1) });
        if (closes(reader, '}'))
            return found;
    }
}
function items(reader, depth) {
    const found = [];
    reader.at += 1;
    if (next(reader) === ']') {
        reader.at += 1;
        return found;
    }
    for (;;) {
        found.push(value(reader, depth + 1));
        if (closes(reader, ']'))
            return found;
    }
}
function closes(reader, bracket) {
    const sign = next(reader);
    if (sign !== ',' && sign !== bracket)
        throw wrong(reader, `a comma or ${bracket} is expected`);
    reader.at += 1;
    return sign === bracket;
}
function string(reader) {
    const start = reader.at;
    let end = start + 1;
    while (end < reader.text.length && reader.text[end] !== '"')
        end += reader.text[end] === '\\' ? 2 : 1;
    if (end >= reader.text.length)
        throw wrong(reader, 'the closing quotation mark is missing');
    reader.at = end + 1;
    try {
        return String(JSON.parse(reader.text.slice(start, end + 1)));
    }
    catch {
        throw wrong({ ...reader, at: start }, 'the text in quotation marks holds a line end or an unknown escape');
    }
}
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const words = { true: true, false: false, null: null };
function word(reader) {
    const start = reader.at;
    while (reader.at < reader.text.length && /[\w.+-]/.test(reader.text[reader.at] ?? ''))
        reader.at += 1;
    const found = reader.text.slice(start, reader.at);
    if (Object.hasOwn(words, found))
        return words[found] ?? null;
    if (found.length < 400 && number.test(found))
        return Number(found);
    throw wrong({ ...reader, at: start }, 'a value is expected');
}
function next(reader) {
    for (;;) {
        const sign = reader.text[reader.at] ?? '';
        if (sign !== ' ' && sign !== '\t' && sign !== '\r' && sign !== '\n')
            return sign;
        reader.at += 1;
        if (sign === '\n') {
            reader.line += 1;
            reader.lineStart = reader.at;
        }
    }
}
function wrong(reader, message) {
    const { line, column } = placeOf(reader);
    return new edge_node/* MalformedText */.$3(message, line, column);
}
function placeOf(reader) {
    return { line: reader.line, column: reader.at - reader.lineStart + 1 };
}

// EXTERNAL MODULE: ./build/core/yaml-text.js
var yaml_text = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/edge/yaml-node.js


async function readYaml(text) {
    const deep = (0,yaml_text/* tooDeepAt */.U)(text);
    if (deep !== null)
        throw new edge_node/* MalformedText */.$3('it is nested too deeply', deep.line, deep.column);
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        version: '1.2',
        schema: 'core',
        strict: true,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
        lineCounter: lines,
    });
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault !== undefined) {
        const { line, column } = placeAt(lines, fault.pos[0]);
        throw new edge_node/* MalformedText */.$3((0,yaml_text/* yamlFaultPhrase */.H)(fault.code, fault.message), line, column);
    }
    return convert({ yaml, lines }, document.contents, { line: 1, column: 1 }, 0);
}
function convert(reading, node, above, depth) {
    const { yaml, lines } = reading;
    if (node === null || node === undefined)
        return { ...above, kind: 'scalar', value: null };
    if (!yaml.isNode(node))
        throw new edge_node/* MalformedText */.$3('a value is expected', above.line, above.column);
    const place = node.range ? placeAt(lines, node.range[0]) : above;
    if (depth > edge_node/* deepest */.JS)
        throw new edge_node/* MalformedText */.$3('it is nested too deeply', place.line, place.column);
    if (yaml.isAlias(node) || node.anchor !== undefined) {
        throw new edge_node/* MalformedText */.$3('an anchor or alias (& or *) is not allowed; write the value out', place.line, place.column);
    }
    if (node.tag !== undefined)
        throw new edge_node/* MalformedText */.$3('a tag (!) is not allowed', place.line, place.column);
    if (yaml.isMap(node))
        return { ...place, kind: 'map', entries: yaml_node_entries(reading, node.items, place, depth) };
    if (yaml.isSeq(node)) {
        return {
            ...place,
            kind: 'list',
            items: node.items.map((item) => convert(reading, item, place, depth + 1)),
        };
    }
    return { ...place, kind: 'scalar', value: scalar(yaml.isScalar(node) ? node.value : null, place) };
}
function yaml_node_entries(reading, pairs, above, depth) {
    const keys = new Set();
    return pairs.map((pair) => {
        const found = entry(reading, pair, above, depth);
        if (keys.has(found.key))
            throw new edge_node/* MalformedText */.$3('this key stands twice', found.line, found.column);
        keys.add(found.key);
        return found;
    });
}
function entry(reading, pair, above, depth) {
    const { yaml, lines } = reading;
    const { key } = pair;
    const place = yaml.isNode(key) && key.range ? placeAt(lines, key.range[0]) : above;
    if (!yaml.isScalar(key) || key.anchor !== undefined || key.tag !== undefined) {
        throw new edge_node/* MalformedText */.$3('a key must be a plain word', place.line, place.column);
    }
    return { ...place, key: String(key.value), node: convert(reading, pair.value, place, depth + 1) };
}
function scalar(value, place) {
    if (typeof value === 'string' ||
        typeof value === 'number' ||
        typeof value === 'boolean' ||
        value === null) {
        return value;
    }
    throw new edge_node/* MalformedText */.$3('a text, a number, true or false is expected', place.line, place.column);
}
function placeAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
}

;// CONCATENATED MODULE: ./build/edge/config-file.js







const largest = 262_144;
async function readConfigFile(path, name, within) {
    const text = await readText(path, name, within);
    if (text === null)
        return null;
    try {
        const node = path.endsWith('.json') ? readJson(text) : await readYaml(text);
        if (node.kind === 'map')
            return node;
        if (node.kind === 'scalar' && node.value === null)
            return { line: 1, column: 1, kind: 'map', entries: [] };
        throw new edge_node/* MalformedText */.$3('a group of settings is expected', node.line, node.column);
    }
    catch (fault) {
        throw malformed(fault, path, name);
    }
}
function malformed(fault, path, name) {
    const language = path.endsWith('.json') ? 'JSON' : 'YAML';
    if (fault instanceof edge_node/* MalformedText */.$3) {
        const place = `${name}:${fault.line}:${fault.column}`;
        return new errors/* RunError */.e4('config', `${place} cannot be read as ${language} settings: ${fault.message}.`, {
            cause: fault,
        });
    }
    return new errors/* RunError */.e4('config', `${name} cannot be read as ${language} settings; look for a bracket too many.`, { cause: fault });
}
async function readText(path, name, within) {
    const bytes = await readBytes(path, name, within);
    if (bytes === null)
        return null;
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        throw new errors/* RunError */.e4('config', `${name} is UTF-16 text; save it as UTF-8.`);
    }
    if (bytes.includes(0))
        throw new errors/* RunError */.e4('config', `${name} is a binary file, not text; give a text file in UTF-8.`);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* RunError */.e4('config', `${name} is not valid UTF-8 text; save it as UTF-8.`, { cause });
    }
}
async function readBytes(path, name, within) {
    try {
        if (within !== undefined && !isInside(within, await (0,promises_.realpath)(path))) {
            throw new errors/* RunError */.e4('config', `${name} is a link to a place outside the workspace; put the file itself there.`);
        }
        const { O_RDONLY, O_NONBLOCK } = (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 3024, 23))).constants;
        const file = await (0,promises_.open)(path, O_RDONLY | (O_NONBLOCK ?? 0));
        try {
            const state = await file.stat();
            if (state.isDirectory())
                throw new errors/* RunError */.e4('config', `${name} is a folder; a file is expected.`);
            if (!state.isFile())
                throw new errors/* RunError */.e4('config', `${name} is no regular file; a text file is expected.`);
            const buffer = new Uint8Array(largest + 1);
            let filled = 0;
            for (;;) {
                const { bytesRead } = await file.read(buffer, filled, buffer.length - filled);
                filled += bytesRead;
                if (bytesRead === 0 || filled === buffer.length)
                    break;
            }
            if (filled > largest)
                throw new errors/* RunError */.e4('config', `${name} is over 256 kB, too large for settings; shorten it.`);
            return buffer.subarray(0, filled);
        }
        finally {
            await file.close();
        }
    }
    catch (fault) {
        if (fault instanceof errors/* RunError */.e4)
            throw fault;
        const code = fault.code ?? 'unknown';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw new errors/* RunError */.e4('config', `${name} cannot be read (${code}); check what it is and who may read it.`, {
            cause: fault,
        });
    }
}
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || !(way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way));
}
function nameOf(path) {
    return (0,say/* shown */.SP)(path).slice(1, -1);
}


/***/ }),

/***/ 7347:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ environmentName),
/* harmony export */   y: () => (/* binding */ inputName)
/* harmony export */ });
function environmentName(flag) {
    return `COUNTERSIGN_${flag.toUpperCase().replaceAll('-', '_')}`;
}
function inputName(flag) {
    return `INPUT_${flag.toUpperCase()}`;
}


/***/ }),

/***/ 7448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ existingFolder),
/* harmony export */   j: () => (/* binding */ insideWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3393);
/* harmony import */ var _config_file__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3422);




async function existingFolder(path, flag) {
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory())
            return { path, real: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path) };
    }
    catch (cause) {
        const code = cause.code ?? 'unknown';
        const what = code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : `cannot be entered (${code})`;
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('input', `The folder ${(0,_config_file__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path)} ${what}; give another with ${flag}.`, { cause });
    }
    throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('input', `${(0,_config_file__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path)} is a file, not a folder; give a folder with ${flag}.`);
}
async function insideWorkspace(workspace, text) {
    const folder = await existingFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace.path, text), '--working-directory');
    if (!(0,_config_file__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace.real, folder.real)) {
        const message = `The working directory ${(0,_config_file__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(text)} lies outside the workspace; give a folder inside it with --working-directory.`;
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('input', message);
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace.real, folder.real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.';
}


/***/ }),

/***/ 9084:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ instructionsText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_file__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3422);



async function instructionsText(text, cwd, workspace) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, text);
    const isName = text !== '' && text.length < 1000 && !/[\n\0]/.test(text);
    if (!isName || !(await isFile(path)))
        return text;
    const within = (0,_config_file__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(workspace.path, path) ? workspace.real : undefined;
    return (await (0,_config_file__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(path, (0,_config_file__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(text), within)) ?? text;
}
async function isFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 9905:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ MalformedText),
/* harmony export */   E7: () => (/* binding */ nodeOf),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
const deepest = 32;
class MalformedText extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.line = line;
        this.column = column;
    }
}
function plain(node) {
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map(plain);
    return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.node)]));
}
function nodeOf(value, line, depth = 0) {
    const place = { line, column: 1 };
    if (depth > deepest)
        return { ...place, kind: 'scalar', value: null };
    if (Array.isArray(value)) {
        return { ...place, kind: 'list', items: value.map((item) => nodeOf(item, line, depth + 1)) };
    }
    if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value).map(([key, item]) => ({
            ...place,
            key,
            node: nodeOf(item, line, depth + 1),
        }));
        return { ...place, kind: 'map', entries };
    }
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return { ...place, kind: 'scalar', value };
    }
    return { ...place, kind: 'scalar', value: null };
}


/***/ }),

/***/ 1874:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ addLayer),
  e: () => (/* binding */ setAt)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
;// CONCATENATED MODULE: ./build/domain/settled.js
const settled_layers = [
    'default',
    'user file',
    'repository file',
    'task file',
    'config file',
    'environment',
    'action input',
    'flag',
];

;// CONCATENATED MODULE: ./build/edge/strongest.js


function addLayer(state, given) {
    const byPath = new Map(given.map((value) => [value.path, value]));
    refuseBoth(byPath);
    for (const value of given) {
        if (value.path === 'json')
            addJson(state, value);
        else if (isStronger(state, value))
            put(state, value);
    }
}
function put(state, value) {
    state.set(value.path, value);
    if (value.path === 'input')
        state.delete('task');
    if (value.path === 'task')
        state.delete('input');
}
function addJson(state, json) {
    const format = { ...json, path: 'format', value: json.value === true ? 'json' : 'text' };
    const wanted = json.value === true || state.get('format')?.value === 'json';
    if (wanted && isStronger(state, format))
        state.set('format', format);
}
function isStronger(state, value) {
    const before = rank(state.get(value.path));
    const other = value.path === 'input' ? rank(state.get('task')) : value.path === 'task' ? rank(state.get('input')) : -1;
    return rank(value) >= Math.max(before, other);
}
function rank(value) {
    return value === undefined ? -1 : settled_layers.indexOf(value.layer);
}
function refuseBoth(byPath) {
    const input = byPath.get('input');
    const task = byPath.get('task');
    if (input !== undefined && task !== undefined) {
        throw new errors/* RunError */.e4('input', `The task is given twice (${input.from} and ${task.from}); give one of them.`);
    }
    const json = byPath.get('json');
    const format = byPath.get('format');
    if (json !== undefined && format !== undefined && json.value !== (format.value === 'json')) {
        const kind = json.layer === 'flag' ? 'input' : 'config';
        throw new errors/* RunError */.e4(kind, `\`json: ${json.value}\` (${json.from}) and \`format: ${format.value}\` (${format.from}) contradict each other; give one of them.`);
    }
}
function setAt(values, path, value) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let group = values;
    for (const key of keys) {
        group[key] ??= {};
        group = group[key];
    }
    group[last] = value;
}


/***/ }),

/***/ 7586:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ unknownVariables),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var _core_nearest__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5241);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3393);
/* harmony import */ var _flag__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7347);
/* harmony import */ var _flags_generated__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8089);
/* harmony import */ var _say__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4718);





function readEnvironment(env) {
    const given = [];
    for (const flag of _flags_generated__WEBPACK_IMPORTED_MODULE_1__/* .flags */ .M) {
        const own = (0,_flag__WEBPACK_IMPORTED_MODULE_2__/* .environmentName */ .V)(flag.name);
        const name = flag.variable !== undefined && (env[own] ?? '') === '' ? flag.variable : own;
        const text = name === own ? env[own] : env[name]?.trim();
        if (text !== undefined && text !== '') {
            given.push({ setting: flag.setting, texts: [text], layer: 'environment', from: `environment ${name}` });
        }
    }
    return given;
}
function readInputs(env) {
    if (env.GITHUB_ACTIONS !== 'true')
        return [];
    const given = [];
    for (const flag of _flags_generated__WEBPACK_IMPORTED_MODULE_1__/* .flags */ .M) {
        const text = env[(0,_flag__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .y)(flag.name)]?.trim();
        if (text !== undefined && text !== '') {
            given.push({ setting: flag.setting, texts: [text], layer: 'action input', from: `input ${flag.name}` });
        }
    }
    return given;
}
function unknownVariables(env, keyVariable) {
    const known = _flags_generated__WEBPACK_IMPORTED_MODULE_1__/* .flags */ .M.map((flag) => (0,_flag__WEBPACK_IMPORTED_MODULE_2__/* .environmentName */ .V)(flag.name));
    const unknown = Object.keys(env).filter((name) => name.startsWith('COUNTERSIGN_') && name !== keyVariable && !known.includes(name));
    return unknown.sort().map((name) => {
        const near = (0,_core_nearest__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name.slice('COUNTERSIGN_'.length), known.map((other) => other.slice('COUNTERSIGN_'.length)));
        if (near === null)
            return `The environment variable ${(0,_say__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(name)} is no setting and is not read.`;
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('config', `Unknown setting ${(0,_say__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(name)} in the environment; did you mean \`COUNTERSIGN_${near}\`?`);
    });
}


/***/ })

};
;