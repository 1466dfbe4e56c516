import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxLimits } from './sandbox-limits';

/** A control group of one command (Linux, Documentation/admin-guide/cgroup-v2). */
export interface Group {
  /** File that a process joins by. */
  procs: string;
  /** Whether the kernel ended it because it used too much memory. */
  ranOut(): boolean;
  /** Ends what is in it, and removes it. */
  close(): void;
}

let made = 0;

/**
 * Makes a group with the limits of a command below our own or the topmost one, where its controllers are handed down
 * and we may; null elsewhere, which is the usual case without privileges. Changes nothing that is there.
 * @param place where the second version's hierarchy is mounted
 * @param own text of `/proc/self/cgroup`
 */
export function openGroup(limits: SandboxLimits, place: string, own: string): Group | null {
  const ours = /^0::(\/[^\n]{0,4000})$/m.exec(own)?.[1] ?? '/';
  for (const above of new Set([join(place, ours), place])) {
    const handedDown = textOf(join(above, 'cgroup.subtree_control')).split(/\s/);
    if (!handedDown.includes('memory') || !handedDown.includes('pids')) continue;
    made += 1;
    const folder = join(above, `countersign-${process.pid}-${made}`);
    if (!attempt(() => mkdirSync(folder))) continue;
    const limited =
      attempt(() => writeFileSync(join(folder, 'pids.max'), String(limits.tasks))) &&
      attempt(() => writeFileSync(join(folder, 'memory.max'), String(limits.memory)));
    // Not there without swap, or before Linux 4.19.
    attempt(() => writeFileSync(join(folder, 'memory.swap.max'), '0'));
    attempt(() => writeFileSync(join(folder, 'memory.oom.group'), '1'));
    if (limited) return groupIn(folder);
    attempt(() => rmdirSync(folder));
  }
  return null;
}

function groupIn(folder: string): Group {
  return {
    procs: join(folder, 'cgroup.procs'),
    ranOut: () => /^oom_kill [1-9]/m.test(textOf(join(folder, 'memory.events'))),
    close() {
      attempt(() => writeFileSync(join(folder, 'cgroup.kill'), '1'));
      attempt(() => rmdirSync(folder));
    },
  };
}

function textOf(path: string): string {
  let text = '';
  attempt(() => {
    text = readFileSync(path, 'utf8');
  });
  return text;
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
