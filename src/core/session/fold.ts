import type { ApprovalEvent, ApprovalState, PlanRef } from '../../domain/approval';
import type { ModeState } from '../../domain/mode-state';
import type { Plan } from '../../domain/plan';
import type { ChangeMade, SessionEvent, SessionHead } from '../../domain/session';
import type { Status } from '../../domain/status';
import { markStepComplete } from '../plan';

type Of<Kind extends SessionEvent['kind']> = SessionEvent & { kind: Kind };

/** How far a change of a file has come, and what it is. */
export type SessionChange = Pick<Of<'change'>, 'step' | 'path' | 'before' | 'after' | 'status'> & {
  made: ChangeMade | null;
};

/** All that a session's events say, as a value. */
export interface SessionState {
  head: SessionHead;
  /** When the last thing happened. */
  at: number;
  task: Of<'task'>['task'] | null;
  /** What was said before `said`, in short; '' when nothing was compacted. */
  summary: string;
  said: readonly Pick<Of<'said'>, 'role' | 'text'>[];
  /** As it was kept; `restoreState` fits it to the settings of a run. */
  mode: ModeState | null;
  /** The plan that holds, its done steps ticked; null: there is none, or it was cancelled. */
  plan: Plan | null;
  /** All versions as they were made, the last one last. */
  versions: readonly Plan[];
  /** For `worldOf`: what happened to the plan on its way to approval. */
  approval: readonly ApprovalEvent[];
  /** The question that waits for an answer; null: none does. */
  question: Pick<Of<'asked'>, 'question' | 'options'> | null;
  /** How often was asked back about this task. */
  rounds: number;
  /** What is being carried out, or was; null: nothing yet. */
  act: { plan: PlanRef; decision: 'default' | 'accept-edits' } | null;
  /** What became of the steps that were begun, by number. */
  steps: ReadonlyMap<number, Pick<Of<'step'>, 'status' | 'note'>>;
  /** What the steps change, in their order, each file of a step once. */
  changes: readonly SessionChange[];
  commands: readonly Pick<Of<'command'>, 'step' | 'command' | 'exitCode' | 'note'>[];
  isPaused: boolean;
  /** Why it was given up; null: it was not. */
  aborted: string | null;
  /** How the last run that ended did so; null: none has. */
  status: Status | null;
}

export function openSession(head: SessionHead): SessionState {
  return { ...emptyWork, head, at: head.createdAt, task: null, summary: '', said: [], mode: null };
}

/** What a task has brought; a new task begins with nothing of it. */
const emptyWork = {
  plan: null,
  versions: [],
  approval: [],
  question: null,
  rounds: 0,
  act: null,
  steps: new Map(),
  changes: [],
  commands: [],
  isPaused: false,
  aborted: null,
  status: null,
};

/** The state after all events. */
export function foldSession(head: SessionHead, events: readonly SessionEvent[]): SessionState {
  return events.reduce(stepSession, openSession(head));
}

/** The state after one more event. */
export function stepSession(before: SessionState, event: SessionEvent): SessionState {
  const state = { ...before, at: Math.max(before.at, event.at) };
  switch (event.kind) {
    case 'task':
      return { ...state, ...emptyWork, task: event.task };
    case 'said':
      return { ...state, said: [...state.said, { role: event.role, text: event.text }] };
    case 'compacted':
      return { ...state, said: [], summary: event.summary };
    case 'mode':
      return { ...state, mode: event.state };
    case 'planned':
      return { ...state, ...planned(state, event.plan) };
    case 'plan-cancelled':
      return { ...state, plan: null };
    case 'approval':
      return { ...state, approval: [...state.approval, event.event] };
    case 'asked':
      return {
        ...state,
        question: { question: event.question, options: event.options },
        rounds: state.rounds + 1,
      };
    case 'answered':
      return { ...state, question: null };
    default:
      return carried(state, event);
  }
}

/** A plan that is new begins with nothing done. */
function planned({ versions }: SessionState, plan: Plan): Partial<SessionState> {
  return {
    plan,
    versions: [...versions, plan],
    act: null,
    steps: new Map(),
    changes: [],
    commands: [],
  };
}

type Carried = Of<'act' | 'step' | 'change' | 'command' | 'paused' | 'resumed' | 'aborted' | 'ended'>;

/** What happens while a plan is carried out. */
function carried(state: SessionState, event: Carried): SessionState {
  switch (event.kind) {
    case 'act':
      return { ...state, act: { plan: event.plan, decision: event.decision } };
    case 'step': {
      const { number, status, note } = event;
      const plan =
        state.plan && status === 'done' ? markStepComplete(state.plan, number, event.at) : state.plan;
      const steps = new Map(state.steps).set(number, { status, note });
      if (status !== 'started') return { ...state, plan, steps };
      // It is begun anew: what an earlier run proposed for it and did not finish proposing is void.
      const others = <Entry extends { step: number }>(all: readonly Entry[]) =>
        all.filter((one) => one.step !== number);
      return { ...state, plan, steps, changes: others(state.changes), commands: others(state.commands) };
    }
    case 'change':
      return { ...state, changes: withChange(state.changes, event) };
    case 'command': {
      const { step, command, exitCode, note } = event;
      return { ...state, commands: [...state.commands, { step, command, exitCode, note }] };
    }
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed':
      return { ...state, isPaused: false };
    case 'aborted':
      return { ...state, aborted: event.why };
    case 'ended':
      return { ...state, status: event.status };
  }
}

/** A later word on a change takes the place of the one before, and what it is stays. */
function withChange(changes: readonly SessionChange[], event: Of<'change'>): SessionChange[] {
  const { step, path, before, after, status } = event;
  const at = changes.findIndex((one) => one.step === step && one.path === path);
  const made = event.made ?? changes[at]?.made ?? null;
  const next = { step, path, before, after, status, made };
  return at < 0 ? [...changes, next] : changes.with(at, next);
}

/**
 * What is under way in a session, so that the next request goes on with it; null: nothing is.
 * @param approval how its plan stands; null: it is not known, or does not matter any more
 */
export function activeRun(
  { plan, act, isPaused, aborted }: SessionState,
  approval: ApprovalState | null,
): { status: 'running' | 'paused' | 'awaiting_approval' } | null {
  if (plan === null || aborted !== null || plan.progress.done === plan.progress.total) return null;
  if (approval === 'void' || approval === 'expired' || approval === 'rejected') return null;
  if (isPaused) return { status: 'paused' };
  return { status: act === null ? 'awaiting_approval' : 'running' };
}

/** Why a session cannot be used here; null: it can. */
export function placeFault(head: SessionHead, place: string): string | null {
  if (head.place === place) return null;
  return `The session ${head.id} belongs to ${head.place}, not to ${place}.`;
}
