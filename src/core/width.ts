/** Characters of one column each that join no other: Latin letters, punctuation, arrows, boxes. */
const simple = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25fc✓✗]*$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;
/** Marks above, below and around letters, and the vowels and finals of a Korean syllable written in parts. */
const weightless = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff\ud7b0-\ud7ff]/u;

/** East Asian Wide and Fullwidth blocks (Unicode Standard Annex 11), first and last code point of each. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
];

let segmenter: Intl.Segmenter | undefined;

/** Whether every character takes one column and stands for itself. */
export function isSimple(text: string): boolean {
  return simple.test(text);
}

/** What a reader calls characters: letters with their marks, whole emoji. */
export function graphemes(text: string): string[] {
  if (simple.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Columns a text takes in a terminal. The text is one line without control characters. */
export function columns(text: string): number {
  if (simple.test(text)) return text.length;
  return graphemes(text).reduce((sum, grapheme) => sum + graphemeColumns(grapheme), 0);
}

/** Columns of one grapheme: 2 for an emoji, else what its code points take; marks take none. */
export function graphemeColumns(grapheme: string): number {
  if (simple.test(grapheme)) return 1;
  if (emoji.test(grapheme)) return 2;
  return Array.from(grapheme).reduce((sum, char) => sum + pointColumns(char), 0);
}

function pointColumns(char: string): 0 | 1 | 2 {
  if (weightless.test(char)) return 0;
  const point = char.codePointAt(0) ?? 0;
  return wide.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}
