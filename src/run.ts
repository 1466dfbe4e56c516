import { addCoverage } from './core/coverage';
import { conclude, errorOf, type Stop } from './core/outcome';
import { startState } from './core/switching/enter';
import { policyOf } from './core/switching/policy';
import type { Word } from './domain/approval';
import type { Command } from './domain/command';
import type { Config } from './domain/config';
import { asRunError, RunError, Stopped } from './domain/errors';
import { modeNames } from './domain/mode';
import type { World } from './domain/ports';
import type { Report } from './domain/report';
import type { Status } from './domain/status';
import type { Task } from './domain/task';
import { decidedBySetting } from './pipelines/decide';
import { openGate } from './pipelines/gate';
import { gateOf, mannerOf } from './pipelines/gate-settings';
import { confirmerOf } from './pipelines/hand-in';
import { openHands } from './pipelines/hands';
import { openPlanForm } from './pipelines/plan-form';
import { promptDesk } from './pipelines/prompt-desk';
import type { Room } from './pipelines/room';
import { concluded } from './pipelines/run-report';
import { openRunSession } from './pipelines/session-choice';
import type { OpenedDesk } from './pipelines/session-desk';
import { takenUp } from './pipelines/session-thread';
import { openStages, type Stages, stopReason } from './pipelines/stages';
import { openThread } from './pipelines/thread';
import { emptyLog, openToolDesk, toolPolicy } from './pipelines/tool-desk';
import { beginning, fillCustom, type Turns, takeTurns } from './pipelines/turns';
import type { Crew } from './pipelines/work';

/** What a run is about, settled. */
export interface Order {
  task: Task;
  turns: Turns;
  /** A person's word on the plan of the session, which the settings bring; null: none. */
  word: Word | null;
  config: Config;
  warnings: readonly string[];
  /** Whether somebody gave the setting of that path. */
  isSet(path: string): boolean;
  /** Files of the workspace that are the run's own: the task's file and `--output`. */
  own: readonly string[];
}

/** One task, turn by turn, to its report. Never throws: a fault is a report with status `failure`. */
export async function run(order: Order, crew: Crew, world: World): Promise<Report> {
  const { task, turns, config } = order;
  const start = world.clock.elapsed();
  const stages = openStages(world);
  world.emit({ type: 'run_started', task: task.title, engine: crew.engine.info.kind });
  const warnings: string[] = [];
  const warn = (sentence: string) => {
    if (!warnings.includes(sentence)) warnings.push(sentence);
  };
  let room = roomFor(order, crew, world, stages, warn);
  const { length } = turns.texts;
  if (length < turns.of)
    stages.notes.push({ truncated: [{ what: 'turns of the task', kept: length, of: turns.of }] });
  let thread = openThread(startState(world.clock.now()), null);
  let fault: RunError | null = null;
  let opened: OpenedDesk | null = null;
  try {
    opened = await openRunSession(config, task.trust.tier, world, warn);
    room = { ...room, session: opened?.desk ?? null, gate: await gateOf(opened, config, world) };
    const leave = { confirmer: confirmerOf(room.gate), log: room.log, policy: room.toolPolicy };
    room = { ...room, desk: await openToolDesk(order, crew, world, stages, leave) };
    for (const sentence of room.desk?.warnings ?? []) warn(sentence);
    room = { ...room, prompts: promptDesk(config, crew.modes, room.desk?.prompts ?? []) };
    // Without a model nobody is told anything.
    if (crew.engine.info.kind !== 'offline') stages.notes.push(...room.prompts.notes);
    const kept = opened?.desk.state().mode ?? null;
    const begun = await beginning(config, order.isSet, crew.modes, world, kept);
    thread = begun.thread;
    const { policy, preferences } = begun;
    room = { ...room, policy, preferences };
    if (opened !== null) {
      const verdict = (await room.gate?.look(null)) ?? null;
      thread = takenUp(thread, opened.desk, verdict, length > 0);
    }
    if (order.word !== null) thread = await decidedBySetting(thread, order.word, room);
    await takeTurns(thread, turns, commandsOf(config), room, (next) => {
      thread = next;
    });
    thread = await fillCustom(thread, room);
  } catch (thrown) {
    fault = asRunError(thrown);
  }
  await room.desk?.close();
  await room.hands.close();
  stages.notes.push(...(crew.engine.notes?.() ?? []));
  stages.faults.push(...(crew.engine.faults?.() ?? []));
  const told = { ...order, warnings: [...order.warnings, ...warnings] };
  const stop = stopOf(world.signal);
  let report = concluded(told, room, { thread, fault, stop });
  const unkept = await left(opened, report.status);
  if (unkept !== null) report = concluded(told, room, { thread, fault: fault ?? unkept, stop });
  const seconds = (world.clock.elapsed() - start) / 1000;
  world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
  // A clock that has not moved would read as "did not run".
  return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}

