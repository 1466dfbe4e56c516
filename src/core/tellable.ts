import type { DiffFile, Evidence, Trace } from '../domain/evidence';
import { hidden } from './files/hidden';

/**
 * The facts as a model may be told them: nothing that stands in a file which by its name holds credentials, whatever
 * form these have. Rules and scanners have looked into them before.
 */
export function tellable(evidence: Evidence): {
  evidence: Evidence;
  skipped: { what: string; reason: string }[];
} {
  const { diff, passages, traces, rules } = evidence;
  const kept = new Set<string>();
  const tells = (file: string) => {
    if (hidden(file) === null) return true;
    kept.add(file);
    return false;
  };
  const told: Evidence = {
    ...evidence,
    ...(diff === undefined
      ? {}
      : { diff: { ...diff, files: diff.files.map((file) => emptied(file, tells)) } }),
    ...(passages === undefined
      ? {}
      : { passages: { ...passages, passages: passages.passages.filter(({ file }) => tells(file)) } }),
    // Whoever writes a trace chooses its files.
    ...(traces === undefined
      ? {}
      : { traces: { ...traces, traces: traces.traces.map((trace) => placeless(trace, tells)) } }),
    ...(rules === undefined
      ? {}
      : { rules: { ...rules, hits: rules.hits.filter(({ file }) => tells(file)) } }),
  };
  const reason = 'its name says that it holds credentials, so no model is told what is in it';
  return { evidence: told, skipped: [...kept].sort().map((what) => ({ what, reason })) };
}

/** A file of a diff without its lines, where they may not be told. */
function emptied(file: DiffFile, tells: (path: string) => boolean): DiffFile {
  const before = file.previousPath === null || tells(file.previousPath);
  return tells(file.path) && before ? file : { ...file, hunks: [] };
}

/** A trace without the code of frames whose files may not be told. */
function placeless(trace: Trace, tells: (path: string) => boolean): Trace {
  const frames = trace.frames.map((frame) =>
    frame.place === null || tells(frame.place.file) ? frame : { ...frame, place: null },
  );
  return { ...trace, frames };
}
