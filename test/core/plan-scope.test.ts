import { expect, test } from 'vitest';
import { commandOutside, writeOutside } from '../../src/core/plan-scope';
import { samplePlan } from './plan-document/sample-plan';

const plan = {
  ...samplePlan,
  affectedFiles: [{ path: 'docs/a.md', reason: 'x' }],
  proposedChanges: [{ path: 'src/new.ts', description: 'x', diff: 'x' }],
  suggestedCommands: ['npm run docs'],
};

test('files that the plan names may be written', () => {
  for (const path of ['src/http.ts', 'test/http.test.ts', 'docs/a.md', 'src/new.ts'])
    expect(writeOutside(plan, path)).toBeNull();
});

test.each([
  'src/other.ts',
  'src',
  'src/',
  'src/http.ts/x',
  'SRC/http.ts',
  './src/http.ts',
  'src//http.ts',
  '',
])('any other is outside: %j', (path) => {
  expect(writeOutside(plan, path)).not.toBeNull();
});

test('a path that leads away is outside even if the plan names it', () => {
  const bad = {
    ...plan,
    steps: plan.steps.map((step) => ({ ...step, files: ['../x', '/etc/x', '.git/config'] })),
  };
  for (const path of ['../x', '/etc/x', '.git/config'])
    expect(writeOutside(bad, path)).toMatch(/cannot be written/);
  expect(writeOutside(plan, 'src/other.ts')).toBe(
    'The approved plan does not name src/other.ts; it has to be planned and approved first.',
  );
});

test('commands of the plan may be run, and nothing with more to them', () => {
  for (const command of [' npm test -- http ', 'npm run docs'])
    expect(commandOutside(plan, command)).toBeNull();
  for (const command of ['npm', 'npm test; rm -rf /', 'npm test\nrm x', 'NPM test', 'npm  test', '', ' '])
    expect(commandOutside(plan, command)).toMatch(/^The approved plan does not have the command /);
  const empty = { ...plan, suggestedCommands: [''] };
  expect(commandOutside(empty, '')).not.toBeNull();
});

test('EP-05 a path that is refused is shown with what is hidden in it', () => {
  expect(writeOutside(samplePlan, 'src/pri\u200bce.js')).not.toContain('\u200b');
});
