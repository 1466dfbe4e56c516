import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conclusionFrom } from '../../../src/core/prompts/verdict-answer';
import type { FindingDraft } from '../../../src/domain/finding';
import { finding } from '../../../src/domain/finding';
import { claim, evidence } from './material';

function issue(changes: Parameters<typeof claim>[0]): FindingDraft {
  const said = conclusionFrom('reviewer', { issues: [claim(changes)], suggestions: [] }, evidence());
  const [draft] = said.mode === 'reviewer' ? said.issues : [];
  if (draft === undefined) throw new Error('There is no draft.');
  return draft;
}

test('DP-27 an entry becomes a draft without lines', () => {
  expect(issue({ cwe: 'CWE-682' })).toEqual({
    mode: 'reviewer',
    ruleId: null,
    category: 'correctness',
    title: 'A voucher is ignored',
    detail: 'The sum is taken before the discount.',
    severity: 'high',
    confidence: 0.9,
    file: 'src/cart.ts',
    startLine: null,
    endLine: null,
    quote: 'discount(a);',
    suggestion: { description: 'Take the discount first.', replacement: 'discount(b);' },
    cwe: 'CWE-682',
    references: [],
  });
});

test('DP-27 the lists of each mode are its conclusion', () => {
  expect(conclusionFrom('reviewer', { issues: [], suggestions: [' a ', ' '], positives: ['b'] }, {})).toEqual(
    {
      mode: 'reviewer',
      issues: [],
      suggestions: ['a'],
      positives: ['b'],
    },
  );
  expect(conclusionFrom('reviewer', { issues: [], suggestions: [] }, {})).toMatchObject({ positives: [] });
  expect(
    conclusionFrom('debugger', { errors: [], rootCause: 'Because.\n\nSo.', fixes: ['x\ny'] }, {}),
  ).toEqual({ mode: 'debugger', errors: [], rootCause: 'Because.\n\nSo.', fixes: ['x y'] });
  expect(conclusionFrom('debugger', { errors: [], rootCause: ' ', fixes: [] }, {})).toMatchObject({
    rootCause: 'Not known: the model named none.',
  });
  const slow = { bottlenecks: [], optimizations: ['Cache\nit.', ' '], estimatedImprovement: 'Half.' };
  expect(conclusionFrom('performance', slow, {})).toEqual({
    mode: 'performance',
    bottlenecks: [],
    optimizations: ['Cache it.'],
    estimatedImprovement: 'Half.',
  });
  expect(conclusionFrom('performance', { bottlenecks: [], optimizations: [] }, {})).toMatchObject({
    estimatedImprovement: '',
  });
});

test('DP-27 severity[i] belongs to vulnerabilities[i]: the worse of both holds, a list of another length says nothing', () => {
  const of = (severity?: string[]) => {
    const vulnerabilities = [claim({ severity: 'medium' }), claim({ severity: 'high' })];
    const said = conclusionFrom('security', { vulnerabilities, severity, recommendations: [] }, {});
    if (said.mode !== 'security') throw new Error('Another mode.');
    expect(said.severity).toEqual(said.vulnerabilities.map((one) => one.severity));
    return said.severity;
  };
  expect(of()).toEqual(['medium', 'high']);
  expect(of(['critical', 'low'])).toEqual(['critical', 'high']);
  expect(of(['critical'])).toEqual(['medium', 'high']);
});

test.each([
  ['src/cart.ts', 'src/cart.ts'],
  ['./src/cart.ts', 'src/cart.ts'],
  ['b/src/cart.ts', 'src/cart.ts'],
  ['src\\cart.ts', 'src/cart.ts'],
  ['src/cart.ts:21', 'src/cart.ts'],
  ['a/src/cart.ts:21-23', 'src/cart.ts'],
  ['src/unknown.ts', 'src/unknown.ts'],
  ['b/unknown.ts', 'b/unknown.ts'],
  ['../../etc/passwd', '../../etc/passwd'],
])('the path %s means %s', (said, file) => {
  expect(issue({ file: said }).file).toBe(file);
});

