import type { ActiveContext } from '../../domain/active-context';
import type { Mode, ModeName } from '../../domain/mode';
import type { ModeMetrics } from '../../domain/mode-metrics';
import type { Policy } from '../../domain/mode-signal';
import type { ModeState, ModeSuggestion } from '../../domain/mode-state';
import { counted } from '../count';
import { metricLines } from '../mode-metrics';
import { focusAt } from './held';
import { shownName } from './mode-names';
import { sure } from './notices';

type Shown = Pick<Mode, 'icon' | 'persona' | 'purpose'>;
/** The modes as they are shown. */
export type ShownModes = ReadonlyMap<ModeName, Shown>;

/** What else a status tells. */
export interface StatusParts {
  modes: ShownModes;
  policy: Policy;
  at: number;
  suggestions: readonly ModeSuggestion[];
  context: ActiveContext;
  metrics: ModeMetrics;
}

/** The last of these many transitions are told. */
const toldTransitions = 20;
const latestDate = 8.64e15;

/**
 * What `/mode` answers (OM-41). All answers here are lines of plain text; reasons can hold foreign words, so a printer
 * cleans them like any text.
 */
export function tellMode(state: ModeState, modes: ShownModes, at: number): string[] {
  return [
    `Current mode: ${shownName(state.current)}`,
    described(state.current, modes),
    ...together(state),
    ...tellFocus(state, at),
  ].filter((line) => line !== '');
}

/** What `/mode status` answers: the mode with its confidence, what might fit, what it may use, what was done (DP-32, DP-36, DP-41). */
export function tellStatus(state: ModeState, parts: StatusParts): string[] {
  const { modes, policy, at, suggestions, context, metrics } = parts;
  const icon = modes.get(state.current)?.icon ?? '';
  const name = `${icon} ${shownName(state.current)}`.trim();
  return [
    `Current mode: ${name} (confidence: ${sure(state.confidence)})`,
    described(state.current, modes),
    ...together(state),
    ...(state.stack.length === 0 ? [] : [`Waiting on the stack: ${state.stack.map(shownName).join(', ')}`]),
    ...tellFocus(state, at),
    ...tellAuto(state, policy),
    ...titled(
      'Suggested modes:',
      suggestions.map((one) => suggestionLine(one, modes)),
    ),
    `Allowed tools: ${listed(context.allowedTools)}`,
    `Denied tools: ${listed(context.deniedTools)}`,
    `Tools in use: ${listed(context.activeTools)}`,
    `Skills: ${listed(context.activeSkills)}`,
    `MCP servers: ${listed(context.mcpServers)}`,
    `Prompts: ${listed(context.prompts)}`,
    `Context: ${context.contextStrategy}`,
    ...titled('Done in this run:', metricLines(metrics)),
  ].filter((line) => line !== '');
}

/** What `/mode history` answers: the last transitions, oldest first, and how many tool switches there were (DP-09, DP-11). */
export function tellHistory(state: ModeState): string[] {
  const shown = state.history.slice(-toldTransitions);
  const left = state.history.length - shown.length;
  const lines = shown.map(
    ({ from, to, trigger, confidence, reason, at }) =>
      `${moment(at)} ${shownName(from)} → ${shownName(to)} (${trigger}, ${sure(confidence)}): ${reason}`,
  );
  return [
    ...(lines.length === 0 ? ['The mode has not changed yet.'] : titled('Changes of mode:', lines)),
    ...(left === 0 ? [] : [`${counted(left, 'earlier change')} not shown.`]),
    ...(state.toolSwitches === 0
      ? []
      : [`${counted(state.toolSwitches, 'switch', 'switches')} to the tool mode and back.`]),
  ];
}

/** Whether anything switches by itself, and why not. */
export function tellAuto(state: ModeState, policy: Policy): string[] {
  const why = !policy.autoSwitch
    ? 'off (by the settings)'
    : !state.autoSwitch
      ? 'off'
      : state.forced
        ? `off (the ${shownName(state.current)} mode is forced)`
        : 'on';
  return [`Switching by itself: ${why}`];
}

/** The focus that holds; nothing when there is none (DP-33). */
export function tellFocus(state: ModeState, at: number): string[] {
  const focus = focusAt(state, at);
  return focus === null
    ? []
    : [`Focus: ${shownName(focus.mode)}, ${counted(focus.minutes, 'more minute', 'more minutes')}`];
}

function described(mode: ModeName, modes: ShownModes): string {
  const shown = modes.get(mode);
  return shown === undefined ? '' : `${shown.icon} ${shown.persona}: ${shown.purpose}`;
}

function together({ hybrid }: ModeState): string[] {
  if (hybrid === null) return [];
  const preset = hybrid.preset === null ? '' : ` (${hybrid.preset})`;
  return [`Working as one: ${hybrid.modes.map(shownName).join(' and ')}${preset}`];
}

function suggestionLine(
  { suggestedMode, confidence, reason, autoSwitch }: ModeSuggestion,
  modes: ShownModes,
): string {
  const icon = modes.get(suggestedMode)?.icon ?? '';
  const alone = autoSwitch ? ' It would be entered by itself.' : '';
  return `${`${icon} ${shownName(suggestedMode)}`.trim()} (${sure(confidence)}): ${reason}${alone}`;
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

/** A kept state can name a time that no calendar has. */
function moment(at: number): string {
  return Math.abs(at) <= latestDate ? new Date(at).toISOString() : 'at an unknown time';
}
