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
