import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import type { FileText } from '../domain/ports';

const binaryProbe = 8192;

/**
 * Reads a text file of the workspace. The real path decides, and it is taken after opening, so that a link
 * swapped in between cannot lead outside.
 * @param root real path of the workspace
 * @param path from the workspace, with forward slashes
 */
export async function readInside(root: string, path: string, maxBytes: number): Promise<FileText> {
  if (isAbsolute(path) || path.includes('\0') || path.split('/').includes('..')) {
    return no('outside', 'it is outside the workspace');
  }
  const absolute = join(root, path);
  let handle: Awaited<ReturnType<typeof open>>;
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
    if (real.slice(root.length).split(sep).includes('.git'))
      return no('outside', 'it is one of git’s own files');
    if (opened.isDirectory()) return no('unreadable', 'it is a folder');
    if (!opened.isFile()) return no('unreadable', 'it is not a regular file');
    if (opened.size > maxBytes) {
      return no('too-large', `it is larger than ${Math.round(maxBytes / 1024)} KiB`, opened.size);
    }
    return decode(await handle.readFile());
  } catch (error) {
    return refusal(error);
  } finally {
    await handle.close();
  }
}

/** Bytes as text: UTF-8 with or without byte order mark, UTF-16 with one; else binary. */
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

function refusal(error: unknown): FileText {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return no('missing', 'there is no such file');
  if (code === 'EACCES' || code === 'EPERM') return no('unreadable', 'reading it is not permitted');
  if (code === 'ELOOP') return no('unreadable', 'its links lead in a circle');
  return no('unreadable', `it cannot be read (${code ?? String(error)})`);
}

function no(kind: Exclude<FileText['kind'], 'text'>, reason: string, bytes: number | null = null): FileText {
  return { kind, reason, bytes };
}
