import { z } from 'zod';
import { modeNames } from './mode';

/** What kind of request it is (IB-01). */
export const behaviours = ['ANSWER', 'CLARIFY', 'QUICK_ACTION', 'PLAN', 'CONTINUE_RUN'] as const;
export type Behaviour = (typeof behaviours)[number];

export const scopes = ['trivial', 'small', 'medium', 'large'] as const;
export type Scope = (typeof scopes)[number];

/** A way out of a question back to the person (IB-05). */
const option = z.strictObject({
  label: z.string(),
  action: z.enum(['provide_file', 'provide_scope', 'confirm_intent', 'cancel']),
  value: z.string().optional(),
});

/** What was understood of a request before any model is asked (IB-10, IB-14). */
export const intent = z
  .strictObject({
    behavior: z.enum(behaviours),
    derivedMode: z
      .enum(['ANSWER', 'PLAN', 'MISSION'])
      .describe('Of the behaviour, as the documents have it.'),
    mode: z.enum(modeNames).describe('The mode that the request alone asks for.'),
    confidence: z.number().min(0).max(1),
    reasoning: z.string().describe('Why, in one line.'),
    contextSource: z.strictObject({
      type: z.enum(['fresh', 'follow_up', 'explicit_reference']),
      files: z.array(z.string()).optional(),
      previousTaskId: z.string().optional(),
    }),
    detectedScope: z.enum(scopes).nullable(),
    referencedFiles: z.array(z.string()).describe('Files of the workspace that the request names.'),
    missingFiles: z.array(z.string()).describe('Files that it names and that are not there.'),
    userOverride: z.string().nullable().describe('The command that decided, as `/do`; null: none did.'),
    clarification: z
      .strictObject({
        question: z.string(),
        options: z.array(option),
        attempt: z.int().min(1),
        of: z.int().min(1),
      })
      .nullable(),
    assumptions: z
      .array(z.string())
      .describe('What is taken for granted where asking back did not bring it, a sentence each; else empty.'),
    nextAction: z
      .enum(['answer', 'ask_user', 'propose_diff', 'propose_plan', 'offer_resume'])
      .describe('What the behaviour comes to.'),
    analysed: z
      .strictObject({ characters: z.int(), of: z.int() })
      .describe('How much of the text was looked at: the first 64 KiB.'),
  })
  .describe('What kind of request it is; worked out by rules, without a model.');
export type Intent = z.infer<typeof intent>;

/** What is known besides the text of a request. */
export interface Surroundings {
  /** Paths of the workspace. */
  files: ReadonlySet<string>;
  /** False when `files` does not hold all of them: nothing is called missing then. */
  isComplete: boolean;
  /** A command that decides, as `/do`; null: none. */
  override: string | null;
  /** The run of this thread that is not finished; null: none. */
  activeRun: { status: 'running' | 'paused' | 'awaiting_approval' } | null;
  /** How often this thread was asked back already. */
  clarificationAttempts: number;
  /** In the order in which a reference is looked for (IB-09). */
  lastAppliedDiff: readonly string[];
  lastOpenFile: string | null;
  lastProposed: readonly string[];
  /** Id of the task before it in the thread. */
  previousTaskId: string | null;
  /** What was said before it in the thread, oldest first. */
  earlier: readonly string[];
}
