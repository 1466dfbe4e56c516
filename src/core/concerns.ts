import type { DiffFile, Evidence } from '../domain/evidence';
import type { Concern } from '../domain/ports';
import { addedLines } from './diff-lines';
import { fileKind } from './file-kind';
import { ownFrames } from './plan-spots';

const most = 300;
/** A plan works in at most four files; what the words lead to beyond them is not touched. */
const mostGuessed = 4;

/**
 * The files the second round looks at, the most important first, as its collectors stop after so many: what the
 * trace and the task name, then the diff that was asked for, then what the words lead to. Changes that merely lie
 * about uncommitted come last. Those behind the first 300 are only counted.
 */
export function concernsOf(evidence: Evidence): { concerns: Concern[]; of: number } {
  const changed = changedFiles(evidence);
  const reasons = new Map<string, string>();
  const add = (file: string, reason: string) => {
    if (!reasons.has(file)) reasons.set(file, reason);
  };
  const addDiff = () => {
    for (const file of changed.keys()) add(file, 'the diff changes it');
  };
  for (const frame of ownFrames(evidence)) if (frame.file) add(frame.file, 'the stack trace leads there');
  for (const file of evidence.passages?.namedFiles ?? []) add(file, 'the task names it');
  if (evidence.diff?.asked) addDiff();
  const guessed = new Set((evidence.passages?.passages ?? []).map((passage) => passage.file));
  for (const file of [...guessed].filter((f) => fileKind(f) !== 'generated').slice(0, mostGuessed)) {
    add(file, 'the words of the task lead there');
  }
  addDiff();
  const concerns = [...reasons].slice(0, most).map(([file, reason]): Concern => {
    const diff = changed.get(file);
    return { file, addedLines: diff === undefined ? null : addedLines(diff), reason };
  });
  return { concerns, of: reasons.size };
}

/** What the diff changes, by path; deleted and binary files have no lines to look at. */
function changedFiles(evidence: Evidence): Map<string, DiffFile> {
  const files = (evidence.diff?.files ?? []).filter((file) => file.status !== 'deleted' && !file.binary);
  return new Map(files.map((file) => [file.path, file]));
}
