import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSandbox } from '../../src/adapters/sandbox';
import type { Sandbox, SandboxJob } from '../../src/domain/sandbox';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { getDiagnostics } from '../../src/tools/get-diagnostics';
import { options, place, programs, removePlaces, whereIs, write } from '../fakes/sandbox';

afterAll(removePlaces);

const packages = realpathSync(join(import.meta.dirname, '../../node_modules'));

/** Ports over a folder: its files, and a sandbox. */
function portsOf(root: string, sandbox: Sandbox): ToolPorts {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.startsWith('node_modules'))
    .sort();
  return {
    files: {
      list: async () => ({ ok: true, files }),
      read: async (path: string) => {
        const text = readFileSync(join(root, path), 'utf8');
        return { ok: true, path, text, isWhole: true };
      },
    },
    sandbox,
    signal: new AbortController().signal,
  } as unknown as ToolPorts;
}

function project(files: Record<string, string>): string {
  const root = place('project');
  write(root, { node_modules: `-> ${packages}`, ...files });
  return root;
}

test('what the project’s compiler and linter say is located, and its configuration writes nothing', async () => {
  const root = project({
    'tsconfig.json': '{"compilerOptions":{"strict":true,"types":[],"incremental":true},"include":["src"]}',
    'src/a.ts': "export const n: number = 'x';\n",
    'src/b.js': 'if (b == 2) {}\n',
    'eslint.config.mjs':
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('planted', process.env.PATH);\nexport default [{ files: ['src/*.js'], rules: { eqeqeq: 'error' } }];\n",
  });
  const sandbox = openSandbox(options(root, { addDir: [packages] }));
  const all = await getDiagnostics.run({ paths: null }, portsOf(root, sandbox));
  expect(all).toEqual({
    ok: true,
    text: [
      '2 errors from tsc, eslint.',
      "src/a.ts:1:14 error TS2322 (tsc): Type 'string' is not assignable to type 'number'.",
      "src/b.js:1:7 error eqeqeq (eslint): Expected '===' and instead saw '=='.",
    ].join('\n'),
  });
  const some = await getDiagnostics.run({ paths: ['./src/b.js'] }, portsOf(root, sandbox));
  expect(some.ok && some.text).toMatch(/^1 error from tsc, eslint\.\nsrc\/b\.js:1:7/);
  expect(readdirSync(root).sort()).toEqual(['eslint.config.mjs', 'node_modules', 'src', 'tsconfig.json']);
});

test('a project’s own check is read too, and what is not installed is said', async () => {
  const root = project({
    'ruff.toml': '',
    Makefile: 'lint:\n\t@echo "a.py:3:1: E501 too long"; exit 1\n',
    'a.py': 'x\n',
  });
  const tools = programs({ make: `-> ${whereIs('make')}` });
  const sandbox = openSandbox(options(root, { searchPath: `/usr/bin:/bin:${tools}` }));
  const told = await getDiagnostics.run({ paths: null }, portsOf(root, sandbox));
  expect(told.ok && told.text.split('\n').map((line) => line.replace(/ was ended.*/, ''))).toEqual([
    '1 error from make lint.',
    'a.py:3:1 error E501 (make lint): too long',
    'Not done: ruff was not run: it is not installed where commands see it.',
  ]);
});

test('without leave to run commands no configuration is run', async () => {
  const root = project({ 'eslint.config.mjs': '' });
  const told = await getDiagnostics.run(
    { paths: null },
    portsOf(root, openSandbox(options(root, { allowExec: false }))),
  );
  expect(told).toMatchObject({ ok: false, reason: expect.stringContaining('--allow-exec') });
});

test('paths are words for a program, and nothing else', async () => {
  const jobs: SandboxJob[] = [];
  const sandbox: Sandbox = {
    workspace: '/work/a b',
    run: async (job) => {
      jobs.push(job);
      return { ok: false, reason: 'Not here.' };
    },
  };
  const root = project({ 'eslint.config.js': '', '--fix.js': '', '$(touch x).js': '', 'a.js': '' });
  const ports = portsOf(root, sandbox);
  expect(await getDiagnostics.run({ paths: ['--fix.js', '$(touch x).js'] }, ports)).toEqual({
    ok: false,
    reason: 'Not here.',
  });
  const { command } = jobs[0] ?? {};
  if (typeof command !== 'object') throw new Error('a line for a shell was made');
  expect(command.args[1]).toBe('PATH="$1:$PATH"; shift; exec "$@"');
  expect(command.args.slice(3)).toEqual([
    '/work/a b/node_modules/.bin:/work/a b/.venv/bin:/work/a b/venv/bin',
    'eslint',
    '--format',
    'json',
    '--',
    './--fix.js',
    './$(touch x).js',
  ]);
  for (const paths of [['missing.js'], ['../a.js'], ['a.js/x'], Array.from({ length: 300 }, () => 'a.js')])
    expect(await getDiagnostics.run({ paths }, ports)).toMatchObject({ ok: false });
  expect(jobs).toHaveLength(1);
});

test('a project without checks, and files that no check is about, are said', async () => {
  const { signal, ...rest } = portsOf(project({ 'a.txt': '' }), openSandbox(options(place())));
  expect(await getDiagnostics.run({ paths: null }, { ...rest, signal })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('no check that is known'),
  });
  const root = project({ 'ruff.toml': '', 'a.txt': '' });
  expect(
    await getDiagnostics.run({ paths: ['a.txt'] }, portsOf(root, openSandbox(options(root)))),
  ).toMatchObject({
    ok: false,
    reason: expect.stringContaining('about these files'),
  });
});
