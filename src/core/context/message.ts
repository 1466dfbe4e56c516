import type { ModeName } from '../../domain/mode';
import { lineOf, type Reading, type Said as Sentence } from '../request/read';
import { role } from '../request/roles';
import type { Word } from '../request/word';
import { stem } from '../words';
import { asking, isObjectOf, modeNamed, requestedIn } from './asked';
import { firstsOf, type Hearing, heardAt } from './hearing';

/** What one message says for the modes. */
export interface Spoken {
  /** How much speaks for a mode, 0 to 0.99. */
  scores: Map<ModeName, number>;
  /** Modes that it asks for outright. */
  explicit: Set<ModeName>;
  triggers: Map<ModeName, string[]>;
  keywords: string[];
}

/** DP-05. */
export const boosts = { explicit: 0.5, code: 0.2, error: 0.3, security: 0.3 } as const;
/** A word that is only the object of another verb counts this much of its weight. */
const asObject = 0.5;
/** What of a mode's words is counted: the strongest ones, so that a long text does not speak for every mode. */
const mostCounted = 3;

const solved =
  /\b(?:is|are|was|got|now|been|that|it|this|have|has) (?:now |all |finally |been )?(?:fixed|resolved|solved|gone)\b|\bworks (?:again|now|fine)\b|\btests? (?:all )?(?:now )?pass(?:es)?\b|^(?:fixed|solved|resolved|that (?:fixed|solved|did) it)\b/;
const unsolved =
  /\b(?:not|never|isn't|wasn't|aren't|until|once|when|if|should be|must be|needs? to be|has to be|have to be|to be) (?:\w+ )?(?:fixed|resolved|solved|gone)\b/;

const waiting =
  /\b(?:takes?|took|taking) (?:\w+ ){0,3}\d+ ?(?:s|ms|sec|secs|seconds|min|mins|minutes|hours)\b|\btakes? (?:ages|forever|too long|minutes|hours)\b/;

interface Weighed {
  mode: ModeName;
  key: string;
  weight: number;
  isObject: boolean;
}

/** What a message of the author says for the modes. Linear. @param isAuthor false for what others said: it asks for nothing */
export function spokenOf(reading: Reading, hearing: Hearing, isAuthor: boolean): Spoken {
  const found = new Map<string, Weighed>();
  const explicit = new Set<ModeName>();
  const triggers = new Map<ModeName, string[]>();
  const say = (mode: ModeName, trigger: string) =>
    triggers.set(mode, [...(triggers.get(mode) ?? []), trigger]);
  for (const said of reading.said) {
    const line = said.sentence.roles & role.cue ? lineOf(said) : '';
    const isSolved = line !== '' && solved.test(line) && !unsolved.test(line);
    if (line !== '' && waiting.test(line)) listen('performance', 'slow', hearing, found);
    if (isSolved && isAuthor) {
      explicit.add('developer');
      found.set('developer/solved', { mode: 'developer', key: 'solved', weight: 0.35, isObject: false });
    }
    if (!isSolved) hear(said, hearing, found);
    if (!isAuthor) continue;
    for (const mode of requestedIn(said, hearing)) explicit.add(mode);
    const mode = line === '' ? undefined : modeNamed(line);
    if (mode !== undefined) {
      explicit.add(mode);
      found.set(`${mode}/mode`, { mode, key: `${mode} mode`, weight: 1, isObject: false });
    }
  }
  const { hasError, hasTrace, hasCode } = reading.prose;
  if (hasError || hasTrace) listen('debugger', 'error', hearing, found);
  const scores = summed([...found.values()], say);
  const boost = (mode: ModeName, more: number, trigger: string) => {
    scores.set(mode, (scores.get(mode) ?? 0) + more);
    say(mode, trigger);
  };
  for (const mode of explicit) boost(mode, boosts.explicit, 'asked for outright');
  if (hasCode) boost('developer', boosts.code, 'a block of code');
  if (hasError || hasTrace) boost('debugger', boosts.error, 'an error message');
  const heard = [...found.values()];
  if (heard.some((one) => one.mode === 'security' && one.weight >= asking && !one.isObject))
    boost('security', boosts.security, 'security words');
  for (const [mode, score] of scores) scores.set(mode, Math.min(0.99, score));
  return { scores, explicit, triggers, keywords: [...new Set(heard.map((one) => one.key))] };
}

/** Counts a word as heard that is not written: an error message says error, `takes 12 seconds` says slow. */
function listen(mode: ModeName, word: string, hearing: Hearing, found: Map<string, Weighed>): void {
  const phrases = hearing.byFirst.get(stem(word)) ?? [];
  const phrase = phrases.find((one) => one.mode === mode && one.stems.length === 1);
  if (phrase !== undefined)
    found.set(`${mode}/${word}`, { mode, key: word, weight: phrase.weight, isObject: false });
}

function hear(said: Sentence, hearing: Hearing, found: Map<string, Weighed>): void {
  const words = said.sentence.words;
  const listenAt = (first: string, place: number, to: number) => {
    for (const phrase of heardAt(hearing, first, words, place + 1, to)) {
      const known = found.get(phrase.id);
      if ((known !== undefined && known.weight >= phrase.weight) || isDenied(words, place)) continue;
      const isObject = isObjectOf(said.clauses, place, phrase.mode, hearing);
      const weight = isObject ? phrase.weight * asObject : phrase.weight;
      if (known === undefined || known.weight < weight)
        found.set(phrase.id, { mode: phrase.mode, key: phrase.key, weight, isObject });
    }
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    // A part of a word is heard alone.
    for (const first of firstsOf(word, hearing))
      listenAt(first, at, first === word.stem ? words.length : at + 1);
  }
}

/** `make sure there is no injection` is about injection. */
function isEnsured(words: Sentence['sentence']['words'], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 5; i -= 1) {
    if (/^(?:sure|ensure|verify|check|guarantee)$/.test(words[i]?.text ?? '')) return true;
  }
  return false;
}

/** `no errors`, `not a security problem`: what is denied within three words does not speak. */
function isDenied(words: Sentence['sentence']['words'], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 4; i -= 1) {
    const word = words[i];
    if (word === undefined || word.pause) return false;
    if (word.roles & role.negator) return !isEnsured(words, i);
  }
  return false;
}

/** The strongest words of each mode together: each takes its share of what the others leave open. */
function summed(
  heard: readonly Weighed[],
  say: (mode: ModeName, trigger: string) => void,
): Map<ModeName, number> {
  const byMode = new Map<ModeName, Weighed[]>();
  for (const one of heard) byMode.set(one.mode, [...(byMode.get(one.mode) ?? []), one]);
  const scores = new Map<ModeName, number>();
  for (const [mode, all] of byMode) {
    const strongest = all
      .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
      .slice(0, mostCounted);
    scores.set(mode, 1 - strongest.reduce((open, one) => open * (1 - one.weight), 1));
    for (const one of strongest) say(mode, `"${one.key}"`);
  }
  return scores;
}
