import { spawn } from 'node:child_process';
import { RunError } from '../domain/errors';

/** What a child process left behind. */
export interface Outcome {
  /** Exit code; null when it was ended by a signal (its own, or ours at a limit). */
  code: number | null;
  stdout: Buffer;
  /** The first 8 KiB of it. */
  stderr: string;
  /** Which limit ended it, or null. */
  stoppedBy: 'output' | 'time' | 'abort' | null;
}

export interface Limits {
  cwd: string;
  env: Record<string, string>;
  /** Bytes of standard output after which the child is ended and what came is kept. */
  maxBytes: number;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
  /** What it reads from its standard input; nothing without. */
  input?: string | Buffer;
}

const stderrKept = 8192;

/**
 * Runs a program without a shell and collects its output. The child leads its own process group, and the
 * whole group is ended at a limit, so that nothing outlives the run.
 * @throws RunError `tool` when the program cannot be started.
 */
export function runProcess(program: string, args: readonly string[], limits: Limits): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    if (limits.signal.aborted) {
      resolve({ code: null, stdout: Buffer.alloc(0), stderr: '', stoppedBy: 'abort' });
      return;
    }
    const child = spawn(program, args, {
      cwd: limits.cwd,
      env: limits.env,
      stdio: [limits.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const { stdout, stderr: errors } = child;
    if (stdout === null || errors === null) throw new Error('a piped stream is missing');
    // A child that ends without reading it all is judged by how it ends.
    child.stdin?.on('error', () => {}).end(limits.input);
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    let stoppedBy: Outcome['stoppedBy'] = null;

    const stop = (why: NonNullable<Outcome['stoppedBy']>) => {
      if (stoppedBy) return;
      stoppedBy = why;
      endGroup(child.pid, () => child.kill('SIGKILL'));
    };
    const timer = setTimeout(() => stop('time'), limits.timeout);
    const onAbort = () => stop('abort');
    limits.signal.addEventListener('abort', onAbort, { once: true });

    stdout.on('data', (chunk: Buffer) => {
      if (stoppedBy) return;
      size += chunk.length;
      chunks.push(chunk);
      if (size > limits.maxBytes) stop('output');
    });
    errors.setEncoding('utf8');
    errors.on('data', (text: string) => {
      if (stderr.length < stderrKept) stderr = (stderr + text).slice(0, stderrKept);
    });
    const settle = () => {
      clearTimeout(timer);
      limits.signal.removeEventListener('abort', onAbort);
    };
    child.on('error', (cause) => {
      settle();
      reject(new RunError('tool', `${program} could not be started (${cause.message}).`, { cause }));
    });
    child.on('close', (code) => {
      settle();
      resolve({ code, stdout: Buffer.concat(chunks).subarray(0, limits.maxBytes), stderr, stoppedBy });
    });
  });
}

/** Kills a process and all of its group; what `otherwise` does where there are no groups. */
export function endGroup(pid: number | undefined, otherwise: () => void): void {
  try {
    if (pid === undefined || process.platform === 'win32') throw new Error('no process group');
    process.kill(-pid, 'SIGKILL');
  } catch {
    otherwise();
  }
}
