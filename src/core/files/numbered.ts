import { counted, thousands } from '../count';
import { shownPath } from './asked-path';
import { answerBytes, answerLines, linesOf, portion } from './tool-text';

/** What is shown: a file's path as a person reads it, its text, and whether all of its bytes could be read. */
export interface Numberable {
  path: string;
  text: string;
  isWhole: boolean;
}

/** Some lines of a file, or why there are none. */
export type Numbered = { ok: true; text: string } | { ok: false; reason: string };

/** What is asked of a file: lines from 1, both included; null from the beginning, to the end. */
export interface Range {
  start: number | null;
  end: number | null;
}

/**
 * Lines of a file, each after its number and a tab, under a line that says what they are; where something is left out
 * the last line says what, and how to ask for it.
 * @param most bytes of the answer
 */
export function numbered({ path, text, isWhole }: Numberable, range: Range, most = answerBytes): Numbered {
  const shown = shownPath(path);
  const lines = linesOf(text);
  const all = thousands(lines.length);
  if (lines.length === 0) return { ok: true, text: `${shown} is empty.` };
  const start = Math.max(1, range.start ?? 1);
  const end = Math.min(lines.length, range.end ?? lines.length);
  if (start > lines.length)
    return no(`${shown} has ${counted(lines.length, 'line')}; line ${thousands(start)} is beyond its end.`);
  if (end < start)
    return no(
      `start_line ${thousands(start)} is after end_line ${thousands(range.end ?? 0)}. Give them in order.`,
    );
  const width = String(end).length;
  const before = (index: number) => `${String(start + index).padStart(width)}\t`;
  const { text: body, kept, shortened } = portion(lines.slice(start - 1, end), before, answerLines, most);
  const last = start + kept - 1;
  const heading = `${shown}: ${counted(lines.length, 'line')}; each stands here after its number and a tab, which are not part of it.`;
  const notes = [
    isWhole ? '' : 'Some letters are no UTF-8 and stand here as �.',
    shortened > 0
      ? `${counted(shortened, 'long line')} cut; grep_search shows the place of a match in a long line.`
      : '',
    last < end || start > 1 || end < lines.length ? portionNote(start, last, all, last < lines.length) : '',
  ];
  return { ok: true, text: [heading, body, ...notes.filter((note) => note !== '')].join('\n') };
}

function portionNote(start: number, last: number, all: string, more: boolean): string {
  const place =
    start === last ? `Line ${thousands(start)}` : `Lines ${thousands(start)} to ${thousands(last)}`;
  return `${place} of ${all}${more ? `; ask for start_line ${last + 1}` : ''}.`;
}

function no(reason: string): Numbered {
  return { ok: false, reason };
}
