import { hidden } from '../files/hidden';
import { isGitName } from '../files/plain-name';

/** A path that a tool was given, as git may be asked about it: from the workspace, `.` the workspace itself. */
export type GitPath = { ok: true; path: string } | { ok: false; reason: string };

/** Judges the form of a path: it stays in the workspace, and out of git's own folder. */
export function gitPath(given: string): GitPath {
  if (given.length > 4096) return refused(given, 'is longer than a path can be');
  if (given.includes('\0')) return refused(given, 'holds a NUL, which no name of a file can');
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(given))
    return refused(given, 'is no path from the workspace; name files like src/index.ts');
  const parts = given.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return refused(given, 'leads outside the workspace; name a path inside it');
  if (parts.some(isGitName))
    return refused(given, 'belongs to git itself; ask git_log, git_show or git_status instead');
  return { ok: true, path: parts.join('/') || '.' };
}

/** Why a file is kept from tools by its name; null when it is not. The rest of a sentence. */
export function hiddenByName(path: string): string | null {
  const why = hidden(path);
  if (why === null) return null;
  return why === 'git' ? 'belongs to git itself' : 'is kept from tools, as it holds credentials by its name';
}

/** A path on one line; in quotes where it holds what would break it. */
export function shownPath(path: string): string {
  return /[\x00-\x1f\x7f"\\\u2028\u2029]/.test(path) ? JSON.stringify(path) : path;
}

function refused(given: string, why: string): GitPath {
  return { ok: false, reason: `${shownPath(given.slice(0, 200))} ${why}.` };
}
