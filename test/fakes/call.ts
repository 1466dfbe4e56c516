import { type Call, planMessage } from '../../src/core/prompts/stage-messages';
import { type CriticName, criticNames } from '../../src/domain/mode';
import type { Plan } from '../../src/domain/plan';
import { modes } from '../../src/modes/index.generated';

/** Who is asked, by the names the stages of a run have. */
export type Stage = 'plan' | CriticName;
export const stages: readonly Stage[] = ['plan', ...criticNames];

/** The stage's own part of a prompt: that of its mode. */
export function partOf(stage: Stage): string {
  const name = stage === 'plan' ? 'planning' : stage;
  return modes.find((mode) => mode.name === name)?.brief ?? '';
}

/** What a stage's call says behind what all calls share. */
export function callOf(stage: Stage, plan: Plan): Call {
  return {
    plan: stage === 'plan' ? null : planMessage(plan, []),
    handed: null,
    planFile: null,
    part: partOf(stage),
  };
}
