import { z } from 'zod';
import { keptTransitions, stackLimit } from './kept-limits';
import { modeNames } from './mode';

const name = z.enum(modeNames);

const hybrid = z.strictObject({ preset: z.string().nullable(), modes: z.array(name).min(2) }).nullable();

/** What made a mode change. */
export const triggers = ['auto', 'manual', 'tool', 'explicit'] as const;

/** A change of mode (DP-09). */
export const transition = z.strictObject({
  from: name,
  to: name,
  trigger: z.enum(triggers),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  at: z.number().describe('Milliseconds since the epoch.'),
});
export type Transition = z.infer<typeof transition>;

/** A mode that might fit, without being entered (DP-29). */
export const modeSuggestion = z.strictObject({
  currentMode: name,
  suggestedMode: name,
  reason: z.string(),
  confidence: z.number().min(0).max(1),
  autoSwitch: z.boolean().describe('Whether it would be entered by itself.'),
});
export type ModeSuggestion = z.infer<typeof modeSuggestion>;

/** Which way of working holds, and how it came to that. A value: nothing changes it, `step` makes the next one. */
export const modeState = z.strictObject({
  version: z.literal(1),
  current: name,
  previous: name.nullable(),
  /** Modes that were left with a push, the last one last. */
  stack: z.array(name).max(stackLimit),
  /** The mode that a specialised mode interrupted and goes back to when it is done; null: the current one is none. */
  resume: name.nullable(),
  /** The last 100. */
  history: z.array(transition).max(keptTransitions),
  /** Switches to the tool mode and back, which are counted and not kept (DP-11). */
  toolSwitches: z.int().min(0),
  /** Tools that run now; while any does, the tool mode is shown and the current mode's grants hold (DP-11). */
  toolsRunning: z.int().min(0),
  autoSwitch: z.boolean(),
  /** Entered by force: nothing switches by itself until it is taken back. */
  forced: z.boolean(),
  focus: z.strictObject({ mode: name, until: z.number() }).nullable(),
  /** The modes that work as one, the current one first; null: the current one alone. */
  hybrid,
  /** Plan Mode, with what it was entered from; null: it does not hold. */
  planMode: z
    .strictObject({
      /** The settings ask for it: only the person who runs the program leaves it. */
      isHeld: z.boolean(),
      /** Somebody asked for it: nothing but a person's word leaves it. */
      isAsked: z.boolean(),
      /** What leaving brings back (PM-010, PM-012). */
      before: z.strictObject({
        mode: name,
        resume: name.nullable(),
        forced: z.boolean(),
        hybrid,
        enteredAt: z.number(),
        lastSwitchAt: z.number().nullable(),
        confidence: z.number().min(0).max(1),
      }),
    })
    .nullable(),
  /** When the current mode was entered. */
  enteredAt: z.number(),
  /** When the mode last changed; null: never yet. */
  lastSwitchAt: z.number().nullable(),
  /** How sure the analysis was of the current mode; 1 for one that was asked for. */
  confidence: z.number().min(0).max(1),
  thinking: z.strictObject({ deep: z.boolean(), maxTokens: z.int().min(1).nullable() }),
  /** What a mode keeps for itself, gone when it is left. */
  data: z.partialRecord(name, z.record(z.string(), z.unknown())),
  skills: z.array(z.string()),
});
export type ModeState = z.infer<typeof modeState>;

/** What an analysis of the last messages recommends (DP-05). */
export interface ContextAnalysis {
  mode: (typeof modeNames)[number];
  confidence: number;
  /** What spoke for it, a phrase each. */
  triggers: readonly string[];
  /** How sure it is of every mode, best first. */
  scores: readonly { mode: (typeof modeNames)[number]; confidence: number }[];
  metadata: {
    keywords: readonly string[];
    toolsUsed: readonly string[];
    recentTopics: readonly string[];
    codeBlocksPresent: boolean;
  };
}

/** One message of a thread, as it is analysed. */
export interface Said {
  role: 'user' | 'assistant' | 'tool';
  text: string;
  /** For `tool`: which one ran. */
  tool?: string;
}
