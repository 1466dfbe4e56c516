import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain/ports';
import { commands } from '../../src/evidence/commands';
import { casesOf } from '../fakes/case-folders';
import { about, collectorPorts } from '../fakes/collector-ports';
import { memoryTree } from '../fakes/tree';

const gather = (files: Record<string, string>) => commands.gather(about(), collectorPorts(memoryTree(files)));

describe('project files', () => {
  test.each(casesOf('commands'))('$name', async ({ files, expected }) => {
    expect(await gather(files)).toEqual(expected);
  });
});

describe('DP-31 profile: the project’s own benchmark command is known', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a script',
      { 'package.json': '{"scripts":{"bench":"x","perf:api":"y","bench:watch":"z"}}' },
      ['npm run bench', 'npm run perf:api'],
    ],
    ['a target', { Makefile: 'benchmark: build\n\tx\n' }, ['make benchmark']],
    [
      'a folder of cargo',
      { 'Cargo.toml': '[package]\nname = "a"\n', 'benches/sort.rs': '' },
      ['cargo bench'],
    ],
    ['another crate’s folder', { 'Cargo.toml': '[package]\nname = "a"\n', 'b/benches/sort.rs': '' }, []],
    [
      'files of Go',
      { 'go.mod': 'module a\n', 'x/sort_bench_test.go': '' },
      ["go test -run '^$' -bench . ./..."],
    ],
    ['other files of Go', { 'go.mod': 'module a\n', 'x/workbench_test.go': '', 'bench.go': '' }, []],
    [
      'a plugin of pytest',
      { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest-benchmark>=4"]\n', 'uv.lock': '' },
      ['uv run pytest --benchmark-only'],
    ],
    [
      'the same in requirements',
      { 'requirements-dev.txt': 'pytest\npytest-benchmark==4\n', 'test_a.py': '' },
      ['python -m pytest --benchmark-only'],
    ],
    ['pytest alone', { 'requirements.txt': 'pytest\npytest-cov\n', 'test_a.py': '' }, []],
  ])('%s', async (_name, files, expected) => {
    const { facts } = await gather(files);
    expect(facts?.commands.filter((c) => c.kind === 'benchmark').map((c) => c.command)).toEqual(expected);
  });
});

test('a workspace without project files has no facts and says so', async () => {
  expect(await gather({ 'README.md': '# Hi' })).toEqual({
    facts: null,
    coverage: { examined: ['project files: there are none'], skipped: [], truncated: [] },
  });
});

test('at most 30 project files below the root are read, and the rest is counted', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `packages/p${String(i).padStart(2, '0')}/package.json`,
      '{"scripts":{"test":"x"}}',
    ]),
  );
  const { facts, coverage } = await gather({ ...files, 'package.json': '{}', 'pnpm-lock.yaml': '' });
  expect(facts?.commands).toHaveLength(31);
  expect(facts?.commands.filter((c) => c.kind === 'test').every((c) => c.command === 'pnpm test')).toBe(true);
  expect(coverage.truncated).toEqual([{ what: 'project files', kept: 31, of: 41 }]);
});

test('a file too large, binary or with thousands of names costs nothing', async () => {
  const scripts = Object.fromEntries(Array.from({ length: 8_000 }, (_, i) => [`test:${i}`, 'x']));
  const { facts, coverage } = await gather({
    'package.json': JSON.stringify({ scripts }),
    'Cargo.toml': `a = "${'x'.repeat(600_000)}"`,
    Makefile: 'a\0b',
    'deno.jsonc': `${'"\\"/*'.repeat(80_000)}`,
  });
  expect(facts?.commands).toHaveLength(3);
  expect(coverage.skipped).toEqual([
    { what: 'deno.jsonc', reason: 'it is not valid JSON' },
    { what: 'Cargo.toml', reason: 'it was not read: it has more than 524288 bytes' },
    { what: 'Makefile', reason: 'it was not read: it is binary' },
  ]);
});

describe('settings that keep files out', () => {
  const manifest = '{"scripts":{"test":"x","lint":"y"}}';
  const files = {
    'package.json': manifest,
    'pnpm-lock.yaml': '',
    'packages/api/package.json': manifest,
    'packages/api/a.js': '',
    'packages/web/package.json': manifest,
  };
  const kept = (parts: Partial<Question>, admits: (path: string) => boolean) =>
    commands.gather({ ...about(), ...parts }, collectorPorts(memoryTree(files, admits)));

  test('the root’s own project files are read all the same', async () => {
    const { facts, coverage } = await kept({ under: 'packages/api' }, (path) =>
      path.startsWith('packages/api/'),
    );
    expect(facts?.commands.filter((c) => c.kind === 'test').map((c) => [c.directory, c.command])).toEqual([
      ['.', 'pnpm test'],
      ['packages/api', 'pnpm test'],
    ]);
    expect(coverage.skipped).toEqual([
      { what: '3 files', reason: 'left out by --working-directory packages/api' },
    ]);
  });

  test('they are named in the coverage, once', async () => {
    const { coverage } = await kept(
      { include: ['packages/**'], exclude: ['packages/web', '*.gen.js'] },
      (path) => path.startsWith('packages/api/'),
    );
    expect(coverage.skipped).toEqual([
      { what: '3 files', reason: 'left out by --include packages/** and --exclude packages/web, *.gen.js' },
    ]);
  });

  test('where they keep nothing out there is nothing to say', async () => {
    expect((await kept({ include: ['**'] }, () => true)).coverage.skipped).toEqual([]);
  });
});

test('a run that keeps to a folder reads the project files in it and around it', async () => {
  const manifest = '{"scripts":{"test":"x"}}';
  const files = {
    'package.json': manifest,
    'packages/package.json': manifest,
    'packages/core/package.json': manifest,
    'packages/core/deep/package.json': manifest,
    'packages/core2/package.json': manifest,
    'pack/package.json': manifest,
  };
  const { facts } = await commands.gather(
    { ...about(), under: 'packages/core' },
    collectorPorts(memoryTree(files)),
  );
  expect(facts?.commands.map((one) => one.directory)).toEqual([
    '.',
    'packages',
    'packages/core',
    'packages/core/deep',
  ]);
});
