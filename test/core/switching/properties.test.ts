import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startState } from '../../../src/core/switching/enter';
import { step } from '../../../src/core/switching/step';
import { restoreState, saveState } from '../../../src/core/switching/stored';
import { threshold } from '../../../src/core/switching/thresholds';
import type { ModeName } from '../../../src/domain/mode';
import type { Policy, Signal, Step } from '../../../src/domain/mode-signal';
import { type ModeState, modeState } from '../../../src/domain/mode-state';
import { anyMoment, type Moment, someDisabled } from './signals';
import { policy } from './states';

interface Taken {
  before: ModeState;
  signal: Signal;
  result: Step;
}

/** Every step of a walk from the start; where entering fails, that is a step of its own. */
function walk(moments: readonly Moment[], rules: Policy): Taken[] {
  const taken: Taken[] = [];
  let state = startState(0);
  let at = 0;
  const take = (signal: Signal) => {
    const result = step(state, signal, rules);
    taken.push({ before: state, signal, result });
    state = result.state;
    return result;
  };
  for (const { act, wait, fails } of moments) {
    at += wait;
    const before = state;
    const { transition } = take({ ...act, at });
    if (fails && transition !== null && transition.trigger !== 'tool')
      take({ kind: 'entry-failed', before, reason: 'no luck', at });
  }
  return taken;
}

const walks = fc.array(anyMoment, { maxLength: 60, size: 'max' });

function everyStep(check: (taken: Taken, rules: Policy) => void): void {
  fc.assert(
    fc.property(walks, someDisabled, (moments, disabled) => {
      const rules = policy({ disabled });
      for (const taken of walk(moments, rules)) check(taken, rules);
    }),
    { numRuns: 150 },
  );
}

function holds({ focus }: ModeState, at: number): boolean {
  return focus !== null && at < focus.until;
}

test('the walks come by what they are to prove', () => {
  const met = new Map<string, number>();
  const meet = (what: string, isSo: boolean) => met.set(what, (met.get(what) ?? 0) + (isSo ? 1 : 0));
  for (const moments of fc.sample(walks, { numRuns: 200, seed: 1 }))
    for (const { before, signal, result } of walk(moments, policy())) {
      meet(signal.kind, result.refusal === null);
      meet('held by a focus', holds(before, signal.at) && result.refusal?.includes('focus') === true);
      meet('held by time', result.refusal?.includes('ago') === true);
      meet('kept something', Object.keys(result.state.data).length > 0);
      meet(
        'a hybrid that keeps something ends',
        before.hybrid !== null && Object.keys(before.data).length > 1,
      );
      meet('a deep stack', result.state.stack.length > 3);
    }
  for (const [what, often] of met) expect([what, often >= 5]).toEqual([what, true]);
});

test('OM-60 no sequence of signals reaches a disabled mode', () => {
  everyStep(({ result: { state, transition } }, rules) => {
    const reached: (ModeName | undefined)[] = [
      state.current,
      transition?.to,
      ...state.stack,
      ...(state.hybrid?.modes ?? []),
      state.focus?.mode,
    ];
    for (const mode of reached) expect(rules.disabled).not.toContain(mode);
  });
});

test('DP-33 no sequence of signals breaks the focus before its time, but /mode focus off', () => {
  everyStep(({ before, signal, result: { state } }) => {
    if (!holds(before, signal.at) || signal.kind === 'focus-off') return;
    // The entry of this very focus may have failed.
    if (signal.kind === 'entry-failed') return expect(holds(signal.before, signal.at)).toBe(false);
    expect(state.current).toBe(before.focus?.mode);
    expect(state.focus?.mode).toBe(before.focus?.mode);
  });
});

test('OM-10 no sequence of signals loses or corrupts the stack', () => {
  everyStep(({ before, signal, result: { state, refusal } }) => {
    if (signal.kind === 'entry-failed') return expect(state.stack).toEqual(signal.before.stack);
    if (refusal !== null) return expect(state.stack).toEqual(before.stack);
    if (signal.kind === 'pop') return expect(state.stack).toEqual(before.stack.slice(0, -1));
    if (signal.kind === 'reset') return expect(state.stack).toEqual([]);
    const pushes = signal.kind === 'switch' && signal.push === true;
    expect(state.stack).toEqual(pushes ? [...before.stack, before.current] : before.stack);
  });
});

