import { describe, expect, test } from 'vitest';
import { pathsFor } from '../../../src/core/diagnostics/check';
import { checksOf, decidingFiles } from '../../../src/core/diagnostics/checks';
import type { Places } from '../../../src/core/diagnostics/diagnostic';
import { readCheck } from '../../../src/core/diagnostics/read';
import { diagnosticsText } from '../../../src/core/diagnostics/text';
import type { SandboxResult } from '../../../src/domain/sandbox';

/** What is run for a project with these files, each as one line. */
function run(project: Record<string, string>): string[] {
  const files = Object.keys(project).sort();
  const texts = new Map(decidingFiles(files).map((path) => [path, project[path] ?? '']));
  return checksOf(files, texts).map(
    ({ directory, program, args }) => `${directory}: ${program} ${args.join(' ')}`,
  );
}

const scripts = (table: Record<string, string>) => JSON.stringify({ scripts: table });

describe('which checks a project has', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['none', { 'README.md': '' }, []],
    ['typescript', { 'tsconfig.json': '{}' }, ['.: tsc --noEmit --pretty false --project .']],
    [
      'typescript of parts',
      { 'tsconfig.json': '{ "files": [], "references": [{ "path": "./a" }], } // parts' },
      ['.: tsc --build --pretty false'],
    ],
    [
      'typescript below the root, but not of tests',
      {
        'packages/b/tsconfig.json': '{}',
        'packages/a/tsconfig.json': '{}',
        'test/fixtures/x/tsconfig.json': '{}',
      },
      [
        'packages/a: tsc --noEmit --pretty false --project .',
        'packages/b: tsc --noEmit --pretty false --project .',
      ],
    ],
    ['eslint', { 'eslint.config.mjs': '', 'sub/.eslintrc.json': '' }, ['.: eslint --format json']],
    ['eslint in the manifest', { 'package.json': '{"eslintConfig": {}}' }, ['.: eslint --format json']],
    ['ruff', { 'tools/ruff.toml': '' }, ['tools: ruff check --no-cache --output-format json']],
    [
      'ruff in pyproject',
      { 'pyproject.toml': '[tool.ruff.lint]\n' },
      ['.: ruff check --no-cache --output-format json'],
    ],
    ['a script', { 'package.json': scripts({ lint: 'biome check .' }) }, ['.: npm run --silent lint']],
    [
      'a script, with the manager of the lock file',
      { 'package.json': scripts({ check: 'svelte-check' }), 'yarn.lock': '' },
      ['.: yarn run check'],
    ],
    [
      'no script that runs a tool which is run anyway, directly or through another',
      {
        'tsconfig.json': '{}',
        'package.json': scripts({
          check: 'npm run types && x',
          types: 'tsc -p .',
          typecheck: 'vue-tsc',
          lint: 'x --fix',
        }),
      },
      ['.: tsc --noEmit --pretty false --project .', '.: npm run --silent typecheck'],
    ],
    [
      'scripts that run each other for ever',
      { 'package.json': scripts({ check: 'npm run lint', lint: 'npm run check' }) },
      ['.: npm run --silent check', '.: npm run --silent lint'],
    ],
    ['a broken manifest', { 'package.json': '{' }, []],
    [
      'a target',
      { Makefile: 'all:\n\tcc\nlint: all\n\tx\ncheck:\n\ty\n' },
      ['.: make --no-print-directory lint'],
    ],
    ['go', { 'go.mod': 'module x\n' }, ['.: go vet ./...']],
    ['rust', { 'Cargo.toml': '' }, ['.: cargo check --offline --quiet --message-format short']],
    [
      'mypy',
      { 'pyproject.toml': '[tool.mypy]\nstrict = true\n' },
      ['.: mypy --no-color-output --show-column-numbers --no-error-summary .'],
    ],
  ])('%s', (_, project, expected) => {
    expect(run(project)).toEqual(expected);
  });

  test('no more than six', () => {
    const parts = ['a', 'b', 'c', 'd'].flatMap((part) => [
      `${part}/tsconfig.json`,
      `${part}/eslint.config.js`,
    ]);
    expect(run(Object.fromEntries([...parts, 'go.mod', 'ruff.toml'].map((path) => [path, '']))).length).toBe(
      6,
    );
  });

  test('a hostile name of a script is no argument', () => {
    expect(run({ 'package.json': scripts({ '--eval': 'x', 'lint; rm': 'y' }) })).toEqual([]);
  });
});

test('a check looks at the files asked about that are its own', () => {
  const isFile = (path: string) => path.includes('.');
  const at = (directory: string, asked: string[] | null) =>
    pathsFor({ directory, about: /\.py$/ }, asked, isFile);
  expect(at('.', null)).toEqual(['.']);
  expect(at('.', ['a.py', 'b.ts', 'lib', '-x.py'])).toEqual(['./a.py', './lib', './-x.py']);
  expect(at('.', ['b.ts'])).toBeNull();
  expect(at('sub', ['sub/a.py', 'a.py', 'subother/b.py'])).toEqual(['./a.py']);
  expect(at('sub/in', ['sub'])).toEqual(['.']);
  expect(at('sub', ['sub'])).toEqual(['.']);
  expect(at('sub', ['other'])).toBeNull();
});

