import { startState } from '../../../src/core/switching/enter';
import { usualPolicy } from '../../../src/core/switching/policy';
import { step } from '../../../src/core/switching/step';
import { modeNames } from '../../../src/domain/mode';
import type { Act, Policy, Step } from '../../../src/domain/mode-signal';
import type { ModeState } from '../../../src/domain/mode-state';

/** The documents' defaults, changed where a test says. */
export function policy(change: Partial<Policy> = {}): Policy {
  return { ...usualPolicy(modeNames), ...change };
}

export const start = startState(0);

/** One act at a time of its own, in milliseconds. */
export function once(state: ModeState, act: Act, at = 0, rules = policy()): Step {
  return step(state, { ...act, at }, rules);
}

/** The state after some acts, a minute apart; a refused one fails the test. */
export function after(acts: readonly Act[], rules = policy(), from = start): ModeState {
  return acts.reduce((state, act, index) => {
    const result = step(state, { ...act, at: (index + 1) * 60_000 }, rules);
    if (result.refusal !== null) throw new Error(result.refusal);
    return result.state;
  }, from);
}

export function to(mode: string, push = false): Act {
  return { kind: 'switch', mode, trigger: 'manual', push };
}

export function seen(mode: ModeState['current'], confidence: number, ...triggers: string[]): Act {
  return { kind: 'analysis', analysis: { mode, confidence, triggers } };
}
