import { expect, test } from 'vitest';
import { focusAt } from '../../../src/core/switching/held';
import { presets } from '../../../src/core/switching/presets';
import type { Act } from '../../../src/domain/mode-signal';
import { after, once, policy, seen, start, to } from './states';

const minute = 60_000;
const focused = once(start, { kind: 'focus', mode: 'developer', minutes: 30 }, 0).state;

test('DP-33 focus locks one mode for some minutes, against analyses and people', () => {
  expect(focused).toMatchObject({ current: 'developer', focus: { mode: 'developer', until: 30 * minute } });
  const acts: Act[] = [
    to('security'),
    seen('security', 1),
    { kind: 'pop' },
    { kind: 'reset' },
    { kind: 'force', mode: 'plan' },
    { kind: 'focus', mode: 'plan', minutes: 5 },
    { kind: 'hybrid', modes: [], preset: 'secure-developer' },
    { kind: 'think', deep: true, maxTokens: null },
  ];
  for (const act of acts) {
    const result = once(focused, act, 10 * minute);
    expect(result.state).toBe(focused);
    expect(result.refusal).toBe(
      'The focus on developer holds for 20 more minutes; end it with /mode focus off.',
    );
  }
});

test('DP-33 focus ends by its time, and by /mode focus off', () => {
  expect(once(focused, to('plan'), 30 * minute - 1).refusal).toContain('1 more minute;');
  const late = once(focused, to('plan'), 30 * minute).state;
  expect(late).toMatchObject({ current: 'planning', focus: null });
  const off = once(focused, { kind: 'focus-off' }, minute);
  expect(off).toMatchObject({
    state: { focus: null, current: 'developer' },
    notices: ['The focus is over.'],
  });
  expect(once(off.state, to('plan'), minute).state.current).toBe('planning');
  expect(once(start, { kind: 'focus-off' }).refusal).toBe('There is no focus to end.');
});

test('DP-33 focus can be made longer, and is refused for lengths that make no sense', () => {
  const longer = once(focused, { kind: 'focus', mode: 'developer', minutes: 60 }, minute).state;
  expect(focusAt(longer, minute)).toEqual({ mode: 'developer', minutes: 60 });
  for (const minutes of [0, -5, 1e9, 1441, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    const result = once(start, { kind: 'focus', mode: 'plan', minutes });
    expect(result.state).toBe(start);
    expect(result.refusal).toBe('A focus lasts from 1 to 1440 whole minutes (a day).');
  }
  expect(once(start, { kind: 'focus', mode: 'plan', minutes: 1440 }).state.current).toBe('planning');
});

test('DP-33 a focus that a wrong clock wrote holds nobody', () => {
  expect(focusAt({ ...start, focus: { mode: 'normal', until: 1e15 } }, minute)).toBeNull();
});

test('DP-34 hybrid modes work as one until one of them is asked for', () => {
  const { state, notices } = once(start, { kind: 'hybrid', modes: ['developer', 'security'], preset: null });
  expect(state).toMatchObject({
    current: 'developer',
    hybrid: { preset: null, modes: ['developer', 'security'] },
  });
  expect(notices.join(' ')).toContain('developer and security work as one');
  expect(once(state, seen('security', 1), minute)).toMatchObject({ state, refusal: null });
  const alone = once(state, to('developer'));
  expect(alone).toMatchObject({
    state: { current: 'developer', hybrid: null },
    notices: ['developer works alone again.'],
  });
  expect(once(state, { kind: 'hybrid-off' }).state).toMatchObject({ current: 'developer', hybrid: null });
  expect(once(start, { kind: 'hybrid-off' }).refusal).toBe('There is no hybrid to end.');
  expect(once(state, seen('debugger', 1), minute).state).toMatchObject({ current: 'debugger', hybrid: null });
});

test.each(presets.map((preset) => [preset.name, preset.modes] as const))(
  'DP-34 the preset %s is %j',
  (preset, modes) => {
    const { state } = once(start, { kind: 'hybrid', modes: [], preset });
    expect(state).toMatchObject({ current: modes[0], hybrid: { preset, modes } });
  },
);

test('DP-34 a hybrid of a mode with itself, of one mode, or of an unknown preset is refused', () => {
  const refusals = [
    { kind: 'hybrid', modes: ['plan', 'planning'], preset: null },
    { kind: 'hybrid', modes: ['developer'], preset: null },
    { kind: 'hybrid', modes: [], preset: null },
    { kind: 'hybrid', modes: [], preset: 'secure-developr' },
    { kind: 'hybrid', modes: ['developer', 'secrity'], preset: null },
  ] as const;
  expect(refusals.map((act) => once(start, act).refusal)).toEqual([
    'A hybrid of plan with itself is that mode alone; name two.',
    'A hybrid takes two modes or more: /mode hybrid developer security.',
    'A hybrid takes two modes or more: /mode hybrid developer security.',
    'There is no such preset; did you mean secure-developer?',
    'There is no mode named secrity; did you mean security?',
  ]);
  const off = policy({ disabled: ['security'] });
  expect(once(start, { kind: 'hybrid', modes: [], preset: 'secure-developer' }, 0, off).refusal).toContain(
    'security mode is disabled',
  );
});

test('OM-03 what the second mode of a hybrid kept goes when the hybrid ends', () => {
  const state = after([
    { kind: 'hybrid', modes: ['developer', 'security'], preset: null },
    { kind: 'data', mode: 'security', key: 'seen', value: ['a'] },
  ]);
  expect(state.data).toEqual({ security: { seen: ['a'] } });
  expect(once(state, { kind: 'hybrid-off' }).state.data).toEqual({});
});

test('OM-02 only a mode that is active keeps something, under a name that is one', () => {
  expect(once(start, { kind: 'data', mode: 'planning', key: 'plan', value: 1 }).refusal).toBe(
    'The plan mode is not active, so it keeps nothing.',
  );
  expect(once(start, { kind: 'data', mode: 'normal', key: '__proto__', value: 1 }).refusal).toContain(
    'letters and digits',
  );
  const two = after([
    { kind: 'data', mode: 'normal', key: 'a', value: 1 },
    { kind: 'data', mode: 'normal', key: 'b', value: 2 },
  ]);
  expect(once(two, { kind: 'data-clear', mode: 'normal', key: 'a' }).state.data).toEqual({
    normal: { b: 2 },
  });
  expect(once(two, { kind: 'data-clear', mode: 'normal', key: null }).state.data).toEqual({});
});
