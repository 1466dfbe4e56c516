import { headerPaths, markedPath } from '../diff-path';

/** A diff that a text holds, with the one file it is about; '' where it names none. */
export interface AskedDiff {
  path: string;
  diff: string;
}

/** Diffs that are taken out of a text. */
export const mostDiffs = 30;
const hunkHead = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/;

/**
 * Unified diffs in a text: whole blocks marked `diff` or `patch`, and patches that stand there as they are. One for each file; linear.
 * @returns the first of them, and how many more there are
 */
export function diffsIn(text: string): { diffs: AskedDiff[]; more: number } {
  if (!text.includes('@@') && !text.includes('diff --git')) return { diffs: [], more: 0 };
  const parts = regions(text.split('\n')).flatMap(perFile);
  return { diffs: parts.slice(0, mostDiffs).map(asked), more: Math.max(0, parts.length - mostDiffs) };
}

/** Runs of lines that are diffs. */
function regions(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  let fence: { mark: string; lines: string[] | null } | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const mark = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (fence !== null) {
      if (mark?.[1]?.startsWith(fence.mark) && line.trim() === mark[1]) {
        if (fence.lines !== null) found.push(fence.lines);
        fence = null;
      } else fence.lines?.push(line);
    } else if (mark !== null) {
      fence = { mark: mark[1] ?? '```', lines: /^(?:u?diff|patch)$/i.test(mark[2] ?? '') ? [] : null };
    } else if (startsFile(lines, at)) {
      const end = endOf(lines, at);
      found.push(lines.slice(at, end));
      at = end - 1;
    }
  }
  return found;
}

function startsFile(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return line.startsWith('diff --git ') || (isMarks(lines, at) && hunkHead.test(lines[at + 2] ?? ''));
}

function isMarks(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? '').startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ');
}

/** Where a patch without marks around it ends: behind the lines that its hunks count. */
function endOf(lines: readonly string[], start: number): number {
  let at = start;
  while (at < lines.length) {
    const head = hunkHead.exec(lines[at] ?? '');
    if (head !== null) at = hunkEnd(lines, at + 1, Number(head[1] ?? 1), Number(head[2] ?? 1));
    else if (isMarks(lines, at)) at += 2;
    else if (
      /^(?:diff --git |index [0-9a-f]|(?:new|deleted) file mode|(?:old|new) mode|similarity|rename |copy |GIT binary|Binary files )/.test(
        lines[at] ?? '',
      )
    )
      at += 1;
    else break;
  }
  return at;
}

function hunkEnd(lines: readonly string[], start: number, old: number, fresh: number): number {
  let [before, after, at] = [old, fresh, start];
  for (; at < lines.length && (before > 0 || after > 0); at += 1) {
    const sign = (lines[at] ?? '').charAt(0);
    if (sign === '-') before -= 1;
    else if (sign === '+') after -= 1;
    else if (sign === ' ' || sign === '' || sign === '\r') {
      before -= 1;
      after -= 1;
    } else if (sign !== '\\') break;
  }
  while ((lines[at] ?? '').startsWith('\\')) at += 1;
  return at;
}

/** A diff of several files in one for each. */
function perFile(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let hasMarks = true;
  for (const [at, line] of lines.entries()) {
    const isHead = line.startsWith('diff --git ');
    const marks = isMarks(lines, at) && hunkHead.test(lines[at + 2] ?? '');
    if (parts.length === 0 || isHead || (marks && hasMarks)) parts.push([]);
    if (isHead) hasMarks = false;
    if (marks) hasMarks = true;
    parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.some((line) => line.trim() !== ''));
}

/** The names as they are, without git's quotes. */
function asked(lines: readonly string[]): AskedDiff {
  const at = lines.findIndex((_, index) => isMarks(lines, index));
  const first = lines.find((line) => line.startsWith('diff --git '));
  if (at < 0) {
    const named = first === undefined ? null : headerPaths(first.slice('diff --git '.length).trimEnd());
    return { path: named?.after ?? '', diff: lines.join('\n') };
  }
  const [before, after] = [nameOf(lines[at] ?? ''), nameOf(lines[at + 1] ?? '')];
  const marked = (prefix: string, name: string | null) => (name === null ? '/dev/null' : `${prefix}/${name}`);
  const body = lines
    .slice(at + 2)
    .join('\n')
    .replace(/\n+$/, '');
  return {
    path: after ?? before ?? '',
    diff: `--- ${marked('a', before)}\n+++ ${marked('b', after)}\n${body}\n`,
  };
}

function nameOf(line: string): string | null {
  const name = line.slice(4).replace(/\r$/, '');
  return markedPath(name.startsWith('"') ? name.trimEnd() : (name.split('\t')[0] ?? '').trimEnd());
}
