import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createPlan,
  createStep,
  markStepComplete,
  serializePlan,
  stepFaults,
  todosOf,
} from '../../src/core/plan';
import { planMarkdown } from '../../src/core/plan-markdown';
import { type PlanDraft, type PlanStep, plan as planSchema } from '../../src/domain/plan';

const at = Date.UTC(2026, 0, 2, 3, 4, 5);

function draft(): PlanDraft {
  return {
    title: 'Retry on 503',
    summary: 'A fix in one file.',
    objectives: ['Retry once'],
    constraints: ['No new dependency'],
    assumptions: ['The server means it'],
    approach: 'Small.',
    steps: [1, 2, 3].map((number) =>
      createStep({ number, description: `Step no ${number}`, dependencies: number > 1 ? [number - 1] : [] }),
    ),
    affectedFiles: [{ path: 'a.ts', reason: 'it calls' }],
    testPlan: ['npm test'],
    risks: ['Load'],
    alternatives: ['Fail at once'],
    rollback: ['Revert'],
    successCriteria: ['It retries'],
    nextActions: ['Approve'],
    proposedChanges: [],
    suggestedCommands: ['npm test'],
  };
}

test('OM-20 create plan step: number and description, nothing done', () => {
  const step = createStep({ number: 1, description: 'First step' });
  expect(step.number).toBe(1);
  expect(step.completed).toBe(false);
});

test('OM-21 step to markdown: check box, files, dependencies', () => {
  const step = createStep({
    number: 3,
    description: 'Third',
    files: ['src/a.ts', 'b`c.ts'],
    dependencies: [1, 2],
  });
  const text = planMarkdown(createPlan({ ...draft(), steps: [step] }, at));
  expect(text).toContain('- [ ] **3.** Third');
  expect(text).toContain('`src/a.ts`');
  expect(text).toContain('`` b`c.ts ``');
  expect(text).toContain('step 1, step 2');
  const done = { ...step, completed: true };
  expect(planMarkdown(createPlan({ ...draft(), steps: [done] }, at))).toContain('- [x] **3.**');
});

test('OM-22 create plan: progress starts at none of all', () => {
  const plan = createPlan(draft(), at);
  expect(plan.progress).toEqual({ done: 0, total: 3, percentage: 0 });
  expect(plan.createdAt).toBe('2026-01-02T03:04:05.000Z');
  expect(planSchema.parse(plan)).toEqual(plan);
});

test('OM-23 mark step complete: the step, the progress and the time change, the rest does not', () => {
  const plan = createPlan(draft(), at);
  const marked = markStepComplete(plan, 1, at + 1000);
  expect(marked.steps.map((s) => s.completed)).toEqual([true, false, false]);
  expect(marked.progress).toEqual({ done: 1, total: 3, percentage: 33 });
  expect(marked.updatedAt).not.toBe(plan.updatedAt);
  expect(marked.id).toBe(plan.id);
  expect(plan.steps[0]?.completed).toBe(false);
  expect(markStepComplete(plan, 9, at + 1000)).toBe(plan);
  expect(markStepComplete(marked, 1, at + 9000)).toBe(marked);
});

test('OM-24 serialize and deserialize plan: nothing is lost', () => {
  const plan = markStepComplete(createPlan(draft(), at), 2, at + 5);
  expect(planSchema.parse(JSON.parse(serializePlan(plan)))).toEqual(plan);
});

test('PM-009 the plan prints all its sections', () => {
  const text = planMarkdown(createPlan(draft(), at));
  const sections = [
    'Objectives',
    'Constraints',
    'Assumptions',
    'Approach',
    'Steps',
    'Affected files',
    'Test plan',
    'Risks',
    'Alternatives',
    'Rollback',
    'Success criteria',
    'Next actions',
  ];
  const places = sections.map((section) => text.indexOf(`## ${section}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

test('the id is that of the words: check marks, version and times change nothing, a word does', () => {
  const plan = createPlan(draft(), at);
  const ticked = draft().steps.map((step) => ({ ...step, completed: true }));
  expect(createPlan({ ...draft(), steps: ticked }, at).id).toBe(plan.id);
  expect(createPlan(draft(), at + 1).id).toBe(plan.id);
  for (const change of [
    { title: 'x' },
    { risks: ['y'] },
    { steps: plan.steps.slice(1) },
    { suggestedCommands: [] },
  ]) {
    expect(createPlan({ ...draft(), ...change }, at).id).not.toBe(plan.id);
  }
});

test('unsound steps are told: unknown numbers, doubles, circles', () => {
  const step = (number: number, dependencies: number[]) =>
    createStep({ number, description: 'x', dependencies });
  expect(stepFaults([step(1, []), step(2, [1])])).toEqual([]);
  expect(stepFaults([step(1, [5])])[0]).toContain('step 5');
  expect(stepFaults([step(1, []), step(1, [])])[0]).toContain('Two steps');
  expect(stepFaults([step(1, [3]), step(2, [1]), step(3, [2])])[0]).toContain('circle');
});

test('a circle is told once, without the way to it', () => {
  const step = (number: number, dependencies: number[]) =>
    createStep({ number, description: 'x', dependencies });
  expect(stepFaults([step(1, [2]), step(2, [3]), step(3, [2])])).toEqual([
    'Steps depend on each other in a circle: 2 → 3 → 2.',
  ]);
  expect(stepFaults([step(1, [1])])).toEqual(['Steps depend on each other in a circle: 1 → 1.']);
  const diamond = [step(1, []), step(2, [1]), step(3, [1]), step(4, [2, 3, 2])];
  expect(stepFaults(diamond)).toEqual([]);
});

test('steps are as sound as those of a walk through their dependencies', () => {
  const any = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }), { maxLength: 6 });
  fc.assert(
    fc.property(any, (all) => {
      const steps = all.map((dependencies, index) =>
        createStep({ number: index + 1, description: 'x', dependencies }),
      );
      const reaches = (from: number, to: number, seen: number[] = []): boolean =>
        (all[from - 1] ?? []).some(
          (next) => next === to || (!seen.includes(next) && reaches(next, to, [...seen, next])),
        );
      const isRound = steps.some(({ number }) => reaches(number, number));
      const isOpen = all.flat().some((needed) => needed > all.length);
      const faults = stepFaults(steps);
      expect(faults.some((fault) => fault.includes('circle'))).toBe(isRound);
      expect(faults.some((fault) => fault.includes('not in the plan'))).toBe(isOpen);
    }),
    { numRuns: 500 },
  );
});

test('a chain of a hundred thousand steps is sound, or a circle', () => {
  const chain = Array.from({ length: 100_000 }, (_, index) =>
    createStep({ number: index + 1, description: 'x', dependencies: index === 0 ? [] : [index] }),
  );
  expect(stepFaults(chain)).toEqual([]);
  expect(
    stepFaults([...chain.slice(1), { ...(chain[0] as PlanStep), dependencies: [100_000] }]),
  ).toHaveLength(1);
});

test('the todo of the step that is worked on says so', () => {
  const plan = markStepComplete(createPlan(draft(), at), 1, at);
  expect(todosOf(plan, 2).map(({ status }) => status)).toEqual(['completed', 'in_progress', 'pending']);
  expect(todosOf(plan, 1).map(({ status }) => status)).toEqual(['completed', 'pending', 'pending']);
});

test('todos have content, status and activeForm', () => {
  const todos = todosOf(markStepComplete(createPlan(draft(), at), 1, at));
  expect(todos).toHaveLength(3);
  expect(todos[0]).toEqual({
    content: '1. Step no 1',
    status: 'completed',
    activeForm: 'Working on step 1 of 3',
  });
});
