import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/domain/event';
import { counted, counts, good, price, prices } from '../fakes/counted-run';
import { startTurns } from '../fakes/endpoint-turns';
import { stageOf } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const stages = ['debugger', 'plan', 'reviewer', 'security'];

describe('the estimate', () => {
  test('is said before the first call, and stands in the report', async () => {
    const order: string[] = [];
    let estimate: RunEvent | null = null;
    const { report, posts } = await counted(
      bench,
      [],
      ({ request }) => {
        order.push(stageOf(request) ?? '');
        return null;
      },
      {
        settings: { prices },
        ports: (world) => ({
          ...world,
          emit: (event) => {
            if (event.type === 'estimate') {
              order.push('estimate');
              estimate = event;
            }
            world.emit(event);
          },
        }),
      },
    );
    expect(order.slice(0, 2)).toEqual(['estimate', 'plan']);
    const said = report.usage.estimate;
    // With tools it is the least: what will be looked up nobody knows.
    expect({ type: 'estimate', isLeast: true, ...said }).toEqual(estimate);
    expect(said).toMatchObject({ calls: posts.length, maxOutputTokens: 4 * 8192 });
    // More than enough, and not absurdly so.
    expect(said?.inputTokens).toBeGreaterThan(report.usage.inputTokens * 0.7);
    // The scripted endpoint does not count what tools are told by.
    expect(said?.inputTokens).toBeLessThan(report.usage.inputTokens * 3 + 4 * 1500);
    expect(said?.maxCostUsd).toBeGreaterThan(report.usage.costUsd ?? Number.NaN);
  });

  test('counts the parts of a diff, and has no cost without a price', async () => {
    const words = '// the price and the rate of all the goods in the store, and what they weigh\n'.repeat(90);
    const cwd = bench.repository(
      { 'src/price.js': price },
      Object.fromEntries([...Array(8).keys()].map((n) => [`src/new${n}.js`, `// new ${n}\n${words}`])),
    );
    const { report, posts } = await bench.run(cwd, startTurns(good), { args: ['--context-tokens', '14000'] });
    expect(posts.length).toBeGreaterThan(7);
    expect(report.usage.estimate).toMatchObject({ calls: posts.length, maxCostUsd: null });
  });
});

describe('usage', () => {
  test('cached tokens as the endpoint says, money by the price table', async () => {
    const { report } = await counted(bench, [], () => counts(1_000, 100, 600), { settings: { prices } });
    // (400 · 2 + 600 · 0.5 + 100 · 8) / 1,000,000, four times
    expect(report.usage).toMatchObject({
      calls: 4,
      inputTokens: 4_000,
      cachedTokens: 2_400,
      outputTokens: 400,
      costUsd: 0.0076,
      isEstimated: false,
    });
    expect(report.usage.stages.map(({ stage, costUsd }) => [stage, costUsd])).toEqual(
      stages.map((stage) => [stage, 0.0019]),
    );
  });

  test('an unknown price is null, never 0; one unknown price makes the sum unknown', async () => {
    const none = await counted(bench, []);
    expect([none.report.usage.costUsd, none.report.usage.stages.map(({ costUsd }) => costUsd)]).toEqual([
      null,
      [null, null, null, null],
    ]);
    const some = await counted(bench, ['--model', 'security=exact'], () => null, { settings: { prices } });
    expect(some.report.usage.costUsd).toBeNull();
    expect(some.report.usage.stages.map(({ stage, costUsd }) => [stage, costUsd !== null])).toEqual(
      stages.map((stage) => [stage, stage !== 'security']),
    );
  });

  test('an unknown price is null before the first call too', async () => {
    expect((await counted(bench, ['--max-calls', '1'])).report.usage.costUsd).toBeNull();
  });

  test('a price of 0 is 0', async () => {
    const free = { scripted: { inputPerMillion: 0, outputPerMillion: 0 } };
    expect((await counted(bench, [], () => null, { settings: { prices: free } })).report.usage.costUsd).toBe(
      0,
    );
  });

  test('an endpoint that does not count: our counts, and the report says that they are', async () => {
    const { report } = await counted(bench, [], () => ({ usage: null }), { settings: { prices } });
    expect(report.error).toBeNull();
    for (const own of [report.usage, ...report.usage.stages]) {
      expect(own).toMatchObject({ isEstimated: true, cachedTokens: 0 });
      expect(own.inputTokens).toBeGreaterThan(500);
      expect(own.outputTokens).toBeGreaterThan(20);
      expect(own.costUsd).toBeGreaterThan(0);
    }
  });

  test.each<[string, unknown]>([
    ['negative', { prompt_tokens: -5, completion_tokens: 10, total_tokens: 5 }],
    ['words', { prompt_tokens: 'many', completion_tokens: 'few' }],
    ['fractions', { prompt_tokens: 10.5, completion_tokens: 1.25, total_tokens: 12 }],
    ['beyond counting', { prompt_tokens: 1e300, completion_tokens: 1e300 }],
    ['a list', [1, 2, 3]],
    ['nothing', {}],
    [
      'more cached than read',
      { prompt_tokens: 10, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 1e9 } },
    ],
  ])('counts that cannot be: %s', async (_, usage) => {
    const { report } = await counted(bench, [], () => ({ usage }), { settings: { prices } });
    expect(report.error).toBeNull();
    for (const own of [report.usage, ...report.usage.stages]) {
      expect(own.inputTokens).toBeGreaterThan(0);
      expect(own.costUsd).toBeGreaterThan(0);
      expect(own.cachedTokens).toBeLessThanOrEqual(own.inputTokens);
    }
  });

  test('a failed try is paid for too', async () => {
    const { report, posts } = await counted(bench, [], ({ n }) => (n === 0 ? { finish: 'length' } : null));
    expect(report.error).toBeNull();
    expect(posts).toHaveLength(5);
    expect(report.usage.stages.find(({ stage }) => stage === 'plan')?.calls).toBe(2);
  });

  test('an answer that never came is counted as asked', async () => {
    const { report } = await counted(
      bench,
      ['--idle-timeout', '0.3', '--first-token-timeout', '0.3'],
      ({ n }) => (n === 0 ? 'stalls' : null),
    );
    expect(report.error).toBeNull();
    const plan = report.usage.stages.find(({ stage }) => stage === 'plan');
    expect(plan).toMatchObject({ calls: 2, isEstimated: true });
    const other = report.usage.stages.find(({ stage }) => stage === 'reviewer');
    expect(plan?.inputTokens).toBeGreaterThan((other?.inputTokens ?? 0) * 1.5);
  });
});
