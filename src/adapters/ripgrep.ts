import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { within } from '../core/files/asked-path';
import { slashes } from './confined';
import { runProcess } from './process';

const program = process.platform === 'win32' ? 'rg.exe' : 'rg';
const timeout = 20_000;
const mostBytes = 16 * 1024 * 1024;
/** Bytes of names for one process; Windows takes far less than others. */
const nameBytes = process.platform === 'win32' ? 24_000 : 500_000;

/**
 * The ripgrep of the machine; null when there is none. Only absolute folders of the search path count, and none of the
 * workspace's or of the extra folders: a checkout could bring a program of that name.
 * @param roots real paths with forward slashes
 */
export function findRipgrep(searchPath: string, roots: readonly string[]): string | null {
  for (const folder of searchPath.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    try {
      const real = realpathSync.native(join(folder, program));
      if (roots.some((root) => within(slashes(real), root) || within(slashes(folder), root))) continue;
      accessSync(real, constants.X_OK);
      if (statSync(real).isFile()) return real;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * Which of some files hold a line that matches, by ripgrep; null when it cannot tell, for whatever reason. It reads
 * no settings, starts no program, goes through no folder by itself, and says nothing but names.
 * @param files from `root`, none of them a link
 * @param pattern in the syntax that `patternParts` makes
 */
export async function filesWithMatches(
  rg: string,
  root: string,
  files: readonly string[],
  pattern: string,
  signal: AbortSignal,
): Promise<Set<string> | null> {
  const found = new Set<string>();
  for (const some of batches(files)) {
    const args = [
      '--no-config',
      '--no-follow',
      '--no-pre',
      '--no-search-zip',
      '--no-ignore',
      '--hidden',
      '--text',
      '--case-sensitive',
      '--files-with-matches',
      '--null',
      '--color=never',
      '-e',
      pattern,
      '--',
      ...some.map((file) => `./${file}`),
    ];
    const limits = {
      cwd: root,
      env: { LC_ALL: 'C', RIPGREP_CONFIG_PATH: '' },
      maxBytes: mostBytes,
      timeout,
      signal,
    };
    const outcome = await runProcess(rg, args, limits).catch(() => null);
    // 0: found, 1: nothing found, all else: a fault, or a file that it could not read.
    if (outcome === null || outcome.stoppedBy !== null || (outcome.code !== 0 && outcome.code !== 1))
      return null;
    for (const name of outcome.stdout.toString('utf8').split('\0'))
      if (name.startsWith('./')) found.add(name.slice(2));
  }
  return found;
}

function batches(files: readonly string[]): string[][] {
  const made: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    const size = Buffer.byteLength(file) + 12;
    if (bytes + size > nameBytes) {
      made.push([]);
      bytes = 0;
    }
    made.at(-1)?.push(file);
    bytes += size;
  }
  return made;
}
