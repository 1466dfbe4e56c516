import { expect, test } from 'vitest';
import { createPlan, createStep, markStepComplete } from '../../src/core/plan';
import { planDifference } from '../../src/core/plan-difference';
import { withFeedback } from '../../src/core/plan-feedback';
import type { PlanDraft } from '../../src/domain/plan';

function draft(changes: Partial<PlanDraft> = {}): PlanDraft {
  return {
    title: 'Retry on 503',
    summary: 'A fix in one file.',
    objectives: ['Retry once'],
    constraints: ['No new dependency'],
    assumptions: ['The server means it'],
    approach: 'Small.',
    steps: [
      createStep({ number: 1, description: 'Call once more', files: ['a.ts'] }),
      createStep({ number: 2, description: 'Wait in between', files: ['b.ts'], dependencies: [1] }),
      createStep({ number: 3, description: 'Run the tests', commands: ['npm test'], dependencies: [2] }),
    ],
    affectedFiles: [{ path: 'a.ts', reason: 'it calls' }],
    testPlan: ['npm test'],
    risks: ['Load'],
    alternatives: ['Fail at once'],
    rollback: ['Revert'],
    successCriteria: ['It retries'],
    nextActions: ['Approve'],
    proposedChanges: [],
    suggestedCommands: ['npm test'],
    ...changes,
  };
}

test('two versions with the same words have no difference, whatever is ticked', () => {
  const plan = createPlan(draft(), 0);
  expect(planDifference(plan, markStepComplete(plan, 1, 5))).toEqual([]);
  expect(planDifference(draft(), plan)).toEqual([]);
});

test('EP-06 what a feedback changed is told: steps gone, new numbers, files, constraints', () => {
  const { draft: after } = withFeedback(draft(), 'do not touch b.ts. Also log the wait in a.ts');
  expect(planDifference(draft(), after)).toEqual([
    'Step 2 is gone: "Wait in between"',
    'Step 2 is new: "Also log the wait in a.ts."',
    'Step 3 waits for step 2 now',
    'Files taken out: b.ts',
    'Constraints: added "do not touch b.ts."',
  ]);
});

test('a step that is said in other words is one that changed; dependencies are compared by the steps they mean', () => {
  const [one, two, three] = draft().steps;
  if (!one || !two || !three) throw new Error('the plan has three steps');
  const after = draft({
    steps: [
      { ...one, description: 'Call once more, with a limit', files: ['a.ts', 'c.ts'] },
      { ...three, number: 2, dependencies: [1], verification: 'Green.' },
    ],
    proposedChanges: [{ path: 'a.ts', description: 'x', diff: '+x' }],
    summary: 'A fix in two files.',
  });
  expect(planDifference(draft(), after)).toEqual([
    'Step 2 is gone: "Wait in between"',
    'Step 1 says now: "Call once more, with a limit"',
    'Step 1, files added: c.ts',
    'Step 2 waits for step 1 now',
    'Step 2 is done when: "Green."',
    'Steps have new numbers: 3 → 2',
    'Files added: c.ts',
    'Files taken out: b.ts',
    'A change of a.ts is proposed',
    'The summary says now: "A fix in two files."',
  ]);
});

test('differences are bounded in number and length, and nothing is hidden in them', () => {
  const many = (word: string) =>
    Array.from({ length: 500 }, (_, at) =>
      createStep({ number: at + 1, description: `${word} ${at} \u202e\u001b[31m ${'long '.repeat(2000)}` }),
    );
  const lists = Array.from({ length: 300 }, (_, at) => `entry ${at}`);
  const told = planDifference(
    draft({ steps: many('old') }),
    draft({ steps: many('new'), risks: lists, objectives: lists, title: 'T', testPlan: lists }),
  );
  expect(told.length).toBeLessThanOrEqual(40);
  for (const phrase of told) expect(phrase.length).toBeLessThan(400);
  expect(told.join('')).not.toMatch(/\u202e|\u001b/);
});
