import { expect, test } from 'vitest';
import { patchParts } from '../../../src/core/git/patch';

const token = 'T-';
const parts = (text: string, prefix = '') => patchParts(text, { token, prefix });

test('a part has every name that git tells, and the names that it shows', () => {
  const text = [
    'diff --git T-a/x b/y T-b/z',
    'similarity index 50%',
    'rename from x b/y',
    'rename to z',
    '--- T-a/x b/y\t',
    '+++ T-b/z',
    '@@ -1 +1 @@',
    '-diff --git T-a/no T-b/no',
    '+++ T-b/inside',
    'diff --git "T-a/new\\nline" "T-b/new\\nline"',
    'old mode 100644',
    'new mode 100755',
    '',
  ].join('\n');
  const [first, second] = parts(text);
  expect(first?.names).toEqual(['x b/y', 'z']);
  expect(first?.text).toContain('diff --git a/x b/y b/z\n');
  expect(first?.text).toContain('\n+++ T-b/inside');
  expect(second).toEqual({
    names: ['new\nline'],
    text: 'diff --git "a/new\\nline" "b/new\\nline"\nold mode 100644\nnew mode 100755',
    isBinary: false,
  });
});

test('a part of a merge is named from the top of the repository', () => {
  const text =
    'diff --cc part/a b\nindex 1,2..3\n--- T-a/part/a b\n+++ T-b/part/a b\n@@@ -1 -1 +1 @@@\n++x\n';
  expect(parts(text, 'part/')[0]?.names).toEqual(['a b']);
  expect(parts(text, 'other/')[0]?.names).toEqual([]);
});

test('what has no name that can be told has none: it is for nobody', () => {
  expect(parts('diff --git T-a/x and no more\n@@ -1 +1 @@\n+x\n')[0]?.names).toEqual([]);
  expect(parts('some text\nmore\n')).toEqual([]);
  expect(parts('')).toEqual([]);
});

test('binary and unmerged parts are known', () => {
  const text = '* Unmerged path u\ndiff --git T-a/b T-b/b\nindex 1..2\nBinary files T-a/b and T-b/b differ\n';
  expect(parts(text).map(({ names, isBinary }) => [names, isBinary])).toEqual([
    [['u'], false],
    [['b'], true],
  ]);
});

test('a long hostile patch is read in linear time', () => {
  const text = `${'diff --git T-a/'.repeat(50_000)}\n${'diff --git "T-a/\\"\n'.repeat(50_000)}`;
  expect(parts(text).length).toBeGreaterThan(1);
});
