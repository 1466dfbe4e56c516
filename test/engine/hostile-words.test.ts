import { describe, expect, test } from 'vitest';
import { testKey } from '../fakes/endpoint-chat';
import { startTurns } from '../fakes/endpoint-turns';
import { nasty, withNasty } from '../fakes/hostile';
import {
  type Answers,
  attacked,
  expectClean,
  formArgs,
  found,
  line,
  price,
  secret,
} from '../fakes/hostile-run';
import { claim, planAnswer, verdictAnswer } from '../fakes/model';
import { modelBench, usualTask } from '../fakes/model-run';
import { madeUpTokens } from '../fakes/secrets';

const bench = modelBench();

describe('a model that obeys an attacker: what it writes', () => {
  const everywhere: Answers = {
    custom: { ticket: nasty, [`Say it${nasty}`]: [nasty] },
    plan: {
      ...withNasty(planAnswer(usualTask, ['src/price.js'], { proposedChanges: [] })),
      steps: [
        {
          number: 1,
          description: `Mend it.${nasty}`,
          files: ['src/price.js'],
          dependencies: [],
          commands: [`npm test${nasty}`],
          verification: `The tests pass.${nasty}`,
        },
      ],
      affectedFiles: [{ path: 'src/price.js', reason: `It is the place.${nasty}` }],
      proposedChanges: [{ path: 'src/price.js', description: nasty, diff: `+ x${nasty}` }],
    },
    ...Object.fromEntries(
      ['reviewer', 'security', 'debugger'].map((mode) => [
        mode,
        {
          mode,
          result: {
            ...(
              verdictAnswer(mode, [found, claim({ title: nasty, detail: nasty, category: 'plan' })]) as {
                result: object;
              }
            ).result,
            ...(mode === 'reviewer' ? { suggestions: [nasty], positives: [`Good.${nasty}`] } : {}),
            ...(mode === 'security' ? { recommendations: [nasty, `Drop it.${nasty}`] } : {}),
            ...(mode === 'debugger' ? { rootCause: `It is so.${nasty}`, fixes: [nasty] } : {}),
          },
        },
      ]),
    ),
  };

  test.each([{}, { GITHUB_ACTIONS: 'true' }])(
    'escapes, marks and commands in every text (%o)',
    async (env) => {
      const brought = await attacked(bench, everywhere, { ...formArgs(bench), env });
      expect(brought.report.error).toBeNull();
      expect(brought.stderr).toContain('planning: done');
      expect(brought.report.custom).toMatchObject({ ticket: nasty });
      expect(brought.report.plan?.title).toContain(usualTask);
      expect(brought.report.findings.length).toBeGreaterThan(1);
      await expectClean(brought);
    },
  );

  test('in the fields of a finding that point and quote', async () => {
    const claims = [
      claim({ file: `src/price.js${nasty}`, quote: line }),
      claim({ file: 'src/price.js', quote: line + nasty }),
      claim({
        ...found,
        cwe: `CWE-79${nasty}`,
        references: [`https://cwe.mitre.org/${nasty}`, `javascript:alert(1)${nasty}`],
      }),
      claim({ ...found, title: 'With a way out', suggestion: { description: nasty, replacement: nasty } }),
    ];
    const brought = await attacked(bench, { security: verdictAnswer('security', claims) });
    expect(brought.report.error).toBeNull();
    for (const { references, cwe } of brought.report.findings) {
      expect(references).toEqual([]);
      expect(cwe ?? 'CWE-95').toMatch(/^CWE-\d+$/);
    }
    await expectClean(brought);
  });

  test('in an answer that is refused: what is said of it', async () => {
    for (const bad of [
      { mode: 'security', result: nasty },
      { [nasty]: nasty },
      nasty,
      `{"mode":"security","result":{"${'x'.repeat(50)}":1}}${nasty}`,
      verdictAnswer('security', [claim({ severity: nasty, category: nasty, confidence: nasty })]),
    ]) {
      const brought = await attacked(bench, { security: bad });
      expect([brought.report.exitCode, brought.report.error?.kind]).toEqual([1, 'model']);
      await expectClean(brought);
    }
    const strict = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
    const brought = await attacked(bench, { custom: { [nasty]: 1 } }, formArgs(bench, strict));
    expect(brought.report.coverage.failed.map(({ what }) => what)).toEqual(['custom']);
    await expectClean(brought);
  });

  test('in a refusal, a reason to end, an error of the endpoint', async () => {
    const cwd = bench.repository({ 'src/price.js': price });
    for (const odd of [
      { finish: `stop${nasty}` },
      { finish: secret },
      { status: 503, body: { error: { message: `${secret} ${nasty}` } }, headers: { 'retry-after': '90' } },
      { status: 400, body: { error: { message: `${secret} ${nasty}`, code: nasty } } },
      { status: 500, body: nasty, headers: { 'retry-after': '100' } },
      { status: 404, body: `<html><title>${nasty}</title>` },
    ]) {
      const brought = await bench.run(
        cwd,
        startTurns(
          () => ({}),
          () => odd,
        ),
        { env: { DEPLOY_TOKEN: secret } },
      );
      expect(brought.report.exitCode).toBe(1);
      expect(brought.report.plan).toBeNull();
      await expectClean(brought);
    }
  });

  test('secrets that it echoes, in every text, as keys and as values', async () => {
    const token = madeUpTokens()['github-token'] ?? '';
    const leak = `${secret} and ${token} and ${testKey}`;
    const text = (value: unknown): unknown =>
      typeof value === 'string' ? `${value} ${leak}` : Array.isArray(value) ? value.map(text) : value;
    const plan = planAnswer(usualTask, ['src/price.js']) as Record<string, unknown>;
    const brought = await attacked(
      bench,
      {
        plan: {
          ...Object.fromEntries(
            Object.entries(plan).map(([key, value]) => [
              key,
              key === 'steps' || key === 'affectedFiles' ? value : text(value),
            ]),
          ),
        },
        security: verdictAnswer('security', [claim({ ...found, title: leak, detail: leak })], {
          recommendations: [leak],
        }),
        debugger: verdictAnswer('debugger', [], { rootCause: leak, fixes: [leak] }),
        custom: { [secret]: leak, nested: [{ [token]: { [testKey]: secret } }] },
      },
      formArgs(bench),
    );
    expect(brought.report.error).toBeNull();
    expect(JSON.stringify(brought.report)).not.toContain(token);
    await expectClean(brought);
    // Nor does it go back to the endpoint with the next stages.
    const [, ...later] = brought.posts;
    for (const { raw } of later) for (const one of [secret, token, testKey]) expect(raw).not.toContain(one);
  });
});
