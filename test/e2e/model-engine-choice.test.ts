import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ScriptedEndpoint } from '../fakes/endpoint';
import { certificateFor } from '../fakes/endpoint-certificate';
import { testKey } from '../fakes/endpoint-chat';
import { type ScriptedProxy, startProxy } from '../fakes/endpoint-proxy';
import { startSecure } from '../fakes/endpoint-secure';
import { servers } from '../fakes/endpoint-servers';
import { reading, stageOf } from '../fakes/model';
import {
  expectFailure,
  expectModel,
  expectNoTrace,
  expectOffline,
  known,
  leftIn,
  modelRun,
  type Setup,
} from './model-runs';
import { folder } from './process';

const here = servers();
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => here.close());

const good = () => here.endpoint('strict', reading(known), { key: testKey });
const keyless = () => here.endpoint('strict', reading(known));
const keyed = { OPENAI_API_KEY: testKey };
/** An address that is not this machine, and that nobody must ask. */
const far = 'https://model.test/v1';

/** A proxy for everything that leaves this machine; it sees who is asked, and lets nobody through. */
async function outside(): Promise<{ proxy: ScriptedProxy; env: Record<string, string> }> {
  const proxy = await startProxy(1, 403);
  open.push(proxy);
  return { proxy, env: { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url } };
}

/** Nobody at all was asked, neither over a proxy nor on this machine. */
async function expectNobodyAsked(setup: Setup, endpoint?: ScriptedEndpoint) {
  const { proxy, env } = await outside();
  const run = await modelRun({ ...setup, env: { ...env, ...setup.env } });
  expect(proxy.asked).toEqual([]);
  expect(endpoint?.requests ?? []).toEqual([]);
  return run;
}

const pull = (head: object | null, base: object = { full_name: 'acme/shop' }) => ({
  action: 'opened',
  pull_request: { number: 7, head: { repo: head }, base: { repo: base } },
});
const fork = pull({ full_name: 'stranger/shop', fork: true });
const same = pull({ full_name: 'acme/shop' });
const push = { ref: 'refs/heads/main', commits: [] };

describe('nothing that speaks of a model', () => {
  test('offline, and nobody is asked', async () => {
    const run = await expectNobodyAsked({});
    expectOffline(run);
    expect([run.code, run.report.status]).toEqual([0, 'awaiting_approval']);
  });

  test.each([
    ['an empty key', { OPENAI_API_KEY: '' }],
    ['a key of blanks', { OPENAI_API_KEY: '  ' }],
    ['an empty base URL', { OPENAI_BASE_URL: '' }],
    ['a key in a variable that was not named', { MY_THING: testKey }],
    ['another header', { COUNTERSIGN_HEADER: 'x-team=red' }],
  ])('%s is nothing', async (_, env: Record<string, string>) => {
    expectOffline(await expectNobodyAsked({ env }));
  });
});

