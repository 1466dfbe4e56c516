import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the bench of plans runs on the sources as they are, and prints its figure', () => {
  const { stdout, stderr, signal } = spawnSync(process.execPath, [join(root, 'bench/run.mjs'), 'plan'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(signal).toBeNull();
  expect(stderr).not.toMatch(/^\s+at /m);
  // Whether it is met hangs on the machine.
  expect(stdout).toMatch(/(?:ok|MISSED) +plan assembly, median: [\d.]+ ms/);
  expect(stdout).toMatch(/^ {2}secrets +\d+/m);
});
