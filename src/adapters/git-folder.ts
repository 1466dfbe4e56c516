import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { RunError } from '../domain/errors';
import { readStart } from './file-read';

/**
 * Makes sure that a checkout's `.git` is its own: a folder in it, or the note of a worktree or submodule whose
 * repository names this checkout back. A planted note could otherwise open any repository of the machine.
 * @throws RunError `tool`
 */
export async function ownGitFolder(checkout: string): Promise<void> {
  const at = join(checkout, '.git');
  const about = await lstat(at);
  if (about.isDirectory()) return;
  if (about.isFile()) {
    const note = /^gitdir: (.+?)\s*$/m.exec((await readStart(at, 4096)) ?? '')?.[1];
    if (note && (await namesBack(resolve(checkout, note), at))) return;
  }
  throw new RunError('tool', `${at} leads to a repository that does not know this folder; it is not read.`, {
    hint: 'Run in the repository’s own checkout, or examine a copy without .git.',
  });
}

/** A worktree's folder holds the path of its `.git`; a submodule's configuration holds its work tree. */
async function namesBack(folder: string, at: string): Promise<boolean> {
  const back = await readStart(join(folder, 'gitdir'), 4096);
  if (back !== null) return same(resolve(folder, back.trim()), at);
  const config = (await readStart(join(folder, 'config'), 65_536)) ?? '';
  const tree = /^\s*worktree\s*=\s*"?(.+?)"?\s*$/m.exec(config)?.[1];
  return tree !== undefined && same(resolve(folder, tree), dirname(at));
}

async function same(a: string, b: string): Promise<boolean> {
  const real = (path: string) => realpath(path).catch(() => null);
  const [first, second] = [await real(a), await real(b)];
  return first !== null && first === second;
}
