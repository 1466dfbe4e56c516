"use strict";
exports.id = 3867;
exports.ids = [3867];
exports.modules = {

/***/ 6830:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   pi: () => (/* binding */ removeInside)
/* harmony export */ });
/* unused harmony exports reachByHandle, reachByPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _confined__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7006);


class Fault extends Error {
    fault;
    constructor(fault) {
        super(fault);
        this.fault = fault;
    }
}
function writeInside(root, path, bytes, shown = (0,_confined__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .vm)()) {
    return attempted(root, path, true, shown, async (folder, name) => {
        const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder.at(name), { throwIfNoEntry: false }) ?? null;
        if (before !== null)
            regular(before);
        clearDrafts(folder);
        const { randomBytes } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 23));
        const draft = `.countersign-${process.pid}-${randomBytes(6).toString('hex')}`;
        try {
            fill(folder.at(draft), bytes, before);
            if (!folder.isThere())
                throw new Fault('moved');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(folder.at(draft), folder.at(name));
        }
        catch (error) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder.at(draft), { force: true });
            throw error;
        }
    });
}
function clearDrafts(folder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder.at('.'))) {
        const pid = /^\.countersign-(\d{1,10})-[0-9a-f]{12}$/.exec(name)?.[1];
        if (pid !== undefined && isGone(Number(pid)))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder.at(name), { force: true });
    }
}
function isGone(pid) {
    try {
        process.kill(pid, 0);
        return false;
    }
    catch (error) {
        return error.code === 'ESRCH';
    }
}
function removeInside(root, path, shown = (0,_confined__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .vm)()) {
    return attempted(root, path, false, shown, async (folder, name) => {
        const about = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder.at(name), { throwIfNoEntry: false });
        if (about === undefined)
            throw new Fault('missing');
        if (!about.isSymbolicLink())
            regular(about);
        if (!folder.isThere())
            throw new Fault('moved');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder.at(name));
    });
}
async function attempted(root, path, make, shown, act) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folder = null;
    try {
        folder = shown === null ? reachByPath(root, names, make) : reachByHandle(root, names, make, shown);
        await act(folder, name);
        return { ok: true };
    }
    catch (error) {
        return { ok: false, fault: error instanceof Fault ? error.fault : faultOf(error) };
    }
    finally {
        folder?.close();
    }
}
function reachByHandle(root, names, make, shown) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
    let handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, flags);
    try {
        for (const name of names) {
            const next = `${shown}/${handle}/${name}`;
            const inner = openFolder(next, flags, make);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
            handle = inner;
        }
        const expected = [root === '/' ? '' : root, ...names].join('/') || '/';
        return {
            at: (name) => `${shown}/${handle}/${name}`,
            isThere: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${shown}/${handle}`) === expected,
            close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle),
        };
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
        throw error;
    }
}
function openFolder(path, flags, make) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    }
    catch (error) {
        const about = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (about?.isSymbolicLink())
            throw new Fault('link');
        if (about !== undefined && !about.isDirectory())
            throw new Fault('blocked');
        if (about !== undefined || !make)
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    }
}
function reachByPath(root, names, make) {
    let path = root;
    for (const name of names) {
        path = path.endsWith('/') ? path + name : `${path}/${name}`;
        const about = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (about?.isSymbolicLink())
            throw new Fault('link');
        if (about !== undefined && !about.isDirectory())
            throw new Fault('blocked');
        if (about === undefined && !make)
            throw new Fault('missing');
        if (about === undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    const isThere = () => (0,_confined__WEBPACK_IMPORTED_MODULE_1__/* .slashes */ .k2)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) === path;
    if (!isThere())
        throw new Fault('link');
    return { at: (name) => `${path}/${name}`, isThere, close: () => { } };
}
function fill(path, bytes, before) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL, before === null ? 0o666 : 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(handle, bytes);
        if (before !== null)
            keepOwner(handle, before);
        if (before !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(handle, before.mode & 0o777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(handle);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function keepOwner(handle, before) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(handle, before.uid, before.gid);
    }
    catch {
    }
}
function regular(about) {
    if (about.isSymbolicLink())
        throw new Fault('link');
    if (about.isDirectory())
        throw new Fault('folder');
    if (!about.isFile())
        throw new Fault('special');
}
function faultOf(error) {
    const code = error.code;
    if (code === 'ENOENT')
        return 'missing';
    if (code === 'ENOTDIR')
        return 'blocked';
    if (code === 'ELOOP')
        return 'link';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
        return 'denied';
    if (code === 'ENAMETOOLONG')
        return 'long';
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return 'full';
    return 'unwritable';
}


/***/ }),

/***/ 3867:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mostBytes: () => (/* binding */ mostBytes),
/* harmony export */   readInside: () => (/* reexport safe */ _file_read__WEBPACK_IMPORTED_MODULE_2__.xO),
/* harmony export */   savePlan: () => (/* binding */ savePlan),
/* harmony export */   standing: () => (/* binding */ standing)
/* harmony export */ });
/* harmony import */ var _core_plan_document_parse__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6871);
/* harmony import */ var _core_plan_save__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7960);
/* harmony import */ var _file_read__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7261);
/* harmony import */ var _file_write__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6830);





const mostBytes = 32 * 1024 * 1024;
async function savePlan(root, path, text) {
    const fault = (0,_core_plan_save__WEBPACK_IMPORTED_MODULE_1__/* .savePathFault */ .n)(path) ?? standing(await (0,_file_read__WEBPACK_IMPORTED_MODULE_2__/* .readInside */ .xO)(root, path, mostBytes));
    if (fault !== null)
        return fault;
    const written = await (0,_file_write__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .Mt)(root, path, Buffer.from(text));
    return written.ok ? null : (reasons[written.fault] ?? 'it could not be written');
}
function standing(file) {
    if (file.kind === 'missing')
        return null;
    if (file.kind !== 'text')
        return file.reason;
    return (0,_core_plan_document_parse__WEBPACK_IMPORTED_MODULE_0__/* .parsePlan */ .v)(file.text).kind === 'unreadable'
        ? 'another file stands there, which is no plan; name a new one'
        : null;
}
const reasons = {
    link: 'a link stands in the way',
    folder: 'it is a folder',
    special: 'it is not a regular file',
    blocked: 'part of its path is not a folder',
    denied: 'writing there is not permitted',
    long: 'its name is too long',
    full: 'the disk is full',
};


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