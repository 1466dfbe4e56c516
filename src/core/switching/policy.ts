import type { PromptBlock } from '../../domain/blocks';
import type { ModeName } from '../../domain/mode';
import type { Policy } from '../../domain/mode-signal';
import { generalThreshold, thresholdTable } from './thresholds';

/** The policy of the documents' defaults. */
export function usualPolicy(known: readonly ModeName[]): Policy {
  return {
    known,
    disabled: [],
    suggestOnly: ['thinking'],
    autoSwitch: true,
    thresholds: { general: generalThreshold, rows: thresholdTable, own: {} },
    minDuration: 30_000,
    cooldown: 10_000,
    planEnabled: true,
    planWritesDocs: false,
  };
}

const usualPlanning = { planEnabled: true, planWriteDocs: false };

/** The policy of settled settings (`prompt.switching`, `prompt.modes`). */
export function policyOf(
  known: readonly ModeName[],
  prompt: PromptBlock,
  { planEnabled, planWriteDocs }: { planEnabled: boolean; planWriteDocs: boolean } = usualPlanning,
): Policy {
  const { switching, modes } = prompt;
  const usual = usualPolicy(known);
  return {
    ...usual,
    disabled: known.filter((name) => !modes[name].enabled),
    autoSwitch: switching.enabled,
    thresholds: { ...usual.thresholds, general: switching.confidence_threshold },
    minDuration: switching.min_duration,
    cooldown: switching.cooldown,
    planEnabled,
    planWritesDocs: planWriteDocs,
  };
}
