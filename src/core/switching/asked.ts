import { longestFocusMinutes, stackLimit } from '../../domain/kept-limits';
import type { ModeName } from '../../domain/mode';
import type { Act, Policy, Step } from '../../domain/mode-signal';
import type { ModeState } from '../../domain/mode-state';
import { counted } from '../count';
import { nearest } from '../nearest';
import { enter } from './enter';
import { focusAt, locked } from './held';
import { isEnabled, lookUp, shownName } from './mode-names';
import { entered } from './notices';
import { arrived, done, refused } from './outcomes';
import { presetNamed, presets } from './presets';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }> & { at: number };

/** A person asks for a mode (OM-09, OM-10, OM-42). */
export function switchTo(state: ModeState, signal: Of<'switch'>, policy: Policy): Step {
  const { at, trigger, reason = 'asked for' } = signal;
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const found = lookUp(signal.mode, policy);
  if (!found.ok) return refused(state, found.message);
  const { mode } = found;
  if (signal.push !== true) return arrived(state, { to: mode, trigger, confidence: 1, reason, at }, policy);
  if (state.stack.length >= stackLimit)
    return refused(
      state,
      `No more than ${stackLimit} modes can wait on the stack; go back with /mode pop first.`,
    );
  const pushed = { ...state, stack: [...state.stack, state.current] };
  return arrived(pushed, { to: mode, trigger, confidence: 1, reason, at }, policy);
}

/** The next stage of a workflow. */
export function stage(state: ModeState, { mode: to, reason, at }: Of<'stage'>, policy: Policy): Step {
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const found = lookUp(to, policy);
  if (!found.ok) return refused(state, found.message);
  const entry = { to, trigger: 'explicit', confidence: 1, reason, at, isStage: true } as const;
  return arrived(state, entry, policy);
}

/** Back to the mode that was left with a push. */
export function pop(state: ModeState, { at }: Of<'pop'>, policy: Policy): Step {
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const top = state.stack.at(-1);
  if (top === undefined) return refused(state, 'No mode waits on the stack to go back to.');
  const to: ModeName = isEnabled(policy, top) ? top : 'normal';
  const shorter = { ...state, stack: state.stack.slice(0, -1) };
  const reason = 'back to the mode that waited on the stack';
  return arrived(shorter, { to, trigger: 'manual', confidence: 1, reason, at }, policy);
}

/** Back to the beginning; what is remembered and whether modes switch by themselves stays (OM-11). */
export function reset(state: ModeState, { at }: Of<'reset'>, policy: Policy): Step {
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const bare: ModeState = { ...state, stack: [], forced: false, data: {} };
  return arrived(
    bare,
    { to: 'normal', trigger: 'manual', confidence: 1, reason: 'reset', at },
    policy,
    'Everything is as at the start.',
  );
}

/** One mode holds until that is taken back; only a person changes it (DP-10). */
export function force(state: ModeState, signal: Of<'force'>, policy: Policy): Step {
  const { at } = signal;
  const found = lookUp(signal.mode, policy);
  if (!found.ok) return refused(state, found.message);
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const reason = 'forced';
  const entry = { to: found.mode, trigger: 'explicit', confidence: 1, reason, at } as const;
  const there = arrived(state, entry, policy, 'Nothing switches by itself from here on.');
  return { ...there, state: { ...there.state, forced: true } };
}

/** Locks one mode for some minutes, against everybody (DP-33). */
export function focus(state: ModeState, signal: Of<'focus'>, policy: Policy): Step {
  const { at, minutes } = signal;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestFocusMinutes)
    return refused(state, `A focus lasts from 1 to ${longestFocusMinutes} whole minutes (a day).`);
  const found = lookUp(signal.mode, policy);
  if (!found.ok) return refused(state, found.message);
  const lock = focusAt(state, at)?.mode === found.mode ? null : locked(state, at);
  if (lock !== null) return refused(state, lock);
  const reason = `focus for ${counted(minutes, 'minute')}`;
  const entry = { to: found.mode, trigger: 'manual', confidence: 1, reason, at } as const;
  const { state: there, transition } = enter(state, entry);
  const said = `Focus on ${shownName(found.mode)} for ${counted(minutes, 'minute')}: until then nothing changes the mode. /mode focus off ends it.`;
  return {
    state: { ...there, focus: { mode: found.mode, until: at + minutes * 60_000 } },
    transition,
    refusal: null,
    notices: transition === null ? [said] : [entered(found.mode, policy), said],
  };
}

/** Two or more modes work as one, the first of them in front (DP-34). */
export function hybrid(state: ModeState, signal: Of<'hybrid'>, policy: Policy): Step {
  const { at } = signal;
  const lock = locked(state, at);
  if (lock !== null) return refused(state, lock);
  const preset = presetNamed(signal.preset);
  if (signal.preset !== null && preset === null) return refused(state, noPreset(signal.preset));
  const modes: ModeName[] = [];
  for (const word of preset?.modes ?? signal.modes) {
    const found = lookUp(word, policy);
    if (!found.ok) return refused(state, found.message);
    if (modes.includes(found.mode))
      return refused(state, `A hybrid of ${shownName(found.mode)} with itself is that mode alone; name two.`);
    modes.push(found.mode);
  }
  const [first, ...others] = modes;
  if (first === undefined || others.length === 0)
    return refused(state, 'A hybrid takes two modes or more: /mode hybrid developer security.');
  const reason = preset === null ? 'asked for as a hybrid' : `asked for as the hybrid ${preset.name}`;
  const { state: there, transition } = enter(state, {
    to: first,
    trigger: 'manual',
    confidence: 1,
    reason,
    at,
  });
  const said = `${modes.map(shownName).join(' and ')} work as one. /mode ${shownName(first)} ends it.`;
  return done({ ...there, hybrid: { preset: preset?.name ?? null, modes } }, [said], transition);
}

function noPreset(name: string): string {
  const names = presets.map((preset) => preset.name);
  const near = nearest(name, names);
  return near === null
    ? `There is no such preset; there are ${names.join(', ')}.`
    : `There is no such preset; did you mean ${near}?`;
}
