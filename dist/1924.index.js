"use strict";
exports.id = 1924;
exports.ids = [1924];
exports.modules = {

/***/ 1924:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLocalBoard: () => (/* binding */ openLocalBoard)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/core/approval/ground.js
const none = 'none';
function printGround({ head, files }) {
    const lines = [...files].map(([path, hash]) => `${hash ?? none} ${JSON.stringify(path)}`);
    return [head ?? none, ...lines.sort()].join('\n');
}
function groundChanges(before, now) {
    const [was, is] = [readGround(before), readGround(now)];
    const paths = [...new Set([...was.files.keys(), ...is.files.keys()])];
    const files = paths.filter((path) => was.files.get(path) !== is.files.get(path)).sort();
    return was.head === is.head ? files : [...files, `HEAD (${ground_short(was.head)} → ${ground_short(is.head)})`];
}
function withoutOwn(now, before, made) {
    const was = readGround(before).files;
    const files = [...now.files].map(([path, hash]) => {
        const old = was.get(path);
        const own = made.get(path);
        if (old === undefined || own === undefined)
            return [path, hash];
        if (own.has(hash))
            return [path, old === none ? null : old];
        return [path, (hash ?? none) === old ? 'undone' : hash];
    });
    return { head: now.head, files: new Map(files) };
}
function readGround(text) {
    const [head = none, ...lines] = (text ?? none).split('\n');
    const files = lines.map((line) => {
        const at = line.indexOf(' ');
        return [JSON.parse(line.slice(at + 1)), line.slice(0, at)];
    });
    return { head, files: new Map(files) };
}
function ground_short(hash) {
    return hash.slice(0, 12);
}

// EXTERNAL MODULE: ./build/core/plan-document/parse.js + 2 modules
var parse = __webpack_require__(6871);
// EXTERNAL MODULE: ./build/core/plan-document/print.js + 1 modules
var print = __webpack_require__(1684);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/adapters/confined.js
var confined = __webpack_require__(7006);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/plan-scope.js
var plan_scope = __webpack_require__(829);
;// CONCATENATED MODULE: ./build/adapters/planned-files.js





const piece = 1024 * 1024;
async function hashPlanned(root, plan, signal) {
    const files = new Map();
    const faults = [];
    for (const path of (0,plan_scope/* plannedFiles */.G)(plan)) {
        if (signal.aborted)
            throw new errors/* RunError */.e4('budget', 'The run was stopped while the plan’s files were read.');
        const found = await hashed(root, path);
        if ('fault' in found)
            faults.push(`${path} cannot be read (${found.fault})`);
        files.set(path, 'fault' in found ? 'unread' : found.hash);
    }
    return { files, faults };
}
async function hashed(root, path) {
    const inside = root.endsWith('/') ? root : `${root}/`;
    const opened = (0,confined/* openConfined */.Bu)((0,external_node_path_.join)(root, path), (real) => real === root || real.startsWith(inside) ? null : 'outside');
    if (opened.ok)
        return contentOf(opened.handle);
    if ('refusal' in opened)
        return { hash: opened.refusal };
    const { fault } = opened;
    if (fault === 'missing')
        return { hash: null };
    return fault === 'folder' || fault === 'special' ? { hash: fault } : { fault };
}
async function contentOf(handle) {
    try {
        const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 23));
        const hash = createHash('sha256');
        const buffer = Buffer.allocUnsafe(piece);
        for (;;) {
            const got = (0,external_node_fs_.readSync)(handle, buffer, 0, piece, null);
            if (got === 0)
                return { hash: hash.digest('hex') };
            hash.update(buffer.subarray(0, got));
        }
    }
    catch (error) {
        return { fault: error.code ?? String(error) };
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

// EXTERNAL MODULE: ./build/adapters/whole-file.js
var whole_file = __webpack_require__(5718);
;// CONCATENATED MODULE: ./build/adapters/local-board.js








const mostBytes = 32 * 1024 * 1024;
function openLocalBoard(place) {
    const { file, root, repository, signal } = place;
    return {
        async ground(plan) {
            const { files } = await hashPlanned(root, plan, signal);
            return groundOf(repository?.head ?? null, files);
        },
        async post(plan) {
            const text = (0,print.printPlan)(plan);
            const planId = idOf(text);
            if (planId !== plan.id)
                throw new errors/* RunError */.e4('output', `The plan is too long to be read by people (${text.length} characters).`, {
                    hint: 'Ask for less at once, in several tasks.',
                });
            await (0,whole_file/* replaceFile */.f)((0,external_node_path_.dirname)(file), (0,external_node_path_.basename)(file), text, 0o600).catch((cause) => {
                throw new errors/* RunError */.e4('internal', `The plan could not be written to ${file} (${cause.code ?? cause}).`, {
                    hint: 'See that there is room on the disk and that the folder may be written to, then plan again.',
                    cause,
                });
            });
            return { planId, isOurs: true };
        },
        async text() {
            const read = textOf(file);
            return 'fault' in read ? null : read.text;
        },
        look: (asking) => sighted(asking, place).catch((error) => ({
            ok: false,
            at: asking.at,
            why: error?.message ?? String(error),
        })),
    };
}
async function sighted({ at, plan, votes, made, ground: before }, place) {
    const { root, repository, fault, signal } = place;
    const unread = (why) => ({ ok: false, at, why });
    if (fault !== null)
        return unread(`git cannot be asked: ${fault}`);
    const shown = textOf(place.file);
    if ('fault' in shown)
        return unread(`${place.file} ${shown.fault}`);
    const { files, faults } = await hashPlanned(root, plan, signal);
    if (faults[0] !== undefined)
        return unread(faults[0]);
    const head = repository === null ? null : await repository.resolve('HEAD');
    const own = withoutOwn({ head, files }, before.head, made);
    const ground = groundOf(own.head, own.files);
    const comment = { planId: idOf(shown.text ?? ''), editedAt: null, isEditedByOthers: false };
    return {
        ok: true,
        seen: {
            at,
            comment: shown.text === null ? null : comment,
            votes,
            ground,
            files: groundChanges(before.head, ground.head),
            standings: votes.map(({ who }) => ({ who, type: 'User', permission: 'admin', isOurs: false })),
        },
    };
}
function groundOf(head, files) {
    return { head: printGround({ head, files }), base: null, subject: null };
}
function idOf(text) {
    const read = (0,parse/* parsePlan */.v)(text);
    return read.kind === 'unreadable' ? null : read.plan.id;
}
const faults = {
    circle: 'is a link',
    folder: 'is a folder',
    special: 'is not a regular file',
    denied: 'may not be read',
};
function textOf(file) {
    const opened = (0,confined/* openConfined */.Bu)(file, () => null, false);
    if (!opened.ok) {
        const fault = 'fault' in opened ? opened.fault : 'unreadable';
        return fault === 'missing' ? { text: null } : { fault: faults[fault] ?? 'cannot be read' };
    }
    const bytes = (0,confined/* readOpened */.ay)(opened.handle, opened.about.size, mostBytes);
    return bytes === null ? { fault: 'is too large for a plan' } : { text: bytes.toString('utf8') };
}


/***/ }),

