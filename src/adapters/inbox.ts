import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Inbox, RawTask } from '../domain/inbox';

/** Task files on disk and standard input. `cwd` is what relative paths start from. */
export function openInbox(cwd: string, stdin: NodeJS.ReadStream): Inbox {
  return {
    stdinIsTerminal: stdin.isTTY === true,
    file: (path, limit) => readTask(resolve(cwd, path), limit),
    stdin: (limit) => readAll(stdin, limit),
  };
}

async function readTask(path: string, limit: number): Promise<RawTask> {
  try {
    const about = await stat(path);
    if (about.isDirectory()) return { kind: 'folder', detail: 'a folder' };
    if (about.size > limit) return { kind: 'too-large', detail: mebibytes(about.size) };
    const handle = await open(path, 'r');
    try {
      // One byte over the limit tells a pipe or device that is larger than it says.
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

async function fill(handle: Awaited<ReturnType<typeof open>>, size: number) {
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

async function readAll(stream: NodeJS.ReadStream, limit: number): Promise<RawTask> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size > limit) return { kind: 'too-large', detail: `over ${mebibytes(limit)}` };
    }
  } catch (error) {
    return { kind: 'unreadable', detail: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks) };
}

function mebibytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MiB`;
}
