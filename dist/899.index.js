"use strict";
exports.id = 899;
exports.ids = [899];
exports.modules = {

/***/ 9784:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vH: () => (/* binding */ checkFile),
  Ri: () => (/* binding */ checkTexts),
  Xd: () => (/* binding */ knownSettings)
});

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/domain/config.js + 6 modules
var config = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/setting.js
var setting = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/edge/flag.js
var edge_flag = __webpack_require__(7347);
// EXTERNAL MODULE: ./build/edge/flags.generated.js
var flags_generated = __webpack_require__(8089);
// EXTERNAL MODULE: ./build/edge/say.js
var say = __webpack_require__(4718);
;// CONCATENATED MODULE: ./build/edge/issue.js

const types = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    record: 'a table',
    object: 'a group of settings',
};
function expected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return types[issue.expected] ?? `of the type ${issue.expected}`;
        case 'too_small':
            if (issue.origin === 'string' || issue.origin === 'array')
                return 'not empty';
            return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
        case 'too_big':
            if (issue.origin === 'string')
                return `at most ${issue.maximum} characters long`;
            return `at most ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function receivedAs(value) {
    if (typeof value === 'string')
        return value === '' ? 'an empty text' : `the text ${(0,say/* shown */.SP)(value)}`;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (value === null || value === undefined)
        return 'nothing';
    return Array.isArray(value) ? 'a list' : 'a group of settings';
}

// EXTERNAL MODULE: ./build/edge/node.js
var edge_node = __webpack_require__(9905);
;// CONCATENATED MODULE: ./build/edge/table-fault.js



function tableFault(setting, issue, culprit) {
    const [name, key] = issue.path.map(String);
    const whose = (0,say/* shown */.SP)(name ?? '');
    const { path } = issue;
    if (name === '')
        return { path, phrase: 'has an entry without a name; give it one.' };
    if (issue.code === 'unrecognized_keys') {
        const [unknown = ''] = issue.keys;
        const near = (0,nearest/* nearest */.p)(unknown, setting.keys);
        const known = near === null ? `; it takes ${(0,say/* listed */.KE)(setting.keys)}.` : `; did you mean \`${near}\`?`;
        return { path: [...path, unknown], phrase: `has the unknown key ${(0,say/* shown */.SP)(unknown)} for ${whose}${known}` };
    }
    if (key === undefined)
        return { path, phrase: `must be ${expected(issue)} for ${whose}, not ${receivedAs(culprit)}.` };
    if (culprit === undefined)
        return { path, phrase: `has no \`${key}\` for ${whose}; give one.` };
    return {
        path,
        phrase: `must be ${expected(issue)} in \`${key}\` of ${whose}, not ${receivedAs(culprit)}.`,
    };
}
function placeIn(entry, path) {
    let place = entry;
    for (const key of path) {
        const inner = entriesOf(place.node).find((candidate) => candidate.key === key);
        if (inner === undefined)
            return place;
        place = inner;
    }
    return place;
}
function entriesOf(node) {
    return node.kind === 'map' ? node.entries : [];
}

;// CONCATENATED MODULE: ./build/edge/texts.js
function fromTexts(setting, texts, layer) {
    const [first = ''] = texts;
    if (setting.kind === 'boolean')
        return fromBoolean(first);
    if (setting.kind === 'number')
        return fromNumber(first);
    if (setting.kind !== 'list')
        return first;
    if (layer === 'flag' && setting.info.list !== 'comma')
        return texts;
    return texts.flatMap((text) => listFromText(setting, text));
}
function listFromText(setting, text) {
    if (setting.info.list === 'whole')
        return [text];
    if (setting.info.list === 'comma' && text.trim() === 'none')
        return [];
    const parts = text.split(setting.info.list === 'comma' ? ',' : /\r?\n/).map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    return filled.length === 0 ? [''] : filled;
}
function fromBoolean(text) {
    const word = text.trim().toLowerCase();
    if (word === 'true' || word === '1')
        return true;
    if (word === 'false' || word === '0')
        return false;
    return text;
}
function fromNumber(text) {
    const word = text.trim();
    const value = Number(word);
    return /^[-+.\deE]+$/.test(word) && Number.isFinite(value) ? value : text;
}

// EXTERNAL MODULE: ./build/domain/model-values.js
var model_values = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/edge/value-fault.js





