import type { WorkflowName } from '../domain/command';
import { type ModePreferences, modePreferences } from '../domain/mode-preferences';
import type { Policy } from '../domain/mode-signal';
import type { ModeState } from '../domain/mode-state';
import { preferenceFault } from './preference-fault';
import { planModeFrom, startState } from './switching/enter';
import { isEnabled, shownName } from './switching/mode-names';

/** Where a project keeps what it prefers, from its root (DP-10, DP-35). */
export const preferencesFile = '.countersign/mode-preferences.json';
const longest = 65_536;

/** What a file prefers, or why nothing is taken from it, in one sentence. */
export type ReadPreferences =
  | { preferences: ModePreferences; message: null }
  | { preferences: null; message: string };

/** Reads a project's preferences; takes all of the file or nothing. */
export function readPreferences(text: string): ReadPreferences {
  if (text.length > longest) return unused(`is longer than ${longest} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return unused('is no whole JSON');
  }
  const parsed = modePreferences.safeParse(value);
  if (parsed.success) return { preferences: parsed.data, message: null };
  return unused(preferenceFault(value, parsed.error.issues));
}

function unused(what: string): ReadPreferences {
  return { preferences: null, message: `${preferencesFile} ${what}; nothing was taken from it.` };
}

/** The text of the file. `readPreferences` reads the same preferences from it. */
export function printPreferences(preferences: ModePreferences): string {
  return `${JSON.stringify(preferences, null, 2)}\n`;
}

/** What is worth keeping of a state: the mode that holds and whether modes switch by themselves; the rest stays. */
export function preferencesOf(state: ModeState, before: ModePreferences | null): ModePreferences {
  const kept = before ?? modePreferences.parse({ version: 1 });
  return { ...kept, defaultMode: state.current, autoSwitchEnabled: state.autoSwitch };
}

/** What a run starts with. */
export interface Preferred {
  policy: Policy;
  state: ModeState;
  workflows: readonly WorkflowName[];
  /** What to tell, a sentence each. */
  notes: readonly string[];
}

/**
 * The preferences below the settings: what a setting says is not changed by them. The preferred mode is where a run
 * starts and not one that is forced, so the work can still lead to another.
 *
 * @param isSet - whether somebody gave the setting of that path (`prompt.switching.enabled`)
 * @param at - the start, in milliseconds
 */
export function withPreferences(
  policy: Policy,
  preferences: ModePreferences,
  isSet: (path: string) => boolean,
  at: number,
): Preferred {
  const refusedHere = preferences.disabledModes.filter(
    (mode) => mode !== 'normal' && !isSet(`prompt.modes.${mode}.enabled`),
  );
  const merged: Policy = {
    ...policy,
    disabled: policy.known.filter((mode) => policy.disabled.includes(mode) || refusedHere.includes(mode)),
    thresholds: { ...policy.thresholds, own: { ...preferences.customThresholds, ...policy.thresholds.own } },
  };
  const wanted = isSet('mode') ? null : preferences.defaultMode;
  const isOpen = wanted !== 'planning' || policy.planEnabled;
  const mode = wanted !== null && isOpen && isEnabled(merged, wanted) ? wanted : null;
  const start = startState(at);
  return {
    policy: merged,
    state: {
      ...start,
      current: mode ?? start.current,
      planMode: mode === 'planning' ? planModeFrom(start, false) : null,
      autoSwitch: isSet('prompt.switching.enabled') || preferences.autoSwitchEnabled,
    },
    workflows: preferences.preferredWorkflows,
    notes: [
      ...(preferences.disabledModes.includes('normal')
        ? [`${preferencesFile} disables the normal mode, which cannot be disabled.`]
        : []),
      ...(wanted === null ? [] : [startNote(shownName(wanted), mode !== null)]),
    ],
  };
}

function startNote(name: string, isEntered: boolean): string {
  return isEntered
    ? `Started in ${name} mode, as ${preferencesFile} prefers.`
    : `${preferencesFile} prefers ${name} mode, which is disabled here; the normal mode holds.`;
}
