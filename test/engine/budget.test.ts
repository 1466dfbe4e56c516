import { describe, expect, test } from 'vitest';
import { openDesk } from '../../src/engine/desk';
import { counted, counts, good, price, prices } from '../fakes/counted-run';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { stageOf, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';
import { officeOf, whole } from '../fakes/office';

const bench = modelBench();

describe('a call over budget is never sent', () => {
  test('--max-calls: as many as asked for, and not one more', async () => {
    const enough = await counted(bench, ['--max-calls', '4']);
    expect([enough.report.error, enough.posts.length]).toEqual([null, 4]);
    // One failed try takes the place of the last critic.
    const short = await counted(bench, ['--max-calls', '4'], ({ n }) =>
      n === 0 ? { finish: 'length' } : null,
    );
    expect(short.posts).toHaveLength(4);
    expect(short.report.coverage.failed).toHaveLength(1);
    expect(short.report.coverage.failed[0]?.reason).toContain('limit of 4 calls');
    expect([short.report.exitCode, short.report.error?.kind]).toEqual([1, 'budget']);
    expect(short.report.error?.hint).toContain('--max-calls');
    expect(Object.keys(short.report.modes)).toHaveLength(2);
  });

  test('--max-calls for one critic', async () => {
    const { report, posts } = await counted(bench, ['--max-calls', '2', '--critics', 'security']);
    expect([report.error, posts.length]).toEqual([null, 2]);
  });

  test('--max-tokens: a run keeps to it where it can', async () => {
    const { report } = await counted(bench, ['--max-tokens', '16000', '--no-tools']);
    expect(report.error).toBeNull();
    const { inputTokens, outputTokens, estimate } = report.usage;
    expect(inputTokens + outputTokens).toBeLessThanOrEqual(16_000);
    expect((estimate?.inputTokens ?? 0) + (estimate?.maxOutputTokens ?? 0)).toBeLessThanOrEqual(17_000);
  });

  test('what is under way counts with all it may use', () => {
    const { reserve, spend, usage } = openDesk(
      officeOf(() => whole({}), { limits: { maxTokens: 10_000, maxCalls: null, maxCostUsd: null } }),
    );
    const first = reserve('reviewer', 'scripted', 2_000, 3_000);
    reserve('security', 'scripted', 2_000, 3_000);
    expect(() => reserve('debugger', 'scripted', 1, 0)).toThrow(/10001 tokens, over its limit of 10000/);
    // A call under way was asked; what it used nobody knows yet.
    expect(usage()).toMatchObject({ calls: 2, inputTokens: 4_000, outputTokens: 0, isEstimated: true });
    spend(
      { stage: 'reviewer', model: 'scripted', reserved: first },
      { inputTokens: 1_900, cachedTokens: 0, outputTokens: 100 },
      true,
    );
    expect(() => reserve('debugger', 'scripted', 1_000, 2_000)).not.toThrow();
    expect(() => reserve('plan', 'scripted', 1, 0)).toThrow();
  });

  test('--max-tokens: what an endpoint says it used counts', async () => {
    const { posts, report } = await counted(
      bench,
      ['--max-output-tokens', '1000', '--max-tokens', '46500'],
      () => counts(40_000, 5_000),
    );
    expect(posts).toHaveLength(1);
    expect(report.coverage.failed.map(({ what }) => what).toSorted()).toEqual([
      'debugger',
      'reviewer',
      'security',
    ]);
  });

  test('--max-cost-usd: with the prices of the settings', async () => {
    const settings = { prices };
    const { report, posts } = await counted(bench, ['--max-cost-usd', '0.1'], () => counts(40_000, 2_000), {
      settings,
    });
    // 40,000 of input and 2,000 of output cost $0.096.
    expect(posts).toHaveLength(1);
    expect(report.usage.costUsd).toBe(0.096);
    expect(report.coverage.failed).toHaveLength(3);
    expect(report.error).toMatchObject({ kind: 'budget', hint: expect.stringContaining('--max-cost-usd') });
    const rich = await counted(bench, ['--max-cost-usd', '5'], () => counts(40_000, 2_000), { settings });
    expect([rich.report.error, rich.report.usage.costUsd]).toEqual([null, 0.384]);
  });

  test('a revision over budget is named, and the first plan kept', async () => {
    const cwd = bench.repository({ 'src/price.js': price });
    const critical = {
      title: 'No way back',
      detail: 'The plan cannot be undone.',
      category: 'plan',
      severity: 'critical',
      confidence: 1,
      file: null,
      quote: '',
      suggestion: null,
      cwe: null,
      references: [],
    };
    const answer = (request: ParsedRequest) =>
      stageOf(request) === 'security' ? verdictAnswer('security', [critical]) : good(request);
    const { report, posts } = await bench.run(cwd, startTurns(answer), { args: ['--max-calls', '4'] });
    expect(posts).toHaveLength(4);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['revision']);
    expect([report.exitCode, report.error?.kind, report.plan?.version]).toEqual([1, 'budget', 1]);
  });
});

describe('limits that cannot be kept are one error of the settings, before anything is sent', () => {
  test.each<[string, string[], string[]]>([
    ['fewer calls than stages', ['--max-calls', '3'], ['--max-calls is 3', 'at least 4']],
    ['fewer tokens than one answer', ['--max-tokens', '8000'], ['--max-tokens is 8000', '8192']],
    ['a limit on cost without a price', ['--max-cost-usd', '1'], ['--max-cost-usd', 'scripted']],
    [
      'all of them',
      ['--max-calls', '3', '--max-tokens', '8000', '--max-cost-usd', '1'],
      ['--max-calls', '--max-tokens', '--max-cost-usd'],
    ],
  ])('%s', async (_, args, says) => {
    const { report, posts } = await counted(bench, args);
    expect(posts).toEqual([]);
    expect([report.status, report.exitCode, report.error?.kind, report.plan]).toEqual([
      'failure',
      1,
      'config',
      null,
    ]);
    for (const part of says) expect(report.error?.message).toContain(part);
    expect(report.coverage.failed).toHaveLength(1);
    expect(report.usage).toMatchObject({ calls: 0, inputTokens: 0 });
  });

  test('a price for one of two models is not enough', async () => {
    const { report, posts } = await counted(
      bench,
      ['--max-cost-usd', '1', '--model', 'security=exact'],
      () => null,
      {
        settings: { prices },
      },
    );
    expect([posts.length, report.error?.kind]).toEqual([0, 'config']);
    expect(report.error?.message).toContain('exact');
  });
});
