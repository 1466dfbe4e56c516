import type { Plan, PlanDraft, PlanStep, Todo } from '../domain/plan';
import { sha256Hex } from './hash';

/** A step with its defaults: nothing done, no files, no dependencies (OM-20). */
export function createStep(step: Pick<PlanStep, 'number' | 'description'> & Partial<PlanStep>): PlanStep {
  return {
    files: [],
    dependencies: [],
    commands: [],
    verification: 'Read the change once more against this step.',
    completed: false,
    ...step,
  };
}

/**
 * A plan from what a planner wrote (OM-22).
 * @param at time of creation, milliseconds since the epoch
 */
export function createPlan(draft: PlanDraft, at: number): Plan {
  const time = new Date(at).toISOString();
  const words = wordsOf(draft);
  return {
    id: planId(words),
    version: 1,
    createdAt: time,
    updatedAt: time,
    progress: progressOf(words.steps),
    ...words,
  };
}

/**
 * The version of a plan that takes its place: a new id where a word is different.
 * @param at milliseconds since the epoch
 */
export function revisePlan(before: Plan, draft: PlanDraft, at: number): Plan {
  return { ...createPlan(draft, at), version: before.version + 1, createdAt: before.createdAt };
}

/** What a planner wrote of a plan, without what was added to it. */
function wordsOf(plan: PlanDraft | Plan): PlanDraft {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...rest } = plan as Plan;
  const { progress: _progress, ...words } = rest;
  return words;
}

/**
 * SHA-256 of the plan's canonical text. Check marks, version and times are left out: ticking a step keeps the
 * id, changing a word makes another plan.
 */
export function planId(plan: PlanDraft | Plan): string {
  const { steps, ...rest } = wordsOf(plan);
  const canonical = { ...rest, steps: steps.map(({ completed: _done, ...step }) => step) };
  return sha256Hex(canonicalJson(canonical));
}

/** JSON with sorted keys, so that the order in which a planner writes its sections does not matter. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`);
  return `{${entries.join(',')}}`;
}

/** How many of the steps are done. */
export function progressOf(steps: readonly PlanStep[]): Plan['progress'] {
  const done = steps.filter((step) => step.completed).length;
  return {
    done,
    total: steps.length,
    percentage: steps.length === 0 ? 0 : Math.floor((100 * done) / steps.length),
  };
}

/**
 * The plan with one step done (OM-23). A number that is not in the plan changes nothing.
 * @param at milliseconds since the epoch
 */
export function markStepComplete(plan: Plan, number: number, at: number): Plan {
  if (!plan.steps.some((step) => step.number === number && !step.completed)) return plan;
  const steps = plan.steps.map((step) => (step.number === number ? { ...step, completed: true } : step));
  return { ...plan, steps, progress: progressOf(steps), updatedAt: new Date(at).toISOString() };
}

/** A plan as JSON text, and back (OM-24). */
export function serializePlan(plan: Plan): string {
  return JSON.stringify(plan);
}

/** What is wrong with a plan's steps, each a sentence: unknown numbers, numbers used twice, circles. Empty when they are sound. */
export function stepFaults(steps: readonly PlanStep[]): string[] {
  const needs = new Map<number, readonly number[]>();
  const twice = new Set<number>();
  for (const { number, dependencies } of steps) {
    if (needs.has(number)) twice.add(number);
    else needs.set(number, dependencies);
  }
  const unknown = steps.flatMap(({ number, dependencies }) =>
    dependencies
      .filter((needed) => !needs.has(needed))
      .map((needed) => `Step ${number} depends on step ${needed}, which is not in the plan.`),
  );
  const doubles = [...twice].map((number) => `Two steps have the number ${number}.`);
  return [...new Set([...doubles, ...unknown, ...circles(needs)])];
}

/** Every circle that is met on a walk along the dependencies; without recursion, as a chain can be as long as a plan. */
function circles(needs: ReadonlyMap<number, readonly number[]>): string[] {
  const found: string[] = [];
  const done = new Set<number>();
  for (const start of needs.keys()) {
    const path: number[] = [];
    const onPath = new Set<number>();
    const open = [{ number: start, next: 0 }];
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const { number } = last;
      if (last.next === 0 && !done.has(number)) {
        path.push(number);
        onPath.add(number);
      }
      const needed = done.has(number) ? undefined : needs.get(number)?.[last.next];
      last.next += 1;
      if (needed === undefined) {
        open.pop();
        if (onPath.delete(number)) path.pop();
        done.add(number);
      } else if (onPath.has(needed)) {
        const circle = [...path.slice(path.indexOf(needed)), needed];
        found.push(`Steps depend on each other in a circle: ${circle.join(' → ')}.`);
      } else if (!done.has(needed)) open.push({ number: needed, next: 0 });
    }
  }
  return found;
}

/**
 * The steps as todos: what is to be done, how far it is, and how it reads while it is done (OM-18).
 * @param active number of the step that is being worked on; null: none is
 */
export function todosOf(plan: Plan, active: number | null = null): Todo[] {
  return plan.steps.map(({ number, description, completed }) => ({
    content: `${number}. ${description}`,
    status: completed ? 'completed' : number === active ? 'in_progress' : 'pending',
    activeForm: `Working on step ${number} of ${plan.steps.length}`,
  }));
}
