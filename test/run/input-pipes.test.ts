import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInbox } from '../../src/adapters/inbox';
import { Stopped } from '../../src/domain/errors';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';

let assets = '';
let cwd = '';
let pipe = '';
beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pipes-'));
  pipe = join(cwd, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return () => rmSync(cwd, { recursive: true, force: true });
});
const run = (argv: string[], interrupted = new AbortController()) =>
  runInProcess(argv, { assets, cwd, interrupted });
/** Writes in a process of its own, which waits until somebody reads. */
const write = (text: string) => spawn('sh', ['-c', `printf '%s' "$0" > pipe`, text], { cwd });

describe('a task that comes through a pipe', () => {
  test('is read when somebody writes it', async () => {
    write('Retry the upload\n\nTwice.');
    const { report } = await run(['--input', 'pipe']);
    expect(report.error).toBeNull();
    expect(report.task).toMatchObject({ title: 'Retry the upload', origin: { kind: 'file', path: 'pipe' } });
  });

  test('a writer that writes nothing leaves an empty task', async () => {
    write('');
    const { report } = await run(['--input', 'pipe']);
    expect(report.error).toMatchObject({ kind: 'input', message: 'The task file pipe is empty.' });
  });

  test('one without a writer ends with the time limit', async () => {
    const { report } = await run(['--input', 'pipe', '--timeout', '0.2']);
    expect([report.status, report.exitCode]).toEqual(['timeout', 1]);
    expect(report.error).toEqual({
      kind: 'budget',
      message: 'No task came from pipe: the time limit of 0.2 seconds was reached.',
      hint: 'Check what writes it, or give more time with --timeout SECONDS.',
    });
    expect(report.message).toBe(report.error?.message);
  });

  test('one that begins and never ends, too', async () => {
    const writer = openSync(pipe, 'r+');
    try {
      writeFileSync(writer, 'Retry');
      const { report } = await run(['--input', 'pipe', '--timeout', '0.2']);
      expect(report.status).toBe('timeout');
    } finally {
      closeSync(writer);
    }
  });

  test('an interruption ends the wait', async () => {
    const interrupted = new AbortController();
    const running = run(['--input', 'pipe'], interrupted);
    setImmediate(() => interrupted.abort(new Stopped('signal', 'the run was interrupted (SIGINT)')));
    const { report } = await running;
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'budget']);
    expect(report.message).toContain('Interrupted');
  });

  test('standard input that says nothing ends with the time limit', async () => {
    const { report } = await run(['--input', '-', '--timeout', '0.2']);
    expect(report.error?.message).toBe(
      'No task came from standard input: the time limit of 0.2 seconds was reached.',
    );
  });
});

describe('what is no regular file', () => {
  const never = new AbortController().signal;
  const inbox = (stdin = new PassThrough()) => openInbox(cwd, stdin as unknown as NodeJS.ReadStream);
  const text = async (path: string, stdin?: PassThrough) => {
    const raw = await inbox(stdin).file(path, 1000, never);
    return raw.kind === 'bytes' ? Buffer.from(raw.bytes).toString('utf8') : raw;
  };

  test.each(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])('%s is standard input', async (path) => {
    const stdin = new PassThrough();
    stdin.end('Retry');
    expect(await text(path, stdin)).toBe('Retry');
  });

  test('an open file by its number', async () => {
    writeFileSync(join(cwd, 'task.txt'), 'From a file');
    const file = openSync(join(cwd, 'task.txt'), 'r');
    expect(await text(`/dev/fd/${file}`)).toBe('From a file');
    closeSync(file);
  });

  test('a device without end is too large, one without content empty', async () => {
    expect(await text('/dev/zero')).toMatchObject({ kind: 'too-large' });
    expect(await text('/dev/null')).toBe('');
  });

  test('a socket cannot be read', async () => {
    const { createServer } = await import('node:net');
    const server = createServer().listen(join(cwd, 'socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await text('socket')).toEqual({ kind: 'unreadable', detail: 'it is a socket' });
    server.close();
  });
});
