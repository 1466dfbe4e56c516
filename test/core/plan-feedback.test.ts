import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlan, createStep, planId, stepFaults } from '../../src/core/plan';
import { withFeedback } from '../../src/core/plan-feedback';
import { planProblems } from '../../src/core/plan-problems';
import { onlyThese } from '../../src/core/plan-sections';
import type { PlanDraft, PlanStep } from '../../src/domain/plan';

function draft(steps: PlanStep[] = row()): PlanDraft {
  return {
    title: 'Retry on 503',
    summary: 'A fix in some files.',
    objectives: ['Retry once'],
    constraints: ['No new dependency'],
    assumptions: ['The server means it'],
    approach: 'Small.',
    steps,
    affectedFiles: ['src/a.ts', 'src/b.ts', 'src/auth/login.ts'].map((path) => ({
      path,
      reason: 'it calls',
    })),
    testPlan: ['npm test'],
    risks: ['Load'],
    alternatives: ['Fail at once'],
    rollback: ['Revert'],
    successCriteria: ['It retries'],
    nextActions: ['Approve'],
    proposedChanges: [{ path: 'src/b.ts', description: 'Wait', diff: '--- a/src/b.ts\n+++ b/src/b.ts\n' }],
    suggestedCommands: ['npm test'],
  };
}

function row(): PlanStep[] {
  return [
    createStep({ number: 1, description: 'Change parseDate', files: ['src/a.ts'] }),
    createStep({ number: 2, description: 'Wait longer', files: ['src/b.ts'], dependencies: [1] }),
    createStep({
      number: 3,
      description: 'Adapt both',
      files: ['src/a.ts', 'src/auth/login.ts'],
      dependencies: [2],
    }),
    createStep({ number: 4, description: 'Run `npm test`', commands: ['npm test'], dependencies: [3] }),
  ];
}

function said(plan: PlanDraft): string[] {
  return plan.steps.map(
    (step) => `${step.number} ${step.description} [${step.files}] <${step.dependencies}>`,
  );
}

test('EP-06 offline: what is to be left alone goes out of the steps, the files and the proposals, and is a constraint', () => {
  const { draft: after, taken, notTaken } = withFeedback(draft(), 'Please do not touch src/b.ts.');
  expect(said(after)).toEqual([
    '1 Change parseDate [src/a.ts] <>',
    '2 Adapt both [src/a.ts,src/auth/login.ts] <1>',
    '3 Run `npm test` [] <2>',
  ]);
  expect(after.affectedFiles.map(({ path }) => path)).toEqual(['src/a.ts', 'src/auth/login.ts']);
  expect(after.proposedChanges).toEqual([]);
  expect(after.constraints).toEqual(['No new dependency', 'Please do not touch src/b.ts.']);
  expect(taken).toEqual(['src/b.ts is left alone. Step 2 goes with it.']);
  expect(notTaken).toEqual([]);
  expect(planId(after)).not.toBe(planId(draft()));
});

test.each([
  ["Don't change `src/b.ts`, it is generated", ['src/b.ts']],
  ['leave b.ts alone', ['src/b.ts']],
  ['Leave src/b.ts as it is because others need it', ['src/b.ts']],
  ['src/b.ts must not be changed', ['src/b.ts']],
  ['No changes to src/a.ts and b.ts, please', ['src/a.ts', 'src/b.ts']],
  ['Keep the folder src/auth untouched', ['src/auth/login.ts']],
  ['Stay away from anything under auth/', ['src/auth/login.ts']],
  ['Thanks! Do not touch login', ['src/auth/login.ts']],
  ['Drop src/b.ts from the plan', ['src/b.ts']],
])('left alone: %s', (feedback, paths) => {
  const { draft: after } = withFeedback(draft(), feedback);
  const named = [
    ...after.steps.flatMap(({ files }) => files),
    ...after.affectedFiles.map(({ path }) => path),
  ];
  for (const path of ['src/a.ts', 'src/b.ts', 'src/auth/login.ts'])
    expect([path, named.includes(path)]).toEqual([path, !paths.includes(path)]);
});

test.each([
  'Do not change the signature of parseDate in src/a.ts',
  'Do not touch src except src/a.ts',
  'Remove src/a.ts',
  'Do not drop step 2',
  'Why does it touch src/b.ts?',
  '> do not touch src/b.ts',
  '```\ndrop step 2\n```',
  'Delete src/b.ts',
  'Change step 2 so that it waits shorter',
  'Only touch src/a.ts',
  'Drop step 9',
  'Step 1 before step 1',
])('EP-06 offline: what no rule reads for sure takes nothing out and is not lost: %s', (feedback) => {
  const { draft: after, taken, notTaken } = withFeedback(draft(), feedback);
  expect(after.steps).toEqual(draft().steps);
  expect(after.affectedFiles).toEqual(draft().affectedFiles);
  expect(after.constraints).toHaveLength(2);
  expect(taken.length + notTaken.length).toBe(1);
});

