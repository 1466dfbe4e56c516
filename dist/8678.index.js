"use strict";
exports.id = 8678;
exports.ids = [8678];
exports.modules = {

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

/***/ 8678:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $W: () => (/* binding */ config),
  EI: () => (/* binding */ formatNames),
  cl: () => (/* binding */ spellings)
});

// UNUSED EXPORTS: engineNames, failOnNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/domain/setting.js
var setting = __webpack_require__(6016);
;// CONCATENATED MODULE: ./build/domain/blocks.js



const structuredModes = ['debugger', 'security', 'reviewer', 'performance'];
const groupNotes = {
    Model: 'They hold when a model is asked (the engine `openai`). Its key is no setting: it is read from the environment variable that `apiKeyEnv` names.',
    Prompt: 'How modes change, and which may be entered: [modes](modes.md).',
    Retrieval: 'Read and checked; no part of this version acts on them yet.',
    'Structured output': 'How a model is asked for its answers; an answer is checked against its schema in any case. They hold for the engine `openai`.',
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
const told = (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured('Whether the endpoint is told the schema of this mode in its own way; `false`: in words only.'));
const structuredOutputBlock = schemas/* strictObject */.rej({
    enabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured('Whether the endpoint is told the schema of an answer in its own way (a strict schema, a schema, a tool, JSON); `false`: in words only, in every mode.')),
    defaultMaxRetries: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(0).max(10).default(3), structured('How many tries an answer gets until it is valid; 0 and 1 are both one try.')),
    defaultRetryDelay: (0,setting/* setting */.Pe)(schemas/* number */.aig().min(0).max(60_000).default(1000), structured('How long to wait between two tries, in milliseconds.')),
    strict: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), structured("Whether the endpoint's strict mode is asked for, where it has one.")),
    modes: schemas/* strictObject */.rej(Object.fromEntries(structuredModes.map((name) => [name, told])))
        .prefault({}),
})
    .prefault({});

// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
;// CONCATENATED MODULE: ./build/domain/gate-settings.js


const ofOperator = (info) => ({
    ...info,
    trust: 'operator',
    group: 'Approval',
});
const no = schemas/* boolean */.zMY().default(false);
const optionalText = schemas/* string */.YjP().min(1).nullable().default(null);
const gateSettings = {
    session: (0,setting/* setting */.Pe)(optionalText, ofOperator({
        description: 'Session to go on with, by the name that an earlier report gives.',
        where: 'run',
        value: 'ID',
        help: 'go on with this session',
    })),
    continue: (0,setting/* setting */.Pe)(no, ofOperator({
        description: 'Go on with the session of this workspace that was used last.',
        where: 'run',
        help: 'go on with the last session of this workspace',
    })),
    approve: (0,setting/* setting */.Pe)(schemas/* string */.YjP()
        .regex(/^(?:accept-edits|default|reject|feedback=[\s\S]*)$/, 'default, accept-edits, feedback=TEXT or reject')
        .nullable()
        .default(null), ofOperator({
        description: 'Decision about the plan of a session: `default` each change is proposed, `accept-edits` the changes are made, `feedback=TEXT` it is planned again with these words, `reject` it is not carried out.',
        where: 'run',
        value: 'DECISION',
        help: 'default|accept-edits|feedback=TEXT|reject a plan',
    })),
    planId: (0,setting/* setting */.Pe)(schemas/* string */.YjP()
        .regex(/^[0-9a-f]{12,64}$/, 'the plan’s id, at least its first 12 characters')
        .nullable()
        .default(null), ofOperator({
        description: 'The plan that `approve` is about, by its id or at least the first 12 characters of it.',
        where: 'run',
        value: 'SHA',
        help: 'the plan that --approve is about',
    })),
    savePlan: (0,setting/* setting */.Pe)(optionalText, ofOperator({
        description: 'File to write the plan to, as Markdown.',
        where: 'run',
        value: 'FILE',
        help: 'write the plan to this file too',
    })),
    requiredApprovals: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(1).max(100).default(1), ofOperator({ description: 'Persons who have to approve a plan before it is carried out.', value: 'N' })),
    approvers: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).default([]), ofOperator({
        description: 'Logins that may approve whatever their permission is.',
        value: 'NAMES',
        list: 'comma',
    })),
    authorMayApprove: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), ofOperator({ description: 'Whether the person who asked for a plan may approve it.' })),
    planExpires: (0,setting/* setting */.Pe)(schemas/* number */.aig().positive().max(8760).nullable().default(168), ofOperator({
        description: 'Hours after which a plan that was not carried out expires; in a file, null: never.',
        value: 'HOURS',
    })),
    planEnabled: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), ofOperator({ description: 'Whether Plan Mode may be entered.' })),
    planTools: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(200)).nullable().default(null), ofOperator({
        description: 'The tools that read which a model may use in Plan Mode; default: all of them.',
        value: 'NAMES',
        list: 'comma',
    })),
    planModel: (0,setting/* setting */.Pe)(optionalText, ofOperator({ description: 'The model that plans in Plan Mode.', value: 'NAME' })),
};

