import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeSpan, fenced, inline, paragraphs, row, table } from '../../src/core/markdown';

describe('foreign text in a line', () => {
  test.each([
    [
      'plain words stay',
      'Nothing special, really (yes): 3.5 % — ok.',
      'Nothing special, really (yes): 3.5 % — ok.',
    ],
    ['a mention', 'ask @octocat!', 'ask `@octocat`!'],
    ['a team mention in brackets', '(cc @org/team)', '(cc `@org/team`)'],
    ['an issue', 'fixes #12, GH-3 and o/r#4.', 'fixes `#12`, `GH-3` and `o/r#4`.'],
    ['a commit', 'since 1a2b3c4d', 'since `1a2b3c4d`'],
    ['an address', 'see https://e.example/a?b=(c).', 'see `https://e.example/a?b=(c)`.'],
    ['a bare host', 'at www.e.example', 'at `www.e.example`'],
    ['a mail address', 'to a@b.example', 'to `a@b.example`'],
    ['an emoji word', 'so :tada: it is', 'so `:tada:` it is'],
    ['an emoji word in brackets', 'so (:tada:)', 'so (`:tada:`)'],
    ['a place with a colon behind it', 'src/a.ts:1-12: the fix', '`src/a.ts:1-12`: the fix'],
    ['a formula', 'costs $x^2$', 'costs `$x^2$`'],
    ['an element', '<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert(1)&#62;'],
    ['a comment', '<!-- hidden -->', '&#60;!-- hidden --&#62;'],
    ['the end of a fold', '</details>', '&#60;/details&#62;'],
    ['an entity', '&lt;b&gt; &#35;1', '&#38;lt;b&#38;gt; `&#35;1`'],
    ['a link', '[text](target)', '\\[text\\](target)'],
    ['an image', '![text](target)', '!\\[text\\](target)'],
    ['emphasis', '*a* __b__ ~~c~~', '\\*a\\* \\_\\_b\\_\\_ \\~\\~c\\~\\~'],
    ['a table', 'a | b', 'a &#124; b'],
    ['a backslash', 'C:\\new\\', 'C:\\\\new\\\\'],
    ['code', 'run `npm test` now', 'run `npm test` now'],
    ['code with a mention', 'run `npm i @a/b` now', 'run `npm i @a/b` now'],
    ['code side by side', '`a`@bob', '`a@bob`'],
    ['a lone backtick', 'a ` b', 'a \\` b'],
    ['a fence', '```js', '\\`\\`\\`js'],
    ['a heading', '# a #', '\\# a \\#'],
    ['a list', '- a', '\\- a'],
    ['a numbered list', '12. a', '12\\. a'],
    ['a rule', '---', '\\---'],
    ['a check box', '[x] a', '\\[x\\] a'],
    ['several lines', ' a\n\n  b ', 'a b'],
    ['what hides', 'a\u202eb\u200bc', 'a‹U+202E›b‹U+200B›c'],
  ])('%s', (_, text, markdown) => {
    expect(inline(text)).toBe(markdown);
  });

  test('nothing that GitHub acts on stands outside of code, whatever the text', () => {
    const atom = fc.constantFrom(
      '@',
      '#1',
      'a',
      ' ',
      '`',
      '``',
      '://',
      'www.',
      '<b',
      '>',
      '[',
      ']',
      '(',
      ')',
      '\\',
      '|',
      '\n',
      ':x:',
      '$',
      '.',
      '_',
      '*',
    );
    fc.assert(
      fc.property(fc.array(atom, { maxLength: 12 }), (atoms) => {
        const outside = withoutCode(inline(atoms.join('')));
        expect(outside).not.toMatch(/[@$<>|\n]|#\d(?!\d*;)|:\/\/|www\.|:x:/);
      }),
      { numRuns: 2000 },
    );
  });

  test('a long hostile line takes no longer than a long plain one could explain', () => {
    for (const part of [')', '`', '(', '@', ':', 'a:', '[', '\\', '[](', '0a', ' `']) {
      const text = part.repeat(200_000 / part.length);
      expect(inline(text).length).toBeGreaterThan(0);
    }
  });
});

/** The Markdown with code spans taken out, as CommonMark finds them. */
function withoutCode(markdown: string): string {
  let rest = markdown;
  let outside = '';
  while (rest !== '') {
    const escaped = /^\\[\s\S]/.exec(rest);
    const run = /^`+/.exec(rest)?.[0];
    if (escaped !== null) rest = rest.slice(2);
    else if (run === undefined) {
      outside += rest[0];
      rest = rest.slice(1);
    } else {
      const end = new RegExp(`(?<!\`)${run}(?!\`)`).exec(rest.slice(run.length));
      if (end === null) throw new Error(`A code span has no end: ${markdown}`);
      rest = rest.slice(run.length + end.index + run.length);
    }
  }
  return outside;
}

test('paragraphs keep their lines', () => {
  expect(paragraphs('# a\n- b\n\n\n> c\n')).toBe('\\# a  \n\\- b\n\n&#62; c');
});

test.each([
  ['a', '`a`'],
  ['a`b', '`` a`b ``'],
  ['``', '``` `` ```'],
  [' a ', '`  a  `'],
  ['', '`(empty)`'],
  ['a\nb', '`a‹U+000A›b`'],
])('code span of %j', (text, markdown) => {
  expect(codeSpan(text)).toBe(markdown);
});

test('a fence is longer than any inside, and its language is a word', () => {
  expect(fenced('a\n````\n</details>', 'ts')).toBe('`````ts\na\n````\n</details>\n`````');
  expect(fenced('a', 'ts`\n@bob')).toBe('```\na\n```');
});

test('a pipe in a table parts no cells', () => {
  expect(row([inline('a|b'), codeSpan('c|d'), codeSpan('e\\|f')])).toBe(
    '| a&#124;b | `c\\|d` | `e\\‹U+007C›f` |',
  );
  expect(table(['x'], [['y']])).toBe('| x |\n| --- |\n| y |');
});
