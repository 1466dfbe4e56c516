import { expect, test } from 'vitest';
import { createPlan } from '../../../src/core/plan';
import { planFrom } from '../../../src/core/prompts/plan-answer';
import { planFaults } from '../../../src/core/prompts/plan-faults';
import { type PlanDraft, plan as planType } from '../../../src/domain/plan';
import { plan } from './material';

/** A plan as a model answers it. */
function answer(changes: object = {}) {
  const { id: _i, version: _v, createdAt: _c, updatedAt: _u, progress: _p, steps, ...rest } = plan();
  return { ...rest, steps: steps.map(({ completed: _done, ...step }) => step), ...changes };
}

const step = (changes: object) => ({
  number: 1,
  description: 'Change it',
  files: [],
  dependencies: [],
  commands: [],
  verification: 'It is changed',
  ...changes,
});
const unknown = { files: new Set<string>() };
const faultsOf = (changes: object, files: string[] = []) =>
  planFaults(planFrom(answer(changes)), { files: new Set(files) });

test('PM-009 an answer with all sections becomes a plan without faults', () => {
  const draft = planFrom(answer());
  expect(planFaults(draft, unknown)).toEqual([]);
  expect(planType.safeParse(createPlan(draft, 0)).success).toBe(true);
  expect(createPlan(draft, 0)).toEqual(plan());
});

test('nothing is done yet, whatever the model says', () => {
  expect(planFrom(answer({ steps: [step({ completed: true })] })).steps[0]?.completed).toBe(false);
});

test('texts are cleaned: one line for entries, nothing hidden, no empty entries', () => {
  const draft = planFrom(
    answer({
      title: ' A\ntitle\u202e ',
      summary: ' One.\n\nTwo. ',
      risks: ['r\n  more', ' ', 'x'.repeat(5_000)],
    }),
  );
  expect(draft.title).toBe('A title‹U+202E›');
  expect(draft.summary).toBe('One.\n\nTwo.');
  expect(draft.risks[0]).toBe('r more');
  expect(draft.risks).toHaveLength(2);
  expect(draft.risks[1]).toHaveLength(1_200);
});

test('paths and commands are cleaned and never shortened', () => {
  const command = `run ${'x'.repeat(2_000)}`;
  const { steps } = planFrom(
    answer({ steps: [step({ files: ['./src/a.ts', 'src/a.ts', ' '], commands: [command, ''] })] }),
  );
  expect(steps[0]).toMatchObject({ files: ['src/a.ts'], commands: [command] });
});

test('PM-016 an empty section is a fault with its name', () => {
  const empty = {
    title: '',
    summary: ' ',
    approach: '',
    objectives: [],
    constraints: [],
    assumptions: [''],
    steps: [],
    testPlan: [],
    risks: [],
    alternatives: [],
    rollback: [],
    successCriteria: [],
    nextActions: [],
  };
  const faults = faultsOf(empty);
  const unnamed = Object.keys(empty).filter((name) => !faults.some((fault) => fault.startsWith(`"${name}"`)));
  expect(unnamed).toEqual([]);
  expect(faultsOf({ affectedFiles: [], proposedChanges: [], suggestedCommands: [] })).toEqual([]);
});

test('OM-20 steps that wait for unknown steps, for each other or for themselves are faults', () => {
  const faults = (...steps: object[]) => faultsOf({ steps });
  expect(faults(step({ dependencies: [7] }))).toEqual([
    'Step 1 depends on step 7, which is not in the plan.',
  ]);
  expect(faults(step({ dependencies: [2] }), step({ number: 2, dependencies: [1] }))[0]).toMatch(
    /circle: 1 → 2/,
  );
  expect(faults(step({ dependencies: [1] }))[0]).toMatch(/circle: 1 → 1/);
  expect(faults(step({}), step({}))).toEqual(['Two steps have the number 1.']);
  expect(faults(step({ number: 0 }))).toEqual(['A step has the number 0; number the steps from 1.']);
  expect(faults(step({ description: '' }))).toEqual(['Step 1 has no description.']);
  expect(faults(step({ verification: ' ' }))).toEqual(['Step 1 does not say how to tell that it is done.']);
});

