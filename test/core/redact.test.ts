import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactDeep, redactWithKeys } from '../../src/core/redact';
import { madeUp, madeUpKey, madeUpTokens } from '../fakes/secrets';

const tokens = madeUpTokens();

describe('forms that are known without being told', () => {
  test.each(Object.entries(tokens))('%s', (kind, token) => {
    for (const text of [token, `a = "${token}"; // b`, `x\n  ${token}\ny`, `k=${token}&b=1`, `(${token}).`]) {
      const { text: after, count } = redact(text, []);
      expect(after).toBe(text.replace(token, `[redacted:${kind}]`));
      expect(count).toBe(1);
    }
  });

  const pair = `gh${'s'}_`;
  const awsId = tokens['aws-access-key-id'] ?? '';
  const basic = Buffer.from(`someone:${madeUp(12)}`).toString('base64');
  test.each([
    ['a long installation token', `${pair}${madeUp(200)}7x`, '[redacted:github-token]'],
    [
      'an installation token in parts',
      `${pair}123_${madeUp(40)}7.${madeUp(90)}.${madeUp(43)}!`,
      '[redacted:github-token]!',
    ],
    ['a fine-grained token', `github_${'pat'}_${madeUp(22)}_${madeUp(59)}8`, '[redacted:github-token]'],
    ['two tokens without anything between', `${awsId}${awsId}`, '[redacted:aws-access-key-id]'],
    ['a header', `Authorization: Bearer ${madeUp(24)}`, 'Authorization: Bearer [redacted:authorization]'],
    [
      'a header in code',
      `"authorization": "Basic ${basic}"`,
      '"authorization": "Basic [redacted:authorization]"',
    ],
    ['a bare bearer', `curl -H 'bearer ${madeUp(30)}9'`, `curl -H 'bearer [redacted:authorization]'`],
    ['a URL', 'postgres://app:s3cr3t/x@db', 'postgres://app:s3cr3t/x@db'],
    ['a password in a URL', `git+https://me:${madeUp(5)}@h/x`, 'git+https://me:[redacted:url-password]@h/x'],
    ['a password with @ in a URL', `redis://:a@${madeUp(5)}@h:1`, 'redis://:[redacted:url-password]@h:1'],
    [
      'an AWS secret',
      `aws_secret_access_key = ${madeUp(40)}`,
      'aws_secret_access_key = [redacted:aws-secret-key]',
    ],
    [
      'a webhook',
      `https://hooks.slack${'.com'}/services/T${madeUp(8)}/B${madeUp(8)}/${madeUp(24)}`,
      'https://hooks.slack.com/services/[redacted:slack-webhook]',
    ],
    ['an .npmrc', `//r.example/:_authToken=${madeUp(36)}`, '//r.example/:_authToken=[redacted:npm-token]'],
  ])('%s', (_name, text, after) => {
    expect(redact(text, []).text).toBe(after);
    expect(redact(after, [])).toEqual({ text: after, count: 0 });
  });

  test.each([
    ['task-2024-01-01-migrate-the-whole-table'],
    ['npm_package_config_some_long_variable_name_here'],
    ['ghp_short'],
    ['bearer authentication with-a-long-word-here'],
    ['https://example.com:8080/a@b'],
    [`https://\${user}:\${password}@host, https://u:<password>@host, https://u:{{pw}}@host, ftp://u:***@h`],
    ['sk-spinner-container-with-a-very-long-name'],
    ['SGD.something.else and eyJhbGciOi.x'],
    ['1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b'],
    [`-----BEGIN PRIVATE${' '}KEY-----\n...your key...\n-----END PRIVATE${' '}KEY-----`],
    [`if (pem.includes('BEGIN PRIVATE${' '}KEY')) { use(pem); }`],
  ])('leaves %s', (text) => {
    expect(redact(text, [])).toEqual({ text, count: 0 });
  });
});

describe('private keys', () => {
  const key = madeUpKey();
  const clean = (text: string) =>
    !key.split('\n').some((l) => !l.startsWith('---') && text.includes(l.slice(0, 30)));

  test.each([
    ['plain', `a\n${key}\nb`],
    ['with carriage returns', `a\r\n${key.replaceAll('\n', '\r\n')}\r\nb`],
    ['indented', key.replace(/^/gm, '      ')],
    ['in a diff', key.replace(/^/gm, '+')],
    ['in a comment', key.replace(/^/gm, ' * ')],
    ['in JSON', JSON.stringify({ private_key: `${key}\n`, next: 1 })],
    [
      'in quotes joined by +',
      key
        .split('\n')
        .map((l) => `  '${l}\\n' +`)
        .join('\n'),
    ],
    ['cut off at the end', `x\n${key.split('\n').slice(0, 8).join('\n')}`],
    ['cut off, with something else behind', `${key.split('\n').slice(0, 8).join('\n')}\nconst kept = 1;`],
    ['encrypted', key.replace('\n', '\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n')],
    ['twice', `${key}\n${key}`],
  ])('%s', (_name, text) => {
    const { text: after, count } = redact(text, []);
    expect(clean(text)).toBe(false);
    expect(clean(after)).toBe(true);
    expect(count).toBeGreaterThan(0);
    expect(after.split('\n')).toHaveLength(text.split('\n').length);
    expect(redact(after, []).text).toBe(after);
    if (text.includes('kept')) expect(after).toContain('const kept = 1;');
    if (text.includes('next')) expect(after).toContain('"next":1');
  });
});

