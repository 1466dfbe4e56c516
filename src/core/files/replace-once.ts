import { occurrencesOf } from './occurrences-of';
import { lineEnds } from './text-shape';

/** A text with one passage replaced, or in how many places the passage stands: none, or too many (counted up to 1,000). */
export type Replaced =
  | { ok: true; text: string; line: number }
  | { ok: false; places: number; lines: number[] };

const mostPlaces = 1000;
const namedPlaces = 10;

/**
 * Replaces a passage that stands exactly once. `\n` in the passage fits a Windows line end too, and the new text gets
 * the line ends that the passage has, or the file where the passage is on one line.
 */
export function replaceOnce(text: string, old: string, fresh: string): Replaced {
  const isExact = old.includes('\r');
  const where = isExact ? text : text.replaceAll('\r\n', '\n');
  const places = occurrencesOf(old, where, mostPlaces);
  const [only] = places;
  if (only === undefined || places.length > 1)
    return { ok: false, places: places.length, lines: linesAt(where, places.slice(0, namedPlaces)) };
  const start = isExact ? only : original(text, only);
  const end = isExact ? only + old.length : original(text, only + old.length);
  const ends = lineEnds(text.slice(start, end)) ?? lineEnds(text);
  const inserted = ends === 'crlf' && !fresh.includes('\r') ? fresh.replaceAll('\n', '\r\n') : fresh;
  return {
    ok: true,
    text: text.slice(0, start) + inserted + text.slice(end),
    line: linesAt(where, [only])[0] ?? 1,
  };
}

/** Where a place of a text without Windows line ends is in the text with them. */
function original(text: string, place: number): number {
  let seen = 0;
  let at = 0;
  for (;;) {
    const next = text.indexOf('\r\n', at);
    if (next < 0 || seen + (next - at) >= place) return at + (place - seen);
    // The line end counts one in the other text.
    seen += next - at + 1;
    at = next + 2;
  }
}

function linesAt(text: string, places: readonly number[]): number[] {
  const lines: number[] = [];
  let line = 1;
  let counted = 0;
  for (const place of places) {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    lines.push(line);
  }
  return lines;
}
