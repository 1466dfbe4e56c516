import { visible } from '../core/clean';
import { version } from '../core/version';
import type { Report } from '../domain/report';
import type { Sink } from '../domain/sink';
import { plainJson } from './json';
import { notificationIds, notifications } from './sarif-notifications';
import { type Placed, placedFindings, resultOf } from './sarif-results';
import { ruleIdOf, rulesOf } from './sarif-rules';

/** GitHub keeps 5,000 results of a run, by severity. */
const mostResults = 5000;

/** SARIF 2.1.0 (OASIS), one run, as GitHub's code scanning reads it. */
export const sarif: Sink = {
  name: 'sarif',
  render(report) {
    const log = {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [runOf(report)],
    };
    return plainJson(log);
  },
};

function runOf(report: Report) {
  const placed = placedFindings(report);
  const kept = placed.slice(0, mostResults);
  const rules = rulesOf(kept.map(({ finding }) => finding));
  return {
    tool: {
      driver: {
        name: 'Countersign',
        version,
        semanticVersion: version,
        rules,
        notifications: notificationIds.map((id) => ({ id })),
      },
    },
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The workspace.' } } },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(report, kept.length, placed.length)],
    results: resultsOf(
      kept,
      rules.map((rule) => rule.id),
    ),
    properties: {
      status: report.status,
      message: visible(report.message),
      engine: report.engine.kind,
      coverageComplete: report.coverage.complete,
    },
  };
}

/** Either all results say whether they are suppressed or none does (SARIF 2.1.0, 3.27.23). */
function resultsOf(kept: readonly Placed[], ruleIds: readonly string[]) {
  const indexes = new Map(ruleIds.map((id, index) => [id, index]));
  const anySuppressed = kept.some(({ heldBack }) => heldBack !== null);
  return kept.map(({ finding, heldBack }) => {
    const result = resultOf(finding, indexes.get(ruleIdOf(finding)) ?? -1);
    if (!anySuppressed) return result;
    const suppressions =
      heldBack === null ? [] : [{ kind: 'external', status: 'accepted', justification: heldBack }];
    return { ...result, suppressions };
  });
}

function invocationOf(report: Report, kept: number, placed: number) {
  const ended = report.status === 'failure' || report.status === 'timeout';
  return {
    executionSuccessful: !ended && report.coverage.failed.length === 0,
    exitCode: report.exitCode,
    exitCodeDescription: report.status,
    toolExecutionNotifications: notifications(report, { kept, placed }),
  };
}
