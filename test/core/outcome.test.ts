import { describe, expect, test } from 'vitest';
import { addCoverage } from '../../src/core/coverage';
import { conclude, errorOf, type Facts } from '../../src/core/outcome';
import type { Verdict } from '../../src/domain/approval';
import { RunError } from '../../src/domain/errors';
import type { SuppressedFinding } from '../../src/domain/finding';
import { exitCode, statuses } from '../../src/domain/status';
import { aFinding, aPlan } from '../fakes/report';

const calm: Facts = {
  fault: null,
  stop: null,
  coverage: addCoverage([]),
  findings: [],
  suppressed: [],
  counting: [],
  failOn: 'high',
  failOnPartial: false,
  plan: aPlan(),
  verdict: null,
  isDecided: false,
  act: null,
  done: null,
  unclear: false,
  asks: false,
};
const failing = addCoverage([{ failed: [{ what: 'security', reason: 'broke' }] }]);
const skipping = addCoverage([{ skipped: [{ what: 'history', reason: 'shallow' }] }]);

describe('the status is the first that holds', () => {
  test.each<[string, Partial<Facts>, string]>([
    ['nothing special', {}, 'awaiting_approval'],
    ['no plan', { plan: null }, 'success'],
    ['nothing matches', { unclear: true }, 'needs_clarification'],
    ['a finding at the threshold', { findings: [aFinding({ severity: 'high' })] }, 'findings'],
    ['a finding below it', { findings: [aFinding({ severity: 'medium' })] }, 'awaiting_approval'],
    [
      'a finding, but never',
      { findings: [aFinding({ severity: 'critical' })], failOn: 'never' },
      'awaiting_approval',
    ],
    [
      'a finding in an unclear task',
      { findings: [aFinding({ severity: 'critical' })], unclear: true },
      'findings',
    ],
    ['time was up', { stop: 'timeout', findings: [aFinding({ severity: 'critical' })] }, 'timeout'],
    ['interrupted', { stop: 'signal' }, 'failure'],
    ['a failed unit beats time', { stop: 'timeout', coverage: failing }, 'failure'],
    [
      'a failed unit beats findings',
      { coverage: failing, findings: [aFinding({ severity: 'critical' })] },
      'failure',
    ],
    ['a fault', { fault: new RunError('input', 'No such base.') }, 'failure'],
    ['partial, allowed', { coverage: skipping }, 'awaiting_approval'],
    ['partial, not allowed', { coverage: skipping, failOnPartial: true }, 'failure'],
    ['complete under --fail-on-partial', { failOnPartial: true }, 'awaiting_approval'],
    [
      'cut under --fail-on-partial',
      { coverage: addCoverage([{ truncated: [{ what: 'x', kept: 1, of: 2 }] }]), failOnPartial: true },
      'failure',
    ],
  ])('%s', (_name, change, status) => {
    const concluded = conclude({ ...calm, ...change, counting: change.findings ?? [] });
    expect(concluded.status).toBe(status);
    expect(concluded.message).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe('the message says what is out of sight', () => {
  const held = (...reasons: SuppressedFinding['reason'][]) =>
    reasons.map((reason) => ({ finding: aFinding({ severity: 'high' }), reason }));
  const said = (change: Partial<Facts>) => conclude({ ...calm, ...change }).message;

  test('in a plan that awaits approval', () => {
    expect(said({ findings: [aFinding()] })).toContain(' with 1 finding. ');
    const all = held('over-limit', 'low-severity', 'low-confidence', 'duplicate', 'outside-diff');
    expect(said({ findings: [aFinding()], suppressed: all })).toContain(
      ' with 1 finding, 3 more held back. ',
    );
    expect(said({ suppressed: all })).toContain(' with no findings shown, 3 held back. ');
    expect(said({ suppressed: held('duplicate') })).toContain(' with no findings. ');
  });

  test.each<[number, number, string]>([
    [2, 0, '2 findings are high or worse.'],
    [2, 1, '3 findings are high or worse; 1 of them is held back by --max-findings.'],
    [1, 2, '3 findings are high or worse; 2 of them are held back by --max-findings.'],
    [0, 1, '1 finding is high or worse; it is held back by --max-findings.'],
    [0, 2, '2 findings are high or worse; they are held back by --max-findings.'],
  ])('at the threshold: %i shown, %i not', (shown, hidden, message) => {
    const findings = Array.from({ length: shown }, () => aFinding({ severity: 'high' }));
    const suppressed = held(...Array.from({ length: hidden }, () => 'over-limit' as const));
    const counting = [...findings, ...suppressed.map(({ finding }) => finding)];
    expect(said({ findings, suppressed, counting })).toBe(message);
  });
});

test('exit is 1 for the first four statuses, 0 for the others', () => {
  expect(statuses.map(exitCode)).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

test('a failed unit is the report’s error', () => {
  expect(errorOf(null, null, failing, 'm')).toMatchObject({ kind: 'internal', message: 'security: broke' });
  expect(errorOf(null, 'timeout', addCoverage([]), 'm')?.hint).toContain('--timeout');
  expect(errorOf(null, null, addCoverage([]), 'm')).toBeNull();
});

test('coverage says each thing once, and is complete only when nothing is missing', () => {
  const twice = addCoverage([
    { examined: ['a'], skipped: [{ what: 'b', reason: 'c' }] },
    { examined: ['a'], skipped: [{ what: 'b', reason: 'c' }] },
  ]);
  expect(twice).toEqual({
    examined: ['a'],
    skipped: [{ what: 'b', reason: 'c' }],
    failed: [],
    truncated: [],
    complete: false,
  });
  expect(addCoverage([{ examined: ['a'] }]).complete).toBe(true);
});

describe('how a plan stands decides', () => {
  const verdict = (
    state: 'rejected' | 'void' | 'pending' | 'expired',
    because: Verdict['because'],
  ): Verdict => ({
    plan: { id: aPlan().id, version: 1 },
    state,
    decision: null,
    because,
    detail: '',
    counted: [],
    refused: [],
    missing: 1,
    words: [],
  });

  test('a rejection comes before findings, and only with the word of this run', () => {
    const rejected = {
      ...calm,
      verdict: verdict('rejected', 'rejected'),
      counting: [aFinding({ severity: 'critical' })],
    };
    expect(conclude({ ...rejected, isDecided: true }).status).toBe('rejected');
    expect(conclude(rejected).status).toBe('findings');
  });

  test('to look at a plan that is void or has expired is no failure', () => {
    for (const [state, because] of [
      ['void', 'head-moved'],
      ['expired', 'expired'],
    ] as const)
      expect(conclude({ ...calm, verdict: verdict(state, because) }).status).toBe('success');
  });

  test('a new version after a person’s word says which one waits, and not that nothing was found', () => {
    const { status, message } = conclude({
      ...calm,
      plan: { ...aPlan(), version: 2 },
      verdict: verdict('pending', 'too-few'),
      isDecided: true,
    });
    expect(status).toBe('awaiting_approval');
    expect(message).toMatch(/^Version 2 of the plan, of \d+ steps?, awaits approval\./);
    expect(message).not.toContain('findings');
  });
});
