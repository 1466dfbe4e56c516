"use strict";
exports.id = 4707;
exports.ids = [4707];
exports.modules = {

/***/ 4707:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preferencesFile: () => (/* binding */ preferencesFile),
  preferencesOf: () => (/* binding */ preferencesOf),
  printPreferences: () => (/* binding */ printPreferences),
  readPreferences: () => (/* binding */ readPreferences),
  withPreferences: () => (/* binding */ withPreferences)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/domain/command.js
var command = __webpack_require__(325);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
;// CONCATENATED MODULE: ./build/domain/mode-preferences.js



const mode_preferences_name = schemas/* enum */.k5n([...mode/* modeNames */._X, 'plan'])
    .transform((word) => (word === 'plan' ? 'planning' : word));
const modePreferences = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    defaultMode: mode_preferences_name.nullable().default(null).describe('The mode that a run starts in.'),
    autoSwitchEnabled: schemas/* boolean */.zMY().default(true).describe('Whether modes switch by themselves.'),
    customThresholds: schemas/* strictObject */.rej(Object.fromEntries(mode/* modeNames */._X.map((mode) => [mode, schemas/* number */.aig().min(0).max(1).optional()])))
        .prefault({})
        .describe('How sure an analysis must be to enter a mode.'),
    disabledModes: schemas/* array */.YOg(mode_preferences_name).max(mode/* modeNames */._X.length).default([]).describe('Modes that may not be entered.'),
    preferredWorkflows: schemas/* array */.YOg(schemas/* enum */.k5n(command/* workflowNames */.g)).max(command/* workflowNames */.g.length).default([]),
})
    .describe('What a project prefers about modes, version 1.');

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
;// CONCATENATED MODULE: ./build/core/preference-fault.js



const longest = 40;
function preferenceFault(value, issues) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'holds no preferences of modes';
    const version = 'version' in value ? value.version : undefined;
    if (typeof version === 'number' && version > 1)
        return `is of version ${version}, which is newer than this`;
    if (version !== 1)
        return 'says no `"version": 1`, so it is of something else';
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    return issue === undefined ? 'is not valid' : faultOf(issue, value);
}
function faultOf(issue, value) {
    const place = `\`${issue.path.join('.')}\``;
    if (issue.code === 'unrecognized_keys') {
        const known = issue.path.length === 0 ? Object.keys(modePreferences.shape) : mode/* modeNames */._X;
        return unknownName(issue.keys[0] ?? '', known, issue.path.length === 0 ? '' : ` in ${place}`);
    }
    if (issue.code === 'invalid_value') {
        const word = issue.path.reduce(member, value);
        if (typeof word === 'string')
            return unknownName(word, issue.values.map(String), ` in ${place}`);
    }
    return `has a wrong value in ${place}: ${needed(issue)}`;
}
function unknownName(word, known, where) {
    const near = (0,nearest/* nearest */.p)(word, known);
    const shown = /^[\w.-]+$/.test(word) && word.length <= longest ? `\`${word}\`` : 'a name';
    return `has ${shown}${where}, which is not known${near === null ? '' : ` (did you mean \`${near}\`?)`}`;
}
function needed(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return `${issue.expected} is expected`;
        case 'too_small':
            return `at least ${issue.minimum} is expected`;
        case 'too_big':
            return `at most ${issue.maximum} is expected`;
        default:
            return 'a name of the list is expected';
    }
}
function member(value, key) {
    return typeof value === 'object' && value !== null
        ? value[key]
        : undefined;
}

// EXTERNAL MODULE: ./build/core/switching/enter.js
var enter = __webpack_require__(6486);
// EXTERNAL MODULE: ./build/core/switching/mode-names.js
var mode_names = __webpack_require__(8004);
;// CONCATENATED MODULE: ./build/core/preferences.js




const preferencesFile = '.countersign/mode-preferences.json';
const preferences_longest = 65_536;
function readPreferences(text) {
    if (text.length > preferences_longest)
        return unused(`is longer than ${preferences_longest} characters`);
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return unused('is no whole JSON');
    }
    const parsed = modePreferences.safeParse(value);
    if (parsed.success)
        return { preferences: parsed.data, message: null };
    return unused(preferenceFault(value, parsed.error.issues));
}
function unused(what) {
    return { preferences: null, message: `${preferencesFile} ${what}; nothing was taken from it.` };
}
function printPreferences(preferences) {
    return `${JSON.stringify(preferences, null, 2)}\n`;
}
function preferencesOf(state, before) {
    const kept = before ?? modePreferences.parse({ version: 1 });
    return { ...kept, defaultMode: state.current, autoSwitchEnabled: state.autoSwitch };
}
function withPreferences(policy, preferences, isSet, at) {
    const refusedHere = preferences.disabledModes.filter((mode) => mode !== 'normal' && !isSet(`prompt.modes.${mode}.enabled`));
    const merged = {
        ...policy,
        disabled: policy.known.filter((mode) => policy.disabled.includes(mode) || refusedHere.includes(mode)),
        thresholds: { ...policy.thresholds, own: { ...preferences.customThresholds, ...policy.thresholds.own } },
    };
    const wanted = isSet('mode') ? null : preferences.defaultMode;
    const isOpen = wanted !== 'planning' || policy.planEnabled;
    const mode = wanted !== null && isOpen && (0,mode_names/* isEnabled */.Ol)(merged, wanted) ? wanted : null;
    const start = (0,enter/* startState */.Y1)(at);
    return {
        policy: merged,
        state: {
            ...start,
            current: mode ?? start.current,
            planMode: mode === 'planning' ? (0,enter/* planModeFrom */.bB)(start, false) : null,
            autoSwitch: isSet('prompt.switching.enabled') || preferences.autoSwitchEnabled,
        },
        workflows: preferences.preferredWorkflows,
        notes: [
            ...(preferences.disabledModes.includes('normal')
                ? [`${preferencesFile} disables the normal mode, which cannot be disabled.`]
                : []),
            ...(wanted === null ? [] : [startNote((0,mode_names/* shownName */.HD)(wanted), mode !== null)]),
        ],
    };
}
function startNote(name, isEntered) {
    return isEntered
        ? `Started in ${name} mode, as ${preferencesFile} prefers.`
        : `${preferencesFile} prefers ${name} mode, which is disabled here; the normal mode holds.`;
}


/***/ })

};
;