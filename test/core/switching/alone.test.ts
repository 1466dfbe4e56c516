import { expect, test } from 'vitest';
import { threshold, thresholdTable } from '../../../src/core/switching/thresholds';
import type { ModeName } from '../../../src/domain/mode';
import { after, once, policy, seen, start, to } from './states';

const minute = 60_000;

test.each<[ModeName, ModeName, number]>([
  ['assistant', 'debugger', 0.85],
  ['teacher', 'security', 0.85],
  ['planning', 'reviewer', 0.8],
  ['developer', 'performance', 0.8],
  ['assistant', 'planning', 0.7],
  ['planning', 'developer', 0.8],
  ['developer', 'planning', 0.6],
  ['developer', 'debugger', 0.85],
  ['debugger', 'developer', 0.7],
  ['reviewer', 'tool', 0.9],
  ['reviewer', 'teacher', 0.7],
  ['teacher', 'planning', 0.7],
  ['prototype', 'developer', 0.7],
])('DP-07 confidence thresholds per transition: %s to %s takes %d', (from, mode, needed) => {
  const state = after([to(from)]);
  expect(threshold(policy(), from, mode)).toBe(needed);
  const short = once(state, seen(mode, needed - 0.01), 10 * minute);
  expect(short.state).toBe(state);
  expect(short.refusal).toContain(`${needed.toFixed(2)} is needed`);
  expect(once(state, seen(mode, needed), 10 * minute).state.current).toBe(mode);
});

test('DP-07 what is asked for counts as 1, whatever the thresholds; no number reaches none', () => {
  const rules = policy({ thresholds: { general: 1, rows: thresholdTable, own: { developer: 1 } } });
  expect(once(start, to('developer'), 0, rules).transition?.confidence).toBe(1);
  for (const confidence of [Number.NaN, Number.POSITIVE_INFINITY, 1.01, -1])
    expect(once(start, seen('debugger', confidence)).transition).toBeNull();
});

test('DP-07 the general threshold and the project’s own are obeyed', () => {
  const rules = policy({ thresholds: { general: 0.95, rows: thresholdTable, own: { debugger: 0.5 } } });
  expect(threshold(rules, 'assistant', 'teacher')).toBe(0.95);
  expect(threshold(rules, 'developer', 'debugger')).toBe(0.5);
  expect(threshold(rules, 'developer', 'planning')).toBe(0.6);
});

test('DP-08 a mode holds for 30 s against an analysis, and commands are not held back', () => {
  const state = once(start, to('developer'), minute).state;
  const held = once(state, seen('debugger', 1), minute + 29_999);
  expect(held.refusal).toBe('Stayed in developer mode: it was entered 30 s ago, and a mode holds for 30 s.');
  expect(held.state).toBe(state);
  expect(once(state, seen('debugger', 1), minute + 30_000).state.current).toBe('debugger');
  expect(once(state, to('debugger'), minute + 1).state.current).toBe('debugger');
});

test('DP-08 10 s lie between two switches, and both times are settings', () => {
  const rules = policy({ minDuration: 0 });
  const state = once(start, to('developer'), minute, rules).state;
  expect(once(state, seen('debugger', 1), minute + 9_999, rules).refusal).toContain('10 s lie between two');
  expect(once(state, seen('debugger', 1), minute + 10_000, rules).state.current).toBe('debugger');
  const none = policy({ minDuration: 0, cooldown: 0 });
  expect(once(state, seen('debugger', 1), minute, none).state.current).toBe('debugger');
});

test('DP-08 the start holds nothing, and a clock that was set back does not hold for ever', () => {
  expect(once(start, seen('debugger', 1), 0).state.current).toBe('debugger');
  const state = once(start, to('developer'), 100 * minute).state;
  expect(once(state, seen('debugger', 1), minute).state.current).toBe('debugger');
});

test('DP-09 the last 100 transitions are kept, with trigger and confidence', () => {
  let state = start;
  for (let turn = 0; turn < 130; turn++) state = once(state, to(turn % 2 ? 'plan' : 'developer'), turn).state;
  expect(state.history).toHaveLength(100);
  expect(state.history[0]?.at).toBe(30);
  expect(state.history.at(-1)).toMatchObject({ at: 129, trigger: 'manual', confidence: 1 });
});

test('DP-10 auto-switch off: an analysis changes nothing, a command does; on again by /mode auto', () => {
  const off = once(start, { kind: 'auto', on: false }).state;
  expect(once(off, seen('debugger', 1)).refusal).toBe('Switching by itself is off; /mode auto turns it on.');
  expect(once(off, to('debugger')).state.current).toBe('debugger');
  const on = once(off, { kind: 'auto', on: true }).state;
  expect(once(on, seen('debugger', 1)).state.current).toBe('debugger');
  const rules = policy({ autoSwitch: false });
  expect(once(start, { kind: 'auto', on: true }, 0, rules).refusal).toContain('turned off in the settings');
  expect(once(start, seen('debugger', 1), 0, rules).transition).toBeNull();
});

