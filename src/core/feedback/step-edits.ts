import type { PlanStep } from '../../domain/plan';

/**
 * The steps without some of them: what waited for one that goes waits for what that one waited for. Numbers stay.
 * Linear in steps and dependencies, but for what is taken over.
 */
export function withoutSteps(steps: readonly PlanStep[], gone: ReadonlySet<number>): PlanStep[] {
  if (gone.size === 0) return [...steps];
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const kept = (step: PlanStep): number[] => {
    const found = new Set<number>();
    const seen = new Set<number>();
    const open = [...step.dependencies].reverse();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!gone.has(next)) found.add(next);
      else if (!seen.has(next)) {
        seen.add(next);
        open.push(...[...(byNumber.get(next)?.dependencies ?? [])].reverse());
      }
    }
    found.delete(step.number);
    return [...found];
  };
  return steps
    .filter(({ number }) => !gone.has(number))
    .map((step) =>
      step.dependencies.some((number) => gone.has(number)) ? { ...step, dependencies: kept(step) } : step,
    );
}

/** Whether the steps wait for each other only because one stands behind the other. */
export function isRow(steps: readonly PlanStep[]): boolean {
  return steps.every(({ dependencies }, index) =>
    index === 0
      ? dependencies.length === 0
      : dependencies.length === 1 && dependencies[0] === steps[index - 1]?.number,
  );
}

/**
 * The steps with one before another; null when that one waits for it. Steps that stand in a row are put into the new order.
 */
export function inOrder(steps: readonly PlanStep[], first: number, then: number): PlanStep[] | null {
  const from = steps.findIndex(({ number }) => number === first);
  const to = steps.findIndex(({ number }) => number === then);
  const early = steps[from];
  if (early === undefined || to < 0) return null;
  if (from < to && waitsFor(steps, then, first)) return [...steps];
  if (isRow(steps)) {
    const others = steps.filter(({ number }) => number !== first);
    return inRow([...others.slice(0, to), early, ...others.slice(to)]);
  }
  if (waitsFor(steps, first, then)) return null;
  const linked = steps.map((step) =>
    step.number === then ? { ...step, dependencies: [...step.dependencies, first] } : step,
  );
  return sorted(linked);
}

/** Each waits for the one before it. */
export function inRow(steps: readonly PlanStep[]): PlanStep[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    return { ...step, dependencies: before === undefined ? [] : [before.number] };
  });
}

/** The steps numbered from 1 in their order, with their dependencies. */
export function renumbered(steps: readonly PlanStep[]): PlanStep[] {
  const numbers = new Map(steps.map(({ number }, index) => [number, index + 1]));
  return steps.map((step, index) => ({
    ...step,
    number: index + 1,
    dependencies: step.dependencies.flatMap((number) => numbers.get(number) ?? []),
  }));
}

function waitsFor(steps: readonly PlanStep[], step: number, needed: number): boolean {
  const byNumber = new Map(steps.map((one) => [one.number, one.dependencies]));
  const seen = new Set<number>();
  const open = [step];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const number of byNumber.get(next) ?? []) {
      if (number === needed) return true;
      if (!seen.has(number)) {
        seen.add(number);
        open.push(number);
      }
    }
  }
  return false;
}

/** Every step behind what it waits for; otherwise in the order they have. The steps hold no circle. */
function sorted(steps: readonly PlanStep[]): PlanStep[] {
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const done = new Set<number>();
  const out: PlanStep[] = [];
  for (const start of steps) {
    const open = [{ step: start, next: 0 }];
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const needed = byNumber.get(last.step.dependencies[last.next] ?? -1);
      last.next += 1;
      if (done.has(last.step.number)) open.pop();
      else if (last.next <= last.step.dependencies.length) {
        if (needed !== undefined && !done.has(needed.number)) open.push({ step: needed, next: 0 });
      } else {
        open.pop();
        done.add(last.step.number);
        out.push(last.step);
      }
    }
  }
  return out;
}
