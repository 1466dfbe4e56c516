import type { ActAnswer } from '../../domain/acting';
import { visible } from '../clean';
import { entries, flat, prose } from './answer-text';

const longestEntry = 1_200;
const mostChanges = 60;
const mostNotes = 20;

/**
 * What an answer says of a step: nothing hidden in its texts. Diffs and paths are not shortened: half of one is another.
 * @param value what satisfies `actSchema`
 */
export function actFrom(value: unknown): ActAnswer {
  const said = value as ActAnswer;
  return {
    summary: prose(said.summary, 2_000),
    changes: said.changes.map(({ path, description, diff }) => ({
      path: visible(path).trim().replace(/^\.\//, ''),
      description: flat(description, longestEntry),
      diff,
    })),
    isDone: said.isDone,
    notes: entries(said.notes, longestEntry).slice(0, mostNotes),
  };
}

/** What is wrong with an answer whatever the files hold, each a sentence. */
export function actFaults({ summary, changes }: ActAnswer): string[] {
  return [
    ...(summary === '' ? ['"summary" is empty.'] : []),
    ...(changes.length > mostChanges
      ? [`There are ${changes.length} changes; a step has at most ${mostChanges}.`]
      : []),
    ...(changes.some(({ diff }) => visible(diff) !== diff)
      ? ['A diff holds characters that nobody sees; write them as escapes of the language.']
      : []),
  ];
}
