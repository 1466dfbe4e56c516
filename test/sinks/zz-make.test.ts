import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { aFinding, aPlan, aReport, manyFindings } from '../fakes/report';

const evil =
  'evil\u001b[2J\u001b]8;;http://x\u0007 \u202Etxt.exe\u202C \u200B\u2060 @octocat fixes #1 GH-2 o/r#3 <img src=x onerror=alert(1)> <!-- </details> [a](http://e.example) ![i](http://e.example/i.png) | cell \u{E0041}\u{E0042} `` ` ``` ~~~ \u2028 \ud800 https://github.com/o/r/issues/9';
const path = 'src/\u001b[31mred\n::error::x\u202E | `@octocat` <b>#1.ts';
const none: Report['modes'] = {
  reviewer: { issues: [], suggestions: [], positives: [] },
  security: { vulnerabilities: [], severity: [], recommendations: [] },
  debugger: { errors: [], rootCause: '', fixes: [] },
};
const clean = { skipped: [], failed: [], truncated: [], complete: true };
const many = manyFindings(200);
const bad = aFinding({
  title: evil,
  detail: `${evil}\n${evil}`,
  file: path,
  quote: `${evil}\n\`\`\`\`\n</details>\n@octocat`,
  suggestion: { description: evil, replacement: `${evil}\n\`\`\`` },
  severity: 'critical',
  ruleId: evil,
  references: [evil, 'https://github.com/o/r/issues/1', 'javascript:alert(1)'],
});
const cases: Record<string, Report> = {
  'plan-with-findings': aReport(),
  'nothing-found': aReport({
    status: 'success',
    message: 'The critics found nothing in what was examined.',
    modes: none,
    findings: [],
    suppressed: [],
    warnings: [],
    suggestions: [],
    planMode: true,
    approval: null,
    coverage: {
      ...clean,
      examined: [
        'the diff of 1 file from origin/main (1a2b3c4)',
        '1 file against 25 rules',
        '1 file for secrets',
      ],
    },
  }),
  'critic-failed': aReport({
    status: 'failure',
    success: false,
    exitCode: 1,
    message: 'Part of the run failed: the debugger.',
    findings: [],
    suppressed: [],
    suggestions: [],
    warnings: [],
    modes: { reviewer: none.reviewer!, security: none.security! },
    coverage: {
      ...clean,
      examined: ['3 files against 25 rules'],
      failed: [{ what: 'debugger', reason: 'The stack trace could not be mapped: out of memory.' }],
      complete: false,
    },
  }),
  'no-task': aReport({
    status: 'failure',
    success: false,
    exitCode: 1,
    message: 'The task file tasks/missing.txt does not exist.',
    error: {
      kind: 'input',
      message: 'The task file tasks/missing.txt does not exist.',
      hint: 'Check the path, or give the task with --task TEXT.',
    },
    task: null,
    plan: null,
    approval: null,
    modes: {},
    findings: [],
    suppressed: [],
    suggestions: [],
    warnings: [],
    executionTime: 0.02,
    coverage: { examined: [], ...clean, complete: false },
  }),
  hostile: aReport({
    message: evil,
    task: {
      id: '3f9a1c5be072',
      title: evil,
      body: evil,
      origin: { kind: 'file', path },
      trust: { tier: 'operator', reason: evil },
      files: [path],
    },
    engine: { kind: 'offline', model: null, schemaRung: null, note: evil },
    error: { kind: 'tool', message: evil, hint: evil },
    status: 'failure',
    success: false,
    exitCode: 1,
    plan: aPlan({
      title: evil,
      summary: evil,
      objectives: [evil],
      constraints: [evil],
      assumptions: [evil],
      approach: evil,
      testPlan: [evil],
      risks: [evil],
      alternatives: [evil],
      rollback: [evil],
      successCriteria: [evil],
      nextActions: [evil],
      suggestedCommands: [evil],
      affectedFiles: [{ path, reason: evil }],
      proposedChanges: [{ path, description: evil, diff: evil }],
      steps: [
        {
          number: 1,
          description: evil,
          files: [path],
          dependencies: [],
          commands: [evil],
          verification: evil,
          completed: false,
        },
      ],
    }),
    modes: {
      reviewer: { issues: [], suggestions: [evil], positives: [evil] },
      security: { vulnerabilities: [bad], severity: ['critical'], recommendations: [evil] },
      debugger: { errors: [], rootCause: evil, fixes: [evil] },
    },
    findings: [bad],
    suppressed: [{ finding: { ...bad, id: 'security-2' }, reason: 'quote-not-found' }],
    suggestions: [evil],
    warnings: [evil],
    coverage: {
      examined: [evil, path],
      skipped: [{ what: path, reason: evil }],
      failed: [{ what: path, reason: evil }],
      truncated: [{ what: path, kept: 1, of: 2 }],
      complete: false,
    },
  }),
  'needs-clarification': aReport({
    status: 'needs_clarification',
    message: 'The task names nothing that the workspace has; say what should change and where.',
    modes: none,
    findings: [],
    suppressed: [],
    warnings: [],
    suggestions: ['Name a file, a function or an error message of the workspace.'],
    task: { ...aReport().task!, title: 'Make it better', origin: { kind: 'text' } },
    plan: aPlan({
      title: 'Find out what “Make it better” is about',
      summary: 'No word of the task stands in the workspace, so this plan asks before it proposes anything.',
      assumptions: ['Which part of the program is meant?', 'What does it do today, and what should it do?'],
      progress: { done: 0, total: 1, percentage: 0 },
      steps: [
        {
          number: 1,
          description: 'Answer the questions above',
          files: [],
          dependencies: [],
          commands: [],
          verification: 'The task names a file, a symbol or an error.',
          completed: false,
        },
      ],
      affectedFiles: [],
      suggestedCommands: [],
    }),
    coverage: { ...clean, examined: ['the names and words of 214 files'] },
  }),
  timeout: aReport({
    status: 'timeout',
    success: false,
    exitCode: 1,
    message: 'The run took longer than 30 seconds and was stopped; this is what it had by then.',
    executionTime: 75.3,
    error: {
      kind: 'budget',
      message: 'The run took longer than 30 seconds.',
      hint: 'Give more time with --timeout, or fewer files with --include.',
    },
    modes: { reviewer: aReport().modes.reviewer! },
    findings: aReport().findings.filter((f) => f.mode === 'reviewer'),
    suppressed: [],
    warnings: [],
    suggestions: [],
    coverage: {
      ...clean,
      examined: ['1,200 files for words of the task'],
      failed: [{ what: 'history', reason: 'the time was up' }],
      skipped: [
        { what: 'security critic', reason: 'the time was up' },
        { what: 'secrets', reason: 'the time was up' },
      ],
      complete: false,
    },
  }),
  'many-findings': aReport({
    status: 'findings',
    success: false,
    exitCode: 1,
    message: 'Security has 80 findings at or above high, where --fail-on draws the line.',
    modes: {
      ...none,
      security: { vulnerabilities: many, severity: many.map((f) => f.severity), recommendations: [] },
    },
    findings: many,
    suppressed: [],
    coverage: { ...clean, examined: ['the diff of 200 files from origin/main (1a2b3c4)'] },
  }),
};
test('make', () => {
  for (const [name, report] of Object.entries(cases)) {
    mkdirSync(`test/fixtures/sinks/${name}`, { recursive: true });
    writeFileSync(`test/fixtures/sinks/${name}/report.json`, `${JSON.stringify(report, null, 2)}\n`);
  }
});
