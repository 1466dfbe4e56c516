import { codeSpan } from '../core/markdown';
import { usualPlanFile } from '../core/plan-save';
import type { TurnReport } from '../domain/turn';
import type { Obeyed } from './obey';
import type { Room } from './room';
import type { Thread } from './thread';

type Reply = TurnReport['commands'][number];

/** A thread whose last turn asked for the plan to be saved: the one that there is now was, or its answer says why not (PM-017). */
export async function savedPlan(
  thread: Thread,
  { saves }: Pick<Obeyed, 'saves'>,
  { ports }: Pick<Room, 'ports'>,
): Promise<Thread> {
  const last = thread.turns.at(-1);
  if (saves === null || last === undefined) return thread;
  const answer = await saving(thread.plan, saves, ports);
  const isAsking = ({ text, ok }: Reply) => ok && text.startsWith('/save-plan');
  const commands = last.commands.map((one) => (isAsking(one) ? { ...one, ...answer } : one));
  return { ...thread, turns: [...thread.turns.slice(0, -1), { ...last, commands }] };
}

async function saving(
  plan: Thread['plan'],
  name: string,
  ports: Room['ports'],
): Promise<Pick<Reply, 'ok' | 'reply'>> {
  if (plan === null) return { ok: false, reply: 'There is no plan to save.' };
  const { printPlan } = await import('../core/plan-document/print');
  const file = name === '' ? usualPlanFile(plan) : name;
  const fault = await ports.savePlan(file, printPlan(plan));
  return fault === null
    ? { ok: true, reply: `The plan was saved to ${codeSpan(file)}.` }
    : { ok: false, reply: `The plan was not saved to ${codeSpan(file)}: ${fault}.` };
}
