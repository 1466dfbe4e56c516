import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlan, createStep } from '../../../src/core/plan';
import { parsePlan } from '../../../src/core/plan-document/parse';
import { joinParts, planInParts } from '../../../src/core/plan-document/parts';
import { printPlan } from '../../../src/core/plan-document/print';
import type { Plan } from '../../../src/domain/plan';
import { anyPlan } from './any-plan';
import { samplePlan } from './sample-plan';

const long: Plan = createPlan(
  {
    ...samplePlan,
    steps: Array.from({ length: 500 }, (_, index) =>
      createStep({
        number: index + 1,
        description: `Step no ${index + 1}: ${'mend the parser and tell @team of it, '.repeat(10)}`,
        files: Array.from({ length: 8 }, (_, file) => `src/part-${index}/file-${file}.ts`),
        dependencies: index === 0 ? [] : [index],
        commands: ['npm test'],
      }),
    ),
    proposedChanges: [
      { path: 'src/a.ts', description: 'All of it', diff: '+`x`\n'.repeat(20_000) },
      { path: 'src/b.ts', description: 'One line', diff: `+${'\u202e'.repeat(9_000)}` },
    ],
  },
  0,
);

test('a plan of 500 steps is shown in parts of which none is too long, and nothing is lost', () => {
  const parts = planInParts(long);
  expect(parts.length).toBeGreaterThan(4);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(60_000);
  parts.forEach((part, index) => {
    expect(part.split('\n')[0]).toBe(`Plan \`${long.id}\`, part ${index + 1} of ${parts.length}`);
    // No block of code goes on from one part to the next.
    expect(part.split('\n').filter((line) => /^`{3,}/.test(line)).length % 2).toBe(0);
  });
  const joined = joinParts([...parts].reverse());
  expect(joined).toEqual({ text: printPlan(long) });
  expect('text' in joined && parsePlan(joined.text)).toEqual({ kind: 'plan', plan: long });
  const numbers = parts.join('').match(/^- \[ \] \*\*\d+\.\*\*/gm);
  expect(numbers?.length).toBe(500);
});

test('parts survive what a forge does to a comment: line ends and trailing space', () => {
  const parts = planInParts(long, 20_000).map((part) => part.trimEnd().replaceAll('\n', '\r\n'));
  expect(joinParts(parts)).toEqual({ text: printPlan(long) });
});

test('a short plan is one document', () => {
  expect(planInParts(samplePlan)).toEqual([printPlan(samplePlan)]);
  expect(joinParts(planInParts(samplePlan))).toEqual({ text: printPlan(samplePlan) });
});

test('any plan comes back from its parts', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 60 }), (plan, times) => {
      const large = createPlan({ ...plan, risks: Array.from({ length: times }, () => plan.risks).flat() }, 0);
      const many = createPlan({ ...large, approach: plan.approach.repeat(times * 20) }, 0);
      const parts = planInParts(many, 20_000);
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(20_000);
      expect(joinParts(parts)).toEqual({ text: printPlan(many) });
    }),
    { numRuns: 60 },
  );
});

test('what is not all parts of one plan is told', () => {
  const parts = planInParts(long);
  const other = planInParts(createPlan({ ...long, title: 'Another' }, 0));
  const [first = ''] = parts;
  expect(joinParts([])).toEqual({ message: 'There is no part of a plan.' });
  expect(joinParts(parts.slice(1))).toEqual({ message: `Part 1 of ${parts.length} is missing.` });
  expect(joinParts([...parts, first])).toEqual({ message: `Part 1 of ${parts.length} is there twice.` });
  expect(joinParts([...parts.slice(1), other[0] ?? ''])).toEqual({
    message: 'The parts are not all of one plan.',
  });
  expect(joinParts([first])).toEqual({ message: `Part 2 of ${parts.length} is missing.` });
  const beyond = first.replace('part 1 of', 'part 99 of');
  expect(joinParts([...parts, beyond])).toEqual({
    message: `There are more parts than the ${parts.length} there should be.`,
  });
  expect(joinParts([first, 'something else'])).toEqual({ message: 'The parts are not all of one plan.' });
  expect(joinParts([first.replace(/of \d+/, 'of 999999')])).toEqual({
    message: 'Part 2 of 999999 is missing.',
  });
});