/***/ 5718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile),
/* harmony export */   o: () => (/* binding */ readSmall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



async function replaceFile(folder, name, text, mode) {
    const { randomBytes } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 23));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.${process.pid}.${randomBytes(6).toString('hex')}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: 'wx', mode });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
        throw error;
    }
}
async function readSmall(path, most) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        try {
            if (!(await handle.stat()).isFile())
                return { fault: 'is not a regular file' };
            const { bytesRead, buffer } = await handle.read(Buffer.alloc(most + 1), 0, most + 1, 0);
            if (bytesRead > most)
                return { fault: `is larger than ${Math.round(most / 1024)} KiB` };
            return { text: buffer.toString('utf8', 0, bytesRead) };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = error.code ?? 'unknown';
        if (code === 'ENOENT')
            return { missing: true };
        return { fault: code === 'ELOOP' ? 'is a link' : `cannot be read (${code})` };
    }
}


/***/ }),

/***/ 6871:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ parsePlan)
});

// EXTERNAL MODULE: ./build/domain/plan.js
var domain_plan = __webpack_require__(229);
// EXTERNAL MODULE: ./build/core/plan.js
var core_plan = __webpack_require__(1372);
// EXTERNAL MODULE: ./build/core/plan-document/prose.js
var prose = __webpack_require__(3520);
;// CONCATENATED MODULE: ./build/core/plan-document/lines.js

