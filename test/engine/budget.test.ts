import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/domain/event';
import { report as reportShape } from '../../src/domain/report';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { type Given, modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const prices = { scripted: { inputPerMillion: 2, cachedPerMillion: 0.5, outputPerMillion: 8 } };

function good(request: ParsedRequest): unknown {
  const stage = stageOf(request) ?? '';
  return stage === 'plan' ? planAnswer(usualTask, ['src/price.js']) : verdictAnswer(stage, []);
}

async function run(args: readonly string[], odd: (turn: Turn) => Odd | null = () => null, given: Given = {}) {
  const cwd = bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}// new\n` });
  const brought = await bench.run(cwd, startTurns(good, odd), { args, ...given });
  // Whatever an endpoint says it counted, the report is one.
  expect(reportShape.safeParse(brought.report).error).toBeUndefined();
  const { usage } = brought.report;
  expect(usage.calls).toBe(brought.posts.length);
  const sum = (name: 'calls' | 'inputTokens' | 'cachedTokens' | 'outputTokens') =>
    usage.stages.reduce((total, stage) => total + stage[name], 0);
  for (const name of ['calls', 'inputTokens', 'cachedTokens', 'outputTokens'] as const)
    expect(usage[name]).toBe(sum(name));
  if (usage.costUsd !== null && usage.calls > 0)
    expect(usage.costUsd).toBeCloseTo(
      usage.stages.reduce((total, { costUsd }) => total + (costUsd ?? Number.NaN), 0),
      4,
    );
  expect(usage.isEstimated).toBe(usage.stages.some((stage) => stage.isEstimated));
  return brought;
}

const counts = (input: number, output: number, cached = 0): Odd => ({
  usage: {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  },
});
const stages = ['debugger', 'plan', 'reviewer', 'security'];

describe('a call over budget is never sent', () => {
  test('--max-calls: as many as asked for, and not one more', async () => {
    const enough = await run(['--max-calls', '4']);
    expect([enough.report.error, enough.posts.length]).toEqual([null, 4]);
    // One failed try takes the place of the last critic.
    const short = await run(['--max-calls', '4'], ({ n }) => (n === 0 ? { finish: 'length' } : null));
    expect(short.posts).toHaveLength(4);
    expect(short.report.coverage.failed).toHaveLength(1);
    expect(short.report.coverage.failed[0]?.reason).toContain('limit of 4 calls');
    expect([short.report.exitCode, short.report.error?.kind]).toEqual([1, 'budget']);
    expect(short.report.error?.hint).toContain('--max-calls');
    expect(Object.keys(short.report.modes)).toHaveLength(2);
  });

  test('--max-calls for one critic', async () => {
    const { report, posts } = await run(['--max-calls', '2', '--critics', 'security']);
    expect([report.error, posts.length]).toEqual([null, 2]);
  });

  test('--max-tokens: what is under way counts with all it may use', async () => {
    const args = ['--max-output-tokens', '4000', '--max-tokens'];
    const { report, posts } = await run([...args, '16000']);
    expect(posts.length).toBeGreaterThan(1);
    expect(posts.length).toBeLessThan(4);
    expect(report.coverage.failed).toHaveLength(4 - posts.length);
    for (const { reason } of report.coverage.failed) expect(reason).toContain('over its limit of 16000');
    expect([report.exitCode, report.error?.kind]).toEqual([1, 'budget']);
    expect((await run([...args, '60000'])).report.error).toBeNull();
  });

  test('--max-tokens: what an endpoint says it used counts', async () => {
    const { posts, report } = await run(
      ['--max-output-tokens', '1000', '--max-tokens', '50000'],
      () => counts(40_000, 5_000),
    );
    expect(posts).toHaveLength(1);
    expect(report.coverage.failed.map(({ what }) => what).toSorted()).toEqual(['debugger', 'reviewer', 'security']);
  });

  test('--max-cost-usd: with the prices of the settings', async () => {
    const settings = { prices };
    const { report, posts } = await run(['--max-cost-usd', '0.1'], () => counts(40_000, 2_000), { settings });
    // 40,000 of input and 2,000 of output cost $0.096.
    expect(posts).toHaveLength(1);
    expect(report.usage.costUsd).toBe(0.096);
    expect(report.coverage.failed).toHaveLength(3);
    expect(report.error).toMatchObject({ kind: 'budget', hint: expect.stringContaining('--max-cost-usd') });
    const rich = await run(['--max-cost-usd', '5'], () => counts(40_000, 2_000), { settings });
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
    const { report, posts } = await run(args);
    expect(posts).toEqual([]);
    expect([report.status, report.exitCode, report.error?.kind, report.plan]).toEqual(['failure', 1, 'config', null]);
    for (const part of says) expect(report.error?.message).toContain(part);
    expect(report.coverage.failed).toHaveLength(1);
    expect(report.usage).toMatchObject({ calls: 0, inputTokens: 0 });
  });

  test('a price for one of two models is not enough', async () => {
    const { report, posts } = await run(['--max-cost-usd', '1', '--model', 'security=exact'], () => null, {
      settings: { prices },
    });
    expect([posts.length, report.error?.kind]).toEqual([0, 'config']);
    expect(report.error?.message).toContain('exact');
  });
});

