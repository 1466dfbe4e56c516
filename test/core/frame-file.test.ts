import { expect, test } from 'vitest';
import { frameMapper } from '../../src/core/frame-file';
import type { TraceLanguage } from '../../src/domain/evidence';

const files = [
  'README.md',
  'cmd/svc/main.go',
  'lib/Mixed/Case.rb',
  'main.go',
  'packages/a/src/index.ts',
  'packages/b/src/index.ts',
  'packages/b/src/unique-name.ts',
  'pom/src/main/java/com/acme/Order.java',
  'pom/src/main/kotlin/Prices.kt',
  'src/app.ts',
  'src/db/index.ts',
  'vendor/lib/tool.rb',
  'web/app.ts',
  'web/page.vue',
];

interface Case {
  path: string;
  found: string | string[] | null;
  language?: TraceLanguage;
  symbol?: string;
  foreign?: boolean;
}

const cases: Case[] = [
  { path: 'src/app.ts', found: 'src/app.ts' },
  { path: './src/app.ts', found: 'src/app.ts' },
  { path: '/app/src/app.ts', found: 'src/app.ts' },
  { path: 'C:\\work\\repo\\src\\app.ts', found: 'src/app.ts' },
  { path: 'file:///C:/work/repo/src/app.ts', found: 'src/app.ts' },
  { path: 'webpack://shop/./src/app.ts?12ab', found: 'src/app.ts' },
  { path: 'webpack:///../web/page.vue', found: 'web/page.vue' },
  { path: 'http://localhost:5173/@fs/home/x/src/app.ts?t=1', found: 'src/app.ts' },
  { path: 'http://localhost/%E0%A4%A', found: null },
  { path: 'app.ts', found: ['src/app.ts', 'web/app.ts'] },
  { path: '/x/app.ts', found: ['src/app.ts', 'web/app.ts'] },
  { path: 'page.vue', found: 'web/page.vue' },
  { path: '/srv/other/unique-name.ts', found: 'packages/b/src/unique-name.ts' },
  { path: '/srv/db/index.ts', found: 'src/db/index.ts' },
  { path: '/srv/src/index.ts', found: ['packages/a/src/index.ts', 'packages/b/src/index.ts'] },
  { path: '/app/dist/app.js', found: 'src/app.ts' },
  { path: '/app/dist/db/index.js', found: 'src/db/index.ts' },
  { path: '/app/build/src/app.js', found: 'src/app.ts' },
  { path: '/x/LIB/mixed/CASE.rb', found: 'lib/Mixed/Case.rb' },
  { path: '/go/src/github.com/acme/svc/main.go', found: ['cmd/svc/main.go', 'main.go'], language: 'go' },
  { path: 'github.com/acme/svc/cmd/svc/main.go', found: 'cmd/svc/main.go' },
  { path: 'node:internal/main', found: null },
  { path: '<anonymous>', found: null },
  { path: '', found: null },
  { path: '../../..', found: null },
  { path: '/usr/lib/python3/dist-packages/src/app.ts', found: null, foreign: true },
  { path: '/app/vendor/lib/tool.rb', found: null, foreign: true },
  {
    path: 'Order.java',
    found: 'pom/src/main/java/com/acme/Order.java',
    language: 'jvm',
    symbol: 'com.acme.Order.pay',
  },
  { path: 'Order.java', found: null, language: 'jvm', symbol: 'org.other.Order.pay' },
  {
    path: 'SourceFile',
    found: 'pom/src/main/java/com/acme/Order.java',
    language: 'jvm',
    symbol: 'com.acme.Order$1.run',
  },
  {
    path: 'Prices.kt',
    found: 'pom/src/main/kotlin/Prices.kt',
    language: 'jvm',
    symbol: 'com.acme.PricesKt.all',
  },
];

test.each(cases)('$path → $found', ({ path, found, language = 'node', symbol = null, foreign = false }) => {
  const map = frameMapper(files);
  const { file, candidates } = map(path, { language, symbol, foreign, near: [] });
  expect(Array.isArray(found) ? candidates : file).toEqual(found);
  if (file !== null) expect(candidates).toEqual([]);
});

test('a frame already found tells which of two packages is meant', () => {
  const near = [{ rawPath: '/app/src/unique-name.ts', symbol: null, file: 'packages/b/src/unique-name.ts' }];
  const hints = { language: 'node' as const, symbol: null, foreign: false, near };
  expect(frameMapper(files)('/app/src/index.ts', hints).file).toBe('packages/b/src/index.ts');
  expect(frameMapper(files)('/elsewhere/src/index.ts', hints).file).toBe(null);
});

test('at most five candidates are named', () => {
  const many = Array.from({ length: 9 }, (_, index) => `p${index}/src/x.ts`);
  const { candidates } = frameMapper(many)('src/x.ts', {
    language: 'node',
    symbol: null,
    foreign: false,
    near: [],
  });
  expect(candidates).toEqual(many.slice(0, 5));
});