class Unreadable extends Error {
    line;
    constructor(line, wanted) {
        super(`Line ${line} should be ${wanted}.`);
        this.name = 'Unreadable';
        this.line = line;
    }
}
function here(lines) {
    return lines.all[lines.at] ?? '';
}
function refuse(lines, wanted) {
    throw new Unreadable(lines.at + 1, wanted);
}
function lineOf(lines, pattern, wanted) {
    const match = pattern.exec(here(lines)) ?? refuse(lines, wanted);
    lines.at += 1;
    blank(lines);
    return match;
}
function heading(lines, title) {
    if (here(lines) !== title)
        refuse(lines, `"${title}"`);
    lines.at += 1;
    blank(lines);
}
function blank(lines) {
    if (here(lines) !== '')
        refuse(lines, 'empty');
    lines.at += 1;
}
function paragraph(lines) {
    const start = lines.at;
    while (here(lines) !== '')
        lines.at += 1;
    if (start === lines.at)
        refuse(lines, 'a text');
    const text = (0,prose/* readProse */.U)(lines.all.slice(start, lines.at));
    blank(lines);
    return text;
}
function indented(lines, indent) {
    const start = lines.at;
    while (here(lines).startsWith(indent) && !here(lines).startsWith(`${indent}- `))
        lines.at += 1;
    return lines.all.slice(start, lines.at).map((line) => line.slice(indent.length));
}
function items(lines) {
    const found = [];
    while (here(lines).startsWith('- ')) {
        const first = here(lines).slice(2);
        lines.at += 1;
        found.push([first, ...indented(lines, '  ')]);
    }
    blank(lines);
    return found;
}
function fence(lines, language) {
    const open = /^(`{3,})([a-z]*)$/.exec(here(lines));
    if (open?.[2] !== language)
        return null;
    const start = lines.at + 1;
    const end = lines.all.indexOf(open[1] ?? '', start);
    if (end < 0)
        refuse(lines, 'the start of a block that ends');
    lines.at = end + 1;
    blank(lines);
    return lines.all.slice(start, end);
}

// EXTERNAL MODULE: ./build/core/plan-document/print.js + 1 modules
var print = __webpack_require__(1684);
// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/plan-document/inline.js
var inline = __webpack_require__(3130);
;// CONCATENATED MODULE: ./build/core/plan-document/read.js






function readDocument(all) {
    const lines = { all, at: 0 };
    const title = (0,inline/* readInline */.SG)(lineOf(lines, /^# (.+)$/, 'the title')[1] ?? '');
    const [, id = '', version = '', createdAt = '', updatedAt = ''] = lineOf(lines, /^Plan `([0-9a-f]{64})`, version (\d{1,9}), made (\S{1,40}), changed (\S{1,40})$/, 'the id, version and times of the plan');
    const summary = paragraph(lines);
    const first = lists(lines, print/* firstLists */.oy);
    heading(lines, '## Approach');
    const approach = paragraph(lines);
    const stepsLine = lines.at;
    lineOf(lines, /^## Steps \(\d{1,9} of \d{1,9} done\)$/, 'the heading of the steps');
    fence(lines, 'mermaid');
    const steps = stepList(lines);
    heading(lines, '## Affected files');
    const affectedFiles = affected(lines);
    const last = lists(lines, print/* lastLists */.iv);
    const proposedChanges = changes(lines);
    const suggestedCommands = commands(lines);
    if (lines.at < all.length)
        refuse(lines, 'the end of the plan');
    const sections = { ...first, ...last };
    const identity = { id, version: Number(version), createdAt, updatedAt, progress: (0,core_plan/* progressOf */.jA)(steps) };
    const texts = { title, summary, approach, steps, affectedFiles, proposedChanges, suggestedCommands };
    return { plan: { ...identity, ...sections, ...texts }, stepsLine };
}
function lists(lines, names) {
    const found = {};
    for (const name of names) {
        heading(lines, `## ${print/* listSections */.DT[name]}`);
        found[name] = items(lines).map(prose/* readProse */.U);
    }
    return found;
}
function stepList(lines) {
    const steps = [];
    while (here(lines) !== '')
        steps.push(step(lines));
    blank(lines);
    return steps;
}
function step(lines) {
    const head = /^- \[([ xX])\] \*\*(\d{1,9})\.\*\* (.+)$/.exec(here(lines)) ?? refuse(lines, 'a step');
    lines.at += 1;
    const description = (0,prose/* readProse */.U)([head[3] ?? '', ...indented(lines, '  ')]);
    const files = row(lines, '  - Files: ');
    const dependencies = after(lines);
    const commandRow = row(lines, '  - Commands: ');
    const mark = '  - Done when: ';
    if (!here(lines).startsWith(mark))
        refuse(lines, 'how to tell that the step is done');
    const start = here(lines).slice(mark.length);
    lines.at += 1;
    return {
        number: Number(head[2]),
        description,
        files,
        dependencies,
        commands: commandRow,
        verification: (0,prose/* readProse */.U)([start, ...indented(lines, '    ')]),
        completed: head[1] !== ' ',
    };
}
function row(lines, mark) {
    if (!here(lines).startsWith(mark))
        return [];
    const start = here(lines).slice(mark.length);
    lines.at += 1;
    const found = (0,inline/* readCodes */.ZQ)([start, ...indented(lines, '    ')].join(' '));
    if (found?.rest !== '') {
        lines.at -= 1;
        refuse(lines, 'code between backticks, with commas');
    }
    return found.codes;
}
function after(lines) {
    const match = /^ {2}- After: ((?:step \d{1,9}, )*step \d{1,9})$/.exec(here(lines));
    if (match === null)
        return [];
    lines.at += 1;
    return (match[1] ?? '').split(', ').map((one) => Number(one.slice('step '.length)));
}
function affected(lines) {
    if (here(lines) === print/* noEntry */.Y_) {
        heading(lines, print/* noEntry */.Y_);
        return [];
    }
    const start = lines.at;
    return items(lines).map(([first = '', ...further]) => {
        const found = (0,inline/* readCodes */.ZQ)(first);
        const [path, ...others] = found?.codes ?? [];
        if (path === undefined || others.length > 0 || !found?.rest.startsWith(': '))
            refuse({ ...lines, at: start }, 'a list of files, each with its reason');
        return { path, reason: (0,prose/* readProse */.U)([found.rest.slice(2), ...further]) };
    });
}
function changes(lines) {
    if (here(lines) !== '## Proposed changes')
        return [];
    heading(lines, '## Proposed changes');
    const found = [];
    while (here(lines).startsWith('### ')) {
        const [path, ...others] = soleCodes(lines, here(lines).slice(4));
        if (path === undefined || others.length > 0)
            refuse(lines, 'the path of one file');
        lines.at += 1;
        blank(lines);
        const description = paragraph(lines);
        found.push({ path, description, diff: diff(lines) });
    }
    return found;
}
function diff(lines) {
    const blocks = [];
    for (let block = fence(lines, 'diff'); block !== null; block = fence(lines, 'diff'))
        blocks.push(blockText(block.join('\n')));
    if (blocks.length === 0)
        refuse(lines, 'a diff');
    return blocks.join('');
}
function blockText(text) {
    return text.endsWith(print/* noLineEnd */.TF) ? (0,clean.unspelled)(text.slice(0, -print/* noLineEnd */.TF.length)) : `${(0,clean.unspelled)(text)}\n`;
}
function commands(lines) {
    if (here(lines) !== '## Suggested commands')
        return [];
    heading(lines, '## Suggested commands');
    return items(lines).flatMap(([first = '']) => soleCodes(lines, first));
}
function soleCodes(lines, markdown) {
    const found = (0,inline/* readCodes */.ZQ)(markdown);
    return found?.rest === '' ? found.codes : refuse(lines, 'code between backticks');
}

