const blank = '\\t\\p{Zs}';
/** What takes no room on the screen: the characters that core/clean names, without tab and line ends. */
const unseen =
  '(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]';
const head = new RegExp(`^((?:[${blank}]|${unseen})*)/((?:[A-Za-z0-9_-]|${unseen})+)(?:[${blank}]|$)`, 'u');
const unseenAll = new RegExp(unseen, 'gu');
const turning = /[\u202a-\u202e\u2066-\u2069]/;
/** Most columns in front of a command; with four Markdown makes code of it. */
const mostIndent = 3;

/** A line of `/word`. */
export interface SlashLine {
  /** In lower case, without the slash. */
  word: string;
  /** What stands behind the word, as written, without the blanks around it and without HTML comments. */
  text: string;
  /** Characters in it make a reader see something else than what stands there. */
  turned: boolean;
}

/**
 * A line as a reader sees it, if it begins with `/word`; null for any other. Characters without a width are as good as
 * not there: they neither hide a command nor make one out of a word they part. At most three blanks in front.
 */
export function slashLine(line: string): SlashLine | null {
  const match = head.exec(line);
  if (match === null) return null;
  const front = (match[1] ?? '').replace(unseenAll, '');
  const word = (match[2] ?? '').replace(unseenAll, '').toLowerCase();
  if (front.length > mostIndent || front.includes('\t') || !/^[a-z][a-z0-9_-]{0,63}$/.test(word)) return null;
  const text = withoutComments(line.slice(match[0].length)).trim();
  return { word, text, turned: turning.test(line) };
}

/** The first words of a text as a reader sees them. */
export function seenWords(text: string, most: number): string[] {
  return text
    .slice(0, 2_000)
    .replace(unseenAll, '')
    .split(/[\t\p{Zs}]+/u)
    .filter((word) => word !== '')
    .slice(0, most);
}

/** A comment that goes on in the next line ends with this one here. */
function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('<!--', at);
    if (open < 0) return kept + text.slice(at);
    kept += text.slice(at, open);
    const close = text.indexOf('-->', open + 2);
    if (close < 0) return kept;
    at = close + 3;
  }
}
