import { modes } from '../../src/modes/index.generated';

/** What a terminal, a log or a page must never get as it is: escapes, direction marks, what nobody sees, commands of a runner. */
export const nasty = [
  '\u001b[31m\u001b[2J\u001b]0;owned\u0007',
  '\u009b31m\u0090q\u0000\u0008\u007f',
  '\u202eevil\u2066\u200b\u2028\u2029\ufeff\u{e0041}',
  '\r\n::add-mask::stolen\r\n::set-output name=status::success\n##[add-mask]stolen\n##[error]x',
  '\n::stop-commands::guess\n::guess::\n%0A::warning::x',
].join('');

/** A copy in which something nasty stands behind every text. */
export function withNasty<T>(value: T): T {
  if (typeof value === 'string') return (value + nasty) as T;
  if (Array.isArray(value)) return value.map(withNasty) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withNasty(held)])) as T;
}

/** Control characters besides line ends and tabs, direction marks, and what nobody sees. */
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/** The modes' own signs, of which one is a joined emoji; the closed list, and nothing else. */
const signs = modes.map(({ icon }) => icon);
const isHidden = (text: string) => hidden.test(signs.reduce((rest, sign) => rest.replaceAll(sign, ''), text));

/**
 * What in a printed text is not fit to be printed; empty when all of it is.
 * @param isRead whether something reads it for commands
 */
export function uncleanIn(text: string, isRead = true): string[] {
  const lines = text.split('\n');
  const unseen = lines.filter(isHidden);
  const shown = unseen.map((line) => `hidden: ${JSON.stringify(line.slice(0, 200))}`);
  if (!isRead) return shown;
  return [
    ...shown,
    ...lines.filter((line) => line.includes('##[')).map((line) => `command: ${line.slice(0, 200)}`),
    ...lines.filter((line) => line.trim().startsWith('::')).map((line) => `command: ${line.slice(0, 200)}`),
  ];
}

/** The same for every text inside a report; how it is printed decides over commands. */
export function hiddenIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return isHidden(value) ? [`${path}: ${JSON.stringify(value.slice(0, 200))}`] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, held]) => hiddenIn(held, `${path}.${key}`));
}
