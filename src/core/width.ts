const ascii = /^[\x20-\x7e]*$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;
const weightless = /^[\p{M}\p{Cf}\p{Cc}]+$/u;

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

/** What a reader calls characters: letters with their marks, whole emoji. */
export function graphemes(text: string): string[] {
  if (ascii.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Columns a text takes in a terminal. The text is one line without control characters. */
export function columns(text: string): number {
  if (ascii.test(text)) return text.length;
  return graphemes(text).reduce((sum, grapheme) => sum + graphemeColumns(grapheme), 0);
}

/** 0 for marks that stand alone, 2 for wide characters and emoji, else 1. */
export function graphemeColumns(grapheme: string): 0 | 1 | 2 {
  if (ascii.test(grapheme)) return 1;
  if (weightless.test(grapheme)) return 0;
  if (emoji.test(grapheme)) return 2;
  const point = grapheme.codePointAt(0) ?? 0;
  return wide.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}
