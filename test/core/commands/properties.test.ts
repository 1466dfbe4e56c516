import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCommands, requestOf } from '../../../src/core/commands/read';

const piece = fc.constantFrom(
  '/mode plan',
  '/do',
  '/ask why',
  '/mdoe',
  '/etc/passwd leaks',
  'words',
  '```',
  '````',
  '~~~',
  '`',
  '``',
  '> ',
  '<!--',
  '-->',
  '<details>',
  '</details>',
  '<pre>',
  '</pre>',
  '<code>',
  '</code>',
  '- ',
  '1. ',
  '# ',
  ' ',
  '    ',
  '\t',
  '\n',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '\\',
  '\u200b',
  '\u202e',
  '\u00a0',
  '\ud83d',
);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
/** Lines with a command among others that open and close nothing. */
const inside = fc
  .array(
    fc.constantFrom('/mode plan', '/do it', '/help', 'words', '', '  /think', '# head', '- item', '> said'),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((lines) => lines.join('\n'));
const anything = fc.constantFrom('', 'Words in front.\n\n', '/mode auto\n\n', '- item\n\n', '> said\n\n');

describe('any text', () => {
  test('OM-58 the rest and the lines make the text again, and nothing throws', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { lines, rest } = readCommands(given);
        const parts = rest.split('\n');
        for (const line of lines) {
          expect(parts[line.line - 1]).toBe('');
          parts[line.line - 1] = line.text;
        }
        expect(parts.join('\n')).toBe(given.replace(/\r\n?/g, '\n'));
        expect(requestOf({ lines, rest }).split('\n').length).toBe(parts.length);
      }),
      { numRuns: 2_000 },
    );
  });

  test('OM-41 what was no command does not become one when the commands are gone from a text without code', () => {
    fc.assert(
      fc.property(inside, (given) => {
        expect(readCommands(readCommands(given).rest).lines.filter((line) => line.read.ok)).toEqual([]);
      }),
    );
  });

  test('OM-41 every line taken begins with a slash, as far as a reader sees', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const { text: line } of readCommands(given).lines) {
          expect(line.replace(/[\p{Cf}\p{Cc}\p{Cs}\p{Zs}]/gu, '')).toMatch(/^\/[a-z]/i);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('commands never come out of', () => {
  const wrapped: [string, (body: string) => string][] = [
    ['a fence', (body) => `\`\`\`\n${body}\n\`\`\``],
    ['a fence that stays open', (body) => `~~~\n${body}`],
    ['a fence in a list', (body) => `- \`\`\`\n  ${body.replaceAll('\n', '\n  ')}\n  \`\`\``],
    ['a quote', (body) => body.replace(/^/gm, '> ')],
    ['a quote in a quote', (body) => body.replace(/^/gm, '>> ')],
    ['indented code', (body) => body.replace(/^/gm, '    ')],
    ['a comment', (body) => `<!--\n${body}\n-->`],
    ['a comment that stays open', (body) => `<!--\n${body}`],
    ['a folded log', (body) => `<details>\n<summary>log</summary>\n\n${body}\n\n</details>`],
    ['a quote in HTML', (body) => `<blockquote>\n\n${body}\n</blockquote>`],
  ];
  for (const [what, wrap] of wrapped) {
    test(`OM-41 ${what}`, () => {
      fc.assert(
        fc.property(anything, inside, (front, body) => {
          const before = readCommands(front).lines.length;
          expect(readCommands(front + wrap(body)).lines.length).toBe(before);
          // What stands behind it is read again, where it was closed.
          if (!what.endsWith('open')) {
            const { lines } = readCommands(`${front}${wrap(body)}\n\n/mode auto`);
            expect(lines.slice(before).map((line) => line.read)).toEqual([
              { ok: true, command: { kind: 'mode-auto' } },
            ]);
          }
        }),
        { numRuns: 300 },
      );
    });
  }
});

test('OM-58 a hostile text of a megabyte takes time in proportion to its length', () => {
  const parts = [
    '/mode plan\n',
    '/mdoe\n',
    '`',
    '` ``\n',
    '<!--',
    '<!-- -->\n',
    '<details>',
    '<details ',
    '<code>',
    '\\',
    '> ',
    '- ',
    '\n- ',
    '\t',
    '\u200b',
    '/\u200b',
    '```\n',
    '\r',
    'a `'.repeat(3),
  ];
  for (const part of parts) {
    for (const front of ['/help\n', '']) {
      const given = front + part.repeat(Math.ceil(1_000_000 / part.length));
      const { lines } = readCommands(given);
      expect(lines.length).toBeLessThanOrEqual(51);
    }
  }
});
