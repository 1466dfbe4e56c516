import { tellVerdict } from '../core/approval/tell';
import { type Decision, decisions } from '../domain/approval';
import type { Command } from '../domain/command';
import { asRunError } from '../domain/errors';
import type { Followed, Obeyed } from './obey';
import type { PlanGate } from './plan-gate';
import type { Room } from './room';

type Deciding = Extract<Command, { kind: 'decide' | 'plan-cancel' }>;

/**
 * Follows a command about the plan of an earlier run (OM-45, OM-46, PM-011). A decision is only taken down: the gate weighs
 * it when the turn is worked on, behind all other commands of it.
 */
export async function decided(obeyed: Obeyed, command: Command, room: Room): Promise<Followed> {
  const no = (reply: string, changes: Partial<Obeyed> = {}): Followed => ({
    obeyed: { ...obeyed, ...changes },
    ok: false,
    reply,
  });
  const { gate } = room;
  const fault = faultOf(room);
  if (fault !== null || gate === null) return no(fault ?? unkept);
  const asked = command as Deciding;
  if (asked.kind !== 'decide') return cancelled(obeyed, gate);
  if (obeyed.workflow !== null || obeyed.actions.length > 0) return no(notBeside);
  const decision = asked.decision ?? room.manner;
  const words = obeyed.text.trim();
  // A word of approval beside a wish is not taken for one, nor is the wish taken for a task that replaces the plan.
  if (decision !== 'feedback' && words !== '') return no(notAlone, { text: '' });
  const before = obeyed.word;
  if (before !== null && caution(before.decision) >= caution(decision)) return no(careful);
  const word = { planId: null, decision, words };
  return { obeyed: { ...obeyed, word, text: '' }, ok: true, reply: '' };
}

/** Why nobody decides here, a sentence or two; null: the person may. */
function faultOf({ task, gate }: Room): string | null {
  if (task.trust.tier !== 'operator')
    return 'This was not followed: only the person who runs the program on a machine of their own decides on a plan this way.';
  if (gate === null) return unkept;
  if (gate.offered() === null)
    return 'This was not followed: no earlier run has put a plan before you. Plan first, read the plan, then decide in a run of its own with `--session ID`.';
  return null;
}

const unkept =
  'This was not followed: no session is kept, so there is no plan to decide on. Say which one with `--session ID`.';
const notAlone =
  'This was not followed, and neither was the text beside it: an approval or a rejection stands alone in its turn. Write `/feedback` and what is to be different, or decide without further words.';
const notBeside =
  'This was not followed: a decision stands alone in its turn, without a workflow or the actions of modes.';
const careful = 'This was not followed: of several decisions in one turn the most cautious one counts.';

function caution(decision: Decision): number {
  return decisions.indexOf(decision);
}

async function cancelled(obeyed: Obeyed, gate: PlanGate): Promise<Followed> {
  try {
    const verdict = await gate.cancel();
    const thread = { ...obeyed.thread, plan: null, verdict: null, leftPlan: null };
    return { obeyed: { ...obeyed, thread }, ok: true, reply: verdict === null ? '' : tellVerdict(verdict) };
  } catch (thrown) {
    const { message, hint } = asRunError(thrown);
    return { obeyed, ok: false, reply: hint === null ? message : `${message} ${hint}` };
  }
}
