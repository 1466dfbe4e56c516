import type { PlanDraft, PlanStep } from '../domain/plan';
import type { OneStep } from '../domain/turn';
import { fileKind } from './file-kind';
import { createStep, stepFaults } from './plan';
import { closed } from './plan-material';
import { stepOrder } from './plan-order';

/** Files that a small change reaches at most, its tests not counted (IB-06, IB-07). */
export const mostQuickFiles = 3;

/** Why a plan keeps its steps although its request is worded as a small change; null: one step is enough. */
export function whySteps({ steps }: PlanDraft, oneStep: OneStep): string | null {
  if (oneStep === 'always') return null;
  const working = steps.filter(({ files }) => files.length > 0);
  // What one step does is one thing, in however many files: a renaming, the diffs that the task itself has.
  if (working.length < 2) return null;
  const files = new Set(working.flatMap((step) => step.files).filter((path) => fileKind(path) !== 'test'));
  return files.size > mostQuickFiles
    ? `The request is worded as a small change, and ${files.size} files take part; one of more than ${mostQuickFiles}, tests not counted, keeps its ${steps.length} steps.`
    : null;
}

/**
 * The plan of a small change (IB-07): one step, which does what the steps did, in their order, and is checked as they were.
 * A change that reaches further keeps its steps, and the approach says why.
 */
export function quickPlan(draft: PlanDraft, oneStep: OneStep): PlanDraft {
  // Steps that do not fit together are a fault that joining them would hide.
  if (draft.steps.length < 2 || stepFaults(draft.steps).length > 0) return draft;
  const why = whySteps(draft, oneStep);
  if (why !== null) return { ...draft, approach: `${closed(draft.approach)} ${why}` };
  return { ...draft, steps: [folded(stepOrder(draft.steps))] };
}

function folded(steps: readonly PlanStep[]): PlanStep {
  const each = (texts: readonly string[]) => [...new Set(texts.map(closed))].join(' ');
  return createStep({
    number: 1,
    description: each(steps.map(({ description }) => description)),
    files: [...new Set(steps.flatMap(({ files }) => files))],
    commands: [...new Set(steps.flatMap(({ commands }) => commands))],
    verification: each(steps.map(({ verification }) => verification)),
  });
}