function faultIn(setting, value) {
    if (value === null)
        return whole('has no value; give one, or leave the setting out.');
    const result = setting.schema.safeParse(value);
    if (result.success)
        return null;
    const { issues } = result.error;
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    if (issue === undefined)
        return whole('is not valid.');
    const culprit = issue.path.reduce(member, value);
    if (setting.kind === 'table' && issue.path.length > 0)
        return tableFault(setting, issue, culprit);
    return { phrase: phrase(setting, issue, culprit), path: issue.path };
}
function whole(phrase) {
    return { phrase, path: [] };
}
function member(value, key) {
    return typeof value === 'object' && value !== null
        ? value[key]
        : undefined;
}
function phrase(setting, issue, culprit) {
    const { info } = setting;
    const near = nearName(setting, issue, culprit);
    if (near !== null)
        return near;
    if (issue.code === 'custom' && issue.message.endsWith('.'))
        return issue.message;
    const received = info.secret === undefined ? receivedAs(culprit) : `what was given${entryOf(issue)}`;
    if (info.list === 'comma' && culprit === 'none')
        return 'has `none` among other names; `none` stands alone and means nobody.';
    const { choices } = setting;
    if (choices !== null && (issue.code === 'invalid_value' || isElement(issue)))
        return `takes ${(0,say/* oneOf */.yL)(info.list === 'comma' ? [...choices, 'none'] : choices)}, not ${received}.`;
    const must = isElement(issue) ? 'has a wrong entry: it must be' : 'must be';
    const quoted = isElement(issue) && isGroup(culprit) ? ' in quotation marks' : '';
    return `${must} ${expected(issue)}${quoted}, not ${received}.`;
}
function nearName(setting, issue, culprit) {
    if (typeof culprit !== 'string' || setting.info.secret !== undefined)
        return null;
    if (setting.path === 'model') {
        const { stage } = (0,model_values/* modelEntry */.eJ)(culprit);
        const isKnown = stage === null || model_values/* modelStages */.F4.some((known) => known === stage);
        const near = isKnown ? null : (0,nearest/* nearest */.p)(stage, model_values/* modelStages */.F4);
        return near === null ? null : `does not know the stage ${(0,say/* shown */.SP)(stage ?? '')}; did you mean \`${near}\`?`;
    }
    const { choices } = setting;
    if (choices === null || !(issue.code === 'invalid_value' || isElement(issue)))
        return null;
    const near = (0,nearest/* nearest */.p)(culprit, choices);
    return near === null ? null : `does not know ${(0,say/* shown */.SP)(culprit)}; did you mean \`${near}\`?`;
}
function entryOf({ path: [first] }) {
    return typeof first === 'number' ? ` as entry ${first + 1}` : '';
}
function isGroup(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isElement(issue) {
    return issue.path.length > 0;
}

;// CONCATENATED MODULE: ./build/edge/check.js












function knownSettings() {
    const settings = new Map((0,setting/* listSettings */.cl)(config/* config */.$W).map((setting) => [setting.path, setting]));
    for (const [spelling, path] of Object.entries(config/* spellings */.cl))
        settings.set(spelling, lookUp(settings, path));
    const groups = new Set();
    for (const path of settings.keys()) {
        for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1))
            groups.add(path.slice(0, dot));
    }
    return { settings, groups };
}
function lookUp(settings, path) {
    const setting = settings.get(path);
    if (setting === undefined)
        throw new errors/* RunError */.e4('internal', `There is no setting ${path}.`);
    return setting;
}
function checkTexts(known, given) {
    const setting = lookUp(known.settings, given.setting);
    const value = fromTexts(setting, given.texts, given.layer);
    const fault = faultIn(setting, value);
    if (fault !== null)
        throw new errors/* RunError */.e4('config', `\`${setting.path}\` (${given.from}) ${fault.phrase}`, { hint });
    return { path: setting.path, value, layer: given.layer, from: given.from };
}
const hint = '`countersign config` prints every setting with its value and where it came from.';
function checkFile(known, source, node) {
    const found = new Map();
    for (const { entry, path } of leaves(known, source, node, '')) {
        const given = checkEntry(lookUp(known.settings, path), source, entry);
        const before = found.get(given.path);
        if (before !== undefined && before.value !== given.value) {
            const message = `\`${given.path}\` has two values, at ${before.from} and ${given.from}; keep one.`;
            throw new errors/* RunError */.e4('config', message);
        }
        found.set(given.path, given);
    }
    return [...found.values()];
}
function leaves(known, source, node, prefix) {
    if (node.kind !== 'map')
        return [];
    return node.entries.flatMap((entry) => {
        const path = prefix === '' ? entry.key : `${prefix}.${entry.key}`;
        if (known.settings.has(path))
            return [{ entry, path }];
        if (!known.groups.has(path))
            throw unknownSetting(known, source, entry, prefix);
        const empty = entry.node.kind === 'scalar' && entry.node.value === null;
        if (entry.node.kind !== 'map' && !empty) {
            throw new errors/* RunError */.e4('config', `\`${path}\` in ${placeOf(source, entry)} must be a group of settings, not ${receivedAs((0,edge_node/* plain */.pj)(entry.node))}.`, {
                hint,
            });
        }
        return leaves(known, source, entry.node, path);
    });
}
function checkEntry(setting, source, entry) {
    const place = placeOf(source, entry);
    const subject = `\`${setting.path}\` in ${place}`;
    if (setting.info.where === 'run') {
        throw new errors/* RunError */.e4('config', `${subject} belongs to a single run; give it as ${flagOf(setting)}.`);
    }
    if (source.trust === 'repository' && setting.info.trust === 'operator') {
        throw new errors/* RunError */.e4('config', `${subject} is for the person who runs the program, not for the repository; give it${elsewhere(setting)} in ~/.countersign/config.yaml.`);
    }
    const written = (0,edge_node/* plain */.pj)(entry.node);
    const value = setting.kind === 'list' && typeof written === 'string' ? listFromText(setting, written) : written;
    const fault = faultIn(setting, value);
    if (fault !== null) {
        const at = setting.kind === 'table' ? placeOf(source, placeIn(entry, fault.path)) : place;
        throw new errors/* RunError */.e4('config', `\`${setting.path}\` in ${at} ${fault.phrase}`, { hint });
    }
    return { path: setting.path, value, layer: source.layer, from: `${source.name}:${entry.line}` };
}
function placeOf(source, at) {
    return `${source.name}:${at.line}:${at.column}`;
}
function elsewhere(setting) {
    const flag = flagOf(setting);
    return flag === null ? '' : ` as ${flag}, or`;
}
function flagOf(setting) {
    const flag = flags_generated/* flags */.M.find((candidate) => candidate.setting === setting.path);
    return flag === undefined ? null : `--${flag.name} or ${(0,edge_flag/* environmentName */.V)(flag.name)}`;
}
function unknownSetting(known, source, entry, prefix) {
    const start = prefix === '' ? '' : `${prefix}.`;
    const all = [...known.settings.keys(), ...known.groups];
    const sibling = (0,nearest/* nearest */.p)(entry.key, keysUnder(all, start));
    const meant = sibling === null ? all.find((path) => path.endsWith(`.${entry.key}`)) : start + sibling;
    const rest = meant === undefined ? '; remove it.' : `; did you mean \`${meant}\`?`;
    const message = `Unknown setting ${(0,say/* shown */.SP)(start + entry.key)} in ${placeOf(source, entry)}${rest}`;
    return new errors/* RunError */.e4('config', message, { hint });
}
function keysUnder(paths, start) {
    return paths
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length).split('.', 1)[0] ?? '');
}


