import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBeyond } from '../../src/core/plan-beyond';
import { changesOfStep, isCovered, stepOrder } from '../../src/core/plan-order';
import { planProblems } from '../../src/core/plan-problems';
import { planOf } from '../fakes/act-room';

test('EP-05 every step comes once, behind all that it depends on', () => {
  const graph = fc.integer({ min: 1, max: 12 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.record({
          number: fc.constant(at + 1),
          dependencies: fc.subarray(Array.from({ length: at }, (_, before) => before + 1)),
        }),
      ),
    ),
  );
  fc.assert(
    fc.property(graph, fc.infiniteStream(fc.nat()), (steps, random) => {
      const renamed = new Map([...steps].map(({ number }) => [number, number]));
      for (const number of renamed.keys()) {
        const other = (random.next().value % steps.length) + 1;
        const [one, two] = [renamed.get(number) ?? 0, renamed.get(other) ?? 0];
        renamed.set(number, two).set(other, one);
      }
      const name = (number: number) => renamed.get(number) ?? 0;
      const plan = planOf(
        steps.map(({ number, dependencies }) => ({
          number: name(number),
          dependencies: dependencies.map(name),
        })),
      );
      const order = stepOrder(plan.steps).map(({ number }) => number);
      expect([...order].sort((a, b) => a - b)).toEqual(steps.map(({ number }) => number));
      for (const { number, dependencies } of plan.steps)
        for (const needed of dependencies) expect(order.indexOf(needed)).toBeLessThan(order.indexOf(number));
    }),
    { numRuns: 60 },
  );
});

const change = (path: string) => ({ path, description: 'd', diff: 'x' });

test('EP-05 an approved change belongs to the first step that names its file, else to the first step', () => {
  const plan = planOf(
    [
      { number: 1, files: ['b'], dependencies: [2] },
      { number: 2, files: ['a', 'b'] },
      { number: 3, files: ['c'] },
    ],
    { proposedChanges: [change('a'), change('b'), change('z')] },
  );
  expect(changesOfStep(plan, 2)).toEqual(plan.proposedChanges);
  expect(changesOfStep(plan, 1)).toEqual([]);
  expect(plan.steps.map((step) => isCovered(plan, step))).toEqual([true, true, false]);
});

test('EP-05 what goes beyond a plan makes another plan that holds together; what no plan can have is left out', () => {
  const plan = planOf([
    { number: 1, files: ['a'], completed: true },
    { number: 2, files: ['b'], commands: ['test'] },
  ]);
  const asked = [
    { kind: 'change', ...change('new/c') },
    { kind: 'change', ...change('../out') },
    { kind: 'change', ...change('.git/config') },
    { kind: 'command', command: 'lint' },
  ] as const;
  const draft = withBeyond(plan, 2, asked);
  expect(draft && planProblems(draft)).toEqual([]);
  expect(draft?.proposedChanges).toEqual([change('new/c')]);
  expect(draft?.affectedFiles.map(({ path }) => path)).toEqual(['a', 'b', 'new/c']);
  expect(draft?.steps).toMatchObject([
    { files: ['a'], completed: true },
    { files: ['b', 'new/c'], commands: ['test', 'lint'], completed: false },
  ]);
  expect(withBeyond(plan, 2, asked.slice(1, 3))).toBeNull();
});
