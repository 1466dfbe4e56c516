"use strict";
exports.id = 9766;
exports.ids = [9766];
exports.modules = {

/***/ 9766:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPreferenceFile: () => (/* binding */ openPreferenceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _file_read__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7261);
/* harmony import */ var _whole_file__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5718);




const folderName = '.countersign';
const fileName = 'mode-preferences.json';
const path = `${folderName}/${fileName}`;
const mostBytes = 64 * 1024;
function openPreferenceFile(workspace) {
    return {
        async load() {
            try {
                const file = await (0,_file_read__WEBPACK_IMPORTED_MODULE_2__/* .readInside */ .xO)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), path, mostBytes);
                if (file.kind === 'text')
                    return { text: file.text, warning: null };
                if (file.kind === 'missing')
                    return { text: null, warning: null };
                return { text: null, warning: `The preferences in ${path} were not read: ${file.reason}.` };
            }
            catch (error) {
                return { text: null, warning: `The preferences in ${path} were not read (${codeOf(error)}).` };
            }
        },
        async save(text) {
            try {
                if (Buffer.byteLength(text) > mostBytes)
                    return notSaved('they are larger than 64 KiB');
                const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), folderName);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder).catch((error) => {
                    if (codeOf(error) !== 'EEXIST')
                        throw error;
                });
                if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder)).isDirectory())
                    return notSaved(`${folderName} is not a folder of its own`);
                const before = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName)).catch(() => null);
                if (before !== null && !before.isFile())
                    return notSaved('it is a link or no regular file');
                await (0,_whole_file__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .f)(folder, fileName, text, 0o644);
                return null;
            }
            catch (error) {
                return notSaved(`it cannot be written (${codeOf(error)})`);
            }
        },
    };
}
function notSaved(why) {
    return `The preferences were not saved to ${path}: ${why}.`;
}
function codeOf(error) {
    return error.code ?? String(error);
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


/***/ })

};
;