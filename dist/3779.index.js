"use strict";
exports.id = 3779;
exports.ids = [3779];
exports.modules = {

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

/***/ 139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clipped),
/* harmony export */   y: () => (/* binding */ quoting)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);


const most = 200;
function clipped(text, length = most) {
    const start = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redact)(text.slice(0, 20 * most), [])
        .text.replace(/\s+/g, ' ')
        .trim();
    const shown = (0,_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(start);
    const chars = [...shown.slice(0, 2 * length + 2)];
    return chars.length <= length ? chars.join('') : `${chars.slice(0, length - 1).join('')}…`;
}
function quoting(text) {
    const shown = clipped(text).replace(/\.$/, '');
    return shown === '' ? '.' : `: “${shown}”.`;
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