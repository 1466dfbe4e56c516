import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, hitsIn } from './rule-cases';

const sources = ['node_modules/eslint/lib', 'node_modules/svelte/src'];

test.each(sources)('at most one finding per 2,000 lines of %s', async (name) => {
  const folder = resolve(name);
  expect(existsSync(folder), `${name} is missing: run npm ci`).toBe(true);
  let lines = 0;
  const found: string[] = [];
  for (const file of filesBelow(folder).filter((path) => /\.[cm]?[jt]s$/.test(path))) {
    const text = readFileSync(join(folder, file), 'utf8');
    lines += text.split('\n').length;
    for (const hit of await hitsIn(folder, file)) {
      found.push(`${hit.rule.id} ${file}:${hit.startLine} ${hit.quote.trim().split('\n')[0]}`);
    }
  }
  console.log([`${name}: ${lines} lines, ${found.length} findings`, ...found].join('\n'));
  expect(lines).toBeGreaterThan(20_000);
  expect(found.length).toBeLessThanOrEqual(lines / 2_000);
  // Each of them is judged, true or false, in the documentation of the rules.
  const judged = readFileSync(resolve('docs/rules.md'), 'utf8');
  const unjudged = found.filter((one) => !judged.includes(one.split(' ').slice(0, 2).join('` `')));
  expect(unjudged).toEqual([]);
});
