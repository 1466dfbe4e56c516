import { z } from 'zod';
import { actReport } from './act';
import { activeContext } from './active-context';
import { approvalStates } from './approval';
import { coverage } from './coverage';
import { errorKinds } from './errors';
import { finding, severity, suppressedFinding } from './finding';
import { intent } from './intent';
import { modeMetrics } from './mode-metrics';
import { modeSuggestion, transition } from './mode-state';
import { plan, todo } from './plan';
import { statuses } from './status';
import { toolCall } from './tool-call';
import { answer, thinking, turnReport } from './turn';
import { workflowState } from './workflow';

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
const performance = z.strictObject({
  examined,
  bottlenecks: z.array(finding),
  optimizations: z.array(z.string()),
  estimatedImprovement: z
    .string()
    .describe('What it would bring, in words; empty when nobody can tell without measuring.'),
});

const used = {
  calls: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int().describe('Of the input tokens, those that the endpoint says it had cached.'),
  outputTokens: z.int(),
  costUsd: z
    .number()
    .nullable()
    .describe('From the price table; null when a price is unknown, never a guess.'),
  isEstimated: z.boolean().describe('True when the endpoint did not count and these are our counts.'),
};

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
    intent: intent
      .nullable()
      .describe('What kind of request the last turn is; null when it was not worked out.'),
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
        state: z.enum(approvalStates),
        planId: z.string(),
        version: z.int().min(1),
        decision: z
          .enum(['default', 'accept-edits'])
          .nullable()
          .describe('How it may be carried out; null while it may not.'),
        reason: z.string().describe('Why it stands so, in a sentence or two.'),
      })
      .nullable(),
    act: actReport.nullable().describe('Null: no plan was carried out.'),
    stepFindings: z
      .array(z.strictObject({ step: z.int().min(1), findings: z.array(z.string()) }))
      .describe('Ids of the findings that concern a step of the plan; steps without any are left out.'),
    planChanges: z
      .array(z.string())
      .describe(
        'What is different from the version of the plan before, a phrase each; empty for a first version.',
      ),
    modes: z.strictObject({
      reviewer: reviewer.optional(),
      security: security.optional(),
      debugger: debugging.optional(),
      performance: performance.optional(),
    }),
    findings: z.array(finding).describe('Those that are shown, worst first.'),
    suppressed: z.array(suppressedFinding).describe('Those that are held back, each with the reason.'),
    coverage,
    turns: z.array(turnReport),
    toolCalls: z.array(toolCall).describe('What models asked tools for, in order; the first 500.'),
    answer: answer.nullable(),
    thinking: thinking.nullable(),
    transitions: z.array(transition).describe('Every change of mode, in order.'),
    context: activeContext.nullable().describe('Null: the run ended before a mode was chosen.'),
    workflow: workflowState.nullable(),
    modeSuggestions: z
      .array(modeSuggestion)
      .describe('Modes that might fit, best first; none of them was entered.'),
    suggestions: z.array(z.string()),
    warnings: z.array(z.string()).describe('What the person should know but what did not stop the run.'),
    metrics: z.strictObject({
      stages: z.array(
        z.strictObject({ name: z.string(), milliseconds: z.number(), ok: z.boolean(), note: z.string() }),
      ),
      filesInWorkspace: z.number().nullable(),
      modes: modeMetrics,
    }),
    usage: z.strictObject({
      ...used,
      stages: z
        .array(z.strictObject({ stage: z.string(), model: z.string(), ...used }))
        .describe('The same for each stage.'),
      estimate: z
        .strictObject({
          calls: z.int(),
          inputTokens: z.int(),
          maxOutputTokens: z.int(),
          maxCostUsd: z.number().nullable(),
        })
        .nullable()
        .describe(
          'Worked out before the first call: what a run asks for in which no try fails and no tool is used; with tools it is the least. Null: none was made.',
        ),
    }),
    custom: z
      .unknown()
      .optional()
      .describe(
        'What `--output-schema` asks for, checked against it. Absent: nothing was asked for, or nothing valid came.',
      ),
    session: z
      .strictObject({
        id: z.string(),
        continued: z.boolean().describe('Whether an earlier run began it.'),
      })
      .nullable()
      .describe('Where the run is kept, so that another can go on with it; null: nothing was kept.'),
  })
  .describe('The result of a run, version 1.');
export type Report = z.infer<typeof report>;
export type ModeResults = Report['modes'];
