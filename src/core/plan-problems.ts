import type { PlanDraft } from '../domain/plan';
import { stepFaults } from './plan';
import { pathFaults } from './prompts/plan-faults';

const lists = [
  'objectives',
  'constraints',
  'assumptions',
  'testPlan',
  'risks',
  'alternatives',
  'rollback',
  'successCriteria',
  'nextActions',
] as const;
const most = 20;

/**
 * Why a plan cannot be put before people, each a sentence; empty when it can. For plans of any origin and size: a section
 * that says nothing, steps that do not fit together, files that are not of the workspace. At most 20.
 */
export function planProblems(plan: PlanDraft): string[] {
  return [...blankParts(plan), ...stepFaults(plan.steps), ...pathFaults(plan)].slice(0, most);
}

/** What of a plan says nothing, each a sentence: such a plan cannot be kept, as nobody could read it again. */
export function blankParts(plan: PlanDraft): string[] {
  return [...blankSections(plan), ...blankSteps(plan)];
}

function blankSections(plan: PlanDraft): string[] {
  const texts = (['title', 'summary', 'approach'] as const).filter((name) => isBlank(plan[name]));
  const empty = lists.filter((name) => plan[name].every(isBlank) || plan[name].includes(''));
  return [...texts, ...empty].map((name) => `The section "${name}" says nothing.`);
}

function blankSteps({ steps }: PlanDraft): string[] {
  if (steps.length === 0) return ['The plan has no step.'];
  return steps.flatMap(({ number, description, verification }) => [
    ...(isBlank(description) ? [`Step ${number} does not say what to do.`] : []),
    ...(isBlank(verification) ? [`Step ${number} does not say how to tell that it is done.`] : []),
  ]);
}

function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
