import { expect, test } from 'vitest';
import { wrongReferences } from '../../../src/core/answer/references';

const texts: Record<string, string> = {
  'src/cart.ts': 'export function total(a: Line[]) {\n  const sum = add(a);\n  return discount(sum);\n}\n',
  'src/index.ts': "export * from './cart';\n",
  'README.md': '# Shop\n',
};
const check = (text: string) => wrongReferences(text, Object.keys(texts), (file) => texts[file] ?? null);
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

test('IB-04 references: files that are there are right, others are named once', () => {
  const text =
    'See `src/cart.ts:3`, cart.ts and src/index.ts; also `src/basket.ts`, lib/none.py:4 and `src/basket.ts`.';
  expect(check(text)).toEqual({ missing: ['src/basket.ts', 'lib/none.py'], misquoted: [] });
});

test.each([
  ['a pattern', 'All of `src/**/*.test.ts` and `src/<name>.ts`.'],
  ['a path outside', 'It reads `/etc/app/none.conf` and `~/.config/none.yaml`.'],
  ['a bare word', 'Uses Node.js and foo.bar().'],
  ['an address', 'See https://example.com/src/none.ts.'],
  ['code in a fence', fence('ts', "import { a } from './none.ts';")],
])('%s is no wrong path', (_name, text) => {
  expect(check(text).missing).toEqual([]);
});

test.each<[string, string, number]>([
  ['in the fence', fence('ts src/cart.ts', '  const sum = add(a);\n  return sum;'), 2],
  ['before the fence', `In \`src/cart.ts\`:\n\n${fence('ts', 'return nothing;')}`, 4],
  [
    'after an elision',
    `\`src/cart.ts\`:\n${fence('ts', '  const sum = add(a);\n  // ...\n  return nothing(sum);')}`,
    5,
  ],
])('IB-04 references: a quotation that does not stand in its file, named %s', (_name, text, line) => {
  expect(check(text).misquoted).toEqual([{ file: 'src/cart.ts', line }]);
});

test.each([
  ['the same lines', `\`src/cart.ts\`:\n${fence('ts', '  const sum = add(a);\n  return discount(sum);')}`],
  ['other white space', `\`src/cart.ts\`:\n${fence('ts', 'const sum = add(a);\n\treturn discount(sum);')}`],
  [
    'parts with an elision',
    fence('ts src/cart.ts', 'export function total(a: Line[]) {\n  // …\n  return discount(sum);'),
  ],
  ['no file', fence('ts', 'return nothing;')],
  ['two files', `From src/cart.ts to src/index.ts:\n${fence('ts', 'return nothing;')}`],
  ['a patch', `\`src/cart.ts\`:\n${fence('diff', '-  return discount(sum);\n+  return sum;')}`],
  ['a command', `For src/cart.ts run\n${fence('sh', 'npm test')}`],
])('%s is no wrong quotation', (_name, text) => {
  expect(check(text).misquoted).toEqual([]);
});

test('a fence without an end, one inside another, and a long hostile answer', () => {
  expect(check(`\`\`\`ts src/cart.ts\nreturn nothing;`).misquoted).toEqual([
    { file: 'src/cart.ts', line: 2 },
  ]);
  expect(check(`\`\`\`\`md\n\`\`\`ts src/cart.ts\nreturn nothing;\n\`\`\`\n\`\`\`\``).misquoted).toEqual([]);
  expect(check('`'.repeat(100_000) + '\n```'.repeat(20_000)).misquoted).toEqual([]);
});
