import { expect, test } from 'vitest';
import type { Plan } from '../../src/domain/plan';
import { dutiful } from '../fakes/dutiful';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { planAnswer, stageOf } from '../fakes/model';
import { type Given, modelBench } from '../fakes/model-run';

const bench = modelBench();
const shop = {
  'package.json': '{"name": "shop", "scripts": {"test": "node --test"}}\n',
  CODEOWNERS: '* @shop/cart\n',
  'src/cart.js': `const rates = require('./rates');

/** Sum of all items with tax. */
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
const small = 'Fix totalOf in src/cart.js: an unknown country should be charged no tax';
const listed = `Charge unknown countries no tax

- \`totalOf\` in src/cart.js should add no tax for an unknown country.
- \`find\` in src/rates.js should return null for an unknown country.
`;

function run(task: string, given: Given = {}) {
  return bench.run(bench.repository(shop), startTurns(dutiful), { engine: 'offline', ...given, task });
}

/** A plan of a model with as many steps as files. */
function stepsFor(files: readonly string[]): object {
  const steps = files.map((file, at) => ({
    number: at + 1,
    description: `Mend ${file}.`,
    files: [file],
    dependencies: at === 0 ? [] : [at],
    commands: at === 0 ? ['npm test'] : [],
    verification: `${file} is right.`,
  }));
  return planAnswer('Tax', files, { steps });
}

const planning = (posts: readonly ParsedRequest[]) => posts.filter((post) => stageOf(post) === 'plan');

test('IB-07 a small change without a model: one step with its files, checks and proofs, and it waits', async () => {
  const { report } = await run(small);
  expect(report.intent).toMatchObject({ behavior: 'QUICK_ACTION', detectedScope: 'small' });
  const { steps, objectives, testPlan, rollback } = report.plan as Plan;
  expect(steps).toHaveLength(1);
  const [step] = steps;
  expect(step).toMatchObject({ number: 1, dependencies: [], commands: ['npm test'] });
  expect(step?.files).toEqual(expect.arrayContaining(['src/cart.js', 'test/cart.test.js']));
  expect(step?.description).toContain('`totalOf`');
  expect(step?.description).toContain('Run `npm test`.');
  expect(step?.verification).toMatch(/The reproduction turns green\..*Exit code 0\.$/);
  expect(objectives.join()).toContain('an unknown country should be charged no tax');
  expect(testPlan.join()).toContain('test/cart.test.js');
  expect(rollback.join()).toContain('src/cart.js');
  expect(report).toMatchObject({ status: 'awaiting_approval', exitCode: 0 });
  expect(report.approval).toMatchObject({ state: 'pending', planId: report.plan?.id });
});

test('IB-07 minimal context: what lies around the change is not gathered, is said, and makes no run partial', async () => {
  const { report } = await run(small);
  const stages = report.metrics.stages.map(({ name }) => name);
  expect(stages).toEqual(expect.arrayContaining(['passages', 'diff', 'secrets', 'rules', 'plan']));
  expect(stages.filter((name) => name === 'history' || name === 'owners')).toEqual([]);
  expect(report.coverage.examined).toContain('a small change, without history and owners');
  expect(report.coverage).toMatchObject({ complete: true, skipped: [], failed: [] });
  expect(JSON.stringify(report.plan)).not.toContain('@shop/cart');
  const { report: planned } = await run(`/plan ${small}`);
  expect(planned.metrics.stages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['history', 'owners']),
  );
  expect(JSON.stringify(planned.plan)).toContain('@shop/cart');
  expect(planned.coverage.examined.join()).not.toContain('a small change');
  expect(planned.plan?.steps.length).toBeGreaterThan(1);
});

test('IB-07 a mode that examines keeps the facts it examines by; its plan has one step all the same', async () => {
  const { report } = await run('totalOf in src/cart.js crashes for Norway. Debug why');
  expect(report.intent).toMatchObject({ behavior: 'QUICK_ACTION', mode: 'debugger' });
  expect(report.metrics.stages.map(({ name }) => name)).toContain('history');
  expect(report.plan?.steps).toHaveLength(1);
});

