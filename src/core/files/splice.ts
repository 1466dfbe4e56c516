/** One text out of another: what is kept of its start and of its end, in UTF-16 units, and what stands between. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** What makes `after` out of `before`, exactly, whatever its line ends are. */
export function spliceOf(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  // Half a character is none in the text of a file.
  if (isHigh(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  const [b, a] = [before.length - 1, after.length - 1];
  while (end < most - start && before.charCodeAt(b - end) === after.charCodeAt(a - end)) end += 1;
  if (isLow(before.charCodeAt(before.length - end))) end -= 1;
  return { start, end, text: after.slice(start, after.length - end) };
}

/** The text afterwards; null when the text is too short for it, and so another one. */
export function spliced(before: string, { start, end, text }: Splice): string | null {
  if (start + end > before.length) return null;
  return before.slice(0, start) + text + before.slice(before.length - end);
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
