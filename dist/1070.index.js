"use strict";
exports.id = 1070;
exports.ids = [1070];
exports.modules = {

/***/ 1070:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _flags_generated__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8089);

const left = 27;
const screen = 80;
function helpText(version, program = 'countersign') {
    const groups = [...new Set(_flags_generated__WEBPACK_IMPORTED_MODULE_0__/* .flags */ .M.map((flag) => flag.group))];
    return [
        `countersign ${version}: writes a plan, has it and the code examined, exits 0 or 1.`,
        `Usage: ${program} [run] [flags]   a task, from a flag or stdin`,
        `       ${program} config [flags]  each setting, and where it came from`,
        `       ${program} modes [--json]  each way of working, and its tools`,
        `       ${program} sessions [list|show ID|delete ID]  what runs have kept`,
        ...groups.flatMap((group) => [
            `${group}:`,
            ..._flags_generated__WEBPACK_IMPORTED_MODULE_0__/* .flags */ .M.filter((flag) => flag.group === group).flatMap(line),
            ...further(_flags_generated__WEBPACK_IMPORTED_MODULE_0__/* .flags */ .M.filter((flag) => flag.group === group && flag.help === null)),
        ]),
        'Examples:',
        `  ${program} --input examples/task.txt --json`,
        `  ${program} --task "Why does login fail?" --base origin/main`,
        'More: -h, --help · -v, --version · --no-FLAG turns a yes-or-no flag off',
        '',
    ].join('\n');
}
function line(flag) {
    if (flag.help === null)
        return [];
    const usage = flag.value === null ? `--${flag.name}` : `--${flag.name} ${flag.value}`;
    return [`  ${usage.padEnd(left - 2)}${flag.help}`];
}
function further(silent) {
    const lines = [];
    for (const { name } of silent) {
        const longer = `${lines.at(-1) ?? '  also:'} --${name}`;
        if (longer.length <= screen)
            lines.splice(-1, 1, longer);
        else
            lines.push(`        --${name}`);
    }
    return lines;
}


/***/ })

};
;