import { costOf, priceOf } from '../core/answers/budget';
import { budgetConflicts } from '../core/answers/budget-conflicts';
import { tokensAtMost } from '../core/answers/tokens';
import { counted } from '../core/count';
import { RunError } from '../domain/errors';
import type { Report } from '../domain/report';
import type { Desk } from './desk';
import type { Allowance } from './looking';
import type { Material } from './material';
import { isCritic, type ModelOptions } from './model-options';
import { toolTokens } from './tool-room';

/** The stages' own part, the plan and the schema, which stand beside the material in a request. */
const beside = 2_500;
const bytesPerToken = 4;
/** Stages that look nothing up (IB-04). */
const withoutTools: readonly string[] = ['answer', 'custom'];

/**
 * What the run will ask for when every answer is good the first time and nothing is looked up: said before the first
 * call, and in the report. Room for all of it is kept while something is looked up.
 * @param allowance what the stages may look up; null: nothing
 * @throws RunError `config` when the limits cannot be kept at all
 */
export async function estimate(
  material: Material,
  { stages, modelOf, limits, prices }: Pick<ModelOptions, 'stages' | 'modelOf' | 'limits' | 'prices'>,
  desk: Desk,
  allowance: Allowance | null = null,
): Promise<NonNullable<Report['usage']['estimate']>> {
  const isExact = limits.maxTokens !== null || limits.maxCostUsd !== null;
  const count = isExact
    ? await desk.counter()
    : (text: string) => Math.ceil(tokensAtMost(text) / bytesPerToken);
  const sizes = material.parts.map(
    (part) => part.messages.reduce((sum, message) => sum + count(message.content), 0) + beside,
  );
  const tools = allowance === null ? 0 : toolTokens(allowance.toolkit, count);
  const calls = stages.flatMap((stage) =>
    (isCritic(stage) ? sizes : sizes.slice(0, 1)).map((size) => ({
      stage,
      model: modelOf(stage),
      inputTokens: size + (withoutTools.includes(stage) ? 0 : tools),
      outputTokens: material.shares.output,
    })),
  );
  refuseConflicts({ limits, prices, stages, modelOf }, material);
  const costs = calls.map(({ model, inputTokens, outputTokens }) =>
    costOf({ inputTokens, cachedTokens: 0, outputTokens }, priceOf(model, prices)),
  );
  for (const call of calls) desk.expect(call);
  const said = {
    calls: calls.length,
    inputTokens: calls.reduce((sum, call) => sum + call.inputTokens, 0),
    maxOutputTokens: calls.length * material.shares.output,
    maxCostUsd: costs.every((cost) => cost !== null) ? sum(costs) : null,
  };
  desk.emit({ type: 'estimate', ...said, ...(allowance === null ? {} : { isLeast: true }) });
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
