import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { columns } from '../../src/core/width';
import { suppressedFinding } from '../../src/domain/finding';
import type { Report } from '../../src/domain/report';
import { markdown } from '../../src/sinks/markdown';
import { text } from '../../src/sinks/text';
import { aFinding, aPlan, aReport, manyFindings, plainScreen } from '../fakes/report';

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

describe('“no findings”, “examined in part”, “nothing to examine” and “not examined” never look alike', () => {
  const examined = ['3 files by 12 code rules', 'a diff of 2 files'];
  const reviewer = { examined, issues: [], suggestions: [], positives: [] };
  const security = { examined, vulnerabilities: [], severity: [], recommendations: [] };
  const debug = {
    examined: [],
    errors: [],
    rootCause: 'Not known: the task holds no stack trace.',
    fixes: [],
  };
  const coverage = { examined: ['a'], skipped: [], failed: [], truncated: [], complete: true };
  const lacking = { reviewer: { ...reviewer, examined: [] }, security: { ...security, examined: [] } };
  const broken = (what: string) => ({ ...coverage, failed: [{ what, reason: 'it broke' }], complete: false });
  const row = (critic: string, changes: Partial<Report>) =>
    plain({ findings: [], suppressed: [], coverage, ...changes })
      .match(new RegExp(`^${critic} +(.*(?:\\n {16}.*)*)`, 'm'))?.[1]
      ?.replace(/\s+/g, ' ');

  test.each<[string, string, Partial<Report>]>([
    ['reviewer', '✓ no findings in 3 files by 12 code rules, a diff of 2 files', { modes: { reviewer } }],
    ['security', '– not examined: not asked for in this run', { modes: { reviewer } }],
    [
      'reviewer',
      '! no findings, but NOT ALL WAS EXAMINED: it broke',
      { modes: { reviewer }, coverage: broken('reviewer') },
    ],
    [
      'reviewer',
      '! no findings, but NOT ALL WAS EXAMINED: code rules on a.js: it broke',
      { modes: { reviewer }, coverage: broken('code rules on a.js') },
    ],
    ['reviewer', '✗ NOT EXAMINED: it broke', { modes: {}, coverage: broken('reviewer') }],
    [
      'reviewer',
      '✗ NOT EXAMINED: no file was found to examine',
      { modes: lacking, plan: aPlan({ affectedFiles: [] }) },
    ],
    [
      'security',
      '✗ NOT EXAMINED: of the files found there is none that it can examine; see Coverage',
      { modes: lacking },
    ],
    ['debugger', '– nothing to examine: the task holds no stack trace', { modes: { debugger: debug } }],
    [
      'debugger',
      '– nothing to examine: the trace leads to a.js, which this run was told to leave out',
      {
        modes: {
          debugger: {
            ...debug,
            rootCause: 'Not known: the trace leads to a.js, which this run was told to leave out.',
          },
        },
      },
    ],
    [
      'debugger',
      '✗ NOT EXAMINED: traces: it broke',
      { modes: { debugger: debug }, coverage: broken('traces') },
    ],
    [
      'security',
      '✓ no findings in 3 files by 12 code rules, a diff of 2 files · 2 held back',
      {
        modes: { security },
        suppressed: [
          { finding: aFinding(), reason: 'outside-diff' },
          { finding: aFinding(), reason: 'duplicate' },
          { finding: aFinding({ mode: 'reviewer' }), reason: 'duplicate' },
        ],
      },
    ],
    [
      'security',
      '▲ 1 high, 1 low, not shown · 3 held back',
      {
        modes: { security },
        suppressed: [
          { finding: aFinding(), reason: 'over-limit' },
          { finding: aFinding({ severity: 'low' }), reason: 'over-limit' },
          { finding: aFinding({ severity: 'critical' }), reason: 'low-confidence' },
        ],
      },
    ],
  ])('%s: %s', (critic, said, changes) => {
    expect(row(critic, changes)).toBe(said);
  });

  test('a root cause that nobody looked for is no advice', () => {
    const modes = { reviewer, debugger: debug };
    expect(plain({ modes })).not.toContain('Not known');
    expect(plain({ modes: { debugger: { ...debug, examined } } })).toContain('Not known');
    expect(markdown.render(aReport({ modes }), plainScreen)).not.toContain('Not known');
  });
});

describe('what is held back is counted by reason, and does not flood the reader', () => {
  const reasons = suppressedFinding.shape.reason.options;
  const many = reasons.flatMap((reason) => manyFindings(2000).map((finding) => ({ finding, reason })));
  const inOneLine = (printed: string) => printed.replace(/\s+/g, ' ');

  test.each<[string, (changes: Partial<Report>) => string]>([
    ['text', plain],
    ['markdown', (changes) => markdown.render(aReport(changes), plainScreen)],
  ])('%s', (_name, render) => {
    const before = render({ suppressed: [] }).split('\n').length;
    const printed = render({ suppressed: many });
    expect(printed.split('\n').length - before).toBeLessThan(50);
    for (const said of [
      '2,000 more findings, no worse than these, are held back by --max-findings 3; the JSON report has them.',
      '2,000 findings are less severe than --min-severity asks for; the JSON report has them.',
      '2,000 findings are less sure than --min-confidence asks for; the JSON report has them.',
      '1,997 more are older than the change under examination; the JSON report has them.',
      '1,997 more say what another finding says; the JSON report has them.',
      '1,997 more quote code that was not found; the JSON report has them.',
    ])
      expect(inOneLine(printed)).toContain(said);
  });

  test('one is told in the singular', () => {
    const suppressed = reasons.map((reason) => ({ finding: aFinding(), reason }));
    const printed = inOneLine(plain({ suppressed }));
    expect(printed).toContain(
      '1 more finding, no worse than these, is held back by --max-findings 3; the JSON',
    );
    expect(printed).toContain(
      '1 finding is less sure than --min-confidence asks for; the JSON report has it.',
    );
    expect(printed).not.toMatch(/1 more (?:is|says|quotes)/);
  });

  test('where none is shown, it is not said that there is none', () => {
    const suppressed = [{ finding: aFinding(), reason: 'over-limit' as const }];
    for (const printed of [
      plain({ findings: [], suppressed }),
      markdown.render(aReport({ findings: [], suppressed }), plainScreen),
    ]) {
      expect(printed).toContain('There are findings, but none is shown.');
      expect(inOneLine(printed)).toContain(
        '1 finding is held back by --max-findings 0; the JSON report has it.',
      );
    }
  });
});

test('advice that repeats the fix of a finding word for word is not said again', () => {
  const fix = aFinding().suggestion?.description ?? '';
  const { security } = aReport().modes;
  if (security === undefined) throw new Error('The report has no security part.');
  const modes = {
    security: { ...security, recommendations: [`src/orders/search.ts:41: ${fix}`, 'Rotate it.'] },
  };
  const printed = plain({ modes }).replace(/\s+/g, ' ');
  expect(printed.split(fix)).toHaveLength(2);
  expect(printed).toContain('Rotate it.');
  expect(markdown.render(aReport({ modes }), plainScreen).split(fix)).toHaveLength(2);
  expect(plain({ modes, findings: [] }).replace(/\s+/g, ' ')).toContain(fix);
});

test('a sentence in one style takes one pair of colour codes', () => {
  const faint = 'four words of note';
  const painted = text.render(aReport({ engine: { ...aReport().engine, note: faint } }), {
    ...plainScreen,
    colour: true,
  });
  expect(painted).toContain(`\x1b[2m${faint}\x1b[0m`);
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