describe('known secrets', () => {
  test('are replaced wherever they stand, short ones are not', () => {
    expect(redact('a hunter2-hunter2 b hunter2', ['hunter2-hunter2', 'hunter2']).text).toBe(
      'a [redacted:secret] b hunter2',
    );
  });

  test('that overlap leave nothing behind', () => {
    expect(redact('xAAAABBBBCCCCy', ['AAAABBBB', 'BBBBCCCC'])).toEqual({
      text: 'x[redacted:secret]y',
      count: 1,
    });
  });

  test('that are a piece of the mark are replaced by another mark', () => {
    for (const secret of ['password', 'redacted', '[redacted', 'redacted:']) {
      expect(redact(`say ${secret} and https://u:${madeUp(9)}@h`, [secret]).text).not.toContain(secret);
    }
  });

  test('with several lines keep the lines, and count line by line too', () => {
    const secret = `first line of a secret\nsecond line of a secret\n\nx`;
    expect(redact(`a ${secret} b`, [secret]).text.split('\n')).toHaveLength(4);
    expect(redact('+first line of a secret\n+second line of a secret', [secret]).text).toBe(
      '+[redacted:secret]\n+[redacted:secret]',
    );
  });

  const character = fc.constantFrom(...'aAzZ09-_"\\\n\r\t/<é]:@. ');
  const secret = fc.string({ unit: character, minLength: 8, maxLength: 24 });
  const filler = fc.string({
    unit: fc.oneof(character, fc.constantFrom('[redacted:secret]', 'gh', 'sk-')),
    maxLength: 30,
  });

  test('never survive, however they are escaped or overlap', () => {
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 1, maxLength: 4 }),
        fc.array(filler, { maxLength: 6 }),
        (known, parts) => {
          const raw = parts.map((part, i) => part + (known[i % known.length] ?? '')).join('');
          for (const text of [raw, JSON.stringify({ raw }), JSON.stringify(JSON.stringify(raw))]) {
            const after = redact(text, known).text;
            for (const value of known) {
              expect(after).not.toContain(value);
              expect(after).not.toContain(JSON.stringify(value).slice(1, -1));
            }
            expect(after.split('\n')).toHaveLength(text.split('\n').length);
          }
          const printed = JSON.stringify(redactDeep({ list: [raw, { raw }] }, known));
          for (const value of known) expect(printed).not.toContain(JSON.stringify(value).slice(1, -1));
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a second pass changes nothing, whatever stands beside each other', () => {
  const pieces = [
    ...Object.values(tokens),
    ...Object.values(tokens).map((token) => token.slice(0, 9)),
    madeUpKey('', 4),
    `Authorization: Bearer ${madeUp(20)}`,
    'https://u:p4ssw0rd@h/',
    ...' .-_/:@"[]\nxK7='.split(''),
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), fc.boolean(), (parts, told) => {
      const known = told ? [madeUp(20)] : [];
      const once = redact(parts.join(''), known).text;
      expect(redact(once, known)).toEqual({ text: once, count: 0 });
    }),
    { numRuns: 2_000 },
  );
});

test('deep values keep their keys and all that is no string', () => {
  const token = tokens['github-token'] ?? '';
  const value = { [token]: [token, 1, null, true, { a: `x ${token}` }] };
  expect(redactDeep(value, [])).toEqual({
    [token]: ['[redacted:github-token]', 1, null, true, { a: 'x [redacted:github-token]' }],
  });
});

test('texts that provoke backtracking are read once', () => {
  const size = 400_000;
  const hostile = [
    'eyJ',
    'sk-',
    'SG.',
    '://a:',
    'bearer ',
    `-----BEGIN PRIVATE${' '}KEY-----\n`,
    '+',
    'eyJa.',
    'a@',
  ];
  for (const piece of hostile) {
    const text = piece.repeat(Math.ceil(size / piece.length));
    expect(redact(text, [`${'a'.repeat(40)}b`]).text.length).toBeGreaterThan(0);
  }
});

test('keys stay in what is ours, and are blanked where they are a stranger’s words', () => {
  const secret = madeUp(20, undefined, 5);
  const token = tokens['npm-token'] ?? '';
  const value = { plain: [secret], [secret]: 1, nested: { [token]: { findings: null } } };
  expect(Object.keys(redactDeep(value, [secret]))).toEqual(['plain', secret, 'nested']);
  expect(redactWithKeys(value, [secret])).toEqual({
    plain: ['[redacted:secret]'],
    '[redacted:secret]': 1,
    nested: { '[redacted:npm-token]': { findings: null } },
  });
});
