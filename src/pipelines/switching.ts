import { feedbackOf } from '../core/switching/feedback';
import { step } from '../core/switching/step';
import type { Mode } from '../domain/mode';
import type { Act, Policy, Step } from '../domain/mode-signal';
import type { Transition } from '../domain/mode-state';
import type { Ports } from '../domain/ports';
import type { ToolLog } from '../engine/dispatch';
import type { Thread } from './thread';

/** What a change of mode needs: the rules, the clock, and who listens. */
export interface Switchboard {
  policy: Policy;
  modes: readonly Mode[];
  ports: Pick<Ports, 'clock' | 'emit'>;
  /** Whose words are followed: a stranger's do not leave Plan Mode, which somebody else may have asked for. */
  isStranger: boolean;
}

const strangers = 'This is Plan Mode, which somebody asked for; only people of the project leave it.';

/** The thread after an act on its mode state; every change is told to whoever listens (OM-13, DP-37). */
export function switched(
  thread: Thread,
  act: Act,
  { policy, modes, ports, isStranger }: Switchboard,
): { thread: Thread; step: Step } {
  const done = step(thread.state, { ...act, at: ports.clock.now() }, policy);
  const { state, transition } = done;
  const { planMode: before } = thread.state;
  if (isStranger && before?.isAsked && state.planMode === null)
    return { thread, step: { state: thread.state, transition: null, refusal: strangers, notices: [] } };
  const on = state.planMode !== null;
  const isNews = on !== (before !== null) && (transition === null || knows(transition, modes));
  if (isNews) ports.emit({ type: 'plan_mode', on });
  if (transition === null) return { thread: { ...thread, state }, step: done };
  const told = tell(transition, modes, ports);
  const next = { ...thread, state, transitions: [...thread.transitions, transition] };
  if (told) return { thread: next, step: done };
  // Nothing works in that mode: all is as it was before (OM-61).
  const reason = 'nothing works in it here';
  const failed: Act = { kind: 'entry-failed', before: thread.state, reason };
  const back = step(state, { ...failed, at: ports.clock.now() }, policy);
  if (back.transition === null) return { thread, step: back };
  tell(back.transition, modes, ports);
  const transitions = [...next.transitions, back.transition];
  const refusal = back.notices.join(' ');
  return { thread: { ...thread, state: back.state, transitions }, step: { ...back, refusal } };
}

/** The thread after the tools of a turn ran: each time the tool mode was shown and left again (DP-11). */
export function withToolRuns(thread: Thread, { log, policy }: { log: ToolLog; policy: Policy }): Thread {
  let { state } = thread;
  const transitions = [...thread.transitions];
  for (const { kind, at } of log.runs.splice(0)) {
    const next = step(state, { kind, at }, policy);
    state = next.state;
    if (next.transition !== null) transitions.push(next.transition);
  }
  return { ...thread, state, transitions };
}

function knows({ to }: Transition, modes: readonly Mode[]): boolean {
  return modes.some(({ name }) => name === to);
}

/** Tells a change to whoever listens. False when the mode is none of those that work. */
function tell(transition: Transition, modes: readonly Mode[], ports: Switchboard['ports']): boolean {
  const mode = modes.find(({ name }) => name === transition.to);
  const feedback = feedbackOf(mode ?? { name: transition.to, icon: '' });
  ports.emit({ type: 'mode_changed', ...transition, feedback });
  return mode !== undefined;
}
