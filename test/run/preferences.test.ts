import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { type Given, modelBench } from '../fakes/model-run';

const bench = modelBench();
const path = '.countersign/mode-preferences.json';

function run(cwd: string, given: Given) {
  return bench.run(cwd, startTurns(dutiful), { engine: 'offline', ...given });
}

function preferring(preferences: object): string {
  const cwd = bench.repository(authFiles);
  mkdirSync(join(cwd, '.countersign'));
  writeFileSync(join(cwd, path), JSON.stringify({ version: 1, ...preferences }));
  return cwd;
}

test('DP-10 preferences are saved when asked and only then, and the next run starts with them', async () => {
  const cwd = bench.repository(authFiles);
  await run(cwd, { task: '/mode dev' });
  expect(existsSync(join(cwd, path))).toBe(false);
  const { report } = await run(cwd, { task: '/mode dev', args: ['--task', '/mode save'] });
  expect(report.turns[1]?.commands[0]).toMatchObject({ ok: true, reply: `Saved to ${path}.` });
  expect(JSON.parse(readFileSync(join(cwd, path), 'utf8'))).toMatchObject({ defaultMode: 'developer' });
  const { report: next } = await run(cwd, { task: '/mode' });
  expect(next.turns[0]?.commands[0]?.reply).toContain('Current mode: developer');
  expect(next.warnings.join(' ')).toContain(`as ${path} prefers`);
});

test('DP-10 a task that a stranger may have written saves nothing', async () => {
  const cwd = bench.repository(authFiles);
  const event = join(bench.home(), 'event.json');
  writeFileSync(event, JSON.stringify({ action: 'opened' }));
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: event };
  const { report } = await run(cwd, { task: '/mode save', env });
  expect(report.task?.trust.tier).not.toBe('operator');
  expect(report.turns[0]?.commands[0]).toMatchObject({ ok: false });
  expect(report.turns[0]?.commands[0]?.reply).toContain('only for whoever runs the program');
  expect(existsSync(join(cwd, path))).toBe(false);
});

test('DP-35 default mode, auto-switch, disabled modes and preferred workflows of the project hold', async () => {
  const cwd = preferring({
    defaultMode: 'developer',
    autoSwitchEnabled: false,
    disabledModes: ['prototype'],
    preferredWorkflows: ['bug_fix'],
  });
  const { report } = await run(cwd, {
    task: '/mode status',
    args: ['--task', '/proto', '--task', '/workflow status'],
  });
  const [status, refused, workflow] = report.turns.map(({ commands }) => commands[0]);
  expect(status?.reply).toContain('developer');
  expect(status?.reply).toContain('Switching by itself: off');
  expect(refused).toMatchObject({ ok: false });
  expect(refused?.reply).toContain('disabled');
  expect(workflow?.reply).toContain('This project prefers bug_fix.');
});

test('DP-35 a threshold of the project’s own decides whether a mode is entered', async () => {
  const args = ['--task', 'Is this vulnerable to SQL injection?'];
  const settings = { prompt: { switching: { min_duration: 0, cooldown: 0 } } };
  const entered = async (customThresholds: object) => {
    const given = { task: '/dev\nAdd a logout to src/auth.js', args, settings };
    const { report } = await run(preferring({ customThresholds }), given);
    return report.transitions.some(({ to }) => to === 'security');
  };
  expect(await entered({})).toBe(true);
  expect(await entered({ security: 1 })).toBe(false);
});

test('DP-35 preferences stand below settings, flags and the command', async () => {
  const cwd = preferring({ defaultMode: 'teacher', autoSwitchEnabled: false, disabledModes: ['prototype'] });
  const { report } = await run(cwd, { task: 'Add a logout to src/auth.js', args: ['--mode', 'developer'] });
  expect(report.context?.mode).toBe('developer');
  const settings = { prompt: { switching: { enabled: true }, modes: { prototype: { enabled: true } } } };
  const { report: set } = await run(cwd, { task: '/mode status', args: ['--task', '/proto'], settings });
  expect(set.turns[0]?.commands[0]?.reply).toContain('Switching by itself: on');
  expect(set.turns[1]?.commands[0]?.ok).toBe(true);
});

test.each([
  ['half written', '{"version": 1, "defaultMode": "dev'],
  ['of a newer version', '{"version": 99, "defaultMode": "developer"}'],
])('DP-35 a file %s is left alone: a sentence, and the usual start', async (_, text) => {
  const cwd = preferring({});
  writeFileSync(join(cwd, path), text);
  const { report } = await run(cwd, { task: '/mode' });
  expect(report.exitCode).toBe(0);
  expect(report.warnings.join(' ')).toContain('nothing was taken from it');
  expect(report.turns[0]?.commands[0]?.reply).toContain('Current mode: normal');
  expect(readFileSync(join(cwd, path), 'utf8')).toBe(text);
});
