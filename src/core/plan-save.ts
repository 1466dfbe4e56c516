import type { Plan } from '../domain/plan';
import { templateFile } from './plan-template';
import { pathFault } from './prompts/plan-faults';

/** Where a plan is saved when nobody names a file. */
export function usualPlanFile({ id }: Pick<Plan, 'id'>): string {
  return `plan-${id.slice(0, 12)}.md`;
}

/** Why a plan cannot be saved to a path of the workspace, the rest of a sentence; null: it can. */
export function savePathFault(path: string): string | null {
  const fault = pathFault(path);
  if (fault !== null) return fault.replace(/\.$/, '');
  if (path === templateFile) return 'that is the template of the project’s plans';
  return /[^/]\.md$/.test(path) ? null : 'its name must end in .md';
}
