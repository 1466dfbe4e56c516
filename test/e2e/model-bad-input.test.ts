import { createServer as createTls } from 'node:https';
import { createServer } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { close, listenOn } from '../fakes/endpoint';
import { certificateFor } from '../fakes/endpoint-certificate';
import { testKey } from '../fakes/endpoint-chat';
import { startProxy } from '../fakes/endpoint-proxy';
import { servers } from '../fakes/endpoint-servers';
import { reading } from '../fakes/model';
import {
  expectFailure,
  expectNoTrace,
  known,
  type ModelRun,
  modelRun,
  type Setup,
  type Wanted,
} from './model-runs';

const here = servers();
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => here.close());

const keyed = { OPENAI_API_KEY: testKey };
const at = (url: string, ...more: string[]): Setup => ({
  args: ['--base-url', url, '--model', 'scripted', ...more],
  env: keyed,
});
const good = () => here.endpoint('strict', reading(known), { key: testKey });

/** Once for people and once with all that `--debug` says: the failure is told in one line, and the key in none. */
async function bothFail(setup: Setup, wanted: Wanted, secrets = [testKey]): Promise<ModelRun> {
  const [args, env] = [setup.args ?? [], setup.env ?? {}];
  const [quiet, loud] = await Promise.all([
    modelRun({ ...setup, args: ['--quiet', ...args], env }),
    modelRun({ ...setup, args: ['--debug', ...args], env }),
  ]);
  expectFailure(quiet, wanted);
  expect([loud.code, loud.report.error]).toEqual([quiet.code, quiet.report.error]);
  for (const run of [quiet, loud]) expectNoTrace(run, secrets);
  return quiet;
}

describe('endpoints that refuse', () => {
  test('a wrong key: 401', async () => {
    const endpoint = await good();
    const wrong = 'sk-wrong-4711-0815-abcdef';
    const setup = { ...at(endpoint.url), env: { OPENAI_API_KEY: wrong } };
    const says = [
      'no key that it accepts (status 401)',
      endpoint.url,
      '--api-key-env',
      'OPENAI_API_KEY',
      '--base-url',
    ];
    await bothFail(setup, { kind: 'auth', says }, [wrong]);
    // Once is enough to know.
    expect(endpoint.requests).toHaveLength(2);
  });

  test('403, with what the endpoint says', async () => {
    const error = {
      error: { message: 'Country, region, or territory not supported', code: 'unsupported_country' },
    };
    const endpoint = await here.reply('application/json', JSON.stringify(error), 403);
    const says = [
      'forbids',
      '(status 403): “Country, region, or territory not supported”. ',
      '"scripted"',
      'network',
    ];
    await bothFail(at(endpoint.url), { kind: 'auth', says });
    expect(endpoint.requests).toHaveLength(2);
  });

  test('an unknown model: the nearest that the endpoint lists', async () => {
    const models = ['other-large', 'scripted', 'scripted-mini', 'zebra', 'gpt-5', 'whisper'];
    const endpoint = await here.endpoint('strict', reading(known), { key: testKey, models });
    const setup = { args: ['--base-url', endpoint.url, '--model', 'scriptd'], env: keyed };
    const says = ['does not offer the model "scriptd"', '--model', 'scripted, scripted-mini'];
    const run = await bothFail(setup, { kind: 'model', says });
    expect(run.stderr).not.toMatch(/zebra|whisper/);
    const asked = endpoint.requests.map(({ method }) => method).sort();
    expect(asked).toEqual(['GET', 'GET', 'POST', 'POST']);
  });

  test('an unknown model where no models are listed', async () => {
    const endpoint = await here.script((req, res) => {
      const message =
        req.method === 'POST' ? 'model "scripted" not found, try pulling it first' : 'no such page';
      res.writeHead(404, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ error: { message } }));
    });
    const says = ['does not offer the model "scripted"', 'try pulling it first', '--model'];
    const run = await bothFail(at(endpoint.url), { kind: 'model', says });
    expect(run.stderr).not.toMatch(/It has|no such page/);
  });

  test.each([
    ['JSON', 'application/json', '{"detail":"Not Found"}'],
    ['words', 'text/plain', 'Not Found'],
    ['nothing', 'text/plain', ''],
  ])('404 with %s: no API at this address', async (_, type, body) => {
    const endpoint = await here.reply(type, body, 404);
    const says = ['no chat API', endpoint.url, '(status 404)', '--base-url'];
    await bothFail(at(endpoint.url), { kind: 'config', says });
    // No list of models is asked for: the address is wrong, not the name.
    expect(endpoint.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });
});

