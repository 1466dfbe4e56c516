import { expect, test } from 'vitest';
import { authFiles, dutiful, quick } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

test('DP-37 entering, working, active: on standard error, in this order, before the work', async () => {
  const { stderr } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/secure\nIs login safe?',
    engine: 'offline',
  });
  const lines = stderr.split('\n');
  const at = (words: string) => lines.findIndex((line) => line.includes(words));
  const places = [
    at('Switching to security mode'),
    at('Looking for ways in'),
    at('Security mode is active'),
    at('security examines'),
  ];
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('DP-37 in Actions the log has a group for each mode, and every group ends', async () => {
  const asked = {
    task: '/secure\nIs login safe?',
    args: ['--task', '/review\nIs login tidy?'],
    engine: 'offline' as const,
  };
  const cwd = bench.repository(authFiles);
  const inActions = { ...asked, env: { GITHUB_ACTIONS: 'true' } };
  const { stderr } = await bench.run(cwd, startTurns(dutiful), inActions);
  const commands = stderr.split('\n').filter((line) => line.startsWith('::'));
  expect(commands).toEqual([
    '::group::Security mode is active',
    '::endgroup::',
    '::group::Reviewer mode is active',
    '::endgroup::',
  ]);
  const plain = await bench.run(cwd, startTurns(dutiful), asked);
  expect(plain.stderr).not.toContain('::');
});

test('DP-36 metrics of the modes: in the report and in /mode status', async () => {
  const trace =
    "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/auth.js:2:15)";
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: `/debug\n${trace}`,
    args: ['--task', '/secure\nIs login safe?', '--task', '/mode status'],
    settings: quick,
  });
  const { modes } = report.metrics;
  expect(modes.times.map(({ mode, stages }) => [mode, stages])).toEqual([
    ['debugger', 1],
    ['security', 1],
  ]);
  expect(modes.debugger).toMatchObject({ bugsAnalyzed: 1, rootCausesFound: 1, fixesProposed: 1 });
  expect(modes.security).toMatchObject({ vulnerabilitiesFound: 0, criticalIssues: 0 });
  const status = report.turns[2]?.commands[0]?.reply ?? '';
  expect(status).toContain('1 bug analysed, 1 root cause found, 1 fix proposed, 0 applied');
  expect(status).toContain('0 vulnerabilities found');
});

test('DP-36 a cause that is not known is none that was found', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/debug\nWhy does login fail?',
    engine: 'offline',
  });
  expect(report.metrics.modes.debugger).toMatchObject({ rootCausesFound: 0 });
});

test('DP-33 focus: neither by itself nor by command does the mode change, until it is off', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/mode focus dev 5\nAdd a logout to src/auth.js',
    args: [
      '--task',
      'Is this vulnerable to SQL injection?',
      '--task',
      '/plan',
      '--task',
      '/mode focus off',
      '--task',
      '/plan',
    ],
    engine: 'offline',
    settings: quick,
  });
  expect(report.turns.map(({ mode }) => mode)).toEqual([
    'developer',
    'developer',
    'developer',
    'developer',
    'planning',
  ]);
  const refused = report.turns[2]?.commands[0];
  expect(refused?.ok).toBe(false);
  expect(refused?.reply).toMatch(/focus|locked/i);
  const bad = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/mode focus dev 0',
    args: ['--task', '/mode focus dev 1000000000', '--task', '/mode hybrid dev dev'],
    engine: 'offline',
  });
  const replies = bad.report.turns.flatMap(({ commands }) => commands);
  expect(replies.map(({ ok }) => ok)).toEqual([false, false, false]);
  expect(bad.report.transitions).toEqual([]);
});
