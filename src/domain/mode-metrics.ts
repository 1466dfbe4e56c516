import { z } from 'zod';
import { modeNames } from './mode';

const count = z.int().min(0);

/** What the modes of a run did (DP-36); a mode that did not work is absent. */
export const modeMetrics = z
  .strictObject({
    times: z
      .array(z.strictObject({ mode: z.enum(modeNames), stages: count, seconds: z.number().min(0) }))
      .describe('How often each mode worked, and how long altogether.'),
    debugger: z
      .strictObject({
        bugsAnalyzed: count,
        rootCausesFound: count,
        fixesProposed: count,
        fixesApplied: count,
        averageTimeToFix: z
          .number()
          .min(0)
          .nullable()
          .describe('Seconds, over the stages that proposed a fix; null: none did.'),
      })
      .optional(),
    security: z
      .strictObject({
        vulnerabilitiesFound: count,
        criticalIssues: count,
        fixesProposed: count,
        fixesApplied: count,
      })
      .optional(),
    reviewer: z.strictObject({ issuesFound: count, suggestionsMade: count, fixesApplied: count }).optional(),
    performance: z
      .strictObject({
        bottlenecksFound: count,
        optimizationsProposed: count,
        optimizationsApplied: count,
        speedImprovements: z.array(z.string()).describe('What was estimated, in words.'),
      })
      .optional(),
  })
  .describe('What each mode did in this run.');
export type ModeMetrics = z.infer<typeof modeMetrics>;
