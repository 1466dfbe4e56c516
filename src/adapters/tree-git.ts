import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing, WordHits } from '../domain/ports';
import type { Git } from './git-command';
import { addHit, wordPattern } from './word-search';

const listBytes = 64 * 1024 * 1024;
const grepBytes = 12 * 1024 * 1024;
/** git compares every file with every folder it is given. */
const mostFolders = 60;

/** A listing that tells which files git does not track yet. */
export type GitListing = Listing & { untracked: ReadonlySet<string> };

/** Tracked and untracked files as git knows them; ignored ones are left out. */
export async function listWithGit(git: Git): Promise<GitListing> {
  const listed = await git.run(
    ['ls-files', '-z', '-t', '--cached', '--others', '--exclude-standard', '--', '.'],
    { maxBytes: listBytes },
  );
  const files = new Set<string>();
  const untracked = new Set<string>();
  const skipped: { what: string; reason: string }[] = [];
  const absent: string[] = [];
  const present = presence(git.folder);
  for (const entry of listed.stdout.toString('utf8').split('\0')) {
    const path = entry.slice(2);
    if (!path || path.endsWith('/')) continue;
    if (path.includes('\ufffd')) skipped.push({ what: path, reason: 'its name is not valid UTF-8' });
    else if (entry.startsWith('S') && !present(path)) absent.push(path);
    else {
      files.add(path);
      if (entry.startsWith('?')) untracked.add(path);
    }
  }
  return { files: [...files].sort(), absent: absent.sort(), skipped, cutFrom: null, untracked };
}

/** Whether a path lies in the folder. A sparse checkout leaves out whole folders: each of them is asked about once. */
function presence(root: string): (path: string) => boolean {
  const folders = new Map<string, boolean>([['', true]]);
  const hasFolder = (folder: string): boolean => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const here = hasFolder(above) && existsSync(join(root, folder));
    folders.set(folder, here);
    return here;
  };
  return (path) =>
    hasFolder(path.slice(0, Math.max(0, path.lastIndexOf('/')))) &&
    lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}

/**
 * Words in tracked files by `git grep`, which reads faster than we could.
 * @param attributes whether the checkout has `.gitattributes`
 * @param within keeps to the folders of these files
 * @throws RunError `tool`
 */
export async function findWithGit(
  git: Git,
  words: readonly string[],
  attributes: boolean,
  within?: readonly string[],
): Promise<{ hits: WordHits[]; cut: boolean }> {
  const outcome = await grep(git, words, attributes, within ? foldersOf(within) : ['.']);
  const found = new Map<string, Map<string, number[]>>();
  let left = outcome.stdout.toString('utf8');
  if (outcome.stoppedBy === 'output') left = left.slice(0, left.lastIndexOf('\n') + 1);
  for (const line of left.split('\n')) {
    const nameEnd = line.indexOf('\0');
    if (nameEnd < 0) continue;
    const rest = line.slice(nameEnd + 1);
    // Newer versions end the line number with a NUL, older ones with a colon.
    const numberEnd = rest.search(/[\0:]/);
    const word = rest.slice(numberEnd + 1).toLowerCase();
    addHit(found, line.slice(0, nameEnd), word, Number(rest.slice(0, numberEnd)));
  }
  return { hits: [...found].map(([file, lines]) => ({ file, lines })), cut: outcome.stoppedBy === 'output' };
}

/** The folders that hold these files, none inside another; the whole tree where they are too many to be named. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.slice(0, Math.max(0, file.lastIndexOf('/')))));
  if (folders.has('')) return ['.'];
  const isInside = (folder: string) => {
    for (let at = folder.lastIndexOf('/'); at > 0; at = folder.lastIndexOf('/', at - 1))
      if (folders.has(folder.slice(0, at))) return true;
    return false;
  };
  const outermost = [...folders].filter((folder) => !isInside(folder)).sort();
  return outermost.length > mostFolders ? ['.'] : outermost;
}

async function grep(git: Git, words: readonly string[], attributes: boolean, paths: readonly string[]) {
  // Attributes can call sources binary; then all is searched, and what is binary is dropped when it is read.
  const kinds = attributes ? '-a' : '-I';
  const options = ['-o', '-n', '-i', kinds, '-z', '--no-color', '--no-textconv', '--no-recurse-submodules'];
  const call = (flavour: string) =>
    git.run(['grep', flavour, ...options, '-e', wordPattern(words), '--', ...paths], {
      maxBytes: grepBytes,
      okCodes: [1],
    });
  // One alternation in PCRE is three times as fast as one pattern a word; git may be built without it.
  return call('-P').catch(() => call('-E'));
}
