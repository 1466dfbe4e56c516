import { describe, expect, test } from 'vitest';
import { imports } from '../../src/core/imports';
import { bySubject, namedAfter, typeName, wordsFor } from '../../src/core/test-match';

describe('tests that carry the name of a file', () => {
  const tests = [
    'packages/a/test/utils.test.ts',
    'packages/b/test/utils.test.ts',
    'src/parser/tests/index.test.ts',
    'test/index.test.ts',
    'test/parser.test.ts',
    'test/utils.py',
  ];
  test.each([
    ['packages/a/src/utils.ts', ['packages/a/test/utils.test.ts']],
    ['packages/c/src/utils.ts', []],
    ['src/index.ts', ['test/index.test.ts']],
    ['src/parser/index.ts', ['src/parser/tests/index.test.ts']],
    ['src/lexer/index.ts', []],
    ['tools/utils.py', ['test/utils.py']],
    ['src/other.ts', []],
  ])('%s', (file, expected) => {
    expect(namedAfter(file, bySubject(tests))).toEqual(expected);
  });
});

test('words to search for, and type names', () => {
  expect(wordsFor('src/user-store.ts')).toEqual(['user-store']);
  expect(wordsFor('src/parser/index.ts')).toEqual(['index', 'parser']);
  expect(wordsFor('types/a.d.ts')).toEqual([]);
  expect(wordsFor('src/grüße.ts')).toEqual([]);
  expect(typeName('src/OrderService.java')).toBe('OrderService');
  expect(typeName('src/Order.java')).toBe(null);
  expect(typeName('src/OrderService.ts')).toBe(null);
});

describe('imports', () => {
  test.each([
    ['test/a.ts', `import x from '../src/a'`, 'src/a.ts'],
    ['test/a.ts', `import x from "../src/a.js"`, 'src/a.ts'],
    ['test/a.ts', `export * from '../src/a/index.mjs'`, 'src/a/index.mts'],
    ['test/a.ts', `import '../src/a'`, 'src/a/index.tsx'],
    ['test/a.js', `const x = require ( '../src/a.service' )`, 'src/a.service.js'],
    ['test/a.js', 'await import(`..`)', 'index.js'],
    ['test/a.js', `from '..'`, 'index.js'],
    ['packages/p/test/a.ts', `import x from '@/deep/a'`, 'packages/p/src/deep/a.ts'],
    ['e2e/a.ts', `import x from 'src/deep/a'`, 'src/deep/a.ts'],
    ['a.test.vue', `import A from './A.vue'`, 'A.vue'],
    ['tests/test_a.py', 'from pkg.mod import a, b', 'src/pkg/mod.py'],
    ['tests/test_a.py', 'from pkg import (\n  other,\n  mod as m,\n)', 'pkg/mod.py'],
    ['tests/test_a.py', 'import os, pkg.mod as m', 'pkg/mod.py'],
    ['tests/test_a.py', '    from pkg import mod', 'pkg/mod/__init__.py'],
    ['pkg/tests/test_a.py', 'from ..mod import x', 'pkg/mod.py'],
    ['pkg/tests/test_a.py', 'from .. import mod', 'pkg/mod.py'],
    ['pkg/test_a.py', 'from . import mod', 'pkg/mod.py'],
    ['tests/test_a.py', 'import tool', 'src/tool.py'],
  ])('%s: %s', (importer, text, target) => {
    expect(imports(importer, text, target)).toBe(true);
  });

  test.each([
    ['test/a.ts', `import x from './a'`, 'src/a.ts'],
    ['test/a.ts', `import x from 'a'`, 'src/a.ts'],
    ['test/a.ts', `import x from '../../src/a'`, 'src/a.ts'],
    ['test/a.ts', `import x from '@scope/a'`, 'src/a.ts'],
    ['test/a.ts', `import x from '@/a'`, 'test/fixtures/a.ts'],
    ['test/a.ts', `// see ../src/a`, 'src/a.ts'],
    ['test/a.ts', `import x from '../src/ab'`, 'src/a.ts'],
    ['tests/test_a.py', 'import csv', 'pkg/io/csv.py'],
    ['tests/test_a.py', 'from other.mod import x', 'pkg/mod.py'],
    ['tests/test_a.py', 'from .mod import x', 'pkg/mod.py'],
    ['tests/test_a.py', '# from pkg.mod import x', 'pkg/mod.py'],
    ['tests/test_a.py', 'from xpkg.mod import x', 'pkg/mod.py'],
    ['a_test.go', 'import "pkg/mod"', 'pkg/mod.go'],
  ])('not %s: %s', (importer, text, target) => {
    expect(imports(importer, text, target)).toBe(false);
  });

  test('hostile texts are read once', () => {
    for (const piece of ['from ', 'import (', `require('`, 'from a import (', 'import a.', '\t']) {
      expect(imports('a.test.js', piece.repeat(200_000), 'b.js')).toBe(false);
      expect(imports('test_a.py', piece.repeat(200_000), 'b.py')).toBe(false);
    }
  });
});