// EXTERNAL MODULE: ./build/domain/model-values.js
var model_values = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/domain/model-settings.js



const inModel = (info) => ({
    ...info,
    trust: 'operator',
    group: 'Model',
});
const count = schemas/* int */.Whr().min(1);
const seconds = schemas/* number */.aig().positive().max(86_400);
const perMillion = schemas/* number */.aig().min(0);
const price = schemas/* strictObject */.rej({
    inputPerMillion: perMillion,
    cachedPerMillion: perMillion.optional(),
    outputPerMillion: perMillion,
});
const entries = (faultOf) => schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(8192)).superRefine((given, context) => {
    const fault = faultOf(given);
    if (fault !== null)
        context.addIssue({ code: 'custom', message: fault.message, path: [fault.index], input: given });
});
const judged = (faultOf) => schemas/* string */.YjP().superRefine((text, context) => {
    const message = faultOf(text);
    if (message !== null)
        context.addIssue({ code: 'custom', message, input: text });
});
const modelSettings = {
    baseUrl: (0,setting/* setting */.Pe)(judged(model_values/* addressFault */.RM).nullable().default(null), inModel({
        description: "Address of an OpenAI-compatible endpoint, up to `/chat/completions`; default: OpenAI's own, https://api.openai.com/v1. A user, password or query in it is never printed.",
        value: 'URL',
        help: 'any OpenAI-compatible endpoint (or OPENAI_BASE_URL)',
        secret: 'address',
        variable: 'OPENAI_BASE_URL',
    })),
    model: (0,setting/* setting */.Pe)(entries(model_values/* modelFault */.s).default([]), inModel({
        description: 'Name of the model, as the endpoint calls it; `STAGE=NAME` names another one for a single stage: plan, reviewer, security, debugger, performance, answer or custom (which fills in the `outputSchema`). Default: gpt-5-mini at the endpoint of OpenAI; any other needs a name.',
        value: 'NAMES',
        help: 'the model; STAGE=NAME names another for one stage',
        list: 'comma',
    })),
    apiKeyEnv: (0,setting/* setting */.Pe)(judged(model_values/* variableFault */.v8).default('OPENAI_API_KEY'), inModel({
        description: 'Name of the environment variable that holds the key of the endpoint. The key itself is no setting.',
        value: 'NAME',
        help: 'variable that holds the key (OPENAI_API_KEY)',
        secret: 'mistaken',
    })),
    header: (0,setting/* setting */.Pe)(entries(model_values/* headerFault */.kt).default([]), inModel({
        description: 'Further headers for the endpoint, each written `NAME=VALUE` or `NAME: VALUE`. One named `authorization`, `api-key` or `x-api-key` is sent in place of the key.',
        value: 'K=V...',
        list: 'lines',
        secret: true,
    })),
    query: (0,setting/* setting */.Pe)(entries(model_values/* queryFault */.p4).default([]), inModel({
        description: 'Query parameters for the endpoint, each written `NAME=VALUE`, such as `api-version=...` of Azure.',
        value: 'K=V...',
        list: 'lines',
        secret: true,
    })),
    maxTokens: (0,setting/* setting */.Pe)(count.nullable().default(null), inModel({
        description: 'Most tokens that all calls of a run may use, input and output together; default: no limit.',
        value: 'N',
    })),
    maxCalls: (0,setting/* setting */.Pe)(count.nullable().default(null), inModel({ description: 'Most calls of the model that a run may make; default: no limit.', value: 'N' })),
    maxCostUsd: (0,setting/* setting */.Pe)(schemas/* number */.aig().positive().nullable().default(null), inModel({
        description: 'Most US dollars that a run may cost; default: no limit. It is reckoned with `prices`, where each model that is asked must stand.',
        value: 'USD',
        help: 'what a run may cost, by the prices in your settings',
    })),
    maxOutputTokens: (0,setting/* setting */.Pe)(count.default(8192), inModel({
        description: 'Tokens that an answer may have, what the model thinks before it included. An answer that was cut is asked for again with more room.',
        value: 'N',
    })),
    contextTokens: (0,setting/* setting */.Pe)(count.nullable().default(null), inModel({
        description: "Tokens that a request and its answer may have together; default: unknown until the endpoint's own error says it.",
        value: 'N',
    })),
    prices: (0,setting/* setting */.Pe)(schemas/* record */.g1P(schemas/* string */.YjP().min(1), price).default({}), inModel({
        description: 'US dollars for a million tokens, for each model by its name: `inputPerMillion`, `outputPerMillion` and, where cached input costs less, `cachedPerMillion`. What a model costs that is not in it is unknown, never 0.',
    })),
    connectTimeout: (0,setting/* setting */.Pe)(seconds.default(10), inModel({
        description: 'Seconds until a call must have reached the endpoint, with name lookup, proxy and TLS.',
        value: 'SECONDS',
    })),
    firstTokenTimeout: (0,setting/* setting */.Pe)(seconds.default(120), inModel({
        description: 'Seconds from the connection to the first piece of an answer.',
        value: 'SECONDS',
    })),
    idleTimeout: (0,setting/* setting */.Pe)(seconds.default(60), inModel({
        description: 'Seconds that may pass between two pieces of an answer.',
        value: 'SECONDS',
    })),
    outputSchema: (0,setting/* setting */.Pe)(schemas/* string */.YjP().min(1).nullable().default(null), inModel({
        description: 'File with a JSON Schema; a further question to the model fills the part `custom` of the report, which satisfies it.',
        value: 'FILE',
    })),
};

// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(6629);
;// CONCATENATED MODULE: ./build/domain/noise-settings.js



const noiseSettings = {
    maxFindings: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(0).max(10_000).default(10), {
        description: 'Most findings that are shown, the worst first. The others are counted, stand in the JSON as `suppressed`, and still count for `failOn`.',
        trust: 'repository',
        group: 'Policy',
        value: 'N',
    }),
    minSeverity: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(severity/* severities */.g).default('info'), {
        description: 'Least severity of a finding that is shown and counts for `failOn`. The others are counted and stand in the JSON as `suppressed`.',
        trust: 'repository',
        group: 'Policy',
        value: 'LEVEL',
    }),
    minConfidence: (0,setting/* setting */.Pe)(schemas/* number */.aig().min(0).max(1).default(0.6), {
        description: 'How sure a model must be of a finding, from 0 to 1, for it to be shown and to count for `failOn`. The others are counted and stand in the JSON as `suppressed`; what rules and scanners find is never held back so.',
        trust: 'repository',
        group: 'Policy',
        value: 'SHARE',
    }),
};

;// CONCATENATED MODULE: ./build/domain/prompt-settings.js


const promptSettings = {
    addPrompt: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(200)).default([]), {
        description: 'Names of prompts to add to what every mode is told: of `promptTexts`, as wishes to heed, or of an MCP server (`mcp__SERVER__PROMPT`), as material to weigh.',
        trust: 'operator',
        group: 'Tools',
        value: 'NAMES',
        list: 'comma',
    }),
    promptTexts: (0,setting/* setting */.Pe)(schemas/* record */.g1P(schemas/* string */.YjP().min(1).max(100), schemas/* string */.YjP().max(20_000)).default({}), {
        description: 'Prompts of your own, each by its name, for `addPrompt`.',
        trust: 'operator',
        group: 'Tools',
    }),
};

;// CONCATENATED MODULE: ./build/domain/tool-settings.js


