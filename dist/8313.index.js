"use strict";
exports.id = 8313;
exports.ids = [8313];
exports.modules = {

/***/ 8313:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noCommand: () => (/* binding */ noCommand)
/* harmony export */ });
function noCommand(line) {
    return line.replaceAll('##[', '##‹[›').replace(/^(\s{0,100})::/, '$1∷');
}


/***/ })

};
;