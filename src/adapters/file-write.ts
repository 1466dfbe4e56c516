import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { type OpenedFiles, openedFiles, slashes } from './confined';

/** Why nothing was written. */
export type WriteFault =
  | 'missing'
  | 'link'
  | 'folder'
  | 'special'
  | 'blocked'
  | 'moved'
  | 'denied'
  | 'long'
  | 'full'
  | 'unwritable';
export type Written = { ok: true } | { ok: false; fault: WriteFault };

/** A folder that was reached without following a link: names in it lead where they are meant to, whatever happens to its path. */
export interface Reached {
  /** Path of something in the folder. */
  at(name: string): string;
  /** Whether the folder is still where it was asked for. */
  isThere(): boolean;
  close(): void;
}

/** A fault to leave with. */
class Fault extends Error {
  readonly fault: WriteFault;

  constructor(fault: WriteFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Puts a file in place as one step: whoever reads finds the old one or the new one, whole. A regular file keeps its
 * mode and owner; a link, a folder or a device of that name is left alone. Folders that are missing are made. No link
 * is followed on the way. Never throws.
 *
 * @param root real path of the workspace
 * @param path from there, straight, with forward slashes
 */
export function writeInside(
  root: string,
  path: string,
  bytes: Buffer,
  shown: OpenedFiles = openedFiles(),
): Promise<Written> {
  return attempted(root, path, true, shown, async (folder, name) => {
    const before = lstatSync(folder.at(name), { throwIfNoEntry: false }) ?? null;
    if (before !== null) regular(before);
    clearDrafts(folder);
    const { randomBytes } = await import('node:crypto');
    const draft = `.countersign-${process.pid}-${randomBytes(6).toString('hex')}`;
    try {
      fill(folder.at(draft), bytes, before);
      if (!folder.isThere()) throw new Fault('moved');
      renameSync(folder.at(draft), folder.at(name));
    } catch (error) {
      rmSync(folder.at(draft), { force: true });
      throw error;
    }
  });
}

/** What a process left that ended while it wrote here. */
function clearDrafts(folder: Reached): void {
  for (const name of readdirSync(folder.at('.'))) {
    const pid = /^\.countersign-(\d{1,10})-[0-9a-f]{12}$/.exec(name)?.[1];
    if (pid !== undefined && isGone(Number(pid))) rmSync(folder.at(name), { force: true });
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Removes a regular file or a link itself. No link is followed on the way. Never throws. */
export function removeInside(
  root: string,
  path: string,
  shown: OpenedFiles = openedFiles(),
): Promise<Written> {
  return attempted(root, path, false, shown, async (folder, name) => {
    const about = lstatSync(folder.at(name), { throwIfNoEntry: false });
    if (about === undefined) throw new Fault('missing');
    if (!about.isSymbolicLink()) regular(about);
    if (!folder.isThere()) throw new Fault('moved');
    rmSync(folder.at(name));
  });
}

async function attempted(
  root: string,
  path: string,
  make: boolean,
  shown: OpenedFiles,
  act: (folder: Reached, name: string) => Promise<void>,
): Promise<Written> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder: Reached | null = null;
  try {
    folder = shown === null ? reachByPath(root, names, make) : reachByHandle(root, names, make, shown);
    await act(folder, name);
    return { ok: true };
  } catch (error) {
    return { ok: false, fault: error instanceof Fault ? error.fault : faultOf(error) };
  } finally {
    folder?.close();
  }
}

/** Folder by folder, each opened in the one before it: a link swapped in is not followed, it is refused. */
export function reachByHandle(
  root: string,
  names: readonly string[],
  make: boolean,
  shown: NonNullable<OpenedFiles>,
): Reached {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  let handle = openSync(root, flags);
  try {
    for (const name of names) {
      const next = `${shown}/${handle}/${name}`;
      const inner = openFolder(next, flags, make);
      closeSync(handle);
      handle = inner;
    }
    const expected = [root === '/' ? '' : root, ...names].join('/') || '/';
    return {
      at: (name) => `${shown}/${handle}/${name}`,
      isThere: () => readlinkSync(`${shown}/${handle}`) === expected,
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function openFolder(path: string, flags: number, make: boolean): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    const about = lstatSync(path, { throwIfNoEntry: false });
    if (about?.isSymbolicLink()) throw new Fault('link');
    if (about !== undefined && !about.isDirectory()) throw new Fault('blocked');
    if (about !== undefined || !make) throw error;
    mkdirSync(path);
    return openSync(path, flags);
  }
}

/** Where folders cannot be held: each is looked at before, and the whole path is followed again before the last step. */
export function reachByPath(root: string, names: readonly string[], make: boolean): Reached {
  let path = root;
  for (const name of names) {
    path = path.endsWith('/') ? path + name : `${path}/${name}`;
    const about = lstatSync(path, { throwIfNoEntry: false });
    if (about?.isSymbolicLink()) throw new Fault('link');
    if (about !== undefined && !about.isDirectory()) throw new Fault('blocked');
    if (about === undefined && !make) throw new Fault('missing');
    if (about === undefined) mkdirSync(path);
  }
  const isThere = () => slashes(realpathSync.native(path)) === path;
  if (!isThere()) throw new Fault('link');
  return { at: (name) => `${path}/${name}`, isThere, close: () => {} };
}

/** Writes a new file down to the disk, with mode and owner of the one whose place it will take. */
function fill(path: string, bytes: Buffer, before: Stats | null): void {
  const handle = openSync(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
    before === null ? 0o666 : 0o600,
  );
  try {
    writeFileSync(handle, bytes);
    if (before !== null) keepOwner(handle, before);
    if (before !== null) fchmodSync(handle, before.mode & 0o777);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function keepOwner(handle: number, before: Stats): void {
  try {
    fchownSync(handle, before.uid, before.gid);
  } catch {
    // Only the machine's administrator may give files away; then it belongs to whoever writes it.
  }
}

function regular(about: Stats): void {
  if (about.isSymbolicLink()) throw new Fault('link');
  if (about.isDirectory()) throw new Fault('folder');
  if (!about.isFile()) throw new Fault('special');
}

function faultOf(error: unknown): WriteFault {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'missing';
  if (code === 'ENOTDIR') return 'blocked';
  if (code === 'ELOOP') return 'link';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'denied';
  if (code === 'ENAMETOOLONG') return 'long';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  return 'unwritable';
}
