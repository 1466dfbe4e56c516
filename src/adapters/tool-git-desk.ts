import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hiddenByName } from '../core/git/path';
import { RunError } from '../domain/errors';
import type { GitText } from '../domain/tool-git';
import type { CallGit, Git, GitCall } from './git-command';
import { checkLinks } from './git-links';
import type { GitPlace } from './git-place';
import type { Outcome } from './process';
import { type GitListing, listWithGit } from './tree-git';

/** What decides about files, besides their names. */
export interface GitRules {
  /** Which paths from the workspace exist for the run (include, exclude, working directory). */
  admits(path: string): boolean;
}

/** A command, and its exit codes that are answers. */
export type AskOptions = GitCall & { okCodes?: readonly number[] };

/** What one answer is worked out with. */
export interface Desk {
  /** The workspace, absolute. */
  folder: string;
  /** The same in the repository, with a slash at its end, or empty. */
  prefix: string;
  place: GitPlace;
  isShallow: boolean;
  /** A folder for files of our own, gone afterwards. */
  scratch: string;
  /** @throws RunError `tool` with a sentence that holds nothing of what git read */
  ask(args: readonly string[], options?: AskOptions): Promise<Outcome>;
  /** Its output as text. */
  text(args: readonly string[], options?: AskOptions): Promise<string>;
  /** The files of the workspace, hidden ones too, asked for once. */
  files(): Promise<GitListing>;
  /** Whether a file may be shown. */
  shows(path: string): boolean;
}

/** Opens a desk for one answer, and makes a sentence of whatever fails. */
export type AtDesk = (
  use: (desk: Desk) => Promise<GitText>,
  signal: AbortSignal | undefined,
) => Promise<GitText>;

export function deskFor(git: Git, rules: GitRules): AtDesk {
  const { folder, place } = git;
  const inside = relative(place.workTree, folder).split(sep).join('/');
  let checked: Promise<void> | null = null;
  return async (use, signal) => {
    try {
      checked ??= checkLinks(place);
      await checked;
      return await git.apart((call, scratch) => {
        const ask = asking(call, signal);
        let listed: Promise<GitListing> | null = null;
        return use({
          folder,
          prefix: inside === '' ? '' : `${inside}/`,
          place,
          isShallow: existsSync(join(place.commonDir, 'shallow')),
          scratch,
          ask,
          text: async (args, options) => (await ask(args, options)).stdout.toString('utf8'),
          files: () => {
            listed ??= listWithGit({ folder, run: ask });
            return listed;
          },
          shows: (path) => rules.admits(path) && hiddenByName(path) === null,
        });
      });
    } catch (fault) {
      return { ok: false, reason: sentence(fault) };
    }
  };
}

/** A refusal; it becomes the answer. */
export function refuse(reason: string): never {
  throw new RunError('tool', reason);
}

/** git's own words could be those of a file that a damaged repository made it read: only the kind of fault is told. */
const faults: readonly (readonly [RegExp, string])[] = [
  [
    /unable to read|could not (?:get|read)|missing (?:blob|tree|object)|bad (?:object|file)|promisor|invalid object/i,
    'An object that is needed is not here: the clone is partial, shallow or damaged. Fetch it first, or ask about a newer commit.',
  ],
  [
    /\.lock|another git process/i,
    'Another git process is at work in this repository. Wait until it has ended, and remove its lock if it died.',
  ],
  [
    /index file|bad signature|index uses|bad index/i,
    'The index of the repository is damaged. It can be made anew with `git reset`.',
  ],
  [/unknown revision|bad revision/i, 'git does not know that commit.'],
];

function asking(call: CallGit, signal: AbortSignal | undefined): Desk['ask'] {
  return async (args, { okCodes = [], ...options } = {}) => {
    const outcome = await call(args, { signal, ...options });
    const command = `git ${args[0]}`;
    if (outcome.stoppedBy === 'abort') refuse(`${command} was stopped before it had an answer.`);
    if (outcome.stoppedBy === 'time')
      refuse(`${command} took too long and was stopped. Ask for less: a path, a range, fewer commits.`);
    const isAnswer = outcome.code === 0 || okCodes.includes(outcome.code ?? -1);
    if (outcome.stoppedBy === 'output' || isAnswer) return outcome;
    const known = faults.find(([pattern]) => pattern.test(outcome.stderr));
    return refuse(known?.[1] ?? `${command} could not do this (exit code ${outcome.code ?? 'none'}).`);
  };
}

function sentence(fault: unknown): string {
  if (fault instanceof RunError) return [fault.message, fault.hint].filter(Boolean).join(' ');
  const code = (fault as NodeJS.ErrnoException | null)?.code;
  return `git could not be asked${code === undefined ? '' : ` (${code})`}.`;
}
