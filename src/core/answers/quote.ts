import { oneLine } from '../clean';
import { redact } from '../redact';

/** How much of a foreign text stands in a message, in characters. */
const most = 200;

/** A foreign text as a message may show it: one line, nothing hidden, no credential, at most 200 characters. */
export function clipped(text: string, length = most): string {
  // More than is shown, so that a credential is seen whole before the cut.
  const start = redact(text.slice(0, 20 * most), [])
    .text.replace(/\s+/g, ' ')
    .trim();
  const shown = oneLine(start);
  const chars = [...shown.slice(0, 2 * length + 2)];
  return chars.length <= length ? chars.join('') : `${chars.slice(0, length - 1).join('')}…`;
}

/** The end of a sentence: the same in quotes with a colon before it, or a full stop alone for nothing. */
export function quoting(text: string): string {
  const shown = clipped(text).replace(/\.$/, '');
  return shown === '' ? '.' : `: “${shown}”.`;
}
