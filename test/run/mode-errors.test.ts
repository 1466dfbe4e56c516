import { expect, test } from 'vitest';
import type { Crew } from '../../src/pipelines/work';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const cwd = () => bench.repository(authFiles);
const off = { prompt: { modes: { planning: { enabled: false } } } };
const offline = { engine: 'offline' } as const;

test('OM-59 switch to an unknown mode: refused with the nearest, and the mode state is unharmed', async () => {
  const { report } = await bench.run(cwd(), startTurns(dutiful), {
    ...offline,
    task: '/mode plannning',
    args: ['--task', '/mode'],
  });
  const [refused, shown] = report.turns.flatMap(({ commands }) => commands);
  expect(refused).toMatchObject({ ok: false });
  expect(refused?.reply).toContain('planning');
  expect(shown?.reply).toContain('Current mode: normal');
  expect(report.transitions).toEqual([]);
});

test('OM-60 switch to a disabled mode: refused with the reason, by command and by flag', async () => {
  const { report } = await bench.run(cwd(), startTurns(dutiful), {
    ...offline,
    task: '/plan',
    settings: off,
  });
  expect(report.turns[0]?.commands[0]).toMatchObject({ ok: false });
  expect(report.turns[0]?.commands[0]?.reply).toMatch(/plan mode is disabled/);
  expect(report.context?.mode).toBe('normal');
  const { report: forced } = await bench.run(cwd(), startTurns(dutiful), {
    ...offline,
    task: 'Add a logout',
    args: ['--mode', 'plan'],
    settings: off,
  });
  expect(forced).toMatchObject({ status: 'failure', exitCode: 1, error: { kind: 'config' } });
  expect(forced.error?.message).toContain('disabled');
  expect(forced.turns).toEqual([]);
});

test('OM-61 a mode that cannot be entered: the switch is refused, and the mode before it is restored', async () => {
  const crew = (all: Crew): Crew => ({ ...all, modes: all.modes.filter(({ name }) => name !== 'prototype') });
  const { report, events } = await bench.run(cwd(), startTurns(dutiful), {
    ...offline,
    task: '/dev',
    args: ['--task', '/mode prototype', '--task', '/mode'],
    crew,
  });
  expect(report.error).toBeNull();
  const [, refused, shown] = report.turns.flatMap(({ commands }) => commands);
  expect(refused).toMatchObject({ ok: false });
  expect(refused?.reply).toMatch(/prototype mode could not be entered .*back in developer mode/);
  expect(shown?.reply).toContain('Current mode: developer');
  expect(report.context?.mode).toBe('developer');
  const heard = events.flatMap((event) => (event.type === 'mode_changed' ? [event.to] : []));
  expect(heard).toEqual(['developer', 'prototype', 'developer']);
});
