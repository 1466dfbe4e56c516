import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { release } from 'node:os';
import { afterAll, describe, expect, test } from 'vitest';
import { openGroup } from '../../src/adapters/sandbox-cgroup';
import { sandboxLimits } from '../../src/adapters/sandbox-limits';
import {
  options,
  place,
  processesWith,
  ran,
  refusing,
  removePlaces,
  withoutBubblewrap,
  write,
} from '../fakes/sandbox';

afterAll(removePlaces);

const mebi = 1024 * 1024;
let count = 0;

/** A number of seconds that no other process sleeps. */
function ownNap(): string {
  count += 1;
  return `${1_000_000 + process.pid * 10 + count}`;
}

/** At most so many are left, and those do not stay. */
function expectGone(nap: string, most: number): void {
  const left = processesWith(nap);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  expect(left.length).toBeLessThanOrEqual(most);
}

/** Linux counts processes by namespace since 6.14; before, only those of an ordinary user. */
const [major = 0, minor = 0] = release().split('.').map(Number);
const kernelCounts = process.getuid?.() !== 0 || major > 6 || (major === 6 && minor >= 14);

describe.each([
  ['bubblewrap', () => process.env.PATH ?? '', false],
  ['namespaces alone', withoutBubblewrap, false],
  ['no sandbox', refusing, true],
])('what ends a command behind %s', (_, searchPath, allowUnsandboxed) => {
  const opened = (limits = {}) => options(place(), { searchPath: searchPath(), allowUnsandboxed, limits });

  test('its deadline, and nothing outlives it', async () => {
    const nap = ownNap();
    // One ignores the polite signal, one has left the session and closed its outputs, twice forked.
    const line = `trap '' TERM; (trap '' TERM HUP; sleep ${nap}) & setsid sh -c '(sleep ${nap} >/dev/null 2>&1 <&- &)'; echo begun; sleep ${nap}`;
    const result = await ran(opened(), line, { timeout: 2 });
    expect(result).toMatchObject({ stoppedBy: 'time', code: null, out: 'begun\n', timeout: 2 });
    // Without a sandbox a process whose parents have ended cannot be told from any other.
    expectGone(nap, allowUnsandboxed ? 1 : 0);
  });

  test('its own end, although something still holds its outputs', async () => {
    const nap = ownNap();
    const result = await ran(opened(), `sleep ${nap} & setsid sleep ${nap} & echo done`);
    expect(result).toMatchObject({ stoppedBy: null, code: 0, out: 'done\n' });
    expectGone(nap, allowUnsandboxed ? 1 : 0);
  });

  test('too much output, of which start and end are kept', async () => {
    const result = await ran(opened({ output: 3 * mebi }), 'echo first; yes', { maxBytes: 1000 });
    expect(result).toMatchObject({ stoppedBy: 'output', code: null });
    expect(result.stdout.head.startsWith('first\ny\n')).toBe(true);
    expect(result.stdout.head.length + result.stdout.tail.length).toBe(1000);
    expect(result.stdout.omitted).toBeGreaterThan(2 * mebi);
    expect(result.stdout.omitted).toBeLessThan(8 * mebi);
  });

  test('too many processes', async () => {
    const nap = ownNap();
    const line = `i=0; while [ $i -lt 60 ]; do sleep ${nap} & i=$((i+1)); done; wait`;
    expect((await ran(opened({ processes: 40 }), line)).stoppedBy).toBe('processes');
    expect(processesWith(nap)).toEqual([]);
  });

  test('too much memory, of all processes together', async () => {
    const hog = `const a = Buffer.alloc(${60 * mebi}, 1); setTimeout(() => a, 30000)`;
    const line = `for i in 1 2 3; do "${process.execPath}" -e '${hog}' & done; wait`;
    expect((await ran(opened({ memory: 200 * mebi }), line)).stoppedBy).toBe('memory');
  });
});

test.runIf(kernelCounts).each([
  ['bubblewrap', () => process.env.PATH ?? ''],
  ['namespaces alone', withoutBubblewrap],
])('behind %s a fork bomb meets a limit of the kernel before the watch sees it', async (_, searchPath) => {
  // The watch is told to let it pass; what is left counts how many could be started.
  const limits = { tasks: 320, processes: 100_000 };
  const line = 'i=0; while [ $i -lt 2000 ]; do i=$((i+1)); echo $i; sleep 60 & done 2>/dev/null';
  const { out } = await ran(options(place(), { searchPath: searchPath(), limits }), line);
  const begun = Number(out.trim().split('\n').at(-1));
  expect(begun).toBeGreaterThan(100);
  expect(begun).toBeLessThan(325);
});

