import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { share, stepWords } from './likeness';

test('like', () => {
  const all = readdirSync('/tmp/plans')
    .filter((f) => f.endsWith('.json'))
    .map((f) => [f, stepWords(JSON.parse(readFileSync(`/tmp/plans/${f}`, 'utf8')).plan, [])] as const);
  const pairs = all
    .flatMap(([a, x], i) => all.slice(i + 1).map(([b, y]) => [share(x, y), a, b, x.size, y.size] as const))
    .sort((a, b) => b[0] - a[0]);
  console.log(all.map(([a, x]) => `${a} ${x.size}`).join('\n'));
  for (const p of pairs.slice(0, 25)) console.log(p.join(' '));
  console.log('over 60:', pairs.filter((p) => p[0] > 0.6).length, 'median', pairs[95]?.[0]);
});
