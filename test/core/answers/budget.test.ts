import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitMs } from '../../../src/core/answers/backoff';
import {
  add,
  costOf,
  estimateOf,
  fullPurse,
  type Limits,
  mayAsk,
  nothingSpent,
  priceOf,
  setAside,
  settle,
} from '../../../src/core/answers/budget';
import { budgetConflicts } from '../../../src/core/answers/budget-conflicts';

const none: Limits = { maxTokens: null, maxCalls: null, maxCostUsd: null };
const price = { inputPerMillion: 2, cachedPerMillion: 0.5, outputPerMillion: 10 };
const usage = { inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 100_000 };

describe('how long to wait', () => {
  test.each([
    [1, null, 0, 250],
    [1, null, 1, 500],
    [2, null, 1, 1_000],
    [6, null, 1, 16_000],
    [7, null, 1, 20_000],
    [1_000, null, 1, 20_000],
    [0, null, 1, 500],
    [1, 0, 1, 500],
    [1, -5, 1, 500],
    [1, Number.NaN, 1, 500],
    [1, 7, 0, 7_000],
    [1, 7, 1, 7_250],
    [9, 0.644, 0, 644],
    [1, 60, 1, 60_000],
    [1, 61, 0, null],
    [1, 3_600, 0, null],
    [1, Infinity, 0, null],
  ])('try %s, asked for %s s, random %s: %s', (attempt, asked, random, wait) => {
    expect(waitMs(attempt, asked, random)).toBe(wait);
  });

  test('never under what is asked, never over a minute', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.double({ min: 0.001, max: 60, noNaN: true }),
        fc.double(),
        (attempt, asked, random) => {
          const wait = waitMs(attempt, asked, Number.isNaN(random) ? 0 : random) ?? 0;
          expect(wait).toBeGreaterThanOrEqual(Math.min(60_000, asked * 1_000));
          expect(wait).toBeLessThanOrEqual(60_000);
        },
      ),
    );
  });
});

describe('money', () => {
  test('cached input has its own price, or that of input', () => {
    expect(costOf(usage, price)).toBeCloseTo(1.2 + 0.2 + 1);
    expect(costOf(usage, { inputPerMillion: 2, outputPerMillion: 10 })).toBeCloseTo(3);
    expect(costOf({ ...usage, cachedTokens: 9e9 }, price)).toBeCloseTo(0.5 + 1);
  });

  test('an unknown price is null, never 0, and stays null', () => {
    expect(costOf(usage, null)).toBeNull();
    const once = add(nothingSpent, usage, null);
    expect(once.costUsd).toBeNull();
    expect(add(once, usage, price).costUsd).toBeNull();
    expect(add(add(nothingSpent, usage, price), usage, null).costUsd).toBeNull();
    expect(nothingSpent.costUsd).toBe(0);
  });

  test('a model has the price of its own name only', () => {
    const prices = { 'a-model': price };
    expect(priceOf('a-model', prices)).toBe(price);
    expect(priceOf('a-model-2', prices)).toBeNull();
    expect(priceOf('toString', prices)).toBeNull();
    expect(priceOf('__proto__', prices)).toBeNull();
  });
});

describe('budgets are checked before each call', () => {
  const small = estimateOf(600, 400, price);
  test.each<[string, Partial<Limits>, string]>([
    ['no limit', {}, 'ok'],
    ['calls left', { maxCalls: 1 }, 'ok'],
    ['tokens left', { maxTokens: 1_000 }, 'ok'],
    ['money left', { maxCostUsd: 0.0052 }, 'ok'],
    ['no call left', { maxCalls: 0 }, 'max-calls'],
    ['a token short', { maxTokens: 999 }, 'max-tokens'],
    ['a cent short', { maxCostUsd: 0.0051 }, 'max-cost-usd'],
  ])('%s', (_, limits, expected) => {
    const leave = mayAsk(fullPurse, { ...none, ...limits }, small);
    expect(leave.kind === 'ok' ? 'ok' : leave.limit).toBe(expected);
  });

  test('calls under way count with all they may use, then with what they used', () => {
    const limits = { ...none, maxTokens: 2_500 };
    const asked = setAside(setAside(fullPurse, small), estimateOf(600, 400, price));
    expect(mayAsk(asked, limits, small).kind).toBe('no');
    const after = settle(asked, small, { inputTokens: 100, cachedTokens: 0, outputTokens: 10 }, price);
    expect(after.underWay).toHaveLength(1);
    expect(after.spent).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 10, isEstimated: false });
    expect(mayAsk(after, limits, small).kind).toBe('ok');
  });

  test('a call that the endpoint does not count is counted as estimated', () => {
    for (const odd of [null, { ...usage, outputTokens: -1 }, { ...usage, inputTokens: Number.NaN }]) {
      const { spent } = settle(setAside(fullPurse, small), small, odd, price);
      expect(spent).toMatchObject({ inputTokens: 600, outputTokens: 400, isEstimated: true });
    }
  });

  test('without a price a limit on cost cannot be kept, so nothing is asked', () => {
    const leave = mayAsk(fullPurse, { ...none, maxCostUsd: 100 }, estimateOf(1, 1, null));
    expect(leave).toMatchObject({ kind: 'no', limit: 'max-cost-usd' });
  });

  test('whatever calls use up to their estimate, no limit is passed', () => {
    const call = fc.record({
      input: fc.nat(500),
      output: fc.nat(500),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 30 }),
        fc.nat(5_000),
        fc.nat(20),
        (calls, maxTokens, maxCalls) => {
          let purse = fullPurse;
          for (const { input, output, share } of calls) {
            const estimate = estimateOf(input, output, price);
            if (mayAsk(purse, { maxTokens, maxCalls, maxCostUsd: 0.02 }, estimate).kind === 'no') continue;
            purse = setAside(purse, estimate);
            const outputTokens = Math.floor(output * share);
            purse = settle(purse, estimate, { inputTokens: input, cachedTokens: 0, outputTokens }, price);
          }
          expect(purse.spent.inputTokens + purse.spent.outputTokens).toBeLessThanOrEqual(maxTokens);
          expect(purse.spent.calls).toBeLessThanOrEqual(maxCalls);
          expect(purse.spent.costUsd).toBeLessThanOrEqual(0.02 + 1e-9);
        },
      ),
    );
  });
});

describe('limits that cannot be meant', () => {
  const plan = { models: ['a', 'b', 'a'], calls: 4, maxOutputTokens: 8_000 };
  test.each<[Partial<Limits>, RegExp[]]>([
    [{}, []],
    [{ maxCalls: 4, maxTokens: 8_001 }, []],
    [{ maxCalls: 3 }, [/--max-calls is 3.*at least 4/]],
    [{ maxTokens: 8_000 }, [/--max-tokens is 8000.*8000/]],
    [{ maxCostUsd: 1 }, [/--max-cost-usd.*does not name b/]],
    [{ maxCostUsd: 0 }, [/--max-cost-usd is 0/]],
    [{ maxTokens: -1, maxCalls: Number.NaN }, [/--max-tokens is -1/, /--max-calls is NaN/]],
  ])('%o', (limits, expected) => {
    const conflicts = budgetConflicts({ ...none, ...limits }, { a: price }, plan);
    expect(conflicts).toHaveLength(expected.length);
    for (const [at, conflict] of conflicts.entries()) expect(conflict).toMatch(expected[at] ?? /never/);
  });
});