/***/ }),

/***/ 899:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   settleLayers: () => (/* binding */ settleLayers)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3393);
/* harmony import */ var _check__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9784);
/* harmony import */ var _config_file__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3422);
/* harmony import */ var _folders__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7448);
/* harmony import */ var _instructions__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9084);
/* harmony import */ var _state__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1228);
/* harmony import */ var _strongest__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1874);
/* harmony import */ var _surroundings__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7586);










async function settleLayers(command, flags, start) {
    const known = (0,_check__WEBPACK_IMPORTED_MODULE_3__/* .knownSettings */ .Xd)();
    const said = [(0,_surroundings__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Qo)(start.env), (0,_surroundings__WEBPACK_IMPORTED_MODULE_9__/* .readInputs */ .Ko)(start.env), flags].map((layer) => layer.map((given) => (0,_check__WEBPACK_IMPORTED_MODULE_3__/* .checkTexts */ .Ri)(known, given)));
    const asked = new Map();
    for (const layer of said)
        (0,_strongest__WEBPACK_IMPORTED_MODULE_8__/* .addLayer */ .V)(asked, layer);
    const workspace = await (0,_folders__WEBPACK_IMPORTED_MODULE_5__/* .existingFolder */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start.cwd, textOf(asked, 'workspace') ?? '.'), '--workspace');
    const warnings = [];
    const state = new Map();
    for (const layer of await fileLayers(known, workspace, textOf(asked, 'config'), start, warnings))
        (0,_strongest__WEBPACK_IMPORTED_MODULE_8__/* .addLayer */ .V)(state, layer);
    for (const layer of said)
        (0,_strongest__WEBPACK_IMPORTED_MODULE_8__/* .addLayer */ .V)(state, layer);
    const { config, provenance } = (0,_state__WEBPACK_IMPORTED_MODULE_7__/* .settled */ .g)(known, state);
    config.workspace = workspace.path;
    config.workingDirectory = await (0,_folders__WEBPACK_IMPORTED_MODULE_5__/* .insideWorkspace */ .j)(workspace, config.workingDirectory);
    config.instructions = await (0,_instructions__WEBPACK_IMPORTED_MODULE_6__/* .instructionsText */ .P)(config.instructions, start.cwd, workspace);
    warnings.unshift(...(0,_surroundings__WEBPACK_IMPORTED_MODULE_9__/* .unknownVariables */ .Au)(start.env, config.apiKeyEnv));
    return { command, config, provenance, warnings };
}
function textOf(state, path) {
    const value = state.get(path)?.value;
    return typeof value === 'string' ? value : undefined;
}
async function fileLayers(known, workspace, named, start, warnings) {
    const user = start.home === '' ? null : await findFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start.home, '.countersign'), '~/.countersign', warnings);
    const own = await findFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.path, '.countersign'), '.countersign', warnings);
    const userReal = user === null ? null : await realOrNull(user.path);
    const repository = own !== null && userReal !== null && (await realOrNull(own.path)) === userReal ? null : own;
    const found = [];
    if (user !== null)
        found.push(await readLayer(known, user, source(user.name, 'user file', 'operator')));
    if (repository !== null) {
        const from = source(repository.name, 'repository file', 'repository');
        found.push(await readLayer(known, repository, from, workspace.real));
    }
    if (named !== undefined) {
        const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start.cwd, named), name: (0,_config_file__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(named) };
        const real = await realOrNull(file.path);
        const inside = real !== userReal && (await liesIn(workspace, file.path, real));
        const from = source(file.name, 'config file', inside ? 'repository' : 'operator');
        found.push(await readLayer(known, file, from, inside ? workspace.real : undefined));
    }
    return found;
}
function source(name, layer, trust) {
    return { name, layer, trust };
}
async function readLayer(known, file, from, within) {
    const node = await (0,_config_file__WEBPACK_IMPORTED_MODULE_4__/* .readConfigFile */ .RG)(file.path, file.name, within);
    if (node !== null)
        return (0,_check__WEBPACK_IMPORTED_MODULE_3__/* .checkFile */ .vH)(known, from, node);
    if (from.layer !== 'config file')
        return [];
    throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('config', `The settings file ${file.name} does not exist; correct --config.`);
}
async function findFile(folder, name, warnings) {
    const names = await entriesOf(folder, name);
    const [yaml, json] = [names.includes('config.yaml'), names.includes('config.json')];
    if (yaml && json) {
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('config', `There are both ${name}/config.yaml and ${name}/config.json; keep one of them.`);
    }
    if (names.includes('config.yml'))
        warnings.push(`${name}/config.yml is not read; call it config.yaml.`);
    if (!yaml && !json)
        return null;
    const file = yaml ? 'config.yaml' : 'config.json';
    return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), name: `${name}/${file}` };
}
async function entriesOf(folder, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (cause) {
        const code = cause.code ?? 'unknown';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return [];
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('config', `The folder ${name} cannot be read (${code}); check who may read it.`, {
            cause,
        });
    }
}
async function realOrNull(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).then((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)), () => null));
}
async function liesIn(workspace, path, real) {
    return (0,_config_file__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace.real, real ?? path) || (0,_config_file__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace.path, path);
}


