"use strict";
exports.id = 464;
exports.ids = [464,8313];
exports.modules = {

/***/ 5766:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ clockOf),
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
function clockOf(nanoseconds) {
    return {
        now: () => Date.now(),
        elapsed: () => Number(nanoseconds()) / 1e6,
        turn: () => new Promise((resolve) => setImmediate(resolve)),
    };
}
function pause(milliseconds, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, milliseconds);
        if (signal.aborted)
            end();
        else
            signal.addEventListener('abort', end, { once: true });
    });
}


/***/ }),

/***/ 7006:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ openConfined),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   ay: () => (/* binding */ readOpened),
/* harmony export */   k2: () => (/* binding */ slashes),
/* harmony export */   vm: () => (/* binding */ openedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const nameOnly = 0x20_0000;
const noLink = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0;
const toRead = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOCTTY ?? 0);
let known;
function openedFiles() {
    if (known === undefined) {
        known = null;
        if (process.platform === 'linux') {
            try {
                const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/', nameOnly);
                if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${handle}`) === '/')
                    known = '/proc/self/fd';
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
            }
            catch {
            }
        }
    }
    return known;
}
function openConfined(path, judge, follow = true, shown = openedFiles()) {
    const handles = [];
    const hold = (name, flags) => {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(name, flags);
        handles.push(handle);
        return handle;
    };
    try {
        const held = shown === null ? null : hold(path, follow ? nameOnly : toRead | noLink);
        if (held === null && !follow && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
            return { ok: false, fault: 'circle' };
        const real = held === null ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${shown}/${held}`);
        const about = held === null ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(held);
        const refusal = judge(slashes(real), about);
        if (refusal !== null)
            return { ok: false, refusal };
        if (about.isDirectory())
            return { ok: false, fault: 'folder' };
        if (!about.isFile())
            return { ok: false, fault: 'special' };
        if (about.nlink === 0)
            return { ok: false, fault: 'missing' };
        const handle = held !== null && !follow ? held : hold(held === null ? real : `${shown}/${held}`, toRead);
        if (held === null && !isStill(path, real, handle, about))
            return { ok: false, fault: 'moved' };
        handles.splice(handles.indexOf(handle), 1);
        return { ok: true, handle, real: slashes(real), about };
    }
    catch (error) {
        return { ok: false, fault: faultOf(error) };
    }
    finally {
        for (const handle of handles)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function readOpened(handle, size, most) {
    try {
        if (size > most)
            return null;
        const chunks = [];
        let read = 0;
        for (;;) {
            const wanted = read === 0 && size > 0 ? size : Math.min(65_536, most + 1 - read);
            const chunk = Buffer.allocUnsafe(wanted);
            const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, chunk, 0, wanted, null);
            chunks.push(chunk.subarray(0, got));
            read += got;
            if (read > most)
                return null;
            if (got === 0 || read === size)
                return chunks.length === 1 ? chunk.subarray(0, got) : Buffer.concat(chunks);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function entryAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch {
        return null;
    }
}
function slashes(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? path : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
function faultOf(error) {
    const code = error.code;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'missing';
    if (code === 'EACCES' || code === 'EPERM')
        return 'denied';
    if (code === 'ELOOP')
        return 'circle';
    if (code === 'ENAMETOOLONG')
        return 'long';
    return 'unreadable';
}
function isStill(path, real, handle, before) {
    const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
    const after = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(after);
    const isSame = (one) => one.ino === opened.ino && one.dev === opened.dev;
    return after === real && opened.isFile() && isSame(before) && isSame(named);
}


/***/ }),

/***/ 7261:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   Ud: () => (/* binding */ bytesInside),
/* harmony export */   xO: () => (/* binding */ readInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_files_plain_name__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7539);




const binaryProbe = 8192;
async function readInside(root, path, maxBytes, mayLead = () => true) {
    const read = await bytesInside(root, path, maxBytes, mayLead);
    return Buffer.isBuffer(read) ? decode(read) : read;
}
async function bytesInside(root, path, maxBytes, mayLead = () => true) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || path.includes('\0') || path.split('/').includes('..')) {
        return no('outside', 'it is outside the workspace');
    }
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        return refusal(error);
    }
    try {
        const opened = await handle.stat();
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(absolute);
        const named = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(real);
        const inside = real === root || real.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
        if (!inside || named.ino !== opened.ino || named.dev !== opened.dev) {
            return no('outside', 'it leads outside the workspace');
        }
        if (real.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).some(_core_files_plain_name__WEBPACK_IMPORTED_MODULE_3__/* .isGitName */ .M$))
            return no('outside', 'it is one of git’s own files');
        const to = real
            .slice(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? root.length : root.length + 1)
            .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
            .join('/');
        const isLink = to !==
            path
                .split('/')
                .filter((name) => name !== '' && name !== '.')
                .join('/');
        if (isLink && opened.isFile() && !(await mayLead(to)))
            return no('outside', 'it is a link to a file that is left out');
        if (opened.isDirectory())
            return no('unreadable', 'it is a folder');
        if (!opened.isFile())
            return no('unreadable', 'it is not a regular file');
        const bytes = opened.size > maxBytes ? null : await bounded(handle, opened.size, maxBytes);
        if (bytes === null) {
            return no('too-large', `it is larger than ${Math.round(maxBytes / 1024)} KiB`, opened.size);
        }
        return bytes;
    }
    catch (error) {
        return refusal(error);
    }
    finally {
        await handle.close();
    }
}
async function bounded(handle, size, most) {
    const chunks = [];
    let read = 0;
    for (;;) {
        const wanted = read === 0 && size > 0 ? size : Math.min(65_536, most + 1 - read);
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, null);
        chunks.push(buffer.subarray(0, bytesRead));
        read += bytesRead;
        if (read > most)
            return null;
        if (bytesRead === 0 || read === size)
            return chunks.length === 1 ? buffer.subarray(0, bytesRead) : Buffer.concat(chunks);
    }
}
async function readStart(path, most) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            if (!(await handle.stat()).isFile())
                return null;
            const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(most), 0, most, 0);
            return buffer.toString('utf8', 0, bytesRead);
        }
        finally {
            await handle.close();
        }
    }
    catch {
        return null;
    }
}
function decode(bytes) {
    const utf16 = decodeUtf16(bytes);
    if (utf16 !== null)
        return { kind: 'text', text: utf16, bytes: bytes.length };
    if (bytes.subarray(0, binaryProbe).includes(0))
        return no('binary', 'it is binary', bytes.length);
    const text = bytes.toString('utf8');
    return { kind: 'text', text: text.startsWith('\ufeff') ? text.slice(1) : text, bytes: bytes.length };
}
function decodeUtf16(bytes) {
    if (bytes.length < 2)
        return null;
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return bytes.subarray(2).toString('utf16le');
    if (bytes[0] !== 0xfe || bytes[1] !== 0xff)
        return null;
    const swapped = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
    return swapped.swap16().toString('utf16le');
}
function refusal(error) {
    const code = error.code;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return no('missing', 'there is no such file');
    if (code === 'EACCES' || code === 'EPERM')
        return no('unreadable', 'reading it is not permitted');
    if (code === 'ELOOP')
        return no('unreadable', 'its links lead in a circle');
    return no('unreadable', `it cannot be read (${code ?? String(error)})`);
}
function no(kind, reason, bytes = null) {
    return { kind, reason, bytes };
}


/***/ }),

/***/ 7512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ emptyTree),
  z: () => (/* binding */ openGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/core/git/settings.js
const neutralSettings = [
    ['core.fsmonitor', 'false'],
    ['core.hooksPath', '/dev/null'],
    ['core.pager', 'cat'],
    ['core.editor', 'false'],
    ['sequence.editor', 'false'],
    ['core.askPass', 'false'],
    ['core.sshCommand', 'false'],
    ['core.gitProxy', ''],
    ['core.alternateRefsCommand', 'false'],
    ['credential.helper', ''],
    ['diff.external', ''],
    ['gpg.program', 'false'],
    ['gpg.openpgp.program', 'false'],
    ['gpg.x509.program', 'false'],
    ['gpg.ssh.program', 'false'],
    ['gpg.ssh.defaultKeyCommand', ''],
    ['log.showSignature', 'false'],
    ['commit.gpgSign', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.allow', 'never'],
    ['safe.bareRepository', 'explicit'],
    ['submodule.recurse', 'false'],
    ['diff.ignoreSubmodules', 'dirty'],
    ['grep.fallbackToNoIndex', 'false'],
    ['color.ui', 'false'],
    ['core.quotePath', 'false'],
    ['diff.renames', 'true'],
    ['diff.noprefix', 'false'],
    ['diff.mnemonicPrefix', 'false'],
    ['diff.relative', 'false'],
    ['diff.algorithm', 'myers'],
    ['diff.context', '3'],
    ['diff.interHunkContext', '0'],
    ['diff.wsErrorHighlight', 'none'],
    ['diff.suppressBlankEmpty', 'false'],
    ['diff.autoRefreshIndex', 'false'],
    ['diff.orderFile', '/dev/null'],
    ['log.follow', 'false'],
    ['log.showRoot', 'true'],
    ['log.diffMerges', 'separate'],
    ['core.bigFileThreshold', '512m'],
    ['core.attributesFile', '/dev/null'],
    ['core.excludesFile', '/dev/null'],
    ['core.untrackedCache', 'false'],
    ['core.ignoreStat', 'false'],
    ['blame.ignoreRevsFile', ''],
    ['mailmap.file', '/dev/null'],
    ['mailmap.blob', ''],
    ['log.mailmap', 'false'],
];
function gitEnvironment(around) {
    const env = {
        PATH: around.searchPath,
        HOME: '/dev/null',
        XDG_CONFIG_HOME: '/dev/null',
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        ...around.more,
        GIT_CONFIG_COUNT: String(around.settings.length),
    };
    if (around.attributesFrom !== null)
        env.GIT_ATTR_SOURCE = around.attributesFrom;
    if (around.place !== null) {
        env.GIT_DIR = around.place.gitDir;
        env.GIT_COMMON_DIR = around.place.commonDir;
        env.GIT_WORK_TREE = around.place.workTree;
    }
    around.settings.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return env;
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/core/git/config.js + 1 modules
var config = __webpack_require__(252);
;// CONCATENATED MODULE: ./build/adapters/git-neutral-folder.js





const parts = ['objects', 'refs', 'logs', 'reftable', 'packed-refs', 'shallow', 'info/exclude'];
function neutralFolder(place) {
    let folder;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'countersign-git-'));
    }
    catch (cause) {
        throw new errors/* RunError */.e4('tool', 'git needs a folder for temporary files, and none can be made.', { cause });
    }
    const remove = () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'config'), (0,config/* writeGitConfig */.Q)(place.config.kept));
        for (const part of parts)
            git_neutral_folder_link((0,external_node_path_.join)(place.commonDir, part), (0,external_node_path_.join)(folder, part));
        return { folder, remove };
    }
    catch (fault) {
        remove();
        throw fault;
    }
}
function git_neutral_folder_link(from, to) {
    const about = (0,external_node_fs_.lstatSync)(from, { throwIfNoEntry: false });
    if (about === undefined)
        return;
    if (!about.isDirectory() && !about.isFile()) {
        throw new errors/* RunError */.e4('tool', `${from} is a link or a device, not a part of the repository; it is not read.`);
    }
    if (!about.isDirectory())
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
    (0,external_node_fs_.symlinkSync)(from, to, about.isDirectory() ? 'junction' : 'file');
}

// EXTERNAL MODULE: ./build/adapters/git-place.js
var git_place = __webpack_require__(638);
// EXTERNAL MODULE: ./build/adapters/process.js
var process = __webpack_require__(3621);
;// CONCATENATED MODULE: ./build/adapters/git-command.js







const defaultBytes = 16 * 1024 * 1024;
const timeout = 30_000;
const emptyTrees = {
    sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
function emptyTree({ config }) {
    return config.kept.get('extensions.objectformat') === 'sha256' ? emptyTrees.sha256 : emptyTrees.sha1;
}
async function openGit(folder, checkout, searchPath, signal) {
    const place = await (0,git_place/* gitPlace */.Y)(checkout);
    const path = foreignOnly(searchPath, checkout);
    const call = (commonDir, args, options) => (0,process/* runProcess */.R)('git', ['--no-pager', options.globs ? '--glob-pathspecs' : '--literal-pathspecs', ...args], {
        cwd: folder,
        env: gitEnvironment({
            searchPath: path,
            settings: [...neutralSettings, ['safe.directory', folder], ['safe.directory', '*']],
            place: commonDir === null ? null : { ...place, commonDir },
            attributesFrom: options.attributes ? null : emptyTree(place),
            more: options.more ?? {},
        }),
        maxBytes: options.maxBytes ?? defaultBytes,
        timeout,
        signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
        ...(options.input === undefined ? {} : { input: options.input }),
    });
    const apart = async (use) => {
        const neutral = neutralFolder(place);
        try {
            return await use((args, options = {}) => call(neutral.folder, args, options), neutral.folder);
        }
        finally {
            neutral.remove();
        }
    };
    const isPlain = place.config.isPlain && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place.commonDir, 'info/grafts'));
    return {
        folder,
        place,
        apart,
        async run(args, options = {}) {
            const outcome = isPlain
                ? await call(null, args, options)
                : await apart((callApart) => callApart(args, options));
            return answered(outcome, args[0] ?? '', options.okCodes ?? []);
        },
    };
}
function answered(outcome, command, okCodes) {
    if (outcome.stoppedBy === 'abort')
        throw new errors/* RunError */.e4('budget', 'Stopped while git was running.');
    if (outcome.stoppedBy === 'time') {
        throw new errors/* RunError */.e4('tool', `git ${command} did not finish within ${timeout / 1000} seconds.`, {
            hint: 'Limit the run with --include or --working-directory.',
        });
    }
    if (outcome.stoppedBy !== 'output' && ![0, ...okCodes].includes(outcome.code ?? -1)) {
        const first = outcome.stderr.trim().split('\n')[0] ?? '';
        throw new errors/* RunError */.e4('tool', `git ${command} failed: ${first || `exit code ${outcome.code}`}.`);
    }
    return outcome;
}
function foreignOnly(searchPath, checkout) {
    const isForeign = (folder) => (0,external_node_path_.isAbsolute)(folder) && !isInside(realOf(folder), checkout);
    const folders = searchPath.split(external_node_path_.delimiter).filter(isForeign);
    return folders.length > 0 ? folders.join(external_node_path_.delimiter) : '/usr/bin:/bin';
}
function isInside(path, folder) {
    return `${path}${external_node_path_.sep}`.startsWith(`${folder}${external_node_path_.sep}`);
}
function realOf(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}


/***/ }),

/***/ 638:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ gitPlace),
/* harmony export */   _: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_git_config__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(252);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3393);
/* harmony import */ var _file_read__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7261);





const configBytes = 4 * 1024 * 1024;
async function gitPlace(checkout) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, '.git');
    const about = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(at);
    const noted = about.isFile() ? await notedFolder(checkout, at) : null;
    if (!about.isDirectory() && noted === null)
        throw stranger(at);
    const gitDir = noted ?? at;
    const commonDir = await commonFolder(gitDir, noted !== null);
    if (commonDir === null)
        throw stranger(at);
    const config = await configOf(commonDir, gitDir);
    if (config.isBare && noted === null)
        throw unusable('it is a bare repository, which has no files');
    const { worktree } = config;
    if (worktree !== null && !(await same((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, worktree), checkout)))
        throw unusable(`its configuration says that its files are in ${worktree}`);
    return { workTree: checkout, gitDir, commonDir, config };
}
function unusable(said) {
    const reason = said.trim().split('\n')[0]?.slice(0, 300).replace(/\.$/, '') || 'it gave no reason';
    return new _domain_errors__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('tool', `git cannot read this repository: ${reason}.`, {
        hint: 'Mend the repository, or examine a copy without its .git.',
    });
}
function stranger(at) {
    return new _domain_errors__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('tool', `${at} leads to a repository that does not know this folder; it is not read.`, {
        hint: 'Run in the repository’s own checkout, or examine a copy without .git.',
    });
}
async function notedFolder(checkout, at) {
    const note = /^gitdir: (.+?)\s*$/m.exec((await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(at, 4096)) ?? '')?.[1];
    if (note === undefined)
        return null;
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, note)).catch(() => null);
    return folder !== null && (await namesBack(folder, at)) ? folder : null;
}
async function namesBack(folder, at) {
    const back = await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'gitdir'), 4096);
    if (back !== null)
        return same((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, back.trim()), at);
    const config = (0,_core_git_config__WEBPACK_IMPORTED_MODULE_2__/* .readGitConfig */ .$)((await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), configBytes)) ?? '');
    return config.ok && config.worktree !== null && same((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, config.worktree), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
}
async function commonFolder(gitDir, isNoted) {
    const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir')).catch(() => null);
    if (there === null)
        return gitDir;
    const note = there.isFile() ? await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), 4096) : null;
    const common = note && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, note.trim())).catch(() => null));
    const keeper = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitDir);
    return isNoted && common && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(keeper) === 'worktrees' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(keeper) === common ? common : null;
}
async function configOf(commonDir, gitDir) {
    const text = (await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'), configBytes)) ?? '';
    const own = await (0,_file_read__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config.worktree'), configBytes);
    if (text.length >= configBytes)
        throw unusable('its configuration is too long');
    const config = (0,_core_git_config__WEBPACK_IMPORTED_MODULE_2__/* .readGitConfig */ .$)(own === null ? text : `${text}\n${own}`);
    if (!config.ok)
        throw unusable(config.fault);
    return config;
}
async function same(a, b) {
    const real = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => null);
    const [first, second] = [await real(a), await real(b)];
    return first !== null && first === second;
}


/***/ }),

/***/ 9429:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ lyingIn),
/* harmony export */   s: () => (/* binding */ entriesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _confined__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7006);



const folderOnly = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function lyingIn(root, paths, shown = (0,_confined__WEBPACK_IMPORTED_MODULE_2__/* .openedFiles */ .vm)()) {
    const byFolder = new Map();
    for (const path of paths) {
        const names = byFolder.get(folderOf(path));
        if (names === undefined)
            byFolder.set(folderOf(path), new Set([nameOf(path)]));
        else
            names.add(nameOf(path));
    }
    const here = new Set();
    for (const [folder, names] of byFolder) {
        const there = inFolder(root, folder, (place) => [...names].filter((name) => stands((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name))), shown);
        for (const name of there ?? [])
            here.add(folder === '' ? name : `${folder}/${name}`);
    }
    return paths.filter((path) => here.has(path));
}
function entriesIn(root, folder, shown = (0,_confined__WEBPACK_IMPORTED_MODULE_2__/* .openedFiles */ .vm)()) {
    return opened(root, folder, (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true }), shown);
}
function inFolder(root, folder, use, shown) {
    try {
        return opened(root, folder, use, shown);
    }
    catch {
        return null;
    }
}
function opened(root, folder, use, shown) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder);
    if (shown === null) {
        const isThere = () => isSame(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path);
        if (!isThere())
            return null;
        const found = use(path);
        return isThere() ? found : null;
    }
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, folderOnly);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${shown}/${handle}`) === path ? use(`${shown}/${handle}`) : null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function isSame(one, other) {
    const plain = (path) => (0,_confined__WEBPACK_IMPORTED_MODULE_2__/* .slashes */ .k2)(path).normalize('NFC').toLowerCase();
    return plain(one) === plain(other);
}
function stands(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 3621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ endGroup),
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3393);


const stderrKept = 8192;
function runProcess(program, args, limits) {
    return new Promise((resolve, reject) => {
        if (limits.signal.aborted) {
            resolve({ code: null, stdout: Buffer.alloc(0), stderr: '', stoppedBy: 'abort' });
            return;
        }
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd: limits.cwd,
            env: limits.env,
            stdio: [limits.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        const { stdout, stderr: errors } = child;
        if (stdout === null || errors === null)
            throw new Error('a piped stream is missing');
        child.stdin?.on('error', () => { }).end(limits.input);
        const chunks = [];
        let size = 0;
        let stderr = '';
        let stoppedBy = null;
        const stop = (why) => {
            if (stoppedBy)
                return;
            stoppedBy = why;
            endGroup(child.pid, () => child.kill('SIGKILL'));
        };
        const timer = setTimeout(() => stop('time'), limits.timeout);
        const onAbort = () => stop('abort');
        limits.signal.addEventListener('abort', onAbort, { once: true });
        stdout.on('data', (chunk) => {
            if (stoppedBy)
                return;
            size += chunk.length;
            chunks.push(chunk);
            if (size > limits.maxBytes)
                stop('output');
        });
        errors.setEncoding('utf8');
        errors.on('data', (text) => {
            if (stderr.length < stderrKept)
                stderr = (stderr + text).slice(0, stderrKept);
        });
        const settle = () => {
            clearTimeout(timer);
            limits.signal.removeEventListener('abort', onAbort);
        };
        child.on('error', (cause) => {
            settle();
            reject(new _domain_errors__WEBPACK_IMPORTED_MODULE_1__/* .RunError */ .e4('tool', `${program} could not be started (${cause.message}).`, { cause }));
        });
        child.on('close', (code) => {
            settle();
            resolve({ code, stdout: Buffer.concat(chunks).subarray(0, limits.maxBytes), stderr, stoppedBy });
        });
    });
}
function endGroup(pid, otherwise) {
    try {
        if (pid === undefined || process.platform === 'win32')
            throw new Error('no process group');
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        otherwise();
    }
}


/***/ }),

/***/ 9265:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ randomName)
/* harmony export */ });
function randomName(digits) {
    const digit = () => Math.floor(Math.random() * 16).toString(16);
    return Array.from({ length: digits }, digit).join('');
}


/***/ }),

/***/ 4162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ newSessionId),
/* harmony export */   v: () => (/* binding */ sessionFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _random_name__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9265);


function sessionFolder(home) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.countersign', 'sessions');
}
function newSessionId() {
    return `s-${(0,_random_name__WEBPACK_IMPORTED_MODULE_1__/* .randomName */ .Z)(12)}`;
}


/***/ }),

/***/ 6999:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listWithGit),
/* harmony export */   W: () => (/* binding */ findWithGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _own_names__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9429);
/* harmony import */ var _word_search__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(995);




const listBytes = 64 * 1024 * 1024;
const grepBytes = 12 * 1024 * 1024;
const mostPaths = 60;
async function listWithGit(git) {
    const listed = await git.run(['ls-files', '-z', '-t', '--cached', '--others', '--exclude-standard', '--', '.'], { maxBytes: listBytes });
    const files = new Set();
    const fresh = [];
    const skipped = [];
    const absent = [];
    const present = presence(git.folder);
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const path = entry.slice(2);
        if (!path || path.endsWith('/'))
            continue;
        if (path.includes('\ufffd'))
            skipped.push({ what: path, reason: 'its name is not valid UTF-8' });
        else if (entry.startsWith('S') && !present(path))
            absent.push(path);
        else {
            if (entry.startsWith('?'))
                fresh.push(path);
            else
                files.add(path);
        }
    }
    const untracked = new Set((0,_own_names__WEBPACK_IMPORTED_MODULE_2__/* .lyingIn */ .X)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(git.folder), fresh));
    for (const path of untracked)
        files.add(path);
    return { files: [...files].sort(), absent: absent.sort(), skipped, cutFrom: null, untracked };
}
function presence(root) {
    const folders = new Map([['', true]]);
    const hasFolder = (folder) => {
        const known = folders.get(folder);
        if (known !== undefined)
            return known;
        const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
        const here = hasFolder(above) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder));
        folders.set(folder, here);
        return here;
    };
    return (path) => hasFolder(path.slice(0, Math.max(0, path.lastIndexOf('/')))) &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false }) !== undefined;
}
async function findWithGit(git, words, attributes, within) {
    const outcome = await grep(git, words, attributes, within ? pathsOf(within) : everywhere);
    const found = new Map();
    let left = outcome.stdout.toString('utf8');
    if (outcome.stoppedBy === 'output')
        left = left.slice(0, left.lastIndexOf('\n') + 1);
    for (const line of left.split('\n')) {
        const nameEnd = line.indexOf('\0');
        if (nameEnd < 0)
            continue;
        const rest = line.slice(nameEnd + 1);
        const numberEnd = rest.search(/[\0:]/);
        const word = rest.slice(numberEnd + 1).toLowerCase();
        (0,_word_search__WEBPACK_IMPORTED_MODULE_3__/* .addHit */ .de)(found, line.slice(0, nameEnd), word, Number(rest.slice(0, numberEnd)));
    }
    return { hits: [...found].map(([file, lines]) => ({ file, lines })), cut: outcome.stoppedBy === 'output' };
}
const everywhere = { paths: ['.'], globs: false };
function pathsOf(files) {
    const folders = new Set(files.map((file) => file.slice(0, Math.max(0, file.lastIndexOf('/')))));
    const outermost = folders.has('') ? null : outermostOf(folders);
    if (outermost !== null && outermost.length <= mostPaths)
        return { paths: outermost, globs: false };
    const names = new Set([...folders].map((folder) => folder.slice(folder.lastIndexOf('/') + 1)));
    if (names.size > mostPaths)
        return everywhere;
    const patterns = [...names].sort().map((name) => (name === '' ? '*' : `**/${literally(name)}/*`));
    return { paths: patterns, globs: true };
}
function outermostOf(folders) {
    const isInside = (folder) => {
        for (let at = folder.lastIndexOf('/'); at > 0; at = folder.lastIndexOf('/', at - 1))
            if (folders.has(folder.slice(0, at)))
                return true;
        return false;
    };
    return [...folders].filter((folder) => !isInside(folder)).sort();
}
function literally(name) {
    return name.replace(/[\\*?[\]]/g, '\\$&');
}
async function grep(git, words, attributes, { paths, globs }) {
    const kinds = attributes ? '-a' : '-I';
    const options = ['-o', '-n', '-i', kinds, '-z', '--no-color', '--no-textconv', '--no-recurse-submodules'];
    const call = (flavour) => git.run(['grep', flavour, ...options, '-e', (0,_word_search__WEBPACK_IMPORTED_MODULE_3__/* .wordPattern */ .R0)(words), '--', ...paths], {
        maxBytes: grepBytes,
        okCodes: [1],
        globs,
    });
    return call('-P').catch(() => call('-E'));
}


/***/ }),

/***/ 9562:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listByWalking),
/* harmony export */   J: () => (/* binding */ passedOver)
/* harmony export */ });
/* harmony import */ var _file_read__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7261);
/* harmony import */ var _own_names__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9429);


const mostFiles = 100_000;
const passedOver = new Set([
    '.git',
    'node_modules',
    '.hg',
    '.svn',
    '__pycache__',
    '.venv',
    'venv',
]);
async function listByWalking(root, signal) {
    const { default: ignore } = await __webpack_require__.e(/* import() */ 298).then(__webpack_require__.t.bind(__webpack_require__, 298, 23));
    const files = [];
    const skipped = [];
    let seen = 0;
    const enter = async (folder, rules) => {
        if (seen > mostFiles || signal?.aborted)
            return;
        const entries = names(folder);
        if (entries === null)
            return;
        await new Promise((resolve) => setImmediate(resolve));
        const own = entries.some((e) => e.name === '.gitignore' && e.isFile())
            ? await (0,_file_read__WEBPACK_IMPORTED_MODULE_0__/* .readInside */ .xO)(root, folder ? `${folder}/.gitignore` : '.gitignore', 256 * 1024)
            : null;
        const here = own?.kind === 'text' ? [...rules, { base: folder, matcher: ignore().add(own.text) }] : rules;
        for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
            if (signal?.aborted)
                return;
            const path = folder ? `${folder}/${entry.name}` : entry.name;
            if (entry.name.includes('\ufffd')) {
                skipped.push({ what: path, reason: 'its name is not valid UTF-8' });
            }
            else if (entry.isDirectory()) {
                if (!passedOver.has(entry.name) && !ignored(here, `${path}/`))
                    await enter(path, here);
            }
            else if ((entry.isFile() || entry.isSymbolicLink()) && !ignored(here, path)) {
                seen += 1;
                if (seen <= mostFiles)
                    files.push(path);
            }
        }
    };
    const names = (folder) => {
        try {
            return (0,_own_names__WEBPACK_IMPORTED_MODULE_1__/* .entriesIn */ .s)(root, folder);
        }
        catch (error) {
            const { code } = error;
            skipped.push({ what: folder || '.', reason: `the folder cannot be read (${code})` });
            return null;
        }
    };
    const ignored = (rules, path) => rules.some(({ base, matcher }) => matcher.ignores(base ? path.slice(base.length + 1) : path));
    await enter('', []);
    if (signal?.aborted)
        skipped.push({ what: 'the rest of the files', reason: 'the run was stopped' });
    return { files: files.sort(), skipped, cutFrom: seen > mostFiles ? seen : null };
}


/***/ }),

/***/ 995:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ wordPattern),
/* harmony export */   _K: () => (/* binding */ searchFiles),
/* harmony export */   de: () => (/* binding */ addHit)
/* harmony export */ });
/* harmony import */ var _core_letters__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
/* harmony import */ var _file_read__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7261);


const fileBytes = 1024 * 1024;
const allBytes = 256 * 1024 * 1024;
function wordPattern(words) {
    const safe = words.filter((word) => (0,_core_letters__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)('^[L0-9_$.-]+$').test(word));
    const longestFirst = [...new Set(safe)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    return `(${longestFirst.map((word) => word.replace(/[.$]/g, '\\$&')).join('|')})`;
}
async function searchFiles(root, files, words, { mayLead, signal } = {}) {
    const pattern = new RegExp(wordPattern(words), 'gi');
    const found = new Map();
    const unread = [];
    let read = 0;
    for (const file of files) {
        if (read > allBytes || signal?.aborted)
            return { hits: asHits(found), cut: true, unread };
        const content = await (0,_file_read__WEBPACK_IMPORTED_MODULE_1__/* .readInside */ .xO)(root, file, fileBytes, mayLead);
        if (content.kind === 'unreadable')
            unread.push({ what: file, reason: content.reason });
        if (content.kind !== 'text')
            continue;
        read += content.bytes;
        scan(content.text, pattern, (word, line) => addHit(found, file, word, line));
    }
    return { hits: asHits(found), cut: false, unread };
}
function scan(text, pattern, hit) {
    let line = 1;
    let counted = 0;
    for (const match of text.matchAll(pattern)) {
        for (let at = text.indexOf('\n', counted); at >= 0 && at < match.index; at = text.indexOf('\n', at + 1)) {
            line += 1;
            counted = at + 1;
        }
        hit(match[0].toLowerCase(), line);
    }
}
function asHits(found) {
    return [...found].map(([file, lines]) => ({ file, lines }));
}
function addHit(found, file, word, line) {
    const lines = found.get(file) ?? new Map();
    found.set(file, lines);
    const places = lines.get(word) ?? [];
    lines.set(word, places);
    if (places.length < 40 && places[places.length - 1] !== line)
        places.push(line);
}


/***/ }),

