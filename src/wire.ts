import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { clockOf, pause } from './adapters/clock';
import { openRepository } from './adapters/git';
import { openInbox } from './adapters/inbox';
import { boardsOf, openKeepers, openSessions } from './adapters/keepers';
import { openOutlet } from './adapters/outlet';
import { person } from './adapters/person';
import { progressOn } from './adapters/progress-stream';
import { openSecrets, remembering } from './adapters/secrets';
import { openSyntax } from './adapters/syntax';
import { workingTree } from './adapters/tree';
import { openYaml } from './adapters/yaml';
import { type Counter, type Delivery, deliver } from './commands/deliver';
import { keysOf, type Reaching } from './core/keys-of';
import { pathFilter } from './core/path-filter';
import { redactDeep } from './core/redact';
import { secretValues } from './core/secret-values';
import { tierOf } from './core/trust';
import type { Config } from './domain/config';
import type { Engine } from './domain/engine';
import { RunError, Stopped } from './domain/errors';
import type { Inbox } from './domain/inbox';
import { type Critic, criticNames } from './domain/mode';
import type { Ports, World } from './domain/ports';
import type { Report } from './domain/report';
import type { SessionStore } from './domain/session';
import type { Screen } from './domain/sink';
import type { Trust } from './domain/task';
import { offline } from './engine/offline';
import type { Means } from './engine/open';
import { mayAsk, unopened } from './engine/unopened';
import { collectors } from './evidence/index.generated';
import { critics, modes } from './modes/index.generated';
import type { Crew } from './pipelines/work';
import { folderOf } from './run';
import { sinks } from './sinks/index.generated';
import { tools } from './tools/index.generated';

export { expectShortRun } from './adapters/short-run';

/** The process, as it is handed in; nothing below reads `process` for these. */
export interface Host {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** A clock that never goes back. */
  nanoseconds(): bigint;
  /** The person's home folder; empty when there is none. */
  home: string;
  /** Folder of the bundle, where the grammars are. */
  assets: string;
  /** Aborts when the process is told to stop. */
  interrupted: AbortController;
}

/** Config → ports: everything that touches the world is made here. */
export interface Wired {
  inbox: Inbox;
  crew: Omit<Crew, 'engine'>;
  unopened(config: Config): Engine;
  engine(config: Config, world: World, critics: Crew['critics']): Promise<Engine>;
  yaml: Ports['yaml'];
  secrets(): readonly string[];
  /** Who is behind the task, as far as the surroundings tell; decided before anything reads it. */
  trust(): Promise<Trust>;
  cwd: string;
  signal: AbortSignal;
  open(config: Config): Promise<World>;
  deliver(report: Report, config: Delivered): Promise<Report>;
}

type Delivered = Delivery & Pick<Config, 'workspace'>;

/**
 * Makes everything that touches the world, and hands it to those who ask for it.
 * @param config says what else is secret; null before there are settings
 */
export function wire(world: Host, config: Reaching | null): Wired {
  const found = new Set([...secretValues(world.env), ...(config === null ? [] : keysOf(world.env, config))]);
  const secrets = remembering(openSecrets(), found);
  const yaml = openYaml();
  const known = () => [...found];
  const learn = (values: readonly string[]) => {
    for (const value of values) found.add(value);
  };
  // Without this a run that waits for its task would wait on.
  world.interrupted.signal.addEventListener('abort', () => world.stdin.destroy(), { once: true });
  return {
    inbox: openInbox(world.cwd, world.stdin),
    crew: { collectors, critics: inOrder(critics), examiners: inOrder(critics), modes, tools },
    unopened,
    async engine(config, opened, asked) {
      // Without any sign of a model nothing of what asks one is loaded.
      if (!mayAsk(config, world.env[config.apiKeyEnv] ?? null)) return offline;
      const { openEngine } = await import('./engine/open');
      return openEngine(config, opened, asked, await meansOf(world));
    },
    yaml,
    secrets: known,
    cwd: world.cwd,
    signal: world.interrupted.signal,
    trust: () => trustOf(world.env),
    deliver: (report, config) => deliver(report, config, counterOf(world, config, known)),
    async open(config) {
      startTimer(config, world.interrupted);
      const { signal } = world.interrupted;
      const root = await realpath(config.workspace);
      const wanted = await pathFilter(config.include, config.exclude);
      const under = folderOf(config);
      const admits = (path: string) => wanted(path) && (under === '' || path.startsWith(`${under}/`));
      const opened = await openRepository(root, world.env.PATH ?? '/usr/bin:/bin', signal).catch((fault) => {
        if (fault instanceof RunError && fault.kind === 'tool') return fault;
        throw fault;
      });
      const emit = progressOn(world, config, known);
      const [checkout, gitFault] = opened instanceof RunError ? [null, opened.message] : [opened, null];
      const tree = workingTree(root, checkout, admits, signal);
      return {
        place: root,
        person,
        tree,
        repository: checkout?.repository ?? null,
        repositoryFault: gitFault,
        syntax: openSyntax(world.assets),
        yaml,
        secrets,
        known,
        learn,
        ...openKeepers(homeOf(world), root),
        clock: clockOf(world.nanoseconds),
        emit,
        signal,
        openBoard: boardsOf({ root, repository: checkout?.repository ?? null, fault: gitFault, signal }),
        async openTools(tier, { servers } = { servers: true }) {
          const { openToolWorld } = await import('./adapters/tool-world');
          const place = { root, tree, admits, checkout, gitFault };
          const settled = servers ? config : { ...config, mcpServers: {} };
          return openToolWorld({ config: settled, tier, ...place, host: world, known, learn, signal });
        },
      };
    },
  };
}

