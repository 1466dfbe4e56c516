import { pathFault } from '../prompts/plan-faults';
import { bare, oldLines, placeOf } from './place';
import { type FileDiff, type Hunk, readDiff } from './read';

/** A proposed change of one file, as a unified diff. */
export interface ProposedDiff {
  path: string;
  diff: string;
}

/** The file afterwards, null when it is deleted; or why the change cannot be made, as a sentence. */
export type Applied = { ok: true; after: string | null } | { ok: false; reason: string };

const longestDiff = 400_000;
const longestFile = 4_000_000;

/**
 * A file after a change. Only exact lines count, nothing is guessed, and the line numbers of a diff only decide between
 * places that fit equally.
 * @param before the file's text; null when there is none
 */
export async function applyDiff({ path, diff }: ProposedDiff, before: string | null): Promise<Applied> {
  const fault = pathFault(path);
  if (fault !== null) return refused(`${JSON.stringify(path)} cannot be changed: ${fault}`);
  if (diff.length > longestDiff)
    return refused(`The diff of ${path} is longer than ${longestDiff} characters.`);
  if (before !== null && before.length > longestFile)
    return refused(`${path} is too large to be changed by a diff.`);
  const read = readDiff(diff);
  if ('reason' in read) return refused(read.reason);
  const mismatch = wrongFile(read, path, before);
  if (mismatch !== null) return refused(mismatch);
  const hunks = placed(read.hunks, before ?? '');
  if ('reason' in hunks) return refused(`In the diff of ${path}, ${hunks.reason}.`);
  const after = await patched(hunks, before ?? '');
  if (after === null) return refused(`The diff of ${path} does not fit its line ends.`);
  if (read.after === null)
    return after === ''
      ? { ok: true, after: null }
      : refused(`The diff deletes ${path}, but not all of its lines.`);
  return after === before ? refused(`The diff of ${path} changes nothing.`) : { ok: true, after };
}

/**
 * Several changes one after the other, on a copy.
 * @param files what the paths hold; null when there is no such file
 * @returns what every changed path holds afterwards; or all reasons why a change cannot be made, each a sentence
 */
export async function applyDiffs(
  changes: readonly ProposedDiff[],
  files: ReadonlyMap<string, string | null>,
): Promise<{ ok: true; files: Map<string, string | null> } | { ok: false; reasons: string[] }> {
  const copy = new Map<string, string | null>();
  const reasons: string[] = [];
  for (const change of changes) {
    const applied = await applyDiff(
      change,
      copy.has(change.path) ? (copy.get(change.path) ?? null) : (files.get(change.path) ?? null),
    );
    if (applied.ok) copy.set(change.path, applied.after);
    else reasons.push(applied.reason);
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, files: copy };
}

function refused(reason: string): Applied {
  return { ok: false, reason };
}

function wrongFile({ before, after }: FileDiff, path: string, text: string | null): string | null {
  const names = [before, after].filter((name) => name !== null);
  if (names.length === 0) return 'The diff is of no file: both of its names are /dev/null.';
  if (names.length === 2 && before !== after)
    return `The diff renames ${before} to ${after}; delete the one and create the other.`;
  if (names[0] !== path) return `The diff is of ${names[0]}, not of ${path}.`;
  if (before === null && text !== null) return `${path} is there already; give a diff against what it holds.`;
  return before !== null && text === null
    ? `There is no ${path}; a new file's diff begins with "--- /dev/null".`
    : null;
}

interface Placed {
  hunk: Hunk;
  /** Index of its first old line. */
  at: number;
}

function placed(hunks: readonly Hunk[], before: string): Placed[] | { reason: string } {
  const lines = before === '' ? [] : before.replace(/\n$/, '').split('\n').map(bare);
  const found: Placed[] = [];
  let from = 0;
  let shift = 0;
  for (const [index, hunk] of hunks.entries()) {
    const at = placeOf(hunk, lines, from, shift);
    if (typeof at !== 'number') return { reason: `hunk ${index + 1} of ${hunks.length} ${at.reason}` };
    found.push({ hunk, at });
    shift = at - (hunk.line - 1);
    from = at + oldLines(hunk).length;
  }
  return found;
}

/** The text with the hunks at their places; line ends stay those of the file. Null: they do not fit. */
async function patched(hunks: readonly Placed[], before: string): Promise<string | null> {
  const { applyPatch } = await import('diff');
  let grown = 0;
  const structured = hunks.map(({ hunk, at }) => {
    const old = hunk.lines.filter((line) => /^[ -]/.test(line)).length;
    const fresh = hunk.lines.filter((line) => /^[ +]/.test(line)).length;
    const made = {
      oldStart: at + 1,
      oldLines: old,
      newStart: at + 1 + grown,
      newLines: fresh,
      lines: hunk.lines,
    };
    grown += fresh - old;
    return made;
  });
  const names = { oldFileName: 'a', newFileName: 'b', oldHeader: '', newHeader: '' };
  const after = applyPatch(before, { ...names, hunks: structured });
  return after === false ? null : after;
}
