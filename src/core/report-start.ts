import type { Config } from '../domain/config';
import type { Report } from '../domain/report';
import type { Task } from '../domain/task';
import { addCoverage } from './coverage';

/** A report in which nothing has happened yet: a failure until something is shown to be done. */
export function emptyReport(engine: Report['engine']): Report {
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
    act: null,
    stepFindings: [],
    planChanges: [],
    modes: {},
    findings: [],
    suppressed: [],
    coverage: addCoverage([]),
    turns: [],
    toolCalls: [],
    answer: null,
    thinking: null,
    transitions: [],
    context: null,
    workflow: null,
    modeSuggestions: [],
    suggestions: [],
    warnings: [],
    metrics: { stages: [], filesInWorkspace: null, modes: { times: [] } },
    usage: {
      calls: 0,
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
      costUsd: null,
      isEstimated: false,
      stages: [],
      estimate: null,
    },
    session: null,
  };
}

/** The same with the task and what the settings say about the run. */
export function startedReport(
  task: Task | null,
  config: Config,
  warnings: readonly string[],
  engine: Report['engine'],
): Report {
  return {
    ...emptyReport(engine),
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
