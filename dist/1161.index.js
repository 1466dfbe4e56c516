"use strict";
exports.id = 1161;
exports.ids = [1161];
exports.modules = {

/***/ 1161:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSessionStore: () => (/* binding */ openSessionStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/session/print.js
var print = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/domain/session-name.js
var session_name = __webpack_require__(7430);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/adapters/random-name.js
var random_name = __webpack_require__(9265);
;// CONCATENATED MODULE: ./build/adapters/lock-file.js






const longest = 16 * 1024;
const claimLine = /^([0-9a-f]{16}) (\d{1,10}) (\S+) (\S+) (\S+) (\S+)$/;
const doneLine = /^([0-9a-f]{16}) done$/;
async function holdLock(path, options, use) {
    const own = await ownClaim();
    await add(path, lineOf(own));
    try {
        await turn(path, own, options);
        return await use();
    }
    finally {
        await giveBack(path, own);
    }
}
async function turn(path, own, options) {
    let wait = 10;
    for (let waited = 0;; waited += wait) {
        const first = await isFirst(path, own);
        if (first === true)
            return;
        if (first === 'missing')
            await add(path, lineOf(own));
        if (options.signal.aborted || waited >= options.patience)
            throw busy(path, options, first);
        wait = Math.min(200, wait * 2);
        await (0,clock/* pause */.v)(wait, options.signal);
    }
}
function busy(path, { what, patience }, first) {
    const who = first === 'missing' ? 'Another run' : `Another run (process ${first.pid} on ${first.host})`;
    return new errors/* RunError */.e4('input', `${who} works on ${what}; waited ${Math.round(patience / 1000)} s for it.`, {
        hint: `Wait for it or end it. If it is no more, delete ${path}.`,
    });
}
async function isFirst(path, own) {
    const handle = await (0,promises_.open)(path, 'r').catch(() => null);
    if (handle === null)
        return 'missing';
    try {
        const text = await handle.readFile('utf8');
        const before = waiting(text, own.token);
        if (before === null)
            return 'missing';
        for (const claim of before)
            if (!(await isGone(claim, own)))
                return claim;
        if ((await handle.stat()).nlink === 0)
            return 'missing';
        if (text.length > longest)
            await shorten(path, own);
        return true;
    }
    finally {
        await handle.close();
    }
}
function waiting(text, token) {
    const claims = new Map();
    for (const line of text.split('\n')) {
        const done = doneLine.exec(line)?.[1];
        if (done !== undefined)
            claims.delete(done);
        const claim = readClaim(line);
        if (claim !== null && !claims.has(claim.token))
            claims.set(claim.token, claim);
    }
    const all = [...claims.values()];
    const own = all.findIndex((claim) => claim.token === token);
    return own < 0 ? null : all.slice(0, own);
}
function lineOf({ token, pid, start, host, boot, space }) {
    return [token, pid, start, host, boot, space].join(' ');
}
function readClaim(line) {
    const match = claimLine.exec(line);
    if (match === null)
        return null;
    const [, token = '', pid = '', start = '', host = '', boot = '', space = ''] = match;
    return { token, pid: Number(pid), start, host, boot, space };
}
async function isGone(claim, own) {
    if (claim.host !== own.host)
        return false;
    if (claim.boot !== own.boot)
        return true;
    if (claim.space !== own.space)
        return false;
    try {
        process.kill(claim.pid, 0);
    }
    catch (error) {
        return error.code === 'ESRCH';
    }
    const { start, isDead } = await startOf(claim.pid);
    return isDead || (start !== unknown && claim.start !== unknown && start !== claim.start);
}
const unknown = '-';
async function ownClaim() {
    const boot = await (0,promises_.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => unknown);
    const space = await (0,promises_.readlink)('/proc/self/ns/pid').catch(() => unknown);
    return {
        token: (0,random_name/* randomName */.Z)(16),
        pid: process.pid,
        start: (await startOf(process.pid)).start,
        host: word((0,external_node_os_.hostname)()),
        boot: word(boot),
        space: word(space),
    };
}
function word(text) {
    return text.trim().replace(/\s+/g, '_') || unknown;
}
async function startOf(pid) {
    try {
        const text = await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8');
        const words = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return { start: words[19] ?? unknown, isDead: words[0] === 'Z' || words[0] === 'X' };
    }
    catch {
        return { start: unknown, isDead: false };
    }
}
async function add(path, line) {
    const handle = await (0,promises_.open)(path, 'a', 0o600);
    await handle.write(`\n${line}\n`).finally(() => handle.close());
}
async function giveBack(path, { token }) {
    try {
        const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND);
        await handle.write(`\n${token} done\n`).finally(() => handle.close());
    }
    catch { }
}
async function shorten(path, own) {
    const draft = `${path}.${own.token}`;
    try {
        await (0,promises_.writeFile)(draft, `\n${lineOf(own)}\n`, { flag: 'wx', mode: 0o600 });
        await (0,promises_.rename)(draft, path);
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
    }
}

;// CONCATENATED MODULE: ./build/adapters/session-file.js



const mostBytes = 64 * 1024 * 1024;
const noFollow = external_node_fs_.constants.O_NOFOLLOW ?? 0;
async function readFile(path, id) {
    const refused = (why) => ({
        text: { kind: 'foreign', message: `The session ${id} ${why}.` },
        bytes: Buffer.alloc(0),
    });
    try {
        const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | noFollow);
        try {
            const about = await handle.stat();
            if (!about.isFile())
                return refused('is not a regular file');
            if (about.size > mostBytes)
                return refused(`is larger than ${mostBytes / 1024 / 1024} MiB`);
            const bytes = await handle.readFile();
            const { readSession } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(3293)]).then(__webpack_require__.bind(__webpack_require__, 3293));
            const text = readSession(bytes.toString('utf8'));
            if (text.kind === 'session' && text.session.head.id !== id)
                return refused(`is a copy of the session ${text.session.head.id}`);
            return { text, bytes };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ENOENT')
            return { text: { kind: 'none' }, bytes: Buffer.alloc(0) };
        return refused(code === 'ELOOP' ? 'is a link' : `cannot be read (${code})`);
    }
}
function codeOf(error) {
    return error.code ?? String(error);
}
function usable(text, id) {
    if (text.kind === 'none')
        throw new errors/* RunError */.e4('input', `There is no session ${id}.`, {
            hint: 'See the sessions there are with `sessions list`.',
        });
    if (text.kind !== 'session')
        throw new errors/* RunError */.e4('input', text.message);
    if (text.session.damage === null)
        return text.session;
    throw new errors/* RunError */.e4('input', `${text.session.damage} The session ${id} cannot be gone on with.`, {
        hint: `Look at what is left with \`sessions show ${id}\`, then plan the task again.`,
    });
}

