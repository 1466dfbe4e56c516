import { addCoverage } from './core/coverage';
import { isAdded } from './core/drafts';
import { reaches } from './core/ledger';
import { modeMetrics } from './core/mode-metrics';
import { countingFindings } from './core/noise';
import { conclude, errorOf, type Stop } from './core/outcome';
import { todosOf } from './core/plan';
import { startedReport } from './core/report-start';
import { startState } from './core/switching/enter';
import { policyOf } from './core/switching/policy';
import { withChanges } from './core/tools/changes';
import type { Command } from './domain/command';
import type { Config } from './domain/config';
import { asRunError, RunError, Stopped } from './domain/errors';
import type { Finding } from './domain/finding';
import { modeNames } from './domain/mode';
import type { Plan } from './domain/plan';
import type { World } from './domain/ports';
import type { Report } from './domain/report';
import { exitCode } from './domain/status';
import type { Task } from './domain/task';
import { openGate } from './pipelines/gate';
import { promptDesk } from './pipelines/prompt-desk';
import type { Room } from './pipelines/room';
import { openStages, type Stages, stopReason } from './pipelines/stages';
import { openThread, type Thread } from './pipelines/thread';
import { doneIn, nextModes, outputOf, threadReport } from './pipelines/thread-report';
import { keptCalls, openToolDesk } from './pipelines/tool-desk';
import { beginning, fillCustom, type Turns, takeTurns } from './pipelines/turns';
import type { Crew } from './pipelines/work';

/** What a run is about, settled. */
export interface Order {
  task: Task;
  turns: Turns;
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
  let room = roomFor(order, crew, world, stages);
  const { length } = turns.texts;
  if (length < turns.of)
    stages.notes.push({ truncated: [{ what: 'turns of the task', kept: length, of: turns.of }] });
  let thread = openThread(startState(world.clock.now()), null);
  let fault: RunError | null = null;
  try {
    room = { ...room, desk: await openToolDesk(order, crew, world, stages) };
    room = { ...room, prompts: promptDesk(config, crew.modes, room.desk?.prompts ?? []) };
    // Without a model nobody is told anything.
    if (crew.engine.info.kind !== 'offline') stages.notes.push(...room.prompts.notes);
    const begun = await beginning(config, order.isSet, crew.modes, world);
    thread = begun.thread;
    const { policy, preferences } = begun;
    room = { ...room, policy, preferences };
    await takeTurns(thread, turns, commandsOf(config), room, (next) => {
      thread = next;
    });
    thread = await fillCustom(thread, room);
  } catch (thrown) {
    fault = asRunError(thrown);
  }
  await room.desk?.close();
  stages.notes.push(...(crew.engine.notes?.() ?? []));
  stages.faults.push(...(crew.engine.faults?.() ?? []));
  const report = concluded(order, room, { thread, fault, stop: stopOf(world.signal) });
  const seconds = (world.clock.elapsed() - start) / 1000;
  world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
  // A clock that has not moved would read as "did not run".
  return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}

function roomFor({ task, config, own, isSet }: Order, crew: Crew, world: World, stages: Stages): Room {
  const { base, include, exclude } = config;
  return {
    crew,
    ports: { ...world, permit: openGate(config, stages.notes) },
    noise: config,
    stages,
    policy: policyOf(modeNames, config.prompt),
    preferences: null,
    prompts: promptDesk(config, crew.modes, []),
    desk: null,
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

interface Done {
  thread: Thread;
  fault: RunError | null;
  stop: Stop;
}

function concluded(order: Order, room: Room, { thread, fault, stop }: Done): Report {
  const { task, turns, config, warnings } = order;
  const { crew, stages } = room;
  const coverage = addCoverage(stages.notes);
  const { plan, judged } = thread;
  const { findings, suppressed } = judged;
  const { status, message } = conclude({
    fault,
    stop,
    coverage,
    findings,
    suppressed,
    ...threshold(config, thread),
    failOnPartial: config.failOnPartial,
    plan,
    done: doneIn(thread, crew.engine.info.kind),
    unclear: thread.isUnclear,
    asks: thread.turns.findLast(({ work }) => work !== 'nothing')?.work === 'clarify',
  });
  return {
    ...startedReport(
      task,
      config,
      [...warnings, ...turns.notes, ...thread.warnings, ...revision(thread)],
      crew.engine.info,
    ),
    status,
    success: exitCode(status) === 0,
    exitCode: exitCode(status),
    message: withChanges(message, room.desk?.log.changed ?? []),
    output: outputOf(thread),
    toolCalls: room.desk === null ? [] : keptCalls(room.desk.log),
    error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
    plan,
    todos: plan ? todosOf(plan) : [],
    approval: plan ? { state: 'drafted', planId: plan.id } : null,
    modes: judged.modes,
    findings,
    suppressed,
    coverage,
    suggestions: [...suggestions(status, plan), ...nextModes(thread, room)],
    metrics: {
      stages: stages.timings,
      filesInWorkspace: thread.evidence?.passages?.searchedFiles ?? null,
      modes: modeMetrics(thread.finished),
    },
    ...threadReport(thread, room),
    ...(crew.engine.usage ? { usage: crew.engine.usage() } : {}),
    ...(thread.custom === undefined ? {} : { custom: thread.custom }),
  };
}

/** What the verdicts are about is said where the plan is another one by now. */
function revision({ examined }: Thread): string[] {
  if (examined === null) return [];
  return ['The plan was written again once for critical findings; the verdicts are on its first version.'];
}

/**
 * By default what a diff adds must not be high or worse; a threshold that was asked for is for all findings. What only
 * the limit keeps out of sight counts too, and so does an older finding that the diff repeats.
 */
function threshold(config: Config, { judged, evidence }: Thread) {
  const { findings, suppressed, doubles } = judged;
  const all = countingFindings(findings, suppressed);
  if (config.failOn !== null || !evidence?.diff)
    return { failOn: config.failOn ?? ('never' as const), counting: all };
  const failOn = 'high' as const;
  const isNew = (f: Finding) =>
    f.file !== null && isAdded(evidence, f.file, f.startLine ?? 1, f.endLine ?? 1);
  const repeats = doubles.filter(({ finding }) => isNew(finding) && reaches([finding], failOn));
  const repeated = new Set(repeats.map(({ of }) => of));
  return { failOn, counting: all.filter((f) => isNew(f) || repeated.has(f.id)) };
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

function suggestions(status: Report['status'], plan: Plan | null): string[] {
  if (plan === null) return [];
  if (status === 'needs_clarification')
    return ['Name a file, a symbol or an error message in the task and run again.'];
  return ['Read the plan’s assumptions first: what is wrong there is wrong everywhere below.'];
}
