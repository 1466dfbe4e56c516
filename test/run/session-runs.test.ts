import { expect, test } from 'vitest';
import { startTurns } from '../fakes/endpoint-turns';
import { planAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';
import { person, sessionIn } from '../fakes/session-runs';

const bench = modelBench();
const change = {
  path: 'src/auth.js',
  description: 'Nobody is no user.',
  diff: '--- a/src/auth.js\n+++ b/src/auth.js\n@@ -1,3 +1,3 @@\n export function login(user) {\n-  return user.name.trim();\n+  return user?.name.trim();\n }\n',
};
const plan = 'src/auth.js: login returns undefined';

/** A session whose plan waits for approval. */
async function waiting() {
  const who = person(bench);
  const first = await who.run(plan);
  const id = sessionIn(first);
  return { ...who, id, first, next: (task: string) => who.run(task, '--session', id) };
}

test('IB-03 the next task on a session in progress is CONTINUE_RUN: status and offers, nothing restarted', async () => {
  const { next, first, state, id } = await waiting();
  const { report, posts } = await next('Improve src/orders.js');
  expect(report.intent).toMatchObject({ behavior: 'CONTINUE_RUN', nextAction: 'offer_resume' });
  expect(report.turns).toMatchObject([{ work: 'continue' }]);
  for (const offer of ['Resume', 'Pause', 'Abort', 'Propose a fix'])
    expect(report.output).toContain(`**${offer}**`);
  expect(report.output).toContain(`Plan \`${first.report.plan?.id.slice(0, 12)}\`, version 1`);
  expect(report.output).toContain(`--session ${id} --task resume`);
  expect(report.plan).toEqual(first.report.plan);
  expect(report.exitCode).toBe(0);
  expect(posts).toEqual([]);
  expect(state(id).versions).toHaveLength(1);
  expect(state(id).task?.title).toBe(plan);
});

test('IB-03 pause and resume are kept, and start nothing', async () => {
  const { next, state, id } = await waiting();
  const paused = await next('pause');
  expect(paused.report.output).toContain('A run of this thread is paused.');
  expect(state(id).isPaused).toBe(true);
  expect((await next('and now?')).report.output).toContain('it is paused already');
  const resumed = await next('Please resume.');
  expect(state(id).isPaused).toBe(false);
  expect(resumed.report.output).toContain('A plan of this thread waits for approval.');
  expect(resumed.report.output).toContain('Nothing was started or restarted.');
  expect(state(id).act).toBeNull();
});

test('IB-03 abort ends the run and its plan; the task after it begins anew', async () => {
  const { next, state, id } = await waiting();
  const { report } = await next('abort');
  expect(report.output).toContain('The run was ended, and its plan is cancelled.');
  expect(report).toMatchObject({ plan: null, status: 'success', exitCode: 0 });
  expect(state(id)).toMatchObject({ aborted: 'abort', plan: null });
  const after = await next('src/orders.js: total returns undefined');
  expect(after.report.turns).toMatchObject([{ work: 'plan' }]);
  expect(state(id)).toMatchObject({ aborted: null, task: { title: after.report.task?.title } });
});

test('IB-03 propose fix works the next open step out: version 2 with its change, the other steps as they were', async () => {
  const { runWith, id, first, state } = await waiting();
  const model = startTurns(() =>
    planAnswer('Check the user', ['src/auth.js'], { proposedChanges: [change] }),
  );
  const { report, posts } = await runWith(
    { task: 'propose fix', args: ['--session', id], engine: 'openai' },
    model,
  );
  const [step, ...others] = first.report.plan?.steps ?? [];
  expect(posts).toHaveLength(1);
  expect(posts[0]?.text).toContain(`Step 1 of the plan`);
  expect(report.turns).toMatchObject([{ work: 'continue' }]);
  expect(report.plan).toMatchObject({ version: 2, proposedChanges: [change] });
  expect(report.plan?.steps[0]).toMatchObject({ description: step?.description, files: ['src/auth.js'] });
  expect(report.plan?.steps.slice(1)).toEqual(others);
  expect(state(id).plan?.id).toBe(report.plan?.id);
  expect(state(id).versions).toHaveLength(2);
});

test('IB-03 without a model no change can be proposed, and it says so; the plan stays', async () => {
  const { next, first, state, id } = await waiting();
  const { report } = await next('propose a fix');
  expect(report.output).toContain('No change could be proposed for step 1; the plan stays as it is.');
  expect(report.plan?.id).toBe(first.report.plan?.id);
  expect(state(id).versions).toHaveLength(1);
});

test('IB-03 a command that decides begins something else, which takes the place of what was under way', async () => {
  const { next, state, id, first } = await waiting();
  const { report } = await next('/plan src/orders.js: total returns undefined');
  expect(report.intent?.behavior).toBe('PLAN');
  expect(report.plan?.id).not.toBe(first.report.plan?.id);
  expect(state(id).plan?.id).toBe(report.plan?.id);
  expect(state(id).versions).toHaveLength(1);
});

test('IB-03 a look at a session needs no words but /run, and begins nothing', async () => {
  const { next, first } = await waiting();
  const { report } = await next('/run');
  expect(report.output).toContain('A plan of this thread waits for approval.');
  expect(report.plan?.id).toBe(first.report.plan?.id);
});

test('IB-05 a question of one run is answered by the words of the next one on its session', async () => {
  const { run, state } = person(bench);
  const asked = await run('Fix it');
  const id = sessionIn(asked);
  expect(asked.report).toMatchObject({ status: 'needs_clarification', exitCode: 0 });
  expect(asked.report.output).toContain(`--session ${id} --task REPLY`);
  const { question, options } = state(id).question ?? {};
  expect(question).toBe(asked.report.intent?.clarification?.question);
  expect(options?.map(({ action }) => action)).toEqual([
    'provide_file',
    'provide_scope',
    'confirm_intent',
    'cancel',
  ]);
  for (const option of options ?? [])
    expect(Object.keys(option).sort()).toEqual(['action', 'label', 'value']);

  const replied = await run('src/auth.js', '--session', id);
  expect(replied.report.turns).toMatchObject([{ work: 'plan', title: 'Fix it' }]);
  expect(replied.report.intent?.referencedFiles).toEqual(['src/auth.js']);
  expect(replied.report.plan?.affectedFiles.map(({ path }) => path)).toContain('src/auth.js');
  expect(state(id).question).toBeNull();
});

test('IB-05 over runs, too, it is asked twice at most; then the plan says what it takes for granted', async () => {
  const { run, state } = person(bench);
  const id = sessionIn(await run('Fix it'));
  const second = await run('I mean the thing', '--session', id);
  expect(second.report.turns[0]?.output).toContain('Question 2 of at most 2.');
  expect(state(id).rounds).toBe(2);
  const { report } = await run('the thing, you know', '--session', id);
  expect(report.turns).toMatchObject([{ behavior: 'QUICK_ACTION', work: 'plan' }]);
  expect(report.intent?.assumptions).toHaveLength(2);
  expect(report.plan?.assumptions.slice(0, 2)).toEqual(report.intent?.assumptions);
  expect(report.plan?.assumptions[0]).toMatch(/^Asked 2 times, it stayed open: .+ is taken to be /);
});

test.each(['cancel', 'Never mind.'])('IB-05 %s in the next run leaves the request alone', async (reply) => {
  const { run, state } = person(bench);
  const id = sessionIn(await run('Fix it'));
  const { report } = await run(reply, '--session', id);
  expect(report).toMatchObject({ status: 'success', plan: null });
  expect(state(id).question).toBeNull();
});

test('IB-05 yes in the next run confirms the request as it stands', async () => {
  const { run } = person(bench);
  const id = sessionIn(await run('Fix it'));
  const { report } = await run('yes', '--session', id);
  expect(report.turns).toMatchObject([{ work: 'plan', title: 'Fix it' }]);
});

test('IB-05 a plan that only says what is missing is a question: the next run brings the place', async () => {
  const { run, state } = person(bench);
  const asked = await run('The quuxinator must not frobnicate twice');
  const id = sessionIn(asked);
  expect(asked.report.status).toBe('needs_clarification');
  expect(asked.report.suggestions.join('\n')).toContain(`--session ${id} --task`);
  expect(state(id)).toMatchObject({
    plan: null,
    question: { question: expect.stringContaining('Nothing in') },
  });
  const { report } = await run('It is in src/auth.js', '--session', id);
  expect(report.turns).toMatchObject([{ work: 'plan', title: 'The quuxinator must not frobnicate twice' }]);
  expect(report.plan?.affectedFiles.map(({ path }) => path)).toContain('src/auth.js');
});
