import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Stopped } from '../../src/domain/errors';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

let assets = '';
let cwd = '';
const old =
  "const { exec } = require('child_process');\nexports.list = (req) => exec('ls ' + req.query.dir);\n";

beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'scope-'));
  mkdirSync(join(cwd, 'src'));
  writeFileSync(join(cwd, 'src/list.js'), old);
  writeFileSync(join(cwd, 'src/other.js'), 'exports.n = 1;\n');
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'Start');
  return () => rmSync(cwd, { recursive: true, force: true });
});
const question = 'Examine list in src/list.js';
const run = (...argv: string[]) => runInProcess(argv, { assets, cwd });

describe('what counts as the diff', () => {
  test('an unrelated uncommitted file hides no finding, and does not turn the run red for it', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'remember the milk\n');
    const { report } = await run('--task', question);
    expect(report.findings[0]).toMatchObject({ file: 'src/list.js', startLine: 2, cwe: 'CWE-78' });
    expect([report.status, report.exitCode]).toEqual(['awaiting_approval', 0]);
  });

  test('a threshold that was asked for counts all of them', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'remember the milk\n');
    const { report } = await run('--task', question, '--fail-on', 'high');
    expect([report.status, report.exitCode]).toEqual(['findings', 1]);
  });

  test('a bad line that is not committed yet fails the run by default', async () => {
    writeFileSync(
      join(cwd, 'src/list.js'),
      `${old}exports.again = (req) => exec('cat ' + req.query.file);\n`,
    );
    const { report } = await run('--task', question);
    expect([report.status, report.exitCode]).toEqual(['findings', 1]);
  });

  test('with --base older findings are held back, and counted', async () => {
    writeFileSync(join(cwd, 'src/other.js'), 'exports.n = 2;\n');
    const { report } = await run('--task', question, '--base', 'main');
    expect(report.findings).toEqual([]);
    expect(report.suppressed[0]).toMatchObject({ reason: 'outside-diff', finding: { file: 'src/list.js' } });
    expect(report.exitCode).toBe(0);
  });

  test('the task’s own file and the output are no evidence', async () => {
    writeFileSync(join(cwd, 'task.txt'), `${question}\n\nSee src/list.js and exec.\n`);
    const { report } = await run('--input', 'task.txt', '--output', 'report.md');
    expect(report.coverage.examined).toContain('the working tree: no uncommitted change');
    expect(JSON.stringify(report.plan)).not.toContain('task.txt');
    const elsewhere = await runInProcess(['--workspace', cwd, '--input', join(cwd, 'task.txt')], {
      assets,
      cwd: tmpdir(),
    });
    expect(JSON.stringify(elsewhere.report.plan)).not.toContain('task.txt');
    expect(elsewhere.report.coverage.examined).toContain('the working tree: no uncommitted change');
  });
});

describe('a run that is stopped', () => {
  test.each(['signal', 'timeout'] as const)('by %s before it began: the report says so', async (why) => {
    const interrupted = new AbortController();
    interrupted.abort(new Stopped(why, 'the time limit of 1 seconds was reached'));
    const { report } = await runInProcess(['--task', question], { assets, cwd, interrupted });
    expect(report.status).toBe(why === 'signal' ? 'failure' : 'timeout');
    expect(report.error?.kind).toBe('budget');
    expect(report.coverage.complete).toBe(false);
    expect(report.coverage.skipped.length).toBeGreaterThan(0);
  });
});