const permissionModes = ['default', 'plan', 'acceptEdits', 'bypassPermissions'];
const trustTiers = ['operator', 'trusted', 'untrusted'];
const tool_settings_ofOperator = (info) => ({
    ...info,
    trust: 'operator',
    group: 'Tools',
});
const tool_settings_no = schemas/* boolean */.zMY().default(false);
const tool_settings_name = schemas/* string */.YjP().min(1).max(200);
const server = schemas/* strictObject */.rej({
    command: tool_settings_name,
    args: schemas/* array */.YOg(schemas/* string */.YjP().max(4096)).max(100).optional(),
    env: schemas/* record */.g1P(tool_settings_name, schemas/* string */.YjP().max(4096)).optional(),
    effect: schemas/* enum */.k5n(['read', 'search', 'exec', 'write', 'network']).optional(),
    readOnly: schemas/* array */.YOg(tool_settings_name).max(200).optional(),
});
const toolSettings = {
    tools: (0,setting/* setting */.Pe)(schemas/* boolean */.zMY().default(true), {
        description: 'Whether a model may look for itself: read and search files, ask git, and what else is allowed.',
        trust: 'repository',
        group: 'Tools',
    }),
    maxTurns: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(1).max(200).default(12), {
        description: 'Most answers of a stage that may ask for tools; then the model is asked once more, for its answer alone.',
        trust: 'repository',
        group: 'Tools',
        value: 'N',
    }),
    maxToolCalls: (0,setting/* setting */.Pe)(schemas/* int */.Whr().min(0).max(2000).default(60), {
        description: 'Most calls of tools in one stage; then the model is asked for its answer alone.',
        trust: 'repository',
        group: 'Tools',
        value: 'N',
    }),
    toolTimeout: (0,setting/* setting */.Pe)(schemas/* number */.aig().positive().max(3600).default(60), {
        description: 'Seconds that one call of a tool may take.',
        trust: 'repository',
        group: 'Tools',
        value: 'SECONDS',
    }),
    permissionMode: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(permissionModes).default('default'), tool_settings_ofOperator({
        description: 'What happens to a change that a model asks for: `default` it is proposed, `plan` the same as `plan: true`, `acceptEdits` edits of files are made and all else is proposed, `bypassPermissions` nobody is asked (never in Actions, and never for an untrusted task).',
        value: 'NAME',
    })),
    planWriteDocs: (0,setting/* setting */.Pe)(tool_settings_no, tool_settings_ofOperator({
        description: 'Let the planning mode write documents (`.md`, `.txt`, `.adr`, …) in `docs`, `specs`, `adr` and the like; all else it proposes. Never for a task that is not yours.',
    })),
    allowExec: (0,setting/* setting */.Pe)(tool_settings_no, tool_settings_ofOperator({
        description: 'Let modes that may execute run commands and the project’s own checks, in a sandbox that throws away what they write.',
    })),
    allowNetwork: (0,setting/* setting */.Pe)(tool_settings_no, tool_settings_ofOperator({
        description: 'Let modes read public web pages and search the web, and give commands the network.',
    })),
    allowUnsandboxed: (0,setting/* setting */.Pe)(tool_settings_no, tool_settings_ofOperator({
        description: 'Run commands without a sandbox where the machine offers none. They can then do whatever the person who runs this can.',
    })),
    addDir: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]), tool_settings_ofOperator({
        description: 'Further folders that tools may read; nothing is written there.',
        value: 'DIR...',
        list: 'lines',
    })),
    searchUrl: (0,setting/* setting */.Pe)(schemas/* string */.YjP().max(2000).nullable().default(null), tool_settings_ofOperator({
        description: 'Address of a SearXNG-compatible search, for web_search; without one there is no web search.',
        value: 'URL',
        secret: 'address',
    })),
    mcpServers: (0,setting/* setting */.Pe)(schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'letters, digits, _ and -'), server)
        .default({}), tool_settings_ofOperator({
        description: 'Servers of the Model Context Protocol to start, each by its name: `command`, `args`, `env`; `effect` of their tools (default: exec) and the names of those that only read (`readOnly`).',
    })),
    trust: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(trustTiers).nullable().default(null), tool_settings_ofOperator({
        description: 'Trust the task no more than this: `operator`, `trusted` or `untrusted`. It lowers what the surroundings say and never raises it.',
        value: 'TIER',
    })),
};

;// CONCATENATED MODULE: ./build/domain/config.js










