import { counted } from '../count';
import { shownPath } from './path';

/** The state of a working tree, from `git status --porcelain=v2 -z --branch`. */
export interface GitStatus {
  branch: string;
  staged: string[];
  unstaged: string[];
  conflicts: string[];
  untracked: string[];
  /** Entries of files that may not be shown. */
  hidden: number;
}

const words: Readonly<Record<string, string>> = {
  M: 'changed',
  T: 'type changed',
  A: 'new',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
};

/**
 * Reads it. Paths there are from the top of the repository.
 * @param within the same path from the workspace; null when it may not be shown
 * @param lies whether an untracked file is where git says that it is
 */
export function readStatus(
  text: string,
  within: (path: string) => string | null,
  lies: (path: string) => boolean,
): GitStatus {
  const status: GitStatus = { branch: '', staged: [], unstaged: [], conflicts: [], untracked: [], hidden: 0 };
  const entries = text.split('\0');
  let commit = '';
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? '';
    if (entry.startsWith('# branch.oid ')) commit = entry.slice(13);
    else if (entry.startsWith('# branch.head ')) status.branch = branchLine(entry.slice(14), commit);
    else if (entry.startsWith('? ')) {
      if (lies(entry.slice(2))) add(status, status.untracked, [within(entry.slice(2))], '');
    } else if (entry.startsWith('u ')) add(status, status.conflicts, [within(afterBlanks(entry, 10))], '');
    else if (entry.startsWith('1 ')) changed(status, entry, [within(afterBlanks(entry, 8))]);
    else if (entry.startsWith('2 ')) {
      at += 1;
      changed(status, entry, [within(afterBlanks(entry, 9)), within(entries[at] ?? '')]);
    }
  }
  return status;
}

/** It for a reader, with what each part is called. */
export function statusLines(status: GitStatus): string[] {
  const part = (title: string, paths: readonly string[]) =>
    paths.length === 0
      ? []
      : [`${title} (${counted(paths.length, 'file')}):`, ...paths.map((one) => `  ${one}`)];
  const lines = [
    ...part('Conflicts', status.conflicts),
    ...part('Staged', status.staged),
    ...part('Not staged', status.unstaged),
    ...part('Untracked', status.untracked),
  ];
  return [status.branch, ...(lines.length === 0 ? ['Nothing is changed.'] : lines)];
}

function branchLine(head: string, commit: string): string {
  if (commit === '(initial)') return `On branch ${head}, which has no commit yet.`;
  const at = `commit ${commit.slice(0, 10)}`;
  return head === '(detached)' ? `On no branch (detached), at ${at}.` : `On branch ${head}, at ${at}.`;
}

function changed(status: GitStatus, entry: string, paths: readonly (string | null)[]): void {
  const [staged = '.', unstaged = '.'] = entry.slice(2, 4);
  if (paths.includes(null)) {
    status.hidden += 1;
    return;
  }
  if (staged !== '.') add(status, status.staged, paths, words[staged] ?? 'changed');
  if (unstaged !== '.') add(status, status.unstaged, paths, words[unstaged] ?? 'changed');
}

function add(status: GitStatus, list: string[], paths: readonly (string | null)[], word: string): void {
  const [path, before] = paths;
  if (path === null || path === undefined) {
    status.hidden += 1;
    return;
  }
  const from = before ? ` (from ${shownPath(before)})` : '';
  list.push(`${word === '' ? '' : `${word} `}${shownPath(path)}${from}`);
}

/** What stands behind so many blanks. */
function afterBlanks(entry: string, blanks: number): string {
  let at = 0;
  for (let count = 0; count < blanks; count += 1) at = entry.indexOf(' ', at) + 1;
  return entry.slice(at);
}