/***/ }),

/***/ 1228:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8678);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3393);
/* harmony import */ var _domain_setting__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _strongest__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1874);




function settled(known, state) {
    const values = {};
    const provenance = {};
    for (const setting of new Set(known.settings.values())) {
        const given = state.get(setting.path);
        if (given !== undefined)
            (0,_strongest__WEBPACK_IMPORTED_MODULE_2__/* .setAt */ .e)(values, setting.path, given.value);
        provenance[setting.path] = { layer: given?.layer ?? 'default', from: given?.from ?? 'default' };
    }
    const config = _domain_config__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W.parse(values, { jitless: true });
    config.json = config.format === 'json';
    if (provenance.format !== undefined)
        provenance.json = provenance.format;
    const { chunkSize, chunkOverlap } = config.rag.codebase;
    if (chunkOverlap >= chunkSize) {
        const from = [provenance['rag.codebase.chunkOverlap']?.from, provenance['rag.codebase.chunkSize']?.from];
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_1__/* .RunError */ .e4('config', `\`rag.codebase.chunkOverlap\` (${chunkOverlap}, ${from[0]}) must be less than \`rag.codebase.chunkSize\` (${chunkSize}, ${from[1]}).`);
    }
    return { config, provenance };
}
function stateOf(known, { config, provenance }) {
    const state = new Map();
    for (const { path } of new Set(known.settings.values())) {
        const from = provenance[path];
        if (from === undefined || path === 'json')
            continue;
        state.set(path, { ...from, path, value: (0,_domain_setting__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(config, path) });
    }
    return state;
}


/***/ })

};
;