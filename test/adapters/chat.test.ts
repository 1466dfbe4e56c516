import { afterEach, expect, test } from 'vitest';
import { openChat } from '../../src/adapters/chat';
import { RunError } from '../../src/domain/errors';
import { type ParsedRequest, type Style, styles } from '../fakes/endpoint';
import { chatTo, hello, never, testKey } from '../fakes/endpoint-chat';
import { servers } from '../fakes/endpoint-servers';

const { endpoint, reply, close } = servers();
afterEach(close);

const schema = {
  type: 'object',
  properties: { a: { type: 'string' } },
  required: ['a'],
  additionalProperties: false,
};
const tools = [{ type: 'function', function: { name: 'answer', parameters: schema } }];
const byStyle: Partial<Record<Style, Record<string, unknown>>> = {
  refuses_rules: { tools },
  tools_only: { tools },
  text_only: {},
  ignores_format: { tools },
};

test.each(styles)('both ways of answering, style %s', async (style) => {
  const scripted = await endpoint(style, () => ({ a: 'Größe 😀' }), {
    key: testKey,
    models: ['b', 'scripted', 'a'],
  });
  const azure =
    style === 'azure' ? { headers: { 'Api-Key': testKey }, query: { 'api-version': '2024-10-21' } } : {};
  const chat = chatTo(scripted.url, azure);
  const format = byStyle[style] ?? { response_format: { type: 'json_object' } };
  for (const stream of [false, true]) {
    const body = {
      ...hello,
      ...format,
      stream,
      stream_options: stream ? { include_usage: true } : undefined,
    };
    const result = await chat.send(body, never);
    expect(result).toMatchObject({
      kind: 'answer',
      ended: true,
      choices: 1,
      refusal: null,
      model: 'scripted',
    });
    if (result.kind !== 'answer') continue;
    expect(result.content || result.toolCalls[0]?.arguments).toContain('{"a":"Größe 😀"}');
    expect(result.finishReason).toBe(result.toolCalls.length > 0 ? 'tool_calls' : 'stop');
    if (style !== 'ollama') expect(result.usage).toMatchObject({ cachedTokens: 0, outputTokens: 4 });
  }
  expect(await chat.models(never)).toEqual(['a', 'b', 'scripted']);
  expect(scripted.requests.map(whereTheKeyIs)).toEqual(
    Array(3).fill([style === 'azure' ? 'api-key' : 'authorization']),
  );
});

/** Names of the headers with the key; the body and the address must not have it. */
function whereTheKeyIs(request: ParsedRequest): string[] {
  expect(request.raw + request.path + JSON.stringify(request.query)).not.toContain(testKey);
  return Object.entries(request.headers).flatMap(([name, value]) =>
    String(value).includes(testKey) ? [name] : [],
  );
}

test('one request of its own headers only, whatever the environment holds', async () => {
  const scripted = await endpoint('ollama', () => 'hello');
  const names = [
    'OPENAI_CUSTOM_HEADERS',
    'OPENAI_ORG_ID',
    'OPENAI_PROJECT_ID',
    'OPENAI_ADMIN_KEY',
    'OPENAI_BASE_URL',
  ];
  const before = { ...process.env };
  for (const name of names) process.env[name] = 'http://x-leaked: leaked';
  process.env.OPENAI_CUSTOM_HEADERS = 'x-leaked: leaked\nAuthorization: Bearer leaked';
  await chatTo(scripted.url, { headers: { 'X-Team': 'blue' } }).send(hello, never);
  await chatTo(scripted.url, { apiKey: null }).send(hello, never);
  for (const name of names) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  const [first, second] = scripted.requests;
  expect(JSON.stringify(scripted.requests)).not.toContain('leaked');
  const always = [
    'accept',
    'accept-encoding',
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ];
  expect(Object.keys(first?.headers ?? {}).sort()).toEqual([...always, 'authorization', 'x-team'].sort());
  expect(Object.keys(second?.headers ?? {}).sort()).toEqual(always);
  expect(first?.body).toEqual(hello);
  expect(scripted.requests).toHaveLength(2);
});

test('addresses: query and credentials of the base URL are sent and not shown', async () => {
  const scripted = await endpoint('ollama', () => 'hello');
  const base = `${scripted.url.replace('http://', 'http://ann:pass-word%21@')}/?api-version=1&team=a`;
  const chat = chatTo(base, { apiKey: null, query: { team: 'b' } });
  expect(chat.address).toBe(scripted.url);
  expect(chat.isLoopback).toBe(true);
  expect(await chat.send(hello, never)).toMatchObject({ kind: 'answer' });
  expect(scripted.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    query: { 'api-version': '1', team: 'b' },
    headers: { authorization: `Basic ${btoa('ann:pass-word!')}` },
  });
  expect(chatTo('https://127.0.0.1.example/v1').isLoopback).toBe(false);
  expect(chatTo('https://localhost.example/v1').isLoopback).toBe(false);
  for (const url of ['http://localhost:11434/v1', 'http://127.9.9.9', 'http://[::1]:8080/v1'])
    expect(chatTo(url).isLoopback).toBe(true);
  for (const url of ['', 'api.example/v1', 'localhost:8080', 'file:///etc', `ftp://${testKey}@a`]) {
    expect(() => chatTo(url), url).toThrow(RunError);
    expect(() => chatTo(url), url).toThrow(/^The base URL is not an address that starts with https/);
  }
});

