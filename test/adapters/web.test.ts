import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openWeb, type WebMeans } from '../../src/adapters/web';
import type { WebPage } from '../../src/domain/web';
import { type OpenInternet, openInternet } from '../fakes/open-internet';

const address = '93.184.216.34';
const limits = { connectMs: 2_000, totalMs: 20_000, readingMs: 5_000, bytes: 200_000 };
const never = new AbortController().signal;
const secret = ['q7Zp2mKx', '9vRt4LwB', 'c8Ns3HyD'].join('');

const webOf = (net: OpenInternet, means: Partial<WebMeans> = {}, changes: Partial<typeof limits> = {}) =>
  openWeb(
    { leave: 'granted', searchUrl: null, environment: {}, known: () => [secret], ...means },
    net.reach,
    { ...limits, ...changes },
  );
const reasonOf = (page: WebPage) => (page.ok ? `read: ${page.text.slice(0, 100)}` : page.reason);

/** A net in which example.com is one server. */
async function site(listener: RequestListener): Promise<OpenInternet> {
  const net = openInternet();
  net.name('example.com', [address]);
  await net.serve(address, listener);
  return net;
}

const plain =
  (body: string | Buffer, type = 'text/plain', headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);

test('PM-014 a page is read as text, from the address that was judged, with nothing told of this machine', async () => {
  const heard: unknown[] = [];
  const net = await site((request, response) => {
    heard.push(request.method, request.url, request.headers);
    plain(
      '<title>A &amp; B</title><h1>Hello</h1><p>See <a href="/more">more</a>.</p><script>x()</script>',
      'text/html',
    )(request, response);
  });
  const page = await webOf(net).fetch('http://example.com/a?b=c#d', never);
  expect(page).toEqual({
    ok: true,
    url: 'http://example.com/a?b=c',
    title: 'A & B',
    text: 'Hello\n\nSee more [http://example.com/more].',
    cut: false,
  });
  expect(net.dialled).toEqual([`${address}:80`]);
  expect(heard.slice(0, 2)).toEqual(['GET', '/a?b=c']);
  expect(heard[2]).toEqual({
    host: 'example.com',
    'user-agent': 'Countersign',
    accept: expect.any(String),
    'accept-encoding': 'gzip, deflate, br',
    connection: expect.any(String),
  });
});

test('PM-014 an encrypted page is read by its name, at the address that was judged', async () => {
  const net = openInternet();
  net.name('safe.example.com', [address]);
  await net.serve(address, plain('safe'), 'safe.example.com');
  expect(await webOf(net).fetch('https://safe.example.com/', never)).toMatchObject({
    ok: true,
    text: 'safe',
  });
  expect(net.dialled).toEqual([`${address}:443`]);
  net.name('other.example.com', [address]);
  expect(reasonOf(await webOf(net).fetch('https://other.example.com/', never))).toMatch(
    /could not be read \(.*certificate/,
  );
});

test.each([
  ['not-given', /--allow-network/],
  ['untrusted', /not trusted/],
] as const)(
  'PM-014 without leave (%s) nothing is asked for, and the refusal says so',
  async (leave, words) => {
    const net = await site(plain('x'));
    const web = webOf(net, { leave, searchUrl: 'http://127.0.0.1:1/' });
    expect(await web.fetch('http://example.com/', never)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(words),
    });
    expect(await web.search('x', 5, never)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(words),
    });
    expect([net.asked, net.dialled]).toEqual([[], []]);
  },
);

test.each([
  ['http://127.0.0.1/', []],
  ['http://2130706433/', []],
  ['http://[::ffff:a9fe:a9fe]/', []],
  ['http://localhost./', []],
  ['http://inside.example.com/', ['inside.example.com']],
  ['http://mixed.example.com/', ['mixed.example.com']],
  ['http://six.example.com/', ['six.example.com']],
  ['http://zone.example.com/', ['zone.example.com']],
  ['http://odd.example.com/', ['odd.example.com']],
  ['http://empty.example.com/', ['empty.example.com']],
])('PM-014 %s is not connected to', async (url, asked) => {
  const net = openInternet();
  net.name('inside.example.com', ['10.0.0.7']);
  net.name('mixed.example.com', [address, '169.254.169.254']);
  net.name('six.example.com', ['2606:4700::1111', '::ffff:169.254.169.254']);
  net.name('zone.example.com', ['fe80::1%eth0']);
  net.name('odd.example.com', ['010.8.8.8']);
  net.name('empty.example.com', []);
  const page = await webOf(net).fetch(url, never);
  expect(reasonOf(page)).toMatch(/is not a public address; only pages of the open internet are read/);
  // What a name leads to is not told: it would be a map of the network.
  expect(reasonOf(page)).not.toMatch(/169\.254|fe80|10\.0/);
  expect([net.asked, net.dialled]).toEqual([asked, []]);
});

