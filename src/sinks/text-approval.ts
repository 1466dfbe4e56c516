import { columns } from '../core/width';
import type { Report } from '../domain/report';
import { excerpt } from './excerpt';
import { beside, blank, type Line, marked, type Page, prose, span, spread } from './layout';
import { standingOf } from './standing';
import { heading } from './text-heading';

/** How the plan stands: why, its whole id, the session, and the commands for what a person can do. */
export function approvalSection(report: Report, page: Page): Line[] {
  const standing = standingOf(report);
  if (standing === null) return [];
  const room = page.width - page.margin;
  const row = (label: string, words: string) =>
    beside(span(label, 'label'), prose(excerpt(words, 300), room, 'code'), page);
  const { tone } = standing;
  const facts = [
    ...beside(span('state', 'label'), prose(standing.title, room, tone === 'plain' ? 'strong' : tone), page),
    ...standing.said.flatMap((words) =>
      prose(excerpt(words, 1000), room).map((line): Line => [blank(page.margin), ...line]),
    ),
    ...row('plan id', standing.planId),
    ...row('version', String(standing.version)),
    ...(report.session === null ? [] : row('session', report.session.id)),
  ];
  const commands = standing.next.map(({ what, words }) => [
    ...prose(what, page.width),
    ...commandLines(words, page.width - 2).map((line): Line => [blank(2), ...line]),
  ]);
  return [...heading('APPROVAL', '', page), ...spread([facts, ...commands])];
}

/** What is different from the version before. */
export function changedLines(report: Report, page: Page): Line[] {
  const room = page.width - page.margin - 2;
  const body = report.planChanges.flatMap((phrase) =>
    marked(span('•', 'faint'), prose(excerpt(phrase, 500), room)),
  );
  return body.length === 0 ? [] : beside(span('changed', 'label'), body, page);
}

/** A command that can be copied from the screen: where it goes on in the next line a backslash says so. */
function commandLines(words: readonly string[], width: number): Line[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && columns(line) + columns(word) + 3 > width) {
      lines.push(`${line} \\`);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text) => [span(text, 'code')]);
}
