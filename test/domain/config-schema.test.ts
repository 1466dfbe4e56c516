import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseEngine } from '../../src/core/engine-choice';
import { config } from '../../src/domain/config';
import { listSettings } from '../../src/domain/setting';

const root = join(import.meta.dirname, '../..');
let made: { schema: object; doc: string; action: string };

// Made by the script as `npm run generate` makes it.
beforeAll(() => {
  const script = `import('./scripts/generate-settings.mjs').then(async (made) => process.stdout.write(
    JSON.stringify({ schema: await made.configSchema(), doc: await made.settingsDoc(),
      action: await (await import('./scripts/generate-action.mjs')).actionFile() })))`;
  const node = join(root, 'node_modules/.bin/node');
  made = JSON.parse(execFileSync(node, ['-e', script], { cwd: root, encoding: 'utf8' }));
});

test.each<[string, boolean]>([
  ['{}', true],
  ['prompt: {mode: auto, modes: {tool: {enabled: false}}}\nrag: {search: {topK: 3}}', true],
  ['critics: none', true],
  ['critics: [reviewer]\ninclude: ["src/**"]\ninstructions: Be kind.', true],
  ['structuredOutput: {strict: true, modes: {debugger: true}}', true],
  ['failOn: null', false],
  ['failsOn: high', false],
  ['critics: [bob]', false],
  ['prompt: {mode: bob}', false],
  ['rag: {search: {topk: 3}}', false],
  ['base: HEAD', false],
  ['timeout: 0', false],
  ['baseUrl: https://x/v1\nmodel: a,plan=b\nheader: [x=1]\nquery: a=1\napiKeyEnv: KEY', true],
  [
    'prices: {a: {inputPerMillion: 1, outputPerMillion: 2}, b: {inputPerMillion: 0, cachedPerMillion: 0, outputPerMillion: 0}}',
    true,
  ],
  ['prices: {a: {inputPerMilion: 1, outputPerMillion: 2}}', false],
  ['prices: {a: {inputPerMillion: -1, outputPerMillion: 2}}', false],
  ['prices: {a: {inputPerMillion: 1}}', false],
  ['prices: {"": {inputPerMillion: 1, outputPerMillion: 2}}', false],
  ['maxCostUsd: 0', false],
  ['maxCalls: 1.5', false],
  ['minConfidence: 2', false],
  ['minSeverity: hihg', false],
  ['apiKeyEnv: null', false],
])('the JSON schema of settings files judges %j: %j', (text, valid) => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(made.schema);
  expect(validate(parse(text))).toBe(valid);
});

test('an input of the Action is there for each flag of a model, and for no table', () => {
  const inputs = Object.keys(parse(made.action).inputs);
  for (const { path, kind, info } of listSettings(config).filter((one) => one.info.group === 'Model')) {
    const name = path.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect([name, inputs.includes(name)]).toEqual([name, kind !== 'table']);
    if (kind !== 'table') expect(parse(made.action).inputs[name].description).toBe(info.description);
  }
});

test('the docs name what the program takes when nothing is said', () => {
  const about = (path: string) => listSettings(config).find((one) => one.path === path)?.info.description;
  const settled = config.parse({ engine: 'openai' });
  const choice = chooseEngine(settled, { key: 'x', isLoopback: false, isFork: false });
  if (choice.kind !== 'openai') throw new Error(choice.kind);
  expect(about('model')).toContain(`Default: ${choice.modelOf('plan')} at`);
  expect(about('baseUrl')).toContain(choice.baseUrl);
  expect(made.doc).toContain('| `COUNTERSIGN_BASE_URL`, `OPENAI_BASE_URL` |');
});

test('the docs list every setting with its flag, variable, default and who may set it', () => {
  const rows = made.doc.split('\n');
  for (const setting of listSettings(config)) {
    const row = rows.find((line) => line.startsWith(`| \`${setting.path}\` |`));
    expect(row?.split(/(?<!\\)\|/)).toHaveLength(8);
    expect(row).toContain(setting.info.trust);
  }
  expect(made.doc).toContain(
    '| `failOnPartial` | `--fail-on-partial` | `COUNTERSIGN_FAIL_ON_PARTIAL` | `false` |',
  );
});
