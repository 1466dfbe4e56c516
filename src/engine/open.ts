import { openCounter } from '../core/answers/tokens';
import { type Choice, chooseEngine } from '../core/engine-choice';
import { keyValues } from '../core/key-values';
import type { Chat, Memory } from '../domain/chat';
import type { Config } from '../domain/config';
import type { Engine } from '../domain/engine';
import { RunError } from '../domain/errors';
import type { Inbox } from '../domain/inbox';
import type { Critic } from '../domain/mode';
import type { Ports, World } from '../domain/ports';
import { openModel } from './model';
import { offline } from './offline';
import { readOutputSchema } from './output-schema';

/** What an engine needs of the world besides that of the run. */
export interface Means {
  inbox: Inbox;
  /** The value of an environment variable. */
  variable(name: string): string | null;
  /** @throws RunError `config` when it is no http or https address */
  endpoint(baseUrl: string): { isLoopback: boolean };
  isFork(): Promise<boolean>;
  chat(options: Reach): Promise<Chat>;
  memory: Memory;
  pause(milliseconds: number): Promise<void>;
  random(): number;
}

/** How an endpoint is reached; times in milliseconds. */
export interface Reach {
  baseUrl: string;
  apiKey: string | null;
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  deadlines: { connectMs: number; firstTokenMs: number; idleMs: number };
}

/**
 * Opens the engine that settings and surroundings ask for.
 * @throws RunError `auth` or `config` when it cannot be used
 */
export async function openEngine(
  config: Config,
  world: World,
  critics: readonly Pick<Critic, 'name'>[],
  means: Means,
): Promise<Engine> {
  const { isLoopback } = config.baseUrl ? means.endpoint(config.baseUrl) : { isLoopback: false };
  const key = means.variable(config.apiKeyEnv);
  const isFork = config.engine === 'auto' && (await means.isFork());
  const choice = chooseEngine(config, { key, isLoopback, isFork });
  return choice.kind === 'offline'
    ? withoutModel(choice.why, config)
    : withModel(choice, config, world, { critics, means });
}

function withoutModel(why: string | null, { outputSchema }: Config): Engine {
  if (why === null) {
    if (outputSchema === null) return offline;
    throw new RunError('config', '--output-schema needs a model to fill it in, and this run has none.', {
      hint: 'Set up a model with --base-url and --model, or leave --output-schema out.',
    });
  }
  const info = { ...offline.info, note: `${why} ${offline.info.note}` };
  const skipped = outputSchema === null ? [] : [{ what: 'custom', reason: 'no model was asked' }];
  return { ...offline, info, notes: () => [{ skipped }] };
}

async function withModel(
  choice: Extract<Choice, { kind: 'openai' }>,
  config: Config,
  world: World,
  { critics, means }: { critics: readonly Pick<Critic, 'name'>[]; means: Means },
): Promise<Engine> {
  const { structuredOutput, outputSchema } = config;
  const custom =
    outputSchema === null ? null : await readOutputSchema(outputSchema, means.inbox, world.signal);
  const stages = ['plan', ...critics.map((critic) => critic.name), ...(custom === null ? [] : ['custom'])];
  for (const stage of stages) choice.modelOf(stage);
  const chat = await means.chat({
    baseUrl: choice.baseUrl,
    apiKey: choice.key,
    headers: keyValues(config.header),
    query: keyValues(config.query),
    deadlines: {
      connectMs: config.connectTimeout * 1000,
      firstTokenMs: config.firstTokenTimeout * 1000,
      idleMs: config.idleTimeout * 1000,
    },
  });
  const { maxTokens, maxCalls, maxCostUsd, prices, contextTokens, maxOutputTokens } = config;
  const modes: Readonly<Record<string, boolean>> = structuredOutput.modes;
  return openModel({
    chat,
    memory: means.memory,
    emit: world.emit,
    signal: world.signal,
    pause: means.pause,
    random: means.random,
    counter: once(openCounter),
    limits: { maxTokens, maxCalls, maxCostUsd },
    prices,
    tries: Math.max(1, structuredOutput.defaultMaxRetries),
    retryMs: structuredOutput.defaultRetryDelay,
    strict: structuredOutput.strict,
    contextTokens,
    stages,
    modelOf: choice.modelOf,
    planModel: config.planModel,
    isStructured: (stage) => structuredOutput.enabled && modes[stage] !== false,
    secrets: world.known,
    files: () => filesOf(world.tree),
    maxOutputTokens,
    custom,
  });
}

/** All paths of the workspace; none where the list was cut, as a path that is not in it may exist. */
async function filesOf(tree: Ports['tree']): Promise<ReadonlySet<string>> {
  const { files, cutFrom, leftOut } = await tree.list();
  return cutFrom || (leftOut?.length ?? 0) > 0 ? new Set() : new Set(files);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