describe('endpoints that are not reached', () => {
  test('a refused connection', async () => {
    const server = createServer();
    const url = `${await listenOn(server)}/v1`;
    await new Promise((done) => server.close(done));
    const says = ['refuses the connection', url, 'ECONNREFUSED', '--base-url', 'server is running'];
    await bothFail(at(url), { kind: 'model', says });
  });

  test('a host name that nobody knows', async () => {
    const says = ['https://no-such-host.invalid/v1', 'cannot be resolved', '--base-url'];
    await bothFail(at('https://no-such-host.invalid/v1'), { kind: 'config', says });
  });

  test('a certificate that nobody signed', async () => {
    const server = createTls(certificateFor('localhost'), (_, res) => res.end());
    open.push({ close: () => close(server) });
    const port = new URL(await listenOn(server)).port;
    const says = ['certificate', 'self-signed', '--base-url', 'NODE_EXTRA_CA_CERTS'];
    const run = await bothFail(at(`https://localhost:${port}/v1`), { kind: 'config', says });
    expect(run.stderr).not.toContain('Node.js');
  });

  test('https where http is spoken', async () => {
    const endpoint = await good();
    const says = ['wrong version number', '--base-url', 'http://'];
    const run = await bothFail(at(endpoint.url.replace('http:', 'https:')), { kind: 'config', says });
    expect(run.stderr).not.toMatch(/routines|\.c:\d/);
  });

  describe.each([407, 403])('a proxy that refuses with %i', (status) => {
    const leave = 'quiet-harbour-42';
    const through = async () => {
      const proxy = await startProxy(1, status);
      open.push(proxy);
      return { proxy, address: proxy.url.replace('//', `//ann:${leave}@`) };
    };

    test('a tunnel', async () => {
      const { proxy, address } = await through();
      const setup = { ...at('https://model.test/v1'), env: { ...keyed, HTTPS_PROXY: address } };
      const says = [
        'https://model.test/v1',
        'through the proxy',
        `status ${status}`,
        'HTTPS_PROXY',
        'NO_PROXY',
      ];
      await bothFail(setup, { kind: 'config', says }, [testKey, leave]);
      expect(proxy.asked.map(({ method }) => method)).toEqual(['CONNECT', 'CONNECT']);
    });

    test('a request', async () => {
      const { proxy, address } = await through();
      const setup = { ...at('http://model.test/v1'), env: { ...keyed, HTTP_PROXY: address } };
      await bothFail(setup, { kind: 'config', says: ['http://model.test/v1', 'proxy', `${status}`] }, [
        testKey,
        leave,
      ]);
      expect(proxy.asked.map(({ method }) => method)).toEqual(['POST', 'POST']);
    });
  });

  test('a proxy that is not there, and one of another kind', async () => {
    const server = createServer();
    const url = await listenOn(server);
    await new Promise((done) => server.close(done));
    const gone = { ...at('https://model.test/v1'), env: { ...keyed, HTTPS_PROXY: url } };
    await bothFail(gone, { kind: 'config', says: ['through the proxy', 'ECONNREFUSED', 'HTTPS_PROXY'] });
    const socks = {
      ...gone,
      env: { ...keyed, https_proxy: 'socks5://ann:quiet-harbour-42@proxy.test:1080' },
    };
    const says = ['HTTPS_PROXY is not the address of an HTTP proxy'];
    await bothFail(socks, { kind: 'config', says }, [testKey, 'quiet-harbour-42']);
  });
});

