import type { JsonSchema } from '../../domain/chat';
import { frozen } from './frozen';
import { exactly, text, texts } from './schema-parts';

/**
 * What the planner answers: the sections of PM-009. Its `completed`, the plan's id, version and times are added
 * here. That no section is empty is checked by `planFaults`: strict modes of some endpoints refuse `minItems`.
 */
export const planSchema: JsonSchema = frozen(
  exactly({
    title: text,
    summary: text,
    objectives: texts,
    constraints: texts,
    assumptions: texts,
    approach: text,
    steps: {
      type: 'array',
      items: exactly({
        number: { type: 'integer' },
        description: text,
        files: texts,
        dependencies: { type: 'array', items: { type: 'integer' } },
        commands: texts,
        verification: text,
      }),
    },
    affectedFiles: { type: 'array', items: exactly({ path: text, reason: text }) },
    testPlan: texts,
    risks: texts,
    alternatives: texts,
    rollback: texts,
    successCriteria: texts,
    nextActions: texts,
    proposedChanges: { type: 'array', items: exactly({ path: text, description: text, diff: text }) },
    suggestedCommands: texts,
  }),
);
