import type { ModeName } from '../../domain/mode';
import type { Act, Policy, Step } from '../../domain/mode-signal';
import type { ModeState } from '../../domain/mode-state';
import { force } from './asked';
import { enter, tidy } from './enter';
import { locked } from './held';
import { isEnabled, shownName } from './mode-names';
import { refused } from './outcomes';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }> & { at: number };

/** The settings ask for Plan Mode (PM-001): the words of a task do not leave it, unless they are those of the person who runs it. */
export function holdPlan(state: ModeState, { at }: Of<'hold-plan'>, policy: Policy): Step {
  const there = force(state, { kind: 'force', mode: 'planning', at }, policy);
  const { planMode } = there.state;
  if (there.refusal !== null || planMode === null) return there;
  return { ...there, state: { ...there.state, planMode: { ...planMode, isHeld: true, isAsked: true } } };
}

/** Out of Plan Mode: the mode, the hybrid and the force that held before hold again, and no switch counts (PM-010, PM-012). */
export function exitPlan(state: ModeState, { at, isOperator }: Of<'exit-plan'>, policy: Policy): Step {
  const { planMode } = state;
  if (planMode === null) return refused(state, 'This is not Plan Mode, so there is nothing to leave.');
  if (planMode.isHeld && !isOperator)
    return refused(
      state,
      'The settings of this run ask for Plan Mode: only the person who runs the program leaves it, in a task of their own.',
    );
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const { before } = planMode;
  const may = (mode: ModeName) => isEnabled(policy, mode);
  const to = may(before.mode) ? before.mode : 'normal';
  const entry = { to, trigger: 'explicit', confidence: 1, reason: '/exit-plan', at } as const;
  const { state: there, transition } = enter({ ...state, planMode: null }, entry);
  const hybrid = before.hybrid?.modes.every(may) ? before.hybrid : null;
  const { resume, forced, enteredAt, lastSwitchAt, confidence } = before;
  const restored = { resume, forced, hybrid, enteredAt, lastSwitchAt, confidence, planMode: null };
  return {
    state: tidy({ ...there, ...restored, data: state.data, thinking: state.thinking }),
    transition,
    refusal: null,
    notices: [
      `Left Plan Mode; ${shownName(to)} mode holds again, with all that held before it. The plan stays as it is.`,
    ],
  };
}

/** Whether a step would enter Plan Mode where the settings turned it off (PM-008). */
export function isTurnedOff(before: ModeState, after: ModeState, { planEnabled }: Policy): boolean {
  return !planEnabled && before.planMode === null && after.planMode !== null;
}

export const turnedOff = 'Plan Mode is turned off in the settings (planEnabled).';
