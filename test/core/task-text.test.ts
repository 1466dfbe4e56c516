import { describe, expect, test } from 'vitest';
import { filesMeant, nameMentions, pathMentions } from '../../src/core/mentions';
import { splitFrontMatter, taskId, taskText, titleAndBody } from '../../src/core/task-file';
import { readTask } from '../../src/core/task-text';
import { searchWords, splitName, stem } from '../../src/core/words';

describe('a task file', () => {
  test('front matter is what stands between the lines at the very start', () => {
    expect(splitFrontMatter('---\na: 1\n---\nbody')).toEqual({ frontMatter: 'a: 1\n', body: 'body' });
    expect(splitFrontMatter('---\n---\nbody')).toEqual({ frontMatter: '', body: 'body' });
    expect(splitFrontMatter('text\n---\na: 1\n---\n').frontMatter).toBeNull();
    expect(splitFrontMatter('---\nno end').frontMatter).toBeNull();
    expect(splitFrontMatter('---\na: 1\n---more\n').frontMatter).toBeNull();
  });

  test('the first line is the title, a heading without its marks', () => {
    expect(titleAndBody('\n# Fix it\n\nNow.\n', null)).toEqual({ title: 'Fix it', body: 'Now.' });
    expect(titleAndBody('One line', null)).toEqual({ title: 'One line', body: '' });
    expect(titleAndBody('a\nb', 'T')).toEqual({ title: 'T', body: 'a\nb' });
    const long = titleAndBody(`${'word '.repeat(60)}end`, null);
    expect(long.title.length).toBeLessThanOrEqual(122);
    expect(long.body).toContain('end');
  });

  test('the same task has the same id, another has not', () => {
    expect(taskId('a', 'b')).toBe(taskId('a', 'b'));
    expect(taskId('a', 'b')).not.toBe(taskId('a', 'c'));
    expect(taskId('a', 'b')).toMatch(/^[0-9a-f]{12}$/);
  });

  test('line ends become one kind', () => {
    expect(taskText(new TextEncoder().encode('a\r\nb\rc'), 'x')).toBe('a\nb\nc');
  });
});

describe('what a task says', () => {
  test('an issue form is taken apart by its headings', () => {
    const text = readTask(
      'Cache forgets entries',
      `### Steps to reproduce
1. Put two entries
2. Restart

### Expected behaviour
Both are there.

### Actual behaviour
The second is gone.

### Environment
Node 22 on Windows

Do not change the file format.`,
    );
    expect(text.reproduction).toEqual(['Put two entries', 'Restart']);
    expect(text.expectations).toEqual(['Both are there.']);
    expect(text.observations).toEqual(['The second is gone.']);
    expect(JSON.stringify(text)).not.toContain('Windows');
  });

  test('demands, limits, questions', () => {
    const text = readTask(
      'Add a limit',
      'The parser should stop after 100 levels. It must not get slower. Currently it recurses. What about arrays?\n\n- log a warning\n',
    );
    expect(text).toMatchObject({
      aim: 'add',
      demands: ['The parser should stop after 100 levels.', 'log a warning'],
      limits: ['It must not get slower.'],
      observations: ['Currently it recurses.'],
      questions: ['What about arrays?'],
    });
  });

  test('code, traces, quotes and comments are no sentences', () => {
    const text = readTask(
      'x',
      'Real words should stay.\n```js\nthis should not();\n```\n<!-- should be hidden -->\n> quoted should go\n    at fn (should/not.js:1:2)\nTypeError: should not stay\n',
    );
    expect(text.demands).toEqual(['Real words should stay.']);
  });

  test.each([
    ['Fix the crash when saving', 'fix'],
    ['Add a --color option', 'add'],
    ['Rename getUser to findUser', 'rename'],
    ['Parsing large files is slow', 'speed'],
    ['Document the retry option', 'document'],
    ['Remove the deprecated flag', 'remove'],
    ['Upgrade to version 3 of the parser', 'upgrade'],
    ['How does routing work?', 'explain'],
    ['Refactor the loader', 'change'],
    ['Add tests for the cart', 'test'],
    ['XSS in the comment form', 'secure'],
    ['Зачем?', 'change'],
    ['🙂', 'change'],
  ])('%s → %s', (title, aim) => {
    expect(readTask(title, '').aim).toBe(aim);
  });

  test('hostile text ends', () => {
    for (const text of [
      'why '.repeat(300_000),
      '<!--'.repeat(100_000),
      '`'.repeat(200_000),
      '- '.repeat(200_000),
      '#'.repeat(300_000),
      '\u202e'.repeat(50_000),
      ' a'.repeat(300_000),
    ]) {
      readTask(text.slice(0, 100), text);
      searchWords(text.slice(0, 100), text, nameMentions(text));
      pathMentions(text);
    }
  });
});

describe('names and paths in a text', () => {
  test('paths, with and without lines', () => {
    expect(
      pathMentions(
        'See src/a.ts:12:3 and `lib/b.py`, (c/d.go), ./e.js. Also https://x.io/y.js and Node.js, e.g. this.',
      ),
    ).toEqual([
      { path: 'src/a.ts', line: 12, sure: true },
      { path: 'lib/b.py', line: null, sure: true },
      { path: 'c/d.go', line: null, sure: true },
      { path: 'e.js', line: null, sure: false },
    ]);
    expect(pathMentions('src\\win\\a.ts#L7-L9')).toEqual([{ path: 'src/win/a.ts', line: 7, sure: true }]);
  });

  test('identifiers', () => {
    expect(
      nameMentions('`parse` and readFile, max_size, Cart.totalOf(), save() but not GitHub or words'),
    ).toEqual(expect.arrayContaining(['parse', 'readFile', 'max_size', 'totalOf', 'save']));
    expect(nameMentions('Nothing of the kind. GitHub is down, see https://a.io/someThing')).toEqual([]);
  });

  test('a path means the file itself, else those that end with it, shallow ones first', () => {
    const files = ['a/index.js', 'index.js', 'lib/util/x.js', 'src/Cart.ts'];
    expect(filesMeant('index.js', files)).toEqual(['index.js']);
    expect(filesMeant('util/x.js', files)).toEqual(['lib/util/x.js']);
    expect(filesMeant('cart.ts', files)).toEqual(['src/Cart.ts']);
    expect(filesMeant('y.js', files)).toEqual([]);
  });

  test('words: split names, common stems, no filler', () => {
    expect(splitName('parseHTTPHeader_v2')).toEqual(['parse', 'http', 'header', 'v2']);
    expect(new Set(['retry', 'retries', 'retrying', 'retried'].map(stem)).size).toBe(1);
    expect(new Set(['cache', 'caches', 'cached', 'caching'].map(stem)).size).toBe(1);
    const words = searchWords('Retries ignore the timeout', 'Please make the timeout of `fetchAll` work', [
      'fetchAll',
    ]);
    expect(words[0]).toMatchObject({ text: 'fetchAll', identifier: true });
    expect(words.map((w) => w.text)).toEqual(expect.arrayContaining(['retries', 'timeout', 'ignore']));
    expect(words.map((w) => w.text)).not.toContain('please');
  });
});
