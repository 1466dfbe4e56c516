import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { sep } from 'node:path';

/** Where the kernel shows what a process has opened, by its real path; null where there is no such folder. */
export type OpenedFiles = '/proc/self/fd' | null;

/** Why a file was not opened. */
export type OpenFault =
  | 'missing'
  | 'denied'
  | 'circle'
  | 'folder'
  | 'special'
  | 'moved'
  | 'long'
  | 'unreadable';

/** Whether a file may be read, by where it really is (absolute, with forward slashes). */
export type Judge<Refusal> = (real: string, about: Stats) => Refusal | null;

/** An opened file, what a judge said against it, or why it could not be opened. */
export type Opened<Refusal> =
  | { ok: true; handle: number; real: string; about: Stats }
  | { ok: false; fault: OpenFault }
  | { ok: false; refusal: Refusal };

/** Linux: names a file without opening it, so that no device notices. Node has no name for it. */
const nameOnly = 0x20_0000;
const noLink = constants.O_NOFOLLOW ?? 0;
const toRead = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

let known: OpenedFiles | undefined;

/** Whether this machine shows real paths of opened files; asked once. */
export function openedFiles(): OpenedFiles {
  if (known === undefined) {
    known = null;
    if (process.platform === 'linux') {
      try {
        const handle = openSync('/', nameOnly);
        if (readlinkSync(`/proc/self/fd/${handle}`) === '/') known = '/proc/self/fd';
        closeSync(handle);
      } catch {
        // Without /proc paths are compared before and after opening.
      }
    }
  }
  return known;
}

/**
 * Opens a regular file for reading after the judge has seen where it really is. Where the kernel shows that, the file
 * is held first and judged then, so that a link swapped in between changes nothing; elsewhere its path is followed
 * before and after, and both must lead to what was opened. Devices, pipes and sockets are not opened. Never throws.
 *
 * @param follow false: a link is refused as a circle, and opening takes half the time; for files known to be no links
 */
export function openConfined<Refusal>(
  path: string,
  judge: Judge<Refusal>,
  follow = true,
  shown: OpenedFiles = openedFiles(),
): Opened<Refusal> {
  const handles: number[] = [];
  const hold = (name: string, flags: number): number => {
    const handle = openSync(name, flags);
    handles.push(handle);
    return handle;
  };
  try {
    const held = shown === null ? null : hold(path, follow ? nameOnly : toRead | noLink);
    if (held === null && !follow && lstatSync(path).isSymbolicLink()) return { ok: false, fault: 'circle' };
    const real = held === null ? realpathSync.native(path) : readlinkSync(`${shown}/${held}`);
    const about = held === null ? statSync(real) : fstatSync(held);
    const refusal = judge(slashes(real), about);
    if (refusal !== null) return { ok: false, refusal };
    if (about.isDirectory()) return { ok: false, fault: 'folder' };
    if (!about.isFile()) return { ok: false, fault: 'special' };
    if (about.nlink === 0) return { ok: false, fault: 'missing' };
    const handle = held !== null && !follow ? held : hold(held === null ? real : `${shown}/${held}`, toRead);
    if (held === null && !isStill(path, real, handle, about)) return { ok: false, fault: 'moved' };
    handles.splice(handles.indexOf(handle), 1);
    return { ok: true, handle, real: slashes(real), about };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}

/** At most `most` bytes of an opened file, which is closed; null when there are more. Throws what the disk says. */
export function readOpened(handle: number, size: number, most: number): Buffer | null {
  try {
    if (size > most) return null;
    const chunks: Buffer[] = [];
    let read = 0;
    for (;;) {
      // A file may grow while it is read, or say that it is empty and go on.
      const wanted = read === 0 && size > 0 ? size : Math.min(65_536, most + 1 - read);
      const chunk = Buffer.allocUnsafe(wanted);
      const got = readSync(handle, chunk, 0, wanted, null);
      chunks.push(chunk.subarray(0, got));
      read += got;
      if (read > most) return null;
      if (got === 0 || read === size)
        return chunks.length === 1 ? chunk.subarray(0, got) : Buffer.concat(chunks);
    }
  } finally {
    closeSync(handle);
  }
}

/** What stands at a path, links not followed; null when there is nothing, or nothing that can be seen. */
export function entryAt(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

/** A path with forward slashes. */
export function slashes(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** What went wrong, from what the disk said. */
export function faultOf(error: unknown): OpenFault {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  if (code === 'EACCES' || code === 'EPERM') return 'denied';
  if (code === 'ELOOP') return 'circle';
  if (code === 'ENAMETOOLONG') return 'long';
  return 'unreadable';
}

/** Whether a path led, before and after opening, to what was opened. */
function isStill(path: string, real: string, handle: number, before: Stats): boolean {
  const opened = fstatSync(handle);
  const after = realpathSync.native(path);
  const named = statSync(after);
  const isSame = (one: Stats) => one.ino === opened.ino && one.dev === opened.dev;
  return after === real && opened.isFile() && isSame(before) && isSame(named);
}
