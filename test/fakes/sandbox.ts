import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSandbox, type SandboxOptions } from '../../src/adapters/sandbox';
import type { SandboxJob, SandboxResult } from '../../src/domain/sandbox';

const made: string[] = [];

/** A folder of its own that any user may enter, removed by `removePlaces`. */
export function place(name = 'place'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'countersign-sandbox-')));
  made.push(folder);
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, name));
  return join(folder, name);
}

export function removePlaces(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Writes files below a folder; a text that begins with `-> ` makes a link. */
export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), path);
    else writeFileSync(path, text);
  }
}

/** A folder with programs under their names, to be a search path. */
export function programs(table: Record<string, string>): string {
  const folder = place('bin');
  for (const [name, text] of Object.entries(table)) {
    write(folder, { [name]: text });
    if (!text.startsWith('-> ')) chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** Where a program of this machine is. */
export function whereIs(name: string): string {
  return execFileSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).trim();
}

/** Search path without bubblewrap. */
export function withoutBubblewrap(): string {
  return programs({ unshare: `-> ${whereIs('unshare')}`, setpriv: `-> ${whereIs('setpriv')}` });
}

/** Search path on which both say what they say where AppArmor keeps user namespaces from everybody (Ubuntu 24.04). */
export function refusing(): string {
  const bwrap = '#!/bin/sh\necho "bwrap: setting up uid map: Permission denied" >&2; exit 1\n';
  const unshare =
    '#!/bin/sh\necho "unshare: write failed /proc/self/uid_map: Operation not permitted" >&2; exit 1\n';
  return `${programs({ bwrap, unshare })}:/usr/bin:/bin`;
}

export function options(root: string, more: Partial<SandboxOptions> = {}): SandboxOptions {
  return {
    root,
    home: '/nonexistent',
    searchPath: process.env.PATH ?? '',
    allowExec: true,
    allowNetwork: false,
    allowUnsandboxed: false,
    env: {},
    addDir: [],
    toolTimeout: 20,
    signal: new AbortController().signal,
    ...more,
  };
}

export function job(command: SandboxJob['command'], more: Partial<SandboxJob> = {}): SandboxJob {
  const { signal } = new AbortController();
  return { command, directory: '.', timeout: 20, maxBytes: 100_000, signal, ...more };
}

/** Runs a command, and gives its outputs as whole texts. */
export async function ran(
  opened: SandboxOptions,
  command: SandboxJob['command'],
  more: Partial<SandboxJob> = {},
): Promise<Extract<SandboxResult, { ok: true }> & { out: string; err: string }> {
  const result = await openSandbox(opened).run(job(command, more));
  if (!result.ok) throw new Error(result.reason);
  return {
    ...result,
    out: result.stdout.head + result.stdout.tail,
    err: result.stderr.head + result.stderr.tail,
  };
}

/** Ids of processes of this machine whose command line holds a word. */
export function processesWith(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(word);
      } catch {
        return false;
      }
    });
}
