import { appendFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Outlet, Written } from '../domain/outlet';

/** Standard output and files. A file appears whole or not at all. */
export function openOutlet(cwd: string, stdout: NodeJS.WriteStream): Outlet {
  return {
    stdout: (text) => writeStream(stdout, text),
    file: (path, text) => attempt(() => replaceFile(resolve(cwd, path), text)),
    append: (path, text) => attempt(() => appendFile(resolve(cwd, path), text)),
  };
}

function writeStream(stream: NodeJS.WriteStream, text: string): Promise<Written> {
  return new Promise((done) => {
    const fail = (error: NodeJS.ErrnoException) =>
      done({ ok: false, reason: error.code === 'EPIPE' ? 'standard output was closed' : reasonOf(error) });
    stream.once('error', fail);
    stream.write(text, (error) => (error ? fail(error) : done({ ok: true })));
  });
}

async function replaceFile(path: string, text: string): Promise<void> {
  const about = await stat(path).catch(() => null);
  if (about && !about.isFile()) {
    if (about.isDirectory()) throw new Error('it is a folder');
    // A device or pipe, /dev/stdout for one: there is nothing to replace.
    await writeFile(path, text);
    return;
  }
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, text, { mode: about?.mode ?? 0o666 });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function attempt(work: () => Promise<void>): Promise<Written> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error as NodeJS.ErrnoException) };
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'its folder does not exist';
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
