import { role } from './roles';
import type { Sentence } from './sentence';
import type { Word } from './word';

const subjects =
  /^(?:i|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|your|any|anyone|anybody|someone|somebody)$/;
/** Its phrases begin with the words of `role.asking`. */
const asks =
  /^(?:(?:does )?any(?:one|body)(?: here)? (?:know|knows|have an idea)|any (?:idea|ideas|pointers|hints|clue|thoughts|advice)|just curious|i(?:'m| am| was)? (?:just )?wonder(?:ing|ed)?|wondering|not sure (?:if|whether|why|how|what)|am i right|(?:quick )?question|i(?:'m| am)? (?:really )?(?:don't|do not|can't|cannot|couldn't|don't quite|do not quite) (?:understand|get|see|figure out|know|follow|tell)|what i (?:can't|cannot|don't)|i(?:'m| am) (?:curious|confused|unsure|trying to understand)|i(?:'d| would)?(?: just| only| really)? (?:like|want|need|love) to (?:know|understand|learn)|looking for (?:an explanation|advice)|eli5)\b/;

/** Whether a sentence asks for words: it ends with a question mark, or begins as questions do. */
export function isQuestion({ words, asked, kind }: Sentence): boolean {
  if (asked) return true;
  if (!is(words[0], role.question)) return false;
  let from = 0;
  while (!asksAt(words, from)) {
    const isAside = from < 6 && is(words[from], role.aside) && words.length > from + 1;
    if (!isAside) return kind !== 'item' && beginsAsking(words[from], words[from + 1]?.text ?? '');
    from += 1;
  }
  return true;
}

function is(word: Word | undefined, bit: number): boolean {
  return word !== undefined && (word.roles & bit) !== 0;
}

function beginsAsking(first: Word | undefined, second: string): boolean {
  if (is(first, role.interrogative))
    return second !== 'a' && second !== 'about' && !(first?.text === 'how' && second === 'to');
  if (first?.text === 'do') return /^(?:i|you|we|they)$/.test(second);
  return is(first, role.inverted) && subjects.test(second);
}

function asksAt(words: readonly Word[], from: number): boolean {
  if (!is(words[from], role.asking)) return false;
  let head = '';
  for (let at = from; at < Math.min(words.length, from + 10); at += 1)
    head += ` ${words[at]?.text.slice(0, 40)}`;
  return asks.test(head.slice(1));
}
