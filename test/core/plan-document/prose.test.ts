import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeToken, readCodes } from '../../../src/core/plan-document/inline';
import { proseLines, readProse } from '../../../src/core/plan-document/prose';
import { hostileText } from './hostile-text';

const shown = (text: string) => proseLines(text).join('\n');

test('a text is Markdown that shows the text', () => {
  expect(shown('Mend `parse(x)` in src/a_b.ts: *now*')).toBe('Mend `parse(x)` in src/a\\_b.ts: \\*now\\*');
  expect(shown('# no heading')).toBe('\\# no heading');
  expect(shown('- [ ] no box')).toBe('\\- \\[ \\] no box');
  expect(shown('1. no list')).toBe('1\\. no list');
  expect(shown('a\n===\n\n    b')).toBe('a<br>\n\\===<br>\n<br>\n    b');
  expect(shown('<!-- gone --> <img src=x>')).toBe('\\<!-- gone --\\> \\<img src=x\\>');
  expect(shown('see @octocat and #12')).toBe('see ``@octocat`` and ``#12``');
  expect(shown('`@octocat` said `` ` ``')).toBe('`@octocat` said \\`\\` \\` \\`\\`');
  expect(shown('a\r\nb\u202ec')).toBe('a‹U+000D›<br>\nb‹U+202E›c');
  expect(shown('‹U+202E›')).toBe('‹U+2039›U+202E›');
  expect(shown('')).toBe('‹empty›');
  expect(shown(' \n')).toBe('‹U+0020›‹U+000A›');
});

test('every text comes back from its Markdown, and no line of it is empty or active', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = proseLines(text);
      expect(readProse(lines)).toBe(text);
      for (const line of lines) {
        expect(line).not.toBe('');
        expect(line).not.toMatch(/[\r\n\u202e\u200b\ufeff]/);
        expect(line).not.toMatch(/^ {0,3}(?:[-+>#]|=+$|\d+[.)] |```[^`]*$|~~~|<(?!br>$))/);
        // Outside of code nothing is left that Markdown reads.
        const bare = line.replace(/(?<!\\)(`+)(?!`).*?(?<!`)\1(?!`)/g, '').replace(/<br>$/, '');
        expect(bare.replace(/\\./g, '')).not.toMatch(/[`*_[\]<>&|~#@$]|:\/\//);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a long line is broken, and comes back', () => {
  const long = `${'word '.repeat(700)}end`;
  expect(proseLines(long).length).toBe(4);
  expect(Math.max(...proseLines(long).map((line) => line.length))).toBeLessThanOrEqual(1000);
  for (const text of [
    long,
    'x'.repeat(5001),
    '💡'.repeat(1501),
    ' '.repeat(3000),
    `${'a'.repeat(999)}  b`,
    `x${' '.repeat(2500)}y`,
  ])
    expect(readProse(proseLines(text))).toBe(text);
  expect(shown('💡'.repeat(1501))).not.toContain('U+D83D');
});

test('paths and commands come back from their code', () => {
  expect(codeToken('src/a.ts')).toBe('`src/a.ts`');
  expect(codeToken('b`c.ts')).toBe('`` b`c.ts ``');
  expect(codeToken('a\n::error::b')).toBe('`a‹U+000A›::error::b`');
  expect(codeToken('')).toBe('`‹empty›`');
  expect(readCodes('`a`, `` b`c ``: because `d`')).toEqual({ codes: ['a', 'b`c'], rest: ': because `d`' });
  expect(readCodes('a')).toBeNull();
  expect(readCodes('`a')).toBeNull();
  expect(readCodes('`a`, ')).toBeNull();
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (texts) => {
      const line = texts.map(codeToken).join(', ');
      expect(line).not.toMatch(/[\r\n\u202e]/);
      expect(readCodes(`${line}: x`)).toEqual({ codes: texts, rest: ': x' });
    }),
    { numRuns: 2000 },
  );
});

test('printing and reading take linear time', () => {
  for (const part of [
    '`',
    '` ',
    '``` ` ',
    '\\',
    '[',
    '<br>',
    '\n',
    ' ',
    '(`',
    '@a ',
    '‹',
    '\u0301'.repeat(9),
  ]) {
    const text = part.repeat(60_000 / part.length);
    expect(readProse(proseLines(text))).toBe(text);
  }
});
