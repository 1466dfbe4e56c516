import type { ErrorKind } from '../domain/errors';
import type { Report } from '../domain/report';

/** The report with one more failed unit: it is named in the coverage, and the run is a failure. */
export function failWith(report: Report, what: string, reason: string, kind: ErrorKind): Report {
  const message = `${capital(what)} could not be written: ${reason}.`;
  return {
    ...report,
    status: 'failure',
    success: false,
    exitCode: 1,
    message,
    error: report.error ?? { kind, message, hint: 'The rest of the report is complete.' },
    coverage: {
      ...report.coverage,
      failed: [...report.coverage.failed, { what, reason }],
      complete: false,
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
