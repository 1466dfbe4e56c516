import { describe, expect, test } from 'vitest';
import type { Noise } from '../../src/core/noise';
import type { Conclusion } from '../../src/domain/conclusion';
import type { FindingDraft } from '../../src/domain/finding';
import type { FileText } from '../../src/domain/ports';
import { type Judged, judge } from '../../src/pipelines/judge';

const usual: Noise = { maxFindings: 10, minSeverity: 'info', minConfidence: 0.6 };

/** What a model says of code that it quotes; the lines are found by the quote. */
function said(quote: string, change: Partial<FindingDraft> = {}): FindingDraft {
  return {
    mode: 'security',
    ruleId: null,
    category: 'injection',
    title: 'Said',
    detail: 'D.',
    severity: 'high',
    confidence: 0.9,
    file: 'a.js',
    startLine: null,
    endLine: null,
    quote,
    suggestion: null,
    cwe: null,
    references: [],
    ...change,
  };
}

const found = (line: number, quote: string, change: Partial<FindingDraft> = {}) =>
  said(quote, { ruleId: 'r', title: 'Found', startLine: line, endLine: line, ...change });

function auditor(...vulnerabilities: FindingDraft[]): Conclusion {
  return { mode: 'security', vulnerabilities, severity: [], recommendations: [] };
}

function reviewing(...issues: FindingDraft[]): Conclusion {
  const drafts = issues.map((one) => ({ ...one, mode: 'reviewer' }));
  return { mode: 'reviewer', issues: drafts, suggestions: [], positives: [] };
}

function judged(
  text: string,
  conclusions: readonly Conclusion[],
  { known = [], ...noise }: Partial<Noise> & { known?: readonly string[] } = {},
): Promise<Judged> {
  const read = async (): Promise<FileText> => ({ kind: 'text', text, bytes: text.length });
  return judge(
    conclusions,
    {},
    {
      tree: { read },
      known,
      noise: { ...usual, ...noise },
      examined: () => [],
    },
  );
}

/** A line of code for each place, all of them different. */
const lines = (count: number) => Array.from({ length: count }, (_, at) => `call${at + 1}(input);`);

describe('a quote is sought in the text as the model was sent it', () => {
  test('a line with a blanked secret is found at its place, and stays blanked', async () => {
    const secret = 'correct-horse-battery';
    const text = `one();\nconnect("${secret}");\nthree();\n`;
    const quote = 'connect("[redacted:secret]");';
    const { findings } = await judged(text, [auditor(said(quote))], { known: [secret] });
    expect(findings).toMatchObject([{ startLine: 2, endLine: 2 }]);
    expect(JSON.stringify(findings)).not.toContain(secret);
    const unknown = await judged(text, [auditor(said(quote))]);
    expect(unknown.suppressed).toMatchObject([{ reason: 'quote-not-found' }]);
  });

  test('a line with something invisible is found as it was shown', async () => {
    const { findings } = await judged('a();\nif (admin\u202e) b();\n', [
      auditor(said('if (admin‹U+202E›) b();')),
    ]);
    expect(findings).toMatchObject([{ startLine: 2 }]);
  });
});

