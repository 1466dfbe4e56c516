import { longestFocusMinutes } from '../../domain/kept-limits';
import type { ModeName } from '../../domain/mode';
import type { Policy } from '../../domain/mode-signal';
import type { ModeState } from '../../domain/mode-state';
import { counted } from '../count';
import { isEnabled, shownName } from './mode-names';
import { sure } from './notices';
import { threshold } from './thresholds';

const minute = 60_000;

/** The focus that holds at that time, with the whole minutes left of it; null: none (DP-33). */
export function focusAt(state: ModeState, at: number): { mode: ModeName; minutes: number } | null {
  if (state.focus === null) return null;
  const left = state.focus.until - at;
  // An end that no focus can have was written by a clock that went wrong.
  if (left <= 0 || left > longestFocusMinutes * minute) return null;
  return { mode: state.focus.mode, minutes: Math.ceil(left / minute) };
}

/** Why nobody may change the mode now; null: everybody may. */
export function locked(state: ModeState, at: number): string | null {
  const focus = focusAt(state, at);
  return focus === null
    ? null
    : `The focus on ${shownName(focus.mode)} holds for ${counted(focus.minutes, 'more minute', 'more minutes')}; end it with /mode focus off.`;
}

/** Why nothing switches by itself now; null: it may. */
export function stillBy(state: ModeState, policy: Policy, at: number): string | null {
  if (!policy.autoSwitch) return 'Switching by itself is turned off in the settings.';
  if (!state.autoSwitch) return 'Switching by itself is off; /mode auto turns it on.';
  if (state.forced) return `The ${shownName(state.current)} mode is forced; /mode auto takes that back.`;
  return locked(state, at);
}

/** Why an analysis does not lead to a mode; null: it does (DP-07, DP-08). */
export function heldBack(
  state: ModeState,
  wish: { mode: ModeName; confidence: number },
  policy: Policy,
  at: number,
): string | null {
  const still = stillBy(state, policy, at);
  if (still !== null) return still;
  const name = shownName(wish.mode);
  if (!isEnabled(policy, wish.mode)) return `The ${name} mode would fit but is disabled here.`;
  if (policy.suggestOnly.includes(wish.mode))
    return `The ${name} mode would fit; it is suggested and never entered by itself.`;
  if (state.planMode?.isAsked)
    return `Stayed in Plan Mode, which was asked for; the ${name} mode would fit. Leave it with /exit-plan.`;
  const needed = threshold(policy, state.current, wish.mode);
  // Not `<`: what is no number is not sure of anything.
  if (!(wish.confidence >= needed && wish.confidence <= 1))
    return `Stayed in ${shownName(state.current)} mode: ${name} was seen with a confidence of ${sure(wish.confidence)}, and ${sure(needed)} is needed.`;
  return tooSoon(state, policy, at);
}

/** A mode that nobody switched to yet holds no minimum. Time that runs backwards holds nothing. */
function tooSoon(state: ModeState, policy: Policy, at: number): string | null {
  if (state.lastSwitchAt === null) return null;
  const inMode = at - state.enteredAt;
  const sinceSwitch = at - state.lastSwitchAt;
  if (inMode >= 0 && inMode < policy.minDuration)
    return `Stayed in ${shownName(state.current)} mode: it was entered ${seconds(inMode)} ago, and a mode holds for ${seconds(policy.minDuration)}.`;
  if (sinceSwitch >= 0 && sinceSwitch < policy.cooldown)
    return `Stayed in ${shownName(state.current)} mode: the last switch was ${seconds(sinceSwitch)} ago, and ${seconds(policy.cooldown)} lie between two.`;
  return null;
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} s`;
}
