import type { CommandLine } from '../../domain/command';
import { nearest } from '../nearest';
import { type Given, quoted, refused, type Understood } from './answer';
import { withoutContradictions } from './contradiction';
import { ownLines } from './own-lines';
import { seenWords, slashLine } from './seen';
import { type Entry, vocabulary } from './vocabulary';

/** Commands of one turn that are read. */
export const mostCommands = 50;

/** A turn's text taken apart. */
export interface Commands {
  /** In the order of the text. */
  lines: CommandLine[];
  /** The text without the command lines, line ends as `\n`; each leaves an empty line, so that the others keep their numbers. */
  rest: string;
}

const entries: ReadonlyMap<string, Entry> = new Map(vocabulary.map((entry) => [entry.name, entry]));
const names = vocabulary.map((entry) => entry.name);
/** Whether any line could be a command. Saves taking a text apart. */
const anySlash = /^[^\n\ra-z0-9/<>`~#*_.,;:!?-]*\/[^\n\r/]/im;

/**
 * The commands of a turn (OM-41, OM-58): lines of `/word`, followed by a space or the line's end, in the author's own
 * running text. Not read are quotes, code (fenced, indented, between backticks), HTML comments, and what stands in
 * `<details>`, `<blockquote>`, `<pre>` and `<code>`. A word that is no command gets an answer only on the first line
 * that a reader sees, and only if a command is near or nothing stands behind it. Of lines that contradict each other
 * the first stands. Never throws; linear.
 */
export function readCommands(text: string): Commands {
  const plain = text.replace(/\r\n?/g, '\n');
  if (!anySlash.test(plain)) return { lines: [], rest: plain };
  const all = ownLines(plain);
  const first = all.findIndex((line) => line.text.trim() !== '' && !line.comment);
  const found: CommandLine[] = [];
  const later: number[] = [];
  for (const [index, line] of all.entries()) {
    const understood = line.own ? understand(line.text, index === first) : null;
    if (understood === null) continue;
    if (found.length < mostCommands) found.push({ text: line.text, line: index + 1, ...understood });
    else later.push(index);
  }
  const [cut] = later;
  if (cut !== undefined) {
    const message = `Only the first ${mostCommands} commands of a turn are read; line ${cut + 1} and ${later.length - 1} later ones were not.`;
    found.push({ text: all[cut]?.text ?? '', line: cut + 1, ...refused(message) });
  }
  const taken = new Set(found.map((line) => line.line));
  const rest = all.map((line, index) => (taken.has(index + 1) ? '' : line.text)).join('\n');
  return { lines: withoutContradictions(found), rest };
}

/** The request itself: the text without the commands, with what was written behind them (`/ask why …`) in its place. */
export function requestOf({ lines, rest }: Commands): string {
  const requests = new Map(lines.map((line) => [line.line, line.request]));
  if (requests.size === 0) return rest;
  const all = rest.split('\n');
  return all.map((line, index) => requests.get(index + 1) ?? line).join('\n');
}

function understand(line: string, isFirst: boolean): Understood | null {
  const slash = slashLine(line);
  if (slash === null) return null;
  const name = `/${slash.word}`;
  const entry = entries.get(name);
  if (entry === undefined && !isFirst) return null;
  const meant = entry === undefined ? nearest(name, names) : null;
  if (entry === undefined && meant === null && slash.text !== '') return null;
  if (slash.turned) {
    return refused(
      `The line with ${quoted(name)} was not followed: it holds characters that change the direction of reading, so it may look different from what it says. Write it anew without them.`,
    );
  }
  if (entry === undefined) {
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    const message = `There is no command ${quoted(name)}.${hint} \`/help\` lists all of them.`;
    // Perhaps it was meant as text, as in `/models gives 404`: the request keeps it.
    return { ...refused(message), request: slash.text === '' ? '' : line };
  }
  const given: Given = { name, words: seenWords(slash.text, 16), text: slash.text };
  return entry.read(given);
}
