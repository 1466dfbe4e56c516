import { expect, test } from 'vitest';
import { startState } from '../../../src/core/switching/enter';
import { step } from '../../../src/core/switching/step';
import { threshold } from '../../../src/core/switching/thresholds';
import { modeNames } from '../../../src/domain/mode';
import { after, once, policy, seen, start, to } from './states';

test('OM-01 the start is the normal mode with documented defaults, and its thresholds are assistant’s', () => {
  expect(startState(5)).toMatchObject({
    current: 'normal',
    previous: null,
    stack: [],
    history: [],
    autoSwitch: true,
    forced: false,
    focus: null,
    hybrid: null,
    enteredAt: 5,
    lastSwitchAt: null,
    data: {},
    thinking: { deep: false, maxTokens: null },
  });
  for (const mode of modeNames)
    expect(threshold(policy(), 'normal', mode)).toBe(threshold(policy(), 'assistant', mode));
});

test('OM-02 entering a mode makes it the active one and gives the transition', () => {
  const { state, transition } = once(start, to('debugger'), 7);
  expect(state).toMatchObject({ current: 'debugger', previous: 'normal', enteredAt: 7, lastSwitchAt: 7 });
  expect(transition).toMatchObject({ from: 'normal', to: 'debugger', at: 7 });
});

test('OM-03 leaving a mode clears what it kept; waiting on the stack is not leaving', () => {
  const kept = { kind: 'data', mode: 'planning', key: 'plan', value: { title: 'T' } } as const;
  const planning = after([to('plan'), kept]);
  expect(planning.data).toEqual({ planning: { plan: { title: 'T' } } });
  expect(once(planning, to('developer')).state.data).toEqual({});
  expect(once(planning, to('developer', true)).state.data).toEqual(planning.data);
  const deep = after([{ kind: 'think', deep: true, maxTokens: 5000 }]);
  expect(once(deep, to('normal')).state.thinking).toEqual({ deep: false, maxTokens: null });
});

test('OM-06 a state is a value: a step leaves the one it was given as it was', () => {
  const before = JSON.stringify(start);
  const one = once(start, to('plan')).state;
  const two = once(start, to('security')).state;
  expect([start.current, one.current, two.current]).toEqual(['normal', 'planning', 'security']);
  expect(JSON.stringify(start)).toBe(before);
});

test('OM-09 switch mode: from normal to plan', () => {
  const { state, transition, refusal } = once(start, to('plan'));
  expect(refusal).toBeNull();
  expect(state.current).toBe('planning');
  expect(transition).toMatchObject({ from: 'normal', to: 'planning', trigger: 'manual', confidence: 1 });
  expect(once(state, to('planning'))).toMatchObject({
    transition: null,
    refusal: null,
    notices: ['Already in plan mode.'],
  });
});

test('OM-10 push and pop mode stack', () => {
  const pushed = once(start, to('plan', true)).state;
  expect(pushed.stack).toEqual(['normal']);
  const popped = once(pushed, { kind: 'pop' });
  expect(popped.state).toMatchObject({ current: 'normal', stack: [] });
  expect(popped.transition).toMatchObject({ from: 'planning', to: 'normal' });
  expect(once(popped.state, { kind: 'pop' }).refusal).toBe('No mode waits on the stack to go back to.');
});

test('OM-10 a mode pushed onto itself is popped again, and the stack has an end', () => {
  const twice = once(once(start, to('developer')).state, to('developer', true)).state;
  expect(twice.stack).toEqual(['developer']);
  expect(once(twice, { kind: 'pop' })).toMatchObject({ transition: null, state: { stack: [] } });
  let state = start;
  for (let turn = 0; turn < 100; turn++) state = once(state, to(turn % 2 ? 'plan' : 'developer', true)).state;
  expect(once(state, to('tool', true)).refusal).toContain('No more than 100');
});

test('OM-10 a mode on the stack that was disabled since is not gone back to', () => {
  const pushed = after([to('developer'), to('plan', true)]);
  const popped = once(pushed, { kind: 'pop' }, 0, policy({ disabled: ['developer'] }));
  expect(popped.state).toMatchObject({ current: 'normal', stack: [] });
});

test('OM-11 reset mode: normal, an empty stack, nothing kept or forced', () => {
  const far = after([
    { kind: 'force', mode: 'plan' },
    to('developer', true),
    { kind: 'data', mode: 'developer', key: 'a', value: 1 },
  ]);
  const { state, transition } = once(far, { kind: 'reset' });
  expect(state).toMatchObject({ current: 'normal', stack: [], forced: false, data: {}, hybrid: null });
  expect(transition).toMatchObject({ from: 'developer', to: 'normal' });
});

