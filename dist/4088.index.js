"use strict";
exports.id = 4088;
exports.ids = [4088];
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

/***/ 4088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openToolWorld: () => (/* binding */ openToolWorld)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/core/answers/quote.js
var quote = __webpack_require__(139);
;// CONCATENATED MODULE: ./build/adapters/mcp.js



const usual = { startMs: 20_000, listMs: 10_000, callMs: 60_000, pingMs: 3_000 };
async function openMcp(servers, means, deadlines = {}) {
    const names = Object.keys(servers);
    if (names.length === 0)
        return without([]);
    if (!means.isTrusted)
        return without(names.map(untrusted));
    const lines = [];
    const atExit = () => {
        for (const line of lines)
            line.kill();
    };
    process.once('exit', atExit);
    const close = async () => {
        await Promise.all(lines.map((line) => line.close()));
        process.off('exit', atExit);
    };
    means.signal.addEventListener('abort', () => void close(), { once: true });
    const outcomes = await Promise.all(Object.entries(servers).map(([name, settings]) => started(name, settings, means, { ...usual, ...deadlines }, lines)));
    const running = outcomes.flatMap(({ server }) => (server === null ? [] : [server]));
    const { gatherTools, gatherPrompts } = await __webpack_require__.e(/* import() */ 2771).then(__webpack_require__.bind(__webpack_require__, 2771));
    const tools = await gatherTools(running, servers, means.known);
    const prompts = await gatherPrompts(running, means.wanted);
    const notes = [...outcomes.flatMap(({ notes }) => notes), ...tools.notes, ...prompts.notes];
    return {
        tools: tools.found,
        prompts: prompts.found,
        servers: running.map(({ name }) => name),
        notes: () => [...notes, ...running.flatMap(lost)],
        close,
    };
}
async function started(name, { command, args, env }, { environment, workspace, home, signal }, deadlines, lines) {
    try {
        if (signal.aborted)
            throw new Error('not started: the run is over');
        const [{ startServer }, { serverEnvironment }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(4378)]).then(__webpack_require__.bind(__webpack_require__, 4378)),
            __webpack_require__.e(/* import() */ 1140).then(__webpack_require__.bind(__webpack_require__, 1140)),
        ]);
        const program = {
            command,
            args: args ?? [],
            env: serverEnvironment(environment, env ?? {}, workspace),
            directory: home !== '' && (0,external_node_fs_.existsSync)(home) ? home : '/',
        };
        const roots = [(0,external_node_url_.pathToFileURL)(workspace).href];
        const opened = (line) => void lines.push(line);
        return { server: await startServer(name, { program, roots, deadlines, signal, opened }), notes: [] };
    }
    catch (error) {
        const reason = (0,quote/* clipped */.c)(error instanceof Error ? error.message : String(error), 300);
        return { server: null, notes: [{ skipped: [{ what: `the MCP server ${name}`, reason }] }] };
    }
}
function lost({ name, line }) {
    const fault = line.fault();
    if (fault === null || line.isClosed())
        return [];
    return [{ skipped: [{ what: `the MCP server ${name}`, reason: fault }] }];
}
function without(notes) {
    return { tools: [], prompts: [], servers: [], notes: () => notes, close: async () => { } };
}
function untrusted(name) {
    const reason = 'not started: the task comes from somebody who is not trusted';
    return { skipped: [{ what: `the MCP server ${name}`, reason }] };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox.js
const noLeave = 'Nothing was run: commands need leave of the person who runs this; give --allow-exec to let modes run them in a sandbox.';
function openSandbox(options) {
    const found = { wall: null };
    return {
        workspace: options.root,
        async run(job) {
            if (!options.allowExec)
                return { ok: false, reason: noLeave };
            try {
                const { runCommand } = await __webpack_require__.e(/* import() */ 9008).then(__webpack_require__.bind(__webpack_require__, 9008));
                return await runCommand(job, options, found);
            }
            catch (fault) {
                const said = fault instanceof Error ? fault.message : String(fault);
                return { ok: false, reason: `Nothing was run: the sandbox could not be set up (${said}).` };
            }
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/core/files/asked-path.js
var asked_path = __webpack_require__(6747);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: ./build/adapters/confined.js
var confined = __webpack_require__(7006);
;// CONCATENATED MODULE: ./build/core/files/refusals.js

function refusalText(asked, refusal) {
    const path = (0,asked_path/* shownPath */.pS)(asked);
    switch (refusal.why) {
        case 'outside':
            return (0,asked_path/* outside */.qY)(asked);
        case 'hidden':
            return refusal.kind === 'git'
                ? `${path} is one of git’s own files, which no mode reads or changes. Use git_log, git_show, git_diff or git_status for what git knows.`
                : `${path} holds credentials by its name or place, so no mode reads or changes it, and leaving Plan Mode does not change that. Ask the person who runs this for what you need to know of it, without the secrets.`;
        case 'kernel':
            return `${path} is no file but a view of the machine (such as /proc, /sys or /dev), which no mode reads. Read files of the workspace instead.`;
        case 'closed':
            return `${path} belongs to the machine that runs this, not to the project; no mode reads or changes it. Read files of the project instead.`;
        case 'excluded':
            return `${path} is left out of this run by its settings (include, exclude or working directory), so no mode reads or changes it. Work with the other files, or ask the person who runs this to change the settings.`;
        case 'ignored':
            return `${path} is ignored by .gitignore, so it is not read or changed. Work with the files that git knows; list_directory shows them.`;
        case 'submodule':
            return `${path} belongs to a submodule or another repository inside the workspace, which is not read or changed. Work with the files of this repository.`;
        case 'cut':
            return `${path} is not among the first ${refusal.most} files of the workspace, and only these are looked at. Ask the person who runs this to limit the run with --include or --working-directory.`;
        case 'extra':
            return `${path} lies in an extra folder, and extra folders are only read. Change files of the workspace.`;
        case 'own':
            return `${path} is part of what this program itself goes by (.countersign), which no model changes. Describe the change in your answer for the person who runs this.`;
        case 'link':
            return `${path} leads through a link to ${refusal.leadsTo === null ? 'a place outside the workspace' : (0,asked_path/* shownPath */.pS)(refusal.leadsTo)}, and nothing is changed through links. Name the file it leads to, if that is the one you mean.`;
    }
}

// EXTERNAL MODULE: ./build/core/files/text-shape.js
var text_shape = __webpack_require__(4324);
// EXTERNAL MODULE: ./build/adapters/file-write.js
var file_write = __webpack_require__(6830);
;// CONCATENATED MODULE: ./build/adapters/tool-changes.js






const mostBytes = 8 * 1024 * 1024;
const wrong = {
    missing: 'is not there. file_search finds files by a part of their path.',
    link: 'is a link or leads through one, and nothing is changed through links. Name the file that it leads to.',
    folder: 'is a folder, and only files are changed. Name a file.',
    special: 'is no regular file but a device, a pipe or a socket, which is not changed. Name a file.',
    blocked: 'lies in something that is no folder. Choose another path.',
    moved: 'was moved while it was changed; nothing was done. Ask again.',
    denied: 'may not be changed by this program. Describe the change in your answer instead.',
    long: 'has a name longer than the disk takes. Choose a shorter one.',
    full: 'was not written: the disk is full. Describe the change in your answer instead.',
    unwritable: 'cannot be changed. Describe the change in your answer instead.',
};
function changing(grounds, rosters) {
    const done = (asked, path, written, after) => {
        if (!written.ok)
            return no(`${(0,asked_path/* shownPath */.pS)(asked)} ${wrong[written.fault]}`);
        after();
        return { ok: true, path };
    };
    return {
        async standing(asked) {
            const place = await changeable(rosters, asked);
            if (!place.ok)
                return place;
            const now = whatStands(rosters, place.path);
            if ('why' in now)
                return no(refusalText(asked, now));
            return 'fault' in now
                ? no(`${(0,asked_path/* shownPath */.pS)(asked)} ${wrong[now.fault]}`)
                : { ok: true, path: place.path, now };
        },
        async write(asked, text, shape = text_shape/* plainShape */.Y1) {
            const place = await changeable(rosters, asked);
            if (!place.ok)
                return place;
            const bytes = (0,text_shape/* unshaped */.rp)(text, shape);
            if (bytes === null)
                return no(`${(0,asked_path/* shownPath */.pS)(asked)} is kept in Latin-1, which does not know all letters of the new text. Use letters of Western Europe only.`);
            if (bytes.length > mostBytes)
                return no(`The text is larger than ${mostBytes / 1024 / 1024} MiB; nothing was written. Write less.`);
            const written = await (0,file_write/* writeInside */.Mt)(grounds.root, place.path, bytes, rosters.shown);
            return done(asked, place.path, written, () => rosters.made(place.path));
        },
        async remove(asked) {
            const place = await changeable(rosters, asked);
            if (!place.ok)
                return place;
            const removed = await (0,file_write/* removeInside */.pi)(grounds.root, place.path, rosters.shown);
            return done(asked, place.path, removed, () => rosters.gone(place.path));
        },
    };
}
async function changeable(rosters, asked) {
    const place = (0,asked_path/* askedPath */._S)(asked, rosters.roots);
    if (!place.ok)
        return place;
    if (!(0,asked_path/* within */.ux)(place.path, rosters.root))
        return no(refusalText(asked, { why: 'extra' }));
    const path = (0,asked_path/* below */.Gz)(place.path, rosters.root);
    if (path === '')
        return no(`${(0,asked_path/* shownPath */.pS)(asked)} ${wrong.folder}`);
    const never = rosters.unchangeable(path);
    if (never !== null)
        return no(refusalText(asked, never));
    const { files } = await rosters.roster();
    if (files.includes(path))
        return { ok: true, path };
    const odd = (0,asked_path/* newNameFault */.wc)(asked);
    if (odd !== null)
        return no(odd);
    const refusal = await rosters.settle(path);
    return refusal === null ? { ok: true, path } : no(refusalText(asked, refusal));
}
function whatStands(rosters, path) {
    const place = `${rosters.root === '/' ? '' : rosters.root}/${path}`;
    const judge = (real) => real === place ? null : { why: 'link', leadsTo: seen(rosters, real) };
    const opened = (0,confined/* openConfined */.Bu)(place, judge, false, rosters.shown);
    if (!opened.ok) {
        if ('refusal' in opened)
            return opened.refusal;
        if (opened.fault === 'missing')
            return nothing(rosters, path);
        if (opened.fault === 'circle')
            return tool_changes_link(place);
        if (opened.fault === 'folder' ||
            opened.fault === 'special' ||
            opened.fault === 'moved' ||
            opened.fault === 'long' ||
            opened.fault === 'denied')
            return { fault: opened.fault };
        return { fault: 'unwritable' };
    }
    const executable = (opened.about.mode & 0o111) !== 0;
    try {
        const bytes = (0,confined/* readOpened */.ay)(opened.handle, opened.about.size, mostBytes);
        const content = bytes === null ? null : (0,text_shape/* shaped */.e9)(bytes);
        return content === null ? { kind: 'binary', executable } : { kind: 'text', ...content, executable };
    }
    catch {
        return { fault: 'unwritable' };
    }
}
function nothing(rosters, path) {
    const names = path.split('/').slice(0, -1);
    for (let count = names.length; count > 0; count -= 1) {
        const folder = `${rosters.root === '/' ? '' : rosters.root}/${names.slice(0, count).join('/')}`;
        const about = (0,confined/* entryAt */._f)(folder);
        if (about === null)
            continue;
        const real = realOf(folder);
        if (real !== folder)
            return { why: 'link', leadsTo: seen(rosters, real) };
        return about.isDirectory() ? { kind: 'nothing' } : { fault: 'blocked' };
    }
    return { kind: 'nothing' };
}
function realOf(path) {
    try {
        return (0,confined/* slashes */.k2)(external_node_fs_.realpathSync.native(path));
    }
    catch {
        return '';
    }
}
function seen(rosters, real) {
    return (0,asked_path/* within */.ux)(real, rosters.root) ? (0,asked_path/* below */.Gz)(real, rosters.root) : null;
}
function tool_changes_link(place) {
    try {
        return { kind: 'link', leadsTo: (0,external_node_fs_.readlinkSync)(place) };
    }
    catch {
        return { fault: 'moved' };
    }
}
function no(reason) {
    return { ok: false, reason };
}

// EXTERNAL MODULE: ./build/core/files/glob.js
var files_glob = __webpack_require__(8321);
// EXTERNAL MODULE: ./build/core/files/hidden.js
var files_hidden = __webpack_require__(1119);
// EXTERNAL MODULE: ./build/core/files/line-search.js + 1 modules
var line_search = __webpack_require__(559);
// EXTERNAL MODULE: ./build/core/files/path-rank.js
var path_rank = __webpack_require__(4043);
// EXTERNAL MODULE: ./build/adapters/process.js
var adapters_process = __webpack_require__(3621);
;// CONCATENATED MODULE: ./build/adapters/ripgrep.js





const program = process.platform === 'win32' ? 'rg.exe' : 'rg';
const timeout = 20_000;
const ripgrep_mostBytes = 16 * 1024 * 1024;
const nameBytes = process.platform === 'win32' ? 24_000 : 500_000;
function findRipgrep(searchPath, roots) {
    for (const folder of searchPath.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(folder))
            continue;
        try {
            const real = external_node_fs_.realpathSync.native((0,external_node_path_.join)(folder, program));
            if (roots.some((root) => (0,asked_path/* within */.ux)((0,confined/* slashes */.k2)(real), root) || (0,asked_path/* within */.ux)((0,confined/* slashes */.k2)(folder), root)))
                continue;
            (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.X_OK);
            if ((0,external_node_fs_.statSync)(real).isFile())
                return real;
        }
        catch {
        }
    }
    return null;
}
async function filesWithMatches(rg, root, files, pattern, signal) {
    const found = new Set();
    for (const some of batches(files)) {
        const args = [
            '--no-config',
            '--no-follow',
            '--no-pre',
            '--no-search-zip',
            '--no-ignore',
            '--hidden',
            '--text',
            '--case-sensitive',
            '--files-with-matches',
            '--null',
            '--color=never',
            '-e',
            pattern,
            '--',
            ...some.map((file) => `./${file}`),
        ];
        const limits = {
            cwd: root,
            env: { LC_ALL: 'C', RIPGREP_CONFIG_PATH: '' },
            maxBytes: ripgrep_mostBytes,
            timeout,
            signal,
        };
        const outcome = await (0,adapters_process/* runProcess */.R)(rg, args, limits).catch(() => null);
        if (outcome === null || outcome.stoppedBy !== null || (outcome.code !== 0 && outcome.code !== 1))
            return null;
        for (const name of outcome.stdout.toString('utf8').split('\0'))
            if (name.startsWith('./'))
                found.add(name.slice(2));
    }
    return found;
}
function batches(files) {
    const made = [];
    let bytes = Number.POSITIVE_INFINITY;
    for (const file of files) {
        const size = Buffer.byteLength(file) + 12;
        if (bytes + size > nameBytes) {
            made.push([]);
            bytes = 0;
        }
        made.at(-1)?.push(file);
        bytes += size;
    }
    return made;
}

;// CONCATENATED MODULE: ./build/adapters/candidates.js


function openCandidates(grounds, rosters) {
    let ripgrep;
    return async (files, search, signal) => {
        if (ripgrep === undefined)
            ripgrep = findRipgrep(grounds.searchPath, rosters.roots);
        if (ripgrep !== null && search.ripgrep !== null) {
            const regular = files.filter((file) => (0,confined/* entryAt */._f)(rosters.absolute(file))?.isFile());
            const found = await filesWithMatches(ripgrep, grounds.root, regular, search.ripgrep, signal);
            if (found !== null)
                return regular.filter((file) => found.has(file));
        }
        return files;
    };
}

// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/files/tool-text.js
var tool_text = __webpack_require__(5853);
// EXTERNAL MODULE: ./build/adapters/file-read.js
var file_read = __webpack_require__(7261);
;// CONCATENATED MODULE: ./build/adapters/text-search.js






const fileBytes = 4 * 1024 * 1024;
const atOnce = { files: 100, bytes: 4 * 1024 * 1024, steps: line_search/* stepsAtOnce */.I };
const named = 3;
async function searchLines(files, search, most, signal, shown) {
    const hits = [];
    const trouble = { large: [], unread: [], short: 0 };
    let looked = 0;
    let since = { files: 0, bytes: 0, steps: 0 };
    for (const { path, name } of files) {
        looked += 1;
        since.files += 1;
        const text = textOf(path, name, trouble, shown);
        since.bytes += text.length;
        let place = text !== '' && search.mayHold(text) ? { at: 0, line: 0 } : null;
        let isShort = false;
        do {
            if (signal.aborted)
                return { hits: hits.slice(0, most), cut: true, notes: [...notesOf(trouble), stopped(looked)] };
            if (isDue(since)) {
                since = { files: 0, bytes: 0, steps: 0 };
                await new Promise((resolve) => setImmediate(resolve));
                continue;
            }
            if (place === null)
                break;
            const part = search.lines(text, most + 1 - hits.length, place);
            for (const hit of part.found)
                hits.push({ file: name, line: hit.line, text: (0,tool_text/* lineAround */.kk)(hit.text, hit.at) });
            since.steps += part.steps;
            isShort ||= part.short;
            place = part.rest;
        } while (place !== null);
        if (isShort)
            trouble.short += 1;
        if (hits.length > most)
            return { hits: hits.slice(0, most), cut: true, notes: notesOf(trouble) };
    }
    return { hits, cut: false, notes: notesOf(trouble) };
}
function isDue({ files, bytes, steps }) {
    return files >= atOnce.files || bytes >= atOnce.bytes || steps >= atOnce.steps;
}
function textOf(path, name, trouble, shown) {
    const bytes = contentOf(path, shown);
    if (bytes === 'large')
        trouble.large.push(name);
    else if (bytes === 'denied')
        trouble.unread.push(name);
    const content = Buffer.isBuffer(bytes) ? (0,file_read/* decode */.D4)(bytes) : null;
    return content?.kind === 'text' ? content.text : '';
}
function contentOf(path, shown) {
    const opened = (0,confined/* openConfined */.Bu)(path, (real) => (real === (0,confined/* slashes */.k2)(path) ? null : 'elsewhere'), false, shown);
    if (!opened.ok)
        return 'fault' in opened && opened.fault === 'denied' ? 'denied' : null;
    try {
        return (0,confined/* readOpened */.ay)(opened.handle, opened.about.size, fileBytes) ?? 'large';
    }
    catch {
        return 'denied';
    }
}
function notesOf({ large, unread, short }) {
    const some = (files) => files.slice(0, named).map(asked_path/* shownPath */.pS).join(', ') + (files.length > named ? ' and more' : '');
    const notes = [];
    if (large.length > 0)
        notes.push(`${(0,core_count/* counted */.h)(large.length, 'file')} over ${fileBytes / 1024 / 1024} MiB not searched: ${some(large)}.`);
    if (unread.length > 0)
        notes.push(`${(0,core_count/* counted */.h)(unread.length, 'file')} could not be read: ${some(unread)}.`);
    if (short > 0)
        notes.push(`${(0,core_count/* counted */.h)(short, 'file')} with very long lines: only their beginnings were searched.`);
    return notes;
}
function stopped(looked) {
    return `The search was stopped after ${(0,core_count/* counted */.h)(looked, 'file')}; ask for fewer with include.`;
}

;// CONCATENATED MODULE: ./build/adapters/tool-folder.js

function entriesOf(files, prefix, depth, most, at) {
    const folders = new Set();
    const found = [];
    for (const file of files) {
        if (!file.startsWith(prefix))
            continue;
        const names = file.slice(prefix.length).split('/');
        for (let level = 1; level <= depth && level < names.length; level += 1) {
            const path = prefix + names.slice(0, level).join('/');
            if (!folders.has(path))
                found.push({ path, isFolder: true });
            folders.add(path);
        }
        if (names.length <= depth)
            found.push({ path: file, isFolder: false });
    }
    found.sort((a, b) => (a.path < b.path ? -1 : 1));
    const entries = found
        .slice(0, most)
        .map(({ path, isFolder }) => isFolder ? { path, kind: 'folder', bytes: null } : entry(path, at(path)));
    return { entries, cut: found.length > most };
}
function entry(path, place) {
    const about = (0,confined/* entryAt */._f)(place);
    if (about?.isFile())
        return { path, kind: 'file', bytes: about.size };
    const kind = about?.isSymbolicLink() ? 'link' : about?.isDirectory() ? 'folder' : 'other';
    return { path, kind, bytes: null };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/adapters/tool-reading.js






const tool_reading_wrong = {
    missing: '',
    denied: 'may not be read by this program. Work with the other files.',
    circle: 'is a link that leads in a circle. Name a file.',
    folder: 'is a folder. list_directory shows what it holds.',
    special: 'is no regular file but a device, a pipe or a socket, which no mode reads. Name a file.',
    moved: 'was moved while it was read. Ask again.',
    long: 'is longer than a path can be. Give the path as file_search shows it.',
    unreadable: 'cannot be read. Work with the other files.',
};
function reading(rosters) {
    return {
        async read(asked, maxBytes) {
            const opened = await openAsked(rosters, asked);
            if ('reason' in opened)
                return opened;
            try {
                const bytes = (0,confined/* readOpened */.ay)(opened.handle, opened.about.size, maxBytes);
                if (bytes === null)
                    return tool_reading_no(`${(0,asked_path/* shownPath */.pS)(asked)} is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB. grep_search finds lines in files up to 4 MiB; ask for a smaller file.`);
                const content = (0,file_read/* decode */.D4)(bytes);
                if (content.kind !== 'text')
                    return tool_reading_no(`${(0,asked_path/* shownPath */.pS)(asked)} is binary and cannot be shown as text. Work with the text files.`);
                return {
                    ok: true,
                    path: nameOf(rosters, opened.real),
                    text: content.text,
                    isWhole: (0,external_node_buffer_.isUtf8)(bytes) || !content.text.includes('\ufffd'),
                };
            }
            catch (error) {
                return tool_reading_no(`${(0,asked_path/* shownPath */.pS)(asked)} ${tool_reading_wrong[(0,confined/* faultOf */.Kl)(error)] || tool_reading_wrong.unreadable}`);
            }
        },
    };
}
async function openAsked(rosters, asked, follow = true) {
    const place = (0,asked_path/* askedPath */._S)(asked, rosters.roots);
    if (!place.ok)
        return place;
    const roster = await rosters.roster();
    const first = opened(rosters, roster, place.path, follow);
    if (first.ok)
        return first;
    if ('fault' in first)
        return tool_reading_no(faultText(rosters, roster, asked, first.fault));
    if (first.refusal.why !== 'unlisted')
        return tool_reading_no(refusalText(asked, first.refusal));
    const path = (0,asked_path/* below */.Gz)(first.refusal.real, rosters.root);
    const refusal = await rosters.settle(path);
    if (refusal !== null)
        return tool_reading_no(refusalText(asked, refusal));
    rosters.made(path);
    const second = opened(rosters, await rosters.roster(), place.path, follow);
    if (second.ok)
        return second;
    if ('fault' in second)
        return tool_reading_no(faultText(rosters, roster, asked, second.fault));
    return tool_reading_no(`${(0,asked_path/* shownPath */.pS)(asked)} ${tool_reading_wrong.moved}`);
}
function opened(rosters, roster, path, follow) {
    const judge = (real) => {
        const said = roster.judge(real);
        return said === 'unlisted' ? { why: 'unlisted', real } : said;
    };
    return (0,confined/* openConfined */.Bu)(path, judge, follow, rosters.shown);
}
function nameOf(rosters, real) {
    return (0,asked_path/* within */.ux)(real, rosters.root) ? (0,asked_path/* below */.Gz)(real, rosters.root) : real;
}
function faultText(rosters, roster, asked, fault) {
    if (fault !== 'missing')
        return `${(0,asked_path/* shownPath */.pS)(asked)} ${tool_reading_wrong[fault]}`;
    const place = (0,asked_path/* askedPath */._S)(asked, rosters.roots);
    const name = asked.slice(asked.lastIndexOf('/') + 1);
    const like = place.ok ? (0,path_rank/* rankedPaths */.m)(name, roster.files).slice(0, 3) : [];
    const instead = like.length > 0
        ? `Perhaps ${like.map(asked_path/* shownPath */.pS).join(' or ')} is meant.`
        : 'file_search finds files by a part of their path.';
    return `There is no file ${(0,asked_path/* shownPath */.pS)(asked)}. ${instead}`;
}
function tool_reading_no(reason) {
    return { ok: false, reason };
}

;// CONCATENATED MODULE: ./build/adapters/tool-finding.js












function finding(grounds, rosters) {
    let open = { of: [], files: [] };
    const candidates = openCandidates(grounds, rosters);
    return {
        async folder(asked, depth, most) {
            const place = (0,asked_path/* askedPath */._S)(asked, rosters.roots);
            if (!place.ok)
                return place;
            const roster = await rosters.roster();
            const real = realFolder(place.path);
            if (real === 'file')
                return tool_finding_no(`${(0,asked_path/* shownPath */.pS)(asked)} is a file. read_file shows what is in it.`);
            if (real === null)
                return tool_finding_no(faultText(rosters, roster, asked, 'missing').replace('There is no file', 'There is no folder'));
            if (typeof real !== 'string')
                return tool_finding_no(faultText(rosters, roster, asked, real.fault));
            const refusal = folderRefusal(grounds, rosters, roster, real);
            if (refusal !== null)
                return tool_finding_no(refusalText(asked, refusal));
            const name = nameOf(rosters, real);
            const { files, prefix } = filesBelow(roster, real, name);
            const { entries, cut } = entriesOf(files, prefix, depth, most, rosters.absolute);
            if (entries.length === 0 && name !== '')
                return tool_finding_no(`${(0,asked_path/* shownPath */.pS)(asked)} holds no files of this run: it is empty, ignored, or left out by the settings. list_directory with path . shows the workspace.`);
            return { ok: true, path: name === '' ? '.' : name, entries, cut };
        },
        async named(query, most, signal) {
            const roster = await rosters.roster();
            const all = [...roster.files, ...roster.extraFiles];
            if (query.trim() === '')
                return tool_finding_no('The query is empty. Give a part of a path, or a glob such as src/**/*.ts.');
            if (!(0,files_glob/* isGlob */.fg)(query)) {
                const found = (0,path_rank/* rankedPaths */.m)(query, all);
                return { ok: true, files: found.slice(0, most), of: found.length };
            }
            const glob = await (0,files_glob/* compileGlob */.SO)(fromHere(rosters, query));
            if (!glob.ok)
                return glob;
            const found = await fitting(all, glob, AbortSignal.any([signal, grounds.signal]));
            return { ok: true, files: found.slice(0, most), of: found.length };
        },
        async search({ pattern, glob, caseSensitive, most, signal }) {
            const made = await (0,line_search/* lineSearch */.p)(pattern, caseSensitive);
            if (!made.ok)
                return made;
            const filter = glob === null ? null : await (0,files_glob/* compileGlob */.SO)(fromHere(rosters, glob));
            if (filter?.ok === false)
                return filter;
            const roster = await rosters.roster();
            const both = AbortSignal.any([signal, grounds.signal]);
            if (open.of !== roster.files)
                open = { of: roster.files, files: roster.files.filter((file) => (0,files_hidden/* hidden */.R)(file) === null) };
            const inside = await fitting(open.files, filter, both);
            const { search } = made;
            const wanted = await candidates(inside, search, both);
            const beyond = (await fitting(roster.extraFiles, filter, both)).filter((file) => roster.judge(file) === null);
            const names = [...wanted, ...beyond].map((name) => ({
                name,
                path: rosters.absolute(name),
            }));
            return { ok: true, ...(await searchLines(names, search, most, both, rosters.shown)) };
        },
    };
}
function folderRefusal(grounds, rosters, roster, real) {
    if (!rosters.roots.some((root) => (0,asked_path/* within */.ux)(real, root)))
        return { why: 'outside' };
    const said = roster.judge(real === '/' ? '/x' : `${real}/x`);
    if (said === null || said === 'unlisted')
        return null;
    return said.why === 'ignored' && grounds.extra.some((one) => (0,asked_path/* within */.ux)(real, (0,confined/* slashes */.k2)(one))) ? null : said;
}
function filesBelow(roster, real, name) {
    const closed = (path) => (path === '' || path.endsWith('/') ? path : `${path}/`);
    const isListed = !name.startsWith('/') && roster.files.some((file) => file.startsWith(closed(name)));
    if (isListed)
        return { files: roster.files, prefix: closed(name) };
    return { files: roster.extraFiles, prefix: closed(real) };
}
function realFolder(path) {
    try {
        const real = (0,confined/* slashes */.k2)(external_node_fs_.realpathSync.native(path));
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : 'file';
    }
    catch (error) {
        const fault = (0,confined/* faultOf */.Kl)(error);
        return fault === 'missing' ? null : { fault };
    }
}
async function fitting(paths, glob, signal) {
    if (glob === null)
        return paths;
    const found = [];
    let steps = 0;
    for (const path of paths) {
        steps += path.length * glob.size;
        if (glob.fits(path))
            found.push(path);
        if (steps < line_search/* stepsAtOnce */.I)
            continue;
        steps = 0;
        await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted)
            break;
    }
    return found;
}
function fromHere(rosters, glob) {
    return glob.startsWith(`${rosters.root}/`) ? `/${(0,asked_path/* below */.Gz)(glob, rosters.root)}` : glob;
}
function tool_finding_no(reason) {
    return { ok: false, reason };
}

// EXTERNAL MODULE: ./build/core/files/plain-name.js
var plain_name = __webpack_require__(7539);
// EXTERNAL MODULE: ./build/core/files/linear-pattern.js
var linear_pattern = __webpack_require__(4813);
;// CONCATENATED MODULE: ./build/core/files/ignore-rules.js


const mostRules = 1000;
async function ignoreRules(text) {
    const rules = [];
    for (const line of text.split('\n').slice(0, mostRules)) {
        const rule = await ruleOf(line);
        if (rule !== null)
            rules.push(rule);
    }
    return (path, isFolder) => {
        const last = rules.findLast((rule) => (isFolder || !rule.foldersOnly) && rule.pattern.tests(path));
        return last === undefined ? null : !last.keeps;
    };
}
async function ruleOf(line) {
    let glob = line.endsWith('\r') ? line.slice(0, -1) : line;
    while (glob.endsWith(' ') && !glob.endsWith('\\ '))
        glob = glob.slice(0, -1);
    if (glob === '' || glob.startsWith('#'))
        return null;
    const keeps = glob.startsWith('!');
    if (keeps)
        glob = glob.slice(1);
    const foldersOnly = glob.endsWith('/');
    if (foldersOnly)
        glob = glob.slice(0, -1);
    const rooted = glob.includes('/');
    const body = (0,files_glob/* globSource */.sO)(glob.startsWith('/') ? glob.slice(1) : glob, { braces: false, escapes: true });
    if (body === null || glob === '')
        return null;
    const made = await (0,linear_pattern/* linearPattern */.G)(`^${rooted ? '' : '(?:.*/)?'}${body}$`, {
        caseSensitive: true,
        largest: files_glob/* largestGlob */.DV,
    });
    return made.ok ? { pattern: made.pattern, keeps, foldersOnly } : null;
}

// EXTERNAL MODULE: ./build/adapters/tree-walk.js
var tree_walk = __webpack_require__(9562);
;// CONCATENATED MODULE: ./build/adapters/ignored.js






const rulesBytes = 256 * 1024;
async function unlisted(root, checkout, path) {
    if (inOtherRepository(root, path))
        return 'submodule';
    const names = path.split('/');
    if (checkout === null && names.slice(0, -1).some((name) => tree_walk/* passedOver */.J.has(name)))
        return 'ignored';
    const top = checkout === null ? (0,confined/* slashes */.k2)(root) : (0,confined/* slashes */.k2)(checkout.repository.root);
    const whole = `${(0,confined/* slashes */.k2)(root)}/${path}`;
    if (!(0,asked_path/* within */.ux)(whole, top))
        return null;
    const rules = checkout === null ? [] : [await ownExcludes(checkout)];
    return (await isIgnored(top, whole.slice(top.length + 1).split('/'), rules)) ? 'ignored' : null;
}
function inOtherRepository(root, path) {
    const names = path.split('/').slice(0, -1);
    return names.some((_, at) => {
        const folder = (0,external_node_path_.join)(root, ...names.slice(0, at + 1));
        return (0,confined/* entryAt */._f)((0,external_node_path_.join)(folder, '.git')) !== null;
    });
}
async function ownExcludes({ git }) {
    const asked = await git
        .run(['rev-parse', '--git-path', 'info/exclude'], { okCodes: [128] })
        .catch(() => null);
    const path = asked?.stdout.toString('utf8').trim() ?? '';
    const text = path === '' ? null : await (0,file_read/* readStart */.H6)((0,external_node_path_.resolve)(git.folder, path), rulesBytes);
    return { depth: 0, rules: await ignoreRules(text ?? '') };
}
async function isIgnored(top, names, first) {
    const above = [...first];
    for (let depth = 0; depth < names.length; depth += 1) {
        const folder = names.slice(0, depth).join('/');
        const file = await (0,file_read/* readInside */.xO)(top, folder === '' ? '.gitignore' : `${folder}/.gitignore`, rulesBytes);
        if (file.kind === 'text')
            above.push({ depth, rules: await ignoreRules(file.text) });
        const isFolder = depth < names.length - 1;
        const said = above
            .map(({ depth: from, rules }) => rules(names.slice(from, depth + 1).join('/'), isFolder))
            .findLast((one) => one !== null);
        if (said === true)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/adapters/tool-roster.js






const kernelFolders = ['/proc', '/sys', '/dev'];
const ownFolder = '.countersign';
function openRosters(grounds) {
    const root = (0,confined/* slashes */.k2)(grounds.root);
    const extra = grounds.extra.map(confined/* slashes */.k2);
    const closed = grounds.closed.map(confined/* slashes */.k2).filter((folder) => !(0,asked_path/* within */.ux)(root, folder));
    const made = new Set();
    const gone = new Set();
    let walked = null;
    const outside = () => {
        walked ??= Promise.all(extra.map(async (folder) => {
            const { files } = await (0,tree_walk/* listByWalking */.D)(folder, grounds.signal);
            return files.map((file) => `${folder === '/' ? '' : folder}/${file}`);
        })).then((lists) => {
            const known = new Set(lists.flat());
            return { files: [...known].sort(), known };
        });
        return walked;
    };
    let kept = null;
    let changes = 0;
    const roster = async () => {
        const [listing, more] = await Promise.all([grounds.tree.list(), outside()]);
        if (kept?.listed !== listing.files || kept.changes !== changes) {
            const files = [...new Set([...listing.files, ...made])].filter((file) => !gone.has(file)).sort();
            kept = {
                listed: listing.files,
                changes,
                files,
                known: new Set(files),
                leftOut: new Set(listing.leftOut ?? []),
            };
        }
        const { files, known, leftOut } = kept;
        const outer = more.known;
        return {
            files,
            extraFiles: more.files,
            cutFrom: listing.cutFrom,
            judge(real) {
                if (kernelFolders.some((folder) => (0,asked_path/* within */.ux)(real, folder) && !(0,asked_path/* within */.ux)(root, folder)))
                    return { why: 'kernel' };
                if (closed.some((folder) => (0,asked_path/* within */.ux)(real, folder)))
                    return { why: 'closed' };
                if ((0,asked_path/* within */.ux)(real, root)) {
                    const path = (0,asked_path/* below */.Gz)(real, root);
                    const kind = (0,files_hidden/* hidden */.R)(path);
                    if (kind !== null)
                        return { why: 'hidden', kind };
                    if (known.has(path) || outer.has(real))
                        return null;
                    return leftOut.has(path) ? { why: 'excluded' } : 'unlisted';
                }
                const folder = extra.find((one) => (0,asked_path/* within */.ux)(real, one));
                if (folder === undefined)
                    return { why: 'outside' };
                const kind = (0,files_hidden/* hidden */.R)((0,asked_path/* below */.Gz)(real, folder));
                if (kind !== null)
                    return { why: 'hidden', kind };
                return outer.has(real) ? null : { why: 'ignored' };
            },
        };
    };
    const settle = async (path) => {
        if (!grounds.admits(path))
            return { why: 'excluded' };
        const { files, cutFrom } = await roster();
        const names = path.split('/');
        const folders = new Set(names.slice(1).map((_, at) => names.slice(0, at + 1).join('/')));
        if (files.some((file) => folders.has(file) && isFolder(`${root}/${file}`)))
            return { why: 'submodule' };
        if (cutFrom !== null)
            return { why: 'cut', most: files.length };
        const why = await unlisted(grounds.root, grounds.checkout, path);
        return why === null ? null : { why };
    };
    return {
        root,
        roots: [root, ...extra],
        shown: grounds.shown === undefined ? (0,confined/* openedFiles */.vm)() : grounds.shown,
        roster,
        settle,
        absolute(name) {
            if (name.startsWith('/') || /^[A-Za-z]:\//.test(name))
                return name;
            return root === '/' ? `/${name}` : `${root}/${name}`;
        },
        unchangeable(path) {
            const kind = (0,files_hidden/* hidden */.R)(path);
            if (kind !== null)
                return { why: 'hidden', kind };
            const isClosed = closed.some((folder) => (0,asked_path/* within */.ux)(`${root}/${path}`, folder));
            if (isClosed)
                return { why: 'closed' };
            return path.split('/').some((name) => isOwn(name)) ? { why: 'own' } : null;
        },
        made(path) {
            made.add(path);
            gone.delete(path);
            changes += 1;
        },
        gone(path) {
            made.delete(path);
            gone.add(path);
            changes += 1;
        },
    };
}
function isFolder(path) {
    return (0,confined/* entryAt */._f)(path)?.isDirectory() ?? false;
}
function isOwn(name) {
    const plain = (0,plain_name/* plainName */.MH)(name);
    return plain === ownFolder || /^counte~\d{1,6}$/.test(plain);
}

;// CONCATENATED MODULE: ./build/adapters/tool-files.js









async function openToolFiles(settings) {
    const extra = await Promise.all(settings.addDir.map((folder) => extraFolder(folder, settings.from)));
    const closed = await Promise.all(settings.closed.map((path) => (0,promises_.realpath)(path).catch(() => path)));
    const grounds = {
        ...settings,
        closed,
        extra: [...new Set(extra)].filter((folder) => folder !== settings.root),
    };
    const rosters = openRosters(grounds);
    const { read } = reading(rosters);
    const { folder, named, search } = finding(grounds, rosters);
    const { standing, write, remove } = changing(grounds, rosters);
    return {
        list: () => orReason(async () => ({ ok: true, files: (await rosters.roster()).files })),
        read: (...asked) => orReason(() => read(...asked)),
        folder: (...asked) => orReason(() => folder(...asked)),
        named: (...asked) => orReason(() => named(...asked)),
        search: (...asked) => orReason(() => search(...asked)),
        standing: (...asked) => orReason(() => standing(...asked)),
        write: (...asked) => orReason(() => write(...asked)),
        remove: (...asked) => orReason(() => remove(...asked)),
    };
}
async function orReason(work) {
    try {
        return await work();
    }
    catch (fault) {
        const said = fault instanceof Error ? fault.message : String(fault);
        return { ok: false, reason: `The files cannot be used now: ${said} Go on without them.` };
    }
}
async function extraFolder(given, from) {
    const path = (0,external_node_path_.isAbsolute)(given) ? given : (0,external_node_path_.resolve)(from, given);
    try {
        const real = await (0,promises_.realpath)(path);
        const isMachine = (0,external_node_path_.dirname)(real) === real || kernelFolders.some((one) => (0,asked_path/* within */.ux)((0,confined/* slashes */.k2)(real), one));
        if ((await (0,promises_.stat)(real)).isDirectory() && !isMachine)
            return real;
    }
    catch (cause) {
        throw new errors/* RunError */.e4('config', `The extra folder ${path} cannot be read (${cause.code}).`, {
            cause,
            hint: 'Mend --add-dir, or leave it out.',
        });
    }
    throw new errors/* RunError */.e4('config', `The extra folder ${path} is no folder of files.`, {
        hint: 'Name a folder with --add-dir, not the whole machine, or leave it out.',
    });
}

// EXTERNAL MODULE: ./build/core/shell-word.js
var shell_word = __webpack_require__(26);
;// CONCATENATED MODULE: ./build/core/git/commit.js

const committer = { name: 'Countersign', email: 'countersign@users.noreply.github.com' };
function commitMessage(given) {
    const text = given.replaceAll('\r\n', '\n').trim();
    if (text === '')
        return { ok: false, reason: 'A commit needs a message: a subject line that says what changes.' };
    if (text.includes('\0'))
        return { ok: false, reason: 'The message holds a NUL, which git cannot keep.' };
    if (text.length > 20_000)
        return { ok: false, reason: 'The message is longer than 20,000 characters; say it in short.' };
    return { ok: true, text: `${text}\n` };
}
function commitCommand(message, paths) {
    const isLiteral = paths.every((path) => !/^:|[*?[\\]/.test(path));
    const git = isLiteral ? 'git' : 'git --literal-pathspecs';
    const files = paths.map(shell_word/* shellWord */.r).join(' ');
    const text = message.trim();
    const gap = text.indexOf('\n\n');
    const said = gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap + 2).trim()];
    return `${git} add -- ${files} && ${git} commit ${said.map((part) => `-m ${(0,shell_word/* shellWord */.r)(part)}`).join(' ')} -- ${files}`;
}

// EXTERNAL MODULE: ./build/core/git/path.js
var git_path = __webpack_require__(7709);
;// CONCATENATED MODULE: ./build/adapters/git-links.js



const mostEntries = 300_000;
const unread = new Set(['hooks', 'lfs', 'modules', 'worktrees', 'annex', 'logs', 'rr-cache']);
async function checkLinks(place) {
    const borrowed = (0,external_node_path_.join)(place.commonDir, 'objects/info/alternates');
    if ((await (0,promises_.lstat)(borrowed).catch(() => null)) !== null) {
        throw new errors/* RunError */.e4('tool', `The repository borrows objects from elsewhere (${borrowed}), so git is not asked.`, {
            hint: 'Copy them with `git repack -a -d`, remove that file, and run again.',
        });
    }
    let folders = [...new Set([place.gitDir, place.commonDir])];
    let seen = 0;
    while (folders.length > 0) {
        const levels = await Promise.all(folders.map((folder) => insideOf(folder, place)));
        folders = levels.flatMap((level) => level.folders);
        seen += levels.reduce((sum, level) => sum + level.count, 0);
        if (seen > mostEntries) {
            throw new errors/* RunError */.e4('tool', 'The repository has too many loose files to look through them.', {
                hint: 'Pack them with `git gc`.',
            });
        }
    }
}
async function insideOf(folder, place) {
    const isTop = folder === place.gitDir || folder === place.commonDir;
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    const read = isTop ? entries.filter((entry) => !unread.has(entry.name)) : entries;
    const odd = read.find((entry) => !entry.isFile() && !entry.isDirectory());
    if (odd !== undefined) {
        throw new errors/* RunError */.e4('tool', `${(0,external_node_path_.join)(folder, odd.name)} is a link or a device, not a part of the repository, so git is not asked.`, { hint: 'Run in a plain clone of the repository.' });
    }
    const folders = read.filter((entry) => entry.isDirectory()).map((entry) => (0,external_node_path_.join)(folder, entry.name));
    return { folders, count: entries.length };
}

// EXTERNAL MODULE: ./build/adapters/tree-git.js
var tree_git = __webpack_require__(6999);
;// CONCATENATED MODULE: ./build/adapters/tool-git-desk.js






function deskFor(git, rules) {
    const { folder, place } = git;
    const inside = (0,external_node_path_.relative)(place.workTree, folder).split(external_node_path_.sep).join('/');
    let checked = null;
    return async (use, signal) => {
        try {
            checked ??= checkLinks(place);
            await checked;
            return await git.apart((call, scratch) => {
                const ask = asking(call, signal);
                let listed = null;
                return use({
                    folder,
                    prefix: inside === '' ? '' : `${inside}/`,
                    place,
                    isShallow: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place.commonDir, 'shallow')),
                    scratch,
                    ask,
                    text: async (args, options) => (await ask(args, options)).stdout.toString('utf8'),
                    files: () => {
                        listed ??= (0,tree_git/* listWithGit */.R)({ folder, run: ask });
                        return listed;
                    },
                    shows: (path) => rules.admits(path) && (0,git_path/* hiddenByName */.DM)(path) === null,
                });
            });
        }
        catch (fault) {
            return { ok: false, reason: sentence(fault) };
        }
    };
}
function refuse(reason) {
    throw new errors/* RunError */.e4('tool', reason);
}
const faults = [
    [
        /unable to read|could not (?:get|read)|missing (?:blob|tree|object)|bad (?:object|file)|promisor|invalid object/i,
        'An object that is needed is not here: the clone is partial, shallow or damaged. Fetch it first, or ask about a newer commit.',
    ],
    [
        /\.lock|another git process/i,
        'Another git process is at work in this repository. Wait until it has ended, and remove its lock if it died.',
    ],
    [
        /index file|bad signature|index uses|bad index/i,
        'The index of the repository is damaged. It can be made anew with `git reset`.',
    ],
    [/unknown revision|bad revision/i, 'git does not know that commit.'],
];
function asking(call, signal) {
    return async (args, { okCodes = [], ...options } = {}) => {
        const outcome = await call(args, { signal, ...options });
        const command = `git ${args[0]}`;
        if (outcome.stoppedBy === 'abort')
            refuse(`${command} was stopped before it had an answer.`);
        if (outcome.stoppedBy === 'time')
            refuse(`${command} took too long and was stopped. Ask for less: a path, a range, fewer commits.`);
        const isAnswer = outcome.code === 0 || okCodes.includes(outcome.code ?? -1);
        if (outcome.stoppedBy === 'output' || isAnswer)
            return outcome;
        const known = faults.find(([pattern]) => pattern.test(outcome.stderr));
        return refuse(known?.[1] ?? `${command} could not do this (exit code ${outcome.code ?? 'none'}).`);
    };
}
function sentence(fault) {
    if (fault instanceof errors/* RunError */.e4)
        return [fault.message, fault.hint].filter(Boolean).join(' ');
    const code = fault?.code;
    return `git could not be asked${code === undefined ? '' : ` (${code})`}.`;
}

// EXTERNAL MODULE: ./build/core/git/nearest-ref.js
var nearest_ref = __webpack_require__(6278);
;// CONCATENATED MODULE: ./build/adapters/tool-git-names.js



async function commitOf(desk, name) {
    const found = await findCommit(desk, name);
    if (found !== null)
        return found;
    const known = await desk.text(['for-each-ref', '--count=500', '--format=%(refname:short)']);
    const isUnborn = (await findCommit(desk, 'HEAD')) === null;
    return refuse((0,nearest_ref/* refMissing */.AK)(name, known.split('\n').filter(Boolean), { isShallow: desk.isShallow, isUnborn }));
}
const asked = new WeakMap();
function findCommit(desk, name) {
    const known = asked.get(desk) ?? new Map();
    asked.set(desk, known);
    const found = known.get(name) ?? askFor(desk, name);
    known.set(name, found);
    return found;
}
async function askFor(desk, name) {
    if (name === '' || name.length > 1000 || /^[-^:]|\0|\^\{\/|\.\./.test(name))
        return null;
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const hash = (await desk.text(args, { okCodes: [1, 128] })).trim();
    return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(hash) ? hash : null;
}
async function pathOf(desk, given) {
    const judged = (0,git_path/* gitPath */.C8)(given.startsWith(`${desk.folder}/`) ? given.slice(desk.folder.length + 1) : given);
    if (!judged.ok)
        return refuse(judged.reason);
    const { path } = judged;
    const hidden = (0,git_path/* hiddenByName */.DM)(path);
    if (hidden !== null)
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} ${hidden}.`);
    if (path === '.' || desk.shows(path))
        return path;
    const { files } = await desk.files();
    if (files.some((file) => file.startsWith(`${path}/`)))
        return path;
    return refuse(`${(0,git_path/* shownPath */.pS)(path)} is kept out by the run’s settings.`);
}
async function filePathOf(desk, given) {
    const path = await pathOf(desk, given);
    return desk.shows(path) && path !== '.' ? path : refuse(`${(0,git_path/* shownPath */.pS)(path)} is a folder; name a file.`);
}
function hiddenNote(count) {
    if (count === 0)
        return [];
    const are = count === 1 ? '1 file is' : `${count} files are`;
    return [`${are} left out: kept from tools, as credentials are, or kept out by the run’s settings.`];
}

;// CONCATENATED MODULE: ./build/adapters/tool-git-commit.js






const mostPaths = 500;
const unfinished = [
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'rebase-merge',
    'rebase-apply',
    'BISECT_LOG',
];
async function commit(desk, about) {
    const { message, paths } = await judged(desk, about);
    checkState(desk);
    await checkFiles(desk, paths);
    const head = await findCommit(desk, 'HEAD');
    const list = paths.map((path) => `${path}\0`).join('');
    const more = { GIT_INDEX_FILE: (0,external_node_path_.join)(desk.scratch, 'index') };
    if (head !== null)
        await desk.ask(['read-tree', head], { more });
    const update = ['update-index', '--add', '--remove', '-z', '--stdin'];
    await desk.ask(update, { more, input: list, attributes: true });
    const tree = (await desk.text(['write-tree'], { more })).trim();
    const before = head === null ? '' : (await desk.text(['rev-parse', '--verify', `${head}^{tree}`])).trim();
    if (tree === before)
        refuse(`Nothing is changed in ${paths.map(git_path/* shownPath */.pS).join(', ')}, so there is nothing to commit.`);
    const made = await record(desk, tree, head, message);
    const notes = [await branchNote(desk)];
    const staged = await desk.ask(update, { input: list, attributes: true }).catch(() => null);
    if (staged === null)
        notes.push('The index could not be brought up to date; `git reset` does it.');
    const text = [
        `Committed ${made.slice(0, 10)}: ${message.split('\n')[0]}`,
        ...paths.map((path) => `  ${(0,git_path/* shownPath */.pS)(path)}`),
    ];
    return { ok: true, text: text.join('\n'), notes, parts: [] };
}
async function command(desk, about) {
    const { message, paths } = await judged(desk, about);
    return { ok: true, text: commitCommand(message, paths), notes: [], parts: [] };
}
async function judged(desk, about) {
    const message = commitMessage(about.message);
    if (!message.ok)
        return refuse(message.reason);
    if (about.paths.length === 0)
        refuse('Name the files that go into the commit.');
    if (about.paths.length > mostPaths)
        refuse(`At most ${mostPaths} files go into one commit.`);
    const paths = new Set();
    for (const given of about.paths) {
        paths.add(await filePathOf(desk, given));
    }
    return { message: message.text, paths: [...paths] };
}
function checkState({ place }) {
    const { gitDir } = place;
    const half = unfinished.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, name)));
    if (half !== undefined)
        refuse(`Something is unfinished in the repository (${half}); end it before committing.`);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'index.lock')))
        refuse('Another git process is at work in this repository (index.lock).');
}
async function checkFiles(desk, paths) {
    const input = paths.map((path) => `${path}\0`).join('');
    const known = tags(await desk.text(['ls-files', '-z', '-t', '--cached', '--', ...paths]));
    const fresh = paths.filter((path) => !known.has(path));
    for (const path of paths)
        checkFile(desk, path, known.get(path));
    if (fresh.length > 0) {
        const args = ['ls-files', '-z', '--others', '--exclude-standard', '--', ...fresh];
        const wanted = new Set((await desk.text(args)).split('\0'));
        const ignored = fresh.find((path) => !wanted.has(path));
        if (ignored !== undefined)
            refuse(`${(0,git_path/* shownPath */.pS)(ignored)} is ignored by .gitignore, so it is not committed.`);
    }
    const filters = (await desk.text(['check-attr', '-z', '--stdin', 'filter'], { input, attributes: true })).split('\0');
    for (let at = 0; at + 2 < filters.length; at += 3) {
        const name = filters[at + 2] ?? '';
        if (name === 'unspecified' || name === 'unset')
            continue;
        refuse(`${(0,git_path/* shownPath */.pS)(filters[at] ?? '')} goes through the filter ${(0,git_path/* shownPath */.pS)(name.slice(0, 60))} (.gitattributes), which is a program and is not run; commit it by hand.`);
    }
}
function checkFile(desk, path, tag) {
    const shown = (0,git_path/* shownPath */.pS)(path);
    const at = (0,external_node_path_.join)(desk.folder, path);
    const about = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    if (tag === 'M')
        refuse(`${shown} has a conflict; resolve it before committing.`);
    if (about === undefined) {
        if (tag === undefined)
            refuse(`There is no file ${shown}, and git knows none.`);
        if (tag === 'S')
            refuse(`${shown} is not checked out (sparse checkout), so its absence is no change.`);
        return;
    }
    if (about.isDirectory())
        refuse(`${shown} is a folder; name its files.`);
    if (!about.isFile() && !about.isSymbolicLink())
        refuse(`${shown} is neither a file nor a link.`);
    if ((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(at)) !== (0,external_node_path_.dirname)(at))
        refuse(`${shown} leads through a link; name the file by its own path.`);
}
function tags(listed) {
    const entries = listed.split('\0').filter(Boolean);
    return new Map(entries.map((entry) => [entry.slice(2), entry.charAt(0)]));
}
async function record(desk, tree, head, message) {
    const more = {
        GIT_AUTHOR_NAME: committer.name,
        GIT_AUTHOR_EMAIL: committer.email,
        GIT_COMMITTER_NAME: committer.name,
        GIT_COMMITTER_EMAIL: committer.email,
    };
    const parents = head === null ? [] : ['-p', head];
    const made = (await desk.text(['commit-tree', tree, ...parents], { more, input: message })).trim();
    const subject = message.split('\n')[0] ?? '';
    const none = '0'.repeat(made.length);
    await desk.ask(['update-ref', '-m', `commit: ${subject}`, 'HEAD', made, head ?? none], { more });
    return made;
}
async function branchNote(desk) {
    const branch = await desk.ask(['symbolic-ref', '--quiet', '--short', 'HEAD'], { okCodes: [1] });
    const name = branch.stdout.toString('utf8').trim();
    return name === '' ? 'HEAD is detached: no branch holds the commit.' : `It is on branch ${name}.`;
}

// EXTERNAL MODULE: ./build/core/nearest.js
var nearest = __webpack_require__(5241);
// EXTERNAL MODULE: ./build/adapters/git-command.js + 2 modules
var git_command = __webpack_require__(7512);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/diff-path.js
var diff_path = __webpack_require__(570);
;// CONCATENATED MODULE: ./build/core/git/patch.js

function patchParts(text, marks) {
    const parts = [];
    let lines = [];
    const end = () => {
        if (lines.length > 0)
            parts.push(partOf(lines, marks));
    };
    for (const line of (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')) {
        if (isHeading(line, marks.token)) {
            end();
            lines = [line];
        }
        else if (lines.length > 0)
            lines.push(line);
    }
    end();
    return parts;
}
function isHeading(line, token) {
    if (!line.startsWith('diff --'))
        return line.startsWith('* Unmerged path ');
    return (line.startsWith(`diff --git ${token}a/`) ||
        line.startsWith(`diff --git "${token}a/`) ||
        line.startsWith('diff --cc '));
}
function partOf(lines, { token, prefix }) {
    const first = lines.findIndex((line) => line.startsWith('@@'));
    const heading = first < 0 ? lines : lines.slice(0, first);
    const isMerge = lines[0]?.startsWith('diff --cc ') === true;
    const read = heading.flatMap((line) => namesIn(line, token));
    const names = isMerge ? read.map((name) => within(name, prefix)) : read;
    const shown = heading.map((line) => line.replaceAll(`${token}a/`, 'a/').replaceAll(`${token}b/`, 'b/'));
    return {
        names: names.includes(null) ? [] : [...new Set(names.filter((name) => name !== null))],
        text: [...shown, ...lines.slice(heading.length)].join('\n'),
        isBinary: heading.some((line) => line.startsWith('Binary files ')),
    };
}
function namesIn(line, token) {
    const after = (start) => (0,diff_path/* unquote */._n)(line.slice(start.length));
    for (const start of [
        'rename from ',
        'rename to ',
        'copy from ',
        'copy to ',
        'diff --cc ',
        '* Unmerged path ',
    ])
        if (line.startsWith(start))
            return [after(start)];
    if (line.startsWith('--- ') || line.startsWith('+++ ')) {
        const name = (0,diff_path/* markedPath */.KN)(line.slice(4));
        return name === null ? [] : [withoutMark(name, token)];
    }
    if (!line.startsWith('diff --git '))
        return [];
    const middle = [` ${token}b/`, ` "${token}b/`].map((mark) => line.indexOf(mark)).find((at) => at >= 0);
    if (middle === undefined)
        return [];
    return [line.slice(11, middle), line.slice(middle + 1)].map((name) => withoutMark((0,diff_path/* unquote */._n)(name), token));
}
function withoutMark(name, token) {
    return name.startsWith(token) ? name.slice(token.length + 2) : name;
}
function within(name, prefix) {
    return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}

;// CONCATENATED MODULE: ./build/adapters/tool-git-patch.js



const patchBytes = 12 * 1024 * 1024;
const asTextBytes = 2 * 1024 * 1024;
const mostAsText = 20;
const options = [
    '--patch',
    '--find-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--relative',
    '--unified=3',
    '--inter-hunk-context=0',
    '--submodule=short',
    '-O/dev/null',
];
async function patchOf(desk, command, paths) {
    const first = await partsOf(desk, command, paths, [], patchBytes);
    const shown = first.parts.filter((part) => part.names.length > 0 && part.names.every(desk.shows));
    const hidden = first.parts.filter((part) => !shown.includes(part));
    const notes = hiddenNote(new Set(hidden.map((part) => part.names.join('\0'))).size);
    if (first.cut)
        notes.push('The patch is longer than 12 MiB, and its end is missing. Name the paths that matter.');
    return { parts: await readAsText(desk, command, shown), notes };
}
async function partsOf(desk, [command = 'diff', ...rest], paths, more, maxBytes) {
    const token = `${(0,external_node_crypto_.randomUUID)()}-`;
    const marks = [`--src-prefix=${token}a/`, `--dst-prefix=${token}b/`];
    const args = [command, ...options, ...more, ...marks, ...rest, '--', ...paths];
    const made = await desk.ask(args, { maxBytes, attributes: true });
    const parts = patchParts(made.stdout.toString('utf8'), { token, prefix: desk.prefix });
    return { parts, cut: made.stoppedBy === 'output' };
}
async function readAsText(desk, command, parts) {
    const named = parts.filter((part) => part.isBinary).flatMap((part) => part.names);
    if (named.length === 0)
        return [...parts];
    const again = await partsOf(desk, command, named.slice(0, mostAsText), ['--text'], asTextBytes);
    const whole = again.cut ? again.parts.slice(0, -1) : again.parts;
    const readable = whole.filter((part) => !part.text.includes('\0') && part.names.every(desk.shows));
    const byNames = new Map(readable.map((part) => [part.names.join('\0'), part]));
    return parts.map((part) => (part.isBinary ? (byNames.get(part.names.join('\0')) ?? part) : part));
}
function laidOut(head, parts) {
    let line = head.length + 1;
    const places = [];
    for (const part of parts) {
        places.push({ line, name: part.names.at(-1) ?? '' });
        line += part.text.split('\n').length;
    }
    return { text: [...head, ...parts.map((part) => part.text)].join('\n'), parts: places };
}

;// CONCATENATED MODULE: ./build/adapters/tool-git-diff.js








const tool_git_diff_mostPaths = 200;
async function diff(desk, about) {
    if ((about.paths?.length ?? 0) > tool_git_diff_mostPaths)
        refuse(`At most ${tool_git_diff_mostPaths} paths are taken; name folders instead.`);
    const paths = [];
    for (const path of about.paths ?? [])
        paths.push(await pathOf(desk, path));
    const sides = await sidesOf(desk, about);
    const wanted = paths.length === 0 ? ['.'] : paths;
    const patch = await patchOf(desk, sides.command, wanted);
    const notes = [`${sides.title}.`, ...patch.notes];
    if (patch.parts.length === 0 && patch.notes.length === 0)
        notes.push(...(await tool_git_diff_nothing(desk, paths)));
    if (sides.isWorking)
        notes.push(...(await untracked(desk, paths)));
    return { ok: true, ...laidOut([], patch.parts), notes };
}
async function sidesOf(desk, about) {
    const range = about.to === null && about.from !== null ? (0,nearest_ref/* refRange */.zU)(about.from) : null;
    if (range !== null) {
        const [from, to] = [await commitOf(desk, range.from), await commitOf(desk, range.to)];
        const base = range.isParted ? (await desk.text(['merge-base', from, to], { okCodes: [1] })).trim() : from;
        if (base === '')
            refuse(`${range.from} and ${range.to} have no common commit.`);
        return between(base, to);
    }
    if (about.to !== null) {
        if (about.staged !== null)
            refuse('Between two commits nothing is staged; leave `staged` null, or `to`.');
        return between(await commitOf(desk, about.from ?? 'HEAD'), await commitOf(desk, about.to));
    }
    const working = '--ignore-submodules=all';
    if (about.staged === false) {
        if (about.from !== null)
            refuse('What is not staged is compared with what is; leave `from` null.');
        return { command: ['diff', working], title: 'The working tree against what is staged', isWorking: true };
    }
    const head = await findCommit(desk, 'HEAD');
    const isFirst = about.from === null && head === null;
    const from = isFirst ? (0,git_command/* emptyTree */.i)(desk.place) : await commitOf(desk, about.from ?? 'HEAD');
    const name = isFirst ? 'nothing, as there is no commit yet' : `commit ${from.slice(0, 10)}`;
    if (about.staged === true) {
        const command = ['diff', '--cached', '--ignore-submodules=none', from];
        return { command, title: `What is staged against ${name}`, isWorking: false };
    }
    const title = `The working tree, staged and not staged, against ${name}`;
    return { command: ['diff', working, from], title, isWorking: true };
}
function between(from, to) {
    return {
        command: ['diff', '--ignore-submodules=none', from, to],
        title: `From commit ${from.slice(0, 10)} to commit ${to.slice(0, 10)}`,
        isWorking: false,
    };
}
async function tool_git_diff_nothing(desk, paths) {
    const { files } = await desk.files();
    const unknown = paths.filter((path) => path !== '.' && !files.some((file) => file === path || file.startsWith(`${path}/`)));
    return [
        'There is no difference.',
        ...unknown.slice(0, 10).map((path) => {
            const near = (0,nearest/* nearest */.p)(path, files.filter(desk.shows));
            return `git knows no ${(0,git_path/* shownPath */.pS)(path)} here.${near === null ? '' : ` Did you mean ${(0,git_path/* shownPath */.pS)(near)}?`}`;
        }),
    ];
}
async function untracked(desk, paths) {
    const listing = await desk.files();
    const isWanted = (file) => paths.length === 0 || paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));
    const count = [...listing.untracked].filter((file) => isWanted(file) && desk.shows(file)).length;
    if (count === 0)
        return [];
    return [`${(0,core_count/* counted */.h)(count, 'untracked file')} not in it; git_status names them.`];
}

