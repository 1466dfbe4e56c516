import type { Evidence } from '../domain/evidence';
import type { Concern } from '../domain/ports';
import { fileKind } from './file-kind';
import { ownFrames } from './plan-spots';

const most = 300;

/** The files the second round looks at: the diff's, the trace's, the named ones, then those the words lead to. */
export function concernsOf(evidence: Evidence): Concern[] {
  const concerns = new Map<string, Concern>();
  const add = (file: string, reason: string, addedLines: ReadonlySet<number> | null) => {
    if (!concerns.has(file)) concerns.set(file, { file, addedLines, reason });
  };
  for (const file of evidence.diff?.files ?? []) {
    if (file.status === 'deleted' || file.binary) continue;
    const added = file.hunks.flatMap((h) =>
      h.lines.flatMap((l) => (l.kind === 'add' && l.newLine ? [l.newLine] : [])),
    );
    add(file.path, 'the diff changes it', new Set(added));
  }
  for (const frame of ownFrames(evidence))
    if (frame.file) add(frame.file, 'the stack trace leads there', null);
  for (const file of evidence.passages?.namedFiles ?? []) add(file, 'the task names it', null);
  for (const passage of evidence.passages?.passages ?? []) {
    if (fileKind(passage.file) !== 'generated') add(passage.file, 'the words of the task lead there', null);
  }
  return [...concerns.values()].slice(0, most);
}
