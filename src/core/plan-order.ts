import type { Plan, PlanStep } from '../domain/plan';

/** The steps in an order in which each comes behind those it depends on; of several the lower number first. */
export function stepOrder(steps: readonly PlanStep[]): PlanStep[] {
  const left = [...steps].sort((a, b) => a.number - b.number);
  const done = new Set<number>();
  const order: PlanStep[] = [];
  while (left.length > 0) {
    const free = left.findIndex(({ dependencies }) => dependencies.every((number) => done.has(number)));
    // A circle is a fault that is found before anybody approves; the rest then stands as it is written.
    const [next] = left.splice(Math.max(0, free), 1);
    if (next === undefined) break;
    done.add(next.number);
    order.push(next);
  }
  return order;
}

/** Which step makes each of the plan's proposed changes: the first that names their file, else the first of all. */
export function changesOfStep(plan: Plan, number: number): Plan['proposedChanges'] {
  const order = stepOrder(plan.steps);
  const maker = (path: string) => order.find(({ files }) => files.includes(path)) ?? order[0];
  return plan.proposedChanges.filter(({ path }) => maker(path)?.number === number);
}

/** Whether the plan itself holds every change that a step is for. */
export function isCovered(plan: Plan, step: PlanStep): boolean {
  if (step.files.length === 0) return changesOfStep(plan, step.number).length > 0;
  return step.files.every((file) => plan.proposedChanges.some(({ path }) => path === file));
}
