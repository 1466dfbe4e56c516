import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing, WordHits } from '../domain/ports';
import type { Git } from './git-command';
import { lyingIn } from './own-names';
import { addHit, wordPattern } from './word-search';

const listBytes = 64 * 1024 * 1024;
const grepBytes = 12 * 1024 * 1024;
/** git compares every file with every path it is given. */
const mostPaths = 60;

/** A listing that tells which files git does not track yet. */
export type GitListing = Listing & { untracked: ReadonlySet<string> };

/** Tracked and untracked files as git knows them; ignored ones are left out. */
export async function listWithGit(git: Pick<Git, 'folder' | 'run'>): Promise<GitListing> {
  const listed = await git.run(
    ['ls-files', '-z', '-t', '--cached', '--others', '--exclude-standard', '--', '.'],
    { maxBytes: listBytes },
  );
  const files = new Set<string>();
  const fresh: string[] = [];
  const skipped: { what: string; reason: string }[] = [];
  const absent: string[] = [];
  const present = presence(git.folder);
  for (const entry of listed.stdout.toString('utf8').split('\0')) {
    const path = entry.slice(2);
    if (!path || path.endsWith('/')) continue;
    if (path.includes('\ufffd')) skipped.push({ what: path, reason: 'its name is not valid UTF-8' });
    else if (entry.startsWith('S') && !present(path)) absent.push(path);
    else {
      if (entry.startsWith('?')) fresh.push(path);
      else files.add(path);
    }
  }
  // Tracked names stand in the index; the others git read from folders that may have been links for a moment.
  const untracked = new Set(lyingIn(realpathSync.native(git.folder), fresh));
  for (const path of untracked) files.add(path);
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
 * @param within keeps to the folders of these files, and perhaps to others of the same names
 * @throws RunError `tool`
 */
export async function findWithGit(
  git: Git,
  words: readonly string[],
  attributes: boolean,
  within?: readonly string[],
): Promise<{ hits: WordHits[]; cut: boolean }> {
  const outcome = await grep(git, words, attributes, within ? pathsOf(within) : everywhere);
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

/** Where to look: paths of folders, or patterns. */
interface Paths {
  paths: readonly string[];
  globs: boolean;
}

const everywhere: Paths = { paths: ['.'], globs: false };

/** The folders that hold these files; where they are too many, all folders of their names; where these are, all files. */
function pathsOf(files: readonly string[]): Paths {
  const folders = new Set(files.map((file) => file.slice(0, Math.max(0, file.lastIndexOf('/')))));
  const outermost = folders.has('') ? null : outermostOf(folders);
  if (outermost !== null && outermost.length <= mostPaths) return { paths: outermost, globs: false };
  const names = new Set([...folders].map((folder) => folder.slice(folder.lastIndexOf('/') + 1)));
  if (names.size > mostPaths) return everywhere;
  const patterns = [...names].sort().map((name) => (name === '' ? '*' : `**/${literally(name)}/*`));
  return { paths: patterns, globs: true };
}

/** The folders that lie in none of the others. */
function outermostOf(folders: ReadonlySet<string>): string[] {
  const isInside = (folder: string) => {
    for (let at = folder.lastIndexOf('/'); at > 0; at = folder.lastIndexOf('/', at - 1))
      if (folders.has(folder.slice(0, at))) return true;
    return false;
  };
  return [...folders].filter((folder) => !isInside(folder)).sort();
}

/** A name in a pattern that stands for this name alone. */
function literally(name: string): string {
  return name.replace(/[\\*?[\]]/g, '\\$&');
}

async function grep(git: Git, words: readonly string[], attributes: boolean, { paths, globs }: Paths) {
  // Attributes can call sources binary; then all is searched, and what is binary is dropped when it is read.
  const kinds = attributes ? '-a' : '-I';
  const options = ['-o', '-n', '-i', kinds, '-z', '--no-color', '--no-textconv', '--no-recurse-submodules'];
  const call = (flavour: string) =>
    git.run(['grep', flavour, ...options, '-e', wordPattern(words), '--', ...paths], {
      maxBytes: grepBytes,
      okCodes: [1],
      globs,
    });
  // One alternation in PCRE is three times as fast as one pattern a word; git may be built without it.
  return call('-P').catch(() => call('-E'));
}