;// CONCATENATED MODULE: ./build/core/git/blame.js
const start = /^([0-9a-f]{40}(?:[0-9a-f]{24})?) \d{1,9} (\d{1,9})(?: \d{1,9})?$/;
function blameLines(porcelain) {
    const about = new Map();
    const lines = [];
    let hash = '';
    let line = 0;
    for (const text of porcelain.split('\n')) {
        const begun = start.exec(text);
        if (text.startsWith('\t'))
            lines.push({ hash, line, text: text.slice(1) });
        else if (begun !== null) {
            [hash, line] = [begun[1] ?? '', Number(begun[2])];
            if (!about.has(hash))
                about.set(hash, { author: '', time: 0, isBoundary: false });
        }
        else
            tell(about.get(hash), text);
    }
    const width = String(lines.at(-1)?.line ?? 0).length;
    return lines.map((one) => `${whoOf(one.hash, about)} ${String(one.line).padStart(width)}: ${one.text}`);
}
function tell(about, text) {
    if (about === undefined)
        return;
    if (text.startsWith('author '))
        about.author = text.slice(7);
    else if (text.startsWith('author-time '))
        about.time = Number(text.slice(12)) || 0;
    else if (text === 'boundary')
        about.isBoundary = true;
}
function whoOf(hash, all) {
    const about = all.get(hash);
    if (about === undefined || /^0+$/.test(hash))
        return 'not committed';
    const day = new Date(Math.min(Math.max(about.time, 0), 8e12) * 1000).toISOString().slice(0, 10);
    return `${about.isBoundary ? '^' : ''}${hash.slice(0, 10)} ${day} ${about.author.slice(0, 40)}`;
}

