import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretFinder } from '../../src/core/address-secrets';

/** Neither of a form that is known, so that only being known gives it away. */
const secret = ['q7Zp2mKx', '9vRt4LwB', 'c8Ns3HyD', 'f6Gj'].join('');
const short = ['hunter', '2-and-4'].join('');
const holds = secretFinder([secret, short]);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');
const hash = (at: number) => createHash('sha256').update(`${at}`).digest('base64url');
const percent = (text: string) => [...text].map((char) => `%${hex(char)}`).join('');
const backwards = (text: string) => [...text].reverse().join('');

test.each([
  ['as it is', `https://a.example/?q=${secret}`],
  ['in the path', `https://a.example/${secret}/x`],
  ['in the host, in lower case', `https://${secret.toLowerCase()}.a.example/`],
  ['in upper case', `https://a.example/${secret.toUpperCase()}`],
  ['in several labels', `https://${secret.slice(0, 10)}.${secret.slice(10)}.a.example/`],
  [
    'in several parameters',
    `https://a.example/?a=${secret.slice(0, 9)}&b=${secret.slice(9, 18)}&c=${secret.slice(18)}`,
  ],
  ['letter by letter', `https://a.example/${[...secret].join('/')}`],
  ['percent-encoded', `https://a.example/?q=${percent(secret)}`],
  ['percent-encoded twice', `https://a.example/?q=${encodeURIComponent(percent(secret))}`],
  ['in base64', `https://a.example/?q=${base64(secret)}`],
  ['in base64 behind one letter', `https://a.example/?q=${base64(`x${secret}`)}`],
  ['in base64 behind two letters', `https://a.example/?q=${base64(`xy${secret}z`)}`],
  ['in base64 for addresses', `https://a.example/${Buffer.from(secret).toString('base64url')}`],
  ['in hex', `https://a.example/?q=${hex(secret)}`],
  ['in hex, upper case', `https://a.example/?q=${hex(secret).toUpperCase()}`],
  ['backwards', `https://a.example/?q=${backwards(secret)}`],
  ['backwards in base64', `https://a.example/?q=${backwards(base64(secret))}`],
  ['a part of it', `https://a.example/?q=${secret.slice(3, 18)}`],
  ['a short one', `https://a.example/?q=${short}`],
  ['a short one in base64', `https://a.example/?q=${base64(short)}`],
  ['a short one in hex', `https://a.example/?q=${hex(short)}`],
  [
    'a credential that nobody knew',
    `https://a.example/?q=${['gh', 'p_'].join('')}${'aB3dE6gH9jK2'.repeat(3)}`,
  ],
  [
    'a credential, percent-encoded',
    `https://a.example/?q=${percent(`${['gh', 'p_'].join('')}${'aB3dE6gH9jK2'.repeat(3)}`)}`,
  ],
])('PM-014 a secret in an address is found: %s', (_, address) => {
  expect(holds(address)).toBe(true);
});

test('PM-014 what only resembles one is let through', () => {
  const url = 'https://api.service.example/v1/things';
  const pem = ['-----BEGIN RSA ', 'PRIVATE KEY-----\n', `${secret}\n`.repeat(20)].join('');
  const finds = secretFinder([secret, url, pem, 'short', 'a sentence without any number in it']);
  for (const text of [
    'https://example.com/docs?page=2&sort=name',
    'https://api.service.example/v2/other',
    'https://example.com/begin-rsa-private-key',
    `https://example.com/?q=${secret.slice(0, 11)}`,
    'https://example.com/short',
    '%',
    '%E0%A4%A',
    '',
  ])
    expect([text, finds(text)]).toEqual([text, false]);
});

test('PM-014 parts of a long key are found, in whatever spelling', () => {
  const key = Array.from({ length: 60 }, (_, at) => hash(at)).join('');
  const finds = secretFinder([key]);
  for (const text of [key.slice(500, 555), base64(key).slice(701, 750), hex(key).slice(900, 943)])
    expect(finds(`https://a.example/${text}`)).toBe(true);
});

test('many long secrets are sought in one address', () => {
  const many = Array.from({ length: 300 }, (_, at) => hex(`${at}`.repeat(400)));
  expect(secretFinder(many)(`https://a.example/${'a1'.repeat(900)}`)).toBe(false);
});
