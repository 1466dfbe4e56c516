import { describe, expect, test } from 'vitest';
import { criticNames } from '../../src/domain/mode';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { reading, stageOf } from '../fakes/model';
import { type Given, modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const line = 'export const run = (code) => load(code);';
const known = { file: 'src/price.js', line, task: usualTask };
const stages = ['plan', ...criticNames];

function run(given: Given, answer: (request: ParsedRequest) => unknown = reading(known)) {
  const cwd = bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}${line}\n` });
  return bench.run(cwd, startTurns(answer), given);
}

async function waysWith(structuredOutput: object): Promise<Record<string, string>> {
  // How the schema is told when nothing else is: with tools, test/engine/looking-*.test.ts.
  const args = ['--no-tools', '--critics', criticNames.join(',')];
  const { report, posts } = await run({ args, settings: { structuredOutput } });
  expect(report.error).toBeNull();
  for (const { way, text, body } of posts) {
    const inWords = text.includes('It must satisfy this JSON Schema');
    expect(inWords).toBe(way === 'words');
    expect(body.response_format === undefined).toBe(way === 'words');
    expect(body.tools).toBeUndefined();
  }
  return Object.fromEntries(posts.map((post) => [stageOf(post), post.way]));
}

const all = (way: string) => Object.fromEntries(stages.map((stage) => [stage, way]));

describe('DP-28 settings of structured output, as they are sent', () => {
  test('by default every mode is told a strict schema', async () => {
    expect(await waysWith({})).toEqual(all('strict_schema'));
  });

  test.each(criticNames)('modes.%s false: that one in words, no other', async (mode) => {
    expect(await waysWith({ modes: { [mode]: false } })).toEqual({
      ...all('strict_schema'),
      [mode]: 'words',
    });
  });

  test('enabled false: all in words', async () => {
    expect(await waysWith({ enabled: false })).toEqual(all('words'));
  });

  test('strict false: the schema without the word', async () => {
    expect(await waysWith({ strict: false })).toEqual(all('json_schema'));
  });

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [5, 5],
  ])('defaultMaxRetries %i: %i tries', async (defaultMaxRetries, tries) => {
    const settings = { structuredOutput: { defaultMaxRetries, defaultRetryDelay: 0 } };
    const { report, posts } = await run({ settings }, () => ({ mode: 'nonsense' }));
    expect(posts).toHaveLength(tries);
    expect([report.exitCode, report.error?.kind]).toEqual([1, 'model']);
  });

  test('defaultRetryDelay: so long between two tries', async () => {
    const times: number[] = [];
    await run({ settings: { structuredOutput: { defaultRetryDelay: 300 } } }, () => {
      times.push(Date.now());
      return { mode: 'nonsense' };
    });
    const [first = 0, second = 0, third = 0] = times;
    expect(times).toHaveLength(3);
    // A timer may be a millisecond early.
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(298);
  });
});

describe('settings of the model, as they are sent', () => {
  test('a model for each stage', async () => {
    const { posts, report } = await run({
      args: ['--model', 'security=exact,custom=nobody', '--critics', 'reviewer,security'],
    });
    expect(Object.fromEntries(posts.map((post) => [stageOf(post), post.model]))).toEqual({
      plan: 'scripted',
      reviewer: 'scripted',
      security: 'exact',
    });
    expect(report.engine.model).toBe('scripted, exact');
    expect(report.usage.stages.map(({ stage, model }) => [stage, model])).toEqual([
      ['plan', 'scripted'],
      ['reviewer', 'scripted'],
      ['security', 'exact'],
    ]);
  });

  test('the output limit and a temperature of 0', async () => {
    const { posts } = await run({ args: ['--max-output-tokens', '900'] });
    for (const { body } of posts) expect(body).toMatchObject({ max_completion_tokens: 900, temperature: 0 });
  });
});
