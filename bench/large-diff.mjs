// What a diff of 10,000 files costs: time over `git diff`, memory against a smaller one, tokens against the budget, and
// whether every file was shown to the model or is named in the report.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cost, figure, median, peakMemory, spread, table } from './measure.mjs';
import { source } from './sources.mjs';
import { makeWorkspace, task } from './workspace.mjs';

const bytesPerFile = 4500;
const rounds = 3;
/** Enough for a plan and for three critics on two parts of the diff each, with the usual window. */
const budget = 700_000;

/** A workspace in which every source file has one new line that is not committed. */
function changedWorkspace(files) {
  const workspace = makeWorkspace({ files, bytesPerFile });
  const changed = readdirSync(workspace.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.js'))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of changed) appendFileSync(file, 'export const added = 1;\n');
  return { ...workspace, changed: changed.map((file) => relative(workspace.folder, file)) };
}

/**
 * Every one of 10,000 files has a new line.
 * @param endpoint starts an endpoint; `withModel` gives the arguments of a run that asks it
 */
export async function largeDiff(bundle, { endpoint, withModel }) {
  const [big, middle] = [10_000, 2_500].map(changedWorkspace);
  const unchanged = makeWorkspace({ files: 10_000, bytesPerFile });
  const { url, close } = await endpoint();
  try {
    return [
      time(bundle, withModel(bundle, url), big, unchanged),
      memory(withModel(bundle, url), big, middle),
      await tokens(bundle, big, { endpoint, withModel }),
    ].every(Boolean);
  } finally {
    close();
    for (const workspace of [big, middle, unchanged]) workspace.remove();
  }
}

/** The program's own time is that of its process: git's processes are not in it, nor what the same run takes without a change. */
function time(bundle, asking, big, unchanged) {
  const [node, ...args] = asking;
  const commands = {
    'git diff': ['git', 'diff'],
    'run without a model': [node, bundle, '--task', task, '--json', '--engine', 'offline'],
    'run with a model': asking,
  };
  const samples = Object.fromEntries(Object.keys(commands).map((name) => [name, { cpu: [], wall: [] }]));
  const own = { changed: [], unchanged: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, argv] of Object.entries(commands)) {
      const { cpu, wall, code } = cost(argv, big.folder);
      if (![0, 1].includes(code)) throw new Error(`${name} ended with exit code ${code}.`);
      // The first round warms the disk cache.
      if (round < 0) continue;
      samples[name].cpu.push(cpu);
      samples[name].wall.push(wall);
    }
    if (round < 0) continue;
    own.changed.push(peakMemory(args, big.folder).cpu);
    own.unchanged.push(peakMemory(args, unchanged.folder).cpu);
  }
  table(`a diff of ${big.changed.length} files, ${rounds} rounds, ms: median (middle half)`, [
    ['', 'CPU', 'wall'],
    ...Object.entries(samples).map(([name, { cpu, wall }]) => [name, spread(cpu), spread(wall)]),
    ['  of it the program itself', spread(own.changed), ''],
    ['  the same where nothing is changed', spread(own.unchanged), ''],
  ]);
  const of = (name) => median(samples[name].cpu);
  const over = (cpu) => cpu / of('git diff');
  return [
    figure(
      'CPU of asking a model over git diff',
      over(of('run with a model') - of('run without a model')),
      1.5,
    ),
    figure(
      "CPU that the diff adds to the program itself (git's processes not in it) over git diff",
      over(median(own.changed) - median(own.unchanged)),
      1.5,
    ),
    figure("CPU of the whole run with git's processes over git diff", over(of('run with a model')), 1.5),
  ].every(Boolean);
}

/** Flat: four times the diff takes little more, and never more than a fixed amount. */
function memory([, ...args], big, middle) {
  const peaks = [big, middle].map(({ folder }) =>
    Math.max(...Array.from({ length: rounds }, () => peakMemory(args, folder).mib)),
  );
  console.log(`  peak on ${middle.changed.length} files: ${peaks[1].toFixed(0)} MiB`);
  return [
    figure(`peak memory on ${big.changed.length} files`, peaks[0], 300, ' MiB'),
    figure('that over the peak on a quarter of them', peaks[0] / peaks[1], 1.5),
  ].every(Boolean);
}

/** What the requests of a run with a budget hold: their tokens, and which files of the diff. */
async function tokens(bundle, big, { endpoint, withModel }) {
  const home = mkdtempSync(join(tmpdir(), 'countersign-budget-'));
  const bodies = join(home, 'bodies');
  mkdirSync(bodies);
  const { url, close } = await endpoint(0, bodies);
  try {
    const [node, ...args] = withModel(bundle, url, '--max-tokens', String(budget));
    const run = spawnSync(node, args, {
      cwd: big.folder,
      env: { PATH: process.env.PATH ?? '', HOME: home, LC_ALL: 'C' },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    const { coverage, usage } = JSON.parse(run.stdout);
    const requests = readdirSync(bodies).map((file) => JSON.parse(readFileSync(join(bodies, file), 'utf8')));
    const { openCounter } = await source('core/answers/tokens');
    const count = await openCounter();
    const sent = requests.reduce((sum, { messages, response_format: form }) => {
      const texts = [...messages.map(({ content }) => content), JSON.stringify(form ?? '')];
      return sum + texts.reduce((all, text) => all + count(text), 0);
    }, 0);
    const all = new Set(big.changed);
    const shown = new Set(requests.flatMap(filesShown).filter((file) => all.has(file)));
    const skipped = coverage.skipped.filter(({ reason }) => reason.startsWith('not shown to the model'));
    const named = new Set(skipped.map(({ what }) => what).filter((file) => all.has(file)));
    if (named.size === 0) throw new Error('The budget left no file out: this run shows nothing.');
    const lost = big.changed.filter((file) => !shown.has(file) && !named.has(file));
    console.log(
      `  --max-tokens ${budget}: ${requests.length} requests; of ${all.size} files ${shown.size} shown, ${named.size} named as not shown`,
    );
    return [
      figure('tokens of requests and answers over --max-tokens', (sent + usage.outputTokens) / budget, 1),
      figure('files of the diff neither shown nor named', lost.length, 0),
    ].every(Boolean);
  } finally {
    close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** The files whose changes a request holds, by the headings of the packed diff; changed lines never begin like one. */
function filesShown({ messages }) {
  const text = messages.map(({ content }) => content).join('\n');
  return [...text.matchAll(/^=== (.+): modified$/gm)].map(([, file]) => file);
}
