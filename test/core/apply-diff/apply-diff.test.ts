import { createTwoFilesPatch } from 'diff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff, applyDiffs } from '../../../src/core/apply-diff/apply';

const file = 'a\nb\nc\nd\ne\nf\ng\n';
const diff = (body: string, name = 'src/x.ts') => `--- a/${name}\n+++ b/${name}\n${body}`;
const change = (body: string) => ({ path: 'src/x.ts', diff: diff(body) });
const created = (body: string) => ({ path: 'src/x.ts', diff: `--- /dev/null\n+++ b/src/x.ts\n${body}` });
const deleted = (body: string) => ({ path: 'src/x.ts', diff: `--- a/src/x.ts\n+++ /dev/null\n${body}` });

/** Few different lines, so that they stand at several places. */
const anyFile = fc
  .tuple(
    fc.array(fc.constantFrom('', 'a', 'b', '-- x', '++ y', '@@ z', '\\ w', ' '), {
      minLength: 1,
      maxLength: 12,
    }),
    fc.boolean(),
  )
  .map(([lines, isEnded]) => lines.join('\n') + (isEnded ? '\n' : ''));

test('a diff between two texts makes the one of the other', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, fc.constantFrom(3, 12), async (before, after, context) => {
      if (before === after || before === '') return;
      const made = createTwoFilesPatch('a/x', 'b/x', before, after, '', '', { context });
      const applied = await applyDiff({ path: 'x', diff: made }, before);
      // With little context it can fit at several places; then it has to be where it says.
      expect(applied).toEqual({ ok: true, after });
    }),
    { numRuns: 1000 },
  );
});

test('counts and line numbers that are wrong do no harm where the lines stand once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.nat(99),
      async (lines, place, wrong) => {
        const before = `${lines.join('\n')}\n`;
        const changed = lines.map((line, index) => (index === place % lines.length ? 'NEW' : line));
        const made = createTwoFilesPatch('a/x', 'b/x', before, `${changed.join('\n')}\n`);
        const careless = made.replace(/@@ .* @@/g, `@@ -${wrong},${wrong} +${wrong} @@`);
        expect(await applyDiff({ path: 'x', diff: careless }, before)).toEqual({
          ok: true,
          after: `${changed.join('\n')}\n`,
        });
      },
    ),
    { numRuns: 300 },
  );
});

test('files are made and deleted', async () => {
  expect(await applyDiff(created('@@ -0,0 +1,2 @@\n+a\n+b\n'), null)).toEqual({ ok: true, after: 'a\nb\n' });
  expect(await applyDiff(created('@@ -0,0 +1 @@\n+a\n\\ No newline at end of file'), null)).toEqual({
    ok: true,
    after: 'a',
  });
  expect(await applyDiff(deleted('@@ -1,2 +0,0 @@\n-a\n-b\n'), 'a\nb\n')).toEqual({ ok: true, after: null });
});

test('line ends stay those of the file', async () => {
  const body = '@@ -2,2 +2,2 @@\n b\n-c\n+C\n';
  expect(await applyDiff(change(body), file.replaceAll('\n', '\r\n'))).toEqual({
    ok: true,
    after: file.replace('c', 'C').replaceAll('\n', '\r\n'),
  });
  // Saved with other line ends throughout, or git's own of a file that has them.
  const saved = { path: 'src/x.ts', diff: diff(body).replaceAll('\n', '\r\n') };
  expect(await applyDiff(saved, file)).toEqual({ ok: true, after: file.replace('c', 'C') });
  expect(await applyDiff(change(body.replaceAll('\n', '\r\n')), file.replaceAll('\n', '\r\n'))).toEqual({
    ok: true,
    after: file.replace('c', 'C').replaceAll('\n', '\r\n'),
  });
  expect(await applyDiff(change(body.replaceAll('\n', '\r\n')), file)).toEqual({
    ok: true,
    after: file.replace('c', 'C'),
  });
  // Of a file that mixes them nobody can tell which ones are meant.
  expect(await applyDiff(change(body), 'a\nb\nc\r\nd\n')).toEqual({
    ok: false,
    reason: 'The diff of src/x.ts does not fit its line ends.',
  });
  expect(await applyDiff(change('@@ -7 +7 @@\n-g\n+G\n'), file.trimEnd())).toEqual({
    ok: true,
    after: file.trimEnd().replace('g', 'G'),
  });
});

