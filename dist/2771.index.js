"use strict";
exports.id = 2771;
exports.ids = [2771,7311];
exports.modules = {

/***/ 2771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherPrompts: () => (/* binding */ gatherPrompts),
  gatherTools: () => (/* binding */ gatherTools)
});

// EXTERNAL MODULE: ./build/core/address-secrets.js
var address_secrets = __webpack_require__(7311);
// EXTERNAL MODULE: ./build/core/answers/quote.js
var quote = __webpack_require__(139);
// EXTERNAL MODULE: ./build/core/as-sent.js
var as_sent = __webpack_require__(7470);
// EXTERNAL MODULE: ./build/core/can-use-tool.js
var can_use_tool = __webpack_require__(5938);
// EXTERNAL MODULE: ./build/core/hash.js
var core_hash = __webpack_require__(3443);
;// CONCATENATED MODULE: ./build/core/mcp/served-name.js


const longest = 64;
function servedName(server, name, taken) {
    const given = `${can_use_tool/* serverPrefix */.IO}${server}__${name}`;
    const plain = given.replace(/[^A-Za-z0-9_-]/g, '_');
    const isPlain = given === plain && plain.length <= longest && !/__|_$/.test(server) && !/__|^_/.test(name);
    const hash = (0,core_hash/* sha256Hex */.f)(`${server}\0${name}`).slice(0, 8);
    const made = isPlain ? plain : `${plain.slice(0, longest - hash.length - 1)}_${hash}`;
    return taken.has(made) ? null : made;
}

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
;// CONCATENATED MODULE: ./build/core/mcp/served-tool.js

const longestName = 128;
const longestDescription = 1_000;
const longestWords = 400;
const longestText = 1_000;
const most = { depth: 16, values: 2_000, characters: 30_000 };
function servedTool(listed, server, send) {
    const { name, description, inputSchema } = Object(listed);
    if (typeof name !== 'string' || name === '' || name.length > longestName)
        return { ok: false, name: 'without a usable name', reason: 'its name is no text of 1 to 128 characters' };
    const no = (reason) => ({ ok: false, name, reason });
    if (typeof inputSchema !== 'object' || inputSchema === null || Array.isArray(inputSchema))
        return no('it has no schema');
    if (inputSchema.type !== 'object')
        return no('its schema is not one of an object');
    const tally = { values: 0, characters: 0, fault: null };
    const input = cleaned(inputSchema, '', 0, tally, send);
    if (tally.fault !== null)
        return no(tally.fault);
    const said = typeof description === 'string' ? clip(send(description), longestDescription) : '';
    return {
        ok: true,
        tool: {
            name,
            description: `Tool of the server ${server}${said === '' ? '.' : `, in its words: ${said}`}`,
            input: { ...input, properties: input.properties ?? {} },
        },
    };
}
function cleaned(value, key, depth, tally, send) {
    tally.values += 1;
    if (depth > most.depth || tally.values > most.values || tally.characters > most.characters)
        tally.fault = 'its schema is too large';
    if (tally.fault !== null)
        return null;
    if (typeof value === 'string') {
        const isWords = key === 'description' || key === 'title';
        const text = isWords ? clip(send(value), longestWords) : value;
        if (!isWords && !isFit(text))
            tally.fault = 'its schema holds what is hidden or too long';
        tally.characters += text.length;
        return text;
    }
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((inner) => cleaned(inner, '', depth + 1, tally, send));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => {
        if (!isFit(name) || name === '__proto__')
            tally.fault = 'its schema holds what is hidden or too long';
        tally.characters += name.length;
        return [name, cleaned(inner, name, depth + 1, tally, send)];
    }));
}
function isFit(text) {
    return text.length <= longestText && (0,clean.visible)(text) === text;
}
function clip(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}

// EXTERNAL MODULE: ./build/core/answers/validator.js + 1 modules
var validator = __webpack_require__(3779);
// EXTERNAL MODULE: ./build/adapters/within-time.js
var within_time = __webpack_require__(8731);
;// CONCATENATED MODULE: ./build/adapters/mcp-arguments.js


