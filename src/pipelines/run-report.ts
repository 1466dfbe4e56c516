import { changedFiles } from '../core/act-told';
import { tellStanding } from '../core/approval/tell';
import { addCoverage } from '../core/coverage';
import { isAdded } from '../core/drafts';
import { reaches } from '../core/ledger';
import { modeMetrics } from '../core/mode-metrics';
import { countingFindings } from '../core/noise';
import { conclude, errorOf, type Stop } from '../core/outcome';
import { todosOf } from '../core/plan';
import { startedReport } from '../core/report-start';
import { stepFindings } from '../core/step-findings';
import { withChanges } from '../core/tools/changes';
import type { Config } from '../domain/config';
import type { RunError } from '../domain/errors';
import type { Finding } from '../domain/finding';
import type { Report } from '../domain/report';
import { exitCode } from '../domain/status';
import { decideCommand } from './meant-plan';
import type { Room } from './room';
import type { Thread } from './thread';
import { doneIn, nextModes, outputOf, threadReport } from './thread-report';
import { keptCalls } from './tool-desk';
import type { Turns } from './turns';

/** What a run came to. */
export interface Done {
  thread: Thread;
  fault: RunError | null;
  stop: Stop;
}

/** The report of a run, from what its turns brought. */
export function concluded(
  { turns, config, warnings }: { turns: Turns; config: Config; warnings: readonly string[] },
  room: Room,
  { thread, fault, stop }: Done,
): Report {
  const { crew, stages, task } = room;
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
    verdict: thread.verdict,
    isDecided: thread.isDecided,
    act: thread.act,
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
    message: withChanges(message, changedIn(thread, room)),
    output: outputOf(thread),
    toolCalls: keptCalls(room.log),
    error: errorOf(fault ?? stages.faults[0] ?? null, stop, coverage, message),
    plan,
    todos: plan ? todosOf(plan, activeStep(room)) : [],
    approval: approvalOf(thread),
    act: thread.act,
    stepFindings: plan ? stepFindings(plan, findings) : [],
    planChanges: [...thread.planChanges],
    session: room.session?.isKept() ? { id: room.session.id, continued: room.session.isContinued } : null,
    modes: judged.modes,
    findings,
    suppressed,
    coverage,
    suggestions: [...suggestions(status, thread, room), ...nextModes(thread, room)],
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

/** The step that is begun and not over; null: none. */
function activeStep({ session }: Room): number | null {
  const steps = [...(session?.state().steps ?? [])];
  return steps.find(([, { status }]) => status === 'started')?.[0] ?? null;
}

/** Files of the workspace that the run changed: by tools, and by carrying out a plan. */
function changedIn({ act }: Thread, { log }: Room): string[] {
  return [...new Set([...log.changed, ...changedFiles(act)])];
}

/** How the plan stands. */
function approvalOf({ plan, verdict }: Thread): Report['approval'] {
  if (plan === null) return null;
  if (verdict === null) {
    const reason = 'The plan was drafted; nobody was asked about it yet.';
    return { state: 'drafted', planId: plan.id, version: plan.version, decision: null, reason };
  }
  const { state, decision } = verdict;
  return {
    state,
    planId: verdict.plan.id,
    version: verdict.plan.version,
    decision,
    reason: tellStanding(verdict),
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

function suggestions(status: Report['status'], { plan, verdict, act }: Thread, { session }: Room): string[] {
  if (status === 'needs_clarification' && session?.isKept())
    return [`Reply in another run: \`node dist/index.js --session ${session.id} --task "REPLY"\`.`];
  if (plan === null) return [];
  if (status === 'needs_clarification')
    return ['Name a file, a symbol or an error message in the task and run again.'];
  if (act !== null && act.plan.id === plan.id) return [];
  const isOpen = verdict !== null && (verdict.state === 'pending' || verdict.state === 'posted');
  const decide =
    session === null || !isOpen || !session.isKept()
      ? []
      : [
          `Approve it with \`${decideCommand(session.id, plan, 'default')}\` (or \`accept-edits\`, \`feedback="…"\`, \`reject\`).`,
        ];
  return [
    ...decide,
    'Read the plan’s assumptions first: what is wrong there is wrong everywhere below.',
    'Keep the plan as Markdown with `--save-plan FILE` or `/save-plan`; nothing is written without being asked.',
  ];
}
