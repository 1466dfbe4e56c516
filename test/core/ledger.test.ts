import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchor } from '../../src/core/anchor';
import { settleFindings } from '../../src/core/ledger';
import type { FindingDraft } from '../../src/domain/finding';
import { severities } from '../../src/domain/severity';

function draft(change: Partial<FindingDraft>): FindingDraft {
  return {
    mode: 'security',
    ruleId: 'r',
    category: 'injection',
    title: 'T',
    detail: 'D.',
    severity: 'high',
    confidence: 0.9,
    file: 'a.js',
    startLine: 1,
    endLine: 1,
    quote: 'x',
    suggestion: null,
    cwe: null,
    references: [],
    ...change,
  };
}

/** Severity, confidence, file, line, title. */
function worstFirst(a: FindingDraft, b: FindingDraft): number {
  const worth = (one: FindingDraft) => severities.indexOf(one.severity) - one.confidence / 2;
  const place = (one: FindingDraft) =>
    [one.file ?? '', String(one.startLine ?? 0).padStart(9, '0'), one.title].join('\0');
  return worth(a) - worth(b) || (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0);
}

/** What `settleFindings` says, by comparing each with each. */
function settledSlowly(drafts: readonly FindingDraft[]) {
  const kept: FindingDraft[] = [];
  const doubles: [FindingDraft, number][] = [];
  const byRule = drafts.filter((one) => one.ruleId !== null).sort(worstFirst);
  for (const one of [...byRule, ...drafts.filter((one) => one.ruleId === null).sort(worstFirst)]) {
    const of = kept.findIndex((other) => same(other, one));
    if (of < 0) kept.push(one);
    else doubles.push([one, of]);
  }
  const joined = kept.map((one, index) => {
    const others = doubles.filter(([, of]) => of === index).map(([d]) => d);
    const lines = others.filter((d) => elsewhere(d, one)).map((d) => d.startLine ?? 0);
    const rest = [...new Set(lines)].sort((a, b) => a - b);
    const more =
      rest.length === 0 ? '' : ` The same stands at line${rest.length > 1 ? 's' : ''} ${rest.join(', ')}.`;
    const said = [one, ...others].map((d) => severities.indexOf(d.severity));
    return { ...one, detail: one.detail + more, severity: severities[Math.min(...said)] ?? 'info' };
  });
  return {
    findings: joined.sort(worstFirst).map(({ title, detail, severity }) => ({ title, detail, severity })),
    doubles: doubles
      .map(([one]) => one)
      .sort(worstFirst)
      .map((one) => one.title),
  };
}

function elsewhere(double: FindingDraft, one: FindingDraft): boolean {
  if (double.startLine === null) return false;
  if (double.ruleId !== null) return double.ruleId === one.ruleId && double.startLine !== one.startLine;
  return !overlap(double, one);
}

function overlap(a: FindingDraft, b: FindingDraft): boolean {
  if (a.startLine === null || b.startLine === null) return false;
  return a.startLine <= (b.endLine ?? b.startLine) && b.startLine <= (a.endLine ?? a.startLine);
}

function same(a: FindingDraft, b: FindingDraft): boolean {
  if (a.file !== b.file || a.category !== b.category) return false;
  if (a.file === null) return a.mode === b.mode && a.title === b.title;
  const first = (d: FindingDraft) => (d.quote.split('\n').find((l) => l.trim() !== '') ?? '').trim();
  if (first(a) !== '' && first(a) === first(b)) return true;
  return overlap(a, b);
}

const anyDraft = fc
  .record({
    mode: fc.constantFrom('reviewer', 'security'),
    ruleId: fc.constantFrom('r', 's', null),
    category: fc.constantFrom('injection' as const, 'secret' as const),
    title: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    severity: fc.constantFrom('critical' as const, 'high' as const, 'low' as const),
    file: fc.constantFrom('a.js', 'a.js', 'b.js', null),
    startLine: fc.option(fc.integer({ min: 1, max: 12 })),
    length: fc.option(fc.nat(4)),
    quote: fc.constantFrom('', '\n  x\ny', 'x', ' y', 'z', 'one', 'two', 'three', 'four'),
  })
  .map(({ length, ...rest }) =>
    draft({
      ...rest,
      endLine: rest.startLine === null || length === null ? null : rest.startLine + length,
    }),
  );

test('property: the same stay, and the same are doubles, as when each is compared with each', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 30 }), (drafts) => {
      const { findings, suppressed } = settleFindings(drafts);
      expect({
        findings: findings.map(({ title, detail, severity }) => ({ title, detail, severity })),
        doubles: suppressed.map((s) => s.finding.title),
      }).toEqual(settledSlowly(drafts));
    }),
    { numRuns: 500 },
  );
});

test('thousands of findings in one file are settled, alike or not', () => {
  const apart = Array.from({ length: 5_000 }, (_, n) =>
    draft({ startLine: n + 1, endLine: n + 1, quote: `f${n}()` }),
  );
  expect(settleFindings(apart).findings).toHaveLength(5_000);
  const alike = apart.map((one) => ({ ...one, quote: 'f()' }));
  const { findings, suppressed } = settleFindings(alike);
  expect([findings.length, suppressed.length]).toEqual([1, 4_999]);
});

/** What `anchor` says, by trying every line. */
function anchoredSlowly(quote: readonly string[], lines: readonly string[], hint: number | null) {
  const wanted = [...quote];
  while (wanted[0]?.trim() === '') wanted.shift();
  while (wanted.at(-1)?.trim() === '') wanted.pop();
  if (wanted.length === 0) return null;
  for (const form of [(l: string) => l.replace(/\r$/, ''), (l: string) => l.replace(/\s/g, '')]) {
    const starts = lines.flatMap((_, at) =>
      at + wanted.length <= lines.length &&
      wanted.every((line, i) => form(line) === form(lines[at + i] as string))
        ? [at + 1]
        : [],
    );
    if (starts.length === 0) continue;
    if (starts.length > 1 && hint === null) return null;
    const away = (start: number) => Math.abs(start - (hint ?? 0));
    const [start] = starts.sort((a, b) => away(a) - away(b) || a - b) as [number];
    return { startLine: start, endLine: start + wanted.length - 1 };
  }
  return null;
}

test('property: a quote is anchored where trying every line puts it', () => {
  const line = fc.constantFrom('a', ' a', 'a\r', 'b', 'b ', '', '  ', 'c');
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 14 }),
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.option(fc.integer({ min: -2, max: 20 })),
      (lines, quote, hint) => {
        expect(anchor(quote.join('\n'), lines.join('\n'), hint)).toEqual(anchoredSlowly(quote, lines, hint));
      },
    ),
    { numRuns: 1_000 },
  );
});
