import { expect, test } from 'vitest';
import { modelBench } from '../fakes/model-run';
import { person, sessionIn } from '../fakes/session-runs';

const bench = modelBench();
const plan = 'src/auth.js: login returns undefined';

test('OM-53 a run that plans is kept: the task, what was said, the mode state, the plan, how it ended', async () => {
  const { run, kinds, state, ids } = person(bench);
  const ran = await run(plan);
  const id = sessionIn(ran);
  expect(ran.report.session).toEqual({ id: expect.stringMatching(/^s-[0-9a-f]{12}$/), continued: false });
  expect([...new Set(kinds(id))].sort()).toEqual(['approval', 'ended', 'mode', 'planned', 'said', 'task']);
  const kept = state(id);
  expect(kept.task?.title).toBe(plan);
  expect(kept.said.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(kept.mode?.current).toBe(ran.report.context?.mode);
  expect(kept.plan).toEqual(ran.report.plan);
  expect(kept.status).toBe(ran.report.status);
  expect(ids()).toEqual([id]);
});

test.each(['How does login work?', '/mode status'])('OM-53 nothing is kept of %s', async (task) => {
  const { run, ids } = person(bench);
  expect((await run(task)).report.session).toBeNull();
  expect(ids()).toEqual([]);
});

test('OM-53 no secret is kept, wherever it was said', async () => {
  const { runWith, events } = person(bench);
  const key = ['hunter', '2', 'hunter', '2'].join('');
  const ran = await runWith({
    task: `${plan}; the key is ${key}`,
    env: { MY_SECRET: key, OPENAI_API_KEY: key },
  });
  const all = JSON.stringify(events(sessionIn(ran)));
  expect(all).toContain('the key is');
  expect(all).not.toContain(key);
});

test('OM-53 what a stranger asks for is not kept, and continues nothing', async () => {
  const { run, ids } = person(bench);
  const { report } = await run(plan, '--trust', 'untrusted');
  expect(report.plan).not.toBeNull();
  expect(report.session).toBeNull();
  expect(ids()).toEqual([]);
  const id = sessionIn(await run(plan));
  const other = await run('status', '--trust', 'untrusted', '--session', id);
  expect(other.report).toMatchObject({ exitCode: 1, session: null, error: { kind: 'permission' } });
});

test('OM-54 the mode state holds in the next run: the mode, and what is focused on', async () => {
  const { run, state } = person(bench);
  const id = sessionIn(await run(`/mode focus security 60\n${plan}`));
  const kept = state(id).mode;
  expect(kept).toMatchObject({ current: 'security', focus: { mode: 'security' } });
  const { report } = await run('/mode status', '--session', id);
  expect(report.session).toEqual({ id, continued: true });
  expect(report.context?.mode).toBe('security');
  expect(report.output).toContain('security');
  expect(state(id).mode).toEqual(kept);
});

test('OM-54 a mode that was disabled since is left, and the person is told', async () => {
  const { run, runWith } = person(bench);
  const id = sessionIn(await run(`/mode security\n${plan}`));
  const { report } = await runWith({
    task: '/mode status',
    args: ['--session', id],
    settings: { prompt: { modes: { security: { enabled: false } } } },
  });
  expect(report.context?.mode).toBe('normal');
  expect(report.warnings.join('\n')).toContain('disabled here; the normal mode holds');
});

test('OM-54 --mode of a run stands above the mode of its session', async () => {
  const { run } = person(bench);
  const id = sessionIn(await run(`/mode security\n${plan}`));
  const { report } = await run('/mode status', '--session', id, '--mode', 'reviewer');
  expect(report.context?.mode).toBe('reviewer');
});

test('OM-54 --continue goes on with the session of this workspace that was used last', async () => {
  const one = person(bench);
  const other = person(bench, undefined, one.home);
  const first = sessionIn(await one.run(plan));
  const second = sessionIn(await one.run(plan));
  sessionIn(await other.run(plan));
  expect((await one.run('status', '--continue')).report.session).toEqual({ id: second, continued: true });
  await one.run('status', '--session', first);
  expect((await one.run('status', '--continue')).report.session?.id).toBe(first);
});
