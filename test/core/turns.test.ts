import { expect, test } from 'vitest';
import { mostTurns, turnsOf } from '../../src/core/turns';

const texts = (...given: string[]) => turnsOf(given).turns.map((turn) => turn.text);

test('OM-58 turns: a line <!-- turn --> parts a text, and every text is a turn of its own', () => {
  expect(turnsOf(['/plan\nAdd a cache.\n<!-- turn -->\n/normal\nThanks.\n', 'And now?'])).toEqual({
    turns: [
      { text: '/plan\nAdd a cache.', source: 0, line: 1 },
      { text: '/normal\nThanks.\n', source: 0, line: 4 },
      { text: 'And now?', source: 1, line: 1 },
    ],
    of: 3,
    notes: [],
  });
  expect(texts('a\r\n  <!--turn-->  \r\nb')).toEqual(['a', 'b']);
  expect(texts('a\n<!-- TURN -->\nb')).toEqual(['a', 'b']);
});

test('OM-58 a mark in code, in a quote or within a line parts nothing', () => {
  for (const text of [
    'a\n```\n<!-- turn -->\n```\nb',
    'a\n~~~\n<!-- turn -->',
    'a\n\n    <!-- turn -->\n\nb',
    'a\n> <!-- turn -->\n\nb',
    'write `<!-- turn -->` between',
    'a\n<!-- turn --> b',
    'a\n<!-- turns -->\nb',
  ]) {
    expect(texts(text), text).toEqual([text]);
  }
});

test('OM-58 empty turns and those after the 50th are left out, and a note says so', () => {
  expect(turnsOf(['<!-- turn -->\na\n<!-- turn -->\n \u200b\n<!-- turn -->'])).toEqual({
    turns: [{ text: 'a', source: 0, line: 2 }],
    of: 1,
    notes: ['3 empty turns were left out.'],
  });
  expect(turnsOf([''])).toEqual({ turns: [], of: 0, notes: ['1 empty turn was left out.'] });
  const many = turnsOf(['x\n<!-- turn -->\n'.repeat(51)]);
  expect(many.turns).toHaveLength(mostTurns);
  expect(many.of).toBe(51);
  expect(many.notes).toEqual([
    '1 empty turn was left out.',
    'Only the first 50 turns are taken; 1 later one was left out.',
  ]);
  expect(turnsOf(['x\n<!-- turn -->\n'.repeat(60_000)]).turns).toHaveLength(mostTurns);
});