;// CONCATENATED MODULE: ./build/core/git/log.js
const logFormat = '--format=%H%x00%aI%x00%an%x00%D%x00%s';
const fields = 5;
function logLines(text) {
    const values = text.split('\0');
    const lines = [];
    for (let at = 0; at + fields <= values.length; at += fields) {
        const [hash = '', date = '', author = '', names = '', subject = ''] = values.slice(at, at + fields);
        const known = names === '' ? '' : ` (${names})`;
        lines.push(`${hash.trim().slice(0, 10)} ${date} ${author}: ${subject}${known}`);
    }
    return lines;
}
const commitFormat = '--format=%H%x00%P%x00%aI%x00%an%x00%D%x00%B';
function commitHead(text) {
    const [hash = '', parents = '', date = '', author = '', names = '', ...rest] = text.split('\0');
    const message = (rest[0] ?? '').trim().split('\n');
    const all = parents.split(' ').filter(Boolean);
    return {
        hash,
        parents: all,
        lines: [
            `commit ${hash}`,
            ...(all.length > 1 ? [`Merge: ${all.map((one) => one.slice(0, 12)).join(' ')}`] : []),
            `Author: ${author}`,
            `Date: ${date}`,
            ...(names === '' ? [] : [`Names: ${names}`]),
            '',
            ...message.map((line) => `    ${line}`.trimEnd()),
            '',
        ],
    };
}

