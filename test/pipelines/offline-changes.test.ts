import { describe, expect, test } from 'vitest';
import { applyDiff } from '../../src/core/apply-diff/apply';
import { createStep, stepFaults } from '../../src/core/plan';
import { RunError } from '../../src/domain/errors';
import type { RuleHit } from '../../src/domain/evidence';
import type { PlanDraft } from '../../src/domain/plan';
import type { Task } from '../../src/domain/task';
import { workedOut } from '../../src/pipelines/offline-changes';
import { madeUpTokens } from '../fakes/secrets';
import { memoryTree } from '../fakes/tree';

function draft(files: string[] = ['src/a.ts']): PlanDraft {
  return {
    title: 'T',
    summary: 'S.',
    objectives: ['O'],
    constraints: ['C'],
    assumptions: ['A'],
    approach: 'P.',
    steps: [
      createStep({ number: 1, description: 'Change it', files }),
      createStep({ number: 2, description: 'Run `npm test`', commands: ['npm test'], dependencies: [1] }),
    ],
    affectedFiles: files.map((path) => ({ path, reason: 'r' })),
    testPlan: ['T'],
    risks: ['R'],
    alternatives: ['N'],
    rollback: ['B'],
    successCriteria: ['K'],
    nextActions: ['X'],
    proposedChanges: [],
    suggestedCommands: [],
  };
}

function task(title: string, body = ''): Task {
  return {
    id: '0123456789ab',
    title,
    body,
    origin: { kind: 'text' },
    trust: { tier: 'operator', reason: 'local' },
    files: [],
    instructions: '',
  };
}

async function planned(
  files: Record<string, string>,
  asked: Task,
  { hits = [] as RuleHit[], before = draft() } = {},
) {
  const evidence = { rules: { scannedFiles: [], ruleCounts: {} as never, hits } };
  const plan = await workedOut(before, asked, evidence, { tree: memoryTree(files), known: () => [] });
  expect(stepFaults(plan.steps)).toEqual([]);
  const after: Record<string, string | null> = {};
  for (const { path, diff } of plan.proposedChanges) {
    const applied = await applyDiff({ path, diff }, files[path] ?? null);
    if (!applied.ok) throw new Error(applied.reason);
    after[path] = applied.after;
    expect(plan.steps.some((step) => step.files.includes(path))).toBe(true);
    expect(plan.affectedFiles.some((file) => file.path === path)).toBe(true);
  }
  return { plan, after, told: plan.risks.slice(1) };
}

const a = 'export function parseDate(text) {\n  return Date.parse(text);\n}\n';
const diffOfA = `--- a/src/a.ts
+++ b/src/a.ts
@@ -1,3 +1,3 @@
 export function parseDate(text) {
-  return Date.parse(text);
+  return Date.parse(text.trim());
 }`;

