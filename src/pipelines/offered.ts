import { exitCall } from './hand-in';
import type { Room } from './room';
import type { Thread } from './thread';

/**
 * A thread whose plan is before people, if it is a new one: then it waits for their decision. What the gate has shown
 * already stays as it is, and a plan that only says what is missing is a question: nobody can decide on it.
 */
export async function offered(thread: Thread, before: Thread, room: Room): Promise<Thread> {
  const { gate, session } = room;
  const { plan } = thread;
  // A plan of a run that was stopped may be half examined: it stays a draft.
  if (room.ports.signal.aborted) return thread;
  if (gate === null || plan === null || plan === before.plan || thread.isUnclear) return thread;
  if (session?.state().versions.at(-1)?.id === plan.id) return thread;
  const posted = await gate.post(plan);
  await exitCall(thread, room);
  return { ...thread, plan: posted, verdict: await gate.look(null) };
}
