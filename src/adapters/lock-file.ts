import { constants } from 'node:fs';
import { open, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { RunError } from '../domain/errors';
import { pause } from './clock';
import { randomName } from './random-name';

/** A process that wants the lock or has it, as its line says. */
interface Claim {
  token: string;
  pid: number;
  /** When it started, by the system's own count: a number of a process can be used again. */
  start: string;
  /** Where that number means something: computer, its start, its space of process numbers. */
  host: string;
  boot: string;
  space: string;
}

export interface LockOptions {
  /** What is held, as the object of a sentence: `the session x`. */
  what: string;
  signal: AbortSignal;
  /** Milliseconds after which waiting ends with an error. */
  patience: number;
}

/** Longer files are written anew by whoever holds the lock. */
const longest = 16 * 1024;
const claimLine = /^([0-9a-f]{16}) (\d{1,10}) (\S+) (\S+) (\S+) (\S+)$/;
const doneLine = /^([0-9a-f]{16}) done$/;

/**
 * Runs `use` while no other process does so with the same file.
 *
 * The file is a queue: whoever wants the lock adds a line, and has it once all lines before its own are given back or of
 * processes that are no more. Lines are only ever added, each in one write, and neither state ends again: so two can never
 * both find themselves first, and nobody has to break a dead one's lock. Of a process on another computer or in another
 * container nobody can tell whether it lives; it is waited for.
 * @throws RunError `input` when the wait takes longer than `patience`, or the signal aborts
 */
export async function holdLock<Result>(
  path: string,
  options: LockOptions,
  use: () => Promise<Result>,
): Promise<Result> {
  const own = await ownClaim();
  await add(path, lineOf(own));
  try {
    await turn(path, own, options);
    return await use();
  } finally {
    await giveBack(path, own);
  }
}

/** Waits until it is this claim's turn. */
async function turn(path: string, own: Claim, options: LockOptions): Promise<void> {
  let wait = 10;
  for (let waited = 0; ; waited += wait) {
    const first = await isFirst(path, own);
    if (first === true) return;
    // Whoever held it wrote the file anew while this line was on its way.
    if (first === 'missing') await add(path, lineOf(own));
    if (options.signal.aborted || waited >= options.patience) throw busy(path, options, first);
    wait = Math.min(200, wait * 2);
    await pause(wait, options.signal);
  }
}

function busy(path: string, { what, patience }: LockOptions, first: Claim | 'missing'): RunError {
  const who = first === 'missing' ? 'Another run' : `Another run (process ${first.pid} on ${first.host})`;
  return new RunError('input', `${who} works on ${what}; waited ${Math.round(patience / 1000)} s for it.`, {
    hint: `Wait for it or end it. If it is no more, delete ${path}.`,
  });
}

/** True when it is its turn; else who is before it, or that its line is not there. */
async function isFirst(path: string, own: Claim): Promise<true | Claim | 'missing'> {
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return 'missing';
  try {
    const text = await handle.readFile('utf8');
    const before = waiting(text, own.token);
    if (before === null) return 'missing';
    for (const claim of before) if (!(await isGone(claim, own))) return claim;
    // A file that was put aside meanwhile says nothing of who comes first in the new one.
    if ((await handle.stat()).nlink === 0) return 'missing';
    if (text.length > longest) await shorten(path, own);
    return true;
  } finally {
    await handle.close();
  }
}

/** Claims that stand before this one and are not given back; null: this one is not there. */
function waiting(text: string, token: string): Claim[] | null {
  const claims = new Map<string, Claim>();
  for (const line of text.split('\n')) {
    const done = doneLine.exec(line)?.[1];
    if (done !== undefined) claims.delete(done);
    const claim = readClaim(line);
    if (claim !== null && !claims.has(claim.token)) claims.set(claim.token, claim);
  }
  const all = [...claims.values()];
  const own = all.findIndex((claim) => claim.token === token);
  return own < 0 ? null : all.slice(0, own);
}

function lineOf({ token, pid, start, host, boot, space }: Claim): string {
  return [token, pid, start, host, boot, space].join(' ');
}

function readClaim(line: string): Claim | null {
  const match = claimLine.exec(line);
  if (match === null) return null;
  const [, token = '', pid = '', start = '', host = '', boot = '', space = ''] = match;
  return { token, pid: Number(pid), start, host, boot, space };
}

/** Whether a process is certainly no more. */
async function isGone(claim: Claim, own: Claim): Promise<boolean> {
  if (claim.host !== own.host) return false;
  if (claim.boot !== own.boot) return true;
  if (claim.space !== own.space) return false;
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const { start, isDead } = await startOf(claim.pid);
  return isDead || (start !== unknown && claim.start !== unknown && start !== claim.start);
}

const unknown = '-';

async function ownClaim(): Promise<Claim> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => unknown);
  const space = await readlink('/proc/self/ns/pid').catch(() => unknown);
  return {
    token: randomName(16),
    pid: process.pid,
    start: (await startOf(process.pid)).start,
    host: word(hostname()),
    boot: word(boot),
    space: word(space),
  };
}

function word(text: string): string {
  return text.trim().replace(/\s+/g, '_') || unknown;
}

/** When a process started, in ticks since the start of the computer, and whether it only waits to be buried. */
async function startOf(pid: number): Promise<{ start: string; isDead: boolean }> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, can hold anything; state and start are the 1st and the 20th word behind it.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { start: words[19] ?? unknown, isDead: words[0] === 'Z' || words[0] === 'X' };
  } catch {
    return { start: unknown, isDead: false };
  }
}

/** Adds a line in one write; the line end before it closes what a dead writer may have left open. */
async function add(path: string, line: string): Promise<void> {
  const handle = await open(path, 'a', 0o600);
  await handle.write(`\n${line}\n`).finally(() => handle.close());
}

/** A line that cannot be written is given back when this process ends. A file that was deleted is not made again. */
async function giveBack(path: string, { token }: Claim): Promise<void> {
  try {
    const handle = await open(path, constants.O_WRONLY | constants.O_APPEND);
    await handle.write(`\n${token} done\n`).finally(() => handle.close());
  } catch {}
}

/** A new file with the holder's line alone takes the place of the old one; who waits finds its line missing and adds it. */
async function shorten(path: string, own: Claim): Promise<void> {
  const draft = `${path}.${own.token}`;
  try {
    await writeFile(draft, `\n${lineOf(own)}\n`, { flag: 'wx', mode: 0o600 });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