/***/ 1486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ endpointSecrets),
/* harmony export */   a: () => (/* binding */ namesKey)
/* harmony export */ });
const telling = /key|token|secret|auth|pass|cookie|credential|signature|^sig$|^code$/i;
const shortest = 8;
function namesKey(name) {
    return telling.test(name);
}
function endpointSecrets({ key, named, addresses }) {
    const urls = addresses.flatMap((address) => urlsOf(address ?? ''));
    const values = [...named, ...urls.flatMap((url) => [...url.searchParams])]
        .filter(([name]) => namesKey(name))
        .flatMap(([, value]) => [value, ...value.split(/\s+/)]);
    const plain = [key?.trim() ?? '', ...urls.flatMap(credentialsIn)];
    const all = [...values, ...plain].filter((value) => value.length >= shortest);
    return [...new Set([...all, ...all.flatMap(inBase64)])].filter((value) => value.length >= shortest);
}
function inBase64(value) {
    return [0, 1, 2].map((before) => {
        const all = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]).toString('base64');
        return all.replace(/=+$/, '').slice(before === 0 ? 0 : before + 1, -1);
    });
}
function credentialsIn({ username, password }) {
    const secret = password === '' ? username : password;
    if (secret === '')
        return [];
    return [`${decoded(username)}:${decoded(password)}`, decoded(secret), secret];
}
function urlsOf(address) {
    const whole = address.includes('://') ? address : `http://${address}`;
    return URL.canParse(whole) ? [new URL(whole)] : [];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 957:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ modelInfo),
/* harmony export */   mN: () => (/* binding */ chooseEngine)
/* harmony export */ });
/* unused harmony export usualAddress */
/* harmony import */ var _domain_errors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3393);
/* harmony import */ var _domain_model_values__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9184);
/* harmony import */ var _endpoint_secrets__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1486);
/* harmony import */ var _key_values__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3431);
/* harmony import */ var _masked_address__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(711);





const usualAddress = 'https://api.openai.com/v1';
const usualModel = 'gpt-5-mini';
function chooseEngine(settings, around) {
    if (settings.engine === 'offline')
        return { kind: 'offline', why: null };
    const { baseUrl, model } = settings;
    const key = around.key === null || around.key.trim() === '' ? null : around.key.trim();
    const hasKey = key !== null || bringsKey(settings);
    const isSetUp = baseUrl !== null || model.length > 0;
    if (settings.engine === 'auto' && !hasKey && !isSetUp)
        return { kind: 'offline', why: null };
    if (!hasKey && !(baseUrl !== null && around.isLoopback)) {
        if (settings.engine === 'auto' && around.isFork)
            return { kind: 'offline', why: forked };
        throw noKey(settings);
    }
    return { kind: 'openai', baseUrl: baseUrl ?? usualAddress, key, modelOf: modelsOf(settings) };
}
const forked = 'A model is set up, and was not asked: the pull request comes from a fork, and such runs get no key.';
function bringsKey({ header, query, baseUrl }) {
    const url = baseUrl === null ? null : new URL(baseUrl);
    if (url !== null && url.username + url.password !== '')
        return true;
    const entries = [header, query].flatMap((given) => Object.entries((0,_key_values__WEBPACK_IMPORTED_MODULE_2__/* .keyValues */ .K)(given)));
    return [...entries, ...(url?.searchParams ?? [])].some(([name, value]) => (0,_endpoint_secrets__WEBPACK_IMPORTED_MODULE_3__/* .namesKey */ .a)(name) && isKey(value));
}
function isKey(value) {
    return !/^(?:bearer|basic|token|key)?$/i.test(value.trim());
}
function noKey({ apiKeyEnv, engine, baseUrl, model }) {
    const why = baseUrl !== null
        ? 'A base URL is set'
        : model.length > 0
            ? 'A model is set'
            : `The engine ${engine} was asked for`;
    return new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('auth', `${why}, and there is no key: the variable ${apiKeyEnv} is not set or empty.`, {
        hint: `Set ${apiKeyEnv}, name another variable with --api-key-env, or use --engine offline.`,
    });
}
function modelsOf({ model, baseUrl }) {
    const isUsual = baseUrl === null || new URL(baseUrl).origin === new URL(usualAddress).origin;
    const entries = model.map(_domain_model_values__WEBPACK_IMPORTED_MODULE_1__/* .modelEntry */ .eJ);
    return (stage) => {
        const own = entries.find((entry) => entry.stage === stage) ?? entries.find((entry) => entry.stage === null);
        const name = own?.name ?? (isUsual ? usualModel : null);
        if (name !== null)
            return name;
        const where = (0,_masked_address__WEBPACK_IMPORTED_MODULE_4__/* .maskedAddress */ .e)(baseUrl ?? '', '***');
        throw new _domain_errors__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('config', `No model is named for ${stage}, and ${where} has no usual one.`, {
            hint: 'Name it with --model NAME.',
        });
    };
}
function modelInfo(models, rung) {
    return {
        kind: 'openai',
        model: [...new Set(models)].join(', ') || null,
        schemaRung: rung,
        note: rung === null
            ? 'A model was to write the plan and the verdicts; nothing in this report comes from one.'
            : 'What stands here of plan and verdicts was written by a model. Its findings are only shown where the code that they quote was found in the files; what rules and scanners found stands beside them. Whether its judgement is right is for a person to say.',
    };
}


/***/ }),

/***/ 252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ readGitConfig),
  Q: () => (/* binding */ writeGitConfig)
});

;// CONCATENATED MODULE: ./build/core/git/config-text.js
const isBlank = (letter) => letter === ' ' || letter === '\t' || letter === '\r' || letter === '\n';
const isKeyLetter = (letter) => /^[A-Za-z0-9-]$/.test(letter);
const escapes = { t: '\t', b: '\b', n: '\n', '\\': '\\', '"': '"' };
function configEntries(text) {
    const letters = { text: text.startsWith('\ufeff') ? text.slice(1) : text, at: 0 };
    const entries = [];
    let section = '';
    while (letters.at < letters.text.length) {
        const letter = next(letters);
        if (isBlank(letter))
            continue;
        if (letter === '#' || letter === ';')
            skipLine(letters);
        else if (letter === '[') {
            const name = readSection(letters);
            if (name === null)
                return null;
            section = name;
        }
        else {
            const entry = section === '' || !/^[A-Za-z]$/.test(letter) ? null : readEntry(letters, letter);
            if (entry === null)
                return null;
            entries.push([`${section}.${entry[0]}`, entry[1]]);
        }
    }
    return entries;
}
function next(letters) {
    const { text, at } = letters;
    const isEnd = at >= text.length || (text[at] === '\r' && text[at + 1] === '\n');
    letters.at += isEnd && at < text.length ? 2 : 1;
    return isEnd ? '\n' : text.charAt(at);
}
function skipLine(letters) {
    const end = letters.text.indexOf('\n', letters.at);
    letters.at = end < 0 ? letters.text.length : end + 1;
}
function readSection(letters) {
    let name = '';
    for (;;) {
        const letter = next(letters);
        if (letter === ']')
            return name;
        if (isBlank(letter))
            return readName(letters, name, letter);
        if (!isKeyLetter(letter) && letter !== '.')
            return null;
        name += letter.toLowerCase();
    }
}
function readName(letters, section, first) {
    let letter = first;
    while (isBlank(letter)) {
        if (letter === '\n')
            return null;
        letter = next(letters);
    }
    if (letter !== '"')
        return null;
    let name = '';
    for (letter = next(letters); letter !== '"'; letter = next(letters)) {
        if (letter === '\\')
            letter = next(letters);
        if (letter === '\n')
            return null;
        name += letter;
    }
    return next(letters) === ']' ? `${section}.${name}` : null;
}
function readEntry(letters, first) {
    let key = first;
    let letter = next(letters);
    for (; isKeyLetter(letter); letter = next(letters))
        key += letter;
    while (letter === ' ' || letter === '\t')
        letter = next(letters);
    if (letter === '\n')
        return [key.toLowerCase(), 'true'];
    const value = letter === '=' ? readValue(letters) : null;
    return value === null ? null : [key.toLowerCase(), value];
}
function readValue(letters) {
    let value = '';
    let blanks = '';
    let isQuoted = false;
    for (;;) {
        const letter = next(letters);
        if (letter === '\n')
            return isQuoted ? null : value;
        if (isBlank(letter) && !isQuoted) {
            if (value !== '')
                blanks += letter;
        }
        else if ((letter === '#' || letter === ';') && !isQuoted) {
            skipLine(letters);
            return value;
        }
        else if (letter === '"')
            isQuoted = !isQuoted;
        else {
            const read = letter === '\\' ? escaped(letters) : letter;
            if (read === null)
                return null;
            if (read !== '') {
                value += blanks + read;
                blanks = '';
            }
        }
    }
}
function escaped(letters) {
    const letter = next(letters);
    return letter === '\n' ? '' : (escapes[letter] ?? null);
}

;// CONCATENATED MODULE: ./build/core/git/config.js

const flag = /^(?:true|false|yes|no|on|off|0|1)?$/i;
const kept = {
    'core.repositoryformatversion': /^[01]$/,
    'core.filemode': flag,
    'core.symlinks': flag,
    'core.ignorecase': flag,
    'core.precomposeunicode': flag,
    'core.autocrlf': /^(?:true|false|input)$/i,
    'core.eol': /^(?:lf|crlf|native)$/i,
    'core.sparsecheckout': flag,
    'core.sparsecheckoutcone': flag,
    'index.sparse': flag,
    'extensions.objectformat': /^sha(?:1|256)$/,
    'extensions.refstorage': /^(?:files|reftable)$/,
};
const harmless = /^(?:core\.(?:bare|logallrefupdates)|remote\..*\.(?:url|fetch|pushurl)|branch\..*\.(?:remote|merge)|user\.(?:name|email)|http\..*\.extraheader|gc\.auto)$/s;
const vital = new Set(['core.repositoryformatversion', 'extensions.objectformat', 'extensions.refstorage']);
function readGitConfig(text) {
    const entries = configEntries(text);
    if (entries === null)
        return { ok: false, fault: 'its configuration cannot be read' };
    const found = new Map(entries);
    const isPlain = entries.every(([key]) => Object.hasOwn(kept, key) || harmless.test(key));
    const fault = formatFault(found);
    if (fault !== null)
        return { ok: false, fault };
    return {
        ok: true,
        kept: new Map([...found].filter(([key, value]) => kept[key]?.test(value))),
        isPlain,
        worktree: found.get('core.worktree') ?? null,
        isBare: /^(?:true|yes|on|1)$/i.test(found.get('core.bare') ?? ''),
    };
}
function writeGitConfig(settings) {
    const lines = [...settings].map(([key, value]) => {
        const [section, name] = key.split('.');
        return `[${section}]\n\t${name} = ${value}\n`;
    });
    return `${lines.join('')}[core]\n\tbare = false\n`;
}
function formatFault(found) {
    for (const key of vital) {
        const value = found.get(key);
        if (value !== undefined && !kept[key]?.test(value))
            return `its format is not known here (${key})`;
    }
    return null;
}


/***/ }),

/***/ 3431:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ keyValues)
/* harmony export */ });
function keyValues(entries) {
    const pairs = entries.map((entry) => {
        const at = entry.search(/[=:]/);
        return at < 0 ? [entry.trim(), ''] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    });
    return Object.assign(Object.create(null), Object.fromEntries(pairs));
}


/***/ }),

/***/ 711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maskedAddress)
/* harmony export */ });
function maskedAddress(address, mask) {
    if (!/^https?:/i.test(address) || !URL.canParse(address))
        return mask;
    const url = new URL(address);
    if (url.username === '' && url.password === '' && url.search === '' && url.hash === '')
        return address;
    if (url.username !== '' || url.password !== '')
        url.username = mask;
    url.password = '';
    if (url.search !== '')
        url.search = mask;
    if (url.hash !== '')
        url.hash = mask;
    return url.href;
}


/***/ }),

/***/ 1570:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ planModeWords)
/* harmony export */ });
const planModeWords = 'Plan Mode: files are read and searched; nothing is written, run or committed. What would change or run something becomes an entry of the plan. `/exit-plan` leaves it.';


/***/ }),

/***/ 8313:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noCommand: () => (/* binding */ noCommand)
/* harmony export */ });
function noCommand(line) {
    return line.replaceAll('##[', '##‹[›').replace(/^(\s{0,100})::/, '$1∷');
}


/***/ }),

/***/ 2586:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ yamlFaultPhrase),
/* harmony export */   U: () => (/* binding */ tooDeepAt)
/* harmony export */ });
const deepest = 200;
function tooDeepAt(text) {
    const columns = [];
    let open = 0;
    let line = 1;
    let column = 0;
    let atStart = true;
    const enter = () => {
        while ((columns.at(-1) ?? -1) >= column)
            columns.pop();
        columns.push(column);
    };
    for (let at = 0; at < text.length; at += 1, column += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x0a || code === 0x0d) {
            if (code === 0x0a)
                line += 1;
            column = -1;
            atStart = true;
            continue;
        }
        if (atStart && code !== 0x20 && code !== 0x09) {
            enter();
            atStart = isIndicator(code) && isBlank(text.charCodeAt(at + 1));
        }
        if (code === 0x5b || code === 0x7b)
            open += 1;
        else if ((code === 0x5d || code === 0x7d) && open > 0)
            open -= 1;
        if (open + columns.length > deepest)
            return { line, column: column + 1 };
    }
    return null;
}
function isIndicator(code) {
    return code === 0x2d || code === 0x3f || code === 0x3a;
}
function isBlank(code) {
    return Number.isNaN(code) || code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
const phrases = {
    BAD_INDENT: 'the indentation does not fit, or a bracket above is not closed',
    MULTILINE_IMPLICIT_KEY: 'a key must stand on one line; look for a missing colon',
    MULTIPLE_DOCS: 'a second document begins; keep one',
    TAB_AS_INDENT: 'a tab is used to indent; use spaces',
    TAG_RESOLVE_FAILED: 'a tag (!) is not allowed',
};
function yamlFaultPhrase(code, message) {
    const own = message.includes('call stack') ? 'it is nested too deeply' : phrases[code];
    if (own !== undefined)
        return own;
    const first = message.split(/\n|\. /, 1)[0] ?? '';
    const line = first
        .slice(0, 120)
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')
        .trimEnd();
    const sentence = line.endsWith('.') || line.endsWith(':') ? line.slice(0, -1) : line;
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}


/***/ }),

/***/ 9184:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ modelStages),
/* harmony export */   RM: () => (/* binding */ addressFault),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   kt: () => (/* binding */ headerFault),
/* harmony export */   p4: () => (/* binding */ queryFault),
/* harmony export */   s: () => (/* binding */ modelFault),
/* harmony export */   v8: () => (/* binding */ variableFault)
/* harmony export */ });
/* harmony import */ var _mode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);

const modelStages = ['plan', ..._mode__WEBPACK_IMPORTED_MODULE_0__/* .criticNames */ .pH, 'answer', 'custom'];
function modelEntry(entry) {
    const equals = entry.indexOf('=');
    return { stage: equals === -1 ? null : entry.slice(0, equals), name: entry.slice(equals + 1) };
}
function partsOf(entry) {
    const at = entry.search(/[=:]/);
    if (at === -1)
        return { name: entry.trim(), sign: '', value: '' };
    return { name: entry.slice(0, at).trim(), sign: entry.charAt(at), value: entry.slice(at + 1).trim() };
}
function modelFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { stage, name } = modelEntry(entry);
        if (name.trim() === '' || name !== name.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(entry))
            return { fault: `must be NAME or STAGE=NAME in ${where}, without blanks around the names.` };
        if (stage === null)
            return { name: 'all stages' };
        if (modelStages.some((known) => known === stage))
            return { name: stage };
        const known = `the stages are ${modelStages.join(', ')}`;
        return { fault: `has a stage in ${where} that does not exist; ${known}.` };
    }, (name, where) => `names a second model for ${name} in ${where}; keep one.`);
}
const ownHeaders = new Set('accept-encoding connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade'.split(' '));
const headerName = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;
const headerCharacters = /^[\t\x20-\x7e\x80-\xff]*$/;
function headerFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name: written, sign, value } = partsOf(entry);
        if (sign === '')
            return { fault: `must be NAME=VALUE or NAME: VALUE in ${where}.` };
        const name = written.toLowerCase();
        if (!headerName.test(name)) {
            const must = 'a name is made of letters, digits and dashes';
            return { fault: `has no name in ${where} that a header can have; ${must}.` };
        }
        if (ownHeaders.has(name)) {
            return { fault: `names ${name} in ${where}, which the program sets itself; leave it out.` };
        }
        if (headerCharacters.test(entry))
            return withValue(name, value, where);
        return {
            fault: `has a character in ${where} that no header can carry, such as a line end; remove it.`,
        };
    }, twice);
}
function queryFault(entries) {
    return firstFault(entries, (entry, where) => {
        const { name, sign, value } = partsOf(entry);
        if (sign !== '=' || name === '')
            return { fault: `must be NAME=VALUE in ${where}.` };
        if (!/\p{Cc}/u.test(entry))
            return withValue(name, value, where);
        return { fault: `has a control character in ${where}, such as a line end; remove it.` };
    }, twice);
}
function withValue(name, value, where) {
    if (value !== '')
        return { name };
    return { fault: `has no value in ${where}; look whether what it is taken from is set.` };
}
function twice(_name, where) {
    return `has a name in ${where} that an entry before it has too; keep one of them.`;
}
function firstFault(entries, judge, again) {
    const seen = new Set();
    for (const [index, entry] of entries.entries()) {
        const where = `entry ${index + 1}`;
        const judged = judge(entry, where);
        if ('fault' in judged)
            return { index, message: judged.fault };
        if (seen.has(judged.name))
            return { index, message: again(judged.name, where) };
        seen.add(judged.name);
    }
    return null;
}
const addressForm = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S{1,2000}$/;
function addressFault(text) {
    if (!addressForm.test(text) || !URL.canParse(text))
        return 'must be an address that starts with https:// or http://, such as https://api.openai.com/v1.';
    return new URL(text).pathname.replace(/\/$/, '').endsWith('/chat/completions')
        ? 'must end before /chat/completions, which the program adds itself.'
        : null;
}
const keyStart = /^(?:(?:sk|pk|rk|gsk|hf|xai|pplx|gh[opsu]|github_pat)_\w{16}|AIza\w{16})/;
function variableFault(text) {
    if (/^[A-Za-z_]\w{0,199}$/.test(text) && !looksLikeKey(text))
        return null;
    return 'must be the name of an environment variable, such as OPENAI_API_KEY, and what was given is none or looks like a key itself; put the key into a variable and give the name of that.';
}
function looksLikeKey(text) {
    if (keyStart.test(text))
        return /\d/.test(text);
    return /^[A-Za-z\d]{24,}$/.test(text) && text.replace(/\D/g, '').length >= 4;
}


/***/ }),

/***/ 8536:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ offline)
});

// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/markdown.js
var markdown = __webpack_require__(526);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
// EXTERNAL MODULE: ./build/core/plan-spots.js
var plan_spots = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/core/answer/places.js


const mostLines = 8;
const above = 2;
function placesFor(evidence) {
    const facts = evidence.passages;
    const traced = (0,plan_spots/* ownFrames */.LN)(evidence).flatMap(({ place }) => (place === null ? [] : [place]));
    const read = (facts?.passages ?? []).filter((passage) => isTelling(passage, evidence));
    const found = [];
    for (const passage of [...traced, ...read]) {
        const quote = stretchOf(passage);
        const isKnown = found.some(({ quote: other }) => overlap(other, quote));
        if (isKnown)
            continue;
        const { symbol, reasons, words } = passage;
        found.push({ part: partOf(passage, evidence), quote, symbol, reasons, words });
    }
    return found;
}
function isTelling({ file, startLine, endLine, words }, { passages: facts }) {
    if (facts === undefined)
        return false;
    if (facts.namedFiles.includes(file))
        return true;
    if (facts.symbols.some((one) => one.file === file && one.line >= startLine && one.line <= endLine))
        return true;
    return new Set(words).size >= Math.min(2, facts.words.length);
}
function faintPlace(evidence) {
    const [passage] = evidence.passages?.passages ?? [];
    if (passage === undefined)
        return null;
    const { symbol, reasons, words } = passage;
    return { part: partOf(passage, evidence), quote: stretchOf(passage), symbol, reasons, words };
}
function partOf({ file, startLine, endLine }, { passages: facts }) {
    if ((0,test_files/* isTestFile */.hl)(file))
        return 'test';
    const defines = (facts?.symbols ?? []).some((one) => one.file === file && one.line >= startLine && one.line <= endLine);
    return defines ? 'definition' : 'use';
}
function stretchOf({ file, startLine, focusLine, code }) {
    const lines = code.split('\n');
    const focus = Math.min(Math.max(focusLine - startLine, 0), lines.length - 1);
    let first = Math.max(0, Math.min(focus - above, lines.length - mostLines));
    let last = Math.min(lines.length, first + mostLines) - 1;
    while (first < last && (lines[first] ?? '').trim() === '')
        first += 1;
    while (last > first && (lines[last] ?? '').trim() === '')
        last -= 1;
    return {
        file,
        startLine: startLine + first,
        endLine: startLine + last,
        code: lines.slice(first, last + 1).join('\n'),
    };
}
function overlap(a, b) {
    return a.file === b.file && a.startLine <= b.endLine && b.startLine <= a.endLine;
}

;// CONCATENATED MODULE: ./build/core/answer/offline-answer.js





const mostTextLines = 60;
const reserved = 6;
const mostCharacters = 160;
const mostNames = 5;
const limits = 'No model was asked. Without one this can only quote what stands in the workspace; it cannot explain or judge it.';
function offlineAnswer(_task, evidence, mode) {
    const places = placesFor(evidence);
    const lost = notFound(evidence);
    const intro = mode === 'thinking' ? [limits, '', ...known(evidence, places)] : [limits];
    if (places.length === 0) {
        const faint = faintPlace(evidence);
        const near = faint === null ? [] : ['', 'The nearest place:', ...quotation(faint)];
        const text = [...intro, '', ...nothing(evidence, faint), ...lost, ...near].join('\n');
        return { text, quotes: faint === null ? [] : [faint.quote] };
    }
    const groups = mode === 'teacher' ? taught(places, evidence) : [{ title: '', places, more: [] }];
    const text = [...intro];
    const quotes = [];
    const left = [];
    for (const { title, places: here, more } of groups) {
        const start = text.length;
        for (const place of here) {
            const lines = quotation(place);
            if (text.length + lines.length + lost.length + reserved > mostTextLines)
                left.push(place.quote);
            else {
                text.push(...lines);
                quotes.push(place.quote);
            }
        }
        const added = [...more, ...text.splice(start)];
        if (added.length > 0)
            text.push(...(title === '' ? [] : ['', `## ${title}`]), ...(more.length > 0 ? [''] : []), ...added);
    }
    if (left.length > 0)
        text.push('', `Not quoted here: ${left.slice(0, mostNames).map(where).join(', ')}${left.length > mostNames ? ` and ${left.length - mostNames} more` : ''}.`);
    if (lost.length > 0)
        text.push('', ...lost);
    return { text: text.join('\n'), quotes };
}
function quotation(place) {
    const { quote, symbol, words, reasons } = place;
    const why = reasons.length > 0
        ? reasons.slice(0, 2)
        : words.length > 0
            ? [`has ${words.slice(0, mostNames).join(', ')}`]
            : [];
    const said = why.length === 0 ? '' : `: ${(0,markdown/* inline */.mG)(why.join('; '))}`;
    const code = quote.code
        .split('\n')
        .map((line) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line))
        .join('\n');
    return [
        '',
        `${where(quote)}${symbol === null ? '' : ` in ${(0,markdown/* codeSpan */.SS)(symbol)}`}${said}`,
        '',
        ...(0,markdown/* fenced */.OF)(code, (0,test_files/* endingOf */.z6)(quote.file)).split('\n'),
    ];
}
function where({ file, startLine, endLine }) {
    return (0,markdown/* codeSpan */.SS)(`${(0,clean.oneLine)(file)}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`);
}
const titles = [
    ['definition', 'Where it is defined'],
    ['use', 'Where it stands'],
    ['test', 'Where it is tested'],
];
function taught(places, { tests }) {
    const files = new Set(places.map(({ quote }) => quote.file).filter((file) => !(0,test_files/* isTestFile */.hl)(file)));
    const covering = (tests?.covered ?? [])
        .filter(({ file }) => files.has(file))
        .flatMap(({ file, tests: all }) => all.slice(0, 2).map(({ path, why }) => `- ${(0,markdown/* codeSpan */.SS)(path)}, for ${(0,markdown/* codeSpan */.SS)(file)}: ${(0,markdown/* inline */.mG)(why)}`));
    return titles.map(([part, title]) => ({
        title,
        places: places.filter((place) => place.part === part),
        more: part === 'test' ? covering.slice(0, 3) : [],
    }));
}
function known({ passages: facts, commands }, places) {
    if (facts === undefined)
        return ['Known: nothing, as the workspace could not be searched.'];
    const files = new Set(places.map(({ quote }) => quote.file)).size;
    return [
        `Asked for: ${list(facts.words) || 'no word that could be searched for'}.`,
        `Known: ${(0,count/* counted */.h)(places.length, 'place')} in ${(0,count/* counted */.h)(files, 'file')}, of ${(0,count/* counted */.h)(facts.searchedFiles, 'file')} searched${commands?.ecosystems.length ? `; ${list(commands.ecosystems)}` : ''}.`,
        'Not known: what follows from them. That takes a reader or a model.',
    ];
}
function nothing({ passages: facts }, faint) {
    if (facts === undefined)
        return ['The workspace could not be searched; see the coverage of this run.'];
    const words = facts.words.length === 0 ? '' : ` for ${list(facts.words)}`;
    const alone = faint === null ? '' : ` No place has more of that than ${list(faint.words)}.`;
    return [
        `Nothing in the workspace answers this: ${(0,count/* counted */.h)(facts.searchedFiles, 'file')} searched${words}.${alone}`,
        ...(facts.leftOut ? [`${(0,count/* counted */.h)(facts.leftOut.files, 'file')} left out by ${facts.leftOut.by}.`] : []),
    ];
}
function notFound({ passages: facts }) {
    if (facts === undefined)
        return [];
    return [
        ...(facts.missingFiles.length > 0 ? [`Named, but not there: ${list(facts.missingFiles)}.`] : []),
        ...(facts.missingSymbols.length > 0
            ? [`Named, and found nowhere in the workspace: ${list(facts.missingSymbols)}.`]
            : []),
        ...(facts.unreadFiles ?? [])
            .slice(0, mostNames)
            .map(({ path, reason }) => `${(0,markdown/* codeSpan */.SS)(path)} was not read: it is ${(0,markdown/* inline */.mG)(reason)}.`),
    ];
}
function list(names) {
    const shown = names.slice(0, mostNames).map(markdown/* codeSpan */.SS).join(', ');
    return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

// EXTERNAL MODULE: ./build/modes/planning.js + 5 modules
var planning = __webpack_require__(7754);
;// CONCATENATED MODULE: ./build/engine/offline.js


const offline = {
    info: {
        kind: 'offline',
        model: null,
        schemaRung: null,
        note: 'No model was used. Plan and verdicts are worked out by rules from the task’s own words, the code, its history and its tests: they point at places and quote facts, and they do not judge whether the design is right.',
    },
    plan: async (task, evidence) => planning/* planning */.I.offline(task, evidence),
    examine: async (critic, { task, evidence, plan }) => critic.offline(task, evidence, plan),
    answer: async ({ task, evidence }, { mode }) => ({ ...offlineAnswer(task, evidence, mode), reasoning: '' }),
};


/***/ }),

/***/ 464:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  expectShortRun: () => (/* reexport */ expectShortRun),
  sessionsOf: () => (/* binding */ sessionsOf),
  wire: () => (/* binding */ wire)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(5766);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/adapters/git-command.js + 2 modules
var git_command = __webpack_require__(7512);
// EXTERNAL MODULE: ./build/adapters/git-place.js
var git_place = __webpack_require__(638);
// EXTERNAL MODULE: ./build/adapters/tree-git.js
var tree_git = __webpack_require__(6999);
;// CONCATENATED MODULE: ./build/adapters/git.js





