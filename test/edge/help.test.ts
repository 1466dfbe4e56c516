import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flags } from '../../src/edge/flags.generated';
import { helpText } from '../../src/edge/help';

test('the help fits one screen, is grouped, names every flag and gives two examples', () => {
  const help = helpText('1.2.3', 'node dist/index.js');
  const lines = help.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(24);
  expect(lines.length).toBeLessThanOrEqual(62);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(help).toContain('1.2.3');
  for (const flag of flags) expect(help).toContain(`--${flag.name}`);
  for (const group of new Set(flags.map((flag) => flag.group))) expect(lines).toContain(`${group}:`);
  expect(lines.filter((line) => line.startsWith('  node dist/index.js --'))).toHaveLength(2);
});

test('flags without a phrase are named under their group, and nothing else is', () => {
  const lines = helpText('1.2.3').split('\n');
  const group = lines.slice(lines.indexOf('Model:') + 1, lines.indexOf('Result:'));
  const phrased = group.filter((line) => line.startsWith('  --')).map((line) => line.trim().split(' ')[0]);
  expect(phrased).toEqual(['--base-url', '--model', '--api-key-env', '--max-cost-usd']);
  const silent = group.filter((line) => !line.startsWith('  --'));
  expect(silent[0]).toMatch(/^ {2}also: --header --query --max-tokens /);
  for (const line of silent.slice(1)) expect(line).toMatch(/^ {8}--/);
  expect(silent.join(' ').match(/--[a-z-]+/g)).toEqual(
    flags.filter((flag) => flag.group === 'Model' && flag.help === null).map((flag) => `--${flag.name}`),
  );
});

test('what --help needs loads neither zod nor yaml', () => {
  for (const file of ['help', 'flag', 'flags.generated', 'settle', 'command-line', 'say']) {
    const source = readFileSync(join(import.meta.dirname, '../../src/edge', `${file}.ts`), 'utf8');
    const loaded = [...source.matchAll(/^(?:import|export) (?!type)[^;]*? from '([^']+)'/gm)].map(
      (match) => match[1],
    );
    const allowed = ['./command-line', './flags.generated', './say', '../core/nearest', '../domain/errors'];
    expect(loaded.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  }
});

test('the generated flags are what the schema gives', () => {
  const script =
    "import('./scripts/generate-settings.mjs').then(async (made) => process.stdout.write(await made.flagsTable()))";
  const node = join(import.meta.dirname, '../../node_modules/.bin/node');
  const made = spawnSync(node, ['-e', script], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' });
  expect(made.stderr).toBe('');
  expect(made.stdout).toBe(
    readFileSync(join(import.meta.dirname, '../../src/edge/flags.generated.ts'), 'utf8'),
  );
});
