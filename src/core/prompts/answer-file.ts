import type { Evidence } from '../../domain/evidence';
import { oneLine } from '../clean';

const longestPath = 1_000;

/** All files that the evidence names. */
export function filesOf(evidence: Evidence): Set<string> {
  const { diff, traces, passages, rules, secrets, history, tests, owners } = evidence;
  const frames = traces?.traces.flatMap((trace) => trace.frames) ?? [];
  return new Set([
    ...(diff?.files.map((file) => file.path) ?? []),
    ...frames.flatMap((frame) => frame.file ?? frame.candidates),
    ...(passages?.passages.map((passage) => passage.file) ?? []),
    ...(passages?.namedFiles ?? []),
    ...(passages?.symbols.map((symbol) => symbol.file) ?? []),
    ...(rules?.hits.map((hit) => hit.file) ?? []),
    ...(secrets?.hits.map((hit) => hit.file) ?? []),
    ...(history?.files.map((file) => file.path) ?? []),
    ...(tests?.covered.flatMap((one) => [one.file, ...one.tests.map((test) => test.path)]) ?? []),
    ...(owners?.files.map((file) => file.path) ?? []),
  ]);
}

/**
 * The file that a model's answer means: as written if it is known; else without `./`, the `a/` or `b/` of a diff, a
 * line behind it or backslashes, whichever is known. What fits none stays as it is and will not be found.
 * @returns null when it names none
 */
export function fileMeant(said: string | null, known: ReadonlySet<string>): string | null {
  const path = (said ?? '').trim();
  if (path === '' || /^(?:null|none|n\/a)$/i.test(path)) return null;
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const unplaced = plain.replace(/:\d{1,9}(?:[-:]\d{1,9})?$/, '');
  const tries = [path, plain, unplaced, ...[plain, unplaced].map((one) => one.replace(/^[ab]\//, ''))];
  const direct = tries.find((one) => known.has(one));
  if (direct !== undefined) return direct;
  // A path with something invisible in it was shown with that named.
  for (const file of known) if (oneLine(file) === path) return file;
  return oneLine(plain).slice(0, longestPath);
}
