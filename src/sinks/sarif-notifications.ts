import { visible } from '../core/clean';
import type { Report } from '../domain/report';
import { levelOf, messageOf } from './sarif-results';
import { verdicts } from './verdicts';
import { byReason, suppressedBecause, thousands } from './wording';

/** What a notification can be about. */
export const notificationIds = [
  'error',
  'failed',
  'skipped',
  'truncated',
  'warning',
  'finding-without-place',
] as const;
type Id = (typeof notificationIds)[number];
type Level = 'error' | 'warning' | 'note';

/** What went wrong, what was not examined, and the findings that have no place in the code. */
export function notifications(report: Report, results: { kept: number; placed: number }) {
  const { coverage, error } = report;
  const left = results.placed - results.kept;
  return [
    ...(error === null ? [] : [notify('error', 'error', sentence(error.message, error.hint))]),
    ...coverage.failed.map(({ what, reason }) =>
      notify('failed', 'error', `Not examined, failed: ${what}: ${reason}`),
    ),
    ...byReason(coverage.skipped).map(({ what, reason }) =>
      notify('skipped', 'warning', `Not examined, skipped: ${what.join(', ')}: ${reason}`),
    ),
    ...coverage.truncated.map(({ what, kept, of }) =>
      notify('truncated', 'warning', `Examined in part: ${what}: ${thousands(kept)} of ${thousands(of)}`),
    ),
    ...(left === 0
      ? []
      : [
          notify(
            'truncated',
            'warning',
            `${thousands(left)} results are left out; the JSON report has them.`,
          ),
        ]),
    ...unexamined(report),
    ...(coverage.examined.length === 0 ? [notify('failed', 'error', 'Nothing was examined.')] : []),
    ...report.warnings.map((warning) => notify('warning', 'warning', warning)),
    ...withoutPlace(report),
  ];
}

/** Critics that gave no whole verdict although they were asked for one, and those that had nothing to examine. */
function unexamined(report: Report) {
  return verdicts(report).flatMap((verdict) => {
    if (verdict.state === 'partial' || (verdict.state === 'unexamined' && verdict.wanted))
      return [notify('failed', 'error', `No whole verdict from ${verdict.critic}: ${verdict.reason}`)];
    if (verdict.state === 'idle')
      return [notify('skipped', 'note', `Nothing to examine for ${verdict.critic}: ${verdict.reason}`)];
    return [];
  });
}

function withoutPlace(report: Report) {
  const held = report.suppressed.map(({ finding, reason }) => ({
    finding,
    note: ` Held back: ${suppressedBecause[reason]}.`,
  }));
  return [...report.findings.map((finding) => ({ finding, note: '' })), ...held]
    .filter(({ finding }) => finding.file === null || finding.file === '')
    .map(({ finding, note }) => ({
      ...notify('finding-without-place', levelOf(finding), messageOf(finding) + note),
      properties: {
        id: finding.id,
        fingerprint: finding.fingerprint,
        mode: finding.mode,
        severity: finding.severity,
      },
    }));
}

function notify(id: Id, level: Level, text: string) {
  return { descriptor: { id, index: notificationIds.indexOf(id) }, level, message: { text: visible(text) } };
}

function sentence(message: string, hint: string | null): string {
  return hint === null ? message : `${message} ${hint}`;
}
