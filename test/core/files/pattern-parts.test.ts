import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSearch, type Place } from '../../../src/core/files/line-search';
import { patternParts } from '../../../src/core/files/pattern-parts';

test.each([
  ['parseConfig', 'parseConfig'],
  ['function\\s+parse', 'function'],
  ['(?:ab)cd', 'abcd'],
  ['(abc)?de', 'de'],
  ['(abc)+de', 'abc'],
  ['(abc){2,3}', 'abc'],
  ['(abc){0,3}x', 'x'],
  ['ab*c', 'a'],
  ['ab|cd', ''],
  ['x(ab|cd)yz', 'yz'],
  ['a\\.b', 'a.b'],
  ['^import\\b', 'import'],
  ['[abc]def', 'def'],
  ['\\w+', ''],
  ['a{x}', 'a{x}'],
  ['été', 'été'],
])('every match of %s contains %j', (pattern, literal) => {
  expect(patternParts(pattern)?.literal).toBe(literal);
});

test.each([
  '(?P<n>a)',
  '\\pL',
  '\\x41',
  '[[:alpha:]]',
  '[^\\W]',
  'a\\1',
  '(?i)a',
  '(?s:a)',
  '\\Qa\\E',
  'a\nb',
  '\u0000',
  '\ufffd',
  '\ud800',
  '((((((((((((((((((((((((((((((((((((((((((a))))))))))))))))))))))))))))))))))))))))))',
  '(a',
  'a)',
  '[a',
  '\\',
  '*a',
  '\\Aa',
  '\\a',
])('ripgrep is not asked for %j: it might read it differently', (pattern) =>
  expect(patternParts(pattern)).toBeNull(),
);

test.each([
  ['a.b', 'a(?:.|(?-u:[\\x80-\\xff]))b'],
  ['^a$', '(?:^\\x{FEFF}?)a(?:\\r?$)'],
  ['\\bw\\B', '(?-u:\\b)w(?-u:\\B)'],
  ['[^a-z&&~]', '(?:[^a-z\\&\\&\\~]|(?-u:[\\x80-\\xff]))'],
  ['\\W', '(?:[^0-9A-Za-z_]|(?-u:[\\x80-\\xff]))'],
  ['-e --', '\\-e \\-\\-'],
  ['a{2,}?', '(?:a){2,}?'],
])('for ripgrep %s is %s', (pattern, ripgrep) => expect(patternParts(pattern)?.ripgrep).toBe(ripgrep));

test('what is passed over without the engine has no match', async () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    's',
    'K',
    '.',
    '\\w',
    '[ab]',
    '(?:ab)',
    '(a|b)',
    'a?',
    'b*',
    's+',
    '(?:ab){2}',
    '^',
    '$',
    '\\b',
    'ſ',
    'é',
    '\\.',
  );
  const pattern = fc.array(atom, { minLength: 1, maxLength: 5 }).map((atoms) => atoms.join(''));
  const text = fc
    .array(fc.constantFrom('a', 'b', 'A', 'S', 'ſ', 'k', '\u212a', 'é', 'É', '.', ' '), { maxLength: 8 })
    .map((letters) => letters.join(''));
  await fc.assert(
    fc.asyncProperty(pattern, text, fc.boolean(), async (source, line, exact) => {
      const made = await lineSearch(source, exact);
      fc.pre(made.ok);
      // The same expression in a form that is not taken apart, so that every line is given to the engine.
      const whole = await lineSearch(`(?s:${source})`, exact);
      if (!made.ok || !whole.ok) return;
      const found = (search: typeof made.search) => search.lines(line, 9).found.map((one) => one.text);
      expect([source, line, found(made.search)]).toEqual([source, line, found(whole.search)]);
    }),
    { numRuns: 400, seed: 3 },
  );
});

test('lines are counted from 1, with either line end, and the last need not end', async () => {
  const made = await lineSearch('x', false);
  if (!made.ok) throw new Error(made.reason);
  const at = (text: string) =>
    made.search.lines(text, 9).found.map(({ line, text: whole }) => `${line}${whole}`);
  expect(at('x\r\n\r\na x\nx')).toEqual(['1x', '3a x', '4x']);
  expect(at('')).toEqual([]);
});

test('a text that takes long is looked at in parts, which together bring every line', async () => {
  const text = Array.from(
    { length: 3000 },
    (_, index) => `${'ab'.repeat(20)}${index % 100 === 0 ? 'c' : ''}`,
  ).join('\n');
  const made = await lineSearch('(?:[ab]{20}){2}[c]', true);
  const large = await lineSearch('(?:[ab]{20,400}){2}[c]|zzz', true);
  if (!made.ok || !large.ok) throw new Error('no search');
  const found: number[] = [];
  let parts = 0;
  for (let place: Place | null = { at: 0, line: 0 }; place !== null; parts += 1) {
    const part = large.search.lines(text, 9999, place);
    found.push(...part.found.map(({ line }) => line));
    place = part.rest;
  }
  expect(parts).toBeGreaterThan(2);
  expect(found).toEqual(made.search.lines(text, 9999).found.map(({ line }) => line));
  expect(found.length).toBe(30);
});

test('a long text that every match holds is sought by its beginning alone', async () => {
  const made = await lineSearch(`${'a'.repeat(450)}b${'a'.repeat(450)}`, true);
  if (!made.ok) throw new Error(made.reason);
  expect(made.search.mayHold('a'.repeat(32))).toBe(true);
  expect(made.search.mayHold('a'.repeat(31))).toBe(false);
});
