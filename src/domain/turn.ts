import { z } from 'zod';
import { behaviours } from './intent';
import { modeNames } from './mode';
import type { Toolkit } from './toolkit';

/** What an earlier stage or turn leaves to the next. Models may have written it: it is material, never an order. */
export interface Handed {
  from: (typeof modeNames)[number];
  title: string;
  text: string;
}

/**
 * That a plan is to have one step (IB-07): `always` where a command says so, `usual` where the words do, unless the work
 * reaches too far for that.
 */
export type OneStep = 'always' | 'usual';

/** How one stage works. */
export interface Working {
  mode: (typeof modeNames)[number];
  /** The mode's own part of the prompt, trusted; it stands last. */
  part: string;
  handed: readonly Handed[];
  /** Null: the stage works without tools. */
  tools: Toolkit | null;
  /** Whether this is Plan Mode. */
  planMode: boolean;
  /** The file that shows the plan in Plan Mode, as people name it; null: there is none. */
  planFile: string | null;
  /** The project's own form of a plan, for stages that plan; null: none. */
  form: string | null;
  /** For stages that plan: whether the plan is to have one step; null: as many as it takes. */
  oneStep: OneStep | null;
}

/** Reasoning that is shown apart from an answer (OM-28, OM-30). */
export const thinking = z
  .strictObject({
    thinking: z.string(),
    response: z.string(),
    timeSeconds: z.number().min(0),
    deep: z.boolean(),
    maxTokens: z.int().min(1).nullable(),
  })
  .describe('What a model thought before it answered.');
export type Thinking = z.infer<typeof thinking>;

/** Code that an answer quotes, as it stands in the file. */
export const quoted = z.strictObject({
  file: z.string(),
  startLine: z.int().min(1),
  endLine: z.int().min(1),
  code: z.string(),
});

/** An answer in words. */
export interface Answered {
  text: string;
  reasoning: string;
  quotes: readonly z.infer<typeof quoted>[];
}

/** What became of one turn of a task. */
export const turnReport = z
  .strictObject({
    number: z.int().min(1),
    title: z.string(),
    mode: z.enum(modeNames).describe('The mode that held when the turn was worked on.'),
    behavior: z.enum(behaviours).nullable().describe('Null: the turn is commands alone.'),
    work: z.enum([
      'nothing',
      'answer',
      'clarify',
      'continue',
      'plan',
      'propose',
      'inspect',
      'action',
      'workflow',
      'decide',
    ]),
    commands: z.array(
      z.strictObject({
        line: z.int().min(1),
        text: z.string(),
        ok: z.boolean(),
        reply: z.string().describe('Markdown; empty where the command needs no words.'),
      }),
    ),
    output: z.string().describe('What the turn brought, as Markdown.'),
  })
  .describe('One turn of the task.');
export type TurnReport = z.infer<typeof turnReport>;

/** What was answered to a question. */
export const answer = z
  .strictObject({
    text: z.string(),
    quotes: z.array(quoted),
    doubts: z
      .array(z.string())
      .describe('What the answer names and the workspace does not have: files and quotations.'),
  })
  .describe('The answer of the last turn that asked a question.');
export type Answer = z.infer<typeof answer>;
