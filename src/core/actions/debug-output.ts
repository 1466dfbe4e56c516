import type { DiffFacts } from '../../domain/evidence';
import { isComment } from '../code-line';
import { fileKind } from '../file-kind';
import { endingOf, isTestable } from '../test-files';

/** A line that the diff adds and that prints or stops for whoever develops it. */
export interface DebugLine {
  file: string;
  line: number;
}

const script = /\bconsole\.(?:log|debug|trace|dir|table)\s{0,4}\(|^\s{0,200}debugger\s{0,4};?\s{0,200}$/;
const byEnding: Readonly<Record<string, RegExp>> = {
  py: /\b(?:i?pdb\.set_trace|breakpoint)\s{0,4}\(/,
  rb: /\bbinding\.(?:pry|irb)\b|\bbyebug\b/,
  php: /\b(?:var_dump|print_r|dd)\s{0,4}\(/,
  rs: /\bdbg!\s{0,4}\(/,
  java: /\.printStackTrace\s{0,4}\(/,
};
const scripts = /\.(?:[cm]?[jt]sx?|vue|svelte)$/i;
const longest = 2_000;

/**
 * Added lines of source files with debug output or a breakpoint; comments, tests and examples do not count.
 * `unknown`: source files whose language has no pattern here, or whose diff is not all there.
 */
export function debugOutput({ files }: DiffFacts): { lines: DebugLine[]; unknown: string[] } {
  const sources = files.filter(
    ({ path, status, binary }) =>
      status !== 'deleted' && !binary && isTestable(path) && fileKind(path) === 'source',
  );
  const lines = sources.flatMap(({ path, hunks }) => {
    const pattern = patternFor(path);
    if (pattern === null) return [];
    return hunks
      .flatMap((hunk) => hunk.lines)
      .flatMap(({ kind, text, newLine }) => {
        const counts = kind === 'add' && newLine !== null && text.length <= longest;
        return counts && !isComment(text) && pattern.test(text) ? [{ file: path, line: newLine }] : [];
      });
  });
  const unknown = sources.filter(({ path, truncated }) => truncated || patternFor(path) === null);
  return { lines, unknown: unknown.map(({ path }) => path) };
}

function patternFor(path: string): RegExp | null {
  if (scripts.test(path)) return script;
  return byEnding[endingOf(path)] ?? null;
}
