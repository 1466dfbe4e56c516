import { createServer as createTls } from 'node:https';
import { createServer, type LookupFunction } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { close, listenOn, startScript } from '../fakes/endpoint';
import { type ByteServer, startBytes } from '../fakes/endpoint-bytes';
import { type Certificate, certificateFor } from '../fakes/endpoint-certificate';
import { chatTo, hello, never, testKey } from '../fakes/endpoint-chat';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
function kept<T extends { close(): Promise<void> }>(one: T): T {
  open.push(one);
  return one;
}

/** Takes every host name to loopback. */
const toLoopback: LookupFunction = (_, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
const failing =
  (code: string): LookupFunction =>
  (host, _, done) =>
    done(Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code }), '');
const short = { connectMs: 300, firstTokenMs: 300, idleMs: 200 };
const done = JSON.stringify({ choices: [{ message: { content: 'hello' }, finish_reason: 'stop' }] });

async function startSecure(certificate: Certificate) {
  const server = createTls(certificate, (req, res) => {
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end(done));
  });
  const origin = await listenOn(server);
  return kept({ port: new URL(origin).port, close: () => close(server) });
}

test('a refused connection', async () => {
  const origin = await listenOn(createServer().unref());
  const gone = kept(await startBytes(() => {}));
  await gone.close();
  const result = await chatTo(`${gone.origin}/v1`).send(hello, never);
  expect(origin).not.toBe(gone.origin);
  expect(result).toMatchObject({ kind: 'broken', fault: 'refused' });
  expect(result).toMatchObject({ detail: expect.stringContaining('ECONNREFUSED') });
});

test.each(['ENOTFOUND', 'EAI_AGAIN'])('a host name that gives %s', async (code) => {
  const chat = chatTo('https://endpoint.invalid/v1', { lookup: failing(code) });
  const result = await chat.send(hello, never);
  expect(result).toEqual({ kind: 'broken', fault: 'dns', detail: `getaddrinfo ${code} endpoint.invalid` });
});

test('a name that is never resolved, and a handshake that never ends', async () => {
  const silent = kept(await startBytes(() => {}));
  const chats = [
    chatTo('http://endpoint.invalid/v1', { lookup: () => {}, deadlines: short }),
    chatTo(silent.origin.replace('http:', 'https:'), { deadlines: short }),
  ];
  for (const chat of chats) {
    const result = await chat.send(hello, never);
    expect(result).toEqual({ kind: 'broken', fault: 'connect', detail: 'no connection within 0.3 s' });
  }
});

test('certificates: self-signed, expired, of another host, none', async () => {
  const day = 86_400_000;
  const past = certificateFor('model.test', new Date(Date.now() - 9 * day), new Date(Date.now() - 2 * day));
  const plain = kept(await startScript((_, res) => res.end()));
  const cases: [string, string, Certificate | null, string, boolean][] = [
    ['self-signed', 'model.test', certificateFor('model.test'), 'SELF_SIGNED', false],
    ['expired', 'model.test', past, 'CERT_HAS_EXPIRED', true],
    ['another host', 'other.test', certificateFor('model.test'), 'ERR_TLS_CERT_ALTNAME_INVALID', true],
    ['plain HTTP', 'model.test', null, 'ERR_SSL', false],
  ];
  for (const [name, host, certificate, code, trusted] of cases) {
    const port = certificate === null ? new URL(plain.url).port : (await startSecure(certificate)).port;
    const chat = chatTo(`https://${host}:${port}/v1`, { lookup: toLoopback });
    const result = await trusting(trusted ? certificate : null, () => chat.send(hello, never));
    expect(result, name).toMatchObject({ kind: 'broken', fault: 'tls' });
    expect(result, name).toMatchObject({ detail: expect.stringContaining(code) });
  }
});

test('a certificate that the machine trusts', async () => {
  const certificate = certificateFor('model.test');
  const { port } = await startSecure(certificate);
  const chat = chatTo(`https://model.test:${port}/v1`, { lookup: toLoopback });
  const result = await trusting(certificate, () => chat.send(hello, never));
  expect(result).toMatchObject({ kind: 'answer', content: 'hello', ended: true });
});

test('silence before the first piece, and within the answer', async () => {
  const piece = 'data: {"choices":[{"index":0,"delta":{"content":"hel"}}]}\n\n';
  const server = kept(
    await startScript((_, res, n) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write(n === 0 ? ': connected\n\n' : piece);
    }),
  );
  const hasty = chatTo(server.url, { deadlines: { connectMs: 5_000, firstTokenMs: 300, idleMs: 5_000 } });
  expect(await hasty.send(hello, never)).toEqual({
    kind: 'broken',
    fault: 'first_token',
    detail: 'connected, and nothing of an answer within 0.3 s',
  });
  const patient = chatTo(server.url, { deadlines: { connectMs: 5_000, firstTokenMs: 5_000, idleMs: 200 } });
  const detail = 'the answer stopped coming for 0.2 s';
  expect(await patient.send(hello, never)).toEqual({ kind: 'broken', fault: 'idle', detail });
});

test('a role and filter results are no first piece yet', async () => {
  const server = kept(
    await startScript((_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: {"choices":[],"prompt_filter_results":[]}\n\n');
      res.write('data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}\n\n');
    }),
  );
  const chat = chatTo(server.url, { deadlines: { connectMs: 5_000, firstTokenMs: 400, idleMs: 1 } });
  expect(await chat.send(hello, never)).toMatchObject({ kind: 'broken', fault: 'first_token' });
});

test('a line that is only kept open after a piece', async () => {
  const server = kept(
    await startScript((_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: {"choices":[{"index":0,"delta":{"content":"hel"}}]}\n\n');
      const timer = setInterval(() => res.write(': still here\n\n'), 10);
      res.on('close', () => clearInterval(timer));
    }),
  );
  const chat = chatTo(server.url, { deadlines: { connectMs: 5_000, firstTokenMs: 600, idleMs: 600 } });
  const result = await chat.send(hello, never);
  expect(result).toMatchObject({ kind: 'broken', detail: expect.stringMatching(/^the line was kept open/) });
});

test('a connection that is reset, before an answer and within', async () => {
  const reset = (text: string) => async (): Promise<ByteServer> =>
    kept(await startBytes((socket) => socket.write(text, () => socket.resetAndDestroy())));
  for (const start of [
    reset(''),
    reset('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: {"cho'),
  ]) {
    const result = await chatTo((await start()).origin).send(hello, never);
    expect(result).toMatchObject({ kind: 'broken', fault: 'reset' });
  }
});

test('a run that is stopped before, and while it waits', async () => {
  const stop = new AbortController();
  const server = kept(await startScript(() => stop.abort(new Error(`stopped with ${testKey}`))));
  const chat = chatTo(server.url);
  const stopped = { kind: 'broken', fault: 'aborted', detail: 'the run was stopped' };
  expect(await chat.send(hello, AbortSignal.abort())).toEqual(stopped);
  expect(server.requests).toHaveLength(0);
  expect(await chat.send(hello, stop.signal)).toEqual(stopped);
  expect(server.requests).toHaveLength(1);
});

/** Runs with a certificate among those that Node trusts. */
async function trusting<T>(certificate: Certificate | null, run: () => Promise<T>): Promise<T> {
  const before = getCACertificates();
  setDefaultCACertificates(certificate === null ? before : [...before, certificate.cert]);
  try {
    return await run();
  } finally {
    setDefaultCACertificates(before);
  }
}
