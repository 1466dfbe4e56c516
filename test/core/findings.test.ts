import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchor } from '../../src/core/anchor';
import { reaches, settleFindings } from '../../src/core/ledger';
import { verify } from '../../src/core/verify';
import type { Evidence } from '../../src/domain/evidence';
import type { FindingDraft } from '../../src/domain/finding';

function draft(change: Partial<FindingDraft> = {}): FindingDraft {
  return {
    mode: 'security',
    ruleId: 'r',
    category: 'injection',
    title: 'T',
    detail: 'D.',
    severity: 'high',
    confidence: 0.9,
    file: 'a.js',
    startLine: 2,
    endLine: 2,
    quote: 'eval(x)',
    suggestion: null,
    cwe: null,
    references: [],
    ...change,
  };
}

test('a quote is found as it stands, else without regard to white space, else not at all', () => {
  const text = 'one\n  two( a )\nthree\n';
  expect(anchor('  two( a )', text)).toEqual({ startLine: 2, endLine: 2 });
  expect(anchor('two(a)\nthree', text)).toEqual({ startLine: 2, endLine: 3 });
  expect(anchor('two(b)', text)).toBeNull();
  expect(anchor('  \n', text)).toBeNull();
});

test('a quote that stands twice needs a line to go by', () => {
  const text = 'x()\ny()\nx()\n';
  expect(anchor('x()', text)).toBeNull();
  expect(anchor('x()', text, 3)).toEqual({ startLine: 3, endLine: 3 });
});

test('carriage returns do not hide a quote', () => {
  expect(anchor('b()', 'a()\r\nb()\r\n')).toEqual({ startLine: 2, endLine: 2 });
});

test('property: every run of unique lines is found where it is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      (lines, from, count) => {
        const start = from % lines.length;
        const end = start + (count % (lines.length - start));
        const quote = lines.slice(start, end + 1).join('\n');
        expect(anchor(quote, lines.join('\n'))).toEqual({ startLine: start + 1, endLine: end + 1 });
      },
    ),
  );
});

test('two modes that say the same of the same lines are one finding, and the worse one stays', () => {
  const { findings, suppressed } = settleFindings([
    draft({ mode: 'reviewer', severity: 'low' }),
    draft({ severity: 'critical', endLine: 3 }),
    draft({ category: 'secret' }),
  ]);
  expect(findings.map((f) => [f.id, f.severity])).toEqual([
    ['security-1', 'critical'],
    ['security-2', 'high'],
  ]);
  expect(suppressed.map((s) => [s.finding.mode, s.reason])).toEqual([['reviewer', 'duplicate']]);
});

test('the same line elsewhere in the file is named, not repeated', () => {
  const { findings } = settleFindings([draft(), draft({ startLine: 40, endLine: 40 })]);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.detail).toBe('D. The same stands at line 40.');
});

/** What a model says; by default it could not be surer or worse. */
const said = (change: Partial<FindingDraft> = {}) =>
  draft({ ruleId: null, title: 'Said', severity: 'critical', confidence: 1, cwe: null, ...change });

test('what a rule found stays before what a model says of the same place', () => {
  const rule = draft({ severity: 'low', confidence: 0.75, cwe: 'CWE-95' });
  const { findings, suppressed, doubles } = settleFindings([said({ startLine: 1, endLine: 9 }), rule]);
  expect(findings).toMatchObject([{ ...rule, severity: 'critical', id: 'security-1' }]);
  expect(suppressed).toMatchObject([{ reason: 'duplicate', finding: { title: 'Said', id: 'security-2' } }]);
  expect(doubles).toMatchObject([{ of: 'security-1', finding: { id: 'security-2' } }]);
});

test('a confident model neither hides nor plays down a secret', () => {
  const secret = draft({ category: 'secret', severity: 'critical', quote: 'key = "[redacted:key]"' });
  const harmless = said({ category: 'secret', severity: 'info', title: 'A test key, harmless' });
  for (const claim of [harmless, { ...harmless, severity: 'critical' as const, startLine: 1, endLine: 60 }])
    expect(settleFindings([claim, secret]).findings).toMatchObject([secret]);
});

test('a model that says the same of many secrets takes the place of none', () => {
  const secrets = [3, 8, 20].map((line) =>
    draft({ category: 'secret', startLine: line, endLine: line, quote: `k${line}` }),
  );
  const wide = said({ category: 'secret', startLine: 1, endLine: 60, quote: 'k0' });
  const { findings } = settleFindings([wide, ...secrets]);
  expect(findings.map((f) => [f.startLine, f.severity])).toEqual([
    [3, 'critical'],
    [8, 'high'],
    [20, 'high'],
  ]);
});

