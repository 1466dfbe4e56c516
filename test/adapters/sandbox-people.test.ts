import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxResult } from '../../src/domain/sandbox';
import {
  options,
  place,
  processesWith,
  removePlaces,
  whereIs,
  withoutBubblewrap,
  write,
} from '../fakes/sandbox';

const repository = join(import.meta.dirname, '../..');
const canary = ['CANARY', 'b71c'].join('-');
let sources = '';

beforeAll(() => {
  // Where any user can read them.
  sources = place('sources');
  for (const part of ['src', 'scripts'])
    cpSync(join(repository, part), join(sources, part), { recursive: true });
});
afterAll(removePlaces);

/** Arguments that run commands in a Node process of its own. */
function own(searchPath: string, root: string, ...commands: string[]): string[] {
  const { env, signal, ...settings } = { ...options(root), searchPath };
  return [
    join(import.meta.dirname, '../fakes/sandbox-run.mjs'),
    sources,
    JSON.stringify(settings),
    ...commands,
  ];
}

/** An ordinary user: nobody where we may become that, else whoever runs the tests. */
const asOrdinary =
  process.getuid?.() === 0
    ? [whereIs('setpriv'), '--reuid=65534', '--regid=65534', '--clear-groups', '--']
    : [];

test.each([
  ['bubblewrap', () => process.env.PATH ?? ''],
  ['namespaces alone', withoutBubblewrap],
])('an ordinary user has the same sandbox behind %s', (_, searchPath) => {
  const root = place();
  write(root, { 'a.txt': 'kept', '.env': canary });
  chmodSync(root, 0o777);
  const line = `id -u; cat .env; echo x > new && cat new; grep -c '^Cap.*0000000000000000$' /proc/self/status; unshare -Ur true; echo x > /proc/sys/kernel/core_pattern; cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep ${canary.slice(0, 6)}; bash -c 'ulimit -u'; tail -n +3 /proc/net/dev | wc -l; touch /usr/x /x`;
  const [program = '', ...args] = [...asOrdinary, process.execPath, ...own(searchPath(), root, line)];
  const child = spawnSync(program, args, {
    env: { PATH: process.env.PATH ?? '', TOKEN: canary },
    encoding: 'utf8',
    cwd: '/',
  });
  const [result] = JSON.parse(
    child.stdout || `[{"reason":${JSON.stringify(child.stderr)}}]`,
  ) as SandboxResult[];
  if (!result?.ok) throw new Error(result?.reason);
  const uid = asOrdinary.length > 0 ? 65534 : process.getuid?.();
  expect(result.stdout.head).toBe(`${uid}\nx\n5\n4096\n1\n`);
  expect(result).toMatchObject({ isSandboxed: true, notes: [] });
});

test.each([
  ['bubblewrap', () => process.env.PATH ?? ''],
  ['namespaces alone', withoutBubblewrap],
])('behind %s no command outlives us, however we end', async (_, searchPath) => {
  const nap = `${2_000_000 + process.pid}`;
  const line = `setsid sh -c '(sleep ${nap} >/dev/null 2>&1 &)'; sleep ${nap}`;
  const child = spawn(process.execPath, own(searchPath(), place(), line), { stdio: 'ignore', env: {} });
  const sleeping = () => processesWith(nap).filter((pid) => commandOf(pid).startsWith('sleep'));
  for (let waited = 0; sleeping().length < 2 && waited < 200; waited += 1) await pause(50);
  expect(sleeping()).toHaveLength(2);
  child.kill('SIGKILL');
  for (let waited = 0; sleeping().length > 0 && waited < 100; waited += 1) await pause(50);
  expect(sleeping()).toEqual([]);
});

test('in a container that hides parts of /proc there is a sandbox without it, and the result says so', () => {
  const root = place();
  write(root, { '.env': canary });
  const hiding = 'mount -t proc proc /proc && mount -t tmpfs -o ro tmpfs /proc/irq && exec "$@"';
  const line = 'cat .env; ls /proc; id -u; echo x > new && cat new; unshare -Ur true || echo alone';
  const child = spawnSync(
    whereIs('unshare'),
    [
      ...['--user', '--map-root-user', '--mount', '--pid', '--fork', '--', 'sh', '-c', hiding, 'sh'],
      ...[process.execPath, ...own(process.env.PATH ?? '', root, line)],
    ],
    { env: { PATH: process.env.PATH ?? '' }, encoding: 'utf8' },
  );
  const [result] = JSON.parse(
    child.stdout || `[{"reason":${JSON.stringify(child.stderr)}}]`,
  ) as SandboxResult[];
  if (!result?.ok) throw new Error(result?.reason);
  expect(result.stdout.head).toBe('0\nx\nalone\n');
  expect(result.notes.join()).toContain('no /proc');
});

test('a descriptor that we were started with leads nowhere', () => {
  const root = place();
  write(root, { '../secret.txt': canary });
  const folder = openSync(join(root, '..'), 'r');
  const line =
    'cat /proc/self/fd/40/secret.txt; ls -d /proc/self/fd/40/.; readlink /proc/self/fd/40; echo end';
  // Node itself closes the first ones, as far as there is no gap.
  const gap = Array.from({ length: 37 }, () => 'ignore' as const);
  const child = spawnSync(process.execPath, own(process.env.PATH ?? '', root, line), {
    stdio: ['ignore', 'pipe', 'pipe', ...gap, folder],
    env: {},
    encoding: 'utf8',
  });
  const [result] = JSON.parse(child.stdout) as SandboxResult[];
  expect(result?.ok && result.stdout.head).toBe('/dev/null\nend\n');
});

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
