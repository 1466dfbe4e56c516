/** Where quoted code stands in a file; lines from 1, both included. */
export interface Place {
  startLine: number;
  endLine: number;
}

/**
 * Finds quoted code in a file: first as it is, then without regard to white space. The place must be the only
 * one, or the one nearest to `hint` when the quote came with a line that may be trusted only that far.
 * @returns null when the quote is empty, not there, or stands in several places and no hint tells which
 */
export function anchor(quote: string, text: string, hint: number | null = null): Place | null {
  const wanted = trimBlank(quote.split('\n'));
  if (wanted.length === 0) return null;
  const lines = text.split('\n');
  const exact = matches(lines, wanted, (line) => line.replace(/\r$/, ''));
  return pick(exact, hint) ?? (exact.length === 0 ? pick(matches(lines, wanted, squeezed), hint) : null);
}

function matches(
  lines: readonly string[],
  wanted: readonly string[],
  form: (line: string) => string,
): Place[] {
  const forms = lines.map(form);
  const sought = wanted.map(form);
  const first = sought[0] as string;
  const found: Place[] = [];
  for (let at = 0; at + sought.length <= forms.length; at += 1) {
    if (forms[at] === first && sought.every((line, i) => forms[at + i] === line)) {
      found.push({ startLine: at + 1, endLine: at + sought.length });
    }
  }
  return found;
}

function pick(places: readonly Place[], hint: number | null): Place | null {
  if (places.length <= 1) return places[0] ?? null;
  if (hint === null) return null;
  return places.reduce((best, p) =>
    Math.abs(p.startLine - hint) < Math.abs(best.startLine - hint) ? p : best,
  );
}

function squeezed(line: string): string {
  return line.replace(/\s+/g, '');
}

function trimBlank(lines: readonly string[]): string[] {
  const full = lines.map((line) => line.trim() !== '');
  const first = full.indexOf(true);
  return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}
