/** Where quoted code stands in a file; lines from 1, both included. */
export interface Place {
  startLine: number;
  endLine: number;
}

/** A file's lines in one form, and the positions (from 0, rising) at which each stands. */
export interface Lines {
  forms: readonly string[];
  at: ReadonlyMap<string, readonly number[]>;
}

/** A file made ready for many quotes: its lines are taken apart once. */
export interface Anchorage {
  exact(): Lines;
  squeezed(): Lines;
  /** The same file as a model was shown it, with the same lines. */
  sent(): Anchorage;
}

/**
 * Makes a file ready for `anchor`.
 * @param send how texts are changed on their way to a model (`asSent`); left out: they are not
 */
export function anchorage(text: string, send?: (text: string) => string): Anchorage {
  const lines = text.split('\n');
  let exact: Lines | null = null;
  let loose: Lines | null = null;
  let shown: Anchorage | null = null;
  const own: Anchorage = {
    sent: () => {
      shown ??= send === undefined ? own : anchorage(send(text));
      return shown;
    },
    exact: () => {
      exact ??= indexed(lines.map(unended));
      return exact;
    },
    squeezed: () => {
      loose ??= indexed(lines.map(squeezed));
      return loose;
    },
  };
  return own;
}

/**
 * Finds quoted code in a file: first as it is, then without regard to white space. The place must be the only
 * one, or the one nearest to `hint` when the quote came with a line that may be trusted only that far.
 * @returns null when the quote is empty, not there, or stands in several places and no hint tells which
 */
export function anchor(quote: string, text: string | Anchorage, hint: number | null = null): Place | null {
  const wanted = trimBlank(quote.split('\n'));
  if (wanted.length === 0) return null;
  const file = typeof text === 'string' ? anchorage(text) : text;
  const exact = nearest(file.exact(), wanted.map(unended), hint);
  if (exact !== 'nowhere') return exact;
  const loose = nearest(file.squeezed(), wanted.map(squeezed), hint);
  return loose === 'nowhere' ? null : loose;
}

/** The only place, or the one nearest to the hint, the upper of two; null when nothing tells which. */
function nearest(lines: Lines, sought: readonly string[], hint: number | null): Place | null | 'nowhere' {
  const stands = (at: number) => sought.every((line, i) => lines.forms[at + i] === line);
  const place = (at: number): Place => ({ startLine: at + 1, endLine: at + sought.length });
  const starts = lines.at.get(sought[0] as string) ?? [];
  if (hint === null) {
    const first = starts.findIndex(stands);
    if (first < 0) return 'nowhere';
    return starts.some((at, index) => index > first && stands(at)) ? null : place(starts[first] as number);
  }
  let below = firstFrom(hint - 1, starts);
  let above = below - 1;
  while (above >= 0 || below < starts.length) {
    const up = starts[above];
    const down = starts[below];
    const isUp = up !== undefined && (down === undefined || hint - 1 - up <= down - (hint - 1));
    const at = (isUp ? up : down) as number;
    if (stands(at)) return place(at);
    if (isUp) above -= 1;
    else below += 1;
  }
  return 'nowhere';
}

/** Index of the first position that is not before the given one; by halving. */
function firstFrom(position: number, rising: readonly number[]): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexed(forms: readonly string[]): Lines {
  const at = new Map<string, number[]>();
  forms.forEach((form, index) => {
    const known = at.get(form);
    if (known === undefined) at.set(form, [index]);
    else known.push(index);
  });
  return { forms, at };
}

/** A line without the carriage return at its end. */
export function unended(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** A line without its white space. */
export function squeezed(line: string): string {
  return line.replace(/\s+/g, '');
}

function trimBlank(lines: readonly string[]): string[] {
  const full = lines.map((line) => line.trim() !== '');
  const first = full.indexOf(true);
  return first < 0 ? [] : lines.slice(first, full.lastIndexOf(true) + 1);
}
