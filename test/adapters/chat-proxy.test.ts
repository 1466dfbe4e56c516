import { createServer as createTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proxySettings } from '../../src/adapters/chat';
import { isExempt, proxyFor } from '../../src/adapters/chat-proxy';
import { close, listenOn, type ScriptedEndpoint, startEndpoint } from '../fakes/endpoint';
import { startBytes } from '../fakes/endpoint-bytes';
import { certificateFor } from '../fakes/endpoint-certificate';
import { chatTo, hello, never, testKey } from '../fakes/endpoint-chat';
import { type ScriptedProxy, startProxy } from '../fakes/endpoint-proxy';

const whole = JSON.stringify({ choices: [{ message: { content: 'hello' }, finish_reason: 'stop' }] });
const certificate = certificateFor('model.test');
const trusted = getCACertificates();
let endpoint: ScriptedEndpoint;
let secure: { port: number; keys: (string | undefined)[]; close(): Promise<void> };
const open: ScriptedProxy[] = [];

beforeAll(async () => {
  endpoint = await startEndpoint('ollama', () => 'hello');
  const keys: (string | undefined)[] = [];
  const server = createTls(certificate, (req, res) => {
    keys.push(req.headers.authorization);
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end(whole));
  });
  secure = { port: Number(new URL(await listenOn(server)).port), keys, close: () => close(server) };
  setDefaultCACertificates([...trusted, certificate.cert]);
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await endpoint.close();
  await secure.close();
});

