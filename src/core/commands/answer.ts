import type { Command, CommandLine } from '../../domain/command';
import { oneLine } from '../clean';
import { nearest } from '../nearest';

/** What a command's arguments came to. */
export type Understood = Pick<CommandLine, 'read' | 'request'>;

/** What stands behind a command's word. */
export interface Given {
  /** The command as a person writes it, with its slash. */
  name: string;
  /** The first 16 words, as seen. */
  words: readonly string[];
  /** All of it, as written. */
  text: string;
}

export function obeyed(command: Command, request = ''): Understood {
  return { read: { ok: true, command }, request };
}

export function refused(message: string): Understood {
  return { read: { ok: false, message }, request: '' };
}

/** The command, if nothing stands behind `name`. */
export function alone({ words, text }: Given, name: string, command: Command): Understood {
  if (words.length === 0) return obeyed(command);
  return refused(`\`${name}\` takes nothing behind it, but ${quoted(text)} stands there.`);
}

/** `Did you mean …?` with a space in front; '' when nothing is near. */
export function didYouMean(word: string, known: readonly string[], before = ''): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` Did you mean \`${before}${meant}\`?`;
}

/** Foreign words for a sentence: short, on one line, in backticks. */
export function quoted(text: string): string {
  const line = oneLine(text.slice(0, 200)).replaceAll('`', "'");
  return `\`${line.length > 40 ? `${line.slice(0, 39)}…` : line}\``;
}