test('what editors and models do to a diff is borne: git’s lines above, lost spaces, empty lines at the end', async () => {
  const made = `diff --git a/src/x.ts b/src/x.ts\nindex 1..2 100644\n${diff('@@ -1,3 +1,3 @@ function x() {\n a\n\n-b\n+B\n\n\n')}`;
  expect(await applyDiff({ path: 'src/x.ts', diff: made }, 'a\n\nb\nc\n')).toEqual({
    ok: true,
    after: 'a\n\nB\nc\n',
  });
});

test('several hunks are found, each behind the one before', async () => {
  const body = '@@ -1 +1 @@\n-x\n+1\n@@ -3 +3 @@\n-x\n+2\n';
  expect(await applyDiff(change(body), 'x\n.\nx\n.\nx\n')).toEqual({ ok: true, after: '1\n.\n2\n.\nx\n' });
  // All shifted alike by lines that have come since.
  const far = '@@ -2,2 +2,2 @@\n b\n-c\n+C\n@@ -5,2 +5,2 @@\n .\n-x\n+X\n';
  expect(await applyDiff(change(far), `0\n${'a\nb\nc\nd\n.\nx\n.\nx\n'}`)).toEqual({
    ok: true,
    after: '0\na\nb\nC\nd\n.\nX\n.\nx\n',
  });
});

