import { describe, expect, test } from 'vitest';
import { attacked, expectClean, formArgs, found } from '../fakes/hostile-run';
import { claim, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

describe('a model that obeys an attacker: how much it writes', () => {
  const many = (n: number, changes: object = {}) =>
    Array.from({ length: n }, (_, at) => claim({ ...found, title: `Number ${at}`, ...changes }));

  const floods: [string, unknown][] = [
    ['10,000 findings', verdictAnswer('security', many(10_000))],
    ['61 findings', verdictAnswer('security', many(61))],
    ['10,000 recommendations', verdictAnswer('security', [], { recommendations: Array(10_000).fill('x') })],
    ['lists of other modes', verdictAnswer('security', [], { issues: many(3) })],
    ['another mode', verdictAnswer('reviewer', many(1))],
    ['a confidence of 2', verdictAnswer('security', [claim({ ...found, confidence: 2 })])],
    [
      'a severity that is a key of all objects',
      verdictAnswer('security', [claim({ ...found, severity: 'constructor' })]),
    ],
    [
      'a key __proto__',
      `{"mode":"security","result":{"vulnerabilities":[],"recommendations":[],"__proto__":{"x":1}}}`,
    ],
    ['__proto__ above', `{"__proto__":{"mode":"security"},"mode":"security","result":{}}`],
    [
      'a key twice',
      `{"mode":"security","mode":"security","result":{"vulnerabilities":[],"recommendations":[]}}`,
    ],
    ['100,000 brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['100,000 objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['brackets that never close', '{['.repeat(500_000)],
    ['quotes that never close', '{"'.repeat(500_000)],
    ['2,000 answers', Array.from({ length: 2_000 }, (_, n) => `{"n":${n}}`).join(' ')],
    [
      'two different answers',
      JSON.stringify(verdictAnswer('security', [])) + JSON.stringify(verdictAnswer('security', many(1))),
    ],
    ['a megabyte of prose', 'I think, therefore. '.repeat(50_000)],
  ];

  test.each(floods)('%s: refused, and nothing of it shown', async (_, answer) => {
    const brought = await attacked(bench, { security: answer });
    const { report, posts } = brought;
    expect(report.modes.security).toBeUndefined();
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['security']);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(posts.length).toBeLessThan(12);
    for (const post of posts) expect(post.raw.length).toBeLessThan(100_000);
    expect(Object.keys(Object.prototype)).toEqual([]);
    await expectClean(brought);
  });

  test('60 findings with texts without an end: cut to what a person can read', async () => {
    const long = 'very long '.repeat(1_000);
    const claims = many(60, { detail: long, suggestion: { description: long, replacement: long } }).map(
      (one, n) => ({
        ...one,
        title: `${n} ${long}`,
      }),
    );
    const brought = await attacked(
      bench,
      { security: verdictAnswer('security', claims, { recommendations: Array(60).fill(long) }) },
      { args: ['--max-findings', '10'] },
    );
    const { report } = brought;
    expect(report.error).toBeNull();
    expect(report.findings.length + report.suppressed.length).toBe(60);
    expect(report.findings.length).toBeLessThanOrEqual(10);
    for (const { title, detail } of report.findings) {
      expect(title.length).toBeLessThanOrEqual(200);
      expect(detail.length).toBeLessThanOrEqual(4_000);
    }
    await expectClean(brought);
  });

  test('keys of all objects in a form of the person’s own are data', async () => {
    const brought = await attacked(
      bench,
      { custom: { constructor: { prototype: { polluted: true } }, toString: 'x', hasOwnProperty: 1 } },
      formArgs(bench),
    );
    expect(brought.report.custom).toEqual({
      constructor: { prototype: { polluted: true } },
      toString: 'x',
      hasOwnProperty: 1,
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    await expectClean(brought);
    const other = await attacked(bench, { custom: '{"a":1,"__proto__":{"polluted":true}}' }, formArgs(bench));
    expect(other.report).not.toHaveProperty('custom');
    expect([other.report.exitCode, other.report.error?.kind]).toEqual([1, 'model']);
  });
});
