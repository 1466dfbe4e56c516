import type { Plan, PlanDraft, PlanStep } from '../domain/plan';
import type { Task } from '../domain/task';
import { taskId } from './task-file';

/** One step of a plan as a task of its own. */
export function stepTask(task: Task, plan: Pick<Plan, 'title'>, step: PlanStep): Task {
  const title = step.description.split('\n')[0] ?? step.description;
  const body = [
    `Step ${step.number} of the plan "${plan.title}", and this step alone:`,
    step.description,
    ...(step.files.length === 0 ? [] : [`Files: ${step.files.join(', ')}`]),
    `Done when: ${step.verification}`,
  ].join('\n');
  return { ...task, title, body, id: taskId(title, body) };
}

/**
 * A plan in which one step is worked out: with the changes of a plan that was made for that step alone. Its files and
 * commands become those of the step, so that what is approved is what will be done; all other steps stay.
 */
export function stepFixed(plan: Plan, number: number, fix: PlanDraft): PlanDraft {
  const {
    id: _id,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    progress: _done,
    ...words
  } = plan;
  const files = unique(fix.proposedChanges.map(({ path }) => path));
  const commands = unique(fix.steps.flatMap((step) => step.commands));
  const known = new Set(plan.affectedFiles.map(({ path }) => path));
  const reason = `Step ${number} changes it.`;
  return {
    ...words,
    steps: plan.steps.map((step) =>
      step.number === number
        ? {
            ...step,
            files: unique([...step.files, ...files]),
            commands: unique([...step.commands, ...commands]),
          }
        : step,
    ),
    affectedFiles: [
      ...plan.affectedFiles,
      ...files.filter((path) => !known.has(path)).map((path) => ({ path, reason })),
    ],
    proposedChanges: [
      ...plan.proposedChanges.filter(({ path }) => !files.includes(path)),
      ...fix.proposedChanges,
    ],
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
