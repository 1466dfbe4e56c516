import { costOf, type Limits, type Price } from './answers/budget';
import { leastWindow, sharesOf } from './window';

/** More parts of a diff than these for one critic cost more than what stands behind them is worth. */
export const mostParts = 8;

/** What a run may tell its models. */
export interface Room {
  /** Tokens of one request and its answer. */
  window: number;
  /** Parts of the diff that each critic may be asked about. */
  parts: number;
}

/**
 * The most room whose calls keep to the limits even if every request and answer is as long as it may be. Null when no
 * room does: then the limits are too low for any run.
 * @param stages every stage with the price of its model; critics are asked once for each part, the others once
 */
export function affordable(
  wanted: { window: number; output: number },
  stages: readonly { isCritic: boolean; price: Price | null }[],
  limits: Limits,
): Room | null {
  for (let window = wanted.window; window >= leastWindow; window = Math.floor(window * 0.8)) {
    for (let parts = mostParts; parts > 0; parts -= 1) {
      if (keeps({ window, parts }, wanted.output, stages, limits)) return { window, parts };
    }
  }
  return null;
}

function keeps(
  { window, parts }: Room,
  wanted: number,
  stages: readonly { isCritic: boolean; price: Price | null }[],
  { maxTokens, maxCalls, maxCostUsd }: Limits,
): boolean {
  const { output } = sharesOf(window, wanted);
  const usage = { inputTokens: window - output, cachedTokens: 0, outputTokens: output };
  let calls = 0;
  let cost: number | null = 0;
  for (const { isCritic, price } of stages) {
    const own = isCritic ? parts : 1;
    const each = costOf(usage, price);
    calls += own;
    cost = cost === null || each === null ? null : cost + own * each;
  }
  if (maxCalls !== null && calls > maxCalls) return false;
  if (maxTokens !== null && calls * window > maxTokens) return false;
  // An unknown price is refused elsewhere, with its name.
  return maxCostUsd === null || cost === null || cost <= maxCostUsd;
}
