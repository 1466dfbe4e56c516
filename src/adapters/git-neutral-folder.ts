import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeGitConfig } from '../core/git/config';
import { RunError } from '../domain/errors';
import type { GitPlace } from './git-place';

/** Parts of a repository that are its contents; configuration, hooks, attributes, grafts and replacements are not. */
const parts = ['objects', 'refs', 'logs', 'reftable', 'packed-refs', 'shallow', 'info/exclude'] as const;

/**
 * A folder that git takes for the repository's common one (`GIT_COMMON_DIR`): links to its contents, and beside them a
 * configuration of ours, no hooks and no attributes. So no program that a repository names is ever known to git,
 * by whatever setting a later git may know.
 * @throws RunError `tool` when it cannot be made, or when a part of the repository is a link
 */
export function neutralFolder(place: GitPlace): { folder: string; remove(): void } {
  let folder: string;
  try {
    folder = mkdtempSync(join(tmpdir(), 'countersign-git-'));
  } catch (cause) {
    throw new RunError('tool', 'git needs a folder for temporary files, and none can be made.', { cause });
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(join(folder, 'config'), writeGitConfig(place.config.kept));
    for (const part of parts) link(join(place.commonDir, part), join(folder, part));
    return { folder, remove };
  } catch (fault) {
    remove();
    throw fault;
  }
}

function link(from: string, to: string): void {
  const about = lstatSync(from, { throwIfNoEntry: false });
  if (about === undefined) return;
  if (!about.isDirectory() && !about.isFile()) {
    throw new RunError(
      'tool',
      `${from} is a link or a device, not a part of the repository; it is not read.`,
    );
  }
  if (!about.isDirectory()) mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, about.isDirectory() ? 'junction' : 'file');
}
