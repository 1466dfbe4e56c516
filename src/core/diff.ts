import type { DiffFile } from '../domain/evidence';
import { type Cursor, cursor, nextLine, peekLine } from './diff-cursor';
import { type Budget, isHunkHeader, readHunk } from './diff-hunk';
import { guessPaths, headerPaths, markedPath, unquote } from './diff-path';

/** How many changed lines are kept. */
export interface PatchLimits {
  /** Added and removed lines kept of one file; what is left out is still counted. */
  perFile: number;
  /** The same over all files. */
  total: number;
}

/** What stands above the first hunk of a file. */
interface Header {
  paths: { before: string; after: string } | null;
  before: string | null;
  after: string | null;
  copied: boolean;
  renamed: boolean;
  added: boolean;
  deleted: boolean;
  binary: boolean;
}

/**
 * Reads what `git diff --patch` prints, in git's order. Never throws; linear. Hunk contents are told from
 * headers by the hunk's counts alone. A file that changed its type (git prints it twice) is one file; of a
 * merge's combined diff only the file is given, without hunks. A text that ends early, or that is over the
 * limits, leaves the file `truncated`: its hunks hold what is kept, and their counts are those of the kept lines.
 */
export function parsePatch(
  text: string,
  limits: PatchLimits = { perFile: Infinity, total: Infinity },
): DiffFile[] {
  const at = cursor(text);
  const files: DiffFile[] = [];
  let left = limits.total;
  for (let line = nextLine(at); line !== null; line = nextLine(at)) {
    const file = line.startsWith('diff --git ')
      ? readFile(at, line.slice(11), { left: Math.min(limits.perFile, left) })
      : combined(line);
    if (file === null) continue;
    for (const hunk of file.hunks) left -= hunk.lines.filter((one) => one.kind !== 'context').length;
    if (!mergeTypeChange(files.at(-1), file)) files.push(file);
  }
  const last = files.at(-1);
  if (last !== undefined && !text.endsWith('\n')) last.truncated = true;
  return files;
}

function combined(line: string): DiffFile | null {
  const rest = line.startsWith('diff --cc ')
    ? line.slice(10)
    : line.startsWith('diff --combined ')
      ? line.slice(16)
      : null;
  return rest === null ? null : emptyFile(unquote(rest), null, 'modified');
}

function readFile(at: Cursor, names: string, budget: Budget): DiffFile | null {
  const header = readHeader(at, names);
  const paths = header.paths ?? guessPaths(names);
  const before = header.before ?? paths?.before ?? null;
  const after = header.after ?? paths?.after ?? null;
  const path = header.deleted ? before : after;
  if (path === null || path === '') return null;
  const file = emptyFile(path, header.renamed || header.copied ? before : null, statusOf(header));
  file.binary = header.binary;
  readHunks(at, file, budget);
  return file;
}

function readHeader(at: Cursor, names: string): Header {
  const header: Header = {
    paths: headerPaths(names),
    before: null,
    after: null,
    copied: false,
    renamed: false,
    added: false,
    deleted: false,
    binary: false,
  };
  for (let line = peekLine(at); line !== null; line = peekLine(at)) {
    if (isHunkHeader(line) || line.startsWith('diff --')) break;
    nextLine(at);
    readHeaderLine(header, line);
  }
  return header;
}

function readHeaderLine(header: Header, line: string): void {
  if (line.startsWith('--- ')) header.before = markedPath(line.slice(4)) ?? header.before;
  else if (line.startsWith('+++ ')) header.after = markedPath(line.slice(4)) ?? header.after;
  else if (line.startsWith('rename from ')) [header.renamed, header.before] = [true, unquote(line.slice(12))];
  else if (line.startsWith('rename to ')) header.after = unquote(line.slice(10));
  else if (line.startsWith('copy from ')) [header.copied, header.before] = [true, unquote(line.slice(10))];
  else if (line.startsWith('copy to ')) header.after = unquote(line.slice(8));
  else if (line.startsWith('new file mode ')) header.added = true;
  else if (line.startsWith('deleted file mode ')) header.deleted = true;
  else if (line.startsWith('Binary files ') || line === 'GIT binary patch') header.binary = true;
}

function readHunks(at: Cursor, file: DiffFile, budget: Budget): void {
  for (let line = peekLine(at); line !== null && !line.startsWith('diff --'); line = peekLine(at)) {
    nextLine(at);
    const read = isHunkHeader(line) ? readHunk(at, line, budget) : null;
    if (read === null) continue;
    file.addedLines += read.added;
    file.removedLines += read.removed;
    if (read.hunk.lines.length > 0) file.hunks.push(read.hunk);
    if (!read.whole) file.truncated = true;
  }
}

function statusOf(header: Header): DiffFile['status'] {
  if (header.added) return 'added';
  if (header.deleted) return 'deleted';
  if (header.renamed) return 'renamed';
  return header.copied ? 'copied' : 'modified';
}

function emptyFile(path: string, previousPath: string | null, status: DiffFile['status']): DiffFile {
  return {
    path,
    previousPath,
    status,
    binary: false,
    addedLines: 0,
    removedLines: 0,
    hunks: [],
    truncated: false,
  };
}

/** git prints a file that became a link (or the reverse) as deleted and, right after, as added. */
function mergeTypeChange(last: DiffFile | undefined, file: DiffFile): boolean {
  if (last?.status !== 'deleted' || file.status !== 'added' || last.path !== file.path) return false;
  last.status = 'type-changed';
  last.binary ||= file.binary;
  last.truncated ||= file.truncated;
  last.addedLines += file.addedLines;
  last.removedLines += file.removedLines;
  last.hunks.push(...file.hunks);
  return true;
}