test('PM-014 a name that leads elsewhere the second time is asked once, and its first address connected to', async () => {
  const net = openInternet();
  net.name('rebind.example.com', [address], ['127.0.0.1']);
  await net.serve(address, plain('outside'));
  await net.serve('127.0.0.1', plain('inside'));
  const web = webOf(net);
  expect(reasonOf(await web.fetch('http://rebind.example.com/', never))).toBe('read: outside');
  expect(reasonOf(await web.fetch('http://rebind.example.com/again', never))).toMatch(/not a public address/);
  expect(net.dialled).toEqual([`${address}:80`]);
});

test('PM-014 a redirect to a name that has become private is not followed', async () => {
  const net = openInternet();
  net.name('rebind.example.com', [address], ['127.0.0.1']);
  await net.serve(address, (_, response) => response.writeHead(302, { location: '/next' }).end());
  await net.serve('127.0.0.1', plain('inside'));
  expect(reasonOf(await webOf(net).fetch('http://rebind.example.com/', never))).toMatch(
    /not a public address/,
  );
  expect(net.dialled).toEqual([`${address}:80`]);
});

test.each([
  ['http://169.254.169.254/latest/meta-data/', /not a public address/],
  ['//metadata.google.internal/', /not a public address/],
  ['http://[::1]/', /not a public address/],
  ['file:///etc/passwd', /Only https and http/],
  ['http://user:pass@example.com/', /user name or a password/],
  ['http://example.com:25/', /Port 25/],
  ['http://[', /no address/],
  [`/?q=${secret}`, /secret/],
  [`/${'a'.repeat(3_000)}`, /more than 2000/],
])('PM-014 a redirect to %s is not followed', async (location, reason) => {
  const net = await site((_, response) => response.writeHead(302, { location }).end());
  expect(reasonOf(await webOf(net).fetch('http://example.com/', never))).toMatch(reason);
  expect(net.dialled).toHaveLength(1);
});

test('PM-014 redirects are followed five times, and no cookie goes along', async () => {
  const cookies: unknown[] = [];
  const net = await site((request, response) => {
    cookies.push(request.headers.cookie, request.headers.referer);
    const at = Number(request.url?.slice(1));
    if (at === 0) return plain('done')(request, response);
    response.writeHead(302, { location: `/${at - 1}`, 'set-cookie': 'a=b' }).end();
  });
  expect(reasonOf(await webOf(net).fetch('http://example.com/5', never))).toBe('read: done');
  expect(net.dialled).toHaveLength(6);
  expect(cookies.filter((one) => one !== undefined)).toEqual([]);
  expect(reasonOf(await webOf(net).fetch('http://example.com/6', never))).toMatch(/more than 5 times/);
  const loop = await site((_, response) => response.writeHead(301, { location: '/' }).end());
  expect(reasonOf(await webOf(loop).fetch('http://example.com/', never))).toMatch(/more than 5 times/);
  expect(loop.dialled).toHaveLength(6);
});

test.each([
  `http://example.com/?q=${secret}`,
  `http://example.com/${Buffer.from(secret).toString('hex')}`,
  `http://${secret.toLowerCase()}.example.com/`,
  `http://${[...secret].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('')}.example.com/`,
])('PM-014 an address with a secret in it (%#) is asked of nobody', async (url) => {
  const net = await site(plain('x'));
  const reason = reasonOf(await webOf(net).fetch(url, never));
  expect(reason).toMatch(/secret of this run/);
  expect(reason).not.toContain(secret);
  expect([net.asked, net.dialled]).toEqual([[], []]);
});

