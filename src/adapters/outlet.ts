import { constants } from 'node:fs';
import { lstat, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Outlet, Written } from '../domain/outlet';

/** Standard output and files. A file appears whole or not at all; links, devices and pipes are not written to. */
export function openOutlet(cwd: string, stdout: NodeJS.WriteStream): Outlet {
  return {
    stdout: (text) => writeStream(stdout, text),
    file: (path, text) => attempt(() => replaceFile(resolve(cwd, path), text)),
    plan: (path, text) => attempt(() => replacePlan(resolve(cwd, path), text)),
    append: (path, text) => attempt(() => addTo(resolve(cwd, path), text)),
  };
}

function writeStream(stream: NodeJS.WriteStream, text: string): Promise<Written> {
  return new Promise((done) => {
    const fail = (error: NodeJS.ErrnoException) =>
      done({ ok: false, reason: error.code === 'EPIPE' ? 'standard output was closed' : reasonOf(error) });
    stream.once('error', fail);
    try {
      stream.write(text, (error) => {
        if (error) return fail(error);
        stream.off('error', fail);
        done({ ok: true });
      });
    } catch (error) {
      fail(error as NodeJS.ErrnoException);
    }
  });
}

/** What a name stands for, when that is nothing a report may be written to. */
function unfit(about: Awaited<ReturnType<typeof lstat>>): string | null {
  if (about.isFile()) return null;
  if (about.isSymbolicLink()) return 'it is a link';
  return about.isDirectory() ? 'it is a folder' : 'it is not a regular file';
}

async function replaceFile(path: string, text: string): Promise<void> {
  const about = await lstat(path).catch(() => null);
  const fault = about && unfit(about);
  if (fault) throw new Error(fault);
  // A name nobody can guess, and never a file that is there: a link planted under it would be written through.
  const beside = join(dirname(path), `.countersign-${globalThis.crypto.randomUUID()}.tmp`);
  const handle = await open(beside, 'wx', 0o666);
  try {
    try {
      if (about) await handle.chmod(about.mode & 0o777);
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function replacePlan(path: string, text: string): Promise<void> {
  const about = await lstat(path).catch(() => null);
  const fault = about && unfit(about);
  if (fault) throw new Error(fault);
  if (about !== null) {
    const { readInside, standing, mostBytes } = await import('./saved-plan');
    const why = standing(await readInside(await realpath(dirname(path)), basename(path), mostBytes));
    if (why !== null) throw new Error(why);
  }
  await replaceFile(path, text);
}

/** Without O_NONBLOCK opening a pipe that nobody reads would wait for ever. */
const adding =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK | constants.O_NOFOLLOW;

async function addTo(path: string, text: string): Promise<void> {
  const handle = await open(path, adding, 0o666);
  try {
    const fault = unfit(await handle.stat());
    if (fault) throw new Error(fault);
    await handle.writeFile(text);
  } finally {
    await handle.close();
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
    case 'ELOOP':
      return 'it is a link';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENXIO':
      return 'it is not a regular file';
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