test('DP-10 a forced mode stays until that is taken back', () => {
  const { state, transition, notices } = once(start, { kind: 'force', mode: 'security' });
  expect(state).toMatchObject({ current: 'security', forced: true });
  expect(transition?.trigger).toBe('explicit');
  expect(notices).toContain('Nothing switches by itself from here on.');
  expect(once(state, seen('debugger', 1), minute).refusal).toContain('security mode is forced');
  expect(once(state, { kind: 'finished', confidence: 1, reason: 'done' }, minute).transition).toBeNull();
  const free = once(state, { kind: 'unforce' }).state;
  expect(once(free, seen('debugger', 1), minute).state.current).toBe('debugger');
  expect(once(free, { kind: 'unforce' }).refusal).toBe('No mode is forced.');
  expect(once(state, { kind: 'auto', on: true }).state.forced).toBe(false);
});

test('DP-11 a running tool shows the tool mode and goes back; counted, not kept, grants stay the caller’s', () => {
  const state = once(start, to('developer'), minute).state;
  const first = once(state, { kind: 'tool-started' }, minute + 1);
  expect(first.transition).toMatchObject({ from: 'developer', to: 'tool', trigger: 'tool' });
  expect(first.state.current).toBe('developer');
  const second = once(first.state, { kind: 'tool-started' }, minute + 2);
  expect(second.transition).toBeNull();
  const one = once(second.state, { kind: 'tool-ended' }, minute + 3);
  expect(one.transition).toBeNull();
  const none = once(one.state, { kind: 'tool-ended' }, minute + 4);
  expect(none.transition).toMatchObject({ from: 'tool', to: 'developer', trigger: 'tool' });
  expect(none.state).toEqual({ ...state, toolSwitches: 2 });
  expect(once(none.state, { kind: 'tool-ended' }, minute + 5).state).toBe(none.state);
});

test('DP-11 tools do not wait for DP-08, and a disabled tool mode is not shown', () => {
  const state = once(start, to('developer'), minute).state;
  expect(once(state, { kind: 'tool-started' }, minute).transition).not.toBeNull();
  const rules = policy({ disabled: ['tool'] });
  expect(once(state, { kind: 'tool-started' }, minute, rules)).toMatchObject({
    state,
    transition: null,
    refusal: null,
  });
});

test('DP-42 there and back: developer, debugger, developer, with reason and confidence', () => {
  const developer = after([to('developer')]);
  const there = once(developer, seen('debugger', 0.93, 'a TypeError with its message'), 2 * minute);
  expect(there.notices).toEqual([
    'Switched by itself from developer to debugger (confidence 0.93, 0.85 needed): a TypeError with its message.',
    'Entered debugger mode.',
  ]);
  const unsure = once(there.state, { kind: 'finished', confidence: 0.69, reason: 'x' }, 2 * minute);
  expect(unsure.refusal).toContain('going back takes 0.70');
  const back = once(there.state, { kind: 'finished', confidence: 0.7, reason: 'fixed' }, 2 * minute + 5);
  expect(back.transition).toMatchObject({
    from: 'debugger',
    to: 'developer',
    trigger: 'auto',
    reason: 'fixed',
  });
  expect(back.notices).toEqual(['The debugger mode is done (confidence 0.70); back to developer mode.']);
});

test('DP-42 from one specialised mode to another, the work that was interrupted is gone back to', () => {
  const state = after([to('developer'), seen('debugger', 1), seen('security', 1)]);
  const back = once(state, { kind: 'finished', confidence: 1, reason: 'done' }, 9 * minute);
  expect(back.state.current).toBe('developer');
  expect(once(back.state, { kind: 'finished', confidence: 1, reason: 'done' }).refusal).toBe(
    'The developer mode is not one that ends by itself.',
  );
  const gone = once(
    state,
    { kind: 'finished', confidence: 1, reason: 'done' },
    0,
    policy({ disabled: ['developer'] }),
  );
  expect(gone.state.current).toBe('normal');
});

test('OM-50 an analysis that is sure enough enters plan mode, and the person is told', () => {
  const { state, notices } = once(start, seen('planning', 0.75, 'the request begins with “plan”'));
  expect(state.current).toBe('planning');
  expect(notices[0]).toContain('Switched by itself from normal to plan (confidence 0.75, 0.70 needed)');
  expect(notices[1]).toMatch(/^Entered plan mode/);
});

test('OM-51 a simple request leaves the mode as it is', () => {
  expect(once(start, seen('planning', 0.2)).state).toBe(start);
});

test('OM-52 thinking is not entered by itself', () => {
  expect(once(start, seen('thinking', 1)).refusal).toContain('never entered by itself');
  expect(once(start, seen('thinking', 1), 0, policy({ suggestOnly: [] })).state.current).toBe('thinking');
});

test('DP-09 a reason of any length is kept short, and whole as text', () => {
  const long = once(start, seen('debugger', 1, 'x'.repeat(199) + '😀'.repeat(100_000)));
  expect(long.transition?.reason).toBe(`${'x'.repeat(199)}\ufffd`);
  expect(once(start, seen('debugger', 1)).transition?.reason).toBe('what the last messages say');
});
