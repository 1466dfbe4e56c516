import type { Hunk } from './read';

/**
 * Where the old lines of a hunk stand in a file, as an index from 0; else why that cannot be told, as the rest of a
 * sentence. They have to stand there exactly, and once: of several places only the one that the hunk names is believed.
 * @param lines of the file, without line ends
 * @param from the first line behind the hunk before
 * @param shift by how much the hunk before stood elsewhere than it said
 */
export function placeOf(
  hunk: Hunk,
  lines: readonly string[],
  from: number,
  shift: number,
): number | { reason: string } {
  const old = oldLines(hunk);
  if (old.length === 0)
    return lines.length === 0 ? 0 : { reason: 'shows none of the lines around it; show at least one' };
  const places = occurrences(old, lines).filter((place) => place >= from);
  const [first, ...others] = places;
  if (first === undefined) return { reason: missing(old, lines) };
  const named = hunk.line - 1 + shift;
  if (others.length === 0) return first;
  return places.includes(named)
    ? named
    : { reason: `fits at ${places.length} places; show more of the lines around it` };
}

/** Lines that the file must have, without line ends. */
export function oldLines({ lines }: Hunk): string[] {
  return lines.filter((line) => /^[ -]/.test(line)).map((line) => bare(line.slice(1)));
}

/** Without what is left of a `\r\n`. */
export function bare(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function missing(old: readonly string[], lines: readonly string[]): string {
  const known = new Set(lines);
  const strange = old.find((line) => !known.has(line));
  return strange === undefined
    ? 'does not fit: its lines do not stand together, behind the hunk before it'
    : `does not fit: the file has no line ${JSON.stringify(strange.slice(0, 200))}`;
}

/** Every place where the lines stand, overlapping ones too. Linear, whatever the lines are (Knuth, Morris, Pratt). */
function occurrences(wanted: readonly string[], lines: readonly string[]): number[] {
  const back = prefixes(wanted);
  const found: number[] = [];
  let matched = 0;
  for (const [index, line] of lines.entries()) {
    while (matched > 0 && (matched === wanted.length || wanted[matched] !== line))
      matched = back[matched - 1] ?? 0;
    if (wanted[matched] === line) matched += 1;
    if (matched === wanted.length) found.push(index - wanted.length + 1);
  }
  return found;
}

/** For each start of the lines: how long the longest other start is that it ends with. */
function prefixes(wanted: readonly string[]): number[] {
  const back = [0];
  let matched = 0;
  for (let index = 1; index < wanted.length; index += 1) {
    while (matched > 0 && wanted[matched] !== wanted[index]) matched = back[matched - 1] ?? 0;
    if (wanted[matched] === wanted[index]) matched += 1;
    back.push(matched);
  }
  return back;
}
