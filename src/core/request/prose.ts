/** Characters of a text that are looked at: the first 64 KiB. */
export const mostCharacters = 64 * 1024;

/** Paragraphs, items and headings that are kept; no request has more. */
const mostBlocks = 1500;

/** Stand for what the author shows and does not say. Private characters, so that no text has them for its own. */
export const shown = { code: '\ue000', quote: '\ue001', link: '\ue002' } as const;

/** A paragraph, a list item or a heading. */
export interface Block {
  text: string;
  kind: 'paragraph' | 'item' | 'heading';
}

/** A text, with what its author says apart from what it shows. */
export interface Prose {
  blocks: Block[];
  /** Whether there is a block of code, fenced or indented. */
  hasCode: boolean;
  /** Whether it shows what a program says when it fails, in code or out of it. */
  hasError: boolean;
  /** Whether there are frames of a stack trace. */
  hasTrace: boolean;
  /** How many characters were looked at, and of how many. */
  characters: number;
  of: number;
}

const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\ue002]/g;
const errors =
  /(?:Error|Exception)(?:: [^\s]| \[)|\bexceptions?\.\w{1,60}: |Traceback \(most recent|\bpanic: |panicked at |[Ss]egmentation fault|core dumped|\nCaused by: |\berror(?: [A-Z]{2}\d{3,5}|\[E\d{4}\]): |npm ERR!|UnhandledPromiseRejection|\b(?:ENOENT|ECONNREFUSED|ECONNRESET|EACCES|EADDRINUSE)\b: |(?:^|\n)(?:fatal|FATAL): /;
const frame =
  /^[ \t]{0,20}(?:at [^\n]{1,200}[:(]\d|at [\w.$<>]{1,200}\(|File "[^"\n]{1,200}", line \d|#\d{1,3} {1,4}\S|from [^\s:]{1,200}:\d{1,6}:in )/;
const fence = /^[ \t]{0,12}(?:>[ \t]?)?(```|~~~)/;
const marker = /^[ \t]{0,20}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,8}(?:\[[ xX]\][ \t]{1,4})?/;

/** First characters of such lines. */
const frames = new Set('aF#f'.split(''));
const fences = new Set('`~>'.split(''));
const markers = new Set('-*+•0123456789'.split(''));

/** Parts a text. Linear; code, quotations, links, comments and frames are no words of the author. */
export function proseOf(text: string): Prose {
  const cut = text.slice(0, mostCharacters);
  const plain = cut.replace(unseen, '').replace(/[‘’`´](?=(?:s|t|d|m|ll|re|ve)\b)/g, "'");
  const lines = withoutComments(plain).split('\n');
  const read = { blocks: [] as Block[], hasCode: false, hasTrace: false };
  let open: string | null = null;
  let gap = true;
  let indented = false;
  for (const line of lines) {
    if (read.blocks.length >= mostBlocks) break;
    const first = line.charAt(line.search(/\S/));
    const mark = fences.has(first) ? (fence.exec(line)?.[1] ?? null) : null;
    if (frames.has(first) && frame.test(line)) {
      read.hasTrace = true;
      gap = true;
      continue;
    }
    if (mark !== null && (open === null || open === mark)) {
      open = open === null ? mark : null;
      read.hasCode = true;
      gap = true;
      continue;
    }
    if (open !== null) continue;
    const isBlank = first === '';
    const isItem = markers.has(first) && marker.test(line);
    indented = !isBlank && !isItem && (gap || indented) && /^(?: {4}|\t)/.test(line);
    if (indented) read.hasCode = true;
    else if (isBlank || /^[ \t]{0,4}>/.test(line)) gap = true;
    else gap = addLine(read.blocks, line, isItem, gap);
  }
  return {
    ...read,
    hasError: errors.test(plain) || /Traceback|panic/.test(plain.slice(0, 20)),
    characters: cut.length,
    of: text.length,
  };
}

/** @returns whether the next line begins a block of its own */
function addLine(blocks: Block[], line: string, isItem: boolean, gap: boolean): boolean {
  const isMarked = line.includes('#') && /^[ \t]{0,3}#{1,6}[ \t]/.test(line);
  const isBold = line.includes('**') && /^[ \t]{0,3}\*\*[^*\n]{1,160}\*\*:?[ \t]*$/.test(line);
  const heading = isMarked || isBold;
  const bare = isItem
    ? line.replace(marker, '')
    : isMarked
      ? line.replace(/^[ \t]{0,3}#{1,6}[ \t]/, '')
      : line;
  const text = withoutShown(bare.trim());
  const last = blocks.at(-1);
  if (gap || isItem || heading || last === undefined) {
    blocks.push({ text, kind: heading ? 'heading' : isItem ? 'item' : 'paragraph' });
  } else last.text += ` ${text}`;
  return heading;
}

function withoutShown(line: string): string {
  let text = line;
  if (text.includes('`')) text = text.replace(/`{1,3}[^`]{1,400}`{1,3}/g, shown.code);
  if (text.includes('://'))
    text = text.replace(/\b(?:https?|ssh|git|file):\/\/[^\s<>)\]]{1,2000}/g, shown.link);
  if (/["“«„]/.test(text))
    text = text.replace(/"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»|„[^“”]{1,300}[“”]/g, shown.quote);
  if (!text.includes("'")) return text;
  return text.replace(/(^|[\s(:])'[^']{2,300}'(?=$|[\s).,;:!?])/g, `$1${shown.quote}`);
}

function withoutComments(text: string): string {
  if (!text.includes('<!--')) return text;
  const kept: string[] = [];
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    kept.push(text.slice(at, start));
    const end = text.indexOf('-->', start + 4);
    if (end < 0) return kept.join(' ');
    at = end + 3;
  }
  return [...kept, text.slice(at)].join(' ');
}
