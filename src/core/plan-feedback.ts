import type { PlanDraft } from '../domain/plan';
import { draftOf, type Edited, started } from './feedback/edited';
import { sentencesOf } from './feedback/sentences';
import { wishOf } from './feedback/wishes';
import { workIn } from './feedback/work-in';

/** A plan with what a feedback asked for. */
export interface WithFeedback {
  draft: PlanDraft;
  /** What was worked in, a sentence each. */
  taken: string[];
  /** What was not, a sentence each; it stands among the constraints all the same. */
  notTaken: string[];
}

/**
 * A plan with a person's feedback worked in by rules alone: what is to be left alone goes out of its steps and files, steps
 * are taken out, put in another order and added, and the rest stands as constraints. Steps are numbered anew where they
 * have to be and always fit together if they did before. Nothing is done by halves: a sentence that no rule reads for sure
 * is a constraint in its own words.
 * @param feedback of any length; its first 16,000 characters and 40 sentences are read
 * @param files further paths of the workspace that a sentence can mean
 */
export function withFeedback(
  draft: PlanDraft,
  feedback: string,
  files: readonly string[] = [],
): WithFeedback {
  const { said, unread } = sentencesOf(feedback);
  const wishes = said.map(wishOf);
  let edited: Edited = started(draft, files);
  // What keeps something out goes first, so that nothing is added to it; numbers are those of the plan that people saw.
  for (const kind of ['leave', 'drop', 'order', 'swap', 'hold', 'add', 'unclear'] as const)
    for (const wish of wishes) if (wish.kind === kind) edited = workIn(edited, wish);
  const nothing =
    edited.taken.length + edited.notTaken.length + unread.length === 0
      ? ['The feedback asks for nothing, so the plan is as it was. Say what should be different.']
      : [];
  return {
    draft: draftOf(edited),
    taken: edited.taken,
    notTaken: [...edited.notTaken, ...unread, ...nothing],
  };
}
