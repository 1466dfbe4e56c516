import { markedPath, unquote } from '../diff-path';

/** One file's part of a patch. */
export interface PatchPart {
  /** Every name that the part is about, old and new, from the workspace; empty when it cannot be told. */
  names: readonly string[];
  text: string;
  isBinary: boolean;
}

/** How a patch was asked for. */
export interface PatchMarks {
  /** Stands before `a/` and `b/` in the names. Nobody else can know it, so that a name cannot look like two. */
  token: string;
  /** Folder of the workspace in the repository, with a slash at its end, or empty: patches of merges name files from the top. */
  prefix: string;
}

/**
 * Splits a patch of git into the parts of its files, each with all its names. Lines of a file's contents begin with a
 * blank, `+`, `-` or `\`, so that no content looks like a heading. Linear; never throws.
 */
export function patchParts(text: string, marks: PatchMarks): PatchPart[] {
  const parts: PatchPart[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) parts.push(partOf(lines, marks));
  };
  for (const line of (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')) {
    if (isHeading(line, marks.token)) {
      end();
      lines = [line];
    } else if (lines.length > 0) lines.push(line);
  }
  end();
  return parts;
}

function isHeading(line: string, token: string): boolean {
  if (!line.startsWith('diff --')) return line.startsWith('* Unmerged path ');
  return (
    line.startsWith(`diff --git ${token}a/`) ||
    line.startsWith(`diff --git "${token}a/`) ||
    line.startsWith('diff --cc ')
  );
}

function partOf(lines: readonly string[], { token, prefix }: PatchMarks): PatchPart {
  const first = lines.findIndex((line) => line.startsWith('@@'));
  const heading = first < 0 ? lines : lines.slice(0, first);
  const isMerge = lines[0]?.startsWith('diff --cc ') === true;
  const read = heading.flatMap((line) => namesIn(line, token));
  const names = isMerge ? read.map((name) => within(name, prefix)) : read;
  const shown = heading.map((line) => line.replaceAll(`${token}a/`, 'a/').replaceAll(`${token}b/`, 'b/'));
  return {
    names: names.includes(null) ? [] : [...new Set(names.filter((name) => name !== null))],
    text: [...shown, ...lines.slice(heading.length)].join('\n'),
    isBinary: heading.some((line) => line.startsWith('Binary files ')),
  };
}

/** The names that one line of a heading tells. */
function namesIn(line: string, token: string): string[] {
  const after = (start: string) => unquote(line.slice(start.length));
  for (const start of [
    'rename from ',
    'rename to ',
    'copy from ',
    'copy to ',
    'diff --cc ',
    '* Unmerged path ',
  ])
    if (line.startsWith(start)) return [after(start)];
  if (line.startsWith('--- ') || line.startsWith('+++ ')) {
    const name = markedPath(line.slice(4));
    return name === null ? [] : [withoutMark(name, token)];
  }
  if (!line.startsWith('diff --git ')) return [];
  // The token stands in it twice and nowhere in a name.
  const middle = [` ${token}b/`, ` "${token}b/`].map((mark) => line.indexOf(mark)).find((at) => at >= 0);
  if (middle === undefined) return [];
  return [line.slice(11, middle), line.slice(middle + 1)].map((name) => withoutMark(unquote(name), token));
}

function withoutMark(name: string, token: string): string {
  return name.startsWith(token) ? name.slice(token.length + 2) : name;
}

function within(name: string, prefix: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}
