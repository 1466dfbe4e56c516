import type { Policy, Signal, Step } from '../../domain/mode-signal';
import type { ModeState } from '../../domain/mode-state';
import { analysed, begun, entryFailed, finished, toolEnded, toolStarted } from './alone';
import { focus, force, hybrid, pop, reset, stage, switchTo } from './asked';
import { refused } from './outcomes';
import { auto, clear, focusOff, hybridOff, keep, think, unforce } from './own';
import { exitPlan, holdPlan, isTurnedOff, turnedOff } from './plan-mode';

/**
 * The mode state after a signal. Nothing else changes it, so a session's state is the fold of its signals.
 * A refusal gives back the very state that came in.
 */
export function step(state: ModeState, signal: Signal, policy: Policy): Step {
  const next = taken(state, signal, policy);
  return isTurnedOff(state, next.state, policy) ? refused(state, turnedOff) : next;
}

function taken(state: ModeState, signal: Signal, policy: Policy): Step {
  switch (signal.kind) {
    case 'switch':
      return switchTo(state, signal, policy);
    case 'pop':
      return pop(state, signal, policy);
    case 'reset':
      return reset(state, signal, policy);
    case 'begin':
      return begun(state, signal, policy);
    case 'analysis':
      return analysed(state, signal, policy);
    case 'force':
      return force(state, signal, policy);
    case 'stage':
      return stage(state, signal, policy);
    case 'hold-plan':
      return holdPlan(state, signal, policy);
    case 'exit-plan':
      return exitPlan(state, signal, policy);
    case 'unforce':
      return unforce(state);
    case 'auto':
      return auto(state, signal, policy);
    case 'focus':
      return focus(state, signal, policy);
    case 'focus-off':
      return focusOff(state, signal);
    case 'hybrid':
      return hybrid(state, signal, policy);
    case 'hybrid-off':
      return hybridOff(state);
    case 'tool-started':
      return toolStarted(state, signal, policy);
    case 'tool-ended':
      return toolEnded(state, signal);
    case 'think':
      return think(state, signal, policy);
    case 'data':
      return keep(state, signal);
    case 'data-clear':
      return clear(state, signal);
    case 'entry-failed':
      return entryFailed(state, signal);
    case 'finished':
      return finished(state, signal, policy);
  }
}
