import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openWeb } from '../../src/adapters/web';

const never = new AbortController().signal;
const secret = ['q7Zp2mKx', '9vRt4LwB', 'c8Ns3HyD'].join('');
const limits = { connectMs: 5_000, totalMs: 10_000, readingMs: 1_000, bytes: 100_000 };

/** A search on this machine: the operator's address may be a private one. */
async function searchAt(listener: RequestListener, totalMs = limits.totalMs) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (searchUrl: string | null) =>
    openWeb({ leave: 'granted', searchUrl, environment: {}, known: () => [secret] }, null, {
      ...limits,
      totalMs,
    });
  return { web: open(`http://${base}`), open, base };
}
const results =
  (list: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results: list }));
const hit = { title: 'Title', url: 'https://example.com/', content: 'What it says.' };

test('a search is asked for JSON, with the parameters and credentials of its address', async () => {
  const heard: unknown[] = [];
  const { open, base } = await searchAt((request, response) => {
    heard.push(request.url, request.headers.authorization, request.headers['user-agent']);
    results([hit])(request, response);
  });
  const found = {
    ok: true,
    hits: [{ title: 'Title', url: 'https://example.com/', excerpt: 'What it says.' }],
  };
  for (const address of [
    `http://${base}`,
    `http://${base}/`,
    `http://${base}/search`,
    `http://us:er@${base}/sx/?key=a`,
  ])
    expect(await open(address).search('a & b', 5, never)).toEqual(found);
  const basic = `Basic ${Buffer.from('us:er').toString('base64')}`;
  const plain = ['/search?q=a+%26+b&format=json', undefined, 'Countersign'];
  expect(heard).toEqual([
    ...plain,
    ...plain,
    ...plain,
    '/sx/search?key=a&q=a+%26+b&format=json',
    basic,
    'Countersign',
  ]);
});

test('what a search answers is bounded, cleaned, and only what could be read', async () => {
  const odd = [
    null,
    'x',
    { title: 'no address' },
    { title: 'script', url: 'javascript:alert(1)' },
    { title: 'long', url: `https://example.com/${'a'.repeat(3_000)}` },
    { title: `a\nb\u202e${'c'.repeat(1_000)}`, url: 'https://example.com/1', content: 'd'.repeat(5_000) },
    { url: 'https://example.com/2', content: 7 },
    ...Array.from({ length: 500 }, () => hit),
  ];
  const { web } = await searchAt(results(odd));
  const found = await web.search('x', 4, never);
  const hits = found.ok ? found.hits : [];
  expect(hits).toHaveLength(4);
  expect(hits[0]?.title).toMatch(/^a b‹U\+202E›c{150,200}…$/);
  expect(hits[0]?.excerpt).toHaveLength(500);
  expect(hits[1]).toEqual({ title: 'https://example.com/2', url: 'https://example.com/2', excerpt: '' });
});

test.each([
  [
    'a redirect',
    ((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end()) as RequestListener,
    /leads elsewhere, which is not followed/,
  ],
  ['a refusal', ((_, response) => response.writeHead(403).end()) as RequestListener, /list the format json/],
  ['a fault', ((_, response) => response.writeHead(500).end()) as RequestListener, /status 500/],
  ['a page', ((_, response) => response.end('<html>')) as RequestListener, /did not answer with the JSON/],
  ['JSON of another kind', results('none'), /did not answer with the JSON/],
  ['too much', ((_, response) => response.end('a'.repeat(3_000_000))) as RequestListener, /more than 2 MiB/],
  ['silence', (() => {}) as RequestListener, /did not answer within 0.3 seconds/],
  ['a cut line', ((request) => request.socket.destroy()) as RequestListener, /could not be asked/],
])('a search that answers with %s costs the call', async (_, listener, reason) => {
  const { web } = await searchAt(listener, reason.source.includes('0.3') ? 300 : undefined);
  expect(await web.search('x', 5, never)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
});

test('PM-014 a query with a secret, without words or with too many is asked of nobody', async () => {
  let heard = 0;
  const { web, open } = await searchAt((request, response) => {
    heard += 1;
    results([])(request, response);
  });
  const asked = async (query: string) => {
    const found = await web.search(query, 5, never);
    return found.ok ? '' : found.reason;
  };
  expect(await asked(`what is ${secret}?`)).toMatch(/holds a secret/);
  expect(await asked(Buffer.from(secret).toString('base64'))).toMatch(/holds a secret/);
  expect(await asked(' ')).toMatch(/nothing to search for/);
  expect(await asked('a '.repeat(300))).toMatch(/more than 400 characters/);
  expect(heard).toBe(0);
  expect(await open(null).search('x', 5, never)).toMatchObject({
    reason: expect.stringMatching(/--search-url/),
  });
  expect(await open('file:///x').search('x', 5, never)).toMatchObject({
    reason: expect.stringMatching(/--search-url/),
  });
  expect(await asked('x')).toBe('');
  expect(heard).toBe(1);
});
