import { z } from 'zod';

export const coverage = z
  .strictObject({
    examined: z.array(z.string()).describe('What was looked at, one phrase each.'),
    skipped: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
    failed: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
    truncated: z.array(
      z.strictObject({
        what: z.string(),
        kept: z.number(),
        of: z.number().describe('In the unit `what` names.'),
      }),
    ),
    complete: z.boolean().describe('False when anything was skipped by policy or budget, cut, or failed.'),
  })
  .describe('What was examined, skipped, truncated, failed, and why.');
export type Coverage = z.infer<typeof coverage>;

/** Coverage as one unit reports it; the run adds them up. */
export type CoverageNote = Partial<Omit<Coverage, 'complete'>>;

/** What the run's own settings keep out of a search. */
export interface LeftOut {
  /** How many files. */
  files: number;
  /** The settings, as in `--include src and --exclude old`. */
  by: string;
}
