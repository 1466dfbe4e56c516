import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../../src/domain/config';
import { listSettings } from '../../src/domain/setting';

const root = join(import.meta.dirname, '../..');
let made: { schema: object; doc: string };

// Made by the script as `npm run generate` makes it.
beforeAll(() => {
  const script = `import('./scripts/generate-settings.mjs').then(async (made) => process.stdout.write(
    JSON.stringify({ schema: await made.configSchema(), doc: await made.settingsDoc() })))`;
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
])('the JSON schema of settings files judges %j: %j', (text, valid) => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(made.schema);
  expect(validate(parse(text))).toBe(valid);
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
