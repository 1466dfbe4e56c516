"use strict";
exports.id = 9221;
exports.ids = [9221,1974];
exports.modules = {

/***/ 9620:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ commandText)
/* harmony export */ });
/* unused harmony export outputText */
/* harmony import */ var _terminal_text__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2907);

const mostOfStdout = 16_000;
const mostOfStderr = 8000;
function commandText(result) {
    const parts = [endOf(result), ...result.notes];
    const outputs = [
        block('stdout', outputText(result.stdout, mostOfStdout)),
        block('stderr', outputText(result.stderr, mostOfStderr)),
    ].filter((text) => text !== '');
    return [parts.join(' '), ...(outputs.length > 0 ? outputs : ['It printed nothing.'])].join('\n');
}
function block(name, text) {
    return text === '' ? '' : `${name}:\n${text.replace(/\n$/, '')}`;
}
function endOf({ code, stoppedBy, milliseconds, timeout }) {
    const after = `after ${(milliseconds / 1000).toFixed(1)} s`;
    if (stoppedBy === null)
        return code === null ? `Ended by a signal ${after}.` : `Exit code ${code} ${after}.`;
    return `Ended ${after}, unfinished: ${reasons(timeout)[stoppedBy]}`;
}
function reasons(timeout) {
    return {
        time: `it may take ${timeout} seconds. Ask for less at once, or for more time where the run allows it.`,
        output: 'it wrote more than a command may. Let it write less, or to a file and read the part that counts.',
        memory: 'it used more memory than a command may.',
        processes: 'it started more processes than a command may.',
        abort: 'the run, or this call, was stopped.',
    };
}
function outputText({ head, tail, omitted }, most) {
    if (omitted === 0) {
        const whole = (0,_terminal_text__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .e)(head + tail);
        if (whole.length <= most)
            return whole;
        const start = startOf(whole, Math.floor(most / 3));
        const end = endOfText(whole, most - Math.floor(most / 3));
        return joined(start, whole.length - start.length - end.length, end);
    }
    const first = (0,_terminal_text__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .e)(head);
    const last = (0,_terminal_text__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .e)(tail.slice(tail.indexOf('\n') + 1));
    const start = startOf(first, Math.floor(most / 3));
    const end = endOfText(last, most - Math.floor(most / 3));
    return joined(start, omitted + first.length - start.length + (0,_terminal_text__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .e)(tail).length - end.length, end);
}
function joined(start, missing, end) {
    const line = start === '' || start.endsWith('\n') ? '' : '\n';
    return `${start}${line}[${missing} characters were left out here]\n${end}`;
}
function startOf(text, most) {
    const part = text.slice(0, most);
    const cut = part.lastIndexOf('\n');
    return cut < 0 ? part : part.slice(0, cut + 1);
}
function endOfText(text, most) {
    const part = text.slice(Math.max(0, text.length - most));
    if (part.length === text.length)
        return part;
    const cut = part.indexOf('\n');
    return cut < 0 || cut === part.length - 1 ? part : part.slice(cut + 1);
}


/***/ }),

/***/ 3324:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ isCredentialFile),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   dg: () => (/* binding */ isKeyStore),
/* harmony export */   pr: () => (/* binding */ namedSecrets)
/* harmony export */ });
/* harmony import */ var _placeholder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9162);
/* harmony import */ var _secret_values__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1974);


const environment = /^(?:\.env(?:\.[\w-]{1,40}){0,3}|[\w-]{1,60}\.env|\.envrc)$/i;
const modelOnly = /(?:example|sample|template|dist|defaults?|schema|test|testing|ci|tpl)/i;
const names = new Set('.npmrc .yarnrc.yml .pypirc .netrc _netrc .pgpass .git-credentials .dockercfg .htpasswd credentials credentials.json client_secret.json service-account.json serviceaccount.json id_rsa id_dsa id_ecdsa id_ed25519'.split(' '));
const keyFile = /\.(?:pem|key|ppk|p8)$/i;
const keyStore = /\.(?:keystore|jks|p12|pfx|kdbx)$/i;
const asideFolder = /(?:^|\/)(?:tests?|__tests__|spec|specs|fixtures?|__fixtures__|testdata|test-data|mocks?|__mocks__|examples?|samples?|docs?|node_modules|vendor|third_party)\//i;
function isCredentialFile(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = names.has(name.toLowerCase()) || keyFile.test(name) || isEnvironmentFile(path);
    return named && !asideFolder.test(path);
}
function isKeyStore(path) {
    return keyStore.test(path) && !/(?:^|\/)debug\.keystore$/.test(path) && !asideFolder.test(path);
}
function isAside(path) {
    return asideFolder.test(path);
}
function isEnvironmentFile(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return environment.test(name) && !modelOnly.test(name.replace(/^\.env/i, ''));
}
const setting = /^[ \t]{0,20}(?:export[ \t]{1,4})?([A-Za-z_][\w.-]{0,100})[ \t]{0,4}=[ \t]{0,4}(?:"([^"\n]{1,400})"|'([^'\n]{1,400})'|([^\s#"'][^\s#]{0,400}))/gm;
const netrc = /\bpassword[ \t\n]{1,4}(\S{8,200})/g;
const pgpass = /^[^#:\n]{1,200}:[^:\n]{1,20}:[^:\n]{1,200}:[^:\n]{1,200}:([^:\n]{8,200})$/gm;
function namedSecrets(path, text) {
    const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const found = [];
    const add = (match, name, value) => {
        const start = (match.index ?? 0) + match[0].lastIndexOf(value);
        if (looksSecret(value))
            found.push({ start, value, name });
    };
    if (isEnvironmentFile(path)) {
        for (const match of text.matchAll(setting)) {
            const name = match[1] ?? '';
            if ((0,_secret_values__WEBPACK_IMPORTED_MODULE_0__.namesSecret)(name))
                add(match, name, match[2] ?? match[3] ?? match[4] ?? '');
        }
    }
    if (file === '.netrc' || file === '_netrc')
        for (const match of text.matchAll(netrc))
            add(match, 'password', match[1] ?? '');
    if (file === '.pgpass')
        for (const match of text.matchAll(pgpass))
            add(match, 'password', match[1] ?? '');
    return found;
}
function looksSecret(value) {
    if (value.length < 8 || (0,_placeholder__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .w)(value))
        return false;
    if (/^(?:[.~]?\/|[a-z][a-z0-9+.-]{0,20}:\/\/|\$|%|@)/i.test(value) || /\s/.test(value))
        return false;
    return /[A-Za-z]/.test(value) && /[\d\W]/.test(value);
}


/***/ }),

