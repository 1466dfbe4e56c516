import { type ModeName, modeNames } from '../../domain/mode';
import type { Clause } from '../request/clause';
import type { Said } from '../request/read';
import type { Word } from '../request/word';
import { type Hearing, heardAt } from './hearing';

/** A word under this weight speaks for its mode and does not ask for it. */
export const asking = 0.25;
/** Words behind a verb that can be its object. */
const mostObject = 60;

/** The modes that a sentence asks for by its leading verb, or by the noun that a verb without sense carries. */
export function requestedIn(said: Said, hearing: Hearing): readonly ModeName[] {
  for (const clause of said.clauses) {
    if (clause.isForbidden) continue;
    const carried = nounModes(clause, hearing);
    if (carried.length > 0) return carried;
    const found = verbModes(clause, hearing);
    if (found.length > 0) return found;
    if (clause.kind === 'change' || clause.kind === 'build') return ['developer'];
    if (clause.kind === 'run') return ['tool'];
  }
  return [];
}

const none: readonly ModeName[] = [];

/** The modes whose words or phrases begin with the clause's verb: `audit`, `think hard`. */
function verbModes(clause: Clause, hearing: Hearing): readonly ModeName[] {
  if (!hearing.byFirst.has(clause.stem)) return none;
  return heardAt(hearing, clause.stem, clause.rest, 0, 3)
    .filter((phrase) => phrase.weight >= asking)
    .map((phrase) => phrase.mode);
}

/** Verbs that leave it to their noun what is asked for, and the modes whose nouns they carry. */
const carriers: readonly (readonly [verbs: string, modes: readonly ModeName[]])[] = [
  [
    'do perform conduct give make propose prepare provide run get have start need want come draft',
    ['planning', 'security', 'reviewer', 'performance', 'prototype', 'teacher'],
  ],
  ['write create build hack implement put', ['planning', 'prototype', 'teacher']],
  [
    'reduce improve decrease lower cut minimize minimise increase boost shorten raise measure',
    ['performance', 'security'],
  ],
  [
    'check look examine inspect analyze analyse investigate scan test verify find',
    ['security', 'performance', 'reviewer'],
  ],
];
const carriedBy = new Map(
  carriers.flatMap(([verbs, modes]) => verbs.split(' ').map((verb) => [verb, modes] as const)),
);
const nounEnd = /^(?:for|to|in|on|with|from|that|which|about|into|by|when|so)$/;
/** Nouns of planning that a page or a file has too. */
const artefact = /^(?:system|page|file|button|table)$/;

/** `do a code review`, `build a proof of concept`: what the noun phrase behind such a verb says. */
function nounModes(clause: Clause, hearing: Hearing): ModeName[] {
  const modes = carriedBy.get(clause.verb);
  if (modes === undefined || (clause.kind === 'tell' && clause.verb !== 'give')) return [];
  const { rest } = clause;
  const from = /^(?:for|at|into)$/.test(rest[0]?.text ?? '') ? 1 : 0;
  let to = from;
  while (to < rest.length && to < from + 6) {
    const word = rest[to] as Word;
    if (nounEnd.test(word.text) && clause.verb !== 'come') break;
    to += 1;
    if (word.pause) break;
  }
  const phrase = rest.slice(from, to);
  if (artefact.test(rest[to]?.text ?? '') || phrase.some((word) => artefact.test(word.stem))) return [];
  return phrase.flatMap((word, at) =>
    heardAt(hearing, word.stem, phrase, at + 1, phrase.length)
      .filter((one) => one.weight >= asking && modes.includes(one.mode))
      .map((one) => one.mode),
  );
}

/** Whether a word is only the object of a verb that asks for something else: `add authentication`, `explain the crash`. */
export function isObjectOf(
  clauses: readonly Clause[],
  at: number,
  mode: ModeName,
  hearing: Hearing,
): boolean {
  let clause: Clause | null = null;
  for (const one of clauses) if (one.at <= at) clause = one;
  if (clause === null || clause.at === at || at - clause.at > mostObject) return clause?.isForbidden ?? false;
  if (clause.isForbidden) return true;
  const asked = verbModes(clause, hearing);
  if (asked.includes(mode) || clause.kind === 'run') return false;
  // In which way to tell it is said behind the verb: `explain it like I am a beginner`.
  if (clause.kind === 'tell' && (mode === 'teacher' || mode === 'thinking')) return false;
  // To look for something speaks for what is looked for, unless the look is a mode's own.
  if (clause.kind === 'examine') return asked.length > 0;
  // What stands behind a reason or a pause is said by itself: `cache it because the query is slow`.
  for (const word of clause.rest.slice(0, at - clause.at - 1)) {
    if (word.pause || word.text === 'because' || word.text === 'since') return false;
  }
  return !nounModes(clause, hearing).includes(mode);
}

const otherNames: Readonly<Record<string, ModeName>> = {
  plan: 'planning',
  debug: 'debugger',
  review: 'reviewer',
  dev: 'developer',
  think: 'thinking',
};
const switching =
  /\b(?:switch|go|change|move) (?:back )?(?:in)?to (?:the )?(\w+) mode\b|\b(?:use|enter|activate|in) (?:the )?(\w+) mode\b/;

/** The mode that a sentence names as the one to work in: `switch to debugger mode`. */
export function modeNamed(line: string): ModeName | undefined {
  const named = switching.exec(line);
  const word = named?.[1] ?? named?.[2] ?? '';
  return (
    modeNames.find((mode) => mode === word) ??
    (Object.hasOwn(otherNames, word) ? otherNames[word] : undefined)
  );
}
