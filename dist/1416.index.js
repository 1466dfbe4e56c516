"use strict";
exports.id = 1416;
exports.ids = [1416,102];
exports.modules = {

/***/ 109:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sessionsCommand: () => (/* binding */ sessionsCommand)
});

;// CONCATENATED MODULE: ./build/core/approval/policy.js
function approvalPolicy(settings) {
    const { requiredApprovals, approvers, authorMayApprove, planExpires } = settings;
    const expiresAfter = planExpires === null ? null : planExpires * 3_600_000;
    return { requiredApprovals, approvers, authorMayApprove, expiresAfter };
}

// EXTERNAL MODULE: ./build/core/clean.js
var core_clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
// EXTERNAL MODULE: ./build/core/session/fold.js
var fold = __webpack_require__(8637);
// EXTERNAL MODULE: ./build/core/approval/decide.js + 1 modules
var decide = __webpack_require__(2439);
// EXTERNAL MODULE: ./build/core/approval/tell.js
var tell = __webpack_require__(1920);
// EXTERNAL MODULE: ./build/core/approval/world.js + 1 modules
var approval_world = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/core/session/when.js
function when(at) {
    if (!Number.isFinite(at) || Math.abs(at) > 8.64e15)
        return 'at an unknown time';
    return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./build/core/session/tell-approval.js

const decided = {
    'accept-edits': 'approved it, with its edits made without asking again',
    default: 'approved it, each change proposed first',
    feedback: 'wants something to be different',
    reject: 'rejected it',
};
function tellApproval(events) {
    return events.flatMap((event) => {
        const sentence = told(event);
        return sentence === null ? [] : [`${when(event.at)}: ${sentence}`];
    });
}
function told(event) {
    switch (event.kind) {
        case 'drafted': {
            const author = event.author === '' ? '' : `, asked for by ${event.author}`;
            return `Version ${event.plan.version} (${event.plan.id.slice(0, 12)}) was drafted${author}.`;
        }
        case 'posted':
            return `Version ${event.version} was put up for a decision.`;
        case 'comment-edited':
            return `The text of version ${event.version} was changed${event.byOthers ? ' by somebody else' : ''}.`;
        case 'comment-removed':
            return `The text of version ${event.version} was removed.`;
        case 'voted': {
            const { who, decision, words, plan } = event.vote;
            const said = words === '' ? '' : ` "${words}"`;
            return `${who} on version ${plan.version}: ${decided[decision]}.${said}`;
        }
        case 'withdrawn':
            return `The vote ${event.vote} was taken back.`;
        case 'moved': {
            const files = event.files.length === 0 ? '' : ` What is different: ${event.files.join(', ')}.`;
            return `The ${event.what} that the plan was made on has changed.${files}`;
        }
        case 'cancelled':
            return `Version ${event.version} was cancelled.`;
        case 'expired':
            return `Version ${event.version} has expired.`;
        case 'unread':
            return `It could not be found out how the plan stands: ${event.why}`;
        case 'ticked':
        case 'looked':
            return null;
    }
}

;// CONCATENATED MODULE: ./build/core/session/tell.js








const mostLines = 40;
function lastVerdict({ approval }, policy) {
    const world = (0,approval_world/* worldOf */.cO)(approval, policy);
    const latest = world.versions.at(-1);
    return latest === undefined ? null : (0,decide/* decide */.LD)(world, latest.plan, policy);
}
function tellStanding(state, policy) {
    const { plan, question, aborted, status } = state;
    if (aborted !== null)
        return 'ended before it was done';
    if (question !== null)
        return 'a question waits for its reply';
    if (plan === null)
        return status === null ? 'nothing came of it yet' : status.replaceAll('_', ' ');
    const done = `${plan.progress.done} of ${(0,count/* counted */.h)(plan.progress.total, 'step')} done`;
    const verdict = lastVerdict(state, policy);
    const run = (0,fold/* activeRun */.KM)(state, verdict?.state ?? null);
    if (run === null)
        return verdict === null ? done : `${done}, plan ${verdict.state}`;
    if (run.status === 'awaiting_approval')
        return `plan ${verdict?.state ?? 'drafted'}`;
    return `${run.status === 'paused' ? 'paused' : 'begun and not finished'}, ${done}`;
}
function tellSession({ head, events, damage, cut }, policy) {
    const state = (0,fold/* foldSession */.qp)(head, events);
    const verdict = lastVerdict(state, policy);
    return [
        `Session ${head.id}: ${tellStanding(state, policy)}`,
        `Place: ${(0,core_clean.oneLine)(head.place)}`,
        `Begun ${when(head.createdAt)}, last used ${when(state.at)}, ${(0,count/* counted */.h)(events.length, 'event')}.`,
        ...(damage === null ? [] : [`${damage} What stands here is from before it; nothing can be added.`]),
        ...(cut === 0 ? [] : ['Its last line was not finished and is left out; the session goes on before it.']),
        ...taskLines(state),
        ...questionLines(state),
        ...planLines(state),
        ...titled('Approval', [
            ...tellApproval(state.approval).map(core_clean.oneLine),
            ...(verdict === null ? [] : [(0,core_clean.oneLine)((0,tell/* tellVerdict */.Hy)(verdict))]),
        ]),
        ...titled('Steps', [...state.steps].map(stepLine)),
        ...titled('Changes', state.changes.map(changeLine)),
        ...titled('Commands', state.commands.map(commandLine)),
        ...(state.aborted === null ? [] : titled('Ended by a person', [(0,core_clean.oneLine)(state.aborted)])),
    ];
}
function titled(title, lines) {
    return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}
function taskLines({ task }) {
    if (task === null)
        return ['', 'No task was kept.'];
    const author = task.author === '' ? '' : ` (${(0,core_clean.oneLine)(task.author)})`;
    return ['', `Task${author}: ${(0,core_clean.oneLine)(task.title)}`, ...shown(task.body)];
}
function questionLines({ question, rounds }) {
    if (question === null)
        return [];
    const options = question.options.map(({ label, action }) => `  - ${(0,core_clean.oneLine)(label)} (${(0,core_clean.oneLine)(action)})`);
    return ['', `Question ${rounds}: ${(0,core_clean.oneLine)(question.question)}`, ...options];
}
function planLines({ plan, versions }) {
    const shownPlan = plan ?? versions.at(-1);
    if (shownPlan === undefined)
        return [];
    const { id, version, title, progress, steps } = shownPlan;
    const holds = plan === null ? ', which holds no longer' : '';
    return [
        '',
        `Plan ${id.slice(0, 12)}, version ${version}${holds}: ${(0,core_clean.oneLine)(title)}`,
        `  ${progress.done} of ${(0,count/* counted */.h)(progress.total, 'step')} done (${progress.percentage} %)`,
        ...steps.map((step) => `  [${step.completed ? 'x' : ' '}] ${step.number}. ${(0,core_clean.oneLine)(step.description)}`),
    ];
}
function stepLine([number, { status, note }]) {
    return `${number}: ${status}${note === '' ? '' : `, ${(0,core_clean.oneLine)(note)}`}`;
}
function changeLine({ path, step, status }) {
    return `${(0,core_clean.oneLine)(path)}: ${status} (step ${step})`;
}
function commandLine({ step, command, exitCode }) {
    return `${(0,core_clean.oneLine)(command)}: ${exitCode === null ? 'not run to its end' : `exit ${exitCode}`} (step ${step})`;
}
function shown(text) {
    if (text === '')
        return [];
    const lines = (0,core_clean.visible)(text).split('\n');
    const more = lines.length - mostLines;
    const first = lines.slice(0, mostLines).map((line) => `  ${line}`);
    return more <= 0 ? first : [...first, `  … ${(0,count/* counted */.h)(more, 'more line')}; --json has all of it.`];
}

// EXTERNAL MODULE: ./build/core/width.js
var width = __webpack_require__(823);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/sinks/json.js
var json = __webpack_require__(4260);
;// CONCATENATED MODULE: ./build/commands/sessions.js










async function sessionsCommand(asked, settings, { store, signal, secrets }) {
    const print = (value, lines) => {
        const clean = (0,redact.redactDeep)({ value, lines }, secrets);
        return settings.json ? (0,json.jsonText)(clean.value) : clean.lines.map((line) => `${(0,core_clean.visible)(line)}\n`).join('');
    };
    if (asked.action === 'list') {
        const entries = store === null ? [] : await listed(store, settings);
        return print({ sessions: entries }, table(entries));
    }
    if (store === null)
        throw unknown(asked.id);
    return asked.action === 'show'
        ? sessions_shown(asked.id, store, settings, print)
        : deleted(asked.id, store, signal, print);
}
async function listed(store, settings) {
    const rows = [];
    for (const entry of await store.list())
        rows.push(await rowOf(entry, store, settings));
    return rows;
}
async function rowOf({ id, changedAt, bytes }, store, settings) {
    const row = { id, usedAt: when(changedAt), bytes };
    const text = await store.read(id);
    if (text.kind === 'none')
        return { ...row, place: null, title: null, standing: 'cannot be used: it is empty' };
    if (text.kind !== 'session')
        return { ...row, place: null, title: null, standing: `cannot be used: ${text.message}` };
    const { head, events, damage } = text.session;
    const state = (0,fold/* foldSession */.qp)(head, events);
    const standing = tellStanding(state, approvalPolicy(settings));
    return {
        ...row,
        place: head.place,
        title: state.task?.title ?? null,
        standing: damage === null ? standing : `damaged; before that: ${standing}`,
    };
}
function table(rows) {
    if (rows.length === 0)
        return ['There are no sessions.'];
    const cells = [
        ['session', 'last used', 'how it stands', 'task', 'place'],
        ...rows.map(({ id, usedAt, standing, title, place }) => [id, usedAt, standing, title ?? '-', place ?? '-'].map((cell) => cut((0,core_clean.oneLine)(cell)))),
    ];
    const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => (0,width/* columns */.YB)(row[at] ?? ''))));
    return cells.map((row) => row
        .map((cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - (0,width/* columns */.YB)(cell))))
        .join('  ')
        .trimEnd());
}
function cut(cell) {
    const characters = [...cell];
    return characters.length > 70 ? `${characters.slice(0, 69).join('')}…` : cell;
}
async function sessions_shown(id, store, settings, print) {
    const text = await store.read(id);
    if (text.kind === 'none')
        throw unknown(id);
    if (text.kind !== 'session')
        throw new errors/* RunError */.e4('input', `The session ${id} cannot be shown: ${text.message}`, {
            hint: `It is left as it is; \`sessions delete ${id}\` deletes it.`,
        });
    return print(whole(text.session, settings), tellSession(text.session, approvalPolicy(settings)));
}
function whole({ head, events, damage, cut }, settings) {
    const policy = approvalPolicy(settings);
    const folded = (0,fold/* foldSession */.qp)(head, events);
    const { head: _head, steps, changes, ...state } = folded;
    return {
        ...head,
        events: events.length,
        damage,
        cut,
        standing: tellStanding(folded, policy),
        ...state,
        verdict: lastVerdict(folded, policy),
        history: tellApproval(state.approval),
        steps: [...steps].map(([number, step]) => ({ number, ...step })),
        changes: changes.map(({ made: _made, ...change }) => change),
    };
}
async function deleted(id, store, signal, print) {
    if (!(await store.remove(id, signal)))
        throw unknown(id);
    return print({ deleted: id }, [`Deleted the session ${id} and its plan; the workspace is as it was.`]);
}
function unknown(id) {
    return new errors/* RunError */.e4('input', `There is no session ${id}.`, {
        hint: 'See the sessions there are with `sessions list`.',
    });
}


