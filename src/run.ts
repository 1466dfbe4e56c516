import { addCoverage } from './core/coverage';
import { isAdded } from './core/drafts';
import { reaches } from './core/ledger';
import { countingFindings } from './core/noise';
import { conclude, errorOf, type Stop } from './core/outcome';
import { todosOf } from './core/plan';
import { planMarkdown } from './core/plan-markdown';
import { startedReport } from './core/report-start';
import type { Config } from './domain/config';
import { asRunError, RunError, Stopped } from './domain/errors';
import type { Finding } from './domain/finding';
import type { Plan } from './domain/plan';
import type { World } from './domain/ports';
import type { Report } from './domain/report';
import { exitCode } from './domain/status';
import type { Task } from './domain/task';
import { needsAnswer } from './modes/planning';
import { openGate } from './pipelines/gate';
import { nothingJudged } from './pipelines/judge';
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
    planned = await planPipeline(question, crew, ports, config, stages);
  } catch (thrown) {
    fault = asRunError(thrown);
  }
  stages.notes.push(...(crew.engine.notes?.() ?? []));
  stages.faults.push(...(crew.engine.faults?.() ?? []));
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
    suppressed: planned?.judged.suppressed ?? [],
    ...threshold(config, planned),
    failOnPartial: config.failOnPartial,
    plan,
    unclear: planned !== null && plan !== null && isUnclear(planned.evidence, plan, crew.engine),
  });
  return {
    ...startedReport(task, config, [...warnings, ...revision(planned)], crew.engine.info),
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
    ...(crew.engine.usage ? { usage: crew.engine.usage() } : {}),
    ...(planned?.custom === undefined ? {} : { custom: planned.custom }),
  };
}

/** Without a model only the evidence can point anywhere; a model's plan points by the files that it names. */
function isUnclear(evidence: Planned['evidence'], plan: Plan, engine: Crew['engine']): boolean {
  if (engine.info.kind === 'offline') return needsAnswer(evidence);
  return plan.affectedFiles.length === 0 && plan.steps.every((step) => step.files.length === 0);
}

/** What the verdicts are about is said where the plan is another one by now. */
function revision(planned: Planned | null): string[] {
  if (!planned?.examined) return [];
  return ['The plan was written again once for critical findings; the verdicts are on its first version.'];
}

/**
 * By default what a diff adds must not be high or worse; a threshold that was asked for is for all findings. What only
 * the limit keeps out of sight counts too, and so does an older finding that the diff repeats.
 */
function threshold(config: Config, planned: Planned | null) {
  const { findings, suppressed, doubles } = planned?.judged ?? nothingJudged;
  const all = countingFindings(findings, suppressed);
  if (config.failOn !== null || !planned?.evidence.diff)
    return { failOn: config.failOn ?? ('never' as const), counting: all };
  const { evidence } = planned;
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
