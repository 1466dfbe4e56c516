import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTurns } from '../fakes/endpoint-turns';
import { modeModel, modeOf, own, signIn } from '../fakes/mode-model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const task = 'login in src/auth.js fails without a user';
const fix = ['--workflow', 'bug_fix'];

/** An endpoint on which one mode fails. */
const failingIn = (mode: string) =>
  startTurns(modeModel, ({ request }) => (modeOf(request) === mode ? { status: 400 } : null));

function stored(home: string): string {
  const folder = join(home, '.countersign/sessions');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** A repository and a home in which `bug_fix` has failed at its second stage. */
async function stuck() {
  const cwd = bench.repository(signIn);
  const home = bench.home();
  const first = await bench.run(cwd, failingIn('developer'), { task, args: fix, home });
  return { cwd, home, first };
}

test('DP-30 a stage that fails fails the run and keeps its place; the same task goes on there', async () => {
  const { cwd, home, first } = await stuck();
  expect([first.report.status, first.report.exitCode]).toEqual(['failure', 1]);
  expect(first.report.workflow).toMatchObject({ position: 1 });
  expect(first.report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'failed', 'pending']);
  expect(first.report.output).toContain('Workflow bug_fix is at stage 2 of 3.');

  const second = await bench.run(cwd, startTurns(modeModel), { task, args: fix, home });
  expect(second.posts.map(modeOf)).toEqual(['developer', 'reviewer']);
  expect(second.posts[0]?.text).toContain(own.debugger);
  expect(second.report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  expect(second.report.error).toBeNull();

  // It is over: the same task once more is a new beginning.
  const third = await bench.run(cwd, startTurns(modeModel), { task, args: fix, home });
  expect(third.posts.map(modeOf)).toEqual(['debugger', 'developer', 'reviewer']);
});

test('DP-30 another task, and another workflow, begin anew', async () => {
  const { cwd, home } = await stuck();
  const other = { task: 'login in src/auth.js is slow', args: fix, home };
  const { posts, report } = await bench.run(cwd, startTurns(modeModel), other);
  expect(posts.map(modeOf)).toEqual(['debugger', 'developer', 'reviewer']);
  expect(report.workflow?.taskId).toBe(report.task?.id);

  const again = await stuck();
  const named = { task, args: ['--workflow', 'learning_session'], home: again.home };
  const learned = await bench.run(again.cwd, startTurns(modeModel), named);
  expect(learned.posts.map(modeOf)).toEqual(['teacher', 'prototype', 'developer']);
});

test('DP-30 /workflow status tells a later run where it stands, and does nothing else', async () => {
  const { cwd, home } = await stuck();
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task: '/workflow status', home });
  expect(posts).toEqual([]);
  expect(report.turns[0]).toMatchObject({ work: 'nothing', commands: [{ ok: true }] });
  expect(report.output).toContain('Workflow bug_fix is at stage 2 of 3.');
  expect(report.output).toMatch(
    /1\. debugger, done: .+\n2\. developer, failed \(.+\): .+\n3\. reviewer, pending: /,
  );
  expect(report.workflow).toMatchObject({ name: 'bug_fix', position: 1 });
  expect(report.exitCode).toBe(0);
});

test('DP-30 /workflow next in a later run leaves the stage out and goes on, about what it was begun for', async () => {
  const { cwd, home } = await stuck();
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task: '/workflow next', home });
  expect(posts.map(modeOf)).toEqual(['reviewer']);
  expect(posts[0]?.text).toContain(own.debugger);
  expect(posts[0]?.text).toContain('the stage that brings the change was left out');
  expect(posts[0]?.text).toContain(task);
  expect(posts[0]?.text).not.toContain('/workflow next');
  expect(report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'skipped', 'done']);
});

test('DP-30 what is kept holds no secret', async () => {
  const cwd = bench.repository(signIn);
  const home = bench.home();
  const secret = ['hunter2', 'Zk9', 'qL7vT3xW'].join('-');
  const leaky = startTurns((request) => {
    const said = JSON.stringify(modeModel(request));
    return JSON.parse(
      said
        .replaceAll(own.debugger, `The token ${secret} is refused.`)
        .replaceAll('Asks for', `Uses ${secret} for`),
    );
  });
  const env = { DEPLOY_TOKEN: secret };
  const { report } = await bench.run(cwd, leaky, { task: `${task} (${secret})`, args: fix, home, env });
  expect(report.error).toBeNull();
  expect(JSON.stringify(report)).not.toContain(secret);
  expect(stored(home)).not.toContain(secret);
  expect(stored(home)).toContain('[redacted:');
});
