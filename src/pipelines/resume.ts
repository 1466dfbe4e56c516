import { tellVerdict } from '../core/approval/tell';
import type { Verdict } from '../domain/approval';
import type { Piece } from './piece';
import type { Room } from './room';
import type { Thread } from './thread';

/** Goes on with a run whose plan is approved: says how it is carried out. */
export async function goOn(thread: Thread, verdict: Verdict, { session }: Room): Promise<Piece> {
  const { decision, plan } = verdict;
  const command = `node dist/index.js --session ${session?.id} --plan-id ${plan.id.slice(0, 12)} --approve ${decision}`;
  return { thread, output: `${tellVerdict(verdict)}\n\nThis carries it out: \`${command}\`` };
}
