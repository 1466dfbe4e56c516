import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

let assets = '';
let cwd = '';
beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'filters-'));
  write({
    'src/save.js': 'exports.saveFile = (path) => path;\n',
    'lib/load.js': 'exports.loadFile = (path) => path;\n',
    'test/save.test.js': "const { saveFile } = require('../src/save');\n",
    'test/load.test.js': "require('../lib/load');\n",
  });
  return () => rmSync(cwd, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
}
async function run(task: string, ...argv: string[]) {
  const { report } = await runInProcess(['--task', task, '--workspace', cwd, ...argv], { assets, cwd });
  if (report.plan === null) throw new Error(report.message);
  return { report, plan: report.plan };
}
const task = 'saveFile() should refuse an empty path\n\nSee src/save.js and lib/load.js, and loadFile too.';

describe('what the filter of the run keeps out is not missing', () => {
  test.each([
    ['--include src', ['--include', 'src']],
    ['--exclude lib', ['--exclude', 'lib']],
    ['--working-directory src', ['--working-directory', 'src']],
  ])('a file named in the task, with %s', async (by, argv) => {
    const { report, plan } = await run(task, ...argv);
    const assumed = plan.assumptions.join('\n');
    expect(assumed).toContain(
      `"lib/load.js", named in the task, is there but was not looked at: it is left out by ${by}.`,
    );
    expect(assumed).not.toContain('is not in this workspace');
    expect(assumed).toContain(
      '"loadFile", named in the task, stands in none of the files that the run may look at',
    );
    expect(report.coverage.skipped).toContainEqual({
      what: 'lib/load.js',
      reason: `named in the task, and left out by ${by}`,
    });
  });

  test('a file that is nowhere is still missing', async () => {
    const { plan } = await run(`${task} And src/gone.js.`, '--include', 'src');
    expect(plan.assumptions.join('\n')).toContain(
      '"src/gone.js", named in the task, is not in this workspace',
    );
  });
});

describe('tests that the filter hides', () => {
  test('are not said to be absent', async () => {
    const { report, plan } = await run('saveFile() should refuse an empty path', '--include', 'src');
    expect(plan.testPlan[0]).toBe('The 2 test files of the workspace are left out by --include src.');
    expect(report.coverage.examined).toContain(
      'tests: 0 test files, 0 of them read; 2 more are left out by --include src',
    );
    const said = JSON.stringify([plan, report.modes]);
    expect(said).not.toContain('holds no test file');
    expect(said).not.toMatch(/[Nn]o test was found/);
  });

  test('some of them: the others are counted apart', async () => {
    const { plan } = await run('saveFile() should refuse an empty path', '--exclude', 'test/save.test.js');
    expect(plan.testPlan).toContain(
      'No test was found for src/save.js among 1 test file; 1 more is left out by --exclude test/save.test.js.',
    );
  });

  test('without a filter the workspace is said to hold none', async () => {
    rmSync(join(cwd, 'test'), { recursive: true });
    const { plan } = await run('saveFile() should refuse an empty path');
    expect(plan.testPlan[0]).toBe('The workspace holds no test file.');
  });
});

describe('a sparse checkout', () => {
  beforeEach(() => {
    git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
    git(cwd, 'Ada', 'add', '--all');
    git(cwd, 'Ada', 'commit', '--quiet', '--message', 'Start');
    git(cwd, 'Ada', 'sparse-checkout', 'set', 'src', 'test');
  });

  test('what is not checked out is counted, and is not missing', async () => {
    const { report, plan } = await run(task);
    expect(report.coverage.skipped).toContainEqual({
      what: '1 file',
      reason: 'not checked out (sparse checkout)',
    });
    expect(report.coverage.complete).toBe(false);
    expect(plan.assumptions.join('\n')).toContain(
      '"lib/load.js", named in the task, is there but was not looked at: it is not checked out (sparse checkout).',
    );
    expect(report.metrics.filesInWorkspace).toBe(3);
  });

  test('what the filter keeps out anyway is not counted', async () => {
    const { report } = await run(task, '--include', 'src');
    expect(JSON.stringify(report.coverage.skipped)).not.toContain('1 file"');
  });

  test('a file that is marked so but lies there counts like any other', async () => {
    git(cwd, 'Ada', 'sparse-checkout', 'disable');
    git(cwd, 'Ada', 'update-index', '--skip-worktree', 'lib/load.js');
    const { report } = await run(task);
    expect(JSON.stringify(report.coverage.skipped)).not.toContain('sparse');
    expect(report.metrics.filesInWorkspace).toBe(4);
  });
});
