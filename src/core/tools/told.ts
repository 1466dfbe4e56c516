import { oneLine } from '../clean';

/** Characters of an answer at most, whatever a tool thinks of it. */
const mostTold = 60_000;
const mostShort = 160;

/** A tool's text within the limit that holds for all tools. */
export function bounded(text: string): string {
  if (text.length <= mostTold) return text;
  const kept = text.slice(0, mostTold).replace(/[\ud800-\udbff]$/, '');
  return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters left out; ask for a smaller part]`;
}

/** The beginning of a text on one line. */
export function shortly(text: string): string {
  const line = oneLine(
    text
      .slice(0, 4 * mostShort)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return line.length <= mostShort ? line : `${line.slice(0, mostShort - 1).trimEnd()}…`;
}
