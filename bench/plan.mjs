// What thinking costs once the facts are there: the plan and its id, and the rules and the secret scan over a
// package's sources. Runs the sources in this process, built into a temporary folder.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { figure, median, quantile, root, table } from './measure.mjs';

const packageName = 'fastify';
const taskFile = join(root, 'test/fixtures/tasks/fastify-02/task.txt');

export async function plan({ bundle, repetitions = 300 }) {
  const built = mkdtempSync(join(tmpdir(), 'countersign-built-'));
  const workspace = mkdtempSync(join(tmpdir(), 'countersign-package-'));
  try {
    const require = build(built);
    cpSync(join(root, 'node_modules', packageName), workspace, {
      recursive: true,
      filter: (from) => !from.endsWith(`${packageName}/node_modules`),
    });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all', '--force'],
    ])
      execFileSync('git', args, { cwd: workspace });
    const ports = await open(require, workspace, dirname(bundle));
    const question = questionOf(require);
    const evidence = await gathered(require, question, ports);
    const met = planning(require, question, evidence, ports, repetitions);
    await scanning(require, question, ports);
    return met;
  } finally {
    for (const folder of [built, workspace]) rmSync(folder, { recursive: true, force: true });
  }
}

function build(folder) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', folder], {
    cwd: root,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return createRequire(join(folder, 'index.js'));
}

async function open(require, workspace, assets) {
  const { wire } = require('./wire.js');
  const sink = new PassThrough().resume();
  const world = { cwd: workspace, env: { PATH: process.env.PATH }, stdin: sink, stdout: sink, stderr: sink };
  const wired = wire({ ...world, assets, interrupted: new AbortController() });
  const { config } = require('./domain/config.js');
  return wired.open({ ...config.parse({}), workspace, quiet: true });
}

function questionOf(require) {
  const { titleAndBody, taskId } = require('./core/task-file.js');
  const { title, body } = titleAndBody(readFileSync(taskFile, 'utf8'), null);
  const task = {
    id: taskId(title, body),
    title,
    body,
    origin: { kind: 'text' },
    files: [],
    instructions: '',
  };
  task.trust = { tier: 'operator', reason: 'a measurement' };
  return { task, base: null, include: [], exclude: [], under: '', concerns: [], passages: [] };
}

async function gathered(require, question, ports) {
  const { gather } = require('./pipelines/gather.js');
  const { openStages } = require('./pipelines/stages.js');
  const { collectors } = require('./evidence/index.generated.js');
  return gather(question, collectors, ports, openStages(ports));
}

function planning(require, { task }, evidence, ports, repetitions) {
  const { planning: mode } = require('./modes/planning.js');
  const { createPlan } = require('./core/plan.js');
  const { redactDeep } = require('./core/redact.js');
  const times = [];
  for (let round = 0; round < repetitions; round += 1) {
    const begin = performance.now();
    createPlan(redactDeep(mode.offline(task, evidence), ports.known()), 0);
    times.push(performance.now() - begin);
  }
  table(`plan from real facts, ${repetitions} rounds, ms`, [
    ['first', 'median', '95th of 100'],
    [times[0].toFixed(2), median(times).toFixed(2), quantile(times, 0.95).toFixed(2)],
  ]);
  return figure('plan assembly, median', median(times), 2, ' ms');
}

async function scanning(require, question, ports) {
  const { collectors } = require('./evidence/index.generated.js');
  const { files } = await ports.tree.list();
  const sources = files.filter((file) => /^(?:lib\/|[^/]+)[^/]*\.js$/.test(file));
  let lines = 0;
  for (const file of sources)
    lines += readFileSync(join(ports.repository.root, file), 'utf8').split('\n').length;
  const concerns = sources.map((file) => ({ file, addedLines: null, reason: 'measured' }));
  const rows = [['', 'files', 'lines', 'ms', 'lines a ms', 'hits', 'hits in 2,000 lines']];
  for (const name of ['rules', 'secrets']) {
    const collector = collectors.find((c) => c.name === name);
    const times = [];
    let hits = 0;
    for (let round = 0; round < 4; round += 1) {
      const begin = performance.now();
      hits = (await collector.gather({ ...question, concerns }, ports)).facts?.hits.length ?? 0;
      // The first round loads the grammars and the scanner.
      if (round > 0) times.push(performance.now() - begin);
    }
    const ms = median(times);
    rows.push([
      name,
      sources.length,
      lines,
      ms.toFixed(0),
      (lines / ms).toFixed(0),
      hits,
      ((hits * 2000) / lines).toFixed(2),
    ]);
  }
  table(`scanning the sources of ${packageName}`, rows);
}