// EXTERNAL MODULE: ./build/adapters/session-place.js
var session_place = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/adapters/session-store.js









const ending = '.jsonl';
const patience = 60_000;
function openSessionStore(home, wait = patience) {
    const folder = (0,session_place/* sessionFolder */.v)(home);
    const file = (id) => (0,external_node_path_.join)(folder, `${checked(id)}${ending}`);
    const locked = (id, signal, use) => holdLock((0,external_node_path_.join)(folder, `${checked(id)}.lock`), { what: `the session ${id}`, signal, patience: wait }, use);
    return {
        folder,
        list: () => entries(folder),
        read: async (id) => (await readFile(file(id), id)).text,
        newId: session_place/* newSessionId */.O,
        async begin(head, use, signal) {
            try {
                await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
                return await locked(head.id, signal, () => begun(file(head.id), head, use));
            }
            catch (cause) {
                if (cause instanceof errors/* RunError */.e4)
                    throw cause;
                throw new errors/* RunError */.e4('internal', `${folder} cannot be written to (${codeOf(cause)}).`, { cause });
            }
        },
        async hold(id, use, signal) {
            usable((await readFile(file(id), id)).text, id);
            return locked(id, signal, () => held(file(id), id, use));
        },
        async remove(id, signal) {
            if (!(await exists(file(id))))
                return false;
            return locked(id, signal, async () => {
                const was = await exists(file(id));
                await (0,promises_.rm)(file(id), { force: true });
                for (const own of await ownFiles(folder, id))
                    await (0,promises_.rm)((0,external_node_path_.join)(folder, own), { force: true });
                await (0,promises_.rm)((0,external_node_path_.join)(folder, `${id}.lock`), { force: true });
                return was;
            });
        },
    };
}
function checked(id) {
    if (session_name/* sessionName */.C.test(id))
        return id;
    throw new errors/* RunError */.e4('input', `${JSON.stringify(id.slice(0, 80))} is no name of a session.`, {
        hint: 'See the sessions there are with `sessions list`.',
    });
}
async function ownFiles(folder, id) {
    const names = await (0,promises_.readdir)(folder);
    return names.filter((name) => name.startsWith(`${id}.`) && name !== `${id}.lock`);
}
async function exists(path) {
    return (0,promises_.stat)(path).then(() => true, () => false);
}
async function entries(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const found = [];
    for (const name of names) {
        const id = name.slice(0, -ending.length);
        if (!name.endsWith(ending) || !session_name/* sessionName */.C.test(id))
            continue;
        const about = await (0,promises_.stat)((0,external_node_path_.join)(folder, name)).catch(() => null);
        if (about?.isFile())
            found.push({ id, changedAt: about.mtimeMs, bytes: about.size });
    }
    return found.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}
