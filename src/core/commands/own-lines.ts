import { hiddenLines } from './paragraph';

/** A line of a text, and whether its beginning is the author's own running text. */
export interface OwnLine {
  text: string;
  /** False in code, quotes, comments, and what is collapsed or quoted by HTML. */
  own: boolean;
  /** Part of an HTML comment that stands on lines of its own: no reader sees it. */
  comment: boolean;
}

type RawBlock = readonly [start: RegExp, end: RegExp];
/** HTML that Markdown leaves alone, with what ends it. */
const rawBlocks: readonly [RawBlock, ...RawBlock[]] = [
  [/^<!--/, /-->/],
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
];
const fenceStart = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const marker = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/;
/** List signs that begin no list within a paragraph. */
const weakMarker = /^(?:[-+*]|1[.)])[ \t]*$|^(?!1[.)])\d{1,9}[.)](?=[ \t]|$)/;
/** What a quote's line can begin with before its text. */
const quoteSigns = /^(?:[> \t]|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))+/;
const heading = /^#{1,6}(?=[ \t]|$)/;
const across = /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
/** HTML that stands for itself up to the next empty line; nothing of Markdown counts in it. */
const htmlStart =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|search|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)/i;
/** The same for any tag that stands alone on its line, but not within a paragraph. */
const loneTag = /^<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>[ \t]*$/i;
const mostNested = 16;

interface Fence {
  mark: string;
  /** Column at which the list item around it begins; a line left of it ends the item and the fence. */
  base: number;
}

/** The lines of a text (parted by `\n`) as Markdown reads them (CommonMark's rules for what a command must not stand in). Linear. */
export function ownLines(text: string): OwnLine[] {
  const lines = text.split('\n').map((line): OwnLine => ({ text: line, own: false, comment: false }));
  let fence: Fence | null = null;
  let raw = null as RegExp | null;
  let isComment = false;
  /** The last line was part of a quote's paragraph, which goes on without a `>`. */
  let quoted = false;
  let open: readonly string[] = [];
  let items: number[] = [];
  let paragraph: OwnLine[] = [];
  let isHtml = false;
  const flush = () => {
    if (paragraph.length === 0) return;
    const texts = paragraph.map((line) => line.text);
    const hidden = hiddenLines(texts, open, isHtml);
    for (const [index, line] of paragraph.entries()) line.own = hidden.lines[index] === false;
    open = hidden.open;
    isHtml = false;
    paragraph = [];
  };
  const startRaw = (block: RawBlock) => {
    flush();
    isComment = block === rawBlocks[0];
    raw = block[1];
  };
  for (const line of lines) {
    const { columns, content } = indentOf(line.text);
    if (fence !== null) {
      if (content === '' || columns >= fence.base) {
        if (columns - fence.base <= 3 && closes(content, fence.mark)) fence = null;
        continue;
      }
      fence = null;
    }
    if (raw !== null) {
      line.comment = isComment;
      if (raw.test(line.text)) raw = null;
      if (opensComment(line.text)) startRaw(rawBlocks[0]);
      continue;
    }
    if (content === '') {
      flush();
      quoted = false;
      continue;
    }
    if (isHtml && columns < (items.at(-1) ?? 0)) flush();
    if (isHtml) {
      paragraph.push(line);
      if (opensComment(content)) startRaw(rawBlocks[0]);
      continue;
    }
    const isWeak = paragraph.length > 0 && columns >= (items.at(-1) ?? 0) && weakMarker.test(content);
    const goesOn = isWeak || !startsBlock(content);
    if (!(goesOn && paragraph.length > 0)) items = items.filter((base) => base <= columns);
    if (columns - (items.at(-1) ?? 0) >= 4) {
      if (paragraph.length > 0) paragraph.push(line);
      continue;
    }
    if (quoted && goesOn) continue;
    const inner = isWeak ? content : insideItems(content, columns, items);
    if (inner !== content) flush();
    quoted = false;
    const opened = fenceStart.exec(inner);
    const rawBlock = rawBlocks.find(([start]) => start.test(inner));
    if (inner.startsWith('>')) {
      flush();
      quoted = isParagraph(inner.replace(quoteSigns, ''));
    } else if (opened) {
      flush();
      fence = { mark: opened[1] ?? opened[2] ?? '', base: items.at(-1) ?? 0 };
    } else if (rawBlock) {
      flush();
      line.comment = rawBlock === rawBlocks[0];
      if (!rawBlock[1].test(inner.slice(2))) startRaw(rawBlock);
      else if (opensComment(inner)) startRaw(rawBlocks[0]);
    } else if (htmlStart.test(inner) || (paragraph.length === 0 && loneTag.test(inner))) {
      flush();
      isHtml = true;
      paragraph.push(line);
      if (opensComment(inner)) startRaw(rawBlocks[0]);
    } else if (inner !== '') {
      if (heading.test(inner)) flush();
      paragraph.push(line);
      if (heading.test(inner)) flush();
    }
  }
  flush();
  return lines;
}

/** Columns in front of the first sign (a tab goes to the next multiple of four), and the line from there. */
function indentOf(text: string): { columns: number; content: string } {
  let columns = 0;
  let at = 0;
  for (; at < text.length; at++) {
    if (text[at] === ' ') columns++;
    else if (text[at] === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return { columns, content: text.slice(at) };
}

function startsBlock(content: string): boolean {
  return (
    content.startsWith('>') ||
    fenceStart.test(content) ||
    across.test(content) ||
    htmlStart.test(content) ||
    marker.test(content) ||
    heading.test(content) ||
    rawBlocks.some(([start]) => start.test(content))
  );
}

/** Does a quote's line hold running text, which the next line then goes on with? HTML in it may quote further lines. */
function isParagraph(quote: string): boolean {
  return quote.startsWith('<') || (quote !== '' && !startsBlock(quote));
}

function opensComment(html: string): boolean {
  const at = html.lastIndexOf('<!--');
  return at >= 0 && !html.includes('-->', at + 2);
}

function closes(content: string, mark: string): boolean {
  const run = /^(?:`+|~+)(?=[ \t]*$)/.exec(content)?.[0] ?? '';
  return run.length >= mark.length && run.startsWith(mark);
}

/** What stands behind the list markers at the beginning; each marker opens an item in `items`. */
function insideItems(content: string, columns: number, items: number[]): string {
  let rest = content;
  let at = columns;
  for (let nested = 0; nested < mostNested; nested++) {
    const sign = marker.exec(rest)?.[0];
    if (sign === undefined) break;
    const behind = indentOf(rest.slice(sign.length));
    const gap = behind.content === '' || behind.columns > 4 ? 1 : behind.columns;
    at += sign.length + gap;
    items.push(at);
    rest = behind.columns > 4 ? '' : behind.content;
  }
  return rest;
}
