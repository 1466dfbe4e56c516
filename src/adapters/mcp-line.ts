import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { clipped } from '../core/answers/quote';
import { end, endAll, markName, startedBy } from './mcp-processes';

/** A program and what it is given. */
export interface ServerProgram {
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Not the workspace, whose files would be taken for the program's own. */
  directory: string;
}

/** What a server may write and be sent. */
const most = {
  message: 8 * 1024 * 1024,
  bytes: 128 * 1024 * 1024,
  messages: 20_000,
  strayLines: 200,
  unread: 8 * 1024 * 1024,
};
const closed = 'it was ended';
const stderrKept = 4_096;
/** Milliseconds that a server has to end by itself, and again when it is asked to. */
const farewellMs = 500;

/** The connection to a server over its standard streams. */
export interface ServerLine extends Transport {
  /** Why it is over, as a phrase; null while it holds. */
  fault(): string | null;
  /** Whether it was closed before anything happened to it. */
  isClosed(): boolean;
  /** The last line that says something of what the server wrote to its standard error. */
  complaint(): string;
  /** Ends the server because of a fault. */
  fail(fault: string): void;
  /** Ends the server's process group at once, where there is no time for more. */
  kill(): void;
}

/**
 * Starts a server in a process group of its own when the connection is opened. `close` ends it with everything that it
 * started, wherever that has gone.
 * @param parse one line as a message
 */
export function lineTo(program: ServerProgram, parse: (line: string) => JSONRPCMessage): ServerLine {
  const mark = randomUUID();
  let child: ChildProcess | null = null;
  let fault: string | null = null;
  let stderr = '';
  let closing: Promise<void> | null = null;
  const over = (why: string) => {
    if (fault !== null) return;
    fault = why;
    line.onclose?.();
  };
  const line: ServerLine = {
    fault: () => fault,
    isClosed: () => fault === closed,
    complaint: () =>
      clipped(
        stderr
          .split('\n')
          .filter((text) => /\w/.test(text) && !/^\s+at |^Node\.js v|^\s*\^+\s*$/.test(text))
          .at(-1) ?? '',
      ),
    fail(why) {
      over(why);
      void line.close();
    },
    start: () =>
      new Promise((resolve, reject) => {
        const { command, args, directory, env } = program;
        const started = spawn(command, args, {
          cwd: directory,
          env: { ...env, [markName]: mark },
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: process.platform !== 'win32',
          windowsHide: true,
        });
        child = started;
        started.on('spawn', resolve);
        started.on('error', (error) => {
          over(`it could not be started (${error.message}); name its program by its whole path`);
          reject(error);
        });
        started.on('exit', (code, signal) => {
          // Now: later the number may be another group's.
          if (started.pid !== undefined) end(-started.pid);
          over(`it ended (${code === null ? signal : `exit code ${code}`})`);
        });
        // A server that reads nothing, or is gone.
        started.stdin.on('error', () => {});
        started.stderr.setEncoding('utf8').on('data', (text: string) => {
          stderr = (stderr + text).slice(-stderrKept);
        });
        started.stdout.on(
          'data',
          reading(parse, (message) => line.onmessage?.(message), line.fail),
        );
      }),
    async send(message) {
      if (fault !== null || child?.stdin?.writable !== true) throw new Error('The server is gone.');
      if (child.stdin.writableLength > most.unread) return line.fail('it reads nothing of what it is sent');
      child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    close() {
      over(closed);
      closing ??= ended(child, mark);
      return closing;
    },
    kill() {
      if (child?.pid !== undefined && !hasEnded(child)) end(-child.pid);
    },
  };
  return line;
}

/** Takes standard output apart. Lines that are no messages are a fault of many servers; a few are borne. */
function reading(
  parse: (line: string) => JSONRPCMessage,
  take: (message: JSONRPCMessage) => void,
  fail: (fault: string) => void,
): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  let bytes = 0;
  let messages = 0;
  let stray = 0;
  let failed = false;
  const stop = (fault: string) => {
    failed = true;
    pieces = [];
    fail(fault);
  };
  const whole = (text: string) => {
    if (text.trim() === '') return;
    messages += 1;
    try {
      take(parse(text));
    } catch {
      stray += 1;
    }
    if (messages > most.messages) stop(`it sent more than ${most.messages} messages`);
    else if (stray > most.strayLines) stop('what it writes is not the protocol');
  };
  return (chunk) => {
    if (failed) return;
    bytes += chunk.length;
    if (bytes > most.bytes) return stop('it wrote more than 128 MiB');
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0 && !failed; at = chunk.indexOf(10, from)) {
      whole(Buffer.concat([...pieces, chunk.subarray(from, at)]).toString('utf8'));
      pieces = [];
      size = 0;
      from = at + 1;
    }
    if (failed) return;
    pieces.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > most.message) stop('it sent a message of more than 8 MiB');
  };
}

/** First the end of its input, then a request, then force; then whatever it left behind. */
async function ended(child: ChildProcess | null, mark: string): Promise<void> {
  const { pid } = child ?? {};
  if (child === null || pid === undefined) return;
  const known = startedBy(pid);
  const gone = new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
  child.stdin?.end();
  if (!(await within(farewellMs, gone))) {
    end(-pid, 'SIGTERM');
    await within(farewellMs, gone);
  }
  if (!hasEnded(child)) end(-pid);
  endAll(mark, known);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  child.unref();
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return done;
}
