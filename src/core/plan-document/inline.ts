import { spelled, unspelled } from '../clean';
import { isActive } from '../markdown';

/** What stands for a text without a character; a `‹` of a text itself is spelled, so it cannot be taken for one. */
const nothing = '‹empty›';
const space = '‹U+0020›';
const special = /[\\`*_[\]<>&|~#]/g;
/** What would begin a list or underline a heading; spaces before it count for nothing in a continued paragraph. */
const blockStart = /^( *)(\d{0,9})([+=.)-])/;
/** A piece in single backticks between spaces or punctuation, and what stands before it in its word. */
const codePiece = /(^| )([("'[{]*)`([^\s`]|[^\s`][^`]*[^\s`])`(?=[)"'\]},.;:!?]*(?: |$))/g;

/**
 * A line of a text as Markdown that shows exactly the text and can do nothing else: no markup, HTML, link, mention.
 * Pieces in single backticks stay code; words that a forge would act on become code in more than one backtick.
 * `readInline` gives the text back.
 */
export function inlineText(line: string): string {
  return line === '' ? nothing : escaped(edged(spelled(line)));
}

/** The same for a line within a text, which may begin with spaces and be empty. */
export function laterLine(line: string): string {
  return escaped(endSpelled(spelled(line)));
}

/** The text of which `inlineText` or `laterLine` made this. */
export function readInline(markdown: string): string {
  return markdown === nothing ? '' : unspelled(unescaped(markdown));
}

/** A path or a command as code. `readCodes` gives it back. */
export function codeToken(text: string): string {
  if (text === '') return `\`${nothing}\``;
  const code = edged(spelled(text));
  return code.includes('`') ? fencedInline(code, 1) : `\`${code}\``;
}

/** The texts of code tokens with a comma and a space between them, and what stands behind the last; null: there is none. */
export function readCodes(markdown: string): { codes: string[]; rest: string } | null {
  const codes: string[] = [];
  let rest = markdown;
  for (;;) {
    const marks = /^`+/.exec(rest)?.[0] ?? '';
    const end = marks === '' ? -1 : runEnd(rest, marks);
    if (end < 0) return null;
    const inner = rest.slice(marks.length, end);
    const code = marks.length > 1 ? inner.slice(1, -1) : inner;
    codes.push(code === nothing ? '' : unspelled(code));
    rest = rest.slice(end + marks.length);
    if (!rest.startsWith(', ')) return { codes, rest };
    rest = rest.slice(2);
  }
}

/** Spaces at the ends would be lost. */
function edged(text: string): string {
  return endSpelled(text.startsWith(' ') ? space + text.slice(1) : text);
}

function endSpelled(text: string): string {
  return text.endsWith(' ') ? text.slice(0, -1) + space : text;
}

function escaped(text: string): string {
  let out = '';
  let at = 0;
  for (const match of text.matchAll(codePiece)) {
    const start = match.index + (match[1] ?? '').length + (match[2] ?? '').length;
    out += text.slice(at, start).split(' ').map(word).join(' ');
    at = match.index + match[0].length;
    out += text.slice(start, at);
  }
  out += text.slice(at).split(' ').map(word).join(' ');
  return out.replace(blockStart, '$1$2\\$3');
}

function word(text: string): string {
  return isActive(text) ? fencedInline(text, 2) : text.replace(special, '\\$&');
}

/** Code with at least so many backticks around it, more than any run inside, and a space where that reads as one. */
function fencedInline(code: string, least: number): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const marks = '`'.repeat(Math.max(least, longest + 1));
  const gap = longest > 0 ? ' ' : '';
  return marks + gap + code + gap + marks;
}

function unescaped(markdown: string): string {
  let out = '';
  let at = 0;
  while (at < markdown.length) {
    const char = markdown.charAt(at);
    if (char === '\\') {
      out += markdown.charAt(at + 1);
      at += 2;
    } else if (char === '`') {
      const marks = /^`+/.exec(markdown.slice(at))?.[0] ?? '`';
      const end = runEnd(markdown, marks, at + marks.length);
      if (end < 0) return out + markdown.slice(at);
      out += codeText(markdown.slice(at + marks.length, end), marks.length);
      at = end + marks.length;
    } else {
      out += char;
      at += 1;
    }
  }
  return out;
}

function codeText(inner: string, marks: number): string {
  if (marks === 1) return `\`${inner}\``;
  return inner.includes('`') ? inner.slice(1, -1) : inner;
}

/** Where a run of exactly these backticks begins again; -1: nowhere. */
function runEnd(text: string, marks: string, from = marks.length): number {
  for (const run of text.slice(from).matchAll(/`+/g)) {
    if (run[0].length === marks.length) return from + run.index;
  }
  return -1;
}
