import { expect, test } from 'vitest';
import { generatedReason } from '../../src/core/generated';
import { pathFilter } from '../../src/core/path-filter';

const paths = ['README.md', 'docs/guide.md', 'src/a.ts', 'src/deep/b.ts', '.github/workflows/ci.yml'];

test.each<[string[], string[], string[]]>([
  [[], [], paths],
  [['*.md'], [], ['README.md', 'docs/guide.md']],
  [['src'], [], ['src/a.ts', 'src/deep/b.ts']],
  [['src/'], ['deep/'], ['src/a.ts', 'src/deep/b.ts']],
  [['./src/**'], ['src/deep/**'], ['src/a.ts']],
  [['**/*.{ts,yml}'], ['src/*.ts'], ['src/deep/b.ts', '.github/workflows/ci.yml']],
  [[], ['**'], []],
  [['./'], [], paths],
  [['.'], [], paths],
  [['/'], [], paths],
  [['.//src/'], [], ['src/a.ts', 'src/deep/b.ts']],
  [['/*.md'], [], ['README.md']],
  [['/src'], ['/a.ts', '/deep'], ['src/a.ts', 'src/deep/b.ts']],
  [[], ['./'], []],
  [['src', ''], [''], ['src/a.ts', 'src/deep/b.ts']],
])('include %j, exclude %j', async (include, exclude, wanted) => {
  expect(paths.filter(await pathFilter(include, exclude))).toEqual(wanted);
});

test.each([
  ['package-lock.json', 'it is a lock file'],
  ['web/yarn.lock', 'it is a lock file'],
  ['a/b.min.js', 'it is minified'],
  ['dist/index.js', 'it is built from other files'],
  ['packages/x/dist/index.js', 'it is built from other files'],
  ['test/__snapshots__/a.ts.snap', 'it is a test snapshot'],
  ['vendor/x.go', 'it is third-party code'],
  ['src/distance.ts', null],
  ['src/dist.ts', null],
  ['src/lock.ts', null],
])('%s: %s', (path, reason) => {
  expect(generatedReason(path)).toBe(reason);
});
