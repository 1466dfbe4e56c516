import type { ModeName } from '../../domain/mode';
import type { ContextAnalysis, ModeSuggestion } from '../../domain/mode-state';

/** From here on a comparison is worth thinking about. */
const worth = 0.35;

/** Suggests to think where things are weighed against each other and thinking was not asked for (OM-52); else null. */
export function suggestThinking(current: ModeName, analysis: ContextAnalysis): ModeSuggestion | null {
  const confidence = analysis.scores.find((score) => score.mode === 'thinking')?.confidence ?? 0;
  if (current === 'thinking' || confidence < worth) return null;
  return {
    currentMode: current,
    suggestedMode: 'thinking',
    reason: 'Things are weighed against each other here; thinking mode shows the reasoning.',
    confidence,
    autoSwitch: analysis.mode === 'thinking',
  };
}
