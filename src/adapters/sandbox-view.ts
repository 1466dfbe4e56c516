import { realpath } from 'node:fs/promises';
import { release } from 'node:os';
import { delimiter, dirname } from 'node:path';
import type { SandboxOptions } from './sandbox';
import type { Walled } from './sandbox-bwrap';
import { type SandboxLimits, sandboxLimits } from './sandbox-limits';
import { folderMounts, nodeMounts, sandboxHome, systemFolders, systemMounts } from './sandbox-machine';
import { credentialMasks } from './sandbox-masks';
import { covers, inOrder, isWithin, type Mount, seenFolders } from './sandbox-mounts';
import { absoluteFolders, usualFolders } from './sandbox-programs';
import { launch } from './sandbox-scripts';

/**
 * What a command sees of the machine, or why it may not be run there.
 * @param masked false: credentials are not looked for, as nothing is run that could read them
 */
export async function viewOf(
  options: SandboxOptions,
  root: string,
  folder: string,
  command: readonly string[],
  masked = true,
): Promise<{ ok: true; walled: Walled } | { ok: false; reason: string }> {
  const limits = limitsOf(options);
  const hidden = await resolved([options.home, options.env.RUNNER_TEMP ?? '']);
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const keepOut = [root, ...hidden];
  const person = { uid, gid, allowNetwork: options.allowNetwork };
  const system = await systemMounts(person, keepOut);
  const caches = [options.env.RUNNER_TOOL_CACHE, options.env.AGENT_TOOLSDIRECTORY];
  const readable = await folderMounts(options.addDir, []);
  const mounts: Mount[] = [
    ...system,
    ...(await nodeMounts(process.execPath, keepOut)),
    ...(await folderMounts(
      caches.flatMap((one) => one ?? []),
      keepOut,
    )),
    ...readable,
    { kind: 'empty', path: '/tmp', bytes: limits.scratch },
    { kind: 'empty', path: '/var/tmp', bytes: limits.home },
    { kind: 'empty', path: '/run', bytes: 1024 * 1024 },
    { kind: 'empty', path: sandboxHome, bytes: limits.home },
    { kind: 'workspace', path: root },
  ];
  // Installed packages hold keys for their tests, by the hundred, and no credentials.
  const own = readable.map(({ path }) => path).filter((path) => !/\/node_modules(?:\/|$)/.test(path));
  for (const one of masked ? [root, ...own] : []) {
    const masks = await credentialMasks(one);
    if (!masks.ok) return masks;
    mounts.push(...masks.mounts);
  }
  mounts.push(...covers(mounts, hidden));
  const named = [...absoluteFolders(options.searchPath), dirname(process.execPath)];
  const folders = seenFolders([...named, ...usualFolders], mounts);
  const tasks = uid !== 0 && countsByNamespace(release()) ? limits.tasks : 0;
  const walled: Walled = {
    mounts: inOrder(mounts),
    workspace: root,
    folder,
    env: environment(options, folders, sandboxHome),
    ...person,
    hasProc: true,
    limits,
    argv: ['/bin/sh', '-c', launch, 'sh', String(tasks), ...command],
  };
  return { ok: true, walled };
}

export function limitsOf(options: SandboxOptions): SandboxLimits {
  return { ...sandboxLimits, ...options.limits };
}

/** Why a folder is too wide to be shown to a command, or null. */
export async function widthFault(root: string, home: string): Promise<string | null> {
  const [real] = await resolved([home]);
  const what =
    root === real
      ? 'your home folder'
      : systemFolders.some((path) => isWithin(path, root))
        ? 'a folder of the system'
        : null;
  return (
    what &&
    `Nothing was run: the workspace is ${what}, which no command may see whole. Run in a folder below it.`
  );
}

/** Since Linux 5.14 the processes of a user are counted in each user namespace by themselves. */
export function countsByNamespace(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major > 5 || (major === 5 && minor >= 14);
}

const plainValue = /^[\w.@:+/-]{1,64}$/;

/** All of the environment that a command gets. */
export function environment(
  { env }: Pick<SandboxOptions, 'env'>,
  folders: readonly string[],
  home: string,
): Record<string, string> {
  const own = (name: string) => (plainValue.test(env[name] ?? '') ? env[name] : undefined);
  const zone = own('TZ');
  return {
    PATH: folders.join(delimiter),
    HOME: home,
    LANG: own('LANG') ?? 'C.UTF-8',
    TERM: own('TERM') ?? 'dumb',
    CI: '1',
    ...(zone === undefined ? {} : { TZ: zone }),
  };
}

async function resolved(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map((folder) => (folder === '' ? null : realpath(folder).catch(() => null))),
  );
  return found.filter((folder) => folder !== null && folder !== '/').map(String);
}
