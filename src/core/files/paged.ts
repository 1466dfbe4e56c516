import { thousands } from '../count';
import { portion } from './tool-text';

/** Most entries that can be paged through; whoever wants more asks for something narrower. */
export const mostPaged = 10_000;

/**
 * A page of a list, one entry a line, with a last line that says which of them it is and how to ask for the next.
 * @param lines all that is known from the beginning, `offset` of them to be left out
 * @param of how many there are, as a number or as words for "more than these"
 */
export function paged(
  what: string,
  lines: readonly string[],
  offset: number,
  most: number,
  of: number | null,
): string {
  const from = Math.min(offset, lines.length);
  const { text, kept } = portion(lines.slice(from, from + most));
  const last = from + kept;
  const isAll = from === 0 && of === last;
  if (kept === 0) return `No more ${what} from ${thousands(offset)} on.`;
  if (isAll) return text;
  const all = of === null ? `more than ${thousands(last)}` : thousands(of);
  const more = of === null || last < of;
  return `${text}\n${thousands(from + 1)} to ${thousands(last)} of ${all} ${what}${more ? `; ask with offset ${last} for the next` : ''}.`;
}

/** A number that a model may have left out or made up: at least `least`, at most `most`. */
export function bounded(given: number | null, otherwise: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, given ?? otherwise));
}
