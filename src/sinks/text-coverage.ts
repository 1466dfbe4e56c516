import { oneLine } from '../core/clean';
import type { Report } from '../domain/report';
import { beside, type Line, marked, type Page, prose, type Style, span, spread } from './layout';
import { heading } from './text-heading';
import { byReason, coveragePhrase, thousands } from './wording';

/** What was examined and what was not, and why. Nothing is left out here, however much there is. */
export function coverageSection(report: Report, page: Page): Line[] {
  const { failed, skipped, truncated, examined } = report.coverage;
  const cut = truncated.map(
    ({ what, kept, of }) => `${oneLine(what)}: ${thousands(kept)} of ${thousands(of)}`,
  );
  const parts = [
    entries('failed', '✗', 'bad', grouped(failed), page),
    entries('skipped', '–', 'warn', grouped(skipped), page),
    entries('cut short', '–', 'warn', cut, page),
    examined.length === 0
      ? beside(
          span('examined', 'label'),
          marked(span('✗', 'bad'), [[span('nothing was examined', 'bad')]]),
          page,
        )
      : entries('examined', '✓', 'good', examined.map(oneLine), page),
  ];
  return [...heading('COVERAGE', coveragePhrase(report.coverage), page), ...spread(parts)];
}

function grouped(list: Report['coverage']['failed']): string[] {
  return byReason(list).map(({ reason, what }) => `${what.join(', ')}: ${reason}`);
}

function entries(label: string, mark: string, style: Style, items: readonly string[], page: Page): Line[] {
  const room = page.width - page.margin - 2;
  const body = items.flatMap((item) => marked(span(mark, style), prose(item, room)));
  return body.length === 0 ? [] : beside(span(label, 'label'), body, page);
}
