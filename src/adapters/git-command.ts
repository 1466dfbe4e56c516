import { existsSync, realpathSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve, sep } from 'node:path';
import { gitEnvironment, neutralSettings } from '../core/git/settings';
import { RunError } from '../domain/errors';
import { neutralFolder } from './git-neutral-folder';
import { type GitPlace, gitPlace } from './git-place';
import { type Outcome, runProcess } from './process';

/** How one command of git is run. */
export interface GitOptions {
  /** Bytes of its output that are kept. */
  maxBytes?: number;
  /** Exit codes that are answers (grep: 1 is "nothing found"). */
  okCodes?: readonly number[];
  /** Paths are patterns, in which a star stays inside a folder; else they are taken literally. */
  globs?: boolean;
}

/** More of it, for those who look at the outcome themselves. */
export interface GitCall extends Omit<GitOptions, 'okCodes'> {
  /** Standard input. */
  input?: string | Buffer;
  /** Variables for this command alone. */
  more?: Readonly<Record<string, string>>;
  /** True: attributes of the checkout count, as they do for a commit. */
  attributes?: boolean;
  /** Ends it, as the run's end does. */
  signal?: AbortSignal | undefined;
}

/** Runs one command, whatever its exit code. */
export type CallGit = (args: readonly string[], options?: GitCall) => Promise<Outcome>;

/** git, set up so that nothing in the checkout can make it execute a program, write, or use the network. */
export interface Git {
  /** Where it runs, absolute; paths it prints are from there. */
  readonly folder: string;
  readonly place: GitPlace;
  /** Runs one read-only git command. */
  run(args: readonly string[], options?: GitOptions): Promise<Outcome>;
  /** Runs some commands in a repository of whose own configuration, hooks and attributes git knows nothing. `scratch` is a folder for files of ours, gone afterwards. */
  apart<T>(use: (call: CallGit, scratch: string) => Promise<T>): Promise<T>;
}

const defaultBytes = 16 * 1024 * 1024;
const timeout = 30_000;
const emptyTrees = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};

/** The tree without files, which every repository knows. */
export function emptyTree({ config }: GitPlace): string {
  return config.kept.get('extensions.objectformat') === 'sha256' ? emptyTrees.sha256 : emptyTrees.sha1;
}

/**
 * Opens the wrapper for a folder.
 * @param checkout folder that holds `.git`
 * @param searchPath where to look for the git program, as in `PATH`
 * @throws RunError `tool` when the repository is not the checkout's own; from `run` when git is missing, fails, or is
 * stopped by its time limit.
 */
export async function openGit(
  folder: string,
  checkout: string,
  searchPath: string,
  signal: AbortSignal,
): Promise<Git> {
  const place = await gitPlace(checkout);
  const path = foreignOnly(searchPath, checkout);
  const call = (commonDir: string | null, args: readonly string[], options: GitCall) =>
    runProcess('git', ['--no-pager', options.globs ? '--glob-pathspecs' : '--literal-pathspecs', ...args], {
      cwd: folder,
      env: gitEnvironment({
        searchPath: path,
        settings: [...neutralSettings, ['safe.directory', folder], ['safe.directory', '*']],
        place: commonDir === null ? null : { ...place, commonDir },
        attributesFrom: options.attributes ? null : emptyTree(place),
        more: options.more ?? {},
      }),
      maxBytes: options.maxBytes ?? defaultBytes,
      timeout,
      signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
      ...(options.input === undefined ? {} : { input: options.input }),
    });
  const apart: Git['apart'] = async (use) => {
    const neutral = neutralFolder(place);
    try {
      return await use((args, options = {}) => call(neutral.folder, args, options), neutral.folder);
    } finally {
      neutral.remove();
    }
  };
  // Links to its parts cost more than reading a configuration that every repository has.
  const isPlain = place.config.isPlain && !existsSync(join(place.commonDir, 'info/grafts'));
  return {
    folder,
    place,
    apart,
    async run(args, options = {}) {
      const outcome = isPlain
        ? await call(null, args, options)
        : await apart((callApart) => callApart(args, options));
      return answered(outcome, args[0] ?? '', options.okCodes ?? []);
    },
  };
}

function answered(outcome: Outcome, command: string, okCodes: readonly number[]): Outcome {
  if (outcome.stoppedBy === 'abort') throw new RunError('budget', 'Stopped while git was running.');
  if (outcome.stoppedBy === 'time') {
    throw new RunError('tool', `git ${command} did not finish within ${timeout / 1000} seconds.`, {
      hint: 'Limit the run with --include or --working-directory.',
    });
  }
  if (outcome.stoppedBy !== 'output' && ![0, ...okCodes].includes(outcome.code ?? -1)) {
    const first = outcome.stderr.trim().split('\n')[0] ?? '';
    throw new RunError('tool', `git ${command} failed: ${first || `exit code ${outcome.code}`}.`);
  }
  return outcome;
}

/**
 * Only absolute folders outside the checkout: a relative one, an empty entry, or the checkout's own folder of programs
 * (npm puts it in front) would take a program called git from the checkout.
 */
function foreignOnly(searchPath: string, checkout: string): string {
  const isForeign = (folder: string) => isAbsolute(folder) && !isInside(realOf(folder), checkout);
  const folders = searchPath.split(delimiter).filter(isForeign);
  return folders.length > 0 ? folders.join(delimiter) : '/usr/bin:/bin';
}

function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}
