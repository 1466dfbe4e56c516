import type { Walled } from './sandbox-bwrap';
import { isWithin } from './sandbox-mounts';
import { overlay, wall } from './sandbox-scripts';

/** New namespaces that end with whoever made them; root in them is whoever runs this outside. */
const namespaces = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child=SIGKILL'];
/** The kernel kills it when the thread that started it ends, however that comes. */
const dying = ['--pdeathsig', 'KILL', '--'];

/** Arguments of `setpriv` that lay a layer over the workspace, then run a program with arguments. */
export function overlayArguments(
  { workspace, limits }: Pick<Walled, 'workspace' | 'limits'>,
  place: string,
  argv: readonly string[],
): string[] {
  const words = [place, workspace, limits.scratch, limits.files, limits.tasks].map(String);
  return [...dying, 'unshare', ...namespaces, '--', '/bin/sh', '-c', overlay, 'sh', ...words, ...argv];
}

/**
 * Arguments of `setpriv` for the whole wall without bubblewrap.
 * @param writing whether what is written to the workspace is taken by a layer; else it is read only
 * @param mountinfo `/proc/self/mountinfo`: what is mounted below a folder has to be made read only by itself
 */
export function unshareArguments(
  walled: Walled,
  place: string,
  writing: boolean,
  mountinfo: string,
): string[] {
  const { uid, gid, limits, folder } = walled;
  const known = mountsOf(mountinfo);
  const steps: string[] = [];
  const read = (path: string, from: string) => {
    steps.push('read', path, from);
    for (const [below, flags] of sealed(path, from, known)) steps.push('seal', below, flags);
  };
  steps.push('proc', '/proc', '-', 'dev', '/dev', '-', 'empty', '/dev/shm', String(limits.home));
  for (const mount of walled.mounts) {
    if (mount.kind === 'read') read(mount.path, mount.from);
    else if (mount.kind === 'link') steps.push('link', mount.path, mount.to);
    else if (mount.kind === 'empty') steps.push('empty', mount.path, String(mount.bytes));
    else if (mount.kind === 'text') steps.push('text', mount.path, mount.text);
    else if (writing) steps.push('over', mount.path, '-');
    else read(mount.path, mount.path);
  }
  const env = Object.entries(walled.env).map(([name, value]) => `${name}=${value}`);
  const words = [place, uid, gid, limits.tasks, limits.scratch, limits.files, folder].map(String);
  return [
    ...dying,
    'unshare',
    ...namespaces,
    '--ipc',
    '--uts',
    ...(walled.allowNetwork ? [] : ['--net']),
    '--',
    '/bin/sh',
    '-c',
    wall,
    'sh',
    ...words,
    ...steps,
    '--',
    'env',
    '-i',
    ...env,
    ...walled.argv,
  ];
}

interface Known {
  point: string;
  options: string[];
}

/** The mounts that a recursive bind brings to `path`, with the flags that make them read only. */
function sealed(path: string, from: string, known: readonly Known[]): [string, string][] {
  const holding = known
    .filter(({ point }) => isWithin(from, point))
    .reduce<Known | null>((best, one) => (best && best.point.length > one.point.length ? best : one), null);
  const below = known.filter(({ point }) => point !== from && isWithin(point, from));
  const found: [string, string][] = [[path, flagsOf(holding)]];
  for (const one of below) found.push([path + one.point.slice(from.length), flagsOf(one)]);
  return found;
}

/** A mount that cannot be run from stays so: the kernel refuses to take that flag off below another namespace. */
function flagsOf(mount: Known | null): string {
  return `ro,nosuid,nodev${mount?.options.includes('noexec') ? ',noexec' : ''}`;
}

/** Mount points with their options (proc_pid_mountinfo(5): fields 5 and 6, with octal escapes). */
function mountsOf(mountinfo: string): Known[] {
  return mountinfo.split('\n').flatMap((line) => {
    const [, , , , point, options] = line.split(' ');
    if (point === undefined || options === undefined) return [];
    const plain = point.replace(/\\([0-7]{3})/g, (_, octal) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    return [{ point: Buffer.from(plain, 'latin1').toString('utf8'), options: options.split(',') }];
  });
}
