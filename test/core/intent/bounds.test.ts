import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intent } from '../../../src/domain/intent';
import { analysed, intentOf } from '../../fakes/surroundings';

const kibi64 = 64 * 1024;
/** Pieces of requests, marks and rubbish, in any order. */
const piece = fc.constantFrom(
  'fix',
  'why',
  'it',
  'please',
  "don't",
  'could you',
  'and then',
  ',',
  '.',
  '?',
  ':',
  '\n',
  '\n\n',
  '```',
  '~~~',
  '`',
  '"',
  "'",
  '> ',
  '- ',
  '# ',
  '<!--',
  '-->',
  'src/a.ts',
  'https://a.b',
  'TypeError: x',
  '\n    at f (a.js:1:1)',
  'plan',
  'review',
  'slow',
  'sql injection',
  '\u202e',
  '\u200b',
  '🚀',
  '\ud800',
  'ß',
  '修复',
  'constructor',
  '__proto__',
  'switch to debugger mode',
  'think',
  'a',
  '()',
  '0',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('IB-12 any text gives a valid intent, the same every time', () => {
  fc.assert(
    fc.property(text, (given) => {
      const first = intentOf(given);
      expect(intent.parse(first)).toEqual(first);
      expect(first.clarification === null).toBe(first.behavior !== 'CLARIFY');
      intentOf('something else in between');
      expect(intentOf(given)).toEqual(first);
    }),
    { numRuns: 400 },
  );
});

test('DP-05 any text gives confidences from 0 to 1, best first, the same every time', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 7 }), (texts) => {
      const first = analysed(...texts);
      const all = first.scores.map((score) => score.confidence);
      expect(all.every((one) => one >= 0 && one <= 1)).toBe(true);
      expect(all).toEqual([...all].sort((a, b) => b - a));
      analysed('something else in between');
      expect(analysed(...texts)).toEqual(first);
    }),
    { numRuns: 200 },
  );
});

test('IB-12 the first 64 KiB are read, and the cut is named', () => {
  const long = `${'a line of text\n'.repeat(5000)}Fix the typo in README`;
  const got = intentOf(long);
  expect(long.length).toBeGreaterThan(kibi64);
  expect(got.analysed).toEqual({ characters: kibi64, of: long.length });
  expect(intentOf(`${long} and more of it`)).toEqual({
    ...got,
    analysed: { characters: kibi64, of: long.length + 15 },
  });
  expect(intentOf('short').analysed).toEqual({ characters: 5, of: 5 });
});

test.each([
  ['one emoji', '🚀', 'CLARIFY'],
  ['a megabyte of "why"', 'why '.repeat(262_144), 'ANSWER'],
  ['nothing but what cannot be seen', '\u200b\u202e\u2066', 'CLARIFY'],
  ['zero-width characters within the words', 'F\u200bix the t\u200dypo in README', 'QUICK_ACTION'],
  ['nothing but code', '```js\nfoo()\n```', 'QUICK_ACTION'],
  ['a fence that is never closed', '```\nfix it', 'QUICK_ACTION'],
])('IB-12 %s lands somewhere sensible', (_name, given, wanted) => {
  expect(intentOf(given).behavior).toBe(wanted);
});

test.each([
  'Füge eine Option hinzu',
  'El botón de guardar no funciona',
  'ログイン画面でエラーが出ます',
  'شكرا على المشروع الجميل',
])('IB-12 another language is asked back or taken for a small change: %s', (given) => {
  const got = intentOf(given);
  expect(['CLARIFY', 'QUICK_ACTION']).toContain(got.behavior);
  expect(['small', null]).toContain(got.detectedScope);
});
