import type { TraceLanguage } from '../domain/evidence';
import { classPaths, pathParts, sourcePaths } from './frame-path';

export interface FrameHints {
  language: TraceLanguage;
  /** Function or method as printed; on the JVM it holds the package. */
  symbol: string | null;
  foreign: boolean;
  /** Frames of the same trace that are found; how their roots differ decides between equals. */
  near: readonly { rawPath: string; symbol: string | null; file: string }[];
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
    const wanted = pathsOf(rawPath, hints.symbol, hints.language);
    const found = (index: Index, paths: readonly string[][]) =>
      paths.flatMap((parts) => matches(index, parts));
    const direct = found(exact, wanted);
    if (hints.foreign) return foreignFile(direct, wanted);
    const besides = hints.near.length === 0 ? null : byRoots(direct, wanted, hints);
    return (
      besides ??
      settled(direct.filter(isStrong), hints.language === 'go') ??
      settled(found(exact, hints.language === 'jvm' ? [] : wanted.flatMap(sourcePaths)).filter(isStrong)) ??
      weak(direct, wanted, hints.language) ??
      settled(
        found(
          folded,
          wanted.map((parts) => parts.map((part) => part.toLowerCase())),
        ).filter(isStrong),
      ) ?? {
        file: null,
        // A Java class of another package is another class.
        candidates: hints.language === 'jvm' && rawPath.endsWith('.java') ? [] : ranked(direct),
      }
    );
  };
}

function pathsOf(rawPath: string, symbol: string | null, language: TraceLanguage): string[][] {
  const paths = language === 'jvm' && symbol !== null ? classPaths(rawPath, symbol) : [pathParts(rawPath)];
  return paths.filter((parts) => parts.length > 0);
}

type Index = ReadonlyMap<string, { file: string; parts: string[] }[]>;

function byName(files: readonly string[], key: (text: string) => string): Index {
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

function matches(index: Index, wanted: readonly string[]): Match[] {
  return (index.get(wanted.at(-1) ?? '') ?? []).map(({ file, parts }) => {
    const common = commonParts(wanted, parts);
    return { file, common, whole: common === parts.length };
  });
}

/** Parts that agree, counted from the end. */
function commonParts(one: readonly string[], other: readonly string[]): number {
  let common = 0;
  while (common < Math.min(one.length, other.length) && one.at(-1 - common) === other.at(-1 - common))
    common += 1;
  return common;
}

function isStrong(match: Match): boolean {
  return match.common >= 2 || match.whole;
}

/** The best of some matches, or its equals as candidates; null when there is none. */
function settled(found: readonly Match[], moduleNamed = false): FrameFile | null {
  const most = Math.max(0, ...found.map((match) => match.common));
  const best = distinct(found.filter((match) => match.common === most));
  if (best.length === 0) return null;
  const whole = best.filter((match) => match.whole);
  const [only] = whole.length === 1 ? whole : best;
  // A Go module's path ends in its own name, which a folder of it (`cmd/name`) may have too.
  const doubtful = moduleNamed && whole.length === 0 && found.some((match) => match.whole);
  if (doubtful) return { file: null, candidates: ranked(found) };
  const sure = only !== undefined && (whole.length === 1 || best.length === 1);
  return sure ? { file: only.file, candidates: [] } : { file: null, candidates: ranked(best) };
}

/** Only the file name agrees: enough when nothing else has that name and the folders do not speak against it. */
function weak(
  found: readonly Match[],
  wanted: readonly string[][],
  language: TraceLanguage,
): FrameFile | null {
  const all = distinct(found);
  const [only] = all;
  const parts = wanted[0] ?? [];
  const bare = parts.length === 1;
  const told = language === 'jvm' ? !only?.file.endsWith('.java') : !commonNames.test(parts.at(-1) ?? '');
  return only !== undefined && all.length === 1 && (bare || told)
    ? { file: only.file, candidates: [] }
    : null;
}

/** The match whose root differs from the printed one just as it does for a frame already found. */
function byRoots(found: readonly Match[], wanted: readonly string[][], hints: FrameHints): FrameFile | null {
  const meant = new Set<string>();
  for (const known of hints.near) {
    for (const printed of pathsOf(known.rawPath, known.symbol, hints.language)) {
      const { from, to } = roots(printed, known.file.split('/'));
      for (const parts of wanted)
        if (begins(parts, from)) meant.add([...to, ...parts.slice(from.length)].join('/'));
    }
  }
  const [only, ...others] = distinct(found.filter((match) => meant.has(match.file)));
  return only !== undefined && others.length === 0 ? { file: only.file, candidates: [] } : null;
}

/** What is left of two paths in front of the parts they have in common. */
function roots(printed: readonly string[], file: readonly string[]): { from: string[]; to: string[] } {
  const common = commonParts(printed, file);
  return { from: printed.slice(0, printed.length - common), to: file.slice(0, file.length - common) };
}

function begins(parts: readonly string[], start: readonly string[]): boolean {
  return start.every((part, index) => parts[index] === part);
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
