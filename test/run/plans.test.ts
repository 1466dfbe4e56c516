import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { noFindings, verdicts } from '../../src/sinks/verdicts';
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
  cwd = mkdtempSync(join(tmpdir(), 'plans-'));
  write({
    'shop/refund.py':
      'def refund(order, amount):\n    """Gives money back."""\n    return gateway.send(order, amount)\n',
    'shop/cli.py': 'def main(argv):\n    """Reads the command line."""\n    return run(parse(argv))\n',
    'shop/gateway.py':
      'def send(order, amount):\n    """Sends one request to the bank."""\n    return post(order, amount)\n',
  });
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'Start');
  return () => rmSync(cwd, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
}
async function plan(...argv: string[]) {
  const { report } = await runInProcess(argv, { assets, cwd });
  if (report.plan === null) throw new Error(report.message);
  return { report, plan: report.plan };
}

describe('what a plan takes from the task', () => {
  test('what must stay as it is is no place to work', async () => {
    const task =
      'Retry a request to the bank\n\n`send` should try again twice. Do not change `refund` in shop/refund.py.';
    const { plan: made } = await plan('--task', task);
    expect(made.steps[0]?.files).toEqual(['shop/gateway.py']);
    expect(made.steps.flatMap((step) => step.files)).not.toContain('shop/refund.py');
    expect(made.constraints).toContain('Do not change `refund` in shop/refund.py.');
  });

  test('a sentence that names a file by its own name is that file’s', async () => {
    const task = 'Add a retry limit\n\n- `send` should take a limit\n- the CLI should read it';
    const { plan: made } = await plan('--task', task);
    const step = made.steps.find((one) => one.description.includes('the CLI should read it'));
    expect(step?.files).toEqual(['shop/cli.py']);
  });

  test('instructions stand among the constraints and lead to places', async () => {
    const given = ['--task', 'Make money handling safer'];
    const { plan: without } = await plan(...given);
    const { plan: made } = await plan(
      ...given,
      '--instructions',
      'Work in shop/gateway.py first. Keep the public names.',
    );
    expect(made.id).not.toBe(without.id);
    expect(made.constraints).toContain('Keep the public names. (instructions of this run)');
    expect(made.affectedFiles[0]?.path).toBe('shop/gateway.py');
  });

  test('a task of one line has its demand in the title', async () => {
    const { plan: made } = await plan('--task', 'send() should log the order before it posts');
    expect(made.objectives).toEqual(['send() should log the order before it posts']);
    expect(made.assumptions.join(' ')).not.toContain('leaves open');
  });

  test('a review reads the change file by file, and settles what the rules found', async () => {
    write({ 'shop/run.py': 'import os\n\ndef run(name):\n    os.system("ls " + name)\n' });
    const { plan: made } = await plan('--task', 'Examine this change', '--base', 'main');
    expect(made.summary).toContain('A review');
    expect(made.steps[0]?.description).toMatch(
      /^Read shop\/run\.py \(added, \+4 −0\), lines 1-4\. Settle line 4: .*CWE-78/,
    );
    expect(made.constraints).toContain('No file changes; this is a review.');
  });

  test('a trace to a line that is gone says so, and is no place', async () => {
    const task =
      'Crash\n\nTraceback (most recent call last):\n  File "/app/shop/gateway.py", line 900, in send\n    boom()\nKeyError: 3\n';
    const { report, plan: made } = await plan('--task', task);
    expect(JSON.stringify(made.steps)).not.toContain('gateway.py:900');
    expect(report.modes.debugger?.rootCause).toContain('shop/gateway.py:900, but that line is not there');
  });

  test('an issue form without a title gets one from its first sentence', async () => {
    const task =
      '### Environment\n\nVersion: 3\n\n### What happened\n\nThe send function posts the order twice.\n';
    const { report } = await plan('--task', task);
    expect(report.task?.title).toBe('The send function posts the order twice.');
  });

  test('verdicts stand in their order', async () => {
    const { report } = await plan('--task', 'Make send() polite');
    expect(Object.keys(report.modes)).toEqual(['reviewer', 'security', 'debugger']);
  });

  test('DP-27 performance examines when it is asked for, and is not missed when it is not', async () => {
    const usual = await plan('--task', 'Make send() polite');
    const asked = await plan('--task', 'Make send() polite', '--critics', 'reviewer,performance');
    expect(Object.keys(asked.report.modes)).toEqual(['reviewer', 'performance']);
    expect(asked.report.modes.performance).toMatchObject({ bottlenecks: [], estimatedImprovement: '' });
    expect(asked.report.modes.performance?.examined.join()).toMatch(/by \d+ code rules?/);
    const of = (report: Report) => verdicts(report).find(({ critic }) => critic === 'performance');
    expect(of(asked.report)).toMatchObject({ state: 'clean' });
    expect(of(usual.report)).toBeUndefined();
    expect(noFindings(usual.report).whole).toBe(true);
  });
});

test('IB-07 offline: what the task asks for to the letter stands in the plan as a diff, and nothing is written', async () => {
  const { plan: made, report } = await plan('--task', 'Replace `gateway` with `bank` in shop/refund.py');
  expect(made.proposedChanges).toEqual([
    {
      path: 'shop/refund.py',
      description: 'Replace `gateway` with `bank` (1 place).',
      diff: expect.stringContaining(
        '-    return gateway.send(order, amount)\n+    return bank.send(order, amount)\n',
      ),
    },
  ]);
  expect(made.steps.flatMap((step) => step.files)).toContain('shop/refund.py');
  expect(report.exitCode).toBe(0);
  expect(readFileSync(join(cwd, 'shop/refund.py'), 'utf8')).toContain('gateway.send');
});
