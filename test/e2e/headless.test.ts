import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { countersign, folder, git, nodes, report, repository } from './process';

const home = join(import.meta.dirname, '../..');
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const published = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(join(home, `schema/${name}.schema.json`), 'utf8')));
const valid = { report: published('report'), plan: published('plan'), findings: published('findings') };

/** The report, its plan and its findings against the published schemas. */
function expectValid(made: Report): void {
  valid.report(made);
  expect(valid.report.errors).toBeNull();
  if (made.plan !== null) valid.plan(made.plan);
  expect(valid.plan.errors ?? null).toBeNull();
  valid.findings(made.findings);
  expect(valid.findings.errors).toBeNull();
}

const shop = {
  'package.json': '{"name": "shop", "scripts": {"test": "node --test"}, "engines": {"node": ">=20"}}\n',
  'src/cart.js': `const rates = require('./rates');

/** Sum of all items with tax. Prices are in cents. */
function totalOf(items, country) {
  const rate = rates.find(country);
  return items.reduce((sum, item) => sum + item.price, 0) * (1 + rate.value);
}

module.exports = { totalOf };
`,
  'src/rates.js': `const known = [{ country: 'DE', value: 0.19 }];
exports.find = (country) => known.find((rate) => rate.country === country);
`,
  'test/cart.test.js': `const { totalOf } = require('../src/cart');
require('node:test')('total', () => totalOf([], 'DE'));
`,
};
const crash = `# Checkout crashes for customers from Norway

TypeError: Cannot read properties of undefined (reading 'value')
    at totalOf (/srv/app/src/cart.js:6:74)
    at checkout (/srv/app/src/checkout.js:10:3)

Unknown countries should be charged no tax. Do not change how known countries are taxed.
`;

