import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/evidence/rules/index.generated';
import { covers, filesBelow, hitsIn, marksIn } from './rule-cases';

const fixtures = resolve('test/fixtures/rules');
const below = (folder: string) => (existsSync(folder) ? filesBelow(folder) : []);

describe.each(rules.map((rule) => [rule.info.id, rule] as const))('%s', (id, rule) => {
  const folder = join(fixtures, id);

  test('says what it is', () => {
    const { info } = rule;
    expect(info.title).not.toMatch(/\.$/);
    expect(info.explanation).toMatch(/\.$/);
    expect(info.fix).toMatch(/[.:)`]$/);
    expect(info.cwe).toMatch(/^CWE-\d+$/);
    expect(info.references.length).toBeGreaterThan(0);
    for (const reference of info.references) expect(new URL(reference).protocol).toBe('https:');
  });

  test('has hits and near misses', () => {
    expect(below(join(folder, 'hits')).length).toBeGreaterThan(0);
    expect(below(join(folder, 'near-misses')).length).toBeGreaterThan(0);
  });

  test.each(below(join(folder, 'hits')))('hits: %s', async (file) => {
    const from = join(folder, 'hits');
    const marks = marksIn(readFileSync(join(from, file), 'utf8'), id);
    const hits = (await hitsIn(from, file)).filter((hit) => hit.rule.id === id);
    const missed = marks.filter((mark) => !hits.some((hit) => covers(hit, mark)));
    const wrong = hits.filter((hit) => !marks.some((mark) => covers(hit, mark)));
    expect({ missed: missed.map((mark) => mark.line), wrong: wrong.map((hit) => hit.startLine) }).toEqual({
      missed: [],
      wrong: [],
    });
    expect(marks.length).toBeGreaterThan(0);
  });

  test.each(below(join(folder, 'near-misses')))('near misses: %s', async (file) => {
    const hits = (await hitsIn(join(folder, 'near-misses'), file)).filter((hit) => hit.rule.id === id);
    expect(hits.map((hit) => `${hit.startLine}: ${hit.detail}`)).toEqual([]);
  });
});
