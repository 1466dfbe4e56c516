import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLane } from './lane';
import { launch, observers } from './launch';
import type { Run } from './run';
import { runs } from './run-table';
import { gitTricks } from './tables/git';
import { network } from './tables/network';
import { reads } from './tables/reads';
import { leavesBehind, shell } from './tables/shell';
import { writes } from './tables/writes';

const entry = join(import.meta.dirname, 'wall-less.cjs');

test('PM-003 the attacks work on a program without walls, and every observer sees it', async () => {
  const lane = await openLane();
  try {
    const like = runs.find(({ name }) => name === 'debugger, as it comes') as Run;
    const all = [reads, writes, gitTricks, shell, network];
    // Whoever is traced is waited for with all that it leaves behind.
    const traced = { ...like, traced: true, of: 6, most: 400, tables: all };
    const first = await launch(traced, lane, entry);
    const second = await launch({ ...traced, traced: false, of: 1, tables: [leavesBehind] }, lane, entry);
    const seen = new Set([...first.effects, ...second.effects].map(({ observer }) => observer));
    const missing = observers.filter((name) => !seen.has(name) && (lane.canTrace || name !== 'processes'));
    expect(missing).toEqual([]);
  } finally {
    await lane.close();
  }
}, 120_000);
