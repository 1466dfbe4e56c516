import type { WordHits } from '../domain/ports';
import { type FileKind, fileKind } from './file-kind';
import { type SearchWord, splitName, stem } from './words';

/** How far a file's role counts when the task does not ask for that role. */
const roleFactor: Record<FileKind, number> = {
  source: 1,
  config: 0.5,
  test: 0.35,
  docs: 0.35,
  example: 0.3,
  generated: 0.1,
};

/** How telling each word is here: rare words much, words that stand in every file nothing. Keyed by needle. */
export type Rarity = ReadonlyMap<string, number>;

/** Weighs the words by how many of `files` they stand in; 0 for a word that stands nowhere. */
export function rarity(words: readonly SearchWord[], hits: readonly WordHits[], files: number): Rarity {
  const inFiles = new Map<string, number>();
  for (const hit of hits) {
    for (const needle of hit.lines.keys()) inFiles.set(needle, (inFiles.get(needle) ?? 0) + 1);
  }
  const table = new Map<string, number>();
  for (const { needle } of words) {
    const df = inFiles.get(needle) ?? 0;
    table.set(needle, df === 0 ? 0 : Math.log(1 + (files - df + 0.5) / (df + 0.5)));
  }
  return table;
}

/** Which roles the task itself speaks of; files of these are not held back. */
export function rolesMeant(text: string): ReadonlySet<FileKind> {
  const lower = text.slice(0, 20_000).toLowerCase();
  const roles = new Set<FileKind>(['source']);
  if (
    /\b(?:tests? (?:suite|file|case|fail|are|is)|flaky|add(?: a| more| unit)? tests?|spec files?|fixtures?)\b/.test(
      lower,
    )
  )
    roles.add('test');
  if (/\b(?:docs?|documentation|readme|changelog|guide|tutorial|typo)\b/.test(lower)) roles.add('docs');
  if (/\b(?:examples?|demo|sample)\b/.test(lower)) roles.add('example');
  if (
    /\b(?:config|configuration|settings|workflow|ci|yaml|json|package\.json|dependency|dependencies|dockerfile)\b/.test(
      lower,
    )
  )
    roles.add('config');
  return roles;
}

/** A file and why it ranks where it does. */
export interface RankedFile {
  file: string;
  score: number;
}

/** Files by what the search alone tells: words found, and words in the path. Best first. */
export function rankByHits(
  words: readonly SearchWord[],
  hits: readonly WordHits[],
  rare: Rarity,
  roles: ReadonlySet<FileKind>,
  named: ReadonlySet<string>,
): RankedFile[] {
  return hits
    .map(({ file, lines }) => {
      let score = named.has(file) ? 40 : 0;
      for (const word of words) {
        const count = lines.get(word.needle)?.length ?? 0;
        if (count > 0) score += word.weight * (rare.get(word.needle) ?? 0) * (count / (count + 1.5));
      }
      score += pathScore(file, words, rare);
      return { file, score: score * factor(file, roles) };
    })
    .sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1));
}

/** Words of the task in the path: the file's own name counts most. */
export function pathScore(file: string, words: readonly SearchWord[], rare: Rarity): number {
  if (!mayMatch(file, words)) return 0;
  const parts = file.split('/');
  const own = new Set(splitName((parts.pop() ?? '').replace(/\.[^.]*$/, '')).map(stem));
  const folders = new Set(parts.flatMap(splitName).map(stem));
  let score = 0;
  let matched = 0;
  for (const word of words) {
    const stems = word.identifier ? splitName(word.text).map(stem) : [word.stem];
    const weight = word.weight * Math.max(rare.get(word.needle) ?? 0, 1);
    if (stems.every((s) => own.has(s))) {
      score += weight * 1.1;
      matched += stems.length;
    } else if (stems.every((s) => own.has(s) || folders.has(s))) score += weight * 0.35;
  }
  // `no-unused-vars.js` for "no unused vars": the whole name was said.
  return own.size > 0 && matched >= own.size && own.size > 1 ? score * 1.8 : score;
}

/** Taking a path apart costs; most have nothing of any word. */
function mayMatch(file: string, words: readonly SearchWord[]): boolean {
  const lower = file.toLowerCase();
  const begins = (stemmed: string) => lower.includes(stemmed.slice(0, 3));
  return words.some((word) =>
    word.identifier ? splitName(word.text).every((part) => begins(stem(part))) : begins(word.stem),
  );
}

/** What a file counts by its role, from 0 to 1; all of it when the task asks for that role. */
export function factor(file: string, roles: ReadonlySet<FileKind>): number {
  const kind = fileKind(file);
  return roles.has(kind) ? 1 : roleFactor[kind];
}
