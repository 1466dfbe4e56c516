import { z } from 'zod';
import { modeNames } from './mode';
import { effects } from './tool';

/** One call of a tool, as the report keeps it. */
export const toolCall = z
  .strictObject({
    id: z.string(),
    stage: z.string(),
    mode: z.enum(modeNames),
    tool: z.string(),
    effect: z.enum(effects).nullable().describe('Null: there is no such tool.'),
    arguments: z.string().describe('As the model wrote them, cut to 2,000 characters.'),
    outcome: z
      .enum(['done', 'proposed', 'refused', 'failed', 'pending'])
      .describe(
        'proposed: not done, and kept as an entry of the plan; pending: a person was asked and has not decided.',
      ),
    note: z.string().describe('What came back in short, or why nothing did.'),
    milliseconds: z.number().min(0),
    planContent: z
      .string()
      .optional()
      .describe('What the person sees who is asked to approve: the plan file, cut to 20,000 characters.'),
  })
  .describe('What a model asked for, or the program for it, and what became of it.');
export type ToolCallReport = z.infer<typeof toolCall>;
