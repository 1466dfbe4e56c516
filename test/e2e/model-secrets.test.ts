import { createServer } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ParsedRequest, ScriptedEndpoint } from '../fakes/endpoint';
import { close, listenOn } from '../fakes/endpoint';
import { startProxy } from '../fakes/endpoint-proxy';
import { servers } from '../fakes/endpoint-servers';
import { claim, planAnswer, planned, reading, stageOf, verdictAnswer } from '../fakes/model';
import { madeUp, madeUpKey, madeUpTokens } from '../fakes/secrets';
import { added, expectFailure, expectModel, expectNoTrace, known, modelRun, title } from './model-runs';

const here = servers();
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => here.close());

/** Every character that JSON, URLs and base64 treat in their own way, and no form that a scanner knows. */
const key = `${madeUp(9)}/2b+R${'\\'}x"9=Zk ${madeUp(9, undefined, 2)}~`;

/** Ways to hand a key over, for an endpoint at this address; `arrives` says that a request brought it. */
const ways: Record<
  string,
  (url: string) => { args: string[]; env: Record<string, string>; arrives(request: ParsedRequest): boolean }
> = {
  OPENAI_API_KEY: (url) => ({
    args: ['--base-url', url],
    env: { OPENAI_API_KEY: key },
    arrives: ({ headers }) => headers.authorization === `Bearer ${key}`,
  }),
  'a variable whose name tells nothing': (url) => ({
    args: ['--base-url', url, '--api-key-env', 'MY_THING'],
    env: { MY_THING: `${key}\n` },
    arrives: ({ headers }) => headers.authorization === `Bearer ${key}`,
  }),
  'the header authorization': (url) => ({
    args: ['--base-url', url, '--header', `Authorization: Bearer ${key}`],
    env: {},
    arrives: ({ headers }) => headers.authorization === `Bearer ${key}`,
  }),
  'another header': (url) => ({
    args: ['--base-url', url, '--header', `CF-Access-Client-Secret=${key}`],
    env: {},
    arrives: ({ headers }) => headers['cf-access-client-secret'] === key,
  }),
  'the query': (url) => ({
    args: ['--base-url', url, '--query', `code=${key}`],
    env: {},
    arrives: ({ query }) => query.code === key,
  }),
  'the query of the base URL': (url) => ({
    args: ['--base-url', `${url}?sig=${encodeURIComponent(key)}`],
    env: {},
    arrives: ({ query }) => query.sig === key,
  }),
  'the password of the base URL': (url) => ({
    args: ['--base-url', url.replace('//', `//ann:${encodeURIComponent(key)}@`)],
    env: {},
    arrives: ({ headers }) => basic(headers.authorization) === `ann:${key}`,
  }),
  'the user of the base URL': (url) => ({
    args: ['--base-url', url.replace('//', `//${encodeURIComponent(key)}@`)],
    env: {},
    arrives: ({ headers }) => basic(headers.authorization) === `${key}:`,
  }),
};
const wayNames = Object.keys(ways);

function basic(header = ''): string {
  return Buffer.from(header.replace('Basic ', ''), 'base64').toString();
}

/** What an endpoint that repeats what it was told says of a request, in every form. */
function echo({ headers, query }: Pick<ParsedRequest, 'headers' | 'query'>): string {
  const told = { ...headers, ...query };
  const values = Object.values(told).map(String);
  return [
    ...values.filter((value) => value.includes(key)),
    basic(headers.authorization),
    JSON.stringify(told),
    JSON.stringify(JSON.stringify(told)),
    ...values.map((value) => encodeURIComponent(value)),
    ...[key, `ann:${key}`, `${key}:`].map((value) => Buffer.from(value).toString('base64')),
  ].join(' and ');
}

/** A good answer that repeats what came with the request wherever there is room for words. */
function repeating(request: ParsedRequest): unknown {
  const stage = stageOf(request) ?? '';
  const said = echo(request);
  if (stage === 'custom') return { ticket: said };
  if (stage === 'plan') {
    const changes = {
      approach: `${planned} ${said}`,
      risks: [said],
      suggestedCommands: [`echo ${said.slice(0, 200)}`],
    };
    return planAnswer(title, [known.file], changes);
  }
  const claims = [
    claim({ file: known.file, quote: added, detail: said, title: `Leak of ${said}` }),
    claim({ file: known.file, quote: said }),
  ];
  const changes = stage === 'debugger' ? { rootCause: said } : {};
  return verdictAnswer(stage, claims, changes);
}

