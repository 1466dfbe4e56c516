"use strict";
exports.id = 4329;
exports.ids = [4329];
exports.modules = {

/***/ 4329:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restoreState: () => (/* binding */ restoreState),
/* harmony export */   saveState: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _domain_mode_state__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3721);
/* harmony import */ var _enter__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6486);
/* harmony import */ var _mode_names__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8004);



function saveState(state) {
    return JSON.stringify(state);
}
function restoreState(text, policy, at) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return afresh('is not whole', at);
    }
    const version = versionOf(value);
    if (version !== null && version > 1)
        return afresh(`is of version ${version}, which is newer than this`, at);
    const parsed = _domain_mode_state__WEBPACK_IMPORTED_MODULE_0__/* .modeState */ .xv.safeParse(value);
    if (!parsed.success || !isSound(parsed.data))
        return afresh('is damaged', at);
    return fitted(parsed.data, policy, at);
}
function afresh(what, at) {
    return { state: (0,_enter__WEBPACK_IMPORTED_MODULE_1__/* .startState */ .Y1)(at), message: `The kept mode state ${what}; the normal mode holds.` };
}
function versionOf(value) {
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
    return typeof version === 'number' && Number.isFinite(version) ? version : null;
}
function isSound(state) {
    const { current, hybrid, focus, planMode } = state;
    if (focus !== null && focus.mode !== current)
        return false;
    const { before = null } = planMode ?? {};
    return workTogether(hybrid, current) && (before === null || workTogether(before.hybrid, before.mode));
}
function workTogether(hybrid, first) {
    return hybrid === null || (hybrid.modes[0] === first && new Set(hybrid.modes).size === hybrid.modes.length);
}
function fitted(state, policy, at) {
    const may = (mode) => (0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .isEnabled */ .Ol)(policy, mode);
    const open = {
        ...state,
        toolsRunning: 0,
        stack: state.stack.filter(may),
        resume: state.resume !== null && may(state.resume) ? state.resume : null,
        hybrid: state.hybrid?.modes.every(may) === true ? state.hybrid : null,
    };
    if (may(state.current))
        return { state: (0,_enter__WEBPACK_IMPORTED_MODULE_1__/* .tidy */ .DZ)(open), message: null };
    return {
        state: (0,_enter__WEBPACK_IMPORTED_MODULE_1__/* .tidy */ .DZ)({
            ...open,
            current: 'normal',
            previous: state.current,
            resume: null,
            focus: null,
            forced: false,
            hybrid: null,
            planMode: open.planMode?.isHeld ? open.planMode : null,
            enteredAt: at,
            confidence: 1,
        }),
        message: `The ${(0,_mode_names__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(state.current)} mode of the kept mode state is disabled here; the normal mode holds.`,
    };
}


/***/ }),

/***/ 3721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   xv: () => (/* binding */ modeState)
/* harmony export */ });
/* unused harmony exports triggers, transition, modeSuggestion */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5649);
/* harmony import */ var _kept_limits__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8163);
/* harmony import */ var _mode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3445);



const name = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_mode__WEBPACK_IMPORTED_MODULE_1__/* .modeNames */ ._X);
const hybrid = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ preset: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), modes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(name).min(2) }).nullable();
const triggers = ['auto', 'manual', 'tool', 'explicit'];
const transition = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    from: name,
    to: name,
    trigger: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(triggers),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('Milliseconds since the epoch.'),
});
const modeSuggestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    currentMode: name,
    suggestedMode: name,
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    autoSwitch: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether it would be entered by itself.'),
});
const modeState = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    current: name,
    previous: name.nullable(),
    stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(name).max(_kept_limits__WEBPACK_IMPORTED_MODULE_2__/* .stackLimit */ .yH),
    resume: name.nullable(),
    history: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(transition).max(_kept_limits__WEBPACK_IMPORTED_MODULE_2__/* .keptTransitions */ .X_),
    toolSwitches: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    toolsRunning: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    autoSwitch: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    forced: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    focus: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ mode: name, until: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).nullable(),
    hybrid,
    planMode: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        isHeld: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        isAsked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        before: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            mode: name,
            resume: name.nullable(),
            forced: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
            hybrid,
            enteredAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
            lastSwitchAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
            confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
        }),
    })
        .nullable(),
    enteredAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    lastSwitchAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    thinking: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ deep: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), maxTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).nullable() }),
    data: zod__WEBPACK_IMPORTED_MODULE_0__/* .partialRecord */ .jgl(name, zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    skills: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ })

};
;