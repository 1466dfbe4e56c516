import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { hidden } from '../core/files/hidden';
import { isGitName } from '../core/files/plain-name';
import { plainGitConfig } from '../core/git-config';
import { isWithin, type Mount } from './sandbox-mounts';

/** Entries looked at, and masks made, before it is given up. */
const mostEntries = 1_000_000;
const mostMasks = 400;
const atOnce = 64;
const entryTypes = { withFileTypes: true } as const;
const largestConfig = 60_000;
/** Folders of packages of others: very many files, and no credentials of this project. */
const foreign = new Set(['node_modules', 'vendor', 'third_party']);
const gitConfigs = new Set(['config', 'config.worktree']);
/** Folders of git in which there are no files with names of their own, but very many. */
const gitStores = new Set(['objects', 'refs', 'logs', 'lfs']);

/** What hides the credentials in folders that a command sees, or why that cannot be done. */
export type Masks = { ok: true; mounts: Mount[] } | { ok: false; reason: string };

/**
 * Finds credential files and git configurations in a folder; the former are shown empty, the latter without what opens
 * anything. Follows no link, except to hide what a credential's name leads to.
 * @param root absolute and resolved
 */
export async function credentialMasks(root: string): Promise<Masks> {
  const mounts: Mount[] = [];
  const folders = [root];
  let entries = 0;
  while (folders.length > 0) {
    const some = folders.splice(0, atOnce);
    const read = await Promise.all(
      some.map(async (folder) => ({ folder, here: await readdir(folder, entryTypes).catch(() => []) })),
    );
    for (const { folder, here } of read) {
      entries += here.length;
      const found = await judged(root, folder, here);
      mounts.push(...found.mounts);
      folders.push(...found.folders);
    }
    if (entries > mostEntries) return tooMuch(root, `more than ${mostEntries} entries`);
    if (mounts.length > mostMasks) return tooMuch(root, `more than ${mostMasks} credential files`);
  }
  return { ok: true, mounts };
}

/** What of a folder is hidden, and which folders in it are to be looked into. */
async function judged(
  root: string,
  folder: string,
  here: readonly Dirent[],
): Promise<{ mounts: Mount[]; folders: string[] }> {
  const mounts: Mount[] = [];
  const folders: string[] = [];
  const names = new Set(here.map(({ name }) => name));
  // A repository, a submodule, a working tree of one, or a bare one; what is called so is one, whatever it lacks.
  const isGit =
    isGitName(basename(folder)) || (names.has('HEAD') && (names.has('objects') || names.has('commondir')));
  for (const entry of here) {
    // Node cannot name what is no UTF-8.
    if (entry.name.includes('\ufffd')) continue;
    const path = join(folder, entry.name);
    const name = named(root, path);
    if (entry.isDirectory()) {
      if (hidden(`${name}/any`) === 'credentials') mounts.push({ kind: 'empty', path, bytes: 4096 });
      else if (!foreign.has(entry.name) && !(isGit && gitStores.has(entry.name))) folders.push(path);
      continue;
    }
    const isConfig = isGit && gitConfigs.has(entry.name);
    if (!isConfig && hidden(name) !== 'credentials') continue;
    const real = entry.isSymbolicLink() ? await linked(path, root) : path;
    if (real !== null) mounts.push(isConfig ? await gitConfig(real) : { kind: 'text', path: real, text: '' });
  }
  return { mounts, folders };
}

/** A path from the workspace; of what is git's own, from there. */
function named(root: string, path: string): string {
  const from = relative(root, path);
  const git = from.lastIndexOf('.git/');
  return git < 0 ? from : from.slice(git + 5);
}

function tooMuch(root: string, what: string): Masks {
  const reason = `Nothing was run: ${root} has ${what}, too many to hide them from a command. Run in a smaller workspace.`;
  return { ok: false, reason };
}

/** The file in the folder that a link leads to. */
async function linked(path: string, root: string): Promise<string | null> {
  const real = await realpath(path).catch(() => null);
  if (real === null || !isWithin(real, root)) return null;
  return (await lstat(real)).isFile() ? real : null;
}

async function gitConfig(path: string): Promise<Mount> {
  const about = await lstat(path).catch(() => null);
  const isRead = about?.isFile() && about.size <= largestConfig;
  const text = isRead ? await readFile(path, 'utf8').catch(() => '') : '';
  return { kind: 'text', path, text: plainGitConfig(text) };
}
