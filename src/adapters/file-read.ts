import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { isGitName } from '../core/files/plain-name';
import type { FileText } from '../domain/ports';

const binaryProbe = 8192;

/**
 * Reads a text file of the workspace. The real path decides, and it is taken after opening, so that a link
 * swapped in between cannot lead outside.
 * @param root real path of the workspace
 * @param path from the workspace, with forward slashes
 * @param mayLead asked where a link leads inside the workspace
 */
export async function readInside(
  root: string,
  path: string,
  maxBytes: number,
  mayLead: MayLead = () => true,
): Promise<FileText> {
  const read = await bytesInside(root, path, maxBytes, mayLead);
  return Buffer.isBuffer(read) ? decode(read) : read;
}

/** Whether a link may lead to this file of the workspace, named from there. */
export type MayLead = (to: string) => boolean | Promise<boolean>;

/** Why a file cannot be read. */
type Unread = Exclude<FileText, { kind: 'text' }>;

/** The same as it lies there. */
export async function bytesInside(
  root: string,
  path: string,
  maxBytes: number,
  mayLead: MayLead = () => true,
): Promise<Buffer | Unread> {
  if (isAbsolute(path) || path.includes('\0') || path.split('/').includes('..')) {
    return no('outside', 'it is outside the workspace');
  }
  const absolute = join(root, path);
  let handle: FileHandle;
  try {
    // Without O_NONBLOCK opening a FIFO would wait for a writer.
    handle = await open(absolute, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return refusal(error);
  }
  try {
    const opened = await handle.stat();
    const real = await realpath(absolute);
    const named = await stat(real);
    const inside = real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
    if (!inside || named.ino !== opened.ino || named.dev !== opened.dev) {
      return no('outside', 'it leads outside the workspace');
    }
    if (real.slice(root.length).split(sep).some(isGitName))
      return no('outside', 'it is one of git’s own files');
    const to = real
      .slice(root.endsWith(sep) ? root.length : root.length + 1)
      .split(sep)
      .join('/');
    const isLink =
      to !==
      path
        .split('/')
        .filter((name) => name !== '' && name !== '.')
        .join('/');
    if (isLink && opened.isFile() && !(await mayLead(to)))
      return no('outside', 'it is a link to a file that is left out');
    if (opened.isDirectory()) return no('unreadable', 'it is a folder');
    if (!opened.isFile()) return no('unreadable', 'it is not a regular file');
    const bytes = opened.size > maxBytes ? null : await bounded(handle, opened.size, maxBytes);
    if (bytes === null) {
      return no('too-large', `it is larger than ${Math.round(maxBytes / 1024)} KiB`, opened.size);
    }
    return bytes;
  } catch (error) {
    return refusal(error);
  } finally {
    await handle.close();
  }
}

/** At most `most` bytes, or null when there are more: a file may grow while it is read, or say that it is empty and go on. */
async function bounded(handle: FileHandle, size: number, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let read = 0;
  for (;;) {
    const wanted = read === 0 && size > 0 ? size : Math.min(65_536, most + 1 - read);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, null);
    chunks.push(buffer.subarray(0, bytesRead));
    read += bytesRead;
    if (read > most) return null;
    if (bytesRead === 0 || read === size)
      return chunks.length === 1 ? buffer.subarray(0, bytesRead) : Buffer.concat(chunks);
  }
}

/** The beginning of a regular file as text, at most `most` bytes; null when it cannot be read. */
export async function readStart(path: string, most: number): Promise<string | null> {
  try {
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) return null;
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(most), 0, most, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

/** Bytes of a file as text: UTF-8 with or without byte order mark, UTF-16 with one; else binary. */
export function decode(bytes: Buffer): FileText {
  const utf16 = decodeUtf16(bytes);
  if (utf16 !== null) return { kind: 'text', text: utf16, bytes: bytes.length };
  if (bytes.subarray(0, binaryProbe).includes(0)) return no('binary', 'it is binary', bytes.length);
  const text = bytes.toString('utf8');
  // Latin-1 files stay usable: the few letters that are not UTF-8 become replacement characters.
  return { kind: 'text', text: text.startsWith('\ufeff') ? text.slice(1) : text, bytes: bytes.length };
}

function decodeUtf16(bytes: Buffer): string | null {
  if (bytes.length < 2) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return null;
  const swapped = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
  return swapped.swap16().toString('utf16le');
}

function refusal(error: unknown): Unread {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return no('missing', 'there is no such file');
  if (code === 'EACCES' || code === 'EPERM') return no('unreadable', 'reading it is not permitted');
  if (code === 'ELOOP') return no('unreadable', 'its links lead in a circle');
  return no('unreadable', `it cannot be read (${code ?? String(error)})`);
}

function no(kind: Unread['kind'], reason: string, bytes: number | null = null): Unread {
  return { kind, reason, bytes };
}
