import { expect, test } from 'vitest';
import { refMissing, refRange } from '../../../src/core/git/nearest-ref';
import { gitPath, hiddenByName, shownPath } from '../../../src/core/git/path';
import { shellWord } from '../../../src/core/shell-word';

test.each([
  ['a.ts', 'a.ts'],
  ['./src//b.ts', 'src/b.ts'],
  ['src/', 'src'],
  ['', '.'],
  ['.', '.'],
  ['.github/x.yml', '.github/x.yml'],
  ['.gitignore', '.gitignore'],
  ['x.git/y', 'x.git/y'],
  ['a\\b', 'a\\b'],
])('%j is %j', (given, path) => {
  expect(gitPath(given)).toEqual({ ok: true, path });
});

test.each([
  '../x',
  'a/../../x',
  'a/..',
  '/etc/passwd',
  'C:\\x',
  'c:/x',
  '\\\\host\\x',
  'a\0b',
  '.git',
  'sub/.git/config',
  '.GIT/HEAD',
  '.git./x',
  '.git /x',
  'GIT~1/config',
  '.g\u200cit/config',
  '.git::$INDEX_ALLOCATION/x',
])('%j is refused with a sentence', (given) => {
  expect(gitPath(given)).toMatchObject({ ok: false, reason: expect.stringMatching(/^.+ .+\.$/) });
});

test('names of credentials are hidden; others are not', () => {
  for (const path of ['.npmrc', 'a/.env', 'x/id_rsa', 'server.pem', 'my.p12'])
    expect(hiddenByName(path), path).not.toBeNull();
  for (const path of ['a.ts', '.env.example', 'test/x.pem']) expect(hiddenByName(path), path).toBeNull();
});

test('a path is shown on one line', () => {
  expect(shownPath('a b/c.ts')).toBe('a b/c.ts');
  expect(shownPath('a\nb')).toBe('"a\\nb"');
});

test('a word of a shell is itself, or stands in quotes', () => {
  expect(['src/a-b.ts', '', "it's", '$x', '-x'].map(shellWord)).toEqual([
    'src/a-b.ts',
    "''",
    "'it'\\''s'",
    "'$x'",
    '-x',
  ]);
});

test('both ends of a range', () => {
  expect(refRange('main')).toBeNull();
  expect(refRange('a..b')).toEqual({ from: 'a', to: 'b', isParted: false });
  expect(refRange('a...b')).toEqual({ from: 'a', to: 'b', isParted: true });
  expect(refRange('..b')).toEqual({ from: 'HEAD', to: 'b', isParted: false });
});

test('an unknown commit is answered in one bounded sentence after another', () => {
  const about = { isShallow: true, isUnborn: false };
  expect(refMissing('mian', ['main'], about)).toBe(
    'git knows no single commit by "mian". Did you mean main? The clone is shallow, so that older commits are not here.',
  );
  expect(refMissing('x'.repeat(10_000), [], about).length).toBeLessThan(400);
});
