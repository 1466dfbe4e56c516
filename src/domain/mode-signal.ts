import type { ModeName } from './mode';
import type { ContextAnalysis, ModeState, Transition } from './mode-state';

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What can happen to the mode state. Names are a person's, so they are looked up: `plan` is short for `planning`. */
export type Act =
  /** Asked for by a person; `push` keeps the mode that is left on the stack. */
  | { kind: 'switch'; mode: string; trigger: 'manual' | 'explicit'; push?: boolean; reason?: string }
  /** The next stage of a workflow, whose modes work on and ask for nothing: no Plan Mode is entered or left. */
  | { kind: 'stage'; mode: ModeName; reason: string }
  | { kind: 'pop' }
  | { kind: 'reset' }
  /** What the first request of a thread comes to (IB-01): nothing was chosen before it, so nothing is weighed against it. */
  | { kind: 'begin'; mode: ModeName; confidence: number; reason: string }
  /** What the last messages ask for. */
  | { kind: 'analysis'; analysis: Pick<ContextAnalysis, 'mode' | 'confidence' | 'triggers'> }
  /** Nothing switches by itself from here on. */
  | { kind: 'force'; mode: string }
  /** The settings ask for Plan Mode: the planning mode is forced, and only the person who runs the program leaves it. */
  | { kind: 'hold-plan' }
  /** Out of Plan Mode, to all that was before it. `isOperator`: the person who runs the program says so. */
  | { kind: 'exit-plan'; isOperator: boolean }
  | { kind: 'unforce' }
  | { kind: 'auto'; on: boolean }
  | { kind: 'focus'; mode: string; minutes: number }
  | { kind: 'focus-off' }
  /** With a preset, `modes` may be empty. */
  | { kind: 'hybrid'; modes: readonly string[]; preset: string | null }
  | { kind: 'hybrid-off' }
  | { kind: 'tool-started' }
  | { kind: 'tool-ended' }
  /** Enters the thinking mode; a budget of null leaves the budget as it is. */
  | { kind: 'think'; deep: boolean; maxTokens: number | null }
  /** A mode keeps something for itself. */
  | { kind: 'data'; mode: ModeName; key: string; value: Json }
  /** A key of null clears all of it. */
  | { kind: 'data-clear'; mode: ModeName; key: string | null }
  /** What entering the current mode needs did not come about: `before` is the state before the switch. */
  | { kind: 'entry-failed'; before: ModeState; reason: string }
  /** A specialised mode is done, and how sure that is. */
  | { kind: 'finished'; confidence: number; reason: string };

/** An act and when it was, in milliseconds since the epoch. */
export type Signal = Act & { at: number };

/** How sure a switch by analysis must be: one row of the table of DP-07. */
export interface ThresholdRow {
  from: ModeName | 'any';
  to: ModeName;
  confidence: number;
}

/** What is allowed; the settings, and below them the project's preferences, as the switching sees them. */
export interface Policy {
  /** The modes that there are. */
  known: readonly ModeName[];
  /** Those of them that may not be entered. `normal`, where everything starts and falls back to, always may. */
  disabled: readonly ModeName[];
  /** Modes that an analysis only suggests (OM-52). */
  suggestOnly: readonly ModeName[];
  /** Whether anything may switch by itself. */
  autoSwitch: boolean;
  thresholds: {
    /** For pairs that are in no row. */
    general: number;
    rows: readonly ThresholdRow[];
    /** The project's own for entering a mode; they beat the rows. */
    own: Readonly<Partial<Record<ModeName, number | undefined>>>;
  };
  /** How long a mode holds at least before an analysis may leave it, in milliseconds. */
  minDuration: number;
  /** How long an analysis waits after any switch, in milliseconds. */
  cooldown: number;
  /** Whether Plan Mode may be entered (PM-008). */
  planEnabled: boolean;
  /** Whether the planning mode may write documentation (DP-03). */
  planWritesDocs: boolean;
}

/** What a signal came to. */
export interface Step {
  /** On a refusal the very state that was given. */
  state: ModeState;
  /** The change of mode, if there was one; what listeners are told (OM-13). */
  transition: Transition | null;
  /** Why nothing came of it, as one sentence for a person. */
  refusal: string | null;
  /** What to tell, a paragraph each. */
  notices: readonly string[];
}
