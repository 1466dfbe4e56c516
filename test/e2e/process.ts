import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Report } from '../../src/domain/report';

const root = resolve(import.meta.dirname, '../..');
export const bundle = join(root, 'dist/index.js');
export const nodes = {
  20: join(root, 'node_modules/node20/bin/node'),
  22: join(root, 'node_modules/node22/bin/node'),
  24: join(root, 'node_modules/node/bin/node'),
} as const;

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Start {
  cwd?: string;
  env?: Record<string, string>;
  input?: string | Buffer;
  node?: string;
  /** As somebody whom permissions bind: root reads every file. */
  bound?: boolean;
  /** Called with the child as soon as it runs. */
  during?: (child: ReturnType<typeof spawn>) => void;
}

/** Runs the bundle as a process, with an environment of its own. */
export function countersign(args: readonly string[], start: Start = {}): Promise<Ended> {
  return new Promise((done, fail) => {
    const isOther = start.bound === true && process.getuid?.() === 0;
    // What one user keeps there another may not enter.
    const home = join(tmpdir(), isOther ? 'nobody-else-lives-here' : 'nobody-lives-here');
    const child = spawn(start.node ?? process.execPath, [bundle, ...args], {
      cwd: start.cwd ?? root,
      env: { PATH: process.env.PATH ?? '', HOME: home, ...start.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(isOther ? { uid: 65534, gid: 65534 } : {}),
    });
    const out: Buffer[] = [];
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, stdout: Buffer.concat(out).toString('utf8'), stderr }));
    // A child that never reads its input closes it early, which is no fault of the test.
    child.stdin.on('error', () => {});
    child.stdin.end(start.input ?? '');
    start.during?.(child);
  });
}

/** The report of a run with `--json`. */
export async function report(
  args: readonly string[],
  start: Start = {},
): Promise<Ended & { report: Report }> {
  const ended = await countersign([...args, '--json'], start);
  return { ...ended, report: JSON.parse(ended.stdout) as Report };
}

/** A temporary folder with these files, gone after the test. */
export function folder(files: Record<string, string | Buffer> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'countersign-e2e-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  write(path, files);
  return path;
}

export function write(path: string, files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
}

/** Runs git in a folder with a fixed author and time. */
export function git(path: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: path,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      HOME: path,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
    },
  });
}

/** A git repository with these files committed. */
export function repository(files: Record<string, string | Buffer>): string {
  const path = folder(files);
  git(path, 'init', '--quiet', '--initial-branch=main');
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message', 'Start', '--allow-empty');
  return path;
}
