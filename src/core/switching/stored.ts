import type { Policy } from '../../domain/mode-signal';
import { type ModeState, modeState } from '../../domain/mode-state';
import { startState, tidy } from './enter';
import { isEnabled, shownName } from './mode-names';

/** The state as it is kept in a session: JSON that `restoreState` reads (OM-05, OM-53). */
export function saveState(state: ModeState): string {
  return JSON.stringify(state);
}

/** A state that was read back, and one sentence where it is not what was kept. */
export interface Restored {
  state: ModeState;
  message: string | null;
}

/**
 * The state of a session (OM-54). A text that is not whole, not a mode state or of a newer version gives the start;
 * a mode that may not be entered any more is left.
 */
export function restoreState(text: string, policy: Policy, at: number): Restored {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return afresh('is not whole', at);
  }
  const version = versionOf(value);
  if (version !== null && version > 1)
    return afresh(`is of version ${version}, which is newer than this`, at);
  const parsed = modeState.safeParse(value);
  if (!parsed.success || !isSound(parsed.data)) return afresh('is damaged', at);
  return fitted(parsed.data, policy, at);
}

function afresh(what: string, at: number): Restored {
  return { state: startState(at), message: `The kept mode state ${what}; the normal mode holds.` };
}

function versionOf(value: unknown): number | null {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
  return typeof version === 'number' && Number.isFinite(version) ? version : null;
}

/** What the shape alone does not say: who works together, and where the focus lies. */
function isSound(state: ModeState): boolean {
  const { current, hybrid, focus, planMode } = state;
  if (focus !== null && focus.mode !== current) return false;
  const { before = null } = planMode ?? {};
  return workTogether(hybrid, current) && (before === null || workTogether(before.hybrid, before.mode));
}

function workTogether(hybrid: ModeState['hybrid'], first: ModeState['current']): boolean {
  return hybrid === null || (hybrid.modes[0] === first && new Set(hybrid.modes).size === hybrid.modes.length);
}

/** No tool runs on from one process to the next. */
function fitted(state: ModeState, policy: Policy, at: number): Restored {
  const may = (mode: ModeState['current']) => isEnabled(policy, mode);
  const open: ModeState = {
    ...state,
    toolsRunning: 0,
    stack: state.stack.filter(may),
    resume: state.resume !== null && may(state.resume) ? state.resume : null,
    hybrid: state.hybrid?.modes.every(may) === true ? state.hybrid : null,
  };
  if (may(state.current)) return { state: tidy(open), message: null };
  return {
    state: tidy({
      ...open,
      current: 'normal',
      previous: state.current,
      resume: null,
      focus: null,
      forced: false,
      hybrid: null,
      planMode: open.planMode?.isHeld ? open.planMode : null,
      enteredAt: at,
      confidence: 1,
    }),
    message: `The ${shownName(state.current)} mode of the kept mode state is disabled here; the normal mode holds.`,
  };
}