const engineNames = ['auto', 'openai', 'offline'];
const formatNames = ['json', 'text', 'markdown', 'sarif'];
const failOnNames = ['critical', 'high', 'medium', 'low', 'never'];
const config_text = schemas/* string */.YjP().min(1);
const config_optionalText = config_text.nullable().default(null);
const yes = schemas/* boolean */.zMY().default(true);
const config_no = schemas/* boolean */.zMY().default(false);
const config = schemas/* strictObject */.rej({
    input: (0,setting/* setting */.Pe)(config_optionalText, {
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
        help: 'the task, as text; each time it is given is one turn',
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
    base: (0,setting/* setting */.Pe)(config_optionalText, {
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
        help: 'only these files',
        list: 'lines',
    }),
    exclude: (0,setting/* setting */.Pe)(schemas/* array */.YOg(config_text).default([]), {
        description: 'Patterns of files to leave out.',
        trust: 'repository',
        group: 'Scope',
        value: 'GLOB...',
        help: 'not these files',
        list: 'lines',
    }),
    mode: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(['auto', ...mode/* modeNames */._X, 'plan'])
        .transform((name) => (name === 'plan' ? 'planning' : name))
        .default('auto'), {
        description: 'Way of working; `auto` chooses one from the task, `plan` is short for `planning`.',
        trust: 'repository',
        group: 'Work',
        value: 'NAME',
        help: 'way of working (default: auto); `modes` lists them',
    }),
    critics: (0,setting/* setting */.Pe)(schemas/* array */.YOg(schemas/* enum */.k5n(mode/* criticNames */.pH))
        .transform((names) => mode/* criticNames */.pH.filter((name) => names.includes(name)))
        .default([...mode/* usualCritics */.sS]), {
        description: 'Who examines the plan and the code it touches; `none`: nobody.',
        trust: 'repository',
        group: 'Work',
        value: 'NAMES',
        help: 'reviewer,security,debugger (usual), performance, none',
        list: 'comma',
    }),
    workflow: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(command/* workflowNames */.g).nullable().default(null), {
        description: 'A sequence of modes to work through, each handing on what it brought.',
        trust: 'repository',
        group: 'Work',
        value: 'NAME',
        help: 'a sequence of modes, as bug_fix',
    }),
    plan: (0,setting/* setting */.Pe)(config_no, {
        description: 'Plan Mode: read and plan, change nothing.',
        trust: 'repository',
        group: 'Work',
        help: 'Plan Mode: read and plan, change nothing',
    }),
    engine: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(engineNames).default('auto'), {
        description: 'Who reasons over the evidence: `openai` a model behind an OpenAI-compatible endpoint, `offline` rules alone; `auto` takes a model when an endpoint, a model or a key is given. No key is an error then, except for an endpoint on this machine, and for a pull request from a fork, which runs offline.',
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
    config: (0,setting/* setting */.Pe)(config_optionalText, {
        description: "One more settings file; inside the workspace it counts as the repository's.",
        trust: 'operator',
        group: 'Work',
        where: 'run',
        value: 'FILE',
        help: 'one more settings file',
    }),
    ...modelSettings,
    json: (0,setting/* setting */.Pe)(config_no, {
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
    output: (0,setting/* setting */.Pe)(config_optionalText, {
        description: 'File to write the report to, besides stdout.',
        trust: 'operator',
        group: 'Result',
        value: 'FILE',
        help: 'write the report to this file too',
    }),
    quiet: (0,setting/* setting */.Pe)(config_no, {
        description: 'No progress on stderr.',
        trust: 'operator',
        group: 'Result',
        help: 'no progress on stderr',
    }),
    debug: (0,setting/* setting */.Pe)(config_no, {
        description: 'Say more on stderr: stages, times, and where a fault came from.',
        trust: 'operator',
        group: 'Result',
    }),
    headless: (0,setting/* setting */.Pe)(config_no, {
        description: 'Accepted and noted in the report; there are no prompts with or without it.',
        trust: 'operator',
        group: 'Result',
    }),
    failOn: (0,setting/* setting */.Pe)(schemas/* enum */.k5n(failOnNames).nullable().default(null), {
        description: 'Least severity of a finding that fails the run; default: `high` when a diff is examined, else `never`.',
        trust: 'repository',
        group: 'Policy',
        value: 'LEVEL',
        help: 'critical|high|medium|low|never (with a diff: high)',
    }),
    failOnPartial: (0,setting/* setting */.Pe)(config_no, {
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
    failOnUnsafe: (0,setting/* setting */.Pe)(config_no, {
        description: 'End the run when an action is asked for that is not approved; default: refuse it and go on.',
        trust: 'operator',
        group: 'Policy',
        help: 'end the run when an unapproved action is asked for',
    }),
    ...noiseSettings,
    ...gateSettings,
    ...toolSettings,
    ...promptSettings,
    prompt: promptBlock,
    rag: ragBlock,
    structuredOutput: structuredOutputBlock,
});
const spellings = { 'prompt.mode': 'mode' };


/***/ }),

/***/ 9184:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ modelStages),
/* harmony export */   RM: () => (/* binding */ addressFault),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   kt: () => (/* binding */ headerFault),
/* harmony export */   p4: () => (/* binding */ queryFault),
/* harmony export */   s: () => (/* binding */ modelFault),
/* harmony export */   v8: () => (/* binding */ variableFault)
/* harmony export */ });
/* harmony import */ var _mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);

