/** One stretch of changes. */
export interface Hunk {
  /** Line it says it begins at, from 1; a hint, as models count badly. */
  line: number;
  /** Each with its sign, ` `, `-`, `+` or `\`. */
  lines: string[];
}

/** A unified diff of one file. Null: there is no file before, or after. */
export interface FileDiff {
  before: string | null;
  after: string | null;
  hunks: Hunk[];
}

const mostHunks = 500;
const hunkHead = /^@@ -(\d{1,9})(?:,\d{1,9})? \+\d{1,9}(?:,\d{1,9})? @@/;

/**
 * Reads a unified diff of one file; else the reason why it is none, as a sentence. The counts in the heads of its hunks are
 * not believed: a hunk ends where the next one begins.
 */
export function readDiff(text: string): FileDiff | { reason: string } {
  const lines = asUnix(text).split('\n');
  while (lines.length > 0 && /^\r?$/.test(lines.at(-1) ?? '')) lines.pop();
  const first = lines.findIndex((line) => line.startsWith('@@'));
  const head = first < 0 ? lines : lines.slice(0, first);
  if (head.some((line) => /^(?:GIT binary patch|Binary files )/.test(line)))
    return { reason: 'The diff is of a binary file.' };
  const marks = head.findIndex(
    (line, index) => line.startsWith('--- ') && head[index + 1]?.startsWith('+++ '),
  );
  if (marks < 0) return { reason: 'The diff does not begin with "--- a/PATH" and "+++ b/PATH".' };
  if (first < 0) return { reason: 'The diff has no "@@" line, so it changes nothing.' };
  const hunks = readHunks(lines.slice(first));
  if ('reason' in hunks) return hunks;
  return { before: fileName(head[marks] ?? '', 'a/'), after: fileName(head[marks + 1] ?? '', 'b/'), hunks };
}

/** A diff that was saved with `\r\n` throughout; one of a file with such line ends has them in its hunks alone. */
function asUnix(text: string): string {
  return /(?<!\r)\n/.test(text) ? text : text.replaceAll('\r\n', '\n');
}

/** The path behind `--- ` or `+++ `; a time may stand behind a tab. */
function fileName(line: string, prefix: string): string | null {
  const name = (line.slice(4).split('\t')[0] ?? '').replace(/\r$/, '').trimEnd();
  if (name === '/dev/null') return null;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

function readHunks(lines: readonly string[]): Hunk[] | { reason: string } {
  const hunks: Hunk[] = [];
  for (const [index, line] of lines.entries()) {
    const head = hunkHead.exec(line);
    const last = hunks.at(-1);
    if (head !== null) hunks.push({ line: Number(head[1]), lines: [] });
    else if (line.startsWith('diff --git ') || (line.startsWith('--- ') && isFileHead(lines, index)))
      return { reason: 'The diff is of several files; give one diff for each.' };
    else if (line.startsWith('@@') || last === undefined)
      return { reason: `"${line.slice(0, 80)}" is no head of a hunk, as in "@@ -1,3 +1,4 @@".` };
    // Editors and models take away the space of an empty line.
    else if (line === '' || line === '\r') last.lines.push(` ${line}`);
    else if (/^[ +\\-]/.test(line)) last.lines.push(line);
    else
      return { reason: `"${line.slice(0, 80)}" is no line of a diff: it begins with none of " ", "+", "-".` };
  }
  return hunks.length > mostHunks ? { reason: `The diff has more than ${mostHunks} hunks.` } : hunks;
}

/** A removed line can look like a file's head; one with the other head and a hunk behind it is one. */
function isFileHead(lines: readonly string[], index: number): boolean {
  return (lines[index + 1] ?? '').startsWith('+++ ') && hunkHead.test(lines[index + 2] ?? '');
}
