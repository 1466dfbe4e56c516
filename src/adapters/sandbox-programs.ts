import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isWithin } from './sandbox-mounts';

export const usualFolders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/**
 * Absolute folders of a search path, in its order; the usual ones when it has none. A relative folder would find a
 * program of whatever folder a command is run in.
 */
export function absoluteFolders(searchPath: string): string[] {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.length > 0 ? folders : usualFolders;
}

/** Where programs are found that run outside of the sandbox: nothing in the workspace, however it got on the path. */
export function trustedFolders(searchPath: string, root: string): string[] {
  return absoluteFolders(searchPath).filter((folder) => {
    const real = realOf(folder);
    return real !== null && !isWithin(real, root);
  });
}

/** The same, with the usual folders behind, for the plain tools that a sandbox is set up with. */
export function setupPath(searchPath: string, root: string): string {
  return [...new Set([...trustedFolders(searchPath, root), ...usualFolders])].join(delimiter);
}

/** Path of a program; null when there is none outside of the workspace. */
export function trustedProgram(name: string, searchPath: string, root: string): string | null {
  for (const folder of trustedFolders(searchPath, root)) {
    const path = join(folder, name);
    const real = realOf(path);
    if (real === null || isWithin(real, root)) continue;
    try {
      accessSync(path, constants.X_OK);
      if (statSync(path).isFile()) return path;
    } catch {
      // Not one that can be run; the next folder may have one.
    }
  }
  return null;
}

function realOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
