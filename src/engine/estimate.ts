import { costOf, priceOf } from '../core/answers/budget';
import { budgetConflicts } from '../core/answers/budget-conflicts';
import { tokensAtMost } from '../core/answers/tokens';
import { counted } from '../core/count';
import { RunError } from '../domain/errors';
import type { Report } from '../domain/report';
import type { Desk } from './desk';
import type { Material } from './material';
import { isCritic, type ModelOptions } from './model-options';

/** The stages' own part, the plan and the schema, which stand beside the material in a request. */
const beside = 2_500;
const bytesPerToken = 4;

/**
 * What the run will ask for when every answer is good the first time: said before the first call, and in the report.
 * @throws RunError `config` when the limits cannot be kept at all
 */
export async function estimate(
  material: Material,
  { stages, modelOf, limits, prices }: Pick<ModelOptions, 'stages' | 'modelOf' | 'limits' | 'prices'>,
  desk: Desk,
): Promise<NonNullable<Report['usage']['estimate']>> {
  const isExact = limits.maxTokens !== null || limits.maxCostUsd !== null;
  const count = isExact
    ? await desk.counter()
    : (text: string) => Math.ceil(tokensAtMost(text) / bytesPerToken);
  const sizes = material.parts.map(
    (part) => part.messages.reduce((sum, message) => sum + count(message.content), 0) + beside,
  );
  const calls = stages.flatMap((stage) =>
    (isCritic(stage) ? sizes : sizes.slice(0, 1)).map((inputTokens) => ({ stage, inputTokens })),
  );
  refuseConflicts({ limits, prices, stages, modelOf }, material);
  const costs = calls.map(({ stage, inputTokens }) =>
    costOf(
      { inputTokens, cachedTokens: 0, outputTokens: material.shares.output },
      priceOf(modelOf(stage), prices),
    ),
  );
  const said = {
    calls: calls.length,
    inputTokens: calls.reduce((sum, call) => sum + call.inputTokens, 0),
    maxOutputTokens: calls.length * material.shares.output,
    maxCostUsd: costs.every((cost) => cost !== null) ? sum(costs) : null,
  };
  desk.emit({ type: 'estimate', ...said });
  return said;
}

function sum(costs: readonly (number | null)[]): number {
  return Math.round(costs.reduce<number>((total, cost) => total + (cost ?? 0), 0) * 1e6) / 1e6;
}

function refuseConflicts(
  { limits, prices, stages, modelOf }: Pick<ModelOptions, 'stages' | 'modelOf' | 'limits' | 'prices'>,
  { shares }: Material,
): void {
  const plan = { models: stages.map(modelOf), calls: stages.length, maxOutputTokens: shares.output };
  const conflicts = budgetConflicts(limits, prices, plan);
  if (conflicts.length === 0) return;
  throw new RunError('config', conflicts.join(' '), {
    hint: `A run asks ${counted(stages.length, 'question')} at least: ${stages.join(', ')}.`,
  });
}
