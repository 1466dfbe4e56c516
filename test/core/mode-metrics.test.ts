import { expect, test } from 'vitest';
import { type FinishedStage, metricLines, modeMetrics } from '../../src/core/mode-metrics';
import type { FindingDraft } from '../../src/domain/finding';
import { modeMetrics as schema } from '../../src/domain/mode-metrics';

const draft = (suggestion: FindingDraft['suggestion'] = null): FindingDraft => ({
  mode: 'security',
  ruleId: null,
  category: 'correctness',
  title: 'T',
  detail: 'D.',
  severity: 'high',
  confidence: 0.9,
  file: 'a.js',
  startLine: 1,
  endLine: 1,
  quote: 'x',
  suggestion,
  cwe: null,
  references: [],
});
const fix = { description: 'Do.', replacement: null };

const stages: FinishedStage[] = [
  { mode: 'planning', milliseconds: 500, conclusion: null, applied: 0 },
  {
    mode: 'debugger',
    milliseconds: 1000,
    conclusion: { mode: 'debugger', errors: [draft(), draft()], rootCause: 'It is null.', fixes: ['a', 'b'] },
    applied: 1,
  },
  {
    mode: 'debugger',
    milliseconds: 3000,
    conclusion: { mode: 'debugger', errors: [draft()], rootCause: ' ', fixes: [] },
    applied: 0,
  },
  {
    mode: 'security',
    milliseconds: 2000,
    conclusion: {
      mode: 'security',
      vulnerabilities: [draft(fix), draft()],
      severity: ['critical', 'low'],
      recommendations: ['r'],
    },
    applied: 0,
  },
  {
    mode: 'performance',
    milliseconds: 10,
    conclusion: {
      mode: 'performance',
      bottlenecks: [draft()],
      optimizations: ['o', 'p'],
      estimatedImprovement: 'twice as fast',
    },
    applied: 2,
  },
  {
    mode: 'reviewer',
    milliseconds: 20,
    conclusion: { mode: 'reviewer', issues: [draft()], suggestions: [], positives: ['good'] },
    applied: 0,
  },
  { mode: 'security', milliseconds: 1000, conclusion: null, applied: 0 },
];

test('DP-36 metrics per mode: bugs, root causes, vulnerabilities, critical ones, fixes, times, optimisations', () => {
  const metrics = modeMetrics(stages);
  expect(metrics).toEqual({
    times: [
      { mode: 'planning', stages: 1, seconds: 0.5 },
      { mode: 'debugger', stages: 2, seconds: 4 },
      { mode: 'security', stages: 2, seconds: 3 },
      { mode: 'performance', stages: 1, seconds: 0.01 },
      { mode: 'reviewer', stages: 1, seconds: 0.02 },
    ],
    debugger: { bugsAnalyzed: 3, rootCausesFound: 1, fixesProposed: 2, fixesApplied: 1, averageTimeToFix: 1 },
    security: { vulnerabilitiesFound: 2, criticalIssues: 1, fixesProposed: 1, fixesApplied: 0 },
    reviewer: { issuesFound: 1, suggestionsMade: 0, fixesApplied: 0 },
    performance: {
      bottlenecksFound: 1,
      optimizationsProposed: 2,
      optimizationsApplied: 2,
      speedImprovements: ['twice as fast'],
    },
  });
  expect(schema.parse(metrics)).toEqual(metrics);
});

test('DP-36 a mode that did not work is absent, and no fix has no time', () => {
  expect(modeMetrics([])).toEqual({ times: [] });
  const [, , without] = stages;
  const metrics = modeMetrics(without === undefined ? [] : [without]);
  expect(metrics.debugger?.averageTimeToFix).toBeNull();
  expect(metricLines(metrics)).toEqual([
    'debugger: 1 stage, 3.0 s; 1 bug analysed, 0 root causes found, 0 fixes proposed, 0 applied',
  ]);
});

test('DP-36 the lines of a status say it in words', () => {
  expect(metricLines(modeMetrics(stages))).toEqual([
    'planning: 1 stage, 0.5 s',
    'debugger: 2 stages, 4.0 s; 3 bugs analysed, 1 root cause found, 2 fixes proposed, 1 applied, 1.0 s to a fix',
    'security: 2 stages, 3.0 s; 2 vulnerabilities found, 1 of them critical, 1 fix proposed, 0 applied',
    'performance: 1 stage, 0.0 s; 1 bottleneck found, 2 optimisations proposed, 2 applied',
    'reviewer: 1 stage, 0.0 s; 1 issue found, 0 suggestions made',
  ]);
});
