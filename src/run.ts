import { addCoverage } from './core/coverage';
import { isAdded } from './core/drafts';
import { conclude, errorOf, type Stop } from './core/outcome';
import { todosOf } from './core/plan';
import { planMarkdown } from './core/plan-markdown';
import { startedReport } from './core/report-start';
import type { Config } from './domain/config';
import { asRunError, RunError, Stopped } from './domain/errors';
import type { Plan } from './domain/plan';
import type { World } from './domain/ports';
import type { Report } from './domain/report';
import { exitCode } from './domain/status';
import type { Task } from './domain/task';
import { needsAnswer } from './modes/planning';
import { openGate } from './pipelines/gate';
import { type Crew, type Planned, planPipeline } from './pipelines/plan';
import { openStages, type Stages, stopReason } from './pipelines/stages';

/** What a run is about, settled. */
export interface Order {
  task: Task;
  config: Config;
  warnings: readonly string[];
  /** Files of the workspace that are the run's own: the task's file and `--output`. */
  own: readonly string[];
}

/** One task, from evidence to report. Never throws: a fault is a report with status `failure`. */
export async function run(order: Order, crew: Crew, world: World): Promise<Report> {
  const { task, config, own } = order;
  const start = world.clock.elapsed();
  const stages = openStages(world);
  const ports = { ...world, permit: openGate(config, stages.notes) };
  let planned: Planned | null = null;
  let fault: RunError | null = null;
  world.emit({ type: 'run_started', task: task.title, engine: crew.engine.info.kind });
  try {
    const { base, include, exclude } = config;
    const question = {
      task,
      base,
      include,
      exclude,
      own,
      under: folderOf(config),
      concerns: [],
      passages: [],
    };
    planned = await planPipeline(question, crew, ports, stages);
  } catch (thrown) {
    fault = asRunError(thrown);
  }
  const report = concluded(order, crew, { planned, fault, stages, stop: stopOf(world.signal) });
  const seconds = (world.clock.elapsed() - start) / 1000;
  world.emit({ type: 'run_finished', status: report.status, milliseconds: Math.round(seconds * 1000) });
  // A clock that has not moved would read as "did not run".
  return { ...report, executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000) };
}

interface Done {
  planned: Planned | null;
  fault: RunError | null;
  stages: Pick<Stages, 'notes' | 'timings' | 'faults'>;
  stop: Stop;
}

function concluded(order: Order, crew: Crew, { planned, fault, stages, stop }: Done): Report {
  const { task, config, warnings } = order;
  const coverage = addCoverage(stages.notes);
  const findings = planned?.judged.findings ?? [];
  const plan = planned?.plan ?? null;
  const { status, message } = conclude({
    fault,
    stop,
    coverage,
    findings,
    ...threshold(config, planned),
    failOnPartial: config.failOnPartial,
    plan,
    unclear: planned !== null && plan !== null && needsAnswer(planned.evidence),
  });
  return {
    ...startedReport(task, config, warnings, crew.engine.info),
    status,
    success: exitCode(status) === 0,
    exitCode: exitCode(status),
    message,
    output: plan ? planMarkdown(plan) : '',
    error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
    plan,
    todos: plan ? todosOf(plan) : [],
    approval: plan ? { state: 'drafted', planId: plan.id } : null,
    modes: planned?.judged.modes ?? {},
    findings,
    suppressed: planned?.judged.suppressed ?? [],
    coverage,
    suggestions: suggestions(status, plan),
    metrics: {
      stages: stages.timings,
      filesInWorkspace: planned?.evidence.passages?.searchedFiles ?? null,
    },
  };
}

/** By default what a diff adds must not be high or worse; a threshold that was asked for is for all findings. */
function threshold(config: Config, planned: Planned | null) {
  const all = planned?.judged.findings ?? [];
  if (config.failOn !== null || !planned?.evidence.diff)
    return { failOn: config.failOn ?? ('never' as const), counting: all };
  const { evidence } = planned;
  const added = all.filter(
    (f) => f.file !== null && isAdded(evidence, f.file, f.startLine ?? 1, f.endLine ?? 1),
  );
  return { failOn: 'high' as const, counting: added };
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
    counting: [],
    failOn: 'never' as const,
    failOnPartial: false,
    plan: null,
    unclear: false,
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
