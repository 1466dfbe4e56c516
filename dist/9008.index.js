"use strict";
exports.id = 9008;
exports.ids = [9008];
exports.modules = {

/***/ 9008:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/adapters/sandbox-cgroup.js


let made = 0;
function openGroup(limits, place, own) {
    const ours = /^0::(\/[^\n]{0,4000})$/m.exec(own)?.[1] ?? '/';
    for (const above of new Set([(0,external_node_path_.join)(place, ours), place])) {
        const handedDown = textOf((0,external_node_path_.join)(above, 'cgroup.subtree_control')).split(/\s/);
        if (!handedDown.includes('memory') || !handedDown.includes('pids'))
            continue;
        made += 1;
        const folder = (0,external_node_path_.join)(above, `countersign-${process.pid}-${made}`);
        if (!attempt(() => (0,external_node_fs_.mkdirSync)(folder)))
            continue;
        const limited = attempt(() => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'pids.max'), String(limits.tasks))) &&
            attempt(() => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'memory.max'), String(limits.memory)));
        attempt(() => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'memory.swap.max'), '0'));
        attempt(() => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'memory.oom.group'), '1'));
        if (limited)
            return groupIn(folder);
        attempt(() => (0,external_node_fs_.rmdirSync)(folder));
    }
    return null;
}
function groupIn(folder) {
    return {
        procs: (0,external_node_path_.join)(folder, 'cgroup.procs'),
        ranOut: () => /^oom_kill [1-9]/m.test(textOf((0,external_node_path_.join)(folder, 'memory.events'))),
        close() {
            attempt(() => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'cgroup.kill'), '1'));
            attempt(() => (0,external_node_fs_.rmdirSync)(folder));
        },
    };
}
function textOf(path) {
    let text = '';
    attempt(() => {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    });
    return text;
}
function attempt(act) {
    try {
        act();
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/adapters/process.js
var adapters_process = __webpack_require__(3621);
;// CONCATENATED MODULE: ./build/adapters/sandbox-descriptors.js

function withoutInherited(own, start) {
    const left = leftOpen().filter((fd) => fd >= own.length);
    if (left.length === 0)
        return start([...own]);
    const nothing = (0,external_node_fs_.openSync)('/dev/null', 'r');
    try {
        const places = [...own];
        for (const fd of left) {
            while (places.length < fd)
                places.push('ignore');
            places.push(nothing);
        }
        return start(places);
    }
    finally {
        (0,external_node_fs_.closeSync)(nothing);
    }
}
function leftOpen() {
    try {
        const open = (0,external_node_fs_.readdirSync)('/proc/self/fd').map(Number);
        return open.filter((fd) => fd > 2 && isInherited(fd)).sort((a, b) => a - b);
    }
    catch {
        return [];
    }
}
const closesByItself = 0o2000000;
function isInherited(fd) {
    try {
        const flags = /^flags:\s+([0-7]+)/m.exec((0,external_node_fs_.readFileSync)(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & closesByItself) === 0;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-limits.js
const mebi = 1024 * 1024;
const sandboxLimits = {
    processes: 512,
    tasks: 4096,
    memory: 4096 * mebi,
    output: 64 * mebi,
    scratch: 1024 * mebi,
    home: 256 * mebi,
    files: 200_000,
};
const watchInterval = 100;
const endingPatience = 5000;
const heldPatience = 1000;

;// CONCATENATED MODULE: ./build/adapters/sandbox-output.js
function keepEnds(most) {
    const half = Math.max(1, Math.floor(most / 2));
    const head = [];
    let headSize = 0;
    let tail = [];
    let tailSize = 0;
    let size = 0;
    return {
        add(chunk) {
            size += chunk.length;
            const first = chunk.subarray(0, half - headSize);
            if (first.length > 0)
                head.push(first);
            headSize += first.length;
            if (first.length === chunk.length)
                return;
            tail.push(chunk.subarray(first.length));
            tailSize += chunk.length - first.length;
            if (tailSize > 2 * half) {
                tail = [Buffer.concat(tail).subarray(-half)];
                tailSize = half;
            }
        },
        size: () => size,
        text() {
            const end = Buffer.concat(tail).subarray(-half);
            const start = Buffer.concat(head);
            const omitted = size - start.length - end.length;
            if (omitted === 0)
                return { head: Buffer.concat([start, end]).toString('utf8'), tail: '', omitted: 0 };
            return { head: start.toString('utf8'), tail: end.toString('utf8'), omitted };
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-watch.js

function descendants(of) {
    const children = new Map();
    for (const one of allProcesses()) {
        const siblings = children.get(one.parent);
        if (siblings)
            siblings.push(one);
        else
            children.set(one.parent, [one]);
    }
    const found = [];
    const open = [of];
    for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
        for (const child of children.get(pid) ?? []) {
            found.push(child);
            open.push(child.pid);
        }
    }
    return found;
}
function allProcesses() {
    const names = sandbox_watch_textOf(() => (0,external_node_fs_.readdirSync)('/proc').join('\n')) ?? '';
    return names.split('\n').flatMap((name) => {
        const pid = /^\d+$/.test(name) ? Number(name) : null;
        const status = pid === null ? null : sandbox_watch_textOf(() => (0,external_node_fs_.readFileSync)(`/proc/${pid}/status`, 'utf8'));
        if (pid === null || status === null)
            return [];
        const memory = kibibytes(status, 'RssAnon') + kibibytes(status, 'RssShmem');
        return [{ pid, parent: kibibytes(status, 'PPid'), memory }];
    });
}
function passed(root, limits) {
    if (isShort(sandbox_watch_textOf(() => (0,external_node_fs_.readFileSync)('/proc/meminfo', 'utf8')) ?? ''))
        return 'memory';
    const found = descendants(root);
    if (found.length > limits.processes)
        return 'processes';
    const most = limits.memory / 1024;
    if (sum(found.map(({ memory }) => memory)) <= most)
        return null;
    return sum(found.map(share)) > most ? 'memory' : null;
}
const leastFree = 512 * 1024;
const leastPart = 0.04;
function isShort(meminfo) {
    const all = `\n${meminfo}`;
    const total = kibibytes(all, 'MemTotal');
    const free = kibibytes(all, 'MemAvailable');
    return total > 0 && all.includes('\nMemAvailable:') && free < Math.min(leastFree, total * leastPart);
}
function share({ pid, memory }) {
    const rollup = sandbox_watch_textOf(() => (0,external_node_fs_.readFileSync)(`/proc/${pid}/smaps_rollup`, 'utf8'));
    if (rollup === null || !rollup.includes('\nPss_Anon:'))
        return memory;
    return kibibytes(rollup, 'Pss_Anon') + kibibytes(rollup, 'Pss_Shmem');
}
function kibibytes(text, name) {
    const at = text.indexOf(`\n${name}:`);
    return at < 0 ? 0 : Number.parseInt(text.slice(at + name.length + 2, at + 80), 10) || 0;
}
function sum(numbers) {
    return numbers.reduce((all, one) => all + one, 0);
}
function sandbox_watch_textOf(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-child.js







function runChild(job) {
    return new Promise((resolve) => {
        const begun = performance.now();
        const stdout = keepEnds(job.maxBytes);
        const stderr = keepEnds(job.maxBytes);
        let word = '';
        let stoppedBy = null;
        let isDone = false;
        const family = new Set();
        const child = withoutInherited(['ignore', 'pipe', 'pipe', 'pipe', ...job.texts.map(() => 'pipe')], (stdio) => {
            const detached = process.platform !== 'win32';
            return (0,external_node_child_process_.spawn)(job.program, job.args, {
                cwd: job.cwd,
                env: job.env,
                detached,
                stdio,
                windowsHide: true,
            });
        });
        const outputs = child.stdio.slice(1).filter((stream) => stream !== null);
        const stop = (why) => {
            if (stoppedBy !== null || isDone)
                return;
            stoppedBy = why;
            end(child, family);
        };
        const timer = setTimeout(() => stop('time'), job.timeout);
        const watch = setInterval(() => {
            const why = child.pid === undefined ? null : passed(child.pid, job.limits);
            if (why !== null)
                stop(why);
        }, watchInterval);
        const onAbort = () => stop('abort');
        job.signal.addEventListener('abort', onAbort, { once: true });
        const finish = async (code) => {
            if (isDone)
                return;
            isDone = true;
            clearTimeout(timer);
            clearInterval(watch);
            job.signal.removeEventListener('abort', onAbort);
            await gone(family);
            for (const stream of outputs)
                stream.destroy();
            resolve({
                isReady: word.startsWith('ready'),
                code: stoppedBy === null ? code : null,
                stdout: stdout.text(),
                stderr: stderr.text(),
                stoppedBy,
                milliseconds: Math.round(performance.now() - begun),
            });
        };
        const take = (kept) => (chunk) => {
            if (stoppedBy !== null)
                return;
            kept.add(chunk);
            if (stdout.size() + stderr.size() > job.limits.output)
                stop('output');
        };
        child.stdout?.on('data', take(stdout));
        child.stderr?.on('data', take(stderr));
        child.stdio[3]?.on('data', (chunk) => {
            if (word.length < 5)
                word += chunk.toString('latin1');
        });
        job.texts.forEach((text, at) => {
            const stream = child.stdio[4 + at];
            stream?.on('error', () => { }).end(text);
        });
        for (const stream of outputs)
            stream.on('error', () => { });
        child.on('error', (fault) => {
            stderr.add(Buffer.from(fault.message));
            finish(null);
        });
        child.on('exit', (code) => {
            (0,adapters_process/* endGroup */.N)(child.pid, () => { });
            setTimeout(() => finish(code), heldPatience).unref();
        });
        child.on('close', (code) => finish(code));
        if (job.signal.aborted)
            stop('abort');
    });
}
function end(child, family) {
    const { pid } = child;
    if (pid === undefined)
        return;
    const found = descendants(pid);
    (0,adapters_process/* endGroup */.N)(pid, () => child.kill('SIGKILL'));
    for (const one of found) {
        family.add(one.pid);
        try {
            process.kill(one.pid, 'SIGKILL');
        }
        catch {
        }
    }
}
async function gone(pids) {
    for (let waited = 0; waited < endingPatience; waited += 5) {
        if (![...pids].some(isAlive))
            return;
        await new Promise((resume) => setTimeout(resume, 5));
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return !/^State:\s+[ZX]/m.test((0,external_node_fs_.readFileSync)(`/proc/${pid}/status`, 'utf8'));
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-mounts.js

const rank = { text: 4, empty: 3, workspace: 2, read: 1, link: 0 };
function isWithin(path, folder) {
    return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function inOrder(mounts) {
    const byPath = new Map();
    for (const mount of mounts) {
        const known = byPath.get(mount.path);
        if (known === undefined || rank[mount.kind] > rank[known.kind])
            byPath.set(mount.path, mount);
    }
    return [...byPath.values()].sort((a, b) => compare(a.path.split('/'), b.path.split('/')));
}
function covers(mounts, hidden) {
    const shown = mounts.filter(({ kind }) => kind === 'read' || kind === 'workspace');
    return hidden
        .filter((folder) => shown.some(({ path }) => path !== folder && isWithin(folder, path)))
        .map((path) => ({ kind: 'empty', path, bytes: 4096 }));
}
function seenFolders(folders, mounts) {
    const sorted = inOrder(mounts);
    const isSeen = (folder) => {
        const holding = sorted.filter(({ path }) => isWithin(folder, path)).at(-1);
        return holding?.kind === 'read' || holding?.kind === 'workspace' || holding?.kind === 'link';
    };
    return [...new Set(folders.map((folder) => external_node_path_.posix.normalize(folder)))].filter(isSeen);
}
function compare(a, b) {
    for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
        const [x = '', y = ''] = [a[at], b[at]];
        if (x !== y)
            return x < y ? -1 : 1;
    }
    return a.length - b.length;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-machine.js



const programs = '/usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store'.split(' ');
const settings = 'ld.so.cache ld.so.conf ld.so.conf.d alternatives ssl/certs ssl/openssl.cnf pki/tls/certs pki/ca-trust/extracted ca-certificates crypto-policies localtime timezone mime.types protocols services terminfo os-release debian_version fonts perl php dotnet'.split(' ');
const systemFolders = [...programs, '/etc', '/opt'];
const inside = 'sandbox';
const sandboxHome = '/home/sandbox';
async function systemMounts(person, keepOut) {
    const found = [];
    for (const path of programs) {
        const about = await (0,promises_.lstat)(path).catch(() => null);
        if (about?.isSymbolicLink())
            found.push({ kind: 'link', path, to: await (0,promises_.readlink)(path) });
        else if (about?.isDirectory())
            found.push({ kind: 'read', path, from: path });
    }
    for (const name of [...settings, ...(await javaSettings())]) {
        const path = (0,external_node_path_.join)('/etc', name);
        const from = await (0,promises_.realpath)(path).catch(() => null);
        if (from !== null)
            found.push({ kind: 'read', path, from });
    }
    found.push(...(await folderWithout('/opt', keepOut)));
    return [...found, ...(await accounts(person))];
}
async function folderWithout(folder, keepOut) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => null);
    if (entries === null || keepOut.includes(folder))
        return [];
    const within = entries.filter((entry) => entry.isDirectory()).map(({ name }) => (0,external_node_path_.join)(folder, name));
    const shown = [];
    for (const path of within) {
        const isRunner = await (0,promises_.lstat)((0,external_node_path_.join)(path, '.credentials')).catch(() => null);
        if (isRunner === null && !keepOut.some((one) => isWithin(one, path)))
            shown.push(path);
    }
    const mount = (path) => ({ kind: 'read', path, from: path });
    return shown.length === within.length ? [mount(folder)] : shown.map(mount);
}
async function javaSettings() {
    const names = await (0,promises_.readdir)('/etc').catch(() => []);
    return names.filter((name) => /^java-[\w.-]+$/.test(name));
}
async function accounts({ uid, gid, allowNetwork }) {
    const user = uid === 0 ? 'root' : 'user';
    const file = (name, text) => ({ kind: 'text', path: `/etc/${name}`, text });
    const root = uid === 0 ? '' : `root:x:0:0::/:/bin/sh\n`;
    const nobody = uid === 65534 ? '' : 'nobody:x:65534:65534::/:/bin/false\n';
    const own = async (name) => (0,promises_.readFile)(`/etc/${name}`, 'utf8').catch(() => '');
    const hosts = `127.0.0.1 localhost ${inside}\n::1 localhost\n`;
    return [
        file('passwd', `${root}${user}:x:${uid}:${gid}::${sandboxHome}:/bin/sh\n${nobody}`),
        file('group', `${gid === 0 ? '' : 'root:x:0:\n'}${user}:x:${gid}:\n`),
        file('nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files dns\n'),
        file('hosts', allowNetwork ? `${hosts}${await own('hosts')}` : hosts),
        file('gitconfig', '[safe]\n\tdirectory = *\n'),
        ...(allowNetwork ? [file('resolv.conf', await own('resolv.conf'))] : []),
    ];
}
async function nodeMounts(program, keepOut) {
    const folder = (0,external_node_path_.dirname)(program);
    const prefix = (0,external_node_path_.dirname)(folder);
    const isInstallation = (0,external_node_path_.basename)(folder) === 'bin' && (await isFolder((0,external_node_path_.join)(prefix, 'lib', 'node_modules'))) && prefix !== '/';
    if (isInstallation && !keepOut.some((path) => isWithin(path, prefix)))
        return [{ kind: 'read', path: prefix, from: prefix }];
    return [{ kind: 'read', path: program, from: program }];
}
async function folderMounts(folders, keepOut) {
    const found = [];
    for (const folder of folders) {
        const from = await (0,promises_.realpath)(folder).catch(() => null);
        if (from !== null && (await isFolder(from)) && !keepOut.some((path) => isWithin(path, from)))
            found.push({ kind: 'read', path: from, from });
    }
    return found;
}
async function isFolder(path) {
    return (0,promises_.stat)(path).then((about) => about.isDirectory(), () => false);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-programs.js



const usualFolders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
function absoluteFolders(searchPath) {
    const folders = searchPath.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    return folders.length > 0 ? folders : usualFolders;
}
function trustedFolders(searchPath, root) {
    return absoluteFolders(searchPath).filter((folder) => {
        const real = realOf(folder);
        return real !== null && !isWithin(real, root);
    });
}
function setupPath(searchPath, root) {
    return [...new Set([...trustedFolders(searchPath, root), ...usualFolders])].join(external_node_path_.delimiter);
}
function trustedProgram(name, searchPath, root) {
    for (const folder of trustedFolders(searchPath, root)) {
        const path = (0,external_node_path_.join)(folder, name);
        const real = realOf(path);
        if (real === null || isWithin(real, root))
            continue;
        try {
            (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
            if ((0,external_node_fs_.statSync)(path).isFile())
                return path;
        }
        catch {
        }
    }
    return null;
}
function realOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-scripts.js
const prelude = `
[ -z "$1" ] || { echo $$ > "$1"; } 2>/dev/null || :
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null || :
shift
exec "$@"
`;
const overlay = `
set -eu
mount -t tmpfs -o "size=$3,nr_inodes=$4,mode=700" tmpfs "$1"
mkdir "$1/upper" "$1/work"
cd "$2"
mount -t overlay -o "lowerdir=.,upperdir=$1/upper,workdir=$1/work,userxattr" overlay "$2"
cd /
{ echo "$5" > /proc/sys/kernel/pid_max; } 2>/dev/null || :
shift 5
exec "$@"
`;
const wall = `
set -eu
base=$1 uid=$2 gid=$3 folder=$7
{ echo "$4" > /proc/sys/kernel/pid_max; } 2>/dev/null || :
echo 1 > /proc/sys/user/max_user_namespaces
hostname sandbox 2>/dev/null || :
ip link set lo up 2>/dev/null || :
mount -t tmpfs -o "size=$5,nr_inodes=$6,mode=755" tmpfs "$base"
root=$base/root
mkdir "$base/upper" "$base/work" "$root"
mount -t tmpfs -o size=16m,nr_inodes=20000,mode=755 tmpfs "$root"
shift 7
texts=0
holder() { mkdir -p -- "$root\${1%/*}"; }
point() { holder "$2"; if [ -d "$1" ]; then mkdir -p -- "$root$2"; elif [ ! -e "$root$2" ]; then : > "$root$2"; fi; }
while [ "$1" != -- ]; do
  case $1 in
  read) point "$3" "$2"; mount --rbind -- "$3" "$root$2" ;;
  seal) mount -o "remount,bind,$3" -- "$root$2" ;;
  empty) mkdir -p -- "$root$2"; mount -t tmpfs -o "size=$3,mode=1777,nosuid,nodev" tmpfs "$root$2" ;;
  link) holder "$2"; ln -s -- "$3" "$root$2" ;;
  text)
    texts=$((texts + 1)); printf %s "$3" > "$base/text$texts"; point "$base/text$texts" "$2"
    mount --bind -- "$base/text$texts" "$root$2"; mount -o remount,bind,ro,nosuid,nodev -- "$root$2" ;;
  over)
    mkdir -p -- "$root$2"; cd "$2"
    mount -t overlay -o "lowerdir=.,upperdir=$base/upper,workdir=$base/work,userxattr,nosuid,nodev" overlay "$root$2"
    cd / ;;
  proc) mkdir "$root/proc"; mount -t proc -o nosuid,nodev,noexec proc "$root/proc" ;;
  dev)
    mkdir -p "$root/dev/shm" "$root/dev/pts"
    for one in null zero full random urandom tty; do
      : > "$root/dev/$one"; mount --bind "/dev/$one" "$root/dev/$one"
    done
    mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$root/dev/pts"
    ln -s pts/ptmx "$root/dev/ptmx"; ln -s /proc/self/fd "$root/dev/fd"
    ln -s /proc/self/fd/0 "$root/dev/stdin"; ln -s /proc/self/fd/1 "$root/dev/stdout"
    ln -s /proc/self/fd/2 "$root/dev/stderr" ;;
  *) exit 125 ;;
  esac
  shift 3
done
shift
mkdir "$root/.before"
cd "$root"
pivot_root . .before
cd /
umount -l /.before
rmdir /.before
mkfifo /.made /.go
exec 8<>/.made 9<>/.go
rm /.made /.go
mount -o remount,bind,ro,nosuid,nodev /
cd "$folder"
unshare --user --map-user="$uid" --map-group="$gid" --keep-caps -- /bin/sh -c '
  echo made >&8; read -r go <&9; exec 8>&- 9>&-
  exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- setsid --wait "$@"' sh "$@" &
read -r made <&8
mount -o remount,bind,ro,nosuid,nodev,noexec /proc
echo go >&9
exec 3>&- 8>&- 9>&-
wait $! && exit 0 || exit $?
`;
const launch = `
ulimit -c 0
[ "$1" = 0 ] || ulimit -u "$1" 2>/dev/null || ulimit -p "$1" 2>/dev/null || :
echo ready >&3
exec 3>&-
shift
exec "$@"
`;
const bareLaunch = `
ulimit -c 0
echo ready >&3
exec 3>&-
exec "$@"
`;

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/core/files/hidden.js
var files_hidden = __webpack_require__(1119);
// EXTERNAL MODULE: ./build/core/files/plain-name.js
var plain_name = __webpack_require__(7539);
;// CONCATENATED MODULE: ./build/core/git-config.js
const kept = [
    /^core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone)$/,
    /^extensions\.[a-z]+$/,
    /^branch\.[^\n]{1,300}\.(?:remote|merge)$/,
    /^remote\.[^\n]{1,300}\.(?:url|fetch|promisor|partialclonefilter)$/,
    /^submodule\.[^\n]{1,300}\.(?:url|active)$/,
    /^user\.(?:name|email)$/,
];
function plainGitConfig(text) {
    const lines = [];
    for (const { section, sub, key, value } of entriesOf(text)) {
        const name = sub === null ? `${section}.${key}` : `${section}.${sub}.${key}`;
        if (!kept.some((pattern) => pattern.test(name)))
            continue;
        const shown = key === 'url' ? plainAddress(value) : value;
        const head = sub === null ? `[${section}]` : `[${section} "${sub.replace(/["\\]/g, '\\$&')}"]`;
        if (shown !== null)
            lines.push(`${head}\n\t${key} = ${quoted(shown)}\n`);
    }
    return lines.join('');
}
function plainAddress(address) {
    const [, scheme, rest] = /^([a-z][a-z0-9+.-]{0,30}:\/\/)([^\s]{1,2000})$/i.exec(address) ?? [];
    if (scheme === undefined || rest === undefined) {
        return /^(?:[\w.-]{1,100}@)?[^\s:@?]{1,500}(?::[^\s:@?]{1,1000})?$/.test(address) ? address : null;
    }
    const [place = ''] = rest.split(/[?#]/);
    const slash = place.indexOf('/');
    const host = slash < 0 ? place : place.slice(0, slash);
    const path = slash < 0 ? '' : place.slice(slash);
    return path.includes('@') ? null : `${scheme}${host.slice(host.lastIndexOf('@') + 1)}${path}`;
}
function quoted(value) {
    const escaped = value
        .replace(/["\\]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\t', '\\t')
        .replaceAll('\b', '\\b');
    return `"${escaped}"`;
}
const header = /^[ \t]*\[([A-Za-z0-9.-]{1,100})(?:[ \t]+"((?:[^"\\\n]|\\.){0,500})")?\][ \t]*/;
const keyName = /^[ \t]*([A-Za-z][A-Za-z0-9-]{0,100})[ \t]*(?:=[ \t]*|$)/;
function* entriesOf(text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
    let section = null;
    let sub = null;
    for (let at = 0; at < lines.length; at += 1) {
        let line = lines[at] ?? '';
        const head = header.exec(line);
        if (head) {
            [section, sub] = namesOf(head[1] ?? '', head[2]);
            line = line.slice(head[0].length);
        }
        if (/^[ \t]*(?:[#;]|$)/.test(line))
            continue;
        const key = keyName.exec(line);
        if (key === null || section === null)
            return;
        let rest = line.slice(key[0].length);
        let value = '';
        let inQuotes = false;
        for (;;) {
            const read = piece(rest, inQuotes);
            if (read === null)
                return;
            value += read.value;
            inQuotes = read.inQuotes;
            if (!read.continues)
                break;
            at += 1;
            if (at >= lines.length)
                return;
            rest = lines[at] ?? '';
        }
        if (inQuotes)
            return;
        const name = (key[1] ?? '').toLowerCase();
        yield { section, sub, key: name, value: /=/.test(key[0]) ? value : 'true' };
    }
}
function namesOf(name, quotedName) {
    if (quotedName !== undefined)
        return [name.toLowerCase(), quotedName.replace(/\\(.)/g, '$1')];
    const dot = name.indexOf('.');
    const lower = name.toLowerCase();
    return dot < 0 ? [lower, null] : [lower.slice(0, dot), lower.slice(dot + 1)];
}
const escapes = { n: '\n', t: '\t', b: '\b', '"': '"', '\\': '\\' };
function piece(line, startsQuoted) {
    let inQuotes = startsQuoted;
    let value = '';
    let sure = 0;
    for (let at = 0; at < line.length; at += 1) {
        const char = line[at] ?? '';
        if (char === '\\') {
            if (at === line.length - 1)
                return { value, inQuotes, continues: true };
            const escaped = escapes[line[at + 1] ?? ''];
            if (escaped === undefined)
                return null;
            value += escaped;
            at += 1;
            sure = value.length;
        }
        else if (char === '"') {
            inQuotes = !inQuotes;
            sure = value.length;
        }
        else if (!inQuotes && (char === '#' || char === ';'))
            break;
        else {
            value += char;
            if (inQuotes || (char !== ' ' && char !== '\t'))
                sure = value.length;
        }
    }
    return { value: value.slice(0, sure), inQuotes, continues: false };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-masks.js






const mostEntries = 1_000_000;
const mostMasks = 400;
const atOnce = 64;
const entryTypes = { withFileTypes: true };
const largestConfig = 60_000;
const foreign = new Set(['node_modules', 'vendor', 'third_party']);
const gitConfigs = new Set(['config', 'config.worktree']);
const gitStores = new Set(['objects', 'refs', 'logs', 'lfs']);
async function credentialMasks(root) {
    const mounts = [];
    const folders = [root];
    let entries = 0;
    while (folders.length > 0) {
        const some = folders.splice(0, atOnce);
        const read = await Promise.all(some.map(async (folder) => ({ folder, here: await (0,promises_.readdir)(folder, entryTypes).catch(() => []) })));
        for (const { folder, here } of read) {
            entries += here.length;
            const found = await judged(root, folder, here);
            mounts.push(...found.mounts);
            folders.push(...found.folders);
        }
        if (entries > mostEntries)
            return tooMuch(root, `more than ${mostEntries} entries`);
        if (mounts.length > mostMasks)
            return tooMuch(root, `more than ${mostMasks} credential files`);
    }
    return { ok: true, mounts };
}
async function judged(root, folder, here) {
    const mounts = [];
    const folders = [];
    const names = new Set(here.map(({ name }) => name));
    const isGit = (0,plain_name/* isGitName */.M$)((0,external_node_path_.basename)(folder)) || (names.has('HEAD') && (names.has('objects') || names.has('commondir')));
    for (const entry of here) {
        if (entry.name.includes('\ufffd'))
            continue;
        const path = (0,external_node_path_.join)(folder, entry.name);
        const name = named(root, path);
        if (entry.isDirectory()) {
            if ((0,files_hidden/* hidden */.R)(`${name}/any`) === 'credentials')
                mounts.push({ kind: 'empty', path, bytes: 4096 });
            else if (!foreign.has(entry.name) && !(isGit && gitStores.has(entry.name)))
                folders.push(path);
            continue;
        }
        const isConfig = isGit && gitConfigs.has(entry.name);
        if (!isConfig && (0,files_hidden/* hidden */.R)(name) !== 'credentials')
            continue;
        const real = entry.isSymbolicLink() ? await linked(path, root) : path;
        if (real !== null)
            mounts.push(isConfig ? await gitConfig(real) : { kind: 'text', path: real, text: '' });
    }
    return { mounts, folders };
}
function named(root, path) {
    const from = (0,external_node_path_.relative)(root, path);
    const git = from.lastIndexOf('.git/');
    return git < 0 ? from : from.slice(git + 5);
}
function tooMuch(root, what) {
    const reason = `Nothing was run: ${root} has ${what}, too many to hide them from a command. Run in a smaller workspace.`;
    return { ok: false, reason };
}
async function linked(path, root) {
    const real = await (0,promises_.realpath)(path).catch(() => null);
    if (real === null || !isWithin(real, root))
        return null;
    return (await (0,promises_.lstat)(real)).isFile() ? real : null;
}
async function gitConfig(path) {
    const about = await (0,promises_.lstat)(path).catch(() => null);
    const isRead = about?.isFile() && about.size <= largestConfig;
    const text = isRead ? await (0,promises_.readFile)(path, 'utf8').catch(() => '') : '';
    return { kind: 'text', path, text: plainGitConfig(text) };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-view.js









async function viewOf(options, root, folder, command, masked = true) {
    const limits = limitsOf(options);
    const hidden = await resolved([options.home, options.env.RUNNER_TEMP ?? '']);
    const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    const keepOut = [root, ...hidden];
    const person = { uid, gid, allowNetwork: options.allowNetwork };
    const system = await systemMounts(person, keepOut);
    const caches = [options.env.RUNNER_TOOL_CACHE, options.env.AGENT_TOOLSDIRECTORY];
    const readable = await folderMounts(options.addDir, []);
    const mounts = [
        ...system,
        ...(await nodeMounts(process.execPath, keepOut)),
        ...(await folderMounts(caches.flatMap((one) => one ?? []), keepOut)),
        ...readable,
        { kind: 'empty', path: '/tmp', bytes: limits.scratch },
        { kind: 'empty', path: '/var/tmp', bytes: limits.home },
        { kind: 'empty', path: '/run', bytes: 1024 * 1024 },
        { kind: 'empty', path: sandboxHome, bytes: limits.home },
        { kind: 'workspace', path: root },
    ];
    const own = readable.map(({ path }) => path).filter((path) => !/\/node_modules(?:\/|$)/.test(path));
    for (const one of masked ? [root, ...own] : []) {
        const masks = await credentialMasks(one);
        if (!masks.ok)
            return masks;
        mounts.push(...masks.mounts);
    }
    mounts.push(...covers(mounts, hidden));
    const named = [...absoluteFolders(options.searchPath), (0,external_node_path_.dirname)(process.execPath)];
    const folders = seenFolders([...named, ...usualFolders], mounts);
    const tasks = uid !== 0 && countsByNamespace((0,external_node_os_.release)()) ? limits.tasks : 0;
    const walled = {
        mounts: inOrder(mounts),
        workspace: root,
        folder,
        env: environment(options, folders, sandboxHome),
        ...person,
        hasProc: true,
        limits,
        argv: ['/bin/sh', '-c', launch, 'sh', String(tasks), ...command],
    };
    return { ok: true, walled };
}
function limitsOf(options) {
    return { ...sandboxLimits, ...options.limits };
}
async function widthFault(root, home) {
    const [real] = await resolved([home]);
    const what = root === real
        ? 'your home folder'
        : systemFolders.some((path) => isWithin(path, root))
            ? 'a folder of the system'
            : null;
    return (what &&
        `Nothing was run: the workspace is ${what}, which no command may see whole. Run in a folder below it.`);
}
function countsByNamespace(version) {
    const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
    return major > 5 || (major === 5 && minor >= 14);
}
const plainValue = /^[\w.@:+/-]{1,64}$/;
function environment({ env }, folders, home) {
    const own = (name) => (plainValue.test(env[name] ?? '') ? env[name] : undefined);
    const zone = own('TZ');
    return {
        PATH: folders.join(external_node_path_.delimiter),
        HOME: home,
        LANG: own('LANG') ?? 'C.UTF-8',
        TERM: own('TERM') ?? 'dumb',
        CI: '1',
        ...(zone === undefined ? {} : { TZ: zone }),
    };
}
async function resolved(folders) {
    const found = await Promise.all(folders.map((folder) => (folder === '' ? null : (0,promises_.realpath)(folder).catch(() => null))));
    return found.filter((folder) => folder !== null && folder !== '/').map(String);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-bwrap.js

const firstText = 4;
const mostTexts = 40;
function bwrapArguments(walled, writing) {
    const texts = [];
    const { limits } = walled;
    const args = ['--unshare-user', '--uid', String(walled.uid), '--gid', String(walled.gid)];
    args.push('--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-cgroup-try', '--hostname', 'sandbox');
    if (!walled.allowNetwork)
        args.push('--unshare-net');
    args.push('--disable-userns', '--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--clearenv');
    for (const [name, value] of Object.entries(walled.env))
        args.push('--setenv', name, value);
    if (walled.hasProc)
        args.push('--proc', '/proc', '--remount-ro', '/proc');
    args.push('--dev', '/dev', ...empty('/dev/shm', limits.home), '--remount-ro', '/dev');
    const overlaid = writing === 'own' ? ['--overlay-src', walled.workspace, '--tmp-overlay', walled.workspace] : null;
    const bound = [writing === 'none' ? '--ro-bind' : '--bind', walled.workspace, walled.workspace];
    for (const mount of walled.mounts) {
        if (mount.kind === 'read')
            args.push('--ro-bind', mount.from, mount.path);
        else if (mount.kind === 'link')
            args.push('--symlink', mount.to, mount.path);
        else if (mount.kind === 'empty')
            args.push(...empty(mount.path, mount.bytes));
        else if (mount.kind === 'workspace')
            args.push(...(overlaid ?? bound));
        else if (mount.text === '' || texts.length >= mostTexts)
            args.push('--dev-bind', '/dev/null', mount.path);
        else
            args.push('--ro-bind-data', String(firstText + texts.push(mount.text) - 1), mount.path);
    }
    args.push('--remount-ro', '/', '--chdir', walled.folder, '--', ...walled.argv);
    return { args, texts };
}
function empty(path, bytes) {
    return ['--perms', '1777', '--size', String(bytes), '--tmpfs', path];
}
const candidates = ['/mnt', '/media', '/srv', '/boot', '/run', '/var/tmp', '/tmp', '/home'];
function buildingPlaces({ mounts, workspace }) {
    const sources = [workspace, ...mounts.flatMap((mount) => (mount.kind === 'read' ? [mount.from] : []))];
    return candidates.filter((place) => !sources.some((from) => isWithin(from, place) || isWithin(place, from)));
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-unshare.js


const namespaces = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child=SIGKILL'];
const dying = ['--pdeathsig', 'KILL', '--'];
function overlayArguments({ workspace, limits }, place, argv) {
    const words = [place, workspace, limits.scratch, limits.files, limits.tasks].map(String);
    return [...dying, 'unshare', ...namespaces, '--', '/bin/sh', '-c', overlay, 'sh', ...words, ...argv];
}
function unshareArguments(walled, place, writing, mountinfo) {
    const { uid, gid, limits, folder } = walled;
    const known = mountsOf(mountinfo);
    const steps = [];
    const read = (path, from) => {
        steps.push('read', path, from);
        for (const [below, flags] of sealed(path, from, known))
            steps.push('seal', below, flags);
    };
    steps.push('proc', '/proc', '-', 'dev', '/dev', '-', 'empty', '/dev/shm', String(limits.home));
    for (const mount of walled.mounts) {
        if (mount.kind === 'read')
            read(mount.path, mount.from);
        else if (mount.kind === 'link')
            steps.push('link', mount.path, mount.to);
        else if (mount.kind === 'empty')
            steps.push('empty', mount.path, String(mount.bytes));
        else if (mount.kind === 'text')
            steps.push('text', mount.path, mount.text);
        else if (writing)
            steps.push('over', mount.path, '-');
        else
            read(mount.path, mount.path);
    }
    const env = Object.entries(walled.env).map(([name, value]) => `${name}=${value}`);
    const words = [place, uid, gid, limits.tasks, limits.scratch, limits.files, folder].map(String);
    return [
        ...dying,
        'unshare',
        ...namespaces,
        '--ipc',
        '--uts',
        ...(walled.allowNetwork ? [] : ['--net']),
        '--',
        '/bin/sh',
        '-c',
        wall,
        'sh',
        ...words,
        ...steps,
        '--',
        'env',
        '-i',
        ...env,
        ...walled.argv,
    ];
}
function sealed(path, from, known) {
    const holding = known
        .filter(({ point }) => isWithin(from, point))
        .reduce((best, one) => (best && best.point.length > one.point.length ? best : one), null);
    const below = known.filter(({ point }) => point !== from && isWithin(point, from));
    const found = [[path, flagsOf(holding)]];
    for (const one of below)
        found.push([path + one.point.slice(from.length), flagsOf(one)]);
    return found;
}
function flagsOf(mount) {
    return `ro,nosuid,nodev${mount?.options.includes('noexec') ? ',noexec' : ''}`;
}
function mountsOf(mountinfo) {
    return mountinfo.split('\n').flatMap((line) => {
        const [, , , , point, options] = line.split(' ');
        if (point === undefined || options === undefined)
            return [];
        const plain = point.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
        return [{ point: Buffer.from(plain, 'latin1').toString('utf8'), options: options.split(',') }];
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-walls.js




const readOnly = 'The workspace was read only for it: this machine cannot lay a layer over it that takes what is written.';
const noProc = 'There was no /proc for it: the container that this runs in hides parts of its own.';
function wallsOf({ bwrap, unshare, setpriv }) {
    const outer = unshare !== null && setpriv !== null ? setpriv : null;
    const found = [
        outer && bwrap ? layered(outer, bwrap, true) : null,
        outer ? alone(outer, true) : null,
        outer && bwrap ? layered(outer, bwrap, false) : null,
        bwrap ? plain(bwrap, 'own') : null,
        bwrap ? plain(bwrap, 'none') : null,
        outer ? alone(outer, false) : null,
    ];
    return found.filter((wall) => wall !== null);
}
function layered(setpriv, bwrap, hasProc) {
    return {
        name: `bubblewrap with a layer over the workspace${hasProc ? '' : ', without /proc'}`,
        note: hasProc ? null : noProc,
        async argv(walled) {
            const { args, texts } = bwrapArguments({ ...walled, hasProc }, 'outer');
            const over = overlayArguments(walled, await place(walled), [bwrap, ...args]);
            return { args: [setpriv, ...over], texts };
        },
    };
}
function plain(bwrap, writing) {
    return {
        name: writing === 'own' ? 'bubblewrap with its own layer' : 'bubblewrap',
        note: writing === 'own' ? null : readOnly,
        async argv(walled) {
            const { args, texts } = bwrapArguments(walled, writing);
            return { args: [bwrap, ...args], texts };
        },
    };
}
function alone(setpriv, canWrite) {
    return {
        name: canWrite ? 'namespaces with a layer over the workspace' : 'namespaces',
        note: canWrite ? null : readOnly,
        async argv(walled) {
            const mounted = await (0,promises_.readFile)('/proc/self/mountinfo', 'utf8');
            const args = unshareArguments(walled, await place(walled), canWrite, mounted);
            return { args: [setpriv, ...args], texts: [] };
        },
    };
}
async function place(walled) {
    for (const folder of buildingPlaces(walled))
        if (await isFolder(folder))
            return folder;
    return '/mnt';
}

;// CONCATENATED MODULE: ./build/adapters/sandbox-run.js










const longest = 120_000;
const reserve = 2;
const bareNote = 'It ran without a sandbox, with the rights and the network of the person who runs this; what it wrote stays.';
async function runCommand(job, options, found) {
    const root = await (0,promises_.realpath)(options.root);
    const command = typeof job.command === 'string'
        ? ['/bin/sh', '-c', job.command]
        : [job.command.program, ...job.command.args];
    const fault = faultOf(command) ?? (await widthFault(root, options.home));
    if (fault !== null)
        return refused(fault);
    const folder = await folderIn(root, job.directory);
    if (folder === null) {
        return refused(`${JSON.stringify(job.directory.slice(0, 300))} is no folder inside the workspace.`);
    }
    const walls = found.wall ? [found.wall] : wallsHere(options, root);
    const said = [];
    if (walls.length > 0) {
        const view = await viewOf(options, root, folder, command);
        if (!view.ok)
            return view;
        for (const wall of walls) {
            const outcome = await behind(wall, view.walled, job, options);
            if (outcome.isReady)
                found.wall = wall;
            if (outcome.isReady || outcome.stoppedBy !== null)
                return resultOf(outcome, job, options, wall.note, true);
            said.push(`${wall.name}: ${firstLine(outcome.stderr.head) || 'no reason given'}`);
        }
    }
    if (!options.allowUnsandboxed)
        return refused(noSandbox(said));
    for (const wall of walls)
        if (await stands(wall, job, options, root))
            return refused(notSetUp(said));
    return bare(job, options, command, folder);
}
function wallsHere(options, root) {
    if (process.platform !== 'linux')
        return [];
    const path = (name) => trustedProgram(name, options.searchPath, root);
    return wallsOf({ bwrap: path('bwrap'), unshare: path('unshare'), setpriv: path('setpriv') });
}
async function behind(wall, walled, job, options) {
    const { args, texts } = await wall.argv(walled);
    const own = await (0,promises_.readFile)('/proc/self/cgroup', 'utf8').catch(() => '');
    const group = openGroup(walled.limits, options.cgroups ?? '/sys/fs/cgroup', own);
    const outcome = await runChild({
        ...limitsOfJob(job, options),
        program: '/bin/sh',
        args: ['-c', prelude, 'sh', group?.procs ?? '', ...args],
        cwd: '/',
        env: { PATH: setupPath(options.searchPath, walled.workspace), LC_ALL: 'C' },
        texts,
    });
    const ranOut = outcome.stoppedBy === null && group?.ranOut() === true;
    group?.close();
    return ranOut ? { ...outcome, code: null, stoppedBy: 'memory' } : outcome;
}
async function stands(wall, job, options, root) {
    const view = await viewOf({ ...options, addDir: [] }, root, root, ['true'], false);
    return view.ok && (await behind(wall, view.walled, job, options)).isReady;
}
async function bare(job, options, command, folder) {
    const outcome = await runChild({
        ...limitsOfJob(job, options),
        program: '/bin/sh',
        args: ['-c', bareLaunch, 'sh', ...command],
        cwd: folder,
        env: environment(options, absoluteFolders(options.searchPath), options.home || '/'),
        texts: [],
    });
    return outcome.isReady || outcome.stoppedBy !== null
        ? resultOf(outcome, job, options, bareNote, false)
        : refused(`The command could not be started (${firstLine(outcome.stderr.head)}).`);
}
function limitsOfJob(job, options) {
    return {
        timeout: secondsOf(job, options) * 1000,
        maxBytes: job.maxBytes,
        limits: limitsOf(options),
        signal: AbortSignal.any([job.signal, options.signal]),
    };
}
function secondsOf(job, { toolTimeout }) {
    const most = Math.round((toolTimeout - Math.min(reserve, toolTimeout / 10)) * 100) / 100;
    return job.timeout > 0 ? Math.min(job.timeout, most) : most;
}
function resultOf({ code, stdout, stderr, stoppedBy, milliseconds }, job, options, note, isSandboxed) {
    const notes = note === null ? [] : [note];
    const timeout = secondsOf(job, options);
    return { ok: true, code, stdout, stderr, stoppedBy, milliseconds, timeout, isSandboxed, notes };
}
function faultOf(command) {
    if (command.some((word) => word.includes('\0')))
        return 'A command cannot hold a NUL character; nothing was run.';
    const bytes = command.reduce((sum, word) => sum + Buffer.byteLength(word), 0);
    return bytes > longest ? `A command has at most ${longest} bytes; nothing was run.` : null;
}
async function folderIn(root, directory) {
    const real = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, directory)).catch(() => null);
    return real !== null && isWithin(real, root) && (await isFolder(real)) ? real : null;
}
function noSandbox(said) {
    const tried = said.length > 0 ? ` Tried: ${said.join('; ')}` : '';
    return `Nothing was run, as this machine offers no sandbox. Install bubblewrap (sudo apt-get install bubblewrap); on Ubuntu 24.04 and later run "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" first; in a container allow user namespaces. Or give --allow-unsandboxed to let commands do whatever you can.${tried}`;
}
function notSetUp(said) {
    return `Nothing was run: this machine offers a sandbox, but it could not be set up for this workspace (${said.join('; ')}).`;
}
function firstLine(text) {
    return text.trim().split('\n', 1)[0]?.slice(0, 300) ?? '';
}
function refused(reason) {
    return { ok: false, reason };
}


/***/ })

};
;