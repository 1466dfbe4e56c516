import { oneLine, visible } from '../core/clean';
import { columns, graphemeColumns, graphemes, isSimple } from '../core/width';
import type { Severity } from '../domain/severity';

export type Style =
  | 'plain'
  | 'strong'
  | 'faint'
  | 'title'
  | 'label'
  | 'code'
  | 'good'
  | 'warn'
  | 'bad'
  | 'added'
  | 'succeeded'
  | 'waiting'
  | 'stopped'
  | Severity;

/** A piece of a line. Made by `span` alone, so its text is always clean. */
export interface Span {
  readonly text: string;
  readonly style: Style;
  /** What a link on it opens. */
  readonly place?: { file: string; line: number | null };
}
export type Line = readonly Span[];

/** The room there is: `width` columns, of which the first `margin` hold labels. */
export interface Page {
  width: number;
  margin: number;
}

/** Text in one style; whatever is invisible, moves the cursor or commands a workflow's runner is shown. */
export function span(text: string, style: Style = 'plain', place?: Span['place']): Span {
  const shown = oneLine(text).replaceAll('##[', '##‹[›');
  return place === undefined ? { text: shown, style } : { text: shown, style, place };
}

/** The page for a screen: prose stays between 40 and 100 columns. */
export function pageFor(width: number): Page {
  const held = Math.min(100, Math.max(40, Math.floor(width) || 80));
  return { width: held, margin: held < 60 ? 4 : 14 };
}

/** Columns of a line. */
export function widthOf(line: Line): number {
  return line.reduce((sum, piece) => sum + columns(piece.text), 0);
}

/** Prose wrapped to a width: newlines part paragraphs, pieces in backticks are set as code. */
export function prose(text: string, width: number, style: Style = 'plain'): Line[] {
  return visible(text)
    .split('\n')
    .flatMap((line) => wrap(spansOf(line, style), width));
}

/** Spans wrapped at spaces (after wide characters too); a word longer than a line is broken. */
export function wrap(spans: Line, width: number): Line[] {
  const lines: Line[] = [];
  let line: Span[] = [];
  let used = 0;
  for (const word of wordsOf(spans)) {
    const gap = word.spaced && used > 0 ? 1 : 0;
    if (used > 0 && used + gap + word.size > width) {
      lines.push(line);
      line = [];
      used = 0;
    } else if (gap === 1) line.push(space);
    const parts = word.size > width ? chop(word.spans, width) : [word.spans];
    for (const part of parts.slice(0, -1)) lines.push(part);
    const last = parts.at(-1) ?? [];
    line.push(...last);
    used = (used === 0 ? 0 : used + gap) + widthOf(last);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** A label in the margin with its text beside it; on a narrow page above it. */
export function beside(label: Span, body: readonly Line[], page: Page): Line[] {
  const size = columns(label.text);
  const [first = [], ...rest] = body;
  const below = rest.map((line) => [blank(page.margin), ...line]);
  if (size + 2 > page.margin)
    return [[label], ...[first, ...rest].map((line) => [blank(page.margin), ...line])];
  return [[label, blank(page.margin - size), ...first], ...below];
}

/** Lines moved to the right, the first of them behind a mark. */
export function marked(mark: Span, body: readonly Line[]): Line[] {
  const indent = columns(mark.text) + 1;
  return body.map((line, at) => (at === 0 ? [mark, space, ...line] : [blank(indent), ...line]));
}

/** Parts with an empty line between them. */
export function spread(parts: readonly (readonly Line[])[]): Line[] {
  return parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [[], ...part]));
}

/** As many spaces. */
export function blank(count: number): Span {
  return { text: ' '.repeat(Math.max(0, count)), style: 'plain' };
}

const space = blank(1);

interface Word {
  spans: Span[];
  /** Whether a space stands before it. */
  spaced: boolean;
  size: number;
}

function wordsOf(spans: Line): Word[] {
  const words: Word[] = [];
  let fresh = true;
  let spaced = false;
  for (const piece of spans) {
    for (const part of piece.text.split(/( +|[^ ]+)/).filter(Boolean)) {
      if (part.startsWith(' ')) {
        fresh = true;
        spaced = true;
        continue;
      }
      for (const { text, breaks } of breakable(part)) {
        const last = words.at(-1);
        const laid = { ...piece, text };
        if (fresh || last === undefined) words.push({ spans: [laid], spaced, size: columns(text) });
        else {
          last.spans.push(laid);
          last.size += columns(text);
        }
        fresh = breaks;
        spaced = false;
      }
    }
  }
  return words;
}

const neverFirst = '、。，．：；！？）」』】〉》’”ー';

/** A word's parts between which a line may end: after wide characters (Korean parts its words with
 * spaces), not before closing punctuation. */
function breakable(word: string): { text: string; breaks: boolean }[] {
  if (isSimple(word)) return [{ text: word, breaks: false }];
  const parts: { text: string; breaks: boolean }[] = [];
  for (const grapheme of graphemes(word)) {
    const breaks = columns(grapheme) === 2 && !/\p{Script=Hangul}/u.test(grapheme);
    const last = parts.at(-1);
    if (last === undefined || (last.breaks && !neverFirst.includes(grapheme)))
      parts.push({ text: grapheme, breaks });
    else {
      last.text += grapheme;
      last.breaks = breaks;
    }
  }
  return parts;
}

/** Spans cut wherever the width ends: for words too long for any line, and for code, which keeps its spaces. */
export function chop(spans: Line, width: number): Line[] {
  const lines: Span[][] = [[]];
  let used = 0;
  for (const piece of spans) {
    for (const grapheme of graphemes(piece.text)) {
      const size = graphemeColumns(grapheme);
      if (used + size > width) {
        lines.push([]);
        used = 0;
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last !== undefined && last.style === piece.style)
        line[line.length - 1] = { ...last, text: last.text + grapheme };
      else line.push({ ...piece, text: grapheme });
      used += size;
    }
  }
  return lines;
}

/** Prose with its pieces in backticks as code. Without colour the backticks are what tells them. */
function spansOf(text: string, style: Style): Span[] {
  return text
    .split(/((?<!`)`[^`]+`(?!`))/)
    .filter(Boolean)
    .map((piece) => span(piece.replaceAll('\t', ' '), isCode(piece) ? 'code' : style));
}

function isCode(piece: string): boolean {
  return piece.length > 2 && piece.startsWith('`') && piece.endsWith('`');
}
