import type { CallUsage } from '../../domain/chat';

/** What a run may use; null: no limit. */
export interface Limits {
  maxTokens: number | null;
  maxCalls: number | null;
  maxCostUsd: number | null;
}

/** US dollars for a million tokens. Cached input costs what input costs where nothing else is said. */
export interface Price {
  inputPerMillion: number;
  cachedPerMillion?: number | undefined;
  outputPerMillion: number;
}
export type Prices = Readonly<Record<string, Price>>;

/** What calls have used. */
export interface Spent extends CallUsage {
  calls: number;
  /** Null as soon as the price of one call is unknown: never a sum of a part. */
  costUsd: number | null;
  /** True once an endpoint did not count and our own estimate stands in. */
  isEstimated: boolean;
}

/** What a call may use at most: its input as counted here, its output limit, and what both cost. */
export interface Estimate {
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
}

/** What is spent, and what calls under way may still use. */
export interface Purse {
  spent: Spent;
  underWay: readonly Estimate[];
}

export type Leave =
  | { kind: 'ok' }
  | { kind: 'no'; limit: 'max-tokens' | 'max-calls' | 'max-cost-usd'; reason: string };

export const nothingSpent: Spent = {
  calls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  isEstimated: false,
};
export const fullPurse: Purse = { spent: nothingSpent, underWay: [] };

/** The price of a model; null when the table does not name it. */
export function priceOf(model: string, prices: Prices): Price | null {
  return Object.hasOwn(prices, model) ? (prices[model] ?? null) : null;
}

/** What a call cost in US dollars; null without a price. */
export function costOf(usage: CallUsage, price: Price | null): number | null {
  if (price === null) return null;
  const cached = Math.min(usage.cachedTokens, usage.inputTokens);
  const input = (usage.inputTokens - cached) * price.inputPerMillion;
  const again = cached * (price.cachedPerMillion ?? price.inputPerMillion);
  return (input + again + usage.outputTokens * price.outputPerMillion) / 1_000_000;
}

/** What a call may use at most. */
export function estimateOf(inputTokens: number, outputTokens: number, price: Price | null): Estimate {
  return {
    inputTokens,
    outputTokens,
    costUsd: costOf({ inputTokens, cachedTokens: 0, outputTokens }, price),
  };
}

/** Whether one more call fits, those under way counted with all they may use. */
export function mayAsk(purse: Purse, limits: Limits, estimate: Estimate): Leave {
  const { spent } = purse;
  const planned = [...purse.underWay, estimate];
  const calls = spent.calls + planned.length;
  if (limits.maxCalls !== null && calls > limits.maxCalls)
    return no('max-calls', `the limit of ${limits.maxCalls} calls is reached`);
  const used = spent.inputTokens + spent.outputTokens;
  const tokens = used + sum(planned.map((one) => one.inputTokens + one.outputTokens));
  if (limits.maxTokens !== null && tokens > limits.maxTokens)
    return no(
      'max-tokens',
      `a call could take the run to ${tokens} tokens, over its limit of ${limits.maxTokens}`,
    );
  return withinCost(spent.costUsd, planned, limits.maxCostUsd);
}

function withinCost(spent: number | null, planned: readonly Estimate[], most: number | null): Leave {
  if (most === null) return { kind: 'ok' };
  const costs = [spent, ...planned.map((one) => one.costUsd)];
  if (costs.some((cost) => cost === null))
    return no('max-cost-usd', 'a price is unknown, so the limit on cost cannot be kept');
  const cost = sum(costs.map(Number));
  if (cost <= most) return { kind: 'ok' };
  return no('max-cost-usd', `a call could take the run to $${cost.toFixed(4)}, over its limit of $${most}`);
}

function no(limit: Extract<Leave, { kind: 'no' }>['limit'], reason: string): Leave {
  return { kind: 'no', limit, reason };
}

/** Before a call: what it may use is set aside. */
export function setAside(purse: Purse, estimate: Estimate): Purse {
  return { ...purse, underWay: [...purse.underWay, estimate] };
}

/**
 * After a call: what it used in place of what was set aside for it (the same object).
 * @param usage as the endpoint counts it; null, or no counts at all: the estimate stands in
 */
export function settle(
  purse: Purse,
  estimate: Estimate,
  usage: CallUsage | null,
  price: Price | null,
): Purse {
  const at = purse.underWay.indexOf(estimate);
  const underWay = purse.underWay.filter((_, index) => index !== at);
  const isCounted = usage !== null && isCredible(usage);
  const spent = add(purse.spent, isCounted ? usage : { ...estimate, cachedTokens: 0 }, price);
  return { underWay, spent: isCounted ? spent : { ...spent, isEstimated: true } };
}

function isCredible(usage: CallUsage): boolean {
  return [usage.inputTokens, usage.cachedTokens, usage.outputTokens].every(
    (tokens) => Number.isFinite(tokens) && tokens >= 0,
  );
}

/** One more call. */
export function add(spent: Spent, usage: CallUsage, price: Price | null): Spent {
  const cost = costOf(usage, price);
  return {
    calls: spent.calls + 1,
    inputTokens: spent.inputTokens + usage.inputTokens,
    cachedTokens: spent.cachedTokens + usage.cachedTokens,
    outputTokens: spent.outputTokens + usage.outputTokens,
    costUsd: spent.costUsd === null || cost === null ? null : spent.costUsd + cost,
    isEstimated: spent.isEstimated,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
