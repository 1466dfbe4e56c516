import { oneLine } from '../core/clean';
import { counted, thousands } from '../core/count';
import type { Coverage } from '../domain/coverage';
import type { Finding } from '../domain/finding';
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
  'low-confidence': 'it is less sure than --min-confidence asks for',
  'low-severity': 'it is less severe than --min-severity asks for',
  'over-limit': 'there are more findings than --max-findings shows',
};

/** What ran: `offline engine · 1.24 s`. */
export function engineLine(report: Report): string {
  const { kind, model } = report.engine;
  return [model === null ? `${kind} engine` : `${kind} engine, ${model}`, seconds(report.executionTime)].join(
    ' · ',
  );
}

/** What the calls to a model used: `4 calls, 16,884 tokens in (2,048 cached), 1,032 out, $0.0123`; null without calls. */
export function usageLine({ usage }: Report): string | null {
  const { calls, inputTokens, cachedTokens, outputTokens, costUsd, isEstimated } = usage;
  if (calls === 0) return null;
  const cached = cachedTokens === 0 ? '' : ` (${thousands(cachedTokens)} cached)`;
  const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
  const about = isEstimated ? 'about ' : '';
  return `${counted(calls, 'call')}, ${about}${thousands(inputTokens)} tokens in${cached}, ${thousands(outputTokens)} out, ${cost}`;
}

/** Where the object for a schema of the person's own is; null when there is none. */
export function customLine({ custom }: Report): string | null {
  return custom === undefined
    ? null
    : 'What --output-schema asks for stands under "custom" in the JSON report.';
}

/** What to do next, said once: the plan's next actions, then the run's suggestions. */
export function nextActions(report: Report): string[] {
  const modes = report.modeSuggestions.map(
    ({ suggestedMode, confidence, reason }) =>
      `Perhaps \`/mode ${suggestedMode}\` (confidence ${confidence.toFixed(2)}): ${oneLine(reason)}`,
  );
  // What a plan has people do next is done once it is carried out.
  const own = isCarriedOut(report) ? [] : (report.plan?.nextActions ?? []);
  return [...new Set([...own, ...report.suggestions, ...modes])];
}

/** Whether the report tells how its plan was carried out: whoever approved it has read it. */
export function isCarriedOut({ plan, act }: Report): boolean {
  return plan !== null && act !== null && act.plan.id === plan.id;
}

/** `3 steps, 1 file, 0 of 3 done`. */
export function planPhrase({ steps, affectedFiles, progress }: Plan): string {
  const parts = [counted(steps.length, 'step'), counted(affectedFiles.length, 'file')];
  return `${parts.join(', ')}, ${progress.done} of ${progress.total} done`;
}

export { thousands };

function seconds(time: number): string {
  if (time < 60) return `${time.toFixed(time < 10 ? 2 : 1)} s`;
  return `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;
}