test('a path with something invisible in it is meant by the way it was shown', () => {
  const given = evidence();
  given.passages?.namedFiles.push('src/a\u202eb.ts');
  const said = conclusionFrom(
    'reviewer',
    { issues: [claim({ file: 'src/a‹U+202E›b.ts' })], suggestions: [] },
    given,
  );
  expect(said.mode === 'reviewer' && said.issues[0]?.file).toBe('src/a\u202eb.ts');
});

test.each(['', ' ', 'null', 'None'])('a remark without a place (%j) quotes nothing', (file) => {
  expect(issue({ file })).toMatchObject({ file: null, quote: '', suggestion: { replacement: null } });
});

test('nothing hidden stays in what a model writes, and nothing is endless', () => {
  const long = 'word '.repeat(10_000);
  const draft = issue({ title: `a\nb\u202e ${long}`, detail: `x\u200b ${long}`, quote: 'q\u200b()' });
  expect(draft.title.startsWith('a b‹U+202E› word')).toBe(true);
  expect(draft.title).toHaveLength(200);
  expect(draft.detail.startsWith('x‹U+200B› word')).toBe(true);
  expect(draft.detail.length).toBeLessThanOrEqual(4_000);
  expect(draft.quote).toBe('q‹U+200B›()');
  const many = conclusionFrom('debugger', { errors: [], rootCause: long, fixes: [long] }, {});
  expect(JSON.stringify(many).length).toBeLessThan(6_000);
});

test('a long quote keeps its first lines, and the replacement of all of them is dropped', () => {
  const quote = Array.from({ length: 100 }, (_, n) => `line ${n}`).join('\n');
  const draft = issue({ quote });
  expect(draft.quote.split('\n')).toHaveLength(60);
  expect(draft.suggestion).toEqual({ description: 'Take the discount first.', replacement: null });
  expect(issue({ quote: `${'x'.repeat(3_000)}\n${'y'.repeat(3_000)}` }).quote).toBe('x'.repeat(3_000));
  expect(issue({ quote: 'x'.repeat(9_000) }).quote).toHaveLength(4_000);
});

test.each(['a\u200bb', 'key = [redacted:secret]', 'a ‹U+202E› b', 'x'.repeat(9_000)])(
  'a replacement that cannot stand in a file as it is is dropped',
  (replacement) => {
    expect(issue({ suggestion: { description: 'D.', replacement } }).suggestion).toEqual({
      description: 'D.',
      replacement: null,
    });
  },
);

test.each([
  ['CWE-79', 'CWE-79'],
  ['cwe-089: SQL injection', 'CWE-89'],
  ['798', 'CWE-798'],
  ['2024-03-01', null],
  ['none', null],
  ['CWE-', null],
])('%s is the weakness %s', (cwe, meant) => {
  expect(issue({ cwe }).cwe).toBe(meant);
});

test('only well-known references stay, whoever a model was told to send people to', () => {
  const references = [
    'https://cwe.mitre.org/data/definitions/79.html',
    'https://cheatsheetseries.owasp.org/cheatsheets/XSS.html',
    'https://github.com/advisories/GHSA-abcd',
    'https://github.com/evil/repo',
    'https://owasp.org.evil.example/',
    'https://owasp.org@evil.example/',
    'https://evil.example/?owasp.org',
    'http://owasp.org/',
    'javascript:alert(1)',
    'https://cwe.mitre.org/data/definitions/79.html',
  ];
  expect(issue({ references }).references).toEqual(references.slice(0, 3));
});

test('property: whatever a model writes, the draft is one that a report can hold', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('src/cart.ts'));
  const any = fc.record({
    title: anyText,
    detail: anyText,
    file: fc.option(anyText),
    quote: anyText,
    suggestion: fc.option(fc.record({ description: anyText, replacement: fc.option(anyText) })),
    cwe: fc.option(anyText),
    references: fc.array(anyText),
  });
  fc.assert(
    fc.property(any, (changes) => {
      const held = { ...issue(changes), id: 'reviewer-1', fingerprint: 'f' };
      expect(finding.safeParse(held).error).toBeUndefined();
    }),
  );
});
