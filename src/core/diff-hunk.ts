import type { DiffLine, Hunk } from '../domain/evidence';
import { type Cursor, nextLine, peekLine } from './diff-cursor';

/** How many changed lines may still be kept. */
export interface Budget {
  left: number;
}

export interface ReadHunk {
  hunk: Hunk;
  /** Lines in the patch, kept or not. */
  added: number;
  removed: number;
  /** False when the text ended early or the budget did. */
  whole: boolean;
}

const header = /^@@ -(\d{1,15})(?:,(\d{1,15}))? \+(\d{1,15})(?:,(\d{1,15}))? @@ ?/;

/** True for a line such as `@@ -1,4 +1,5 @@ section`. */
export function isHunkHeader(line: string): boolean {
  return line.startsWith('@@ -') && header.test(line);
}

/** Reads the hunk whose header line was just read: exactly as many lines as the header counts. */
export function readHunk(at: Cursor, headerLine: string, budget: Budget): ReadHunk | null {
  const match = header.exec(headerLine);
  if (match === null) return null;
  const [all, oldStart = '0', oldCount = '1', newStart = '0', newCount = '1'] = match;
  const read: ReadHunk = {
    hunk: {
      oldStart: Number(oldStart),
      oldLines: Number(oldCount),
      newStart: Number(newStart),
      newLines: Number(newCount),
      section: headerLine.slice(all.length).trimEnd(),
      lines: [],
    },
    added: 0,
    removed: 0,
    whole: true,
  };
  readLines(at, read, budget);
  if (!read.whole) countKept(read.hunk);
  return read;
}

function readLines(at: Cursor, read: ReadHunk, budget: Budget): void {
  const { oldStart, oldLines, newStart, newLines, lines } = read.hunk;
  let oldLine = oldStart;
  let newLine = newStart;
  let dropping = false;
  while (oldLine < oldStart + oldLines || newLine < newStart + newLines) {
    const line = peekLine(at);
    const kind = line === null ? null : kindOf(line);
    if (line === null || kind === null) {
      read.whole = false;
      return;
    }
    nextLine(at);
    const noNewline = skipMark(at);
    if (kind !== 'context') {
      if (budget.left <= 0) dropping = true;
      else budget.left -= 1;
    }
    if (!dropping) {
      lines.push({
        kind,
        text: line.slice(1),
        oldLine: kind === 'add' ? null : oldLine,
        newLine: kind === 'remove' ? null : newLine,
        noNewline,
      });
    }
    if (kind !== 'add') oldLine += 1;
    if (kind !== 'remove') newLine += 1;
    if (kind === 'add') read.added += 1;
    if (kind === 'remove') read.removed += 1;
  }
  if (dropping) read.whole = false;
}

function kindOf(line: string): DiffLine['kind'] | null {
  // Mail programs strip the single blank of an empty context line.
  if (line === '' || line === '\r' || line.startsWith(' ')) return 'context';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'remove' : null;
}

/** `\ No newline at end of file`, in whatever language git speaks. */
function skipMark(at: Cursor): boolean {
  if (at.text.charAt(at.at) !== '\\') return false;
  nextLine(at);
  return true;
}

function countKept(hunk: Hunk): void {
  const oldLines = hunk.lines.filter((line) => line.kind !== 'add').length;
  const newLines = hunk.lines.filter((line) => line.kind !== 'remove').length;
  // A side without lines is named by the line before it.
  if (oldLines === 0 && hunk.oldLines > 0) hunk.oldStart -= 1;
  if (newLines === 0 && hunk.newLines > 0) hunk.newStart -= 1;
  Object.assign(hunk, { oldLines, newLines });
}
