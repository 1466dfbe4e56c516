import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { WorkspaceKind } from './attempt';
import { type Canary, plainCanary, tokenCanary } from './canaries';
import { poison } from './world-git';
import { surroundings } from './world-home';
import { linted, part, plain } from './world-workspaces';

/** A place of its own for runs of the program, full of what nothing may touch. */
export interface World {
  /** Holds everything else; its name is in everything that an attack leaves elsewhere. */
  base: string;
  id: string;
  workspaces: Readonly<Record<WorkspaceKind, string>>;
  /** Beside the workspaces. */
  around: string;
  home: string;
  runner: string;
  /** The folder that `--add-dir` names. */
  extra: string;
  temp: string;
  /** Empty, and empty it stays: what an attack manages to start writes here. */
  marks: string;
  canaries: Canary[];
  /** A canary's value, remembered under the place where it is put. */
  plant(place: string): string;
  plantToken(place: string): string;
  /** Connections to the socket that lies beside the workspaces. */
  knocks: string[];
  close(): Promise<void>;
}

/** Builds a world in a fresh temporary folder. */
export async function buildWorld(): Promise<World> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'countersign-attack-')));
  const at = (name: string) => join(base, name);
  const canaries: Canary[] = [];
  const knocks: string[] = [];
  const servers: Server[] = [];
  const planted = (make: (place: string) => string) => (place: string) => {
    const known = canaries.find((canary) => canary.place === place);
    if (known) return known.value;
    canaries.push({ place, value: make(place) });
    return canaries.at(-1)?.value ?? '';
  };
  const world: World = {
    base,
    id: basename(base),
    workspaces: {
      plain: at('plain'),
      poisoned: at('poisoned'),
      strayed: at('strayed'),
      part: at('whole/packages/app'),
      linted: at('linted'),
      swapped: at('swapped'),
    },
    around: at('around'),
    home: at('home'),
    runner: at('runner'),
    extra: at('extra'),
    temp: at('temp'),
    marks: at('marks'),
    canaries,
    plant: planted(plainCanary),
    plantToken: planted(tokenCanary),
    knocks,
    async close() {
      for (const server of servers) await new Promise((done) => server.close(done));
      rmSync(base, { recursive: true, force: true });
    },
  };
  chmodSync(base, 0o755);
  for (const folder of [world.marks, world.temp]) mkdirSync(folder);
  surroundings(world);
  plain(world, world.workspaces.plain);
  plain(world, world.workspaces.swapped);
  plain(world, world.workspaces.poisoned);
  plain(world, world.workspaces.strayed);
  part(world, at('whole'));
  linted(world, world.workspaces.linted);
  poison(world);
  for (const path of [join(world.around, 'docker.sock'), join(world.workspaces.plain, 'sock')]) {
    const server = createServer((socket) => {
      knocks.push(path);
      socket.end();
    });
    await new Promise<void>((done) => server.listen(path, done));
    chmodSync(path, 0o777);
    servers.push(server);
  }
  // Nobody who can help it runs this as root, whom nothing binds.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '--no-dereference', '65534:65534', base]);
  return world;
}

/** Writes files, with the folders they need. A text beginning with `-> ` is a link. */
export function write(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof text === 'string' && text.startsWith('-> ')) symlinkSync(text.slice(3), path);
    else writeFileSync(path, text);
  }
}

/** git as a person would run it, with nothing of this machine's settings. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
      GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
    },
  });
}

/** A program that leaves a mark: whoever starts it has found a way through. */
export function payload(world: World, mark: string): string {
  return `${join(world.around, 'payload')} ${mark}`;
}
