import { excerpt } from './excerpt';
import { chop, type Line, type Style, span } from './layout';
import { thousands } from './wording';

const most = 80;

/** A diff with its signs coloured; a long one says how much of it is left out. */
export function diffLines(diff: string, room: number): Line[] {
  const all = diff.replace(/\n$/, '').split('\n');
  const shown = all
    .slice(0, most)
    .flatMap((line) =>
      chop([span(excerpt(line.replaceAll('\t', '  ').replace(/\r$/, ''), 400), styleOf(line))], room),
    );
  const left = all.length - most;
  return left <= 0
    ? shown
    : [...shown, [span(`┊ ${thousands(left)} more lines; the JSON report has all of them`, 'faint')]];
}

function styleOf(line: string): Style {
  if (line.startsWith('+')) return 'good';
  return line.startsWith('-') ? 'bad' : 'faint';
}