/** The answer as a text in which every character of a key is escaped. */
function escapedKey(answer: unknown): string {
  const hex = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const written = JSON.stringify(key).slice(1, -1);
  return JSON.stringify(answer).replaceAll(written, [...key].map(hex).join(''));
}

/** Where a key can lie about: in the task, in a file, in what the diff adds, in the name of a file. */
const lying = {
  task: `${title}\n\nOur key is ${key}, as JSON ${JSON.stringify(key)}, in a URL ${encodeURIComponent(key)}.`,
  files: {
    'notes/price.md': `# grossPrice\n\nThe rate comes from the service, with ${key} as its key.\n`,
    'price.json': `${JSON.stringify({ grossPrice: { rate: key } })}\n`,
    'form.json': JSON.stringify({
      type: 'object',
      required: ['ticket'],
      properties: { ticket: { type: 'string', description: `Not ${key}.`, examples: [key] } },
    }),
  },
  diff: `export const grossPrice2 = ${JSON.stringify(key)};\n`,
};

describe.each(wayNames)('a key in %s', (name) => {
  const way = (url: string) => {
    const made = ways[name]?.(url);
    if (made === undefined) throw new Error(name);
    return made;
  };

  test('arrives, and stands in nothing else, whatever repeats it', async () => {
    const endpoint = await here.endpoint('strict', repeating);
    const { args, env, arrives } = way(endpoint.url);
    const more = ['--model', 'scripted', '--debug', '--output-schema', 'form.json'];
    const run = await modelRun({ args: [...args, ...more], env, ...lying, event: { ref: 'main' } });
    expectModel(run);
    expect(endpoint.requests).toHaveLength(5);
    expect(endpoint.requests.every(arrives)).toBe(true);
    // Something was there to be blanked, in what was sent and in what came.
    expect(endpoint.requests.every(({ raw }) => raw.includes('[redacted:secret]'))).toBe(true);
    expect(run.report.plan?.approach).toContain('[redacted:');
    expect(JSON.stringify(run.report.custom)).toContain('[redacted:');
    expectNoTrace(run, [key], endpoint);
  });

  test('an answer that repeats it in escapes, which only its parser undoes', async () => {
    const endpoint = await here.endpoint('strict', (request) => escapedKey(repeating(request)));
    const { args, env } = way(endpoint.url);
    const more = ['--model', 'scripted', '--debug', '--output-schema', 'form.json'];
    const run = await modelRun({ args: [...args, ...more], env, ...lying });
    expectModel(run);
    expect(JSON.stringify(run.report.findings)).toContain('[redacted:');
    expectNoTrace(run, [key], endpoint);
  });

  test('an error that repeats it, through all forms of the request', async () => {
    const endpoint = await here.script((_, res, n) => {
      const message = `Unknown argument, see ${echo(endpoint.requests[n] as ParsedRequest)}`;
      res.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
    });
    const { args, env, arrives } = way(endpoint.url);
    const run = await modelRun({ args: [...args, '--model', 'scripted', '--debug'], env, ...lying });
    expect([run.code, run.report.error?.kind]).toEqual([1, 'model']);
    expect(endpoint.requests.length).toBeGreaterThan(4);
    expect(endpoint.requests.every(arrives)).toBe(true);
    expect(run.stderr).toContain('[redacted:');
    expectNoTrace(run, [key], endpoint);
  });
});

/** An error in which a server escapes more than it has to. */
function escaped(message: string): string {
  const hex = (char: string) => `\\u00${char.charCodeAt(0).toString(16)}`;
  return `{"error":{"message":"${[...message].map(hex).join('')}"}}`;
}

