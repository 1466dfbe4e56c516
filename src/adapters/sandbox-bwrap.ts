import type { SandboxLimits } from './sandbox-limits';
import { isWithin, type Mount } from './sandbox-mounts';

/** What is run behind a wall. */
export interface Walled {
  mounts: readonly Mount[];
  workspace: string;
  /** Absolute folder to run in. */
  folder: string;
  env: Readonly<Record<string, string>>;
  uid: number;
  gid: number;
  allowNetwork: boolean;
  /** False: there is no `/proc`, as a container may have a part of its own hidden and then shows no new one. */
  hasProc: boolean;
  limits: SandboxLimits;
  /** Program and arguments, run without a shell. */
  argv: readonly string[];
}

/** Arguments, and the texts that they expect on descriptors from 4 on. */
export interface Argv {
  args: string[];
  texts: string[];
}

export type Writing = 'outer' | 'own' | 'none';
const firstText = 4;
/** So many texts have a descriptor of their own; a configuration more is hidden. */
const mostTexts = 40;

/**
 * Arguments of bubblewrap.
 * @param writing what lies over the workspace: `outer` a layer that was laid before, `own` one that bubblewrap lays
 * (since 0.11), `none` nothing: it is read only
 */
export function bwrapArguments(walled: Walled, writing: Writing): Argv {
  const texts: string[] = [];
  const { limits } = walled;
  const args = ['--unshare-user', '--uid', String(walled.uid), '--gid', String(walled.gid)];
  args.push(
    '--unshare-ipc',
    '--unshare-pid',
    '--unshare-uts',
    '--unshare-cgroup-try',
    '--hostname',
    'sandbox',
  );
  if (!walled.allowNetwork) args.push('--unshare-net');
  args.push('--disable-userns', '--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--clearenv');
  for (const [name, value] of Object.entries(walled.env)) args.push('--setenv', name, value);
  if (walled.hasProc) args.push('--proc', '/proc', '--remount-ro', '/proc');
  args.push('--dev', '/dev', ...empty('/dev/shm', limits.home), '--remount-ro', '/dev');
  const overlaid =
    writing === 'own' ? ['--overlay-src', walled.workspace, '--tmp-overlay', walled.workspace] : null;
  const bound = [writing === 'none' ? '--ro-bind' : '--bind', walled.workspace, walled.workspace];
  for (const mount of walled.mounts) {
    if (mount.kind === 'read') args.push('--ro-bind', mount.from, mount.path);
    else if (mount.kind === 'link') args.push('--symlink', mount.to, mount.path);
    else if (mount.kind === 'empty') args.push(...empty(mount.path, mount.bytes));
    else if (mount.kind === 'workspace') args.push(...(overlaid ?? bound));
    else if (mount.text === '' || texts.length >= mostTexts) args.push('--dev-bind', '/dev/null', mount.path);
    else args.push('--ro-bind-data', String(firstText + texts.push(mount.text) - 1), mount.path);
  }
  args.push('--remount-ro', '/', '--chdir', walled.folder, '--', ...walled.argv);
  return { args, texts };
}

function empty(path: string, bytes: number): string[] {
  return ['--perms', '1777', '--size', String(bytes), '--tmpfs', path];
}

const candidates = ['/mnt', '/media', '/srv', '/boot', '/run', '/var/tmp', '/tmp', '/home'];

/** Folders, best first, that can be built at without covering anything that is shown. */
export function buildingPlaces({ mounts, workspace }: Pick<Walled, 'mounts' | 'workspace'>): string[] {
  const sources = [workspace, ...mounts.flatMap((mount) => (mount.kind === 'read' ? [mount.from] : []))];
  return candidates.filter(
    (place) => !sources.some((from) => isWithin(from, place) || isWithin(place, from)),
  );
}
