import type { Screen } from '../domain/sink';
import type { Line, Style } from './layout';

/** Select Graphic Rendition codes (ECMA-48). The sixteen named colours follow the reader's own theme. */
const codes: Readonly<Record<Style, string>> = {
  plain: '',
  strong: '1',
  faint: '2',
  title: '1',
  code: '36',
  label: '2',
  good: '32',
  warn: '33',
  bad: '31',
  critical: '1;97;41',
  high: '1;31',
  medium: '1;33',
  low: '1;34',
  info: '1;36',
  added: '32',
  succeeded: '1;32',
  waiting: '1;33',
  stopped: '1;31',
};

/** Lines as the screen shows them. The only place that writes escape sequences: without colour there are none. */
export function paint(lines: readonly Line[], screen: Screen): string {
  return `${lines.map((line) => paintLine(trimmed(noCommand(line)), screen)).join('\n')}\n`;
}

function paintLine(line: Line, screen: Screen): string {
  if (!screen.colour) return line.map((span) => span.text).join('');
  return joined(line)
    .map((span) => {
      const code = codes[span.style];
      const text = code === '' ? span.text : `\x1b[${code}m${span.text}\x1b[0m`;
      const url = span.place === undefined || !screen.links ? null : address(span.place, screen.workspace);
      return url === null ? text : `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`;
    })
    .join('');
}

/** Neighbours of one style as one piece, over the spaces between them: words of a sentence need no code each. */
function joined(line: Line): Line {
  const pieces: Line[number][] = [];
  for (const [at, span] of line.entries()) {
    const last = pieces.at(-1);
    const following = line[at + 1];
    const isGap = span.style === 'plain' && span.text === ' ' && last?.style !== 'critical';
    if (last !== undefined && (isAlike(last, span) || (isGap && following && isAlike(last, following))))
      pieces[pieces.length - 1] = { ...last, text: last.text + span.text };
    else pieces.push(span);
  }
  return pieces;
}

function isAlike(one: Line[number], other: Line[number]): boolean {
  return one.style === other.style && one.place === other.place;
}

function trimmed(line: Line): Line {
  const last = line.findLastIndex((span) => span.text.trim() !== '');
  return line
    .slice(0, last + 1)
    .map((span, at) => (at === last ? { ...span, text: span.text.trimEnd() } : span));
}

/** In a workflow's log a line that begins with `::` would be a command to the runner: one sign stands for both. */
function noCommand(line: Line): Line {
  const first = line.findIndex((span) => span.text.trim() !== '');
  if (!line[first]?.text.trimStart().startsWith('::')) return line;
  return line.map((span, at) => (at === first ? { ...span, text: span.text.replace('::', '∷') } : span));
}

/** A file address with its line, or null when the path leaves the workspace. */
function address(place: { file: string; line: number | null }, workspace: string): string | null {
  const parts = place.file.split('/');
  if (parts.includes('..') || place.file.startsWith('/') || /\p{Cs}/u.test(place.file)) return null;
  const folder = workspace.replaceAll('\\', '/').replace(/\/+$/, '');
  const path = [...folder.split('/'), ...parts].map(encodeURIComponent).join('/');
  return `file://${path.startsWith('/') ? '' : '/'}${path}${place.line === null ? '' : `#L${place.line}`}`;
}