describe('noise', () => {
  test('an unsure claim is held back, also where it would be the worse of two', async () => {
    const unsure = said('call1(input);', { severity: 'critical', confidence: 0.3 });
    const sure = said('call1(input);', { title: 'Sure' });
    const { findings, suppressed } = await judged('call1(input);\n', [auditor(unsure), reviewing(sure)]);
    expect(findings).toMatchObject([{ title: 'Sure', severity: 'high' }]);
    expect(suppressed).toMatchObject([{ reason: 'low-confidence', finding: { severity: 'critical' } }]);
  });

  test('an unsure claim does not make a rule’s finding worse', async () => {
    const unsure = said('call1(input);', { severity: 'critical', confidence: 0.3 });
    const { findings } = await judged('call1(input);\n', [auditor(unsure, found(1, 'call1(input);'))]);
    expect(findings).toMatchObject([{ title: 'Found', severity: 'high' }]);
  });

  test('what a rule found is not held back for confidence', async () => {
    const { findings } = await judged('call1(input);\n', [auditor(found(1, 'call1(input);'))], {
      minConfidence: 1,
    });
    expect(findings).toHaveLength(1);
  });

  test('the modes’ lists hold what is shown, and every finding has an id of its own', async () => {
    const code = lines(14);
    const all = code.map((line, at) =>
      said(line, { severity: at < 6 ? 'medium' : 'low', confidence: at === 13 ? 0.1 : 0.9 }),
    );
    const conclusions = [auditor(...all.slice(0, 8)), reviewing(...all.slice(8), said('gone();'))];
    const { findings, suppressed, modes } = await judged(`${code.join('\n')}\n`, conclusions, {
      maxFindings: 3,
      minSeverity: 'medium',
    });
    expect(findings.map((f) => f.severity)).toEqual(['medium', 'medium', 'medium']);
    expect(modes.security?.vulnerabilities).toEqual(findings);
    expect(modes.security?.severity).toEqual(['medium', 'medium', 'medium']);
    expect(modes.reviewer?.issues).toEqual([]);
    const counts = new Map<string, number>();
    for (const { reason } of suppressed) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      'over-limit': 3,
      'low-severity': 7,
      'low-confidence': 1,
      'quote-not-found': 1,
    });
    const ids = [...findings, ...suppressed.map((s) => s.finding)].map((f) => f.id);
    expect(new Set(ids).size).toBe(15);
  });

  test('a finding has the same id however many are shown', async () => {
    const code = lines(5);
    const conclusions = [auditor(...code.map((line) => said(line)))];
    const idsAt = async (maxFindings: number) => {
      const { findings, suppressed } = await judged(`${code.join('\n')}\n`, conclusions, { maxFindings });
      const all = [...findings, ...suppressed.map((s) => s.finding)];
      return Object.fromEntries(all.map((f) => [f.quote, f.id]));
    };
    expect(await idsAt(2)).toEqual(await idsAt(10));
    expect(await idsAt(0)).toEqual(await idsAt(10));
  });
});

describe('a confident model may not hide or play down a secret', () => {
  const quote = 'key = "[redacted:credential]";';
  const secret = found(1, quote, {
    category: 'secret',
    severity: 'critical',
    title: 'A key',
    cwe: 'CWE-798',
  });
  const code = ['key = "hunter2-hunter2";', ...lines(60)];

  test('by saying that it is none', async () => {
    const claim = said('key = "[redacted:secret]";', {
      category: 'secret',
      severity: 'info',
      confidence: 1,
      title: 'Only an example',
    });
    const { findings, suppressed } = await judged(
      code.join('\n'),
      [auditor(claim, secret), reviewing(claim)],
      {
        known: ['hunter2-hunter2'],
      },
    );
    expect(findings).toMatchObject([{ title: 'A key', severity: 'critical', cwe: 'CWE-798' }]);
    expect(suppressed.map((s) => s.reason)).toEqual(['duplicate', 'duplicate']);
  });

  test('by saying something worse of all lines around it', async () => {
    const claim = said(code.slice(1, 50).join('\n'), {
      category: 'secret',
      severity: 'critical',
      confidence: 1,
    });
    const around = found(5, code[4] ?? '', { category: 'secret', severity: 'medium', title: 'Another key' });
    const { findings } = await judged(code.join('\n'), [auditor(claim, secret, around)]);
    expect(findings.map((f) => [f.title, f.severity])).toEqual([
      ['A key', 'critical'],
      ['Another key', 'critical'],
    ]);
  });

  test('by saying so much that is just as bad', async () => {
    const flood = code.slice(1).map((line) => said(line, { severity: 'critical', confidence: 1 }));
    const { findings, modes } = await judged(code.join('\n'), [
      reviewing(...flood),
      auditor(...flood, secret),
    ]);
    expect(findings).toHaveLength(10);
    expect(findings.map((f) => f.title)).toContain('A key');
    expect(modes.security?.vulnerabilities.map((f) => f.title)).toContain('A key');
  });
});
