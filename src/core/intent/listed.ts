import { kindOf } from '../request/verbs';
import { apart } from '../task-sections';
import { sentenceKind } from '../task-text';

/** Parts of an issue form whose lists say what happens, not what is to be done. */
const telling: readonly string[] = ['expected', 'actual', 'reproduce', 'noise'];
const asking = /\b(?:should|must|shall|needs? to|has to|have to|please|want|would like)\b/i;

/** How many entries of the request's lists ask for work of their own; what is only to stay as it is does not count. */
export function listedWorks(text: string): number {
  return apart(text).all.filter((sentence) => {
    if (!sentence.item || telling.includes(sentence.section)) return false;
    return sentenceKind(sentence) === 'demands' && (asking.test(sentence.text) || isOrder(sentence.text));
  }).length;
}

function isOrder(text: string): boolean {
  const [, verb = ''] = /^(?:please\s+|also\s+)?([a-z]{2,20})\b/i.exec(text) ?? [];
  const kind = kindOf(verb.toLowerCase());
  return kind === 'change' || kind === 'build';
}
