import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openYaml } from '../../src/adapters/yaml';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'examples/workflows');
const needed = 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0';

test('every example that executes carries the line that a sandbox needs on Ubuntu 24.04', async () => {
  const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const executing = workflows.filter((text) => /^\s+allow-exec: true$/m.test(text));
  expect(executing.length).toBeGreaterThan(0);
  for (const text of executing) expect(text).toContain(needed);
  for (const text of workflows) expect(await openYaml().fault(text)).toBeNull();
});

test('the docs name the same line, and every wall that the attacks take out', () => {
  const docs = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(docs).toContain(needed);
  const walls = readFileSync(join(root, 'test/attack/walls.ts'), 'utf8');
  const names = [...walls.matchAll(/^ {2,6}wall\(\n? {4,8}(?:'([^'\n]+)'|"([^"\n]+)"),/gm)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(docs).toContain(`| ${name} |`);
});
