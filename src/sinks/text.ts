import { oneLine } from '../core/clean';
import { planModeWords } from '../core/plan-mode-words';
import type { Report } from '../domain/report';
import type { Severity } from '../domain/severity';
import type { Sink } from '../domain/sink';
import type { Status } from '../domain/status';
import { courseLine, hasFindings, isTalkOnly, suggestionLines, wantsPlan } from './course';
import { excerpt } from './excerpt';
import {
  beside,
  blank,
  type Line,
  marked,
  type Page,
  pageFor,
  prose,
  type Style,
  span,
  wrap,
} from './layout';
import { paint } from './paint';
import { actSection } from './text-act';
import { approvalSection } from './text-approval';
import { coverageSection } from './text-coverage';
import { adviceSection, findingsSection } from './text-findings';
import { heading } from './text-heading';
import { planSection } from './text-plan';
import { turnsSection } from './text-turns';
import { toolsSection, trustLine } from './tools-said';
import { heldBackPhrase, type Verdict, verdicts } from './verdicts';
import {
  coveragePhrase,
  customLine,
  engineLine,
  nextActions,
  planPhrase,
  statusTitle,
  usageLine,
} from './wording';

const tone: Readonly<Record<Status, Style>> = {
  failure: 'stopped',
  timeout: 'stopped',
  rejected: 'stopped',
  findings: 'stopped',
  needs_clarification: 'waiting',
  awaiting_approval: 'succeeded',
  success: 'succeeded',
};

/** A report for a terminal: what came of it, the verdicts, the plan, findings worst first, what was examined. */
export const text: Sink = {
  name: 'text',
  render(report, screen) {
    const page = pageFor(screen.width);
    const sections = [
      header(report, page),
      glance(report, page),
      trouble(report, page),
      turnsSection(report, page),
      planSection(report, page),
      actSection(report, page),
      hasFindings(report) ? findingsSection(report, page) : [],
      adviceSection(report, page),
      isTalkOnly(report) ? [] : coverageSection(report, page),
      toolsSection(report, page),
      approvalSection(report, page),
      next(report, page),
      footer(report, page),
    ];
    const filled = sections.filter((section) => section.length > 0);
    const lines = filled.flatMap((section) => [[], ...section]);
    return paint(screen.colour ? lines : lines.slice(1), screen);
  },
};

function header(report: Report, page: Page): Line[] {
  const bar = span('┃', tone[report.status]);
  const room = page.width - 2;
  const title = report.task?.title ?? 'No task was read';
  const line = courseLine(report);
  const course = line === null ? [] : [line];
  const origin = report.task === null ? [] : [originOf(report.task.origin), `task ${report.task.id}`];
  const trust = trustLine(report);
  const session = report.session === null ? [] : [excerpt(`session ${report.session.id}`, 200)];
  const about = [engineLine(report), ...course, ...origin, ...session, ...(trust === null ? [] : [trust])];
  return [
    [
      span(statusTitle[report.status].toUpperCase(), tone[report.status]),
      span(` · exit ${report.exitCode}`, 'faint'),
      ...(report.planMode ? [span(' · ', 'faint'), span('PLAN', 'strong')] : []),
    ],
    ...prose(excerpt(title, 300), room, 'strong'),
    ...prose(about.join(' · '), room, 'faint'),
    ...prose(excerpt(report.message, 1000), room),
    ...(report.planMode ? prose(planModeWords, room, 'faint') : []),
  ].map((line) => [bar, blank(1), ...line]);
}

function originOf(origin: NonNullable<Report['task']>['origin']): string {
  if (origin.kind === 'file') return `from ${oneLine(origin.path ?? 'a file')}`;
  return { text: 'from --task', stdin: 'from standard input', input: 'from an input' }[origin.kind];
}

