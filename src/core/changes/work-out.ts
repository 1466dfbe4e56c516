import type { RuleHit } from '../../domain/evidence';
import type { FileText } from '../../domain/ports';
import { applyDiff } from '../apply-diff/apply';
import { changeDiff } from '../files/change-diff';
import { hidden } from '../files/hidden';
import type { AskedDiff } from './diffs-in-text';
import { type NameIn, nameDoubt } from './name-doubt';
import type { Replacement } from './replacements-in';
import { wholeMatches, withWords } from './whole-matches';

const mostPlaces = 60;
const mostFiles = 20;

/** A change of a file, as far as it is worked out. */
export interface Worked {
  /** Its text as it is; null: there is no such file. */
  before: string | null;
  /** Null: the file goes. */
  after: string | null;
  /** What is done to it, a phrase each. */
  done: string[];
}

/** Files that were read, and what became of them. `told`: what was asked for and is not done, `notes`: what to know; a sentence each. */
export interface Desk {
  read: ReadonlyMap<string, FileText>;
  changed: Map<string, Worked>;
  told: string[];
  notes: string[];
}

/** A replacement with the files that it means. */
export interface PlacedReplacement extends Replacement {
  paths: readonly string[];
  /** Whether these are all files of code that have the words. */
  isEverywhere: boolean;
}

/** A diff of the task, where it fits the files as they are. */
export async function withDiff(desk: Desk, { path, diff }: AskedDiff): Promise<void> {
  if (path === '') {
    desk.told.push('A diff in the task names no file, so it is not proposed.');
    return;
  }
  const now = textNow(desk, path, true);
  if ('reason' in now) desk.told.push(`The task's diff of ${path} is not proposed: ${now.reason}.`);
  else {
    const applied = await applyDiff({ path, diff }, now.text);
    if (applied.ok) put(desk, path, applied.after, 'the diff of the task');
    else
      desk.told.push(`The task's diff of ${path} is not proposed, as it does not apply. ${applied.reason}`);
  }
}

/** Other words in files, where every place is one that is meant. */
export function withReplacement(desk: Desk, wish: PlacedReplacement): void {
  const { kind, from, to } = wish;
  const said = `${kind === 'rename' ? 'rename' : 'replace'} ${code(from)} ${kind === 'rename' ? 'to' : 'with'} ${code(to)}`;
  const reason = replaceDoubt(desk, wish);
  if (typeof reason === 'string') {
    desk.told.push(`To ${said} was not worked out as a change: ${reason}.`);
    return;
  }
  for (const { path, text, places } of reason)
    put(
      desk,
      path,
      withWords(text, places, from, to),
      `${said} (${places.length === 1 ? '1 place' : `${places.length} places`})`,
    );
}

function replaceDoubt(
  desk: Desk,
  { kind, from, to, paths, isEverywhere }: PlacedReplacement,
): string | NameIn[] {
  if (paths.length === 0) return 'no file was found that has it';
  if (paths.length > mostFiles) return `it stands in more than ${mostFiles} files`;
  const files: NameIn[] = [];
  let count = 0;
  for (const path of paths) {
    const now = textNow(desk, path, false);
    if ('reason' in now) return `${path} cannot be changed: ${now.reason}`;
    const text = now.text ?? '';
    const places = wholeMatches(text, from, mostPlaces + 1);
    if (places.length === 0) {
      if (isEverywhere) continue;
      return `${path} does not have it`;
    }
    if (kind === 'rename' && wholeMatches(text, to, 1).length > 0) return `${path} has ${code(to)} already`;
    count += places.length;
    files.push({ path, text, places });
  }
  if (files.length === 0) return 'no file was found that has it';
  if (count > mostPlaces) return `it stands in more than ${mostPlaces} places`;
  const doubt = kind === 'rename' ? nameDoubt(files, from, isEverywhere) : null;
  return doubt ?? files;
}

/** Lines that a rule says how to mend, where they still stand as it saw them. */
export function withHits(desk: Desk, hits: readonly RuleHit[]): void {
  const byFile = new Map<string, RuleHit[]>();
  for (const hit of hits) byFile.set(hit.file, [...(byFile.get(hit.file) ?? []), hit]);
  for (const [path, found] of byFile) {
    if (desk.changed.has(path)) continue;
    const now = textNow(desk, path, false);
    if ('reason' in now || now.text === null) continue;
    const lines = now.text.split('\n');
    const done: string[] = [];
    let above = Number.POSITIVE_INFINITY;
    // From below, so that the lines above keep their numbers.
    for (const hit of [...found].sort((a, b) => b.startLine - a.startLine)) {
      const { startLine, endLine, quote, replacement } = hit;
      const there = lines.slice(startLine - 1, endLine);
      if (replacement === null || endLine >= above) continue;
      if (there.join('\n').replaceAll('\r', '') !== quote.replaceAll('\r', '')) continue;
      const end = there.at(-1)?.endsWith('\r') ? '\r' : '';
      const fresh =
        replacement === '' ? [] : replacement.split('\n').map((line) => line.replace(/\r$/, '') + end);
      lines.splice(startLine - 1, endLine - startLine + 1, ...fresh);
      above = startLine;
      done.unshift(`${hit.rule.id} in line ${startLine}`);
    }
    if (done.length > 0) put(desk, path, lines.join('\n'), `mend ${done.join(', ')}`);
  }
}

/** Every change as a diff of its file. */
export async function diffsOf(desk: Desk): Promise<{ path: string; description: string; diff: string }[]> {
  const found: { path: string; description: string; diff: string }[] = [];
  for (const [path, { before, after, done }] of desk.changed) {
    const side = (text: string | null) => (text === null ? null : { text, executable: false });
    const diff = await changeDiff(path, side(before), side(after));
    const fits = diff ? await applyDiff({ path, diff }, before) : null;
    if (diff && fits?.ok && fits.after === after) {
      const what = done.join('; ');
      found.push({ path, description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`, diff });
    } else if (diff !== '') desk.told.push(`The change of ${path} is too large to be shown as a diff.`);
  }
  return found;
}

function put(desk: Desk, path: string, after: string | null, done: string): void {
  const known = desk.changed.get(path);
  const read = desk.read.get(path);
  const before = known ? known.before : read?.kind === 'text' ? read.text : null;
  desk.changed.set(path, { before, after, done: [...(known?.done ?? []), done] });
}

/** What a file holds by now; null: there is none. */
function textNow(desk: Desk, path: string, mayBeNew: boolean): { text: string | null } | { reason: string } {
  const known = desk.changed.get(path);
  if (known !== undefined) return { text: known.after };
  if (hidden(path) !== null) return { reason: 'it is a file of git or of credentials' };
  const read = desk.read.get(path);
  if (read?.kind === 'text')
    return read.text.includes('\ufffd') ? { reason: 'it is not UTF-8 text' } : { text: read.text };
  if (read?.kind === 'missing' && mayBeNew) return { text: null };
  return { reason: read?.reason ?? 'it was not read' };
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