const compileMs = 1_000;
const checkMs = 500;
const mostFaults = 5;
async function argumentChecks() {
    const [{ default: Newer }, { default: Older }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 2210, 23)),
        Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 2463, 23)),
    ]);
    const makers = { newer: () => new Newer(options), older: () => new Older(options) };
    const kept = { newer: makers.newer(), older: makers.older() };
    return ({ $schema, ...plain }) => {
        const isOld = typeof $schema === 'string' && /draft-0[4-7]/.test($schema);
        for (const draft of isOld ? ['older', 'newer'] : ['newer', 'older']) {
            const ajv = namesItself(plain) ? makers[draft]() : kept[draft];
            try {
                const validate = (0,within_time/* withinTime */.d)(compileMs, () => ajv.compile(plain));
                if (!('$async' in validate))
                    return checkOf(validate);
            }
            catch (error) {
                kept[draft] = makers[draft]();
                if (error instanceof within_time/* OutOfTime */.f)
                    throw error;
            }
        }
        return null;
    };
}
const options = {
    strict: false,
    verbose: true,
    allErrors: true,
    validateFormats: false,
    logger: false,
};
function namesItself(node) {
    if (typeof node !== 'object' || node === null)
        return false;
    return Object.entries(node).some(([key, held]) => (key === '$id' && typeof held === 'string') || namesItself(held));
}
function checkOf(validate) {
    const faultsOf = (0,validator.validatorOf)(validate);
    return (input) => {
        try {
            const faults = (0,within_time/* withinTime */.d)(checkMs, () => faultsOf(input).slice(0, mostFaults));
            if (faults.length === 0)
                return null;
            const said = faults.map(({ path, message, expected, received }) => `${path}: ${message} Expected: ${expected}; received: ${received}.`);
            return `The arguments are not what the tool takes; nothing was done. ${said.join(' ')}`;
        }
        catch {
            return 'The arguments could not be compared with what the tool takes; nothing was done. Ask for something simpler.';
        }
    };
}

;// CONCATENATED MODULE: ./build/adapters/mcp-gather.js







