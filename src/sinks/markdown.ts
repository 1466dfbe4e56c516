import { codeSpan, inline, paragraphs, table } from '../core/markdown';
import { planModeWords } from '../core/plan-mode-words';
import type { Report } from '../domain/report';
import type { Sink } from '../domain/sink';
import { courseLine, hasFindings, isTalkOnly, suggestionLines, wantsPlan } from './course';
import { excerpt } from './excerpt';
import { fixed, type Part, pageOf } from './fit';
import { actParts, approvalPart } from './markdown-approval';
import { coverageParts } from './markdown-coverage';
import { adviceParts, findingParts } from './markdown-findings';
import { planParts } from './markdown-plan';
import { turnParts } from './markdown-turns';
import { toolsPart, trustLine } from './tools-said';
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

/** GitHub takes comments of 65,536 characters; what posts this needs room for its own lines. */
const limit = 60_000;

/** A report as GitHub-flavoured Markdown, for comments, job summaries and files. */
export const markdown: Sink = {
  name: 'markdown',
  render(report) {
    const parts = [
      fixed(header(report)),
      fixed(glance(report)),
      fixed(failure(report)),
      approvalPart(report),
      ...turnParts(report),
      ...actParts(report),
      ...(wantsPlan(report) ? planParts(report) : []),
      ...(hasFindings(report) ? findingParts(report) : []),
      ...adviceParts(report),
      ...(isTalkOnly(report) ? [] : coverageParts(report.coverage)),
      toolsPart(report),
      notes(report),
      next(report),
      fixed(footer(report)),
    ];
    const filled = parts.filter((part) => part.before !== '' || part.items.length > 0);
    return `${pageOf(filled, limit)}\n`;
  },
};

function header(report: Report): string {
  const title = report.task === null ? 'No task was read' : inline(excerpt(report.task.title, 200));
  const course = courseLine(report);
  const trust = trustLine(report);
  const about = [
    engineLine(report),
    ...(course === null ? [] : [course]),
    ...(report.task === null ? [] : [`task ${report.task.id}`]),
    ...(report.session === null ? [] : [excerpt(`session ${report.session.id}`, 200)]),
    ...(trust === null ? [] : [trust]),
  ].map(inline);
  return [
    `## ${statusTitle[report.status]}: ${title}`,
    ...(report.planMode ? [`**📋 PLAN** · ${planModeWords}`] : []),
    paragraphs(excerpt(report.message, 600)),
    `**exit ${report.exitCode}** · ${about.join(' · ')}`,
  ].join('\n\n');
}

function glance(report: Report): string {
  const { plan, coverage } = report;
  const whole = coverage.complete && coverage.examined.length > 0;
  const made = plan === null ? '❌ **None was made**' : `📋 ${planPhrase(plan)}`;
  const rows = [
    ...verdicts(report).map((verdict) => [`**${verdict.critic}**`, said(verdict) + heldBackPhrase(verdict)]),
    ...(wantsPlan(report) ? [['**plan**', made]] : []),
    ...(isTalkOnly(report)
      ? []
      : [['**coverage**', `${whole ? '✅' : '⚠️'} ${coveragePhrase(report.coverage)}`]]),
  ];
  return rows.length === 0 ? '' : table(['', 'Result'], rows);
}

function said(verdict: Verdict): string {
  switch (verdict.state) {
    case 'findings': {
      const counts = verdict.counts.map((count) => count.words).join(', ');
      return `🔎 **${counts}**: ${inline(excerpt(verdict.worst.title, 160))}`;
    }
    case 'hidden':
      return `🔎 **${verdict.counts.map((count) => count.words).join(', ')}**, not shown`;
    case 'clean':
      return `✅ No findings in ${inline(excerpt(verdict.examined, 300))}`;
    case 'partial':
      return `⚠️ No findings, but **not all was examined**: ${inline(excerpt(verdict.reason, 300))}`;
    case 'idle':
      return `➖ Nothing to examine: ${inline(excerpt(verdict.reason, 300))}`;
    case 'unexamined': {
      const reason = inline(excerpt(verdict.reason, 300));
      return verdict.wanted ? `❌ **Not examined**: ${reason}` : `➖ Not examined: ${reason}`;
    }
  }
}

function failure(report: Report): string {
  if (report.error === null) return '';
  const { kind, message, hint } = report.error;
  const lines = [
    paragraphs(excerpt(message, 1000)),
    ...(hint === null ? [] : [`**What to do:** ${inline(excerpt(hint, 500))}`]),
  ];
  return `> [!CAUTION]\n${quote(`**Error** (${kind}): ${lines.join('\n\n')}`)}`;
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function notes(report: Report): Part {
  const items = report.warnings.map((warning) => `- ${inline(excerpt(warning, 500))}`);
  const before = items.length === 0 ? '' : '### Notes\n\n';
  return { before, items, between: '\n', after: '', noun: 'notes', level: 2 };
}

function next(report: Report): Part {
  const items = [...nextActions(report), ...suggestionLines(report)].map(
    (action) => `- ${inline(excerpt(action, 500))}`,
  );
  const before = items.length === 0 ? '' : '### Next\n\n';
  return { before, items, between: '\n', after: '', noun: 'next actions', level: 1 };
}

function footer(report: Report): string {
  const said = [report.engine.note, customLine(report)].filter((line) => line !== null);
  const used = usageLine(report);
  const note = inline(excerpt([...said, ...(used === null ? [] : [`${used}.`])].join(' '), 800));
  return `---\n\n<sub>${note} Status ${codeSpan(report.status)}, exit ${report.exitCode}.</sub>`;
}