/***/ }),

/***/ 102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oneLine: () => (/* binding */ oneLine),
/* harmony export */   spelled: () => (/* binding */ spelled),
/* harmony export */   unspelled: () => (/* binding */ unspelled),
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   wellFormed: () => (/* binding */ wellFormed)
/* harmony export */ });
const noteworthy = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?){0,7}|[0-9#*]\uFE0F\u20E3|\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/gu;
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]$/u;
const plain = /^[\n\t\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const shownMarks = 4;
function visible(text) {
    if (plain.test(text))
        return text;
    return text.replace(noteworthy, show);
}
function oneLine(text) {
    return visible(text).replace(/[\n\t]/g, codePoint);
}
function spelled(text) {
    const marked = text.replaceAll('‹', codePoint('‹'));
    if (simple.test(marked))
        return marked;
    return marked.replace(noteworthy, spell);
}
function unspelled(text) {
    return text.replace(/‹U\+([0-9A-F]{4,5}|10[0-9A-F]{4})›/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
function show(match) {
    if (match === '\r\n')
        return '\n';
    if (match === '\n' || match === '\t')
        return match;
    if (unseen.test(match))
        return codePoint(match);
    return /^\p{M}/u.test(match) ? someMarks([...match]) : match;
}
function spell(match) {
    if (/^\p{M}{5}/u.test(match)) {
        const marks = [...match];
        return [...marks.slice(0, shownMarks).map(spell), ...marks.slice(shownMarks).map(codePoint)].join('');
    }
    if (match === '\r\n')
        return codePoint('\r') + codePoint('\n');
    return unseen.test(match) ? codePoint(match) : match;
}
function someMarks(marks) {
    const kept = marks.slice(0, shownMarks).map((mark) => (unseen.test(mark) ? codePoint(mark) : mark));
    return `${kept.join('')}‹${marks.length - shownMarks} more marks›`;
}
function codePoint(char) {
    const value = char.codePointAt(0) ?? 0;
    return `‹U+${value.toString(16).toUpperCase().padStart(4, '0')}›`;
}


/***/ }),

/***/ 3152:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted),
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
function counted(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}
function thousands(count) {
    const digits = String(Math.round(count));
    const groups = [];
    for (let end = digits.length; end > 0; end -= 3)
        groups.unshift(digits.slice(Math.max(0, end - 3), end));
    return groups.join(',');
}


