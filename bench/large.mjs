// What size costs: a run on 10,000 files (48 MB) less a run on 20 files, as a multiple of one `git grep` there.
import { figure, interleaved, median, peakMemory, spread, table } from './measure.mjs';
import { makeWorkspace, task } from './workspace.mjs';

export function large({ bundle, repetitions = 9 }) {
  const small = makeWorkspace({ files: 20, bytesPerFile: 4800 });
  const big = makeWorkspace({ files: 10_000, bytesPerFile: 4500 });
  try {
    const node = process.execPath;
    const run = [node, bundle, '--task', task, '--json'];
    const samples = interleaved(
      {
        'run, 20 files': { argv: run, cwd: small.folder },
        'run, 10,000 files': { argv: run, cwd: big.folder },
        'git grep, one word': { argv: ['git', 'grep', '-n', 'timeout'], cwd: big.folder },
        'git grep -i, one word': { argv: ['git', 'grep', '-n', '-i', 'timeout'], cwd: big.folder },
      },
      repetitions,
    );
    table(`size, ${(big.bytes / 1e6).toFixed(0)} MB, ${repetitions} rounds, ms: median (middle half)`, [
      ['', 'CPU', 'wall'],
      ...Object.entries(samples).map(([name, { cpu, wall }]) => [name, spread(cpu), spread(wall)]),
    ]);
    const growth = (of) => median(samples['run, 10,000 files'][of]) - median(samples['run, 20 files'][of]);
    const over = (of, grep) => growth(of) / median(samples[grep][of]);
    const peaks = [1, 2, 3].map(() => peakMemory([bundle, '--task', task, '--json'], big.folder).mib);
    console.log(
      `  wall growth over git grep: ${over('wall', 'git grep, one word').toFixed(2)}; over git grep -i: ${over('wall', 'git grep -i, one word').toFixed(2)}`,
    );
    console.log(`  CPU growth over git grep -i: ${over('cpu', 'git grep -i, one word').toFixed(2)}`);
    return [
      figure('CPU growth over git grep', over('cpu', 'git grep, one word'), 6),
      figure('peak memory on 10,000 files', Math.max(...peaks), 300, ' MiB'),
    ].every(Boolean);
  } finally {
    small.remove();
    big.remove();
  }
}
