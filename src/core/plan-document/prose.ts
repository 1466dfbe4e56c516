import { inlineText, laterLine, readInline } from './inline';

/** Ends a line of Markdown where the text itself has a line end. */
const lineEnd = '<br>';
/** A longer line of a text goes on in the next line of Markdown, so that no line is too long for a comment. */
const longest = 1000;

/**
 * A text as lines of Markdown, none empty. Line ends of the text are `<br>` and a new line; where a line is only broken
 * there is none. `readProse` gives the text back.
 */
export function proseLines(text: string): string[] {
  const out: string[] = [];
  for (const line of insideLines(text)) {
    if (out.length > 0) out.push(`${out.pop()}${lineEnd}`);
    for (const piece of pieces(line)) out.push(out.length === 0 ? inlineText(piece) : laterLine(piece));
  }
  return out;
}

/** The text of which `proseLines` made these. */
export function readProse(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line.endsWith(lineEnd) ? `${readInline(line.slice(0, -lineEnd.length))}\n` : readInline(line),
    )
    .join('');
}

/** Lines, but for line ends at the start and the end of the text: those would leave an empty line and are spelled. */
function insideLines(text: string): string[] {
  const start = text.startsWith('\n') ? 1 : 0;
  const end = text.endsWith('\n') && text.length > start ? text.length - 1 : text.length;
  const lines = text.slice(start, end).split('\n');
  lines[0] = text.slice(0, start) + lines[0];
  lines[lines.length - 1] += text.slice(end);
  return lines;
}

/** A line in pieces that end before a space, where there is one. */
function pieces(line: string): string[] {
  const out: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const at = breakAt(rest);
    out.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...out, rest];
}

function breakAt(line: string): number {
  for (let at = longest; at > longest / 2; at -= 1)
    if (line.charAt(at) === ' ' && line.charAt(at - 1) !== ' ') return at;
  // Not within a surrogate pair, nor before spaces that the line would end with.
  let at = longest;
  while (at > 1 && (line.charAt(at - 1) === ' ' || /[\uD800-\uDBFF]/.test(line.charAt(at - 1)))) at -= 1;
  return at > 1 ? at : longest;
}