describe('a key', () => {
  test('alone: OpenAI at its usual address, with its usual model, through proxy and authority of one’s own', async () => {
    const endpoint = await good();
    const certificate = certificateFor('api.openai.com');
    const secure = await startSecure(certificate, endpoint.url);
    const proxy = await startProxy(secure.port);
    open.push(proxy, secure);
    const authority = folder({ 'ca.pem': certificate.cert });
    const extra = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: join(authority, 'ca.pem') };
    const run = await modelRun({ env: { ...keyed, ...extra } });
    expectModel(run);
    expect(new Set(proxy.asked.map(({ method, target }) => `${method} ${target}`))).toEqual(
      new Set(['CONNECT api.openai.com:443']),
    );
    expect(endpoint.requests.map(({ path, model }) => `${path} ${model}`)).toEqual(
      Array(4).fill('/v1/chat/completions gpt-5-mini'),
    );
    expect(run.report.engine.model).toBe('gpt-5-mini');
    expect(proxy.seen()).not.toContain(testKey);
    expectNoTrace(run, [testKey], endpoint);
  });

  test('alone, and the usual address is out of reach: a failure, not a run without a model', async () => {
    const { proxy, env } = await outside();
    const run = await modelRun({ args: ['--quiet'], env: { ...keyed, ...env } });
    expectFailure(run, { kind: 'config', says: ['https://api.openai.com/v1', 'proxy'] });
    expect(proxy.asked.map(({ target }) => target)).toEqual(['api.openai.com:443']);
  });

  test('with OPENAI_BASE_URL and a model: that endpoint', async () => {
    const endpoint = await good();
    const env = { ...keyed, OPENAI_BASE_URL: `${endpoint.url}/` };
    const run = await modelRun({ args: ['--model', 'scripted'], env });
    expectModel(run);
    expect(run.report.engine).toMatchObject({ kind: 'openai', model: 'scripted' });
    expect(endpoint.requests).toHaveLength(4);
    expectNoTrace(run, [testKey], endpoint);
  });

  test('COUNTERSIGN_BASE_URL is stronger than OPENAI_BASE_URL, a flag is stronger than both', async () => {
    const [one, other, third] = [await good(), await good(), await good()];
    const env = { ...keyed, OPENAI_BASE_URL: one.url, COUNTERSIGN_BASE_URL: other.url };
    await modelRun({ args: ['--model', 'scripted'], env });
    expect([one, other, third].map(({ requests }) => requests.length)).toEqual([0, 4, 0]);
    await modelRun({ args: ['--model', 'scripted', '--base-url', third.url], env });
    expect([one, other, third].map(({ requests }) => requests.length)).toEqual([0, 4, 4]);
  });

  test('in a header, in the query, or as user and password of the base URL', async () => {
    const ways: [string[], (url: string) => string][] = [
      [['--header', `authorization=Bearer ${testKey}`], (url) => url],
      [['--header', `x-goog-api-key: ${testKey}`], (url) => url],
      [['--query', `code=${testKey}`], (url) => url],
      [[], (url) => url.replace('//', `//ann:${encodeURIComponent(testKey)}@`)],
      [[], (url) => `${url}?api_key=${encodeURIComponent(testKey)}`],
    ];
    for (const [args, address] of ways) {
      const { proxy, env } = await outside();
      const way = ['--base-url', address(far), '--model', 'm', '--quiet', ...args];
      const run = await modelRun({ args: way, env });
      expectFailure(run, { kind: 'config', says: ['through the proxy'] });
      expect(proxy.asked.map(({ target }) => target)).toEqual(['model.test:443']);
      expectNoTrace(run, [testKey]);
    }
  });

  test('what was learned of the endpoint is kept at home; without a home nowhere, least of all in the workspace', async () => {
    const endpoint = await good();
    const setup = { args: ['--model', 'scripted', '--base-url', endpoint.url] };
    const kept = (run: { left: readonly { where: string }[] }) =>
      run.left.map(({ where }) => where).filter((where) => where.includes('endpoints.json'));
    expect(kept(await modelRun({ ...setup, env: keyed }))).toEqual(['.countersign/endpoints.json']);
    const homeless = await modelRun({ ...setup, env: { ...keyed, HOME: '' } });
    expectModel(homeless);
    expect(kept(homeless)).toEqual([]);
  });

  test('a model for each stage', async () => {
    const endpoint = await good();
    const models = 'plan=small,security=large,scripted';
    const run = await modelRun({ args: ['--model', models, '--base-url', endpoint.url], env: keyed });
    expectModel(run);
    expect(Object.fromEntries(endpoint.requests.map((one) => [stageOf(one), one.model]))).toEqual({
      plan: 'small',
      reviewer: 'scripted',
      security: 'large',
      debugger: 'scripted',
    });
    expect(run.report.engine.model).toBe('small, scripted, large');
  });
});

