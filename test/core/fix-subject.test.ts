import { expect, test } from 'vitest';
import { speaksOfFix } from '../../src/core/fix-subject';

test.each([
  'fix: wrong offset',
  'fix(parser)!: handle empty input',
  'Fix #123',
  'Fixes a crash on start',
  'fixed off-by-one in the pager',
  'Bug 4711: no answer',
  'Revert "add cache"',
  'revert: feat: add cache',
  'hotfix for the login page',
  'chore(deps): bump x (CVE-2024-12345)',
  'Avoid segfault when the list is empty',
  'perf: avoid regression in lookup',
  'Resolve race condition between workers',
  'fix the type of the answer being lost',
  'docs: correct, and fix crash',
])('%s', (subject) => {
  expect(speaksOfFix(subject)).toBe(true);
});

test.each([
  'fix typo',
  'Fix a typo in the README',
  'fix: typo',
  'fix(docs): broken link',
  'fix(ci): cache key',
  'fix lint',
  'fix failing tests',
  'Fix flaky test',
  'fix some more lint warnings',
  'docs: fix example',
  'chore: fix build',
  'feat: bug report form',
  'test: fix fixture',
  'add prefix and suffix',
  'debugging output',
  'Fix merge conflicts',
  '',
])('not: %s', (subject) => {
  expect(speaksOfFix(subject)).toBe(false);
});
