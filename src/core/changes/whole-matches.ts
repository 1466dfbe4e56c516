import { occurrencesOf } from '../files/occurrences-of';

const letter = /[\p{L}\p{N}_$]/u;

/** Where a part stands in a text and does not go on as a longer word, at most so many; without overlaps. Linear. */
export function wholeMatches(text: string, part: string, most: number): number[] {
  const found: number[] = [];
  const [first, last] = [part.charAt(0), part.charAt(part.length - 1)];
  let end = 0;
  // A part within longer words stands more often than it counts.
  for (const at of occurrencesOf(part, text, 100_000)) {
    const after = at + part.length;
    const isInside =
      at < end ||
      (letter.test(first) && letter.test(text.charAt(at - 1))) ||
      (letter.test(last) && letter.test(text.charAt(after)));
    if (isInside) continue;
    found.push(at);
    end = after;
    if (found.length >= most) break;
  }
  return found;
}

/** The text with other words at these places. */
export function withWords(text: string, places: readonly number[], from: string, to: string): string {
  let done = 0;
  const parts: string[] = [];
  for (const at of places) {
    parts.push(text.slice(done, at), to);
    done = at + from.length;
  }
  return parts.join('') + text.slice(done);
}