const mcp_gather_most = { ofServer: 64, ofAll: 100 };
const mostNamed = 10;
async function gatherTools(servers, settings, known) {
    const found = [];
    const notes = [];
    const desk = {
        checkOf: await argumentChecks(),
        taken: new Set(),
        send: (0,as_sent.asSent)(known()),
        holdsSecret: (text) => (0,address_secrets.secretFinder)(known())(text),
    };
    for (const server of servers) {
        const room = Math.min(mcp_gather_most.ofServer, mcp_gather_most.ofAll - found.length);
        const gathered = toolsOf(server, settings[server.name], desk, room);
        found.push(...gathered.found);
        notes.push(...gathered.notes);
    }
    return { found, notes };
}
function toolsOf(server, settings, desk, room) {
    const found = [];
    const skipped = [];
    let beyond = server.further;
    for (const [at, listed] of server.tools.entries()) {
        const outcome = found.length < room ? toolFrom(listed, server, settings, desk) : enough;
        if (outcome.kind === 'enough') {
            beyond += server.tools.length - at;
            break;
        }
        if (outcome.kind === 'kept')
            found.push(outcome.tool);
        else
            skipped.push({
                what: `the tool ${(0,quote/* clipped */.c)(outcome.name, 60)} of the MCP server ${server.name}`,
                reason: outcome.reason,
            });
    }
    return { found, notes: notesOf(skipped, `tools of the MCP server ${server.name}`, found.length, beyond) };
}
const enough = { kind: 'enough' };
function toolFrom(listed, server, settings, desk) {
    const { checkOf, taken, send } = desk;
    const served = servedTool(listed, server.name, send);
    if (!served.ok)
        return { kind: 'dropped', name: served.name, reason: served.reason };
    const { name, input } = served.tool;
    const here = servedName(server.name, name, taken);
    if (here === null)
        return { kind: 'dropped', name, reason: 'there is another tool of its name' };
    try {
        const check = checkOf(input);
        if (check === null)
            return { kind: 'dropped', name, reason: 'its schema cannot be used' };
        taken.add(here);
        return { kind: 'kept', tool: toolOf(here, served.tool, server, effectOf(name, settings), desk, check) };
    }
    catch {
        return enough;
    }
}
function effectOf(name, settings) {
    return settings?.readOnly?.includes(name) === true ? 'read' : (settings?.effect ?? 'exec');
}
const mostArguments = 200_000;
function toolOf(name, served, server, effect, desk, check) {
    const faultOf = (input) => {
        const text = JSON.stringify(input);
        if (text.length > mostArguments)
            return 'The arguments are too long for a server; nothing was done. Ask for less.';
        return desk.holdsSecret(text)
            ? 'The arguments hold a secret of this run, or what looks like a credential; nothing was done. Leave it out.'
            : check(input);
    };
    return {
        name,
        effect,
        description: served.description,
        input: served.input,
        async run(input, { signal }) {
            const fault = faultOf(input);
            return fault === null ? server.call(served.name, input, signal) : { ok: false, reason: fault };
        },
        async propose(input) {
            const fault = faultOf(input);
            if (fault !== null)
                return { kind: 'none', reason: fault };
            return {
                kind: 'command',
                command: `${server.name}: ${(0,quote/* clipped */.c)(served.name, 100)} ${JSON.stringify(input)}`,
            };
        },
    };
}
function notesOf(skipped, what, kept, beyond) {
    const named = skipped.slice(0, mostNamed);
    const rest = skipped.length - named.length;
    return [
        ...(named.length === 0 ? [] : [{ skipped: named }]),
        ...(rest === 0 ? [] : [{ skipped: [{ what: `${rest} more ${what}`, reason: 'they cannot be used' }] }]),
        ...(beyond === 0 ? [] : [{ truncated: [{ what, kept, of: kept + beyond }] }]),
    ];
}
async function gatherPrompts(servers, wanted) {
    const found = [];
    const notes = [];
    const names = wanted.filter((name) => name.startsWith(can_use_tool/* serverPrefix */.IO));
    if (names.length === 0)
        return { found, notes };
    for (const server of servers.filter(({ hasPrompts }) => hasPrompts)) {
        try {
            const taken = new Set();
            for (const entry of await server.prompts()) {
                const name = servedName(server.name, entry.name, taken);
                if (name === null || !names.includes(name))
                    continue;
                taken.add(name);
                const leftOut = (reason) => notes.push({ skipped: [{ what: `the prompt ${name}`, reason }] });
                if (entry.needsArguments)
                    leftOut('it takes arguments, which nobody gives here');
                else
                    found.push({ name, source: 'mcp', from: server.name, text: await server.prompt(entry.name) });
            }
        }
        catch (error) {
            const reason = (0,quote/* clipped */.c)(error instanceof Error ? error.message : String(error), 300);
            notes.push({ skipped: [{ what: `prompts of the MCP server ${server.name}`, reason }] });
        }
    }
    return { found, notes };
}


/***/ }),

/***/ 8731:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime),
/* harmony export */   f: () => (/* binding */ OutOfTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);

class OutOfTime extends Error {
}
function withinTime(milliseconds, work) {
    try {
        return (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.runInNewContext)('work()', { work }, { timeout: milliseconds });
    }
    catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            throw new OutOfTime();
        throw error;
    }
}


/***/ }),

/***/ 7311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   secretFinder: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);

const pieceLength = 12;
const stepOf = (form) => (form.length > 400 ? 16 : 4);
const longEnough = 20;
const shortest = 8;
function secretFinder(known) {
    const blank = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redactor)(known);
    const { whole, pieces } = wantedOf(known);
    return (text) => {
        const views = viewsOf(text);
        if (views.some((view) => blank(view).count > 0))
            return true;
        return [...new Set(views.map(squeezed))].some((view) => whole.some((one) => view.includes(one)) || hasPiece(view, pieces));
    };
}
function viewsOf(text) {
    const views = [text];
    for (let pass = 0; pass < 3; pass += 1) {
        const last = views.at(-1) ?? '';
        const next = decoded(last);
        if (next === last)
            break;
        views.push(next);
    }
    return [...views, ...views.map((view) => view.replace(/[?&;][^=&?;]{0,100}=/g, ''))];
}
function decoded(text) {
    return text
        .replaceAll('+', ' ')
        .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}
