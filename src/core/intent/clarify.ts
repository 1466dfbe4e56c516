import type { Intent, Surroundings } from '../../domain/intent';
import { lineOf, type Reading, type Said } from '../request/read';
import { isSymptom } from './question';
import type { Resolved } from './references';
import type { Sized } from './scope';

/** How often one is asked back before the best guess is taken (IB-05). */
export const mostAttempts = 2;

/** What is missing: the thing meant, what is to happen, or how much of it. */
export interface Lack {
  what: 'thing' | 'wish' | 'detail';
  why: string;
}

/** What is taken for granted instead of what is missing, once it was asked for often enough; a sentence each. */
export function assumedFor({ what, why }: Lack, { scope }: Sized): string[] {
  const missing: Record<Lack['what'], string> = {
    thing: 'what this plan names is taken to be meant',
    wish: 'what the evidence shows to be wrong is taken to be what is wanted',
    detail: 'the smallest change that fits the words is taken to be wanted',
  };
  return [
    `Asked ${mostAttempts} times, it stayed open: ${why}; ${missing[what]}.`,
    `The request is read as a ${scope} change; say so if more or less is wanted.`,
  ];
}

/** What keeps a request from being worked on, or null. @param isSure whether the analysis is sure of a specialised mode */
export function lackOf(
  reading: Reading,
  resolved: Resolved,
  named: readonly string[],
  isSure: boolean,
): Lack | null {
  if (resolved.isObject && resolved.source === null) {
    return { what: 'thing', why: `nothing tells what "${resolved.reference}" means` };
  }
  const { said, prose } = reading;
  if (named.length > 0 || resolved.isObject || prose.hasError || prose.hasTrace) return null;
  const wants = said.flatMap((one) => one.wants);
  if (wants.length === 0)
    return prose.hasCode || tells(said, isSure)
      ? null
      : { what: 'wish', why: 'it says too little to tell what is wanted' };
  // A look at the work at hand, and a command, need no more words.
  if (wants.some((clause) => (clause.kind === 'run' || clause.kind === 'examine') && clause.rest.length > 0))
    return null;
  if (prose.hasCode || said.some((one) => one.content > own(one) || one.isConcrete)) return null;
  return isWholeProject(said) ? null : { what: 'detail', why: 'it names nothing in particular' };
}

/** Words of a sentence that are its verbs: they say what to do and not with what. */
function own(said: Said): number {
  return said.clauses.filter((clause) => said.sentence.words[clause.at]?.isTelling).length;
}

function isWholeProject(said: readonly Said[]): boolean {
  return said.some((one) =>
    /\b(?:codebase|code base|whole|entire|everything|all (?:the )?(?:tests|files|code))\b/.test(lineOf(one)),
  );
}

/** Whether statements say enough to look for the place: something of their own, best with what goes wrong. */
function tells(said: readonly Said[], isSure: boolean): boolean {
  const content = said.reduce((sum, one) => sum + one.content, 0);
  if (said.some((one) => one.isConcrete)) return content >= 2;
  return content >= 3 || (content >= 2 && (isSure || said.some(isSymptom))) || foreign(said) >= 6;
}

/** Letters of other alphabets: their words are not parted by spaces everywhere. */
function foreign(said: readonly Said[]): number {
  let letters = 0;
  for (const one of said.slice(0, 20)) {
    for (const word of one.sentence.words.slice(0, 20)) {
      letters += word.text.slice(0, 200).replace(/[^\u00aa\u00b5\u00ba-\u1fff\u2c00-\ud7ff]/g, '').length;
    }
  }
  return letters;
}

/** The question that a plan without a place comes to (IB-05). */
export const whereQuestion = {
  question: 'Nothing in the workspace matches the request. Which file, symbol or error message is it about?',
  options: [
    { label: 'Name the file', action: 'provide_file', value: '' },
    { label: 'Say how far it should go', action: 'provide_scope', value: '' },
    { label: 'Go on as it stands', action: 'confirm_intent', value: 'QUICK_ACTION' },
    { label: 'Leave it', action: 'cancel', value: '' },
  ],
};

/** The question back, with its ways out (IB-05). */
export function questionFor(lack: Lack, reading: Reading, about: Surroundings): Intent['clarification'] {
  const verb = reading.said.flatMap((one) => one.wants)[0]?.verb;
  const deed = verb === undefined ? null : `"${verb}"`;
  const questions: Record<Lack['what'], string> = {
    thing: `Which file, function or change is meant${deed ? ` with ${deed}` : ''}?`,
    wish: 'What should be done, or what goes wrong, and where?',
    detail: `What exactly should be done${deed ? ` with ${deed}` : ''}: which file, which behaviour, and what should be different afterwards?`,
  };
  const options: NonNullable<Intent['clarification']>['options'] = [
    { label: 'Name the file', action: 'provide_file' },
    { label: 'Say how far it should go', action: 'provide_scope' },
    {
      label: deed ? `Go on with ${deed} as a small change` : 'Go on as a small change',
      action: 'confirm_intent',
      value: 'QUICK_ACTION',
    },
    { label: 'Leave it', action: 'cancel' },
  ];
  return {
    question: questions[lack.what],
    options,
    attempt: about.clarificationAttempts + 1,
    of: mostAttempts,
  };
}
