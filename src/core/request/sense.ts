import { type Kind, kindOf } from './verbs';
import type { Word } from './word';

const planNouns =
  /^(?:plan|plans|roadmap|strategy|design|designs|architecture|outline|approach|proposal|rfc|adr|concept|spec)$/;
const examineNouns =
  /^(?:review|audit|scan|check|look|feedback|assessment|analysis|investigation|profile|evaluation|inspection)$/;
const tellNouns =
  /^(?:overview|summary|explanation|tutorial|introduction|list|comparison|description|example|examples|idea|advice|hint|rundown|opinion|tour|lesson)$/;

/** What the noun behind a verb asks for: a plan, a look, words; null when it is another noun. */
export function nounKind(words: readonly Word[], at: number): Kind | null {
  for (let i = at + 1; i < Math.min(words.length, at + 6); i += 1) {
    const { text, pause } = words[i] ?? { text: '', pause: true };
    if (planNouns.test(text) && !/^(?:system|page|file|button)$/.test(words[i + 1]?.text ?? ''))
      return 'plan';
    if (examineNouns.test(text)) return 'examine';
    if (tellNouns.test(text)) return 'tell';
    if (pause || /^(?:of|for|to|in|on|with|from|that|which)$/.test(text)) return null;
  }
  return null;
}

/** The verb's kind, or that of the noun behind a verb that says little: `give me an overview`, `write a plan`. */
export function kindFor(verb: string, words: readonly Word[], at: number): Kind | null {
  const next = words[at + 1]?.text ?? '';
  const after = words[at + 2]?.text ?? '';
  if (verb === 'show' || verb === 'list' || verb === 'name') {
    const tells =
      /^(?:me|us|how|what|where|which|all|every|the)$/.test(next) && !(next === 'the' && verb !== 'list');
    return tells ? 'tell' : 'change';
  }
  if (verb === 'come') return nounKind(words, at + 2);
  if (verb === 'introduce') return next === 'me' || next === 'us' ? 'tell' : 'build';
  if (verb === 'walk') return next === 'me' || next === 'us' ? 'tell' : null;
  if (verb === 'help') return /^(?:me|us)$/.test(next) && after === 'understand' ? 'tell' : null;
  if (verb === 'find' && next === 'out' && (after === 'why' || after === 'what')) return 'examine';
  if (verb === 'find' && /^(?:out|where|which|what|all|every)$/.test(next)) return 'tell';
  if (verb === 'use' && words.slice(at + 1, at + 6).some((word) => /^(?:tool|tools)$/.test(word.text)))
    return 'run';
  if (verb === 'go' || verb === 'think' || verb === 'say' || verb === 'ask' || verb === 'talk')
    return verb === 'think' ? 'tell' : null;
  if (
    /^(?:make|propose|suggest|research|draft|prepare|write|create|provide|recommend|build|come)$/.test(verb)
  ) {
    const kind = nounKind(words, at);
    if (kind === 'plan') return 'plan';
    if (kind === 'tell' && verb === 'provide') return 'tell';
  }
  return kindOf(verb);
}
