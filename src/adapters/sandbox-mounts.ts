import { posix } from 'node:path';

/** One thing that a command sees; `path` is where it sees it. */
export type Mount =
  /** A file or folder of the machine, read only. */
  | { kind: 'read'; path: string; from: string }
  /** The workspace, in which it can write. */
  | { kind: 'workspace'; path: string }
  /** An empty folder that it may write to, up to so many bytes. */
  | { kind: 'empty'; path: string; bytes: number }
  /** A file with this text; an empty one hides what is there. */
  | { kind: 'text'; path: string; text: string }
  | { kind: 'link'; path: string; to: string };

const rank: Record<Mount['kind'], number> = { text: 4, empty: 3, workspace: 2, read: 1, link: 0 };

/** Whether `path` is `folder` or lies in it. Both absolute and resolved. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

/**
 * Mounts in an order in which each lies on what it lies in. Of two at one path the more hiding one counts, and a link
 * or file of the machine that lies in a folder of the same is there already.
 */
export function inOrder(mounts: readonly Mount[]): Mount[] {
  const byPath = new Map<string, Mount>();
  for (const mount of mounts) {
    const known = byPath.get(mount.path);
    if (known === undefined || rank[mount.kind] > rank[known.kind]) byPath.set(mount.path, mount);
  }
  return [...byPath.values()].sort((a, b) => compare(a.path.split('/'), b.path.split('/')));
}

/** Covers for folders that must not be seen although something shown holds them. */
export function covers(mounts: readonly Mount[], hidden: readonly string[]): Mount[] {
  const shown = mounts.filter(({ kind }) => kind === 'read' || kind === 'workspace');
  return hidden
    .filter((folder) => shown.some(({ path }) => path !== folder && isWithin(folder, path)))
    .map((path) => ({ kind: 'empty', path, bytes: 4096 }));
}

/** Folders of a search path that can be seen there, without repetition. */
export function seenFolders(folders: readonly string[], mounts: readonly Mount[]): string[] {
  const sorted = inOrder(mounts);
  const isSeen = (folder: string) => {
    const holding = sorted.filter(({ path }) => isWithin(folder, path)).at(-1);
    return holding?.kind === 'read' || holding?.kind === 'workspace' || holding?.kind === 'link';
  };
  return [...new Set(folders.map((folder) => posix.normalize(folder)))].filter(isSeen);
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x = '', y = ''] = [a[at], b[at]];
    if (x !== y) return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