test('a name in code marks takes the steps out that name it as a whole word', () => {
  expect(said(withFeedback(draft(), 'leave `parseDate` alone').draft)[0]).toBe('1 Wait longer [src/b.ts] <>');
  const { draft: after, notTaken } = withFeedback(draft(), 'leave the login page alone');
  expect(after.steps).toEqual(draft().steps);
  expect(notTaken[0]).toContain('no step was taken out for it');
  expect(after.constraints).toContain('leave the login page alone.');
});

test('where a step loses one of its files, it says so', () => {
  const { draft: after } = withFeedback(draft(), 'do not touch src/auth/login.ts');
  expect(after.steps[2]?.description).toBe('Adapt both (src/auth/login.ts stays as it is.)');
  expect(after.steps[2]?.files).toEqual(['src/a.ts']);
});

test('EP-06 offline: numbered steps are taken out, and what waited for them waits for what they waited for', () => {
  for (const feedback of [
    'drop step 2',
    'Without the second step',
    'Do it without step 2',
    'step 2 is not needed',
  ])
    expect(said(withFeedback(draft(), feedback).draft)).toEqual([
      '1 Change parseDate [src/a.ts] <>',
      '2 Adapt both [src/a.ts,src/auth/login.ts] <1>',
      '3 Run `npm test` [] <2>',
    ]);
  const two = withFeedback(draft(), 'skip steps 2-3 and drop the last step');
  expect(said(two.draft)).toEqual(['1 Change parseDate [src/a.ts] <>']);
  expect(two.draft.affectedFiles.map(({ path }) => path)).toEqual(['src/a.ts']);
  expect(two.taken).toEqual(['Step 2 is taken out.', 'Step 3 is taken out.', 'Step 4 is taken out.']);
});

test('numbers are those of the plan that people saw, whatever goes first', () => {
  const { draft: after } = withFeedback(draft(), 'Drop step 1. Drop step 3.');
  expect(after.steps.map(({ description }) => description)).toEqual(['Wait longer', 'Run `npm test`']);
});

test('EP-06 offline: a plan of which nothing is left says so and reaches no file', () => {
  const { draft: after } = withFeedback(draft(), 'drop steps 1, 2, 3 and 4');
  expect(after.steps).toHaveLength(1);
  expect(after.steps[0]?.description).toContain('Find another way to the objectives');
  expect([...after.affectedFiles, ...after.proposedChanges]).toEqual([]);
  expect(planProblems(after)).toEqual([]);
});

test('EP-06 offline: a plan whose only constraint names its files keeps one when its only step is taken out', () => {
  const files = ['src/a.ts'];
  const step = createStep({ number: 1, description: 'Change parseDate', files });
  const affectedFiles = [{ path: 'src/a.ts', reason: 'it calls' }];
  const before = { ...draft([step]), constraints: [onlyThese(files)], affectedFiles, proposedChanges: [] };
  for (const feedback of ['Drop step 1', 'Do not touch src/a.ts']) {
    const { draft: after } = withFeedback(before, feedback);
    expect(planProblems(after)).toEqual([]);
    expect(after.constraints).not.toContain(onlyThese(files));
  }
});

test('EP-06 offline: steps in a row are put into the order that is asked for', () => {
  expect(said(withFeedback(draft(), 'Do step 3 before step 2').draft)).toEqual([
    '1 Change parseDate [src/a.ts] <>',
    '2 Adapt both [src/a.ts,src/auth/login.ts] <1>',
    '3 Wait longer [src/b.ts] <2>',
    '4 Run `npm test` [] <3>',
  ]);
  expect(said(withFeedback(draft(), 'swap steps 1 and 2').draft).slice(0, 2)).toEqual([
    '1 Wait longer [src/b.ts] <>',
    '2 Change parseDate [src/a.ts] <1>',
  ]);
});

test('where steps really wait for each other, an order against that is refused', () => {
  const steps = [
    createStep({ number: 1, description: 'One' }),
    createStep({ number: 2, description: 'Two' }),
    createStep({ number: 3, description: 'Three', dependencies: [1] }),
  ];
  const { notTaken, draft: same } = withFeedback(draft(steps), 'step 3 before step 1');
  expect(notTaken[0]).toContain('step 3 waits for step 1');
  expect(same.steps).toEqual(steps);
  expect(said(withFeedback(draft(steps), 'step 2 after step 3').draft)).toEqual([
    '1 One [] <>',
    '2 Three [] <1>',
    '3 Two [] <2>',
  ]);
});

