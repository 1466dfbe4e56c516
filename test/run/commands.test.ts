import { expect, test } from 'vitest';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const files = { 'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n' };
const disabled = (mode: string) => ({ prompt: { modes: { [mode]: { enabled: false } } } });
const trace = 'TypeError: no user\n    at login (src/auth.js:2:15)';

async function offline(task: string, given: { args?: readonly string[]; settings?: object } = {}) {
  const endpoint = startTurns(() => '');
  return (await bench.run(bench.repository(files), endpoint, { task, engine: 'offline', ...given })).report;
}

test('DP-34 a hybrid of two modes works: the run ends, and the report tells what both may use', async () => {
  const report = await offline('/mode hybrid developer security\nAdd a check to login in src/auth.js');
  expect(report.error).toBeNull();
  expect(report.turns[0]).toMatchObject({ mode: 'developer', work: 'plan' });
  expect(report.status).toBe('awaiting_approval');
});

test('DP-31 two actions of one turn are both done', async () => {
  const report = await offline(`/debug trace\n/review checklist\n${trace}`);
  expect(report.turns[0]?.work).toBe('action');
  expect(Object.keys(report.modes).sort()).toEqual(['debugger', 'reviewer']);
  expect(report.turns[0]?.output).toContain('TypeError: no user');
  expect(report.turns[0]?.output).toContain('Names are clear and alike');
});

test('DP-31 an action of a disabled mode is refused with a sentence', async () => {
  const report = await offline(`/debug trace\n${trace}`, { settings: disabled('debugger') });
  const [command] = report.turns[0]?.commands ?? [];
  expect(command).toMatchObject({ ok: false });
  expect(command?.reply).toContain('debugger mode is disabled');
  expect(report.turns[0]?.work).not.toBe('action');
});

test.each(['/debug trace\n/workflow bug_fix', '/workflow bug_fix\n/debug trace'])(
  'DP-31 an action beside a workflow is answered, not lost: %j',
  async (commands) => {
    const report = await offline(`${commands}\n${trace}`);
    expect(report.turns[0]?.commands.map(({ ok }) => ok)).toEqual([true, false]);
    expect(report.turns[0]?.commands[1]?.reply).toContain('not both');
  },
);

test.each([
  { name: 'a disabled mode', task: '', settings: disabled('debugger'), says: 'debugger mode is disabled' },
  { name: 'a focus', task: '/mode focus developer 30\n', settings: {}, says: 'ocus' },
])('DP-30 a workflow whose stage cannot be entered for $name fails the run', async (given) => {
  const task = `${given.task}/workflow bug_fix\nfix login in src/auth.js`;
  const report = await offline(task, { settings: given.settings });
  expect([report.status, report.exitCode]).toEqual(['failure', 1]);
  expect(report.message).toContain('stage 1 of bug_fix (debugger)');
  expect(report.error).toMatchObject({ kind: 'config', message: expect.stringContaining(given.says) });
  expect(report.workflow?.stages[0]?.status).toBe('failed');
});
