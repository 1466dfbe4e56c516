"use strict";
exports.id = 3293;
exports.ids = [3293];
exports.modules = {

/***/ 3293:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSession: () => (/* binding */ readSession)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/domain/approval.js
var approval = __webpack_require__(7289);
;// CONCATENATED MODULE: ./build/domain/approval-event.js


const at = schemas/* number */.aig().describe('Milliseconds since the epoch.');
const version = schemas/* int */.Whr().min(1);
const planId = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const planRef = schemas/* strictObject */.rej({ id: planId, version });
const ground = schemas/* strictObject */.rej({
    head: schemas/* string */.YjP().nullable(),
    base: schemas/* string */.YjP().nullable(),
    subject: schemas/* string */.YjP().nullable(),
});
const vote = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1),
    plan: planRef,
    who: schemas/* string */.YjP().min(1),
    decision: schemas/* enum */.k5n(approval/* decisions */.a),
    words: schemas/* string */.YjP(),
    at,
    isAltered: schemas/* boolean */.zMY(),
});
const standing = schemas/* strictObject */.rej({
    who: schemas/* string */.YjP().min(1),
    type: schemas/* string */.YjP().nullable(),
    permission: schemas/* enum */.k5n(approval/* permissions */.P).nullable(),
    isOurs: schemas/* boolean */.zMY(),
});
const approvalEvent = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('drafted'), plan: planRef, author: schemas/* string */.YjP(), ground }),
    schemas/* strictObject */.rej({
        at,
        kind: schemas/* literal */.euz('posted'),
        version,
        planId: planId.nullable(),
        isOurs: schemas/* boolean */.zMY(),
    }),
    schemas/* strictObject */.rej({
        at,
        kind: schemas/* literal */.euz('comment-edited'),
        version,
        planId: planId.nullable(),
        byOthers: schemas/* boolean */.zMY(),
    }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('comment-removed'), version }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('voted'), vote }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('withdrawn'), vote: schemas/* string */.YjP().min(1) }),
    schemas/* strictObject */.rej({
        at,
        kind: schemas/* literal */.euz('moved'),
        what: schemas/* enum */.k5n(['head', 'base', 'subject']),
        to: schemas/* string */.YjP().nullable(),
        files: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('cancelled'), version }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('expired'), version }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('ticked') }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('unread'), why: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ at, kind: schemas/* literal */.euz('looked'), standings: schemas/* array */.YOg(standing).readonly() }),
]);

// EXTERNAL MODULE: ./build/domain/mode-state.js
var mode_state = __webpack_require__(3721);
// EXTERNAL MODULE: ./build/domain/plan.js
var plan = __webpack_require__(229);
// EXTERNAL MODULE: ./build/domain/session-name.js
var session_name = __webpack_require__(7430);
// EXTERNAL MODULE: ./build/domain/status.js
var domain_status = __webpack_require__(8436);
;// CONCATENATED MODULE: ./build/domain/session.js






const sessionId = schemas/* string */.YjP().regex(session_name/* sessionName */.C);
const sessionHead = schemas/* strictObject */.rej({
    countersign: schemas/* literal */.euz('session'),
    version: schemas/* literal */.euz(1),
    id: sessionId,
    createdAt: schemas/* number */.aig(),
    place: schemas/* string */.YjP(),
});
const session_at = schemas/* number */.aig().describe('Milliseconds since the epoch.');
const hash = schemas/* string */.YjP()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .describe('SHA-256 of a file; null: there is none.');
const task = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), title: schemas/* string */.YjP(), body: schemas/* string */.YjP(), author: schemas/* string */.YjP() });
const changeMade = schemas/* strictObject */.rej({
    description: schemas/* string */.YjP(),
    diff: schemas/* string */.YjP(),
    splice: schemas/* strictObject */.rej({ start: schemas/* int */.Whr().min(0), end: schemas/* int */.Whr().min(0), text: schemas/* string */.YjP() }).nullable(),
    shape: schemas/* strictObject */.rej({
        encoding: schemas/* enum */.k5n(['utf-8', 'utf-16le', 'utf-16be', 'latin-1']),
        mark: schemas/* boolean */.zMY(),
    }),
});
const sessionEvent = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('task'), task }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('said'),
        role: schemas/* enum */.k5n(['user', 'assistant', 'tool']),
        text: schemas/* string */.YjP(),
    }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('compacted'), summary: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('mode'), state: mode_state/* modeState */.xv }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('planned'), plan: plan/* plan */.et }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('plan-cancelled') }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('approval'), event: approvalEvent }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('asked'),
        question: schemas/* string */.YjP(),
        options: schemas/* array */.YOg(schemas/* strictObject */.rej({ label: schemas/* string */.YjP(), action: schemas/* string */.YjP(), value: schemas/* string */.YjP() })),
    }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('answered'), text: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('act'),
        plan: planRef,
        decision: schemas/* enum */.k5n(['default', 'accept-edits']),
    }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('step'),
        number: schemas/* int */.Whr().min(1),
        status: schemas/* enum */.k5n(['started', 'proposed', 'done', 'failed']),
        note: schemas/* string */.YjP(),
    }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('change'),
        step: schemas/* int */.Whr().min(1),
        path: schemas/* string */.YjP(),
        before: hash,
        after: hash,
        status: schemas/* enum */.k5n(['proposed', 'intended', 'applied']),
        made: changeMade.optional(),
    }),
    schemas/* strictObject */.rej({
        at: session_at,
        kind: schemas/* literal */.euz('command'),
        step: schemas/* int */.Whr().min(1),
        command: schemas/* string */.YjP(),
        exitCode: schemas/* int */.Whr().nullable().describe('Null: it was not run, or ended before it was done.'),
        note: schemas/* string */.YjP(),
    }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('paused') }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('resumed') }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('aborted'), why: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ at: session_at, kind: schemas/* literal */.euz('ended'), status: schemas/* enum */.k5n(domain_status/* statuses */.b) }),
]);

// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/session/print.js
var print = __webpack_require__(9231);
;// CONCATENATED MODULE: ./build/core/session/text.js



const text_version = 1;
const line = /^\{"n":(\d{1,9}),"sum":"([0-9a-f]{16})","event":(\{.*\})\}$/s;
function readSession(text) {
    const end = text.indexOf('\n');
    if (end < 0)
        return text.length > 1_000_000 ? foreign() : { kind: 'none' };
    const head = readHead(text.slice(0, end));
    if ('kind' in head)
        return head;
    const events = [];
    const session = { head, events, sum: (0,print/* headSum */.mP)(head), trusted: end + 1, cut: 0, damage: null };
    for (let start = end + 1; start < text.length; start = session.trusted) {
        const stop = text.indexOf('\n', start);
        if (stop < 0)
            return { kind: 'session', session: { ...session, cut: text.length - start } };
        const read = readLine(text.slice(start, stop), session.sum, events.length + 1);
        if (read === null)
            return {
                kind: 'session',
                session: { ...session, damage: damage(text.slice(stop + 1), events.length) },
            };
        events.push(read.event);
        session.sum = read.sum;
        session.trusted = stop + 1;
    }
    return { kind: 'session', session };
}
function readHead(text) {
    const value = json(text);
    if (value === null || typeof value !== 'object' || !('countersign' in value))
        return foreign();
    if ('version' in value && typeof value.version === 'number' && value.version > text_version) {
        return {
            kind: 'newer',
            message: `This session was written by a newer version of Countersign (version ${value.version} of its form; this one reads ${text_version}). Use that one.`,
        };
    }
    const head = sessionHead.safeParse(value);
    return head.success && (0,print/* headText */.WI)(head.data) === text ? head.data : foreign();
}
function readLine(text, before, number) {
    const match = line.exec(text);
    if (match === null || Number(match[1]) !== number)
        return null;
    const [, , sum = '', body = ''] = match;
    if ((0,print/* chained */.HM)(before, number, body) !== sum)
        return null;
    const event = sessionEvent.safeParse(json(body));
    return event.success ? { event: event.data, sum } : null;
}
function damage(rest, count) {
    const behind = rest.split('\n').filter(Boolean).length;
    const lost = behind === 0
        ? ''
        : ` The ${(0,core_count/* counted */.h)(behind, 'line')} behind it ${behind === 1 ? 'is' : 'are'} not trusted.`;
    return `Line ${count + 2} of the session is damaged.${lost}`;
}
function json(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function foreign() {
    return { kind: 'foreign', message: 'This file is no session of Countersign.' };
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


/***/ }),

/***/ 229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ plan)
/* harmony export */ });
/* unused harmony exports planStep, todo */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

const lines = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1);
const planStep = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    dependencies: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)).describe('Numbers of the steps that come first.'),
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    verification: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('How to tell that the step is done.'),
    completed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
})
    .describe('One step (OM-20).');
const plan = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/)
        .describe('SHA-256 of the canonical text, without check marks, version and times.'),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    progress: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        done: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        percentage: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(100),
    }),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    objectives: lines,
    constraints: lines,
    assumptions: lines,
    approach: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(planStep).min(1),
    affectedFiles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    testPlan: lines,
    risks: lines,
    alternatives: lines,
    rollback: lines,
    successCriteria: lines,
    nextActions: lines,
    proposedChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), diff: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    suggestedCommands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
})
    .describe('The plan (PM-009). All its sections are there and none is empty.');
const todo = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'in_progress', 'completed']),
    activeForm: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 4377:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
;