import { markStepComplete } from '../core/plan';
import type { SessionChange } from '../core/session/fold';
import type { ActChange, ActReport } from '../domain/act';
import { RunError } from '../domain/errors';
import type { Plan, PlanStep } from '../domain/plan';
import type { ToolPorts } from '../domain/tool-ports';
import type { StepChange } from './act-changes';
import type { Making } from './act-step';
import type { Room } from './room';

/** A plan that people approved, and how it may be carried out. */
export interface Approved {
  plan: Plan;
  decision: 'default' | 'accept-edits';
}

/** How far the carrying out of a plan has come. */
export interface Acting extends Approved {
  room: Room;
  ports: ToolPorts;
  making: Making;
  steps: ActReport['steps'];
  changes: ActChange[];
  commands: ActReport['commands'];
  /** What the steps of this run made, in order. */
  made: StepChange[];
  /** Steps that others have to wait for in vain. */
  missing: Set<number>;
  /** Why no further step is begun, as the rest of a sentence; null: nothing stands in the way. */
  halt: string | null;
}

/** What the session keeps of a step's changes. */
export function keptChanges({ room }: Acting, number: number): SessionChange[] {
  return room.session?.state().changes.filter(({ step }) => step === number) ?? [];
}

/** Nothing was done for a step, or not all of it. */
export function leave({ steps }: Acting, number: number, note: string): void {
  steps.push({ number, status: 'open', note });
}

/** A step failed: the report, the coverage and the exit code say so. */
export function fail({ steps, missing, room }: Acting, number: number, note: string): void {
  missing.add(number);
  steps.push({ number, status: 'failed', note });
  const hint = 'The report’s `act` says how far the plan was carried out.';
  room.stages.notes.push({ failed: [{ what: `step ${number} of the plan`, reason: note }] });
  room.stages.faults.push(new RunError('tool', note, { hint }));
}

/** A change that does not fit the workspace any more ends the run: what would be built on it stands on nothing. */
export function stopAt(
  acting: Acting,
  change: Pick<ActChange, 'step' | 'path' | 'description' | 'diff'>,
  reason: string,
): void {
  acting.changes.push({ ...change, status: 'failed', note: reason });
  acting.halt = `step ${change.step} could not be carried out`;
  fail(acting, change.step, reason);
}

export function reported({ step, path, made }: StepChange): Omit<ActChange, 'status' | 'note'> {
  return { step, path, description: made.description, diff: made.diff };
}

/** A step that an earlier run brought to its end: it is told of, and not done again. */
export function keep(acting: Acting, { number }: PlanStep, status: 'done' | 'failed', note: string): void {
  for (const { path, made, status: state } of keptChanges(acting, number)) {
    const { description = '', diff = '' } = made ?? {};
    const now = state === 'applied' ? 'applied' : 'proposed';
    acting.changes.push({ step: number, path, description, diff, status: now, note: '' });
  }
  acting.commands.push(
    ...(acting.room.session?.state().commands.filter(({ step }) => step === number) ?? []),
  );
  if (status === 'failed') fail(acting, number, note);
  else acting.steps.push({ number, status, note });
}

/** The plan with the steps ticked that are done. */
export function ticked({ plan, steps, room }: Acting): Plan {
  const at = room.ports.clock.now();
  const done = steps.filter(({ status }) => status === 'done');
  return done.reduce((all, { number }) => markStepComplete(all, number, at), plan);
}
