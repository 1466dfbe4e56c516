/** What a file is before and after: its text, and whether it may be executed; null when there is none. */
export type Side = { text: string; executable: boolean } | null;

/** Most characters of both texts together, and of the lines of the diff. */
const mostText = 4_000_000;
const mostDiff = 400_000;
/** Changed lines that are matched one by one; with more of them the changed part is replaced as a whole. */
const mostEdits = 1500;
/** Matching costs lines times changes. */
const mostWork = 30_000_000;
const context = 3;

interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  lines: string[];
}

/**
 * The difference as `git apply` takes it, with `a/` and `b/`; '' when there is none, null when it would be too large to read.
 * @param path from the workspace, with forward slashes
 */
export async function changeDiff(path: string, before: Side, after: Side): Promise<string | null> {
  const [old, fresh] = [before?.text ?? '', after?.text ?? ''];
  if (old.length + fresh.length > mostText) return null;
  if (before !== null && after !== null && old === fresh) return '';
  const head = heading(path, before, after);
  if (old === fresh) return head;
  const body = (await hunksOf(old, fresh)).flatMap(shownHunk).join('\n');
  if (body.length > mostDiff) return null;
  const named = (side: Side, prefix: string) =>
    side === null ? '/dev/null' : quoted(`${prefix}/${path}`, true);
  return `${head}--- ${named(before, 'a')}\n+++ ${named(after, 'b')}\n${body}\n`;
}

/** A deletion that has no text to show: a link with where it led, or a file that is no text. */
export function deletionDiff(path: string, was: { link: string } | { executable: boolean }): string {
  if (!('link' in was)) {
    const head = heading(path, { text: '', executable: was.executable }, null);
    return `${head}Binary files ${quoted(`a/${path}`)} and /dev/null differ\n`;
  }
  const head = heading(path, { text: '', executable: false }, null).replace('mode 100644', 'mode 120000');
  const lines = was.link.split('\n').map((line) => `-${line}`);
  const counted = lines.length === 1 ? '1' : `1,${lines.length}`;
  return `${head}--- ${quoted(`a/${path}`, true)}\n+++ /dev/null\n@@ -${counted} +0,0 @@\n${lines.join('\n')}\n${noEnd}\n`;
}

const noEnd = '\\ No newline at end of file';

function heading(path: string, before: Side, after: Side): string {
  const first = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`;
  const mode = (side: NonNullable<Side>) => (side.executable ? '100755' : '100644');
  if (before === null && after !== null) return `${first}new file mode ${mode(after)}\n`;
  if (before !== null && after === null) return `${first}deleted file mode ${mode(before)}\n`;
  return first;
}

async function hunksOf(old: string, fresh: string): Promise<readonly Hunk[]> {
  const { structuredPatch } = await import('diff');
  const lines = countOf(old) + countOf(fresh) + 1;
  const options = { context, maxEditLength: Math.min(mostEdits, Math.ceil(mostWork / lines)) };
  const patch = structuredPatch('', '', old, fresh, undefined, undefined, options);
  return patch?.hunks ?? [replacedWhole(lined(old), lined(fresh))];
}

function countOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** One hunk from the first line that differs to the last. */
function replacedWhole(old: readonly string[], fresh: readonly string[]): Hunk {
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const left = Math.min(old.length, fresh.length) - start;
  while (end < left && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const from = Math.max(0, start - context);
  const tail = Math.max(0, end - context);
  const marked = (sign: string, lines: readonly string[]) => lines.flatMap((line) => withEnd(sign, line));
  return {
    oldStart: from + 1,
    oldLines: old.length - tail - from,
    newStart: from + 1,
    newLines: fresh.length - tail - from,
    lines: [
      ...marked(' ', old.slice(from, start)),
      ...marked('-', old.slice(start, old.length - end)),
      ...marked('+', fresh.slice(start, fresh.length - end)),
      ...marked(' ', old.slice(old.length - end, old.length - tail)),
    ],
  };
}

/** Lines with their ends; the last one may have none. */
function lined(text: string): string[] {
  const lines = text.split('\n').map((line) => `${line}\n`);
  const last = (lines.pop() ?? '').slice(0, -1);
  return last === '' ? lines : [...lines, last];
}

function withEnd(sign: string, line: string): string[] {
  return line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, noEnd];
}

function shownHunk({ oldStart, oldLines, newStart, newLines, lines }: Hunk): string[] {
  // Of no lines a place is the line before it.
  const place = (start: number, count: number) =>
    `${count === 0 ? start - 1 : start}${count === 1 ? '' : `,${count}`}`;
  return [`@@ -${place(oldStart, oldLines)} +${place(newStart, newLines)} @@`, ...lines];
}

/** A name as git writes it: in quotes where it must be; with blanks in it a tab ends it where nothing else does. */
function quoted(name: string, endsLine = false): string {
  if (!/["\\\x00-\x1f\x7f]/.test(name)) return endsLine && name.includes(' ') ? `${name}\t` : name;
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
}
