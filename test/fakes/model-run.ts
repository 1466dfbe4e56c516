import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { RunEvent } from '../../src/domain/event';
import type { World } from '../../src/domain/ports';
import type { Crew } from '../../src/pipelines/work';
import type { ScriptedEndpoint } from './endpoint';
import { testKey } from './endpoint-chat';
import type { ParsedRequest } from './endpoint-request';
import { grammarFolder } from './grammars';
import { type Ran, runInProcess } from './runner';

export interface Given {
  /** The words of the task; '' for none. */
  task?: string;
  args?: readonly string[];
  /** `openai` when not given. */
  engine?: 'offline' | 'auto' | 'openai';
  /** The person's own settings file. */
  settings?: object;
  env?: Readonly<Record<string, string>>;
  /** Where what is learned is kept; a new folder when not given. */
  home?: string;
  ports?: (world: World) => World;
  crew?: (crew: Crew) => Crew;
  interrupted?: AbortController;
  /** The endpoint stays open, for another run. */
  staysOpen?: true;
}

export interface Brought extends Ran {
  /** Questions for the model, in order. */
  posts: ParsedRequest[];
  events: RunEvent[];
  milliseconds: number;
}

export interface Bench {
  /** A repository with these files committed; `now`: what stands in the working tree since. */
  repository(before: Files, now?: Files): string;
  home(): string;
  /** Runs the program on a repository against an endpoint, which is closed behind it. */
  run(cwd: string, endpoint: Promise<ScriptedEndpoint> | ScriptedEndpoint, given?: Given): Promise<Brought>;
}

type Files = Readonly<Record<string, string>>;

export const usualTask = 'grossPrice fails without a rate';

/** Runs of the program in this process against scripted endpoints; what they leave is gone after the tests. */
export function modelBench(): Bench {
  const folders: string[] = [];
  let assets = '';
  beforeAll(() => {
    assets = grammarFolder();
    folders.push(assets);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const fresh = (name: string) => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    folders.push(folder);
    return folder;
  };
  return {
    home: () => fresh('home'),
    repository(before, now = {}) {
      const cwd = fresh('bench');
      write(cwd, before);
      git(cwd, 'init', '--quiet', '--initial-branch=main');
      git(cwd, 'add', '--all');
      git(cwd, 'commit', '--quiet', '--message', 'fix: round prices');
      write(cwd, now);
      return cwd;
    },
    async run(cwd, starting, given = {}) {
      const endpoint = await starting;
      const before = endpoint.requests.length;
      const home = given.home ?? fresh('home');
      // Nobody wants to wait for the pause between two tries here.
      const settings = { structuredOutput: { defaultRetryDelay: 1 }, ...given.settings };
      write(home, { '.countersign/config.json': JSON.stringify(settings) });
      const task = given.task ?? usualTask;
      const engine = given.engine ?? 'openai';
      const reach = ['--engine', engine, '--base-url', endpoint.url, '--model', 'scripted'];
      const events: RunEvent[] = [];
      const start = Date.now();
      try {
        const ran = await runInProcess(
          [...(task === '' ? [] : ['--task', task]), ...reach, ...(given.args ?? [])],
          {
            assets,
            cwd,
            home,
            loud: true,
            env: { OPENAI_API_KEY: testKey, ...given.env },
            ports: (world) => {
              const emit = (event: RunEvent) => {
                events.push(event);
                world.emit(event);
              };
              const listening = { ...world, emit };
              return given.ports?.(listening) ?? listening;
            },
            ...(given.crew ? { crew: given.crew } : {}),
            ...(given.interrupted ? { interrupted: given.interrupted } : {}),
          },
        );
        const posts = endpoint.requests.slice(before).filter(({ method }) => method === 'POST');
        return { ...ran, posts, events, milliseconds: Date.now() - start };
      } finally {
        if (!given.staysOpen) await endpoint.close();
      }
    },
  };
}

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function git(cwd: string, ...args: string[]): void {
  const person = { NAME: 'Ada', EMAIL: 'ada@example.com' };
  const people = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(person).map(([what, value]) => [`GIT_${role}_${what}`, value]),
  );
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', args, { cwd, env: { ...env, ...Object.fromEntries(people) } });
}
