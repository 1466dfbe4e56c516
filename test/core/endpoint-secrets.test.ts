import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Approach, endpointSecrets, namesKey } from '../../src/core/endpoint-secrets';
import { redact } from '../../src/core/redact';
import { traceOf } from '../fakes/key-forms';
import { madeUp } from '../fakes/secrets';

const nothing: Approach = { key: null, named: [], addresses: [] };
const secret = madeUp(20);

describe('names that tell', () => {
  test.each([
    ...[
      'authorization',
      'Authorization',
      'api-key',
      'x-api-key',
      'Ocp-Apim-Subscription-Key',
      'x-goog-api-key',
    ],
    ...['cf-aig-authorization', 'CF-Access-Client-Secret', 'Cookie', 'X-Auth-Token', 'proxy-authorization'],
    ...['sig', 'code', 'access_token', 'X-Amz-Signature', 'password', 'client_credential'],
  ])('%s', (name) => expect(namesKey(name)).toBe(true));

  test.each([
    'api-version',
    'x-team',
    'OpenAI-Organization',
    'HTTP-Referer',
    'X-Title',
    'design',
    'barcode',
    'signed',
    '',
  ])('not %j', (name) => expect(namesKey(name)).toBe(false));
});

describe('what is secret about an approach', () => {
  const places: [string, Partial<Approach>][] = [
    ['the key', { key: secret }],
    ['the key with blanks around it', { key: ` ${secret}\n` }],
    ['a header', { named: [['x-api-key', secret]] }],
    ['a header with its scheme', { named: [['Authorization', `Bearer ${secret}`]] }],
    ['one cookie of several', { named: [['Cookie', `a=b; c ${secret}`]] }],
    ['the query of an address', { addresses: [`https://model.test/v1?code=${secret}`] }],
    ['the password of an address', { addresses: [`https://ann:${secret}@model.test/v1`] }],
    ['the user of an address without a password', { addresses: [`https://${secret}@model.test/v1`] }],
    [
      'the password of a proxy without its scheme',
      { addresses: [null, undefined, `ann:${secret}@proxy.test:3128`] },
    ],
  ];
  test.each(places)('%s', (_, approach) => {
    expect(endpointSecrets({ ...nothing, ...approach })).toContain(secret);
  });

  test('a password as it was written, and as a server reads it', () => {
    const found = endpointSecrets({ ...nothing, addresses: ['http://ann:s%65cret-p%61ss!@model.test/v1'] });
    expect(found).toEqual(expect.arrayContaining(['ann:secret-pass!', 'secret-pass!', 's%65cret-p%61ss!']));
  });

  test('a password that cannot be decoded stays as it is', () => {
    expect(endpointSecrets({ ...nothing, addresses: ['http://ann:100%-secret@model.test/'] })).toContain(
      '100%-secret',
    );
  });

  test.each<[string, Partial<Approach>]>([
    ['nothing', {}],
    ['addresses that are none', { addresses: ['', 'http://', '::', 'a b c'] }],
    [
      'names that do not tell',
      { named: [['api-version', '2024-10-21-preview']], addresses: ['https://a.test/?v=123456789'] },
    ],
    [
      'what is too short to be looked for',
      { key: 'sk-1234', named: [['api-key', '']], addresses: ['http://ann:pw@a.test'] },
    ],
  ])('%s: none', (_, approach) => {
    expect(endpointSecrets({ ...nothing, ...approach })).toEqual([]);
  });

  test('no form of a key survives, in base64 whatever stands around it', () => {
    const around = fc.string({ maxLength: 9 });
    const keys = fc
      .string({ minLength: 12, maxLength: 60, unit: 'grapheme-ascii' })
      .filter((key) => key.trim() === key);
    fc.assert(
      fc.property(keys, around, around, (key, before, after) => {
        const secrets = endpointSecrets({ ...nothing, key });
        const whole = Buffer.from(before + key + after).toString('base64');
        for (const text of [key, JSON.stringify(key), encodeURIComponent(key), whole])
          expect(traceOf(key, redact(`see ${text} there`, secrets).text)).toEqual([]);
      }),
    );
  });
});
