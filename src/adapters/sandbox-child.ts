import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { CommandOutput, Stop } from '../domain/sandbox';
import { endGroup } from './process';
import { withoutInherited } from './sandbox-descriptors';
import { endingPatience, heldPatience, type SandboxLimits, watchInterval } from './sandbox-limits';
import { keepEnds } from './sandbox-output';
import { descendants, passed } from './sandbox-watch';

export interface ChildJob {
  program: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Given on descriptors from 4 on; descriptor 3 takes word that the wall stands. */
  texts: readonly string[];
  /** Milliseconds. */
  timeout: number;
  /** Bytes kept of each output. */
  maxBytes: number;
  limits: SandboxLimits;
  signal: AbortSignal;
}

export interface ChildOutcome {
  /** Whether the command itself was begun. */
  isReady: boolean;
  code: number | null;
  stdout: CommandOutput;
  stderr: CommandOutput;
  stoppedBy: Stop | null;
  milliseconds: number;
}

/**
 * Runs a program that leads its own session, and returns when it and all that came from it has ended, whoever still
 * holds its outputs. Never throws: a program that cannot be started is not ready, and `stderr` says why.
 */
export function runChild(job: ChildJob): Promise<ChildOutcome> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const stdout = keepEnds(job.maxBytes);
    const stderr = keepEnds(job.maxBytes);
    let word = '';
    let stoppedBy: Stop | null = null;
    let isDone = false;
    const family = new Set<number>();

    const child = withoutInherited(
      ['ignore', 'pipe', 'pipe', 'pipe', ...job.texts.map(() => 'pipe' as const)],
      (stdio) => {
        const detached = process.platform !== 'win32';
        return spawn(job.program, job.args, {
          cwd: job.cwd,
          env: job.env,
          detached,
          stdio,
          windowsHide: true,
        });
      },
    );
    const outputs = child.stdio.slice(1).filter((stream): stream is Readable => stream !== null);

    const stop = (why: Stop) => {
      if (stoppedBy !== null || isDone) return;
      stoppedBy = why;
      end(child, family);
    };
    const timer = setTimeout(() => stop('time'), job.timeout);
    const watch = setInterval(() => {
      const why = child.pid === undefined ? null : passed(child.pid, job.limits);
      if (why !== null) stop(why);
    }, watchInterval);
    const onAbort = () => stop('abort');
    job.signal.addEventListener('abort', onAbort, { once: true });

    const finish = async (code: number | null) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      clearInterval(watch);
      job.signal.removeEventListener('abort', onAbort);
      await gone(family);
      for (const stream of outputs) stream.destroy();
      resolve({
        isReady: word.startsWith('ready'),
        code: stoppedBy === null ? code : null,
        stdout: stdout.text(),
        stderr: stderr.text(),
        stoppedBy,
        milliseconds: Math.round(performance.now() - begun),
      });
    };

    const take = (kept: typeof stdout) => (chunk: Buffer) => {
      if (stoppedBy !== null) return;
      kept.add(chunk);
      if (stdout.size() + stderr.size() > job.limits.output) stop('output');
    };
    child.stdout?.on('data', take(stdout));
    child.stderr?.on('data', take(stderr));
    (child.stdio[3] as Readable | null)?.on('data', (chunk: Buffer) => {
      if (word.length < 5) word += chunk.toString('latin1');
    });
    job.texts.forEach((text, at) => {
      const stream = child.stdio[4 + at] as Writable | null | undefined;
      stream?.on('error', () => {}).end(text);
    });
    for (const stream of outputs) stream.on('error', () => {});

    child.on('error', (fault) => {
      stderr.add(Buffer.from(fault.message));
      finish(null);
    });
    child.on('exit', (code) => {
      // Whoever left the session or holds an output open is ended too, and not waited for.
      endGroup(child.pid, () => {});
      setTimeout(() => finish(code), heldPatience).unref();
    });
    child.on('close', (code) => finish(code));
    if (job.signal.aborted) stop('abort');
  });
}

/** Kills a child, its group and all that came from it; `family` learns who was killed. */
function end(child: ChildProcess, family: Set<number>): void {
  const { pid } = child;
  if (pid === undefined) return;
  const found = descendants(pid);
  endGroup(pid, () => child.kill('SIGKILL'));
  for (const one of found) {
    family.add(one.pid);
    try {
      process.kill(one.pid, 'SIGKILL');
    } catch {
      // It has ended, or its namespace ends it.
    }
  }
}

/** Waits until these processes are gone, but not for ever. */
async function gone(pids: ReadonlySet<number>): Promise<void> {
  for (let waited = 0; waited < endingPatience; waited += 5) {
    if (![...pids].some(isAlive)) return;
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

/** A process that nobody has asked about since it ended is none any more. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
