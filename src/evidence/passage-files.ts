import { fileKind } from '../core/file-kind';
import { filterOf } from '../core/left-out';
import { pattern } from '../core/letters';
import { filesMeant, type PathMention } from '../core/mentions';
import { analysed } from '../core/words';
import type { Listing, Question } from '../domain/ports';

/** The files that a task names. */
export interface NamedFiles {
  files: ReadonlySet<string>;
  lines: { file: string; line: number }[];
  /** Paths that are nowhere in the workspace. */
  missing: string[];
  /** Paths that are there and were not looked at; `reason` goes on after `it is`. */
  unread: { path: string; reason: string }[];
}

/**
 * Looks up what the task names.
 * @param asked files of `--file`, which come first
 * @param files those of the listing that count
 */
export function filesNamed(
  asked: readonly string[],
  mentions: readonly PathMention[],
  files: readonly string[],
  { leftOut = [], absent = [] }: Pick<Listing, 'leftOut' | 'absent'>,
  question: Pick<Question, 'under' | 'include' | 'exclude'>,
): NamedFiles {
  const found = new Set<string>(asked);
  const named: Omit<NamedFiles, 'unread'> = { files: found, lines: [], missing: [] };
  const unread = new Map<string, string>();
  for (const mention of mentions) {
    const { path, line } = mention;
    const file = onlyFile(path, files);
    if (file !== null) {
      found.add(file);
      if (line !== null) named.lines.push({ file, line });
      continue;
    }
    if (filesMeant(path, files).length > 0) continue;
    const hidden = onlyFile(path, leftOut);
    const gone = hidden === null ? onlyFile(path, absent) : null;
    if (hidden !== null) unread.set(hidden, `left out by ${filterOf(question)}`);
    else if (gone !== null) unread.set(gone, 'not checked out (sparse checkout)');
    else if (mention.sure && !isElsewhere(path)) named.missing.push(path);
  }
  return { ...named, unread: [...unread].map(([path, reason]) => ({ path, reason })) };
}

/** The file a written path means. Null when there is none, or too many: a bare `index.js` that fits ten names none of them. */
function onlyFile(path: string, files: readonly string[]): string | null {
  const meant = filesMeant(path, files);
  return meant.length <= 2 || meant[0] === path ? (meant[0] ?? null) : null;
}

/** A path of another machine, as logs print it: what it does not say is that this workspace should have it. */
function isElsewhere(path: string): boolean {
  return /^(?:\/|[A-Za-z]:)|(?:^|\/)node_modules\//.test(path);
}

/**
 * Files that are meant by a name without its ending: `max-params` means `lib/rules/max-params.js` where one file has
 * that name, `README` the one at the top.
 * @param under the working directory, whose README is meant before the workspace's
 */
export function bareNames(text: string, files: readonly string[], under: string): BareName[] {
  const start = text.slice(0, analysed);
  return [...codeByName(start, files), ...pages(start, files, under)];
}

/** A file and the word that means it. */
export interface BareName {
  said: string;
  path: string;
}

function codeByName(text: string, files: readonly string[]): BareName[] {
  const said = new Set(
    [
      ...text.matchAll(pattern(String.raw`(?<![L0-9_./-])[L0-9]+(?:[-_][L0-9]+)+(?![L0-9_/-]|\.[L])`, 'g')),
    ].map((m) => m[0]),
  );
  if (said.size === 0) return [];
  const found = new Map<string, string[]>();
  for (const file of files) {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
    if (said.has(name) && fileKind(file) === 'source' && !file.endsWith('.d.ts'))
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return [...found].flatMap(([name, [file, ...others]]) =>
    file !== undefined && others.length === 0 ? [{ said: name, path: file }] : [],
  );
}

/** Names of pages as people write them, and the endings such a page has. */
const page =
  /(?<![\w./-])(?:README|CHANGELOG|CONTRIBUTING|LICEN[SC]E|SECURITY|CODE_OF_CONDUCT|Makefile|Dockerfile)(?![\w/-]|\.\w)/g;
const pageEnding = /^(?:\.(?:md|markdown|mdx|rst|adoc|txt))?$/;
/** Who says where something was read, or that it was, names no place to work at: what stands before such a name, and behind it. */
const merelyRead =
  /\b(?:read|seen?|checked|followed|following|according to|described in|documented in|mentioned in|stated in|shown in|explained in|per)\s+(?:[\w'’]+\s+){0,5}$/i;
const merelySays =
  /^\s+(?:file\s+|already\s+|currently\s+)?(?:says|states|mentions|claims|shows|promises)\b/i;

function pages(text: string, files: readonly string[], under: string): BareName[] {
  const found = new Map<string, BareName>();
  for (const match of text.matchAll(page)) {
    const end = match.index + match[0].length;
    if (merelyRead.test(text.slice(Math.max(0, match.index - 100), match.index))) continue;
    if (merelySays.test(text.slice(end, end + 60))) continue;
    const file = under === '' ? null : pageIn(`${under}/`, match[0], files);
    const meant = file ?? pageIn('', match[0], files);
    if (meant !== null) found.set(meant, { said: match[0], path: meant });
  }
  return [...found.values()];
}

/** The page of that name in a folder (with its slash; empty for the top), without regard to case. */
function pageIn(folder: string, name: string, files: readonly string[]): string | null {
  const start = `${folder}${name}`.toLowerCase();
  const here = files.filter(
    (file) => file.toLowerCase().startsWith(start) && pageEnding.test(file.slice(start.length).toLowerCase()),
  );
  return here.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null;
}
