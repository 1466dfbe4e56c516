"use strict";
exports.id = 486;
exports.ids = [486];
exports.modules = {

/***/ 5486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyFrontMatter: () => (/* binding */ applyFrontMatter)
/* harmony export */ });
/* harmony import */ var _check__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4540);
/* harmony import */ var _node__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9905);
/* harmony import */ var _state__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1228);
/* harmony import */ var _strongest__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1874);




function applyFrontMatter(base, record, where) {
    const known = (0,_check__WEBPACK_IMPORTED_MODULE_0__/* .knownSettings */ .Xd)();
    const entries = Object.entries(record)
        .filter(([key]) => key !== 'title')
        .map(([key, value]) => {
        const line = where.lines?.[key] ?? 1;
        return { key, line, column: 1, node: (0,_node__WEBPACK_IMPORTED_MODULE_1__/* .nodeOf */ .E7)(value, line) };
    });
    const source = { name: where.file, layer: 'task file', trust: 'repository' };
    const given = (0,_check__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)(known, source, { kind: 'map', entries, line: 1, column: 1 });
    const state = (0,_state__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L)(known, base);
    (0,_strongest__WEBPACK_IMPORTED_MODULE_3__/* .addLayer */ .V)(state, given);
    return { ...base, ...(0,_state__WEBPACK_IMPORTED_MODULE_2__/* .settled */ .g)(known, state) };
}


/***/ })

};
;