"use strict";
exports.id = 1923;
exports.ids = [1923];
exports.modules = {

/***/ 7575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   hR: () => (/* binding */ finishOf),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vg: () => (/* binding */ spoken)
/* harmony export */ });
function fields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function string(value) {
    return typeof value === 'string' ? value : '';
}
function finishOf(choice) {
    return string(choice.finish_reason) || null;
}
function spoken(message) {
    let content = string(message.content);
    let reasoning = string(message.reasoning_content) || string(message.reasoning);
    for (const part of list(message.content)) {
        const { type, text, thinking } = fields(part) ?? {};
        if (type === 'text')
            content += string(text);
        if (type === 'thinking')
            reasoning += thought(thinking);
    }
    return { content, reasoning, refusal: string(message.refusal) };
}
function thought(thinking) {
    if (typeof thinking === 'string')
        return thinking;
    return list(thinking)
        .map((part) => string(fields(part)?.text))
        .join('');
}
function argumentsOf(call) {
    const given = call?.arguments;
    if (typeof given === 'string')
        return given;
    return given === undefined || given === null ? '' : JSON.stringify(given);
}
function usageOf(value) {
    const usage = fields(value);
    const inputTokens = count(usage?.prompt_tokens);
    const outputTokens = count(usage?.completion_tokens);
    if (inputTokens === null || outputTokens === null)
        return null;
    const cached = fields(usage?.prompt_tokens_details)?.cached_tokens ?? usage?.prompt_cache_hit_tokens;
    return { inputTokens, cachedTokens: Math.min(count(cached) ?? 0, inputTokens), outputTokens };
}
function count(value) {
    return Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function jsonOf(text) {
    try {
        return text === null ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function textOf(decoder, bytes, more) {
    try {
        return decoder.decode(bytes, { stream: more });
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1923:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noMemory: () => (/* binding */ noMemory),
/* harmony export */   openMemory: () => (/* binding */ openMemory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_chat__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7704);
/* harmony import */ var _chat_parts__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7575);
/* harmony import */ var _whole_file__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5718);





const fileName = 'endpoints.json';
const mostEntries = 200;
const mostBytes = 1024 * 1024;
const checks = {
    rung: (value) => _domain_chat__WEBPACK_IMPORTED_MODULE_3__/* .rungs */ .W.includes(value),
    temperature: isBoolean,
    outputLimit: (value) => value === null || value === 'max_completion_tokens' || value === 'max_tokens',
    system: isBoolean,
    repeatedRoles: isBoolean,
    stream: isBoolean,
    streamUsage: isBoolean,
    contextTokens: (value) => value === null || isCount(value),
    outputTokens: (value) => value === undefined || isCount(value),
    tools: isNo,
    toolsWithFormat: isNo,
    toolChoice: isNo,
    toolRules: isNo,
    userAfterTool: isNo,
    reasoningBack: (value) => value === undefined || value === true,
};
function openMemory(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName);
    let last = Promise.resolve();
    return {
        async recall(endpoint, model) {
            await last;
            const found = (await entriesIn(path)).find((one) => one.endpoint === endpoint && one.model === model);
            return found?.manners ?? null;
        },
        keep(endpoint, model, learned) {
            last = last.then(() => add(folder, { endpoint, model, manners: learned })).catch(() => { });
            return last;
        },
    };
}
const noMemory = { recall: async () => null, keep: async () => { } };
async function entriesIn(path) {
    try {
        const about = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!about.isFile() || about.size > mostBytes)
            return [];
        const file = (0,_chat_parts__WEBPACK_IMPORTED_MODULE_4__/* .fields */ .OA)(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')));
        return file?.version === 1 ? (0,_chat_parts__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(file.entries).slice(-mostEntries).filter(isEntry) : [];
    }
    catch {
        return [];
    }
}
function isEntry(value) {
    const entry = (0,_chat_parts__WEBPACK_IMPORTED_MODULE_4__/* .fields */ .OA)(value);
    const manners = (0,_chat_parts__WEBPACK_IMPORTED_MODULE_4__/* .fields */ .OA)(entry?.manners);
    return entry !== null && manners !== null && isName(entry.endpoint) && isName(entry.model) && fits(manners);
}
function fits(manners) {
    return (Object.keys(manners).every((name) => Object.hasOwn(checks, name)) &&
        Object.entries(checks).every(([name, check]) => check(manners[name])));
}
function isCount(value) {
    return Number.isSafeInteger(value) && value > 0;
}
function isName(value) {
    return typeof value === 'string' && value.length <= 2_048;
}
function isNo(value) {
    return value === undefined || value === false;
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
async function add(folder, learned) {
    if (!isEntry(learned))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName);
    const others = (await entriesIn(path)).filter((one) => one.endpoint !== learned.endpoint || one.model !== learned.model);
    const entries = [...others, learned].slice(-mostEntries);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true, mode: 0o700 });
    await (0,_whole_file__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .f)(folder, fileName, `${JSON.stringify({ version: 1, entries }, null, 1)}\n`, 0o600);
}


/***/ }),

/***/ 5718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile),
/* harmony export */   o: () => (/* binding */ readSmall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



async function replaceFile(folder, name, text, mode) {
    const { randomBytes } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 23));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.${process.pid}.${randomBytes(6).toString('hex')}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: 'wx', mode });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
        throw error;
    }
}
async function readSmall(path, most) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        try {
            if (!(await handle.stat()).isFile())
                return { fault: 'is not a regular file' };
            const { bytesRead, buffer } = await handle.read(Buffer.alloc(most + 1), 0, most + 1, 0);
            if (bytesRead > most)
                return { fault: `is larger than ${Math.round(most / 1024)} KiB` };
            return { text: buffer.toString('utf8', 0, bytesRead) };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = error.code ?? 'unknown';
        if (code === 'ENOENT')
            return { missing: true };
        return { fault: code === 'ELOOP' ? 'is a link' : `cannot be read (${code})` };
    }
}


/***/ }),

/***/ 7704:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ rungs)
/* harmony export */ });
const rungs = ['strict_schema', 'json_schema', 'tool_call', 'json_object', 'instructions'];


/***/ })

};
;