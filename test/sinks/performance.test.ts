import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { report as reportSchema } from '../../src/domain/report';
import { markdown } from '../../src/sinks/markdown';
import { sarif } from '../../src/sinks/sarif';
import { text } from '../../src/sinks/text';
import { verdicts } from '../../src/sinks/verdicts';
import { aFinding, aReport, plainScreen } from '../fakes/report';
import { sarifFaults } from '../fakes/sarif-schema';

const slow = aFinding({
  id: 'performance-1',
  mode: 'performance',
  category: 'performance',
  title: 'The list is sorted for each row',
});
const performance = {
  examined: ['3 files by 2 code rules'],
  bottlenecks: [slow],
  optimizations: ['Sort it once, before the loop.'],
  estimatedImprovement: 'The page needs 40 ms instead of 900.',
};
const report = (changes: Partial<Report> = {}) =>
  aReport({ findings: [slow], suppressed: [], modes: { performance }, ...changes });
const coverage = { examined: ['a'], skipped: [], failed: [], truncated: [], complete: true };
const stateOf = (changes: Partial<Report>) =>
  verdicts(report({ findings: [], coverage, ...changes })).find(({ critic }) => critic === 'performance')
    ?.state;
const flat = (printed: string) => printed.replace(/\s+/g, ' ');

describe('DP-27 what performance found is printed like the others’ verdicts', () => {
  test('it is part of a valid report', () => {
    expect(reportSchema.parse(report())).toEqual(report());
  });

  test.each([text, markdown])('$name: verdict, finding, optimisation, improvement', (sink) => {
    const printed = flat(sink.render(report(), plainScreen));
    for (const said of [slow.title, performance.optimizations[0], performance.estimatedImprovement])
      expect(printed).toContain(said);
    expect(printed).toMatch(/performance\*{0,2} [▲|]/);
    const untold = { ...performance, estimatedImprovement: '' };
    expect(flat(sink.render(report({ modes: { performance: untold } }), plainScreen))).not.toContain(
      'improvement',
    );
  });

  test('sarif: a result of a quality rule', async () => {
    const log = JSON.parse(sarif.render(report(), plainScreen));
    expect((await sarifFaults())(log)).toEqual([]);
    expect(log.runs[0].results[0].message.text).toContain(slow.title);
  });

  test('a critic that nobody asked for has no verdict; one that was asked for always has', () => {
    const clean = { ...performance, bottlenecks: [] };
    const broken = { what: 'performance', reason: 'it broke' };
    expect(stateOf({ modes: {} })).toBeUndefined();
    expect(stateOf({ modes: {}, status: 'timeout' })).toBeUndefined();
    expect(stateOf({})).toBe('findings');
    expect(stateOf({ modes: { performance: clean } })).toBe('clean');
    expect(stateOf({ modes: { performance: { ...clean, examined: [] } } })).toBe('unexamined');
    expect(stateOf({ modes: {}, coverage: { ...coverage, failed: [broken] } })).toBe('unexamined');
    expect(stateOf({ modes: {}, coverage: { ...coverage, skipped: [broken] } })).toBe('unexamined');
    const rules = { what: 'code rules on a.js', reason: 'it broke' };
    expect(stateOf({ modes: { performance: clean }, coverage: { ...coverage, failed: [rules] } })).toBe(
      'partial',
    );
    expect(stateOf({ modes: {}, coverage: { ...coverage, failed: [rules] } })).toBeUndefined();
  });
});
