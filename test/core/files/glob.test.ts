import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { compileGlob } from '../../../src/core/files/glob';

async function fits(glob: string, path: string): Promise<boolean> {
  const made = await compileGlob(glob);
  if (!made.ok) throw new Error(made.reason);
  return made.fits(path);
}

const cases: [string, string[], string[]][] = [
  ['*.ts', ['a.ts', 'src/a.ts', '.x.ts'], ['a.tsx', 'ts', 'a.ts/b']],
  ['src/*.ts', ['src/a.ts'], ['src/b/a.ts', 'a.ts', 'x/src/a.ts']],
  ['/*.ts', ['a.ts'], ['src/a.ts']],
  ['src/**', ['src/a', 'src/a/b'], ['src', 'srcs/a']],
  ['src/**/*.ts', ['src/a.ts', 'src/b/c/a.ts'], ['src/a.js', 'x/src/a.ts']],
  ['**/test/**', ['test/a', 'a/test/b/c'], ['tests/a', 'a/b']],
  ['a?c', ['abc', 'x/abc'], ['ac', 'a/c', 'abbc']],
  ['[a-c]x', ['ax', 'bx'], ['dx', '/x']],
  ['[!a-c]x', ['dx'], ['ax']],
  ['[^a]x', ['bx'], ['ax']],
  ['[]]x', [']x'], ['x']],
  ['*.{ts,tsx}', ['a.ts', 'a.tsx'], ['a.js', 'a.{ts']],
  ['{a,b/{c,d}}.ts', ['a.ts', 'b/c.ts', 'b/d.ts'], ['c.ts', 'x/b/c.ts']],
  ['src', ['src', 'src/a', 'lib/src/a', 'SRC/a'], ['srcs/a']],
  ['src/core', ['src/core/a', 'src/core'], ['lib/src/core/a']],
  ['src/', ['src/a', 'src/a/b'], ['src', 'lib/src/a']],
  ['.', ['anything/at/all'], []],
  ['./src/*.ts', ['src/a.ts'], ['src/b/a.ts']],
  ['a.b+c(d)', ['a.b+c(d)'], ['axb+c(d)', 'a.bbcd']],
  ['a\\b', ['a/b'], ['ab']],
  ['*', ['a', 'a/b'], []],
  ['a,b', ['a,b'], ['a']],
  ['x}', ['x}'], ['x']],
];

test.each(cases)('the glob %s', async (glob, yes, no) => {
  for (const path of yes) expect([path, await fits(glob, path)]).toEqual([path, true]);
  for (const path of no) expect([path, await fits(glob, path)]).toEqual([path, false]);
});

test('a glob means what the settings’ globs mean', async () => {
  const piece = fc.constantFrom('a', 'b', '*', '?', '.ts', 'ab');
  const name = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''));
  const glob = fc
    .array(fc.oneof(name, fc.constant('**')), { minLength: 2, maxLength: 4 })
    .map((names) => names.join('/'));
  const path = fc
    .array(fc.constantFrom('a', 'b', 'ab', 'a.ts', 'abb.ts'), { minLength: 1, maxLength: 4 })
    .map((names) => names.join('/'));
  await fc.assert(
    fc.asyncProperty(glob, path, async (made, one) => {
      fc.pre(!/\*\*[^/]|[^/]\*\*/.test(made) && /[*?]/.test(made));
      // A folder is not meant by `folder/**` here: paths are those of files.
      fc.pre(!made.endsWith('/**') && !made.startsWith('**/**'));
      expect(`${made} ${one} ${await fits(made, one)}`).toBe(
        `${made} ${one} ${picomatch(made, { dot: true })(one)}`,
      );
    }),
    { numRuns: 300, seed: 11 },
  );
});

test.each(['[', 'a[b', '{a', '{a,{b}', '{'.repeat(9), 'x'.repeat(600)])(
  'a broken glob is answered with a sentence: %#',
  async (glob) => {
    const made = await compileGlob(glob);
    expect(made).toMatchObject({ ok: false, reason: expect.stringMatching(/^The glob .+(\.|})$/s) });
  },
);

test('globs that would keep another engine busy for ever are matched at once', async () => {
  const path = `${'a'.repeat(250)}/`.repeat(12);
  for (const glob of [
    `${'*a'.repeat(100)}b`,
    `${'{a,b,'.repeat(8)}c${'}'.repeat(8)}*`,
    `${'**/'.repeat(90)}x`,
    `${'{*,**}'.repeat(8)}b`,
    '[a-z]*'.repeat(80),
  ])
    expect(typeof (await fits(glob, path))).toBe('boolean');
});

test('a glob that stands for very much is refused', async () => {
  expect(await compileGlob(`${'[!a-z]'.repeat(60)}${'{a,b,c,d,e,f,g,h}'.repeat(8)}`)).toMatchObject({
    ok: true,
  });
  expect(await compileGlob('{ab,cd}'.repeat(70))).toMatchObject({ ok: true });
  expect(await compileGlob('**/?{?,??}[!x]'.repeat(35))).toMatchObject({ ok: false });
});