describe('whatever repeats a key', () => {
  const env = { OPENAI_API_KEY: key };
  const go = (endpoint: ScriptedEndpoint, ...more: string[]) =>
    modelRun({ args: ['--base-url', endpoint.url, '--model', 'scripted', ...more], env, ...lying });
  const told = { headers: { authorization: `Bearer ${key}` }, query: { code: key } };
  const page = `<html><head><title>Key ${key} ${encodeURIComponent(key)}</title></head></html>`;

  test.each([
    ['401', 401, 'application/json', JSON.stringify({ error: { message: echo(told) } })],
    ['403', 403, 'application/json', JSON.stringify({ error: { message: echo(told) } })],
    ['404', 404, 'text/plain', echo(told)],
    ['a redirect', 302, 'text/plain', ''],
    ['a page', 200, 'text/html', page],
    ['words', 200, 'text/plain', echo(told)],
    ['JSON of another kind', 200, 'application/json', JSON.stringify({ [key]: { [echo(told)]: key } })],
    ['a content type', 200, `text/plain; key=${encodeURIComponent(key)}`, 'hello'],
    [
      'escapes that need not be, where the quote is cut',
      400,
      'application/json',
      escaped(`${'x'.repeat(190)}${key}`),
    ],
    ['half a key at the end', 200, 'text/plain', 'x'.repeat(4_080) + key],
  ])('%s', async (_, status, type, body) => {
    const location = `https://elsewhere.test/${encodeURIComponent(key)}?code=${encodeURIComponent(key)}`;
    const endpoint = await here.reply(type, body, status, { location });
    const run = await go(endpoint, '--debug');
    expect([run.code, run.report.engine.kind]).toEqual([1, 'openai']);
    expectNoTrace(run, [key, key.slice(0, 8)], endpoint);
  });

  test('the names of models', async () => {
    const models = [`scripted-${key}`, key, 'scripted-mini'];
    const endpoint = await here.endpoint('strict', repeating, { models });
    const run = await go(endpoint, '--quiet');
    expectFailure(run, { kind: 'model', says: ['scripted-mini', 'scripted-[redacted:key]'] });
    expectNoTrace(run, [key], endpoint);
  });

  test('pieces of a stream', async () => {
    const pieces = [...`I saw ${key} and ${Buffer.from(key).toString('base64')}.`];
    const events = pieces.map(
      (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
    );
    const endpoint = await here.stream(
      ...events,
      'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n',
    );
    const run = await go(endpoint, '--debug');
    expect(run.report.error?.kind).toBe('model');
    expectNoTrace(run, [key], endpoint);
    // What it said goes back to it without the key.
    expect(endpoint.requests.at(-1)?.raw).toContain('I saw [redacted:');
  });

  test('a finish reason, a refusal, the name of a tool', async () => {
    const choices = [
      { delta: { content: 'x' }, finish_reason: `because ${key}` },
      { delta: { refusal: `I will not tell ${key}` }, finish_reason: 'stop' },
      {
        delta: { tool_calls: [{ index: 0, function: { name: `tell_${key}`, arguments: key } }] },
        finish_reason: 'stop',
      },
    ];
    for (const choice of choices) {
      const endpoint = await here.stream(`data: ${JSON.stringify({ model: key, choices: [choice] })}\n\n`);
      const run = await go(endpoint, '--debug');
      expect(run.report.error?.kind).toBe('model');
      expectNoTrace(run, [key], endpoint);
    }
  });
});

describe('the credentials of a proxy', () => {
  const leave = `${madeUp(9, undefined, 3)}/+"\\ ${madeUp(9, undefined, 4)}`;

  test.each(['HTTP_PROXY', 'http_proxy'])('in %s reach the proxy and nothing else', async (name) => {
    const endpoint = await here.endpoint('strict', repeating);
    const proxy = await startProxy(Number(new URL(endpoint.url).port));
    open.push(proxy);
    const address = proxy.url.replace('http://', `ann:${encodeURIComponent(leave)}@`);
    const env = { OPENAI_API_KEY: key, [name]: address };
    const task = `${title}\n\nThe proxy wants ${leave}, or ${Buffer.from(`ann:${leave}`).toString('base64')}.`;
    const args = ['--base-url', 'http://model.test/v1', '--model', 'scripted', '--debug'];
    const run = await modelRun({ args, env, task });
    expectModel(run);
    expect(proxy.asked.map(({ headers }) => basic(headers['proxy-authorization']))).toEqual(
      Array(4).fill(`ann:${leave}`),
    );
    // What is for the proxy does not get past it.
    const seen = JSON.stringify(
      endpoint.requests.map(({ headers }) => headers['proxy-authorization'] ?? null),
    );
    expect(seen).toContain(Buffer.from(`ann:${leave}`).toString('base64'));
    expectNoTrace(run, [leave, key], endpoint);
  });

  test('a proxy that repeats them', async () => {
    const server = createServer((req, res) => {
      const said = basic(req.headers['proxy-authorization']);
      res
        .writeHead(403, { 'content-type': 'text/plain' })
        .end(`${said} may not, nor ${req.headers['proxy-authorization']}`);
    });
    const url = await listenOn(server);
    open.push({ close: () => close(server) });
    const env = { OPENAI_API_KEY: key, HTTP_PROXY: url.replace('//', `//ann:${encodeURIComponent(leave)}@`) };
    const args = ['--base-url', 'http://model.test/v1', '--model', 'scripted', '--quiet'];
    const run = await modelRun({ args, env });
    expectFailure(run, { kind: 'auth', says: ['forbids', '[redacted:'] });
    expectNoTrace(run, [leave, key]);
  });
});

describe('what else is secret', () => {
  test('values of the environment, and tokens that a scanner knows, stand in no request', async () => {
    const deploy = madeUp(24, undefined, 7);
    const tokens = madeUpTokens();
    const pem = madeUpKey();
    const lines = Object.entries(tokens).map(([kind, token]) => `grossPrice ${kind}: ${token}`);
    const endpoint = await here.endpoint('strict', reading({ ...known, task: title }));
    const run = await modelRun({
      args: ['--base-url', endpoint.url, '--model', 'scripted', '--debug'],
      env: { DEPLOY_TOKEN: deploy, NAME_OF_NOTHING: 'plain-value-4711' },
      task: [`${title} (plain-value-4711)`, '', ...lines, deploy, pem].join('\n'),
      files: {
        'price.env': `grossPrice_DEPLOY=${deploy}\n${lines.join('\n')}\n`,
        'price.pem': `${pem}\n`,
        [`grossPrice-${deploy}.js`]: 'export function grossPrice() {}\n',
      },
      diff: `${lines.map((line) => `// ${line}`).join('\n')}\n// ${deploy}\n/*\n${pem}\n*/\n`,
    });
    expect(run.report.error).toBeNull();
    expect(endpoint.requests).toHaveLength(4);
    const keyLines = pem.split('\n').filter((line) => line.length > 20 && !line.includes('PRIVATE'));
    expectNoTrace(run, [deploy, ...Object.values(tokens), ...keyLines], endpoint);
    // Only what is secret is taken out.
    expect(endpoint.requests.every(({ raw }) => raw.includes('plain-value-4711'))).toBe(true);
    expect(endpoint.requests.every(({ raw }) => raw.includes('// grossPrice github-token: [redacted:'))).toBe(
      true,
    );
  });

  test('a secret that is cut where a part of the diff ends, and in more lines than one', async () => {
    const long = Array.from({ length: 40 }, (_, n) => madeUp(60, undefined, n + 3)).join('\n');
    const endpoint = await here.endpoint(
      'strict',
      reading({ ...known, file: 'src-price.js', line: 'export' }),
    );
    const filler = Array.from(
      { length: 700 },
      (_, n) => `export const price${n} = ${n}; // ${long.slice(0, 61 * (n % 9))}`,
    );
    await modelRun({
      args: [
        '--base-url',
        endpoint.url,
        '--model',
        'scripted',
        '--context-tokens',
        '9000',
        '--max-output-tokens',
        '900',
      ],
      env: { LONG_SECRET: long },
      diff: `${filler.join('\n').replaceAll('\n', ' ')}\n/*\n${long}\n*/\n${filler.map((line) => line.slice(0, 40)).join('\n')}\n`,
    });
    expect(endpoint.requests.length).toBeGreaterThan(4);
    const raw = endpoint.requests.map((request) => request.raw).join('\n');
    for (const line of long.split('\n')) expect(raw).not.toContain(line);
  });
});
