import { tellVerdict } from '../core/approval/tell';
import type { Verdict } from '../domain/approval';
import { act } from './act';
import type { Piece } from './piece';
import type { Room } from './room';
import type { Thread } from './thread';

/** Carries out a plan that is approved (EP-05); how, the verdict says. */
export async function carryOut(thread: Thread, verdict: Verdict, room: Room): Promise<Piece> {
  const { plan } = thread;
  const { decision } = verdict;
  if (plan === null || decision === null) throw new Error('There is no approved plan.');
  const { session } = room;
  if (session?.state().isPaused) await session.record([{ kind: 'resumed' }]);
  const { thread: next, output } = await act({ plan, decision }, thread, room);
  return { thread: next, output: `${tellVerdict(verdict)}\n\n${output}` };
}
