import { expect } from 'vitest';
import { report as reportShape } from '../../src/domain/report';
import type { ParsedRequest } from './endpoint-request';
import { type Odd, startTurns, type Turn } from './endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from './model';
import { type Bench, type Given, usualTask } from './model-run';

export const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
export const prices = { scripted: { inputPerMillion: 2, cachedPerMillion: 0.5, outputPerMillion: 8 } };

/** A good model that finds nothing. */
export function good(request: ParsedRequest): unknown {
  const stage = stageOf(request) ?? '';
  return stage === 'plan' ? planAnswer(usualTask, ['src/price.js']) : verdictAnswer(stage, []);
}

/** A run, whose usage adds up whatever the endpoint says it counted. */
export async function counted(
  bench: Bench,
  args: readonly string[],
  odd: (turn: Turn) => Odd | null = () => null,
  given: Given = {},
) {
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

/** What an endpoint says that it counted. */
export const counts = (input: number, output: number, cached = 0): Odd => ({
  usage: {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  },
});
