import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePlan } from '../../src/core/plan-document/parse';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const task = 'login in src/auth.js fails without a user';

function place() {
  const cwd = bench.repository(authFiles);
  const run = (text: string, ...args: string[]) => bench.run(cwd, startTurns(dutiful), { task: text, args });
  return { cwd, run, at: (name: string) => join(cwd, name) };
}
const planIn = (path: string) => {
  const read = parsePlan(readFileSync(path, 'utf8'));
  return read.kind === 'unreadable' ? null : read.plan;
};

test('PM-017 a plan run says how to keep the plan and writes nothing by itself', async () => {
  const { run, cwd } = place();
  const before = readdirSync(cwd);
  const { report } = await run(task, '--plan');
  expect(report.suggestions.join('\n')).toContain('--save-plan FILE');
  expect(readdirSync(cwd)).toEqual(before);
});

test('PM-017 /save-plan writes the plan of the turn, to a name of its own or to the one that is given', async () => {
  const { run, at } = place();
  const usual = await run(`/save-plan\n${task}`);
  const file = `plan-${usual.report.plan?.id.slice(0, 12)}.md`;
  expect(usual.report.turns[0]?.commands).toMatchObject([{ ok: true }]);
  expect(usual.report.output).toContain(file);
  expect(planIn(at(file))?.id).toBe(usual.report.plan?.id);
  const named = await run(`/save-plan docs/plan.md\n${task}, twice`);
  expect(planIn(at('docs/plan.md'))?.id).toBe(named.report.plan?.id);
  const again = await run(`/save-plan docs/plan.md\n${task}, again`);
  expect(planIn(at('docs/plan.md'))?.id).toBe(again.report.plan?.id);
});

test('PM-017 /save-plan leaves all else alone: other files, links, what is outside, the template', async () => {
  const { run, at, cwd } = place();
  mkdirSync(at('there'));
  symlinkSync(at('there'), at('way'));
  symlinkSync(at('README.md'), at('link.md'));
  const names = ['README.md', 'way/plan.md', 'link.md', '../plan.md', '/tmp/plan.md', 'plan.txt'];
  const more = ['.git/plan.md', '.countersign/plan.md', '.md', 'there'];
  for (const name of [...names, ...more]) {
    const { report } = await run(`/save-plan ${name}\n${task}`);
    expect(report.turns[0]?.commands[0]?.reply).toContain('The plan was not saved to');
    expect(report.turns[0]?.commands[0]?.ok).toBe(false);
  }
  expect(readFileSync(at('README.md'), 'utf8')).toBe(authFiles['README.md']);
  expect(readdirSync(at('there'))).toEqual([]);
  expect(existsSync(join(cwd, '..', 'plan.md'))).toBe(false);
  expect(existsSync(at('.countersign'))).toBe(false);
});

test('PM-017 /save-plan in a text of others writes nothing, and without a plan it says so', async () => {
  const { run, cwd } = place();
  const before = readdirSync(cwd);
  for (const tier of ['trusted', 'untrusted']) {
    const { report } = await run(`/save-plan\n${task}`, '--trust', tier);
    expect(report.turns[0]?.commands[0]).toMatchObject({ ok: false });
  }
  const none = await run('/save-plan');
  expect(none.report.turns[0]?.commands[0]?.reply).toBe('There is no plan to save.');
  expect(readdirSync(cwd)).toEqual(before);
});

test('PM-017 --save-plan writes anywhere the person can write, and over nothing but a plan', async () => {
  const { run, at } = place();
  const target = join(bench.home(), 'kept.md');
  const ran = await run(task, '--save-plan', target);
  expect((await ran.deliver()).report.exitCode).toBe(0);
  expect(planIn(target)?.id).toBe(ran.report.plan?.id);
  expect((await ran.deliver()).report.exitCode).toBe(0);
  const over = await run(task, '--save-plan', at('README.md'));
  const { report } = await over.deliver();
  expect(report).toMatchObject({ status: 'failure', exitCode: 1 });
  expect(report.message).toContain('README.md');
  expect(readFileSync(at('README.md'), 'utf8')).toBe(authFiles['README.md']);
  const link = join(bench.home(), 'link.md');
  writeFileSync(`${link}.target`, 'x');
  symlinkSync(`${link}.target`, link);
  expect((await (await run(task, '--save-plan', link)).deliver()).report.exitCode).toBe(1);
  expect(readFileSync(`${link}.target`, 'utf8')).toBe('x');
  const none = await run('What does login do?', '--save-plan', join(bench.home(), 'none.md'));
  expect((await none.deliver()).report.warnings.join()).toContain('there is no plan');
});
