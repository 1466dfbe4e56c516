import type { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listenOn, type ParsedRequest, type ScriptedEndpoint } from '../fakes/endpoint';
import { testKey } from '../fakes/endpoint-chat';
import { chunk, servers } from '../fakes/endpoint-servers';
import { reading, stageOf } from '../fakes/model';
import {
  expectFailure,
  expectNoModelClaimed,
  expectNoTrace,
  expectValid,
  known,
  leftIn,
  type ModelRun,
  modelRun,
  type Setup,
} from './model-runs';

const here = servers();
const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => here.close());

const env = { OPENAI_API_KEY: testKey };
const args = (url: string, ...more: string[]) => ['--base-url', url, '--model', 'scripted', ...more];

/** Whoever connects is never spoken to. */
async function mute(): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  open.push({
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
  return listenOn(server);
}

/** Answers well up to a stage, and leaves that one waiting for ever; `at` hears of each request that waits. */
async function stalling(from: 'plan' | 'critics', at: (request: ParsedRequest) => void = () => {}) {
  const good = await here.endpoint('strict', reading(known), { key: testKey });
  const endpoint: ScriptedEndpoint = await here.script(async (req, res, n) => {
    const request = endpoint.requests[n] as ParsedRequest;
    if (from === 'plan' || stageOf(request) !== 'plan') return at(request);
    const { authorization = '' } = req.headers;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${good.url}/chat/completions`, { method: 'POST', headers, body: req.text });
    await handOn(answer, res);
  });
  return endpoint;
}

async function handOn(answer: Response, res: ServerResponse): Promise<void> {
  res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  res.end(await answer.text());
}

test('deadlines: to connect, for the first piece, within an answer, and with signs of life alone', async () => {
  const noHandshake = `${(await mute()).replace('http:', 'https:')}/v1`;
  const silent = await stalling('plan');
  const halfway = await here.script((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(chunk({ content: '{"title":' }));
  });
  const beating = await here.script((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const beat = setInterval(() => res.write(': still here\n\n'), 20);
    res.on('close', () => clearInterval(beat));
  });
  const cases: [flag: string, url: string, said: string][] = [
    ['--connect-timeout', noHandshake, 'no connection within 0.2 s'],
    ['--first-token-timeout', silent.url, 'nothing of an answer within 0.2 s'],
    ['--idle-timeout', halfway.url, 'stopped coming for 0.2 s'],
    ['--first-token-timeout', beating.url, 'nothing of an answer within 0.2 s'],
  ];
  const runs = await Promise.all(
    cases.map(([flag, url]) => modelRun({ args: args(url, '--quiet', flag, '0.2'), env })),
  );
  for (const [at, [flag, url, said]] of cases.entries()) {
    const run = runs[at] as ModelRun;
    expectFailure(run, { kind: 'model', says: [url, said, flag] });
    expectNoTrace(run, [testKey]);
    // Once, and four times more.
    expect(run.report.usage.calls).toBe(5);
  }
  for (const { requests } of [silent, halfway, beating]) expect(requests).toHaveLength(5);
});

/** Time is up, or somebody stopped the run: the report is there, and nothing in it passes for more than was done. */
function expectStopped(
  run: ModelRun,
  status: 'timeout' | 'failure',
  reason: string,
  endpoint: ScriptedEndpoint,
) {
  expect([run.code, run.report.status, run.report.error?.kind]).toEqual([1, status, 'budget']);
  expect(run.said).toHaveLength(1);
  expect(run.said[0]).toMatch(/^countersign: [A-Z][^\n]{10,300}\.$/);
  expect(run.report.coverage.skipped.some((one) => one.reason.includes(reason))).toBe(true);
  expect(leftIn(run, 'result.md')).toContain(reason);
  expectValid(run.report);
  expectNoTrace(run, [testKey], endpoint);
}

describe('--timeout over all', () => {
  // Long enough for a busy machine to come to the question at all.
  const limited = (url: string, ...more: string[]) => ({
    args: args(url, '--quiet', '--timeout', '6', ...more),
    env,
  });

  test('the planner does not answer', async () => {
    const endpoint = await stalling('plan');
    const run = await modelRun(limited(endpoint.url));
    expectStopped(run, 'timeout', 'the time limit of 6 seconds', endpoint);
    expectNoModelClaimed(run.report);
    expect(run.said[0]).toContain('--timeout');
  });

  test('the critics do not answer: the plan is there, and who did not examine it is named', async () => {
    const endpoint = await stalling('critics');
    const run = await modelRun(limited(endpoint.url));
    expectStopped(run, 'timeout', 'the time limit of 6 seconds', endpoint);
    expect(run.report.plan?.title).toBe(known.task);
    expect(run.report.modes).toEqual({});
    const skipped = run.report.coverage.skipped.map(({ what }) => what).sort();
    expect(skipped).toEqual(['debugger', 'reviewer', 'security']);
  });

  test('an endpoint that asks to come back later', async () => {
    const endpoint = await here.reply('text/plain', 'busy', 429, { 'retry-after': '50' });
    const run = await modelRun(limited(endpoint.url));
    expectStopped(run, 'timeout', 'the time limit of 6 seconds', endpoint);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('a wait between two tries', async () => {
    const endpoint = await here.endpoint('strict', () => 'I am a teapot.');
    const home = { '.countersign/config.yaml': 'structuredOutput:\n  defaultRetryDelay: 60000\n' };
    const run = await modelRun({ ...limited(endpoint.url), home });
    expectStopped(run, 'timeout', 'the time limit of 6 seconds', endpoint);
  });
});

describe('a run that is interrupted while it waits for an endpoint', () => {
  /** Interrupted by `signal` as soon as the test says so. */
  function interruptible(signal: 'SIGINT' | 'SIGTERM') {
    let child: ReturnType<typeof spawn> | null = null;
    const during: Setup['during'] = (started) => {
      child = started;
    };
    return { during: during as NonNullable<Setup['during']>, now: () => void child?.kill(signal) };
  }

  test.each(['SIGINT', 'SIGTERM'] as const)('%s, the planner is asked', async (signal) => {
    const { during, now } = interruptible(signal);
    const endpoint = await stalling('plan', now);
    const run = await modelRun({ args: args(endpoint.url, '--quiet'), env, during });
    expectStopped(run, 'failure', signal, endpoint);
    expectNoModelClaimed(run.report);
  });

  test('the critics are asked: the plan is in the report', async () => {
    const { during, now } = interruptible('SIGINT');
    let waiting = 0;
    const endpoint = await stalling('critics', () => {
      waiting += 1;
      if (waiting === 3) now();
    });
    const run = await modelRun({ args: args(endpoint.url, '--quiet'), env, during, event: { ref: 'main' } });
    expectStopped(run, 'failure', 'SIGINT', endpoint);
    expect(run.report.plan?.title).toBe(known.task);
    expect(run.report.modes).toEqual({});
    expect(leftIn(run, 'output')).toContain('status=failure\nexit-code=1\n');
  });

  test('it waits to ask again', async () => {
    const { during, now } = interruptible('SIGINT');
    const endpoint = await here.script((_, res) => {
      res.writeHead(503, { 'retry-after': '50' }).end('busy');
      res.on('close', () => setTimeout(now, 100));
    });
    const run = await modelRun({ args: args(endpoint.url, '--quiet'), env, during });
    expectStopped(run, 'failure', 'SIGINT', endpoint);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('it asks which models there are', async () => {
    const { during, now } = interruptible('SIGINT');
    const endpoint = await here.script((req, res) => {
      if (req.method === 'GET') return now();
      res.writeHead(404, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ error: { message: 'no such model', code: 'model_not_found' } }));
    });
    const run = await modelRun({ args: args(endpoint.url, '--quiet'), env, during });
    expectStopped(run, 'failure', 'SIGINT', endpoint);
  });
});

test('a list of models that never comes does not hold up the sentence', async () => {
  const endpoint = await here.script((req, res) => {
    if (req.method === 'GET') return;
    res.writeHead(404, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ error: { message: 'no such model', code: 'model_not_found' } }));
  });
  const run = await modelRun({ args: args(endpoint.url, '--quiet'), env });
  expectFailure(run, { kind: 'model', says: ['does not offer the model "scripted"', '--model'] });
});