/***/ }),

/***/ 3443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sha256OfBytes),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

function sha256Hex(text) {
    return sha256OfBytes(new TextEncoder().encode(text));
}
function sha256OfBytes(bytes) {
    return Array.from((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}


/***/ }),

/***/ 1372:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ createStep),
/* harmony export */   Cn: () => (/* binding */ stepFaults),
/* harmony export */   TL: () => (/* binding */ markStepComplete),
/* harmony export */   jA: () => (/* binding */ progressOf),
/* harmony export */   jm: () => (/* binding */ todosOf),
/* harmony export */   qT: () => (/* binding */ createPlan),
/* harmony export */   rY: () => (/* binding */ planId),
/* harmony export */   sW: () => (/* binding */ revisePlan)
/* harmony export */ });
/* unused harmony export serializePlan */
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);

function createStep(step) {
    return {
        files: [],
        dependencies: [],
        commands: [],
        verification: 'Read the change once more against this step.',
        completed: false,
        ...step,
    };
}
function createPlan(draft, at) {
    const time = new Date(at).toISOString();
    const words = wordsOf(draft);
    return {
        id: planId(words),
        version: 1,
        createdAt: time,
        updatedAt: time,
        progress: progressOf(words.steps),
        ...words,
    };
}
function revisePlan(before, draft, at) {
    return { ...createPlan(draft, at), version: before.version + 1, createdAt: before.createdAt };
}
function wordsOf(plan) {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...rest } = plan;
    const { progress: _progress, ...words } = rest;
    return words;
}
function planId(plan) {
    const { steps, ...rest } = wordsOf(plan);
    const canonical = { ...rest, steps: steps.map(({ completed: _done, ...step }) => step) };
    return (0,_hash__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(canonicalJson(canonical));
}
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const entries = Object.entries(value)
        .filter(([, v]) => v !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`);
    return `{${entries.join(',')}}`;
}
function progressOf(steps) {
    const done = steps.filter((step) => step.completed).length;
    return {
        done,
        total: steps.length,
        percentage: steps.length === 0 ? 0 : Math.floor((100 * done) / steps.length),
    };
}
function markStepComplete(plan, number, at) {
    if (!plan.steps.some((step) => step.number === number && !step.completed))
        return plan;
    const steps = plan.steps.map((step) => (step.number === number ? { ...step, completed: true } : step));
    return { ...plan, steps, progress: progressOf(steps), updatedAt: new Date(at).toISOString() };
}
function serializePlan(plan) {
    return JSON.stringify(plan);
}
function stepFaults(steps) {
    const needs = new Map();
    const twice = new Set();
    for (const { number, dependencies } of steps) {
        if (needs.has(number))
            twice.add(number);
        else
            needs.set(number, dependencies);
    }
    const unknown = steps.flatMap(({ number, dependencies }) => dependencies
        .filter((needed) => !needs.has(needed))
        .map((needed) => `Step ${number} depends on step ${needed}, which is not in the plan.`));
    const doubles = [...twice].map((number) => `Two steps have the number ${number}.`);
    return [...new Set([...doubles, ...unknown, ...circles(needs)])];
}
function circles(needs) {
    const found = [];
    const done = new Set();
    for (const start of needs.keys()) {
        const path = [];
        const onPath = new Set();
        const open = [{ number: start, next: 0 }];
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
            const { number } = last;
            if (last.next === 0 && !done.has(number)) {
                path.push(number);
                onPath.add(number);
            }
            const needed = done.has(number) ? undefined : needs.get(number)?.[last.next];
            last.next += 1;
            if (needed === undefined) {
                open.pop();
                if (onPath.delete(number))
                    path.pop();
                done.add(number);
            }
            else if (onPath.has(needed)) {
                const circle = [...path.slice(path.indexOf(needed)), needed];
                found.push(`Steps depend on each other in a circle: ${circle.join(' → ')}.`);
            }
            else if (!done.has(needed))
                open.push({ number: needed, next: 0 });
        }
    }
    return found;
}
function todosOf(plan, active = null) {
    return plan.steps.map(({ number, description, completed }) => ({
        content: `${number}. ${description}`,
        status: completed ? 'completed' : number === active ? 'in_progress' : 'pending',
        activeForm: `Working on step ${number} of ${plan.steps.length}`,
    }));
}


/***/ }),

/***/ 823:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ graphemeColumns),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   ls: () => (/* binding */ graphemes),
/* harmony export */   pn: () => (/* binding */ isSimple)
/* harmony export */ });
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25fc✓✗]*$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;
const weightless = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff\ud7b0-\ud7ff]/u;
const wide = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff00, 0xff60],
    [0xffe0, 0xffe6],
    [0x16fe0, 0x18dff],
    [0x1aff0, 0x1b2ff],
    [0x1f200, 0x1f265],
    [0x20000, 0x3fffd],
];
let segmenter;
function isSimple(text) {
    return simple.test(text);
}
function graphemes(text) {
    if (simple.test(text))
        return text.split('');
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), (part) => part.segment);
}
function columns(text) {
    if (simple.test(text))
        return text.length;
    return graphemes(text).reduce((sum, grapheme) => sum + graphemeColumns(grapheme), 0);
}
function graphemeColumns(grapheme) {
    if (simple.test(grapheme))
        return 1;
    if (emoji.test(grapheme))
        return 2;
    return Array.from(grapheme).reduce((sum, char) => sum + pointColumns(char), 0);
}
function pointColumns(char) {
    if (weightless.test(char))
        return 0;
    const point = char.codePointAt(0) ?? 0;
    return wide.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}


/***/ }),

/***/ 4260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   plainJson: () => (/* binding */ plainJson)
/* harmony export */ });
/* harmony import */ var _core_clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const unsafe = /[\x7f-\x9f\u2028\u2029\p{Cf}]/gu;
const json = {
    name: 'json',
    render(report) {
        return jsonText(report);
    },
};
function jsonText(value) {
    return plainJson(value).replace(unsafe, escapes);
}
function plainJson(value) {
    const text = JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? (0,_core_clean__WEBPACK_IMPORTED_MODULE_0__.wellFormed)(inner) : inner), 2);
    return `${text.replaceAll('##[', '#\\u0023[')}\n`;
}
function escapes(char) {
    return char
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ })

};
;