async function proxy(...how: Parameters<typeof startProxy>): Promise<ScriptedProxy> {
  const started = await startProxy(...how);
  open.push(started);
  return started;
}
const through = (url: string, noProxy = '') => ({ proxy: { https: url, http: url, noProxy } });
const toLoopback: LookupFunction = (_, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
const portOf = (url: string) => Number(new URL(url).port);
const withLeave = (url: string) => url.replace('http://', 'http://ann:p%40ss-word@');

test('an http endpoint through a proxy, which reads the request', async () => {
  const way = await proxy(portOf(endpoint.url));
  const result = await chatTo('http://model.test/v1', through(withLeave(way.url))).send(hello, never);
  expect(result).toMatchObject({ kind: 'answer', content: 'hello', ended: true });
  expect(way.asked).toMatchObject([
    {
      method: 'POST',
      target: 'http://model.test/v1/chat/completions',
      headers: { host: 'model.test', 'proxy-authorization': `Basic ${btoa('ann:p@ss-word')}` },
    },
  ]);
});

test('an https endpoint through a tunnel, in which the proxy sees no key', async () => {
  const way = await proxy(secure.port);
  const result = await chatTo('https://model.test:8443/v1', through(withLeave(way.url))).send(hello, never);
  expect(result).toMatchObject({ kind: 'answer', content: 'hello', ended: true });
  expect(way.asked).toMatchObject([
    {
      method: 'CONNECT',
      target: 'model.test:8443',
      headers: { 'proxy-authorization': `Basic ${btoa('ann:p@ss-word')}` },
    },
  ]);
  expect(JSON.stringify(way.asked) + way.seen()).not.toContain(testKey);
  expect(secure.keys.at(-1)).toBe(`Bearer ${testKey}`);
});

test('a proxy that is itself spoken to over TLS, and one whose certificate nobody trusts', async () => {
  const way = await proxy(secure.port, null, certificate);
  const odd = await proxy(secure.port, null, certificateFor('model.test'));
  const by = ({ url }: ScriptedProxy) => ({
    ...through(url.replace('http://127.0.0.1', 'https://model.test')),
    lookup: toLoopback,
  });
  const result = await chatTo('https://model.test:8443/v1', by(way)).send(hello, never);
  expect(result).toMatchObject({ kind: 'answer', content: 'hello', ended: true });
  const untrusted = await chatTo('https://model.test:8443/v1', by(odd)).send(hello, never);
  expect(untrusted).toMatchObject({
    kind: 'broken',
    fault: 'proxy',
    detail: expect.stringMatching(/SELF_SIGNED/),
  });
});

test.each([
  ['https://model.test/v1', 407, 'wants other credentials for model.test: status 407'],
  ['https://model.test/v1', 502, 'gives no tunnel for model.test: status 502'],
  ['http://model.test/v1', 407, 'wants other credentials for model.test: status 407'],
])('%s through a proxy that answers %d', async (url, status, words) => {
  const way = await proxy(1, status);
  const result = await chatTo(url, through(withLeave(way.url))).send(hello, never);
  const detail = `the proxy ${new URL(way.url).host} ${words}`;
  expect(result).toEqual({ kind: 'broken', fault: 'proxy', detail });
});

test('a proxy that is not there, speaks first, hangs up, or has no address', async () => {
  const chatty = await startBytes((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nwelcome'));
  const short = await startBytes((socket) => socket.end());
  await short.close();
  const hangs = await startBytes((socket) => socket.destroy());
  const cases: [string, RegExp][] = [
    [chatty.origin, /speaks into its tunnel/],
    [short.origin, /ECONNREFUSED/],
    [hangs.origin, /the proxy/],
    ['socks5://ann:p%40ss-word@127.0.0.1:1080', /^HTTPS_PROXY is not the address of an HTTP proxy/],
  ];
  for (const [url, words] of cases) {
    const result = await chatTo('https://model.test/v1', through(url)).send(hello, never);
    expect(result).toMatchObject({ kind: 'broken', fault: 'proxy', detail: expect.stringMatching(words) });
    expect(JSON.stringify(result)).not.toMatch(/p@ss|p%40ss/);
  }
  await chatty.close();
  await hangs.close();
});

test('loopback is never proxied, nor what NO_PROXY names', async () => {
  const way = await proxy(1, 502);
  expect(await chatTo(endpoint.url, through(way.url)).send(hello, never)).toMatchObject({ kind: 'answer' });
  const named = chatTo(`http://model.test:${portOf(endpoint.url)}/v1`, {
    ...through(way.url, '.test'),
    lookup: toLoopback,
  });
  expect(await named.send(hello, never)).toMatchObject({ kind: 'answer' });
  expect(way.asked).toEqual([]);
});

test.each([
  ['http://model.test/', 'model.test', true],
  ['http://model.test/', 'other.test, model.test', true],
  ['http://model.test/', 'other.test model.test', true],
  ['http://a.model.test/', 'model.test', true],
  ['http://a.model.test/', '.model.test', true],
  ['http://a.model.test/', '*.model.test', true],
  ['http://MODEL.test./', 'Model.Test', true],
  ['http://notmodel.test/', 'model.test', false],
  ['http://model.test/', '*', true],
  ['http://model.test/', '', false],
  ['http://model.test/', ',. ,*.', false],
  ['https://model.test/', 'model.test:443', true],
  ['https://model.test/', 'model.test:80', false],
  ['http://model.test:8080/', 'model.test:8080', true],
  ['http://10.1.2.3/', '10.1.2.3', true],
  ['http://10.1.2.3/', '10.0.0.0/8', true],
  ['http://11.1.2.3/', '10.0.0.0/8', false],
  ['http://10.1.2.3/', '10.0.0.0/99', false],
  ['http://10.1.2.3/', '2.3', false],
  ['http://10.1.2.3:81/', '10.1.2.3:80', false],
  ['http://[fd00::1]/', 'fd00:0:0::1', true],
  ['http://[fd00::1]/', '[fd00::1]:80', true],
  ['http://[fd00::1]/', '[fd00::1]:81', false],
  ['http://[fd00::1]/', 'fd00::/8', true],
  ['http://[fd00::1]/', '10.0.0.0/8', false],
])('NO_PROXY: %s and "%s" → %s', (url, list, exempt) => {
  expect(isExempt(new URL(url), list)).toBe(exempt);
});

test('proxies of an environment', () => {
  const environment = {
    HTTPS_PROXY: 'upper:1',
    https_proxy: 'lower:2',
    HTTP_PROXY: ' http://plain:3 ',
    NO_PROXY: 'a',
  };
  const settings = proxySettings(environment);
  expect(settings).toEqual({ https: 'lower:2', http: 'http://plain:3', noProxy: 'a' });
  expect(proxyFor(new URL('https://model.test'), settings)?.href).toBe('http://lower:2/');
  expect(proxyFor(new URL('http://model.test'), settings)?.href).toBe('http://plain:3/');
  expect(proxySettings({})).toEqual({ https: null, http: null, noProxy: '' });
  expect(proxyFor(new URL('https://model.test'), proxySettings({}))).toBeNull();
});