test('PM-014 behind a proxy nobody could tell where a request goes: refused, unless the host is taken out', async () => {
  const net = await site(plain('straight'));
  for (const environment of [
    { http_proxy: 'http://proxy.example:3128' },
    { HTTP_PROXY: 'proxy.example:3128' },
  ])
    expect(reasonOf(await webOf(net, { environment }).fetch('http://example.com/', never))).toMatch(
      /proxy.*NO_PROXY/,
    );
  expect(net.dialled).toEqual([]);
  const environment = { http_proxy: 'http://proxy.example:3128', no_proxy: 'example.com' };
  expect(reasonOf(await webOf(net, { environment }).fetch('http://example.com/', never))).toBe(
    'read: straight',
  );
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a page packed with %s is unpacked, and of a bomb the beginning is kept', async (encoding, pack) => {
  const headers = { 'content-encoding': encoding };
  const bomb = pack(Buffer.alloc(3_000_000, 'a'));
  expect(bomb.length).toBeLessThan(limits.bytes / 10);
  const net = await site((request, response) =>
    plain(request.url === '/bomb' ? bomb : pack('packed'), 'text/plain', headers)(request, response),
  );
  const web = webOf(net);
  expect(reasonOf(await web.fetch('http://example.com/', never))).toBe('read: packed');
  const page = await web.fetch('http://example.com/bomb', never);
  expect(page).toMatchObject({ ok: true, cut: true });
  expect(page.ok && page.text.length).toBe(limits.bytes);
});

test('packed bytes without an end that unpack to nothing are left', async () => {
  const empty = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')));
  const net = await site((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
    const more = () => {
      while (!response.destroyed && response.write(empty));
      response.once('drain', more);
    };
    more();
  });
  expect(await webOf(net).fetch('http://example.com/', never)).toMatchObject({
    ok: true,
    text: '',
    cut: true,
  });
});

test('a page without an end is cut, one that stops short of its end is not taken for whole', async () => {
  const net = await site((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/plain',
      ...(request.url === '/short' ? { 'content-length': '1000' } : {}),
    });
    if (request.url === '/short') return response.write('beginning', () => response.destroy());
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  });
  const web = webOf(net);
  expect(await web.fetch('http://example.com/endless', never)).toMatchObject({ ok: true, cut: true });
  expect(reasonOf(await web.fetch('http://example.com/short', never))).toMatch(/could not be read/);
  const broken = await site(
    plain(gzipSync('a'.repeat(1_000)).subarray(0, 20), 'text/plain', { 'content-encoding': 'gzip' }),
  );
  expect(reasonOf(await webOf(broken).fetch('http://example.com/', never))).toMatch(/could not be read/);
});

test.each([
  ['silence', (write: (text: string) => void) => write('')],
  ['a slow head', (write: (text: string) => void) => write('HTTP/1.1 200 OK\r\ncontent-ty')],
  [
    'a slow body',
    (write: (text: string) => void) => write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\nabc'),
  ],
  [
    'answers before the answer',
    (write: (text: string) => void) => {
      for (let at = 0; at < 1_000; at += 1) write('HTTP/1.1 103 Early Hints\r\n\r\n');
    },
  ],
])('a server that keeps its line open without an end (%s) is left at the deadline', async (_, talk) => {
  const net = openInternet();
  net.name('example.com', [address]);
  await net.speak(address, (socket) => talk((text) => void (text && socket.write(text))));
  const page = await webOf(net, {}, { totalMs: 300 }).fetch('http://example.com/', never);
  expect(reasonOf(page)).toMatch(/did not come within 0.3 seconds/);
});

test('heads without an end, odd status and odd packing are refused', async () => {
  const net = openInternet();
  net.name('example.com', [address]);
  await net.speak(address, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (!socket.destroyed && socket.write(`x-${'a'.repeat(1_000)}: b\r\n`));
      socket.once('drain', more);
    };
    more();
  });
  expect(reasonOf(await webOf(net).fetch('http://example.com/', never))).toMatch(
    /could not be read \(.*[Hh]eader/,
  );
  const status = await site((_, response) => response.writeHead(404).end('gone'));
  expect(reasonOf(await webOf(status).fetch('http://example.com/', never))).toMatch(
    /answered with status 404/,
  );
  const packed = await site(plain('x', 'text/plain', { 'content-encoding': 'gzip, gzip' }));
  expect(reasonOf(await webOf(packed).fetch('http://example.com/', never))).toMatch(/packed in a way/);
});

