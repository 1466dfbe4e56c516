import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectValid } from '../e2e/model-runs';
import { startTurns } from '../fakes/endpoint-turns';
import { modeModel, modeOf, signIn } from '../fakes/mode-model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const task = 'login in src/auth.js fails without a user';
const fix = ['--workflow', 'bug_fix'];

/** A home in which `bug_fix` stopped at its second stage, and the file that says so. */
async function stuck() {
  const cwd = bench.repository(signIn);
  const home = bench.home();
  const fails = startTurns(modeModel, ({ request }) =>
    modeOf(request) === 'developer' ? { status: 400 } : null,
  );
  await bench.run(cwd, fails, { task, args: fix, home });
  const folder = join(home, '.countersign/sessions');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const again = () => bench.run(cwd, startTurns(modeModel), { task, args: fix, home });
  return { home, folder, file, again };
}

const broken: readonly [name: string, change: (text: string) => string, says: RegExp][] = [
  ['half written', (text) => text.slice(0, 200), /half written or damaged, so it was not taken up/],
  ['of a newer version', (text) => text.replace('"version": 1', '"version": 2'), /saved by a newer version/],
  ['at a place that is not there', (text) => text.replace('"position": 1', '"position": 7'), /is damaged/],
  ['empty', () => '', /half written or damaged/],
];

test.each(broken)(
  'DP-30 a kept place that is %s is told, and the workflow begins anew',
  async (_, change, says) => {
    const { file, again } = await stuck();
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const { report, posts } = await again();
    expect(report.warnings.join('\n')).toMatch(says);
    expect(posts.map(modeOf)).toEqual(['debugger', 'developer', 'reviewer']);
    expect(report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ position: 3 });
    expectValid(report);
  },
);

test('DP-30 a link in the place of the file is neither read nor written through', async () => {
  const { file, home, again } = await stuck();
  const other = join(home, 'other.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(other, text);
  rmSync(file);
  symlinkSync(other, file);
  const { report, posts } = await again();
  expect(report.warnings.join('\n')).toContain('The saved workflow is a link');
  expect(posts.map(modeOf)).toEqual(['debugger', 'developer', 'reviewer']);
  expect(readFileSync(other, 'utf8')).toBe(text);
  expect(lstatSync(file).isFile()).toBe(true);
});

test('DP-30 where nothing can be kept the workflow is worked through, and that is told once', async () => {
  const cwd = bench.repository(signIn);
  const home = bench.home();
  mkdirSync(join(home, '.countersign'), { recursive: true });
  writeFileSync(join(home, '.countersign/sessions'), 'a file, no folder');
  const { report } = await bench.run(cwd, startTurns(modeModel), { task, args: fix, home });
  expect(report.error).toBeNull();
  expect(report.workflow?.position).toBe(3);
  const told = report.warnings.filter((line) =>
    line.startsWith('The place reached in the workflow was not kept'),
  );
  expect(told).toHaveLength(1);
  expectValid(report);
});

test('DP-30 a stage whose mode is disabled fails the run and says so', async () => {
  const cwd = bench.repository(signIn);
  const settings = { prompt: { modes: { developer: { enabled: false } } } };
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task, args: fix, settings });
  expect(posts.map(modeOf)).toEqual(['debugger']);
  expect([report.status, report.exitCode]).toEqual(['failure', 1]);
  expect(report.coverage.failed).toEqual([
    { what: 'stage 2 of bug_fix (developer)', reason: expect.stringContaining('developer') },
  ]);
  expect(report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'failed', 'pending']);
  expect(report.message).toContain('stage 2 of bug_fix');
  expectValid(report);
});

test('DP-33 a focus holds against a workflow, which says so', async () => {
  const cwd = bench.repository(signIn);
  const said = `/mode focus reviewer 5\n/workflow bug_fix\n${task}`;
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task: said });
  expect(posts).toEqual([]);
  expect(report.exitCode).toBe(1);
  expect(report.coverage.failed[0]).toMatchObject({ what: 'stage 1 of bug_fix (debugger)' });
});

test('DP-30 a workflow that is not there: the nearest ones are named, and the request is worked on without', async () => {
  const cwd = bench.repository(signIn);
  const given = { task: `/workflow bug_fixes\n${task}` };
  const { report } = await bench.run(cwd, startTurns(modeModel), given);
  expect(report.workflow).toBeNull();
  expect(report.turns[0]?.commands[0]).toMatchObject({
    ok: false,
    reply: expect.stringContaining('bug_fix'),
  });
  await expect(
    bench.run(cwd, startTurns(modeModel), { task, args: ['--workflow', 'bug_fixes'] }),
  ).rejects.toThrow(/bug_fix/);
});

test('DP-30 a workflow without a word on what it is for is answered, not begun', async () => {
  const cwd = bench.repository(signIn);
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task: '/workflow bug_fix' });
  expect(posts).toEqual([]);
  expect(report.workflow).toBeNull();
  expect(report.output).toContain('The workflow bug_fix needs a request');
  const later = { task, args: ['--task', '/workflow bug_fix'] };
  const about = await bench.run(cwd, startTurns(modeModel), later);
  expect(about.report.workflow?.request.title).toBe(task);
});
