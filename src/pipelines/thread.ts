import { mergeConclusions } from '../core/merge-conclusions';
import type { FinishedStage } from '../core/mode-metrics';
import type { ActReport } from '../domain/act';
import type { Verdict } from '../domain/approval';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence } from '../domain/evidence';
import type { Intent } from '../domain/intent';
import type { ModeState, ModeSuggestion, Said, Transition } from '../domain/mode-state';
import type { Plan } from '../domain/plan';
import type { Task } from '../domain/task';
import type { Answer, Handed, Thinking, TurnReport } from '../domain/turn';
import type { WorkflowState } from '../domain/workflow';
import { type Judged, nothingJudged } from './judge';

/** What a task's turns have brought so far. A value: each turn makes the next one. */
export interface Thread {
  state: ModeState;
  /** All changes of mode, in order. */
  transitions: readonly Transition[];
  /** Modes that might fit, as the last turn saw it. */
  suggestions: readonly ModeSuggestion[];
  said: readonly Said[];
  handed: readonly Handed[];
  turns: readonly TurnReport[];
  intent: Intent | null;
  /** The last turn's task; null: no turn worked. */
  task: Task | null;
  /** The facts that were gathered last; null: none were. */
  evidence: Evidence | null;
  plan: Plan | null;
  /** The plan that the critics saw, where it was written again for what they found. */
  examined: Plan | null;
  /** How the plan stood when it was looked at last; null: it was put before nobody. */
  verdict: Verdict | null;
  /** Whether a person's word on the plan came with this run. */
  isDecided: boolean;
  /** How the plan was carried out; null: it was not. */
  act: ActReport | null;
  /** What is different from the version of the plan before. */
  planChanges: readonly string[];
  /** Stages that are over, for the metrics. */
  finished: readonly FinishedStage[];
  /** One for each mode that examined anything. */
  conclusions: readonly Conclusion[];
  judged: Judged;
  answer: Answer | null;
  thinking: Thinking | null;
  workflow: WorkflowState | null;
  /** Id of the plan that an earlier run of the session left under way; null: it left none. */
  leftPlan: string | null;
  /** How often the request was asked back about; begins anew with every request that is understood. */
  clarifications: number;
  /** The request that was asked back about and not answered yet; null: none. */
  unanswered: string | null;
  /** How the last turn that worked ended: with a question back, or not. */
  isUnclear: boolean;
  /** What the person should know. */
  warnings: readonly string[];
  custom?: unknown;
}

export function openThread(state: ModeState, workflow: WorkflowState | null): Thread {
  return {
    state,
    transitions: [],
    suggestions: [],
    said: [],
    handed: [],
    turns: [],
    intent: null,
    task: null,
    evidence: null,
    plan: null,
    examined: null,
    verdict: null,
    isDecided: false,
    act: null,
    planChanges: [],
    finished: [],
    conclusions: [],
    judged: nothingJudged,
    answer: null,
    thinking: null,
    workflow,
    leftPlan: null,
    clarifications: 0,
    unanswered: null,
    isUnclear: false,
    warnings: [],
  };
}

/** Conclusions with later ones: a mode that examines twice in a thread keeps what it found the first time. */
export function together(before: readonly Conclusion[], after: readonly Conclusion[]): Conclusion[] {
  const modes = [...new Set([...before, ...after].map(({ mode }) => mode))];
  return modes.flatMap((mode) => {
    const all = [...before, ...after].filter((one) => one.mode === mode);
    const [first, ...others] = all;
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [mergeConclusions(mode, all, null)];
  });
}
