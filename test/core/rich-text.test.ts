import { expect, test } from 'vitest';
import { richText } from '../../src/core/rich-text';

test('headings, lists, quotes, bold words, code and tables stay', () => {
  const text =
    '# Why\n\nIt **trims** the `name`.\n\n- one\n  - two\n1. three\n\n> said\n\n```js\nf();\n```\n\n| a | b |\n| --- | --- |\n| `x` | y |';
  expect(richText(text)).toBe(
    '**Why**\n\nIt **trims** the `name`.  \n\n- one\n  - two\n1. three\n\n> said\n\n```js\nf();\n```\n\n| a | b |\n| --- | --- |\n| `x` | y |',
  );
});

test('what follows a list without an empty line is no part of it', () => {
  expect(richText('Modes:\n- one\nTools: none')).toBe('Modes:  \n\n- one\n\nTools: none');
});

test('signs that are guarded already are not guarded twice', () => {
  expect(richText('QUICK\\_ACTION &#60;b&#62;')).toBe('QUICK\\_ACTION &#60;b&#62;');
  expect(richText('| a |\n| --- |\n| QUICK\\_ACTION |')).toContain('| QUICK\\_ACTION |');
});

const hostile: readonly (readonly [name: string, text: string, never: RegExp])[] = [
  ['HTML', 'a <img src=x onerror=alert(1)> <script>alert(1)</script>', /<(?:img|script)/i],
  ['HTML behind a guard', '\\<img src=x\\>', /(?<!\\)<img/i],
  ['HTML as entities', '&#60;img src=x&#62;', /<img/i],
  ['HTML in a heading', '# <details><summary>x</summary>', /<details/i],
  ['HTML in a list', '- <a href="https://evil.example">x</a>', /<a /i],
  ['HTML in a table', '| <b> | x |\n| --- | --- |\n| <img src=x> | y |', /<(?:b|img)/i],
  ['an image', '![x](https://evil.example/p.png)', /(?<!`)!\[x\]\(/],
  ['an image of the repository', '![x](p.png)', /(?<!`)!\[x\]\(/],
  ['a link', '[click](https://evil.example)', /(?<!\\)\[click(?<!\\)\]\(/],
  ['a link between bold signs', '**[click](https://evil.example)**', /(?<!\\)\[click(?<!\\)\]\(/],
  ['a guarded link', '\\[click\\](https://evil.example)', /(?<!\\)\[click(?<!\\)\]\(/],
  ['a link definition', '[x]: https://evil.example', /^\[x\]: /m],
  ['a bare address', 'see https://evil.example/p', /(?<!`)https:\/\/evil/],
  ['a mention', 'thanks @octocat and @org/team', /(?<![`\w])@(?:octocat|org)/],
  ['a reference', 'fixes #12 and GH-12', /(?<![`\w])(?:#12|GH-12)/],
  ['a comment', '<!-- countersign:state -->', /<!--/],
  ['a fence that hides what follows', '```\nopen <b>', /(?:^|\n)open <b>\s*$/],
  ['a formula', '$\\phantom{x}$', /(?<!`)\$\\phantom/],
  ['a changed direction', 'safe \u202e evil', /\u202e/],
];

test.each(hostile)('hostile Markdown does nothing but be read: %s', (_, text, never) => {
  const printed = richText(text);
  expect(printed).not.toMatch(never);
  expect(printed.length).toBeGreaterThan(0);
});

test('a fence inside of code cannot end it', () => {
  const printed = richText('````\n```\n<b>x</b>\n````\nafter');
  const fences = printed.match(/^`{3,}$/gm) ?? [];
  expect(fences[0]?.length).toBe(4);
  expect(printed.indexOf('<b>')).toBeLessThan(printed.lastIndexOf('````'));
});

test.each([
  ['stars', '*'.repeat(100_000)],
  ['bold starts', '**a '.repeat(25_000)],
  ['backticks', '`a'.repeat(50_000)],
  ['pipes', `|${'|'.repeat(50_000)}\n|---|\n`],
  ['dashes', `| a |\n|${'- '.repeat(50_000)}x`],
  ['backslashes', '\\'.repeat(100_000)],
  ['fences', '```\n'.repeat(2_000)],
])('a flood of %s is printed all the same', (_, text) => {
  expect(typeof richText(text)).toBe('string');
});
