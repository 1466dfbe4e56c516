import type { Validate } from '../core/answers/validator';
import { asSent } from '../core/as-sent';
import { mayEverUse, readsOnly, serverPrefix, type ToolPolicy } from '../core/can-use-tool';
import { documentTools, withDocuments } from '../core/document-paths';
import type { Config } from '../domain/config';
import type { Confirmer } from '../domain/confirmation';
import { RunError } from '../domain/errors';
import type { Mode, ModeName } from '../domain/mode';
import type { ModeState } from '../domain/mode-state';
import type { World } from '../domain/ports';
import type { Prompt } from '../domain/prompt';
import type { Task } from '../domain/task';
import type { Proposal, Tool } from '../domain/tool';
import type { ToolFiles } from '../domain/tool-files';
import type { OpenedTools, ToolPorts } from '../domain/tool-ports';
import type { Toolkit } from '../domain/toolkit';
import type { Carrying } from '../engine/carrying';
import type { Dispatch, ToolLog } from '../engine/dispatch';
import type { Stages } from './stages';
import type { Crew } from './work';

/** Characters of a tool's text that are looked at; what is behind them is never told. */
const mostRead = 900_000;
/** Calls that the report keeps. */
const mostCalls = 500;

/** The tools of a run: who may use which, and what they left behind. */
export interface ToolDesk {
  /** @param mayChange whether the stage is one that changes things */
  kit(stage: string, mode: Mode, state: ModeState, mayChange: boolean): Toolkit;
  /** The kit of a stage that carries out an approved plan: its writing goes to these files, in the plan's bounds. */
  actKit(mode: Mode, carrying: Carrying, files: ToolFiles): Toolkit;
  /** What the tools reach the world through. */
  ports: ToolPorts;
  log: ToolLog;
  /** All tools that a model can be told of, by name: in Plan Mode fewer, and the one that hands the plan in. */
  offered(isPlanMode: boolean): readonly Tool[];
  /** What the person should know of it. */
  warnings: readonly string[];
  servers: readonly string[];
  /** Prompts of servers. */
  prompts: readonly Prompt[];
  close(): Promise<void>;
}

/** What a run without a model's tools has in place of them. */
export const emptyLog = (): ToolLog => ({ calls: [], proposals: [], changed: [], runs: [] });

/**
 * Opens the tools of a run; null where nobody would use them.
 * @throws RunError `config` for leave that nobody here can give
 */
export async function openToolDesk(
  { config, task }: { config: Config; task: Task },
  crew: Crew,
  world: World,
  stages: Stages,
  { confirmer, log, policy }: { confirmer: Confirmer; log: ToolLog; policy: ToolPolicy },
): Promise<ToolDesk | null> {
  checkLeave(policy);
  if (!config.tools || crew.engine.info.kind === 'offline') return null;
  const opened = await world.openTools(task.trust.tier);
  const { openToolkit } = await import('../engine/toolkit');
  const tools = [...crew.tools, ...opened.served];
  const writesDocuments = config.planWriteDocs && task.trust.tier === 'operator';
  const offers = (planMode: boolean) =>
    tools.filter(
      (tool) =>
        (mayEverUse(tool, { ...policy, planMode }) ||
          (writesDocuments && documentTools.includes(tool.name))) &&
        // Without a place to search there is no use in it.
        (tool.name !== 'web_search' || config.searchUrl !== null),
    );
  const [inPlanMode, outside] = [offers(true), offers(false)];
  const offered = (isPlanMode: boolean) => (isPlanMode ? inPlanMode : outside);
  const dispatch = { ...dispatchIn(crew, world, opened, config), tools, log, confirmer };
  const { clock } = world;
  let running = 0;
  const stageTools = {
    maxTurns: config.maxTurns,
    maxCalls: config.maxToolCalls,
    ended: (name: string, why: string) =>
      void stages.notes.push({ skipped: [{ what: `further looking around by ${name}`, reason: why }] }),
    running(isRunning: boolean) {
      running += isRunning ? 1 : -1;
      if (isRunning && running === 1) log.runs.push({ kind: 'tool-started', at: clock.now() });
      if (!isRunning && running === 0) log.runs.push({ kind: 'tool-ended', at: clock.now() });
    },
  };
  return {
    log,
    offered,
    warnings: unfitPlanTools(config.planTools, tools),
    servers: opened.servers,
    prompts: opened.prompts,
    ports: opened.ports,
    kit: (stage, mode, state, mayChange) =>
      openToolkit(
        { stage, mode: writesDocuments ? writingDocuments(mode) : mode, mayChange, carrying: null },
        { ...stageTools, offered: offered(isPlanMode(state)) },
        { ...dispatch, policy: { ...policy, planMode: isPlanMode(state) } },
      ),
    actKit: (mode, carrying, files) =>
      openToolkit(
        { stage: 'act', mode, mayChange: true, carrying },
        { ...stageTools, offered: offeredToAct(tools, outside, policy) },
        // Approving the plan left Plan Mode; what may be changed is the plan's matter now.
        { ...dispatch, ports: { ...opened.ports, files }, policy: { ...policy, planMode: false } },
      ),
    async close() {
      await opened.close();
      stages.notes.push(...opened.notes());
      if (log.calls.length > mostCalls)
        stages.notes.push({
          truncated: [{ what: 'calls of tools in the report', kept: mostCalls, of: log.calls.length }],
        });
    },
  };
}

