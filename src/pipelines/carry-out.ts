import { tellVerdict } from '../core/approval/tell';
import type { Verdict } from '../domain/approval';
import type { Plan } from '../domain/plan';
import { act } from './act';
import type { Piece } from './piece';
import type { Room } from './room';
import type { Thread } from './thread';

/** Carries out a plan that the look right before has found approved (EP-05). */
export async function carryOut(
  thread: Thread,
  { plan, verdict }: { plan: Plan; verdict: Verdict },
  room: Room,
): Promise<Piece> {
  const { decision } = verdict;
  if (decision === null) return { thread, output: tellVerdict(verdict) };
  if (room.session?.state().isPaused) await room.session.record([{ kind: 'resumed' }]);
  const { thread: next, output } = await act({ plan, decision }, thread, room);
  return { thread: next, output: `${tellVerdict(verdict)}\n\n${output}` };
}