const modelStages = ['plan', ..._mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH, 'answer', 'custom'];
function modelEntry(entry) {
    const equals = entry.indexOf('=');
    return { stage: equals === -1 ? null : entry.slice(0, equals), name: entry.slice(equals + 1) };
}
function partsOf(entry) {
    const at = entry.search(/[=:]/);
    if (at === -1)
        return { name: entry.trim(), sign: '', value: '' };
    return { name: entry.slice(0, at).trim(), sign: entry.charAt(at), value: entry.slice(at + 1).trim() };
}
function modelFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { stage, name } = modelEntry(entry);
        if (name.trim() === '' || name !== name.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(entry))
            return { fault: `must be NAME or STAGE=NAME in ${where}, without blanks around the names.` };
        if (stage === null)
            return { name: 'all stages' };
        if (modelStages.some((known) => known === stage))
            return { name: stage };
        const known = `the stages are ${modelStages.join(', ')}`;
        return { fault: `has a stage in ${where} that does not exist; ${known}.` };
    }, (name, where) => `names a second model for ${name} in ${where}; keep one.`);
}
const ownHeaders = new Set('accept-encoding connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade'.split(' '));
const headerName = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;
const headerCharacters = /^[\t\x20-\x7e\x80-\xff]*$/;
function headerFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name: written, sign, value } = partsOf(entry);
        if (sign === '')
            return { fault: `must be NAME=VALUE or NAME: VALUE in ${where}.` };
        const name = written.toLowerCase();
        if (!headerName.test(name)) {
            const must = 'a name is made of letters, digits and dashes';
            return { fault: `has no name in ${where} that a header can have; ${must}.` };
        }
        if (ownHeaders.has(name)) {
            return { fault: `names ${name} in ${where}, which the program sets itself; leave it out.` };
        }
        if (headerCharacters.test(entry))
            return withValue(name, value, where);
        return {
            fault: `has a character in ${where} that no header can carry, such as a line end; remove it.`,
        };
    }, twice);
}
function queryFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name, sign, value } = partsOf(entry);
        if (sign !== '=' || name === '')
            return { fault: `must be NAME=VALUE in ${where}.` };
        if (!/\p{Cc}/u.test(entry))
            return withValue(name, value, where);
        return { fault: `has a control character in ${where}, such as a line end; remove it.` };
    }, twice);
}
function withValue(name, value, where) {
    if (value !== '')
        return { name };
    return { fault: `has no value in ${where}; look whether what it is taken from is set.` };
}
function twice(_name, where) {
    return `has a name in ${where} that an entry before it has too; keep one of them.`;
}
function firstFault(entries, judge, again) {
    const seen = new Set();
    for (const [index, entry] of entries.entries()) {
        const where = `entry ${index + 1}`;
        const judged = judge(entry, where);
        if ('fault' in judged)
            return { index, message: judged.fault };
        if (seen.has(judged.name))
            return { index, message: again(judged.name, where) };
        seen.add(judged.name);
    }
    return null;
}
const addressForm = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S{1,2000}$/;
function addressFault(text) {
    if (!addressForm.test(text) || !URL.canParse(text))
        return 'must be an address that starts with https:// or http://, such as https://api.openai.com/v1.';
    return new URL(text).pathname.replace(/\/$/, '').endsWith('/chat/completions')
        ? 'must end before /chat/completions, which the program adds itself.'
        : null;
}
const keyStart = /^(?:(?:sk|pk|rk|gsk|hf|xai|pplx|gh[opsu]|github_pat)_\w{16}|AIza\w{16})/;
function variableFault(text) {
    if (/^[A-Za-z_]\w{0,199}$/.test(text) && !looksLikeKey(text))
        return null;
    return 'must be the name of an environment variable, such as OPENAI_API_KEY, and what was given is none or looks like a key itself; put the key into a variable and give the name of that.';
}
function looksLikeKey(text) {
    if (keyStart.test(text))
        return /\d/.test(text);
    return /^[A-Za-z\d]{24,}$/.test(text) && text.replace(/\D/g, '').length >= 4;
}


/***/ }),

/***/ 6016:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   cl: () => (/* binding */ listSettings),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
/* unused harmony export groups */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5649);

const groups = (/* unused pure expression or super */ null && ([
    'Task',
    'Scope',
    'Work',
    'Model',
    'Result',
    'Policy',
    'Approval',
    'Tools',
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
        keys: core instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S ? keysOf(bare(core.valueType)) : [],
        info,
    };
}
function keysOf(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? Object.keys(schema.shape) : [];
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


/***/ })

};
;