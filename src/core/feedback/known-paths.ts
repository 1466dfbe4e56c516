import type { PlanDraft } from '../../domain/plan';
import { pathFault } from '../prompts/plan-faults';
import type { Target } from './wishes';

/** Every path that a plan names. */
export function pathsOf(plan: PlanDraft): string[] {
  return [
    ...new Set([
      ...plan.steps.flatMap(({ files }) => files),
      ...plan.affectedFiles.map(({ path }) => path),
      ...plan.proposedChanges.map(({ path }) => path),
    ]),
  ];
}

/**
 * The paths that a target means: the file itself, else those that end with it, else those of a folder of that name, else
 * those whose file has that name without its ending. Where several fit, all: whoever keeps others out means each.
 */
export function pathsMeant({ name, isFolder }: Target, paths: readonly string[]): string[] {
  if (/\s/.test(name) || name === '' || name.length > 300) return [];
  const wanted = name.toLowerCase();
  const exact = isFolder ? [] : paths.filter((path) => path === name);
  if (exact.length > 0) return exact;
  const lower = paths.map((path) => ({ path, low: path.toLowerCase() }));
  const chosen = (fits: (low: string) => boolean) =>
    lower.filter(({ low }) => fits(low)).map(({ path }) => path);
  const ending = isFolder ? [] : chosen((low) => low === wanted || low.endsWith(`/${wanted}`));
  if (ending.length > 0) return ending;
  const below = chosen((low) => low.startsWith(`${wanted}/`));
  if (below.length > 0) return below;
  const within = chosen((low) => `/${low}`.includes(`/${wanted}/`));
  if (within.length > 0 || isFolder || wanted.includes('/')) return within;
  return chosen((low) => stemOf(low) === wanted);
}

/** Whether a name can only be that of a file or a folder. */
export function isPathLike({ name, isFolder }: Target): boolean {
  return !/\s/.test(name) && pathFault(name) === null && (isFolder || /\/|\.[A-Za-z0-9]{1,8}$/.test(name));
}

function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.indexOf('.', 1);
  return dot < 0 ? name : name.slice(0, dot);
}