async function make(path, head) {
    const handle = await (0,promises_.open)(path, 'wx', 0o600);
    try {
        await handle.writeFile((0,print/* printHead */.YY)(head));
        await handle.sync();
    }
    finally {
        await handle.close();
    }
    await syncFolder((0,external_node_path_.dirname)(path));
}
async function syncFolder(folder) {
    const handle = await (0,promises_.open)(folder, 'r').catch(() => null);
    await handle?.sync().catch(() => { });
    await handle?.close();
}
async function held(path, id, use) {
    const { text, bytes } = await readFile(path, id);
    const session = usable(text, id);
    return writing(path, session, lineStart(bytes, session.events.length + 1), use);
}
async function begun(path, head, use) {
    await make(path, head);
    const text = (0,print/* printHead */.YY)(head);
    const session = { head, events: [], sum: (0,print/* headSum */.mP)(head), trusted: text.length, cut: 0, damage: null };
    return writing(path, session, Buffer.byteLength(text), use);
}
async function writing(path, session, trusted, use) {
    const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | noFollow);
    try {
        if (session.cut > 0)
            await cutBack(handle, trusted);
        return await use({ session, append: appender(handle, session, trusted) });
    }
    finally {
        await handle.close();
    }
}
function lineStart(bytes, before) {
    let at = 0;
    for (let line = 0; line < before; line += 1)
        at = bytes.indexOf(10, at) + 1;
    return at;
}
async function cutBack(handle, bytes) {
    await handle.truncate(bytes);
    await handle.sync();
}
function appender(handle, session, start) {
    let { sum } = session;
    let count = session.events.length;
    let bytes = start;
    let last = Promise.resolve();
    const add = async (events) => {
        const printed = (0,print/* printEvents */.xo)(events, { sum, count });
        const size = Buffer.byteLength(printed.text);
        if (bytes + size > mostBytes)
            throw new errors/* RunError */.e4('internal', `The session ${session.head.id} is full.`, {
                hint: 'Start another one; its file is as large as a session may be.',
            });
        try {
            await handle.writeFile(printed.text);
            await handle.sync();
        }
        catch (error) {
            await cutBack(handle, bytes).catch(() => { });
            throw new errors/* RunError */.e4('internal', `The session ${session.head.id} could not be written to (${codeOf(error)}).`, {
                hint: 'See that there is room on the disk; nothing that was not written has been done.',
                cause: error,
            });
        }
        sum = printed.sum;
        count += events.length;
        bytes += size;
    };
    return (events) => {
        const done = last.then(() => add(events));
        last = done.catch(() => { });
        return done;
    };
}


/***/ }),

/***/ 9231:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   WI: () => (/* binding */ headText),
/* harmony export */   YY: () => (/* binding */ printHead),
/* harmony export */   mP: () => (/* binding */ headSum),
/* harmony export */   xo: () => (/* binding */ printEvents)
/* harmony export */ });
/* harmony import */ var _hash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);

function printHead(head) {
    return `${headText(head)}\n`;
}
function headSum(head) {
    return chained('', 0, headText(head));
}
function headText({ countersign, version, id, createdAt, place }) {
    return JSON.stringify({ countersign, version, id, createdAt, place });
}
function printEvents(events, before) {
    let { sum } = before;
    const lines = events.map((event, index) => {
        const number = before.count + index + 1;
        const json = JSON.stringify(event);
        sum = chained(sum, number, json);
        return `{"n":${number},"sum":"${sum}","event":${json}}\n`;
    });
    return { text: lines.join(''), sum };
}
function chained(before, number, body) {
    return (0,_hash__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(`${before}\n${number}\n${body}`).slice(0, 16);
}


/***/ }),

/***/ 7430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ sessionName)
/* harmony export */ });
const sessionName = /^[a-z0-9][a-z0-9-]{0,63}$/;


/***/ })

};
;