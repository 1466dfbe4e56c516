import { handedPlan } from '../core/handed';
import { revisePlan } from '../core/plan';
import { stepFixed, stepTask } from '../core/plan-fix';
import { planMarkdown } from '../core/plan-markdown';
import { redactDeep } from '../core/redact';
import { gather } from './gather';
import type { About, Piece } from './piece';
import { type Room, workIn } from './room';
import type { Thread } from './thread';
import { makePlan } from './work';

/**
 * The next open step of a plan as a change (IB-03): a version of the plan in which it is worked out, which waits for
 * approval. All other steps stay as they are.
 */
export async function proposeFix(thread: Thread, { task }: About, room: Room): Promise<Piece> {
  const { plan } = thread;
  const step = plan?.steps.find(({ completed }) => !completed);
  if (plan === null || step === undefined) return { thread, output: 'No step of the plan is open.' };
  const work = workIn(room, stepTask(task, plan, step), thread.state, thread.handed);
  const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
  const fix = await makePlan(work, evidence, 'developer');
  if (fix === null) return { thread: { ...thread, evidence }, output: '' };
  if (fix.proposedChanges.length === 0) {
    const output = `No change could be proposed for step ${step.number}; the plan stays as it is. What is known about it:\n\n${planMarkdown(fix)}`;
    return { thread: { ...thread, evidence }, output };
  }
  const draft = redactDeep(stepFixed(plan, step.number, fix), room.ports.known());
  const revised = revisePlan(plan, draft, room.ports.clock.now());
  return {
    thread: {
      ...thread,
      evidence,
      plan: revised,
      verdict: null,
      handed: [...thread.handed, handedPlan('developer', revised)],
    },
    output: planMarkdown(revised),
  };
}
