import { addCoverage } from './core/coverage';
import { conclude, errorOf, type Stop } from './core/outcome';
import { todosOf } from './core/plan';
import { planMarkdown } from './core/plan-markdown';
import type { Config } from './domain/config';
import { asRunError, RunError, Stopped } from './domain/errors';
import type { Plan } from './domain/plan';
import type { Ports } from './domain/ports';
import type { Report } from './domain/report';
import { exitCode } from './domain/status';
import type { Task } from './domain/task';
import { needsAnswer } from './modes/planning';
import { type Crew, type Planned, planPipeline } from './pipelines/plan';
import { openStages } from './pipelines/stages';

/** What a run is about, settled: the task (null when it could not be read) and its settings. */
export interface Order {
  task: Task | null;
  config: Config;
  warnings: readonly string[];
}

/** One task, from evidence to report. Never throws: a fault is a report with status `failure`. */
export async function run(order: Order, crew: Crew, ports: Ports): Promise<Report> {
  const { task, config } = order;
  const start = ports.clock.elapsed();
  const stages = openStages(ports);
  let planned: Planned | null = null;
  let fault: RunError | null = null;
  ports.emit({ type: 'run_started', task: task?.title ?? '', engine: crew.engine.info.kind });
  try {
    if (task === null) throw new RunError('internal', 'There is no task to run.');
    const { base, include, exclude } = config;
    const under = folderOf(config);
    const question = { task, base, include, exclude, under, concerns: [], passages: [] };
    planned = await planPipeline(question, crew, ports, stages);
  } catch (thrown) {
    fault = asRunError(thrown);
  }

  const coverage = addCoverage(stages.notes);
  const findings = planned?.judged.findings ?? [];
  const plan = planned?.plan ?? null;
  const stop = stopOf(ports.signal);
  const { status, message } = conclude({
    fault,
    stop,
    coverage,
    findings,
    failOn: config.failOn ?? (planned?.evidence.diff ? 'high' : 'never'),
    failOnPartial: config.failOnPartial,
    plan,
    unclear: planned !== null && plan !== null && needsAnswer(planned.evidence),
  });
  const seconds = (ports.clock.elapsed() - start) / 1000;
  ports.emit({ type: 'run_finished', status, milliseconds: Math.round(seconds * 1000) });
  return {
    ...blank(order, crew.engine.info),
    status,
    success: exitCode(status) === 0,
    exitCode: exitCode(status),
    message,
    output: plan ? planMarkdown(plan) : '',
    error: errorOf(fault, stop, coverage, message),
    // A clock that has not moved would read as "did not run".
    executionTime: Math.max(0.001, Math.round(seconds * 1000) / 1000),
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

/** A report in which nothing has happened yet. */
function blank({ task, config, warnings }: Order, engine: Report['engine']): Report {
  return {
    ...nothing(engine),
    task: task && {
      id: task.id,
      title: task.title,
      body: task.body,
      origin: task.origin,
      trust: task.trust,
      files: [...task.files],
    },
    planMode: config.plan || config.mode === 'planning',
    warnings: [...warnings],
  };
}

function nothing(engine: Report['engine']): Report {
  return {
    version: 1,
    status: 'failure',
    success: false,
    exitCode: 1,
    message: '',
    output: '',
    error: null,
    executionTime: 0.001,
    headless: true,
    task: null,
    intent: null,
    engine,
    planMode: false,
    plan: null,
    todos: [],
    approval: null,
    modes: {},
    findings: [],
    suppressed: [],
    coverage: addCoverage([]),
    transitions: [],
    suggestions: [],
    warnings: [],
    metrics: { stages: [], filesInWorkspace: null },
    usage: { calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, costUsd: null },
    session: null,
  };
}

/** The report of a run that ended before it had a workspace. */
export function failed(thrown: unknown, order: Order, engine: Report['engine']): Report {
  return { ...blank(order, engine), ...faultOf(thrown) };
}

/** The report of a run that ended before it had settings. */
export function failedEarly(
  fault: Pick<RunError, 'kind' | 'message' | 'hint'>,
  engine: Report['engine'],
): Report {
  const { kind, message, hint } = fault;
  return { ...nothing(engine), message, error: { kind, message, hint } };
}

function faultOf(thrown: unknown): Pick<Report, 'message' | 'error'> {
  const { kind, message, hint } = asRunError(thrown);
  return { message, error: { kind, message, hint } };
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
