import { expect, test } from 'vitest';
import { openSecrets } from '../../src/adapters/secrets';
import { RunError } from '../../src/domain/errors';
import { secrets } from '../../src/evidence/secrets';
import { about, collectorPorts } from '../fakes/collector-ports';
import { madeUp, madeUpKey, madeUpTokens } from '../fakes/secrets';
import { memoryTree } from '../fakes/tree';

const token = madeUpTokens()['npm-token'] ?? '';
const password = `${madeUp(12)}5`;
const gather = (files: Record<string, string>, ...concerned: string[]) =>
  secrets.gather(about(...concerned), collectorPorts(memoryTree(files), { secrets: openSecrets() }));

test('files concerned and files made for credentials are searched, others are not', async () => {
  const files = {
    'src/a.js': `a('${token}')`,
    'src/b.js': `b('${token}')`,
    '.env': `DB_PASSWORD=${password}`,
    '.env.example': `DB_PASSWORD=${password}`,
    'ops/id_rsa': madeUpKey(),
    'test/fixtures/key.pem': madeUpKey(),
    'docs/credentials.json': `{"a":"${token}"}`,
  };
  const { facts, coverage } = await gather(files, 'src/a.js');
  expect(facts?.scannedFiles).toEqual(['src/a.js', '.env', 'ops/id_rsa']);
  expect(facts?.hits.map((hit) => [hit.file, hit.line, hit.ruleId])).toEqual([
    ['.env', 1, 'secret/environment-value'],
    ['ops/id_rsa', 1, 'secret/private-key'],
    ['src/a.js', 1, 'secret/npm-token'],
  ]);
  expect(JSON.stringify(facts)).not.toContain(token);
  expect(coverage).toEqual({
    examined: ['secrets: 3 files searched'],
    skipped: [],
    failed: [],
    truncated: [],
  });
});

test('keys and passwords of tests are named, not reported; tokens are reported there too', async () => {
  const files = {
    'test/server.test.ts': `${madeUpKey()}\nconst t = '${token}';\nfetch('https://me:${password}@acme.dev');`,
  };
  const { facts, coverage } = await gather(files, 'test/server.test.ts');
  expect(facts?.hits.map((hit) => hit.ruleId)).toEqual(['secret/npm-token']);
  expect(coverage.examined).toEqual([
    'secrets: 1 file searched',
    'secrets: keys and passwords of tests and examples, not reported: test/server.test.ts:1, test/server.test.ts:16',
  ]);
});

test('binaries, key stores, large and missing files are accounted for', async () => {
  const files = {
    'logo.png': 'a\0b',
    'release.keystore': 'a\0b',
    'debug.keystore': '\0',
    'big.sql': 'x'.repeat(1_100_000),
  };
  const { facts, coverage } = await gather(files, 'logo.png', 'big.sql', 'gone.js');
  expect(facts).toEqual({ scannedFiles: [], hits: [] });
  expect(coverage).toEqual({
    examined: ['secrets: 0 files searched; 1 binary left out'],
    skipped: [
      { what: 'big.sql', reason: 'it has more than 1048576 bytes' },
      { what: 'release.keystore', reason: 'it is a key store, which was not opened' },
    ],
    failed: [],
    truncated: [],
  });
});

test('a file whose search fails stands in coverage.failed, the rest goes on', async () => {
  const scanner = openSecrets();
  const failing = {
    scan: async (file: string, text: string) => {
      if (file === 'a.js') throw new RunError('tool', 'The search broke.');
      return scanner.scan(file, text);
    },
  };
  const tree = memoryTree({ 'a.js': token, 'b.js': token });
  const { facts, coverage } = await secrets.gather(
    about('a.js', 'b.js'),
    collectorPorts(tree, { secrets: failing }),
  );
  expect(facts?.scannedFiles).toEqual(['b.js']);
  expect(facts?.hits).toHaveLength(1);
  expect(coverage.failed).toEqual([{ what: 'secrets in a.js', reason: 'The search broke.' }]);
});

test('at most 300 files concerned and 50 credential files', async () => {
  const files: Record<string, string> = {};
  for (let i = 0; i < 310; i += 1) files[`src/f${i}.js`] = 'x';
  const concerned = Object.keys(files);
  for (let i = 0; i < 60; i += 1) files[`keys/k${i}.pem`] = 'x';
  const { facts, coverage } = await gather(files, ...concerned);
  expect(facts?.scannedFiles).toHaveLength(350);
  expect(coverage.truncated).toEqual([
    { what: 'files searched for secrets', kept: 300, of: 310 },
    { what: 'credential files searched for secrets', kept: 50, of: 60 },
  ]);
});
