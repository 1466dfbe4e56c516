import { describe, expect, test } from 'vitest';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { reading, stageOf } from '../fakes/model';
import { type Given, modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const line = 'export const run = (code) => load(code);';
const known = { file: 'src/price.js', line, task: usualTask };

async function run(odd: (turn: Turn) => Odd | null, given: Given = {}) {
  const cwd = bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}${line}\n` });
  const brought = await bench.run(cwd, startTurns(reading(known), odd), given);
  const stages = brought.posts.map(stageOf);
  return { ...brought, of: (stage: string) => brought.posts.filter((_, n) => stages[n] === stage) };
}

function expectWhole({ report }: Awaited<ReturnType<typeof run>>): void {
  expect(report.error).toBeNull();
  expect(report.plan?.title).toBe(usualTask);
  expect(Object.keys(report.modes)).toHaveLength(3);
  expect(report.findings).toMatchObject([{ file: 'src/price.js', startLine: 4 }]);
}

describe('an endpoint that fails for a while', () => {
  test('streams without an end mark: asked without a stream next, once for all stages', async () => {
    const home = bench.home();
    const brought = await run(() => ({ done: false }), { home });
    expectWhole(brought);
    expect(brought.posts.map(({ stream }) => stream)).toEqual([true, false, false, false, false]);
  });

  test('busy: waited for as long as it asks, and then answered', async () => {
    const busy: Odd = {
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: { message: 'Slow down.' } },
    };
    const brought = await run(({ n }) => (n === 0 ? busy : null));
    expectWhole(brought);
    expect(brought.of('plan')).toHaveLength(2);
    expect(brought.milliseconds).toBeGreaterThan(1_000);
    expect(brought.events).toContainEqual({
      type: 'warning',
      message: expect.stringMatching(/Slow down.*Asking again in 1\.\d s\.$/),
    });
  });

  test('busy for longer than anybody waits: the run ends with what it says', async () => {
    const busy: Odd = {
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { error: { message: 'Slow down.' } },
    };
    const { report, posts } = await run(() => busy);
    expect(posts).toHaveLength(1);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(report.error?.message).toContain('Slow down');
  });

  test('cut off: asked again with twice the room', async () => {
    const brought = await run(({ n }) => (n === 0 ? { finish: 'length' } : null), {
      args: ['--max-output-tokens', '700'],
    });
    expectWhole(brought);
    expect(brought.of('plan').map(({ body }) => body.max_completion_tokens)).toEqual([700, 1_400]);
    expect(brought.of('reviewer').map(({ body }) => body.max_completion_tokens)).toEqual([700]);
  });

  test('silent in the middle: given up after the idle time, and asked again', async () => {
    const brought = await run(({ n }) => (n === 0 ? 'stalls' : null), { args: ['--idle-timeout', '0.3'] });
    expectWhole(brought);
    expect(brought.of('plan')).toHaveLength(2);
  });

  test('one critic’s answers are no use: the others stand, the run is no pass', async () => {
    const { report } = await run(({ request }) =>
      stageOf(request) === 'reviewer' ? { finish: 'length' } : null,
    );
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['reviewer']);
    expect(Object.keys(report.modes).toSorted()).toEqual(['debugger', 'security']);
    expect(report.findings).toHaveLength(1);
  });
});