test('a raised finding takes its place among the worst', () => {
  const other = draft({ file: 'b.js', severity: 'high' });
  const raised = draft({ severity: 'low' });
  const { findings } = settleFindings([other, raised, said()]);
  expect(findings.map((f) => [f.id, f.file, f.severity])).toEqual([
    ['security-1', 'a.js', 'critical'],
    ['security-2', 'b.js', 'high'],
  ]);
});

test('a model’s claim of the same code elsewhere is named, of a part of the same lines is not', () => {
  const part = said({ startLine: 3, endLine: 3, quote: 'b' });
  expect(settleFindings([draft({ endLine: 4 }), part]).findings[0]?.detail).toBe('D.');
  const apart = said({ startLine: 70, endLine: 70 });
  expect(settleFindings([draft(), apart]).findings[0]?.detail).toBe('D. The same stands at line 70.');
});

test('what is held back before is numbered behind all others', () => {
  const held = [{ draft: said({ file: 'c.js' }), reason: 'low-confidence' as const }];
  const { findings, suppressed } = settleFindings([draft(), draft({ severity: 'low' })], held);
  expect(findings.map((f) => f.id)).toEqual(['security-1']);
  expect(suppressed.map((s) => [s.finding.id, s.reason])).toEqual([
    ['security-2', 'duplicate'],
    ['security-3', 'low-confidence'],
  ]);
});

const fingerprint = (one: FindingDraft) => settleFindings([one]).findings[0]?.fingerprint;

test('a fingerprint survives other words and moved lines, not another quote', () => {
  const one = fingerprint(draft());
  expect(
    fingerprint(draft({ title: 'Other', detail: 'Other', startLine: 90, endLine: 91, severity: 'low' })),
  ).toBe(one);
  expect(fingerprint(draft({ quote: '   eval(x)' }))).toBe(one);
  expect(fingerprint(draft({ quote: 'eval(y)' }))).not.toBe(one);
  expect(fingerprint(draft({ file: 'b.js' }))).not.toBe(one);
});

test('order does not depend on the order of arrival', () => {
  const many = ['low', 'critical', 'high', 'info', 'medium'].map((severity, i) =>
    draft({ severity: severity as FindingDraft['severity'], file: `${i}.js`, quote: `q${i}` }),
  );
  const forwards = settleFindings(many).findings;
  expect(settleFindings([...many].reverse()).findings).toEqual(forwards);
  expect(forwards.map((f) => f.severity)).toEqual(['critical', 'high', 'medium', 'low', 'info']);
});

test('a threshold takes its own severity and all worse ones', () => {
  const list = [{ severity: 'medium' as const }];
  expect(reaches(list, 'medium')).toBe(true);
  expect(reaches(list, 'low')).toBe(true);
  expect(reaches(list, 'high')).toBe(false);
  expect(reaches([{ severity: 'critical' }], 'never')).toBe(false);
});

const changed: Evidence = {
  diff: {
    from: 'x',
    asked: true,
    addedLines: 1,
    removedLines: 0,
    files: [
      {
        path: 'a.js',
        previousPath: null,
        status: 'modified',
        binary: false,
        addedLines: 1,
        removedLines: 0,
        truncated: false,
        hunks: [
          {
            oldStart: 1,
            oldLines: 1,
            newStart: 1,
            newLines: 2,
            section: '',
            lines: [
              { kind: 'context', text: 'a', oldLine: 1, newLine: 1, noNewline: false },
              { kind: 'add', text: 'eval(x)', oldLine: null, newLine: 2, noNewline: false },
            ],
          },
        ],
      },
    ],
  },
};

test('a finding stays when its quote stands in the file and on a line of the diff', () => {
  expect(verify(draft(), 'a\neval(x)\n', changed)).toMatchObject({ kept: true });
  expect(verify(draft(), 'a\nsafe(x)\n', changed)).toMatchObject({ kept: false, reason: 'quote-not-found' });
  expect(verify(draft(), null, changed)).toMatchObject({ kept: false, reason: 'quote-not-found' });
  expect(verify(draft({ startLine: 1 }), 'eval(x)\nb\n', changed)).toMatchObject({
    kept: false,
    reason: 'outside-diff',
  });
  expect(verify(draft({ startLine: 1 }), 'eval(x)\nb\n', {})).toMatchObject({ kept: true });
});

test('wrong lines are put right by the quote', () => {
  const verified = verify(draft({ startLine: 77, endLine: 78 }), 'a\neval(x)\n', {});
  expect(verified.draft).toMatchObject({ startLine: 2, endLine: 2 });
});
