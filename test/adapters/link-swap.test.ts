import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedFiles, openedFiles } from '../../src/adapters/confined';
import { type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
let swapping: ChildProcess | null;
beforeEach(() => {
  place = workplace();
  swapping = null;
});
afterEach(() => {
  swapping?.kill('SIGKILL');
  place.remove();
});

/** Swaps what stands at each path, from one to the other and back, as fast as it can, in a process of its own. */
async function swap(pairs: [string, string, string][]): Promise<void> {
  const code = `
    const { renameSync, symlinkSync, rmSync } = require('node:fs');
    const pairs = ${JSON.stringify(pairs)};
    process.stdout.write('ready');
    for (let turn = 0; ; turn += 1) for (const [path, one, other] of pairs) {
      const from = turn % 2 ? one : other;
      try {
        rmSync(path + '.draft', { force: true });
        symlinkSync(from, path + '.draft');
        renameSync(path + '.draft', path);
      } catch {}
    }`;
  swapping = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  if (swapping.stdout !== null) await once(swapping.stdout, 'data');
}

const rounds = 3000;
const ways: [string, OpenedFiles][] = [
  ['by what is opened', openedFiles()],
  ['by paths', null],
];

describe.each(ways)('%s', (_, shown) => {
  test('PM-006 a link that is swapped while it is read never shows what lies outside', async () => {
    place.write({
      'good.txt': 'GOOD',
      'inner/f.txt': 'GOOD',
      [`${place.top}/outer/f.txt`]: 'SECRET',
      [`${place.top}/bad.txt`]: 'SECRET',
    });
    symlinkSync('good.txt', join(place.at, 'file'));
    symlinkSync('inner', join(place.at, 'folder'));
    const files = await place.open({ shown });
    await files.named('**', 1);
    await swap([
      [join(place.at, 'file'), 'good.txt', '../bad.txt'],
      [join(place.at, 'folder'), 'inner', '../outer'],
    ]);
    const seen = { good: 0, refused: 0, leaked: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const read = await files.read(round % 2 ? 'file' : 'folder/f.txt', 1000);
      if (!read.ok) seen.refused += 1;
      else if (read.text === 'GOOD') seen.good += 1;
      else seen.leaked += 1;
    }
    expect(seen.leaked).toBe(0);
    // Both sides of the swap were met, or this would prove nothing.
    expect(seen.good).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  });
});

test('a folder that is swapped for a link while it is written in never lets a change out', async () => {
  mkdirSync(join(place.top, 'outer'));
  place.write({ 'inner/keep.txt': 'x', [`${place.top}/outer/victim.txt`]: 'UNTOUCHED' });
  const files = await place.open({});
  await files.named('**', 1);
  // A real folder and a link take turns at the same path.
  const code = `
    const { renameSync, symlinkSync, mkdirSync } = require('node:fs');
    const path = ${JSON.stringify(join(place.at, 'turn'))};
    symlinkSync('../outer', path + '.link');
    mkdirSync(path);
    process.stdout.write('ready');
    for (;;) {
      try { renameSync(path, path + '.folder'); renameSync(path + '.link', path); } catch {}
      try { renameSync(path, path + '.link'); renameSync(path + '.folder', path); } catch {}
    }`;
  swapping = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  if (swapping.stdout !== null) await once(swapping.stdout, 'data');
  const seen = { done: 0, refused: 0 };
  for (let round = 0; round < 300; round += 1) {
    const written = await files.write(round % 2 ? 'turn/victim.txt' : `turn/new-${round}.txt`, 'CHANGED');
    const removed = round % 50 === 0 ? await files.remove('turn/victim.txt') : written;
    for (const result of [written, removed]) seen[result.ok ? 'done' : 'refused'] += 1;
  }
  expect(readdirSync(join(place.top, 'outer'))).toEqual(['victim.txt']);
  expect(readFileSync(join(place.top, 'outer/victim.txt'), 'utf8')).toBe('UNTOUCHED');
  expect(seen.done).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(20);
});
