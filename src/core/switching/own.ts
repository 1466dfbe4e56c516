import type { Act, Policy, Step } from '../../domain/mode-signal';
import type { ModeState } from '../../domain/mode-state';
import { counted } from '../count';
import { enter, heldModes, tidy } from './enter';
import { focusAt, locked } from './held';
import { lookUp, shownName } from './mode-names';
import { entered } from './notices';
import { done, refused } from './outcomes';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }> & { at: number };

/** More is no budget, it is a slip of the keys. */
const largestBudget = 1_000_000;
/** Names that no object has from the start. */
const keyName = /^[A-Za-z][A-Za-z0-9.-]{0,63}$/;

/** The thinking mode, how deep, and what it may cost (OM-25 to OM-27). */
export function think(state: ModeState, signal: Of<'think'>, policy: Policy): Step {
  const { at, deep, maxTokens } = signal;
  if (maxTokens !== null && !(Number.isInteger(maxTokens) && maxTokens >= 1 && maxTokens <= largestBudget))
    return refused(state, `A thinking budget is a whole number of tokens from 1 to ${largestBudget}.`);
  const found = lookUp('thinking', policy);
  if (!found.ok) return refused(state, found.message);
  const lock = state.current === 'thinking' ? null : locked(state, at);
  if (lock !== null) return refused(state, lock);
  const { state: there, transition } =
    state.current === 'thinking'
      ? { state, transition: null }
      : enter(state, { to: 'thinking', trigger: 'manual', confidence: 1, reason: 'asked for', at });
  const budget = maxTokens ?? there.thinking.maxTokens;
  const said = [
    ...(transition === null ? [] : [entered('thinking', policy)]),
    ...(deep ? ['It thinks deeply: alternatives and objections are worked through too.'] : []),
    ...(budget === null ? [] : [`It may think for ${counted(budget, 'token')}.`]),
  ];
  return done(
    { ...there, thinking: { deep, maxTokens: budget } },
    said.length === 0 ? ['Thinking as deeply as usual.'] : said,
    transition,
  );
}

/** Switching by itself, on or off; turning it on takes a force back (DP-10). */
export function auto(state: ModeState, { on }: Of<'auto'>, policy: Policy): Step {
  if (!on) return done({ ...state, autoSwitch: false }, ['Modes do not switch by themselves any more.']);
  if (!policy.autoSwitch)
    return refused(
      state,
      'Switching by itself is turned off in the settings (prompt.switching.enabled); turn it on there.',
    );
  return done({ ...state, autoSwitch: true, forced: false }, ['Modes switch by themselves.']);
}

export function unforce(state: ModeState): Step {
  return state.forced
    ? done({ ...state, forced: false }, [`The ${shownName(state.current)} mode is not forced any more.`])
    : refused(state, 'No mode is forced.');
}

export function focusOff(state: ModeState, { at }: Of<'focus-off'>): Step {
  if (state.focus === null) return refused(state, 'There is no focus to end.');
  const over = focusAt(state, at) === null ? 'The focus was over already.' : 'The focus is over.';
  return done({ ...state, focus: null }, [over]);
}

export function hybridOff(state: ModeState): Step {
  if (state.hybrid === null) return refused(state, 'There is no hybrid to end.');
  return done(tidy({ ...state, hybrid: null }), [`${shownName(state.current)} works alone again.`]);
}

/** What a mode keeps for itself for as long as it is not left (OM-02, OM-05). */
export function keep(state: ModeState, { mode, key, value }: Of<'data'>): Step {
  if (!heldModes(state).has(mode))
    return refused(state, `The ${shownName(mode)} mode is not active, so it keeps nothing.`);
  if (!keyName.test(key)) return refused(state, 'What a mode keeps has a name of letters and digits.');
  return done({ ...state, data: { ...state.data, [mode]: { ...state.data[mode], [key]: value } } });
}

export function clear(state: ModeState, { mode, key }: Of<'data-clear'>): Step {
  const kept = Object.entries(state.data[mode] ?? {}).filter(([name]) => key !== null && name !== key);
  const { [mode]: _gone, ...others } = state.data;
  return done({
    ...state,
    data: kept.length === 0 ? others : { ...others, [mode]: Object.fromEntries(kept) },
  });
}