;// CONCATENATED MODULE: ./build/core/plan-document/parse.js





const longest = 8 * 1024 * 1024;
function parsePlan(text) {
    if (text.length > longest)
        return unreadable(1, 'The text is too long for a plan.');
    const lines = linesOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    try {
        const { plan, stepsLine } = readDocument(lines);
        const checked = domain_plan/* plan */.et.safeParse(plan);
        if (!checked.success) {
            const [issue] = checked.error.issues;
            return unreadable(1, `The plan is not whole: ${issue?.path.join('.')}: ${issue?.message}.`);
        }
        return compared(checked.data, lines, stepsLine);
    }
    catch (error) {
        if (error instanceof Unreadable)
            return unreadable(error.line, error.message);
        throw error;
    }
}
function compared(plan, lines, stepsLine) {
    const printed = linesOf((0,print.printPlan)(plan));
    const count = Math.max(lines.length, printed.length);
    for (let index = 0; index < count; index += 1) {
        if (index !== stepsLine && !isSame(lines[index], printed[index]))
            return unreadable(index + 1, `Line ${index + 1} is not written as a plan writes it.`);
    }
    const id = (0,core_plan/* planId */.rY)(plan);
    return id === plan.id
        ? { kind: 'plan', plan }
        : { kind: 'changed', plan: { ...plan, id }, printedId: plan.id };
}
function linesOf(text) {
    return text.replace(/\n+$/, '').split('\n');
}
function isSame(line = '', printed = '') {
    return line === printed || (line.startsWith('- [X] ') && line.replace('X', 'x') === printed);
}
function unreadable(line, message) {
    return { kind: 'unreadable', line, message };
}


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