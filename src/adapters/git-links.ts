import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RunError } from '../domain/errors';
import type { GitPlace } from './git-place';

const mostEntries = 300_000;
/** Parts of a git folder that are never read here. */
const unread = new Set(['hooks', 'lfs', 'modules', 'worktrees', 'annex', 'logs', 'rr-cache']);

/**
 * Makes sure that a repository keeps its objects and branches in itself: no links, no devices, and no objects borrowed
 * from a folder elsewhere, which could be another person's repository.
 * @throws RunError `tool`
 */
export async function checkLinks(place: GitPlace): Promise<void> {
  const borrowed = join(place.commonDir, 'objects/info/alternates');
  if ((await lstat(borrowed).catch(() => null)) !== null) {
    throw new RunError(
      'tool',
      `The repository borrows objects from elsewhere (${borrowed}), so git is not asked.`,
      {
        hint: 'Copy them with `git repack -a -d`, remove that file, and run again.',
      },
    );
  }
  let folders = [...new Set([place.gitDir, place.commonDir])];
  let seen = 0;
  while (folders.length > 0) {
    const levels = await Promise.all(folders.map((folder) => insideOf(folder, place)));
    folders = levels.flatMap((level) => level.folders);
    seen += levels.reduce((sum, level) => sum + level.count, 0);
    if (seen > mostEntries) {
      throw new RunError('tool', 'The repository has too many loose files to look through them.', {
        hint: 'Pack them with `git gc`.',
      });
    }
  }
}

async function insideOf(folder: string, place: GitPlace): Promise<{ folders: string[]; count: number }> {
  const isTop = folder === place.gitDir || folder === place.commonDir;
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const read = isTop ? entries.filter((entry) => !unread.has(entry.name)) : entries;
  const odd = read.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd !== undefined) {
    throw new RunError(
      'tool',
      `${join(folder, odd.name)} is a link or a device, not a part of the repository, so git is not asked.`,
      { hint: 'Run in a plain clone of the repository.' },
    );
  }
  const folders = read.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  return { folders, count: entries.length };
}