;// CONCATENATED MODULE: ./build/core/git/status.js


const words = {
    M: 'changed',
    T: 'type changed',
    A: 'new',
    D: 'deleted',
    R: 'renamed',
    C: 'copied',
};
function readStatus(text, within, lies) {
    const status = { branch: '', staged: [], unstaged: [], conflicts: [], untracked: [], hidden: 0 };
    const entries = text.split('\0');
    let commit = '';
    for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at] ?? '';
        if (entry.startsWith('# branch.oid '))
            commit = entry.slice(13);
        else if (entry.startsWith('# branch.head '))
            status.branch = branchLine(entry.slice(14), commit);
        else if (entry.startsWith('? ')) {
            if (lies(entry.slice(2)))
                add(status, status.untracked, [within(entry.slice(2))], '');
        }
        else if (entry.startsWith('u '))
            add(status, status.conflicts, [within(afterBlanks(entry, 10))], '');
        else if (entry.startsWith('1 '))
            changed(status, entry, [within(afterBlanks(entry, 8))]);
        else if (entry.startsWith('2 ')) {
            at += 1;
            changed(status, entry, [within(afterBlanks(entry, 9)), within(entries[at] ?? '')]);
        }
    }
    return status;
}
function statusLines(status) {
    const part = (title, paths) => paths.length === 0
        ? []
        : [`${title} (${(0,core_count/* counted */.h)(paths.length, 'file')}):`, ...paths.map((one) => `  ${one}`)];
    const lines = [
        ...part('Conflicts', status.conflicts),
        ...part('Staged', status.staged),
        ...part('Not staged', status.unstaged),
        ...part('Untracked', status.untracked),
    ];
    return [status.branch, ...(lines.length === 0 ? ['Nothing is changed.'] : lines)];
}
function branchLine(head, commit) {
    if (commit === '(initial)')
        return `On branch ${head}, which has no commit yet.`;
    const at = `commit ${commit.slice(0, 10)}`;
    return head === '(detached)' ? `On no branch (detached), at ${at}.` : `On branch ${head}, at ${at}.`;
}
function changed(status, entry, paths) {
    const [staged = '.', unstaged = '.'] = entry.slice(2, 4);
    if (paths.includes(null)) {
        status.hidden += 1;
        return;
    }
    if (staged !== '.')
        add(status, status.staged, paths, words[staged] ?? 'changed');
    if (unstaged !== '.')
        add(status, status.unstaged, paths, words[unstaged] ?? 'changed');
}
function add(status, list, paths, word) {
    const [path, before] = paths;
    if (path === null || path === undefined) {
        status.hidden += 1;
        return;
    }
    const from = before ? ` (from ${(0,git_path/* shownPath */.pS)(before)})` : '';
    list.push(`${word === '' ? '' : `${word} `}${(0,git_path/* shownPath */.pS)(path)}${from}`);
}
function afterBlanks(entry, blanks) {
    let at = 0;
    for (let count = 0; count < blanks; count += 1)
        at = entry.indexOf(' ', at) + 1;
    return entry.slice(at);
}