/** The calls as the report keeps them. */
export function keptCalls({ calls }: ToolLog): ToolLog['calls'] {
  return calls.slice(0, mostCalls);
}

/** What was asked for and not done since this was asked last, in the order of the stages given. */
export function takeProposals(log: ToolLog, stages: readonly string[]): Proposal[] {
  const at = (stage: string) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length);
  const taken = [...log.proposals].sort((a, b) => at(a.stage) - at(b.stage));
  log.proposals.length = 0;
  return taken.map(({ proposal }) => proposal);
}

/** While a plan is carried out, files can be written to a copy; commands and commits are not the model's then. */
function offeredToAct(all: readonly Tool[], offered: readonly Tool[], { tier }: ToolPolicy): readonly Tool[] {
  const mayWrite = tier !== 'untrusted';
  const isOwn = ({ name }: Tool) => !name.startsWith(serverPrefix) && name !== 'git_commit';
  return all.filter((tool) =>
    tool.effect === 'write' ? mayWrite && isOwn(tool) : tool.effect !== 'exec' && offered.includes(tool),
  );
}

/** What decides about the calls of a run, Plan Mode aside, which the mode state knows. */
export function toolPolicy(config: Config, { trust }: Task): ToolPolicy {
  const { permissionMode, planTools, allowExec, allowNetwork, autoApproveSafe, failOnUnsafe } = config;
  return {
    tier: trust.tier,
    planMode: false,
    planTools,
    permissionMode,
    allowExec,
    allowNetwork,
    autoApproveSafe,
    failOnUnsafe,
  };
}

function checkLeave({ permissionMode, tier }: ToolPolicy): void {
  if (permissionMode !== 'bypassPermissions' || tier === 'operator') return;
  throw new RunError(
    'config',
    'bypassPermissions is for the person at the machine: not for a workflow, and not for a task of somebody else.',
    { hint: 'Use another --permission-mode.' },
  );
}

/** Planning may write documents where the person who runs it says so (DP-03). */
function writingDocuments(mode: Mode): Mode {
  return mode.name === 'planning' ? { ...mode, grants: withDocuments(mode.grants) } : mode;
}

function isPlanMode({ planMode }: ModeState): boolean {
  return planMode !== null;
}

/** Names of `planTools` that let nothing be used: they are no tools, or none that read (PM-008). */
function unfitPlanTools(names: Config['planTools'], tools: readonly Tool[]): string[] {
  const unfit = (names ?? []).filter(
    (name) => !tools.some((tool) => tool.name === name && readsOnly(tool.effect)),
  );
  if (unfit.length === 0) return [];
  return [
    `planTools names ${unfit.map((name) => `"${name}"`).join(', ')}: not a tool that only reads, so it was left out.`,
  ];
}

function dispatchIn(
  crew: Crew,
  world: World,
  { ports }: OpenedTools,
  { toolTimeout }: Config,
): Omit<Dispatch, 'tools' | 'log' | 'policy' | 'confirmer'> {
  const checks = new Map<string, Promise<Validate>>();
  return {
    modes: crew.modes,
    ports,
    timeoutMs: toolTimeout * 1000,
    elapsed: () => world.clock.elapsed(),
    emit: world.emit,
    checkOf(tool) {
      const made = checks.get(tool.name) ?? checkFor(tool, crew.tools);
      checks.set(tool.name, made);
      return made;
    },
    async clean(text) {
      const read = text.slice(0, mostRead);
      const { secrets } = await world.secrets.scan('text.txt', read);
      world.learn(secrets);
      return asSent(world.known())(read);
    },
  };
}

/**
 * Our own arguments are checked by code made at build time. Tools of servers check theirs themselves, where a schema that
 * makes it endless is stopped.
 */
async function checkFor(tool: Tool, own: readonly Tool[]): Promise<Validate> {
  if (!own.includes(tool)) return () => [];
  const [{ argumentChecks }, { compileValidator, validatorOf }] = await Promise.all([
    import('../core/tools/argument-checks.generated'),
    import('../core/answers/validator'),
  ]);
  const check = argumentChecks.get(tool.name);
  return check === undefined ? compileValidator(tool.input, `schema of ${tool.name}`) : validatorOf(check);
}

/** Whose tools a stage in this mode asks with. */
export function stageOf(name: ModeName, critics: readonly { name: ModeName }[]): string {
  return critics.some((critic) => critic.name === name) ? name : 'plan';
}
