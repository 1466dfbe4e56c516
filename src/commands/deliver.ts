import { extname } from 'node:path';
import { countingFindings } from '../core/noise';
import { failWith } from '../core/report-fault';
import type { Config } from '../domain/config';
import { asRunError } from '../domain/errors';
import type { Outlet } from '../domain/outlet';
import type { Report } from '../domain/report';
import type { Screen, Sink, SinkName } from '../domain/sink';
import { jsonText } from '../sinks/json';

/** The settings that say where the report goes. */
export type Delivery = Pick<Config, 'output' | 'json' | 'format' | 'savePlan'>;

/** What delivering needs. */
export interface Counter {
  outlet: Outlet;
  sinks: Readonly<Record<SinkName, () => Promise<Sink>>>;
  /** Standard output as a screen, and a file as one. */
  screen: Screen;
  page: Screen;
  /** Blanks secrets in a report to which a fault was added; its path or reason can hold one. */
  clean?: (report: Report) => Report;
  /** A word nobody can guess, in GitHub Actions, where printed text is searched for commands; else null. */
  guard: string | null;
  /** Files of GitHub Actions, or null. */
  actions: { output: string | null; summary: string | null } | null;
}

/**
 * Writes the report to all its places: the file first, so that standard output can say when that failed; what a
 * workflow's later steps read last, so that it says when standard output failed.
 * A sink that fails is a failed unit of the run: it stands in the coverage, and JSON takes its place.
 * @returns the report as it was delivered last
 */
export async function deliver(report: Report, config: Delivery, counter: Counter): Promise<Report> {
  const saved = config.savePlan === null ? report : await toPlanFile(report, config.savePlan, counter);
  const filed = config.output === null ? saved : await toFile(saved, config.output, config, counter);
  return toActions(await toStdout(filed, config, counter), counter);
}

async function toStdout(report: Report, config: Delivery, counter: Counter): Promise<Report> {
  const name: SinkName = config.json ? 'json' : config.format;
  // Before there is a task there is nothing to show a person but the sentence on standard error.
  if (report.task === null && name === 'text') return report;
  const printed = await render(report, name, counter, counter.screen);
  const text =
    counter.guard && printed.name !== 'json' && printed.name !== 'sarif'
      ? guarded(printed.text, counter.guard)
      : printed.text;
  const written = await counter.outlet.stdout(text);
  return written.ok ? printed.report : failed(printed.report, 'standard output', written.reason, counter);
}

async function toFile(report: Report, path: string, config: Delivery, counter: Counter): Promise<Report> {
  const made = await render(report, formatOf(path, config), counter, counter.page);
  const written = await counter.outlet.file(path, made.text);
  if (written.ok) return made.report;
  return failed(made.report, `the output file ${path}`, written.reason, counter);
}

/** The plan as Markdown, where a person asked for it (PM-017). */
async function toPlanFile(report: Report, path: string, counter: Counter): Promise<Report> {
  const { plan } = report;
  if (plan === null) {
    const none = `Nothing was saved to ${path}: there is no plan.`;
    return { ...report, warnings: [...report.warnings, none] };
  }
  const { printPlan } = await import('../core/plan-document/print');
  const written = await counter.outlet.plan(path, printPlan(plan));
  return written.ok ? report : failed(report, `the plan file ${path}`, written.reason, counter);
}

/** The file's ending decides when no format was asked for. */
function formatOf(path: string, config: Delivery): SinkName {
  const byEnding: Record<string, SinkName> = {
    '.json': 'json',
    '.md': 'markdown',
    '.sarif': 'sarif',
    '.txt': 'text',
  };
  if (config.format !== 'text') return config.format;
  return byEnding[extname(path).toLowerCase()] ?? (config.json ? 'json' : 'text');
}

async function render(report: Report, name: SinkName, counter: Counter, screen: Screen) {
  try {
    const sink = await counter.sinks[name]();
    return { report, name, text: sink.render(report, screen) };
  } catch (thrown) {
    const failing = failed(report, `the ${name} output`, asRunError(thrown).message, counter);
    return { report: failing, name: 'json' as const, text: jsonText(failing) };
  }
}

function failed(report: Report, what: string, reason: string, { clean }: Counter): Report {
  const failing = failWith(report, what, reason, 'output');
  return clean ? clean(failing) : failing;
}

/** GitHub looks for `::commands::` in what is printed; between these two lines it does not. */
function guarded(text: string, guard: string): string {
  return `::stop-commands::${guard}\n${text}\n::${guard}::\n`;
}

async function toActions(report: Report, counter: Counter): Promise<Report> {
  const { actions, outlet } = counter;
  if (actions === null) return report;
  let last = report;
  if (actions.summary) {
    const made = await render(last, 'markdown', counter, counter.page);
    const written = await outlet.append(actions.summary, `${made.text}\n`);
    last = written.ok ? made.report : failed(made.report, 'the job summary', written.reason, counter);
  }
  if (actions.output) {
    const values = {
      status: last.status,
      'exit-code': last.exitCode,
      'plan-id': last.plan?.id ?? '',
      findings: countingFindings(last.findings, last.suppressed).length,
      approval: last.approval?.state ?? '',
      session: last.session?.id.replace(/[^\w.-]/g, '') ?? '',
    };
    const lines = Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join('');
    const written = await outlet.append(actions.output, lines);
    if (!written.ok) last = failed(last, 'the step outputs', written.reason, counter);
  }
  return last;
}
