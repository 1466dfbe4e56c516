import { expect, test } from 'vitest';
import { isTestable, isTestFile, subjectOf } from '../../src/core/test-files';

test.each([
  'src/a.test.ts',
  'src/a.spec.jsx',
  'a-test.js',
  'a_test.go',
  'test_a.py',
  'pkg/tests.py',
  'tests/conftest.py',
  'tests/helpers.py',
  'test/a.js',
  '__tests__/a.js',
  'spec/a_spec.rb',
  'src/test/java/shop/AnyName.java',
  'src/main/java/OrderTest.java',
  'OrderIT.java',
  'Shop.Tests/Price.cs',
  'CartTest.php',
  'a_unittest.cc',
  'tests/wheel.rs',
  'e2e/login.cy.ts',
  'a.e2e.ts',
  'a.test.node.js',
  'run.bats',
])('%s is a test', (path) => {
  expect(isTestFile(path)).toBe(true);
  expect(isTestable(path)).toBe(false);
});

test.each([
  ['src/contest.ts', true],
  ['Latest.java', true],
  ['Audit.java', true],
  ['src/testing-library.ts', true],
  ['src/attest.go', true],
  ['src/spec.ts', true],
  ['test/fixtures/a.js', true],
  ['src/__mocks__/a.js', true],
  ['src/types.d.ts', false],
  ['tests/readme.md', false],
  ['test/data.json', false],
  ['.test', false],
])('%s is none', (path, testable) => {
  expect(isTestFile(path)).toBe(false);
  expect(isTestable(path)).toBe(testable);
});

test.each([
  ['test/user-store.test.ts', 'userstore'],
  ['test_user_store.py', 'userstore'],
  ['UserStoreTests.cs', 'userstore'],
  ['TestUserStore.java', 'userstore'],
  ['user_store_spec.rb', 'userstore'],
  ['src/UserStore.tsx', 'userstore'],
  ['Contest.java', 'contest'],
])('%s is about %s', (path, subject) => {
  expect(subjectOf(path)).toBe(subject);
});
