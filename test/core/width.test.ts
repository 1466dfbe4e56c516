import { expect, test } from 'vitest';
import { columns, graphemes } from '../../src/core/width';

test.each([
  ['plain', 5],
  ['', 0],
  ['日本語', 6],
  ['ﾊﾝｶｸ', 4],
  ['ＦＵＬＬ', 8],
  ['한국어', 6],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 2],
  ['👍🏽', 2],
  ['❤️', 2],
  ['❤', 1],
  ['1️⃣', 2],
  ['🇩🇪', 2],
  ['𠀀', 2],
  ['→ │ ✓', 5],
  ['हिन्दी', 5],
  ['\u1112\u1161\u11ab', 2],
])('%s takes %i columns', (text, size) => {
  expect(columns(text)).toBe(size);
});

test('letters and their marks are one', () => {
  expect(graphemes('ae\u0301👍🏽')).toEqual(['a', 'e\u0301', '👍🏽']);
});
