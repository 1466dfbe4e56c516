import type { CommitFact, FileHistory, HistoryFacts } from '../domain/evidence';
import type { LogEntry } from '../domain/ports';
import { speaksOfFix } from './fix-subject';

const mostCommits = 5;
const mostAuthors = 3;
/** A commit that touches more files says nothing of which belong together. */
const wide = 30;
/** Seen together once is chance. */
const leastTogether = 2;
const mostTogether = 3;

/** What the log says of each path. Entries newest first; paths without a commit are listed with none. */
export function fileHistories(log: readonly LogEntry[], paths: readonly string[]): FileHistory[] {
  return paths.map((path) => {
    const own = log.filter((entry) => entry.files.includes(path));
    const authors = counted(own.map((entry) => entry.author)).slice(0, mostAuthors);
    return {
      path,
      commits: own.length,
      fixes: own
        .filter((entry) => speaksOfFix(entry.subject))
        .slice(0, mostCommits)
        .map(commitFact),
      recent: own.slice(0, mostCommits).map(commitFact),
      authors: authors.map(([name, commits]) => ({ name, commits })),
    };
  });
}

/** Files that changed in the same commits as a path, at most three each. @param counts whether a file may be named at all */
export function changedTogether(
  log: readonly LogEntry[],
  paths: readonly string[],
  counts: (path: string) => boolean,
): HistoryFacts['together'] {
  const narrow = log.filter((entry) => entry.files.length <= wide);
  const pairs = paths.flatMap((path) => {
    const others = narrow
      .filter((entry) => entry.files.includes(path))
      .flatMap((entry) => [...new Set(entry.files)].filter((file) => file !== path && counts(file)));
    return counted(others)
      .filter(([, commits]) => commits >= leastTogether)
      .slice(0, mostTogether)
      .map(([file, commits]) => ({ path, with: file, commits }));
  });
  // a with b and b with a say the same; the one of the file that is of more concern stays.
  const first = pairs.filter(
    (pair, index) =>
      !pairs.slice(0, index).some((other) => other.path === pair.with && other.with === pair.path),
  );
  return first.sort((a, b) => b.commits - a.commits);
}

function commitFact({ hash, subject, author, time }: LogEntry): CommitFact {
  return { hash, subject, author, time };
}

/** Values with how often they occur, most often first, then by name. */
function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
