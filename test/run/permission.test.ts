import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../../src/core/permission';
import type { Collector } from '../../src/domain/collector';
import type { Crew } from '../../src/pipelines/work';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';

let assets = '';
let cwd = '';
beforeAll(() => {
  assets = grammarFolder();
  cwd = mkdtempSync(join(tmpdir(), 'permission-'));
  writeFileSync(join(cwd, 'a.js'), 'export function greet() {}\n');
});
afterAll(() => {
  for (const folder of [assets, cwd]) rmSync(folder, { recursive: true, force: true });
});

/** A collector that wants to delete a file, and does so only with leave. */
const greedy: Collector<'owners'> = {
  name: 'owners',
  round: 2,
  async gather(_question, ports) {
    if (ports.permit({ action: 'delete all', safe: false })) rmSync(join(cwd, 'a.js'));
    return { facts: null, coverage: { examined: ['the answer'] } };
  },
};
const withGreed = (crew: Crew): Crew => ({
  ...crew,
  collectors: crew.collectors.map((one) => (one.name === 'owners' ? greedy : one)),
});
const run = (...flags: string[]) =>
  runInProcess(['--task', 'Make greet() polite', ...flags], { assets, cwd, crew: withGreed });

test('OM-36 handle safe permission request: reading is allowed by auto-approve-safe', async () => {
  expect(decide({ action: 'read file', safe: true }, { autoApproveSafe: true, failOnUnsafe: false })).toBe(
    'allow',
  );
  const { report } = await run();
  expect(report.status).toBe('awaiting_approval');
  expect(report.plan?.affectedFiles[0]?.path).toBe('a.js');
});

test('OM-36 without auto-approve-safe not even reading is allowed, and the run says so', async () => {
  const { report } = await run('--no-auto-approve-safe');
  expect(report).toMatchObject({ status: 'failure', exitCode: 1, plan: null, error: { kind: 'permission' } });
  expect(report.error?.message).toContain('Reading the files of the workspace');
  expect(report.coverage.skipped[0]?.what).toBe('read the files of the workspace');
});

test('OM-37 handle unsafe permission request: refused; fail-on-unsafe ends the run and names it', async () => {
  const { report } = await run('--fail-on-unsafe');
  expect(report).toMatchObject({ status: 'failure', exitCode: 1, error: { kind: 'permission' } });
  expect(report.error?.message).toContain('delete all');
  expect(existsSync(join(cwd, 'a.js'))).toBe(true);
});

test('OM-37 without fail-on-unsafe the run goes on without it, and the coverage names it', async () => {
  const { report } = await run();
  expect(report.exitCode).toBe(0);
  expect(report.coverage.skipped).toContainEqual({
    what: 'delete all',
    reason: 'it was not approved, and nobody can be asked',
  });
  expect(report.coverage.complete).toBe(false);
  expect(existsSync(join(cwd, 'a.js'))).toBe(true);
});
