"use strict";
exports.id = 971;
exports.ids = [971];
exports.modules = {

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

/***/ 4540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vH: () => (/* binding */ checkFile),
  Ri: () => (/* binding */ checkTexts),
  Xd: () => (/* binding */ knownSettings)
});

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/domain/config.js + 1 modules
var config = __webpack_require__(7216);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/setting.js
var setting = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/edge/flag.js
var edge_flag = __webpack_require__(7347);
// EXTERNAL MODULE: ./build/edge/flags.generated.js
var flags_generated = __webpack_require__(8089);
// EXTERNAL MODULE: ./build/edge/node.js
var edge_node = __webpack_require__(9905);
// EXTERNAL MODULE: ./build/edge/say.js
var say = __webpack_require__(4718);
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

// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
;// CONCATENATED MODULE: ./build/edge/value-fault.js



const types = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
};
function faultIn(setting, value) {
    if (value === null)
        return 'has no value; give one, or leave the setting out.';
    const result = setting.schema.safeParse(value);
    if (result.success)
        return setting.path === 'mode' ? modeFault(String(value)) : null;
    const issue = result.error.issues[0];
    if (issue === undefined)
        return 'is not valid.';
    const culprit = issue.path.reduce(member, value);
    return phrase(setting, issue, culprit);
}
function modeFault(name) {
    return mode/* modesHere */.n3.includes(name)
        ? null
        : `asks for the mode ${(0,say/* shown */.SP)(name)}, which this version does not have yet; it has ${(0,say/* listed */.KE)(mode/* modesHere */.n3)}.`;
}
function member(value, key) {
    return typeof value === 'object' && value !== null
        ? value[key]
        : undefined;
}
function phrase(setting, issue, culprit) {
    const received = setting.info.secret ? 'what was given' : receivedAs(culprit);
    const { info } = setting;
    const choices = setting.path === 'mode' ? mode/* modesHere */.n3 : setting.choices;
    if (info.list === 'comma' && culprit === 'none')
        return 'has `none` among other names; `none` stands alone and means nobody.';
    if (choices !== null && (issue.code === 'invalid_value' || isElement(issue))) {
        const near = typeof culprit === 'string' && !info.secret ? (0,nearest/* nearest */.p)(culprit, choices) : null;
        if (near !== null)
            return `does not know ${(0,say/* shown */.SP)(String(culprit))}; did you mean \`${near}\`?`;
        return `takes ${(0,say/* oneOf */.yL)(info.list === 'comma' ? [...choices, 'none'] : choices)}, not ${received}.`;
    }
    const must = isElement(issue) ? 'has a wrong entry: it must be' : 'must be';
    return `${must} ${expected(issue)}, not ${received}.`;
}
function isElement(issue) {
    return issue.path.length > 0;
}
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
        throw new errors/* RunError */.e4('config', `\`${setting.path}\` (${given.from}) ${fault}`, { hint });
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
        throw new errors/* RunError */.e4('config', `${subject} belongs to a single run; give it as ${elsewhere(setting)}.`);
    }
    if (source.trust === 'repository' && setting.info.trust === 'operator') {
        throw new errors/* RunError */.e4('config', `${subject} is for the person who runs the program, not for the repository; give it as ${elsewhere(setting)}, or in ~/.countersign/config.yaml.`);
    }
    const written = (0,edge_node/* plain */.pj)(entry.node);
    const value = setting.kind === 'list' && typeof written === 'string' ? listFromText(setting, written) : written;
    const fault = faultIn(setting, value);
    if (fault !== null)
        throw new errors/* RunError */.e4('config', `${subject} ${fault}`, { hint });
    return { path: setting.path, value, layer: source.layer, from: `${source.name}:${entry.line}` };
}
function placeOf(source, entry) {
    return `${source.name}:${entry.line}:${entry.column}`;
}
function elsewhere(setting) {
    const flag = flags_generated/* flags */.M.find((candidate) => candidate.setting === setting.path);
    return flag === undefined ? 'an operator setting' : `--${flag.name} or ${(0,edge_flag/* environmentName */.V)(flag.name)}`;
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

/***/ 1228:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7216);
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


/***/ })

};
;