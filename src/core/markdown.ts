import { oneLine, visible } from './clean';

/** Words that GitHub turns into mentions, references, links, emoji or formulas wherever they stand as plain text. */
const active =
  /[@$]|#\d|:\/\/|www\.|:[a-z0-9_+-]+:|(?<![a-z0-9])gh-\d|(?<![a-z0-9])(?=[a-f]*\d)[0-9a-f]{7,40}(?![a-z0-9])/i;
/** Whether GitHub would make more of a word than the word, wherever it stands as plain text. */
export function isActive(word: string): boolean {
  return active.test(word);
}

const opening = '([{"\'‘“«';
const closing = ')]}"\'’”».,;:!?…';
const special = /[\\`*_[\]<>&|~#]/g;
const blockStart = /^(\d{0,9})([+=.)-])/;

interface Piece {
  text: string;
  code: boolean;
}

/**
 * Foreign text as one line of Markdown that says exactly what the text says: no markup, no HTML, no mention, no link.
 * Pieces in single backticks stay code; words that GitHub would act on become code.
 */
export function inline(text: string): string {
  const pieces = oneSpaced(text)
    .split(/((?<!`)`[^`]+`(?!`))/)
    .flatMap((piece) => (isCode(piece) ? [{ text: piece.slice(1, -1), code: true }] : words(piece)));
  return merged(pieces)
    .map((piece) => (piece.code ? codeSpan(piece.text) : piece.text.replace(special, escaped)))
    .join('')
    .replace(blockStart, '$1\\$2');
}

/** Foreign text of several lines: line ends stay line ends, blank lines part paragraphs. */
export function paragraphs(text: string): string {
  const blocks = visible(text)
    .split(/\n[\t ]*\n/)
    .map((block) => block.split('\n').map(inline).filter(Boolean).join('  \n'));
  return blocks.filter(Boolean).join('\n\n');
}

/** Code within a line, for file names too; a newline in it is named. Never empty. */
export function codeSpan(text: string): string {
  const code = oneLine(text);
  if (code.trim() === '') return '`(empty)`';
  const run = longestRun(code);
  const fence = '`'.repeat(run + 1);
  const gap = run > 0 || code.startsWith(' ') || code.endsWith(' ') ? ' ' : '';
  return fence + gap + code + gap + fence;
}

/** A block of code, its fence longer than any run of backticks inside. `language` is a word for highlighting. */
export function fenced(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${/^[a-z0-9+-]*$/.test(language) ? language : ''}\n${visible(code)}\n${fence}`;
}

/** A table; cells are Markdown made here. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** One row of a table. Pipes outside of code are entities already; one behind a backslash cannot be escaped. */
export function row(cells: readonly string[]): string {
  const safe = cells.map((cell) => cell.replace(/\\\|/g, '\\‹U+007C›').replace(/\|/g, '\\|'));
  return `| ${safe.join(' | ')} |`;
}

function oneSpaced(text: string): string {
  return visible(text)
    .replace(/[\n\t ]+/g, ' ')
    .trim();
}

function isCode(piece: string): boolean {
  return piece.startsWith('`') && piece.endsWith('`') && piece.slice(1, -1).trim() !== '';
}

function words(text: string): Piece[] {
  return text
    .split(/( )/)
    .flatMap((word) => (active.test(word) ? activeWord(word) : [{ text: word, code: false }]));
}

/** The word as code, the punctuation around it outside. */
function activeWord(word: string): Piece[] {
  let start = 0;
  let end = word.length;
  while (start < end && opening.includes(word.charAt(start))) start++;
  while (end > start && isOutside(word, start, end - 1)) end--;
  // An emoji's name takes its second colon along.
  if (word.charAt(start) === ':' && word.charAt(end) === ':') end++;
  if (start === end) return [{ text: word, code: true }];
  return [
    { text: word.slice(0, start), code: false },
    { text: word.slice(start, end), code: true },
    { text: word.slice(end), code: false },
  ];
}

/** Is the sign at `at` punctuation around the word, not the end of a pair that opens inside it? */
function isOutside(word: string, start: number, at: number): boolean {
  const sign = word.charAt(at);
  const pair = ')]}'.indexOf(sign);
  return closing.includes(sign) && (pair < 0 || !word.slice(start, at).includes('([{'.charAt(pair)));
}

/** Neighbours of one kind as one piece: two code spans side by side would be read as something else. */
function merged(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === '') continue;
    if (last !== undefined && last.code === piece.code) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** What Markdown or HTML would read, as text. A pipe is an entity, so that it parts no cells. */
function escaped(char: string): string {
  return '<>&|'.includes(char) ? `&#${char.charCodeAt(0)};` : `\\${char}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
