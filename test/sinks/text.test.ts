import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { columns } from '../../src/core/width';
import type { Report } from '../../src/domain/report';
import { text } from '../../src/sinks/text';
import { aFinding, aPlan, aReport, plainScreen } from '../fakes/report';

const folder = join(import.meta.dirname, '../fixtures/sinks');
const cases = readdirSync(folder).sort();
const read = (name: string): Report => JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8'));
const colourful = { ...plainScreen, colour: true, links: true };
const plain = (changes: Partial<Report>) => text.render(aReport(changes), plainScreen);

describe.each(cases)('%s', (name) => {
  test('OM-35 text output: without colour there is no escape sequence and no control character', () => {
    for (const links of [true, false]) {
      expect(text.render(read(name), { ...plainScreen, links })).not.toMatch(
        /[^\n\P{Cc}]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
      );
    }
  });

  test('OM-35 text output: colours and links are ours alone and change no word', () => {
    const painted = text.render(read(name), colourful);
    const ours = painted
      .replace(/\x1b\[[0-9;]*m/g, '')
      .replace(/\x1b\]8;;(?:file:\/\/\/[\w.~!*'()/%-]+(?:#L\d+)?)?\x1b\\/g, '');
    expect(ours).not.toMatch(/[^\n\P{Cc}]/u);
    expect(ours.trim()).toBe(text.render(read(name), plainScreen).trim());
  });

  test.each([20, 40, 53, 80, 100, 200])(
    'OM-35 text output: no line is wider than the page at %i columns',
    (width) => {
      const lines = text.render(read(name), { ...plainScreen, width }).split('\n');
      const widest = Math.max(...lines.map(columns));
      expect(widest).toBeLessThanOrEqual(Math.min(100, Math.max(40, width)));
    },
  );

  test('no line commands a workflow', () => {
    const lines = text.render(read(name), colourful).split('\n').map(stripVTControlCharacters);
    expect(lines.filter((line) => line.trimStart().startsWith('::') || line.includes('##['))).toEqual([]);
  });
});

test('wide characters count twice and are never split', () => {
  const summary = '検索結果が空の場合は、空のリストを返してください。'.repeat(12);
  const lines = plain({ plan: aPlan({ summary }) })
    .split('\n')
    .filter((line) => line.includes('検索'));
  expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
  expect(Math.min(...lines.slice(0, -1).map(columns))).toBeGreaterThan(76);
  expect(lines.some((line) => line.startsWith('、') || line.startsWith('。'))).toBe(false);
});

test('a link goes to the line of a file in the workspace, and nowhere else', () => {
  const link = (file: string) => text.render(aReport({ findings: [aFinding({ file })] }), colourful);
  expect(link('src/a b#.ts')).toContain('\x1b]8;;file:///home/ada/shop/src/a%20b%23.ts#L41\x1b\\');
  expect(link('../../etc/passwd')).not.toContain('etc/passwd#L41');
  expect(link('/etc/passwd')).not.toContain('file:///etc');
});

test('“no findings”, “examined in part” and “not examined” never look alike', () => {
  const none = { issues: [], suggestions: [], positives: [] };
  const examined = { examined: ['a'], skipped: [], failed: [], truncated: [], complete: true };
  const clean = plain({ modes: { reviewer: none }, findings: [], coverage: examined });
  expect(clean).toMatch(/reviewer +✓ no findings in what was examined/);
  expect(clean).toMatch(/security +– not examined: not asked for in this run/);
  const failed = { ...examined, failed: [{ what: 'reviewer', reason: 'it broke' }], complete: false };
  expect(plain({ modes: { reviewer: none }, findings: [], coverage: failed })).toMatch(
    /reviewer +! no findings, but NOT ALL WAS EXAMINED: it broke/,
  );
  expect(plain({ modes: {}, findings: [], coverage: failed })).toMatch(/reviewer +✗ NOT EXAMINED: it broke/);
  const nothing = { ...examined, examined: [] };
  expect(plain({ modes: { reviewer: none }, findings: [], coverage: nothing })).toMatch(
    /reviewer +✗ NOT EXAMINED: there was nothing to examine/,
  );
});

test('coverage is named whole, however long', () => {
  const skipped = Array.from({ length: 300 }, (_, at) => ({
    what: `dist/part-${at}.js`,
    reason: 'generated',
  }));
  const printed = plain({
    coverage: { examined: ['a'], skipped, failed: [], truncated: [], complete: false },
  });
  for (const { what } of skipped) expect(printed).toContain(what);
});

test('a quote of a megabyte takes a few lines', () => {
  const quote = `${'x'.repeat(1_000_000)}\n`.repeat(2);
  expect(plain({ findings: [aFinding({ quote, detail: quote })] }).length).toBeLessThan(20_000);
});
