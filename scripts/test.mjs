// Runs all tests and closes with one plain line that any reader of logs understands.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'countersign-tests-'));
const file = join(folder, 'results.json');
const run = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
let line = '0 passed, 1 failed, 0 skipped';
let ok = false;
try {
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = results.numPendingTests + results.numTodoTests;
  // A file that does not load has no failed test, and is a failure all the same.
  const broken = results.testResults.filter(
    (r) => r.status === 'failed' && r.assertionResults.length === 0,
  ).length;
  line = `${results.numPassedTests} passed, ${results.numFailedTests + broken} failed, ${skipped} skipped`;
  ok = results.numFailedTests + broken === 0 && results.numPassedTests > 0;
} catch {
  console.error('The test runner left no results.');
}
rmSync(folder, { recursive: true, force: true });
console.log(line);
process.exitCode = run.status === 0 && ok ? 0 : 1;
