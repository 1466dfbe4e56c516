import { oneLine, visible } from '../clean';

/** A text of at most so many characters; what is left out shows as `…`. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the halves of one character.
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 2)) ? most - 2 : most - 1;
  return `${text.slice(0, end)}…`;
}

/** What a model wrote as one line, for titles and entries of lists: nothing hidden, line ends as spaces. */
export function flat(text: string, most: number): string {
  const lines = visible(text)
    .split('\n')
    .map((line) => line.trim());
  return clip(oneLine(lines.filter((line) => line !== '').join(' ')), most);
}

/** What a model wrote as paragraphs: nothing hidden, no blanks around it. */
export function prose(text: string, most: number): string {
  return clip(visible(text).trim(), most);
}

/** Entries of a list that say something. */
export function entries(list: readonly string[], most: number): string[] {
  return list.map((one) => flat(one, most)).filter((one) => one !== '');
}