// EXTERNAL MODULE: ./build/adapters/own-names.js
var own_names = __webpack_require__(9429);
;// CONCATENATED MODULE: ./build/adapters/tool-git-look.js










const tool_git_look_fileBytes = 4 * 1024 * 1024;
async function log(desk, about) {
    const path = about.path === null ? null : await pathOf(desk, about.path);
    if (about.ref === null && (await findCommit(desk, 'HEAD')) === null)
        refuse('The repository has no commit yet.');
    const from = await commitOf(desk, about.ref ?? 'HEAD');
    const paths = path !== null ? [path] : desk.prefix === '' ? [] : ['.'];
    const counts = [`--max-count=${about.most + 1}`, `--skip=${about.skip}`];
    const args = ['log', ...counts, '--encoding=UTF-8', '--no-show-signature', '--no-mailmap', '-z', logFormat];
    const lines = logLines(await desk.text([...args, from, '--', ...paths]));
    const notes = [];
    if (lines.length > about.most)
        notes.push(`There are more commits: skip ${about.skip + about.most} shows the next.`);
    if (lines.length === 0)
        notes.push(tool_git_look_nothing(path, about.skip));
    if (lines.length <= about.most && desk.isShallow)
        notes.push('The clone is shallow: older commits are not here, and the oldest seems to bring every file.');
    return { ok: true, text: lines.slice(0, about.most).join('\n'), notes, parts: [] };
}
function tool_git_look_nothing(path, skip) {
    if (skip > 0)
        return `There are no more commits behind the first ${skip}.`;
    return path === null ? 'There is no commit.' : `No commit changed ${(0,git_path/* shownPath */.pS)(path)}.`;
}
async function blame(desk, about) {
    const path = await filePathOf(desk, about.path);
    const shown = (0,git_path/* shownPath */.pS)(path);
    if ((await findCommit(desk, 'HEAD')) === null)
        refuse('The repository has no commit yet.');
    if ((await desk.text(['ls-tree', '-z', 'HEAD', '--', path])) === '')
        refuse(`The last commit has no ${shown}. git_status tells whether it is new.`);
    const file = await ownBytes(desk, path);
    if (file.includes(0))
        return refuse(`${shown} is binary.`);
    const total = file.length === 0 ? 0 : file.toString('latin1').replace(/\n$/, '').split('\n').length;
    const first = Math.max(1, about.startLine ?? 1);
    if (first > total)
        return refuse(`${shown} has ${total} lines.`);
    const last = Math.min(total, about.endLine ?? total, first + about.most - 1);
    if (last < first)
        return refuse('The last line is to be at or behind the first.');
    const range = [`-L${first},${last}`, ...(desk.isShallow ? [] : ['--root'])];
    const args = [
        'blame',
        '--porcelain',
        '--no-progress',
        '--encoding=UTF-8',
        ...range,
        '--contents',
        '-',
        '--',
        path,
    ];
    const lines = blameLines(await desk.text(args, { input: file, attributes: true }));
    const notes = [`Lines ${first} to ${last} of the ${total} of ${shown}.`];
    const wanted = Math.min(total, about.endLine ?? total);
    if (last < wanted)
        notes.push(`The rest: start_line ${last + 1}.`);
    if (lines.some((line) => line.startsWith('^')))
        notes.push('Lines with ^ are at least as old as the oldest commit that is here.');
    return { ok: true, text: lines.join('\n'), notes, parts: [] };
}
async function ownBytes(desk, path) {
    const at = (0,external_node_path_.join)(desk.folder, path);
    const isItself = async () => (await (0,promises_.realpath)(at).catch(() => at)) === at;
    const before = await isItself();
    const file = await (0,file_read/* bytesInside */.Ud)(desk.folder, path, tool_git_look_fileBytes);
    if (!Buffer.isBuffer(file))
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} cannot be read: ${file.reason}.`);
    return before && (await isItself())
        ? file
        : refuse(`${(0,git_path/* shownPath */.pS)(path)} leads through a link; name the file itself.`);
}
async function tool_git_look_status(desk) {
    const options = ['--porcelain=v2', '-z', '--branch', '--no-ahead-behind', '--untracked-files=all'];
    const told = await desk.ask(['status', ...options, '--ignore-submodules=all', '--', '.'], {
        attributes: true,
    });
    const within = (path) => {
        if (!path.startsWith(desk.prefix))
            return null;
        const inside = path.slice(desk.prefix.length);
        return desk.shows(inside.replace(/\/$/, '')) ? inside : null;
    };
    const text = told.stdout.toString('utf8');
    const fresh = text.split('\0').flatMap((entry) => (entry.startsWith('? ') ? [entry.slice(2)] : []));
    const here = new Set((0,own_names/* lyingIn */.X)(await (0,promises_.realpath)(desk.place.workTree), fresh));
    const read = readStatus(text, within, (path) => here.has(path));
    const notes = hiddenNote(read.hidden);
    if (told.stoppedBy === 'output')
        notes.push('There are more entries than git’s output may be long.');
    return { ok: true, text: statusLines(read).join('\n'), notes, parts: [] };
}

;// CONCATENATED MODULE: ./build/adapters/tool-git-show.js






const tool_git_show_fileBytes = 4 * 1024 * 1024;
const listBytes = 1024 * 1024;
async function show(desk, about) {
    const named = await nameAndPath(desk, about);
    const hash = await commitOf(desk, named.ref);
    return named.path === null ? tool_git_show_commit(desk, hash) : tool_git_show_entry(desk, hash, await pathOf(desk, named.path));
}
async function nameAndPath(desk, about) {
    const colon = about.ref.indexOf(':');
    if (about.path !== null || colon <= 0 || (await findCommit(desk, about.ref)) !== null)
        return about;
    return { ref: about.ref.slice(0, colon), path: about.ref.slice(colon + 1) };
}
async function tool_git_show_commit(desk, hash) {
    const told = await desk.text(['log', '--max-count=1', '--encoding=UTF-8', commitFormat, hash, '--']);
    const head = commitHead(told);
    if (head.parents.length === 0 && (await hasParents(desk, hash))) {
        const note = 'The clone is shallow and ends with this commit, so what it changed cannot be told.';
        return desk.prefix === ''
            ? { ok: true, text: head.lines.join('\n'), notes: [note], parts: [] }
            : refuse(note);
    }
    const [only] = head.parents;
    const command = head.parents.length > 1
        ? ['diff-tree', '-r', '--cc', '--no-renames', '--no-commit-id', hash]
        : only === undefined
            ? ['diff-tree', '-r', '--root', '--no-commit-id', hash]
            : ['diff', '--ignore-submodules=none', only, hash];
    const patch = await patchOf(desk, command, ['.']);
    const isElsewhere = desk.prefix !== '' && patch.parts.length === 0 && !(await touches(desk, head));
    if (isElsewhere)
        return refuse(`Commit ${hash.slice(0, 10)} changes nothing in the workspace.`);
    const notes = [...patch.notes];
    if (head.parents.length > 1) {
        const range = head.parents
            .slice(0, 1)
            .concat(hash)
            .map((one) => one.slice(0, 10));
        notes.push(`A merge: only what differs from all its parents is shown. git_diff from ${range[0]} to ${range[1]} shows all it brought.`);
    }
    return { ok: true, ...laidOut(head.lines, patch.parts), notes };
}
async function touches(desk, { hash, parents }) {
    const sides = parents[0] === undefined ? ['--root', hash] : [parents[0], hash];
    const names = await desk.text(['diff-tree', '-r', '--name-only', '--no-commit-id', ...sides, '--', '.']);
    return names.trim() !== '';
}
async function hasParents(desk, hash) {
    if (!desk.isShallow)
        return false;
    const raw = await desk.text(['cat-file', 'commit', hash], { maxBytes: 65_536 });
    return /^tree [0-9a-f]+\nparent /.test(raw);
}
async function tool_git_show_entry(desk, hash, path) {
    const about = `${(0,git_path/* shownPath */.pS)(path)} as it was in commit ${hash.slice(0, 10)}.`;
    if (path === '.')
        return folder(desk, hash, '', `The workspace ${about.slice(2)}`);
    const listed = await desk.text(['ls-tree', '-z', '-l', hash, '--', path]);
    const found = /^(\d{6}) ([a-z]+) ([0-9a-f]+) +(\d+|-|BAD)\t/.exec(listed);
    if (found === null) {
        return refuse(`There is no ${(0,git_path/* shownPath */.pS)(path)} in commit ${hash.slice(0, 10)}. git_log with that path names the commits that knew it.`);
    }
    const [, mode, kind, object = '', size] = found;
    if (kind === 'tree')
        return folder(desk, object, `${path}/`, about);
    if (kind === 'commit')
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} was a submodule at ${object.slice(0, 10)}; its files are in a repository of its own.`);
    if (!desk.shows(path))
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} is kept out by the run’s settings.`);
    if (Number(size) > tool_git_show_fileBytes)
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} had ${(0,core_count/* thousands */.o)(Number(size))} bytes, more than the 4 MiB that are shown.`);
    const bytes = (await desk.ask(['cat-file', 'blob', object], { maxBytes: tool_git_show_fileBytes })).stdout;
    if (bytes.includes(0))
        return refuse(`${(0,git_path/* shownPath */.pS)(path)} was binary (${(0,core_count/* thousands */.o)(bytes.length)} bytes).`);
    const text = bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .replace(/\n$/, '');
    const notes = [mode === '120000' ? `${about} It was a link; this is where it led.` : about];
    return { ok: true, text, notes, parts: [] };
}
async function folder(desk, tree, path, about) {
    const listed = await desk.text(['ls-tree', '-z', tree], { maxBytes: listBytes });
    const entries = listed
        .split('\0')
        .filter(Boolean)
        .map((one) => {
        const name = one.slice(one.indexOf('\t') + 1);
        return { name, isFolder: one.startsWith('040000') };
    });
    const shown = entries.filter(({ name, isFolder }) => isFolder || desk.shows(path + name));
    const lines = shown.map(({ name, isFolder }) => (0,git_path/* shownPath */.pS)(path + name) + (isFolder ? '/' : ''));
    return {
        ok: true,
        text: lines.join('\n'),
        notes: [about, ...hiddenNote(entries.length - shown.length)],
        parts: [],
    };
}

