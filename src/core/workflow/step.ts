import type { WorkflowName } from '../../domain/command';
import { mostHanded, mostTitle } from '../../domain/kept-limits';
import type { StageStatus, WorkflowState } from '../../domain/workflow';
import { wellFormed } from '../clean';
import { type Handed, type Stage, workflows } from './workflows';

/** What happens to the stage that a workflow has come to. */
export type WorkflowSignal =
  /** It did its work; `handed` is what the next ones get. */
  | { kind: 'done'; handed: string }
  /** It could not do its work, as a sentence. It stays the current one, so that a later run tries it again. */
  | { kind: 'failed'; reason: string }
  /** A person leaves it out (`/workflow next`). */
  | { kind: 'next' };

/** The state behind a signal, and what to tell a person. */
export interface WorkflowStep {
  state: WorkflowState;
  message: string;
}

/** A workflow at its first stage. `at` in milliseconds since the epoch. */
export function startWorkflow(
  name: WorkflowName,
  { id, title, body }: { id: string; title: string; body: string },
  at: number,
): WorkflowState {
  const stages = workflows[name].map(({ mode }, index) => ({
    mode,
    status: (index === 0 ? 'active' : 'pending') as StageStatus,
    handed: '',
  }));
  const request = { title: wellFormed(title.slice(0, mostTitle)), body: bounded(body) };
  return { version: 1, name, taskId: id.slice(0, 64), request, startedAt: at, position: 0, stages };
}

/** The stage that a workflow has come to; null when it is over. */
export function currentStage(state: WorkflowState): Stage | null {
  return workflows[state.name][state.position] ?? null;
}

/** Applies a signal to the current stage. A workflow that is over stays as it is, and the message says so. */
export function stepWorkflow(state: WorkflowState, signal: WorkflowSignal): WorkflowStep {
  const stage = currentStage(state);
  if (stage === null) {
    return {
      state,
      message: `The workflow ${state.name} is over; \`/workflow ${state.name}\` starts it anew.`,
    };
  }
  const title = `Stage ${state.position + 1} (${stage.mode}) of ${state.name}`;
  if (signal.kind === 'failed') {
    const message = `${title} failed: ${signal.reason} It is tried again next time; \`/workflow next\` leaves it out.`;
    return { state: withStage(state, 'failed', signal.reason, state.position), message };
  }
  const skipped = signal.kind === 'next';
  const after = withStage(
    state,
    skipped ? 'skipped' : 'done',
    skipped ? '' : signal.handed,
    state.position + 1,
  );
  const following = currentStage(after);
  const next = following === null ? 'The workflow is over.' : `Next: ${following.mode}. ${following.purpose}`;
  return { state: after, message: `${title} ${skipped ? 'was left out' : 'is done'}. ${next}` };
}

function withStage(
  state: WorkflowState,
  status: StageStatus,
  handed: string,
  position: number,
): WorkflowState {
  const stages = state.stages.map((stage, index) => {
    if (index === state.position) return { ...stage, status, handed: bounded(handed) };
    return index === position ? { ...stage, status: 'active' as const } : stage;
  });
  return { ...state, position, stages };
}

function bounded(text: string): string {
  if (text.length <= mostHanded) return text;
  const sign = `\n… (${text.length - mostHanded + 100} more characters were cut)`;
  return wellFormed(text.slice(0, mostHanded - 100)) + sign;
}

/** What the stages before handed on to the current one. */
export interface Material {
  given: { what: Handed; from: WorkflowState['stages'][number]['mode']; text: string }[];
  /** What it needs and nobody handed on: that stage was left out. */
  missing: Handed[];
}

/** For each thing that the current stage needs, the newest that was handed on. */
export function materialFor(state: WorkflowState): Material {
  const stages = workflows[state.name];
  const material: Material = { given: [], missing: [] };
  for (const what of currentStage(state)?.needs ?? []) {
    const index = stages.findLastIndex(
      (stage, place) =>
        place < state.position && stage.handsOn === what && state.stages[place]?.status === 'done',
    );
    const from = state.stages[index];
    if (from === undefined) material.missing.push(what);
    else material.given.push({ what, from: from.mode, text: from.handed });
  }
  return material;
}
