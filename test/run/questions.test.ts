import { expect, test } from 'vitest';
import { expectValid } from '../e2e/model-runs';
import { startTurns } from '../fakes/endpoint-turns';
import { modeModel, own, signIn } from '../fakes/mode-model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const answers = () => startTurns(() => 'It trims the name of the user.');

test('IB-04 a question in a mode that writes changes is asked as a question', async () => {
  const cwd = bench.repository(signIn);
  const given = { task: '/mode developer\nWhat does login in src/auth.js do?' };
  const { report, posts } = await bench.run(cwd, answers(), given);
  expect(report.turns).toMatchObject([{ mode: 'developer', work: 'answer' }]);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.text).toContain('You are the helpful assistant.');
  expect(posts[0]?.text).not.toContain('Answer with the plan schema');
  expect(report.answer?.text).toBe('It trims the name of the user.');
  expect([report.status, report.exitCode, report.plan]).toEqual(['success', 0, null]);
  expectValid(report);
});

test('DP-43 a teacher, a planner and a prototype end by suggesting what comes next, and it is printed', async () => {
  const cwd = bench.repository(signIn);
  for (const mode of ['teacher', 'planning', 'prototype']) {
    const given = { task: 'login in src/auth.js fails without a user', args: ['--mode', mode] };
    const ran = await bench.run(cwd, startTurns(modeModel), given);
    const [first] = ran.report.modeSuggestions;
    expect(first).toMatchObject({ currentMode: mode, autoSwitch: false });
    for (const format of ['text', 'markdown'] as const)
      expect((await ran.deliver({ format })).stdout).toContain(`/mode ${first?.suggestedMode}`);
  }
});

test('IB-03, IB-14 /run alone tells where the workflow stands, and begins nothing', async () => {
  const cwd = bench.repository(signIn);
  const home = bench.home();
  const none = await bench.run(cwd, startTurns(modeModel), { task: '/run', home });
  expect(none.report.output).toContain('there is no plan and no workflow to go on with');
  const fails = startTurns(modeModel, ({ n }) => (n === 0 ? null : { status: 400 }));
  const args = ['--workflow', 'bug_fix'];
  await bench.run(cwd, fails, { task: 'login in src/auth.js fails', args, home });
  const { report, posts } = await bench.run(cwd, startTurns(modeModel), { task: '/run', home });
  expect(posts).toEqual([]);
  expect(report.turns[0]).toMatchObject({ work: 'continue' });
  expect(report.output).toContain('Workflow bug_fix is at stage 2 of 3.');
  expect(report.output).not.toContain(own.developer);
});