describe('a model is set up, and there is no key', () => {
  const noKey = {
    kind: 'auth' as const,
    says: ['no key', 'OPENAI_API_KEY', '--api-key-env', '--engine offline'],
  };
  const setups: [string, Setup, string][] = [
    ['a model', { args: ['--model', 'scripted'] }, 'A model is set'],
    ['a base URL', { args: ['--base-url', far] }, 'A base URL is set'],
    ['OPENAI_BASE_URL', { env: { OPENAI_BASE_URL: far } }, 'A base URL is set'],
    [
      'a base URL in the user file',
      { home: { '.countersign/config.yaml': `baseUrl: ${far}\n` } },
      'A base URL is set',
    ],
    ['the engine', { args: ['--engine', 'openai'] }, 'The engine openai was asked for'],
    [
      'a header without the secret',
      { args: ['--model', 'm', '--header', 'authorization=Bearer '] },
      'A model is set',
    ],
    ['a key of blanks', { args: ['--model', 'm'], env: { OPENAI_API_KEY: ' \t ' } }, 'A model is set'],
  ];
  test.each(setups)('%s: a failure', async (_, setup, why) => {
    const run = await expectNobodyAsked({ ...setup, args: ['--quiet', ...(setup.args ?? [])] });
    expectFailure(run, { ...noKey, says: [...noKey.says, why] });
  });

  test('a variable that was named is the one that is asked for', async () => {
    const args = ['--quiet', '--model', 'm', '--api-key-env', 'MY_THING'];
    const run = await expectNobodyAsked({ args, env: keyed });
    expectFailure(run, { kind: 'auth', says: ['the variable MY_THING is not set or empty', 'Set MY_THING'] });
  });

  test.each([
    ['127.0.0.1', (url: string) => url],
    ['localhost', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['127.1.2.3', (url: string) => url.replace('127.0.0.1', '127.1.2.3')],
  ])('on loopback (%s) none is needed, and none is sent', async (_, address) => {
    const endpoint = await keyless();
    const args = ['--model', 'scripted', '--base-url', address(endpoint.url)];
    const { proxy, env } = await outside();
    const run = await modelRun({ args, env });
    if (run.report.error?.message.includes('ECONNREFUSED')) {
      // The endpoint listens on one address of loopback only; that it was tried without a key is what counts.
      expect(run.report.error.kind).toBe('model');
    } else {
      expectModel(run);
      expect(endpoint.requests.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(undefined));
    }
    expect(proxy.asked).toEqual([]);
  });

  test.each([
    'http://127.0.0.1.evil.test/v1',
    'http://localhost.test/v1',
    'http://[::2]/v1',
    'http://10.0.0.1/v1',
  ])('%s is not loopback', async (url) => {
    const run = await expectNobodyAsked({ args: ['--quiet', '--model', 'm', '--base-url', url] });
    expectFailure(run, noKey);
  });
});

describe('GitHub says for what it runs', () => {
  const setUp = ['--model', 'scripted', '--base-url', far];

  test.each([
    ['another repository', fork],
    ['one that is gone', pull(null)],
  ])('a pull request from %s: offline, as without a model, and the note says why', async (_, event) => {
    const run = await expectNobodyAsked({ args: setUp, event });
    expectOffline(run, /^A model is set up, and was not asked: the pull request comes from a fork/);
    const plain = await expectNobodyAsked({ args: ['--engine', 'offline'], event });
    expectOffline(plain);
    expect(run.code).toBe(plain.code);
    for (const part of ['status', 'message', 'modes', 'findings'] as const)
      expect(run.report[part]).toEqual(plain.report[part]);
    const seen = (one: typeof run) => [...one.report.coverage.examined].sort();
    expect(seen(run)).toEqual(seen(plain));
    // Commits of two repositories have other names, and the plan names one; so have sessions.
    const outputs = (one: typeof run) =>
      leftIn(one, 'output').replace(/plan-id=[0-9a-f]{64}\n|session=.*\n/g, '');
    expect(outputs(run)).toBe(outputs(plain));
    expect(outputs(run)).not.toContain('plan-id');
    expect(leftIn(run, 'summary')).toContain('comes from a fork');
  });

  test('a pull request from a fork whose header has no secret', async () => {
    const args = [...setUp, '--header', 'authorization=Bearer '];
    expectOffline(await expectNobodyAsked({ args, event: fork }), /comes from a fork/);
  });

  test('a pull request from a fork, and nothing set up: offline as ever', async () => {
    expectOffline(await expectNobodyAsked({ event: fork }));
  });

  test('a pull request from a fork, and there is a key: the model', async () => {
    const endpoint = await good();
    const run = await modelRun({
      args: ['--model', 'm', '--base-url', endpoint.url],
      env: keyed,
      event: fork,
    });
    expectModel(run);
    expectNoTrace(run, [testKey], endpoint);
  });

  test('a pull request from a fork, and the engine was asked for by name: a failure', async () => {
    const args = ['--quiet', '--engine', 'openai', ...setUp];
    expectFailure(await expectNobodyAsked({ args, event: fork }), { kind: 'auth', says: ['no key'] });
  });

  test.each([
    ['a push', push],
    ['a pull request from the same repository', same],
    [
      'an issue that names a fork',
      { issue: { number: 7 }, repository: { full_name: 'acme/shop', fork: true } },
    ],
    ['no object', []],
  ])('%s without a key: a failure', async (_, event) => {
    const run = await expectNobodyAsked({ args: ['--quiet', ...setUp], event });
    expectFailure(run, { kind: 'auth', says: ['no key'] });
    expect(leftIn(run, 'output')).toContain('status=failure\nexit-code=1\n');
  });

  test.each([
    ['that is not there', '/nowhere/event.json'],
    ['that is a folder', '/'],
    ['that is empty', ''],
  ])('an event %s is no fork', async (_, path) => {
    const env = { GITHUB_EVENT_PATH: path };
    expectFailure(await expectNobodyAsked({ args: ['--quiet', ...setUp], env }), {
      kind: 'auth',
      says: ['no key'],
    });
  });
});

describe('--engine offline with everything set', () => {
  test.each([
    ['on a laptop', undefined],
    ['in Actions', push],
    ['for a fork', fork],
  ])('%s: nobody is asked', async (_, event) => {
    const endpoint = await good();
    const leave = 'quiet-harbour-42';
    const run = await expectNobodyAsked(
      {
        args: [
          ...[
            '--engine',
            'offline',
            '--model',
            'scripted',
            '--base-url',
            endpoint.url,
            '--api-key-env',
            'MY_THING',
          ],
          ...['--header', `x-api-key=${leave}`, '--query', `sig=${leave}-q`, '--max-calls', '1', '--debug'],
        ],
        env: { ...keyed, MY_THING: `my ${testKey}` },
        task: `grossPrice fails without a rate. My keys are my ${testKey}, ${leave} and ${leave}-q.`,
        ...(event === undefined ? {} : { event }),
      },
      endpoint,
    );
    expectOffline(run);
    expectNoTrace(run, [testKey, leave], endpoint);
  });

  test('and an output schema, which only a model could fill in: said, and nobody is asked', async () => {
    const endpoint = await good();
    const args = [
      '--quiet',
      '--engine',
      'offline',
      '--base-url',
      endpoint.url,
      '--output-schema',
      'form.json',
    ];
    const run = await expectNobodyAsked({ args, env: keyed, files: { 'form.json': '{}' } }, endpoint);
    expect([run.code, run.report.error?.kind, run.report.engine.kind]).toEqual([1, 'config', 'offline']);
    expect(run.said).toHaveLength(1);
    expect(run.said[0]).toMatch(/--output-schema needs a model/);
  });
});

describe('the inputs of the Action', () => {
  test('settings, step outputs and the summary of a run with a model', async () => {
    const endpoint = await here.endpoint('azure', reading(known), { key: testKey });
    const form = { type: 'object', required: ['ticket'], properties: { ticket: { type: 'string' } } };
    const run = await modelRun({
      env: {
        MY_THING: 'not-for-azure-4711',
        INPUT_ENGINE: 'openai',
        'INPUT_BASE-URL': endpoint.url,
        INPUT_MODEL: 'plan=small, scripted',
        'INPUT_API-KEY-ENV': 'MY_THING',
        INPUT_HEADER: `api-key: ${testKey}\nx-team: red`,
        INPUT_QUERY: 'api-version=2024-10-21',
        'INPUT_MAX-CALLS': '40',
        'INPUT_MAX-TOKENS': '900000',
        'INPUT_MAX-OUTPUT-TOKENS': '2048',
        'INPUT_CONTEXT-TOKENS': '64000',
        'INPUT_CONNECT-TIMEOUT': '5',
        'INPUT_FIRST-TOKEN-TIMEOUT': '30',
        'INPUT_IDLE-TIMEOUT': '30',
        'INPUT_OUTPUT-SCHEMA': 'form.json',
        'INPUT_MAX-FINDINGS': '1',
        'INPUT_MIN-SEVERITY': 'low',
        'INPUT_MIN-CONFIDENCE': '0.5',
      },
      files: { 'form.json': JSON.stringify(form) },
      event: same,
    });
    expectModel(run);
    expect(run.report.custom).toEqual({ ticket: known.task });
    expect(endpoint.requests).toHaveLength(5);
    for (const { headers, query, body } of endpoint.requests) {
      expect(headers).toMatchObject({ 'api-key': testKey, 'x-team': 'red' });
      expect(headers.authorization).toBeUndefined();
      expect(query).toEqual({ 'api-version': '2024-10-21' });
      expect(body.max_completion_tokens).toBe(2048);
    }
    const { plan, findings, approval, session } = run.report;
    expect(leftIn(run, 'output')).toBe(
      `status=findings\nexit-code=1\nplan-id=${plan?.id}\nfindings=${findings.length}\napproval=${approval?.state}\nsession=${session?.id ?? ''}\n`,
    );
    expect(leftIn(run, 'summary')).toContain(known.task);
    expect(leftIn(run, 'summary')).toContain('written by a model');
    // What was learned lies where the runner's own files lie, not in the home folder.
    expect(leftIn(run, '.countersign/endpoints.json')).toContain('"endpoint"');
    expectNoTrace(run, [testKey, 'not-for-azure-4711'], endpoint);
  });

  test('an input that cannot be used is named as the input that it is', async () => {
    const env = { ...keyed, 'INPUT_MAX-CALLS': 'many', INPUT_MODEL: 'm' };
    const run = await expectNobodyAsked({ args: ['--quiet'], env, event: push });
    expectFailure(run, { kind: 'config', says: ['maxCalls', 'input max-calls', 'many'] });
    expect(leftIn(run, 'output')).toContain('status=failure\nexit-code=1\n');
    expectNoTrace(run, [testKey]);
  });

  test('a failing endpoint reaches the step outputs and the summary', async () => {
    const endpoint = await good();
    const env = {
      OPENAI_API_KEY: 'sk-wrong-4711-0815-abcdef',
      'INPUT_BASE-URL': endpoint.url,
      INPUT_MODEL: 'm',
    };
    const run = await modelRun({ args: ['--quiet'], env, event: push });
    expectFailure(run, { kind: 'auth', says: ['no key that it accepts'] });
    expect(leftIn(run, 'output')).toMatch(
      /^status=failure\nexit-code=1\nplan-id=\nfindings=0\napproval=\nsession=[\w.-]*\n$/,
    );
    expect(leftIn(run, 'summary')).toContain('no key that it accepts');
    expectNoTrace(run, [testKey, 'sk-wrong-4711-0815-abcdef'], endpoint);
  });
});
