import { oneLine } from '../core/clean';
import type { Coverage } from '../domain/coverage';
import type { Finding } from '../domain/finding';
import { type CriticName, criticNames } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Report } from '../domain/report';
import { type Severity, severities } from '../domain/severity';
import type { Status } from '../domain/status';

/** The statuses as a person reads them. */
export const statusTitle: Readonly<Record<Status, string>> = {
  failure: 'Failed',
  timeout: 'Ran out of time',
  rejected: 'Rejected',
  findings: 'Findings',
  needs_clarification: 'Needs an answer',
  awaiting_approval: 'Awaiting approval',
  success: 'Success',
};

/** How many findings of a severity: `words` is `2 high`. */
export interface SeverityCount {
  severity: Severity;
  words: string;
}

/** What a critic's examination came to. `clean`, `partial` and `unexamined` must never read alike. */
export type Verdict = { critic: CriticName } & (
  | { state: 'findings'; counts: SeverityCount[]; worst: Finding }
  | { state: 'clean' }
  | { state: 'partial'; reason: string }
  /** `wanted` is false when nobody asked for this critic. */
  | { state: 'unexamined'; reason: string; wanted: boolean }
);

/** One verdict for each critic, in their order. */
export function verdicts(report: Report): Verdict[] {
  return criticNames.map((critic) => ({ critic, ...outcome(report, critic) }));
}

type Outcome = Verdict extends infer V ? (V extends Verdict ? Omit<V, 'critic'> : never) : never;

function outcome(report: Report, critic: CriticName): Outcome {
  const found = foundBy(report, critic);
  const failed = entryOf(report.coverage.failed, critic);
  if (found === null) return absence(report, critic, failed);
  const worst = worstOf(found);
  if (worst !== undefined) return { state: 'findings', counts: countBySeverity(found), worst };
  if (failed !== undefined) return { state: 'partial', reason: failed.reason };
  const nothing = report.coverage.examined.length === 0;
  return nothing
    ? { state: 'unexamined', reason: 'there was nothing to examine', wanted: true }
    : { state: 'clean' };
}

function absence(report: Report, critic: CriticName, failed: { reason: string } | undefined): Outcome {
  const skipped = entryOf(report.coverage.skipped, critic);
  if (failed !== undefined) return { state: 'unexamined', reason: failed.reason, wanted: true };
  if (skipped !== undefined)
    return { state: 'unexamined', reason: `skipped, ${skipped.reason}`, wanted: true };
  const stopped = report.status === 'failure' || report.status === 'timeout';
  if (stopped) return { state: 'unexamined', reason: 'the run ended before it', wanted: true };
  return { state: 'unexamined', reason: 'not asked for in this run', wanted: false };
}

/** The first of the worst; undefined when there is none. */
function worstOf(findings: readonly Finding[]): Finding | undefined {
  const severity = severities.find((name) => findings.some((finding) => finding.severity === name));
  return findings.find((finding) => finding.severity === severity);
}

/** Said when there are no findings: never that all is well where something was not examined. */
export function noFindings(report: Report): { words: string; whole: boolean } {
  const missing = verdicts(report).filter((verdict) => verdict.state !== 'clean');
  if (missing.length === 0) {
    return { words: 'No findings in what was examined; see Coverage for what that was.', whole: true };
  }
  if (missing.every((verdict) => verdict.state === 'unexamined') && missing.length === criticNames.length) {
    return { words: 'No findings, because no critic examined anything.', whole: false };
  }
  const who = missing.map((verdict) => verdict.critic).join(', ');
  return { words: `No findings, but not all was examined: see ${who} above.`, whole: false };
}

/** Counts worst first, without those that are not there. */
export function countBySeverity(findings: readonly Finding[]): SeverityCount[] {
  return severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [{ severity, words: `${thousands(count)} ${severity}` }];
  });
}

/** How complete the examination was, in one phrase. */
export function coveragePhrase(coverage: Coverage): string {
  const parts = [
    [coverage.failed.length, 'failed'],
    [coverage.skipped.length, 'skipped'],
    [coverage.truncated.length, 'cut short'],
  ].flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  if (coverage.examined.length === 0) parts.unshift('nothing was examined');
  if (parts.length > 0) return `${coverage.complete ? 'complete' : 'incomplete'}: ${parts.join(', ')}`;
  return coverage.complete ? 'complete' : 'incomplete';
}

/** Entries with the same reason together, at most 20 to a group, in the order of their first. */
export function byReason(entries: Coverage['failed']): { reason: string; what: string[] }[] {
  const groups: { reason: string; what: string[] }[] = [];
  const open = new Map<string, string[]>();
  for (const { what: name, reason } of entries) {
    const what = oneLine(name);
    const group = open.get(reason);
    if (group !== undefined && group.length < 20) group.push(what);
    else {
      const fresh = [what];
      open.set(reason, fresh);
      groups.push({ reason, what: fresh });
    }
  }
  return groups;
}

/** `src/a.ts:4` or `src/a.ts:4-6`; null for a finding without a place. */
export function placeOf(finding: Finding): string | null {
  if (finding.file === null) return null;
  const file = oneLine(finding.file);
  if (finding.startLine === null) return file;
  const range = finding.endLine !== null && finding.endLine > finding.startLine ? `-${finding.endLine}` : '';
  return `${file}:${finding.startLine}${range}`;
}

/** Why a finding is held back. */
export const suppressedBecause: Readonly<Record<Report['suppressed'][number]['reason'], string>> = {
  'quote-not-found': 'the code it quotes was not found, so it could not be verified',
  'outside-diff': 'it is older than the change under examination',
  duplicate: 'another finding says it already',
};

/** What ran: `offline engine · 1.24 s`. */
export function engineLine(report: Report): string {
  const { kind, model } = report.engine;
  return [model === null ? `${kind} engine` : `${kind} engine, ${model}`, seconds(report.executionTime)].join(
    ' · ',
  );
}

/** What to do next, said once: the plan's next actions, then the run's suggestions. */
export function nextActions(report: Report): string[] {
  return [...new Set([...(report.plan?.nextActions ?? []), ...report.suggestions])];
}

/** `3 steps, 1 file, 0 of 3 done`. */
export function planPhrase({ steps, affectedFiles, progress }: Plan): string {
  const parts = [counted(steps.length, 'step'), counted(affectedFiles.length, 'file')];
  return `${parts.join(', ')}, ${progress.done} of ${progress.total} done`;
}

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `12,345`; of whole numbers from 0. The language's own way would load its tables. */
export function thousands(count: number): string {
  const digits = String(Math.round(count));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

function seconds(time: number): string {
  if (time < 60) return `${time.toFixed(time < 10 ? 2 : 1)} s`;
  return `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;
}

function foundBy(report: Report, critic: CriticName): readonly Finding[] | null {
  if (critic === 'reviewer') return report.modes.reviewer?.issues ?? null;
  if (critic === 'security') return report.modes.security?.vulnerabilities ?? null;
  return report.modes.debugger?.errors ?? null;
}

/** The entry that is about a critic itself: one whose name stands in it as a word. */
function entryOf(entries: Coverage['failed'], critic: CriticName): { reason: string } | undefined {
  return entries.find((entry) => entry.what.toLowerCase().split(/\s+/).includes(critic));
}