test.each([
  [
    'not in the file',
    change('@@ -1 +1 @@\n-z\n+y\n'),
    file,
    'In the diff of src/x.ts, hunk 1 of 1 does not fit: the file has no line "z".',
  ],
  [
    'not together',
    change('@@ -1 +1 @@\n a\n-c\n'),
    file,
    'In the diff of src/x.ts, hunk 1 of 1 does not fit: its lines do not stand together, behind the hunk before it.',
  ],
  ['in the wrong order', change('@@ -3 +3 @@\n-c\n@@ -1 +1 @@\n-a\n'), file, /hunk 2 of 2 does not fit/],
  [
    'ambiguous',
    change('@@ -4 +4 @@\n-x\n+y\n'),
    'x\n.\nx\n',
    'In the diff of src/x.ts, hunk 1 of 1 fits at 2 places; show more of the lines around it.',
  ],
  ['without context', change('@@ -4,0 +5 @@\n+y\n'), file, /shows none of the lines around it/],
  ['nearly the same', change('@@ -1 +1 @@\n-A\n+y\n'), file, /no line "A"/],
  ['space at the end', change('@@ -1 +1 @@\n-a \n+y\n'), file, /no line "a "/],
  ['no diff', { path: 'src/x.ts', diff: 'const a = 1;\n' }, file, /does not begin with "--- a\/PATH"/],
  ['no hunk', { path: 'src/x.ts', diff: diff('') }, file, /changes nothing/],
  ['nothing new', change('@@ -1 +1 @@\n-a\n+a\n'), file, 'The diff of src/x.ts changes nothing.'],
  ['words within', change('@@ -1 +1 @@\n-a\n... the rest stays\n'), file, /begins with none of/],
  ['a head that is none', change('@@ the start @@\n-a\n'), file, /no head of a hunk/],
  [
    'binary',
    { path: 'src/x.ts', diff: 'diff --git a/src/x.ts b/src/x.ts\nGIT binary patch\n' },
    file,
    /binary/,
  ],
  [
    'another file',
    { path: 'src/x.ts', diff: diff('@@ -1 +1 @@\n-a\n+b\n', 'src/y.ts') },
    file,
    'The diff is of src/y.ts, not of src/x.ts.',
  ],
  [
    'two files',
    { path: 'src/x.ts', diff: diff('@@ -1 +1 @@\n-a\n+b\n') + diff('@@ -1 +1 @@\n-a\n+b\n', 'src/y.ts') },
    file,
    /several files/,
  ],
  [
    'two files of git',
    { path: 'src/x.ts', diff: `${diff('@@ -1 +1 @@\n-a\n+b\n')}diff --git a/y b/y\n` },
    file,
    /several files/,
  ],
  [
    'renamed',
    { path: 'src/x.ts', diff: '--- a/src/x.ts\n+++ b/src/y.ts\n@@ -1 +1 @@\n-a\n+b\n' },
    file,
    /renames src\/x.ts to src\/y.ts/,
  ],
  [
    'no file at all',
    { path: 'src/x.ts', diff: '--- /dev/null\n+++ /dev/null\n@@ -0,0 +1 @@\n+a\n' },
    null,
    /of no file/,
  ],
  ['made twice', created('@@ -0,0 +1 @@\n+a\n'), file, /is there already/],
  ['missing', change('@@ -1 +1 @@\n-a\n+b\n'), null, /^There is no src\/x\.ts/],
  ['deleted in part', deleted('@@ -1 +0,0 @@\n-a\n'), file, /not all of its lines/],
  [
    'outside',
    { path: '../x', diff: diff('@@ -1 +1 @@\n-a\n+b\n', '../x') },
    file,
    /leads out of the workspace/,
  ],
  ['absolute', { path: '/etc/passwd', diff: diff('@@ -1 +1 @@\n-a\n+b\n') }, file, /not an absolute one/],
  [
    'git’s own',
    { path: '.git/config', diff: diff('@@ -1 +1 @@\n-a\n+b\n', '.git/config') },
    file,
    /files of git itself/,
  ],
  ['endless', change(`@@ -1 +1 @@\n-a\n+${'x'.repeat(400_000)}\n`), file, /longer than/],
  ['too large a file', change('@@ -1 +1 @@\n-a\n+b\n'), 'a'.repeat(4_000_001), /too large/],
] as [string, { path: string; diff: string }, string | null, string | RegExp][])(
  'a diff that does not fit is refused in a sentence: %s',
  async (_, proposed, before, reason) => {
    const applied = await applyDiff(proposed, before);
    expect(applied.ok).toBe(false);
    if (applied.ok) return;
    if (typeof reason === 'string') expect(applied.reason).toBe(reason);
    else expect(applied.reason).toMatch(reason);
    expect(applied.reason).toMatch(/\.$|"$/);
  },
);

test('several changes are tried on a copy, one after the other', async () => {
  const files = new Map([['src/x.ts', file]]);
  const result = await applyDiffs(
    [
      change('@@ -1 +1 @@\n-a\n+A\n'),
      change('@@ -1,2 +1,2 @@\n A\n-b\n+B\n'),
      { path: 'new.ts', diff: '--- /dev/null\n+++ b/new.ts\n@@ -0,0 +1 @@\n+n\n' },
      { path: 'new.ts', diff: '--- a/new.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-n\n' },
    ],
    files,
  );
  expect(result).toEqual({
    ok: true,
    files: new Map<string, string | null>([
      ['src/x.ts', file.replace('a\nb', 'A\nB')],
      ['new.ts', null],
    ]),
  });
  expect(files).toEqual(new Map([['src/x.ts', file]]));
  const wrong = await applyDiffs([change('@@ -1 +1 @@\n-z\n+y\n'), change('@@ -1 +1 @@\n-y\n+z\n')], files);
  expect(wrong).toMatchObject({
    ok: false,
    reasons: [/./, /./].map(() => expect.stringMatching(/does not fit/)),
  });
});

test('hostile diffs and files take linear time', async () => {
  const lines = 'a\n'.repeat(200_000);
  const body = `@@ -1 +1 @@\n${' a\n'.repeat(100_000)}-b\n`;
  expect((await applyDiff(change(body), lines)).ok).toBe(false);
  expect((await applyDiff(change(`@@ -1 +1 @@\n${' a\n'.repeat(60_000)}-a\n`), lines)).ok).toBe(true);
  expect((await applyDiff(change('@@ -1 +1 @@\n-z\n'.repeat(500)), lines)).ok).toBe(false);
});
