import type { TraceLanguage } from '../domain/evidence';
import { classPaths, pathParts, sourcePaths } from './frame-path';

export interface FrameHints {
  language: TraceLanguage;
  /** Function or method as printed; on the JVM it holds the package. */
  symbol: string | null;
  foreign: boolean;
  /** Files that other frames of the trace were found in; they decide between equals. */
  near: readonly string[];
}

export interface FrameFile {
  /** The file of the workspace, or null when there is none or several fit equally well. */
  file: string | null;
  /** At most 5 files that it could be, best first; empty when `file` is known. */
  candidates: string[];
}

interface Match {
  file: string;
  /** Parts that agree, counted from the end. */
  common: number;
  /** True when the whole path from the workspace agrees. */
  whole: boolean;
}

/** Names that stand in too many projects to tell anything without their folder. */
const commonNames =
  /^(?:index|main|app|server|client|mod|lib|util|utils|helper|helpers|common|types?|config|settings|setup|init|__init__|__main__|constants|errors?|base|core|test|tests|run|cli|api|models?|views?|routes?|handlers?)\./i;

const thirdParty = /(?:^|\/)(?:node_modules|vendor|site-packages)\//;

/**
 * Finds workspace files for the paths of stack traces, whose roots differ (containers, CI, other machines): the
 * file that agrees in the most parts from the end. The files are indexed once.
 */
export function frameMapper(files: readonly string[]): (rawPath: string, hints: FrameHints) => FrameFile {
  const exact = byName(files, (name) => name);
  const folded = byName(files, (name) => name.toLowerCase());
  return (rawPath, hints) => {
    const onJvm = hints.language === 'jvm' && hints.symbol !== null;
    const paths = onJvm ? classPaths(rawPath, hints.symbol ?? '') : [pathParts(rawPath)];
    const wanted = paths.filter((parts) => parts.length > 0);
    if (wanted.length === 0) return { file: null, candidates: [] };
    if (hints.foreign)
      return foreignFile(
        wanted.flatMap((parts) => matches(exact, parts)),
        wanted,
      );
    const direct = wanted.flatMap((parts) => matches(exact, parts));
    const sources = onJvm ? [] : wanted.flatMap(sourcePaths).flatMap((parts) => matches(exact, parts));
    return (
      settled(direct.filter(isStrong), hints) ??
      settled(sources.filter(isStrong), hints) ??
      weak(direct, wanted, hints) ??
      settled(
        wanted
          .flatMap((parts) =>
            matches(
              folded,
              parts.map((part) => part.toLowerCase()),
            ),
          )
          .filter(isStrong),
        hints,
      ) ?? { file: null, candidates: ranked(direct) }
    );
  };
}

function byName(
  files: readonly string[],
  key: (text: string) => string,
): Map<string, { file: string; parts: string[] }[]> {
  const index = new Map<string, { file: string; parts: string[] }[]>();
  for (const file of files) {
    const parts = key(file).split('/');
    const name = parts.at(-1) ?? '';
    const known = index.get(name);
    if (known === undefined) index.set(name, [{ file, parts }]);
    else known.push({ file, parts });
  }
  return index;
}

function matches(index: ReturnType<typeof byName>, wanted: readonly string[]): Match[] {
  return (index.get(wanted.at(-1) ?? '') ?? []).map(({ file, parts }) => {
    let common = 0;
    while (common < Math.min(parts.length, wanted.length) && parts.at(-1 - common) === wanted.at(-1 - common))
      common += 1;
    return { file, common, whole: common === parts.length };
  });
}

function isStrong(match: Match): boolean {
  return match.common >= 2 || match.whole;
}

/** The best of some matches, or its equals as candidates; null when there is none. */
function settled(found: readonly Match[], hints: FrameHints): FrameFile | null {
  const most = Math.max(0, ...found.map((match) => match.common));
  const best = distinct(found.filter((match) => match.common === most));
  if (best.length === 0) return null;
  const whole = best.filter((match) => match.whole);
  const left = whole.length === 1 ? whole : nearest(best, hints.near);
  const [only] = left;
  return only !== undefined && left.length === 1
    ? { file: only.file, candidates: [] }
    : { file: null, candidates: ranked(best) };
}

/** Only the file name agrees: enough when nothing else has that name and the folders do not speak against it. */
function weak(found: readonly Match[], wanted: readonly string[][], hints: FrameHints): FrameFile | null {
  const [only, ...others] = distinct(found);
  if (only === undefined) return null;
  const parts = wanted[0] ?? [];
  const bare = parts.length === 1;
  const told =
    hints.language === 'jvm' ? !only.file.endsWith('.java') : !commonNames.test(parts.at(-1) ?? '');
  if (others.length === 0 && (bare || told)) return { file: only.file, candidates: [] };
  return bare ? settled(found, hints) : null;
}

/** A runtime's or library's frame is a file of the workspace only when the workspace is that library. */
function foreignFile(found: readonly Match[], wanted: readonly string[][]): FrameFile {
  const own = distinct(found).filter(
    (match) =>
      !thirdParty.test(match.file) &&
      match.common >= 2 &&
      wanted.some((parts) => parts.length === match.common),
  );
  const [only] = own;
  return { file: only !== undefined && own.length === 1 ? only.file : null, candidates: [] };
}

/** Those that share the most leading folders with files already found. */
function nearest(found: readonly Match[], near: readonly string[]): readonly Match[] {
  if (found.length < 2 || near.length === 0) return found;
  const shared = found.map((match) => Math.max(...near.map((file) => leading(match.file, file))));
  const most = Math.max(...shared);
  return found.filter((_, index) => shared[index] === most);
}

function leading(a: string, b: string): number {
  const [one, two] = [a.split('/'), b.split('/')];
  let count = 0;
  while (count < Math.min(one.length, two.length) - 1 && one[count] === two[count]) count += 1;
  return count;
}

function distinct(found: readonly Match[]): Match[] {
  return [...new Map(found.map((match) => [match.file, match])).values()];
}

function ranked(found: readonly Match[]): string[] {
  return distinct(found)
    .sort(
      (a, b) =>
        b.common - a.common ||
        a.file.split('/').length - b.file.split('/').length ||
        (a.file < b.file ? -1 : 1),
    )
    .slice(0, 5)
    .map((match) => match.file);
}
