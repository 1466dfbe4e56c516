import type { Behaviour, Intent } from './intent';
import type { ModeName } from './mode';
import type { Transition } from './mode-state';

/** What happens in a run, in order; progress, log and metrics are printed from these. */
export type RunEvent =
  | { type: 'run_started'; task: string; engine: string }
  | { type: 'stage_started'; stage: string }
  | { type: 'stage_finished'; stage: string; ok: boolean; note: string; milliseconds: number }
  | { type: 'warning'; message: string }
  /** What kind of request a turn is (IB-11). */
  | { type: 'intent_received'; intent: Intent }
  /** Every change of mode, for whoever listens (OM-13). */
  | ({ type: 'mode_changed'; feedback: { entering: string; working: string; active: string } } & Transition)
  /** Plan Mode was entered or left (PM-002). */
  | { type: 'plan_mode'; on: boolean }
  /** The mode that a turn is worked on in, downstream of its behaviour (IB-11). */
  | { type: 'mode_set'; turn: number; mode: ModeName; behavior: Behaviour | null }
  /** A tool was called, and what became of it; `what` is the call in a few words. */
  | {
      type: 'tool_used';
      callId: string;
      stage: string;
      tool: string;
      what: string;
      outcome: string;
      note: string;
      milliseconds: number;
      /** What a person sees who is asked to approve (EP-02). */
      planContent?: string;
    }
  /** What the calls to a model will be, before the first; `isLeast`: and more for what is looked up. */
  | {
      type: 'estimate';
      calls: number;
      inputTokens: number;
      maxOutputTokens: number;
      maxCostUsd: number | null;
      isLeast?: true;
    }
  /** Where a fault came from, for `--debug`. */
  | { type: 'fault'; stage: string; detail: string }
  | { type: 'run_finished'; status: string; milliseconds: number };

/** Where events go. Never throws, never waits. */
export type Emit = (event: RunEvent) => void;
