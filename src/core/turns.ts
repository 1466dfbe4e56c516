import { ownLines } from './commands/own-lines';
import { counted } from './count';

/** Turns of one task that are taken. */
export const mostTurns = 50;
const mark = /^ {0,3}<!--[ \t]*turn[ \t]*-->[ \t]*$/i;
const anyMark = /<!--[ \t]*turn[ \t]*-->/i;

/** One thing that a person said in a task of several. */
export interface Turn {
  /** As written, line ends as `\n`. */
  text: string;
  /** Which of the given texts it stands in, from 0. */
  source: number;
  /** The line of that text it begins at, from 1. */
  line: number;
}

/** The turns, and what was left out of them, a sentence each. */
export interface Turns {
  turns: Turn[];
  /** How many say something, with those that are not taken. */
  of: number;
  notes: string[];
}

/**
 * The turns of a task: each text is one (a task file, every `--task`), and a line `<!-- turn -->` outside code and quotes
 * parts a text into several. Turns without a sign that can be seen are dropped, as are those after the 50th.
 */
export function turnsOf(texts: readonly string[]): Turns {
  const all = texts.flatMap((text, source) => partsOf(text.replace(/\r\n?/g, '\n'), source));
  const said = all.filter((turn) => /[^\s\p{Cf}]/u.test(turn.text));
  const notes: string[] = [];
  const empty = all.length - said.length;
  if (empty > 0) notes.push(`${counted(empty, 'empty turn')} ${empty === 1 ? 'was' : 'were'} left out.`);
  const over = said.length - mostTurns;
  if (over > 0) {
    notes.push(
      `Only the first ${mostTurns} turns are taken; ${counted(over, 'later one')} ${over === 1 ? 'was' : 'were'} left out.`,
    );
  }
  return { turns: said.slice(0, mostTurns), of: said.length, notes };
}

function partsOf(text: string, source: number): Turn[] {
  if (!anyMark.test(text)) return [{ text, source, line: 1 }];
  const turns: Turn[] = [];
  let lines: string[] = [];
  let start = 1;
  for (const [index, line] of ownLines(text).entries()) {
    if (line.comment && mark.test(line.text)) {
      turns.push({ text: lines.join('\n'), source, line: start });
      lines = [];
      start = index + 2;
    } else lines.push(line.text);
  }
  turns.push({ text: lines.join('\n'), source, line: start });
  return turns;
}
