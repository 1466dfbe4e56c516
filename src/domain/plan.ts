import { z } from 'zod';

const lines = z.array(z.string().min(1)).min(1);

export const planStep = z
  .strictObject({
    number: z.int().min(1),
    description: z.string().min(1),
    files: z.array(z.string()),
    dependencies: z.array(z.int().min(1)).describe('Numbers of the steps that come first.'),
    commands: z.array(z.string()),
    verification: z.string().min(1).describe('How to tell that the step is done.'),
    completed: z.boolean(),
  })
  .describe('One step (OM-20).');
export type PlanStep = z.infer<typeof planStep>;

export const plan = z
  .strictObject({
    id: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of the canonical text, without check marks, version and times.'),
    version: z.int().min(1),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    progress: z.strictObject({
      done: z.int().min(0),
      total: z.int().min(0),
      percentage: z.int().min(0).max(100),
    }),
    title: z.string().min(1),
    summary: z.string().min(1),
    objectives: lines,
    constraints: lines,
    assumptions: lines,
    approach: z.string().min(1),
    steps: z.array(planStep).min(1),
    affectedFiles: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
    testPlan: lines,
    risks: lines,
    alternatives: lines,
    rollback: lines,
    successCriteria: lines,
    nextActions: lines,
    proposedChanges: z.array(z.strictObject({ path: z.string(), description: z.string(), diff: z.string() })),
    suggestedCommands: z.array(z.string()),
  })
  .describe('The plan (PM-009). All its sections are there and none is empty.');
export type Plan = z.infer<typeof plan>;

/** What a planner writes; identity, times and progress are added by `core/plan`. */
export type PlanDraft = Omit<Plan, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'progress'>;

export const todo = z.strictObject({
  content: z.string(),
  status: z.enum(['pending', 'in_progress', 'completed']),
  activeForm: z.string(),
});
export type Todo = z.infer<typeof todo>;