const patchBytes = 24 * 1024 * 1024;
const fieldEnd = '\x1f';
const entryEnd = '\x1e';
async function openRepository(workspace, searchPath, signal) {
    const checkout = checkoutAround(workspace);
    if (checkout === null)
        return null;
    const git = await (0,git_command/* openGit */.z)(workspace, checkout, searchPath, signal);
    const asked = await git.run(['rev-parse', '--show-toplevel', '--is-shallow-repository', 'HEAD'], {
        okCodes: [128],
    });
    const [root = '', shallow, head] = asked.stdout.toString('utf8').split('\n');
    if (!root)
        throw (0,git_place/* unusable */._)(asked.stderr);
    if (root !== checkout)
        throw (0,git_place/* unusable */._)(`it belongs to ${root}`);
    let listed = null;
    const files = () => {
        listed ??= (0,tree_git/* listWithGit */.R)(git);
        return listed;
    };
    const forget = () => {
        listed = null;
    };
    const opened = repository(git, files, root, shallow === 'true', hashOrNull(head));
    return { git, files, forget, repository: opened };
}
function repository(git, listing, root, shallow, head) {
    return {
        root,
        shallow,
        head,
        async resolve(ref) {
            if (ref.startsWith('-') || ref.includes('\0') || ref === '')
                return null;
            const found = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { okCodes: [1, 128] });
            return hashOrNull(found.stdout.toString('utf8').trim());
        },
        async refs() {
            const listed = await git.run(['for-each-ref', '--count=500', '--format=%(refname:short)']);
            return listed.stdout.toString('utf8').split('\n').filter(Boolean);
        },
        async changed(base) {
            const from = base ?? head ?? (0,git_command/* emptyTree */.i)(git.place);
            const listed = await git.run([
                'diff',
                '--name-only',
                '-z',
                '--no-ext-diff',
                '--no-textconv',
                '--relative',
                '--end-of-options',
                from,
                '--',
            ], { maxBytes: patchBytes });
            return listed.stdout.toString('utf8').split('\0').filter(Boolean);
        },
        async patch(base, asText = []) {
            const from = base ?? head ?? (0,git_command/* emptyTree */.i)(git.place);
            const options = [
                '--patch',
                '--full-index',
                '--find-renames',
                '--no-ext-diff',
                '--no-textconv',
                '--relative',
                '--unified=3',
                '--inter-hunk-context=0',
                '--submodule=short',
                ...(asText.length > 0 ? ['--text'] : []),
            ];
            const made = await git.run([
                'diff',
                ...options,
                '--no-color',
                '-O/dev/null',
                '--ignore-submodules=dirty',
                '--src-prefix=a/',
                '--dst-prefix=b/',
                '--end-of-options',
                from,
                '--',
                ...asText,
            ], { maxBytes: patchBytes });
            return { text: made.stdout.toString('utf8'), cut: made.stoppedBy === 'output' };
        },
        async untracked() {
            return [...(await listing()).untracked].sort();
        },
        async log({ commits, paths }) {
            if (head === null)
                return [];
            const format = `--format=${entryEnd}%H${fieldEnd}%an${fieldEnd}%ct${fieldEnd}%s`;
            const listed = await git.run([
                'log',
                `--max-count=${commits}`,
                '--no-merges',
                '--no-ext-diff',
                '--no-textconv',
                '--no-show-signature',
                '-O/dev/null',
                '--full-diff',
                '--relative',
                '--name-only',
                '-z',
                format,
                head,
                '--',
                ...(paths ?? []),
            ], { maxBytes: patchBytes });
            return parseLog(listed.stdout.toString('utf8'));
        },
    };
}
function parseLog(text) {
    const entries = [];
    for (const block of blocks(text)) {
        const [hash = '', author = '', time = '', ...rest] = block.split(fieldEnd);
        const [subject = '', ...files] = rest.join(fieldEnd).split('\0');
        entries.push({
            hash,
            author,
            time: Number(time),
            subject: subject.trim(),
            files: files.map((f) => f.replace(/^\n/, '')).filter(Boolean),
        });
    }
    return entries;
}
function blocks(text) {
    const found = [];
    for (const piece of text.split(entryEnd).slice(1)) {
        if (hashOrNull(piece.split(fieldEnd)[0]) !== null)
            found.push(piece);
        else if (found.length > 0)
            found.push(`${found.pop()}${entryEnd}${piece}`);
    }
    return found;
}
function hashOrNull(text) {
    return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : null;
}
function checkoutAround(folder) {
    for (let at = folder;; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git')))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return null;
    }
}

;// CONCATENATED MODULE: ./build/adapters/inbox.js



