import { describe, expect, test } from 'vitest';
import { draftsOf, mergeConclusions } from '../../src/core/merge-conclusions';
import type { Conclusion } from '../../src/domain/conclusion';
import type { FindingDraft } from '../../src/domain/finding';

function draft(title: string, changes: Partial<FindingDraft> = {}): FindingDraft {
  return {
    mode: 'security',
    ruleId: null,
    category: 'injection',
    title,
    detail: 'It is so.',
    severity: 'high',
    confidence: 0.9,
    file: null,
    startLine: null,
    endLine: null,
    quote: '',
    suggestion: null,
    cwe: null,
    references: [],
    ...changes,
  };
}

const rule = draft('A rule', { ruleId: 'js/eval', severity: 'critical' });
const guess = draft('What rules make of it');
const security = (vulnerabilities: FindingDraft[], recommendations: string[]): Conclusion => ({
  mode: 'security',
  vulnerabilities,
  severity: vulnerabilities.map((one) => one.severity),
  recommendations,
});

describe('the conclusions on the parts of a diff are one', () => {
  test('security: what rules found stands, the severities stay with their findings', () => {
    const parts = [
      security([draft('One', { severity: 'low' })], ['Parse it.', 'Log it.']),
      security([draft('Two')], ['Parse it.']),
    ];
    const merged = mergeConclusions('security', parts, security([rule, guess], ['Say nothing.']));
    expect(draftsOf(merged).map(({ title }) => title)).toEqual(['A rule', 'One', 'Two']);
    expect(merged).toMatchObject({
      severity: ['critical', 'low', 'high'],
      recommendations: ['Parse it.', 'Log it.'],
    });
  });

  test('reviewer and debugger: the same, texts of several parts each once', () => {
    const reviewer = (issues: FindingDraft[], texts: string[]): Conclusion => ({
      mode: 'reviewer',
      issues,
      suggestions: texts,
      positives: texts,
    });
    const review = mergeConclusions(
      'reviewer',
      [reviewer([draft('One')], ['a', 'b']), reviewer([], ['b', 'c'])],
      reviewer([rule, guess], ['offline']),
    );
    expect(draftsOf(review).map(({ title }) => title)).toEqual(['A rule', 'One']);
    expect(review).toMatchObject({ suggestions: ['a', 'b', 'c'], positives: ['a', 'b', 'c'] });

    const debugging = (errors: FindingDraft[], rootCause: string): Conclusion => ({
      mode: 'debugger',
      errors,
      rootCause,
      fixes: [rootCause],
    });
    const parts = [debugging([draft('One')], 'A'), debugging([], 'B'), debugging([], 'A')];
    const debugged = mergeConclusions('debugger', parts, debugging([rule, guess], 'offline'));
    expect(draftsOf(debugged).map(({ title }) => title)).toEqual(['A rule', 'One']);
    expect(debugged).toMatchObject({ rootCause: 'A\n\nB', fixes: ['A', 'B'] });
  });

  test('DP-27 performance: the same, what it would bring said once, nothing where nobody can tell', () => {
    const slow = (bottlenecks: FindingDraft[], estimatedImprovement: string): Conclusion => ({
      mode: 'performance',
      bottlenecks,
      optimizations: ['Cache it.'],
      estimatedImprovement,
    });
    const merged = mergeConclusions(
      'performance',
      [slow([draft('One')], 'Half.'), slow([], ''), slow([], 'Half.')],
      slow([rule, guess], 'offline'),
    );
    expect(draftsOf(merged).map(({ title }) => title)).toEqual(['A rule', 'One']);
    expect(merged).toMatchObject({ optimizations: ['Cache it.'], estimatedImprovement: 'Half.' });
    expect(mergeConclusions('performance', [slow([], '')], slow([], ''))).toMatchObject({
      estimatedImprovement: '',
    });
  });

  test('no part: what rules found is still there', () => {
    expect(draftsOf(mergeConclusions('security', [], security([rule], [])))).toEqual([rule]);
  });
});
