import { describe, expect, test } from 'vitest';
import { openSecrets, type Secretlint } from '../../src/adapters/secrets';
import { mayHoldSecret } from '../../src/core/secret-triggers';
import { RunError } from '../../src/domain/errors';
import { madeUp, madeUpKey, madeUpTokens } from '../fakes/secrets';

const scanner = openSecrets();
const tokens = madeUpTokens();
const scan = (text: string, file = 'src/a.js') => scanner.scan(file, text);

describe('tokens', () => {
  const { jwt, ...reported } = tokens;
  test.each(Object.entries(reported))('%s', async (kind, token) => {
    const { hits, secrets } = await scan(`// first\r\nconst a = '${token}'; // why\r\n`);
    expect(secrets).toEqual([token]);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ ruleId: `secret/${kind}`, file: 'src/a.js', line: 2 });
    expect(hits[0]?.quote).toMatch(/^const a = '\[redacted:[\w-]+\]'; \/\/ why$/);
    expect(hits[0]?.title).toMatch(/^An? .+ stands in the file$/);
  });

  test('a web token is no finding, and in a document neither is a placeholder', async () => {
    const lines = [
      `jwt: ${jwt}`,
      `AK${'IA'}IOSFODNN7EXAMPLE`,
      `gh${'p'}_${'x'.repeat(36)}`,
      `gh${'p'}_abcdefghijklmnopqrstuvwxyz0123456789`,
      `np${'m'}_${'0'.repeat(36)}`,
      `s${'k'}_test_4eC39HqLyjWDarjtT1zdp7dc`,
      `s${'k'}-ant-api03-your-key-goes-here-your-key-goes-here-1`,
      `xo${'xb'}-your-token-here-1234`,
      `//registry.npmjs.org/:_authToken=\${NPM_TOKEN}`,
      `//registry.npmjs.org/:_authToken=<your-token>`,
      'https://user:password@example.com, https://user:pass@host, ftp://a:b@ftp.example.org/x',
      'postgres://postgres:postgres@localhost/db, mysql://root:hunter2@db, mongodb://u:%PW%@h/x',
      `-----BEGIN RSA PRIVATE${' '}KEY-----\nMIIE...\n-----END RSA PRIVATE${' '}KEY-----`,
      `aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`,
    ];
    for (const line of lines) expect(await scan(line, '.npmrc'), line).toEqual({ hits: [], secrets: [] });
  });
});

describe('what secretlint knows beyond that', () => {
  const password = `${madeUp(9)}4`;
  test.each([
    ['secret/url-password', `get('https://deploy:${password}@git.acme.dev/x')`, password],
    ['secret/database-password', `url: postgres://shop:${password}@db.acme.dev:5432/shop`, password],
    ['secret/aws-secret-key', `aws_secret_access_key = ${madeUp(40)}`, madeUp(40)],
    ['secret/npm-token', `//r.acme.dev/:_authToken=${madeUp(32)}`, madeUp(32)],
    ['secret/hashicorp-vault-credential', `hv${'s'}.${madeUp(95)}`, `hv${'s'}.${madeUp(95)}`],
  ])('%s', async (ruleId, line, secret) => {
    const { hits, secrets } = await scan(`\n\n${line}`, '.npmrc');
    expect(secrets).toEqual([secret]);
    expect(hits.map((hit) => [hit.ruleId, hit.line])).toEqual([[ruleId, 3]]);
    expect(hits[0]?.quote).not.toContain(secret);
    expect(hits[0]?.quote).toContain('[redacted:');
  });
});

