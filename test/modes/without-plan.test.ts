import { expect, test } from 'vitest';
import { draftsOf } from '../../src/core/merge-conclusions';
import { createPlan } from '../../src/core/plan';
import type { Evidence } from '../../src/domain/evidence';
import { critics } from '../../src/modes/index.generated';
import { planning } from '../../src/modes/planning';
import { question } from '../fakes/question';

const { task } = question('Look at a.js');
const rule = {
  id: 'r',
  title: 'It is wrong',
  critic: 'reviewer' as const,
  category: 'performance' as const,
  severity: 'high' as const,
  confidence: 0.9,
  cwe: 'CWE-1',
  explanation: '',
  fix: '',
  references: [],
};
const hit = { rule, file: 'a.js', startLine: 1, endLine: 1, quote: 'x', detail: '', replacement: null };
const evidence: Evidence = {
  rules: {
    scannedFiles: ['a.js'],
    ruleCounts: { reviewer: 1, security: 1 },
    hits: [hit, { ...hit, rule: { ...rule, critic: 'security' } }],
  },
  tests: { covered: [{ file: 'a.js', tests: [{ path: 'a.test.js', why: 'imports it' }] }], testFiles: 1 },
  traces: { traces: [] },
};
const plan = createPlan(planning.offline(task, evidence), 0);

test.each(critics)(
  '$name examines without a plan, and finds in the code what it finds with one',
  (critic) => {
    const alone = critic.offline(task, evidence, null);
    expect(alone.mode).toBe(critic.name);
    expect(draftsOf(alone)).toEqual(draftsOf(critic.offline(task, evidence, plan)));
    if (alone.mode === 'reviewer') {
      expect(alone.positives).toContain('a.js is covered by a.test.js.');
      expect(alone.suggestions.join()).not.toMatch(/step|plan/i);
    }
  },
);
