import type { Block } from './prose';
import { type Word, wordOf } from './word';

/** A sentence of the author. */
export interface Sentence {
  words: readonly Word[];
  /** Whether it ends with a question mark. */
  asked: boolean;
  kind: Block['kind'];
  /** What its words can be, bits of `role`. */
  roles: number;
}

/** The sentences of a block. */
export function sentencesOf({ text, kind }: Block): Sentence[] {
  const found: Sentence[] = [];
  let words: Word[] = [];
  let roles = 0;
  const tokens = (
    /[\t\r\f\v\u00a0\u3000]/.test(text) ? text.replace(/[\t\r\f\v\u00a0\u3000]/g, ' ') : text
  ).split(' ');
  for (const token of tokens) {
    if (token === '') continue;
    const word = wordOf(token);
    if (word.text !== '') {
      words.push(word);
      roles |= word.roles;
    } else if (word.pause && words.length > 0) {
      words.push({ ...(words.pop() as Word), pause: true });
    }
    if (word.end === null || words.length === 0) continue;
    found.push({ words, asked: word.end === 'question', kind, roles });
    words = [];
    roles = 0;
  }
  if (words.length > 0) found.push({ words, asked: /[?？]/.test(text.slice(-2)), kind, roles });
  return found;
}
