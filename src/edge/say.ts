import { nearest } from '../core/nearest';

/** How much of a foreign text an error message shows. */
const shownLength = 60;

/** A foreign text as a message may show it: one line, no control characters, not long. */
export function shown(text: string): string {
  const start = text.slice(0, shownLength);
  const line = start.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}`]/gu, '?');
  return `\`${line}${text.length > shownLength ? '...' : ''}\``;
}

/** `a`, `a or b`, `a, b or c`. */
export function oneOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `; did you mean X?` when a known word is near, else the sentence ends with `otherwise`. */
export function ending(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known);
  return near === null ? otherwise : `; did you mean \`${near}\`?`;
}
