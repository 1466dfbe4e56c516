// What a start costs: `--help`, and a whole offline run on 20 files, as multiples of `node -e 0`.
import { figure, interleaved, median, spread, table } from './measure.mjs';
import { makeWorkspace, task } from './workspace.mjs';

export function start({ bundle, repetitions = 25 }) {
  const small = makeWorkspace({ files: 20, bytesPerFile: 4800 });
  try {
    const node = process.execPath;
    const samples = interleaved(
      {
        'node -e 0': { argv: [node, '-e', '0'], cwd: small.folder },
        '--help': { argv: [node, bundle, '--help'], cwd: small.folder },
        'whole run, 20 files': { argv: [node, bundle, '--task', task, '--json'], cwd: small.folder },
      },
      repetitions,
    );
    const bare = samples['node -e 0'];
    table(`start, ${repetitions} rounds, ms: median (middle half)`, [
      ['', 'CPU', 'wall', 'CPU ratio', 'wall ratio'],
      ...Object.entries(samples).map(([name, { cpu, wall }]) => [
        name,
        spread(cpu),
        spread(wall),
        (median(cpu) / median(bare.cpu)).toFixed(2),
        (median(wall) / median(bare.wall)).toFixed(2),
      ]),
    ]);
    const ratio = (name) => median(samples[name].cpu) / median(bare.cpu);
    return [
      figure('CPU of --help over node -e 0', ratio('--help'), 1.35),
      figure('CPU of a whole run on 20 files over node -e 0', ratio('whole run, 20 files'), 8),
    ].every(Boolean);
  } finally {
    small.remove();
  }
}
