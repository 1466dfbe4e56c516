// What thinking costs once the facts are there: the plan and its id, and the rules and the secret scan over a
// package's sources. Runs the sources in this process.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { figure, median, quantile, root, table } from './measure.mjs';
import { source } from './sources.mjs';

const packageName = 'fastify';
const taskFile = join(root, 'test/fixtures/tasks/fastify-02/task.txt');

export async function plan({ bundle, repetitions = 300 }) {
  const workspace = mkdtempSync(join(tmpdir(), 'countersign-package-'));
  try {
    cpSync(join(root, 'node_modules', packageName), workspace, {
      recursive: true,
      filter: (from) => !from.endsWith(`${packageName}/node_modules`),
    });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all', '--force'],
    ])
      execFileSync('git', args, { cwd: workspace });
    const ports = await open(workspace, dirname(bundle));
    const question = await taskAsked();
    const met = await planning(question, await gathered(question, ports), ports, repetitions);
    await scanning(question, ports);
    return met;
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

async function open(workspace, assets) {
  const { wire } = await source('wire');
  const { config } = await source('domain/config');
  const nowhere = new PassThrough().resume();
  const world = { cwd: workspace, env: { PATH: process.env.PATH }, stdin: nowhere, stdout: nowhere };
  const nanoseconds = process.hrtime.bigint;
  const interrupted = new AbortController();
  const settled = { ...config.parse({}), workspace, quiet: true };
  const host = { ...world, home: workspace, stderr: nowhere, nanoseconds, assets, interrupted };
  const ports = await wire(host, settled).open(settled);
  return { ...ports, permit: () => true };
}

async function taskAsked() {
  const { titleAndBody, taskId } = await source('core/task-file');
  const { title, body } = titleAndBody(readFileSync(taskFile, 'utf8'), null);
  const task = {
    id: taskId(title, body),
    title,
    body,
    origin: { kind: 'text' },
    trust: { tier: 'operator', reason: 'a measurement' },
    files: [],
    instructions: '',
  };
  const scope = { base: null, include: [], exclude: [], own: [], under: '', whole: false };
  return { task, ...scope, concerns: [], passages: [] };
}

async function gathered(question, ports) {
  const { gather } = await source('pipelines/gather');
  const { openStages } = await source('pipelines/stages');
  const { collectors } = await source('evidence/index.generated');
  return gather(question, collectors, ports, openStages(ports));
}

async function planning({ task }, evidence, ports, repetitions) {
  const { planning: mode } = await source('modes/planning');
  const { createPlan } = await source('core/plan');
  const { redactDeep } = await source('core/redact');
  const times = [];
  for (let round = 0; round < repetitions; round += 1) {
    const begin = performance.now();
    createPlan(redactDeep(mode.offline(task, evidence), ports.known()), 0);
    times.push(performance.now() - begin);
  }
  table(`plan from real facts, ${repetitions} rounds, ms`, [
    ['first', 'median', '95th of 100'],
    [times[0], median(times), quantile(times, 0.95)].map((time) => time.toFixed(2)),
  ]);
  return figure('plan assembly, median', median(times), 2, ' ms');
}

async function scanning(question, ports) {
  const { collectors } = await source('evidence/index.generated');
  const { files } = await ports.tree.list();
  const sources = files.filter((file) => /^(?:lib\/)?[^/]+\.js$/.test(file));
  let lines = 0;
  for (const file of sources)
    lines += readFileSync(join(ports.repository.root, file), 'utf8').split('\n').length;
  const concerns = sources.map((file) => ({ file, addedLines: null, reason: 'measured' }));
  const rows = [['', 'files', 'lines', 'first ms', 'ms', 'lines a ms', 'hits', 'hits in 2,000 lines']];
  for (const name of ['rules', 'secrets']) {
    const collector = collectors.find((c) => c.name === name);
    const times = [];
    let hits = 0;
    for (let round = 0; round < 4; round += 1) {
      const begin = performance.now();
      const { facts } = await collector.gather({ ...question, concerns }, ports);
      times.push(performance.now() - begin);
      hits = facts?.hits.length ?? 0;
    }
    const warm = median(times.slice(1));
    const share = ((hits * 2000) / lines).toFixed(2);
    rows.push([
      name,
      sources.length,
      lines,
      times[0].toFixed(0),
      warm.toFixed(0),
      (lines / warm).toFixed(0),
      hits,
      share,
    ]);
  }
  table(`scanning the sources of ${packageName}`, rows);
}
