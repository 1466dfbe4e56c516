import { readFile, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SandboxJob, SandboxResult } from '../domain/sandbox';
import type { Found, SandboxOptions } from './sandbox';
import type { Walled } from './sandbox-bwrap';
import { openGroup } from './sandbox-cgroup';
import { type ChildJob, type ChildOutcome, runChild } from './sandbox-child';
import { isFolder } from './sandbox-machine';
import { isWithin } from './sandbox-mounts';
import { absoluteFolders, setupPath, trustedProgram } from './sandbox-programs';
import { bareLaunch, prelude } from './sandbox-scripts';
import { environment, limitsOf, viewOf, widthFault } from './sandbox-view';
import { type Wall, wallsOf } from './sandbox-walls';

/** Longest argument that Linux takes is 128 KiB. */
const longest = 120_000;
/** Seconds kept for setting up and ending. */
const reserve = 2;
const bareNote =
  'It ran without a sandbox, with the rights and the network of the person who runs this; what it wrote stays.';
/** Runs one command; without a sandbox only with leave, and only where the machine has none. */
export async function runCommand(
  job: SandboxJob,
  options: SandboxOptions,
  found: Found,
): Promise<SandboxResult> {
  const root = await realpath(options.root);
  const command =
    typeof job.command === 'string'
      ? ['/bin/sh', '-c', job.command]
      : [job.command.program, ...job.command.args];
  const fault = faultOf(command) ?? (await widthFault(root, options.home));
  if (fault !== null) return refused(fault);
  const folder = await folderIn(root, job.directory);
  if (folder === null) {
    return refused(`${JSON.stringify(job.directory.slice(0, 300))} is no folder inside the workspace.`);
  }
  const walls = found.wall ? [found.wall] : wallsHere(options, root);
  const said: string[] = [];
  if (walls.length > 0) {
    const view = await viewOf(options, root, folder, command);
    if (!view.ok) return view;
    for (const wall of walls) {
      const outcome = await behind(wall, view.walled, job, options);
      if (outcome.isReady) found.wall = wall;
      if (outcome.isReady || outcome.stoppedBy !== null)
        return resultOf(outcome, job, options, wall.note, true);
      said.push(`${wall.name}: ${firstLine(outcome.stderr.head) || 'no reason given'}`);
    }
  }
  if (!options.allowUnsandboxed) return refused(noSandbox(said));
  for (const wall of walls) if (await stands(wall, job, options, root)) return refused(notSetUp(said));
  return bare(job, options, command, folder);
}

function wallsHere(options: SandboxOptions, root: string): Wall[] {
  if (process.platform !== 'linux') return [];
  const path = (name: string) => trustedProgram(name, options.searchPath, root);
  return wallsOf({ bwrap: path('bwrap'), unshare: path('unshare'), setpriv: path('setpriv') });
}

async function behind(
  wall: Wall,
  walled: Walled,
  job: SandboxJob,
  options: SandboxOptions,
): Promise<ChildOutcome> {
  const { args, texts } = await wall.argv(walled);
  const own = await readFile('/proc/self/cgroup', 'utf8').catch(() => '');
  const group = openGroup(walled.limits, options.cgroups ?? '/sys/fs/cgroup', own);
  const outcome = await runChild({
    ...limitsOfJob(job, options),
    program: '/bin/sh',
    args: ['-c', prelude, 'sh', group?.procs ?? '', ...args],
    cwd: '/',
    env: { PATH: setupPath(options.searchPath, walled.workspace), LC_ALL: 'C' },
    texts,
  });
  const ranOut = outcome.stoppedBy === null && group?.ranOut() === true;
  group?.close();
  return ranOut ? { ...outcome, code: null, stoppedBy: 'memory' } : outcome;
}

/**
 * Whether a wall stands around a command that does nothing and sees nothing that the workspace decides. A workspace
 * that lets the sandbox fail must not be rewarded with having none.
 */
async function stands(wall: Wall, job: SandboxJob, options: SandboxOptions, root: string): Promise<boolean> {
  const view = await viewOf({ ...options, addDir: [] }, root, root, ['true'], false);
  return view.ok && (await behind(wall, view.walled, job, options)).isReady;
}

async function bare(
  job: SandboxJob,
  options: SandboxOptions,
  command: readonly string[],
  folder: string,
): Promise<SandboxResult> {
  const outcome = await runChild({
    ...limitsOfJob(job, options),
    program: '/bin/sh',
    args: ['-c', bareLaunch, 'sh', ...command],
    cwd: folder,
    env: environment(options, absoluteFolders(options.searchPath), options.home || '/'),
    texts: [],
  });
  return outcome.isReady || outcome.stoppedBy !== null
    ? resultOf(outcome, job, options, bareNote, false)
    : refused(`The command could not be started (${firstLine(outcome.stderr.head)}).`);
}

function limitsOfJob(
  job: SandboxJob,
  options: SandboxOptions,
): Pick<ChildJob, 'timeout' | 'maxBytes' | 'limits' | 'signal'> {
  return {
    timeout: secondsOf(job, options) * 1000,
    maxBytes: job.maxBytes,
    limits: limitsOf(options),
    signal: AbortSignal.any([job.signal, options.signal]),
  };
}

/** A little less than a call may take: what the command has printed until then must still come back. */
function secondsOf(job: SandboxJob, { toolTimeout }: SandboxOptions): number {
  const most = Math.round((toolTimeout - Math.min(reserve, toolTimeout / 10)) * 100) / 100;
  return job.timeout > 0 ? Math.min(job.timeout, most) : most;
}

function resultOf(
  { code, stdout, stderr, stoppedBy, milliseconds }: ChildOutcome,
  job: SandboxJob,
  options: SandboxOptions,
  note: string | null,
  isSandboxed: boolean,
): SandboxResult {
  const notes = note === null ? [] : [note];
  const timeout = secondsOf(job, options);
  return { ok: true, code, stdout, stderr, stoppedBy, milliseconds, timeout, isSandboxed, notes };
}

/** Why a command cannot be handed to the system as it is. */
function faultOf(command: readonly string[]): string | null {
  if (command.some((word) => word.includes('\0')))
    return 'A command cannot hold a NUL character; nothing was run.';
  const bytes = command.reduce((sum, word) => sum + Buffer.byteLength(word), 0);
  return bytes > longest ? `A command has at most ${longest} bytes; nothing was run.` : null;
}

/** The folder by its real path; null when it leads out of the workspace, or is none. */
async function folderIn(root: string, directory: string): Promise<string | null> {
  const real = await realpath(resolve(root, directory)).catch(() => null);
  return real !== null && isWithin(real, root) && (await isFolder(real)) ? real : null;
}

function noSandbox(said: readonly string[]): string {
  const tried = said.length > 0 ? ` Tried: ${said.join('; ')}` : '';
  return `Nothing was run, as this machine offers no sandbox. Install bubblewrap (sudo apt-get install bubblewrap); on Ubuntu 24.04 and later run "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" first; in a container allow user namespaces. Or give --allow-unsandboxed to let commands do whatever you can.${tried}`;
}

function notSetUp(said: readonly string[]): string {
  return `Nothing was run: this machine offers a sandbox, but it could not be set up for this workspace (${said.join('; ')}).`;
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 300) ?? '';
}

function refused(reason: string): SandboxResult {
  return { ok: false, reason };
}
