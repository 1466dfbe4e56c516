import { z } from 'zod';
import { coverage } from './coverage';
import { errorKinds } from './errors';
import { finding, severity, suppressedFinding } from './finding';
import { plan, todo } from './plan';
import { statuses } from './status';

const examined = z
  .array(z.string())
  .describe('What this critic looked at; empty when there was nothing for it.');

const reviewer = z.strictObject({
  examined,
  issues: z.array(finding),
  suggestions: z.array(z.string()),
  positives: z.array(z.string()),
});
const security = z.strictObject({
  examined,
  vulnerabilities: z.array(finding),
  severity: z.array(severity).describe('severity[i] belongs to vulnerabilities[i].'),
  recommendations: z.array(z.string()),
});
const debugging = z.strictObject({
  examined,
  errors: z.array(finding),
  rootCause: z.string(),
  fixes: z.array(z.string()),
});

export const report = z
  .strictObject({
    version: z.literal(1),
    status: z.enum(statuses),
    success: z.boolean().describe('True exactly when exitCode is 0.'),
    exitCode: z.union([z.literal(0), z.literal(1)]),
    message: z.string().describe('One sentence for a person.'),
    output: z.string().describe('The result as text: the plan and the verdicts.'),
    error: z
      .strictObject({ kind: z.enum(errorKinds), message: z.string(), hint: z.string().nullable() })
      .nullable(),
    executionTime: z.number().min(0).describe('Seconds.'),
    headless: z.boolean(),
    task: z
      .strictObject({
        id: z.string(),
        title: z.string(),
        body: z.string(),
        origin: z.strictObject({
          kind: z.enum(['file', 'text', 'stdin', 'input']),
          path: z.string().optional(),
        }),
        trust: z.strictObject({ tier: z.enum(['operator', 'trusted', 'untrusted']), reason: z.string() }),
        files: z.array(z.string()),
      })
      .nullable(),
    intent: z.null().describe('What kind of request it is. Null: every task is planned.'),
    engine: z.strictObject({
      kind: z.enum(['offline', 'openai']),
      model: z.string().nullable(),
      schemaRung: z.string().nullable(),
      note: z.string().describe('What that means for the words of this report.'),
    }),
    planMode: z.boolean(),
    plan: plan.nullable(),
    todos: z.array(todo),
    approval: z
      .strictObject({
        state: z.enum([
          'drafted',
          'posted',
          'pending',
          'approved',
          'feedback',
          'rejected',
          'expired',
          'void',
        ]),
        planId: z.string(),
      })
      .nullable(),
    modes: z.strictObject({
      reviewer: reviewer.optional(),
      security: security.optional(),
      debugger: debugging.optional(),
    }),
    findings: z.array(finding).describe('All of them, worst first.'),
    suppressed: z.array(suppressedFinding),
    coverage,
    transitions: z.array(
      z.strictObject({ from: z.string(), to: z.string(), trigger: z.string(), confidence: z.number() }),
    ),
    suggestions: z.array(z.string()),
    warnings: z.array(z.string()).describe('What the person should know but what did not stop the run.'),
    metrics: z.strictObject({
      stages: z.array(
        z.strictObject({ name: z.string(), milliseconds: z.number(), ok: z.boolean(), note: z.string() }),
      ),
      filesInWorkspace: z.number().nullable(),
    }),
    usage: z.strictObject({
      calls: z.int(),
      inputTokens: z.int(),
      cachedTokens: z.int(),
      outputTokens: z.int(),
      costUsd: z.number().nullable(),
    }),
    session: z.null(),
  })
  .describe('The result of a run, version 1.');
export type Report = z.infer<typeof report>;
export type ModeResults = Report['modes'];
