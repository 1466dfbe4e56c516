import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type GitConfig, readGitConfig } from '../core/git/config';
import { RunError } from '../domain/errors';
import { readStart } from './file-read';

/** Where a repository is, as real paths; nothing in it can have pointed elsewhere. */
export interface GitPlace {
  /** Folder of the files. */
  workTree: string;
  /** HEAD and the index. */
  gitDir: string;
  /** Objects, branches and the configuration; the same folder but in a linked worktree. */
  commonDir: string;
  config: Extract<GitConfig, { ok: true }>;
}

const configBytes = 4 * 1024 * 1024;

/**
 * Finds the repository of a checkout: its `.git` is a folder, or the note of a worktree or submodule whose repository
 * names this checkout back. A planted note could otherwise open any repository of the machine.
 * @param checkout real path of the folder that holds `.git`
 * @throws RunError `tool`
 */
export async function gitPlace(checkout: string): Promise<GitPlace> {
  const at = join(checkout, '.git');
  const about = await lstat(at);
  const noted = about.isFile() ? await notedFolder(checkout, at) : null;
  if (!about.isDirectory() && noted === null) throw stranger(at);
  const gitDir = noted ?? at;
  const commonDir = await commonFolder(gitDir, noted !== null);
  if (commonDir === null) throw stranger(at);
  const config = await configOf(commonDir, gitDir);
  if (config.isBare && noted === null) throw unusable('it is a bare repository, which has no files');
  const { worktree } = config;
  if (worktree !== null && !(await same(resolve(gitDir, worktree), checkout)))
    throw unusable(`its configuration says that its files are in ${worktree}`);
  return { workTree: checkout, gitDir, commonDir, config };
}

/** A checkout that cannot be worked with; `said` is the rest of a sentence. */
export function unusable(said: string): RunError {
  const reason = said.trim().split('\n')[0]?.slice(0, 300).replace(/\.$/, '') || 'it gave no reason';
  return new RunError('tool', `git cannot read this repository: ${reason}.`, {
    hint: 'Mend the repository, or examine a copy without its .git.',
  });
}

function stranger(at: string): RunError {
  return new RunError('tool', `${at} leads to a repository that does not know this folder; it is not read.`, {
    hint: 'Run in the repository’s own checkout, or examine a copy without .git.',
  });
}

async function notedFolder(checkout: string, at: string): Promise<string | null> {
  const note = /^gitdir: (.+?)\s*$/m.exec((await readStart(at, 4096)) ?? '')?.[1];
  if (note === undefined) return null;
  const folder = await realpath(resolve(checkout, note)).catch(() => null);
  return folder !== null && (await namesBack(folder, at)) ? folder : null;
}

/** A worktree's folder holds the path of its `.git`; a submodule's configuration holds its work tree. */
async function namesBack(folder: string, at: string): Promise<boolean> {
  const back = await readStart(join(folder, 'gitdir'), 4096);
  if (back !== null) return same(resolve(folder, back.trim()), at);
  const config = readGitConfig((await readStart(join(folder, 'config'), configBytes)) ?? '');
  return config.ok && config.worktree !== null && same(resolve(folder, config.worktree), dirname(at));
}

/** Only a worktree has a common folder, and that one keeps the worktree's in `worktrees/`; null for any other. */
async function commonFolder(gitDir: string, isNoted: boolean): Promise<string | null> {
  const there = await lstat(join(gitDir, 'commondir')).catch(() => null);
  if (there === null) return gitDir;
  const note = there.isFile() ? await readStart(join(gitDir, 'commondir'), 4096) : null;
  const common = note && (await realpath(resolve(gitDir, note.trim())).catch(() => null));
  const keeper = dirname(gitDir);
  return isNoted && common && basename(keeper) === 'worktrees' && dirname(keeper) === common ? common : null;
}

/** The configuration of the repository, and of this worktree where there is one. */
async function configOf(commonDir: string, gitDir: string): Promise<GitPlace['config']> {
  const text = (await readStart(join(commonDir, 'config'), configBytes)) ?? '';
  const own = await readStart(join(gitDir, 'config.worktree'), configBytes);
  if (text.length >= configBytes) throw unusable('its configuration is too long');
  const config = readGitConfig(own === null ? text : `${text}\n${own}`);
  if (!config.ok) throw unusable(config.fault);
  return config;
}

async function same(a: string, b: string): Promise<boolean> {
  const real = (path: string) => realpath(path).catch(() => null);
  const [first, second] = [await real(a), await real(b)];
  return first !== null && first === second;
}
