import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneLine, spelled, unspelled, visible, wellFormed } from '../../src/core/clean';

const all = Array.from({ length: 0x110000 }, (_, point) => point);
const named = (point: number) => `‹U+${point.toString(16).toUpperCase().padStart(4, '0')}›`;
const hides = (point: number) => visible(`a${String.fromCodePoint(point)}b`) === `a${named(point)}b`;

describe('every character of a family is named', () => {
  const families: [string, RegExp][] = [
    ['control characters (Cc)', /\p{Cc}/u],
    ['format characters (Cf): direction marks, joiners, tags, soft hyphen', /\p{Cf}/u],
    ['half surrogates (Cs)', /\p{Cs}/u],
    ['line and paragraph separators (Zl, Zp)', /[\p{Zl}\p{Zp}]/u],
    [
      'what is invisible by default, variation selectors and fillers among them',
      /\p{Default_Ignorable_Code_Point}/u,
    ],
    ['noncharacters', /\p{Noncharacter_Code_Point}/u],
  ];
  test.each(families)('%s', (_, family) => {
    const members = all.filter(
      (point) => family.test(String.fromCodePoint(point)) && point !== 9 && point !== 10,
    );
    expect(members.length).toBeGreaterThan(1);
    expect(members.filter((point) => !hides(point))).toEqual([]);
  });

  test.each([
    ['tag characters', 0xe0000, 0xe007f],
    ['invisible operators', 0x2060, 0x2064],
    ['direction embeddings', 0x202a, 0x202e],
    ['direction isolates', 0x2066, 0x2069],
    ['variation selectors', 0xfe00, 0xfe0f],
    ['more variation selectors', 0xe0100, 0xe01ef],
    ['zero-width characters', 0x200b, 0x200f],
    ['C1 controls', 0x80, 0x9f],
    ['the blank of Braille', 0x2800, 0x2800],
    ['Hangul fillers', 0x115f, 0x1160],
  ])('%s', (_, first, last) => {
    const range = all.slice(first, last + 1);
    expect(range.filter((point) => !hides(point))).toEqual([]);
  });
});

test('what a reader sees stays as it is', () => {
  const text = 'Plain “text”, naïve café, e\u0301, 日本語, עברית, हिन्दी, €, →, a\tb\nc';
  expect(visible(text)).toBe(text);
});

test('whole emoji stay whole, their parts elsewhere are named', () => {
  for (const emoji of ['👩‍👩‍👧‍👦', '❤️', '👍🏽', '1️⃣', '🏳️‍🌈', '🇩🇪', '✅'])
    expect(visible(`a ${emoji} b`)).toBe(`a ${emoji} b`);
  expect(visible('a\ufe0f')).toBe('a‹U+FE0F›');
  expect(visible('a\u200db')).toBe('a‹U+200D›b');
  expect(visible('👩\u200d')).toBe('👩‹U+200D›');
});

test('line ends: a pair is one newline, a lone carriage return is named', () => {
  expect(visible('a\r\nb\rc')).toBe('a\nb‹U+000D›c');
  expect(oneLine('a\r\nb\tc')).toBe('a‹U+000A›b‹U+0009›c');
});

test('marks heaped on one letter are counted instead', () => {
  expect(visible(`a${'\u0301'.repeat(4)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  expect(visible(`a${'\u0301'.repeat(1000)}b`)).toBe(`a${'\u0301'.repeat(4)}‹996 more marks›b`);
});

test('cleaning twice changes nothing, and the result is valid Unicode without controls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = visible(text);
      expect(visible(once)).toBe(once);
      expect(wellFormed(once)).toBe(once);
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test('half a surrogate pair becomes the replacement character', () => {
  expect(wellFormed('a\ud800b\udc00c😀')).toBe('a\ufffdb\ufffdc😀');
});

test('what is spelled can be read back, whatever it was, and hides nothing', () => {
  expect(spelled('a\r\nb\u202e‹U+0041›💡')).toBe('a‹U+000D›‹U+000A›b‹U+202E›‹U+2039›U+0041›💡');
  expect(spelled(`e${'\u0301'.repeat(6)}`)).toBe(`e${'\u0301'.repeat(4)}‹U+0301›‹U+0301›`);
  expect(unspelled('‹U+110000› ‹U+1› ‹›')).toBe('‹U+110000› ‹U+1› ‹›');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '‹', '‹U+000A›', '\u0301\u0301\u0301\u0301\u0301\r\n'),
      (text, more) => {
        const once = spelled(text + more + text);
        expect(unspelled(once)).toBe(text + more + text);
        expect(visible(once)).toBe(once);
        expect(once).not.toMatch(/[\n\t]/);
      },
    ),
    { numRuns: 2000 },
  );
});