test('EP-05 diffs that are too many for one plan are told of, and the plan is not taken for all of it', async () => {
  const names = Array.from({ length: 33 }, (_, at) => `src/f${at}.ts`);
  const files = Object.fromEntries(names.map((name) => [name, 'old\n']));
  const diffs = names.map((name) => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-old\n+new`);
  const body = ['```diff', ...diffs, '```'].join('\n');
  const { plan } = await planned(files, task('Renew', body), { before: draft(['src/f32.ts']) });
  expect(plan.proposedChanges).toHaveLength(30);
  expect(plan.risks.join(' ')).toContain('3 more changes that the task asks for: too many at once');
  expect(plan.steps.map(({ description }) => description)).toContain('Change it');
});

describe('PM-015 a diff that the task holds is proposed when it applies', () => {
  test.each([
    ['in a block', `Like this:\n\n\`\`\`diff\n${diffOfA}\n\`\`\`\nThanks`],
    [
      'in a block of a patch',
      `~~~patch\ndiff --git a/src/a.ts b/src/a.ts\nindex 1..2 100644\n${diffOfA}\n~~~`,
    ],
    ['bare, with text behind it', `I would do\n\n${diffOfA}\n\n- a list\n`],
    ['with wrong line numbers', `\`\`\`diff\n${diffOfA.replace('-1,3 +1,3', '-40,9 +70,2')}\n\`\`\``],
  ])('%s', async (_, body) => {
    const { after, told, plan } = await planned({ 'src/a.ts': a }, task('Trim', body));
    expect(after).toEqual({ 'src/a.ts': a.replace('(text);', '(text.trim());') });
    expect(told).toEqual([]);
    // What else is said is for the other steps; a diff alone is one step.
    const isAlone = /^(?:~~~|```)/.test(body);
    const [first, ...others] = plan.steps.map(({ description }) => description);
    expect(first).toBe(isAlone ? 'Make the proposed change of src/a.ts.' : 'Change it');
    expect(others).toEqual(['Run `npm test`']);
    expect(plan.proposedChanges[0]?.description).toBe('The diff of the task.');
  });

  test.each([
    ['does not fit', `\`\`\`diff\n${diffOfA.replace('Date.parse(text);', 'Date.now();')}\n\`\`\``],
    ['is of a file that is not there', `\`\`\`diff\n${diffOfA.replaceAll('src/a.ts', 'src/z.ts')}\n\`\`\``],
    ['leads out', `\`\`\`diff\n${diffOfA.replaceAll('src/a.ts', '../a.ts')}\n\`\`\``],
    ['is of git itself', `\`\`\`diff\n${diffOfA.replaceAll('src/a.ts', '.git/hooks/x')}\n\`\`\``],
    ['is cut', `\`\`\`diff\n${diffOfA.split('\n').slice(0, 3).join('\n')}\n\`\`\``],
    ['has no names', '```diff\n@@ -1 +1 @@\n-a\n+b\n```'],
  ])('one that %s is told, not kept', async (_, body) => {
    const { after, told, plan } = await planned({ 'src/a.ts': a }, task('Trim', body));
    expect(after).toEqual({});
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/not proposed/);
    expect(plan.steps).toEqual(draft().steps);
  });

  test('several files, a new one, one that goes, and names in UTF-8 as git quotes them', async () => {
    const body = `\`\`\`diff
diff --git "a/src/gr\\303\\274n.ts" "b/src/gr\\303\\274n.ts"
--- "a/src/gr\\303\\274n.ts"
+++ "b/src/gr\\303\\274n.ts"
@@ -1 +1 @@
-let x = 1;
+let x = 2;
diff --git a/new.ts b/new.ts
new file mode 100644
--- /dev/null
+++ b/new.ts
@@ -0,0 +1 @@
+export {};
\\ No newline at end of file
diff --git a/old.ts b/old.ts
deleted file mode 100644
--- a/old.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
\`\`\``;
    const files = { 'src/grün.ts': 'let x = 1;\n', 'old.ts': 'gone\n' };
    const { after, plan } = await planned(files, task('Three', body), { before: draft([]) });
    expect(after).toEqual({ 'src/grün.ts': 'let x = 2;\n', 'new.ts': 'export {};', 'old.ts': null });
    expect(plan.steps.map(({ number, files: named }) => [number, named])).toEqual([
      [1, ['src/grün.ts', 'new.ts', 'old.ts']],
      [2, []],
    ]);
    expect(plan.summary).toContain('The task itself says what to change');
  });

  test('line ends stay those of the file, also without an end of the last line', async () => {
    const windows = a.replaceAll('\n', '\r\n').replace(/\r\n$/, '');
    const { after } = await planned({ 'src/a.ts': windows }, task('Trim', `\`\`\`diff\n${diffOfA}\n\`\`\``));
    // The task's diff says nothing of a missing end, so it does not fit; one that says it does.
    expect(after).toEqual({});
    const noEnd = `${diffOfA.replace(/\n }$/, '')}\n }\n\\ No newline at end of file`;
    const fits = await planned({ 'src/a.ts': windows }, task('Trim', `\`\`\`diff\n${noEnd}\n\`\`\``));
    expect(fits.after['src/a.ts']).toBe(windows.replace('(text);', '(text.trim());'));
    const ended = a.replaceAll('\n', '\r\n');
    const whole = await planned({ 'src/a.ts': ended }, task('Trim', `\`\`\`diff\n${diffOfA}\n\`\`\``));
    expect(whole.after['src/a.ts']).toBe(ended.replace('(text);', '(text.trim());'));
  });

  test('a file of 10 MB is told, not proposed', async () => {
    const large = `${'x\n'.repeat(5_000_000)}${a}`;
    const { after, told } = await planned(
      { 'src/a.ts': large },
      task('Trim', `\`\`\`diff\n${diffOfA}\n\`\`\``),
    );
    expect(after).toEqual({});
    expect(told[0]).toContain('bytes');
  });

  test('a diff that shows a secret is not proposed', async () => {
    const token = madeUpTokens()['github-token'];
    const { after, told } = await planned(
      { 'src/a.ts': 'let x;\n' },
      task(
        'x',
        `\`\`\`diff\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-let x;\n+let x = "${token}";\n\`\`\``,
      ),
    );
    expect(after).toEqual({});
    expect(told.join()).toContain('secret');
    expect(told.join()).not.toContain(token);
  });

  test('a file of credentials is not changed', async () => {
    const body = '```diff\n--- a/.env\n+++ b/.env\n@@ -1 +1 @@\n-A=1\n+A=2\n```';
    expect((await planned({ '.env': 'A=1\n' }, task('x', body))).after).toEqual({});
  });
});

