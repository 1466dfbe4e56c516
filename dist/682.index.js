"use strict";
exports.id = 682;
exports.ids = [682];
exports.modules = {

/***/ 8682:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedFormat: () => (/* binding */ askedFormat),
/* harmony export */   faultReport: () => (/* binding */ faultReport)
/* harmony export */ });
/* harmony import */ var _core_report_start__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3728);
/* harmony import */ var _domain_config__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7216);
/* harmony import */ var _engine_offline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9045);



function faultReport({ kind, message, hint }) {
    return { ...(0,_core_report_start__WEBPACK_IMPORTED_MODULE_2__/* .emptyReport */ ._)(_engine_offline__WEBPACK_IMPORTED_MODULE_1__/* .offline */ .W.info), message, error: { kind, message, hint } };
}
function askedFormat(argv, env) {
    const input = env.GITHUB_ACTIONS === 'true' ? env : {};
    const flags = ofCommandLine(argv);
    return {
        json: flags.json ?? yesOrNo(input.INPUT_JSON) ?? yesOrNo(env.COUNTERSIGN_JSON) ?? false,
        format: flags.format ?? named(input.INPUT_FORMAT) ?? named(env.COUNTERSIGN_FORMAT) ?? 'text',
    };
}
function ofCommandLine(argv) {
    const asked = {};
    for (const [at, argument] of argv.entries()) {
        if (argument === '--')
            break;
        const [name, value] = argument.split('=', 2);
        const json = name === '--json' ? yesOrNo(value ?? 'true') : argument === '--no-json' ? false : null;
        if (json !== null)
            asked.json = json;
        const format = name === '--format' ? named(value ?? argv[at + 1]) : null;
        if (format !== null)
            asked.format = format;
    }
    return asked;
}
function yesOrNo(text) {
    const word = text?.trim().toLowerCase();
    return word === 'true' ? true : word === 'false' ? false : null;
}
function named(text) {
    return _domain_config__WEBPACK_IMPORTED_MODULE_0__/* .formatNames */ .EI.find((name) => name === text?.trim()) ?? null;
}


/***/ }),

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

/***/ 9045:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ offline)
/* harmony export */ });
/* harmony import */ var _modes_planning__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(998);

const offline = {
    info: {
        kind: 'offline',
        model: null,
        schemaRung: null,
        note: 'No model was used. Plan and verdicts are worked out by rules from the task’s own words, the code, its history and its tests: they point at places and quote facts, and they do not judge whether the design is right.',
    },
    plan: async (task, evidence) => _modes_planning__WEBPACK_IMPORTED_MODULE_0__/* .planning */ .I.offline(task, evidence),
    examine: async (critic, task, evidence, plan) => critic.offline(task, evidence, plan),
};


/***/ })

};
;