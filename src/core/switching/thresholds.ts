import { criticNames, type ModeName } from '../../domain/mode';
import type { Policy, ThresholdRow } from '../../domain/mode-signal';

/** The documents' table (DP-07). What a person asks for needs none: it counts as 1. */
export const thresholdTable: readonly ThresholdRow[] = [
  { from: 'any', to: 'debugger', confidence: 0.85 },
  { from: 'any', to: 'security', confidence: 0.85 },
  { from: 'any', to: 'reviewer', confidence: 0.8 },
  { from: 'any', to: 'performance', confidence: 0.8 },
  { from: 'assistant', to: 'planning', confidence: 0.7 },
  { from: 'planning', to: 'developer', confidence: 0.8 },
  { from: 'developer', to: 'planning', confidence: 0.6 },
  { from: 'developer', to: 'debugger', confidence: 0.85 },
  { from: 'debugger', to: 'developer', confidence: 0.7 },
  { from: 'any', to: 'tool', confidence: 0.9 },
];

/** For pairs that the table does not have. */
export const generalThreshold = 0.7;

/** How sure an analysis must be to lead from one mode to the other. `normal` has assistant's thresholds (OM-01). */
export function threshold(policy: Policy, from: ModeName, to: ModeName): number {
  const { general, rows, own } = policy.thresholds;
  const here = from === 'normal' ? 'assistant' : from;
  const row =
    rows.find((one) => one.from === here && one.to === to) ??
    rows.find((one) => one.from === 'any' && one.to === to);
  return own[to] ?? row?.confidence ?? general;
}

/** Whether a mode is called in for one concern and leads back when it is done. */
export function isSpecialised(mode: ModeName): boolean {
  return (criticNames as readonly ModeName[]).includes(mode);
}