const standardInput = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);
function openInbox(cwd, stdin) {
    const stdinIsTerminal = stdin.isTTY === true;
    return {
        stdinIsTerminal,
        async file(path, limit, signal) {
            const absolute = (0,external_node_path_.resolve)(cwd, path);
            if (!standardInput.has(absolute))
                return readTask(absolute, limit, signal);
            return stdinIsTerminal ? terminal : readAll(stdin, limit, signal);
        },
        stdin: (limit, signal) => readAll(stdin, limit, signal),
    };
}
const terminal = { kind: 'unreadable', detail: 'it is a terminal, and nothing is asked there' };
async function readTask(path, limit, signal) {
    try {
        const about = await (0,promises_.stat)(path);
        if (about.isDirectory())
            return { kind: 'folder', detail: 'a folder' };
        if (about.isSocket())
            return { kind: 'unreadable', detail: 'it is a socket' };
        if (about.isFIFO())
            return await readAll(await openPipe(path), limit, signal);
        if (about.size > limit)
            return { kind: 'too-large', detail: mebibytes(about.size) };
        const handle = await (0,promises_.open)(path, atOnce);
        try {
            if (about.isCharacterDevice() && (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7066, 23))).isatty(handle.fd))
                return terminal;
            const { buffer, bytesRead } = await fill(handle, limit + 1);
            if (bytesRead > limit)
                return { kind: 'too-large', detail: `over ${mebibytes(limit)}` };
            return { kind: 'bytes', bytes: buffer.subarray(0, bytesRead) };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = error.code ?? String(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing', detail: code };
        return { kind: 'unreadable', detail: code === 'EACCES' ? 'permission denied' : code };
    }
}
const atOnce = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOCTTY;
async function openPipe(path) {
    const { Socket } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7030, 23));
    const fd = (0,external_node_fs_.openSync)(path, atOnce);
    try {
        return new Socket({ fd, readable: true, writable: false });
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(fd);
        throw error;
    }
}
async function fill(handle, size) {
    const chunks = [];
    let read = 0;
    while (read < size) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(65_536, size - read)));
        if (bytesRead === 0)
            break;
        chunks.push(buffer.subarray(0, bytesRead));
        read += bytesRead;
    }
    return { buffer: Buffer.concat(chunks), bytesRead: read };
}
async function readAll(stream, limit, signal) {
    const chunks = [];
    let size = 0;
    const stop = () => stream.destroy();
    if (signal.aborted)
        stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
        for await (const chunk of stream) {
            chunks.push(Buffer.from(chunk));
            size += chunk.length;
            if (size > limit)
                return { kind: 'too-large', detail: `over ${mebibytes(limit)}` };
        }
    }
    catch (error) {
        if (!signal.aborted)
            return { kind: 'unreadable', detail: error.code ?? String(error) };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
    if (!signal.aborted)
        return { kind: 'bytes', bytes: Buffer.concat(chunks) };
    return {
        kind: 'stopped',
        detail: signal.reason instanceof Error ? signal.reason.message : 'it was stopped',
    };
}
function mebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MiB`;
}

// EXTERNAL MODULE: ./build/adapters/session-place.js
var session_place = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/adapters/keepers.js

function openKeepers(home, workspace) {
    const store = async () => (await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(5721)]).then(__webpack_require__.bind(__webpack_require__, 5721))).openWorkflowStore(home, workspace);
    const file = async () => (await __webpack_require__.e(/* import() */ 9766).then(__webpack_require__.bind(__webpack_require__, 9766))).openPreferenceFile(workspace);
    return {
        workflows: {
            load: async () => (await store()).load(),
            save: async (state) => (await store()).save(state),
        },
        preferences: {
            load: async () => (await file()).load(),
            save: async (text) => (await file()).save(text),
        },
        savePlan: async (path, text) => (await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(3867)]).then(__webpack_require__.bind(__webpack_require__, 3867))).savePlan(workspace, path, text),
        sessions: home === '' ? null : openSessions(home),
    };
}
function openSessions(home) {
    const store = async () => (await __webpack_require__.e(/* import() */ 1161).then(__webpack_require__.bind(__webpack_require__, 1161))).openSessionStore(home);
    return {
        folder: (0,session_place/* sessionFolder */.v)(home),
        newId: session_place/* newSessionId */.O,
        list: async () => (await store()).list(),
        read: async (id) => (await store()).read(id),
        begin: async (head, use, signal) => (await store()).begin(head, use, signal),
        hold: async (id, use, signal) => (await store()).hold(id, use, signal),
        remove: async (id, signal) => (await store()).remove(id, signal),
    };
}
function boardsOf(place) {
    return async (file) => (await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(1924)]).then(__webpack_require__.bind(__webpack_require__, 1924))).openLocalBoard({ ...place, file });
}

;// CONCATENATED MODULE: ./build/adapters/outlet.js



function openOutlet(cwd, stdout) {
    return {
        stdout: (text) => writeStream(stdout, text),
        file: (path, text) => attempt(() => replaceFile((0,external_node_path_.resolve)(cwd, path), text)),
        plan: (path, text) => attempt(() => replacePlan((0,external_node_path_.resolve)(cwd, path), text)),
        append: (path, text) => attempt(() => addTo((0,external_node_path_.resolve)(cwd, path), text)),
    };
}
function writeStream(stream, text) {
    return new Promise((done) => {
        const fail = (error) => done({ ok: false, reason: error.code === 'EPIPE' ? 'standard output was closed' : reasonOf(error) });
        stream.once('error', fail);
        try {
            stream.write(text, (error) => {
                if (error)
                    return fail(error);
                stream.off('error', fail);
                done({ ok: true });
            });
        }
        catch (error) {
            fail(error);
        }
    });
}
function unfit(about) {
    if (about.isFile())
        return null;
    if (about.isSymbolicLink())
        return 'it is a link';
    return about.isDirectory() ? 'it is a folder' : 'it is not a regular file';
}
async function replaceFile(path, text) {
    const about = await (0,promises_.lstat)(path).catch(() => null);
    const fault = about && unfit(about);
    if (fault)
        throw new Error(fault);
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.countersign-${globalThis.crypto.randomUUID()}.tmp`);
    const handle = await (0,promises_.open)(beside, 'wx', 0o666);
    try {
        try {
            if (about)
                await handle.chmod(about.mode & 0o777);
            await handle.writeFile(text);
        }
        finally {
            await handle.close();
        }
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
async function replacePlan(path, text) {
    const about = await (0,promises_.lstat)(path).catch(() => null);
    const fault = about && unfit(about);
    if (fault)
        throw new Error(fault);
    if (about !== null) {
        const { readInside, standing, mostBytes } = await Promise.all(/* import() */[__webpack_require__.e(5649), __webpack_require__.e(3867)]).then(__webpack_require__.bind(__webpack_require__, 3867));
        const why = standing(await readInside(await (0,promises_.realpath)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path), mostBytes));
        if (why !== null)
            throw new Error(why);
    }
    await replaceFile(path, text);
}
const adding = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
async function addTo(path, text) {
    const handle = await (0,promises_.open)(path, adding, 0o666);
    try {
        const fault = unfit(await handle.stat());
        if (fault)
            throw new Error(fault);
        await handle.writeFile(text);
    }
    finally {
        await handle.close();
    }
}
async function attempt(work) {
    try {
        await work();
        return { ok: true };
    }
    catch (error) {
        return { ok: false, reason: reasonOf(error) };
    }
}
function reasonOf(error) {
    switch (error.code) {
        case 'ENOENT':
            return 'its folder does not exist';
        case 'ELOOP':
            return 'it is a link';
        case 'EISDIR':
            return 'it is a folder';
        case 'ENXIO':
            return 'it is not a regular file';
        case 'ENOTDIR':
            return 'part of its path is not a folder';
        case 'EACCES':
        case 'EPERM':
            return 'writing there is not permitted';
        case 'EROFS':
            return 'the file system is read-only';
        case 'ENOSPC':
            return 'the disk is full';
        default:
            return error.code ?? error.message;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/adapters/person.js

function person() {
    try {
        return (0,external_node_os_.userInfo)().username;
    }
    catch {
        return `user ${process.getuid?.() ?? 'without a name'}`;
    }
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(7690);
// EXTERNAL MODULE: ./build/core/clean.js
var clean = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/count.js
var core_count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/plan-mode-words.js
var plan_mode_words = __webpack_require__(1570);
// EXTERNAL MODULE: ./build/core/runner-command.js
var runner_command = __webpack_require__(8313);
;// CONCATENATED MODULE: ./build/adapters/progress.js




const names = {
    diff: 'reading the diff',
    traces: 'reading stack traces',
    passages: 'searching the code',
    commands: 'finding the project’s commands',
    secrets: 'looking for secrets',
    rules: 'looking for dangerous code',
    history: 'reading the history',
    tests: 'finding tests',
    owners: 'finding owners',
    plan: 'planning',
    reviewer: 'reviewer examines',
    security: 'security examines',
    debugger: 'debugger examines',
    performance: 'performance examines',
    revision: 'planning again',
    custom: 'filling in the output schema',
    answer: 'answering',
};
function progressPrinter(screen) {
    const open = new Set();
    const group = groupsOn(screen);
    let isPlanMode = false;
    return (event) => {
        const was = isPlanMode;
        if (event.type === 'plan_mode')
            isPlanMode = event.on;
        if (event.type === 'mode_changed' && event.trigger === 'tool')
            return;
        if (event.type === 'stage_started')
            open.add(event.stage);
        if (event.type === 'stage_finished')
            open.delete(event.stage);
        if (screen.terminal && !screen.debug)
            live({ ...screen, name: nameIn(isPlanMode || was) }, event, open);
        else {
            if (event.type === 'mode_changed')
                group(event.feedback.active);
            if (event.type === 'run_finished')
                group(null);
            plain({ ...screen, name: nameIn(isPlanMode || was) }, event);
        }
    };
}
function groupsOn({ groups, write }) {
    let isOpen = false;
    return (title) => {
        if (!groups)
            return;
        if (isOpen)
            write('::endgroup::\n');
        if (title !== null)
            write(`::group::${(0,clean.oneLine)(title)}\n`);
        isOpen = title !== null;
    };
}
function nameIn(isPlanMode) {
    return isPlanMode ? 'countersign: [PLAN]' : 'countersign:';
}
function live(screen, event, open) {
    const clear = '\r\u001b[K';
    if (event.type === 'run_finished')
        screen.write(clear);
    else if (event.type === 'warning')
        screen.write(`${clear}${screen.name} ${safe(event.message)}\n`);
    else if (event.type === 'plan_mode')
        screen.write(`${clear}${screen.name} ${event.on ? plan_mode_words/* planModeWords */.I : 'Plan Mode is left.'}\n`);
    else if (event.type === 'estimate')
        screen.write(`${clear}${screen.name} ${estimated(event)}\n`);
    else if (event.type === 'tool_used')
        screen.write(`${clear}${screen.name} ${safe(toolLine(event))}\n`);
    else {
        const doing = [...open].map((stage) => names[stage] ?? safe(stage)).join(', ');
        if (doing)
            screen.write(clear + cut(`${screen.name} ${doing} …`, Math.max(20, screen.columns) - 1));
    }
}
function estimated(event) {
    const { calls, inputTokens, maxOutputTokens, maxCostUsd, isLeast } = event;
    const cost = maxCostUsd === null ? '' : `, at most $${maxCostUsd.toFixed(4)}`;
    return `${(0,core_count/* counted */.h)(calls, 'call')} to the model, about ${(0,core_count/* thousands */.o)(inputTokens)} tokens of input, at most ${(0,core_count/* thousands */.o)(maxOutputTokens)} of output${cost}${isLeast ? '; more for what the model looks up' : ''}`;
}
function safe(text) {
    return (0,runner_command.noCommand)((0,clean.oneLine)(text));
}
function cut(line, room) {
    return line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line;
}
function plain(screen, event) {
    const say = (text) => screen.write(`${screen.name} ${safe(text)}\n`);
    if (event.type === 'warning')
        say(event.message);
    else if (event.type === 'plan_mode')
        say(event.on ? plan_mode_words/* planModeWords */.I : 'Plan Mode is left.');
    else if (event.type === 'estimate')
        say(estimated(event));
    else if (event.type === 'tool_used')
        say(toolLine(event));
    else if (event.type === 'mode_changed')
        changed(event, say);
    else if (event.type === 'intent_received') {
        if (screen.debug)
            say(`${event.intent.behavior}: ${event.intent.reasoning}`);
    }
    else if (event.type === 'fault') {
        if (screen.debug)
            for (const line of event.detail.split('\n'))
                say(line);
    }
    else if (event.type === 'run_started' && event.task)
        say(`task "${event.task}", engine ${event.engine}`);
    else if (event.type === 'stage_finished') {
        const took = screen.debug ? `, ${event.milliseconds} ms` : '';
        const outcome = event.ok ? 'done' : 'failed';
        say(`${names[event.stage] ?? event.stage}: ${outcome}${event.note ? ` (${event.note}${took})` : took && ` (${took.slice(2)})`}`);
    }
    else if (event.type === 'run_finished')
        say(`${event.status} after ${(event.milliseconds / 1000).toFixed(1)} s`);
}
function toolLine({ stage, what, outcome, note }) {
    return outcome === 'done' ? `${stage}: ${what}` : `${stage}: ${what}: ${outcome} (${note})`;
}
function changed({ feedback, reason }, say) {
    say(`${feedback.entering}: ${reason}`);
    say(feedback.working);
    say(feedback.active);
}

;// CONCATENATED MODULE: ./build/adapters/progress-stream.js


function progressOn({ stderr, env }, { quiet, debug }, known) {
    if (quiet)
        return () => { };
    return progressPrinter({
        write: (text) => {
            try {
                stderr.write((0,redact.redact)(text, known()).text);
            }
            catch {
            }
        },
        terminal: stderr.isTTY === true && env.TERM !== 'dumb',
        columns: stderr.columns || 80,
        debug,
        groups: env.GITHUB_ACTIONS === 'true',
    });
}

;// CONCATENATED MODULE: ./build/core/secret-kinds.js
const secret_kinds_names = {
    'github-token': 'A GitHub token',
    'gitlab-token': 'A GitLab token',
    'npm-token': 'An npm token',
    'pypi-token': 'A PyPI token',
    'aws-access-key-id': 'An AWS access key id',
    'aws-secret-key': 'An AWS secret key',
    'slack-token': 'A Slack token',
    'slack-webhook': 'A Slack webhook address',
    'google-api-key': 'A Google API key',
    'google-oauth-secret': 'A Google OAuth client secret',
    'anthropic-key': 'An Anthropic API key',
    'openai-key': 'An OpenAI API key',
    'stripe-key': 'A Stripe key',
    'shopify-token': 'A Shopify token',
    'sendgrid-key': 'A SendGrid key',
    'huggingface-token': 'A Hugging Face token',
    'groq-key': 'A Groq key',
    'digitalocean-token': 'A DigitalOcean token',
    'docker-token': 'A Docker Hub token',
    'databricks-token': 'A Databricks token',
    'grafana-token': 'A Grafana token',
    'linear-key': 'A Linear API key',
    'notion-token': 'A Notion token',
    'figma-token': 'A Figma token',
    'tailscale-key': 'A Tailscale key',
    'private-key': 'A private key',
    'url-password': 'A password in a URL',
    'database-password': 'A database password',
    'environment-value': 'A secret value of an environment file',
};
const byRule = {
    github: 'github-token',
    gitlab: 'gitlab-token',
    npm: 'npm-token',
    aws: 'aws-secret-key',
    slack: 'slack-token',
    basicauth: 'url-password',
    'database-connection-string': 'database-password',
    openai: 'openai-key',
    anthropic: 'anthropic-key',
    stripe: 'stripe-key',
    shopify: 'shopify-token',
    sendgrid: 'sendgrid-key',
    huggingface: 'huggingface-token',
    groq: 'groq-key',
    docker: 'docker-token',
    databricks: 'databricks-token',
    grafana: 'grafana-token',
    linear: 'linear-key',
    notion: 'notion-token',
    figma: 'figma-token',
    tailscale: 'tailscale-key',
};
function kindOfMessage(ruleId, messageId) {
    if (messageId === 'PackageJSON_xOauthToken')
        return 'github-token';
    if (/webhook/i.test(messageId))
        return 'slack-webhook';
    const rule = ruleId.slice(ruleId.lastIndexOf('secretlint-rule-') + 'secretlint-rule-'.length);
    return byRule[rule] ?? `${rule}-credential`;
}
function secretTitle(kind) {
    const service = kind.replace(/-credential$/, '');
    return `${secret_kinds_names[kind] ?? `A credential (${service})`} stands in the file`;
}

// EXTERNAL MODULE: ./build/core/credential-files.js
var credential_files = __webpack_require__(3324);
// EXTERNAL MODULE: ./build/core/placeholder.js
var placeholder = __webpack_require__(9162);
// EXTERNAL MODULE: ./build/core/private-keys.js
var private_keys = __webpack_require__(5981);
// EXTERNAL MODULE: ./build/core/token-forms.js
var token_forms = __webpack_require__(2536);
;// CONCATENATED MODULE: ./build/core/secret-places.js




const harmlessKinds = new Set(['jwt']);
const login = /:\/\/([^\s:/@"'<>`]{0,256}):([^\s/"'<>`]{1,256})@([^\s/:?#"'`,;)]{1,256})/;
function secretPlaces(path, text) {
    const tokens = (0,token_forms/* findTokens */.G)(text)
        .filter(({ kind }) => !harmlessKinds.has(kind))
        .map(({ kind, start, end }) => ({ kind, start, secret: text.slice(start, end) }))
        .filter(({ secret }) => !(0,placeholder/* isPlaceholder */.w)(secret));
    const keys = (0,private_keys/* keyBodies */.u)(text)
        .filter((body) => (0,private_keys/* isOpenKey */.O)(text, body))
        .map((body) => ({
        kind: 'private-key',
        start: body.start,
        secret: text.slice(body.start, body.end).trim(),
    }));
    const named = (0,credential_files/* namedSecrets */.pr)(path, text).map(({ start, value }) => ({
        kind: 'environment-value',
        start,
        secret: value,
    }));
    return [...keys, ...tokens, ...named];
}
function reportedPlace(text, kind, reported, from) {
    const start = text.indexOf(reported, from);
    if (start < 0)
        return null;
    const url = login.exec(reported);
    if (url !== null) {
        const [, user = '', password = '', host = ''] = url;
        if ((0,placeholder/* isExampleLogin */.o)(user, password, host))
            return null;
        const inside = reported.indexOf(`:${password}@`, url.index + 3) + 1;
        return { kind, start: start + inside, secret: password };
    }
    return (0,placeholder/* isPlaceholder */.w)(reported) ? null : { kind, start, secret: reported };
}
function withoutOverlaps(places) {
    const kept = [];
    for (const place of places) {
        const end = place.start + place.secret.length;
        if (!kept.some((other) => place.start < other.start + other.secret.length && other.start < end))
            kept.push(place);
    }
    return kept.sort((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/core/secret-triggers.js
const triggers = [
    /secret_?access_?key/i,
    /hooks\.slack\.com\/services/i,
    /:\/\/[^\s/:]{0,256}:[^\s/]{1,256}@/,
    /_authToken=|x-oauth-basic|github_pat_|glpat-|dckr_pat_|lin_api_|tskey-|figd_|ops_ey/,
    /xox[a-z]-|xapp-|SG\.\w|shp(?:pa|ca|at|ss)_|[sr]k_(?:live|test)_|gh[pousr]_\w|gl(?:c|sa)_\w/,
    /npm_\w{36}|hf_[A-Za-z]{34}|gsk_\w{50}|ntn_\d{11}|dapi[A-Fa-f0-9]{32}|cf(?:k|ut|at)_[A-Za-z0-9]{40}|vc[pirak]_[A-Za-z0-9]{20}/,
    /sk-(?:[A-Za-z0-9_-]{20})|hv[sbr]\.[\w-]{90}/,
];
function mayHoldSecret(text) {
    return triggers.some((trigger) => trigger.test(text));
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(3393);
;// CONCATENATED MODULE: ./build/adapters/secrets.js





const largest = 1024 * 1024;
const mostPlaces = 2_000;
const mostHits = 200;
const longestQuote = 500;
const leftOut = /secretlint-rule-(?:privatekey|gcp|filter-comments)$/;
async function loadSecretlint() {
    const [{ lintSource }, { rules }] = await Promise.all([
        __webpack_require__.e(/* import() */ 198).then(__webpack_require__.bind(__webpack_require__, 198)),
        __webpack_require__.e(/* import() */ 1577).then(__webpack_require__.bind(__webpack_require__, 1577)),
    ]);
    return { lintSource, rules: rules.filter((rule) => !leftOut.test(rule.meta.id)) };
}
function openSecrets(load = loadSecretlint) {
    let loaded = null;
    const scannerOnce = () => {
        loaded ??= load();
        return loaded;
    };
    return {
        async scan(file, given) {
            const text = given.replace(/^\uFEFF/, '');
            if (text.includes('\0'))
                return { hits: [], secrets: [] };
            if (Buffer.byteLength(text) > largest) {
                throw new errors/* RunError */.e4('tool', `${file} is larger than 1 MiB and was not searched for secrets.`);
            }
            const reported = mayHoldSecret(text) ? await lint(scannerOnce(), file, text) : [];
            const places = withoutOverlaps([...secretPlaces(file, text), ...reported].slice(0, mostPlaces));
            const secrets = [...new Set(places.map((place) => place.secret))];
            return { hits: hitsOf(file, text, places.slice(0, mostHits), secrets), secrets };
        },
    };
}
async function lint(scanner, file, content) {
    const ext = /\.\w+$/.exec(file)?.[0] ?? '';
    try {
        const { lintSource, rules } = await scanner;
        const result = await lintSource({
            source: { filePath: file, content, ext, contentType: 'text' },
            options: {
                noPhysicFilePath: true,
                config: { rules: rules.map((rule) => ({ id: rule.meta.id, rule })) },
            },
        });
        return result.messages.flatMap((message) => {
            const kind = kindOfMessage(message.ruleId, message.messageId);
            const values = Object.values(message.data ?? {}).filter((value) => typeof value === 'string');
            const place = reportedPlace(content, kind, values[0] ?? content.slice(...message.range), message.range[0]);
            return place === null ? [] : [place];
        });
    }
    catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message.split('\n', 1)[0] : String(thrown);
        throw new errors/* RunError */.e4('tool', `The search for secrets in ${file} failed: ${reason}`, {
            hint: 'Leave the file out with --exclude, and report this.',
            cause: thrown,
        });
    }
}
function hitsOf(file, text, places, secrets) {
    const shown = (0,redact.redact)(text, secrets).text.split('\n');
    const hits = [];
    let line = 1;
    let at = 0;
    for (const place of places) {
        line += text.slice(at, place.start).split('\n').length - 1;
        at = place.start;
        const ruleId = `secret/${place.kind}`;
        if (hits.some((hit) => hit.line === line && hit.ruleId === ruleId))
            continue;
        hits.push({
            ruleId,
            title: secretTitle(place.kind),
            file,
            line,
            quote: quoteOf(shown[line - 1] ?? '', place),
        });
    }
    return hits;
}
function quoteOf(shown, place) {
    const line = shown.replace(/\r$/, '');
    if (line.includes(place.secret))
        return `[redacted:${place.kind}]`;
    if (line.length <= longestQuote)
        return line;
    const from = Math.max(0, line.indexOf('[redacted') - longestQuote / 2);
    return line.slice(from, from + longestQuote);
}
function remembering(scanner, found) {
    return {
        async scan(file, text) {
            const result = await scanner.scan(file, text);
            for (const secret of result.secrets)
                found.add(secret);
            return result;
        },
    };
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./build/adapters/syntax-languages.js
const byEnding = new Map([
    ['js', 'javascript'],
    ['cjs', 'javascript'],
    ['mjs', 'javascript'],
    ['jsx', 'javascript'],
    ['ts', 'typescript'],
    ['cts', 'typescript'],
    ['mts', 'typescript'],
    ['tsx', 'tsx'],
    ['py', 'python'],
    ['pyi', 'python'],
    ['pyw', 'python'],
    ['sh', 'bash'],
    ['bash', 'bash'],
    ['ksh', 'bash'],
    ['bats', 'bash'],
    ['go', 'go'],
    ['java', 'java'],
    ['rs', 'rust'],
    ['rb', 'ruby'],
    ['rake', 'ruby'],
    ['gemspec', 'ruby'],
    ['php', 'php'],
]);
const byInterpreter = [
    [/^(?:ba|da|a|k)?sh$/, 'bash'],
    [/^python[0-9.]*$/, 'python'],
    [/^(?:node|nodejs)$/, 'javascript'],
    [/^(?:tsx|ts-node|deno|bun)$/, 'typescript'],
    [/^ruby[0-9.]*$/, 'ruby'],
    [/^php[0-9.]*$/, 'php'],
];
function languageOf(path, text) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    const known = dot < 0 ? undefined : byEnding.get(name.slice(dot + 1).toLowerCase());
    if (known !== undefined)
        return known;
    if (text === undefined || !text.startsWith('#!'))
        return null;
    return byFirstLine(text.slice(2, 200));
}
function byFirstLine(start) {
    const words = (start.split('\n', 1)[0] ?? '').trim().split(/\s+/);
    const base = (word) => word.slice(word.lastIndexOf('/') + 1);
    const isEnv = base(words[0] ?? '') === 'env';
    const program = isEnv
        ? words.slice(1).find((word) => !word.startsWith('-') && !word.includes('='))
        : words[0];
    return byInterpreter.find(([pattern]) => pattern.test(base(program ?? '')))?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/adapters/syntax.js




const longestText = 1_000_000;
const mostKept = 12;
const patience = 2_000;
function openSyntax(assets, now = () => performance.now()) {
    const folder = (0,external_node_path_.join)(assets, 'grammars');
    const faults = new Map();
    const parsers = new Map();
    const kept = new Map();
    let runtime = null;
    async function load(language) {
        try {
            runtime ??= loadRuntime(folder);
            const { Parser, Language } = await runtime;
            const grammar = await Language.load((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, `tree-sitter-${language}.wasm`)));
            const parser = new Parser();
            parser.setLanguage(grammar);
            return parser;
        }
        catch (thrown) {
            faults.set(`syntax of ${language}`, `its grammar cannot be loaded: ${firstLine(thrown)}`);
            return null;
        }
    }
    async function parse(language, text, use) {
        if (text.length > longestText)
            return null;
        const loading = parsers.get(language) ?? load(language);
        parsers.set(language, loading);
        const parser = await loading;
        if (parser === null)
            return null;
        const key = `${language}\n${text}`;
        const tree = kept.get(key) ?? grow(parser, text, now);
        if (tree instanceof Error) {
            parsers.set(language, Promise.resolve(null));
            faults.set(`syntax of ${language}`, `the parser gave up: ${firstLine(tree)}`);
            return null;
        }
        if (tree === null)
            return null;
        keep(key, tree);
        return use(tree.rootNode);
    }
    function keep(key, tree) {
        kept.delete(key);
        kept.set(key, tree);
        const [oldest] = kept;
        if (kept.size <= mostKept || oldest === undefined)
            return;
        kept.delete(oldest[0]);
        oldest[1].delete();
    }
    return {
        language: languageOf,
        parse,
        faults: () => [...faults].map(([what, reason]) => ({ what, reason })).sort((a, b) => (a.what < b.what ? -1 : 1)),
    };
}
async function loadRuntime(folder) {
    const require = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, 'tree-sitter.js'));
    const runtime = require((0,external_node_path_.join)(folder, 'tree-sitter.js'));
    await runtime.Parser.init({ locateFile: (name) => (0,external_node_path_.join)(folder, name) });
    return runtime;
}
function grow(parser, text, now) {
    let steps = 0;
    const most = 2_000 + text.length / 40;
    const start = now();
    try {
        const tree = parser.parse(text, null, {
            progressCallback: () => ++steps > most && now() - start > patience,
        });
        if (tree === null)
            parser.reset();
        return tree;
    }
    catch (thrown) {
        return thrown instanceof Error ? thrown : new Error(String(thrown));
    }
}
function firstLine(thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return message.split('\n', 1)[0]?.slice(0, 200) ?? '';
}

// EXTERNAL MODULE: ./build/core/files/hidden.js
var files_hidden = __webpack_require__(1119);
// EXTERNAL MODULE: ./build/adapters/file-read.js
var file_read = __webpack_require__(7261);
// EXTERNAL MODULE: ./build/adapters/tree-walk.js
var tree_walk = __webpack_require__(9562);
// EXTERNAL MODULE: ./build/adapters/word-search.js
var word_search = __webpack_require__(995);
;// CONCATENATED MODULE: ./build/adapters/tree.js






const readBytes = 1024 * 1024;
const keptBytes = 32 * 1024 * 1024;
function workingTree(root, checkout, admits, signal) {
    let known = null;
    const all = () => {
        known ??= listing(root, checkout, signal).then((found) => ({
            ...found,
            files: found.files.filter(admits),
            leftOut: found.files.filter((file) => !admits(file)),
            skipped: [...found.skipped, ...notThere((found.absent ?? []).filter(admits))],
        }));
        return known;
    };
    const mayLead = async (to) => (0,files_hidden/* hidden */.R)(to) === null && new Set((await all()).files).has(to);
    const fresh = () => remembered((path) => (0,file_read/* readInside */.xO)(root, path, readBytes, mayLead));
    let read = fresh();
    return {
        name: 'the working tree',
        list: all,
        forget() {
            checkout?.forget();
            known = null;
            read = fresh();
        },
        read: (path, maxBytes = readBytes) => maxBytes === readBytes ? read(path) : (0,file_read/* readInside */.xO)(root, path, maxBytes, mayLead),
        async find(words, within) {
            if (words.length === 0 || within?.length === 0)
                return { hits: [], cut: false };
            const only = within && new Set(within);
            const wanted = (path) => admits(path) && (only?.has(path) ?? true);
            if (checkout === null)
                return (0,word_search/* searchFiles */._K)(root, (await all()).files.filter(wanted), words, { mayLead, signal });
            const { files, untracked } = await all();
            const attributes = (await checkout.files()).files.some((file) => file.endsWith('.gitattributes'));
            const tracked = await (0,tree_git/* findWithGit */.W)(checkout.git, words, attributes, within);
            const fresh = await (0,word_search/* searchFiles */._K)(root, files.filter((file) => untracked.has(file) && wanted(file)), words, { mayLead, signal });
            const hits = [...tracked.hits, ...fresh.hits].filter((hit) => wanted(hit.file));
            return {
                hits: hits.sort((a, b) => (a.file < b.file ? -1 : 1)),
                cut: tracked.cut || fresh.cut,
                unread: fresh.unread ?? [],
            };
        },
    };
}
function notThere(files) {
    if (files.length === 0)
        return [];
    return [{ what: (0,core_count/* counted */.h)(files.length, 'file'), reason: 'not checked out (sparse checkout)' }];
}
async function listing(root, checkout, signal) {
    if (checkout)
        return checkout.files();
    return { ...(await (0,tree_walk/* listByWalking */.D)(root, signal)), untracked: new Set() };
}
function remembered(read) {
    const kept = new Map();
    let bytes = 0;
    return (path) => {
        const before = kept.get(path);
        if (before)
            return before;
        const reading = read(path);
        if (bytes < keptBytes) {
            kept.set(path, reading);
            reading.then((content) => {
                bytes += content.bytes ?? 0;
            });
        }
        return reading;
    };
}

// EXTERNAL MODULE: ./build/core/yaml-text.js
var yaml_text = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/adapters/yaml.js

const yaml_longestText = 1_000_000;
const mostNodes = 100_000;
const mostDepth = 200;
function openYaml() {
    return {
        async parse(text) {
            if (text.length > yaml_longestText || (0,yaml_text/* tooDeepAt */.U)(text) !== null)
                return null;
            const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
            try {
                return read(yaml, text);
            }
            catch {
                return null;
            }
        },
        async fault(text) {
            const start = { line: 1, column: 1 };
            if (text.length > yaml_longestText)
                return { ...start, message: 'it is over a megabyte' };
            const deep = (0,yaml_text/* tooDeepAt */.U)(text);
            if (deep !== null)
                return { ...deep, message: 'it is nested too deeply' };
            const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
            try {
                const { document, lines } = yaml_open(yaml, text);
                const error = document.errors[0];
                if (error === undefined)
                    return read(yaml, text) === null ? { ...start, message: 'it cannot be read' } : null;
                const { line, col } = lines.linePos(error.pos[0]);
                return {
                    line: Math.max(1, line),
                    column: Math.max(1, col),
                    message: (0,yaml_text/* yamlFaultPhrase */.H)(error.code, error.message),
                };
            }
            catch {
                return { ...start, message: 'an alias in it (*) cannot be followed' };
            }
        },
    };
}
function yaml_open(yaml, text) {
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: false,
        logLevel: 'silent',
    });
    return { document, lines };
}
function read(yaml, text) {
    const { document, lines } = yaml_open(yaml, text);
    if (document.errors.length > 0)
        return null;
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    let left = mostNodes;
    function place(node) {
        const [start, end] = node.range ?? [0, 0];
        return { startLine: lineAt(start), endLine: lineAt(Math.max(start, endOfText(text, start, end) - 1)) };
    }
    function entries(map, depth) {
        return map.items.map((pair) => {
            const key = yaml.isNode(pair.key) ? pair.key : null;
            const keyLine = key?.range ? lineAt(key.range[0]) : 1;
            const name = yaml.isScalar(key) ? String(key.value ?? '') : String(key ?? '');
            const value = yaml.isNode(pair.value) ? shape(pair.value, depth + 1) : emptyAt(keyLine);
            return { key: name, keyLine, value };
        });
    }
    function shape(node, depth) {
        left -= 1;
        if (left < 0 || depth > mostDepth)
            throw new RangeError('The document unfolds to too many nodes.');
        if (yaml.isAlias(node)) {
            const target = node.resolve(document);
            if (target === undefined)
                throw new ReferenceError('An alias names no anchor.');
            return { ...shape(target, depth + 1), ...place(node) };
        }
        const blank = { ...place(node), entries: [], items: [], value: null };
        if (yaml.isMap(node))
            return { ...blank, kind: 'map', entries: entries(node, depth) };
        if (yaml.isSeq(node)) {
            const items = node.items.map((item) => yaml.isNode(item) ? shape(item, depth + 1) : emptyAt(blank.startLine));
            return { ...blank, kind: 'list', items };
        }
        return { ...blank, kind: 'scalar', value: yaml.isScalar(node) ? scalar(node.value) : null };
    }
    return yaml.isNode(document.contents) ? shape(document.contents, 0) : emptyAt(1);
}
function scalar(value) {
    if (value === null ||
        typeof value === 'string' ||
        typeof value === 'number' ||
        typeof value === 'boolean') {
        return value;
    }
    return String(value);
}
function emptyAt(line) {
    return { kind: 'scalar', startLine: line, endLine: line, entries: [], items: [], value: null };
}
function endOfText(text, start, end) {
    let at = Math.min(end, text.length);
    while (at > start && /\s/.test(text.charAt(at - 1)))
        at -= 1;
    return at;
}

// EXTERNAL MODULE: ./build/core/noise.js
var noise = __webpack_require__(7977);
;// CONCATENATED MODULE: ./build/core/report-fault.js
function failWith(report, what, reason, kind) {
    const message = `${capital(what)} could not be written: ${reason}.`;
    return {
        ...report,
        status: 'failure',
        success: false,
        exitCode: 1,
        message,
        error: report.error ?? { kind, message, hint: 'The rest of the report is complete.' },
        coverage: {
            ...report.coverage,
            failed: [...report.coverage.failed, { what, reason }],
            complete: false,
        },
    };
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/sinks/json.js
var json = __webpack_require__(4260);
;// CONCATENATED MODULE: ./build/commands/deliver.js





async function deliver(report, config, counter) {
    const saved = config.savePlan === null ? report : await toPlanFile(report, config.savePlan, counter);
    const filed = config.output === null ? saved : await toFile(saved, config.output, config, counter);
    return toActions(await toStdout(filed, config, counter), counter);
}
async function toStdout(report, config, counter) {
    const name = config.json ? 'json' : config.format;
    if (report.task === null && name === 'text')
        return report;
    const printed = await render(report, name, counter, counter.screen);
    const text = counter.guard && printed.name !== 'json' && printed.name !== 'sarif'
        ? guarded(printed.text, counter.guard)
        : printed.text;
    const written = await counter.outlet.stdout(text);
    return written.ok ? printed.report : failed(printed.report, 'standard output', written.reason, counter);
}
async function toFile(report, path, config, counter) {
    const made = await render(report, formatOf(path, config), counter, counter.page);
    const written = await counter.outlet.file(path, made.text);
    if (written.ok)
        return made.report;
    return failed(made.report, `the output file ${path}`, written.reason, counter);
}
async function toPlanFile(report, path, counter) {
    const { plan } = report;
    if (plan === null) {
        const none = `Nothing was saved to ${path}: there is no plan.`;
        return { ...report, warnings: [...report.warnings, none] };
    }
    const { printPlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1684));
    const written = await counter.outlet.plan(path, printPlan(plan));
    return written.ok ? report : failed(report, `the plan file ${path}`, written.reason, counter);
}
function formatOf(path, config) {
    const byEnding = {
        '.json': 'json',
        '.md': 'markdown',
        '.sarif': 'sarif',
        '.txt': 'text',
    };
    if (config.format !== 'text')
        return config.format;
    return byEnding[(0,external_node_path_.extname)(path).toLowerCase()] ?? (config.json ? 'json' : 'text');
}
async function render(report, name, counter, screen) {
    try {
        const sink = await counter.sinks[name]();
        return { report, name, text: sink.render(report, screen) };
    }
    catch (thrown) {
        const failing = failed(report, `the ${name} output`, (0,errors/* asRunError */.S)(thrown).message, counter);
        return { report: failing, name: 'json', text: (0,json.jsonText)(failing) };
    }
}
function failed(report, what, reason, { clean }) {
    const failing = failWith(report, what, reason, 'output');
    return clean ? clean(failing) : failing;
}
function guarded(text, guard) {
    return `::stop-commands::${guard}\n${text}\n::${guard}::\n`;
}
async function toActions(report, counter) {
    const { actions, outlet } = counter;
    if (actions === null)
        return report;
    let last = report;
    if (actions.summary) {
        const made = await render(last, 'markdown', counter, counter.page);
        const written = await outlet.append(actions.summary, `${made.text}\n`);
        last = written.ok ? made.report : failed(made.report, 'the job summary', written.reason, counter);
    }
    if (actions.output) {
        const values = {
            status: last.status,
            'exit-code': last.exitCode,
            'plan-id': last.plan?.id ?? '',
            findings: (0,noise/* countingFindings */.S5)(last.findings, last.suppressed).length,
            approval: last.approval?.state ?? '',
            session: last.session?.id.replace(/[^\w.-]/g, '') ?? '',
        };
        const lines = Object.entries(values)
            .map(([key, value]) => `${key}=${value}\n`)
            .join('');
        const written = await outlet.append(actions.output, lines);
        if (!written.ok)
            last = failed(last, 'the step outputs', written.reason, counter);
    }
    return last;
}

// EXTERNAL MODULE: ./build/core/endpoint-secrets.js
var endpoint_secrets = __webpack_require__(1486);
// EXTERNAL MODULE: ./build/core/key-values.js
var key_values = __webpack_require__(3431);
;// CONCATENATED MODULE: ./build/core/keys-of.js


function keysOf(env, reaching) {
    const { apiKeyEnv, baseUrl, header, query, searchUrl, mcpServers } = reaching;
    const proxies = ['https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY'].map((name) => env[name]);
    const ofServers = Object.values(mcpServers).flatMap((server) => Object.entries(server.env ?? {}));
    const ofEndpoint = [header, query].flatMap((entries) => Object.entries((0,key_values/* keyValues */.K)(entries)));
    return (0,endpoint_secrets/* endpointSecrets */.V)({
        key: env[apiKeyEnv] ?? null,
        named: [...ofEndpoint, ...ofServers],
        addresses: [baseUrl, searchUrl, ...proxies],
    });
}

// EXTERNAL MODULE: ./build/core/path-filter.js
var path_filter = __webpack_require__(2891);
// EXTERNAL MODULE: ./build/core/secret-values.js
var secret_values = __webpack_require__(1974);
// EXTERNAL MODULE: ./build/core/trust.js
var trust = __webpack_require__(3137);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(3445);
// EXTERNAL MODULE: ./build/engine/offline.js + 2 modules
var offline = __webpack_require__(8536);
// EXTERNAL MODULE: ./build/core/engine-choice.js
var engine_choice = __webpack_require__(957);
;// CONCATENATED MODULE: ./build/engine/unopened.js


function unopened(config) {
    return isSetUp(config) ? { ...offline/* offline */.W, info: (0,engine_choice/* modelInfo */.gi)([], null) } : offline/* offline */.W;
}
function mayAsk(config, key) {
    if (config.outputSchema !== null || isSetUp(config))
        return true;
    return (config.engine === 'auto' && ((key?.trim() ?? '') !== '' || config.header.length + config.query.length > 0));
}
function isSetUp({ engine, baseUrl, model }) {
    return engine === 'openai' || (engine === 'auto' && (baseUrl !== null || model.length > 0));
}

;// CONCATENATED MODULE: ./build/core/left-out.js

function leftOutNote(filter, { leftOut = [] }) {
    if (leftOut.length === 0)
        return [];
    return [{ what: (0,core_count/* counted */.h)(leftOut.length, 'file'), reason: `left out by ${filterOf(filter)}` }];
}
function filterOf({ under, include, exclude }) {
    return [
        ...(under === '' ? [] : [`--working-directory ${under}`]),
        ...(include.length === 0 ? [] : [`--include ${include.join(', ')}`]),
        ...(exclude.length === 0 ? [] : [`--exclude ${exclude.join(', ')}`]),
    ].join(' and ');
}

// EXTERNAL MODULE: ./build/core/json-comments.js
var json_comments = __webpack_require__(7232);
;// CONCATENATED MODULE: ./build/evidence/projects/names.js
const kinds = {
    test: 'test tests spec specs unit integration e2e pytest jest vitest mocha ava phpunit rspec unittest unittests',
    build: 'build compile bundle',
    lint: 'lint eslint stylelint clippy vet rubocop flake8 ruff biome oxlint phpstan psalm pylint golangci',
    types: 'types typecheck tsc typing mypy pyright flow',
    format: 'format fmt prettier black',
    benchmark: 'bench benchmark benchmarks perf',
    start: 'start serve server dev run',
    install: '',
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));
const other = /(?:^|[:._/-])(?:watch|fix|fixes|update|debug|inspect|ui|open|clean|deploy|publish|release|docs?|site|website|examples?|coverage|cov|report|all-versions|install|setup|write|help|docker|image|types?:(?:gen|generate))(?:$|[:._/-])/;
const safeName = /^[A-Za-z0-9_][\w:.@/-]{0,80}$/;
const mostOfAKind = 3;
function knownNames(names, options = {}) {
    const found = [];
    for (const name of names) {
        if (!safeName.test(name))
            continue;
        const lower = name.toLowerCase();
        const words = lower.split(/[:._/-]/);
        const first = options.checkIsTest && lower === 'check' ? 'test' : (words[0] ?? '');
        const typed = /^(?:type[:_-]?check|check[:_-]types?|lint[:_-]types?)/.test(lower);
        const kind = typed ? 'types' : kindOf.get(first);
        if (kind !== undefined && !other.test(lower))
            found.push({ kind, name, plain: words.length === 1 || typed });
    }
    found.sort((a, b) => order(a.kind) - order(b.kind) || Number(b.plain) - Number(a.plain));
    const taken = new Map();
    const kept = found.filter(({ kind }) => {
        const so = taken.get(kind) ?? 0;
        taken.set(kind, so + 1);
        return so < mostOfAKind;
    });
    return kept.map(({ kind, name }) => ({ kind, name }));
}
function order(kind) {
    return Object.keys(kinds).indexOf(kind);
}

;// CONCATENATED MODULE: ./build/evidence/projects/deno.js


const readDeno = (file) => {
    const config = (0,json_comments/* parseJsonWithComments */.G)(file.text);
    if (!config.ok)
        return { ecosystem: 'Deno', commands: [], constraints: [], problem: 'is not valid JSON' };
    const { value } = config;
    const tasks = typeof value === 'object' && value !== null && 'tasks' in value ? value.tasks : null;
    const names = typeof tasks === 'object' && tasks !== null ? Object.keys(tasks) : [];
    return {
        ecosystem: 'Deno',
        commands: knownNames(names).map(({ kind, name }) => ({ kind, command: `deno task ${name}` })),
        constraints: [],
    };
};

;// CONCATENATED MODULE: ./build/evidence/projects/project.js
const nothing = { ecosystem: null, commands: [], constraints: [] };
function firstMatch(text, pattern) {
    return pattern.exec(text)?.[1]?.trim() ?? null;
}
function phrase(name, value) {
    return typeof value === 'string' && value.trim() !== '' ? [`${name} ${value.trim().slice(0, 100)}`] : [];
}

;// CONCATENATED MODULE: ./build/evidence/projects/dotnet.js

const readSolution = (file) => {
    const tested = file.below().some((path) => /tests?\.(?:cs|fs|vb)proj$/i.test(path));
    const name = quoted(file.name);
    const build = { kind: 'build', command: `dotnet build ${name}` };
    const test = { kind: 'test', command: `dotnet test ${name}` };
    return { ecosystem: '.NET', commands: tested ? [test, build] : [build], constraints: [] };
};
const readDotnetProject = (file) => {
    const constraints = phrase('target framework', firstMatch(file.text, /<TargetFrameworks?>([^<]{1,100})</));
    if (/<Nullable>\s{0,9}enable/.test(file.text))
        constraints.push('nullable reference types');
    const tests = file.text.includes('Microsoft.NET.Test.Sdk') || /<IsTestProject>\s{0,9}true/i.test(file.text);
    const kind = tests ? 'test' : 'build';
    return {
        ecosystem: '.NET',
        commands: [{ kind, command: `dotnet ${kind} ${quoted(file.name)}` }],
        constraints,
    };
};
function quoted(name) {
    return /^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/evidence/projects/go.js

const linters = ['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json'];
const readGoModule = (file) => {
    const commands = [
        { kind: 'test', command: 'go test ./...' },
        { kind: 'build', command: 'go build ./...' },
        {
            kind: 'lint',
            command: linters.some((name) => file.beside(name)) ? 'golangci-lint run' : 'go vet ./...',
        },
    ];
    if (file.below().some((path) => /(?:^|[/_])bench(?:mark)?s?_test\.go$/.test(path)))
        commands.push({ kind: 'benchmark', command: "go test -run '^$' -bench . ./..." });
    const constraints = [
        ...phrase('module', firstMatch(file.text, /^module[ \t]+(\S{1,200})/m)),
        ...phrase('go', firstMatch(file.text, /^go[ \t]+(\S{1,40})/m)),
        ...phrase('toolchain', firstMatch(file.text, /^toolchain[ \t]+(\S{1,40})/m)),
    ];
    return { ecosystem: 'Go', commands, constraints };
};

;// CONCATENATED MODULE: ./build/evidence/projects/jvm.js

const readMaven = (file) => {
    if (file.directory !== '.' && file.atRoot('pom.xml'))
        return nothing;
    const run = file.beside('mvnw') ? './mvnw' : 'mvn';
    const release = firstMatch(file.text, /<(?:maven\.compiler\.(?:release|source)|java\.version)>([^<]{1,40})</);
    return {
        ecosystem: 'Java (Maven)',
        commands: [
            { kind: 'test', command: `${run} test` },
            { kind: 'build', command: `${run} package` },
        ],
        constraints: phrase('Java', release?.startsWith('$') ? null : release),
    };
};
const readGradle = (file) => {
    const rootBuild = ['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'];
    if (file.directory !== '.' && rootBuild.some((name) => file.atRoot(name)))
        return nothing;
    const run = file.beside('gradlew') ? './gradlew' : 'gradle';
    const version = firstMatch(file.text, /JavaLanguageVersion\.of\(["']?([\w.]{1,20})/) ??
        firstMatch(file.text, /jvmToolchain\(["']?([\w.]{1,20})/) ??
        firstMatch(file.text, /sourceCompatibility\s{0,3}=?\s{0,3}["']?([\w.]{1,40})/);
    return {
        ecosystem: 'Java or Kotlin (Gradle)',
        commands: [
            { kind: 'test', command: `${run} test` },
            { kind: 'build', command: `${run} build` },
        ],
        constraints: phrase('Java', version),
    };
};

;// CONCATENATED MODULE: ./build/evidence/projects/native.js

const readCmake = (file) => {
    const commands = [
        { kind: 'build', command: 'cmake -S . -B build && cmake --build build' },
    ];
    if (/^\s{0,20}(?:enable_testing|add_test|include)\s{0,3}\(\s{0,3}(?:CTest\b|\)|NAME\b)/im.test(file.text)) {
        commands.unshift({ kind: 'test', command: 'ctest --test-dir build' });
    }
    return {
        ecosystem: 'C or C++ (CMake)',
        commands,
        constraints: [
            ...phrase('CMake', firstMatch(file.text, /cmake_minimum_required\s{0,3}\(\s{0,3}VERSION\s{1,3}([\w.]{1,30})/i)),
            ...phrase('C++ standard', firstMatch(file.text, /CMAKE_CXX_STANDARD\s{1,3}(\d{2})/)),
            ...phrase('C standard', firstMatch(file.text, /CMAKE_C_STANDARD\s{1,3}(\d{2})/)),
        ],
    };
};
const readMix = (file) => {
    const commands = [
        { kind: 'test', command: 'mix test' },
        { kind: 'build', command: 'mix compile' },
    ];
    if (file.beside('.formatter.exs'))
        commands.push({ kind: 'format', command: 'mix format --check-formatted' });
    if (/\{\s{0,3}:credo\b/.test(file.text))
        commands.push({ kind: 'lint', command: 'mix credo' });
    commands.push({ kind: 'install', command: 'mix deps.get' });
    return {
        ecosystem: 'Elixir',
        commands,
        constraints: phrase('elixir', firstMatch(file.text, /\belixir:\s{0,3}"([^"\n]{1,40})"/)),
    };
};

;// CONCATENATED MODULE: ./build/evidence/projects/node.js


const locks = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
    ['npm-shrinkwrap.json', 'npm'],
];
const node_placeholder = 'no test specified';
const readPackageJson = (file) => {
    let manifest;
    try {
        manifest = JSON.parse(file.text.replace(/^\uFEFF/, ''));
    }
    catch {
        return { ecosystem: 'Node.js', commands: [], constraints: [], problem: 'is not valid JSON' };
    }
    if (!isRecord(manifest)) {
        return { ecosystem: 'Node.js', commands: [], constraints: [], problem: 'does not hold a JSON object' };
    }
    const manager = managerOf(file, manifest.packageManager);
    const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
    const names = Object.keys(scripts).filter((name) => {
        const script = scripts[name];
        return typeof script === 'string' && script.trim() !== '' && !script.includes(node_placeholder);
    });
    const commands = knownNames(names).map(({ kind, name }) => ({ kind, command: runScript(manager, name) }));
    const install = installCommand(file, manager, manifest);
    return {
        ecosystem: `Node.js (${manager})`,
        commands: install === null ? commands : [...commands, { kind: 'install', command: install }],
        constraints: constraintsOf(manifest),
    };
};
function managerOf(file, named) {
    const asked = typeof named === 'string' ? named.split('@')[0] : undefined;
    if (asked === 'npm' || asked === 'pnpm' || asked === 'yarn' || asked === 'bun')
        return asked;
    return ((locks.find(([lock]) => file.beside(lock)) ?? locks.find(([lock]) => file.atRoot(lock)))?.[1] ?? 'npm');
}
function runScript(manager, name) {
    const short = name === 'test' || (name === 'start' && manager !== 'pnpm');
    if (manager === 'yarn' || (short && manager !== 'bun'))
        return `${manager} ${name}`;
    return `${manager} run ${name}`;
}
function installCommand(file, manager, manifest) {
    const locked = locks.some(([lock, of]) => of === manager && file.beside(lock));
    if (!locked) {
        const needs = isRecord(manifest.dependencies) || isRecord(manifest.devDependencies);
        return needs && file.directory === '.' ? `${manager} install` : null;
    }
    if (manager === 'npm')
        return 'npm ci';
    const modernYarn = file.beside('.yarnrc.yml') || /^yarn@[2-9]/.test(String(manifest.packageManager));
    return `${manager} install ${manager === 'yarn' && modernYarn ? '--immutable' : '--frozen-lockfile'}`;
}
const mostPeers = 5;
function constraintsOf(manifest) {
    const found = [];
    const { engines, exports, name, peerDependencies } = manifest;
    if (isRecord(engines))
        for (const [engine, range] of Object.entries(engines))
            found.push(...phrase(`engines.${engine}`, range));
    if (manifest.type === 'module')
        found.push('ES modules (`"type": "module"`)');
    found.push(...phrase('package manager', manifest.packageManager));
    if (manifest.private === true)
        found.push('private, not for npm');
    else if (typeof name === 'string' && typeof manifest.version === 'string') {
        found.push(`npm package \`${name.slice(0, 100)}\`, not marked private`);
        if (isRecord(exports)) {
            const paths = Object.keys(exports).filter((path) => path.startsWith('.'));
            found.push(`users can import only what \`exports\` lists${paths.length > 1 ? ` (${paths.length} paths)` : ''}`);
        }
    }
    if (isRecord(peerDependencies)) {
        const peers = Object.entries(peerDependencies).flatMap(([peer, range]) => phrase(peer.slice(0, 100), range));
        found.push(...peers.slice(0, mostPeers).map((peer) => `peer dependency ${peer}`));
        if (peers.length > mostPeers)
            found.push(`${peers.length - mostPeers} more peer dependencies`);
    }
    return found;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/evidence/projects/php.js


const readComposer = (file) => {
    let manifest;
    try {
        manifest = JSON.parse(file.text);
    }
    catch {
        return { ecosystem: 'PHP', commands: [], constraints: [], problem: 'is not valid JSON' };
    }
    const scripts = part(manifest, 'scripts');
    const commands = knownNames(Object.keys(scripts)).map(({ kind, name }) => ({
        kind,
        command: `composer run ${name}`,
    }));
    const unit = file.beside('phpunit.xml') || file.beside('phpunit.xml.dist');
    if (unit && !commands.some((one) => one.kind === 'test'))
        commands.push({ kind: 'test', command: 'vendor/bin/phpunit' });
    commands.push({ kind: 'install', command: 'composer install' });
    return { ecosystem: 'PHP', commands, constraints: phrase('php', part(manifest, 'require').php) };
};
function part(from, key) {
    const held = typeof from === 'object' && from !== null ? from[key] : null;
    return typeof held === 'object' && held !== null ? held : {};
}

// EXTERNAL MODULE: ./build/core/toml.js
var toml = __webpack_require__(5347);
;// CONCATENATED MODULE: ./build/evidence/projects/python.js



const readPyproject = (file) => {
    const read = (0,toml/* readToml */.D7)(file.text);
    if (!read.ok) {
        const problem = `is not valid TOML (line ${read.line}: ${read.reason})`;
        return { ecosystem: 'Python', commands: [], constraints: [], problem };
    }
    const { table } = read;
    const project = (0,toml/* tomlTable */.lR)(table, 'project');
    const tools = (0,toml/* tomlTable */.lR)(table, 'tool');
    const manager = python_managerOf(file, tools);
    const commands = [...toolCommands(file, table, tools, manager), ...ownScripts(tools)];
    const built = (0,toml/* tomlTable */.lR)(table, 'build-system') !== null;
    if (built)
        commands.push({ kind: 'build', command: builds[manager] ?? 'python -m build' });
    const install = installs[manager] ?? (built ? 'pip install -e .' : null);
    if (install !== null)
        commands.push({ kind: 'install', command: install });
    return {
        ecosystem: manager === 'pip' ? 'Python' : `Python (${manager})`,
        commands,
        constraints: python_constraintsOf(table, project),
    };
};
const readPythonIni = (file) => {
    const runner = runners[python_managerOf(file, null)] ?? '';
    const has = (section) => section.test(file.text);
    const commands = [];
    if (has(/^\[(?:tool:)?pytest\]/m))
        commands.push({ kind: 'test', command: pytest(runner) });
    if (file.name === 'tox.ini' && has(/^\[(?:tox|testenv)/m))
        commands.push({ kind: 'test', command: 'tox' });
    if (has(/^\[flake8\]/m))
        commands.push({ kind: 'lint', command: `${runner}flake8` });
    if (has(/^\[mypy\]/m))
        commands.push({ kind: 'types', command: `${runner}mypy .` });
    const constraints = phrase('python_requires', firstMatch(file.text, /^[ \t]*python_requires[ \t]*=([^\n]{1,80})/m));
    return { ecosystem: 'Python', commands, constraints };
};
const readPythonMarker = (file) => {
    const runner = runners[python_managerOf(file, null)] ?? '';
    const commands = [];
    if (file.name === 'pytest.ini' || file.name === '.pytest.ini')
        commands.push({ kind: 'test', command: pytest(runner) });
    if (file.name === 'noxfile.py')
        commands.push({ kind: 'test', command: 'nox' });
    if (file.name === 'mypy.ini')
        commands.push({ kind: 'types', command: `${runner}mypy .` });
    if (file.name === 'ruff.toml')
        commands.push({ kind: 'lint', command: `${runner}ruff check .` });
    if (file.name === 'manage.py' && file.text.includes('django')) {
        commands.push({
            kind: 'test',
            command: `${runner || 'python '}${runner ? 'python ' : ''}manage.py test`,
        });
    }
    if (file.name.endsWith('requirements.txt') || file.name.startsWith('requirements')) {
        const lines = file.text.split('\n').map((line) => line.trim());
        const uses = (name) => hasTests(file) && lines.some((line) => requires(line, name));
        if (uses('pytest'))
            commands.push({ kind: 'test', command: pytest(runner) });
        if (uses('pytest-benchmark'))
            commands.push({ kind: 'benchmark', command: benchmark(runner) });
        commands.push({ kind: 'install', command: `pip install -r ${file.name}` });
    }
    const constraints = file.name === 'setup.py'
        ? phrase('python_requires', firstMatch(file.text, /python_requires\s{0,3}=\s{0,3}["']([^"'\n]{1,80})/))
        : [];
    return { ecosystem: 'Python', commands, constraints };
};
function hasTests(file) {
    return file.below().some((path) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(path));
}
const runners = {
    uv: 'uv run ',
    Poetry: 'poetry run ',
    PDM: 'pdm run ',
    Pipenv: 'pipenv run ',
};
const builds = {
    uv: 'uv build',
    Poetry: 'poetry build',
    PDM: 'pdm build',
    Hatch: 'hatch build',
};
const installs = {
    uv: 'uv sync',
    Poetry: 'poetry install',
    PDM: 'pdm install',
    Pipenv: 'pipenv install --dev',
};
function python_managerOf(file, tools) {
    if (file.beside('uv.lock') || tools?.uv !== undefined)
        return 'uv';
    if (file.beside('poetry.lock') || tools?.poetry !== undefined)
        return 'Poetry';
    if (file.beside('pdm.lock') || tools?.pdm !== undefined)
        return 'PDM';
    if (file.beside('Pipfile'))
        return 'Pipenv';
    return (0,toml/* tomlTable */.lR)(tools ?? undefined, 'hatch', 'envs') === null ? 'pip' : 'Hatch';
}
function pytest(runner) {
    return runner === '' ? 'python -m pytest' : `${runner}pytest`;
}
function benchmark(runner) {
    return `${pytest(runner)} --benchmark-only`;
}
function toolCommands(file, table, tools, manager) {
    const runner = runners[manager] ?? '';
    const uses = (name) => tools?.[name] !== undefined || needs(table, name, 0);
    const found = [];
    const add = (kind, command) => found.push({ kind, command });
    if (uses('pytest'))
        add('test', pytest(runner));
    if (uses('pytest-benchmark'))
        add('benchmark', benchmark(runner));
    if (tools?.tox !== undefined)
        add('test', 'tox');
    if (uses('ruff'))
        add('lint', `${runner}ruff check .`);
    if (uses('flake8') && !file.beside('setup.cfg') && !file.beside('tox.ini'))
        add('lint', `${runner}flake8`);
    if (uses('mypy'))
        add('types', `${runner}mypy${files(tools) ? '' : ' .'}`);
    if (uses('pyright'))
        add('types', `${runner}pyright`);
    if (uses('black'))
        add('format', `${runner}black --check .`);
    else if ((0,toml/* tomlTable */.lR)(tools ?? undefined, 'ruff', 'format') !== null)
        add('format', `${runner}ruff format --check .`);
    return found;
}
function files(tools) {
    const mypy = (0,toml/* tomlTable */.lR)(tools ?? undefined, 'mypy');
    return mypy?.files !== undefined || mypy?.packages !== undefined;
}
function ownScripts(tools) {
    const of = (table, command) => knownNames(Object.keys(table ?? {})).map(({ kind, name }) => ({ kind, command: `${command} ${name}` }));
    const hatch = (0,toml/* tomlTable */.lR)(tools ?? undefined, 'hatch', 'envs', 'default', 'scripts');
    return [
        ...of(hatch, 'hatch run'),
        ...of((0,toml/* tomlTable */.lR)(tools ?? undefined, 'pdm', 'scripts'), 'pdm run'),
        ...of((0,toml/* tomlTable */.lR)(tools ?? undefined, 'poe', 'tasks'), 'poe'),
    ];
}
function needs(value, name, depth) {
    if (depth > 8)
        return false;
    if (typeof value === 'string')
        return false;
    if (Array.isArray(value)) {
        return value.some((item) => typeof item === 'string' ? requires(item, name) : needs(item, name, depth + 1));
    }
    return Object.entries(value).some(([key, inner]) => (/dependencies$/.test(key) && (0,toml/* isTable */.bI)(inner) && inner[name] !== undefined) ||
        needs(inner, name, depth + 1));
}
function requires(requirement, name) {
    return requirement.startsWith(name) && !/^[\w-]/.test(requirement.slice(name.length));
}
function python_constraintsOf(table, project) {
    const poetry = (0,toml/* tomlTable */.lR)(table, 'tool', 'poetry');
    const found = [...phrase('requires-python', project?.['requires-python'])];
    found.push(...phrase('python', (0,toml/* tomlTable */.lR)(poetry ?? undefined, 'dependencies')?.python));
    const name = project?.name ?? poetry?.name;
    if (typeof name === 'string' && (0,toml/* tomlTable */.lR)(table, 'build-system') !== null)
        found.push(`built as the package \`${name.slice(0, 100)}\``);
    return found;
}

;// CONCATENATED MODULE: ./build/evidence/projects/ruby.js

const readGemfile = (file) => {
    const commands = [];
    const loads = (gem) => new RegExp(`^[ \\t]*gem[ \\t(]{1,4}["']${gem}["']`, 'm').test(file.text);
    if (loads('rspec') || loads('rspec-rails') || file.beside('.rspec')) {
        commands.push({ kind: 'test', command: 'bundle exec rspec' });
    }
    if (file.beside('bin/rails') && file.below().some((path) => path.startsWith('test/'))) {
        commands.push({ kind: 'test', command: 'bin/rails test' });
    }
    if (loads('rubocop') || file.beside('.rubocop.yml'))
        commands.push({ kind: 'lint', command: 'bundle exec rubocop' });
    commands.push({ kind: 'install', command: 'bundle install' });
    return {
        ecosystem: 'Ruby',
        commands,
        constraints: phrase('ruby', firstMatch(file.text, /^[ \t]*ruby[ \t(]{1,4}["']([^"'\n]{1,40})/m)),
    };
};
const readRakefile = (file) => {
    const run = file.beside('Gemfile') ? 'bundle exec rake' : 'rake';
    const commands = [];
    if (/Rake::TestTask|^[ \t]*task[ \t(]{1,4}:?["']?test\b/m.test(file.text)) {
        commands.push({ kind: 'test', command: `${run} test` });
    }
    if (/RSpec::Core::RakeTask/.test(file.text))
        commands.push({ kind: 'test', command: `${run} spec` });
    return { ecosystem: 'Ruby', commands, constraints: [] };
};
const readRubyMarker = (file) => {
    const commands = file.name === '.rspec' && !file.beside('Gemfile') ? [{ kind: 'test', command: 'rspec' }] : [];
    const required = firstMatch(file.text, /required_ruby_version\s{0,3}=\s{0,3}[^"'\n]{0,40}["']([^"'\n]{1,40})/);
    return { ecosystem: 'Ruby', commands, constraints: phrase('required_ruby_version', required) };
};

;// CONCATENATED MODULE: ./build/evidence/projects/rust.js


function hasBenches(file) {
    const folder = file.directory === '.' ? 'benches/' : `${file.directory}/benches/`;
    return file.below().some((path) => path.startsWith(folder) && path.endsWith('.rs'));
}
const readCargo = (file) => {
    const read = (0,toml/* readToml */.D7)(file.text);
    if (!read.ok) {
        const problem = `is not valid TOML (line ${read.line}: ${read.reason})`;
        return { ecosystem: 'Rust', commands: [], constraints: [], problem };
    }
    const own = (0,toml/* tomlTable */.lR)(read.table, 'package');
    const shared = (0,toml/* tomlTable */.lR)(read.table, 'workspace', 'package');
    const all = (0,toml/* tomlTable */.lR)(read.table, 'workspace') === null ? '' : ' --workspace';
    const commands = [
        { kind: 'test', command: `cargo test${all}` },
        { kind: 'build', command: `cargo build${all}` },
    ];
    const lints = (0,toml/* tomlTable */.lR)(read.table, 'lints', 'clippy') ?? (0,toml/* tomlTable */.lR)(read.table, 'workspace', 'lints', 'clippy');
    if (lints !== null || file.beside('clippy.toml') || file.beside('.clippy.toml')) {
        commands.push({ kind: 'lint', command: `cargo clippy${all}` });
    }
    if (file.beside('rustfmt.toml') || file.beside('.rustfmt.toml')) {
        commands.push({ kind: 'format', command: 'cargo fmt --check' });
    }
    if (Array.isArray(read.table.bench) || hasBenches(file))
        commands.push({ kind: 'benchmark', command: 'cargo bench' });
    const constraints = [own, shared].flatMap((table) => [
        ...phrase('rust-version', table?.['rust-version']),
        ...phrase('edition', table?.edition),
    ]);
    if (own?.publish === 'false')
        constraints.push('not published to crates.io');
    if ((0,toml/* isTable */.bI)(read.table.features))
        constraints.push(`cargo features: ${Object.keys(read.table.features).sort().slice(0, 12).join(', ')}`);
    return { ecosystem: 'Rust', commands, constraints };
};

// EXTERNAL MODULE: ./build/core/make-targets.js
var make_targets = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/evidence/projects/tasks.js


const readMakefile = (file) => reading((0,make_targets/* makeTargets */.J)(file.text), 'make');
const readJustfile = (file) => {
    const recipes = [];
    for (const line of file.text.split('\n')) {
        const head = /^@?([A-Za-z_][\w-]{0,80})((?:[ \t]{1,9}[^ \t:]{1,80}){0,9})[ \t]{0,9}:(?!=)/.exec(line);
        const needsArgument = /(?:^|\s)[+]?\w+(?=\s|$)/.test(head?.[2] ?? '');
        if (head?.[1] !== undefined && !needsArgument)
            recipes.push(head[1]);
    }
    return reading(recipes, 'just');
};
const readTaskfile = (file) => {
    const tasks = [];
    let indent = null;
    let inside = false;
    for (const line of file.text.split(/\r?\n/)) {
        if (/^\S/.test(line) && !line.startsWith('#'))
            inside = /^tasks:\s*(?:#.*)?$/.test(line);
        const key = /^( {1,16})(["']?)([A-Za-z0-9_][\w:.-]{0,80})\2:(?:\s|$)/.exec(line);
        if (!inside || key === null)
            continue;
        indent ??= key[1] ?? null;
        if (key[1] === indent && key[3] !== undefined)
            tasks.push(key[3]);
    }
    return reading(tasks, 'task');
};
function reading(names, program) {
    const commands = knownNames([...new Set(names)], { checkIsTest: true }).map(({ kind, name }) => ({
        kind,
        command: `${program} ${name}`,
    }));
    return { ecosystem: null, commands, constraints: [] };
}

;// CONCATENATED MODULE: ./build/evidence/projects/table.js











const readers = new Map([
    ['package.json', readPackageJson],
    ['deno.json', readDeno],
    ['deno.jsonc', readDeno],
    ['pyproject.toml', readPyproject],
    ['setup.cfg', readPythonIni],
    ['tox.ini', readPythonIni],
    ['pytest.ini', readPythonMarker],
    ['.pytest.ini', readPythonMarker],
    ['mypy.ini', readPythonMarker],
    ['ruff.toml', readPythonMarker],
    ['noxfile.py', readPythonMarker],
    ['manage.py', readPythonMarker],
    ['setup.py', readPythonMarker],
    ['requirements.txt', readPythonMarker],
    ['Cargo.toml', readCargo],
    ['go.mod', readGoModule],
    ['pom.xml', readMaven],
    ['build.gradle', readGradle],
    ['build.gradle.kts', readGradle],
    ['Gemfile', readGemfile],
    ['Rakefile', readRakefile],
    ['.rspec', readRubyMarker],
    ['composer.json', readComposer],
    ['CMakeLists.txt', readCmake],
    ['mix.exs', readMix],
    ['Makefile', readMakefile],
    ['makefile', readMakefile],
    ['GNUmakefile', readMakefile],
    ['justfile', readJustfile],
    ['Justfile', readJustfile],
    ['.justfile', readJustfile],
    ['Taskfile.yml', readTaskfile],
    ['Taskfile.yaml', readTaskfile],
    ['Taskfile.dist.yml', readTaskfile],
]);
const table_names = [...readers.keys()];
const deepest = new Map([
    ['CMakeLists.txt', 0],
    ...['setup.cfg', 'tox.ini', 'mypy.ini', 'ruff.toml'].map((name) => [name, 2]),
    ...['Makefile', 'makefile', 'GNUmakefile'].map((name) => [name, 2]),
]);
const requirements = /^(?:[a-z]{1,20}[-_])?requirements[\w.-]{0,40}\.txt$/;
const documentation = /^(?:docs?|documentation|website|site)\//i;
function readerOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isRequirements = name.endsWith('.txt') && requirements.test(name);
    const most = isRequirements ? 2 : deepest.get(name);
    if (most !== undefined && (depthOf(path) > most || documentation.test(path)))
        return null;
    const known = readers.get(name);
    if (known !== undefined)
        return { read: known, order: table_names.indexOf(name) };
    if (isRequirements)
        return { read: readPythonMarker, order: table_names.indexOf('requirements.txt') + 0.5 };
    if (name.endsWith('.sln') || name.endsWith('.slnx'))
        return { read: readSolution, order: table_names.length };
    if (name.endsWith('proj') && /\.(?:cs|fs|vb)proj$/.test(name)) {
        return { read: readDotnetProject, order: table_names.length + 1 };
    }
    return name.endsWith('.gemspec') ? { read: readRubyMarker, order: table_names.length + 2 } : null;
}
function depthOf(path) {
    return path.split('/').length - 1;
}
function namesItsCommands(path) {
    return own.has(path.slice(path.lastIndexOf('/') + 1));
}
const own = new Set([
    ...['package.json', 'deno.json', 'deno.jsonc', 'composer.json'],
    ...['Makefile', 'makefile', 'GNUmakefile', 'justfile', 'Justfile', '.justfile'],
    ...['Taskfile.yml', 'Taskfile.yaml', 'Taskfile.dist.yml'],
]);

;// CONCATENATED MODULE: ./build/evidence/commands.js


const mostBelow = 30;
const mostAtRoot = 40;
const commands_largest = 512 * 1024;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|examples?|templates?|dist|build|out|target|\.[^/]+)\//;
const commands = {
    name: 'commands',
    round: 1,
    async gather(question, { tree }) {
        const listing = await tree.list();
        const { leftOut = [] } = listing;
        const files = leftOut.length === 0 ? listing.files : [...listing.files, ...leftOut].sort();
        const { kept, of } = projectFiles(files, question.under, new Set(leftOut));
        const facts = { commands: [], ecosystems: [], constraints: [] };
        const note = {
            examined: [],
            skipped: leftOutNote(question, listing),
            truncated: [],
        };
        if (kept.length < of)
            note.truncated.push({ what: 'project files', kept: kept.length, of });
        const known = new Set(files);
        for (const { path, read } of kept) {
            const file = await commands_open(tree, path, files, known);
            const reading = typeof file === 'string' ? { problem: `was not read: ${file}` } : read(file);
            const unread = reading.problem;
            if (unread !== undefined)
                note.skipped.push({ what: path, reason: `it ${unread}` });
            else
                note.examined.push(path);
            if ('commands' in reading)
                addReading(facts, reading, path);
        }
        facts.commands = ownFirst(facts.commands);
        const examined = note.examined.length > 0
            ? `project files: ${note.examined.join(', ')}`
            : 'project files: there are none';
        return { facts: kept.length > 0 ? facts : null, coverage: { ...note, examined: [examined] } };
    },
};
function projectFiles(files, under, leftOut) {
    const found = [];
    for (const path of files) {
        const reader = readerOf(path);
        if (reader === null)
            continue;
        const depth = depthOf(path);
        if (depth > 0 && foreign.test(path))
            continue;
        const isAround = depth === 0 || `${under}/`.startsWith(`${directoryOf(path)}/`);
        if (!isAround && (leftOut.has(path) || (under !== '' && !path.startsWith(`${under}/`))))
            continue;
        found.push({ path, ...reader, depth });
    }
    found.sort((a, b) => a.depth - b.depth ||
        compare(directoryOf(a.path), directoryOf(b.path)) ||
        a.order - b.order ||
        compare(a.path, b.path));
    const atRoot = found.filter((one) => one.depth === 0).slice(0, mostAtRoot);
    const below = found.filter((one) => one.depth > 0).slice(0, mostBelow);
    return { kept: [...atRoot, ...below], of: found.length };
}
async function commands_open(tree, path, files, known) {
    const read = await tree.read(path, commands_largest);
    if (read.kind !== 'text')
        return read.reason;
    const directory = directoryOf(path);
    const folder = directory === '.' ? '' : `${directory}/`;
    return {
        path,
        directory,
        name: path.slice(folder.length),
        text: read.text,
        beside: (name) => known.has(folder + name),
        atRoot: (name) => known.has(name),
        below: () => files.filter((file) => file.startsWith(folder)),
    };
}
function addReading(facts, reading, source) {
    const directory = directoryOf(source);
    for (const one of reading.commands) {
        const told = facts.commands.some((c) => c.directory === directory && c.kind === one.kind && c.command === one.command);
        if (!told)
            facts.commands.push({ ...one, source, directory });
    }
    for (const text of reading.constraints)
        facts.constraints.push({ text, source });
    if (reading.ecosystem !== null && !facts.ecosystems.includes(reading.ecosystem))
        facts.ecosystems.push(reading.ecosystem);
}
function ownFirst(commands) {
    const folders = [...new Set(commands.map((one) => one.directory))];
    return folders.flatMap((folder) => {
        const here = commands.filter((one) => one.directory === folder);
        const own = here.filter((one) => namesItsCommands(one.source));
        return [...own, ...here.filter((one) => !own.includes(one))];
    });
}
function directoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '.' : path.slice(0, slash);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/evidence/diff.js + 6 modules
var diff = __webpack_require__(6083);
;// CONCATENATED MODULE: ./build/core/fix-subject.js
const strong = /\b(?:hotfix(?:e[sd])?|bugfix(?:e[sd])?|regress(?:ion|ions|ed|es)?|crash(?:e[sd]|ing)?|segfaults?|deadlocks?|panics?|data race|race condition|memory leaks?|vulnerabilit(?:y|ies)|vulnerable|CVE-\d{4}-\d+|GHSA-[\w-]{4,20})\b/i;
const weak = /\b(?:fix|fixe[sd]|fixing|bugs?|reverts?|reverted|resolve[sd]?|correct(?:s|ed)?|repair(?:s|ed)?)\b/i;
const conventional = /^([a-z]{2,20})(?:\(([^()]{1,60})\))?!?:\s/i;
const fixTypes = new Set(['fix', 'fixes', 'bugfix', 'hotfix', 'revert', 'security', 'bug']);
const harmlessScopes = /^(?:typos?|lint|linting|docs?|documentation|ci|tests?|build|style|types?|typing|formatting|readme|changelog|examples?|website|comments?|deps|deps-dev|release)$/i;
const harmless = /^(?:typos?|lint|linter|linting|eslint|docs?|documentation|ci|test|tests|testing|spelling|grammar|formatting|format|whitespace|indentation|comments?|links?|readme|changelog|badges?|warnings?|examples?|style|build|builds|types|typings?|workflows?|travis|snapshots?|imports?|jsdoc|docstrings?|coverage|conflicts?|wording|url|urls|copyright|license)$/i;
const reach = 4;
const fillers = /^(?:a|an|the|some|more|all|up|in|of|for|minor|small|broken|flaky|failing|wrong|various|remaining|few|and|another|one|merge|dead)$/i;
function speaksOfFix(subject) {
    const text = subject.slice(0, 300);
    const head = conventional.exec(text);
    const type = head?.[1]?.toLowerCase();
    const said = head === null ? text : text.slice(head[0].length);
    if (strong.test(said))
        return true;
    if (head !== null && type !== undefined) {
        if (!fixTypes.has(type))
            return false;
        return !harmlessScopes.test(head[2] ?? '') && !mendsHarmless(said.split(/[^\w-]+/));
    }
    const at = weak.exec(said);
    if (at === null)
        return false;
    return !mendsHarmless(said.slice(at.index + at[0].length).split(/[^\w-]+/));
}
function mendsHarmless(words) {
    for (const word of words.filter(Boolean).slice(0, reach)) {
        if (harmless.test(word))
            return true;
        if (!fillers.test(word))
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/file-history.js

const mostCommits = 5;
const mostAuthors = 3;
const wide = 30;
const leastTogether = 2;
const mostTogether = 3;
function fileHistories(log, paths) {
    return paths.map((path) => {
        const own = log.filter((entry) => entry.files.includes(path));
        const authors = counted(own.map((entry) => entry.author)).slice(0, mostAuthors);
        return {
            path,
            commits: own.length,
            fixes: own
                .filter((entry) => speaksOfFix(entry.subject))
                .slice(0, mostCommits)
                .map(commitFact),
            recent: own.slice(0, mostCommits).map(commitFact),
            authors: authors.map(([name, commits]) => ({ name, commits })),
        };
    });
}
function changedTogether(log, paths, counts) {
    const narrow = log.filter((entry) => entry.files.length <= wide);
    const pairs = paths.flatMap((path) => {
        const others = narrow
            .filter((entry) => entry.files.includes(path))
            .flatMap((entry) => [...new Set(entry.files)].filter((file) => file !== path && counts(file)));
        return counted(others)
            .filter(([, commits]) => commits >= leastTogether)
            .slice(0, mostTogether)
            .map(([file, commits]) => ({ path, with: file, commits }));
    });
    const first = pairs.filter((pair, index) => !pairs.slice(0, index).some((other) => other.path === pair.with && other.with === pair.path));
    return first.sort((a, b) => b.commits - a.commits);
}
function commitFact({ hash, subject, author, time }) {
    return { hash, subject, author, time };
}
function counted(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

;// CONCATENATED MODULE: ./build/evidence/history.js


const mostPaths = 20;
const history_mostCommits = 400;
const changesAlways = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|go\.sum|CHANGE(?:LOG|S)[^/]{0,20}|HISTORY[^/]{0,20})$/i;
const history_history = {
    name: 'history',
    round: 2,
    isBackground: true,
    async gather({ concerns }, { repository, repositoryFault, tree }) {
        if (repository === null)
            return none(repositoryFault ?? 'the workspace is not in a git repository');
        if (repository.head === null)
            return none('the repository has no commit yet');
        const concerned = [...new Set(concerns.map((concern) => concern.file))];
        const paths = concerned.slice(0, mostPaths);
        if (paths.length === 0)
            return { facts: null, coverage: { examined: ['history: no file is concerned'] } };
        const { files } = await tree.list();
        const logged = await repository.log({ commits: history_mostCommits, paths });
        const log = repository.shallow ? withoutBoundary(logged, files.length) : logged;
        const present = new Set(files);
        const facts = {
            commits: log.length,
            files: fileHistories(log, paths),
            together: changedTogether(log, paths, (path) => present.has(path) && !changesAlways.test(path)),
            shallow: repository.shallow,
        };
        const truncated = [];
        if (paths.length < concerned.length) {
            truncated.push({ what: 'files whose history was read', kept: paths.length, of: concerned.length });
        }
        const examined = [`history: ${(0,core_count/* counted */.h)(log.length, 'commit')} touching ${(0,core_count/* counted */.h)(paths.length, 'file')}`];
        const skipped = repository.shallow
            ? [{ what: 'history', reason: 'the clone is shallow; commits before its boundary were not seen' }]
            : [];
        return { facts, coverage: { examined, skipped, truncated } };
    },
};
function none(reason) {
    return { facts: null, coverage: { skipped: [{ what: 'history', reason }] } };
}
function withoutBoundary(log, files) {
    const oldest = log.length < history_mostCommits ? log.length - 1 : log.length;
    return log.filter((entry, index) => index < oldest && entry.files.length * 2 <= Math.max(files, 60));
}

;// CONCATENATED MODULE: ./build/core/path-pattern.js
const anyFolders = Symbol('**');
const anyText = Symbol('*');
const anyCharacter = Symbol('?');
function pathPattern(pattern) {
    const parts = splitSegments(pattern);
    const rooted = parts[0] === '';
    if (rooted)
        parts.shift();
    const folder = parts.length > 0 && parts.at(-1) === '';
    if (folder)
        parts.pop();
    if (parts.length === 0 || parts.includes(''))
        return null;
    const last = parts.at(-1);
    const segments = parts.map(segment);
    if (!rooted && parts.length === 1 && last !== '**')
        segments.unshift(anyFolders);
    if (folder)
        segments.push(anyFolders, [anyText]);
    else if (last === '**')
        segments.push([anyText]);
    return { segments, below: !folder && last !== '*' && last !== '**' };
}
function matchesPath({ segments, below }, path) {
    let at = 0;
    let name = 0;
    let backTo = null;
    for (;;) {
        const wanted = segments[at];
        if (wanted === anyFolders) {
            at += 1;
            backTo = { at, name };
        }
        else if (wanted === undefined ? below || name === path.length : matchesName(wanted, path[name])) {
            if (wanted === undefined)
                return true;
            at += 1;
            name += 1;
        }
        else if (backTo !== null && backTo.name < path.length) {
            backTo.name += 1;
            at = backTo.at;
            name = backTo.name;
        }
        else
            return false;
    }
}
function matchesName(wanted, name) {
    if (name === undefined)
        return false;
    if (typeof wanted === 'string')
        return wanted === name;
    let at = 0;
    let character = 0;
    let backTo = null;
    while (character < name.length || at < wanted.length) {
        const piece = wanted[at];
        if (piece === anyText) {
            at += 1;
            backTo = { at, character };
        }
        else if (character < name.length && (piece === anyCharacter || piece === name[character])) {
            at += 1;
            character += 1;
        }
        else if (backTo !== null && backTo.character < name.length) {
            backTo.character += 1;
            at = backTo.at;
            character = backTo.character;
        }
        else
            return false;
    }
    return true;
}
function splitSegments(pattern) {
    const parts = [''];
    for (let at = 0; at < pattern.length; at += 1) {
        const character = pattern[at] ?? '';
        if (character === '/')
            parts.push('');
        else {
            const escaped = character === '\\' ? (pattern[at + 1] ?? '') : '';
            parts[parts.length - 1] += character + escaped;
            at += escaped.length;
        }
    }
    return parts;
}
function segment(text) {
    if (text === '**')
        return anyFolders;
    if (!/[*?\\]/.test(text))
        return text;
    const pieces = [];
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (character === '\\') {
            at += 1;
            pieces.push(text[at] ?? '\\');
        }
        else if (character === '*') {
            if (pieces.at(-1) !== anyText)
                pieces.push(anyText);
        }
        else
            pieces.push(character === '?' ? anyCharacter : character);
    }
    return pieces;
}

;// CONCATENATED MODULE: ./build/core/codeowners.js

const sectionHead = /^\^?\[([^\]]{1,200})\](?:\[\d{1,4}\])?(?=\s|$)/;
const owner = /^(?:@{1,2}[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,20}|[^\s@]{1,100}@[^\s@]{1,200})$/;
function parseOwners(text) {
    const rules = [];
    const ignored = [];
    let section = { name: '', owners: [] };
    const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
    lines.forEach((raw, index) => {
        const line = index + 1;
        const head = sectionHead.exec(raw.trim());
        const words = splitWords(head ? raw.trim().slice(head[0].length) : raw);
        const wrong = (head ? words : words.slice(1)).find((word) => !owner.test(word));
        if (wrong !== undefined)
            ignored.push({ line, reason: `\`${wrong.slice(0, 60)}\` is no owner` });
        else if (head)
            section = { name: (head[1] ?? '').toLowerCase(), owners: words };
        else if (words[0] !== undefined) {
            const [pattern, ...named] = words;
            const matches = pattern.startsWith('!') ? null : pathPattern(pattern);
            const owners = named.length > 0 ? named : section.owners;
            if (matches === null)
                ignored.push({ line, reason: `\`${pattern.slice(0, 60)}\` is no pattern` });
            else
                rules.push({ pattern, owners, line, section: section.name, matches });
        }
    });
    return { rules, ignored };
}
function ownersOf(rules, path) {
    const segments = path.split('/');
    const sections = new Set(rules.map((rule) => rule.section));
    const decisive = [];
    for (let at = rules.length - 1; at >= 0 && sections.size > 0; at -= 1) {
        const rule = rules[at];
        if (rule === undefined || !sections.has(rule.section) || !matchesPath(rule.matches, segments))
            continue;
        sections.delete(rule.section);
        decisive.unshift(rule);
    }
    const last = decisive.at(-1);
    if (last === undefined)
        return null;
    return {
        owners: [...new Set(decisive.flatMap((rule) => rule.owners))],
        pattern: last.pattern,
        line: last.line,
    };
}
function splitWords(line) {
    const words = [];
    let word = '';
    for (let at = 0; at < line.length; at += 1) {
        const character = line[at] ?? '';
        if (character === '#' && word === '')
            break;
        if (character === ' ' || character === '\t') {
            if (word !== '')
                words.push(word);
            word = '';
        }
        else if (character === '\\') {
            word += character + (line[at + 1] ?? '');
            at += 1;
        }
        else
            word += character;
    }
    if (word !== '')
        words.push(word);
    return words;
}

;// CONCATENATED MODULE: ./build/evidence/owners.js

const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];
const owners_largest = 3 * 1024 * 1024;
const mostRules = 20_000;
const mostFiles = 100;
const mostRemarks = 5;
const owners = {
    name: 'owners',
    round: 2,
    isBackground: true,
    async gather({ concerns }, { tree }) {
        const found = await first(tree);
        if (found === null) {
            return {
                facts: { source: null, files: [] },
                coverage: { examined: ['owners: there is no CODEOWNERS file'] },
            };
        }
        const { source, read } = found;
        if (read.kind !== 'text') {
            return { facts: null, coverage: { skipped: [{ what: source, reason: read.reason }] } };
        }
        const parsed = parseOwners(read.text);
        const kept = concerns.slice(0, mostFiles);
        const rules = parsed.rules.slice(-mostRules);
        const owned = [];
        for (const { file } of kept) {
            const found = ownersOf(rules, file);
            if (found !== null)
                owned.push({ path: file, ...found });
        }
        return {
            facts: { source, files: owned },
            coverage: note(source, parsed, kept.length, concerns.length),
        };
    },
};
async function first(tree) {
    for (const source of places) {
        const read = await tree.read(source, owners_largest);
        if (read.kind !== 'missing')
            return { source, read };
    }
    return null;
}
function note(source, parsed, kept, of) {
    const truncated = [];
    if (kept < of)
        truncated.push({ what: 'files whose owners were looked up', kept, of });
    if (parsed.rules.length > mostRules) {
        truncated.push({ what: `lines of ${source}`, kept: mostRules, of: parsed.rules.length });
    }
    const remarks = parsed.ignored
        .slice(0, mostRemarks)
        .map(({ line, reason }) => `line ${line} counts for nothing: ${reason}`);
    const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
    return { examined: [`owners: ${source}${remark}`], truncated };
}

// EXTERNAL MODULE: ./build/core/code-line.js
var code_line = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(1088);
// EXTERNAL MODULE: ./build/core/mentions.js
var core_mentions = __webpack_require__(7196);
// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(6134);
;// CONCATENATED MODULE: ./build/core/rank.js


const roleFactor = {
    source: 1,
    config: 0.5,
    test: 0.35,
    docs: 0.35,
    example: 0.3,
    generated: 0.1,
};
function rarity(words, hits, files) {
    const inFiles = new Map();
    for (const hit of hits) {
        for (const needle of hit.lines.keys())
            inFiles.set(needle, (inFiles.get(needle) ?? 0) + 1);
    }
    const table = new Map();
    for (const { needle } of words) {
        const df = inFiles.get(needle) ?? 0;
        table.set(needle, df === 0 ? 0 : Math.log(1 + (files - df + 0.5) / (df + 0.5)));
    }
    return table;
}
function rolesMeant(text) {
    const lower = text.slice(0, 20_000).toLowerCase();
    const roles = new Set(['source']);
    if (/\b(?:tests? (?:suite|file|case|fail|are|is)|flaky|add(?: a| more| unit)? tests?|spec files?|fixtures?)\b/.test(lower))
        roles.add('test');
    if (/\b(?:docs?|documentation|readme|changelog|guide|tutorial|typo)\b/.test(lower))
        roles.add('docs');
    if (/\b(?:examples?|demo|sample)\b/.test(lower))
        roles.add('example');
    if (/\b(?:config|configuration|settings|workflow|ci|yaml|json|package\.json|dependency|dependencies|dockerfile)\b/.test(lower))
        roles.add('config');
    return roles;
}
function rankByHits(words, hits, rare, roles, named) {
    return hits
        .map(({ file, lines }) => {
        let score = named.has(file) ? 40 : 0;
        for (const word of words) {
            const count = lines.get(word.needle)?.length ?? 0;
            if (count > 0)
                score += word.weight * (rare.get(word.needle) ?? 0) * (count / (count + 1.5));
        }
        score += pathScore(file, words, rare);
        return { file, score: score * factor(file, roles) };
    })
        .sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1));
}
function pathScore(file, words, rare) {
    if (!mayMatch(file, words))
        return 0;
    const parts = file.split('/');
    const own = new Set((0,core_words/* splitName */.W0)((parts.pop() ?? '').replace(/\.[^.]*$/, '')).map(core_words/* stem */.WS));
    const folders = new Set(parts.flatMap(core_words/* splitName */.W0).map(core_words/* stem */.WS));
    let score = 0;
    let matched = 0;
    for (const word of words) {
        const stems = word.identifier ? (0,core_words/* splitName */.W0)(word.text).map(core_words/* stem */.WS) : [word.stem];
        const weight = word.weight * Math.max(rare.get(word.needle) ?? 0, 1);
        if (stems.every((s) => own.has(s))) {
            score += weight * 1.1;
            matched += stems.length;
        }
        else if (stems.every((s) => own.has(s) || folders.has(s)))
            score += weight * 0.35;
    }
    return own.size > 0 && matched >= own.size && own.size > 1 ? score * 1.8 : score;
}
function mayMatch(file, words) {
    const lower = file.toLowerCase();
    const begins = (stemmed) => lower.includes(stemmed.slice(0, 3));
    return words.some((word) => word.identifier ? (0,core_words/* splitName */.W0)(word.text).every((part) => begins((0,core_words/* stem */.WS)(part))) : begins(word.stem));
}
function factor(file, roles) {
    const kind = (0,file_kind/* fileKind */.h)(file);
    return roles.has(kind) ? 1 : roleFactor[kind];
}

// EXTERNAL MODULE: ./build/core/letters.js
var letters = __webpack_require__(5398);
;// CONCATENATED MODULE: ./build/core/read-closely.js



const windowLines = 30;
const mostBeginnings = 2_000;
function readClosely(text, words, rare, most) {
    const lines = text.split('\n');
    const at = new Map();
    const perLine = new Map();
    const stems = read_closely_remembered(core_words/* stem */.WS);
    const stemsIn = read_closely_remembered((line) => new Set((0,core_words/* splitName */.W0)(line).map(stems)));
    const names = read_closely_remembered(definedNames);
    for (const [index, near] of linesNear(text, words)) {
        const line = lines[index] ?? '';
        if (line.length > 2000)
            continue;
        for (const { word, defines } of wordsOfLine(line, near, { stems, stemsIn, names })) {
            const list = at.get(word) ?? [];
            list.push(index + 1);
            at.set(word, list);
            const worth = defines ? 1.6 : (0,code_line/* isImport */.YF)(line) ? 0.3 : 1;
            const gain = word.weight * (rare.get(word.needle) ?? 0) * worth;
            const here = perLine.get(index + 1) ?? [];
            here.push({ word, gain });
            perLine.set(index + 1, here);
        }
    }
    const length = 0.35 + 0.65 * (lines.length / 300);
    let whole = 0;
    for (const [word, places] of at) {
        whole +=
            (word.weight * (rare.get(word.needle) ?? 0) * (2.2 * places.length)) / (places.length + 1.2 * length);
    }
    const stretches = bestStretches(perLine, lines.length, most);
    const local = stretches.reduce((sum, s, index) => sum + s.score / 2 ** index, 0);
    return { score: whole + local, stretches };
}
function linesNear(text, words) {
    const lower = text.replaceAll('\u0130', 'i').toLowerCase();
    const starts = [0];
    for (let end = lower.indexOf('\n'); end >= 0; end = lower.indexOf('\n', end + 1))
        starts.push(end + 1);
    const found = new Map();
    for (const word of words) {
        let line = 0;
        let from = lower.indexOf(word.needle);
        while (from >= 0) {
            while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= from)
                line += 1;
            const here = found.get(line);
            if (here === undefined)
                found.set(line, [word]);
            else
                here.push(word);
            const next = starts[line + 1];
            from = next === undefined ? -1 : lower.indexOf(word.needle, next);
        }
    }
    return found;
}
function read_closely_remembered(ask) {
    const known = new Map();
    return (word) => {
        const before = known.get(word);
        if (before !== undefined)
            return before;
        const answer = ask(word);
        known.set(word, answer);
        return answer;
    };
}
function wordsOfLine(line, near, { stems, stemsIn, names }) {
    const here = near.filter((word) => word.identifier ? line.includes(word.text) : stemsIn(line).has(word.stem));
    if (here.length === 0)
        return [];
    const defined = names(line);
    return here.map((word) => ({
        word,
        defines: defined.some((name) => word.identifier ? name === word.text : (0,core_words/* splitName */.W0)(name).map(stems).includes(word.stem)),
    }));
}
function definedNames(line) {
    if (line.length > 400)
        return [];
    const names = [];
    for (const match of line.matchAll(read_closely_forms().keyword))
        if (match[1])
            names.push(match[1]);
    const method = line.trimEnd().endsWith('{') ? read_closely_forms().method.exec(line) : null;
    if (method?.[1] && !/^(?:if|for|while|switch|catch|with|return|function)$/.test(method[1]))
        names.push(method[1]);
    const assigned = line.includes('=>') || line.includes('function') ? read_closely_forms().assigned.exec(line) : null;
    if (assigned?.[1])
        names.push(assigned[1]);
    return names;
}
let made = null;
function read_closely_forms() {
    made ??= {
        keyword: (0,letters/* pattern */.T)(String.raw `\b(?:function\*?|class|interface|type|enum|struct|trait|impl|def|fn|func|module|const|let|var|object|record|sub)\s+(?:\([^()]{0,80}\)\s*)?([L_$][L0-9_$]*)`, 'g'),
        method: (0,letters/* pattern */.T)(String.raw `^\s*(?:export\s+|public\s+|private\s+|protected\s+|static\s+|async\s+|get\s+|set\s+|#|\*)*([L_$][L0-9_$]*)\s*\([^;]*\{\s*$`),
        assigned: (0,letters/* pattern */.T)(String.raw `([L_$][L0-9_$]*)\s*[:=]\s*(?:async\s*)?(?:function\b|\([^()]{0,120}\)\s*=>)`),
    };
    return made;
}
function bestStretches(perLine, lineCount, most) {
    const hitLines = [...perLine.keys()].sort((a, b) => a - b);
    const apart = Math.ceil(hitLines.length / mostBeginnings);
    const candidates = hitLines.flatMap((first, from) => {
        if (from % apart !== 0)
            return [];
        const best = new Map();
        let focusLine = first;
        let focusGain = 0;
        let last = first;
        for (let at = from; at < hitLines.length; at += 1) {
            const line = hitLines[at];
            if (line >= first + windowLines)
                break;
            let gain = 0;
            for (const entry of perLine.get(line) ?? []) {
                gain += entry.gain;
                best.set(entry.word, Math.max(best.get(entry.word) ?? 0, entry.gain) + entry.gain * 0.08);
            }
            last = line;
            if (gain > focusGain) {
                focusGain = gain;
                focusLine = line;
            }
        }
        const score = [...best.values()].reduce((sum, gain) => sum + gain, 0);
        const said = [...new Set([...best].sort((a, b) => b[1] - a[1]).map(([word]) => word.text))];
        return [
            {
                startLine: Math.max(1, first - 2),
                endLine: Math.min(lineCount, last + 3),
                focusLine,
                score,
                words: said,
            },
        ];
    });
    const chosen = [];
    for (const stretch of candidates.sort((a, b) => b.score - a.score || a.startLine - b.startLine)) {
        if (chosen.length >= most)
            break;
        if (chosen.every((c) => stretch.startLine > c.endLine || stretch.endLine < c.startLine))
            chosen.push(stretch);
    }
    return chosen;
}

// EXTERNAL MODULE: ./build/core/task-sections.js
var task_sections = __webpack_require__(6655);
// EXTERNAL MODULE: ./build/core/task-text.js + 1 modules
var task_text = __webpack_require__(9048);
;// CONCATENATED MODULE: ./build/evidence/passage-files.js





function filesNamed(asked, mentions, files, { leftOut = [], absent = [] }, question) {
    const found = new Set(asked);
    const named = { files: found, lines: [], missing: [] };
    const unread = new Map();
    for (const mention of mentions) {
        const { path, line } = mention;
        const file = onlyFile(path, files);
        if (file !== null) {
            found.add(file);
            if (line !== null)
                named.lines.push({ file, line });
            continue;
        }
        if ((0,core_mentions/* filesMeant */.dh)(path, files).length > 0)
            continue;
        const hidden = onlyFile(path, leftOut);
        const gone = hidden === null ? onlyFile(path, absent) : null;
        if (hidden !== null)
            unread.set(hidden, `left out by ${filterOf(question)}`);
        else if (gone !== null)
            unread.set(gone, 'not checked out (sparse checkout)');
        else if (mention.sure && !isElsewhere(path))
            named.missing.push(path);
    }
    return { ...named, unread: [...unread].map(([path, reason]) => ({ path, reason })) };
}
function onlyFile(path, files) {
    const meant = (0,core_mentions/* filesMeant */.dh)(path, files);
    return meant.length <= 2 || meant[0] === path ? (meant[0] ?? null) : null;
}
function isElsewhere(path) {
    return /^(?:\/|[A-Za-z]:)|(?:^|\/)node_modules\//.test(path);
}
function bareNames(text, files, under) {
    const start = text.slice(0, core_words/* analysed */.yR);
    return [...codeByName(start, files), ...pages(start, files, under)];
}
function codeByName(text, files) {
    const said = new Set([
        ...text.matchAll((0,letters/* pattern */.T)(String.raw `(?<![L0-9_./-])[L0-9]+(?:[-_][L0-9]+)+(?![L0-9_/-]|\.[L])`, 'g')),
    ].map((m) => m[0]));
    if (said.size === 0)
        return [];
    const found = new Map();
    for (const file of files) {
        const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
        if (said.has(name) && (0,file_kind/* fileKind */.h)(file) === 'source' && !file.endsWith('.d.ts'))
            found.set(name, [...(found.get(name) ?? []), file]);
    }
    return [...found].flatMap(([name, [file, ...others]]) => file !== undefined && others.length === 0 ? [{ said: name, path: file }] : []);
}
const page = /(?<![\w./-])(?:README|CHANGELOG|CONTRIBUTING|LICEN[SC]E|SECURITY|CODE_OF_CONDUCT|Makefile|Dockerfile)(?![\w/-]|\.\w)/g;
const pageEnding = /^(?:\.(?:md|markdown|mdx|rst|adoc|txt))?$/;
const merelyRead = /\b(?:read|seen?|checked|followed|following|according to|described in|documented in|mentioned in|stated in|shown in|explained in|per)\s+(?:[\w'’]+\s+){0,5}$/i;
const merelySays = /^\s+(?:file\s+|already\s+|currently\s+)?(?:says|states|mentions|claims|shows|promises)\b/i;
function pages(text, files, under) {
    const found = new Map();
    for (const match of text.matchAll(page)) {
        const end = match.index + match[0].length;
        if (merelyRead.test(text.slice(Math.max(0, match.index - 100), match.index)))
            continue;
        if (merelySays.test(text.slice(end, end + 60)))
            continue;
        const file = under === '' ? null : pageIn(`${under}/`, match[0], files);
        const meant = file ?? pageIn('', match[0], files);
        if (meant !== null)
            found.set(meant, { said: match[0], path: meant });
    }
    return [...found.values()];
}
function pageIn(folder, name, files) {
    const start = `${folder}${name}`.toLowerCase();
    const here = files.filter((file) => file.toLowerCase().startsWith(start) && pageEnding.test(file.slice(start.length).toLowerCase()));
    return here.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null;
}

;// CONCATENATED MODULE: ./build/evidence/passage-given.js

async function givenFiles(paths, listing, tree) {
    const listed = new Set(listing.files);
    const leftOut = new Set(listing.leftOut ?? []);
    const given = { files: [], skipped: [] };
    for (const path of paths) {
        if (leftOut.has(path)) {
            const reason = 'named with --file, and left out by --include, --exclude or --working-directory';
            given.skipped.push({ what: path, reason });
            continue;
        }
        if (!listed.has(path))
            await refuse(path, [...listed, ...leftOut], tree);
        given.files.push(path);
    }
    return given;
}
async function refuse(path, known, tree) {
    if (path === '.' || known.some((file) => file.startsWith(`${path}/`))) {
        throw new errors/* RunError */.e4('input', `${path} is a folder, not a file; check --file.`, {
            hint: 'Name single files, or keep the run to a folder with --working-directory or --include.',
        });
    }
    const { kind } = await tree.read(path);
    if (kind === 'missing' || kind === 'outside' || kind === 'unreadable') {
        throw new errors/* RunError */.e4('input', `There is no file ${path} in the workspace; check --file.`, {
            hint: 'Give its path from the workspace, as in src/save.js.',
        });
    }
}

;// CONCATENATED MODULE: ./build/evidence/passage-names.js

const most = 20;
function definitionsOf(names, read) {
    const wanted = new Set(names);
    const found = [];
    for (const file of [...read.keys()].sort()) {
        const text = read.get(file) ?? '';
        const here = [...wanted].filter((name) => text.includes(name));
        if (here.length === 0)
            continue;
        text.split('\n').forEach((line, index) => {
            if (!here.some((name) => line.includes(name)))
                return;
            for (const name of definedNames(line)) {
                const known = found.some((f) => f.name === name && f.file === file);
                if (wanted.has(name) && !known)
                    found.push({ name, file, line: index + 1 });
            }
        });
    }
    return found.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name)).slice(0, most);
}

;// CONCATENATED MODULE: ./build/core/busiest-method.js


const fewestOwn = 2;
function busiestMethod(methods, line, lines, sought) {
    const current = methods.find((one) => one.startLine <= line && line <= one.endLine) ?? null;
    const head = current === null ? wordsIn(lines.slice(line - 1, line), sought.words) : [];
    const words = sought.words.filter((word) => !head.includes(word));
    const candidates = methods
        .filter((one) => current === null || (one.startLine <= sought.endLine && one.endLine >= sought.startLine))
        .map((method) => {
        const said = wordsIn(lines.slice(method.startLine - 1, method.endLine), words);
        const named = sought.words.some((word) => word.identifier && word.text === method.name);
        return { method, said, named, worth: worthOf(said, sought.rare) };
    })
        .sort((a, b) => Number(b.named) - Number(a.named) || b.worth - a.worth);
    const best = candidates[0];
    const known = candidates.find((one) => one.method === current);
    if (best === undefined || best.worth === 0)
        return null;
    const isBetter = known
        ? best.named !== known.named || best.worth > known.worth
        : best.named || best.said.length >= fewestOwn;
    if (!isBetter)
        return null;
    const telling = [...best.said].sort((a, b) => worthOf([b], sought.rare) - worthOf([a], sought.rare));
    return {
        line: busiestLine(best.method, lines, best.said, sought.rare),
        words: telling.map((word) => word.text),
    };
}
function busiestLine({ startLine, endLine }, lines, words, rare) {
    let best = startLine;
    let most = 0;
    for (let at = startLine; at <= endLine; at += 1) {
        const line = lines[at - 1] ?? '';
        const worth = (0,code_line/* isComment */.Cn)(line) ? 0 : worthOf(wordsIn([line], words), rare);
        if (worth > most) {
            most = worth;
            best = at;
        }
    }
    return best;
}
function worthOf(words, rare) {
    return words.reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
}
function wordsIn(lines, words) {
    const text = lines.map((line) => line.slice(0, 2000)).join('\n');
    const lower = text.toLowerCase();
    const near = words.filter((word) => lower.includes(word.needle));
    if (near.length === 0)
        return [];
    const stems = new Set(near.every((word) => word.identifier) ? [] : (0,core_words/* splitName */.W0)(text).map(core_words/* stem */.WS));
    return near.filter((word) => (word.identifier ? text.includes(word.text) : stems.has(word.stem)));
}

;// CONCATENATED MODULE: ./build/core/doc-comment.js

const directives = /^(eslint|tslint|biome|prettier|istanbul|c8|v8|ts-|@ts-|go:|\+build|nolint|noqa|type:|pylint|mypy|flake8|rubocop|frozen_string_literal|encoding|-\*-|region|endregion|#|!|copyright|license|spdx|todo|fixme|shellcheck|phpcs|phpstan|psalm|nosec|sourcemappingurl)/i;
function commentAbove(lines, line, sign) {
    let at = line - 2;
    while (at >= 0 && isAttribute(lines[at]))
        at -= 1;
    if (at > 0 && (lines[at] ?? '').trim() === '')
        at = docBlockApart(lines, at - 1) ? at - 1 : at;
    const end = at;
    const block = at >= 0 && (lines[at] ?? '').trimEnd().endsWith('*/');
    at = block ? blockStart(lines, end) : lineCommentStart(lines, end, sign);
    if (at > end)
        return null;
    const text = firstSentence(lines.slice(at, end + 1).map(bare));
    return text === null ? null : { line: at + 1, text };
}
function firstSentence(lines) {
    const words = [];
    for (const line of lines) {
        const text = line.trim();
        if (text === '' && words.length > 0)
            break;
        if (text.startsWith('@') || text.startsWith(':param') || text.startsWith('<'))
            break;
        if (text === '' || isRule(text) || directives.test(text))
            continue;
        words.push(text);
        if (words.length >= 10)
            break;
    }
    const text = words.join(' ');
    const stop = sentenceEnd(text);
    const sentence = text.slice(0, stop).trim();
    if (sentence === '')
        return null;
    return sentence.length > 200 ? `${sentence.slice(0, 199)}…` : sentence;
}
function docBlockApart(lines, end) {
    if (!(lines[end] ?? '').trimEnd().endsWith('*/'))
        return false;
    const start = blockStart(lines, end);
    const opens = (lines[start] ?? '').trimStart();
    return start <= end && opens.startsWith('/**') && lines.slice(0, start).some((line) => line.trim() !== '');
}
function isAttribute(line) {
    const text = (line ?? '').trim();
    return text.startsWith('@') || (text.startsWith('#[') && text.endsWith(']'));
}
function isRule(text) {
    return !(0,letters/* pattern */.T)('[L0-9]').test(text);
}
function blockStart(lines, end) {
    let at = end;
    while (at > 0 && end - at < 200 && !(lines[at] ?? '').includes('/*'))
        at -= 1;
    const first = (lines[at] ?? '').trimStart();
    return first.startsWith('/*') ? at : end + 1;
}
function lineCommentStart(lines, end, sign) {
    let at = end + 1;
    while (at > 0 && end - at < 200 && isLineComment(lines[at - 1], sign))
        at -= 1;
    return at;
}
function isLineComment(line, sign) {
    const text = (line ?? '').trimStart();
    return text.startsWith(sign) && !text.startsWith('#!');
}
function bare(line) {
    let text = line.trim();
    if (text.endsWith('*/'))
        text = text.slice(0, -2);
    let at = 0;
    while (at < text.length && '/*#!'.includes(text.charAt(at)))
        at += 1;
    return text.slice(at).trim();
}
function sentenceEnd(text) {
    for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
        const before = text.slice(Math.max(0, at - 3), at + 1);
        if (!/(e\.g|i\.e|etc|vs)\.$/.test(before))
            return at + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/core/syntax-tables.js
const javascript = {
    function_declaration: 'function',
    generator_function_declaration: 'function',
    function_expression: 'function',
    generator_function: 'function',
    arrow_function: 'function',
    method_definition: 'method',
    class_declaration: 'class',
    class: 'class',
};
const typescript = {
    ...javascript,
    function_signature: 'function',
    abstract_method_signature: 'method',
    abstract_class_declaration: 'class',
    interface_declaration: 'type',
    type_alias_declaration: 'type',
    enum_declaration: 'type',
    internal_module: 'module',
};
const definingNodes = {
    javascript,
    typescript,
    tsx: typescript,
    python: { function_definition: 'function', class_definition: 'class', lambda: 'function' },
    bash: { function_definition: 'function' },
    go: {
        function_declaration: 'function',
        method_declaration: 'method',
        type_spec: 'type',
        type_alias: 'type',
    },
    java: {
        class_declaration: 'class',
        interface_declaration: 'class',
        enum_declaration: 'class',
        record_declaration: 'class',
        annotation_type_declaration: 'type',
        method_declaration: 'method',
        constructor_declaration: 'method',
        compact_constructor_declaration: 'method',
    },
    rust: {
        function_item: 'function',
        function_signature_item: 'function',
        macro_definition: 'function',
        impl_item: 'impl',
        trait_item: 'class',
        struct_item: 'class',
        enum_item: 'class',
        union_item: 'class',
        type_item: 'type',
        mod_item: 'module',
    },
    ruby: { method: 'function', singleton_method: 'method', class: 'class', module: 'module' },
    php: {
        function_definition: 'function',
        method_declaration: 'method',
        class_declaration: 'class',
        interface_declaration: 'class',
        trait_declaration: 'class',
        enum_declaration: 'class',
    },
};
const methodHomes = {
    python: ['class_definition'],
    rust: ['impl_item', 'trait_item'],
    ruby: ['class', 'module', 'singleton_class'],
};
const wrappers = new Set([
    'export_statement',
    'decorated_definition',
    'expression_statement',
    'ambient_declaration',
    'variable_declarator',
    'lexical_declaration',
    'variable_declaration',
    'assignment_expression',
    'assignment',
    'pair',
    'public_field_definition',
    'field_definition',
    'type_declaration',
    'const_declaration',
    'var_declaration',
    'call_expression',
    'arguments',
    'call',
    'argument_list',
    'await_expression',
    'parenthesized_expression',
    'as_expression',
    'satisfies_expression',
]);

;// CONCATENATED MODULE: ./build/core/syntax-names.js

const passingOn = /^(use[A-Z]\w*|memo|forwardRef|observer|debounce|throttle|once|async\w*|wrap\w*|with[A-Z]\w*)$/;
function named(node, language) {
    const kind = definingNodes[language][node.type];
    if (kind === undefined)
        return null;
    const label = nameNode(node);
    if (label === null)
        return null;
    const name = nameText(label, node);
    return name === ''
        ? null
        : { node, name, row: label.startPosition.row, kind: refined(kind, node, language) };
}
function span(node) {
    let outer = node;
    for (let parent = node.parent; parent !== null && belongs(outer, parent); parent = parent.parent)
        outer = parent;
    const { row, column } = outer.endPosition;
    const first = outer.startPosition.row;
    return { first, last: column === 0 && row > first ? row - 1 : row };
}
function belongs(inner, parent) {
    if (!wrappers.has(parent.type))
        return false;
    switch (parent.type) {
        case 'argument_list':
            return isModifierCall(parent.parent);
        case 'call_expression':
        case 'arguments':
            return boundThroughCall(inner.type === 'arguments' ? parent : parent.parent) !== null;
        case 'lexical_declaration':
        case 'variable_declaration':
        case 'type_declaration':
        case 'const_declaration':
        case 'var_declaration':
            return parent.namedChildren.length === 1;
        default:
            return true;
    }
}
function isModifierCall(call) {
    const method = call?.type === 'call' ? call.childForFieldName('method') : null;
    return (method !== null &&
        /^(private|public|protected|module_function|private_class_method|memoize)$/.test(method.text));
}
function nameNode(node) {
    if (node.type === 'impl_item')
        return node.childForFieldName('type');
    const own = node.childForFieldName('name');
    const expression = node.type === 'arrow_function' ||
        node.type === 'function_expression' ||
        node.type === 'generator_function' ||
        node.type === 'class' ||
        node.type === 'lambda';
    if (!expression || node.parent === null)
        return own ?? defaultExport(node);
    return bound(node) ?? own ?? defaultExport(node);
}
function bound(node) {
    const parent = node.parent;
    switch (parent?.type) {
        case 'variable_declarator': {
            const name = parent.childForFieldName('name');
            return name?.type === 'identifier' ? name : null;
        }
        case 'assignment_expression':
        case 'assignment':
            return assigned(parent, node);
        case 'pair':
            return parent.childForFieldName('key');
        case 'public_field_definition':
            return parent.childForFieldName('name');
        case 'field_definition':
            return parent.childForFieldName('property');
        case 'arguments':
            return boundThroughCall(parent.parent);
        case 'parenthesized_expression':
        case 'as_expression':
        case 'satisfies_expression':
            return bound(parent);
        default:
            return null;
    }
}
function assigned(assignment, node) {
    const left = assignment.childForFieldName('left');
    if (left === null)
        return null;
    if (left.type === 'identifier')
        return left;
    if (left.type !== 'member_expression')
        return null;
    const own = node.childForFieldName('name');
    return left.text === 'module.exports' && own !== null ? own : left.childForFieldName('property');
}
function boundThroughCall(call) {
    if (call?.type !== 'call_expression')
        return null;
    const callee = call.childForFieldName('function');
    const word = callee?.type === 'member_expression' ? callee.childForFieldName('property') : callee;
    return word !== null && word !== undefined && passingOn.test(word.text) ? bound(call) : null;
}
function defaultExport(node) {
    return node.parent?.type === 'export_statement' ? node : null;
}
function nameText(label, node) {
    if (label === node)
        return 'default';
    if (label.type === 'string')
        return label.text.slice(1, -1);
    if (node.type === 'impl_item')
        return beforeGenerics(label.text);
    return label.text.length > 200 ? '' : label.text;
}
function beforeGenerics(text) {
    const at = text.indexOf('<');
    return at > 0 ? text.slice(0, at) : text;
}
function refined(kind, node, language) {
    if (kind !== 'function')
        return kind;
    if (node.parent?.type === 'public_field_definition' || node.parent?.type === 'field_definition')
        return 'method';
    const homes = methodHomes[language];
    if (homes === undefined)
        return kind;
    let home = node.parent;
    while (home !== null && !(home.type in definingNodes[language]) && !homes.includes(home.type))
        home = home.parent;
    return home !== null && homes.includes(home.type) ? 'method' : kind;
}

;// CONCATENATED MODULE: ./build/core/syntax-place.js



const hashComments = new Set(['python', 'ruby', 'bash']);
function enclosing(root, language, line) {
    const row = line - 1;
    let best = null;
    for (const node of root.descendantsOfType(Object.keys(definingNodes[language]))) {
        if (node === null || node.startPosition.row > row + 50 || node.endPosition.row < row)
            continue;
        const one = named(node, language);
        if (one === null)
            continue;
        const found = definition(one.name, one.kind, one.row, node);
        if (found.startLine > line || found.endLine < line)
            continue;
        if (best === null || syntax_place_length(found) <= syntax_place_length(best.definition))
            best = { definition: found, node };
    }
    if (best === null)
        return null;
    const doc = docOf(root, best.node, language, best.definition.startLine);
    return { ...best.definition, docLine: doc?.line ?? null, doc: doc?.text ?? null };
}
function methodsAround(root, language, line) {
    const table = definingNodes[language];
    const nodes = root
        .descendantsOfType(Object.keys(table))
        .filter((node) => node?.isNamed === true);
    const homes = nodes.filter((node) => table[node.type] === 'class' || table[node.type] === 'impl');
    const home = homes.filter((node) => hasLine(node, line)).sort((a, b) => rows(a) - rows(b))[0];
    if (home === undefined)
        return [];
    const nested = homes.filter((node) => node.id !== home.id && isWithin(node, home));
    return nodes
        .filter((node) => isWithin(node, home) && !nested.some((other) => isWithin(node, other)))
        .flatMap((node) => {
        const one = named(node, language);
        return one?.kind === 'method' ? [definition(one.name, one.kind, one.row, node)] : [];
    });
}
function hasLine(node, line) {
    return node.startPosition.row < line && node.endPosition.row >= line - 1;
}
function rows(node) {
    return node.endPosition.row - node.startPosition.row;
}
function isWithin(node, home) {
    return node.startIndex > home.startIndex && node.endIndex <= home.endIndex;
}
function definition(name, kind, row, node) {
    const { first, last } = span(node);
    return { name, kind, startLine: first + 1, endLine: last + 1, line: row + 1 };
}
function syntax_place_length(found) {
    return found.endLine - found.startLine;
}
function docOf(root, node, language, startLine) {
    const written = language === 'python' ? docstring(node) : null;
    if (written !== null)
        return written;
    const lines = root.text.split('\n');
    const above = (line) => commentAbove(lines, line, hashComments.has(language) ? '#' : '//');
    return above(startLine) ?? above(statementLine(node) ?? startLine);
}
function statementLine(node) {
    let at = node.parent;
    while (at?.type === 'arguments' || at?.type === 'call_expression')
        at = at.parent;
    return at?.type === 'expression_statement' ? at.startPosition.row + 1 : null;
}
function docstring(node) {
    const first = node.childForFieldName('body')?.namedChildren[0];
    const text = first?.type === 'expression_statement' ? first.namedChildren[0] : null;
    if (text?.type !== 'string')
        return null;
    const content = text.namedChildren.find((child) => child?.type === 'string_content');
    const sentence = content ? firstSentence(content.text.split('\n')) : null;
    return sentence === null ? null : { line: text.startPosition.row + 1, text: sentence };
}

;// CONCATENATED MODULE: ./build/evidence/passage-place.js


const around = 6;
const wholeFunction = 40;
const parsedBytes = 400_000;
async function passageAt(file, line, ports, about, sought = null) {
    const content = await ports.tree.read(file);
    if (content.kind !== 'text')
        return null;
    const lines = content.text.split('\n');
    if (lines.at(-1) === '' && lines.length > 1)
        lines.pop();
    if (line > lines.length)
        return null;
    const language = ports.syntax.language(file, content.text);
    const found = language === null || content.text.length > parsedBytes
        ? null
        : await ports.syntax
            .parse(language, content.text, (root) => look(root, language, line, lines, sought))
            .catch(() => null);
    const place = found?.place ?? null;
    const focusLine = found?.busiest?.line ?? line;
    const words = found?.busiest?.words ?? about.words;
    const short = place !== null && place.endLine - place.startLine < wholeFunction;
    const startLine = short ? place.startLine : Math.max(1, focusLine - around, place?.startLine ?? 1);
    const endLine = short
        ? place.endLine
        : Math.min(lines.length, focusLine + around, place?.endLine ?? lines.length);
    return {
        file,
        startLine,
        endLine,
        code: lines
            .slice(startLine - 1, endLine)
            .map((l) => l.replace(/\r$/, ''))
            .join('\n'),
        focusLine,
        symbol: place?.name ?? null,
        doc: place?.doc ?? null,
        score: about.score,
        words,
        reasons: about.reasons(words),
    };
}
function look(root, language, line, lines, sought) {
    const place = enclosing(root, language, line);
    const inClass = place !== null && ['class', 'impl', 'method'].includes(place.kind);
    const busiest = sought && inClass ? busiestMethod(methodsAround(root, language, line), line, lines, sought) : null;
    return { place: busiest ? enclosing(root, language, busiest.line) : place, busiest };
}

;// CONCATENATED MODULE: ./build/evidence/passage-search.js

const manyFiles = 2000;
const sampled = 160;
const sampledText = 64 * 1024;
const everywhere = 0.2;
const fewestSought = 4;
async function searchFor(words, files, ports) {
    const shares = files.length > manyFiles ? await sharesIn(words, files, ports) : new Map();
    const share = (word) => shares.get(word.needle) ?? 0;
    const rarestFirst = [...words].sort((a, b) => share(a) - share(b));
    const few = new Set(rarestFirst.slice(0, fewestSought));
    const sought = words.filter((word) => few.has(word) || share(word) <= everywhere);
    const plain = words.filter((word) => !sought.includes(word));
    const { hits, used, unread } = await find(sought, ports);
    const dropped = sought.filter((word) => !used.includes(word));
    const rare = new Map(rarity(used, hits, files.length));
    for (const word of plain)
        rare.set(word.needle, Math.log(1 + (1 - share(word)) / share(word)));
    return { hits, rare, dropped, plain, unread };
}
async function sharesIn(words, files, ports) {
    const step = files.length / sampled;
    const chosen = Array.from({ length: sampled }, (_, index) => files[Math.floor(index * step)] ?? '');
    const counts = new Map();
    let read = 0;
    for (const file of chosen) {
        const content = await ports.tree.read(file);
        if (content.kind !== 'text')
            continue;
        read += 1;
        const text = content.text.slice(0, sampledText).toLowerCase();
        for (const { needle } of words)
            if (text.includes(needle))
                counts.set(needle, (counts.get(needle) ?? 0) + 1);
    }
    return new Map([...counts].map(([needle, count]) => [needle, count / Math.max(1, read)]));
}
async function find(words, ports) {
    const first = await ports.tree.find(words.map((word) => word.needle));
    const unread = first.unread ?? [];
    if (!first.cut || words.length < 2)
        return { hits: first.hits, used: words, unread };
    const counts = new Map();
    for (const hit of first.hits) {
        for (const [needle, at] of hit.lines)
            counts.set(needle, (counts.get(needle) ?? 0) + at.length);
    }
    const rarest = [...words].sort((a, b) => (counts.get(a.needle) ?? 0) - (counts.get(b.needle) ?? 0));
    const kept = new Set(rarest.slice(0, Math.ceil(words.length / 2)));
    const used = words.filter((word) => kept.has(word));
    return { hits: (await ports.tree.find(used.map((word) => word.needle))).hits, used, unread };
}

;// CONCATENATED MODULE: ./build/evidence/passages.js















const closelyRead = 24;
const mostPassages = 8;
const stretchesPerFile = 2;
const leastShare = 0.22;
const passages = {
    name: 'passages',
    round: 1,
    async gather(question, ports) {
        const { title, body } = question.task;
        const plain = (0,task_sections/* withoutTraceLines */.F)(body);
        const text = (0,core_words/* withoutMarks */.zw)(`${title}\n${plain}\n${question.task.instructions}`);
        const spared = (0,task_text/* readTask */.g)(title, plain).limits.join('\n');
        const listing = await ports.tree.list();
        const own = new Set(question.own);
        const files = listing.files.filter((file) => !own.has(file));
        const asked = await givenFiles(question.task.files, listing, ports.tree);
        const allPaths = (0,core_mentions/* pathMentions */.PF)(text, Number.POSITIVE_INFINITY);
        const allNames = (0,core_mentions/* nameMentions */.rl)(text, Number.POSITIVE_INFINITY);
        const leftAlone = allPaths.filter(({ path }) => onlyIn(path, spared, text));
        const bare = bareNames(text, files, question.under);
        const bareAlone = bare.filter(({ said }) => onlyIn(said, spared, text)).map(({ path }) => path);
        const untouched = new Set([...leftAlone.flatMap(({ path }) => (0,core_mentions/* filesMeant */.dh)(path, files)), ...bareAlone]);
        const mentions = [
            ...allPaths.slice(0, core_mentions/* mostMentions */.vt).filter((path) => !leftAlone.includes(path)),
            ...bare
                .filter(({ path }) => !untouched.has(path))
                .map(({ path }) => ({ path, line: null, sure: true })),
        ];
        const named = filesNamed(asked.files, mentions, files, listing, question);
        const names = allNames
            .slice(0, core_mentions/* mostMentions */.vt)
            .filter((name) => !(0,core_words/* isSilent */.eS)(name) && !onlyIn(name, spared, text));
        const words = (0,core_words/* searchWords */.it)(title, plain, names);
        const searched = await searchFor(words, files, ports);
        const hits = searched.hits.filter((hit) => !own.has(hit.file) && (!untouched.has(hit.file) || named.files.has(hit.file)));
        const rare = searched.rare;
        const best = await closeReading(question, ports, { words, hits, rare, named: named.files });
        const symbols = definitionsOf(names, best.read);
        const chosen = await choose(best.stretches, named, ports);
        const hidden = listing.leftOut?.length ?? 0;
        const found = new Set([
            ...hits.flatMap((hit) => [...hit.lines.keys()]),
            ...searched.plain.map((word) => word.needle),
        ]);
        const facts = {
            passages: chosen,
            namedFiles: [...named.files],
            missingFiles: named.missing,
            symbols,
            missingSymbols: names.filter((name) => !found.has(name.toLowerCase()) && !searched.dropped.some((w) => w.text === name)),
            words: words.map((word) => word.text),
            searchedFiles: listing.files.length,
            ...(named.unread.length > 0 ? { unreadFiles: named.unread } : {}),
            ...(hidden > 0 ? { leftOut: { files: hidden, by: filterOf(question) } } : {}),
        };
        return {
            facts,
            coverage: {
                examined: [
                    `${(0,core_count/* counted */.h)(listing.files.length, 'file')} searched for ${(0,core_count/* counted */.h)(words.length - searched.plain.length, 'word')} of the task${plainly(searched.plain.length)}`,
                ],
                skipped: [
                    ...listing.skipped,
                    ...searched.unread,
                    ...asked.skipped,
                    ...named.unread.map(({ path, reason }) => ({
                        what: path,
                        reason: `named in the task, and ${reason}`,
                    })),
                ],
                truncated: [
                    ...passages_cut('characters of the task read for names', core_words/* analysed */.yR, text.length),
                    ...passages_cut('paths of the task', core_mentions/* mostMentions */.vt, allPaths.length),
                    ...passages_cut('names of the task', core_mentions/* mostMentions */.vt, allNames.length),
                    ...(searched.dropped.length > 0
                        ? [
                            {
                                what: 'words searched for (the others stand in too many places)',
                                kept: words.length - searched.dropped.length,
                                of: words.length,
                            },
                        ]
                        : []),
                    ...(listing.cutFrom
                        ? [{ what: 'files of the workspace', kept: listing.files.length, of: listing.cutFrom }]
                        : []),
                ],
            },
        };
    },
};
function passages_cut(what, most, of) {
    return of > most ? [{ what, kept: most, of }] : [];
}
function onlyIn(name, part, whole) {
    return part.includes(name) && whole.split(name).length === part.split(name).length;
}
function plainly(words) {
    return words === 0 ? '' : `; ${words} more that stand everywhere were counted in a sample`;
}
async function closeReading(question, ports, known) {
    const { words, rare, named } = known;
    const roles = rolesMeant(`${question.task.title}\n${question.task.body}`);
    const ranked = rankByHits(words, known.hits, rare, roles, named).slice(0, closelyRead);
    const files = [...new Set([...named, ...ranked.map((r) => r.file)])].slice(0, closelyRead + 8);
    const asked = words.reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
    const read = new Map();
    const all = [];
    await Promise.all(files.map(async (file) => {
        const content = await ports.tree.read(file);
        if (content.kind !== 'text')
            return;
        read.set(file, content.text);
        const lines = content.text.split('\n');
        const close = readClosely(content.text, words, rare, stretchesPerFile);
        const bonus = named.has(file) ? 1000 : 0;
        const score = (close.score + pathScore(file, words, rare)) * factor(file, roles) + bonus;
        const share = said(close.stretches, words, rare) / (asked || 1);
        if (share < leastShare && bonus === 0 && pathScore(file, words, rare) < asked * 0.2)
            return;
        close.stretches.forEach((s, index) => {
            const focusLine = (0,file_kind/* fileKind */.h)(file) === 'docs' ? s.focusLine : (0,code_line/* settledFocus */.ky)(lines, s.focusLine);
            const sought = { words, rare, startLine: s.startLine, endLine: s.endLine };
            all.push({ file, score: score / (index + 1), focusLine, words: s.words, sought });
        });
        if (close.stretches.length === 0 && bonus > 0)
            all.push({ file, score, focusLine: 1, words: [], sought: null });
    }));
    return { read, stretches: all.sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1)) };
}
function said(stretches, words, rare) {
    const here = new Set(stretches.flatMap((s) => s.words));
    return words
        .filter((word) => here.has(word.text))
        .reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
}
async function choose(stretches, named, ports) {
    const chosen = [];
    const overlaps = (p) => chosen.some((c) => c.file === p.file && c.startLine <= p.endLine && p.startLine <= c.endLine);
    const take = async (file, line, about, sought) => {
        const passage = await passageAt(file, line, ports, about, sought);
        if (passage && !overlaps(passage))
            chosen.push(passage);
        else if (passage && sought)
            await take(file, line, about, null);
    };
    const namesLine = { score: 5000, words: [], reasons: () => ['the task names this line'] };
    for (const { file, line } of named.lines)
        await take(file, line, namesLine, null);
    const top = stretches[0]?.score ?? 0;
    for (const { file, score, focusLine, words, sought } of stretches) {
        if (chosen.length >= mostPassages)
            break;
        if (score < top * 0.25 && !named.files.has(file) && chosen.length >= 2)
            break;
        const reasons = (here) => [
            ...(named.files.has(file) ? ['the task names this file'] : []),
            ...(here.length > 0 ? [`it contains ${here.slice(0, 4).join(', ')}`] : []),
        ];
        await take(file, focusLine, { score, words, reasons }, sought);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/core/language-name.js
const endings = {
    go: 'Go',
    rs: 'Rust',
    java: 'Java',
    'kt kts': 'Kotlin',
    groovy: 'Groovy',
    'scala sc': 'Scala',
    'rb rake gemspec': 'Ruby',
    php: 'PHP',
    cs: 'C#',
    'fs fsx': 'F#',
    vb: 'Visual Basic',
    'c h': 'C',
    'cc cpp cxx hh hpp hxx': 'C++',
    'm mm': 'Objective-C',
    swift: 'Swift',
    'ex exs': 'Elixir',
    'erl hrl': 'Erlang',
    dart: 'Dart',
    lua: 'Lua',
    'pl pm': 'Perl',
    jl: 'Julia',
    r: 'R',
    'clj cljs cljc': 'Clojure',
    hs: 'Haskell',
    'ml mli': 'OCaml',
    zig: 'Zig',
    nim: 'Nim',
    vue: 'Vue',
    svelte: 'Svelte',
    'ps1 psm1': 'PowerShell',
    sql: 'SQL',
};
const language_name_byEnding = new Map(Object.entries(endings).flatMap(([all, name]) => all.split(' ').map((ending) => [ending, name])));
const byParser = {
    go: 'Go',
    java: 'Java',
    rust: 'Rust',
    ruby: 'Ruby',
    php: 'PHP',
};
function languageName(path, parser) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    const known = dot < 1 ? undefined : language_name_byEnding.get(name.slice(dot + 1).toLowerCase());
    return known ?? (parser === null ? null : (byParser[parser] ?? null));
}

;// CONCATENATED MODULE: ./build/evidence/whole.js

const mostNamed = 5;
async function filesOf({ concerns, whole, under, own }, tree) {
    const concerned = concerns.map((concern) => concern.file);
    if (!whole)
        return { files: [...new Set(concerned)], cutFrom: null };
    const listing = await tree.list();
    const inside = listing.files.filter((file) => (under === '' || file.startsWith(`${under}/`)) && !own.includes(file));
    return { files: [...new Set([...concerned, ...inside])], cutFrom: listing.cutFrom };
}
function gathered(skipped) {
    const byReason = new Map();
    for (const { what, reason } of skipped)
        byReason.set(reason, [...(byReason.get(reason) ?? []), what]);
    return [...byReason].flatMap(([reason, all]) => {
        if (all.length <= mostNamed)
            return all.map((what) => ({ what, reason }));
        const named = all.slice(0, mostNamed - 2).join(', ');
        return [{ what: `${(0,core_count/* counted */.h)(all.length, 'file')} (${named} …)`, reason }];
    });
}

;// CONCATENATED MODULE: ./build/evidence/rules.js



const rules_mostFiles = 200;
const mostOfWhole = 2_000;
const longestLine = 5_000;
const rules_mostHits = 50;
const rules_foreign = [
    [
        /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|third_party|site-packages|\.venv|venv)\//,
        'code of others',
    ],
    [/(?:^|\/)(?:dist|build|out|coverage|\.next|\.nuxt|__pycache__)\//, 'built from other files'],
    [/[.-]min\.[cm]?js$|\.bundle\.js$|\.map$/, 'minified'],
    [
        /\.generated\.\w+$|_pb2(?:_grpc)?\.py$|\.pb\.\w+$|(?:^|\/)(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml)$/,
        'generated',
    ],
];
const rules = {
    name: 'rules',
    round: 2,
    async gather(question, ports) {
        const note = { examined: [], skipped: [], failed: [], truncated: [] };
        const { files, cutFrom } = await filesOf(question, ports.tree);
        const most = question.whole ? mostOfWhole : rules_mostFiles;
        if (files.length === 0)
            return { facts: null, coverage: note };
        const { examine } = await Promise.all(/* import() */[__webpack_require__.e(7620), __webpack_require__.e(7908)]).then(__webpack_require__.bind(__webpack_require__, 7908));
        const { rules: all } = await Promise.all(/* import() */[__webpack_require__.e(7620), __webpack_require__.e(5684)]).then(__webpack_require__.bind(__webpack_require__, 5684));
        const count = (critic) => all.filter(({ info }) => info.critic === critic).length;
        const ruleCounts = {
            reviewer: count('reviewer'),
            security: count('security'),
            performance: all.filter(({ info }) => info.category === 'performance').length,
        };
        const facts = { scannedFiles: [], ruleCounts, hits: [] };
        const unknown = new Map();
        if (files.length > most || cutFrom !== null) {
            const kept = Math.min(most, files.length);
            note.truncated.push({ what: 'files examined by the code rules', kept, of: cutFrom ?? files.length });
        }
        for (const file of files.slice(0, most)) {
            await ports.clock.turn();
            const text = await textOf(file, ports, note);
            const added = question.concerns.find((concern) => concern.file === file)?.addedLines ?? null;
            if (text !== null)
                await add({ file, text, added }, ports, { examine, rules: all }, facts, note, unknown);
        }
        note.failed.push(...ports.syntax.faults());
        if (facts.scannedFiles.length > 0)
            note.examined.push(`${(0,core_count/* counted */.h)(facts.scannedFiles.length, 'file')} by ${all.length} code rules`);
        note.skipped.push(...unknownLanguages(unknown));
        if (question.whole)
            note.skipped = gathered(note.skipped);
        return { facts, coverage: note };
    },
};
async function textOf(file, ports, note) {
    const skip = (reason) => {
        note.skipped.push({ what: file, reason: `not examined by the code rules: ${reason}` });
        return null;
    };
    if (ports.signal.aborted)
        return skip('the run was stopped before');
    const reason = rules_foreign.find(([pattern]) => pattern.test(file))?.[1];
    if (reason !== undefined)
        return skip(reason);
    const read = await ports.tree.read(file);
    if (read.kind === 'binary')
        return null;
    if (read.kind !== 'text')
        return skip(read.reason);
    return hasLongLine(read.text) ? skip(`a line over ${longestLine} characters`) : read.text;
}
async function add({ file, text, added }, ports, engine, facts, note, unknown) {
    const looked = await rules_look(file, text, ports, engine);
    if (looked.kind === 'fault')
        note.failed.push({ what: `code rules on ${file}`, reason: looked.reason });
    else
        facts.hits.push(...fewer(file, looked.hits, added, note));
    if (looked.kind === 'unparsed')
        note.skipped.push({ what: file, reason: `its ${looked.language} syntax cannot be read` });
    if (looked.kind === 'text') {
        const language = languageName(file, ports.syntax.language(file, text));
        if (language !== null)
            unknown.set(language, [...(unknown.get(language) ?? []), file]);
    }
    if (looked.kind !== 'examined')
        return;
    facts.scannedFiles.push(file);
    if (looked.isCut)
        note.skipped.push({
            what: file,
            reason: 'it nests too deep or holds too much: the code rules could not follow all values in it',
        });
}
function fewer(file, hits, added, note) {
    const byRule = new Map();
    for (const hit of hits) {
        const known = byRule.get(hit.rule.id);
        if (known === undefined)
            byRule.set(hit.rule.id, [hit]);
        else
            known.push(hit);
    }
    const gone = new Set();
    for (const [id, all] of byRule) {
        if (all.length <= rules_mostHits)
            continue;
        const isNew = (hit) => added !== null && touches(hit, added);
        const firstNew = [...all.filter(isNew), ...all.filter((hit) => !isNew(hit))];
        for (const hit of firstNew.slice(rules_mostHits))
            gone.add(hit);
        note.truncated.push({ what: `hits of ${id} in ${file}`, kept: rules_mostHits, of: all.length });
    }
    return gone.size === 0 ? hits : hits.filter((hit) => !gone.has(hit));
}
function touches(hit, lines) {
    for (let line = hit.startLine; line <= hit.endLine; line += 1)
        if (lines.has(line))
            return true;
    return false;
}
function unknownLanguages(unknown) {
    return [...unknown].map(([language, files]) => ({
        what: files.length === 1 ? `the code of ${files[0]}` : (0,core_count/* counted */.h)(files.length, `${language} file`),
        reason: `the code rules do not know ${language}`,
    }));
}
async function rules_look(file, text, ports, { examine, rules }) {
    try {
        return await examine(file, text, rules, ports);
    }
    catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message : String(thrown);
        return { kind: 'fault', reason };
    }
}
function hasLongLine(text) {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        if (end - start > longestLine)
            return true;
        start = end + 1;
    }
    return text.length - start > longestLine;
}

// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
;// CONCATENATED MODULE: ./build/evidence/secrets.js






const mostConcerned = 300;
const secrets_mostOfWhole = 5_000;
const mostCredentialFiles = 50;
const secrets_mostNamed = 5;
const secrets_mostHits = 200;
const secrets = {
    name: 'secrets',
    round: 2,
    async gather(question, { tree, secrets: scanner, signal }) {
        const { under, whole } = question;
        const { files } = await tree.list();
        const inside = files.filter((file) => under === '' || file.startsWith(`${under}/`));
        const { files: concerned, cutFrom } = await filesOf(question, tree);
        const most = whole ? secrets_mostOfWhole : mostConcerned;
        const credential = inside.filter(credential_files/* isCredentialFile */.Sn);
        const note = emptyNote();
        secrets_cut(note, 'files searched for secrets', Math.min(most, concerned.length), cutFrom ?? concerned.length);
        secrets_cut(note, 'credential files searched for secrets', mostCredentialFiles, credential.length);
        const chosen = new Set([...concerned.slice(0, most), ...credential.slice(0, mostCredentialFiles)]);
        const facts = { scannedFiles: [], hits: [] };
        const left = [];
        let binary = 0;
        for (const file of chosen) {
            signal.throwIfAborted();
            const read = await tree.read(file);
            if (read.kind === 'binary')
                binary += 1;
            if (read.kind === 'too-large' || read.kind === 'unreadable')
                note.skipped.push({ what: file, reason: read.reason });
            if (read.kind !== 'text')
                continue;
            try {
                const { hits, secrets: all } = await scanner.scan(file, read.text);
                if (hits.length >= secrets_mostHits || all.length > secrets_mostHits)
                    secrets_cut(note, `credentials in ${file}`, secrets_mostHits, Math.max(all.length, secretPlaces(file, read.text).length));
                facts.scannedFiles.push(file);
                for (const hit of hits)
                    (isMadeForTests(hit) ? left : facts.hits).push(hit);
            }
            catch (thrown) {
                note.failed.push({ what: `secrets in ${file}`, reason: (0,errors/* asRunError */.S)(thrown).message });
            }
        }
        for (const file of inside.filter(credential_files/* isKeyStore */.dg).slice(0, secrets_mostNamed)) {
            note.skipped.push({ what: file, reason: 'it is a key store, which was not opened' });
        }
        if (whole)
            note.skipped = gathered(note.skipped);
        facts.hits.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
        note.examined.push(...examined(facts, binary, left));
        return { facts, coverage: note };
    },
};
function emptyNote() {
    return { examined: [], skipped: [], failed: [], truncated: [] };
}
function secrets_cut(note, what, most, of) {
    if (of > most)
        note.truncated.push({ what, kept: most, of });
}
function isMadeForTests({ ruleId, file }) {
    const own = ruleId === 'secret/private-key' || ruleId.endsWith('-password') || ruleId === 'secret/environment-value';
    return own && ((0,test_files/* isTestFile */.hl)(file) || (0,credential_files/* isAside */.Zl)(file));
}
function examined({ scannedFiles }, binary, left) {
    const apart = binary > 0 ? `; ${binary} binary left out` : '';
    const lines = [`secrets: ${(0,core_count/* counted */.h)(scannedFiles.length, 'file')} searched${apart}`];
    if (left.length > 0) {
        const places = left.slice(0, secrets_mostNamed).map((hit) => `${hit.file}:${hit.line}`);
        const more = left.length > secrets_mostNamed ? ` and ${left.length - secrets_mostNamed} more` : '';
        lines.push(`secrets: keys and passwords of tests and examples, not reported: ${places.join(', ')}${more}`);
    }
    return lines;
}

;// CONCATENATED MODULE: ./build/core/imports.js

const scriptEndings = new Set('js mjs cjs jsx ts mts cts tsx vue svelte json'.split(' '));
const specifier = /(?:\bfrom|\bimport|\brequire|\bresolve|\bmock|\bunmock|\bdoMock|\bimportActual|\brequireActual)\s{0,4}\(?\s{0,4}(["'`])([^"'`\n]{1,300})\1/g;
const mostImports = 2_000;
const roots = ['src', 'lib', 'app'];
function imports(importer, text, target) {
    if ((0,test_files/* endingOf */.z6)(importer) === 'py')
        return importsPython(importer, text, target);
    if (!scriptEndings.has((0,test_files/* endingOf */.z6)(importer)))
        return false;
    const wanted = withoutEnding(target);
    let seen = 0;
    for (const match of text.matchAll(specifier)) {
        seen += 1;
        if (seen > mostImports)
            return false;
        if (resolvesTo(importer, match[2] ?? '', wanted))
            return true;
    }
    return false;
}
function resolvesTo(importer, spec, wanted) {
    if (spec.startsWith('.')) {
        const path = join(folderOf(importer), spec.split('?', 1)[0] ?? '');
        return (path !== null && (withoutEnding(path) === wanted || path === wanted || join(path, 'index') === wanted));
    }
    const alias = /^(?:@|~|#|\$lib|src)\/(.{1,300})$/.exec(spec)?.[1];
    if (alias === undefined)
        return false;
    const whole = [withoutEnding(alias), alias, `${alias}/index`];
    return whole.some((path) => path === wanted || roots.some((root) => isTail(wanted, `${root}/${path}`)));
}
function isTail(path, tail) {
    return path === tail || path.endsWith(`/${tail}`);
}
const statement = /^[ \t]*(?:from[ \t]+(\.{0,9}[\w.]{0,300})[ \t]+import[ \t]*(\([^)]{0,4000}|[^\n#]{0,1000})|import[ \t]+([\w., \t]{1,1000}))/gm;
function importsPython(importer, text, target) {
    const module = target.replace(/\.pyi?$/, '').replace(/\/__init__$/, '');
    let seen = 0;
    for (const [, from, names, plain] of text.matchAll(statement)) {
        seen += 1;
        if (seen > mostImports)
            return false;
        const asked = from === undefined
            ? wordsOf(plain ?? '')
            : [from, ...wordsOf(names ?? '').map((name) => `${from}${from.endsWith('.') ? '' : '.'}${name}`)];
        if (asked.some((name) => isModule(importer, name, module)))
            return true;
    }
    return false;
}
function wordsOf(list) {
    return list
        .replace(/[()]/g, ' ')
        .split(',')
        .map((part) => part.trim().split(/\s+/, 1)[0] ?? '')
        .filter(Boolean);
}
function isModule(importer, name, module) {
    const dots = /^\.*/.exec(name)?.[0].length ?? 0;
    const path = name.slice(dots).replaceAll('.', '/');
    if (dots > 0) {
        const folder = join(folderOf(importer), '../'.repeat(dots - 1));
        return folder !== null && path !== '' && join(folder, path) === module;
    }
    if (path.includes('/'))
        return isTail(module, path);
    return [path, `src/${path}`, `lib/${path}`, join(folderOf(importer), path)].includes(module);
}
function withoutEnding(path) {
    return scriptEndings.has((0,test_files/* endingOf */.z6)(path)) ? path.replace(/(?:\.d)?\.\w+$/, '') : path;
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function join(folder, path) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of path.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return null;
        }
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/core/test-match.js

const silentNames = new Set(['index', 'main', 'mod', 'lib', 'init', 'app']);
const neutralFolders = new Set('src lib test tests __tests__ spec specs unit integration e2e main java kotlin scala testing packages source'.split(' '));
function bySubject(tests) {
    const found = new Map();
    for (const test of tests) {
        const subject = (0,test_files/* subjectOf */.et)(test);
        const known = found.get(subject);
        if (known)
            known.push(test);
        else
            found.set(subject, [test]);
    }
    return found;
}
function namedAfter(file, tests) {
    const own = plainName(file);
    const ofOwnName = tests.get(own) ?? [];
    const found = silentNames.has(own)
        ? [...ofFolder(file, tests), ...ofOwnName.filter((test) => samePlace(file, test))]
        : ofOwnName;
    const unique = [...new Set(found)].filter((test) => test !== file && (0,test_files/* sameLanguage */.zf)(file, test) && !ofAnotherPackage(file, test));
    const nearest = Math.max(...unique.map((test) => nearness(file, test)));
    return unique.filter((test) => nearness(file, test) === nearest);
}
function ofAnotherPackage(file, test) {
    const [own, other] = [memberOf(file), memberOf(test)];
    return own !== null && other !== null && own !== other;
}
function memberOf(path) {
    return /^(?:packages|apps|crates|libs|services|modules|plugins)\/[^/]+/.exec(path)?.[0] ?? null;
}
function ofFolder(file, tests) {
    const folder = meaningful(file).at(-1);
    return folder === undefined ? [] : (tests.get(folder.toLowerCase().replace(/[-_.]/g, '')) ?? []);
}
function samePlace(file, test) {
    return meaningful(file).join('/') === meaningful(test).join('/');
}
function wordsFor(file) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const bare = name.replace(/(?:\.d)?\.\w+$/, '');
    const words = silentNames.has(plainName(file)) ? [bare, file.split('/').at(-2) ?? ''] : [bare];
    return words.filter((word) => /^[\w.$-]{2,100}$/.test(word));
}
function nearness(a, b) {
    const [one, other] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
    let same = 0;
    while (same < one.length && one[same] === other[same])
        same += 1;
    const shared = new Set(meaningful(b));
    return same * 2 + meaningful(a).filter((folder) => shared.has(folder)).length;
}
function typeName(file) {
    const bare = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    const named = new Set(['java', 'kt', 'groovy', 'scala', 'cs', 'fs', 'php', 'swift']).has((0,test_files/* endingOf */.z6)(file));
    return named && /^[A-Z][a-z0-9]+[A-Z]\w{2,80}$/.test(bare) ? bare : null;
}
function plainName(file) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return name
        .replace(/(?:\.d)?\.\w+$/, '')
        .toLowerCase()
        .replace(/[-_.]/g, '');
}
function meaningful(path) {
    return path
        .split('/')
        .slice(0, -1)
        .filter((folder) => !neutralFolders.has(folder.toLowerCase()));
}

;// CONCATENATED MODULE: ./build/evidence/tests.js





const tests_mostFiles = 20;
const fewTests = 40;
const mostReads = 80;
const mostReadsEach = 12;
const mostTestsEach = 5;
const tests_largest = 256 * 1024;
const tests = {
    name: 'tests',
    round: 2,
    async gather(question, { tree }) {
        const { concerns } = question;
        const { files, leftOut = [] } = await tree.list();
        const testFiles = files.filter(test_files/* isTestFile */.hl);
        const hidden = leftOut.filter(test_files/* isTestFile */.hl).length;
        const testable = [...new Set(concerns.map((concern) => concern.file))].filter(test_files/* isTestable */.nd);
        const concerned = testable.slice(0, tests_mostFiles);
        const note = { skipped: [], truncated: [] };
        if (concerned.length < testable.length) {
            note.truncated.push({
                what: 'files whose tests were looked for',
                kept: concerned.length,
                of: testable.length,
            });
        }
        const mentions = await findMentions(tree, concerned, testFiles, note);
        const reader = boundedReader(tree);
        const named = bySubject(testFiles);
        const covered = [];
        for (const file of concerned) {
            const byName = namedAfter(file, named);
            const near = mentions(file).sort((a, b) => nearness(file, b) - nearness(file, a) || (a < b ? -1 : 1));
            const ranked = await rank(file, byName, near, testFiles, reader);
            covered.push({ file, tests: ranked });
        }
        if (reader.refused() > 0) {
            note.truncated.push({
                what: 'test files read for their imports',
                kept: reader.read(),
                of: reader.read() + reader.refused(),
            });
        }
        const by = filterOf(question);
        const more = hidden === 0 ? '' : `; ${hidden} more ${hidden === 1 ? 'is' : 'are'} left out by ${by}`;
        const examined = [
            `tests: ${(0,core_count/* counted */.h)(testFiles.length, 'test file')}, ${reader.read()} of them read${more}`,
        ];
        const apart = hidden === 0 ? {} : { leftOut: { files: hidden, by } };
        return {
            facts: { covered, testFiles: testFiles.length, ...apart },
            coverage: { examined, ...note },
        };
    },
};
async function findMentions(tree, concerned, testFiles, note) {
    const inLanguage = (file) => testFiles.filter((test) => (0,test_files/* sameLanguage */.zf)(file, test));
    if (testFiles.length <= fewTests)
        return inLanguage;
    const words = [...new Set(concerned.flatMap(wordsFor))];
    if (words.length === 0)
        return () => [];
    const { hits, cut } = await tree.find(words, testFiles);
    if (cut)
        note.skipped.push({
            what: 'some tests that import the files concerned',
            reason: 'the search for them was cut',
        });
    return (file) => {
        const own = wordsFor(file);
        const found = hits.filter((hit) => own.some((word) => hit.lines.has(word) || hit.lines.has(word.toLowerCase())));
        return found.map((hit) => hit.file).filter((test) => (0,test_files/* sameLanguage */.zf)(file, test));
    };
}
async function rank(file, byName, near, testFiles, reader) {
    const scored = new Map();
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    if ((0,test_files/* endingOf */.z6)(file) === 'go') {
        const beside = testFiles.filter((test) => test.endsWith('_test.go') && test.slice(0, test.lastIndexOf('/') + 1) === folder);
        for (const test of beside)
            scored.set(test, { why: 'tests its package', score: 1 });
    }
    for (const test of byName)
        scored.set(test, { why: 'has its name', score: 2 });
    const type = typeName(file);
    for (const test of [...new Set([...byName, ...near])].slice(0, mostReadsEach)) {
        const text = await reader.text(test);
        if (text === null)
            continue;
        const isNamed = byName.includes(test);
        if (imports(test, text, file)) {
            scored.set(test, isNamed ? { why: 'imports it and has its name', score: 4 } : { why: 'imports it', score: 3 });
        }
        else if (type !== null && !isNamed && new RegExp(`\\b${type}\\b`).test(text)) {
            scored.set(test, { why: `names \`${type}\``, score: 0.5 });
        }
    }
    if ((0,test_files/* endingOf */.z6)(file) === 'rs' && (await reader.text(file))?.includes('#[cfg(test)]')) {
        scored.set(file, { why: 'has tests inside', score: 5 });
    }
    return [...scored]
        .sort(([a, m], [b, n]) => n.score - m.score || nearness(file, b) - nearness(file, a) || (a < b ? -1 : 1))
        .slice(0, mostTestsEach)
        .map(([path, { why }]) => ({ path, why }));
}
function boundedReader(tree) {
    const known = new Map();
    const refused = new Set();
    return {
        async text(path) {
            const before = known.get(path);
            if (before !== undefined)
                return before;
            if (known.size >= mostReads) {
                refused.add(path);
                return null;
            }
            const file = await tree.read(path, tests_largest);
            const text = file.kind === 'text' ? file.text : null;
            known.set(path, text);
            return text;
        },
        read: () => known.size,
        refused: () => refused.size,
    };
}

;// CONCATENATED MODULE: ./build/core/frame-path.js
const nowhere = /^$|^<|^(?:node|bun|deno|ext|phar|chrome-extension|moz-extension|safari-extension):|^(?:native|index \d+)$|^\[/;
const buildFolders = new Set([
    'dist',
    'build',
    'lib',
    'out',
    'output',
    'es',
    'esm',
    'cjs',
]);
const sourceEndings = {
    js: ['ts', 'tsx', 'jsx'],
    jsx: ['tsx'],
    mjs: ['mts', 'ts'],
    cjs: ['cts', 'ts'],
};
function pathParts(rawPath) {
    if (nowhere.test(rawPath))
        return [];
    const parts = [];
    for (const part of withoutScheme(rawPath.replaceAll('\\', '/')).split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' &&
            part !== '.' &&
            part !== '[project]' &&
            part !== '@fs' &&
            !/^[A-Za-z]:$/.test(part)) {
            parts.push(part);
        }
    }
    return parts;
}
function withoutScheme(path) {
    const end = path.search(/[?#]/);
    const plain = end < 0 ? path : path.slice(0, end);
    const scheme = /^([a-z][a-z0-9+.-]{1,30}):\/\/([^/]{0,300})/i.exec(plain);
    if (scheme === null)
        return plain;
    const rest = decoded(plain.slice(scheme[0].length));
    return scheme[1] === 'webpack-internal' ? rest.replace(/^\/\([^)]{1,100}\)/, '') : rest;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function sourcePaths(parts) {
    const name = parts.at(-1) ?? '';
    const dot = name.lastIndexOf('.');
    const endings = sourceEndings[name.slice(dot + 1)] ?? [];
    const names = [name, ...endings.map((ending) => name.slice(0, dot + 1) + ending)];
    const folders = [parts.slice(0, -1)];
    const at = folders[0]?.findLastIndex((part) => buildFolders.has(part)) ?? -1;
    if (at >= 0)
        folders.unshift(parts.slice(0, -1).with(at, 'src'), parts.slice(0, -1).toSpliced(at, 1));
    return folders.flatMap((folder) => names.map((one) => [...folder, one]));
}
function classPaths(rawPath, symbol) {
    const parts = symbol.split('.');
    const at = parts.findIndex((part) => /^\p{Lu}/u.test(part));
    const folder = at < 0 ? parts.slice(0, -2) : parts.slice(0, at);
    if (rawPath !== 'SourceFile')
        return [[...folder, rawPath]];
    const outer = (parts[at] ?? '').split('$')[0] ?? '';
    return outer === ''
        ? []
        : [`${outer}.java`, `${outer}.kt`, `${outer.replace(/Kt$/, '')}.kt`].map((name) => [...folder, name]);
}

;// CONCATENATED MODULE: ./build/core/frame-file.js

const commonNames = /^(?:index|main|app|server|client|mod|lib|util|utils|helper|helpers|common|types?|config|settings|setup|init|__init__|__main__|constants|errors?|base|core|test|tests|run|cli|api|models?|views?|routes?|handlers?)\./i;
const thirdParty = /(?:^|\/)(?:node_modules|vendor|site-packages)\//;
function frameMapper(files) {
    const exact = byName(files, (name) => name);
    const folded = byName(files, (name) => name.toLowerCase());
    return (rawPath, hints) => {
        const wanted = pathsOf(rawPath, hints.symbol, hints.language);
        const found = (index, paths) => paths.flatMap((parts) => matches(index, parts));
        const direct = found(exact, wanted);
        if (hints.foreign)
            return foreignFile(direct, wanted);
        const besides = hints.near.length === 0 ? null : byRoots(direct, wanted, hints);
        return (besides ??
            settled(direct.filter(isStrong), hints.language === 'go') ??
            settled(found(exact, hints.language === 'jvm' ? [] : wanted.flatMap(sourcePaths)).filter(isStrong)) ??
            frame_file_weak(direct, wanted, hints.language) ??
            settled(found(folded, wanted.map((parts) => parts.map((part) => part.toLowerCase()))).filter(isStrong)) ?? {
            file: null,
            candidates: hints.language === 'jvm' && rawPath.endsWith('.java') ? [] : ranked(direct),
        });
    };
}
function pathsOf(rawPath, symbol, language) {
    const paths = language === 'jvm' && symbol !== null ? classPaths(rawPath, symbol) : [pathParts(rawPath)];
    return paths.filter((parts) => parts.length > 0);
}
function byName(files, key) {
    const index = new Map();
    for (const file of files) {
        const parts = key(file).split('/');
        const name = parts.at(-1) ?? '';
        const known = index.get(name);
        if (known === undefined)
            index.set(name, [{ file, parts }]);
        else
            known.push({ file, parts });
    }
    return index;
}
function matches(index, wanted) {
    return (index.get(wanted.at(-1) ?? '') ?? []).map(({ file, parts }) => {
        const common = commonParts(wanted, parts);
        return { file, common, whole: common === parts.length };
    });
}
function commonParts(one, other) {
    let common = 0;
    while (common < Math.min(one.length, other.length) && one.at(-1 - common) === other.at(-1 - common))
        common += 1;
    return common;
}
function isStrong(match) {
    return match.common >= 2 || match.whole;
}
function settled(found, moduleNamed = false) {
    const most = Math.max(0, ...found.map((match) => match.common));
    const best = distinct(found.filter((match) => match.common === most));
    if (best.length === 0)
        return null;
    const whole = best.filter((match) => match.whole);
    const [only] = whole.length === 1 ? whole : best;
    const doubtful = moduleNamed && whole.length === 0 && found.some((match) => match.whole);
    if (doubtful)
        return { file: null, candidates: ranked(found) };
    const sure = only !== undefined && (whole.length === 1 || best.length === 1);
    return sure ? { file: only.file, candidates: [] } : { file: null, candidates: ranked(best) };
}
function frame_file_weak(found, wanted, language) {
    const all = distinct(found);
    const [only] = all;
    const parts = wanted[0] ?? [];
    const bare = parts.length === 1;
    const told = language === 'jvm' ? !only?.file.endsWith('.java') : !commonNames.test(parts.at(-1) ?? '');
    return only !== undefined && all.length === 1 && (bare || told)
        ? { file: only.file, candidates: [] }
        : null;
}
function byRoots(found, wanted, hints) {
    const meant = new Set();
    for (const known of hints.near) {
        for (const printed of pathsOf(known.rawPath, known.symbol, hints.language)) {
            const { from, to } = frame_file_roots(printed, known.file.split('/'));
            for (const parts of wanted)
                if (begins(parts, from))
                    meant.add([...to, ...parts.slice(from.length)].join('/'));
        }
    }
    const [only, ...others] = distinct(found.filter((match) => meant.has(match.file)));
    return only !== undefined && others.length === 0 ? { file: only.file, candidates: [] } : null;
}
function frame_file_roots(printed, file) {
    const common = commonParts(printed, file);
    return { from: printed.slice(0, printed.length - common), to: file.slice(0, file.length - common) };
}
function begins(parts, start) {
    return start.every((part, index) => parts[index] === part);
}
function foreignFile(found, wanted) {
    const own = distinct(found).filter((match) => !thirdParty.test(match.file) &&
        match.common >= 2 &&
        wanted.some((parts) => parts.length === match.common));
    const [only] = own;
    return { file: only !== undefined && own.length === 1 ? only.file : null, candidates: [] };
}
function distinct(found) {
    return [...new Map(found.map((match) => [match.file, match])).values()];
}
function ranked(found) {
    return distinct(found)
        .sort((a, b) => b.common - a.common ||
        a.file.split('/').length - b.file.split('/').length ||
        (a.file < b.file ? -1 : 1))
        .slice(0, 5)
        .map((match) => match.file);
}

;// CONCATENATED MODULE: ./build/core/own-package.js
function ownFile(rawPath, own, files) {
    const path = rawPath.replaceAll('\\', '/');
    const at = path.lastIndexOf('node_modules/');
    if (at < 0)
        return null;
    const parts = path.slice(at + 'node_modules/'.length).split('/');
    const name = parts.splice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
    const folder = own.get(name);
    if (folder === undefined)
        return null;
    const file = [...(folder === '' ? [] : [folder]), ...parts].join('/');
    return files.has(file) ? file : null;
}

;// CONCATENATED MODULE: ./build/evidence/own-packages.js
const own_packages_most = 60;
async function ownPackages(files, tree) {
    const manifests = files
        .filter((file) => /^(?:[^/]+\/){0,3}package\.json$/.test(file) && !file.includes('node_modules/'))
        .sort((a, b) => a.split('/').length - b.split('/').length)
        .slice(0, own_packages_most);
    const own = new Map();
    for (const file of manifests) {
        const content = await tree.read(file);
        const name = content.kind === 'text' ? own_packages_nameIn(content.text) : null;
        if (name !== null && !own.has(name))
            own.set(name, file.slice(0, Math.max(0, file.lastIndexOf('/'))));
    }
    return own;
}
function own_packages_nameIn(manifest) {
    try {
        const { name } = JSON.parse(manifest);
        return typeof name === 'string' ? name : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/evidence/trace-place.js

const trace_place_mostPlaces = 12;
const trace_place_around = 6;
const trace_place_wholeFunction = 40;
async function placeFrames(traces, ports) {
    const chosen = traces
        .flatMap((trace) => trace.frames)
        .filter((frame) => frame.file !== null && frame.line !== null)
        .slice(0, trace_place_mostPlaces);
    const skipped = [];
    const sources = new Map();
    for (const file of new Set(chosen.map((frame) => frame.file))) {
        if (file === null)
            continue;
        const lines = chosen.filter((frame) => frame.file === file).map((frame) => frame.line ?? 0);
        const read = await readSource(file, lines, ports);
        if (typeof read === 'string')
            skipped.push({ what: file, reason: read });
        else
            sources.set(file, read);
    }
    const wanted = new Set(chosen);
    const late = new Set();
    const placed = traces.map((trace) => ({
        ...trace,
        frames: trace.frames.map((frame, index) => {
            const source = wanted.has(frame) ? sources.get(frame.file ?? '') : undefined;
            if (source === undefined)
                return frame;
            const place = passage(frame, index + 1, source);
            if (place === null)
                late.add(`${frame.file}:${frame.line}\n${source.lines.length}`);
            return { ...frame, place };
        }),
    }));
    for (const one of late) {
        const [what = '', count] = one.split('\n');
        const reason = `the stack trace names this line, but the file ends at line ${count}: it has changed since`;
        skipped.push({ what, reason });
    }
    return { traces: placed, skipped };
}
async function readSource(file, wanted, { tree, syntax }) {
    const read = await tree.read(file);
    if (read.kind !== 'text')
        return read.reason;
    const lines = read.text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    const language = syntax.language(file, read.text);
    const places = language === null
        ? null
        : await syntax.parse(language, read.text, (root) => new Map(wanted.map((line) => [line, enclosing(root, language, line)])));
    return {
        lines: lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)),
        places: places ?? new Map(),
    };
}
function passage(frame, number, { lines, places }) {
    const line = frame.line ?? 0;
    if (frame.file === null || line < 1 || line > lines.length)
        return null;
    const place = places.get(line) ?? null;
    const whole = place !== null && place.kind !== 'class' && place.endLine - place.startLine < trace_place_wholeFunction;
    const startLine = whole ? place.startLine : Math.max(1, line - trace_place_around);
    const endLine = Math.min(lines.length, whole ? place.endLine : line + trace_place_around);
    return {
        file: frame.file,
        startLine,
        endLine,
        code: lines.slice(startLine - 1, endLine).join('\n'),
        focusLine: line,
        symbol: place?.name ?? null,
        doc: place?.doc ?? null,
        score: 1 / number,
        words: [],
        reasons: [`frame ${number} of the stack trace`],
    };
}

;// CONCATENATED MODULE: ./build/evidence/traces.js





const traces_none = 'the task for stack traces: none';
const hint = /[:(]\d|line \d|^[^\S\n]*at\s/m;
const traces = {
    name: 'traces',
    round: 1,
    async gather({ task }, ports) {
        const text = `${task.title}\n${task.body}`;
        if (!hint.test(text))
            return { facts: { traces: [] }, coverage: { examined: [traces_none] } };
        const { findAllTraces, mostTraces, traceText } = await __webpack_require__.e(/* import() */ 3838).then(__webpack_require__.bind(__webpack_require__, 3838));
        const cuts = (all) => cutsOf(text, all, traceText, mostTraces);
        const all = findAllTraces(text);
        const found = all.slice(0, mostTraces);
        if (found.length === 0) {
            const coverage = {
                examined: [traces_none],
                truncated: cuts(all),
            };
            return { facts: { traces: [] }, coverage };
        }
        const { files, leftOut = [] } = await ports.tree.list();
        const installed = found.some((trace) => trace.frames.some((f) => f.rawPath.includes('node_modules')));
        const own = installed ? await ownPackages(files, ports.tree) : new Map();
        const inside = mapTraces(found, files, own);
        const mapped = leftOut.length === 0 ? inside : setApart(found, inside, files, leftOut, own);
        const placed = await placeFrames(mapped, ports);
        const frames = placed.traces.flatMap((trace) => trace.frames);
        const here = frames.filter((frame) => frame.file !== null).length;
        const apart = frames.filter((frame) => frame.leftOut !== undefined);
        const left = apart.length === 0 ? '' : `, ${apart.length} of them left out`;
        const examined = `${(0,core_count/* counted */.h)(found.length, 'stack trace')} in the task: ${here + apart.length} of ${(0,core_count/* counted */.h)(frames.length, 'frame')} in the workspace${left}`;
        const skipped = apart.map(({ leftOut, line }) => ({
            what: `the frame at ${leftOut}${line === null ? '' : `:${line}`}`,
            reason: 'the run was told to leave that file out',
        }));
        return {
            facts: { traces: placed.traces },
            coverage: {
                examined: [examined],
                skipped: [...placed.skipped, ...skipped],
                truncated: cuts(all),
            },
        };
    },
};
function cutsOf(text, all, traceText, mostTraces) {
    const truncated = [];
    if (text.length > traceText) {
        truncated.push({
            what: 'characters of the task searched for stack traces',
            kept: traceText,
            of: text.length,
        });
    }
    if (all.length > mostTraces)
        truncated.push({ what: 'stack traces', kept: mostTraces, of: all.length });
    return truncated;
}
function setApart(found, inside, files, leftOut, own) {
    const apart = new Set(leftOut);
    const everywhere = mapTraces(found, [...files, ...leftOut].sort(), own);
    return inside.map((trace, at) => ({
        ...trace,
        frames: trace.frames.map((frame, index) => {
            const wide = everywhere[at]?.frames[index];
            if (!wide || wide.file === null)
                return frame;
            return apart.has(wide.file) ? { ...wide, file: null, leftOut: wide.file } : wide;
        }),
    }));
}
function mapTraces(found, files, own) {
    const map = frameMapper(files);
    const present = new Set(files);
    return found.map((trace) => {
        const mapped = (frame, near) => {
            const { rawPath, symbol } = frame;
            const installed = ownFile(rawPath, own, present);
            if (installed !== null)
                return { ...frame, file: installed, candidates: [], foreign: false };
            const { file, candidates } = map(rawPath, {
                language: trace.language,
                symbol,
                foreign: frame.foreign,
                near,
            });
            return { ...frame, file, candidates, foreign: frame.foreign && file === null };
        };
        const first = trace.frames.map((frame) => mapped(frame, []));
        const near = first.flatMap(({ rawPath, symbol, file }) => file === null ? [] : [{ rawPath, symbol, file }]);
        const frames = first.map((frame) => (frame.candidates.length > 0 ? mapped(frame, near) : frame));
        return { ...trace, frames };
    });
}

;// CONCATENATED MODULE: ./build/evidence/index.generated.js









const collectors = [commands, diff/* diff */.U, history_history, owners, passages, rules, secrets, tests, traces];

// EXTERNAL MODULE: ./build/modes/index.generated.js + 20 modules
var index_generated = __webpack_require__(5979);
// EXTERNAL MODULE: ./build/run.js + 143 modules
var run = __webpack_require__(6369);
;// CONCATENATED MODULE: ./build/sinks/index.generated.js
const sinks = {
    json: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4260))).json,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(5597), __webpack_require__.e(845)]).then(__webpack_require__.bind(__webpack_require__, 845))).markdown,
    sarif: async () => (await __webpack_require__.e(/* import() */ 3402).then(__webpack_require__.bind(__webpack_require__, 1021))).sarif,
    text: async () => (await Promise.all(/* import() */[__webpack_require__.e(5597), __webpack_require__.e(8265)]).then(__webpack_require__.bind(__webpack_require__, 646))).text,
};

// EXTERNAL MODULE: ./build/tools/index.generated.js + 40 modules
var tools_index_generated = __webpack_require__(8222);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./build/adapters/short-run.js

function expectShortRun(node) {
    const javascript = flags[node.split('.', 1)[0] ?? ''];
    for (const flag of javascript === undefined ? [] : [...javascript, ...webAssembly])
        (0,external_node_v8_.setFlagsFromString)(flag);
}
const calls = [
    '--invocation-count-for-maglev=8000',
    '--invocation-count-for-maglev-osr=4000',
    '--invocation-count-for-turbofan=60000',
    '--invocation-count-for-osr=10000',
];
const youngMemory = '--semi-space-growth-factor=1';
const flags = {
    20: ['--interrupt-budget=2000000'],
    22: calls,
    24: [...calls, youngMemory],
};
const webAssembly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only'];

;// CONCATENATED MODULE: ./build/wire.js





























function wire(world, config) {
    const found = new Set([...(0,secret_values.secretValues)(world.env), ...(config === null ? [] : keysOf(world.env, config))]);
    const secrets = remembering(openSecrets(), found);
    const yaml = openYaml();
    const known = () => [...found];
    const learn = (values) => {
        for (const value of values)
            found.add(value);
    };
    world.interrupted.signal.addEventListener('abort', () => world.stdin.destroy(), { once: true });
    return {
        inbox: openInbox(world.cwd, world.stdin),
        crew: { collectors: collectors, critics: inOrder(index_generated/* critics */.k), examiners: inOrder(index_generated/* critics */.k), modes: index_generated/* modes */.n, tools: tools_index_generated/* tools */.Y },
        unopened: unopened,
        async engine(config, opened, asked) {
            if (!mayAsk(config, world.env[config.apiKeyEnv] ?? null))
                return offline/* offline */.W;
            const { openEngine } = await __webpack_require__.e(/* import() */ 2242).then(__webpack_require__.bind(__webpack_require__, 2242));
            return openEngine(config, opened, asked, await meansOf(world));
        },
        yaml,
        secrets: known,
        cwd: world.cwd,
        signal: world.interrupted.signal,
        trust: () => trustOf(world.env),
        deliver: (report, config) => deliver(report, config, counterOf(world, config, known)),
        async open(config) {
            startTimer(config, world.interrupted);
            const { signal } = world.interrupted;
            const root = await (0,promises_.realpath)(config.workspace);
            const wanted = await (0,path_filter/* pathFilter */.Y)(config.include, config.exclude);
            const under = (0,run/* folderOf */.yS)(config);
            const admits = (path) => wanted(path) && (under === '' || path.startsWith(`${under}/`));
            const opened = await openRepository(root, world.env.PATH ?? '/usr/bin:/bin', signal).catch((fault) => {
                if (fault instanceof errors/* RunError */.e4 && fault.kind === 'tool')
                    return fault;
                throw fault;
            });
            const emit = progressOn(world, config, known);
            const [checkout, gitFault] = opened instanceof errors/* RunError */.e4 ? [null, opened.message] : [opened, null];
            const tree = workingTree(root, checkout, admits, signal);
            return {
                place: root,
                person: person,
                tree,
                repository: checkout?.repository ?? null,
                repositoryFault: gitFault,
                syntax: openSyntax(world.assets),
                yaml,
                secrets,
                known,
                learn,
                ...openKeepers(homeOf(world), root),
                clock: (0,clock/* clockOf */.i)(world.nanoseconds),
                emit,
                signal,
                openBoard: boardsOf({ root, repository: checkout?.repository ?? null, fault: gitFault, signal }),
                async openTools(tier, { servers } = { servers: true }) {
                    const { openToolWorld } = await __webpack_require__.e(/* import() */ 4088).then(__webpack_require__.bind(__webpack_require__, 4088));
                    const place = { root, tree, admits, checkout, gitFault };
                    const settled = servers ? config : { ...config, mcpServers: {} };
                    return openToolWorld({ config: settled, tier, ...place, host: world, known, learn, signal });
                },
            };
        },
    };
}
function homeOf({ env, home }) {
    return env.RUNNER_TEMP || home;
}
function sessionsOf(host) {
    const home = homeOf(host);
    return home === '' ? null : openSessions(home);
}
async function meansOf(world) {
    const [{ openChat, proxySettings, endpointOf }, { noMemory, openMemory }, { isForkEvent }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1708).then(__webpack_require__.bind(__webpack_require__, 1708)),
        __webpack_require__.e(/* import() */ 1923).then(__webpack_require__.bind(__webpack_require__, 1923)),
        __webpack_require__.e(/* import() */ 2732).then(__webpack_require__.bind(__webpack_require__, 2732)),
    ]);
    const { signal } = world.interrupted;
    const folder = homeOf(world);
    return {
        inbox: openInbox(world.cwd, world.stdin),
        variable: (name) => world.env[name] ?? null,
        endpoint: endpointOf,
        isFork: () => isForkEvent(world.env.GITHUB_EVENT_PATH),
        chat: async (reach) => openChat({ ...reach, proxy: proxySettings(world.env) }),
        memory: folder === '' ? noMemory : openMemory((0,external_node_path_.join)(folder, '.countersign')),
        pause: (milliseconds) => (0,clock/* pause */.v)(milliseconds, signal),
        random: Math.random,
    };
}
function inOrder(all) {
    return [...all].sort((a, b) => mode/* criticNames */.pH.indexOf(a.name) - mode/* criticNames */.pH.indexOf(b.name));
}
function startTimer(config, controller) {
    const stop = () => controller.abort(new errors/* Stopped */.C9('timeout', `the time limit of ${config.timeout} seconds was reached`));
    setTimeout(stop, config.timeout * 1000).unref();
}
function counterOf(world, config, known) {
    const { env, stdout } = world;
    const inActions = env.GITHUB_ACTIONS === 'true';
    const page = { width: 100, colour: false, links: false, workspace: config.workspace };
    const colour = wantsColour(world);
    const screen = {
        ...page,
        width: stdout.columns || 100,
        colour,
        links: colour && stdout.isTTY === true,
    };
    return {
        outlet: openOutlet(world.cwd, stdout),
        sinks: sinks,
        screen,
        page,
        clean: (report) => (0,redact.redactDeep)(report, known()),
        guard: inActions ? globalThis.crypto.randomUUID() : null,
        actions: inActions
            ? { output: env.GITHUB_OUTPUT ?? null, summary: env.GITHUB_STEP_SUMMARY ?? null }
            : null,
    };
}
function wantsColour({ env, stdout }) {
    if (env.NO_COLOR)
        return false;
    if (env.FORCE_COLOR)
        return env.FORCE_COLOR !== '0';
    return stdout.isTTY === true && env.TERM !== 'dumb';
}
async function trustOf(env) {
    const inActions = env.GITHUB_ACTIONS === 'true';
    const eventName = env.GITHUB_EVENT_NAME || null;
    const event = inActions ? await (await __webpack_require__.e(/* import() */ 2732).then(__webpack_require__.bind(__webpack_require__, 2732))).readEvent(env.GITHUB_EVENT_PATH) : null;
    return (0,trust/* tierOf */.k)({ inActions, eventName, event });
}


/***/ })

};
;