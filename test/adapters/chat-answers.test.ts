import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { chatTo, hello, inShort, never } from '../fakes/endpoint-chat';
import { chunk, servers } from '../fakes/endpoint-servers';

const { reply, script, stream, close } = servers();
afterEach(close);

test('errors that come with status 200', async () => {
  const error = (parts: unknown) => JSON.stringify({ error: parts });
  const cases: [string, string][] = [
    [error({ message: 'too long', code: 400 }), 'refused 400'],
    [error({ message: 'slow', code: '429' }), 'refused 429'],
    [error({ message: 'down', type: 'server_error', code: null }), 'refused 500'],
    [error({ message: 'who knows' }), 'foreign'],
    [error('out of memory'), 'foreign'],
  ];
  for (const [body, kind] of cases) {
    const whole = await reply('application/json', body);
    expect(inShort(await chatTo(whole.url).send(hello, never))).toBe(kind);
    const streamed = await stream(chunk({ content: 'hel' }), `data: ${body}\n\n`, chunk({}, 'stop'));
    expect(inShort(await chatTo(streamed.url).send(hello, never))).toBe(kind);
  }
});

test('pieces of tool calls, by index, by id, or by neither', async () => {
  const piece = (
    index: number | undefined,
    id: string | undefined,
    name: string | undefined,
    text: unknown,
  ) => chunk({ tool_calls: [{ index, id, function: { name, arguments: text } }] });
  const both = [
    { name: 'one', arguments: '{"a":1}' },
    { name: 'two', arguments: '{"b":2}' },
  ];
  const streams = [
    [
      piece(0, 'x', 'one', ''),
      piece(1, 'y', 'two', '{"b"'),
      piece(0, undefined, undefined, '{"a":1}'),
      piece(1, undefined, undefined, ':2}'),
    ],
    [piece(0, 'x', 'one', '{"a":1}'), piece(0, 'y', 'two', '{"b":2}')],
    [
      piece(undefined, 'x', 'one', '{"a"'),
      piece(undefined, undefined, undefined, ':1}'),
      piece(undefined, 'y', 'two', { b: 2 }),
    ],
  ];
  for (const events of streams) {
    const { url } = await stream(...events, chunk({}, 'tool_calls'));
    const result = await chatTo(url).send(hello, never);
    expect(result).toMatchObject({ kind: 'answer', ended: true, toolCalls: both, content: '' });
  }
});

test('reasoning, refusals, parts of content, and several choices', async () => {
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
    { type: 'text', text: 'hello' },
  ];
  const { url } = await stream(
    chunk({ reasoning_content: 'let ' }),
    chunk({ reasoning: 'me see, ' }),
    chunk({ content: parts }),
    `data: {"choices":[{"index":1,"delta":{"content":"other"}}],"usage":{"prompt_tokens":9,"completion_tokens":3,"prompt_tokens_details":{"cached_tokens":99}}}\n\n`,
    chunk({ refusal: 'no' }, 'stop'),
  );
  expect(await chatTo(url).send(hello, never)).toMatchObject({
    content: 'hello',
    reasoning: 'let me see, hm',
    refusal: 'no',
    choices: 2,
    usage: { inputTokens: 9, outputTokens: 3, cachedTokens: 9 },
  });
});

test('answers without a choice, a reason or numbers say so', async () => {
  const none = await reply(
    'application/json',
    '{"choices":[],"usage":{"prompt_tokens":"9","completion_tokens":1}}',
  );
  expect(await chatTo(none.url).send(hello, never)).toMatchObject({
    kind: 'answer',
    choices: 0,
    finishReason: null,
    ended: true,
    usage: null,
  });
  const mute = await reply(
    'application/problem+json',
    '{"choices":[{"message":{"content":"hello"},"finish_reason":""}]}',
  );
  expect(await chatTo(mute.url).send(hello, never)).toMatchObject({
    kind: 'answer',
    finishReason: null,
    ended: true,
  });
});

test('an answer without end or bounds is cut off', async () => {
  const endless = (type: string, piece: string) =>
    script((_, res) => {
      res.writeHead(200, { 'content-type': type });
      const more = () => {
        while (!res.destroyed && res.write(piece));
      };
      res.on('drain', more);
      more();
    });
  const cases: [string, string, string][] = [
    ['application/json', ' '.repeat(65_536), 'broken network'],
    ['text/event-stream', `data: ${'x'.repeat(65_536)}`, 'broken network'],
    ['text/event-stream', chunk({ content: 'x'.repeat(65_536) }), 'broken network'],
    ['text/html', 'x'.repeat(65_536), 'foreign'],
  ];
  for (const [type, piece, kind] of cases) {
    const result = await chatTo((await endless(type, piece)).url).send(hello, never);
    expect(inShort(result)).toBe(kind);
    expect(JSON.stringify(result).length).toBeLessThan(5_000);
  }
});

test('what is no answer is shown', async () => {
  const page = await reply('text/html; charset=utf-8', '<title>Sign in</title>');
  const contentType = 'text/html; charset=utf-8';
  expect(await chatTo(page.url).send(hello, never)).toEqual({
    kind: 'foreign',
    contentType,
    body: '<title>Sign in</title>',
  });
  const garbled = await stream(chunk({ content: 'hel' }), 'data: null\n\n', chunk({}, 'stop'));
  expect(await chatTo(garbled.url).send(hello, never)).toMatchObject({ kind: 'foreign', body: 'null' });
  const packed = await script((_, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    res.end(gzipSync('{"choices":[]}'));
  });
  expect(await chatTo(packed.url).send(hello, never)).toMatchObject({
    kind: 'foreign',
    body: '(compressed unasked: gzip)',
  });
  expect(packed.requests[0]?.headers['accept-encoding']).toBe('identity');
});
