import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastWindow, narrower, sharesOf, usualWindow } from '../../src/core/window';

const windows = fc.integer({ min: leastWindow, max: 4_000_000 });
const outputs = fc.integer({ min: 1, max: 1_000_000 });

describe('the shares of a window', () => {
  test('fit into it together with rules, plan and schema, and none is empty', () => {
    fc.assert(
      fc.property(windows, outputs, (window, output) => {
        const shares = sharesOf(window, output);
        const { evidence, diff } = shares;
        for (const share of [shares.output, evidence, diff]) {
          expect(Number.isSafeInteger(share)).toBe(true);
          expect(share).toBeGreaterThan(0);
        }
        expect(shares.window).toBe(window);
        expect(shares.output).toBeLessThanOrEqual(Math.min(output, window / 4));
        // What stands around the material: a quarter and an eighth of a small window, 6,000 tokens of a large one.
        const around = Math.min(6_000, Math.floor(window / 4) + Math.floor(window / 8));
        expect(shares.output + evidence + diff).toBeLessThanOrEqual(window - Math.min(around, window / 8));
      }),
    );
  });

  test('grow with the window', () => {
    fc.assert(
      fc.property(windows, windows, outputs, (one, other, output) => {
        const [small, large] = [
          sharesOf(Math.min(one, other), output),
          sharesOf(Math.max(one, other), output),
        ];
        expect(small.output).toBeLessThanOrEqual(large.output);
        expect(small.evidence).toBeLessThanOrEqual(large.evidence + 1);
      }),
    );
  });

  test('of the usual one', () => {
    expect(sharesOf(usualWindow, 8_192)).toEqual({
      window: 100_000,
      output: 8_192,
      evidence: 24_000,
      diff: 100_000 - 8_192 - 6_000 - 24_000,
    });
  });

  test('of the least one: the answer keeps a quarter', () => {
    expect(sharesOf(leastWindow, 8_192)).toEqual({ window: 2_000, output: 500, evidence: 375, diff: 375 });
  });
});

describe('a narrower window', () => {
  test.each<[number, number | null, number | null]>([
    // What the endpoint says, if that is news.
    [100_000, 32_000, 32_000],
    [100_000, leastWindow, leastWindow],
    // What it says cannot be the reason, or it says nothing: a good part less.
    [100_000, 100_000, 60_000],
    [100_000, 128_000, 60_000],
    [100_000, null, 60_000],
    [leastWindow * 2, null, 2_400],
    // Nothing that could hold a task and an answer.
    [leastWindow, null, null],
    [3_000, null, null],
    [100_000, 1_999, null],
    [100_000, 0, null],
    [100_000, -5, null],
    [100, 100, null],
  ])('of %i when the endpoint says %j: %j', (window, said, expected) => {
    expect(narrower(window, said)).toBe(expected);
  });

  test('comes to its end, whatever an endpoint says', () => {
    const sayings = fc.array(fc.option(fc.integer({ min: -10, max: 10_000_000 })), {
      minLength: 40,
      maxLength: 40,
    });
    fc.assert(
      fc.property(windows, sayings, (from, said) => {
        let window: number | null = from;
        for (const one of said) {
          if (window === null) return;
          const next = narrower(window, one);
          if (next !== null) expect(next).toBeLessThan(window);
          window = next;
        }
        expect(window).toBeNull();
      }),
    );
  });
});