/** Tells the session how the run ended, and gives it back. What went wrong with that; null: nothing, or there is none. */
async function left(opened: OpenedDesk | null, status: Status): Promise<RunError | null> {
  if (opened === null) return null;
  const told = await opened.desk.record([{ kind: 'ended', status }]).then(() => null, asRunError);
  const given = await opened.close().then(() => null, asRunError);
  return told ?? given;
}

function roomFor(
  { task, config, own, isSet }: Order,
  crew: Crew,
  world: World,
  stages: Stages,
  warn: (sentence: string) => void,
): Room {
  const { base, include, exclude } = config;
  return {
    crew,
    ports: { ...world, permit: openGate(config, stages.notes) },
    noise: config,
    stages,
    policy: policyOf(modeNames, config.prompt, config),
    preferences: null,
    prompts: promptDesk(config, crew.modes, []),
    form: openPlanForm(world, warn),
    log: emptyLog(),
    toolPolicy: toolPolicy(config, task),
    desk: null,
    hands: openHands(world, task),
    session: null,
    gate: null,
    manner: mannerOf(config),
    isCriticsSet: isSet('critics'),
    scope: { base, include, exclude, own, under: folderOf(config), concerns: [], passages: [], whole: false },
    task,
    askedMode: config.plan ? 'planning' : config.mode,
  };
}

/** What settings ask for that a person could have written into the task. */
function commandsOf({ workflow }: Config): readonly Command[] {
  return workflow === null ? [] : [{ kind: 'workflow', name: workflow }];
}

/** The report of a run that ended before there was anything to run on. */
export function endedEarly(thrown: unknown, start: Report, signal: AbortSignal): Report {
  const stop = stopOf(signal);
  const fault = stop === null ? asRunError(thrown) : null;
  const coverage = addCoverage(
    stop === null ? [] : [{ skipped: [{ what: 'everything', reason: stopReason(signal) }] }],
  );
  const nothing = {
    findings: [],
    suppressed: [],
    counting: [],
    failOn: 'never' as const,
    failOnPartial: false,
    plan: null,
    verdict: null,
    isDecided: false,
    act: null,
    done: null,
    unclear: false,
    asks: false,
  };
  const { status, message } = conclude({ fault, stop, coverage, ...nothing });
  const late = stop === 'timeout' ? whatWasLate(thrown) : null;
  if (late) return { ...start, status, message: late.message, coverage, error: late };
  return { ...start, status, message, coverage, error: errorOf(fault, stop, coverage, message) };
}

/** What a run waited for in vain says more than that time was up. */
function whatWasLate(thrown: unknown): Report['error'] {
  if (!(thrown instanceof RunError) || thrown.kind !== 'budget' || thrown.hint === null) return null;
  const { kind, message, hint } = thrown;
  return { kind, message, hint };
}

function stopOf(signal: AbortSignal): Stop {
  if (!signal.aborted) return null;
  return signal.reason instanceof Stopped ? signal.reason.why : 'signal';
}

/** The working directory as the paths of the workspace begin with it. */
export function folderOf(config: Config): string {
  return config.workingDirectory === '.'
    ? ''
    : config.workingDirectory.replaceAll('\\', '/').replace(/\/+$/, '');
}
