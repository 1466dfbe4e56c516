import { describe, expect, test } from 'vitest';
import { bareNames, filesNamed } from '../../src/evidence/passage-files';

const files = [
  'CHANGELOG.rst',
  'Dockerfile',
  'LICENSE.txt',
  'Makefile',
  'README.md',
  'docs/CONTRIBUTING.md',
  'packages/a/README.md',
  'packages/a/index.js',
  'readme-data.js',
];
const named = (text: string, under = '') => bareNames(text, files, under).map((one) => one.path);

describe('pages named without their ending', () => {
  test.each([
    ['Document it in the README', ['README.md']],
    ['Document it in the README.', ['README.md']],
    ['Document it in the README: the option, and CHANGELOG', ['README.md', 'CHANGELOG.rst']],
    ['Put the new year into LICENSE', ['LICENSE.txt']],
    ['Add a target to the Makefile, and a stage to the Dockerfile', ['Makefile', 'Dockerfile']],
    ['Write it into CONTRIBUTING', []],
    ['Write a readme parser', []],
    ['Set README_PATH and look at old/README', []],
    ['README.txt is gone', []],
    ['I have read the README. The upload hangs.', []],
    ['As described in the README it should retry.', []],
    ['The README says that it retries, but it does not.', []],
    ["I've read the guide and the README: nothing.", []],
    ['Add a read-only section to the README', ['README.md']],
    ['Mention it in the README so that people see it', ['README.md']],
    ['I read the code.\nMention the limit in the README', ['README.md']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  test('the one in the working directory is meant first', () => {
    expect(named('Document it in the README', 'packages/a')).toEqual(['packages/a/README.md']);
  });
});

const filter = { under: '', include: ['src'], exclude: [] };
const mention = (path: string, sure = true) => ({ path, line: 3, sure });

test('a path is found, left out, not checked out, missing, or of another machine', () => {
  const paths = ['src/a.js', 'b.js', 'lib/b.js', 'deep/c.js', 'gone.js', 'gone/d.js', '/usr/e.js'];
  expect(
    filesNamed(
      ['src/z.js'],
      paths.map((path) => mention(path, path.includes('/'))),
      ['src/a.js'],
      { leftOut: ['lib/b.js'], absent: ['deep/c.js'] },
      filter,
    ),
  ).toEqual({
    files: new Set(['src/z.js', 'src/a.js']),
    lines: [{ file: 'src/a.js', line: 3 }],
    missing: ['gone/d.js'],
    unread: [
      { path: 'lib/b.js', reason: 'left out by --include src' },
      { path: 'deep/c.js', reason: 'not checked out (sparse checkout)' },
    ],
  });
});
