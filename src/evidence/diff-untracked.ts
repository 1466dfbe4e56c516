import type { PatchLimits } from '../core/diff';
import type { CoverageNote } from '../domain/coverage';
import type { DiffFile, DiffLine } from '../domain/evidence';
import type { Tree } from '../domain/ports';

const mostFiles = 200;
const mostBytes = 2 * 1024 * 1024;

export interface Untracked {
  files: DiffFile[];
  skipped: NonNullable<CoverageNote['skipped']>;
  truncated: NonNullable<CoverageNote['truncated']>;
}

/** Untracked files as added ones, read through the tree: at most 200 files and 2 MiB in all. */
export async function untrackedFiles(
  tree: Tree,
  paths: readonly string[],
  limits: PatchLimits,
): Promise<Untracked> {
  const result: Untracked = { files: [], skipped: [], truncated: [] };
  let bytes = 0;
  let looked = 0;
  let left = limits.total;
  for (const path of paths.slice(0, mostFiles)) {
    if (bytes >= mostBytes) break;
    looked += 1;
    const read = await tree.read(path, mostBytes - bytes);
    bytes += read.kind === 'text' ? read.bytes : 0;
    if (read.kind === 'text') {
      const file = addedFile(path, read.text, Math.min(limits.perFile, left));
      left -= file.hunks[0]?.newLines ?? 0;
      result.files.push(file);
    } else if (read.kind === 'binary') result.files.push({ ...addedFile(path, '', 0), binary: true });
    else result.skipped.push({ what: `untracked file ${path}`, reason: read.reason });
  }
  if (looked < paths.length)
    result.truncated.push({ what: 'untracked files', kept: looked, of: paths.length });
  return result;
}

function addedFile(path: string, text: string, mostLines: number): DiffFile {
  const all = text === '' ? [] : text.split('\n');
  const noNewline = all.length > 0 && !text.endsWith('\n');
  if (all.length > 0 && !noNewline) all.pop();
  const lines = all.slice(0, mostLines).map(
    (line, index): DiffLine => ({
      kind: 'add',
      text: line,
      oldLine: null,
      newLine: index + 1,
      noNewline: noNewline && index === all.length - 1,
    }),
  );
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines };
  return {
    path,
    previousPath: null,
    status: 'added',
    binary: false,
    addedLines: all.length,
    removedLines: 0,
    hunks: lines.length === 0 ? [] : [hunk],
    truncated: lines.length < all.length,
  };
}
