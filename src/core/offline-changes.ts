import type { PlanDraft, PlanStep } from '../domain/plan';
import { createStep } from './plan';

/** What was worked out of a task's own words. */
export interface WorkedOut {
  changes: PlanDraft['proposedChanges'];
  /** What was asked for and could not be worked out, and what to know of the rest; a sentence each. */
  told: readonly string[];
  notes: readonly string[];
  /** Whether the changes are all that the task asks for. */
  isAll: boolean;
}

const mostNamed = 5;

/**
 * A plan with the changes that were worked out without a model. Every file of a change is named by a step. Where the
 * changes are all that is asked for, or the plan knew no place to work, one step makes them.
 */
export function withOfflineChanges(draft: PlanDraft, worked: WorkedOut): PlanDraft {
  const { changes, isAll } = worked;
  const risks = [...draft.risks, ...worked.told, ...worked.notes];
  if (changes.length === 0) return { ...draft, risks };
  const end = endOf(draft.steps);
  const isAlone = isAll || draft.steps.every(({ files }) => files.length === 0);
  const before = isAlone ? [] : draft.steps.slice(0, end);
  const named = new Set(before.flatMap(({ files }) => files));
  const open = changes.filter(({ path }) => !named.has(path)).map(({ path }) => path);
  const made = open.length === 0 ? draft.steps : inRow([...before, stepFor(open), ...draft.steps.slice(end)]);
  return {
    ...draft,
    ...(isAlone ? placed(changes.map(({ path }) => path)) : {}),
    risks,
    steps: made,
    affectedFiles: affected(draft, changes, isAlone),
    proposedChanges: [...draft.proposedChanges, ...changes],
  };
}

/** Where the steps begin that only run commands, at the end. */
function endOf(steps: readonly PlanStep[]): number {
  let end = steps.length;
  while (end > 0 && steps[end - 1]?.files.length === 0 && steps[end - 1]?.commands.length !== 0) end -= 1;
  return end;
}

function stepFor(paths: readonly string[]): PlanStep {
  return createStep({
    number: 1,
    description: `Make the proposed ${paths.length === 1 ? 'change' : 'changes'} of ${listed(paths)}.`,
    files: [...paths],
    verification: 'The files are as the proposed diffs say.',
  });
}

function inRow(steps: readonly PlanStep[]): PlanStep[] {
  return steps.map((step, index) => ({
    ...step,
    number: index + 1,
    dependencies: index === 0 ? [] : [index],
  }));
}

/** What a plan says whose work the task itself has said. */
function placed(files: readonly string[]): Pick<PlanDraft, 'summary' | 'approach' | 'nextActions'> {
  return {
    summary: `The task itself says what to change: ${listed(files)}. The changes stand below as diffs.`,
    approach: 'Make the changes as the task has them, and check that nothing else is different.',
    nextActions: ['Read the proposed changes; approve the plan, or say what should be different.'],
  };
}

function affected(
  draft: PlanDraft,
  changes: PlanDraft['proposedChanges'],
  isAlone: boolean,
): PlanDraft['affectedFiles'] {
  const changed = new Set(changes.map(({ path }) => path));
  const kept = draft.affectedFiles.filter(({ path }) => !isAlone || changed.has(path));
  const known = new Set(kept.map(({ path }) => path));
  const fresh = changes.filter(({ path }) => !known.has(path));
  return [
    ...kept,
    ...fresh.map(({ path, description }) => ({
      path,
      reason: `A change of it is proposed: ${lower(description)}`,
    })),
  ];
}

function listed(paths: readonly string[]): string {
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : '';
  return paths.slice(0, mostNamed).join(', ') + more;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
