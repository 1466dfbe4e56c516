import { readdirSync, readFileSync } from 'node:fs';
import type { SandboxLimits } from './sandbox-limits';

/** A process, as `/proc/PID/status` has it (proc_pid_status(5)). */
interface Seen {
  pid: number;
  parent: number;
  /** Kibibytes of memory that no file backs; what it shares with others is counted for each. */
  memory: number;
}

/**
 * All processes that come from one, itself left out; none where there is no `/proc`. Read at once and not in turns:
 * among a thousand processes that want to run, waiting for each file would take seconds.
 */
export function descendants(of: number): Seen[] {
  const children = new Map<number, Seen[]>();
  for (const one of allProcesses()) {
    const siblings = children.get(one.parent);
    if (siblings) siblings.push(one);
    else children.set(one.parent, [one]);
  }
  const found: Seen[] = [];
  const open = [of];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      open.push(child.pid);
    }
  }
  return found;
}

function allProcesses(): Seen[] {
  const names = textOf(() => readdirSync('/proc').join('\n')) ?? '';
  return names.split('\n').flatMap((name) => {
    const pid = /^\d+$/.test(name) ? Number(name) : null;
    const status = pid === null ? null : textOf(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
    if (pid === null || status === null) return [];
    const memory = kibibytes(status, 'RssAnon') + kibibytes(status, 'RssShmem');
    return [{ pid, parent: kibibytes(status, 'PPid'), memory }];
  });
}

/** Which limit the processes that come from one have passed, or null. */
export function passed(root: number, limits: SandboxLimits): 'processes' | 'memory' | null {
  if (isShort(textOf(() => readFileSync('/proc/meminfo', 'utf8')) ?? '')) return 'memory';
  const found = descendants(root);
  if (found.length > limits.processes) return 'processes';
  const most = limits.memory / 1024;
  if (sum(found.map(({ memory }) => memory)) <= most) return null;
  // Pages that processes share were counted for each; this is slower, and counts them once.
  return sum(found.map(share)) > most ? 'memory' : null;
}

const leastFree = 512 * 1024;
const leastPart = 0.04;

/**
 * Whether a machine has next to no memory left. A command can hold memory that stands to nobody's account, as files
 * without a name (memfd_create(2)); this ends it before the kernel has to choose.
 * @param meminfo text of `/proc/meminfo`
 */
export function isShort(meminfo: string): boolean {
  const all = `\n${meminfo}`;
  const total = kibibytes(all, 'MemTotal');
  const free = kibibytes(all, 'MemAvailable');
  return total > 0 && all.includes('\nMemAvailable:') && free < Math.min(leastFree, total * leastPart);
}

function share({ pid, memory }: Seen): number {
  const rollup = textOf(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  if (rollup === null || !rollup.includes('\nPss_Anon:')) return memory;
  return kibibytes(rollup, 'Pss_Anon') + kibibytes(rollup, 'Pss_Shmem');
}

/** The number behind a name at the start of a line. */
function kibibytes(text: string, name: string): number {
  const at = text.indexOf(`\n${name}:`);
  return at < 0 ? 0 : Number.parseInt(text.slice(at + name.length + 2, at + 80), 10) || 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** What is read of a process that may have just ended; null then. */
function textOf(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
