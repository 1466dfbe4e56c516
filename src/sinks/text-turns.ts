import type { Report } from '../domain/report';
import { planNote, tellingTurns, transitionLines, turnTitle, wordsOf } from './course';
import { excerpt } from './excerpt';
import { beside, type Line, type Page, prose, span, spread } from './layout';
import { heading } from './text-heading';
import { richLines } from './text-rich';

const longest = 12_000;

function said(words: string, page: Page): Line[] {
  return words === '' ? [] : richLines(excerpt(words, longest), page.width);
}

/** What the turns said: replies to commands, answers, questions back. */
export function turnsSection(report: Report, page: Page): Line[] {
  const turns = tellingTurns(report);
  if (turns.length === 0) return [];
  const several = report.turns.length > 1;
  const blocks = turns.map((turn) => [
    ...(several
      ? prose(excerpt(`Turn ${turn.number}, ${turn.mode}: ${turn.title}`, 300), page.width, 'strong')
      : []),
    ...turn.commands.flatMap(({ text, ok, reply }) =>
      reply === ''
        ? []
        : [
            ...prose(excerpt(text, 200), page.width, ok ? 'code' : 'warn'),
            ...(ok
              ? richLines(excerpt(reply, longest), page.width)
              : prose(excerpt(reply, longest), page.width, 'warn')),
          ],
    ),
    ...note(planNote(report, turn), page),
    ...said(wordsOf(report, turn), page),
  ]);
  const changes = several
    ? transitionLines(report).map((line) => prose(excerpt(line, 300), page.width, 'faint'))
    : [];
  const doubts = (report.answer?.doubts ?? []).flatMap((doubt) =>
    beside(span('doubt', 'warn'), prose(excerpt(doubt, 500), page.width - page.margin), page),
  );
  return [
    ...heading(turnTitle(report).toUpperCase(), '', page),
    ...spread([...blocks, doubts, changes.flat()]),
  ];
}

function note(words: string | null, page: Page): Line[] {
  return words === null ? [] : prose(words, page.width, 'faint');
}
