import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countingFindings, isUnsure, type Noise, splitByNoise } from '../../src/core/noise';
import type { Finding } from '../../src/domain/finding';
import { severities } from '../../src/domain/severity';
import { aFinding, manyFindings } from '../fakes/report';

const usual: Noise = { maxFindings: 10, minSeverity: 'info', minConfidence: 0.6 };
const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id);
const reasons = (findings: readonly Finding[], noise: Partial<Noise>) => {
  const { shown, held } = splitByNoise(findings, { ...usual, ...noise });
  return [shown.length, ...held.map(({ finding, reason }) => `${finding.severity} ${reason}`)];
};

test('as many as asked for are shown, worst first, and the rest is over the limit', () => {
  const findings = manyFindings(15);
  const { shown, held } = splitByNoise(findings, usual);
  expect(shown).toEqual(findings.slice(0, 10));
  expect(held.map(({ finding }) => finding)).toEqual(findings.slice(10));
  expect(new Set(held.map(({ reason }) => reason))).toEqual(new Set(['over-limit']));
});

test('what is below the least severity takes no place from the others', () => {
  expect(reasons(manyFindings(5), { minSeverity: 'medium', maxFindings: 2 })).toEqual([
    2,
    'medium over-limit',
    'low low-severity',
    'info low-severity',
  ]);
  expect(reasons(manyFindings(5), { minSeverity: 'info' })).toEqual([5]);
});

test('a limit of 0 shows nothing, and all of it counts', () => {
  const { shown, held } = splitByNoise(manyFindings(3), { ...usual, maxFindings: 0 });
  expect(shown).toEqual([]);
  expect(countingFindings(shown, held)).toEqual(manyFindings(3));
});

test('what the person did not ask to see does not count, and what is said already counts once', () => {
  const held = (
    ['low-severity', 'low-confidence', 'duplicate', 'outside-diff', 'quote-not-found'] as const
  ).map((reason) => ({ finding: aFinding(), reason }));
  expect(countingFindings([], held)).toEqual([]);
});

test('what a rule found is not unsure, what a model says can be', () => {
  const unsure = (ruleId: string | null, confidence: number) =>
    isUnsure(aFinding({ ruleId, confidence }), usual);
  expect([unsure(null, 0.59), unsure(null, 0.6), unsure('r', 0.1)]).toEqual([true, false, false]);
});

test('among the equally severe a rule’s are shown before a model’s, however sure that is', () => {
  const said = Array.from({ length: 20 }, (_, at) =>
    aFinding({ id: `reviewer-${at + 1}`, ruleId: null, severity: 'critical', confidence: 1 }),
  );
  const secret = aFinding({ id: 'security-1', severity: 'critical', confidence: 0.9 });
  const { shown, held } = splitByNoise([...said, secret], usual);
  expect(ids(shown)).toEqual([...ids(said.slice(0, 9)), 'security-1']);
  expect(held).toHaveLength(11);
});

test('property: every finding is shown or held back once, nothing hidden is worse than what is shown', () => {
  const finding = fc
    .record({ severity: fc.constantFrom(...severities), ruleId: fc.constantFrom('r', null) })
    .map((changes) => aFinding(changes));
  const noise = fc.record({
    maxFindings: fc.nat(8),
    minSeverity: fc.constantFrom(...severities),
    minConfidence: fc.constant(0.6),
  });
  const rank = (one: Finding) => severities.indexOf(one.severity);
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 15 }), noise, (unordered, asked) => {
      const findings = unordered.sort((a, b) => rank(a) - rank(b));
      const { shown, held } = splitByNoise(findings, asked);
      expect(new Set([...shown, ...held.map((one) => one.finding)])).toEqual(new Set(findings));
      expect(shown.length + held.length).toBe(findings.length);
      const hidden = held.filter(({ reason }) => reason === 'over-limit').map((one) => one.finding);
      const least = Math.max(...shown.map(rank));
      expect(hidden.every((one) => rank(one) >= least)).toBe(true);
      if (hidden.length > 0) expect(shown).toHaveLength(asked.maxFindings);
      const severe = findings.filter((one) => rank(one) <= severities.indexOf(asked.minSeverity));
      expect(new Set(countingFindings(shown, held))).toEqual(new Set(severe));
    }),
  );
});