/***/ 6747:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   _S: () => (/* binding */ askedPath),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   wc: () => (/* binding */ newNameFault)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const mostBytes = 4096;
const nameBytes = 255;
const shownLetters = 200;
function shownPath(path) {
    const line = (0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(path.length > shownLetters ? `${path.slice(0, shownLetters)}…` : path);
    return `\`${line.replaceAll('`', '‹U+0060›')}\``;
}
function outside(asked) {
    return `${shownPath(asked)} is outside the workspace and the folders added to it; no mode reaches it, and leaving Plan Mode does not change that. Ask for a path of the workspace, or ask the person who runs this to add its folder with --add-dir.`;
}
function askedPath(asked, roots) {
    if (asked.trim() === '')
        return no('The path is empty. Give one from the workspace, such as src/index.ts, or . for the workspace itself.');
    if (/[\0-\x1f\x7f]/.test(asked))
        return no(`${shownPath(asked)} holds a control character. Give the path as list_directory or file_search shows it.`);
    if (bytesOf(asked) > mostBytes || asked.split('/').some((name) => bytesOf(name) > nameBytes))
        return no(`${shownPath(asked)} is longer than any path can be. Give the path as list_directory or file_search shows it.`);
    if (/^~(?:[/\\]|$)/.test(asked))
        return no(outside(asked));
    const absolute = asked.startsWith('/') || /^[A-Za-z]:[/\\]/.test(asked);
    const [workspace = ''] = roots;
    const whole = straightened(absolute ? asked : `${workspace}/${asked}`);
    if (whole === null)
        return no(outside(asked));
    if (!roots.some((root) => within(whole, root)))
        return no(outside(asked));
    return { ok: true, path: whole };
}
function newNameFault(asked) {
    if (asked.endsWith('/'))
        return `${shownPath(asked)} names a folder. Name a file; folders that are missing are made.`;
    if (asked.includes('\\'))
        return `${shownPath(asked)} holds a backslash. Part folders by forward slashes.`;
    if (/[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|[^\S ]/u.test(asked))
        return `${shownPath(asked)} holds characters that nobody sees. Choose a name without them.`;
    return null;
}
function within(path, folder) {
    return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
function below(path, folder) {
    return path.slice(folder.endsWith('/') ? folder.length : folder.length + 1);
}
function straightened(path) {
    const kept = [];
    for (const name of path.split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..')
            kept.push(name);
        else if (kept.pop() === undefined)
            return null;
    }
    const drive = /^[A-Za-z]:$/.test(kept[0] ?? '');
    return drive ? kept.join('/') : `/${kept.join('/')}`;
}
function bytesOf(text) {
    return Buffer.byteLength(text);
}
function no(reason) {
    return { ok: false, reason };
}


/***/ }),

/***/ 6879:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ deletionDiff),
/* harmony export */   w: () => (/* binding */ changeDiff)
/* harmony export */ });
const mostText = 4_000_000;
const mostDiff = 400_000;
const mostEdits = 1500;
const mostWork = 30_000_000;
const context = 3;
async function changeDiff(path, before, after) {
    const [old, fresh] = [before?.text ?? '', after?.text ?? ''];
    if (old.length + fresh.length > mostText)
        return null;
    if (before !== null && after !== null && old === fresh)
        return '';
    const head = heading(path, before, after);
    if (old === fresh)
        return head;
    const body = (await hunksOf(old, fresh)).flatMap(shownHunk).join('\n');
    if (body.length > mostDiff)
        return null;
    const named = (side, prefix) => side === null ? '/dev/null' : quoted(`${prefix}/${path}`, true);
    return `${head}--- ${named(before, 'a')}\n+++ ${named(after, 'b')}\n${body}\n`;
}
function deletionDiff(path, was) {
    if (!('link' in was)) {
        const head = heading(path, { text: '', executable: was.executable }, null);
        return `${head}Binary files ${quoted(`a/${path}`)} and /dev/null differ\n`;
    }
    const head = heading(path, { text: '', executable: false }, null).replace('mode 100644', 'mode 120000');
    const lines = was.link.split('\n').map((line) => `-${line}`);
    const counted = lines.length === 1 ? '1' : `1,${lines.length}`;
    return `${head}--- ${quoted(`a/${path}`, true)}\n+++ /dev/null\n@@ -${counted} +0,0 @@\n${lines.join('\n')}\n${noEnd}\n`;
}
const noEnd = '\\ No newline at end of file';
function heading(path, before, after) {
    const first = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`;
    const mode = (side) => (side.executable ? '100755' : '100644');
    if (before === null && after !== null)
        return `${first}new file mode ${mode(after)}\n`;
    if (before !== null && after === null)
        return `${first}deleted file mode ${mode(before)}\n`;
    return first;
}
async function hunksOf(old, fresh) {
    const { structuredPatch } = await __webpack_require__.e(/* import() */ 1304).then(__webpack_require__.bind(__webpack_require__, 1304));
    const lines = countOf(old) + countOf(fresh) + 1;
    const options = { context, maxEditLength: Math.min(mostEdits, Math.ceil(mostWork / lines)) };
    const patch = structuredPatch('', '', old, fresh, undefined, undefined, options);
    return patch?.hunks ?? [replacedWhole(lined(old), lined(fresh))];
}
function countOf(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
function replacedWhole(old, fresh) {
    let start = 0;
    while (start < old.length && start < fresh.length && old[start] === fresh[start])
        start += 1;
    let end = 0;
    const left = Math.min(old.length, fresh.length) - start;
    while (end < left && old[old.length - 1 - end] === fresh[fresh.length - 1 - end])
        end += 1;
    const from = Math.max(0, start - context);
    const tail = Math.max(0, end - context);
    const marked = (sign, lines) => lines.flatMap((line) => withEnd(sign, line));
    return {
        oldStart: from + 1,
        oldLines: old.length - tail - from,
        newStart: from + 1,
        newLines: fresh.length - tail - from,
        lines: [
            ...marked(' ', old.slice(from, start)),
            ...marked('-', old.slice(start, old.length - end)),
            ...marked('+', fresh.slice(start, fresh.length - end)),
            ...marked(' ', old.slice(old.length - end, old.length - tail)),
        ],
    };
}
function lined(text) {
    const lines = text.split('\n').map((line) => `${line}\n`);
    const last = (lines.pop() ?? '').slice(0, -1);
    return last === '' ? lines : [...lines, last];
}
function withEnd(sign, line) {
    return line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, noEnd];
}
function shownHunk({ oldStart, oldLines, newStart, newLines, lines }) {
    const place = (start, count) => `${count === 0 ? start - 1 : start}${count === 1 ? '' : `,${count}`}`;
    return [`@@ -${place(oldStart, oldLines)} +${place(newStart, newLines)} @@`, ...lines];
}
function quoted(name, endsLine = false) {
    if (!/["\\\x00-\x1f\x7f]/.test(name))
        return endsLine && name.includes(' ') ? `${name}\t` : name;
    const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, (character) => {
        return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
    });
    return `"${escaped}"`;
}


/***/ }),

/***/ 1119:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden)
/* harmony export */ });
/* harmony import */ var _credential_files__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3324);
/* harmony import */ var _plain_name__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7539);


const keyFolders = new Set(['.ssh', '.gnupg', '.password-store']);
const byPlace = new Set(`.aws/credentials .aws/config .docker/config.json .kube/config .config/gh/hosts.yml .config/hub .config/git/credentials
  .azure/accesstokens.json .azure/msal_token_cache.json .azure/msal_token_cache.bin .terraform.d/credentials.tfrc.json
  .cargo/credentials .cargo/credentials.toml .gem/credentials .bundle/config .composer/auth.json .m2/settings.xml
  .config/rclone/rclone.conf .config/pip/pip.conf .pip/pip.conf .nuget/nuget.config .gradle/gradle.properties`.split(/\s+/));
const placeFolders = new Set(['.config/gcloud', '.aws/sso', '.aws/cli']);
const byName = new Set(`.npmrc .yarnrc.yml .pypirc .netrc _netrc .pgpass pgpass.conf .git-credentials .dockercfg .htpasswd .my.cnf .mylogin.cnf
  .terraformrc terraform.rc .boto .s3cfg .vault-token .databrickscfg .rediscli_auth .credentials`.split(/\s+/));
const privateKey = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|ssh_host_\w{1,20}_key)$/;
function hidden(path) {
    if (path.split(/[/\\]/).some(_plain_name__WEBPACK_IMPORTED_MODULE_1__/* .isGitName */ .M$))
        return 'git';
    const names = (0,_plain_name__WEBPACK_IMPORTED_MODULE_1__/* .plainNames */ .Dd)(path);
    return holdsCredentials(names) ? 'credentials' : null;
}
function holdsCredentials(names) {
    const [name = ''] = names.slice(-1);
    if (byName.has(name) || privateKey.test(name) || names.some((one) => keyFolders.has(one)))
        return true;
    for (let from = Math.max(0, names.length - 3); from < names.length - 1; from += 1)
        if (byPlace.has(names.slice(from).join('/')))
            return true;
    if (names.some((one, at) => placeFolders.has(`${one}/${names[at + 1]}`)))
        return true;
    if ((0,_credential_files__WEBPACK_IMPORTED_MODULE_0__/* .isCredentialFile */ .Sn)(name))
        return !isKeyFile(name) || !(0,_credential_files__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(names.join('/'));
    return (0,_credential_files__WEBPACK_IMPORTED_MODULE_0__/* .isKeyStore */ .dg)(names.join('/'));
}
function isKeyFile(name) {
    return /\.(?:pem|key|ppk|p8)$/.test(name);
}


/***/ }),

/***/ 2043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ occurrencesOf)
/* harmony export */ });
function occurrencesOf(part, text, most) {
    const places = [];
    if (part === '' || part.length > text.length)
        return places;
    const borders = bordersOf(part);
    let matched = 0;
    for (let at = 0; at < text.length && places.length < most; at += 1) {
        const unit = text.charCodeAt(at);
        while (matched > 0 && part.charCodeAt(matched) !== unit)
            matched = borders[matched - 1] ?? 0;
        if (part.charCodeAt(matched) === unit)
            matched += 1;
        if (matched < part.length)
            continue;
        places.push(at - part.length + 1);
        matched = borders[matched - 1] ?? 0;
    }
    return places;
}
function bordersOf(text) {
    const borders = new Int32Array(text.length);
    let length = 0;
    for (let at = 1; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        while (length > 0 && text.charCodeAt(length) !== unit)
            length = borders[length - 1] ?? 0;
        if (text.charCodeAt(length) === unit)
            length += 1;
        borders[at] = length;
    }
    return borders;
}


/***/ }),

/***/ 7539:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   MH: () => (/* binding */ plainName)
/* harmony export */ });
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
function plainName(name) {
    const folded = name.replace(unseen, '').normalize('NFKC').toLowerCase();
    const colon = folded.indexOf(':');
    const bare = colon < 0 ? folded : folded.slice(0, colon);
    let end = bare.length;
    while (end > 0 && (bare[end - 1] === '.' || bare[end - 1] === ' '))
        end -= 1;
    return bare.slice(0, end);
}
function isGitName(name) {
    if (!/g/i.test(name) && !/[^\x00-\x7f]/.test(name))
        return false;
    const plain = plainName(name);
    return plain === '.git' || /^git~\d{1,6}$/.test(plain);
}
function plainNames(path) {
    return path.split(/[/\\]/).map(plainName);
}


/***/ }),

/***/ 114:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ proposedDeletion),
/* harmony export */   s: () => (/* binding */ proposedText)
/* harmony export */ });
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3152);
/* harmony import */ var _asked_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6747);
/* harmony import */ var _change_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6879);



async function proposedText(path, now, text) {
    const before = sideOf(now);
    const mark = now.kind === 'text' && now.shape.encoding === 'utf-8' && now.shape.mark ? '\ufeff' : '';
    const after = { text: mark + text, executable: before?.executable ?? false };
    const diff = await (0,_change_diff__WEBPACK_IMPORTED_MODULE_0__/* .changeDiff */ .w)(path, before, after);
    if (diff === null)
        return none(`The change of ${(0,_asked_path__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} is too large to be read as a diff. Propose smaller changes.`);
    if (diff === '')
        return none(`${(0,_asked_path__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} already stands so; there is nothing to change.`);
    const doing = before === null ? `Add the file` : 'Change the file';
    return { kind: 'change', path, description: `${doing} ${(0,_asked_path__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}.${encodingNote(now)}`, diff };
}
async function proposedDeletion(path, now) {
    if (now.kind === 'nothing')
        return none(`There is no file ${(0,_asked_path__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}; there is nothing to delete.`);
    const description = `Delete the ${now.kind === 'link' ? 'link' : 'file'} ${(0,_asked_path__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}.${encodingNote(now)}`;
    if (now.kind === 'link')
        return { kind: 'change', path, description, diff: (0,_change_diff__WEBPACK_IMPORTED_MODULE_0__/* .deletionDiff */ .E)(path, { link: now.leadsTo }) };
    if (now.kind === 'binary')
        return { kind: 'change', path, description, diff: (0,_change_diff__WEBPACK_IMPORTED_MODULE_0__/* .deletionDiff */ .E)(path, now) };
    const diff = await (0,_change_diff__WEBPACK_IMPORTED_MODULE_0__/* .changeDiff */ .w)(path, sideOf(now), null);
    if (diff !== null)
        return { kind: 'change', path, description, diff };
    const lines = (0,_count__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(now.text.split('\n').length, 'line');
    return {
        kind: 'change',
        path,
        description: `${description} It has ${lines}; they are not shown.`,
        diff: (0,_change_diff__WEBPACK_IMPORTED_MODULE_0__/* .deletionDiff */ .E)(path, now),
    };
}
function sideOf(now) {
    if (now.kind !== 'text')
        return null;
    const mark = now.shape.encoding === 'utf-8' && now.shape.mark ? '\ufeff' : '';
    return { text: mark + now.text, executable: now.executable };
}
function encodingNote(now) {
    if (now.kind !== 'text' || now.shape.encoding === 'utf-8')
        return '';
    return ` It is kept in ${now.shape.encoding.toUpperCase()}, so the diff is for reading and does not apply as it is.`;
}
function none(reason) {
    return { kind: 'none', reason };
}


/***/ }),

/***/ 4324:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y1: () => (/* binding */ plainShape),
/* harmony export */   YI: () => (/* binding */ withEndsOf),
/* harmony export */   e9: () => (/* binding */ shaped),
/* harmony export */   j5: () => (/* binding */ lineEnds),
/* harmony export */   rp: () => (/* binding */ unshaped)
/* harmony export */ });
const binaryProbe = 8192;
const plainShape = { encoding: 'utf-8', mark: false };
function shaped(bytes) {
    const utf16 = bytes.length % 2 === 0 ? wide(bytes) : null;
    if (utf16 !== null)
        return utf16;
    if (bytes.subarray(0, binaryProbe).includes(0))
        return null;
    const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const body = mark ? bytes.subarray(3) : bytes;
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
        return { text, shape: { encoding: 'utf-8', mark } };
    }
    catch {
        return { text: bytes.toString('latin1'), shape: { encoding: 'latin-1', mark: false } };
    }
}
function wide(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return { text: bytes.subarray(2).toString('utf16le'), shape: { encoding: 'utf-16le', mark: true } };
    if (bytes[0] !== 0xfe || bytes[1] !== 0xff)
        return null;
    const swapped = Buffer.from(bytes.subarray(2)).swap16();
    return { text: swapped.toString('utf16le'), shape: { encoding: 'utf-16be', mark: true } };
}
function unshaped(text, { encoding, mark }) {
    if (encoding === 'latin-1')
        return /[^\0-\xff]/.test(text) ? null : Buffer.from(text, 'latin1');
    if (encoding === 'utf-8')
        return Buffer.from(mark ? `\ufeff${text}` : text);
    const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
    return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}
function lineEnds(text) {
    let windows = false;
    let others = false;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
        if (text[at - 1] === '\r')
            windows = true;
        else
            others = true;
    }
    if (windows && others)
        return 'both';
    return windows ? 'crlf' : others ? 'lf' : null;
}
function withEndsOf(text, other) {
    return lineEnds(other) === 'crlf' && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text;
}


/***/ }),

/***/ 5853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ hitLetters),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   _x: () => (/* binding */ answerBytes),
/* harmony export */   g8: () => (/* binding */ answerLines),
/* harmony export */   kk: () => (/* binding */ lineAround),
/* harmony export */   wR: () => (/* binding */ portion)
/* harmony export */ });
/* unused harmony exports lineLetters, shortLine */
/* harmony import */ var _count__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);

const answerLines = 400;
const answerBytes = 32 * 1024;
const lineLetters = 2000;
const hitLetters = 300;
function portion(lines, before = () => '', mostLines = answerLines, mostBytes = answerBytes) {
    const kept = [];
    let bytes = 0;
    let shortened = 0;
    for (const line of lines) {
        if (kept.length === mostLines)
            break;
        const cut = shortLine(line);
        const whole = before(kept.length) + cut;
        const size = Buffer.byteLength(whole) + 1;
        if (kept.length > 0 && bytes + size > mostBytes)
            break;
        if (cut !== line)
            shortened += 1;
        kept.push(whole);
        bytes += size;
    }
    return { text: kept.join('\n'), kept: kept.length, shortened };
}
function shortLine(line) {
    if (line.length <= lineLetters)
        return line;
    const end = wholeEnd(line, lineLetters);
    return `${line.slice(0, end)}‹${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(line.length - end)} more characters›`;
}
function lineAround(line, at, most = hitLetters) {
    if (line.length <= most)
        return line;
    const start = wholeEnd(line, Math.max(0, Math.min(at - Math.floor(most / 3), line.length - most)));
    const end = wholeEnd(line, Math.min(line.length, start + most));
    const before = start === 0 ? '' : `‹${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(start)} characters›`;
    const after = end === line.length ? '' : `‹${(0,_count__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(line.length - end)} more characters›`;
    return before + line.slice(start, end) + after;
}
function linesOf(text) {
    if (text === '')
        return [];
    const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    if (text.endsWith('\n'))
        lines.pop();
    return lines;
}
function wholeEnd(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xdc00 && unit <= 0xdfff && at > 0 ? at - 1 : at;
}


/***/ }),

/***/ 8766:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ld: () => (/* binding */ benchmarks),
  _z: () => (/* binding */ inFolder),
  sH: () => (/* binding */ performanceOffline)
});

// EXTERNAL MODULE: ./build/core/count.js
var count = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/core/drafts.js
var drafts = __webpack_require__(5219);
;// CONCATENATED MODULE: ./build/core/loops.js
const head = /^(?:\}\s{0,4})?(?:(?:for|while)\s{0,4}(?:await\s{0,4})?\(|foreach\s{0,4}\(|(?:async\s{1,4})?for\s[^\n]{1,200}\sin\s[^\n]{1,200}:$|while\s[^\n]{1,200}:$|(?:for|while|loop)\b[^\n]{0,200}\{$)/;
const comment = /^(?:\/\/|#|\*|\/\*|--)/;
const longest = 400;
function nestedLoops(code) {
    const open = [];
    const found = [];
    const close = (indent) => {
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (!last.holds && open.length > 1)
                found.push({ outer: open[0]?.line ?? last.line, inner: last.line, depth: open.length });
            open.pop();
        }
    };
    code.split('\n').forEach((text, index) => {
        const trimmed = text.slice(0, longest).trim();
        if (trimmed === '' || comment.test(trimmed))
            return;
        const indent = text.slice(0, longest).replaceAll('\t', '    ').search(/\S/);
        close(indent);
        if (!head.test(trimmed))
            return;
        const around = open.at(-1);
        if (around !== undefined)
            around.holds = true;
        open.push({ indent, line: index + 1, holds: false });
    });
    close(0);
    return found.sort((a, b) => b.depth - a.depth || a.inner - b.inner);
}

// EXTERNAL MODULE: ./build/core/plan-markdown.js
var plan_markdown = __webpack_require__(7696);
// EXTERNAL MODULE: ./build/core/test-files.js
var test_files = __webpack_require__(3577);
;// CONCATENATED MODULE: ./build/core/performance-offline.js





const mostLoops = 3;
const mostBusy = 2;
const leastCommits = 5;
const mostCommands = 3;
function performanceOffline(evidence) {
    return {
        mode: 'performance',
        bottlenecks: bottlenecks(evidence),
        optimizations: [...loops(evidence), ...busyFiles(evidence), ...measuring(evidence)],
        estimatedImprovement: '',
    };
}
function bottlenecks({ rules }) {
    return (rules?.hits ?? [])
        .filter((hit) => hit.rule.category === 'performance')
        .map((hit) => ({ ...(0,drafts/* ruleDraft */.y7)(hit), mode: 'performance' }));
}
function loops({ passages }) {
    const shown = (passages?.passages ?? []).filter(({ file }) => !(0,test_files/* isTestFile */.hl)(file));
    const found = shown.flatMap((passage) => nestedLoops(passage.code).map((loop) => ({ ...loop, passage, at: passage.startLine - 1 })));
    const first = found.sort((a, b) => b.depth - a.depth);
    const seen = new Set();
    const texts = first.flatMap(({ passage, depth, outer, inner, at }) => {
        const place = `${passage.file}:${inner + at}`;
        if (seen.has(place))
            return [];
        seen.add(place);
        const inside = passage.symbol === null ? '' : ` in ${(0,plan_markdown/* code */.a)(passage.symbol)}`;
        return [
            `${place}${inside} is the innermost of ${(0,count/* counted */.h)(depth, 'loop')} in one another, the outermost at line ${outer + at}: their lengths multiply. How long they get cannot be told from the code.`,
        ];
    });
    return texts.slice(0, mostLoops);
}
function busyFiles({ history }) {
    return (history?.files ?? [])
        .filter(({ path, commits }) => commits >= leastCommits && !(0,test_files/* isTestFile */.hl)(path))
        .sort((a, b) => b.commits - a.commits)
        .slice(0, mostBusy)
        .map(({ path, commits, fixes }) => `${path} changed in ${commits} of the ${(0,count/* counted */.h)(history?.commits ?? 0, 'commit')} looked at${fixes.length === 0 ? '' : `, ${fixes.length === 5 ? 'at least 5' : fixes.length} of them fixes`}: measure before and after touching it.`);
}
function measuring(evidence) {
    if (evidence.commands === undefined)
        return [];
    const known = benchmarks(evidence);
    if (known.length === 0)
        return [
            'The project names no benchmark command: nothing in it measures whether a change makes it faster.',
        ];
    const named = known.slice(0, mostCommands).map((one) => `${(0,plan_markdown/* code */.a)(inFolder(one))} (${one.source})`);
    return [`${named.join(', ')} would measure it, before and after; it was not run.`];
}
function benchmarks(evidence) {
    return (evidence.commands?.commands ?? []).filter(({ kind }) => kind === 'benchmark');
}
function inFolder({ directory, command }) {
    return directory === '.' ? command : `(cd ${directory} && ${command})`;
}


/***/ }),

/***/ 9162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isExampleLogin),
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
const word = /example|sample|placeholder|dummy|change[-_ ]?me|replace[-_ ]?(?:me|with)|redacted|insert[-_ ]|your[-_a-z]|fake|notreal|not[-_]a[-_]|lorem|foobar|deadbeef|x{4}|\*{3}|\.{3}|[<>]|\$\{|\{\{/i;
const documented = [
    '4eC39HqLyjWDarjtT1zdp7dc',
    'BQokikJOvBiI2HlWgH4olfQ2',
    '16C7e42F292c6912E7710c838347Ae178B4a',
];
const leastEntropy = 2.5;
const longestSequence = 8;
function isPlaceholder(value) {
    if (word.test(value) || documented.some((known) => value.endsWith(known)))
        return true;
    return hasSequence(value) || (value.length >= 16 && entropy(value) < leastEntropy);
}
const commonPassword = /^(?:pass(?:word|wd|w0rd|phrase)?|my[-_]?pass(?:word)?|p[a@4]ss\w{0,6}|pw|pwd|secret|s3cret|token|user(?:name)?|admin|root|guest|test(?:ing|er|pass|user)?|demo|dev|local|postgres(?:ql)?|mysql|mongo(?:db)?|redis|rabbitmq|app|db|database|foo|bar|baz|qux|hunter|letmein|qwerty|abc|abcd|x|y|a|b|xyz|none|null|x-oauth-basic|x-access-token)?[-_]?\d{0,6}!?$/i;
const reservedHost = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|\[?::1\]?|host(?:name)?|server|domain|[\w.-]{0,100}\bexample\.(?:com|org|net|edu|io)|[\w.-]{0,100}\.(?:example|test|invalid|localhost)|(?:my|your|some)[\w-]{0,60}(?:\.\w{1,10})?|domain\.\w{1,10}|host\.\w{1,10}|test\.com|foo\.\w{1,10}|bar\.\w{1,10})$/i;
function isExampleLogin(user, password, host) {
    return (password === user || commonPassword.test(password) || reservedHost.test(host) || isPlaceholder(password));
}
function hasSequence(value) {
    let length = 1;
    for (let at = 1; at < value.length; at += 1) {
        length = value.charCodeAt(at) - value.charCodeAt(at - 1) === 1 ? length + 1 : 1;
        if (length >= longestSequence)
            return true;
    }
    return false;
}
function entropy(value) {
    const counts = new Map();
    for (const character of value)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / value.length) * Math.log2(count / value.length);
    return bits;
}


/***/ }),

/***/ 6560:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ engineering),
/* harmony export */   dl: () => (/* binding */ developerBrief),
/* harmony export */   ye: () => (/* binding */ developerBase)
/* harmony export */ });
/* harmony import */ var _brief_endings__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2914);

const engineering = (aside) => `Core mandates:
- Keep to the conventions of the project: its style, structure, names, idioms.
- Never assume that a library or framework is there: use one only where manifest, lock file or imports show it.
- Changes fit into the code around them as if they had always been there.
- Comments are rare, and say why, not what.
- Be proactive within the scope of the task: what it needs to be complete belongs to it, what would merely be nice does not; name that under ${aside}.
- Be professional and concise.

Workflow:
1. Read a file before you change it; a file that was not shown is not changed but named as missing.
2. Understand the patterns that are there.
3. Make minimal, focused changes.
4. Test them: say which tests cover the change, add those that are missing, name the project's own commands that run them.
5. Explain your reasoning: why this way, and what else was weighed.

Writing code: follow existing patterns; think of edge cases (empty, missing, large, concurrent, failing); explain decisions about architecture; test what is critical. When earlier messages hold findings of another mode, build on them and say which of them a change answers.`;
const developerBase = `You are the senior software engineer. Carry out what the task asks, as changes to this code base.

${engineering('nextActions')}`;
const developerBrief = `${developerBase}

${_brief_endings__WEBPACK_IMPORTED_MODULE_0__/* .asPlan */ .S}`;


/***/ }),

/***/ 2914:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ asPlan),
/* harmony export */   e: () => (/* binding */ asText)
/* harmony export */ });
const asPlan = `You change nothing yourself; what you write is applied after approval. Answer with the plan schema: its steps are the edits, in order, and \`proposedChanges\` holds every changed file with its unified diff against the code shown (\`--- a/path\`, \`+++ b/path\`, hunks that apply), and nothing outside what was asked.`;
const asText = `Here the answer's form is Markdown text, not JSON. Cite code by its path and a short quotation of it, as the material shows it, and nothing that is not there. Never claim to have run or changed anything. What the material does not show you say from general knowledge, marked as such, or call not known.`;


/***/ }),

/***/ 2424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ deepThinking),
/* harmony export */   p: () => (/* binding */ thinkingBrief)
/* harmony export */ });
/* harmony import */ var _brief_endings__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2914);

const thinkingBrief = `You are the careful thinker. Reason through the question step by step before you answer it.

Thinking:
1. Say what is asked, what is given, and what a good answer must satisfy.
2. Gather what the material shows; tell facts from assumptions.
3. Find at least two ways to see or solve it; follow each to its consequences.
4. Look for what would prove you wrong: counterexamples, edge cases, costs that come later.
5. Weigh them by the same criteria; say which of them decides.
6. Conclude, with how sure you are and what would change your mind.

Write it as \`<thinking>\` your reasoning \`</thinking>\`, then \`<response>\` the answer \`</response>\`, each once, and nothing outside. The response stands by itself: the conclusion first, its grounds, the trade-offs, what is open. A question that is simple gets a short thinking part.

${_brief_endings__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e}`;
const deepThinking = `Think deeply: take each step twice, the second time against your own first result. Name the strongest objection to your conclusion and answer it. Follow consequences to the second order. Do not stop at the first answer that fits.`;


/***/ }),

