import { expect, test } from 'vitest';
import { authFiles, dutiful, quick } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

function run(turns: readonly string[], settings: object = quick, args: readonly string[] = []) {
  const [task = '', ...others] = turns;
  return bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task,
    args: [...others.flatMap((text) => ['--task', text]), ...args],
    engine: 'offline',
    settings,
  });
}
const trace =
  "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/auth.js:2:15)";

test('OM-15 a planning request is told from another', async () => {
  const { report } = await run(['Plan how to add authentication']);
  expect(report.turns[0]?.mode).toBe('planning');
  expect(report.planMode).toBe(true);
  const { report: other } = await run(['Hello world']);
  expect(other.turns[0]?.mode).not.toBe('planning');
  expect(other.planMode).toBe(false);
});

test('OM-50 plan mode is entered by itself, and the person is notified', async () => {
  const { report, stderr, events } = await run(['Plan the steps to refactor authentication']);
  expect(report.transitions).toMatchObject([{ from: 'normal', to: 'planning', trigger: 'auto' }]);
  expect(stderr).toContain('Switching to plan mode');
  expect(events.filter(({ type }) => type === 'mode_changed')).toHaveLength(1);
});

test('OM-51 a simple request enters no plan mode', async () => {
  const { report } = await run(['Fix the typo in README']);
  expect(report.transitions.map(({ to }) => to)).not.toContain('planning');
  expect(report.context?.mode).not.toBe('planning');
  expect(report.planMode).toBe(false);
});

test('OM-52 thinking is suggested where things are weighed, with its reason, and not entered', async () => {
  const { report } = await run(['Compare the trade-offs between React and Vue']);
  const thinking = report.modeSuggestions.find(({ suggestedMode }) => suggestedMode === 'thinking');
  expect(thinking?.confidence).toBeGreaterThan(0);
  expect(thinking?.reason).not.toBe('');
  expect(thinking?.autoSwitch).toBe(false);
  expect(report.transitions.map(({ to }) => to)).not.toContain('thinking');
});

test('OM-13 every switch is an event with from, to, trigger and confidence; the report has the same', async () => {
  const { report, events } = await run(['/dev\nAdd a logout to src/auth.js', trace]);
  const heard = events.flatMap((event) => {
    if (event.type !== 'mode_changed') return [];
    const { type, feedback, ...transition } = event;
    return [transition];
  });
  expect(heard).toEqual(report.transitions);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(heard[0]).toMatchObject({ from: 'normal', to: 'developer', trigger: 'explicit', confidence: 1 });
});

test('DP-08 within 30 seconds an analysis leaves no mode; without the wait it does', async () => {
  const turns = ['/dev\nAdd a logout to src/auth.js', trace];
  const { report: held } = await run(turns, {});
  expect(held.transitions.map(({ to }) => to)).toEqual(['developer']);
  expect(held.modeSuggestions[0]).toMatchObject({ suggestedMode: 'debugger', autoSwitch: false });
  const { report: free } = await run(turns);
  expect(free.transitions.map(({ to }) => to).slice(0, 2)).toEqual(['developer', 'debugger']);
  const cooling = { prompt: { switching: { min_duration: 0, cooldown: 10_000 } } };
  const { report: cooled } = await run(turns, cooling);
  expect(cooled.transitions.map(({ to }) => to)).toEqual(['developer']);
});

test('DP-09 the changes of mode are in the report, with trigger, confidence, reason and time', async () => {
  const { report } = await run(['/plan', '/dev', '/mode history']);
  expect(report.transitions).toHaveLength(2);
  for (const { trigger, confidence, reason, at } of report.transitions) {
    expect([trigger, confidence]).toEqual(['explicit', 1]);
    expect(reason).toMatch(/^\/(?:plan|mode developer)$/);
    expect(at).toBeGreaterThan(0);
  }
  expect(report.turns[2]?.commands[0]?.reply.match(/ → /g)).toHaveLength(2);
});

test('DP-10 switching turned off, and a forced mode: nothing switches by itself', async () => {
  const off = { prompt: { switching: { enabled: false, min_duration: 0, cooldown: 0 } } };
  const { report } = await run(['/dev\nAdd a logout to src/auth.js', trace], off);
  expect(report.transitions.map(({ to }) => to)).toEqual(['developer']);
  const { report: forced } = await run(['Add a logout to src/auth.js', trace], quick, [
    '--mode',
    'developer',
  ]);
  expect(forced.transitions.map(({ to, trigger }) => [to, trigger])).toHaveLength(1);
  expect(forced.context?.mode).toBe('developer');
});

test('DP-29 a suggestion says why, how sure it is and whether it switches by itself; people see it', async () => {
  const { report, deliver } = await run(['/dev\nAdd a logout to src/auth.js', trace], {});
  expect(report.modeSuggestions[0]).toMatchObject({
    currentMode: 'developer',
    suggestedMode: 'debugger',
    autoSwitch: false,
  });
  expect(report.modeSuggestions[0]?.confidence).toBeGreaterThan(0.5);
  for (const format of ['text', 'markdown'] as const) {
    const { stdout } = await deliver({ format });
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/The debugger mode might fit \(confidence 0\.\d\d\): /);
  }
});

test('DP-32 the confidence of the current mode and of those that are suggested is shown', async () => {
  const { report } = await run(['/dev\nAdd a logout to src/auth.js', trace, '/mode status'], {});
  const status = report.turns[2]?.commands[0]?.reply ?? '';
  expect(status).toMatch(/developer \(confidence: 1\.00\)/);
  expect(status).toMatch(/debugger \(0\.\d\d\)/);
});

test.each([
  ['planning', 'Add a logout to src/auth.js', 'developer'],
  ['prototype', 'Add a logout to src/auth.js', 'planning'],
  ['teacher', 'How does login work?', 'developer'],
])('DP-43 %s ends by suggesting the next mode', async (mode, words, next) => {
  const { report } = await run([words], quick, ['--mode', mode]);
  expect(report.suggestions.join(' ')).toContain(`\`/mode ${next}\` enters it.`);
});
