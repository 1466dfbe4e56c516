import { type Anchorage, type Lines, type Place, squeezed, unended } from './anchor';
import { occurrences } from './occurrences';

/** Where a quote stands in a file. */
export interface QuotePlaces {
  /** From top to bottom; none when it is not there. */
  places: Place[];
  /** True when the quote is the lines of each place, character for character. */
  exact: boolean;
}

/** Shorter pieces of lines stand everywhere. */
const shortestPart = 8;

/**
 * All places of a model's quote: as lines; as lines without regard to white space; as a stretch of code inside
 * of lines. What models wrap around a quote, a fence or the signs of a diff, is taken off where it is not found as it is.
 */
export function quotePlaces(quote: string, file: Anchorage): QuotePlaces {
  const read = readings(quote).map((lines) => trimmed(lines.map(unended)));
  const wanted = read.filter((lines) => lines.length > 0);
  for (const lines of wanted) {
    const places = standing(file.exact(), lines);
    if (places.length > 0) return { places, exact: true };
  }
  for (const lines of wanted) {
    const places = standing(file.squeezed(), lines.map(squeezed));
    if (places.length > 0) return { places, exact: false };
  }
  for (const lines of wanted) {
    const places = within(file.squeezed(), lines.map(squeezed).join(''));
    if (places.length > 0) return { places, exact: false };
  }
  return { places: [], exact: false };
}

/** The quote as it is, and what is left of it without a fence, single backticks or diff signs. */
function readings(quote: string): string[][] {
  const lines = quote.split('\n');
  const all = [lines];
  const full = trimmed(lines);
  if (full.length > 2 && full[0]?.trimStart().startsWith('```') && full.at(-1)?.trim() === '```')
    all.push(full.slice(1, -1));
  const [only = ''] = full;
  if (full.length === 1 && /^`[^`]+`$/.test(only.trim())) all.push([only.trim().slice(1, -1)]);
  const signed = all.at(-1) ?? lines;
  const isDiff = signed.every((line) => /^(?:[ +-]|$)/.test(line)) && signed.some((line) => line[0] === '+');
  if (isDiff) all.push(signed.filter((line) => line[0] !== '-').map((line) => line.slice(1)));
  return all;
}

function standing({ forms, at }: Lines, sought: readonly string[]): Place[] {
  const starts = at.get(sought[0] as string) ?? [];
  return starts
    .filter((start) => sought.every((line, i) => forms[start + i] === line))
    .map((start) => ({ startLine: start + 1, endLine: start + sought.length }));
}

/** Places inside of lines, all white space left out on both sides. */
function within({ forms }: Lines, sought: string): Place[] {
  if (sought.length < shortestPart) return [];
  const ends: number[] = [];
  let length = 0;
  for (const form of forms) {
    length += form.length;
    ends.push(length);
  }
  let line = 0;
  return occurrences(sought, forms.join('')).map((start) => {
    while ((ends[line] ?? length) <= start) line += 1;
    let last = line;
    while ((ends[last] ?? length) < start + sought.length) last += 1;
    return { startLine: line + 1, endLine: last + 1 };
  });
}

function trimmed(lines: readonly string[]): string[] {
  const full = lines.map((line) => line.trim() !== '');
  const first = full.indexOf(true);
  return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}
