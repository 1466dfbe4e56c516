import { type Limits, type Prices, priceOf } from './budget';

/**
 * What in the limits cannot be meant, one sentence each; empty when they can be kept.
 * @param plan the models that will be asked, the fewest calls that make a run, and the output limit of one call
 */
export function budgetConflicts(
  limits: Limits,
  prices: Prices,
  plan: { models: readonly string[]; calls: number; maxOutputTokens: number },
): string[] {
  const conflicts: string[] = [];
  for (const [name, value] of [
    ['--max-tokens', limits.maxTokens],
    ['--max-calls', limits.maxCalls],
    ['--max-cost-usd', limits.maxCostUsd],
  ] as const)
    if (value !== null && !(value > 0 && Number.isFinite(value)))
      conflicts.push(`${name} is ${value}; it must be more than 0.`);
  if (conflicts.length > 0) return conflicts;

  if (limits.maxCalls !== null && limits.maxCalls < plan.calls)
    conflicts.push(
      `--max-calls is ${limits.maxCalls}, and this run needs at least ${plan.calls}: raise it, or leave critics out with --critics.`,
    );
  if (limits.maxTokens !== null && limits.maxTokens <= plan.maxOutputTokens)
    conflicts.push(
      `--max-tokens is ${limits.maxTokens}, and one answer alone may have ${plan.maxOutputTokens}: raise it, or lower --max-output-tokens.`,
    );
  const unpriced = [...new Set(plan.models)].filter((model) => priceOf(model, prices) === null).sort();
  if (limits.maxCostUsd !== null && unpriced.length > 0)
    conflicts.push(
      `--max-cost-usd is set, and \`prices\` does not name ${unpriced.join(', ')}: add it there, in ~/.countersign/config.yaml.`,
    );
  return conflicts;
}