describe('the estimate', () => {
  test('is said before the first call, and stands in the report', async () => {
    const order: string[] = [];
    let estimate: RunEvent | null = null;
    const { report, posts } = await run(
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
    expect({ type: 'estimate', ...said }).toEqual(estimate);
    expect(said).toMatchObject({ calls: posts.length, maxOutputTokens: 4 * 8192 });
    // More than enough, and not absurdly so.
    expect(said?.inputTokens).toBeGreaterThan(report.usage.inputTokens * 0.7);
    expect(said?.inputTokens).toBeLessThan(report.usage.inputTokens * 3);
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
    const { report } = await run([], () => counts(1_000, 100, 600), { settings: { prices } });
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
    const none = await run([]);
    expect([none.report.usage.costUsd, none.report.usage.stages.map(({ costUsd }) => costUsd)]).toEqual([
      null,
      [null, null, null, null],
    ]);
    const some = await run(['--model', 'security=exact'], () => null, { settings: { prices } });
    expect(some.report.usage.costUsd).toBeNull();
    expect(some.report.usage.stages.map(({ stage, costUsd }) => [stage, costUsd !== null])).toEqual(
      stages.map((stage) => [stage, stage !== 'security']),
    );
  });

  test('an unknown price is null before the first call too', async () => {
    expect((await run(['--max-calls', '1'])).report.usage.costUsd).toBeNull();
  });

  test('a price of 0 is 0', async () => {
    const free = { scripted: { inputPerMillion: 0, outputPerMillion: 0 } };
    expect((await run([], () => null, { settings: { prices: free } })).report.usage.costUsd).toBe(0);
  });

  test('an endpoint that does not count: our counts, and the report says that they are', async () => {
    const { report } = await run([], () => ({ usage: null }), { settings: { prices } });
    expect(report.error).toBeNull();
    for (const own of [report.usage, ...report.usage.stages]) {
      expect(own).toMatchObject({ isEstimated: true, cachedTokens: 0 });
      expect(own.inputTokens).toBeGreaterThan(500);
      expect(own.outputTokens).toBeGreaterThan(50);
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
    ['more cached than read', { prompt_tokens: 10, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 1e9 } }],
  ])('counts that cannot be: %s', async (_, usage) => {
    const { report } = await run([], () => ({ usage }), { settings: { prices } });
    expect(report.error).toBeNull();
    for (const own of [report.usage, ...report.usage.stages]) {
      expect(own.inputTokens).toBeGreaterThan(0);
      expect(own.costUsd).toBeGreaterThan(0);
      expect(own.cachedTokens).toBeLessThanOrEqual(own.inputTokens);
    }
  });

  test('a failed try is paid for too', async () => {
    const { report, posts } = await run([], ({ n }) => (n === 0 ? { finish: 'length' } : null));
    expect(report.error).toBeNull();
    expect(posts).toHaveLength(5);
    expect(report.usage.stages.find(({ stage }) => stage === 'plan')?.calls).toBe(2);
  });

  test('an answer that never came is counted as asked', async () => {
    const { report } = await run(['--idle-timeout', '0.3', '--first-token-timeout', '0.3'], ({ n }) =>
      n === 0 ? 'stalls' : null,
    );
    expect(report.error).toBeNull();
    const plan = report.usage.stages.find(({ stage }) => stage === 'plan');
    expect(plan).toMatchObject({ calls: 2, isEstimated: true });
    const other = report.usage.stages.find(({ stage }) => stage === 'reviewer');
    expect(plan?.inputTokens).toBeGreaterThan((other?.inputTokens ?? 0) * 1.5);
  });
});