;// CONCATENATED MODULE: ./build/adapters/tool-git.js





function openToolGit(git, rules) {
    const atDesk = deskFor(git, rules);
    return {
        diff: (about, signal) => atDesk((desk) => diff(desk, about), signal),
        log: (about, signal) => atDesk((desk) => log(desk, about), signal),
        show: (about, signal) => atDesk((desk) => show(desk, about), signal),
        blame: (about, signal) => atDesk((desk) => blame(desk, about), signal),
        status: (signal) => atDesk((desk) => tool_git_look_status(desk), signal),
        commit: (about, signal) => atDesk((desk) => commit(desk, about), signal),
        commitCommand: (about) => atDesk((desk) => command(desk, about), undefined),
    };
}

;// CONCATENATED MODULE: ./build/adapters/web.js
const web_usual = { connectMs: 10_000, totalMs: 20_000, readingMs: 4_000, bytes: 4 * 1024 * 1024 };
const mostKept = 4;
const refusals = {
    'not-given': 'The web is off: whoever runs this turns it on with --allow-network. Nothing was asked for; go on without it.',
    untrusted: 'The web is off, as the task comes from somebody who is not trusted. Nothing was asked for; go on without it.',
};
function openWeb(means, reach = null, limits = web_usual) {
    if (means.leave !== 'granted') {
        const refused = { ok: false, reason: refusals[means.leave] };
        return { fetch: async () => refused, search: async () => refused };
    }
    const kept = new Map();
    return {
        async fetch(url, signal) {
            const before = kept.get(url);
            if (before !== undefined)
                return before;
            const { readPage, systemReach, ...parts } = await partsFor(means);
            const page = await readPage(url, { ...parts, reach: reach ?? systemReach, limits }, signal);
            if (page.ok)
                kept.set(url, page);
            const [oldest] = kept.keys();
            if (kept.size > mostKept && oldest !== undefined)
                kept.delete(oldest);
            return page;
        },
        async search(query, most, signal) {
            const [{ searchWeb }, parts] = await Promise.all([__webpack_require__.e(/* import() */ 5575).then(__webpack_require__.bind(__webpack_require__, 5575)), partsFor(means)]);
            return searchWeb(query, most, { ...parts, ...limits, searchUrl: means.searchUrl }, signal);
        },
    };
}
async function partsFor({ environment, known }) {
    const [{ readPage }, { systemReach }, { proxySettings }, { secretFinder }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(5029)]).then(__webpack_require__.bind(__webpack_require__, 5029)),
        Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(3156)]).then(__webpack_require__.bind(__webpack_require__, 3156)),
        __webpack_require__.e(/* import() */ 2017).then(__webpack_require__.bind(__webpack_require__, 2017)),
        __webpack_require__.e(/* import() */ 7311).then(__webpack_require__.bind(__webpack_require__, 7311)),
    ]);
    return { readPage, systemReach, proxy: proxySettings(environment), holdsSecret: secretFinder(known()) };
}