/***/ 1974:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namesSecret: () => (/* binding */ namesSecret),
/* harmony export */   secretValues: () => (/* binding */ secretValues)
/* harmony export */ });
const telling = new Set('key keys token tokens secret secrets password passwords passwd pwd pass passphrase credential credentials auth pat cookie webhook dsn'.split(' '));
const tellingEnd = /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|credentials)$/;
const harmlessEnd = new Set('file path dir folder sock socket type name host port algorithm alg ttl expiry expires timeout length size version region user username email enabled disabled layout count limit mode agent info level format'.split(' '));
function namesSecret(name) {
    const words = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean);
    const last = words.at(-1);
    if (last === undefined || harmlessEnd.has(last) || name === 'PWD')
        return false;
    return words.some((word) => telling.has(word) || tellingEnd.test(word));
}
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value !== undefined && value.trim().length >= 8 && namesSecret(name))
            values.add(value);
    }
    return [...values].sort();
}


/***/ }),

/***/ 2907:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ terminalText)
/* harmony export */ });
const escapes = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|[\]PX^_][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)?|[ -/]{0,4}[0-~])|\u009b[0-?]{0,64}[@-~]/g;
function terminalText(text) {
    const plain = text.includes('\u001b') || text.includes('\u009b') ? text.replace(escapes, '') : text;
    if (!plain.includes('\r'))
        return plain;
    return plain
        .split('\n')
        .map((line) => {
        const whole = line.replace(/\r{1,8}$/, '');
        return whole.slice(whole.lastIndexOf('\r') + 1);
    })
        .join('\n');
}


