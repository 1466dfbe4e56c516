import { closeSync, constants, openSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Inbox, RawTask } from '../domain/inbox';

/** Names of standard input; opening them again fails where it is a socket. */
const standardInput = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** Task files on disk and standard input. `cwd` is what relative paths start from. */
export function openInbox(cwd: string, stdin: NodeJS.ReadStream): Inbox {
  const stdinIsTerminal = stdin.isTTY === true;
  return {
    stdinIsTerminal,
    async file(path, limit, signal) {
      const absolute = resolve(cwd, path);
      if (!standardInput.has(absolute)) return readTask(absolute, limit, signal);
      return stdinIsTerminal ? terminal : readAll(stdin, limit, signal);
    },
    stdin: (limit, signal) => readAll(stdin, limit, signal),
  };
}

const terminal: RawTask = { kind: 'unreadable', detail: 'it is a terminal, and nothing is asked there' };

async function readTask(path: string, limit: number, signal: AbortSignal): Promise<RawTask> {
  try {
    const about = await stat(path);
    if (about.isDirectory()) return { kind: 'folder', detail: 'a folder' };
    if (about.isSocket()) return { kind: 'unreadable', detail: 'it is a socket' };
    if (about.isFIFO()) return await readAll(await openPipe(path), limit, signal);
    if (about.size > limit) return { kind: 'too-large', detail: mebibytes(about.size) };
    const handle = await open(path, atOnce);
    try {
      if (about.isCharacterDevice() && (await import('node:tty')).isatty(handle.fd)) return terminal;
      // One byte over the limit tells a device that is larger than it says.
      const { buffer, bytesRead } = await fill(handle, limit + 1);
      if (bytesRead > limit) return { kind: 'too-large', detail: `over ${mebibytes(limit)}` };
      return { kind: 'bytes', bytes: buffer.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing', detail: code };
    return { kind: 'unreadable', detail: code === 'EACCES' ? 'permission denied' : code };
  }
}

/** Otherwise opening a FIFO waits for a writer, in a thread that no signal reaches. */
const atOnce = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

/** A FIFO as a stream, which waits for its writer without keeping a thread. */
async function openPipe(path: string): Promise<Readable> {
  const { Socket } = await import('node:net');
  const fd = openSync(path, atOnce);
  try {
    return new Socket({ fd, readable: true, writable: false });
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

async function fill(handle: FileHandle, size: number) {
  const chunks: Buffer[] = [];
  let read = 0;
  while (read < size) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(65_536, size - read)));
    if (bytesRead === 0) break;
    chunks.push(buffer.subarray(0, bytesRead));
    read += bytesRead;
  }
  return { buffer: Buffer.concat(chunks), bytesRead: read };
}

async function readAll(stream: Readable, limit: number, signal: AbortSignal): Promise<RawTask> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stop = () => stream.destroy();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of stream) {
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size > limit) return { kind: 'too-large', detail: `over ${mebibytes(limit)}` };
    }
  } catch (error) {
    if (!signal.aborted)
      return { kind: 'unreadable', detail: (error as NodeJS.ErrnoException).code ?? String(error) };
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (!signal.aborted) return { kind: 'bytes', bytes: Buffer.concat(chunks) };
  return {
    kind: 'stopped',
    detail: signal.reason instanceof Error ? signal.reason.message : 'it was stopped',
  };
}

function mebibytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MiB`;
}
