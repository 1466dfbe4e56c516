import { counted } from '../core/count';
import { hidden } from '../core/files/hidden';
import type { FileText, Listing, Tree, WordHits } from '../domain/ports';
import { readInside } from './file-read';
import type { Checkout } from './git';
import { findWithGit, type GitListing } from './tree-git';
import { listByWalking } from './tree-walk';
import { searchFiles } from './word-search';

const readBytes = 1024 * 1024;
const keptBytes = 32 * 1024 * 1024;

/** A tree that can be told that files were changed: then it reads anew. */
export type WorkingTree = Tree & { forget(): void };

/**
 * The working tree under `root` (a real path). `checkout` is null for a folder without git.
 * `admits` decides which files exist for the run (include, exclude, working directory).
 * `signal` ends listing and searching between two files.
 */
export function workingTree(
  root: string,
  checkout: Pick<Checkout, 'git' | 'files' | 'forget'> | null,
  admits: (path: string) => boolean,
  signal?: AbortSignal,
): WorkingTree {
  let known: Promise<GitListing> | null = null;
  const all = (): Promise<GitListing> => {
    known ??= listing(root, checkout, signal).then((found) => ({
      ...found,
      files: found.files.filter(admits),
      leftOut: found.files.filter((file) => !admits(file)),
      skipped: [...found.skipped, ...notThere((found.absent ?? []).filter(admits))],
    }));
    return known;
  };
  // By another name a file is none that its own name keeps out.
  const mayLead = async (to: string) => hidden(to) === null && new Set((await all()).files).has(to);
  const fresh = () => remembered((path) => readInside(root, path, readBytes, mayLead));
  let read = fresh();
  return {
    name: 'the working tree',
    list: all,
    forget() {
      checkout?.forget();
      known = null;
      read = fresh();
    },
    read: (path, maxBytes = readBytes) =>
      maxBytes === readBytes ? read(path) : readInside(root, path, maxBytes, mayLead),
    async find(words, within) {
      if (words.length === 0 || within?.length === 0) return { hits: [], cut: false };
      const only = within && new Set(within);
      const wanted = (path: string) => admits(path) && (only?.has(path) ?? true);
      if (checkout === null)
        return searchFiles(root, (await all()).files.filter(wanted), words, { mayLead, signal });
      const { files, untracked } = await all();
      const attributes = (await checkout.files()).files.some((file) => file.endsWith('.gitattributes'));
      const tracked = await findWithGit(checkout.git, words, attributes, within);
      const fresh = await searchFiles(
        root,
        files.filter((file) => untracked.has(file) && wanted(file)),
        words,
        { mayLead, signal },
      );
      const hits: WordHits[] = [...tracked.hits, ...fresh.hits].filter((hit) => wanted(hit.file));
      return {
        hits: hits.sort((a, b) => (a.file < b.file ? -1 : 1)),
        cut: tracked.cut || fresh.cut,
        unread: fresh.unread ?? [],
      };
    },
  };
}

function notThere(files: readonly string[]): Listing['skipped'] {
  if (files.length === 0) return [];
  return [{ what: counted(files.length, 'file'), reason: 'not checked out (sparse checkout)' }];
}

async function listing(
  root: string,
  checkout: Pick<Checkout, 'files'> | null,
  signal: AbortSignal | undefined,
): Promise<GitListing> {
  if (checkout) return checkout.files();
  return { ...(await listByWalking(root, signal)), untracked: new Set() };
}

/** The same file is read by several collectors; up to 32 MiB of them are kept. */
function remembered(read: (path: string) => Promise<FileText>): (path: string) => Promise<FileText> {
  const kept = new Map<string, Promise<FileText>>();
  let bytes = 0;
  return (path) => {
    const before = kept.get(path);
    if (before) return before;
    const reading = read(path);
    if (bytes < keptBytes) {
      kept.set(path, reading);
      reading.then((content) => {
        bytes += content.bytes ?? 0;
      });
    }
    return reading;
  };
}