function squeezed(text) {
    return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
function wantedOf(known) {
    const whole = new Set();
    const pieces = new Set();
    for (const secret of known) {
        if (secret.length < shortest || secret.includes('[redacted'))
            continue;
        for (const form of formsOf(secret)) {
            if (form.length >= shortest && form.length < longEnough)
                whole.add(form);
            if (form.length < longEnough)
                continue;
            for (const piece of piecesOf(form))
                pieces.add(piece);
        }
    }
    return { whole: [...whole], pieces };
}
function piecesOf(form) {
    const found = [];
    const step = stepOf(form);
    for (let start = 0; start < form.length; start += step) {
        for (let at = start; at < start + step && at + pieceLength <= form.length; at += 1) {
            const piece = form.slice(at, at + pieceLength);
            if (!isTelling(piece))
                continue;
            found.push(piece);
            break;
        }
    }
    return found;
}
function isTelling(piece) {
    return /\d/.test(piece) && /[a-z]/.test(piece);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret.trim());
    const base64 = [0, 1, 2].map((before) => {
        const all = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        return all.slice(before === 0 ? 0 : before + 1, -1);
    });
    const forward = [secret, bytes.toString('hex'), ...base64].map(squeezed);
    return [...forward, ...forward.map((form) => Buffer.from(form, 'latin1').reverse().toString('latin1'))];
}
function hasPiece(view, pieces) {
    if (pieces.size === 0)
        return false;
    for (let at = 0; at + pieceLength <= view.length; at += 1)
        if (pieces.has(view.slice(at, at + pieceLength)))
            return true;
    return false;
}


/***/ }),

/***/ 9774:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ answerFault),
/* harmony export */   S8: () => (/* binding */ faultsFrom),
/* harmony export */   YD: () => (/* binding */ repairMessages)
/* harmony export */ });
/* harmony import */ var _quote__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(139);

