import type { Coverage, CoverageNote } from '../domain/coverage';

/** Adds up what the parts of a run report. `complete` is false as soon as anything was skipped, cut or failed. */
export function addCoverage(notes: readonly CoverageNote[]): Coverage {
  const examined = unique(
    notes.flatMap((note) => note.examined ?? []),
    (what) => what,
  );
  const skipped = unique(
    notes.flatMap((note) => note.skipped ?? []),
    (s) => `${s.what}\n${s.reason}`,
  );
  const failed = unique(
    notes.flatMap((note) => note.failed ?? []),
    (f) => `${f.what}\n${f.reason}`,
  );
  const truncated = unique(
    notes.flatMap((note) => note.truncated ?? []),
    (t) => t.what,
  );
  return {
    examined,
    skipped,
    failed,
    truncated,
    complete: skipped.length === 0 && failed.length === 0 && truncated.length === 0,
  };
}

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
