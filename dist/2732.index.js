"use strict";
exports.id = 2732;
exports.ids = [2732];
exports.modules = {

/***/ 2732:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isForkEvent: () => (/* binding */ isForkEvent),
/* harmony export */   readEvent: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

const mostBytes = 32 * 1024 * 1024;
async function readEvent(path) {
    if (!path)
        return null;
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size > mostBytes)
            return 'unreadable';
        const event = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
        return typeof event === 'object' && event !== null ? event : 'unreadable';
    }
    catch {
        return 'unreadable';
    }
}
async function isForkEvent(path) {
    if (!path)
        return false;
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size > mostBytes)
            return false;
        const event = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
        const pull = at(event, 'pull_request');
        const [head, base] = [at(at(pull, 'head'), 'repo'), at(at(pull, 'base'), 'repo')];
        if (pull === undefined)
            return false;
        if (head === null)
            return true;
        return at(head, 'full_name') !== at(base, 'full_name');
    }
    catch {
        return false;
    }
}
function at(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}


/***/ })

};
;