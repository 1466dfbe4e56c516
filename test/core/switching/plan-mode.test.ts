import { describe, expect, test } from 'vitest';
import type { Act } from '../../../src/domain/mode-signal';
import { once, policy, seen, start, after as stateAfter, to } from './states';

const plan: Act = { kind: 'switch', mode: 'planning', trigger: 'explicit', reason: '/plan' };
const hold: Act = { kind: 'hold-plan' };
const exit: Act = { kind: 'exit-plan', isOperator: true };
const strangers: Act = { kind: 'exit-plan', isOperator: false };
const minute = 60_000;

test('PM-001 Plan Mode is entered by asking for it, by the settings, and by itself', () => {
  expect(once(start, plan).state.planMode).toMatchObject({ isHeld: false, isAsked: true });
  expect(once(start, hold).state).toMatchObject({ forced: true, planMode: { isHeld: true, isAsked: true } });
  const begun = once(start, { kind: 'begin', mode: 'planning', confidence: 0.8, reason: 'r' }).state;
  expect(begun.planMode).toMatchObject({ isHeld: false, isAsked: false });
  expect(once(begun, plan).state.planMode).toMatchObject({ isAsked: true, before: { mode: 'normal' } });
  expect(start.planMode).toBeNull();
});

describe('PM-010 PM-012 leaving brings back what held before', () => {
  test('mode, force, hybrid, what modes keep, and what was gone back to', () => {
    const kept: Act = { kind: 'data', mode: 'debugger', key: 'trace', value: 'T' };
    const before = stateAfter([to('developer'), to('debugger'), kept]);
    const left = once(stateAfter([plan], policy(), before), exit, 9 * minute).state;
    expect({ ...left, history: [], previous: null }).toEqual({ ...before, history: [], previous: null });
    const hybrid = stateAfter([{ kind: 'hybrid', modes: ['developer', 'security'], preset: null }]);
    const back = once(once(hybrid, plan, minute).state, exit, 2 * minute).state;
    expect(back).toMatchObject({ current: 'developer', hybrid: { modes: ['developer', 'security'] } });
    const forced = once(start, { kind: 'force', mode: 'security' }).state;
    expect(once(once(forced, hold).state, exit).state).toMatchObject({ current: 'security', forced: true });
  });

  test('a thread that has not begun can begin, and no cooldown holds', () => {
    const left = once(once(start, hold).state, exit).state;
    expect(left).toMatchObject({ current: 'normal', forced: false, planMode: null, lastSwitchAt: null });
    const begin: Act = { kind: 'begin', mode: 'developer', confidence: 0.9, reason: 'r' };
    expect(once(left, begin).state.current).toBe('developer');
    expect(once(left, seen('debugger', 0.95)).refusal).toBeNull();
  });

  test('a mode that is disabled by then gives way to normal', () => {
    const state = stateAfter([to('teacher'), plan]);
    expect(once(state, exit, 9 * minute, policy({ disabled: ['teacher'] })).state.current).toBe('normal');
  });

  test('outside Plan Mode there is nothing to leave', () => {
    expect(once(start, exit)).toMatchObject({ state: start, transition: null });
    expect(once(start, exit).refusal).toContain('not Plan Mode');
  });

  test('a focus on planning holds against it', () => {
    const focused = once(start, { kind: 'focus', mode: 'planning', minutes: 10 }).state;
    expect(once(focused, exit, minute).refusal).toContain('focus');
  });
});

describe('what the settings ask for is left by the person who runs the program alone', () => {
  const held = once(start, hold).state;

  test('not by the words of others', () => {
    expect(once(held, strangers)).toMatchObject({ state: held, transition: null });
    expect(once(once(start, plan).state, strangers).state.planMode).toBeNull();
  });

  test.each<[string, Act]>([
    ['another mode', to('developer')],
    ['normal', to('normal')],
    ['reset', { kind: 'reset' }],
    ['a hybrid', { kind: 'hybrid', modes: ['developer', 'security'], preset: null }],
    ['thinking', { kind: 'think', deep: false, maxTokens: null }],
    ['a stage', { kind: 'stage', mode: 'developer', reason: 'stage 2' }],
  ])('not by %s', (_, act) => {
    expect(once(held, act, minute).state.planMode).toEqual(held.planMode);
  });
});

test('Plan Mode that was asked for is not left by what the messages say; one that came by itself is', () => {
  const asked = once(start, plan).state;
  expect(once(asked, seen('developer', 1), 9 * minute)).toMatchObject({ state: asked });
  const begin: Act = { kind: 'begin', mode: 'planning', confidence: 0.8, reason: 'r' };
  const alone = once(start, begin).state;
  expect(once(alone, seen('developer', 1), 9 * minute).state).toMatchObject({
    current: 'developer',
    planMode: null,
  });
});

test('a specialised mode that interrupts Plan Mode is in it; one that takes its place is not', () => {
  const planning = once(start, plan).state;
  expect(once(planning, to('debugger'), minute).state.planMode).not.toBeNull();
  expect(once(planning, to('developer'), minute).state.planMode).toBeNull();
  expect(once(planning, to('developer', true), minute).state.planMode).not.toBeNull();
});

test('a stage of a workflow neither enters nor leaves Plan Mode', () => {
  const stage = (mode: 'planning' | 'developer'): Act => ({ kind: 'stage', mode, reason: 'stage' });
  expect(once(start, stage('planning')).state).toMatchObject({ current: 'planning', planMode: null });
});

test('PM-008 where the settings turn it off, no way leads in', () => {
  const off = policy({ planEnabled: false });
  const ways: Act[] = [
    plan,
    hold,
    to('planning'),
    { kind: 'force', mode: 'planning' },
    { kind: 'focus', mode: 'planning', minutes: 5 },
    { kind: 'hybrid', modes: ['planning', 'security'], preset: null },
    { kind: 'begin', mode: 'planning', confidence: 0.9, reason: 'r' },
    seen('planning', 1),
  ];
  for (const way of ways) {
    const { state, refusal } = once(start, way, 9 * minute, off);
    expect(state).toBe(start);
    expect(refusal).toContain('turned off in the settings');
  }
});
