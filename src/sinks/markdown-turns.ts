import { codeSpan, inline } from '../core/markdown';
import { richText } from '../core/rich-text';
import type { Report } from '../domain/report';
import { planNote, tellingTurns, transitionLines, turnTitle, wordsOf } from './course';
import { excerpt } from './excerpt';
import { fixed, type Part } from './fit';

const longest = 12_000;

/** What the turns said: replies to commands, answers, questions back; and every change of mode. */
export function turnParts(report: Report): Part[] {
  const several = report.turns.length > 1;
  const parts = tellingTurns(report).map((turn) => {
    const title = several
      ? `### Turn ${turn.number} · ${turn.mode} · ${inline(excerpt(turn.title, 200))}`
      : `### ${turnTitle(report)}`;
    const replies = turn.commands.flatMap(({ text, ok, reply }) =>
      reply === ''
        ? []
        : [`${ok ? '' : '⚠️ '}${codeSpan(excerpt(text, 200))}\n\n${richText(excerpt(reply, longest))}`],
    );
    const output = wordsOf(report, turn);
    const words = output === '' ? [] : [richText(excerpt(output, longest))];
    const note = planNote(report, turn);
    return fixed([title, ...replies, ...(note === null ? [] : [note]), ...words].join('\n\n'));
  });
  return [...parts, doubts(report), changes(report)];
}

function doubts({ answer }: Report): Part {
  const items = (answer?.doubts ?? []).map((doubt) => `- ${inline(excerpt(doubt, 500))}`);
  const before = items.length === 0 ? '' : '### Doubts about the answer\n\n';
  return { before, items, between: '\n', after: '', noun: 'doubts', level: 2 };
}

function changes(report: Report): Part {
  const items =
    report.turns.length > 1 ? transitionLines(report).map((line) => `- ${inline(excerpt(line, 300))}`) : [];
  const before = items.length === 0 ? '' : '### Changes of mode\n\n';
  return { before, items, between: '\n', after: '', noun: 'changes of mode', level: 1 };
}