test('a key with a character that no header takes', async () => {
  const chat = openChat({ ...options('http://127.0.0.1:9/v1'), apiKey: `${testKey}\nsecond-line-of-it` });
  expect(await chat.send(hello, never)).toEqual({
    kind: 'broken',
    fault: 'network',
    detail: 'a header or the key has characters that HTTP does not allow',
  });
  expect(await chat.models(never)).toEqual([]);
});

test('the key is taken out of everything the endpoint says', async () => {
  const spelled = [testKey, encodeURIComponent(testKey), testKey.replaceAll('/', '\\/')].join(' ');
  const long = 'x'.repeat(4_090) + spelled + 'y'.repeat(30_000);
  const atTheCut = `${'x'.repeat(20_480 - testKey.length / 2)}${testKey}${'y'.repeat(5_000)}`;
  const message = { content: spelled, reasoning_content: spelled, refusal: spelled };
  const call = { function: { name: testKey, arguments: testKey } };
  const choice = { message: { ...message, tool_calls: [call] }, finish_reason: testKey };
  const bodies = [
    long,
    atTheCut,
    JSON.stringify({ choices: [choice], model: testKey }),
    JSON.stringify({ error: spelled }),
  ];
  for (const status of [200, 401]) {
    for (const body of bodies) {
      for (const type of ['application/json', `text/html; ${testKey}`]) {
        const chat = chatTo((await reply(type, body, status)).url);
        expect(JSON.stringify(await chat.send(hello, never))).not.toMatch(/7Qm|Zk4/);
      }
    }
  }
  // Of three lengths, so that a read does not end just between two of them.
  for (const length of [117, 118, 119]) {
    const webToken = `eyJ${'0123456789abcdef'.repeat(length)}`;
    const { url } = await reply('text/html', webToken.repeat(200), 500);
    const result = await chatTo(url, { apiKey: webToken }).send(hello, never);
    expect(JSON.stringify(result)).not.toMatch(/eyJ|0123/);
  }
  const { url } = await reply('application/json', JSON.stringify({ data: [{ id: testKey }] }));
  expect(await chatTo(url).models(never)).toEqual(['[redacted:key]']);
});

test('a redirect is told and not followed', async () => {
  const other = await endpoint('ollama', () => 'hello');
  for (const status of [301, 302, 307, 308]) {
    const { url } = await reply('text/html', 'moved', status, { location: `${other.url}?key=${testKey}` });
    const result = await chatTo(url).send(hello, never);
    expect(result).toMatchObject({ kind: 'refused', status, body: expect.stringContaining(other.url) });
    expect(JSON.stringify(result)).not.toContain('key=');
  }
  const here = await reply('text/html', '', 301, { location: '/openai/v1' });
  const result = await chatTo(here.url).send(hello, never);
  expect(result).toMatchObject({ body: expect.stringContaining(`${new URL(here.url).origin}/openai/v1`) });
  expect(other.requests).toEqual([]);
});

test('how long to wait, in whatever form it is said', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  const cases: [Record<string, string>, unknown][] = [
    [{}, null],
    [{ 'retry-after': '3600' }, 3_600],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1.5],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [{ 'retry-after': inAnHour }, expect.closeTo(3_600, -2)],
  ];
  for (const [headers, retryAfterSeconds] of cases) {
    const { url, requests } = await reply(
      'application/json',
      '{"error":{"message":"slow down"}}',
      429,
      headers,
    );
    const result = await chatTo(url).send(hello, never);
    expect(result).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds });
    expect(requests).toHaveLength(1);
  }
});

test('lists of models that are none', async () => {
  const names = Array.from({ length: 1_200 }, (_, n) => ({ id: `m${String(n).padStart(4, '0')}` }));
  const long = await reply('application/json', JSON.stringify({ data: names }));
  expect(await chatTo(long.url).models(never)).toEqual(names.slice(0, 1_000).map(({ id }) => id));
  for (const body of ['', '<html>', '{"data":{}}', '{"data":[null,{"id":7},{"id":""}]}', 'null'])
    expect(await chatTo((await reply('application/json', body)).url).models(never)).toEqual([]);
  expect(
    await chatTo((await reply('application/json', '{"data":[{"id":"a"}]}', 500)).url).models(never),
  ).toEqual([]);
  expect(await chatTo('http://127.0.0.1:9/v1').models(AbortSignal.abort())).toEqual([]);
});

function options(baseUrl: string) {
  const deadlines = { connectMs: 5_000, firstTokenMs: 5_000, idleMs: 5_000 };
  return { baseUrl, apiKey: null, headers: {}, query: {}, proxy: null, deadlines };
}