describe('IB-07 offline: plain mechanical wishes become an exact diff', () => {
  const files = {
    'src/a.ts': a,
    'src/b.ts': "import { parseDate } from './a';\nexport const day = parseDate('1970');\n",
    'README.md': 'parseDate reads dates.\n',
  };

  test('replace in a named file, every whole place, with its line ends', async () => {
    const text = 'timeout = 30\r\ntimeouts = 30\r\nlog(timeout)';
    const { after, plan } = await planned(
      { 'conf/app.py': text, 'conf/b.py': 'timeout' },
      task('Replace `timeout` with `limit` in conf/app.py.'),
      { before: draft([]) },
    );
    expect(after).toEqual({ 'conf/app.py': 'limit = 30\r\ntimeouts = 30\r\nlog(limit)' });
    expect(plan.proposedChanges[0]?.description).toBe('Replace `timeout` with `limit` (2 places).');
  });

  test('rename a name that is defined once, in all code that has it', async () => {
    const { after, told } = await planned(files, task('Rename `parseDate` to `readDate`'));
    expect(after).toEqual({
      'src/a.ts': a.replace('parseDate', 'readDate'),
      'src/b.ts': files['src/b.ts'].replaceAll('parseDate', 'readDate'),
    });
    expect(told).toEqual(['`parseDate` may stand in README.md too; only code was changed.']);
    expect(
      Object.keys((await planned(files, task('Rename the function parseDate to readDate'))).after),
    ).toHaveLength(2);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no file is named', files, 'Replace `parseDate` with `readDate`'],
    ['the file is not there', files, 'Replace `parseDate` with `readDate` in src/zz.ts'],
    ['there are two such files', { 'a/x.ts': 'foo', 'b/x.ts': 'foo' }, 'Replace `foo` with `bar` in x.ts'],
    ['a condition is added', files, 'Replace `parseDate` with `readDate` in src/a.ts but only in comments'],
    ['it is refused', files, 'Do not rename `parseDate` to `readDate`'],
    ['it is asked', files, 'Should we rename `parseDate` to `readDate`?'],
    ['the words are not there', files, 'Replace `nothing` with `bar` in src/a.ts'],
    [
      'it is defined twice',
      { ...files, 'src/c.ts': 'function parseDate() {}\n' },
      'Rename `parseDate` to `readDate`',
    ],
    ['it is defined nowhere', { 'src/b.ts': files['src/b.ts'] }, 'Rename `parseDate` to `readDate`'],
    [
      'the new name is taken',
      { ...files, 'src/c.ts': 'parseDate(readDate);\n' },
      'Rename `parseDate` to `readDate`',
    ],
    [
      'it is a member too',
      { ...files, 'src/c.ts': 'moment.parseDate();\n' },
      'Rename `parseDate` to `readDate`',
    ],
    [
      'it is a key too',
      { ...files, 'src/c.ts': 'const x = { parseDate: 1 };\n' },
      'Rename `parseDate` to `readDate`',
    ],
    [
      'it is a short key',
      { ...files, 'src/c.ts': 'use({ parseDate });\n' },
      'Rename `parseDate` to `readDate`',
    ],
    [
      'it stands in a text',
      { ...files, 'src/c.ts': 'call("parseDate");\n' },
      'Rename `parseDate` to `readDate`',
    ],
    [
      'it is an argument',
      { 'a.py': 'def limit_of():\n  pass\nf(limit_of=1)\n' },
      'Rename `limit_of` to `bound_of`',
    ],
    [
      'there are too many places',
      { 'a.ts': `const fooBar = 1;\n${'fooBar;\n'.repeat(70)}` },
      'Rename `fooBar` to `barFoo`',
    ],
  ])('nothing is proposed where %s', async (_, there, wish) => {
    const { after, plan } = await planned(there, task(wish));
    expect(after).toEqual({});
    expect(plan.proposedChanges).toEqual([]);
  });

  test('a task that asks for nothing else is one step, and its files are those of the change', async () => {
    const other = draft(['src/b.ts', 'src/zz.ts']);
    const one = await planned(files, task('Replace `Date.parse` with `Temporal.parse` in src/a.ts'), {
      before: other,
    });
    expect(one.plan.steps.map((step) => step.files)).toEqual([['src/a.ts'], []]);
    expect(one.plan.affectedFiles.map(({ path }) => path)).toEqual(['src/a.ts']);
    const more = task(
      'Replace `Date.parse` with `Temporal.parse` in src/a.ts',
      'And add a test for leap years.',
    );
    expect((await planned(files, more, { before: other })).plan.steps.map((step) => step.files)).toEqual([
      ['src/b.ts', 'src/zz.ts'],
      ['src/a.ts'],
      [],
    ]);
    const failed = task(
      'Replace `Date.parse` with `x` in src/a.ts',
      'Replace `nothing` with `x` in src/b.ts',
    );
    expect((await planned(files, failed, { before: other })).plan.steps).toHaveLength(3);
  });

  test('what code shows is no wish', async () => {
    const body =
      '```\nReplace `parseDate` with `x` in src/a.ts\n```\n> Replace `parseDate` with `x` in src/a.ts';
    expect((await planned(files, task('Look', body))).after).toEqual({});
  });

  test('hostile tasks cost little', async () => {
    const bodies = [
      'replace `a` with '.repeat(50_000),
      '--- a/x\n+++ b/x\n@@ -1,9999999 +1,9999999 @@\n'.repeat(20_000),
      '```diff\n'.repeat(100_000),
      `Replace \`${'a'.repeat(190)}\` with \`b\` in src/a.ts`,
    ];
    for (const body of bodies)
      expect(
        (await planned({ 'src/a.ts': 'a'.repeat(900_000) }, task('x', body))).plan.risks.length,
      ).toBeLessThan(40);
  });
});

