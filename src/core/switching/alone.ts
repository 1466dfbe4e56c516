import type { Act, Policy, Step } from '../../domain/mode-signal';
import type { ModeState, Transition } from '../../domain/mode-state';
import { wellFormed } from '../clean';
import { enter, remembered } from './enter';
import { heldBack, stillBy } from './held';
import { isEnabled, shownName } from './mode-names';
import { between, entered, sure } from './notices';
import { done, refused } from './outcomes';
import { isSpecialised, threshold } from './thresholds';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }> & { at: number };

/** More of a reason nobody reads. */
const longestReason = 200;

/** Cut as it may be, it stays valid Unicode. */
function short(reason: string): string {
  return wellFormed(reason.slice(0, longestReason));
}

/** What the last messages ask for is done, if they are sure enough and nothing holds it back (DP-07, DP-08, OM-50). */
export function analysed(state: ModeState, { analysis, at }: Of<'analysis'>, policy: Policy): Step {
  const { mode, confidence, triggers } = analysis;
  if (mode === state.current || state.hybrid?.modes.includes(mode)) return done(state);
  const held = heldBack(state, analysis, policy, at);
  if (held !== null) return refused(state, held);
  const reason = short(triggers.join(', ') || 'what the last messages say');
  const { state: there, transition } = enter(state, { to: mode, trigger: 'auto', confidence, reason, at });
  const needed = sure(threshold(policy, state.current, mode));
  const why = `Switched by itself from ${between(state.current, mode)} (confidence ${sure(confidence)}, ${needed} needed): ${reason}.`;
  return done(there, [why, entered(mode, policy)], transition);
}

/** The mode that a thread's first request comes to; a disabled one, a lock or a switch that was turned off leave all as it is. */
export function begun(state: ModeState, signal: Of<'begin'>, policy: Policy): Step {
  const { mode, at } = signal;
  const confidence = Math.min(1, Math.max(0, signal.confidence));
  const still = stillBy(state, policy, at);
  if (still !== null) return refused(state, still);
  if (state.current !== 'normal' || state.lastSwitchAt !== null)
    return refused(state, 'The thread has begun already.');
  if (!isEnabled(policy, mode))
    return refused(state, `The ${shownName(mode)} mode is disabled by the settings.`);
  const reason = signal.reason.slice(0, longestReason);
  const { state: there, transition } = enter(state, { to: mode, trigger: 'auto', confidence, reason, at });
  return done(there, [entered(mode, policy)], transition);
}

/** A specialised mode is done: back to the mode that it interrupted. Nothing wavers here, so no time is waited (DP-42). */
export function finished(state: ModeState, signal: Of<'finished'>, policy: Policy): Step {
  const { at, confidence } = signal;
  const here = shownName(state.current);
  if (!isSpecialised(state.current))
    return refused(state, `The ${here} mode is not one that ends by itself.`);
  const still = stillBy(state, policy, at);
  if (still !== null) return refused(state, still);
  const to = state.resume !== null && isEnabled(policy, state.resume) ? state.resume : 'normal';
  const needed = threshold(policy, state.current, to);
  if (!(confidence >= needed && confidence <= 1))
    return refused(
      state,
      `Stayed in ${here} mode: it is done with a confidence of ${sure(confidence)}, and going back takes ${sure(needed)}.`,
    );
  const reason = short(signal.reason);
  const { state: there, transition } = enter(state, { to, trigger: 'auto', confidence, reason, at });
  return done(
    there,
    [`The ${here} mode is done (confidence ${sure(confidence)}); back to ${shownName(to)} mode.`],
    transition,
  );
}

/** Entering did not come about: all is as before it, but the failed try is remembered and counts for the cooldown (OM-61). */
export function entryFailed(state: ModeState, signal: Of<'entry-failed'>): Step {
  const { before, at } = signal;
  const tried = state.history.at(-1);
  if (tried?.to !== state.current || tried.from !== before.current)
    return refused(state, 'No mode was being entered.');
  const reason = short(signal.reason);
  const transition: Transition = {
    from: state.current,
    to: before.current,
    trigger: tried.trigger,
    confidence: 1,
    reason: `could not be entered: ${reason}`,
    at,
  };
  const restored: ModeState = {
    ...before,
    history: remembered(state.history, transition),
    toolSwitches: state.toolSwitches,
    toolsRunning: state.toolsRunning,
    lastSwitchAt: at,
  };
  return done(
    restored,
    [
      `The ${shownName(state.current)} mode could not be entered (${reason}); back in ${shownName(before.current)} mode.`,
    ],
    transition,
  );
}

/** While tools run the tool mode is shown; the calling mode and its grants stay (DP-11). */
export function toolStarted(state: ModeState, { at }: Of<'tool-started'>, policy: Policy): Step {
  if (!isEnabled(policy, 'tool')) return done(state);
  const running = { ...state, toolsRunning: state.toolsRunning + 1 };
  if (state.toolsRunning > 0 || state.current === 'tool') return done(running);
  return counted(running, state.current, 'tool', 'a tool runs', at);
}

export function toolEnded(state: ModeState, { at }: Of<'tool-ended'>): Step {
  if (state.toolsRunning === 0) return done(state);
  const running = { ...state, toolsRunning: state.toolsRunning - 1 };
  if (running.toolsRunning > 0 || state.current === 'tool') return done(running);
  return counted(running, 'tool', state.current, 'no tool runs any more', at);
}

function counted(
  state: ModeState,
  from: Transition['from'],
  to: Transition['to'],
  reason: string,
  at: number,
): Step {
  const transition: Transition = { from, to, trigger: 'tool', confidence: 1, reason, at };
  return done({ ...state, toolSwitches: state.toolSwitches + 1 }, [], transition);
}
