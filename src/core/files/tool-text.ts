import { thousands } from '../count';

/** Most lines and bytes of one answer of a tool, and most characters of one line. */
export const answerLines = 400;
export const answerBytes = 32 * 1024;
export const lineLetters = 2000;
/** Most characters of a line that a search found. */
export const hitLetters = 300;

/** Lines that fit an answer. */
export interface Portion {
  text: string;
  /** How many of the lines are in it. */
  kept: number;
  /** How many of these are not whole. */
  shortened: number;
}

/**
 * The first of some lines that fit; at least one of them, cut where it must be.
 * @param before what stands before each line, by its index
 */
export function portion(
  lines: readonly string[],
  before: (index: number) => string = () => '',
  mostLines = answerLines,
  mostBytes = answerBytes,
): Portion {
  const kept: string[] = [];
  let bytes = 0;
  let shortened = 0;
  for (const line of lines) {
    if (kept.length === mostLines) break;
    const cut = shortLine(line);
    const whole = before(kept.length) + cut;
    const size = Buffer.byteLength(whole) + 1;
    if (kept.length > 0 && bytes + size > mostBytes) break;
    if (cut !== line) shortened += 1;
    kept.push(whole);
    bytes += size;
  }
  return { text: kept.join('\n'), kept: kept.length, shortened };
}

/** A line of at most 2,000 characters, with what was cut named at its end. */
export function shortLine(line: string): string {
  if (line.length <= lineLetters) return line;
  const end = wholeEnd(line, lineLetters);
  return `${line.slice(0, end)}‹${thousands(line.length - end)} more characters›`;
}

/**
 * A line of at most `most` characters around a place in it, with what was cut named at both ends.
 * @param at where the match begins
 */
export function lineAround(line: string, at: number, most = hitLetters): string {
  if (line.length <= most) return line;
  const start = wholeEnd(line, Math.max(0, Math.min(at - Math.floor(most / 3), line.length - most)));
  const end = wholeEnd(line, Math.min(line.length, start + most));
  const before = start === 0 ? '' : `‹${thousands(start)} characters›`;
  const after = end === line.length ? '' : `‹${thousands(line.length - end)} more characters›`;
  return before + line.slice(start, end) + after;
}

/** The lines of a text without their ends; a last line end does not begin another line. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (text.endsWith('\n')) lines.pop();
  return lines;
}

/** A place where a text may be cut: not inside a surrogate pair. */
function wholeEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff && at > 0 ? at - 1 : at;
}
