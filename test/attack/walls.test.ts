import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mustHaveAll, openLane, tools } from './lane';
import { type Launched, launch, observers } from './launch';
import { patchedBundle } from './patched';
import { type Wall, walls } from './walls';

const src = resolve(import.meta.dirname, '../../src');
const launched = new Map<Wall, Launched>();
const faults = new Map<Wall, unknown>();
let folder = '';

/** A test that this machine cannot do; in CI it fails instead. */
const lacks = (wall: Wall) =>
  !mustHaveAll && ((wall.sandboxed && !tools.sandbox) || (wall.run.traced && !tools.strace));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-walls-'));
  chmodSync(folder, 0o755);
  const queue = walls.filter((wall) => !lacks(wall));
  const lanes = await Promise.all([openLane(), openLane()]);
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          try {
            const entry = patchedBundle(next.name, next.patches, folder);
            launched.set(next, await launch(next.run, lane, entry));
          } catch (thrown) {
            faults.set(next, thrown);
          }
        }
      }),
    );
  } finally {
    for (const lane of lanes) await lane.close();
  }
}, 600_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  console.log(`attack: ${launched.size} walls taken out, one process each`);
});

test.each(walls.map((wall) => [wall.name, wall] as const))('without the wall: %s', (_, wall) => {
  if (lacks(wall)) {
    console.warn(
      `skipped: ${wall.name} needs ${wall.run.traced ? 'strace' : 'a sandbox'}, which this machine has not.`,
    );
    return;
  }
  if (faults.has(wall)) throw faults.get(wall);
  const { effects = [] } = launched.get(wall) ?? {};
  const seen = effects.filter(({ observer }) => observer === wall.observer).map(({ what }) => what);
  expect(seen.join('\n')).toMatch(wall.shows);
});

test('every wall names a file, and every kind of observer that walls can show has one', () => {
  for (const { file } of walls)
    for (const name of file.split(' and ')) expect(existsSync(join(src, name)), name).toBe(true);
  const shown = new Set(walls.map(({ observer }) => observer));
  const others = observers.filter((name) => !shown.has(name));
  // Nothing is written to GitHub yet, and these show in what the program without walls does.
  expect(others.sort()).toEqual(['ending', 'github', 'left behind', 'output']);
});