describe('answers that are none', () => {
  const page =
    '<!DOCTYPE html><html><head><title>Sign in to Acme</title></head><body>Who are you?</body></html>';
  test.each([
    ['as HTML', 'text/html; charset=utf-8'],
    ['as JSON', 'application/json'],
    ['as a stream', 'text/event-stream'],
    ['as nothing', ''],
  ])('a login page with status 200 that goes %s', async (_, type) => {
    const endpoint = await here.reply(type, page);
    const says = [
      'web page instead of the API (status 200): “Sign in to Acme”. ',
      '--base-url',
      'login page',
    ];
    await bothFail(at(endpoint.url), { kind: 'config', says });
    expect(endpoint.requests).toHaveLength(2);
  });

  test.each(['application/json', 'text/event-stream', 'text/plain'])('an empty body as %s', async (type) => {
    const endpoint = await here.reply(type, '');
    const says = ['nothing at all', '3 tries', '--base-url'];
    const run = await bothFail(at(endpoint.url), { kind: 'model', says });
    expect(run.stderr).not.toContain('schema');
    expect(endpoint.requests).toHaveLength(6);
  });

  const useless: [string, unknown, string][] = [
    ['prose', 'I am a teapot.', 'holds no JSON'],
    ['JSON of another kind', { title: 'x' }, "required property 'summary'"],
  ];
  test.each(useless)('%s', async (_, given, said) => {
    const answer = () => given;
    const says = [said, '3 tries', '--model'];
    const endpoint = await here.endpoint('strict', answer, { key: testKey });
    await bothFail(at(endpoint.url), { kind: 'model', says });
  });

  test('an answer that is cut again and again', async () => {
    const choice = { index: 0, delta: { content: '{"title":"x' }, finish_reason: 'length' };
    const endpoint = await here.stream(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    await bothFail(at(endpoint.url), { kind: 'model', says: ['cut off', '--max-output-tokens'] });
  });

  test('an answer that a filter holds back', async () => {
    const choice = { index: 0, delta: { content: '' }, finish_reason: 'content_filter' };
    const endpoint = await here.stream(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    const run = await bothFail(at(endpoint.url), { kind: 'model', says: ['content filter', '--model'] });
    expect(run.stderr).not.toContain('schemas better');
  });

  test('a model that reads less than the task has', async () => {
    const endpoint = await good();
    const says = ['does not fit', '100 tokens', '--context-tokens'];
    await bothFail(at(endpoint.url, '--context-tokens', '100'), { kind: 'model', says });
    expect(endpoint.requests).toEqual([]);
  });
});

describe('settings that cannot be used: nobody is asked', () => {
  const prices = (text: string) => ({ '.countersign/config.yaml': `prices:\n  scripted:\n${text}` });
  const typo = prices('    inputPerMilion: 1\n    outputPerMillion: 2\n');
  const wordy = prices('    inputPerMillion: cheap\n    outputPerMillion: 2\n');
  const schema = (text: string) => ({ files: { 'form.json': text }, args: ['--output-schema', 'form.json'] });

  const cases: [string, Setup, Wanted][] = [
    [
      'a typo in a price table',
      { home: typo },
      {
        kind: 'config',
        says: ['~/.countersign/config.yaml:3:5', 'inputPerMilion', 'did you mean `inputPerMillion`?'],
      },
    ],
    [
      'a price in words',
      { home: wordy },
      {
        kind: 'config',
        says: ['`prices`', '~/.countersign/config.yaml:3:5', 'a number', '`scripted`', 'cheap'],
      },
    ],
    [
      'a schema file that is not there',
      { args: ['--output-schema', 'gone.json'] },
      { kind: 'config', says: ['gone.json', 'no such file', '--output-schema'] },
    ],
    [
      'a schema file that is a folder',
      { args: ['--output-schema', '.'] },
      { kind: 'config', says: ['folder', '--output-schema'] },
    ],
    [
      'a file that is not meant: nothing of it is quoted',
      schema('hunter2-lives-here\n'),
      { kind: 'config', says: ['form.json', 'it is not JSON.', '--output-schema'] },
    ],
    [
      'a schema file that is no JSON',
      schema('{"type": "object"\n  "hunter2-lives-here": {}\n}'),
      { kind: 'config', says: ['form.json', 'it is not JSON (line 2, column 3)', '--output-schema'] },
    ],
    [
      'a schema file that is no schema',
      schema('{"type": "objct"}'),
      {
        kind: 'config',
        says: ['form.json', 'no JSON Schema', '`/type` must be equal to one of the allowed values'],
      },
    ],
    [
      'a schema file with a list',
      schema('[]'),
      { kind: 'config', says: ['form.json', 'it is not an object'] },
    ],
    [
      'a schema whose pattern takes forever',
      schema('{"type":"string","pattern":"(a+)+$"}'),
      { kind: 'config', says: ['form.json', '(a+)+$', 'forever'] },
    ],
    [
      'fewer calls than stages',
      { args: ['--max-calls', '2'] },
      { kind: 'config', says: ['--max-calls is 2', 'at least 4', 'plan, reviewer, security, debugger'] },
    ],
    [
      'fewer tokens than an answer may have',
      { args: ['--max-tokens', '100'] },
      { kind: 'config', says: ['--max-tokens is 100', '8192', '--max-output-tokens'] },
    ],
    [
      'a limit on cost without a price',
      { args: ['--max-cost-usd', '1'] },
      { kind: 'config', says: ['--max-cost-usd', '`prices`', 'scripted', '~/.countersign/config.yaml'] },
    ],
    [
      'a limit on tokens that the first call would break',
      { args: ['--max-tokens', '8200'] },
      { kind: 'budget', says: ['8200', '--max-tokens'] },
    ],
    [
      'a key in place of the name of its variable',
      { args: ['--api-key-env', testKey] },
      {
        kind: 'config',
        says: ['--api-key-env', 'name of an environment variable', 'put the key into a variable'],
      },
    ],
    [
      'a key in place of the name of its variable, as a variable',
      { env: { COUNTERSIGN_API_KEY_ENV: testKey } },
      { kind: 'config', says: ['COUNTERSIGN_API_KEY_ENV', 'name of an environment variable'] },
    ],
    [
      'two base URLs that are none',
      { args: ['--base-url', `ann:${testKey}@localhost:8080/v1`] },
      { kind: 'config', says: ['--base-url', 'https://', 'http://'] },
    ],
  ];
  test.each(cases)('%s', async (_, setup, wanted) => {
    const endpoint = await good();
    const { args = [], env = {} } = at(endpoint.url);
    await bothFail(
      {
        ...setup,
        args: [
          ...(setup.args?.includes('--base-url') ? ['--model', 'scripted'] : args),
          ...(setup.args ?? []),
        ],
        env: { ...env, ...setup.env },
      },
      wanted,
      [testKey, 'hunter2'],
    );
    expect(endpoint.requests).toEqual([]);
  });

  test.each([
    ['no scheme', 'localhost:8080/v1', 'https://'],
    ['another scheme', `ftp://ann:${encodeURIComponent(testKey)}@files.test/v1`, 'https://'],
    ['no address at all', 'my endpoint', 'https://'],
    ['the whole path', 'http://127.0.0.1:9/v1/chat/completions', 'end before /chat/completions'],
  ])('a base URL with %s', async (_, url, says) => {
    await bothFail(at(url), { kind: 'config', says: ['--base-url', says] });
    const { env } = at(url);
    await bothFail(
      { args: ['--model', 'm'], env: { ...env, OPENAI_BASE_URL: url } },
      { kind: 'config', says: ['OPENAI_BASE_URL', says] },
    );
  });

  test('no model for an endpoint that is not the usual one: its address is told without user and query', async () => {
    const endpoint = await good();
    const url = `${endpoint.url.replace('//', '//ann:s%65cret-pass!1@')}?code=quiet-harbour-42`;
    const says = ['No model', endpoint.url.replace('http://', ''), '--model'];
    const secrets = [testKey, 's%65cret-pass', 'secret-pass!1', 'quiet-harbour-42'];
    await bothFail({ args: ['--base-url', url], env: keyed }, { kind: 'config', says }, secrets);
    const one = ['--base-url', url, '--model', 'reviewer=scripted'];
    await bothFail(
      { args: one, env: keyed },
      { kind: 'config', says: ['No model is named for plan'] },
      secrets,
    );
    expect(endpoint.requests).toEqual([]);
  });
});
