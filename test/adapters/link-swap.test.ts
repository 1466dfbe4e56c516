import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedFiles, openedFiles } from '../../src/adapters/confined';
import { type Workplace, workplace } from '../fakes/workplace';

const never = new AbortController().signal;
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

/**
 * In a process of its own, as fast as it can: lets links lead to one place and the other by turns, and puts a link in
 * the place of a real file or folder and back.
 */
async function swap(links: [string, string, string][], turning: [string, string][]): Promise<void> {
  const code = `
    const { lstatSync, renameSync, rmSync, symlinkSync } = require('node:fs');
    const tried = (step) => { try { step(); return true; } catch { return false; } };
    const away = (path) => tried(() => rmSync(path, { recursive: true, force: true }));
    process.stdout.write('ready');
    for (let turn = 0; ; turn += 1) {
      for (const [path, one, other] of ${JSON.stringify(links)}) {
        tried(() => symlinkSync(turn % 2 ? one : other, path + '.draft'));
        tried(() => renameSync(path + '.draft', path));
      }
      for (const [path, to] of ${JSON.stringify(turning)}) {
        // Whoever wants to write may have made a folder in the gap.
        if (!tried(() => renameSync(path, path + '.own'))) away(path);
        tried(() => symlinkSync(to, path + '.link'));
        tried(() => renameSync(path + '.link', path));
        tried(() => lstatSync(path));
        away(path);
        tried(() => renameSync(path + '.own', path));
      }
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
  test('PM-006 what is swapped while it is read never shows what lies outside', async () => {
    place.write({
      'good.txt': 'GOOD',
      'inner/f.txt': 'GOOD',
      'turn.txt': 'GOOD',
      'dir/f.txt': 'GOOD',
      [`${place.top}/outer/f.txt`]: 'SECRET',
      [`${place.top}/bad.txt`]: 'SECRET',
    });
    const files = await place.open({ shown });
    await files.named('**', 1, never);
    const links: [string, string, string][] = [
      [join(place.at, 'file'), 'good.txt', '../bad.txt'],
      [join(place.at, 'folder'), 'inner', '../outer'],
    ];
    await swap(links, [
      [join(place.at, 'turn.txt'), '../bad.txt'],
      [join(place.at, 'dir'), '../outer'],
    ]);
    const asked = ['file', 'folder/f.txt', 'turn.txt', 'dir/f.txt'];
    const seen = { GOOD: 0, SECRET: 0, refused: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const read = await files.read(asked[round % asked.length] ?? '', 1000);
      seen[read.ok ? (read.text as 'GOOD' | 'SECRET') : 'refused'] += 1;
      if (round % 10 !== 0) continue;
      const { signal } = new AbortController();
      const found = await files.search({ pattern: '.', glob: null, caseSensitive: true, most: 9, signal });
      if (found.ok) for (const { text } of found.hits) seen[text as 'GOOD' | 'SECRET'] += 1;
    }
    expect(seen.SECRET).toBe(0);
    // Both sides of the swap were met, or this would prove nothing.
    expect(seen.GOOD).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  });
});

test('a folder that is swapped for a link while it is written in never lets a change out', async () => {
  mkdirSync(join(place.top, 'outer'));
  mkdirSync(join(place.at, 'turn'));
  place.write({ 'inner/keep.txt': 'x', [`${place.top}/outer/victim.txt`]: 'UNTOUCHED' });
  const files = await place.open({});
  await files.named('**', 1, never);
  await swap([], [[join(place.at, 'turn'), '../outer']]);
  const seen = { done: 0, refused: 0 };
  for (let round = 0; round < 200; round += 1) {
    const written = await files.write(round % 2 ? 'turn/victim.txt' : `turn/new-${round}.txt`, 'CHANGED');
    const removed = round % 50 === 0 ? await files.remove('turn/victim.txt') : written;
    for (const result of [written, removed]) seen[result.ok ? 'done' : 'refused'] += 1;
  }
  expect(readdirSync(join(place.top, 'outer'))).toEqual(['victim.txt']);
  expect(readFileSync(join(place.top, 'outer/victim.txt'), 'utf8')).toBe('UNTOUCHED');
  expect(seen.done).toBeGreaterThan(10);
  expect(seen.refused).toBeGreaterThan(10);
});
