import type { Evidence, Frame, Passage } from '../domain/evidence';
import { codeLine } from './code-line';
import { fileKind } from './file-kind';
import type { Aim } from './task-aim';
import { splitName, stem } from './words';

/** A place in the code that the plan is about. */
export interface Spot {
  file: string;
  startLine: number;
  endLine: number;
  focusLine: number;
  /** Function, method or class around it; null at file level. */
  symbol: string | null;
  doc: string | null;
  /** The line of code that matters most, trimmed; empty when there is none but comments and imports. */
  line: string;
  /** Where that line stands; `focusLine` when there is none. */
  lineNumber: number;
  code: string;
  words: string[];
  reasons: string[];
  /** What led here, surest first: the trace, the task's own naming, a definition of a named symbol, the words. */
  lead: 'trace' | 'named' | 'symbol' | 'words' | 'diff';
}

const mostSpots = 6;
const mostFiles = 4;
/** Places found by words alone, beside surer ones. */
const mostGuesses = 2;
/** A trace with two frames here leaves little to guess. */
const mostBesideTrace = 1;

/**
 * The places the evidence leads to, surest first, at most 6 in at most 4 files.
 * @param aim what the task is after; where documentation is the work, it is a place like any other
 */
export function spotsOf(evidence: Evidence, aim: Aim = 'change'): Spot[] {
  const facts = evidence.passages;
  const named = new Set(facts?.namedFiles ?? []);
  const fromTrace = ownFrames(evidence).flatMap((frame) => (frame.place ? [spot(frame.place, 'trace')] : []));
  const passages = facts?.passages ?? [];
  const defining = passages.filter((p) => facts?.symbols.some((s) => s.file === p.file && within(s.line, p)));
  const guesses = passages.filter((p) => isWork(p.file) || (aim === 'document' && isDocs(p.file)));
  const candidates = [
    ...fromTrace,
    ...(aim === 'document'
      ? guesses.filter((p) => isDocs(p.file)).map((p) => spot(p, named.has(p.file) ? 'named' : 'words'))
      : []),
    ...passages.filter((p) => p.reasons.includes('the task names this line')).map((p) => spot(p, 'named')),
    ...typesLast(defining.filter((p) => fileKind(p.file) === 'source')).map((p) =>
      spot(p, named.has(p.file) ? 'named' : 'symbol'),
    ),
    ...passages.filter((p) => named.has(p.file)).map((p) => spot(p, 'named')),
    ...(guesses.length > 0 ? guesses : passages).map((p) => spot(p, 'words')),
    ...(passages.length === 0 && fromTrace.length === 0 ? changedSpots(evidence) : []),
  ];
  const guessesAllowed = fromTrace.length > 1 ? mostBesideTrace : mostGuesses;
  const chosen: Spot[] = [];
  for (const one of candidates) {
    if (chosen.length >= mostSpots) break;
    // Words alone weigh little where a trace or a name has led somewhere.
    const guessed = chosen.filter((c) => c.lead === 'words').length;
    if (one.lead === 'words' && chosen.length > guessed && guessed >= guessesAllowed) continue;
    const files = new Set(chosen.map((c) => c.file));
    const known = chosen.some((c) => c.file === one.file && (c.symbol === one.symbol || overlap(c, one)));
    if (!known && (files.has(one.file) || files.size < mostFiles)) chosen.push(one);
  }
  return chosen;
}

/** The places that this aim works on: documentation first where it is the work, and nothing without the old name where that goes. */
export function spotsFor(aim: Aim, evidence: Evidence): Spot[] {
  const changed = aim === 'review' ? changedSpots(evidence) : [];
  if (changed.length > 0) return changed.slice(0, mostSpots);
  const spots = spotsOf(evidence, aim);
  const names = new Set((evidence.passages?.symbols ?? []).map((s) => s.name));
  if (aim === 'document') {
    return [...spots.filter((s) => isDocs(s.file)), ...spots.filter((s) => !isDocs(s.file))];
  }
  const named = spots.filter((spot) => spot.words.some((word) => names.has(word)));
  return aim === 'rename' && named.length > 0 ? named : spots;
}

function isDocs(file: string): boolean {
  return fileKind(file) === 'docs';
}

/** Where work is done; a type declaration, a guide or a manifest that shares some words is no place to start. */
export function isWork(file: string): boolean {
  return fileKind(file) === 'source' && !file.endsWith('.d.ts');
}