/** Where what is kept between runs lies; '' when there is no such folder. A runner's own folder goes with the job. */
function homeOf({ env, home }: Pick<Host, 'env' | 'home'>): string {
  return env.RUNNER_TEMP || home;
}

/** The sessions that runs keep; null: there is no home. */
export function sessionsOf(host: Pick<Host, 'env' | 'home'>): SessionStore | null {
  const home = homeOf(host);
  return home === '' ? null : openSessions(home);
}

/** What an engine over an endpoint needs; loaded only for one. */
async function meansOf(world: Host): Promise<Means> {
  const [{ openChat, proxySettings, endpointOf }, { noMemory, openMemory }, { isForkEvent }] =
    await Promise.all([
      import('./adapters/chat'),
      import('./adapters/endpoint-memory'),
      import('./adapters/event'),
    ]);
  const { signal } = world.interrupted;
  const folder = homeOf(world);
  return {
    inbox: openInbox(world.cwd, world.stdin),
    variable: (name) => world.env[name] ?? null,
    endpoint: endpointOf,
    isFork: () => isForkEvent(world.env.GITHUB_EVENT_PATH),
    chat: async (reach) => openChat({ ...reach, proxy: proxySettings(world.env) }),
    memory: folder === '' ? noMemory : openMemory(join(folder, '.countersign')),
    pause: (milliseconds) => pause(milliseconds, signal),
    random: Math.random,
  };
}

/** As the closed list has them: reviewer, security, debugger. */
function inOrder(all: readonly Critic[]): Critic[] {
  return [...all].sort((a, b) => criticNames.indexOf(a.name) - criticNames.indexOf(b.name));
}

function startTimer(config: Config, controller: AbortController): void {
  const stop = () =>
    controller.abort(new Stopped('timeout', `the time limit of ${config.timeout} seconds was reached`));
  setTimeout(stop, config.timeout * 1000).unref();
}

function counterOf(world: Host, config: Delivered, known: () => readonly string[]): Counter {
  const { env, stdout } = world;
  const inActions = env.GITHUB_ACTIONS === 'true';
  const page: Screen = { width: 100, colour: false, links: false, workspace: config.workspace };
  const colour = wantsColour(world);
  const screen: Screen = {
    ...page,
    width: stdout.columns || 100,
    colour,
    links: colour && stdout.isTTY === true,
  };
  return {
    outlet: openOutlet(world.cwd, stdout),
    sinks,
    screen,
    page,
    clean: (report) => redactDeep(report, known()),
    guard: inActions ? globalThis.crypto.randomUUID() : null,
    actions: inActions
      ? { output: env.GITHUB_OUTPUT ?? null, summary: env.GITHUB_STEP_SUMMARY ?? null }
      : null,
  };
}

/** NO_COLOR (https://no-color.org) wins over FORCE_COLOR, and that over what the terminal says. */
function wantsColour({ env, stdout }: Host): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return stdout.isTTY === true && env.TERM !== 'dumb';
}

async function trustOf(env: Host['env']): Promise<Trust> {
  const inActions = env.GITHUB_ACTIONS === 'true';
  const eventName = env.GITHUB_EVENT_NAME || null;
  // On a person's own machine nobody else is asked for.
  const event = inActions ? await (await import('./adapters/event')).readEvent(env.GITHUB_EVENT_PATH) : null;
  return tierOf({ inActions, eventName, event });
}