describe('what rules know how to mend', () => {
  const hit = {
    rule: { id: 'is-literal' },
    file: 'a.py',
    startLine: 2,
    endLine: 2,
    quote: 'if x is 3:',
    detail: '',
    replacement: 'if x == 3:',
  } as unknown as RuleHit;
  const files = { 'a.py': 'x = 1\r\nif x is 3:\r\n  pass\r\n' };

  test('is mended where the task asks for it, with the line ends of the file', async () => {
    for (const asked of ['Fix the findings', 'Please fix is-literal'])
      expect((await planned(files, task(asked), { hits: [hit] })).after).toEqual({
        'a.py': 'x = 1\r\nif x == 3:\r\n  pass\r\n',
      });
  });

  test('stays where nobody asked, or the line is another one', async () => {
    expect((await planned(files, task('Add a flag'), { hits: [hit] })).after).toEqual({});
    expect((await planned({ 'a.py': 'y\nz\n' }, task('Fix the findings'), { hits: [hit] })).after).toEqual(
      {},
    );
    const secret = { ...hit, secrets: ['x'] } as RuleHit;
    expect((await planned(files, task('Fix the findings'), { hits: [secret] })).after).toEqual({});
  });
});

test('a fault of reading is told, and the plan stays', async () => {
  const tree = {
    ...memoryTree({}),
    list: async () => {
      throw new RunError('tool', 'git failed.');
    },
  };
  const asked = task('Replace `a` with `b` in x.ts');
  const plan = await workedOut(draft(), asked, {}, { tree, known: () => [] });
  expect(plan.risks).toEqual(['R', 'Changes that the task asks for could not be worked out: git failed.']);
});
