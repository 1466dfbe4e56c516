import fc from 'fast-check';
import { createPlan } from '../../../src/core/plan';
import type { Plan, PlanDraft, PlanStep } from '../../../src/domain/plan';
import { hostileText, hostileWords } from './hostile-text';

const some = fc.array(hostileWords, { minLength: 1, maxLength: 3 });
const few = fc.array(hostileText, { maxLength: 3 });

function steps(count: number): fc.Arbitrary<PlanStep[]> {
  const each = Array.from({ length: count }, (_, index) =>
    fc.record({
      number: fc.constant(index + 1),
      description: hostileWords,
      files: few,
      dependencies:
        index === 0
          ? fc.constant<number[]>([])
          : fc.array(fc.integer({ min: 1, max: index }), { maxLength: 3 }),
      commands: few,
      verification: hostileWords,
      completed: fc.boolean(),
    }),
  );
  return fc.tuple(...each);
}

export const anyDraft: fc.Arbitrary<PlanDraft> = fc.record({
  title: hostileWords,
  summary: hostileWords,
  objectives: some,
  constraints: some,
  assumptions: some,
  approach: hostileWords,
  steps: fc.integer({ min: 1, max: 4 }).chain(steps),
  affectedFiles: fc.array(fc.record({ path: hostileText, reason: hostileText }), { maxLength: 3 }),
  testPlan: some,
  risks: some,
  alternatives: some,
  rollback: some,
  successCriteria: some,
  nextActions: some,
  proposedChanges: fc.array(fc.record({ path: hostileText, description: hostileText, diff: hostileText }), {
    maxLength: 2,
  }),
  suggestedCommands: few,
});

/** A valid plan with texts that try to be something else. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .tuple(anyDraft, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 4e12 }))
  .map(([draft, version, at]) => ({ ...createPlan(draft, at), version }));