function glance(report: Report, page: Page): Line[] {
  const rows = verdicts(report).flatMap((verdict) =>
    beside(span(verdict.critic, 'label'), verdictLines(verdict, page.width - page.margin), page),
  );
  const plan = wantsPlan(report)
    ? beside(span('plan', 'label'), planLines(report.plan, page.width - page.margin - 2), page)
    : [];
  const covered = report.coverage.complete && report.coverage.examined.length > 0;
  const mark = covered ? span('✓', 'good') : span('!', 'warn');
  const coverage = prose(
    coveragePhrase(report.coverage),
    page.width - page.margin - 2,
    covered ? 'plain' : 'warn',
  );
  if (isTalkOnly(report)) return [...rows, ...plan];
  return [...rows, ...plan, ...beside(span('coverage', 'label'), marked(mark, coverage), page)];
}

function planLines(plan: Report['plan'], width: number): Line[] {
  if (plan === null) return [[span('✗', 'bad'), span(' NONE WAS MADE', 'bad')]];
  return marked(span('✓', 'good'), prose(planPhrase(plan), width));
}

function verdictLines(verdict: Verdict, width: number): Line[] {
  const held = heldBackPhrase(verdict);
  const say = (mark: string, words: string, style: Style, tone: Style = style) =>
    marked(span(mark, style), prose(excerpt(words, 600) + held, width - 2, tone));
  switch (verdict.state) {
    case 'findings': {
      const counts = verdict.counts.flatMap((count, at) => [
        ...(at === 0 ? [] : [span(' · ', 'faint')]),
        span(count.words, loud(count.severity)),
      ]);
      const title = span(`: ${excerpt(verdict.worst.title, 160)}${held}`);
      return marked(span('▲', loud(verdict.worst.severity)), wrap([...counts, title], width - 2));
    }
    case 'hidden': {
      const words = verdict.counts.map((count) => count.words).join(', ');
      return say('▲', `${words}, not shown`, loud(verdict.counts[0]?.severity ?? 'info'));
    }
    case 'clean':
      return say('✓', `no findings in ${verdict.examined}`, 'good', 'plain');
    case 'partial':
      return say('!', `no findings, but NOT ALL WAS EXAMINED: ${verdict.reason}`, 'warn');
    case 'idle':
      return say('–', `nothing to examine: ${verdict.reason}`, 'faint');
    case 'unexamined':
      return verdict.wanted
        ? say('✗', `NOT EXAMINED: ${verdict.reason}`, 'bad')
        : say('–', `not examined: ${verdict.reason}`, 'faint');
  }
}

/** What stopped the run and what the person should know. */
function trouble(report: Report, page: Page): Line[] {
  const room = page.width - page.margin;
  const error = report.error;
  const failed =
    error === null
      ? []
      : [
          ...beside(span('error', 'bad'), prose(excerpt(error.message, 2000), room), page),
          ...(error.hint === null
            ? []
            : beside(span('what to do', 'label'), prose(excerpt(error.hint, 1000), room), page)),
        ];
  const warnings = report.warnings.flatMap((warning) =>
    beside(span('note', 'warn'), prose(excerpt(warning, 1000), room), page),
  );
  return [...failed, ...warnings];
}

function next(report: Report, page: Page): Line[] {
  const items = [...nextActions(report), ...suggestionLines(report)].flatMap((action) =>
    marked(span('→', 'good'), prose(excerpt(action, 1000), page.width - 2)),
  );
  return items.length === 0 ? [] : [...heading('NEXT', '', page), ...items];
}

function footer(report: Report, page: Page): Line[] {
  const said = [report.engine.note, customLine(report), usageLine(report)].filter((line) => line !== null);
  const note = said.flatMap((line) => prose(excerpt(line, 600), page.width, 'faint'));
  const words = `status ${report.status} · exit ${report.exitCode}`;
  return [...note, [span(words, tone[report.status])]];
}

/** A severity's style among words: the badge of `critical` is for its finding alone. */
function loud(severity: Severity): Style {
  return severity === 'critical' ? 'stopped' : severity;
}