/** For each rule of the scanner a text that it reports, so that a new rule shows up here. */
const byRule: Record<string, string> = {
  aws: `secretAccessKey: "${madeUp(40)}"`,
  npm: `//r.acme.dev/:_authToken=${madeUp(32)}`,
  basicauth: `https://deploy:${madeUp(12)}@git.acme.dev/x`,
  slack: `HTTPS://HOOKS.SLACK.COM/SERVICES/T${madeUp(9)}/B${madeUp(9)}/${madeUp(24)}`,
  sendgrid: `S${'G'}.${madeUp(22)}.${madeUp(43)}`,
  shopify: `sh${'pat'}_${madeUp(32)}`,
  stripe: `r${'k'}_test_${madeUp(30)}`,
  github: `gh${'r'}_${madeUp(36)}`,
  gitlab: `gl${'pat'}-${madeUp(20)}`,
  grafana: `gl${'c'}_${madeUp(60)}`,
  openai: `s${'k'}-${madeUp(20)}T3Blbk${'FJ'}${madeUp(20)}`,
  anthropic: `s${'k'}-ant-api03-${madeUp(93)}AA`,
  groq: `gs${'k'}_${madeUp(52)}`,
  huggingface: `h${'f'}_${madeUp(34, 'abcdefghijklmnopqrstuvwxyzABCDEF')}`,
  linear: `lin_${'api'}_${madeUp(40)}`,
  notion: `nt${'n'}_${madeUp(11, '0123456789')}${madeUp(35)}`,
  '1password': `op${'s'}_${Buffer.from(JSON.stringify({ a: madeUp(122) })).toString('base64')}`,
  'database-connection-string': `mongodb+srv://shop:${madeUp(12)}@cluster.acme.dev/x`,
  'hashicorp-vault': `hv${'r'}.${madeUp(95)}`,
  vercel: `vc${'p'}_${madeUp(24)}`,
  databricks: `da${'pi'}${madeUp(32, '0123456789abcdef')}`,
  docker: `dckr_${'pat'}_${madeUp(27)}`,
  figma: `fi${'gd'}_${madeUp(44)}`,
  cloudflare: `cf${'ut'}_${madeUp(40)}${madeUp(8, '0123456789abcdef')}`,
  tailscale: `ts${'key'}-auth-${madeUp(12)}-${madeUp(32)}`,
};

/** Keys are found by ours, and comments switch no rule off. */
const notAsked = /secretlint-rule-(?:privatekey|gcp|filter-comments)$/;

test("each of the scanner's rules is asked whenever it could match", async () => {
  const { rules } = await import('@secretlint/secretlint-rule-preset-recommend');
  const { lintSource } = await import('@secretlint/core');
  const names = rules
    .filter((rule) => !notAsked.test(rule.meta.id))
    .map((rule) => rule.meta.id.replace(/^.*rule-/, ''));
  expect(Object.keys(byRule).sort()).toEqual(names.sort());
  for (const rule of rules.filter((one) => !notAsked.test(one.meta.id))) {
    const name = rule.meta.id.replace(/^.*rule-/, '');
    const content = byRule[name] ?? '';
    const { messages } = await lintSource({
      source: { filePath: '.npmrc', content, ext: '', contentType: 'text' },
      options: { config: { rules: [{ id: rule.meta.id, rule }] } },
    });
    expect(messages, name).not.toHaveLength(0);
    expect(mayHoldSecret(content), name).toBe(true);
    expect((await scan(content, '.npmrc')).hits, name).toHaveLength(1);
  }
});

test('a text that no rule could match does not load the scanner', async () => {
  const unloaded = openSecrets(async () => {
    throw new Error('loaded');
  });
  const text =
    'import { task } from "https://deno.land/x/task-runner.ts"; // npm_config_registry, http://host:80/a@b';
  expect(await unloaded.scan('a.ts', text)).toEqual({ hits: [], secrets: [] });
});

