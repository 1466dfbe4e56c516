import { describe, expect, test } from 'vitest';
import { affordable, mostParts } from '../../src/core/affordable';
import type { Limits } from '../../src/core/answers/budget';
import { leastWindow } from '../../src/core/window';

const none: Limits = { maxTokens: null, maxCalls: null, maxCostUsd: null };
const price = { inputPerMillion: 1, outputPerMillion: 10 };
const stages = [false, true, true, true].map((isCritic) => ({ isCritic, price }));
const wanted = { window: 100_000, output: 8_000 };

describe('room within the limits', () => {
  test('without limits there is all of it', () => {
    expect(affordable(wanted, stages, none)).toEqual({ window: 100_000, parts: mostParts });
  });

  test('calls limit the parts', () => {
    expect(affordable(wanted, stages, { ...none, maxCalls: 10 })).toEqual({ window: 100_000, parts: 3 });
    expect(affordable(wanted, stages, { ...none, maxCalls: 3 })).toBeNull();
  });

  test('tokens limit the parts, then the window', () => {
    expect(affordable(wanted, stages, { ...none, maxTokens: 700_000 })).toEqual({
      window: 100_000,
      parts: 2,
    });
    const room = affordable(wanted, stages, { ...none, maxTokens: 60_000 });
    expect(room?.parts).toBeGreaterThan(0);
    expect((room?.window ?? 0) * (1 + 3 * (room?.parts ?? 0))).toBeLessThanOrEqual(60_000);
    expect(affordable(wanted, stages, { ...none, maxTokens: 4 * leastWindow - 1 })).toBeNull();
  });

  test('money limits the parts, then the window', () => {
    // One call: 92,000 tokens of input and 8,000 of output, 0.172 dollars.
    expect(affordable(wanted, stages, { ...none, maxCostUsd: 0.7 })).toEqual({ window: 100_000, parts: 1 });
    const room = affordable(wanted, stages, { ...none, maxCostUsd: 0.1 });
    expect(room?.window).toBeLessThan(20_000);
  });
});
