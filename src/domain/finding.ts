import { z } from 'zod';
import { categories, severities } from './severity';

export const severity = z.enum(severities);
export const category = z.enum(categories);

export const suggestion = z
  .strictObject({
    description: z.string().describe('What to do, in one or two sentences.'),
    replacement: z
      .string()
      .nullable()
      .describe('Text that can stand in place of lines startLine to endLine, or null.'),
  })
  .describe('A way to mend it.');

export const finding = z
  .strictObject({
    id: z.string().describe('Unique in this report: the mode and a number, as in `security-1`.'),
    fingerprint: z.string().describe('Equal for the same finding in another run; survives moved lines.'),
    mode: z.string().describe('Who found it.'),
    ruleId: z.string().nullable().describe('The rule that found it, or null.'),
    category,
    title: z.string(),
    detail: z.string(),
    severity,
    confidence: z.number().min(0).max(1),
    file: z
      .string()
      .nullable()
      .describe('Path from the workspace, with forward slashes; null without a place.'),
    startLine: z.int().min(1).nullable().describe('First line, counted from 1; null without a place.'),
    endLine: z.int().min(1).nullable().describe('Last line, included; null without a place.'),
    quote: z.string().describe('The code itself, as it stands in the file (secrets blanked).'),
    suggestion: suggestion.nullable(),
    cwe: z
      .string()
      .regex(/^CWE-\d+$/)
      .nullable(),
    references: z.array(z.string()),
  })
  .describe('A located claim.');
export type Finding = z.infer<typeof finding>;

/** A finding before the ledger has given it its id and fingerprint. */
export type FindingDraft = Omit<Finding, 'id' | 'fingerprint'>;

export const suppressedFinding = z.strictObject({
  finding,
  reason: z
    .enum(['quote-not-found', 'outside-diff', 'duplicate', 'low-confidence', 'low-severity', 'over-limit'])
    .describe(
      'Why it is held back: it could not be verified, is older than the diff, is said already, is below `min-confidence` or `min-severity`, or there are `max-findings` others that are no less severe.',
    ),
});
export type SuppressedFinding = z.infer<typeof suppressedFinding>;
