import { expect, test } from 'vitest';
import { parsePatch } from '../../src/core/diff';
import { addedLines, commentable, mapLine } from '../../src/core/diff-lines';
import type { DiffFile } from '../../src/domain/evidence';

const patch = `diff --git a/a.txt b/a.txt
index 1..2 100644
--- a/a.txt
+++ b/a.txt
@@ -2,3 +2,4 @@
 two
-three
+THREE
+more
 four
@@ -20,0 +22,2 @@ section
+x
+y
@@ -30,2 +33,0 @@
-gone
-gone too
`;

function file(changes: Partial<DiffFile> = {}): DiffFile {
  const [parsed] = parsePatch(patch);
  if (parsed === undefined) throw new Error('The patch of this test does not parse.');
  return { ...parsed, ...changes };
}

test('added lines are those of the new file', () => {
  expect([...addedLines(file())]).toEqual([3, 4, 22, 23]);
});

test.each([
  [1, 1],
  [2, 2],
  [3, null],
  [4, 5],
  [5, 6],
  [20, 21],
  [21, 24],
  [29, 32],
  [30, null],
  [31, null],
  [32, 33],
])('old line %i stands at %s', (before, after) => {
  expect(mapLine(file(), before)).toBe(after);
});

test('behind what was cut off nothing is known', () => {
  expect(mapLine(file({ truncated: true }), 4)).toBe(5);
  expect(mapLine(file({ truncated: true }), 32)).toBe(null);
  expect(mapLine(file({ truncated: true, hunks: [] }), 1)).toBe(null);
});

test('files without text on both sides map no line', () => {
  expect(mapLine(file({ status: 'deleted' }), 1)).toBe(null);
  expect(mapLine(file({ status: 'added' }), 1)).toBe(null);
  expect(mapLine(file({ binary: true }), 1)).toBe(null);
  expect(mapLine(file({ hunks: [], status: 'renamed' }), 7)).toBe(7);
});

test.each([
  [2, 2, true],
  [2, 5, true],
  [1, 2, false],
  [5, 6, false],
  [4, 3, false],
  [3, 22, false],
  [22, 23, true],
  [33, 33, false],
])('a comment on lines %i to %i: %s', (start, end, can) => {
  expect(commentable(file(), start, end)).toBe(can);
});
