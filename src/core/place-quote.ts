import type { Evidence } from '../domain/evidence';
import type { FindingDraft } from '../domain/finding';
import type { Anchorage, Place } from './anchor';
import { addedLines } from './diff-lines';
import { quotePlaces } from './quote-places';

/** Longer code is not copied out of the file; the words that were quoted stay. */
const longestQuote = 4_000;
const mostNamed = 5;

/**
 * A model's finding with the lines that its quote has in the file, and the code that stands there. A quote with
 * several places means those that the diff adds, a trace or a rule names; else those that the model was shown;
 * the first of them, the others are named. Its replacement stays only where it can stand in place of these lines.
 * @returns null when the quote is not there, or has several places and was shown at none of them
 */
export function placedByQuote(draft: FindingDraft, file: Anchorage, evidence: Evidence): FindingDraft | null {
  const sent = file.sent();
  const { places, exact } = quotePlaces(draft.quote, sent);
  const meant = placesMeant(places, draft.file ?? '', evidence);
  const [place] = meant;
  if (place === undefined) return null;
  const code = linesOf(sent, place);
  const whole = exact && code === linesOf(file, place);
  const { suggestion } = draft;
  return {
    ...draft,
    ...place,
    detail: `${draft.detail}${elsewhere(meant)}`,
    quote: code.length <= longestQuote ? code : draft.quote,
    suggestion: suggestion === null || whole ? suggestion : { ...suggestion, replacement: null },
  };
}

function placesMeant(places: readonly Place[], file: string, evidence: Evidence): readonly Place[] {
  if (places.length < 2) return places;
  const pointed = linesPointedAt(file, evidence);
  const pointedAt = places.filter((place) => touches(place, pointed));
  if (pointedAt.length > 0) return pointedAt;
  const shown = linesShown(file, evidence);
  return places.filter((place) => touches(place, shown));
}

/** Lines that the evidence itself points at. */
function linesPointedAt(file: string, evidence: Evidence): Set<number> {
  const changed = evidence.diff?.files.find((one) => one.path === file);
  const lines = changed === undefined ? new Set<number>() : addedLines(changed);
  for (const frame of frames(evidence)) if (frame.file === file && frame.line !== null) lines.add(frame.line);
  for (const hit of evidence.rules?.hits ?? []) if (hit.file === file) addAll(lines, hit);
  return lines;
}

/** Lines whose code is part of the evidence. */
function linesShown(file: string, evidence: Evidence): Set<number> {
  const lines = new Set<number>();
  const changed = evidence.diff?.files.find((one) => one.path === file);
  for (const { newStart, newLines } of changed?.hunks ?? [])
    addAll(lines, { startLine: newStart, endLine: newStart + newLines - 1 });
  const passages = frames(evidence).flatMap((frame) => frame.place ?? []);
  for (const passage of [...(evidence.passages?.passages ?? []), ...passages])
    if (passage.file === file) addAll(lines, passage);
  return lines;
}

function frames(evidence: Evidence) {
  return (evidence.traces?.traces ?? []).flatMap((trace) => trace.frames);
}

function addAll(lines: Set<number>, { startLine, endLine }: Place): void {
  for (let line = startLine; line <= endLine; line += 1) lines.add(line);
}

function touches({ startLine, endLine }: Place, lines: ReadonlySet<number>): boolean {
  for (let line = startLine; line <= endLine; line += 1) if (lines.has(line)) return true;
  return false;
}

function linesOf(file: Anchorage, { startLine, endLine }: Place): string {
  return file
    .exact()
    .forms.slice(startLine - 1, endLine)
    .join('\n');
}

function elsewhere(places: readonly Place[]): string {
  const lines = places.slice(1).map((place) => place.startLine);
  if (lines.length === 0) return '';
  const more = lines.length > mostNamed ? ` and ${lines.length - mostNamed} more` : '';
  return ` The same code also stands at line${lines.length > 1 ? 's' : ''} ${lines.slice(0, mostNamed).join(', ')}${more}.`;
}
