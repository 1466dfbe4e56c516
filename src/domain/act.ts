import { z } from 'zod';
import { planRef } from './approval-event';

/** A change of a file that carrying out a plan came to. */
export const actChange = z.strictObject({
  step: z.int().min(1),
  path: z.string(),
  description: z.string(),
  diff: z.string().describe('Unified diff against the file as the steps before left it.'),
  status: z
    .enum(['proposed', 'applied', 'failed'])
    .describe('proposed: nothing was written; failed: it does not fit, or could not be written.'),
  note: z.string().describe('Why it failed; else empty.'),
});
export type ActChange = z.infer<typeof actChange>;

/** What carrying out an approved plan came to. */
export const actReport = z
  .strictObject({
    plan: planRef,
    decision: z.enum(['default', 'accept-edits']),
    steps: z.array(
      z.strictObject({
        number: z.int().min(1),
        status: z
          .enum(['open', 'proposed', 'done', 'failed'])
          .describe(
            'open: it is not done, or not all of it; proposed: its changes wait for a person to make them.',
          ),
        note: z.string(),
      }),
    ),
    changes: z.array(actChange),
    commands: z.array(
      z.strictObject({
        step: z.int().min(1),
        command: z.string(),
        exitCode: z.int().nullable().describe('Null: it was not run, or ended before it was done.'),
        note: z.string().describe('Why it was not run, or the end of what it printed.'),
      }),
    ),
    outside: z
      .array(z.string())
      .describe('What was asked for beyond the approved plan and not done, a sentence each.'),
  })
  .describe('How an approved plan was carried out.');
export type ActReport = z.infer<typeof actReport>;
