import type { LineSearch } from '../core/files/line-search';
import { entryAt } from './confined';
import { filesWithMatches, findRipgrep } from './ripgrep';
import type { Grounds, Rosters } from './tool-roster';

/** Which of some files of the workspace may hold a line that matches: at least all that do. */
export type Candidates = (
  files: readonly string[],
  search: LineSearch,
  signal: AbortSignal,
) => Promise<readonly string[]>;

/**
 * Narrows down what has to be read, by ripgrep where the machine has one. What it says is a hint, never an answer;
 * when it says nothing, all files are candidates.
 */
export function openCandidates(grounds: Grounds, rosters: Rosters): Candidates {
  let ripgrep: string | null | undefined;
  return async (files, search, signal) => {
    if (ripgrep === undefined) ripgrep = findRipgrep(grounds.searchPath, rosters.roots);
    if (ripgrep !== null && search.ripgrep !== null) {
      // It would follow a link that is named to it, and wait at a pipe.
      const regular = files.filter((file) => entryAt(rosters.absolute(file))?.isFile());
      const found = await filesWithMatches(ripgrep, grounds.root, regular, search.ripgrep, signal);
      if (found !== null) return regular.filter((file) => found.has(file));
    }
    return files;
  };
}
