import type { ActReport } from '../domain/act';
import type { Verdict } from '../domain/approval';
import type { Coverage } from '../domain/coverage';
import type { RunError } from '../domain/errors';
import type { Finding, SuppressedFinding } from '../domain/finding';
import type { Plan } from '../domain/plan';
import type { Report } from '../domain/report';
import type { Severity } from '../domain/severity';
import type { Status } from '../domain/status';
import { actEnding, actFailure } from './act-told';
import { tellStanding, tellVerdict } from './approval/tell';
import { counted } from './count';
import { reaches } from './ledger';

/** Why a run ended before its time. */
export type Stop = 'timeout' | 'signal' | null;

/** What the status is decided from. */
export interface Facts {
  fault: RunError | null;
  stop: Stop;
  coverage: Coverage;
  /** Those that are shown. */
  findings: readonly Finding[];
  suppressed: readonly SuppressedFinding[];
  /** Those that count against `failOn`, shown or not. */
  counting: readonly Finding[];
  failOn: Severity | 'never';
  failOnPartial: boolean;
  plan: Plan | null;
  /** How the plan stands; null: it was put before nobody. */
  verdict: Verdict | null;
  /** Whether a person's word on it came with this run. */
  isDecided: boolean;
  /** How a plan was carried out; null: none was. */
  act: ActReport | null;
  /** What was done where that is no plan, as a sentence; null: nothing. */
  done: string | null;
  /** True when nothing can be planned before a person says more. */
  unclear: boolean;
  /** What is unclear is asked in the output. */
  asks: boolean;
}

/** What is held back only because a person wants to see no more; the others are no findings, or said already. */
const noise: readonly SuppressedFinding['reason'][] = ['low-confidence', 'low-severity', 'over-limit'];

/** The first status that holds, in the order of the contract, with one sentence for a person. */
export function conclude(facts: Facts): { status: Status; message: string } {
  const { fault, stop, coverage, findings, counting, failOn } = facts;
  if (fault) return { status: 'failure', message: fault.message };
  if (stop === 'signal')
    return { status: 'failure', message: 'Interrupted; the report holds what was done until then.' };
  const unacted = facts.act && actFailure(facts.act);
  if (unacted) return { status: 'failure', message: unacted };
  const failed = coverage.failed[0];
  if (failed) {
    const more = coverage.failed.length > 1 ? ` and ${coverage.failed.length - 1} more` : '';
    return {
      status: 'failure',
      message: `Not everything that was planned could be done: ${failed.what}${more} failed.`,
    };
  }
  const partial = coverage.skipped[0]?.what ?? coverage.truncated[0]?.what;
  if (facts.failOnPartial && partial !== undefined && stop === null) {
    return {
      status: 'failure',
      message: `The examination is partial (${partial}), and --fail-on-partial is set.`,
    };
  }
  if (stop === 'timeout')
    return { status: 'timeout', message: 'Time was up; the report holds what was done until then.' };
  if (facts.isDecided && facts.verdict?.state === 'rejected')
    return { status: 'rejected', message: tellVerdict(facts.verdict) };
  const acted = facts.act && actEnding(facts.act, facts.plan);
  if (acted?.status === 'failure') return acted;
  if (reaches(counting, failOn)) {
    const worst = counting.filter((f) => reaches([f], failOn));
    const noun = worst.length === 1 ? 'finding is' : 'findings are';
    const unseen = worst.filter((f) => !findings.includes(f)).length;
    return {
      status: 'findings',
      message: `${worst.length} ${noun} ${failOn} or worse${hiddenOf(unseen, worst.length)}.`,
    };
  }
  if (acted) return acted;
  if (facts.unclear) {
    return {
      status: 'needs_clarification',
      message:
        facts.asks || facts.plan === null
          ? 'The task needs a word more: the question is in the output.'
          : 'Nothing in the workspace matches this task; it needs a word more.',
    };
  }
  if (facts.plan) return waiting(facts.plan, facts);
  return { status: 'success', message: facts.done ?? 'There was nothing to do.' };
}

/** A plan that is over waits for nobody: whoever only looked has seen it. What a person said is answered. */
function waiting(plan: Plan, facts: Facts): { status: Status; message: string } {
  const { verdict, isDecided } = facts;
  if (verdict?.state === 'void' || verdict?.state === 'expired')
    return { status: 'success', message: tellStanding(verdict) };
  const status = 'awaiting_approval';
  if (!isDecided || verdict === null) return { status, message: planned(plan, facts) };
  if (verdict.counted.length + verdict.refused.length > 0) return { status, message: tellStanding(verdict) };
  const steps = counted(plan.steps.length, 'step');
  return {
    status,
    message: `Version ${plan.version} of the plan, of ${steps}, awaits approval. Nothing was changed.`,
  };
}

/** How many of the findings that count are out of sight. */
function hiddenOf(unseen: number, all: number): string {
  if (unseen === 0) return '';
  const part = unseen < all ? `${unseen} of them ` : all === 1 ? 'it ' : 'they ';
  return `; ${part}${unseen === 1 ? 'is' : 'are'} held back by --max-findings`;
}

function planned(plan: Plan, { findings, suppressed }: Facts): string {
  const held = suppressed.filter(({ reason }) => noise.includes(reason)).length;
  const shown = findings.length === 0 ? 'no findings' : counted(findings.length, 'finding');
  const more = findings.length === 0 ? ` shown, ${held} held back` : `, ${held} more held back`;
  const found = held === 0 ? shown : shown + more;
  return `A plan of ${counted(plan.steps.length, 'step')} awaits approval, with ${found}. Nothing was changed.`;
}

const everything = 'The report’s coverage names everything that failed.';

/** The `error` of the report; `fault` is what ended the run, or the first that a stage met. */
export function errorOf(
  fault: RunError | null,
  stop: Stop,
  coverage: Coverage,
  message: string,
): Report['error'] {
  if (stop === 'signal') return { kind: 'budget', message, hint: 'Run again to examine the rest.' };
  if (coverage.failed[0]) {
    const { what, reason } = coverage.failed[0];
    return {
      kind: fault?.kind ?? 'internal',
      message: `${what}: ${reason}`,
      // What to do about this very fault, where it says so.
      hint: (fault?.message === reason ? fault.hint : null) ?? everything,
    };
  }
  if (fault) return { kind: fault.kind, message: fault.message, hint: fault.hint };
  if (stop === 'timeout')
    return {
      kind: 'budget',
      message,
      hint: 'Give more time with --timeout SECONDS, or narrow the run with --include.',
    };
  return null;
}
