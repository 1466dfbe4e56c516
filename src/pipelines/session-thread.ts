import { handedPlan } from '../core/handed';
import { activeRun, type SessionState } from '../core/session/fold';
import type { Verdict } from '../domain/approval';
import type { Said } from '../domain/mode-state';
import type { SessionDesk } from './session-desk';
import type { Thread } from './thread';

/**
 * A thread with what the session's earlier runs left: what was said, a question that waits for its reply, and the plan
 * that is under way. The mode state is restored where the thread begins.
 * @param verdict how the session's plan stands; null: it was not looked at
 * @param isAsked whether this run brings words of its own; without any the session's plan is what it is about
 */
export function takenUp(
  thread: Thread,
  { isContinued, state }: SessionDesk,
  verdict: Verdict | null,
  isAsked: boolean,
): Thread {
  if (!isContinued) return thread;
  const kept = state();
  const isUnderWay = activeRun(kept, verdict?.state ?? null) !== null;
  const plan = isUnderWay || !isAsked ? kept.plan : null;
  return {
    ...thread,
    verdict: plan === null ? null : verdict,
    said: [...(kept.summary === '' ? [] : [summed(kept.summary)]), ...kept.said],
    handed: plan === null ? thread.handed : [...thread.handed, handedPlan('planning', plan)],
    plan,
    leftPlan: isUnderWay && plan !== null ? plan.id : null,
    unanswered: kept.question === null ? null : askedAbout(kept),
    isUnclear: kept.question !== null,
    clarifications: kept.question === null ? 0 : kept.rounds,
  };
}

function summed(text: string): Said {
  return { role: 'assistant', text };
}

/** The request that was asked back about: the last words of the person, else the task. */
function askedAbout({ said, task }: SessionState): string {
  const last = said.findLast(({ role }) => role === 'user');
  if (last !== undefined) return last.text;
  return task === null ? '' : [task.title, task.body].filter((text) => text !== '').join('\n\n');
}

/** What an earlier run of the session left under way, and this one has not ended or replaced; null: nothing. */
export function runUnderWay(
  { leftPlan, verdict }: Pick<Thread, 'leftPlan' | 'verdict'>,
  session: SessionDesk | null,
): ReturnType<typeof activeRun> {
  if (session === null || leftPlan === null) return null;
  const state = session.state();
  return state.plan?.id === leftPlan ? activeRun(state, verdict?.state ?? null) : null;
}
