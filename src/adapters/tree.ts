import type { Listing, Tree, WordHits } from '../domain/ports';
import { readInside } from './file-read';
import type { Git } from './git-command';
import { findUntracked, findWithGit, listWithGit } from './tree-git';
import { listByWalking } from './tree-walk';
import { searchFiles } from './word-search';

const readBytes = 1024 * 1024;

/**
 * The working tree under `root` (a real path). `git` is null for a folder that is no checkout.
 * `admits` decides which files exist for the run (include, exclude, working directory).
 */
export function workingTree(root: string, git: Git | null, admits: (path: string) => boolean): Tree {
  type Known = Listing & { untracked: ReadonlySet<string> };
  let known: Promise<Known> | null = null;
  const all = (): Promise<Known> => {
    known ??= (
      git ? listWithGit(git) : listByWalking(root).then((l) => ({ ...l, untracked: new Set<string>() }))
    ).then((listing) => ({ ...listing, files: listing.files.filter(admits) }));
    return known;
  };
  return {
    name: 'the working tree',
    list: all,
    read: (path, maxBytes = readBytes) => readInside(root, path, maxBytes),
    async find(words) {
      if (words.length === 0) return { hits: [], cut: false };
      const listing = await all();
      if (git === null) return searchFiles(root, listing.files, words);
      const tracked = await findWithGit(git, words);
      const fresh = await findUntracked(
        root,
        listing.files.filter((f) => listing.untracked.has(f)),
        words,
      );
      const hits: WordHits[] = [...tracked.hits, ...fresh.hits].filter((hit) => admits(hit.file));
      return { hits: hits.sort((a, b) => (a.file < b.file ? -1 : 1)), cut: tracked.cut || fresh.cut };
    },
  };
}