test.each([
  ['bubblewrap', () => process.env.PATH ?? ''],
  ['namespaces alone', withoutBubblewrap],
])('behind %s there is so much room to write to, and no more', async (_, searchPath) => {
  const limits = { scratch: 2 * mebi, home: mebi, files: 300 };
  const fill = (path: string) =>
    `{ head -c 8000000 /dev/zero > "${path}"; } 2>/dev/null; stat -c %s "${path}"`;
  const many = 'i=0; while [ $i -lt 400 ] && { echo > n$i; } 2>/dev/null; do i=$((i+1)); done; echo $i';
  const line = ['big', '/tmp/big', '/var/tmp/big', '/run/big', '/dev/shm/big', '$HOME/big']
    .map(fill)
    .join('; ');
  const { out } = await ran(
    options(place(), { searchPath: searchPath(), limits }),
    `${line}; rm big; ${many}`,
  );
  const [layer, tmp, varTmp, run, shm, home, files] = out.trim().split('\n').map(Number);
  for (const size of [layer, tmp, varTmp, run, shm, home]) expect(size).toBeLessThanOrEqual(2 * mebi);
  expect(Math.max(varTmp ?? 0, run ?? 0, shm ?? 0, home ?? 0)).toBeLessThanOrEqual(mebi);
  expect(files).toBeLessThan(300);
});

test('a call that is aborted ends its command at once, and so does the run', async () => {
  const nap = ownNap();
  for (const which of ['call', 'run'] as const) {
    const controller = new AbortController();
    const signal = controller.signal;
    const opened = options(place(), which === 'run' ? { signal } : {});
    setTimeout(() => controller.abort(), 300);
    const result = await ran(opened, `sleep ${nap}`, which === 'call' ? { signal } : {});
    expect(result.stoppedBy).toBe('abort');
  }
  expect(processesWith(nap)).toEqual([]);
});

test('no command gets more time than the run gives to a call, less what its answer takes', async () => {
  const result = await ran(options(place(), { toolTimeout: 0.4 }), 'sleep 30', { timeout: 600 });
  expect(result).toMatchObject({ stoppedBy: 'time', timeout: 0.36 });
});

describe('a control group', () => {
  /** Files where the second version's hierarchy would be. */
  function hierarchy(controllers: string): string {
    const root = place('cgroup');
    write(root, { 'cgroup.subtree_control': controllers, 'job/cgroup.subtree_control': '\n' });
    return root;
  }

  test('is made where the controllers are handed down, and has the limits', () => {
    const root = hierarchy('cpu memory pids\n');
    const group = openGroup({ ...sandboxLimits, tasks: 400, memory: 5 * mebi }, root, '1:cpu:/x\n0::/job\n');
    if (group === null) throw new Error('no group was made');
    const folder = group.procs.slice(0, -'/cgroup.procs'.length);
    expect(folder.startsWith(`${root}/countersign-`)).toBe(true);
    expect(readFileSync(`${folder}/pids.max`, 'utf8')).toBe('400');
    expect(readFileSync(`${folder}/memory.max`, 'utf8')).toBe(String(5 * mebi));
    expect(group.ranOut()).toBe(false);
    write(folder, { 'memory.events': 'low 0\noom 1\noom_kill 1\n' });
    expect(group.ranOut()).toBe(true);
    group.close();
    expect(readFileSync(`${folder}/cgroup.kill`, 'utf8')).toBe('1');
  });

  test('is not made where they are not, and nothing is left', () => {
    const root = hierarchy('cpu pids\n');
    expect(openGroup(sandboxLimits, root, '0::/job\n')).toBeNull();
    expect(openGroup(sandboxLimits, `${root}/nowhere`, '')).toBeNull();
  });

  test('is joined by a command before it begins', async () => {
    const root = hierarchy('memory pids\n');
    const opened = options(place(), { cgroups: root });
    expect((await ran(opened, 'echo ran')).out).toBe('ran\n');
    const [group] = readdirSync(root).filter((name) => name.startsWith('countersign-'));
    expect(Number(readFileSync(`${root}/${group}/cgroup.procs`, 'utf8'))).toBeGreaterThan(1);
    expect(existsSync(`${root}/${group}/memory.max`)).toBe(true);
  });
});
