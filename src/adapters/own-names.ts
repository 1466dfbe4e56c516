import type { Dirent } from 'node:fs';
import { closeSync, constants, lstatSync, openSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenedFiles, openedFiles, slashes } from './confined';

const folderOnly = (constants.O_DIRECTORY ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Which of some paths really lie in a folder. Who walks by path names files from elsewhere when a folder on the way is
 * swapped for a link in between; a name from there may be told to nobody. Each folder is held, seen where it is, and
 * then asked for its names.
 * @param root real path
 * @param paths from there, with forward slashes, none through a link
 */
export function lyingIn(
  root: string,
  paths: readonly string[],
  shown: OpenedFiles = openedFiles(),
): string[] {
  const byFolder = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = byFolder.get(folderOf(path));
    if (names === undefined) byFolder.set(folderOf(path), new Set([nameOf(path)]));
    else names.add(nameOf(path));
  }
  const here = new Set<string>();
  for (const [folder, names] of byFolder) {
    const there = inFolder(
      root,
      folder,
      (place) => [...names].filter((name) => stands(join(place, name))),
      shown,
    );
    for (const name of there ?? []) here.add(folder === '' ? name : `${folder}/${name}`);
  }
  return paths.filter((path) => here.has(path));
}

/**
 * The entries of a folder that lies where its path says; null when it leads elsewhere.
 * @throws what the disk says
 */
export function entriesIn(root: string, folder: string, shown: OpenedFiles = openedFiles()): Dirent[] | null {
  return opened(root, folder, (place) => readdirSync(place, { withFileTypes: true }), shown);
}

function inFolder<T>(root: string, folder: string, use: (place: string) => T, shown: OpenedFiles): T | null {
  try {
    return opened(root, folder, use, shown);
  } catch {
    return null;
  }
}

function opened<T>(root: string, folder: string, use: (place: string) => T, shown: OpenedFiles): T | null {
  const path = join(root, folder);
  if (shown === null) {
    const isThere = () => isSame(realpathSync.native(path), path);
    if (!isThere()) return null;
    const found = use(path);
    return isThere() ? found : null;
  }
  const handle = openSync(path, folderOnly);
  try {
    return readlinkSync(`${shown}/${handle}`) === path ? use(`${shown}/${handle}`) : null;
  } finally {
    closeSync(handle);
  }
}

/** Some disks give names back in other letters than they were asked for. */
function isSame(one: string, other: string): boolean {
  const plain = (path: string) => slashes(path).normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}

function stands(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
