import { isProposable, type ToolVerdict } from '../core/can-use-tool';
import type { Plan } from '../domain/plan';
import type { Proposal, Tool } from '../domain/tool';
import type { ToolPorts } from '../domain/tool-ports';

/** Something that was asked for and that the approved plan does not cover. */
export interface Beyond {
  /** Why it was not done. */
  reason: string;
  /** What would have been done; null: it can be part of no plan. */
  proposal: Proposal | null;
}

/** The approved plan that a stage carries out, and what the stage asked for beyond it: with the first of it, it is over. */
export interface Carrying {
  plan: Plan;
  beyond: Beyond[];
}

type Proposed = Proposal | { kind: 'none'; reason: string };

/** What of a call is held against the plan: the file by its real name, the command as it would be run. */
export async function coveredBy(
  carrying: Carrying | null,
  tool: Tool,
  input: unknown,
  asked: string | null,
  ports: ToolPorts,
): Promise<{ path: string | null; command: string | null; approved: Plan | null }> {
  if (carrying === null) return { path: asked, command: null, approved: null };
  const approved = carrying.plan;
  if (asked !== null) {
    const place = await ports.files.standing(asked);
    return { path: place.ok ? place.path : asked, command: null, approved };
  }
  if (tool.effect !== 'exec' || tool.propose === undefined) return { path: null, command: null, approved };
  const would = await tool.propose(input, ports);
  return { path: null, command: would.kind === 'command' ? would.command : null, approved };
}

/** Why a call that is allowed is not done all the same: the run stops already. Null: it is. */
export function overAlready(carrying: Carrying | null, tool: Tool, { kind }: ToolVerdict): string | null {
  if (carrying === null || carrying.beyond.length === 0) return null;
  if (kind !== 'allow' || !isProposable(tool.effect)) return null;
  return `Not done: ${stops}`;
}

const stops =
  'something was asked for that the approved plan does not cover, so the run stops here. Nothing of this step is made. Hand in your answer.';

/** Keeps what was asked for, each file and each command once. */
export function keepBeyond(
  carrying: Carrying,
  reason: string,
  would: Proposed,
): { text: string; isKept: boolean } {
  const proposal = would.kind === 'none' ? null : would;
  const why = would.kind === 'none' ? `${reason} ${would.reason}` : reason;
  const key = keyOf(proposal);
  const isKnown = key !== null && carrying.beyond.some((one) => keyOf(one.proposal) === key);
  if (!isKnown) carrying.beyond.push({ reason: why, proposal });
  const kept =
    proposal === null
      ? ''
      : ' What you asked for becomes part of the plan, and people are asked to approve that.';
  return {
    text: `${why} The run stops here, and nothing of this step is made.${kept} Hand in your answer.`,
    isKept: proposal !== null,
  };
}

function keyOf(proposal: Proposal | null): string | null {
  if (proposal === null) return null;
  return proposal.kind === 'change' ? `change ${proposal.path}` : `command ${proposal.command}`;
}
