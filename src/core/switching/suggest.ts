import type { Mode, ModeName } from '../../domain/mode';
import type { Policy } from '../../domain/mode-signal';
import type { ContextAnalysis, ModeState, ModeSuggestion } from '../../domain/mode-state';
import { heldBack } from './held';
import { isEnabled } from './mode-names';

/** Less sure is no suggestion. */
const leastConfidence = 0.4;
const most = 3;

const reasons: Readonly<Record<ModeName, string>> = {
  assistant: 'This is a question that an answer in words settles.',
  planning: 'A plan first would show what this touches.',
  developer: 'This asks for a change to the code.',
  tool: 'This asks for tools to be used.',
  debugger: 'Something fails here; a systematic search for its cause would help.',
  security: 'This bears on security; an audit would show what is at risk.',
  reviewer: 'This asks for a judgement of code; a review would give one.',
  performance: 'This is about speed or memory; measuring comes first.',
  prototype: 'This is to be tried out before it is built.',
  teacher: 'This is about understanding; an explanation from the ground up would help.',
  normal: 'This needs no special way of working.',
  thinking: 'This weighs several things against each other; thinking it through first would help.',
};

/** Where coming from a certain mode says more. */
const pairReasons: Readonly<Record<string, string>> = {
  'assistant planning': 'This sounds like something to be built; planning comes before that.',
  'normal planning': 'This sounds like something to be built; planning comes before that.',
  'planning developer': 'The plan can be carried out now.',
  'developer debugger': 'Errors turned up; looking for their cause systematically would help.',
  'debugger developer': 'The cause seems to be found; the work can go on.',
};

/**
 * The modes that might fit better than the current one, best first, at most three (DP-29, DP-32).
 *
 * @param at - now, in milliseconds: whether a mode would be entered by itself depends on it
 */
export function suggestModes(
  state: ModeState,
  analysis: Pick<ContextAnalysis, 'mode' | 'triggers' | 'scores'>,
  policy: Policy,
  at: number,
): ModeSuggestion[] {
  const here = [state.current, ...(state.hybrid?.modes ?? [])];
  return analysis.scores
    .filter(
      ({ mode, confidence }) => confidence >= leastConfidence && confidence <= 1 && !here.includes(mode),
    )
    .filter(({ mode }) => isEnabled(policy, mode))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, most)
    .map((wish) => ({
      currentMode: state.current,
      suggestedMode: wish.mode,
      reason: reasonFor(state.current, wish.mode, wish.mode === analysis.mode ? analysis.triggers : []),
      confidence: wish.confidence,
      autoSwitch: wish.mode === analysis.mode && heldBack(state, wish, policy, at) === null,
    }));
}

/** What a mode ends by suggesting; null: nothing, or nothing that may be entered (DP-43). */
export function suggestNext(mode: Pick<Mode, 'name' | 'next'>, policy: Policy): ModeSuggestion | null {
  if (mode.next === null || !isEnabled(policy, mode.next.mode)) return null;
  return {
    currentMode: mode.name,
    suggestedMode: mode.next.mode,
    reason: mode.next.reason,
    confidence: 1,
    autoSwitch: false,
  };
}

function reasonFor(from: ModeName, to: ModeName, triggers: readonly string[]): string {
  const reason = pairReasons[`${from} ${to}`] ?? reasons[to];
  return triggers.length === 0 ? reason : `${reason} (${triggers.slice(0, 3).join(', ')})`;
}
