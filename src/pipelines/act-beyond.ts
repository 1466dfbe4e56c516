import { revisePlan } from '../core/plan';
import { withBeyond } from '../core/plan-beyond';
import { redactDeep } from '../core/redact';
import type { Plan } from '../domain/plan';
import type { Beyond } from '../engine/carrying';
import type { Room } from './room';
import type { Thread } from './thread';

/**
 * What a step asked for beyond its plan becomes the plan's next version, which is put before people. The steps that are
 * done stay done.
 * @returns sentences for the report, and what is new in the thread: nothing where no plan can have what was asked for
 */
export async function beyondPlan(
  plan: Plan,
  number: number,
  beyond: readonly Beyond[],
  { ports, gate }: Room,
): Promise<{
  outside: string[];
  note: string;
  thread: Partial<Pick<Thread, 'plan' | 'verdict' | 'planChanges'>>;
}> {
  const outside = beyond.map(({ reason }) => `Step ${number}: ${reason.replace(/^Not done: /, '')}`);
  const asked = beyond.flatMap(({ proposal }) => (proposal === null ? [] : [proposal]));
  const draft = withBeyond(plan, number, asked);
  if (draft === null)
    return {
      outside,
      note: `Nothing of it was done: it asked for what no plan can have. ${beyond[0]?.reason ?? ''}`.trim(),
      thread: {},
    };
  const revised = revisePlan(plan, redactDeep(draft, ports.known()), ports.clock.now());
  const next = (await gate?.post(revised)) ?? revised;
  const note = `Nothing of it was done: it asked for what the approved plan does not cover. Version ${next.version} of the plan, ${next.id.slice(0, 12)}, has that and awaits approval.`;
  const verdict = (await gate?.look(null)) ?? null;
  const planChanges = asked.map((one) =>
    one.kind === 'change'
      ? `step ${number} changes ${one.path} too`
      : `step ${number} runs ${JSON.stringify(one.command)} too`,
  );
  return { outside, note, thread: { plan: next, verdict, planChanges } };
}
