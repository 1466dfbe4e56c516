import { describe, expect, test } from 'vitest';
import { ownersOf, parseOwners } from '../../src/core/codeowners';
import { matchesPath, pathPattern } from '../../src/core/path-pattern';

function matches(pattern: string, path: string): boolean {
  const compiled = pathPattern(pattern);
  return compiled !== null && matchesPath(compiled, path.split('/'));
}

describe('patterns', () => {
  test.each([
    ['*', 'a.js'],
    ['*', 'deep/er/a.js'],
    ['*.js', 'a.js'],
    ['*.js', 'deep/er/a.js'],
    ['/*.js', 'a.js'],
    ['/build/logs/', 'build/logs/a.log'],
    ['/build/logs/', 'build/logs/deep/a.log'],
    ['docs/*', 'docs/getting-started.md'],
    ['apps/', 'apps/a'],
    ['apps/', 'x/apps/deep/a'],
    ['/docs/', 'docs/a/b.md'],
    ['/apps/github', 'apps/github'],
    ['/apps/github', 'apps/github/src/a'],
    ['apps/github', 'apps/github/src/a'],
    ['**/logs', 'logs'],
    ['**/logs', 'build/logs/a.log'],
    ['**/logs', 'deeply/nested/logs'],
    ['Makefile', 'deep/Makefile'],
    ['src', 'src/a.ts'],
    ['src', 'lib/src/a.ts'],
    ['/src/**', 'src/a'],
    ['/src/**', 'src/a/b'],
    ['/src/**/*.ts', 'src/a.ts'],
    ['/src/**/*.ts', 'src/a/b/c.ts'],
    ['/src/**/test/*.ts', 'src/test/a.ts'],
    ['/src/**/test/*.ts', 'src/a/test/test/a.ts'],
    ['**', 'a/b'],
    ['/**', 'a'],
    ['src/*/index.ts', 'src/a/index.ts'],
    ['/lib*', 'libs/a'],
    ['file?.txt', 'x/file1.txt'],
    ['a*b*c', 'aXbXbc'],
    ['.github/', '.github/workflows/ci.yml'],
    ['*.tar.*', 'a.tar.gz'],
    ['app/[slug]/page.tsx', 'app/[slug]/page.tsx'],
    ['with\\ space.txt', 'a/with space.txt'],
    ['\\#file', '#file'],
    ['\\*', 'x/*'],
    ['a\\\\b', 'a\\b'],
    ['/üñí.txt', 'üñí.txt'],
  ])('%s matches %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });

  test.each([
    ['*.js', 'a.jsx'],
    ['*.js', 'a.js.map'],
    ['/*.js', 'deep/a.js'],
    ['/build/logs/', 'build/logs'],
    ['/build/logs/', 'x/build/logs/a'],
    ['docs/*', 'docs/build-app/troubleshooting.md'],
    ['docs/*', 'x/docs/a.md'],
    ['/docs/', 'x/docs/a.md'],
    ['apps/github', 'x/apps/github'],
    ['/apps/github', 'apps/github.md'],
    ['src', 'src.ts'],
    ['src', 'mysrc/a'],
    ['/src/**', 'src'],
    ['/src/**/*.ts', 'lib/a.ts'],
    ['src/*/index.ts', 'src/index.ts'],
    ['src/*/index.ts', 'src/a/b/index.ts'],
    ['file?.txt', 'file.txt'],
    ['file?.txt', 'file12.txt'],
    ['Makefile', 'makefile'],
    ['app/[slug]/page.tsx', 'app/s/page.tsx'],
    ['\\*', 'x/a'],
    ['/', 'a'],
    ['a//b', 'a/b'],
    ['*a*a*a*a*a*a*a*a*b', 'a'.repeat(200)],
    [`${'**/'.repeat(20)}b`, 'a/'.repeat(200)],
  ])('%s does not match %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });
});

describe('files', () => {
  const owners = (text: string, path: string) => ownersOf(parseOwners(text).rules, path);

  test('the last line that matches decides', () => {
    const text = '* @all\n*.js @js\n/docs/ @docs @org/writers docs@example.com\n/docs/draft';
    expect(owners(text, 'a.py')).toEqual({ owners: ['@all'], pattern: '*', line: 1 });
    expect(owners(text, 'x/a.js')).toEqual({ owners: ['@js'], pattern: '*.js', line: 2 });
    expect(owners(text, 'docs/a.js')).toEqual({
      owners: ['@docs', '@org/writers', 'docs@example.com'],
      pattern: '/docs/',
      line: 3,
    });
    expect(owners(text, 'docs/draft/a.md')).toEqual({ owners: [], pattern: '/docs/draft', line: 4 });
  });

  test('comments, blank lines, tabs, carriage returns and a byte order mark', () => {
    const text = '\uFEFF# head\r\n\r\n  *.ts\t@a   @b # why # not\r\n*.md # nobody\r\n#*.x @x';
    const { rules, ignored } = parseOwners(text);
    expect(rules.map(({ pattern, owners: o, line }) => ({ pattern, o, line }))).toEqual([
      { pattern: '*.ts', o: ['@a', '@b'], line: 3 },
      { pattern: '*.md', o: [], line: 4 },
    ]);
    expect(ignored).toEqual([]);
  });

  test('lines with errors count for nothing, as on GitHub', () => {
    const { rules, ignored } = parseOwners('*.js @a nobody\n!*.ts @a\n/ @a\n*.py @@maintainer');
    expect(rules.map((rule) => rule.pattern)).toEqual(['*.py']);
    expect(ignored).toEqual([
      { line: 1, reason: '`nobody` is no owner' },
      { line: 2, reason: '`!*.ts` is no pattern' },
      { line: 3, reason: '`/` is no pattern' },
    ]);
  });

  test("GitLab's sections: default owners, and the last line of each section counts", () => {
    const text = '* @all\n[Docs][2] @writers\ndocs/\n*.md @editors\n^[ruby] @rb\n*.rb\n[DOCS]\ndocs/api @api';
    expect(owners(text, 'docs/a.txt')).toEqual({ owners: ['@all', '@writers'], pattern: 'docs/', line: 3 });
    expect(owners(text, 'docs/a.md')?.owners).toEqual(['@all', '@editors']);
    expect(owners(text, 'docs/api/a.rb')).toEqual({
      owners: ['@all', '@rb', '@api'],
      pattern: 'docs/api',
      line: 8,
    });
    expect(owners('[slug].tsx @pages', 'app/[slug].tsx')?.owners).toEqual(['@pages']);
  });

  test('a hostile file is read in time', () => {
    const text = `${`${'*a'.repeat(400)}b @x\n`.repeat(500)}${'[x'.repeat(100_000)}`;
    expect(owners(text, `${'a'.repeat(250)}/${'a'.repeat(250)}`)).toBe(null);
  });
});
