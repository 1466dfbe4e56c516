// What asking a model costs besides the model: own time, waiting side by side, fixed words, and a diff of 10,000 files.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeDiff } from './large-diff.mjs';
import { cost, figure, interleaved, median, root, spread, table } from './measure.mjs';
import { source } from './sources.mjs';
import { makeWorkspace, task } from './workspace.mjs';

const waited = 1_000;
const node = process.execPath;

/** Starts an endpoint in a process of its own. */
async function endpoint(...args) {
  const child = spawn(node, [join(root, 'bench/endpoint.mjs'), ...args.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise((done) => child.stdout.once('data', (text) => done(String(text).trim())));
  return { url: `http://127.0.0.1:${port}/v1`, close: () => child.stdin.end() };
}

const withModel = (bundle, url, ...more) => [
  node,
  bundle,
  '--task',
  task,
  '--json',
  ...['--engine', 'openai', '--base-url', url, '--model', 'bench', ...more],
];

export async function models({ bundle, repetitions = 15 }) {
  const small = makeWorkspace({ files: 20, bytesPerFile: 4800 });
  const bodies = mkdtempSync(join(tmpdir(), 'countersign-bodies-'));
  const met = [];
  try {
    met.push(await ownTime(bundle, small, bodies, repetitions));
    met.push(await sideBySide(bundle, small));
    met.push(await fixedWords());
  } finally {
    small.remove();
    rmSync(bodies, { recursive: true, force: true });
  }
  met.push(await largeDiff(bundle, { endpoint, withModel }));
  return met.every(Boolean);
}

/**
 * What asking adds: the run less the same run without a model. Beside it the whole process of a bare client that does
 * nothing but the same calls with the same bodies.
 */
async function ownTime(bundle, small, bodies, repetitions) {
  const recording = await endpoint(0, bodies);
  cost(withModel(bundle, recording.url), small.folder);
  recording.close();
  const { url, close } = await endpoint();
  const samples = interleaved(
    {
      'node -e 0': { argv: [node, '-e', '0'], cwd: small.folder },
      'bare client': { argv: [node, join(root, 'bench/client.cjs'), url, bodies], cwd: small.folder },
      'run without a model': {
        argv: [node, bundle, '--task', task, '--json', '--engine', 'offline'],
        cwd: small.folder,
      },
      'run with a model': { argv: withModel(bundle, url), cwd: small.folder },
    },
    repetitions,
  );
  close();
  table(`a run against an endpoint that answers at once, ${repetitions} rounds, ms: median (middle half)`, [
    ['', 'CPU', 'wall'],
    ...Object.entries(samples).map(([name, { cpu, wall }]) => [name, spread(cpu), spread(wall)]),
  ]);
  const met = ['cpu', 'wall'].map((what) => {
    const bare = median(samples['bare client'][what]);
    const without = median(samples['run without a model'][what]);
    const whole = median(samples['run with a model'][what]);
    const name = { cpu: 'CPU', wall: 'wall' }[what];
    const times = (time) => (time / bare).toFixed(1);
    console.log(`
  ${name}: the whole run is ${times(whole)} times the bare client; a run without a model is ${times(without)} times it already.
  Asking adds ${(whole - without).toFixed(0)} ms; the bare client takes ${bare.toFixed(0)} ms.`);
    return figure(`${name} that asking adds, over the bare client`, (whole - without) / bare, 3);
  });
  return met.every(Boolean);
}

/** Three critics against fixed answer times: what they take after the plan, in answer times. */
async function sideBySide(bundle, small) {
  const { url, close } = await endpoint(waited);
  const samples = interleaved(
    {
      plan: { argv: withModel(bundle, url, '--critics', 'none'), cwd: small.folder },
      all: { argv: withModel(bundle, url), cwd: small.folder },
    },
    5,
  );
  close();
  const after = median(samples.all.wall) - median(samples.plan.wall);
  console.log(`\nthree critics that each wait ${waited} ms for their answer`);
  return figure('wall after the plan, in answer times', after / waited, 1.2);
}

/** Rules and the stage's own part; the schema and the material are not in it. */
async function fixedWords() {
  const { openCounter } = await source('core/answers/tokens');
  const { rules } = await source('core/prompts/rules');
  const { modes } = await source('modes/index.generated');
  const count = await openCounter();
  const sizes = modes.map(({ name, brief }) => [name, count(rules) + count(brief)]);
  console.log(
    `\nfixed words of a call, tokens: ${sizes.map(([stage, size]) => `${stage} ${size}`).join(', ')}`,
  );
  return figure(
    'fixed words of the longest call',
    Math.max(...sizes.map(([, size]) => size)),
    1_200,
    ' tokens',
  );
}
