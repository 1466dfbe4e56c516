import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

/** What a child gets at one descriptor, as `spawn` takes it. */
export type Place = 'ignore' | 'pipe' | number;

/**
 * Starts a program with these descriptors, and with nothing in the place of those that whoever started us left open:
 * a folder among them would lead out of any sandbox.
 */
export function withoutInherited<Child>(own: readonly Place[], start: (places: Place[]) => Child): Child {
  const left = leftOpen().filter((fd) => fd >= own.length);
  if (left.length === 0) return start([...own]);
  const nothing = openSync('/dev/null', 'r');
  try {
    const places: Place[] = [...own];
    for (const fd of left) {
      while (places.length < fd) places.push('ignore');
      places.push(nothing);
    }
    return start(places);
  } finally {
    closeSync(nothing);
  }
}

/** Descriptors that a program we start would inherit, in order. Those that we opened are closed by themselves. */
function leftOpen(): number[] {
  try {
    const open = readdirSync('/proc/self/fd').map(Number);
    return open.filter((fd) => fd > 2 && isInherited(fd)).sort((a, b) => a - b);
  } catch {
    return [];
  }
}

/** O_CLOEXEC, as proc_pid_fdinfo(5) shows it. */
const closesByItself = 0o2000000;

function isInherited(fd: number): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & closesByItself) === 0;
  } catch {
    return false;
  }
}