function typesLast(passages: readonly Passage[]): Passage[] {
  return [...passages.filter((p) => isWork(p.file)), ...passages.filter((p) => !isWork(p.file))];
}

/** Frames on lines that the workspace has and that are not third parties', innermost first, over all traces. */
export function ownFrames(evidence: Evidence): Frame[] {
  return (evidence.traces?.traces ?? []).flatMap((trace) =>
    trace.frames.filter((f) => f.file !== null && f.place !== null && !f.foreign),
  );
}

/** The frame's function as the file names it, else as the trace does (`new View` is `View`); null at the top level. */
export function frameName(frame: Frame): string | null {
  return frame.place?.symbol ?? frame.symbol?.replace(/^(?:new|async) /, '') ?? null;
}

/** With nothing else to go by, the change itself says where the work is. */
function changedSpots(evidence: Evidence): Spot[] {
  return (evidence.diff?.files ?? [])
    .filter((file) => file.status !== 'deleted' && file.hunks.length > 0)
    .map((file) => {
      const hunk = file.hunks[0] as NonNullable<(typeof file.hunks)[0]>;
      const added = hunk.lines.filter((line) => line.kind === 'add');
      return {
        file: file.path,
        startLine: hunk.newStart || 1,
        endLine: Math.max(hunk.newStart + hunk.newLines - 1, hunk.newStart, 1),
        focusLine: added[0]?.newLine ?? (hunk.newStart || 1),
        symbol: null,
        doc: null,
        line: (added[0]?.text ?? '').trim(),
        lineNumber: added[0]?.newLine ?? (hunk.newStart || 1),
        code: added.map((line) => line.text).join('\n'),
        words: [],
        reasons: [`the diff adds ${file.addedLines} and removes ${file.removedLines} lines here`],
        lead: 'diff' as const,
      };
    });
}

function spot(place: Passage, lead: Spot['lead']): Spot {
  const { score: _score, ...rest } = place;
  const found = codeLine(place);
  return { ...rest, line: found?.text ?? '', lineNumber: found?.line ?? place.focusLine, lead };
}

/** `lib/a.js:12-40`, or `lib/a.js:12`. */
export function where(spot: { file: string; startLine: number; endLine: number }): string {
  return spot.startLine === spot.endLine
    ? `${spot.file}:${spot.startLine}`
    : `${spot.file}:${spot.startLine}-${spot.endLine}`;
}

/** The symbol as code with its place, or the place alone. */
export function call(spot: Spot): string {
  return spot.symbol ? `\`${spot.symbol}\` (${where(spot)})` : where(spot);
}

/**
 * Which spot a sentence speaks of: one whose symbol it names, else the one with most of its words among those
 * that more than words led to. Ties go to the surer spot.
 */
export function spotFor(sentence: string, spots: readonly Spot[]): Spot | null {
  const [first] = spots;
  const stems = new Set(splitName(sentence).map(stem));
  const sure = spots.filter(
    (s) => s === first || isCalled(s, stems) || (s.lead !== 'words' && !s.file.endsWith('.d.ts')),
  );
  const called = spots.find(
    (s) => s.symbol !== null && s.symbol.length > 3 && sentence.includes(`${s.symbol}`),
  );
  if (called && sure.includes(called)) return called;
  let best: Spot | null = null;
  let most = -1;
  for (const one of sure) {
    const here = new Set(
      splitName(`${one.symbol ?? ''} ${one.code} ${one.file} ${one.words.join(' ')}`).map(stem),
    );
    let same = (one === first ? 1 : 0) + (isCalled(one, stems) ? 3 : 0);
    for (const s of stems) if (s.length > 2 && here.has(s)) same += 1;
    if (same > most) {
      best = one;
      most = same;
    }
  }
  return best;
}

/** Whether a sentence has the file's own name in it: `the CLI` means `cli.py`. */
function isCalled(spot: Spot, stems: ReadonlySet<string>): boolean {
  const name = splitName((spot.file.split('/').pop() ?? '').replace(/\.[^.]*$/, '')).map(stem);
  return isWork(spot.file) && name.length > 0 && name.every((part) => stems.has(part));
}

function within(line: number, passage: Passage): boolean {
  return line >= passage.startLine && line <= passage.endLine;
}

function overlap(a: Spot, b: Spot): boolean {
  return a.startLine <= b.endLine && b.startLine <= a.endLine;
}
