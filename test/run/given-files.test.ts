import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';

let assets = '';
let cwd = '';
beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'given-files-'));
  mkdirSync(join(cwd, 'src'));
  writeFileSync(join(cwd, 'src/save.js'), 'exports.a = (req) => eval(req.query.a);\n');
  return () => rmSync(cwd, { recursive: true, force: true });
});
const run = (...argv: string[]) =>
  runInProcess(['--task', 'Make it quicker', '--workspace', cwd, ...argv], { assets, cwd });

test.each(['src/save.js', './src/save.js', 'src//save.js', 'src/../src/save.js', 'ABSOLUTE'])(
  '--file %s means src/save.js',
  async (given) => {
    const { report } = await run('--file', given === 'ABSOLUTE' ? join(cwd, 'src/save.js') : given);
    expect(report.error).toBeNull();
    expect(report.findings.map((f) => f.file)).toContain('src/save.js');
  },
);

test.each([
  ['nope.js', 'There is no file nope.js in the workspace; check --file.'],
  ['save.js', 'There is no file save.js in the workspace; check --file.'],
  ['/etc/passwd', 'There is no file /etc/passwd in the workspace; check --file.'],
  ['../other.js', 'There is no file ../other.js in the workspace; check --file.'],
  ['src', 'src is a folder, not a file; check --file.'],
  ['./src/', 'src is a folder, not a file; check --file.'],
  ['.', '. is a folder, not a file; check --file.'],
])('--file %s ends the run with a sentence', async (given, message) => {
  const { report } = await run('--file', given);
  expect(report.error).toMatchObject({ kind: 'input', message });
});

test('a file that --exclude leaves out is said to be left out', async () => {
  const { report } = await run('--file', 'src/save.js', '--exclude', 'src');
  expect(report.error).toBeNull();
  expect(report.coverage.skipped).toContainEqual({
    what: 'src/save.js',
    reason: 'named with --file, and left out by --include, --exclude or --working-directory',
  });
});

test('front matter that says the same twice is refused with its line', async () => {
  writeFileSync(join(cwd, 'task.md'), '---\ntitle: One\nmode: review\ntitle: Two\n---\nMake it quicker.\n');
  const { report } = await runInProcess(['--input', 'task.md'], { assets, cwd });
  expect(report.error).toMatchObject({
    kind: 'config',
    message: 'task.md:4: `title` stands twice in the front matter.',
  });
});

test('what a long task is not read for is counted', async () => {
  const names = Array.from({ length: 60 }, (_, n) => `makeThing${n}`).join(' ');
  const paths = Array.from({ length: 50 }, (_, n) => `lib/thing-${n}.js`).join(' ');
  writeFileSync(join(cwd, 'task.md'), `Make it quicker\n\n${names}\n${paths}\n${'and so on '.repeat(7_000)}`);
  const { report } = await runInProcess(['--input', 'task.md'], { assets, cwd });
  expect(report.coverage.truncated).toEqual(
    expect.arrayContaining([
      { what: 'characters of the task read for names', kept: 65_536, of: expect.any(Number) },
      { what: 'paths of the task', kept: 40, of: 50 },
      { what: 'names of the task', kept: 40, of: 60 },
    ]),
  );
});
