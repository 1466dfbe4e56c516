import type { FolderEntry } from '../domain/tool-files';
import { entryAt } from './confined';

/**
 * What lies in a folder, so many levels deep, sorted; worked out from the files that there are, so that nothing else shows.
 * @param prefix of the folder's files: '' or ending with a slash
 * @param at where a file is on the disk
 */
export function entriesOf(
  files: readonly string[],
  prefix: string,
  depth: number,
  most: number,
  at: (file: string) => string,
): { entries: FolderEntry[]; cut: boolean } {
  const folders = new Set<string>();
  const found: { path: string; isFolder: boolean }[] = [];
  for (const file of files) {
    if (!file.startsWith(prefix)) continue;
    const names = file.slice(prefix.length).split('/');
    for (let level = 1; level <= depth && level < names.length; level += 1) {
      const path = prefix + names.slice(0, level).join('/');
      if (!folders.has(path)) found.push({ path, isFolder: true });
      folders.add(path);
    }
    if (names.length <= depth) found.push({ path: file, isFolder: false });
  }
  found.sort((a, b) => (a.path < b.path ? -1 : 1));
  const entries = found
    .slice(0, most)
    .map(
      ({ path, isFolder }): FolderEntry =>
        isFolder ? { path, kind: 'folder', bytes: null } : entry(path, at(path)),
    );
  return { entries, cut: found.length > most };
}

function entry(path: string, place: string): FolderEntry {
  const about = entryAt(place);
  if (about?.isFile()) return { path, kind: 'file', bytes: about.size };
  // A submodule stands among the files as the folder that it is.
  const kind = about?.isSymbolicLink() ? 'link' : about?.isDirectory() ? 'folder' : 'other';
  return { path, kind, bytes: null };
}
