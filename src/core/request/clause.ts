import { stem } from '../words';
import { type Frame, frameOf, mayOpen } from './frames';
import { role } from './roles';
import { kindFor, nounKind } from './sense';
import type { Sentence } from './sentence';
import { doneForm, isWork, type Kind, kindOf, plainForm } from './verbs';
import type { Word } from './word';

/** A part of a sentence that begins with a verb that asks for something. */
export interface Clause {
  verb: string;
  /** The verb's stem. */
  stem: string;
  kind: Kind;
  /** Told not to: `don't fix`. */
  isForbidden: boolean;
  /** Index of the verb in the sentence's words. */
  at: number;
  /** The words behind the verb, up to the next clause. */
  rest: readonly Word[];
}

/** Places in a sentence where another clause may begin that are tried. */
const mostJoined = 40;

/** The clauses of a sentence that ask for something, in its order. Empty for a question and for a statement. */
export function clausesOf(sentence: Sentence, isQuestion: boolean): readonly Clause[] {
  const { words } = sentence;
  const clauses: Clause[] = [];
  const first = clauseAt(sentence, 0, isQuestion) ?? (isQuestion ? passive(sentence) : null);
  if (first !== null) clauses.push(first);
  if (!isQuestion) {
    let done = first?.at ?? -1;
    let tries = 0;
    for (let at = 1; at < words.length && tries < mostJoined; at += 1) {
      if (at <= done || !isBoundary(words[at - 1] as Word)) continue;
      if (!mayBegin(words[at] as Word, words[at + 1])) continue;
      tries += 1;
      const joined = joinedAt(sentence, at, clauses[0] ?? null);
      if (joined === null) continue;
      clauses.push(joined);
      done = joined.at;
    }
  }
  for (const [index, clause] of clauses.entries())
    clause.rest = words.slice(clause.at + 1, clauses[index + 1]?.at ?? words.length);
  return clauses;
}

/** `Could the page be extended?`: a polite request to have it done. */
function passive({ words }: Sentence): Clause | null {
  if (words[0]?.text !== 'could') return null;
  const most = Math.min(words.length, 14);
  for (let at = 2; at < most; at += 1) {
    if (!/^(?:be|get)$/.test(words[at - 1]?.text ?? '')) continue;
    const verb = doneForm(words[at]?.text ?? '');
    const kind = verb === null ? null : kindOf(verb);
    if (verb !== null && (kind === 'change' || kind === 'build') && !isUse(verb))
      return { verb, stem: stem(verb), kind, isForbidden: false, at, rest: [] };
  }
  return null;
}

/** False when no clause begins there. */
function mayBegin(word: Word, next: Word | undefined): boolean {
  return word.kind !== null || (word.roles & role.light) !== 0 || mayOpen(word, next);
}

function isBoundary(before: Word): boolean {
  return before.pause || (before.roles & role.join) !== 0;
}

function is(word: Word | undefined, bit: number): boolean {
  return word !== undefined && (word.roles & bit) !== 0;
}

/** A clause behind a comma or `and`. It must begin with a verb, a negation or a frame. */
function joinedAt(sentence: Sentence, at: number, first: Clause | null): Clause | null {
  const found = clauseAt(sentence, at, false);
  if (found === null) return null;
  const before = sentence.words[at - 1];
  // `how to build and run it` is one question; `explain how it works and then fix it` is two requests.
  const tellsHow =
    first !== null &&
    (first.kind === 'tell' || first.kind === 'plan') &&
    /\bhow (?:to|do|can|would|could|we|i|you) /.test(wordsBetween(sentence, first.at, at));
  if (tellsHow && !(before?.pause || before?.text === 'then')) return null;
  // A list of nouns: `tests, docs and examples`.
  if (found.at === at && is(sentence.words[at], role.noun) && !startsObject(sentence.words[at + 1]))
    return null;
  if (
    first === null &&
    found.at === at &&
    before !== undefined &&
    !before.pause &&
    is(before, role.join) &&
    !/^(?:please|then|so|just)$/.test(before.text)
  )
    return null;
  return found;
}

function wordsBetween(sentence: Sentence, from: number, to: number): string {
  return `${sentence.words
    .slice(from, Math.min(to, from + 40))
    .map((word) => word.text.slice(0, 40))
    .join(' ')} `;
}

function startsObject(word: Word | undefined): boolean {
  return word !== undefined && (is(word, role.determiner) || word.isConcrete);
}

/** `Can we use it with that?` asks whether one may or can; `can we drop it?` asks to have it done. */
function asksLeave(words: readonly Word[], from: number, verb: string): boolean {
  const isOurs = words[from + 1]?.text === 'we' && /^(?:can|could|may|should)$/.test(words[from]?.text ?? '');
  return isOurs && isUse(verb);
}

function isUse(verb: string): boolean {
  return /^(?:use|run|call|get|read|open|rely|trust|assume|import|deploy|start)$/.test(verb);
}

const none: Frame = { words: 0, isNegated: false, isCertain: false };

function clauseAt(sentence: Sentence, from: number, isQuestion: boolean): Clause | null {
  const { words } = sentence;
  const first = words[from];
  if (first === undefined) return null;
  const frame = mayOpen(first, words[from + 1]) ? frameOf(words, from) : none;
  if (isQuestion && !frame.isCertain) return null;
  const at = from + frame.words;
  const word = words[at];
  if (word === undefined) return null;
  const verb =
    word.kind !== null && !word.isConcrete ? word.text : frame.words > 0 ? plainForm(word.text) : null;
  if (verb === null)
    return is(word, role.light) && !is(words[at + 1], role.finite)
      ? lightClause(word, words, at, frame.isNegated, frame.isCertain)
      : null;
  if (frame.words === 0 && isStatement(words, at)) return null;
  if (isQuestion && asksLeave(words, from, verb)) return null;
  const isForbidden = frame.isNegated && isWork(verb);
  const kind = kindFor(verb, words, at);
  return kind === null
    ? null
    : { verb, stem: verb === word.text ? word.stem : stem(verb), kind, isForbidden, at, rest: [] };
}

/** `Search results are empty`: a word that can be a noun, no object behind it, and a verb that says what is. */
function isStatement(words: readonly Word[], at: number): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (next === undefined || !is(verb, role.noun)) return false;
  if (verb?.pause || is(next, role.finite)) return true;
  if (startsObject(next)) return false;
  for (let i = at + 2; i < Math.min(words.length, at + 12); i += 1) {
    if (is(words[i - 1], role.subordinate) || is(words[i], role.subordinate)) return false;
    if (is(words[i], role.finite)) return true;
  }
  return false;
}

/** The verb `do` or `make` with the noun that carries its sense; `want` and `need` with what is wanted. */
function lightClause(
  { text: verb, stem }: Word,
  words: readonly Word[],
  at: number,
  isNegated: boolean,
  isCertain: boolean,
): Clause | null {
  if (verb === 'have' && !isCertain) return null;
  const kind =
    nounKind(words, verb === 'come' ? at + 2 : at) ??
    (/^(?:do|make|give|get|provide|conduct|perform|have|let|take)$/.test(verb) ? 'change' : null);
  return kind === null ? null : { verb, stem, kind, isForbidden: isNegated && verb !== 'have', at, rest: [] };
}
