import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/core/address';
import { longestAddress, webAddress } from '../../src/core/address-url';

const closed = [
  ['this machine', '127.0.0.1 127.255.255.254 ::1 0.0.0.0 0.1.2.3 ::'],
  ['private', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1 fd12:3456::1 fec0::1'],
  ['link-local', '169.254.0.1 169.254.255.255 fe80::1 febf::1'],
  [
    'metadata',
    '169.254.169.254 169.254.170.2 fd00:ec2::254 fd20:ce::254 100.100.100.200 192.0.0.192 168.63.129.16',
  ],
  ['shared', '100.64.0.1 100.127.255.255'],
  ['multicast and broadcast', '224.0.0.1 239.255.255.255 255.255.255.255 ff02::1'],
  ['documentation', '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1'],
  [
    'reserved',
    '192.0.0.1 198.18.0.1 198.19.255.255 240.0.0.1 4000::1 100::1 5f00::1 3ffe::1 2001:10::1 2001:20::1',
  ],
  [
    'an IPv4 address inside',
    '::ffff:8.8.8.8 ::ffff:a9fe:a9fe ::8.8.8.8 64:ff9b::8.8.8.8 64:ff9b:1::1 2002:808:808::1 2001:0:808:808::1',
  ],
  ['ISATAP', '2606:4700::5efe:7f00:1 2606:4700::200:5efe:10.0.0.1'],
  ['a zone', 'fe80::1%eth0 2606:4700::1%1'],
  ['another spelling', '010.8.8.8 0x8.8.8.8 8.8.2056 134744072 8 8.8.8.8. [2606:4700::1] example.com'],
] as const;

test.each(closed)('PM-014 %s is not the open internet', (_, addresses) => {
  for (const address of ['', ...addresses.split(' ')])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('PM-014 ordinary addresses are', () => {
  const open =
    '8.8.8.8 1.1.1.1 93.184.216.34 172.15.0.1 172.32.0.1 100.63.0.1 100.128.0.1 192.167.0.1 169.253.0.1 223.255.255.1 2606:4700::1111 2001:4860:4860::8888 2a00:1450::1 2001:200::1';
  for (const address of open.split(' ')) expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

const spellings = [
  'http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f000001/ http://017700000001/ http://0x7f.0.0.1/ http://0177.0.0.1/ http://127.0.1/ http://127.0.0.1./ http://0/ http://0.0.0.0:8080/',
  'http://169.254.169.254/latest http://2852039166/ http://0xa9fea9fe/ http://0251.0376.0251.0376/ http://169.254.43518/ http://169.16689662/ http://0xa9.254.0251.254/',
  'http://[::1]/ http://[::]/ http://[::ffff:127.0.0.1]/ http://[::ffff:a9fe:a9fe]/ http://[0:0:0:0:0:ffff:169.254.169.254]/ http://[fd00:ec2::254]/ http://[fe80::1]/ http://[64:ff9b::a9fe:a9fe]/ http://[2002:a9fe:a9fe::]/ http://[::169.254.169.254]/',
  'http://localhost/ http://LOCALHOST/ http://localhost./ http://a.localhost/ http://localhost.localdomain/ http://metadata.google.internal/ http://metadata.google.internal./ http://printer.local/ http://intranet/ http://db.corp/ http://router.home.arpa/ http://x.onion/',
  'http://ⓛocalhost/ http://１２７.０.０.１/ http://１６９。２５４。１６９。２５４/ http://①②⑦.0.0.1/ http://127%2e0%2e0%2e1/ http://%6c%6f%63%61%6c%68%6f%73%74/ http:\\\\127.0.0.1\\ http:/127.0.0.1/ http:127.0.0.1',
].flatMap((line) => line.split(' '));

test.each(spellings)('PM-014 %s is refused by its spelling alone', (address) => {
  expect(webAddress(address)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/is not a public address/),
  });
});

test.each([
  ['example.com', /no web address/],
  ['', /no web address/],
  ['http://', /no web address/],
  ['http://[fe80::1%25eth0]/', /no web address/],
  ['http://1.2.3.4.5/', /no web address/],
  ['http://256.1.1.1/', /no web address/],
  ['ftp://example.com/', /Only https and http/],
  ['file:///etc/passwd', /Only https and http/],
  ['javascript:alert(1)', /Only https and http/],
  ['data:text/html,x', /Only https and http/],
  ['gopher://example.com/', /Only https and http/],
  ['https://user@example.com/', /user name or a password/],
  ['https://:pw@example.com/', /user name or a password/],
  ['https://example.com@127.0.0.1/', /user name or a password/],
  ['https://example.com:22/', /Port 22 is not read/],
  ['https://example.com:6379/', /Port 6379 is not read/],
  [`https://example.com/${'a'.repeat(longestAddress)}`, /more than 2000 characters/],
  // Short as it is written, and long as it is sent.
  [`https://example.com/${'ü'.repeat(600)}`, /more than 2000 characters/],
])('PM-014 %s is not read', (address, reason) => {
  expect(webAddress(address)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
});

test('PM-014 pages of the open internet may be read, without the fragment', () => {
  const read = (address: string) => {
    const judged = webAddress(address);
    return judged.ok ? judged.url.href : judged.reason;
  };
  expect(read('https://Example.com/a?b=c#d')).toBe('https://example.com/a?b=c');
  expect(read('http://8.8.8.8:8080/')).toBe('http://8.8.8.8:8080/');
  expect(read('https://[2606:4700::1111]/')).toBe('https://[2606:4700::1111]/');
  expect(read('https://bücher.example/')).toBe('https://xn--bcher-kva.example/');
  expect(read('https://internal.example.com/local')).toBe('https://internal.example.com/local');
});

test('PM-014 whatever number is written, it is public only when its four parts are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (number) => {
      const plain = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
      const open = isPublicAddress(plain);
      for (const host of [`${number}`, `0x${number.toString(16)}`, `0${number.toString(8)}`, plain])
        expect([host, webAddress(`http://${host}/`).ok]).toEqual([host, open]);
    }),
    { numRuns: 200 },
  );
});
