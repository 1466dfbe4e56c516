import { expect, test } from 'vitest';
import { nestedLoops } from '../../src/core/loops';

test.each([
  ['one loop', 'for (const a of all) {\n  use(a);\n}', []],
  ['two side by side', 'for (const a of all) {\n  use(a);\n}\nwhile (next()) {\n  use(1);\n}', []],
  [
    'one in another',
    'function f() {\n  for (const a of all) {\n    for (const b of a) use(b);\n  }\n}',
    [[2, 3, 2]],
  ],
  ['Python', 'for a in all:\n    use(a)\n    while b:\n        use(b)\nfor c in d:\n    use(c)', [[1, 3, 2]]],
  ['Go, tabs', 'for _, a := range all {\n\tfor {\n\t\tuse(a)\n\t}\n}', [[1, 2, 2]]],
  [
    'three deep, then two',
    'for (;;) {\n  for (;;) {\n    for (;;) {}\n  }\n  for (;;) {}\n}',
    [
      [1, 3, 3],
      [1, 5, 2],
    ],
  ],
  [
    'prose and comments',
    '/*\n * for (each) of them\n *   for (ever) it goes\n */\n// while (true) {\n//   for (;;) {',
    [],
  ],
  ['sentences in a text', 'const help = `\nfor example:\n  while it lasts, read on\n`;', []],
])('%s', (_name, code, expected) => {
  expect(nestedLoops(code).map(({ outer, inner, depth }) => [outer, inner, depth])).toEqual(expected);
});

test('a long line is read as far as a line of code goes', () => {
  const line = `for ${'in '.repeat(50_000)}:`;
  expect(nestedLoops(Array.from({ length: 200 }, () => line).join('\n'))).toEqual([]);
});
