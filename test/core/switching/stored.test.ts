import { expect, test } from 'vitest';
import { startState } from '../../../src/core/switching/enter';
import { restoreState, saveState } from '../../../src/core/switching/stored';
import { after, policy, start, to } from './states';

const plan = { title: 'Add authentication', steps: [{ number: 1, completed: false }] };
const planning = after([to('plan', true), { kind: 'data', mode: 'planning', key: 'plan', value: plan }]);

test('OM-05 what a mode keeps is the same after saving and restoring', () => {
  expect(restoreState(saveState(planning), policy(), 9).state.data).toEqual({ planning: { plan } });
});

test('OM-53 the saved state has the current mode, the stack, and what the modes keep', () => {
  expect(JSON.parse(saveState(planning))).toMatchObject({
    version: 1,
    current: 'planning',
    stack: ['normal'],
    data: { planning: { plan } },
  });
});

test('OM-54 the restored state is in plan mode, with its plan', () => {
  const { state, message } = restoreState(saveState(planning), policy(), 9);
  expect(message).toBeNull();
  expect(state).toEqual(planning);
});

test('OM-54 what is half written, foreign, damaged or newer gives a sentence and the start', () => {
  const text = saveState(planning);
  const change = (part: object) => JSON.stringify({ ...planning, ...part });
  const cases: [string, string][] = [
    [text.slice(0, -20), 'is not whole'],
    ['', 'is not whole'],
    ['null', 'is damaged'],
    ['[]', 'is damaged'],
    [change({ version: 2 }), 'is of version 2, which is newer than this'],
    [change({ version: '1' }), 'is damaged'],
    [change({ current: 'root' }), 'is damaged'],
    [change({ forced: 'no' }), 'is damaged'],
    [change({ extra: 1 }), 'is damaged'],
    [change({ hybrid: { preset: null, modes: ['security', 'planning'] } }), 'is damaged'],
    [change({ focus: { mode: 'security', until: 5 } }), 'is damaged'],
    [change({ history: Array(101).fill(planning.history[0]) }), 'is damaged'],
  ];
  for (const [kept, what] of cases)
    expect(restoreState(kept, policy(), 9)).toEqual({
      state: startState(9),
      message: `The kept mode state ${what}; the normal mode holds.`,
    });
});

test('OM-60 a kept mode that is disabled now is left, and so are disabled modes on the stack', () => {
  const far = after([to('developer', true), to('plan', true), { kind: 'focus', mode: 'plan', minutes: 9 }]);
  const { state, message } = restoreState(saveState(far), policy({ disabled: ['planning', 'developer'] }), 9);
  expect(state).toMatchObject({ current: 'normal', stack: ['normal'], focus: null, enteredAt: 9 });
  expect(message).toBe('The plan mode of the kept mode state is disabled here; the normal mode holds.');
  expect(state.history).toEqual(far.history);
});

test('DP-11 no tool runs on from one process to the next', () => {
  expect(restoreState(saveState({ ...start, toolsRunning: 2 }), policy(), 0).state.toolsRunning).toBe(0);
});
