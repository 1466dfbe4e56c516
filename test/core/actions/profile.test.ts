import { expect, test } from 'vitest';
import { profileText } from '../../../src/core/actions/profile';
import type { Evidence, ProjectCommand } from '../../../src/domain/evidence';

const of = (...commands: ProjectCommand[]): Evidence => ({
  commands: { commands, ecosystems: [], constraints: [] },
});
const bench = (directory: string): ProjectCommand => ({
  kind: 'benchmark',
  command: 'npm run bench',
  source: directory === '.' ? 'package.json' : `${directory}/package.json`,
  directory,
});

test('DP-31 /perf profile: which command it would run, and why it does not', () => {
  const text = profileText(
    of({ ...bench('.'), kind: 'test', command: 'npm test' }, bench('.'), bench('core')),
  );
  expect(text).toContain('- `npm run bench`, from `package.json`');
  expect(text).toContain('- `(cd core && npm run bench)`, from `core/package.json`');
  expect(text).toContain('It was not run: running commands is not granted');
  expect(text).not.toContain('npm test');
});

test('DP-31 /perf profile: that there is none is said, and that nothing was measured', () => {
  expect(profileText(of({ ...bench('.'), kind: 'test' }))).toMatch(
    /names no benchmark: .*\n\nNothing was measured/,
  );
  expect(profileText({})).toContain('are not known');
});
