import type { Asked } from '../core/approval/world';
import { counted } from '../core/count';
import type { PlanRef, Word } from '../domain/approval';
import { RunError } from '../domain/errors';

/** Characters of what a person wants to be different. More is a document, and belongs into the task. */
const mostWords = 20_000;

/** What there is to decide on. */
interface Offer {
  /** Oldest first. */
  versions: readonly Asked[];
  /** What could be read before this run; null: nothing. */
  offered: PlanRef | null;
  /** Name of the session. */
  session: string;
}

/**
 * The plan that a word is about: the latest one, and one that could be read before the word came.
 * @throws RunError `input` for any other, and for feedback that says nothing, or too much
 */
export function meantPlan(word: Word, { versions, offered, session }: Offer): PlanRef {
  const latest = versions.at(-1)?.plan;
  if (latest === undefined)
    throw new RunError('input', `The session ${session} has no plan to decide on.`, {
      hint: 'Plan a task first; its report says how to approve it.',
    });
  if (word.planId !== null) named(word.planId, versions, latest);
  if (offered === null)
    throw new RunError(
      'input',
      'This plan is shown for the first time in this very run, so nobody can have read it yet.',
      {
        hint: `Read it, then decide in a run of its own: ${decideCommand(session, latest, 'default')}`,
      },
    );
  if (word.decision === 'feedback') checkWords(word.words);
  return latest;
}

/** The command that decides on a plan in a later run. */
export function decideCommand(session: string, { id }: Pick<PlanRef, 'id'>, decision: string): string {
  return `node dist/index.js --session ${session} --plan-id ${id.slice(0, 12)} --approve ${decision}`;
}

function named(planId: string, versions: readonly Asked[], latest: PlanRef): void {
  const fitting = versions.filter(({ plan }) => plan.id.startsWith(planId));
  const which = `version ${latest.version}, ${latest.id.slice(0, 12)}`;
  const hint = `Read the latest one (${which}) and decide on that.`;
  if (fitting.length === 0)
    throw new RunError('input', `There is no plan ${planId.slice(0, 64)} in this session.`, { hint });
  const ids = new Set(fitting.map(({ plan }) => plan.id));
  if (ids.size > 1)
    throw new RunError(
      'input',
      `${planId} is the beginning of ${counted(ids.size, 'plan')} of this session.`,
      {
        hint: 'Write more of its id.',
      },
    );
  if (!ids.has(latest.id))
    throw new RunError(
      'input',
      `The plan ${planId.slice(0, 12)} is void: a newer version has taken its place.`,
      {
        hint,
      },
    );
}

function checkWords(words: string): void {
  if (!/[\p{L}\p{N}]/u.test(words))
    throw new RunError('input', 'The feedback has no words, so nothing can be planned anew.', {
      hint: 'Say what is to be different: `--approve feedback="…"`.',
    });
  if (words.length > mostWords)
    throw new RunError(
      'input',
      `The feedback is too long (${words.length} characters; at most ${mostWords}).`,
      {
        hint: 'Say in short what is to be different, or plan a new task with the long text.',
      },
    );
}