test('OM-10 pop takes back a push from anywhere', () => {
  everyStep(({ signal, before, result }, rules) => {
    if (signal.kind !== 'switch' || signal.push !== true || result.refusal !== null) return;
    const back = step(result.state, { kind: 'pop', at: signal.at }, rules);
    expect(back.state).toMatchObject({ current: before.current, stack: before.stack });
  });
});

test('DP-09 no sequence of signals keeps more than 100 transitions, and each follows on the one before', () => {
  let most = 0;
  const many = fc.array(anyMoment, { minLength: 600, maxLength: 700 });
  fc.assert(
    fc.property(many, (moments) => {
      for (const { result } of walk(moments, policy())) {
        const { history, current } = result.state;
        expect(history.length).toBeLessThanOrEqual(100);
        if (history.length > 0) expect(history.at(-1)?.to).toBe(current);
        expect(history.at(-1)?.from).toBe(history.at(-2)?.to ?? history.at(-1)?.from);
        most = Math.max(most, history.length);
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect(most).toBe(100);
});

test('OM-59 a refusal gives back the very state that came in, and one sentence', () => {
  everyStep(({ before, result }) => {
    if (result.refusal === null) return;
    expect(result.state).toBe(before);
    expect(result.transition).toBeNull();
    expect(result.refusal).toMatch(/^[A-Z/][^\n]*[.?]$/);
  });
});

test('OM-09 a signal without a refusal does what it says: the state is the transition’s end', () => {
  everyStep(({ before, result: { state, transition } }) => {
    if (transition === null) return expect(state.current).toBe(before.current);
    if (transition.trigger === 'tool') return expect(state.current).toBe(before.current);
    expect(transition.from).toBe(before.current);
    expect(state.current).toBe(transition.to);
    expect(transition.from).not.toBe(transition.to);
  });
});

test('DP-07 every accepted transition’s confidence reaches its threshold', () => {
  everyStep(({ result: { transition } }, rules) => {
    if (transition === null) return;
    expect(transition.confidence).toBeGreaterThanOrEqual(threshold(rules, transition.from, transition.to));
    expect(transition.confidence).toBeLessThanOrEqual(1);
  });
});

test('DP-08 no analysis switches before its time', () => {
  everyStep(({ before, signal, result: { transition } }, rules) => {
    if (signal.kind !== 'analysis' || transition === null || before.lastSwitchAt === null) return;
    expect(signal.at - before.enteredAt).toBeGreaterThanOrEqual(rules.minDuration);
    expect(signal.at - before.lastSwitchAt).toBeGreaterThanOrEqual(rules.cooldown);
  });
});

/** Modes that leaving Plan Mode brings back. */
function behind({ planMode }: ModeState): string[] {
  return planMode === null ? [] : [planMode.before.mode, ...(planMode.before.hybrid?.modes ?? [])];
}

test('OM-03 nothing is kept for a mode that was left', () => {
  everyStep(({ result: { state } }) => {
    const held = [
      state.current,
      state.resume,
      ...state.stack,
      ...(state.hybrid?.modes ?? []),
      ...behind(state),
    ];
    for (const mode of Object.keys(state.data)) expect(held).toContain(mode);
    if (!held.includes('thinking')) expect(state.thinking).toEqual({ deep: false, maxTokens: null });
  });
});

test('OM-05 saving and restoring is the identity, wherever a walk leads', () => {
  fc.assert(
    fc.property(walks, someDisabled, (moments, disabled) => {
      const rules = policy({ disabled });
      const state = walk(moments, rules).at(-1)?.result.state ?? startState(0);
      const idle = { ...state, toolsRunning: 0 };
      expect(modeState.parse(JSON.parse(saveState(state)))).toEqual(state);
      expect(restoreState(saveState(idle), rules, 0)).toEqual({ state: idle, message: null });
    }),
    { numRuns: 150 },
  );
});

test('OM-54 whatever text is restored, a sound state comes of it', () => {
  const mangled = fc.tuple(walks, fc.nat(), fc.string({ maxLength: 3 })).map(([moments, place, text]) => {
    const whole = saveState(walk(moments, policy()).at(-1)?.result.state ?? startState(0));
    const cut = place % whole.length;
    return whole.slice(0, cut) + text + whole.slice(cut + text.length);
  });
  fc.assert(
    fc.property(fc.oneof(mangled, fc.string(), fc.json()), (text) => {
      const { state } = restoreState(text, policy(), 0);
      expect(modeState.safeParse(state).success).toBe(true);
      expect(restoreState(saveState(state), policy(), 0).message).toBeNull();
    }),
    { numRuns: 150 },
  );
});
