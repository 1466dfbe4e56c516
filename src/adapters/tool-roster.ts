import { below, within } from '../core/files/asked-path';
import { hidden } from '../core/files/hidden';
import { plainName } from '../core/files/plain-name';
import type { Refusal } from '../core/files/refusals';
import type { Tree } from '../domain/ports';
import { entryAt, type OpenedFiles, openedFiles, slashes } from './confined';
import type { Checkout } from './git';
import { unlisted } from './ignored';
import { listByWalking } from './tree-walk';

/** What tools are opened for. */
export interface Grounds {
  /** Real path of the workspace. */
  root: string;
  /** Real paths of the extra folders. */
  extra: readonly string[];
  /** Absolute folders that are never opened, even inside the workspace: where the runner and this program keep their own. */
  closed: readonly string[];
  tree: Pick<Tree, 'list'>;
  admits(path: string): boolean;
  checkout: Pick<Checkout, 'git' | 'repository'> | null;
  /** Where ripgrep is looked for, as in `PATH`. */
  searchPath: string;
  signal: AbortSignal;
  /** How real paths are learnt; asked of the machine when left out. */
  shown?: OpenedFiles;
}

/** Which files there are for tools, as far as it is known before anything is opened. */
export interface Roster {
  /** Files of the workspace, sorted, from there. */
  files: readonly string[];
  /** Files of the extra folders, sorted, absolute. */
  extraFiles: readonly string[];
  cutFrom: number | null;
  /** Why a file may not be read, by its real path; null when it may. `unlisted`: ask `settle` about it. */
  judge(real: string): Refusal | 'unlisted' | null;
}

/** Folders in which nothing is a file of anyone’s. */
export const kernelFolders = ['/proc', '/sys', '/dev'];
const ownFolder = '.countersign';

export type Rosters = ReturnType<typeof openRosters>;

/** Keeps track of which files there are, with what the tools themselves made and removed. */
export function openRosters(grounds: Grounds) {
  const root = slashes(grounds.root);
  const extra = grounds.extra.map(slashes);
  const closed = grounds.closed.map(slashes).filter((folder) => !within(root, folder));
  const made = new Set<string>();
  const gone = new Set<string>();
  let walked: Promise<{ files: readonly string[]; known: ReadonlySet<string> }> | null = null;
  const outside = () => {
    walked ??= Promise.all(
      extra.map(async (folder) => {
        const { files } = await listByWalking(folder, grounds.signal);
        return files.map((file) => `${folder === '/' ? '' : folder}/${file}`);
      }),
    ).then((lists) => {
      const known = new Set(lists.flat());
      return { files: [...known].sort(), known };
    });
    return walked;
  };
  let kept: {
    listed: readonly string[];
    changes: number;
    files: readonly string[];
    known: Set<string>;
    leftOut: Set<string>;
  } | null = null;
  let changes = 0;

  const roster = async (): Promise<Roster> => {
    const [listing, more] = await Promise.all([grounds.tree.list(), outside()]);
    if (kept?.listed !== listing.files || kept.changes !== changes) {
      const files = [...new Set([...listing.files, ...made])].filter((file) => !gone.has(file)).sort();
      kept = {
        listed: listing.files,
        changes,
        files,
        known: new Set(files),
        leftOut: new Set(listing.leftOut ?? []),
      };
    }
    const { files, known, leftOut } = kept;
    const outer = more.known;
    return {
      files,
      extraFiles: more.files,
      cutFrom: listing.cutFrom,
      judge(real) {
        if (kernelFolders.some((folder) => within(real, folder) && !within(root, folder)))
          return { why: 'kernel' };
        if (closed.some((folder) => within(real, folder))) return { why: 'closed' };
        if (within(real, root)) {
          const path = below(real, root);
          const kind = hidden(path);
          if (kind !== null) return { why: 'hidden', kind };
          if (known.has(path) || outer.has(real)) return null;
          return leftOut.has(path) ? { why: 'excluded' } : 'unlisted';
        }
        const folder = extra.find((one) => within(real, one));
        if (folder === undefined) return { why: 'outside' };
        const kind = hidden(below(real, folder));
        if (kind !== null) return { why: 'hidden', kind };
        return outer.has(real) ? null : { why: 'ignored' };
      },
    };
  };

  /** Why a file of the workspace that is not listed may not be used, there or not; null when it may. */
  const settle = async (path: string): Promise<Refusal | null> => {
    if (!grounds.admits(path)) return { why: 'excluded' };
    const { files, cutFrom } = await roster();
    const names = path.split('/');
    const folders = new Set(names.slice(1).map((_, at) => names.slice(0, at + 1).join('/')));
    if (files.some((file) => folders.has(file) && isFolder(`${root}/${file}`))) return { why: 'submodule' };
    if (cutFrom !== null) return { why: 'cut', most: files.length };
    const why = await unlisted(grounds.root, grounds.checkout, path);
    return why === null ? null : { why };
  };

  return {
    root,
    roots: [root, ...extra],
    shown: grounds.shown === undefined ? openedFiles() : grounds.shown,
    roster,
    settle,
    /** Where a file is, by its name for whoever asks. */
    absolute(name: string): string {
      if (name.startsWith('/') || /^[A-Za-z]:\//.test(name)) return name;
      return root === '/' ? `/${name}` : `${root}/${name}`;
    },
    /** Why a file of the workspace may never be changed, whatever it is; null when it may. */
    unchangeable(path: string): Refusal | null {
      const kind = hidden(path);
      if (kind !== null) return { why: 'hidden', kind };
      const isClosed = closed.some((folder) => within(`${root}/${path}`, folder));
      if (isClosed) return { why: 'closed' };
      return path.split('/').some((name) => isOwn(name)) ? { why: 'own' } : null;
    },
    made(path: string): void {
      made.add(path);
      gone.delete(path);
      changes += 1;
    },
    gone(path: string): void {
      made.delete(path);
      gone.add(path);
      changes += 1;
    },
  };
}

/** A submodule stands among the files; a link to a folder does too, and is no folder. */
function isFolder(path: string): boolean {
  return entryAt(path)?.isDirectory() ?? false;
}

/** The program's folder under any name that a file system may take for it; NTFS has short ones. */
function isOwn(name: string): boolean {
  const plain = plainName(name);
  return plain === ownFolder || /^counte~\d{1,6}$/.test(plain);
}
