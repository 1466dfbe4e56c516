import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/edge/command-line';
import { environmentName, type GivenTexts } from '../../src/edge/flag';
import { flags } from '../../src/edge/flags.generated';
import { settleLayers } from '../../src/edge/layers';
import { settlePlain } from '../../src/edge/plain';

let cwd = '';
beforeAll(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'plain-')));
  mkdirSync(join(cwd, 'inside'));
  writeFileSync(join(cwd, 'house-rules.txt'), 'Keep it small.\n');
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const texts = fc.constantFrom(
  ...[
    'true',
    'false',
    'TRUE',
    '0',
    '5',
    'inside',
    'house-rules.txt',
    'json',
    'text',
    'offline',
    'openai',
    'high',
  ],
  ...[
    'https://a.example/v1',
    'http://1.2.3.999',
    'ftp://x',
    'MY_KEY',
    'plan=small',
    'a,b',
    'a b',
    'x'.repeat(300),
  ],
  ...['never', 'reviewer', 'security,debugger', 'none', 'auto', 'plan', ' a ', 'src/*.ts', 'zod', '-'],
);
const flag = fc.constantFrom(...flags.map(({ name }) => name));
const given = fc.record({
  flags: fc.uniqueArray(fc.tuple(flag, texts), { maxLength: 4, selector: ([name]) => name }),
  environment: fc.uniqueArray(fc.tuple(flag, texts), { maxLength: 2, selector: ([name]) => name }),
});

test('settings that are settled without the schema are what the schema makes of them', async () => {
  let settledPlainly = 0;
  await fc.assert(
    fc.asyncProperty(given, async (some) => {
      const asked = parseCommandLine(some.flags.map(([name, text]) => `--${name}=${text}`));
      if (!('given' in asked)) return;
      const env = Object.fromEntries(some.environment.map(([name, text]) => [environmentName(name), text]));
      const start = { argv: [], env, cwd, home: '' };
      const [plainly, fully] = await Promise.allSettled([
        settlePlain(asked.given, start),
        settleLayers('run', asked.given, start),
      ]);
      if (plainly.status === 'fulfilled' && plainly.value === null) return;
      settledPlainly += 1;
      expect(plainly).toEqual(fully);
    }),
    { numRuns: 3000 },
  );
  expect(settledPlainly).toBeGreaterThan(200);
});

function givenBy(...argv: string[]): GivenTexts[] {
  const asked = parseCommandLine(argv);
  if (!('given' in asked)) throw new Error(asked.command);
  return asked.given;
}

test('a run that asks a model is settled without the schema', async () => {
  const env = { OPENAI_BASE_URL: 'https://a.example/v1', COUNTERSIGN_API_KEY_ENV: 'MY_KEY' };
  const given = givenBy('--task', 'x', '--engine', 'openai', '--model', 'owner/name:tag');
  const start = { argv: [], env, cwd, home: '' };
  const settled = await settlePlain(given, start);
  expect(settled?.config).toMatchObject({
    baseUrl: 'https://a.example/v1',
    apiKeyEnv: 'MY_KEY',
    model: ['owner/name:tag'],
  });
  expect(settled).toEqual(await settleLayers('run', given, start));
});

test.each<string[]>([
  ['--base-url', 'localhost:1'],
  ['--base-url', 'https://1.2.3.999/'],
  ['--base-url', 'https://x/v1/chat/completions'],
  ['--api-key-env', 'sk-x'],
  ['--model', 'a,plan=b'],
  ['--model', 'a', '--model', 'plan=b'],
  ['--model', 'none'],
  ['--model', ' a'],
  ['--model', 'pln=a'],
  ['--header', 'x=1'],
  ['--max-calls', '5'],
])('%s %s is left to the schema', async (...argv) => {
  expect(await settlePlain(givenBy(...argv), { argv: [], env: {}, cwd, home: '' })).toBeNull();
});

test('a settings file is left to the schema', async () => {
  const start = { argv: [], env: {}, cwd, home: '' };
  const given = givenBy('--task', 'Mend it', '--json');
  expect(await settlePlain(given, start)).toMatchObject({
    config: { task: ['Mend it'], format: 'json', json: true },
  });
  const folder = join(cwd, '.countersign');
  for (const name of ['config.yaml', 'config.json', 'config.yml']) {
    mkdirSync(folder);
    writeFileSync(join(folder, name), '{}');
    expect(await settlePlain(given, start), name).toBeNull();
    expect(await settlePlain(given, { ...start, cwd: join(cwd, 'inside'), home: cwd }), name).toBeNull();
    rmSync(folder, { recursive: true });
  }
  writeFileSync(folder, '');
  expect(await settlePlain(given, start)).toBeNull();
  rmSync(folder);
});

test('what was learned about endpoints does not cost later runs the schema', async () => {
  const given = givenBy('--task', 'Mend it', '--json');
  const start = { argv: [], env: {}, cwd: join(cwd, 'inside'), home: cwd };
  mkdirSync(join(cwd, '.countersign'));
  writeFileSync(join(cwd, '.countersign', 'endpoints.json'), '{}');
  const settled = await settlePlain(given, start);
  expect(settled).not.toBeNull();
  expect(settled).toEqual(await settleLayers('run', given, start));
  rmSync(join(cwd, '.countersign'), { recursive: true });
});