describe('the headless run', () => {
  test('OM-31, OM-33, OM-64 headless with input file: the task is read from it', async () => {
    const at = repository({ ...shop, 'task.txt': crash });
    const { report: made, code } = await report(['--headless', '--input', 'task.txt'], { cwd: at });
    expect(code).toBe(0);
    expect(made.task).toMatchObject({
      title: 'Checkout crashes for customers from Norway',
      origin: { kind: 'file', path: 'task.txt' },
    });
    expect(made.task?.body).toContain('Unknown countries should be charged no tax.');
  });

  test('OM-32 without files: standard input to standard output', async () => {
    const at = repository(shop);
    for (const args of [[], ['--input', '-']]) {
      const { report: made } = await report(args, { cwd: at, input: crash });
      expect(made.task?.origin).toEqual({ kind: 'stdin' });
      expect(made.plan?.title).toBe('Checkout crashes for customers from Norway');
    }
  });

  test('IB-07 a small change: one step from minimal context, which waits for approval; a list keeps its steps', async () => {
    const at = repository(shop);
    const { report: small, code } = await report(
      ['--headless', '--task', 'Fix totalOf in src/cart.js: unknown countries should be charged no tax'],
      { cwd: at },
    );
    expect([code, small.status, small.intent?.behavior]).toEqual([0, 'awaiting_approval', 'QUICK_ACTION']);
    expect(small.plan?.steps).toHaveLength(1);
    expect(small.plan?.steps[0]).toMatchObject({ commands: ['npm test'] });
    expect(small.approval).toMatchObject({ state: 'pending', planId: small.plan?.id });
    expect(small.metrics.stages.map(({ name }) => name)).not.toContain('history');
    expect(small.coverage.complete).toBe(true);
    const input = readFileSync(join(home, 'examples/task.txt'), 'utf8');
    const { report: listed } = await report(['--headless', '--task', input], { cwd: at });
    expect(listed.intent).toMatchObject({ behavior: 'PLAN', detectedScope: 'medium' });
    expect(listed.plan?.steps.length).toBeGreaterThan(1);
  });

  test('OM-34, OM-65 JSON output: the report and nothing else, valid against its published schema', async () => {
    const at = repository(shop);
    const ended = await report(['--headless', '--task', crash], { cwd: at });
    expectValid(ended.report);
    expect([ended.report.plan?.steps.length, ended.report.findings.length]).not.toContain(0);
    expect(ended.report).toMatchObject({
      version: 1,
      status: 'awaiting_approval',
      message: expect.any(String),
      output: expect.stringContaining('## Steps'),
    });
    expect(ended.stdout.startsWith('{')).toBe(true);
    expect(ended.stderr).toContain('countersign: ');
  });

  test('OM-35 text output: for people, without colours in a pipe', async () => {
    const at = repository(shop);
    const ended = await countersign(['--task', crash], { cwd: at });
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain('src/cart.js');
    expect(ended.stdout).not.toContain('\u001b');
    const coloured = await countersign(['--task', crash], { cwd: at, env: { FORCE_COLOR: '1' } });
    expect(coloured.stdout).toContain('\u001b[');
    const refused = await countersign(['--task', crash], {
      cwd: at,
      env: { FORCE_COLOR: '1', NO_COLOR: '1' },
    });
    expect(refused.stdout).not.toContain('\u001b');
  });

  test('OM-39, OM-66 success result: exit 0, success, and a time above 0', async () => {
    const { report: made, code } = await report(['--task', crash], { cwd: repository(shop) });
    expect(code).toBe(0);
    expect(made).toMatchObject({ success: true, exitCode: 0, error: null });
    expect(made.executionTime).toBeGreaterThan(0);
  });

  test('OM-40, OM-67 failure result: exit 1, and the error has its words', async () => {
    const { report: made, code } = await report(['--task', crash, '--base', 'nowhere'], {
      cwd: repository(shop),
    });
    expect(code).toBe(1);
    expect(made).toMatchObject({ success: false, exitCode: 1, status: 'failure' });
    expect(made.error?.message).toContain('nowhere');
    expect(made.executionTime).toBeGreaterThan(0);
    expectValid(made);
  });

  test('OM-63 --headless is accepted, and nothing ever prompts', async () => {
    const at = repository(shop);
    for (const args of [['--headless'], []]) {
      const { report: made } = await report([...args, '--task', crash], { cwd: at });
      expect(made.headless).toBe(true);
    }
  });

  test('PM-009, PM-016 the plan has all its sections, none of them empty', async () => {
    const { report: made } = await report(['--task', crash], { cwd: repository(shop) });
    const { plan } = made;
    for (const section of [
      'objectives',
      'constraints',
      'assumptions',
      'testPlan',
      'risks',
      'alternatives',
      'rollback',
      'successCriteria',
      'nextActions',
      'steps',
      'affectedFiles',
    ] as const) {
      expect(plan?.[section].length, section).toBeGreaterThan(0);
    }
    expect(plan?.title && plan.summary && plan.approach).toBeTruthy();
    expect(plan?.constraints.join(' ')).toContain('Do not change how known countries are taxed.');
    expect(made.approval).toEqual({
      state: 'pending',
      planId: plan?.id,
      version: 1,
      decision: null,
      reason: 'The plan waits for 1 more approval.',
    });
    expect(made.todos).toHaveLength(plan?.steps.length ?? -1);
  });

  test('the debugger reads message and code together', async () => {
    const { report: made } = await report(['--task', crash], { cwd: repository(shop) });
    expect(made.modes.debugger?.rootCause).toContain(
      '`.value` is taken from `rate`, so `rate` was undefined',
    );
    expect(made.findings[0]).toMatchObject({
      mode: 'debugger',
      file: 'src/cart.js',
      startLine: 6,
      category: 'null-safety',
    });
  });

  test('the plan knows tests and commands', async () => {
    const { report: made } = await report(['--task', crash], { cwd: repository(shop) });
    expect(made.plan?.steps[0]?.files).toContain('test/cart.test.js');
    expect(made.plan?.suggestedCommands).toContain('npm test');
  });

  test('critics: a subset, one by mode, none', async () => {
    const at = repository(shop);
    const names = async (...args: string[]) =>
      Object.keys((await report(['--task', crash, ...args], { cwd: at })).report.modes).sort();
    expect(await names()).toEqual(['debugger', 'reviewer', 'security']);
    expect(await names('--critics', 'security,reviewer')).toEqual(['reviewer', 'security']);
    expect(await names('--critics', 'none')).toEqual([]);
    expect(await names('--mode', 'debugger')).toEqual(['debugger']);
  });

  test('a diff with a bad line fails the run by default, and --fail-on never lets it pass', async () => {
    const at = repository(shop);
    const bad = `const { exec } = require('child_process');\nexports.list = (req, res) => exec('ls ' + req.query.dir, () => res.end());\n`;
    git(at, 'checkout', '--quiet', '-b', 'feature');
    execFileSync('sh', ['-c', 'cat > src/list.js'], { cwd: at, input: bad });
    git(at, 'add', '--all');
    git(at, 'commit', '--quiet', '--message', 'List');
    const failing = await report(['--task', 'Examine this change', '--base', 'main'], { cwd: at });
    expect(failing.code).toBe(1);
    expect(failing.report.status).toBe('findings');
    expect(failing.report.findings[0]).toMatchObject({ file: 'src/list.js', startLine: 2, cwe: 'CWE-78' });
    expect(failing.report.findings[0]?.quote).toContain("exec('ls ' + req.query.dir");
    expectValid(failing.report);
    const passing = await report(['--task', 'Examine this change', '--base', 'main', '--fail-on', 'never'], {
      cwd: at,
    });
    expect(passing.code).toBe(0);
    expect(passing.report.findings).toHaveLength(failing.report.findings.length);
  });

  test('what stood there before the diff is held back and counted', async () => {
    const at = repository({
      ...shop,
      'src/old.js': `const { exec } = require('child_process');\nexports.f = (req) => exec('ls ' + req.query.dir);\n`,
    });
    execFileSync('sh', ['-c', 'echo "exports.g = 1;" >> src/old.js'], { cwd: at });
    const { report: made, code } = await report(['--task', 'Examine this change', '--base', 'main'], {
      cwd: at,
    });
    expect(code).toBe(0);
    expect(made.findings).toEqual([]);
    expect(made.suppressed[0]).toMatchObject({ reason: 'outside-diff', finding: { startLine: 2 } });
  });

  test('no secret reaches an output: not from files, the task, nor the environment', async () => {
    const inFile = `ghp_${'k9Wq3RtY7uIo1PaS5dFg'}${'8hJkLzXcVbNm2QwE'}`;
    const inEnvironment = 'correct-horse-battery-9';
    const at = repository({
      ...shop,
      'src/deploy.js': `const token = '${inFile}';\nmodule.exports = () => push(token);\n`,
    });
    for (const format of ['json', 'text', 'markdown', 'sarif']) {
      const ended = await countersign(
        [
          '--task',
          `Rotate the deploy token ${inFile} in src/deploy.js, password ${inEnvironment}`,
          '--format',
          format,
        ],
        { cwd: at, env: { DEPLOY_PASSWORD: inEnvironment } },
      );
      expect(ended.stdout.length).toBeGreaterThan(100);
      for (const secret of [inFile, inEnvironment]) {
        expect(ended.stdout).not.toContain(secret);
        expect(ended.stderr).not.toContain(secret);
      }
    }
  });

  test('nothing in the workspace changes, git index included', async () => {
    const at = repository({ ...shop, 'task.txt': crash });
    const before = execFileSync('sh', ['-c', 'find . -type f -exec sha256sum {} + | sort'], {
      cwd: at,
    }).toString();
    await report(['--input', 'task.txt'], { cwd: at });
    await report(['--input', 'task.txt', '--base', 'HEAD'], { cwd: at });
    expect(
      execFileSync('sh', ['-c', 'find . -type f -exec sha256sum {} + | sort'], { cwd: at }).toString(),
    ).toBe(before);
  });

  test('two runs give the same plan', async () => {
    const at = repository(shop);
    const [a, b] = [
      await report(['--task', crash], { cwd: at }),
      await report(['--task', crash], { cwd: at }),
    ];
    expect(a.report.plan?.id).toBe(b.report.plan?.id);
    expect(a.report.findings).toEqual(b.report.findings);
  });
});