;// CONCATENATED MODULE: ./build/adapters/tool-world.js






async function openToolWorld(world) {
    const { config, root, tree, admits, checkout, host, signal } = world;
    const searchPath = host.env.PATH ?? '/usr/bin:/bin';
    const files = await openToolFiles({
        root,
        addDir: config.addDir,
        from: host.cwd,
        closed: closedFolders(host),
        tree,
        admits,
        checkout,
        searchPath,
        signal,
    });
    const mayAct = world.tier !== 'untrusted';
    world.learn(settingsOfServers(config));
    const mcp = await openMcp(config.mcpServers, {
        isTrusted: mayAct,
        environment: host.env,
        workspace: root,
        home: host.home,
        wanted: config.addPrompt,
        known: world.known,
        signal,
    }, { callMs: config.toolTimeout * 1000 });
    return {
        ports: {
            files: telling(files, tree.forget),
            git: checkout === null ? null : openToolGit(checkout.git, { admits }),
            gitFault: world.gitFault,
            sandbox: openSandbox({
                root,
                home: host.home,
                searchPath,
                allowExec: mayAct && (config.allowExec || config.permissionMode === 'bypassPermissions'),
                allowNetwork: mayAct && config.allowNetwork,
                allowUnsandboxed: mayAct && config.allowUnsandboxed,
                env: host.env,
                addDir: config.addDir,
                toolTimeout: config.toolTimeout,
                signal,
            }),
            web: openWeb({
                leave: mayAct ? (config.allowNetwork ? 'granted' : 'not-given') : 'untrusted',
                searchUrl: config.searchUrl,
                environment: host.env,
                known: world.known,
            }),
            toolCallId: '',
            signal,
        },
        served: mcp.tools,
        servers: mcp.servers,
        prompts: mcp.prompts,
        notes: mcp.notes,
        close: mcp.close,
    };
}
function settingsOfServers({ mcpServers }) {
    const values = Object.values(mcpServers).flatMap(({ env }) => Object.values(env ?? {}));
    return values.filter((value) => value.length >= 16 && !/[\s/\\]|\.\w+\./.test(value));
}
function closedFolders({ env, home }) {
    const named = [env.RUNNER_TEMP, env.GITHUB_WORKSPACE ? undefined : env.RUNNER_WORKSPACE];
    const files = [env.GITHUB_ENV, env.GITHUB_PATH, env.GITHUB_OUTPUT, env.GITHUB_EVENT_PATH];
    const own = home === ''
        ? []
        : ['.countersign', '.ssh', '.aws', '.config', '.docker', '.gnupg', '.kube'].map((name) => (0,external_node_path_.join)(home, name));
    return [...named, ...files, ...own].filter((path) => path !== undefined && path !== '');
}
function telling(files, changed) {
    return {
        ...files,
        async write(...asked) {
            const done = await files.write(...asked);
            if (done.ok)
                changed();
            return done;
        },
        async remove(...asked) {
            const done = await files.remove(...asked);
            if (done.ok)
                changed();
            return done;
        },
    };
}


/***/ }),

/***/ 139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clipped),
/* harmony export */   y: () => (/* binding */ quoting)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(102);
/* harmony import */ var _redact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7690);


const most = 200;
function clipped(text, length = most) {
    const start = (0,_redact__WEBPACK_IMPORTED_MODULE_0__.redact)(text.slice(0, 20 * most), [])
        .text.replace(/\s+/g, ' ')
        .trim();
    const shown = (0,_clean__WEBPACK_IMPORTED_MODULE_1__.oneLine)(start);
    const chars = [...shown.slice(0, 2 * length + 2)];
    return chars.length <= length ? chars.join('') : `${chars.slice(0, length - 1).join('')}…`;
}
function quoting(text) {
    const shown = clipped(text).replace(/\.$/, '');
    return shown === '' ? '.' : `: “${shown}”.`;
}


/***/ }),

/***/ 26:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(text) {
    return /^[\w@%+=:,./-]{1,4096}$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
;