const mostFaults = 12;
const mostPath = 120;
const mostWords = 160;
const mostSentence = 400;
const mostRaw = 12_000;
function answerFault(message) {
    return {
        path: '(answer)',
        message: (0,_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(message, mostSentence),
        expected: 'one whole JSON value',
        received: 'something else',
    };
}
function faultsFrom(errors) {
    const telling = errors.filter((error) => !isNoise(error, errors));
    const faults = new Map();
    for (const error of telling.length > 0 ? telling : errors) {
        if (faults.size > mostFaults)
            break;
        const fault = faultOf(error);
        faults.set(`${fault.path} ${fault.message}`, fault);
    }
    const shown = [...faults.values()].slice(0, mostFaults);
    const more = (telling.length || errors.length) - shown.length;
    if (faults.size <= mostFaults || more <= 0)
        return shown;
    const rest = { path: '(answer)', message: `and ${more} more`, expected: 'none', received: `${more}` };
    return [...shown, rest];
}
function isNoise(error, errors) {
    const inside = `${error.schemaPath}/`;
    if (['anyOf', 'oneOf', 'if', 'allOf', '$ref'].includes(error.keyword))
        return errors.some((other) => other !== error && other.schemaPath.startsWith(inside) && !isNull(other));
    return (isNull(error) &&
        errors.some((other) => other !== error && other.instancePath.startsWith(error.instancePath)));
}
function isNull(error) {
    return error.keyword === 'type' && error.params.type === 'null';
}
function faultOf(error) {
    return {
        path: pathOf(error.instancePath),
        message: (0,_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(error.message ?? `fails "${error.keyword}"`, mostWords),
        expected: (0,_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(expectedBy(error), mostWords),
        received: (0,_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(receivedBy(error), mostWords),
    };
}
function pathOf(pointer) {
    if (pointer === '')
        return '(answer)';
    const steps = pointer
        .slice(0, 4 * mostPath)
        .split('/')
        .slice(1);
    const path = steps.map((step) => {
        const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
        return /^\d+$/.test(name) ? `[${name}]` : `.${name}`;
    });
    return (0,_quote__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .c)(path.join('').replace(/^\./, ''), mostPath);
}
function expectedBy({ keyword, params, schema, message }) {
    switch (keyword) {
        case 'type':
            return Array.isArray(params.type) ? params.type.join(' or ') : String(params.type);
        case 'required':
            return `a property ${json(params.missingProperty)}`;
        case 'additionalProperties':
        case 'unevaluatedProperties':
            return 'no properties that the schema does not name';
        case 'enum':
            return `one of ${json(params.allowedValues)}`;
        case 'const':
            return json(params.allowedValue);
        case 'pattern':
            return `text that matches ${String(params.pattern)}`;
        case 'format':
            return `text of the form ${String(params.format)}`;
        default:
            if (typeof params.limit === 'number')
                return `${String(params.comparison ?? keyword)} ${params.limit}`;
            return ['string', 'number', 'boolean'].includes(typeof schema)
                ? `${keyword} ${String(schema)}`
                : (message ?? keyword);
    }
}
function receivedBy({ keyword, params, data }) {
    if (keyword === 'required')
        return `properties ${json(Object.keys(Object(data)).slice(0, 12))}`;
    if (keyword === 'additionalProperties')
        return `a property ${json(params.additionalProperty)}`;
    if (keyword === 'unevaluatedProperties')
        return `a property ${json(params.unevaluatedProperty)}`;
    if (Array.isArray(data))
        return `an array of ${data.length}`;
    if (typeof data === 'object' && data !== null)
        return `an object with ${Object.keys(data).length} properties`;
    return data === undefined ? 'nothing' : `${data === null ? '' : `${typeof data} `}${json(data)}`;
}
function json(value) {
    return ((typeof value === 'string' ? JSON.stringify(value.slice(0, 2 * mostWords)) : JSON.stringify(value)) ??
        'nothing');
}
function repairMessages(faults, raw) {
    const lines = faults.map(({ path, message, expected, received }) => `- ${path}: ${message}; expected: ${expected}; received: ${received}`);
    const content = [
        'Your last answer was not accepted:',
        ...lines,
        'Answer the task again, with the complete JSON value from its beginning to its end, and nothing else.',
    ].join('\n');
    const said = raw.length > mostRaw ? `${raw.slice(0, mostRaw)}… (cut)` : raw;
    const own = said.trim() === '' ? [] : [{ role: 'assistant', content: said }];
    return [...own, { role: 'user', content }];
}


/***/ }),

/***/ 3779:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileValidator: () => (/* binding */ compileValidator),
  validatorOf: () => (/* binding */ validatorOf)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/core/answers/faults.js
var faults = __webpack_require__(9774);
;// CONCATENATED MODULE: ./build/core/answers/pattern-risk.js
const mostSteps = 1e9;
const longestTested = 4_000;
function longestFor(source) {
    const groups = [{ isLoose: false }];
    let closed = null;
    let repeats = source.startsWith('^') ? 0 : 1;
    for (let at = 0; at < source.length; at += 1) {
        const char = source[at] ?? '';
        const repeat = repetition(source, at);
        if (repeat !== null) {
            if (closed?.isLoose === true && repeat.isOpen)
                return 0;
            if (repeat.isOpen)
                repeats += 1;
            if (repeat.isVariable)
                loosen(groups);
            at += repeat.length - 1;
            closed = null;
            continue;
        }
        closed = null;
        if (char === '\\') {
            if (/[1-9k]/.test(source[at + 1] ?? ''))
                return 0;
            at += 1;
        }
        else if (char === '[') {
            at = classEnd(source, at);
        }
        else if (char === '(') {
            groups.push({ isLoose: false });
            if (source[at + 1] === '?')
                at += 1;
        }
        else if (char === '|') {
            loosen(groups);
        }
        else if (char === ')' && groups.length > 1) {
            closed = groups.pop() ?? null;
            if (closed?.isLoose === true)
                loosen(groups);
        }
    }
    return Math.min(longestTested, Math.floor(mostSteps ** (1 / Math.max(1, repeats))));
}
function loosen(groups) {
    const group = groups.at(-1);
    if (group !== undefined)
        group.isLoose = true;
}
function repetition(source, at) {
    const char = source[at];
    if (char === '*' || char === '+')
        return { length: 1, isOpen: true, isVariable: true };
    if (char === '?')
        return { length: 1, isOpen: false, isVariable: true };
    if (char !== '{')
        return null;
    const found = /^\{(\d{1,6})(,(\d{1,6})?)?\}/.exec(source.slice(at, at + 20));
    if (found === null)
        return null;
    const most = found[2] === undefined ? Number(found[1]) : Number(found[3] ?? Infinity);
    return { length: found[0].length, isOpen: most > 4, isVariable: most !== Number(found[1]) };
}
function classEnd(source, start) {
    for (let at = start + 1; at < source.length; at += 1) {
        if (source[at] === '\\')
            at += 1;
        else if (source[at] === ']')
            return at;
    }
    return source.length;
}

// EXTERNAL MODULE: ./build/core/answers/quote.js
var quote = __webpack_require__(139);
;// CONCATENATED MODULE: ./build/core/answers/validator.js




const drafts = [
    [/draft-07\/schema#?$/, 'draft-07'],
    [/2019-09\/schema#?$/, '2019-09'],
    [/2020-12\/schema#?$/, '2020-12'],
];
async function compileValidator(schema, name = 'schema') {
    const draft = draftOf(schema, name);
    for (const pattern of patternsIn(schema)) {
        if (longestFor(pattern) === 0)
            throw riskyPattern(pattern, name);
    }
    const first = await compiled(schema, draft ?? '2020-12');
    if (typeof first !== 'string')
        return first;
    const second = draft === null ? await compiled(schema, 'draft-07') : first;
    if (typeof second !== 'string')
        return second;
    throw new errors/* RunError */.e4('config', `The ${name} is no JSON Schema: ${(0,quote/* clipped */.c)(reasonOf(first))}.`, {
        hint: 'Correct it; draft-07, 2019-09 and 2020-12 are understood, without references to other files.',
    });
}
function reasonOf(said) {
    const [first = said] = said.replace(/^schema is invalid: /, '').split(', data', 1);
    return first.replace(/^data(\/\S+)? /, (_, place) => (place ? `\`${place}\` ` : 'it '));
}
function draftOf(schema, name) {
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
        throw new errors/* RunError */.e4('config', `The ${name} is no JSON Schema: it is not an object.`, {
            hint: 'Write an object such as {"type": "object", "properties": {…}}.',
        });
    const { $schema } = schema;
    if ($schema === undefined)
        return null;
    const draft = drafts.find(([form]) => typeof $schema === 'string' && form.test($schema))?.[1];
    if (draft !== undefined)
        return draft;
    throw new errors/* RunError */.e4('config', `The ${name} is of a draft that is not understood: ${(0,quote/* clipped */.c)(String($schema), 80)}.`, {
        hint: 'Set "$schema" to draft-07, 2019-09 or 2020-12, or leave it out.',
    });
}
function riskyPattern(pattern, name) {
    return new errors/* RunError */.e4('config', `The pattern ${(0,quote/* clipped */.c)(pattern, 80)} of the ${name} can take forever on some texts.`, {
        hint: 'Write it without a repeated group that has alternatives or another repetition inside.',
    });
}
const options = {
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(boundedPattern, { code: 'boundedPattern' }) },
};
async function compiled(schema, draft) {
    const Ajv = await ajvFor(draft);
    const ajv = new Ajv(options);
    try {
        const validate = ajv.compile(schema);
        if ('$async' in validate)
            return 'asynchronous schemas are not understood';
        return validatorOf(validate);
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function validatorOf(validate) {
    return (value) => (validate(value) ? [] : (0,faults/* faultsFrom */.S8)((validate.errors ?? [])));
}
async function ajvFor(draft) {
    if (draft === 'draft-07')
        return (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 2463, 23))).default;
    return draft === '2020-12'
        ? (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 2210, 23))).default
        : (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 878, 23))).default;
}
function boundedPattern(source, flags) {
    const longest = longestFor(source);
    const pattern = new RegExp(source, flags);
    const test = pattern.test.bind(pattern);
    return Object.assign(pattern, { test: (text) => text.length <= longest && test(text) });
}
function patternsIn(node, depth = 0) {
    if (typeof node !== 'object' || node === null || depth > 200)
        return [];
    return Object.entries(node).flatMap(([key, held]) => [
        ...(key === 'pattern' && typeof held === 'string' ? [held] : []),
        ...(key === 'patternProperties' ? Object.keys(Object(held)) : []),
        ...patternsIn(held, depth + 1),
    ]);
}


/***/ })

};
;