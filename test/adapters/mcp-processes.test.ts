import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mcp } from '../../src/domain/mcp';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { opened, server, textTool } from '../fakes/mcp-server';

const { signal } = new AbortController();

/** Starts a child in some way and tells its number; a child that is never ended would sleep for an hour. */
const childrenOf = (how: string) => ({
  tools: [textTool('pids')],
  begin: `const { spawn } = require('node:child_process');
    const sleeper = [process.execPath, ['-e', 'process.on("SIGTERM", () => {}); process.on("SIGHUP", () => {}); setTimeout(() => {}, 3600000)']];
    const pids = [process.pid];
    ${how}`,
  call: "return { content: [{ type: 'text', text: JSON.stringify(pids) }] }",
});

async function pidsOf(mcp: Mcp): Promise<number[]> {
  const [tool] = mcp.tools;
  const result = await tool?.run({ text: '' }, { signal } as ToolPorts);
  return JSON.parse(result?.ok === true ? result.text : '[]') as number[];
}

/** Whether a process is there and does something; one that nobody has taken leave of is gone. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/^State:\s+Z/m.test(status(pid));
}
function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: Z';
  }
}
/** Gives the system its time. */
async function gone(pids: readonly number[]): Promise<number[]> {
  for (let tries = 0; tries < 200 && pids.some(isAlive); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return pids.filter(isAlive);
}

test.each([
  ['alone', ''],
  [
    'that hears no request to end',
    "process.on('SIGTERM', () => {}); process.stdin.on('end', () => {}); setInterval(() => {}, 1000);",
  ],
  ['with a child of its group', 'pids.push(spawn(...sleeper, { stdio: "ignore" }).pid);'],
  [
    'with a child in a group of its own',
    'pids.push(spawn(...sleeper, { stdio: "ignore", detached: true }).pid);',
  ],
  [
    'with a child in a session of its own whose parent is gone',
    `const parent = require('node:child_process').spawnSync('/bin/sh', ['-c', 'setsid "$0" -e "setTimeout(() => {}, 3600000)" >/dev/null 2>&1 & echo $!', process.execPath], { encoding: 'utf8' });
     const list = require('node:fs').readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && (() => { try { return require('node:fs').readFileSync('/proc/' + name + '/environ', 'latin1').includes(process.env.COUNTERSIGN_SERVER_RUN) } catch { return false } })());
     pids.push(...list.map(Number).filter((pid) => pid !== process.pid));`,
  ],
  [
    'with a child that has forgotten its environment',
    'pids.push(spawn(...sleeper, { stdio: "ignore", detached: true, env: {} }).pid);',
  ],
])('a server %s is ended with the run, and so is what it started', async (_, how) => {
  const mcp = await opened({ s: server(childrenOf(how)) });
  const pids = await pidsOf(mcp);
  expect(pids.length).toBeGreaterThanOrEqual(how.includes('pids.push') ? 2 : 1);
  expect(pids.filter((pid) => !isAlive(pid))).toEqual([]);
  await mcp.close();
  expect(await gone(pids)).toEqual([]);
  expect(mcp.notes()).toEqual([]);
});

test('the end of the run ends the servers, also while they are started', async () => {
  const run = new AbortController();
  const mcp = await opened({ s: server(childrenOf('')) }, { signal: run.signal });
  const pids = await pidsOf(mcp);
  run.abort();
  expect(await gone(pids)).toEqual([]);
  const early = new AbortController();
  const starting = opened({ s: server({ before: 'return true' }) }, { signal: early.signal });
  early.abort();
  expect((await starting).servers).toEqual([]);
  expect((await opened({ s: server({}) }, { signal: early.signal })).servers).toEqual([]);
});

test('what a server left behind when it ended by itself is ended', async () => {
  const script = childrenOf('pids.push(spawn(...sleeper, { stdio: "ignore" }).pid);');
  const call = `setTimeout(() => process.exit(1), 20); ${script.call}`;
  const mcp = await opened({ s: server({ ...script, call }) });
  const pids = await pidsOf(mcp);
  expect(pids).toHaveLength(2);
  expect(await gone(pids)).toEqual([]);
});

test('a program that ends without taking leave of its servers takes them along', async () => {
  const before = process.listeners('exit');
  const mcp = await opened({
    s: server(childrenOf('pids.push(spawn(...sleeper, { stdio: "ignore" }).pid);')),
  });
  const pids = await pidsOf(mcp);
  const added = process.listeners('exit').filter((one) => !before.includes(one));
  expect(added).toHaveLength(1);
  for (const listener of added) listener.call(process, 0);
  expect(await gone(pids)).toEqual([]);
  await mcp.close();
  expect(process.listeners('exit')).toEqual(before);
});
