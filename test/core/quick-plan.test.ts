import { describe, expect, test } from 'vitest';
import { listedWorks } from '../../src/core/intent/listed';
import { createStep } from '../../src/core/plan';
import { quickPlan, whySteps } from '../../src/core/quick-plan';
import type { PlanDraft, PlanStep } from '../../src/domain/plan';

function draft(files: readonly (readonly string[])[]): PlanDraft {
  const steps = files.map((some, at) =>
    createStep({
      number: at + 1,
      description: `Do ${at + 1}`,
      files: [...some],
      commands: some.length === 0 ? ['npm test'] : [],
      dependencies: at === 0 ? [] : [at],
      verification: 'Seen.',
    }),
  );
  const list = ['said'];
  return {
    title: 'T',
    summary: 'S.',
    objectives: list,
    constraints: list,
    assumptions: list,
    approach: 'First this',
    steps,
    affectedFiles: [],
    testPlan: list,
    risks: list,
    alternatives: list,
    rollback: list,
    successCriteria: list,
    nextActions: list,
    proposedChanges: [],
    suggestedCommands: [],
  };
}

describe('IB-07 the plan of a small change', () => {
  test('its steps are one, in their order, with all files and commands; the rest of the plan stays', () => {
    const before = draft([['test/a.test.js'], ['src/a.js', 'test/a.test.js'], []]);
    const { steps, ...rest } = quickPlan(before, 'usual');
    expect(steps).toEqual([
      createStep({
        number: 1,
        description: 'Do 1. Do 2. Do 3.',
        files: ['test/a.test.js', 'src/a.js'],
        commands: ['npm test'],
        verification: 'Seen.',
      }),
    ]);
    const { steps: _steps, ...kept } = before;
    expect(rest).toEqual(kept);
  });

  test('more than 3 files, tests not counted, keep their steps, and the approach says why', () => {
    const three = draft([['src/a.js', 'test/a.test.js'], ['src/b.js'], ['src/c.js', 'test/c.test.js']]);
    expect(quickPlan(three, 'usual').steps).toHaveLength(1);
    const four = draft([
      ['src/a.js', 'src/b.js'],
      ['src/c.js', 'src/d.js'],
    ]);
    expect(quickPlan(four, 'usual').steps).toEqual(four.steps);
    expect(quickPlan(four, 'usual').approach).toMatch(
      /^First this\. .* 4 files take part; .* its 2 steps\.$/,
    );
    expect(quickPlan(four, 'always').steps).toHaveLength(1);
  });

  test('steps come in the order of their dependencies, and a circle is left for all to see', () => {
    const before = draft([['a.js'], ['b.js']]);
    const [first, second] = before.steps as [PlanStep, PlanStep];
    const turned = {
      ...before,
      steps: [
        { ...first, dependencies: [2] },
        { ...second, dependencies: [] },
      ],
    };
    expect(quickPlan(turned, 'usual').steps[0]?.description).toBe('Do 2. Do 1.');
    const circle = { ...before, steps: [{ ...first, dependencies: [2] }, second] };
    expect(quickPlan(circle, 'usual')).toBe(circle);
  });

  test('one thing in many files is one step', () => {
    const many = draft([['a.js', 'b.js', 'c.js', 'd.js', 'e.js'], []]);
    expect(whySteps(many, 'usual')).toBeNull();
    expect(quickPlan(many, 'usual').steps).toHaveLength(1);
  });
});

test.each([
  ['Fix the typo', 0],
  ['Two things:\n\n- Add a check to a.js\n- Rename b to c', 2],
  ['Two things:\n\n1. `read` should take a path\n2. `write` must fsync', 2],
  ['Add a check\n\n- Do not change the tests\n- Never guess', 0],
  ['Fix it\n\n## Steps to reproduce\n\n1. Add a file\n2. Open it\n\n## Expected\n\n- It should open', 0],
  ['Fix the crash\n\n- Node 22\n- Linux', 0],
])('IB-07 the work that a list asks for: %j', (text, count) => {
  expect(listedWorks(text)).toBe(count);
});
