import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../src/core/nearest';

const known = ['reviewer', 'security', 'debugger', 'fail-on', 'fail-on-partial', 'failOn', 'json', 'base'];

test.each([
  ['revewer', 'reviewer'],
  ['reviewre', 'reviewer'],
  ['REVIEWER', 'reviewer'],
  ['sec', 'security'],
  ['fail_on', 'fail-on'],
  ['fial-on', 'fail-on'],
  ['failonpartial', 'fail-on-partial'],
  ['jsno', 'json'],
  ['bas', 'base'],
])('%s is meant as %s', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test.each([['teapot'], [''], ['-'], ['x'], ['j'], ['a'.repeat(100_000)]])('%.20s is near nothing', (word) => {
  expect(nearest(word, known)).toBe(null);
});

test('a known word is nearest to itself, whatever else is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.shuffledSubarray(known), (word, others) => {
      const folded = nearest(word, [word, ...others]);
      expect(folded).toBe(word);
    }),
  );
});

test('one letter dropped, added, changed or swapped with its neighbour still finds a word', () => {
  const words = ['workspace', 'instructions', 'include', 'timeout', 'critics'];
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(),
      fc.constantFrom('drop', 'add', 'change', 'swap'),
      (word, n, how) => {
        const at = n % (word.length - 1);
        const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
        const misspelt = {
          drop: `${before}${next}${after}`,
          add: `${before}q${letter}${next}${after}`,
          change: `${before}q${next}${after}`,
          swap: `${before}${next}${letter}${after}`,
        }[how];
        expect(nearest(misspelt ?? '', words)).toBe(word);
      },
    ),
  );
});
