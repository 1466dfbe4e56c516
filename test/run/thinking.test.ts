import { expect, test } from 'vitest';
import { expectValid } from '../e2e/model-runs';
import { startScript } from '../fakes/endpoint';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const files = { 'src/cache.js': 'export const cache = new Map();\n' };
const question = 'Should the cache in src/cache.js be a Map or a WeakMap?';
const tagged =
  '<thinking>A Map keeps what nobody needs.\n\nKeys are objects.</thinking>\n<response>A WeakMap, as `cache` holds objects.</response>';
const says = (text: string) => startTurns(() => text);

/** An endpoint that sends its reasoning apart, as `reasoning_content`. */
const native = (reasoning: string, content: string) =>
  startScript((_, res) => {
    const chunk = (delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of reasoning.split(/(?<= )/)) res.write(chunk({ reasoning_content: piece }));
    res.end(`${chunk({ content })}${chunk({}, 'stop')}data: [DONE]\n\n`);
  });

test('OM-25, OM-28, OM-47, OM-57 /think: reasoning and answer of a model are told apart in a run', async () => {
  const cwd = bench.repository(files);
  const ran = await bench.run(cwd, says(tagged), { task: `/think\n${question}` });
  const { report, posts } = ran;
  expect(report.error).toBeNull();
  expect(report.turns[0]).toMatchObject({ mode: 'thinking', work: 'answer' });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.text).toContain('You are the careful thinker.');
  expect(posts[0]?.text).not.toContain('Think deeply');
  expect(report.answer?.text).toBe('A WeakMap, as `cache` holds objects.');
  expect(report.thinking).toMatchObject({
    thinking: 'A Map keeps what nobody needs.\n\nKeys are objects.',
    response: 'A WeakMap, as `cache` holds objects.',
    deep: false,
    maxTokens: null,
  });
  expect(report.thinking?.timeSeconds).toBeGreaterThan(0);
  expectValid(report);
  const markdown = (await ran.deliver({ format: 'markdown' })).stdout;
  expect(markdown).toMatch(
    /\*\*Thinking Process \(\d+\.\d s\)\*\*\n\n.*A Map keeps[\s\S]+\*\*Answer\*\*\n\nA WeakMap/,
  );
  const text = (await ran.deliver({ format: 'text' })).stdout;
  expect(text).toMatch(/Thinking Process \(\d+\.\d s\)[\s\S]+A Map keeps[\s\S]+Answer[\s\S]+A WeakMap/);
  expect(markdown + text).not.toMatch(/<\/?(?:thinking|response)>/);
});

test('OM-25 the time is what the clock of the run says', async () => {
  const cwd = bench.repository(files);
  let elapsed = 0;
  const slow = startTurns(() => {
    elapsed += 2_500;
    return tagged;
  });
  const { report } = await bench.run(cwd, slow, {
    task: `/think\n${question}`,
    ports: (world) => ({ ...world, clock: { ...world.clock, elapsed: () => elapsed } }),
  });
  expect(report.thinking?.timeSeconds).toBe(2.5);
  expect(report.output).toContain('## Thinking Process (2.5 s)');
});

test('OM-26, OM-27, OM-48 /think deep 4000: deep instructions and the budget are in the request', async () => {
  const cwd = bench.repository(files);
  const { report, posts } = await bench.run(cwd, says(tagged), { task: `/think deep 4000\n${question}` });
  expect(posts[0]?.text).toContain('Think deeply');
  expect(posts[0]?.text).toContain('Keep the thinking part under 4000 tokens.');
  expect(report.thinking).toMatchObject({ deep: true, maxTokens: 4000 });
});

test('OM-28 reasoning that the endpoint sends apart is used', async () => {
  const cwd = bench.repository(files);
  const given = { task: `/think\n${question}` };
  const { report } = await bench.run(cwd, native('Maps hold their keys.', 'A WeakMap.'), given);
  expect(report.error).toBeNull();
  expect(report.thinking).toMatchObject({ thinking: 'Maps hold their keys.', response: 'A WeakMap.' });
  expect(report.answer?.text).toBe('A WeakMap.');
});

test('OM-29 an answer without tags stays as it is', async () => {
  const cwd = bench.repository(files);
  const said = 'A WeakMap:\n\n```js\nexport const cache = new Map();\n```\n\nThat is all.';
  const { report } = await bench.run(cwd, says(said), { task: `/think\n${question}` });
  expect(report.thinking).toBeNull();
  expect(report.answer?.text).toBe(said);
  expect(report.turns[0]?.output).toBe(said);
});

test('OM-30 the last thinking of a run is the one in the report', async () => {
  const cwd = bench.repository(files);
  let n = 0;
  const twice = startTurns(() => {
    n += 1;
    return `<thinking>Thought ${n}.</thinking><response>Answer ${n}.</response>`;
  });
  const given = { task: `/think\n${question}`, args: ['--task', 'And what about a plain object?'] };
  const { report } = await bench.run(cwd, twice, given);
  expect(report.turns.map(({ mode }) => mode)).toEqual(['thinking', 'thinking']);
  expect(report.thinking).toMatchObject({ thinking: 'Thought 2.', response: 'Answer 2.' });
  expect(report.turns[0]?.output).toContain('Thought 1.');
});

test('OM-29 the next answer without reasoning leaves none in the report', async () => {
  const cwd = bench.repository(files);
  let n = 0;
  const once = startTurns(() => {
    n += 1;
    return n === 1 ? tagged : 'It is a Map.';
  });
  const given = { task: `/think\n${question}`, args: ['--task', '/normal\nWhat is it today?'] };
  const { report } = await bench.run(cwd, once, given);
  expect(report.answer?.text).toBe('It is a Map.');
  expect(report.thinking).toBeNull();
});
