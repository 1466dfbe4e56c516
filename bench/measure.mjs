// Runs commands and measures what they cost. CPU is user + system time of the process and of all the children it
// waited for, as the kernel counts them for bash's `time`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const peakProbe = join(root, 'bench/peak.cjs');

/** Nothing of the caller's environment but the search path: extra certificates alone cost 30 ms a start. */
const home = mkdtempSync(join(tmpdir(), 'countersign-home-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
const environment = { PATH: process.env.PATH ?? '', HOME: home, LC_ALL: 'C' };

/** @returns milliseconds of wall time and of CPU, and the exit code */
export function cost([program, ...args], cwd) {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@" >/dev/null 2>/dev/null </dev/null; exit $?';
  const run = spawnSync('bash', ['-c', script, 'bash', program, ...args], {
    cwd,
    env: environment,
    encoding: 'utf8',
  });
  const [wall, user, system] = run.stderr.trim().split(/\s+/).slice(-3).map(Number);
  if (run.error || !Number.isFinite(wall + user + system))
    throw new Error(`${program} could not be measured: ${run.error ?? run.stderr}`);
  return { wall: wall * 1000, cpu: (user + system) * 1000, code: run.status };
}

/**
 * Peak resident memory of a Node program in MiB and the CPU of its process alone in milliseconds, without that of
 * processes it started, as the kernel tells them at the end.
 */
export function peakMemory(args, cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-peak-'));
  const file = join(folder, 'peak');
  const run = spawnSync(process.execPath, ['--require', peakProbe, ...args], {
    cwd,
    env: { ...environment, PEAK_FILE: file },
    stdio: 'ignore',
  });
  try {
    const [kib, microseconds] = readFileSync(file, 'utf8').split(' ').map(Number);
    return { mib: kib / 1024, cpu: microseconds / 1000, code: run.status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures several commands in turn, again and again, so that a busy moment hits all of them.
 * @param commands name → { argv, cwd, codes: exit codes that count as done }
 * @returns name → { wall: number[], cpu: number[] }
 */
export function interleaved(commands, repetitions) {
  const samples = Object.fromEntries(Object.keys(commands).map((name) => [name, { wall: [], cpu: [] }]));
  for (let round = -1; round < repetitions; round += 1) {
    for (const [name, { argv, cwd, codes = [0] }] of Object.entries(commands)) {
      const { wall, cpu, code } = cost(argv, cwd);
      if (!codes.includes(code)) throw new Error(`${name} ended with exit code ${code}.`);
      // The first round warms the disk cache.
      if (round < 0) continue;
      samples[name].wall.push(wall);
      samples[name].cpu.push(cpu);
    }
  }
  return samples;
}

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at - Math.floor(at));
}

export const median = (numbers) => quantile(numbers, 0.5);

/** `12.3 (11.9–13.0)`: the median and the middle half. */
export function spread(numbers, digits = 0) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(numbers, share).toFixed(digits));
  return `${middle} (${low}–${high})`;
}

/** Prints rows of text in columns. */
export function table(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd()}`,
    );
}

/** One figure against its target. @returns whether it is met */
export function figure(name, value, target, unit = '') {
  const met = value <= target;
  console.log(
    `  ${met ? 'ok    ' : 'MISSED'}  ${name}: ${value.toFixed(2)}${unit} (at most ${target}${unit})`,
  );
  return met;
}
