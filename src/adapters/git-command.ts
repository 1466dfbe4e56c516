import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { RunError } from '../domain/errors';
import { readStart } from './file-read';
import { type Outcome, runProcess } from './process';

/** git, set up so that nothing in the checkout can make it execute a program, write, or use the network. */
export interface Git {
  /** Where it runs, absolute; paths it prints are from there. */
  readonly folder: string;
  /**
   * Runs one read-only git command. `okCodes` are exit codes that are answers (grep: 1 is "nothing found"). Paths are
   * taken literally; `globs`: as patterns, in which a star stays inside a folder.
   */
  run(
    args: readonly string[],
    options?: { maxBytes?: number; okCodes?: readonly number[]; globs?: boolean },
  ): Promise<Outcome>;
}

const defaultBytes = 16 * 1024 * 1024;
const timeout = 30_000;
/** The tree without files, which every repository knows. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/**
 * Settings that win over `.git/config`, whatever stands there. A repository can name programs in its
 * configuration (fsmonitor, hooks, gpg, external diffs, filters): each is switched off by name.
 */
const neutral: readonly (readonly [string, string])[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.quotePath', 'false'],
  ['core.editor', 'false'],
  ['core.sshCommand', 'false'],
  ['diff.external', ''],
  ['gpg.program', 'false'],
  ['log.showSignature', 'false'],
  ['protocol.allow', 'never'],
  ['safe.bareRepository', 'explicit'],
  ['submodule.recurse', 'false'],
  ['diff.ignoreSubmodules', 'dirty'],
  ['grep.fallbackToNoIndex', 'false'],
  ['color.ui', 'false'],
  ['diff.renames', 'true'],
  ['diff.noprefix', 'false'],
  ['diff.mnemonicPrefix', 'false'],
  ['diff.relative', 'false'],
  ['diff.algorithm', 'myers'],
  ['diff.context', '3'],
  ['diff.interHunkContext', '0'],
  ['diff.wsErrorHighlight', 'none'],
  ['log.follow', 'false'],
  ['core.bigFileThreshold', '512m'],
  ['core.attributesFile', '/dev/null'],
];

/**
 * Opens the wrapper for a folder.
 * @param checkout folder that holds `.git`
 * @param searchPath where to look for the git program, as in `PATH`
 * @throws RunError `tool` from `run` when git is missing, fails, or is stopped by its time limit.
 */
export async function openGit(
  folder: string,
  checkout: string,
  searchPath: string,
  signal: AbortSignal,
): Promise<Git> {
  const settings: [string, string][] = [...neutral.map(([k, v]): [string, string] => [k, v])];
  settings.push(['safe.directory', folder], ['safe.directory', '*']);
  const call = (args: readonly string[], maxBytes: number, globs = false) =>
    runProcess('git', ['--no-pager', globs ? '--glob-pathspecs' : '--literal-pathspecs', ...args], {
      cwd: folder,
      env: environment(searchPath, settings),
      maxBytes,
      timeout,
      signal,
    });

  if (await namesPrograms(checkout)) {
    const listed = await call(['config', '--list', '-z', '--name-only'], 8 * 1024 * 1024);
    if (listed.code !== 0 || listed.stoppedBy !== null) throw unusable(listed.stderr);
    for (const name of new Set(listed.stdout.toString('utf8').split('\0'))) {
      // The driver's own name may hold dots; only first and last part are the key's.
      if (/^filter\..*\.(clean|smudge|process)$/s.test(name)) settings.push([name, '']);
      else if (/^filter\..*\.required$/s.test(name)) settings.push([name, 'false']);
      else if (/^diff\..*\.(command|textconv)$/s.test(name)) settings.push([name, '']);
    }
  }

  return {
    folder,
    async run(args, options = {}) {
      const outcome = await call(args, options.maxBytes ?? defaultBytes, options.globs);
      if (outcome.stoppedBy === 'abort') throw new RunError('budget', 'Stopped while git was running.');
      if (outcome.stoppedBy === 'time') {
        throw new RunError('tool', `git ${args[0]} did not finish within ${timeout / 1000} seconds.`, {
          hint: 'Limit the run with --include or --working-directory.',
        });
      }
      const answered =
        outcome.stoppedBy === 'output' || [0, ...(options.okCodes ?? [])].includes(outcome.code ?? -1);
      if (!answered) {
        const first = outcome.stderr.trim().split('\n')[0] ?? '';
        throw new RunError('tool', `git ${args[0]} failed: ${first || `exit code ${outcome.code}`}.`);
      }
      return outcome;
    },
  };
}

/**
 * Whether the checkout's configuration may name filters or drivers, whose names have to be asked for. Only the
 * plainest file is taken for harmless; worktrees, includes and whatever cannot be read are not. Saves a process.
 */
async function namesPrograms(checkout: string): Promise<boolean> {
  const folder = join(checkout, '.git');
  const plain = await lstat(folder).then(
    (about) => about.isDirectory(),
    () => false,
  );
  // A common folder elsewhere brings a configuration of its own.
  if (!plain || existsSync(join(folder, 'commondir'))) return true;
  const text = await readStart(join(folder, 'config'), 65_537);
  return (
    text === null || Buffer.byteLength(text) > 65_536 || /filter|include|diff|extensions|worktree/i.test(text)
  );
}

/** A checkout that git cannot work with, in git's own words. */
export function unusable(stderr: string): RunError {
  const said = stderr.trim().split('\n')[0]?.slice(0, 300) || 'it gave no reason';
  return new RunError('tool', `git cannot read this repository: ${said}.`, {
    hint: 'Mend the repository, or examine a copy without its .git.',
  });
}

/** Only absolute folders: a relative one, or an empty entry, would take a program called git from the checkout. */
function absoluteOnly(searchPath: string): string {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.length > 0 ? folders.join(delimiter) : '/usr/bin:/bin';
}

/** The environment git gets: nothing of ours but the search path. Settings travel by GIT_CONFIG_KEY_n, which takes any name. */
function environment(
  searchPath: string,
  settings: readonly (readonly [string, string])[],
): Record<string, string> {
  const env: Record<string, string> = {
    PATH: absoluteOnly(searchPath),
    // Attributes of the checkout could call its sources binary, so that no one reads them. Known since git 2.41.
    GIT_ATTR_SOURCE: emptyTree,
    HOME: '/dev/null',
    XDG_CONFIG_HOME: '/dev/null',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_CONFIG_COUNT: String(settings.length),
  };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