test.each([
  'image/png',
  'application/octet-stream',
  'application/pdf',
  'image/svg+xml',
  'text',
  '',
  'text/html, image/png',
])('PM-014 a page of the type "%s" is not read', async (type) => {
  const net = await site((_, response) => {
    if (type !== '') response.setHeader('content-type', type);
    response.end('abc');
  });
  expect(reasonOf(await webOf(net).fetch('http://example.com/', never))).toMatch(
    /only text, HTML, JSON and XML/,
  );
});

test('what calls itself text and is none is not read', async () => {
  const net = await site(plain(Buffer.from([1, 2, 0, 3])));
  expect(reasonOf(await webOf(net).fetch('http://example.com/', never))).toMatch(
    /calls itself text and is none/,
  );
});

test.each([
  ['text/plain; charset=iso-8859-1', Buffer.from('caf\xe9', 'latin1')],
  ['text/plain', Buffer.from('café')],
  ['text/plain; charset="no such"', Buffer.from('café')],
  ['application/json', Buffer.from('café')],
  ['text/plain; charset=utf-8', Buffer.from('\ufeffcafé')],
  ['text/plain', Buffer.from('\ufeffcafé', 'utf16le')],
  ['text/html', Buffer.from('<meta charset="windows-1252">caf\xe9', 'latin1')],
])('the text of %s is read in its own encoding', async (type, body) => {
  const net = await site(plain(body, type));
  expect(reasonOf(await webOf(net).fetch('http://example.com/', never))).toBe('read: café');
});

test('HTML becomes text that can be read: headings, lists, tables, code, links', async () => {
  const html = `<html><head><title>${'long '.repeat(1_000)}</title><style>p{}</style></head><body>
    <h2>Part</h2><ul><li>one<li>two</ul><table><tr><th>k<th>v<tr><td>a<td>b</table><pre>  x\n   y</pre>
    <a href="javascript:alert(1)">bad</a> <a href="#here">here</a> <a href="https://other.example/x">far</a>
    <img src="https://tracker.example/pixel" alt="picture"><svg><text>drawn</text></svg><template>unseen</template>`;
  const net = await site(plain(html, 'text/html'));
  const page = await webOf(net).fetch('http://example.com/', never);
  expect(page.ok && [...(page.title ?? '')].length).toBe(301);
  expect(page.ok && page.text.split('\n').map((line) => line.trimEnd())).toEqual([
    'Part',
    '',
    ' * one',
    ' * two',
    '',
    'k | v |',
    'a | b |',
    '',
    '  x',
    '   y',
    '',
    'bad here far [https://other.example/x]',
  ]);
});

test('PM-014 a page that is built to be read without an end is refused', async () => {
  const net = await site(plain('<div>'.repeat(400_000), 'text/html'));
  const page = await webOf(net, {}, { totalMs: 60_000, readingMs: 300, bytes: 4_000_000 }).fetch(
    'http://example.com/',
    never,
  );
  expect(reasonOf(page)).toMatch(/takes too long/);
});

test('reading on in a page asks nobody again; what failed is asked for again', async () => {
  let fails = true;
  const net = await site((request, response) => {
    if (fails) return response.writeHead(500).end();
    plain(`page ${request.url}`)(request, response);
  });
  const web = webOf(net);
  expect((await web.fetch('http://example.com/1', never)).ok).toBe(false);
  fails = false;
  for (const at of [1, 1, 2, 3, 4, 5, 5, 1]) await web.fetch(`http://example.com/${at}`, never);
  expect(net.dialled).toHaveLength(1 + 6);
});

test('a call that is ended says so', async () => {
  const net = await site(() => {});
  const ended = new AbortController();
  const page = webOf(net).fetch('http://example.com/', ended.signal);
  ended.abort();
  expect(reasonOf(await page)).toMatch(/the call was ended/);
  expect(reasonOf(await webOf(net).fetch('http://nowhere.example.com/', never))).toMatch(
    /could not be read \(.*ENOTFOUND/,
  );
});
