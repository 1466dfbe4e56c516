import { describe, expect, test } from 'vitest';
import { Stopped } from '../../src/domain/errors';
import { type Odd, startTurns } from '../fakes/endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { type Given, modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const critics = ['debugger', 'reviewer', 'security'];

interface Stop {
  /** The stage whose questions get no answer. */
  at: 'plan' | 'critics';
  how: Odd;
  /** Files of the diff. */
  files?: number;
}

/** A run that is stopped as soon as a question is out that gets no answer. */
async function stopped({ at, how, files = 1 }: Stop, given: Given = {}, why: Stopped['why'] = 'signal') {
  const controller = new AbortController();
  const numbers = Array.from({ length: files }, (_, n) => n);
  const bulk = 'export const words = "the price and the rate of all the goods in the store";\n'.repeat(80);
  const cwd = bench.repository(
    { 'src/price.js': price },
    Object.fromEntries(numbers.map((n) => [`src/new${n}.js`, `// new ${n}\n${files > 1 ? bulk : ''}`])),
  );
  const endpoint = startTurns(
    (request) => {
      const stage = stageOf(request) ?? '';
      return stage === 'plan' ? planAnswer(usualTask, ['src/price.js']) : verdictAnswer(stage, []);
    },
    ({ request }) => {
      const isPlan = stageOf(request) === 'plan';
      const isAnswered =
        at === 'plan' ? !isPlan : isPlan || (files > 1 && request.text.includes('// new 0\n'));
      if (isAnswered) return null;
      setTimeout(() => controller.abort(new Stopped(why, 'it was stopped')), 150);
      return how;
    },
  );
  const brought = await bench.run(cwd, endpoint, { ...given, interrupted: controller });
  expect(brought.milliseconds).toBeLessThan(20_000);
  expect(brought.report.exitCode).toBe(1);
  expect(brought.report.coverage.failed).toEqual([]);
  return { ...brought, skipped: brought.report.coverage.skipped.map(({ what }) => what) };
}

const ways: [string, Odd][] = [
  ['says nothing', 'silent'],
  ['falls silent in its answer', 'stalls'],
  ['asks to wait', { status: 429, headers: { 'retry-after': '50' }, body: { error: { message: 'Busy.' } } }],
];

describe('a run that is stopped ends at once and says so', () => {
  test.each(ways)('while the planner’s endpoint %s', async (_, how) => {
    const { report, posts, skipped } = await stopped({ at: 'plan', how });
    expect([report.status, report.error?.kind, report.plan]).toEqual(['failure', 'budget', null]);
    expect(report.message).toMatch(/Interrupted/);
    for (const stage of ['plan', ...critics]) expect(skipped).toContain(stage);
    expect(posts).toHaveLength(1);
  });

  test.each(ways)('while the critics’ endpoint %s: the plan is kept', async (_, how) => {
    const { report, posts, skipped } = await stopped({ at: 'critics', how }, {}, 'timeout');
    expect(report.status).toBe('timeout');
    expect(report.plan?.title).toBe(usualTask);
    expect(report.modes).toEqual({});
    for (const critic of critics) expect(skipped).toContain(critic);
    expect(posts).toHaveLength(4);
  });

  test.each(ways)('while one part’s endpoint %s: no part is called failed', async (_, how) => {
    const { report, skipped, posts } = await stopped(
      { at: 'critics', how, files: 6 },
      { args: ['--context-tokens', '14000'] },
      'timeout',
    );
    expect(posts.length).toBeGreaterThan(4);
    expect(report.status).toBe('timeout');
    for (const critic of critics) expect(skipped).toContain(critic);
  });

  test('at the time limit of the settings', async () => {
    const endpoint = startTurns(
      () => '',
      () => 'silent',
    );
    const cwd = bench.repository({ 'src/price.js': price });
    const { report, milliseconds } = await bench.run(cwd, endpoint, { args: ['--timeout', '3'] });
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['timeout', 1, 'budget']);
    expect(milliseconds).toBeLessThan(20_000);
    // It was asked, and nobody knows what that cost.
    expect(report.usage).toMatchObject({ calls: 1, isEstimated: true, costUsd: null });
    expect(report.usage.inputTokens).toBeGreaterThan(500);
    expect(report.usage.stages).toMatchObject([{ stage: 'plan', calls: 1, isEstimated: true }]);
  });

  test('between two tries', async () => {
    const controller = new AbortController();
    const endpoint = startTurns(() => {
      setTimeout(() => controller.abort(new Stopped('signal', 'it was stopped')), 150);
      return { mode: 'nonsense' };
    });
    const settings = { structuredOutput: { defaultRetryDelay: 60_000 } };
    const cwd = bench.repository({ 'src/price.js': price });
    const { report, posts, milliseconds } = await bench.run(cwd, endpoint, {
      settings,
      interrupted: controller,
    });
    expect([posts.length, report.status, report.error?.kind]).toEqual([1, 'failure', 'budget']);
    expect(milliseconds).toBeLessThan(20_000);
    expect(report.usage.calls).toBe(1);
  });
});
