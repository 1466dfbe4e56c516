import { exitCall } from './hand-in';
import type { Room } from './room';
import type { Thread } from './thread';

/**
 * A thread whose plan is before people, if it is a new one: then it waits for their decision. What the gate has shown
 * already stays as it is.
 */
export async function offered(thread: Thread, before: Thread, room: Room): Promise<Thread> {
  const { gate, session } = room;
  const { plan } = thread;
  if (gate === null || plan === null || plan === before.plan) return thread;
  if (session?.state().versions.at(-1)?.id === plan.id) return thread;
  // The session has it; the next run on it puts it before people.
  if (room.ports.signal.aborted) return thread;
  const posted = await gate.post(plan);
  await exitCall(thread, room);
  return { ...thread, plan: posted, verdict: await gate.look(null) };
}
