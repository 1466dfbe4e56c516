/**
 * Emoji sequences (kept as they are), then what a reader cannot see, then runs of combining marks long enough to
 * paint over their neighbours. Every alternative begins with a different kind of character: no backtracking.
 */
const noteworthy =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?){0,7}|[0-9#*]\uFE0F\u20E3|\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/gu;
const unseen =
  /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]$/u;
/** Text that needs no look: Latin letters, punctuation, arrows, boxes. Saves loading the Unicode tables. */
const plain = /^[\n\t\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
/** The same without what a line cannot hold. */
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u25fc✓✗]*$/;
const shownMarks = 4;

/**
 * Text in which nothing is hidden: control characters, escape sequences, direction marks, tag characters and all else
 * that is invisible stand as `‹U+202E›`. Newlines and tabs stay, `\r\n` becomes `\n`, whole emoji stay whole.
 */
export function visible(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(noteworthy, show);
}

/** The same on one line: newlines and tabs are named too. For titles, file names and table cells. */
export function oneLine(text: string): string {
  return visible(text).replace(/[\n\t]/g, codePoint);
}

/**
 * Like `oneLine`, and nothing is lost: `unspelled` gives the same text back, whatever it was. Carriage returns, and a `‹`
 * of the text itself, are spelled too.
 */
export function spelled(text: string): string {
  const marked = text.replaceAll('‹', codePoint('‹'));
  if (simple.test(marked)) return marked;
  return marked.replace(noteworthy, spell);
}

/** The text of which `spelled` made this. */
export function unspelled(text: string): string {
  return text.replace(/‹U\+([0-9A-F]{4,5}|10[0-9A-F]{4})›/g, (_, hex) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/** Text that is valid Unicode: half a surrogate pair becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

function show(match: string): string {
  if (match === '\r\n') return '\n';
  if (match === '\n' || match === '\t') return match;
  if (unseen.test(match)) return codePoint(match);
  return /^\p{M}/u.test(match) ? someMarks([...match]) : match;
}

function spell(match: string): string {
  if (/^\p{M}{5}/u.test(match)) {
    const marks = [...match];
    return [...marks.slice(0, shownMarks).map(spell), ...marks.slice(shownMarks).map(codePoint)].join('');
  }
  if (match === '\r\n') return codePoint('\r') + codePoint('\n');
  return unseen.test(match) ? codePoint(match) : match;
}

function someMarks(marks: string[]): string {
  const kept = marks.slice(0, shownMarks).map((mark) => (unseen.test(mark) ? codePoint(mark) : mark));
  return `${kept.join('')}‹${marks.length - shownMarks} more marks›`;
}

function codePoint(char: string): string {
  const value = char.codePointAt(0) ?? 0;
  return `‹U+${value.toString(16).toUpperCase().padStart(4, '0')}›`;
}
