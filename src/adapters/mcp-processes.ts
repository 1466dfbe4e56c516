import { readdirSync, readFileSync } from 'node:fs';

/** A process and when it began, so that another one with its number is not taken for it. */
interface Running {
  pid: number;
  parent: number;
  began: string;
}

/** Variable by which processes are known again that left their group and lost their parent. */
export const markName = 'COUNTERSIGN_SERVER_RUN';
/** What is started while the others are ended is ended in the next pass. */
const passes = 5;

/** Everything that a process has started by now, by parentage. Empty where there is no /proc. */
export function startedBy(pid: number): Running[] {
  const all = running();
  const found: Running[] = [];
  for (let parents = [pid]; parents.length > 0; ) {
    const children = all.filter((one) => parents.includes(one.parent) && !found.includes(one));
    found.push(...children);
    parents = children.map((one) => one.pid);
  }
  return found;
}

/** Ends what a server left behind: what it had started, as far as that is known, and whatever bears its mark. */
export function endAll(mark: string, known: readonly Running[]): void {
  for (let pass = 0; pass < passes; pass += 1) {
    const left = running().filter(
      (one) => known.some(({ pid, began }) => pid === one.pid && began === one.began) || bears(one.pid, mark),
    );
    if (left.length === 0) return;
    for (const one of left) end(one.pid);
  }
}

/** Ends a process, or a group where the number is negative. What is gone already is not missed. */
export function end(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(process.platform === 'win32' ? Math.abs(pid) : pid, signal);
  } catch {
    // It has ended.
  }
}

function running(): Running[] {
  return numbers().flatMap((pid) => {
    // The name stands in parentheses and may hold anything; a zombie has ended already.
    const rest = read(`/proc/${pid}/stat`).split(')').at(-1)?.trim().split(' ');
    const [state, parent] = rest ?? [];
    const began = rest?.[19];
    if (state === undefined || state === 'Z' || parent === undefined || began === undefined) return [];
    return [{ pid, parent: Number(parent), began }];
  });
}

function bears(pid: number, mark: string): boolean {
  return read(`/proc/${pid}/environ`).split('\0').includes(`${markName}=${mark}`);
}

function numbers(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** '' for what is gone or another user's. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
