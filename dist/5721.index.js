"use strict";
exports.id = 5721;
exports.ids = [5721];
exports.modules = {

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

/***/ 5721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWorkflowStore: () => (/* binding */ openWorkflowStore)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/hash.js
var hash = __webpack_require__(3443);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
// EXTERNAL MODULE: ./build/domain/kept-limits.js
var kept_limits = __webpack_require__(8163);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
;// CONCATENATED MODULE: ./build/domain/workflow.js




const stageStatuses = ['pending', 'active', 'done', 'skipped', 'failed'];
const workflowState = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    name: schemas/* enum */.k5n(command/* workflowNames */.g),
    taskId: schemas/* string */.YjP().max(64),
    request: schemas/* strictObject */.rej({ title: schemas/* string */.YjP().max(kept_limits/* mostTitle */.mG), body: schemas/* string */.YjP().max(kept_limits/* mostHanded */.Kf) }),
    startedAt: schemas/* number */.aig().describe('Milliseconds since the epoch.'),
    position: schemas/* int */.Whr().min(0),
    stages: schemas/* array */.YOg(schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(mode/* modeNames */._X),
        status: schemas/* enum */.k5n(stageStatuses),
        handed: schemas/* string */.YjP().max(kept_limits/* mostHanded */.Kf),
    }))
        .max(8),
});

// EXTERNAL MODULE: ./build/core/workflow/workflows.js
var workflows = __webpack_require__(8599);
;// CONCATENATED MODULE: ./build/core/workflow/stored.js


function printWorkflow(state) {
    return `${JSON.stringify(state, null, 1)}\n`;
}
function parseWorkflow(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return none('is half written or damaged');
    }
    const version = value !== null && typeof value === 'object' && 'version' in value ? value.version : null;
    if (typeof version === 'number' && version > 1)
        return none('was saved by a newer version');
    const read = workflowState.safeParse(value);
    if (!read.success || !holds(read.data))
        return none('is damaged');
    return { state: read.data, warning: null };
}
function none(what) {
    return {
        state: null,
        warning: `The saved workflow ${what}, so it was not taken up; start it again with \`/workflow NAME\`.`,
    };
}
function holds(state) {
    const { name, position, stages } = state;
    if (stages.length !== workflows/* workflows */.L[name].length || position > stages.length)
        return false;
    return stages.every(({ mode, status }, index) => {
        if (mode !== workflows/* workflows */.L[name][index]?.mode)
            return false;
        if (index > position)
            return status === 'pending';
        if (index === position)
            return status === 'active' || status === 'failed';
        return status === 'done' || status === 'skipped';
    });
}

// EXTERNAL MODULE: ./build/adapters/whole-file.js
var whole_file = __webpack_require__(5718);
;// CONCATENATED MODULE: ./build/adapters/workflow-store.js





const mostBytes = 1024 * 1024;
function openWorkflowStore(home, workspace) {
    if (home === '')
        return noWorkflowStore;
    const folder = (0,external_node_path_.join)(home, '.countersign', 'sessions');
    const name = async () => `workflow-${(0,hash/* sha256Hex */.f)(await (0,promises_.realpath)(workspace)).slice(0, 24)}.json`;
    return {
        async load() {
            try {
                const file = await (0,whole_file/* readSmall */.o)((0,external_node_path_.join)(folder, await name()), mostBytes);
                if ('missing' in file)
                    return { state: null, warning: null };
                return 'text' in file ? parseWorkflow(file.text) : unread(file.fault);
            }
            catch (error) {
                return unread(`cannot be looked for (${codeOf(error)})`);
            }
        },
        async save(state) {
            try {
                await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
                await (0,whole_file/* replaceFile */.f)(folder, await name(), printWorkflow(state), 0o600);
                return null;
            }
            catch (error) {
                return `The place reached in the workflow was not kept for a later run: ${folder} cannot be written to (${codeOf(error)}).`;
            }
        },
    };
}
const noWorkflowStore = {
    load: async () => ({ state: null, warning: null }),
    save: async () => 'The place reached in the workflow was not kept for a later run: there is no home directory to keep it in; set HOME.',
};
function unread(fault) {
    const warning = `The saved workflow ${fault}, so it was not taken up; start it again with \`/workflow NAME\`.`;
    return { state: null, warning };
}
function codeOf(error) {
    return error.code ?? String(error);
}


/***/ })

};
;