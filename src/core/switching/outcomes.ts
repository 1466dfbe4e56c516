import type { Policy, Step } from '../../domain/mode-signal';
import type { ModeState, Transition } from '../../domain/mode-state';
import { type Entry, enter } from './enter';
import { shownName } from './mode-names';
import { entered } from './notices';

/** Nothing came of it: the very state that was given, and why. */
export function refused(state: ModeState, refusal: string): Step {
  return { state, transition: null, refusal, notices: [] };
}

/** It came about. */
export function done(
  state: ModeState,
  notices: readonly string[] = [],
  transition: Transition | null = null,
): Step {
  return { state, transition, refusal: null, notices };
}

/** A mode is entered, told of, and what else is to be told. */
export function arrived(state: ModeState, entry: Entry, policy: Policy, ...more: string[]): Step {
  const there = enter(state, entry);
  return done(
    there.state,
    [there.transition === null ? stayed(state) : entered(entry.to, policy), ...more],
    there.transition,
  );
}

function stayed({ current, hybrid }: ModeState): string {
  return hybrid === null
    ? `Already in ${shownName(current)} mode.`
    : `${shownName(current)} works alone again.`;
}
