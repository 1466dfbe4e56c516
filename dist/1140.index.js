"use strict";
exports.id = 1140;
exports.ids = [1140];
exports.modules = {

/***/ 1140:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverEnvironment: () => (/* binding */ serverEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

const passed = [
    ...['HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR'],
    ...[
        'SystemRoot',
        'SystemDrive',
        'ComSpec',
        'PATHEXT',
        'TEMP',
        'TMP',
        'USERPROFILE',
        'APPDATA',
        'LOCALAPPDATA',
    ],
];
function serverEnvironment(environment, own, workspace) {
    const kept = passed.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    const folders = (environment.PATH ?? environment.Path ?? '')
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) && !isWithin(folder, workspace));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.length > 0 ? folders.join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter) : '/usr/bin:/bin',
        ...own,
    };
}
function isWithin(folder, workspace) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, folder);
    return way === '' || (!way.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way));
}


/***/ })

};
;