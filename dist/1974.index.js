"use strict";
exports.id = 1974;
exports.ids = [1974];
exports.modules = {

/***/ 1974:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namesSecret: () => (/* binding */ namesSecret),
/* harmony export */   secretValues: () => (/* binding */ secretValues)
/* harmony export */ });
const telling = new Set('key keys token tokens secret secrets password passwords passwd pwd pass passphrase credential credentials auth pat cookie webhook dsn'.split(' '));
const tellingEnd = /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|credentials)$/;
const harmlessEnd = new Set('file path dir folder sock socket type name host port algorithm alg ttl expiry expires timeout length size version region user username email enabled disabled layout count limit mode agent info level format'.split(' '));
function namesSecret(name) {
    const words = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean);
    const last = words.at(-1);
    if (last === undefined || harmlessEnd.has(last) || name === 'PWD')
        return false;
    return words.some((word) => telling.has(word) || tellingEnd.test(word));
}
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value !== undefined && value.trim().length >= 8 && namesSecret(name))
            values.add(value);
    }
    return [...values].sort();
}


/***/ })

};
;