import { lstat, readdir, readFile, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isWithin, type Mount } from './sandbox-mounts';

/** Where programs and their libraries lie. */
const programs = '/usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store'.split(' ');
/** What of `/etc` programs cannot do without; never all of it. */
const settings =
  'ld.so.cache ld.so.conf ld.so.conf.d alternatives ssl/certs ssl/openssl.cnf pki/tls/certs pki/ca-trust/extracted ca-certificates crypto-policies localtime timezone mime.types protocols services terminfo os-release debian_version fonts perl php dotnet'.split(
    ' ',
  );
/** What is shown of the system lies in these. */
export const systemFolders = [...programs, '/etc', '/opt'];
const inside = 'sandbox';
/** The home folder of a command. */
export const sandboxHome = '/home/sandbox';

/** Who runs the commands, and how they reach the world. */
export interface Person {
  uid: number;
  gid: number;
  allowNetwork: boolean;
}

/**
 * The read-only system folders, and the few files of `/etc`.
 * @param keepOut folders that must not be shown: a system folder that holds one is shown without it
 */
export async function systemMounts(person: Person, keepOut: readonly string[]): Promise<Mount[]> {
  const found: Mount[] = [];
  for (const path of programs) {
    const about = await lstat(path).catch(() => null);
    if (about?.isSymbolicLink()) found.push({ kind: 'link', path, to: await readlink(path) });
    else if (about?.isDirectory()) found.push({ kind: 'read', path, from: path });
  }
  for (const name of [...settings, ...(await javaSettings())]) {
    const path = join('/etc', name);
    const from = await realpath(path).catch(() => null);
    if (from !== null) found.push({ kind: 'read', path, from });
  }
  found.push(...(await folderWithout('/opt', keepOut)));
  return [...found, ...(await accounts(person))];
}

/** A folder, or where it holds one that must not be shown, its other folders. */
export async function folderWithout(folder: string, keepOut: readonly string[]): Promise<Mount[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null || keepOut.includes(folder)) return [];
  const within = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const shown: string[] = [];
  for (const path of within) {
    // A runner of GitHub Actions keeps what it signs in with beside its programs.
    const isRunner = await lstat(join(path, '.credentials')).catch(() => null);
    if (isRunner === null && !keepOut.some((one) => isWithin(one, path))) shown.push(path);
  }
  const mount = (path: string): Mount => ({ kind: 'read', path, from: path });
  return shown.length === within.length ? [mount(folder)] : shown.map(mount);
}

async function javaSettings(): Promise<string[]> {
  const names = await readdir('/etc').catch(() => []);
  return names.filter((name) => /^java-[\w.-]+$/.test(name));
}

/** Files that say who there is and how names are found. */
async function accounts({ uid, gid, allowNetwork }: Person): Promise<Mount[]> {
  const user = uid === 0 ? 'root' : 'user';
  const file = (name: string, text: string): Mount => ({ kind: 'text', path: `/etc/${name}`, text });
  const root = uid === 0 ? '' : `root:x:0:0::/:/bin/sh\n`;
  const nobody = uid === 65534 ? '' : 'nobody:x:65534:65534::/:/bin/false\n';
  const own = async (name: string) => readFile(`/etc/${name}`, 'utf8').catch(() => '');
  const hosts = `127.0.0.1 localhost ${inside}\n::1 localhost\n`;
  return [
    file('passwd', `${root}${user}:x:${uid}:${gid}::${sandboxHome}:/bin/sh\n${nobody}`),
    file('group', `${gid === 0 ? '' : 'root:x:0:\n'}${user}:x:${gid}:\n`),
    file('nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files dns\n'),
    file('hosts', allowNetwork ? `${hosts}${await own('hosts')}` : hosts),
    // The workspace can belong to another user than the one that commands seem to run as.
    file('gitconfig', '[safe]\n\tdirectory = *\n'),
    ...(allowNetwork ? [file('resolv.conf', await own('resolv.conf'))] : []),
  ];
}

/**
 * The program that runs us, when it lies elsewhere: a whole installation, or the file alone when its folder may hold
 * something else.
 * @param keepOut folders that must not be shown
 */
export async function nodeMounts(program: string, keepOut: readonly string[]): Promise<Mount[]> {
  const folder = dirname(program);
  const prefix = dirname(folder);
  const isInstallation =
    basename(folder) === 'bin' && (await isFolder(join(prefix, 'lib', 'node_modules'))) && prefix !== '/';
  if (isInstallation && !keepOut.some((path) => isWithin(path, prefix)))
    return [{ kind: 'read', path: prefix, from: prefix }];
  return [{ kind: 'read', path: program, from: program }];
}

/** Further folders to show as they are, by their real path; those that hold a hidden one are left out. */
export async function folderMounts(folders: readonly string[], keepOut: readonly string[]): Promise<Mount[]> {
  const found: Mount[] = [];
  for (const folder of folders) {
    const from = await realpath(folder).catch(() => null);
    if (from !== null && (await isFolder(from)) && !keepOut.some((path) => isWithin(path, from)))
      found.push({ kind: 'read', path: from, from });
  }
  return found;
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (about) => about.isDirectory(),
    () => false,
  );
}
