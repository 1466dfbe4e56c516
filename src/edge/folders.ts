import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { RunError } from '../domain/errors';
import { isInside, nameOf } from './config-file';

/** A folder that exists: as named, and with all links followed. */
export interface Folder {
  path: string;
  real: string;
}

/** Throws RunError('input') when there is no such folder. `flag` is what to correct. */
export async function existingFolder(path: string, flag: string): Promise<Folder> {
  try {
    if ((await stat(path)).isDirectory()) return { path, real: await realpath(path) };
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    const what = code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : `cannot be entered (${code})`;
    throw new RunError('input', `The folder ${nameOf(path)} ${what}; give another with ${flag}.`, { cause });
  }
  throw new RunError('input', `${nameOf(path)} is a file, not a folder; give a folder with ${flag}.`);
}

/** The working directory from the workspace, with forward slashes; `.` is the workspace itself. */
export async function insideWorkspace(workspace: Folder, text: string): Promise<string> {
  const folder = await existingFolder(resolve(workspace.path, text), '--working-directory');
  if (!isInside(workspace.real, folder.real)) {
    const message = `The working directory ${nameOf(text)} lies outside the workspace; give a folder inside it with --working-directory.`;
    throw new RunError('input', message);
  }
  return relative(workspace.real, folder.real).split(sep).join('/') || '.';
}
