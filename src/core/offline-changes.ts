import type { PlanDraft, PlanStep } from '../domain/plan';
import { createStep } from './plan';

/** What was worked out of a task's own words: changes, and what could not be, a sentence each. */
export interface WorkedOut {
  changes: PlanDraft['proposedChanges'];
  told: readonly string[];
}

/**
 * A plan with the changes that were worked out without a model. Every file of a change is named by a step; a plan that
 * knew no place to work has its steps from the changes.
 */
export function withOfflineChanges(draft: PlanDraft, { changes, told }: WorkedOut): PlanDraft {
  const risks = told.length === 0 ? draft.risks : [...draft.risks, ...told];
  if (changes.length === 0) return { ...draft, risks };
  const isLost = draft.steps.every(({ files }) => files.length === 0);
  const named = new Set(draft.steps.flatMap(({ files }) => files));
  const open = changes.filter(({ path }) => !named.has(path));
  const known = new Set(draft.affectedFiles.map(({ path }) => path));
  const files = changes.map(({ path }) => path);
  return {
    ...draft,
    ...(isLost ? placed(files) : {}),
    risks,
    steps: withSteps(isLost ? draft.steps.filter(({ commands }) => commands.length > 0) : draft.steps, open),
    affectedFiles: [
      ...draft.affectedFiles,
      ...changes
        .filter(({ path }) => !known.has(path))
        .map(({ path, description }) => ({
          path,
          reason: `a change of it is proposed: ${lower(description)}`,
        })),
    ],
    proposedChanges: [...draft.proposedChanges, ...changes],
  };
}

/** What a plan says that has a place to work after all. */
function placed(files: readonly string[]): Pick<PlanDraft, 'summary' | 'approach' | 'nextActions'> {
  return {
    summary: `The task itself says what to change: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''}. The changes stand below as diffs.`,
    approach: 'Make the changes as the task has them, and check that nothing else is different.',
    nextActions: [
      'Read the proposed changes; approve the plan, or say what should be different. Nothing has been changed.',
    ],
  };
}

/** One step for the changes that no step names, before the steps at the end that only run commands. */
function withSteps(steps: readonly PlanStep[], open: PlanDraft['proposedChanges']): PlanStep[] {
  if (open.length === 0) return [...steps];
  let end = steps.length;
  while (end > 0 && steps[end - 1]?.files.length === 0 && steps[end - 1]?.commands.length !== 0) end -= 1;
  const paths = open.map(({ path }) => path);
  const step = createStep({
    number: 1,
    description: `Make the proposed ${open.length === 1 ? 'change' : 'changes'} of ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}.`,
    files: paths,
    verification: 'The files are as the proposed diffs say.',
  });
  return [...steps.slice(0, end), step, ...steps.slice(end)].map((one, index) => ({
    ...one,
    number: index + 1,
    dependencies: index === 0 ? [] : [index],
  }));
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