describe('private keys', () => {
  test.each([
    ['RSA ', madeUpKey()],
    ['', madeUpKey('', 26)],
    ['EC ', madeUpKey('EC ', 3)],
    ['short', madeUpKey('', 2)],
  ])('%s', async (_kind, key) => {
    const { hits, secrets } = await scan(`x\n${key}\n`, 'deploy.pem');
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ ruleId: 'secret/private-key', line: 2 });
    expect(hits[0]?.quote).toMatch(/^-----BEGIN .*-----$/);
    expect(secrets[0]).not.toContain('-----');
  });

  test('in JSON and in code', async () => {
    const { hits } = await scan(
      JSON.stringify({ type: 'service_account', private_key: `${madeUpKey('')}\n` }),
      'key.json',
    );
    expect(hits).toHaveLength(1);
    expect(hits[0]?.quote).toContain('KEY-----[redacted:');
  });

  test('protected by a passphrase, public ones and certificates are none', async () => {
    const key = madeUpKey();
    for (const text of [
      key.replace('\n', '\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n'),
      madeUpKey('ENCRYPTED '),
      key.replaceAll('PRIVATE', 'PUBLIC'),
      key.replaceAll(/RSA PRIVATE KEY/g, 'CERTIFICATE'),
    ]) {
      expect(await scan(text)).toEqual({ hits: [], secrets: [] });
    }
  });
});

test('values of an environment file count by their names, elsewhere they do not', async () => {
  const password = `${madeUp(10)}8`;
  const text = `# comment\nNAME=shop\nexport DB_PASSWORD="${password}"\nAPI_TOKEN=changeme1\nKEY_PATH=/etc/${password}\nAPP_SECRET=\${OTHER}`;
  const { hits, secrets } = await scan(text, 'deploy/.env.production');
  expect(secrets).toEqual([password]);
  expect(hits).toEqual([
    {
      ruleId: 'secret/environment-value',
      title: 'A secret value of an environment file stands in the file',
      file: 'deploy/.env.production',
      line: 3,
      quote: 'export DB_PASSWORD="[redacted:secret]"',
    },
  ]);
  for (const file of ['.env.example', 'src/config.sh']) expect((await scan(text, file)).hits).toEqual([]);
});

test('two on a line are two hits, and each quote blanks both', async () => {
  const [npm, google] = [tokens['npm-token'] ?? '', tokens['google-api-key'] ?? ''];
  const { hits } = await scan(`${npm} ${google} ${npm}`);
  expect(hits.map((hit) => hit.ruleId)).toEqual(['secret/npm-token', 'secret/google-api-key']);
  for (const hit of hits) for (const secret of [npm, google]) expect(hit.quote).not.toContain(secret);
});

test('a very long line is quoted around the secret', async () => {
  const { hits } = await scan(
    `${'var a=1;'.repeat(20_000)}'${tokens['npm-token']}'${'var b=1;'.repeat(20_000)}`,
  );
  expect(hits[0]?.quote.length).toBe(500);
  expect(hits[0]?.quote).toContain('[redacted:secret]');
});

test("a comment of secretlint's own does not hide a secret", async () => {
  const { hits } = await scan(`// secretlint-disable\nconst a = '${tokens['npm-token']}';`);
  expect(hits).toHaveLength(1);
});

test('thousands of tokens and a byte order mark cost no more than the text', async () => {
  const many = Array.from({ length: 3_000 }, (_, i) => madeUpTokens(i + 1)['npm-token']).join('\n');
  const { hits } = await scan(`\uFEFF${many}`);
  expect(hits).toHaveLength(200);
  expect(hits[0]?.line).toBe(1);
});

test('binary text has no hits, and more than 1 MiB is refused', async () => {
  expect(await scan(`\0${tokens['npm-token']}`)).toEqual({ hits: [], secrets: [] });
  await expect(scan('é'.repeat(600_000))).rejects.toThrow('src/a.js is larger than 1 MiB');
});

test('a rule that fails is a fault, not a clean file', async () => {
  const { lintSource } = await import('@secretlint/core');
  const broken = {
    meta: { id: 'broken', recommended: true, type: 'scanner', supportedContentTypes: ['text'] },
    messages: {},
    create: () => ({
      file: () => {
        throw new Error('the rule broke');
      },
    }),
  } as unknown as Secretlint['rules'][number];
  const failing = openSecrets(async () => ({ lintSource, rules: [broken] }));
  const fault = await failing.scan('a.js', `a ${tokens['npm-token']}`).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(fault).toBeInstanceOf(RunError);
  expect(fault).toMatchObject({
    kind: 'tool',
    message: 'The search for secrets in a.js failed: the rule broke',
  });
});