test('OM-13 every switch gives from, to, trigger and confidence; what is no switch gives none', () => {
  expect(once(start, to('plan')).transition).toEqual({
    from: 'normal',
    to: 'planning',
    trigger: 'manual',
    confidence: 1,
    reason: 'asked for',
    at: 0,
  });
  expect(once(start, seen('debugger', 0.9, 'a TypeError')).transition).toMatchObject({
    trigger: 'auto',
    confidence: 0.9,
    reason: 'a TypeError',
  });
  expect(once(start, { kind: 'auto', on: false }).transition).toBeNull();
});

test('OM-14 entering plan mode says what is read-only and how to leave', () => {
  const [said] = once(start, to('plan')).notices;
  expect(said).toMatch(/^Entered plan mode\. It is read-only/);
  expect(said).toContain('nothing is written');
  expect(said).toContain('Leave it with /exit-plan');
  const [docs] = once(start, to('plan'), 0, policy({ planWritesDocs: true })).notices;
  expect(docs).toContain('documents are written in documentation folders and nothing else is');
});

test('OM-25 entering thinking mode is told and its time runs', () => {
  const { state, notices } = once(start, { kind: 'think', deep: false, maxTokens: null }, 1234);
  expect(state).toMatchObject({ current: 'thinking', enteredAt: 1234 });
  expect(notices[0]).toMatch(/^Entered thinking mode/);
});

test('OM-26 deep thinking is set in thinking mode', () => {
  const { state, notices } = once(start, { kind: 'think', deep: true, maxTokens: null });
  expect(state.thinking.deep).toBe(true);
  expect(notices.join(' ')).toContain('thinks deeply');
  const again = once(state, { kind: 'think', deep: false, maxTokens: null });
  expect(again).toMatchObject({
    transition: null,
    state: { current: 'thinking', thinking: { deep: false } },
  });
});

test('OM-27 the thinking budget is set, kept, and refused when it is none', () => {
  const { state } = once(start, { kind: 'think', deep: false, maxTokens: 5000 });
  expect(state.thinking.maxTokens).toBe(5000);
  expect(once(state, { kind: 'think', deep: true, maxTokens: null }).state.thinking).toEqual({
    deep: true,
    maxTokens: 5000,
  });
  for (const maxTokens of [0, -1, 1.5, Number.NaN, 1e9])
    expect(once(state, { kind: 'think', deep: false, maxTokens })).toMatchObject({
      state,
      refusal: 'A thinking budget is a whole number of tokens from 1 to 1000000.',
    });
});

test('OM-59 switch to unknown mode: refused, with the nearest name', () => {
  expect(once(start, to('pln'))).toMatchObject({
    state: start,
    transition: null,
    refusal: 'There is no mode named pln; did you mean plan?',
  });
  expect(once(start, to('xyzzy')).refusal).toMatch(
    /^There is no mode named xyzzy; there are assistant, plan, /,
  );
  expect(once(start, to('__proto__')).refusal).toMatch(/^There is no mode/);
  expect(once(start, to('a\n::error::b')).refusal).toMatch(/^There is no mode of that name/);
});

test('OM-60 switch to disabled mode: refused by every way in', () => {
  const rules = policy({ disabled: ['planning'] });
  const refusal = 'The plan mode is disabled here; enable it in the settings.';
  for (const act of [
    to('plan'),
    to('plan', true),
    { kind: 'force', mode: 'plan' },
    { kind: 'focus', mode: 'plan', minutes: 5 },
    { kind: 'hybrid', modes: ['developer', 'plan'], preset: null },
  ] as const)
    expect(once(start, act, 0, rules)).toMatchObject({ state: start, refusal });
  expect(once(start, seen('planning', 1), 0, rules).refusal).toContain('disabled here');
  expect(once(start, to('normal'), 0, policy({ disabled: ['normal'] })).refusal).toBeNull();
});

test('OM-61 mode activation fails: the mode before is restored with all that was its own', () => {
  const before = after([to('developer', true), { kind: 'data', mode: 'developer', key: 'a', value: 1 }]);
  const tried = once(before, to('security'), 300_000);
  const { state, transition, notices } = once(
    tried.state,
    { kind: 'entry-failed', before, reason: 'its prompt could not be read' },
    300_500,
  );
  expect(state).toMatchObject({ current: 'developer', stack: ['normal'], data: before.data });
  expect(transition).toMatchObject({ from: 'security', to: 'developer' });
  expect(notices).toEqual([
    'The security mode could not be entered (its prompt could not be read); back in developer mode.',
  ]);
  expect(state.history.map((one) => one.to)).toEqual(['developer', 'security', 'developer']);
  const again = step(state, { ...seen('security', 1), at: 305_000 }, policy());
  expect(again.refusal).toContain('the last switch was 4.5 s ago');
  expect(once(start, { kind: 'entry-failed', before: start, reason: 'x' }).refusal).toBe(
    'No mode was being entered.',
  );
});
