import type { DiffFile } from '../domain/evidence';

/** The lines of the new file (from 1) that the diff adds. */
export function addedLines(file: DiffFile): Set<number> {
  const lines = new Set<number>();
  for (const hunk of file.hunks) {
    for (const line of hunk.lines) if (line.kind === 'add' && line.newLine !== null) lines.add(line.newLine);
  }
  return lines;
}

/**
 * Where a line of the old file (from 1) stands in the new one; null when the diff removes it, or when hunks
 * are missing and it stands behind the last that is there.
 */
export function mapLine(file: DiffFile, oldLine: number): number | null {
  if (file.binary || file.status === 'added' || file.status === 'deleted') return null;
  let moved = 0;
  for (const hunk of file.hunks) {
    // A hunk without old lines stands behind the line its header names.
    const first = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
    if (oldLine < first) return oldLine + moved;
    if (oldLine < first + hunk.oldLines) {
      return hunk.lines.find((line) => line.oldLine === oldLine)?.newLine ?? null;
    }
    moved += hunk.newLines - hunk.oldLines;
  }
  return file.truncated ? null : oldLine + moved;
}

/** Whether a comment on these lines of the new file (from 1, both included) can stand in the diff: in one hunk. */
export function commentable(file: DiffFile, startLine: number, endLine: number): boolean {
  if (startLine > endLine) return false;
  return file.hunks.some(
    (hunk) => hunk.newLines > 0 && startLine >= hunk.newStart && endLine < hunk.newStart + hunk.newLines,
  );
}
