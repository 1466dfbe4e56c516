import { inline } from '../core/markdown';
import type { Report } from '../domain/report';
import { toolLines } from './course';
import { excerpt } from './excerpt';
import type { Part } from './fit';
import { beside, type Line, marked, type Page, prose, span } from './layout';
import { heading } from './text-heading';

/** What models asked tools for, for a terminal. */
export function toolsSection(report: Report, page: Page): Line[] {
  const [first, ...others] = toolLines(report);
  if (first === undefined) return [];
  const room = page.width - page.margin - 2;
  const body = others.flatMap((line) => marked(span('–', 'warn'), prose(excerpt(line, 400), room)));
  const rest = body.length === 0 ? [] : beside(span('not done', 'label'), body, page);
  return [...heading('TOOLS', '', page), ...prose(first, page.width), ...rest];
}

/** The same as Markdown. */
export function toolsPart(report: Report): Part {
  const [first, ...others] = toolLines(report);
  const before = first === undefined ? '' : `### Tools\n\n${inline(first)}${others.length > 0 ? '\n\n' : ''}`;
  const items = others.map((line) => `- ${inline(excerpt(line, 400))}`);
  return { before, items, between: '\n', after: '', noun: 'calls that were not done', level: 1 };
}

/** Who is behind the task, where that narrows what is done for it; null where it does not. */
export function trustLine({ task }: Report): string | null {
  if (task === null || task.trust.tier !== 'untrusted') return null;
  return `not trusted: ${task.trust.reason}`;
}
