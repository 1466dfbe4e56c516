import { tellVerdict } from '../core/approval/tell';
import type { Verdict } from '../domain/approval';
import type { Piece } from './piece';
import type { Room } from './room';
import type { Thread } from './thread';

/** Carries out a plan that is approved (EP-05); how, the verdict says. */
export async function carryOut(thread: Thread, verdict: Verdict, { session }: Room): Promise<Piece> {
  if (session?.state().isPaused) await session.record([{ kind: 'resumed' }]);
  return { thread, output: tellVerdict(verdict) };
}
