import { readFile } from 'node:fs/promises';
import { type Argv, buildingPlaces, bwrapArguments, type Walled } from './sandbox-bwrap';
import { isFolder } from './sandbox-machine';
import { overlayArguments, unshareArguments } from './sandbox-unshare';

/** Programs that walls are made with, by their path; null for one that is not there. */
export interface WallPrograms {
  bwrap: string | null;
  unshare: string | null;
  setpriv: string | null;
}

/** One way to wall a command off. */
export interface Wall {
  name: string;
  /** A sentence about what is otherwise behind it than behind the best; null for that. */
  note: string | null;
  /** The program and its arguments; the folders must be there for it. */
  argv(walled: Walled): Promise<Argv>;
}

const readOnly =
  'The workspace was read only for it: this machine cannot lay a layer over it that takes what is written.';
const noProc = 'There was no /proc for it: the container that this runs in hides parts of its own.';

/** The ways that this machine has programs for, best first. Whether one works is seen when it is used. */
export function wallsOf({ bwrap, unshare, setpriv }: WallPrograms): Wall[] {
  const outer = unshare !== null && setpriv !== null ? setpriv : null;
  const found: (Wall | null)[] = [
    outer && bwrap ? layered(outer, bwrap, true) : null,
    outer ? alone(outer, true) : null,
    outer && bwrap ? layered(outer, bwrap, false) : null,
    bwrap ? plain(bwrap, 'own') : null,
    bwrap ? plain(bwrap, 'none') : null,
    outer ? alone(outer, false) : null,
  ];
  return found.filter((wall) => wall !== null);
}

function layered(setpriv: string, bwrap: string, hasProc: boolean): Wall {
  return {
    name: `bubblewrap with a layer over the workspace${hasProc ? '' : ', without /proc'}`,
    note: hasProc ? null : noProc,
    async argv(walled) {
      const { args, texts } = bwrapArguments({ ...walled, hasProc }, 'outer');
      const over = overlayArguments(walled, await place(walled), [bwrap, ...args]);
      return { args: [setpriv, ...over], texts };
    },
  };
}

function plain(bwrap: string, writing: 'own' | 'none'): Wall {
  return {
    name: writing === 'own' ? 'bubblewrap with its own layer' : 'bubblewrap',
    note: writing === 'own' ? null : readOnly,
    async argv(walled) {
      const { args, texts } = bwrapArguments(walled, writing);
      return { args: [bwrap, ...args], texts };
    },
  };
}

function alone(setpriv: string, canWrite: boolean): Wall {
  return {
    name: canWrite ? 'namespaces with a layer over the workspace' : 'namespaces',
    note: canWrite ? null : readOnly,
    async argv(walled) {
      const mounted = await readFile('/proc/self/mountinfo', 'utf8');
      const args = unshareArguments(walled, await place(walled), canWrite, mounted);
      return { args: [setpriv, ...args], texts: [] };
    },
  };
}

/** An existing folder to build at. */
async function place(walled: Walled): Promise<string> {
  for (const folder of buildingPlaces(walled)) if (await isFolder(folder)) return folder;
  // Not there: the wall does not come up, and the next one is tried.
  return '/mnt';
}
