import { visible } from '../core/clean';
import { thousands } from './wording';

/** A piece of foreign text made visible and short enough to print. A long text that is cut says so; the JSON report has it all. */
export function excerpt(text: string, characters: number): string {
  const shown = visible(text.slice(0, characters * 4));
  if (shown.length <= characters && text.length <= characters * 4) return shown;
  const kept = shown.slice(0, characters).replace(/[\ud800-\udbff]$/, '');
  return characters < 500
    ? `${kept}…`
    : `${kept} … (cut; ${thousands(text.length)} characters in the JSON report)`;
}

export interface Quote {
  /** Lines with their numbers in the file (null when the place is unknown). */
  lines: { number: number | null; text: string }[];
  /** How many lines were left out. */
  left: number;
}

/** The first lines of quoted code, each at most `characters` long, without the indentation they share. */
export function quoted(quote: string, startLine: number | null, lines: number, characters: number): Quote {
  const all = quote.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const kept = all.slice(0, lines).map((line) => line.replaceAll('\t', '  '));
  const indent = Math.min(
    ...kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  return {
    lines: kept.map((line, at) => ({
      number: startLine === null ? null : startLine + at,
      text: excerpt(line.slice(Number.isFinite(indent) ? indent : 0), characters),
    })),
    left: all.length - kept.length,
  };
}
