import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spliced, spliceOf } from '../../../src/core/files/splice';

test('EP-05 a recorded change makes the same text again, whatever the texts are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  const like = fc
    .array(fc.constantFrom('a', 'b', '\r\n', '\n', '😀', '😁'), { maxLength: 12 })
    .map((all) => all.join(''));
  for (const texts of [text, like])
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const made = spliceOf(before, after);
        expect(spliced(before, JSON.parse(JSON.stringify(made)))).toBe(after);
        expect(/\p{Surrogate}/u.test(made.text) && !/\p{Surrogate}/u.test(after)).toBe(false);
      }),
    );
});

test('a change of a longer text makes nothing of a shorter one', () => {
  expect(spliced('ab', spliceOf('abcdef', 'abXdef'))).toBeNull();
});