test('IB-07 several listed changes are no small one: they are planned in steps; `/do` makes one of them', async () => {
  const { report } = await run(listed);
  expect(report.intent).toMatchObject({ behavior: 'PLAN', detectedScope: 'medium' });
  expect(report.intent?.reasoning).toContain('2 changes are listed');
  expect(report.plan?.steps.length).toBeGreaterThan(1);
  const { report: done } = await run(`/do ${listed}`);
  expect(done.intent?.behavior).toBe('QUICK_ACTION');
  expect(done.plan?.steps).toHaveLength(1);
  expect(done.plan?.steps[0]?.files).toEqual(expect.arrayContaining(['src/cart.js', 'src/rates.js']));
});

test('IB-07 literal changes of a small request stand in its one step, with the checks of the project', async () => {
  const { report } = await run('Replace `0.19` with `0.25` in src/rates.js');
  expect(report.intent?.behavior).toBe('QUICK_ACTION');
  expect(report.plan?.steps).toHaveLength(1);
  expect(report.plan?.steps[0]).toMatchObject({ files: ['src/rates.js'], commands: ['npm test'] });
  expect(report.plan?.proposedChanges.map(({ path }) => path)).toEqual(['src/rates.js']);
});

test('IB-07 a change of a later turn has one step too', async () => {
  const { report } = await run(`/plan ${small}`, {
    args: ['--task', '/dev\nAdd a log line to find in src/rates.js'],
  });
  expect(report.turns[1]).toMatchObject({ behavior: 'QUICK_ACTION', work: 'propose' });
  expect(report.plan?.steps).toHaveLength(1);
});

test('IB-07 a model is asked for one step; a plan of several is refused with why, and asked for again', async () => {
  let asked = 0;
  const answers = (request: ParsedRequest) => {
    if (stageOf(request) !== 'plan') return dutiful(request);
    asked += 1;
    return asked === 1 ? stepsFor(['src/cart.js', 'src/rates.js']) : planAnswer('Tax', ['src/cart.js']);
  };
  const { report, posts } = await bench.run(bench.repository(shop), startTurns(answers), { task: small });
  const [first, second, ...more] = planning(posts).map((post) => JSON.stringify(post));
  expect(first).toContain('exactly one step');
  expect(second).toContain('there are 2 steps: join them into step 1');
  expect(more).toEqual([]);
  expect(report.plan?.steps).toHaveLength(1);
  expect(report.status).toBe('awaiting_approval');
});

test('IB-07 a model that never joins its steps fails as for any other fault', async () => {
  const answers = (request: ParsedRequest) =>
    stageOf(request) === 'plan' ? stepsFor(['src/cart.js', 'src/rates.js']) : dutiful(request);
  const { report, posts } = await bench.run(bench.repository(shop), startTurns(answers), { task: small });
  expect(planning(posts)).toHaveLength(3);
  expect(report).toMatchObject({ plan: null, status: 'failure', exitCode: 1 });
});

test('IB-07 a plan of more than 3 files keeps its steps and says why, unless a command calls it small', async () => {
  const wide = ['src/cart.js', 'src/rates.js', 'package.json', 'CODEOWNERS'];
  const answers = (request: ParsedRequest) =>
    stageOf(request) === 'plan' ? stepsFor(wide) : dutiful(request);
  const { report } = await bench.run(bench.repository(shop), startTurns(answers), { task: small });
  expect(report.plan?.steps).toHaveLength(4);
  expect(report.plan?.approach).toContain('4 files take part');
  const done = await bench.run(bench.repository(shop), startTurns(answers), { task: `/do ${small}` });
  expect(done.report.plan).toBeNull();
});

test('IB-07 who asks for a plan is told nothing of one step', async () => {
  const { posts } = await bench.run(bench.repository(shop), startTurns(dutiful), { task: `/plan ${small}` });
  expect(
    planning(posts)
      .map((post) => JSON.stringify(post))
      .join(),
  ).not.toContain('exactly one step');
});