/***/ }),

/***/ 1112:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   OX: () => (/* binding */ allowedTools),
/* harmony export */   ho: () => (/* binding */ deniedTools),
/* harmony export */   vX: () => (/* binding */ exitPlanMode),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _clean__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);

const exitPlanMode = 'ExitPlanMode';
function isAllowed(tool, { effects, also, never, writes }) {
    if (writes === 'none' && tool.effect === 'write')
        return false;
    if (never.includes(tool.name))
        return false;
    if (also.includes(tool.name))
        return true;
    if (tool.name === exitPlanMode)
        return false;
    if (never.some((pattern) => fits(pattern, tool.name)))
        return false;
    return also.some((pattern) => fits(pattern, tool.name)) || effects.includes(tool.effect);
}
function allowedTools(grants, tools) {
    return tools.filter((tool) => isAllowed(tool, grants));
}
function deniedTools(grants, tools) {
    return tools.filter((tool) => !isAllowed(tool, grants));
}
function refusal(name, mode, { modes, tools }) {
    const tool = tools.find((one) => one.name === name);
    const usable = allowedTools(mode.grants, tools).map((one) => one.name);
    const instead = usable.length === 0 ? 'This mode uses no tools.' : `Tools of this mode: ${list(usable)}.`;
    if (tool === undefined)
        return `There is no tool named "${(0,_clean__WEBPACK_IMPORTED_MODULE_0__.oneLine)(name.slice(0, 100))}". ${instead}`;
    if (isAllowed(tool, mode.grants))
        return null;
    const elsewhere = modes.filter((one) => isAllowed(tool, one.grants)).map((one) => one.name);
    const where = elsewhere.length === 0 ? 'No mode allows it.' : `It is in these modes: ${list(elsewhere)}.`;
    return `The tool ${tool.name} is not allowed in ${mode.name} mode; nothing was done. ${where} ${instead}`;
}
function fits(pattern, name) {
    const [before, after, ...rest] = pattern.split('*');
    if (before === undefined || after === undefined || rest.length > 0)
        return false;
    return name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}
function list(names) {
    return names.join(', ');
}


/***/ }),

/***/ 6884:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ effects)
/* harmony export */ });
const effects = ['read', 'search', 'git', 'diagnose', 'exec', 'write', 'network', 'forge'];


/***/ })

};
;