describe('what a check brought', () => {
  const places: Places = { workspace: '/workspace', directory: '.' };
  const part = (head: string, omitted = 0) => ({ head, tail: '', omitted });
  const ran = (out: string, code: number | null, err = ''): Extract<SandboxResult, { ok: true }> => ({
    ok: true,
    code,
    stdout: part(out),
    stderr: part(err),
    stoppedBy: null,
    milliseconds: 1,
    timeout: 60,
    isSandboxed: true,
    notes: [],
  });
  const read = (reads: 'tsc' | 'eslint' | 'ruff' | 'any', result: Extract<SandboxResult, { ok: true }>) =>
    readCheck({ source: reads, reads }, result, places, (path) => path === 'a.c');

  test('nothing, when all is well', () => {
    expect(read('tsc', ran('', 0))).toEqual({ diagnostics: [], elsewhere: 0, fault: null });
    expect(read('eslint', ran('[]', 0)).fault).toBeNull();
    expect(read('ruff', ran('[]\n', 0)).fault).toBeNull();
    expect(read('any', ran('fine\n', 0)).fault).toBeNull();
  });

  test.each([
    ['it is not installed', ran('', 127, 'sh: 1: exec: eslint: not found\n'), /not installed/],
    ['it cannot be run', ran('', 126, 'sh: 1: exec: eslint: Permission denied\n'), /not installed/],
    [
      'its configuration throws',
      ran('', 2, '\nOops! Something went wrong! :(\n\nESLint: 9.15.0\n\nError: boom\n'),
      /code 2: Error: boom$/,
    ],
    ['it prints something else', ran('hello', 0), /code 0: hello/],
    ['it prints nothing and fails', ran('', 1), /printed nothing/],
    ['it is ended', { ...ran('', null), stoppedBy: 'time' as const }, /ended before it was done \(time\)/],
    ['it prints too much', { ...ran('[', 1), stdout: part('[', 9) }, /more than can be read/],
  ])('a fault, when %s', (_, result, fault) => {
    const parsed = read('eslint', result);
    expect(parsed.fault).toMatch(fault);
    expect(parsed.diagnostics).toEqual([]);
  });

  test('a fault, when a check fails without a word about a place', () => {
    expect(read('any', ran('Error: no config\n', 1)).fault).toMatch(
      /^any gave no diagnostics and ended with code 1/,
    );
    expect(read('tsc', ran('crash\n', 134)).fault).toMatch(/code 134: crash/);
  });

  test('a project’s own check may print lines, SARIF or what eslint prints, behind a banner', () => {
    expect(read('any', ran('\n> lint\n\na.c:1:2: warning: w\n', 1)).diagnostics).toHaveLength(1);
    expect(read('any', ran('', 1, 'a.c:1:2: \u001b[31merror\u001b[0m: w\n')).diagnostics).toMatchObject([
      { severity: 'error', message: 'w' },
    ]);
    const log = {
      runs: [
        {
          results: [
            {
              message: { text: 'm' },
              locations: [{ physicalLocation: { artifactLocation: { uri: 'a.c' } } }],
            },
          ],
        },
      ],
    };
    expect(read('any', ran(`> lint\n${JSON.stringify(log)}`, 1)).diagnostics).toHaveLength(1);
  });

  test('is told shortly: how much, line by line, and what was not done', () => {
    const one = (line: number) => ({
      file: 'a.c',
      line,
      column: null,
      severity: 'error' as const,
      rule: null,
      message: 'm',
      source: 'cc',
    });
    const many = Array.from({ length: 200 }, (_, at) => one(at + 1));
    const text = diagnosticsText({
      diagnostics: many,
      elsewhere: 2,
      faults: ['x broke.'],
      done: ['cc', 'cc'],
      notes: ['N.', 'N.'],
    });
    const lines = text.split('\n');
    expect(lines[0]).toBe('200 errors from cc.');
    expect(lines[1]).toBe('a.c:1 error (cc): m');
    expect(lines.slice(-4)).toEqual([
      '[50 more were left out here; ask about fewer files]',
      'Besides, 2 messages about no file of the workspace.',
      'Not done: x broke.',
      'N.',
    ]);
    const none = { diagnostics: [], elsewhere: 0, faults: [], notes: [] };
    expect(diagnosticsText({ ...none, done: ['tsc'] })).toBe('No diagnostics from tsc.');
    expect(diagnosticsText({ ...none, done: [], faults: ['x.'] })).toBe(
      'Nothing is known: no check did its work.\nNot done: x.',
    );
  });
});