test.each([
  ['/etc/passwd', /not an absolute one/],
  ['~/.ssh/config', /not an absolute one/],
  ['C:/windows/a.ini', /not an absolute one/],
  ['../other/a.ts', /leads out of the workspace/],
  ['src/../../a.ts', /leads out of the workspace/],
  ['src\\a.ts', /forward slashes/],
  ['.git/config', /files of git itself/],
  ['sub/.GIT/hooks/pre-commit', /files of git itself/],
  ['src/*.ts', /not the path of one file/],
  ['src/a\u202eb.ts', /not the path of one file/],
  ['x'.repeat(600), /at most 500 characters/],
])('a path outside of what a plan may name (%s) is a fault wherever it stands', (path, said) => {
  expect(faultsOf({ steps: [step({ files: [path] })] })[0]).toMatch(said);
  expect(faultsOf({ affectedFiles: [{ path, reason: 'r' }] })[0]).toMatch(said);
  expect(faultsOf({ proposedChanges: [{ path, description: 'd', diff: '' }] })[0]).toMatch(said);
});

test('a file that is not there is a fault, unless it is to be made', () => {
  const files = ['src/core/parse.ts', 'src/cart.ts', 'docs/a.md'];
  const faults = (path: string, description: string) =>
    faultsOf(
      { affectedFiles: [], proposedChanges: [], steps: [step({ description, files: [path] })] },
      files,
    );
  expect(faults('src/cart.ts', 'Change it')).toEqual([]);
  expect(faults('src', 'Change what is in it')).toEqual([]);
  expect(faults('src/new.ts', 'Create src/new.ts')).toEqual([]);
  expect(faults('src/new.test.ts', 'Add a test file for it')).toEqual([]);
  expect(faults('src/util/parse.ts', 'Add a check to it')).toEqual([
    'Step 1 names src/util/parse.ts, which is not in the workspace. There is src/core/parse.ts. Name a file that is there, or say in the description that it is created.',
  ]);
  expect(faults('src/carts.ts', 'Change it')[0]).toContain('There is src/cart.ts.');
  expect(faults('lib/zzzzzzzzzz.rs', 'Change it')[0]).not.toContain('There is');
});

test('what is out of all measure is a fault', () => {
  const steps = Array.from({ length: 20_000 }, (_, n) =>
    step({ number: n + 1, dependencies: n > 0 ? [n] : [] }),
  );
  expect(faultsOf({ steps })[0]).toMatch(/There are 20000 steps/);
  expect(faultsOf({ risks: Array.from({ length: 99 }, (_, n) => `r${n}`) })[0]).toMatch(
    /more than 60 entries/,
  );
  expect(faultsOf({ suggestedCommands: ['x'.repeat(2_000)] })[0]).toMatch(/longer than 1000/);
  const proposedChanges = [{ path: 'src/cart.ts', description: 'd', diff: '+'.repeat(30_000) }];
  expect(faultsOf({ proposedChanges })[0]).toMatch(/src\/cart\.ts is longer than 20000/);
});

test('PM-015 patches are kept as entries, as they are', () => {
  const proposedChanges = [{ path: 'src/cart.ts', description: 'd', diff: '--- a\n+++ b\n-\tx\n+\ty\n' }];
  const draft: PlanDraft = planFrom(answer({ proposedChanges }));
  expect(draft.proposedChanges).toEqual(proposedChanges);
});

test.each([
  [
    'paths',
    { affectedFiles: Array.from({ length: 401 }, (_, n) => ({ path: `new${n}.ts`, reason: 'new file' })) },
  ],
  ['commands', { suggestedCommands: Array(201).fill('npm test') }],
  [
    'proposed changes',
    { proposedChanges: Array(61).fill({ path: 'a.ts', description: 'new file', diff: '+x' }) },
  ],
])(
  'a plan with more %s than anybody reads is sent back, and not gone through piece by piece',
  (things, changes) => {
    const faults = faultsOf({ ...changes, steps: [step({ files: ['../outside'] })] }, ['src/cart.ts']);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^The plan has \\d+ ${things}; keep the \\d+ that matter most\\.$`));
  },
);

test.each([0, -1, 1_001, 1e300])('a step with the number %d is sent back', (number) => {
  expect(faultsOf({ steps: [step({ number })] })).toEqual([
    expect.stringContaining('number the steps from 1'),
  ]);
});