describe('as GitHub runs it', () => {
  test('inputs, outputs and summary', async () => {
    const at = repository(shop);
    const files = folder({ output: '', summary: '' });
    const ended = await countersign([], {
      cwd: at,
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_OUTPUT: join(files, 'output'),
        GITHUB_STEP_SUMMARY: join(files, 'summary'),
        INPUT_TASK: `${crash}\n::error::not a command\n`,
        INPUT_CRITICS: 'security',
        'INPUT_FAIL-ON': '',
      },
    });
    expect(ended.code).toBe(0);
    const outputs = readFileSync(join(files, 'output'), 'utf8');
    expect(outputs).toMatch(
      /^status=awaiting_approval\nexit-code=0\nplan-id=[0-9a-f]{64}\nfindings=\d+\napproval=[a-z]+\nsession=[\w.-]*\n$/,
    );
    expect(readFileSync(join(files, 'summary'), 'utf8')).toContain('Checkout crashes');
    const [first = '', ...rest] = ended.stdout.trimEnd().split('\n');
    const token = /^::stop-commands::(\S{20,})$/.exec(first)?.[1];
    expect(rest.pop()).toBe(`::${token}::`);
  });

  test('action.yml names the bundle, and its inputs are the flags', () => {
    const text = readFileSync(join(home, 'action.yml'), 'utf8');
    expect(text).toContain('using: node24');
    expect(text).toContain('main: dist/index.js');
    for (const input of ['task', 'base', 'critics', 'fail-on', 'timeout'])
      expect(text).toContain(`\n  ${input}:\n`);
  });
});

describe.each(Object.entries(nodes))('on Node %s', (major, node) => {
  test('the main job', async () => {
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${major}\\.`));
    const { report: made, code } = await report(['--input', 'examples/task.txt'], { cwd: home, node });
    expect(code).toBe(0);
    expect(made.status).toBe('awaiting_approval');
    expectValid(made);
    expect(Object.keys(made.modes).sort()).toEqual(['debugger', 'reviewer', 'security']);
    // The example's trace must keep pointing at the code it speaks of.
    expect(made.findings[0]).toMatchObject({ file: 'src/core/task-file.ts' });
    expect(made.findings[0]?.quote).toContain('UTF-16 text');
  });

  test('help and version', async () => {
    const help = await countersign(['--help'], { node });
    expect(help.code).toBe(0);
    expect(help.stdout.split('\n').length).toBeLessThanOrEqual(62);
    const version = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
    expect((await countersign(['--version'], { node })).stdout).toBe(`${version}\n`);
  });
});
