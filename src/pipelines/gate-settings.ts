import type { Decision, Word } from '../domain/approval';
import type { Config } from '../domain/config';
import { RunError } from '../domain/errors';
import type { World } from '../domain/ports';
import type { Trust } from '../domain/task';
import { openPlanGate, type PlanGate } from './plan-gate';
import type { OpenedDesk } from './session-desk';

type Rules = Pick<Config, 'requiredApprovals' | 'approvers' | 'authorMayApprove' | 'planExpires'>;

const hour = 3_600_000;

/** The gate of a run, over its session; null: nothing is kept, so no later run could bring a decision. */
export async function gateOf(
  opened: OpenedDesk | null,
  { requiredApprovals, approvers, authorMayApprove, planExpires }: Rules,
  { clock, openBoard }: Pick<World, 'clock' | 'openBoard'>,
): Promise<PlanGate | null> {
  if (opened === null) return null;
  const { desk: session } = opened;
  const expiresAfter = planExpires === null ? null : planExpires * hour;
  const policy = { requiredApprovals, approvers, authorMayApprove, expiresAfter };
  const file = `${session.folder}/${session.id}.plan.md`;
  return openPlanGate({ session, open: () => openBoard(file), policy, clock });
}

/** How an approved plan is carried out where nobody says it. */
export function mannerOf({ permissionMode }: Pick<Config, 'permissionMode'>): 'default' | 'accept-edits' {
  return permissionMode === 'acceptEdits' ? 'accept-edits' : 'default';
}

/**
 * The word on a plan that the settings bring; null: none.
 * @param about whose task it is, and whether the run has words of its own
 * @throws RunError `input` for a word that does not say which plan is meant, or comes with a task; `permission` where no
 * person of this machine is there to decide
 */
export function wordOf(
  { approve, planId, plan, permissionMode }: Pick<Config, 'approve' | 'planId' | 'plan' | 'permissionMode'>,
  { tier, isAsked }: { tier: Trust['tier']; isAsked: boolean },
): Word | null {
  if (approve === null) {
    if (planId === null) return null;
    throw new RunError('input', '--plan-id says which plan is meant, and not what is to be done with it.', {
      hint: 'Add --approve default, accept-edits, feedback=TEXT or reject.',
    });
  }
  if ((plan || permissionMode === 'plan') && approve === 'accept-edits')
    throw new RunError(
      'input',
      'Plan Mode (--plan) changes nothing, and --approve accept-edits has changes made.',
      {
        hint: 'Leave one of them out; --approve default shows the changes without making them.',
      },
    );
  if (tier !== 'operator')
    throw new RunError(
      'permission',
      'Only the person who runs the program on a machine of their own decides with --approve.',
      {
        hint: 'Leave --approve out here.',
      },
    );
  if (isAsked)
    throw new RunError('input', '--approve decides on a plan, and does not go together with a task.', {
      hint: 'Decide in a run of its own, without the task.',
    });
  const [, words] = /^feedback=([\s\S]*)$/.exec(approve) ?? [];
  const decision = words === undefined ? (approve as Decision) : 'feedback';
  if (planId === null && (decision === 'default' || decision === 'accept-edits'))
    throw new RunError('input', '--approve does not say which plan is approved.', {
      hint: 'Add --plan-id and the id of the plan that you have read, at least its first 12 characters.',
    });
  return { planId, decision, words: words ?? '' };
}
