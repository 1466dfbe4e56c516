import type { Finding } from '../domain/finding';
import type { Report } from '../domain/report';
import { excerpt, quoted } from './excerpt';
import { heldBack } from './held-back';
import {
  beside,
  blank,
  chop,
  type Line,
  marked,
  type Page,
  prose,
  type Style,
  span,
  spread,
  wrap,
} from './layout';
import { heading } from './text-heading';
import { freshAdvice, isAside, noFindings } from './verdicts';
import { countBySeverity, placeOf, suppressedBecause, thousands } from './wording';

/** As many are shown in full; the others, which are no worse, take one line each. */
const inFull = 30;
const quoteLines = 8;

/** Findings worst first, then what is held back. */
export function findingsSection(report: Report, page: Page): Line[] {
  const { findings } = report;
  if (isAside(report)) return [];
  const counts = countBySeverity(findings).map((count) => count.words);
  const parts = [
    ...(findings.length === 0 ? [none(report, page)] : []),
    ...findings.slice(0, inFull).map((finding) => full(finding, page)),
    brief(findings.slice(inFull), page),
    suppressed(report, page),
  ];
  return [...heading('FINDINGS', counts.join(', '), page), ...spread(parts)];
}

function none(report: Report, page: Page): Line[] {
  const { words, whole } = noFindings(report);
  return prose(words, page.width, whole ? 'plain' : 'warn');
}

function full(finding: Finding, page: Page): Line[] {
  const room = page.width - page.margin;
  const facts = [
    finding.cwe,
    finding.category,
    finding.ruleId === null ? null : `rule ${finding.ruleId}`,
    `${Math.round(finding.confidence * 100)} % sure`,
    finding.id,
  ].filter((fact) => fact !== null);
  const body = spread([
    [
      ...prose(excerpt(finding.title, 300), room, 'strong'),
      ...wrap(place(finding), room),
      ...prose(facts.join(' · '), room, 'faint'),
    ],
    code(finding, room),
    prose(excerpt(finding.detail, 3000), room),
    remedy(finding, room),
  ]);
  return beside(span(badge(finding), finding.severity), body, page);
}

function badge(finding: Finding): string {
  return finding.severity === 'critical' ? ' CRITICAL ' : finding.severity.toUpperCase();
}

function place(finding: Finding): Line {
  const where = placeOf(finding);
  if (where === null) return [span('no place in the code', 'faint')];
  return [span(where, 'code', { file: finding.file ?? '', line: finding.startLine })];
}

function code(finding: Finding, room: number): Line[] {
  if (finding.quote.trim() === '') return [];
  const quote = quoted(finding.quote, finding.startLine, quoteLines, 300);
  const digits = Math.max(1, ...quote.lines.map((line) => String(line.number ?? '').length));
  const rows = quote.lines.flatMap(({ number, text }) =>
    gutter(String(number ?? '').padStart(digits), text, 'plain', room),
  );
  const left: Line[] =
    quote.left === 0 ? [] : [[blank(digits + 1), span(`┊ ${thousands(quote.left)} more lines`, 'faint')]];
  return [...rows, ...left];
}

/** A line of code behind its number; where it is too long it goes on below, without a number. */
function gutter(number: string, text: string, style: Style, room: number): Line[] {
  const width = number.length;
  const lines = chop([span(text, style)], room - width - 3);
  return lines.map((line, at) => [
    span(at === 0 ? number : ' '.repeat(width), 'faint'),
    span(' │ ', 'faint'),
    ...line,
  ]);
}

function remedy(finding: Finding, room: number): Line[] {
  const { suggestion } = finding;
  if (suggestion === null) return [];
  const words = prose(excerpt(suggestion.description, 2000), room - 5);
  const said = beside(span('fix', 'good'), words, { width: room, margin: 5 });
  if (suggestion.replacement === null) return said;
  const replacement = quoted(suggestion.replacement, null, 12, 300);
  const rows = replacement.lines.flatMap(({ text }) => gutter('+', text, 'added', room - 5));
  return [...said, ...rows.map((line): Line => [blank(5), ...line])];
}

function brief(findings: readonly Finding[], page: Page): Line[] {
  if (findings.length === 0) return [];
  const room = page.width - page.margin;
  const words = `${thousands(findings.length)} more, none worse, one line each. The JSON report has all of every finding.`;
  return [
    ...prose(words, page.width, 'faint'),
    ...findings.flatMap((finding) => {
      const line = [...place(finding), span(' '), span(excerpt(finding.title, 160))];
      return beside(span(badge(finding).trim(), finding.severity), wrap(line, room), page);
    }),
  ];
}

/** The root cause, and what the critics advise beyond their findings. */
export function adviceSection(report: Report, page: Page): Line[] {
  const { reviewer, debugger: debug, performance } = report.modes;
  const room = page.width - page.margin;
  const say = (label: string, mark: string, items: readonly string[]) =>
    items.length === 0
      ? []
      : beside(
          span(label, 'label'),
          items.flatMap((item) => marked(span(mark, 'faint'), prose(excerpt(item, 2000), room - 2))),
          page,
        );
  const parts = [
    debug === undefined || debug.rootCause === '' || debug.examined.length === 0
      ? []
      : beside(span('root cause', 'label'), prose(excerpt(debug.rootCause, 3000), room), page),
    say('debugger', '•', debug?.fixes ?? []),
    say('security', '•', freshAdvice(report, report.findings.slice(0, inFull))),
    say('reviewer', '•', reviewer?.suggestions ?? []),
    say('performance', '•', performance?.optimizations ?? []),
    say('improvement', '•', [performance?.estimatedImprovement ?? ''].filter(Boolean)),
    say('good', '✓', reviewer?.positives ?? []),
  ].flat();
  return parts.length === 0 ? [] : [...heading('ADVICE', '', page), ...parts];
}

function suppressed(report: Report, page: Page): Line[] {
  if (report.suppressed.length === 0) return [];
  const { unwanted, told, more } = heldBack(report);
  const room = page.width - page.margin - 2;
  const lines: Line[] = [
    ...unwanted.map((words) => [span(words)]),
    ...told.map(({ finding, reason }) => [
      ...place(finding),
      span(' '),
      span(excerpt(finding.title, 160)),
      span(`: ${suppressedBecause[reason]}`, 'faint'),
    ]),
    ...more.map((words) => [span(words)]),
  ];
  const body = lines.flatMap((line) => marked(span('•', 'faint'), wrap(line, room)));
  return beside(span('held back', 'label'), body, page);
}
