import { spawnSync } from 'node:child_process';
import { startTraps, type Traps } from './observers/traps';
import { buildWorld, type World } from './world';

/** A world and its traps: runs follow each other in it, so that what comes of one is known to be that one's. */
export interface Lane {
  world: World;
  traps: Traps;
  canTrace: boolean;
}

/** What the machine has to have for the whole suite, and what it has. */
export const tools = {
  strace: works('strace', ['-f', '--seccomp-bpf', '--pidns-translation', '-o', '/dev/null', 'true']),
  sandbox:
    works('bwrap', ['--ro-bind', '/', '/', '--unshare-all', 'true']) ||
    works('unshare', ['-Urnp', '--fork', 'true']),
};

/** In CI nothing may be missing. */
export const mustHaveAll = (process.env.CI ?? '') !== '';

function works(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

export async function openLane(): Promise<Lane & { close(): Promise<void> }> {
  const [world, traps] = await Promise.all([buildWorld(), startTraps()]);
  return {
    world,
    traps,
    canTrace: tools.strace,
    async close() {
      await traps.close();
      await world.close();
    },
  };
}
