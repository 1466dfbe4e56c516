import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { stepWords } from './likeness';

test('pair', () => {
  const w = (n: string) => stepWords(JSON.parse(readFileSync(`/tmp/plans/${n}.json`, 'utf8')).plan, []);
  for (const [a, b] of [
    ['eslint-04', 'express-04'],
    ['fastify-01', 'express-04'],
    ['eslint-01', 'express-04'],
    ['eslint-01', 'eslint-04'],
  ] as const) {
    const x = w(a),
      y = w(b);
    console.log(
      a,
      b,
      '\n same:',
      [...y].filter((v) => x.has(v)).join(' '),
      '\n only',
      b,
      [...y].filter((v) => !x.has(v)).join(' '),
      '\n only',
      a,
      [...x].filter((v) => !y.has(v)).join(' '),
    );
  }
});
