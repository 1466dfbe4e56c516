import { blank, type Line, type Page, span, widthOf, wrap } from './layout';

/** A section's heading with a rule to the edge of the page, and an empty line. */
export function heading(title: string, note: string, page: Page): Line[] {
  const words: Line =
    note === '' ? [span(title, 'title')] : [span(title, 'title'), blank(2), span(note, 'faint')];
  const rule = page.width - widthOf(words) - 2;
  if (rule < 3) return [...wrap(words, page.width), []];
  return [[...words, blank(2), span('─'.repeat(rule), 'faint')], []];
}
