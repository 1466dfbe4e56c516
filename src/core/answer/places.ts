import type { Evidence, Passage } from '../../domain/evidence';
import { ownFrames } from '../plan-spots';
import { isTestFile } from '../test-files';

/** A stretch of a file, as it stands there. */
export interface AnswerQuote {
  file: string;
  startLine: number;
  endLine: number;
  /** The lines themselves, joined with `\n`. */
  code: string;
}

/** What a place is for the question. */
export type Part = 'definition' | 'use' | 'test';

/** A place that the question leads to. */
export interface AnswerPlace {
  part: Part;
  quote: AnswerQuote;
  symbol: string | null;
  /** Why it was taken, each a phrase. */
  reasons: readonly string[];
  words: readonly string[];
}

const mostLines = 8;
/** Lines above the one that matters. */
const above = 2;

/**
 * The places that the evidence has for a question, best first: frames of a stack trace, then passages. A passage that
 * only shares a word in passing is none.
 */
export function placesFor(evidence: Evidence): AnswerPlace[] {
  const facts = evidence.passages;
  const traced = ownFrames(evidence).flatMap(({ place }) => (place === null ? [] : [place]));
  const read = (facts?.passages ?? []).filter((passage) => isTelling(passage, evidence));
  const found: AnswerPlace[] = [];
  for (const passage of [...traced, ...read]) {
    const quote = stretchOf(passage);
    const isKnown = found.some(({ quote: other }) => overlap(other, quote));
    if (isKnown) continue;
    const { symbol, reasons, words } = passage;
    found.push({ part: partOf(passage, evidence), quote, symbol, reasons, words });
  }
  return found;
}

function isTelling({ file, startLine, endLine, words }: Passage, { passages: facts }: Evidence): boolean {
  if (facts === undefined) return false;
  if (facts.namedFiles.includes(file)) return true;
  if (facts.symbols.some((one) => one.file === file && one.line >= startLine && one.line <= endLine))
    return true;
  return new Set(words).size >= Math.min(2, facts.words.length);
}

/** The best place that shares a single word of several with the question; null: there is none. */
export function faintPlace(evidence: Evidence): AnswerPlace | null {
  const [passage] = evidence.passages?.passages ?? [];
  if (passage === undefined) return null;
  const { symbol, reasons, words } = passage;
  return { part: partOf(passage, evidence), quote: stretchOf(passage), symbol, reasons, words };
}

function partOf({ file, startLine, endLine }: Passage, { passages: facts }: Evidence): Part {
  if (isTestFile(file)) return 'test';
  const defines = (facts?.symbols ?? []).some(
    (one) => one.file === file && one.line >= startLine && one.line <= endLine,
  );
  return defines ? 'definition' : 'use';
}

/** The lines around the one that matters, without blank ones at either end. */
function stretchOf({ file, startLine, focusLine, code }: Passage): AnswerQuote {
  const lines = code.split('\n');
  const focus = Math.min(Math.max(focusLine - startLine, 0), lines.length - 1);
  let first = Math.max(0, Math.min(focus - above, lines.length - mostLines));
  let last = Math.min(lines.length, first + mostLines) - 1;
  while (first < last && (lines[first] ?? '').trim() === '') first += 1;
  while (last > first && (lines[last] ?? '').trim() === '') last -= 1;
  return {
    file,
    startLine: startLine + first,
    endLine: startLine + last,
    code: lines.slice(first, last + 1).join('\n'),
  };
}

function overlap(a: AnswerQuote, b: AnswerQuote): boolean {
  return a.file === b.file && a.startLine <= b.endLine && b.startLine <= a.endLine;
}
