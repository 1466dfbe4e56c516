import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { covers, filesBelow, hitsIn, marksIn } from './rule-cases';

const folder = resolve('test/fixtures/seeded');

/** A file under `workflows/<name>/` is seen by the rules from that folder. */
function seenFrom(file: string): [string, string] {
  const parts = file.split('/');
  return parts[0] === 'workflows'
    ? [join(folder, 'workflows', parts[1] ?? ''), parts.slice(2).join('/')]
    : [folder, file];
}

test('most seeded defects are found, and little else', async () => {
  let seeded = 0;
  let found = 0;
  let said = 0;
  let right = 0;
  const notes: string[] = [];
  for (const file of filesBelow(folder)) {
    const [from, path] = seenFrom(file);
    const marks = marksIn(readFileSync(join(folder, file), 'utf8'));
    const hits = await hitsIn(from, path);
    seeded += marks.length;
    said += hits.length;
    for (const mark of marks) {
      if (hits.some((hit) => covers(hit, mark))) found += 1;
      else notes.push(`missed ${mark.rule} in ${file}:${mark.line}`);
    }
    for (const hit of hits) {
      if (marks.some((mark) => covers(hit, mark))) right += 1;
      else notes.push(`wrong  ${hit.rule.id} in ${file}:${hit.startLine}: ${hit.detail}`);
    }
  }
  console.log(
    [
      `${seeded} seeded, recall ${(found / seeded).toFixed(3)}, precision ${(right / said).toFixed(3)}`,
      ...notes,
    ].join('\n'),
  );
  expect(seeded).toBeGreaterThanOrEqual(60);
  expect(found / seeded).toBeGreaterThanOrEqual(0.8);
  expect(right / said).toBeGreaterThanOrEqual(0.9);
});
