import { keptTransitions } from '../../domain/kept-limits';
import type { ModeName } from '../../domain/mode';
import type { ModeState, Transition } from '../../domain/mode-state';
import { focusAt } from './held';
import { isSpecialised } from './thresholds';

/** A way into a mode that was allowed already. */
export interface Entry {
  to: ModeName;
  trigger: Transition['trigger'];
  confidence: number;
  reason: string;
  at: number;
  /** A stage of a workflow: whether this is Plan Mode stays as it is. */
  isStage?: true;
}

/** The state before any switch (OM-01). */
export function startState(at: number): ModeState {
  return {
    version: 1,
    current: 'normal',
    previous: null,
    stack: [],
    resume: null,
    history: [],
    toolSwitches: 0,
    toolsRunning: 0,
    autoSwitch: true,
    forced: false,
    focus: null,
    hybrid: null,
    planMode: null,
    enteredAt: at,
    lastSwitchAt: null,
    confidence: 1,
    thinking: { deep: false, maxTokens: null },
    data: {},
    skills: [],
  };
}

/** The state in that mode alone, and the transition; none when it was in it already (OM-02, OM-03, OM-09). */
export function enter(state: ModeState, entry: Entry): { state: ModeState; transition: Transition | null } {
  const { to, at, confidence } = entry;
  const focus = focusAt(state, at) === null ? null : state.focus;
  if (to === state.current)
    return {
      state: tidy({ ...state, focus, hybrid: null, confidence, planMode: planModeAt(state, entry) }),
      transition: null,
    };
  const transition: Transition = {
    from: state.current,
    to,
    trigger: entry.trigger,
    confidence,
    reason: entry.reason,
    at,
  };
  const next: ModeState = {
    ...state,
    current: to,
    previous: state.current,
    resume: resumeAfter(state, to),
    history: remembered(state.history, transition),
    focus,
    hybrid: null,
    planMode: planModeAt(state, entry),
    enteredAt: at,
    lastSwitchAt: at,
    confidence,
  };
  return { state: tidy(next), transition };
}

/** The transitions with one more, the last 100 of them (DP-09). */
export function remembered(history: readonly Transition[], transition: Transition): Transition[] {
  return [...history, transition].slice(-keptTransitions);
}

/** The modes that are not left: those that work now, and those that wait to be taken up again or lie behind Plan Mode. */
export function heldModes(state: ModeState): ReadonlySet<ModeName> {
  const { planMode } = state;
  const before = planMode === null ? [] : [planMode.before.mode, ...(planMode.before.hybrid?.modes ?? [])];
  return new Set([...working(state), ...before]);
}

function working({ current, hybrid, stack, resume }: ModeState): ModeName[] {
  return [current, ...(hybrid?.modes ?? []), ...stack, ...(resume === null ? [] : [resume])];
}

/** Plan Mode, entered from a state. */
export function planModeFrom(state: ModeState, isAsked: boolean): NonNullable<ModeState['planMode']> {
  const { current: mode, resume, forced, hybrid, enteredAt, lastSwitchAt, confidence } = state;
  const before = { mode, resume, forced, hybrid, enteredAt, lastSwitchAt, confidence };
  return { isHeld: false, isAsked, before };
}

/**
 * Whether it is Plan Mode once a mode was entered: from the planning mode on, while that is held, and for as long as the
 * settings ask for it. Being asked for it after it came about by itself makes it hold.
 */
function planModeAt(state: ModeState, { to, trigger, isStage }: Entry): ModeState['planMode'] {
  const { planMode } = state;
  if (isStage || (planMode?.isHeld && to !== 'planning')) return planMode;
  const isAsked = trigger === 'explicit';
  if (to === 'planning') {
    if (planMode !== null) return { ...planMode, isAsked: planMode.isAsked || isAsked };
    return planModeFrom(state, isAsked);
  }
  const left = { ...state, current: to, hybrid: null, resume: resumeAfter(state, to) };
  return working(left).includes('planning') ? planMode : null;
}

/** Without what modes kept that were left (OM-03). */
export function tidy(state: ModeState): ModeState {
  const held = heldModes(state);
  const data = Object.fromEntries(
    Object.entries(state.data).filter(([mode]) => held.has(mode as ModeName)),
  ) as ModeState['data'];
  const thinking = held.has('thinking') ? state.thinking : { deep: false, maxTokens: null };
  return { ...state, data, thinking };
}

/** From one specialised mode to the next, what was interrupted first is what is gone back to. */
function resumeAfter(state: ModeState, to: ModeName): ModeName | null {
  if (!isSpecialised(to)) return null;
  return isSpecialised(state.current) ? state.resume : state.current;
}
