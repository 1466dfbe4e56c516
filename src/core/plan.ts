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
  return {
    id: planId(draft),
    version: 1,
    createdAt: time,
    updatedAt: time,
    progress: progressOf(draft.steps),
    ...draft,
  };
}

/**
 * SHA-256 of the plan's canonical text. Check marks, version and times are left out: ticking a step keeps the
 * id, changing a word makes another plan.
 */
function planId(draft: PlanDraft): string {
  const { steps, ...rest } = draft;
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

function progressOf(steps: readonly PlanStep[]): Plan['progress'] {
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
  const numbers = steps.map((step) => step.number);
  const known = new Set(numbers);
  const faults = numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `Two steps have the number ${number}.`);
  for (const step of steps) {
    for (const needed of step.dependencies) {
      if (!known.has(needed))
        faults.push(`Step ${step.number} depends on step ${needed}, which is not in the plan.`);
    }
  }
  const state = new Map<number, 'open' | 'done'>();
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const visit = (number: number, path: number[]): void => {
    if (state.get(number) === 'done') return;
    if (state.get(number) === 'open') {
      faults.push(`Steps depend on each other in a circle: ${[...path, number].join(' → ')}.`);
      return;
    }
    state.set(number, 'open');
    for (const next of byNumber.get(number)?.dependencies ?? []) visit(next, [...path, number]);
    state.set(number, 'done');
  };
  for (const number of numbers) visit(number, []);
  return [...new Set(faults)];
}

/** The steps as todos: what is to be done, how far it is, and how it reads while it is done (OM-18). */
export function todosOf(plan: Plan): Todo[] {
  return plan.steps.map((step) => ({
    content: `${step.number}. ${step.description}`,
    status: step.completed ? 'completed' : 'pending',
    activeForm: `Working on step ${step.number} of ${plan.steps.length}`,
  }));
}