test('EP-06 offline: what is to be done too becomes a step before the checks, with the files it names', () => {
  const { draft: after, taken } = withFeedback(draft(), 'Also handle the empty list in `src/list.ts`', [
    'src/list.ts',
  ]);
  expect(said(after).slice(3)).toEqual([
    '4 Also handle the empty list in `src/list.ts`. [src/list.ts] <3>',
    '5 Run `npm test` [] <4>',
  ]);
  expect(after.affectedFiles.at(-1)).toEqual({ path: 'src/list.ts', reason: 'the feedback asks for it' });
  expect(taken).toEqual(['A step was added: "Also handle the empty list in `src/list.ts`".']);
  expect(withFeedback(draft(), 'also change list.ts', ['src/list.ts', 'lib/list.ts']).notTaken[0]).toContain(
    'can be',
  );
  expect(withFeedback(draft(), 'do not touch b.ts and also change src/b.ts').notTaken[0]).toContain(
    'left alone',
  );
  expect(withFeedback(draft(), 'also change ../../etc/passwd.txt').draft.steps[3]?.files).toEqual([]);
});

test('EP-06 offline: use, keep and must stand as constraints and success criteria; a refusal only as a constraint', () => {
  const { draft: after } = withFeedback(
    draft(),
    '- use zod\n- The API must stay sync.\n- never log tokens\n- No new packages',
  );
  expect(after.constraints).toEqual(
    expect.arrayContaining(['use zod.', 'The API must stay sync.', 'never log tokens.', 'No new packages.']),
  );
  expect(after.successCriteria).toEqual([
    'It retries',
    'As the feedback asks: use zod.',
    'As the feedback asks: The API must stay sync.',
  ]);
  expect(after.steps).toEqual(draft().steps);
});

test('EP-06 offline: a feedback that says nothing changes nothing and is told so', () => {
  for (const nothing of ['', ' \n\t ', '...', 'Thanks!']) {
    const { draft: same, taken, notTaken } = withFeedback(draft(), nothing);
    expect(same).toEqual(draft());
    expect(taken).toEqual([]);
    expect(notTaken[0]).toContain('asks for nothing');
  }
});

test('EP-06 offline: a megabyte of feedback stays a plan that people can read', () => {
  const endless = [
    'do not touch '.repeat(80_000),
    'drop step 1. '.repeat(80_000),
    `drop steps ${'1,'.repeat(500_000)}`,
    'a'.repeat(1_000_000),
    `${'and also '.repeat(110_000)}`,
    '> '.repeat(500_000),
    '\u202e@everyone <img src=x> [a](b) \u001b[31m'.repeat(30_000),
    `leave ${'x '.repeat(300_000)} alone`,
  ];
  for (const feedback of endless) {
    const { draft: after, notTaken } = withFeedback(draft(), feedback);
    expect(planProblems(after)).toEqual([]);
    expect(JSON.stringify(after).length).toBeLessThan(80_000);
    expect(notTaken.some((one) => one.includes('only the first'))).toBe(true);
    expect(JSON.stringify(after)).not.toMatch(/\u202e|\\u001b/);
  }
});

test('EP-06 offline: whatever is said, a sound plan stays sound and no file comes in that leads out', () => {
  const phrase = fc.constantFrom(
    'drop step 1',
    'skip steps 2-4',
    'step 3 before step 1',
    'step 1 after step 4',
    'swap steps 2 and 3',
    'also fix src/a.ts',
    'do not touch src/a.ts',
    'leave src/b.ts alone',
    'add a step for ../x.ts',
    'use it',
    'and',
    'but',
    '.',
    '\n',
    '- ',
    'the last step',
    'without',
  );
  const graph = fc.array(fc.array(fc.nat(8), { maxLength: 3 }), { minLength: 1, maxLength: 8 }).map((all) =>
    all.map((needs, at) =>
      createStep({
        number: at + 1,
        description: `Step of ${at}`,
        files: at % 2 === 0 ? ['src/a.ts'] : [],
        dependencies: [...new Set(needs.filter((n) => n < at).map((n) => n + 1))],
      }),
    ),
  );
  fc.assert(
    fc.property(graph, fc.array(phrase, { maxLength: 12 }), (steps, words) => {
      const { draft: after } = withFeedback(draft(steps), words.join(' '));
      expect(stepFaults(after.steps)).toEqual([]);
      expect(planProblems(after)).toEqual([]);
      const order = after.steps.map(({ number }) => number);
      expect(order).toEqual(order.map((_, at) => at + 1));
      for (const { number, dependencies } of after.steps)
        for (const needed of dependencies) expect(needed).toBeLessThan(number);
      expect(createPlan(after, 0).steps.length).toBeGreaterThan(0);
    }),
  );
});

test('the constraint that names all files follows, and changes that stood together are told to be halved', () => {
  const before = draft();
  before.constraints.push(
    'Apart from tests, only these files change: src/a.ts, src/b.ts, src/auth/login.ts.',
  );
  before.proposedChanges.push({ path: 'src/a.ts', description: 'x', diff: 'x' });
  const { draft: after } = withFeedback(before, 'do not touch src/b.ts');
  expect(after.constraints[1]).toBe(
    'Apart from tests, only these files change: src/a.ts, src/auth/login.ts.',
  );
  expect(after.risks.at(-1)).toBe(
    'The proposed changes of src/b.ts were taken out; the others may need them.',
  );
  const none = withFeedback(before, 'drop steps 1-4').draft;
  expect(none.constraints).toEqual(['No new dependency']);
});
