import type { WordHits } from '../domain/ports';
import { isImport } from './code-line';
import { type FileKind, fileKind } from './file-kind';
import { pattern } from './letters';
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

const windowLines = 30;

/** The best stretch of a file for the words. */
export interface Stretch {
  /** Lines from 1, both included. */
  startLine: number;
  endLine: number;
  focusLine: number;
  score: number;
  /** The words that stand there, most telling first. */
  words: string[];
}

/** What reading a file tells: its score, and its best stretches that do not overlap, best first, at most `most`. */
export function readClosely(
  text: string,
  words: readonly SearchWord[],
  rare: Rarity,
  most: number,
): { score: number; stretches: Stretch[] } {
  const lines = text.split('\n');
  const at = new Map<SearchWord, number[]>();
  const perLine = new Map<number, { word: SearchWord; gain: number }[]>();
  lines.forEach((line, index) => {
    if (line.length > 2000) return;
    for (const { word, defines } of wordsOfLine(line, words)) {
      const list = at.get(word) ?? [];
      list.push(index + 1);
      at.set(word, list);
      // An import line has all the names and none of the work.
      const worth = defines ? 1.6 : isImport(line) ? 0.3 : 1;
      const gain = word.weight * (rare.get(word.needle) ?? 0) * worth;
      const here = perLine.get(index + 1) ?? [];
      here.push({ word, gain });
      perLine.set(index + 1, here);
    }
  });
  const length = 0.35 + 0.65 * (lines.length / 300);
  let whole = 0;
  for (const [word, places] of at) {
    whole +=
      (word.weight * (rare.get(word.needle) ?? 0) * (2.2 * places.length)) / (places.length + 1.2 * length);
  }
  const stretches = bestStretches(perLine, lines.length, most);
  const local = stretches.reduce((sum, s, index) => sum + s.score / 2 ** index, 0);
  return { score: whole + local, stretches };
}

function wordsOfLine(line: string, words: readonly SearchWord[]): { word: SearchWord; defines: boolean }[] {
  const lower = line.toLowerCase();
  const near = words.filter((word) => lower.includes(word.needle));
  if (near.length === 0) return [];
  const defined = definedNames(line);
  const stems = new Set(splitName(line).map(stem));
  const found: { word: SearchWord; defines: boolean }[] = [];
  for (const word of near) {
    if (word.identifier ? !line.includes(word.text) : !stems.has(word.stem)) continue;
    const defines = defined.some((name) =>
      word.identifier ? name === word.text : splitName(name).map(stem).includes(word.stem),
    );
    found.push({ word, defines });
  }
  return found;
}

/** Names that a line of code defines, in any of the common languages. */
export function definedNames(line: string): string[] {
  if (line.length > 400) return [];
  const names: string[] = [];
  const keyword = pattern(
    String.raw`\b(?:function\*?|class|interface|type|enum|struct|trait|impl|def|fn|func|module|const|let|var|object|record|sub)\s+(?:\([^()]{0,80}\)\s*)?([L_$][L0-9_$]*)`,
    'g',
  );
  for (const match of line.matchAll(keyword)) if (match[1]) names.push(match[1]);
  const method = pattern(
    String.raw`^\s*(?:export\s+|public\s+|private\s+|protected\s+|static\s+|async\s+|get\s+|set\s+|#|\*)*([L_$][L0-9_$]*)\s*\([^;]*\{\s*$`,
  ).exec(line);
  if (method?.[1] && !/^(?:if|for|while|switch|catch|with|return|function)$/.test(method[1]))
    names.push(method[1]);
  const assigned = pattern(
    String.raw`([L_$][L0-9_$]*)\s*[:=]\s*(?:async\s*)?(?:function\b|\([^()]{0,120}\)\s*=>)`,
  ).exec(line);
  if (assigned?.[1]) names.push(assigned[1]);
  return names;
}

function bestStretches(
  perLine: ReadonlyMap<number, readonly { word: SearchWord; gain: number }[]>,
  lineCount: number,
  most: number,
): Stretch[] {
  const hitLines = [...perLine.keys()].sort((a, b) => a - b);
  const candidates = hitLines.map((first) => {
    const best = new Map<SearchWord, number>();
    let focusLine = first;
    let focusGain = 0;
    let last = first;
    for (const line of hitLines) {
      if (line < first || line >= first + windowLines) continue;
      let gain = 0;
      for (const entry of perLine.get(line) ?? []) {
        gain += entry.gain;
        best.set(entry.word, Math.max(best.get(entry.word) ?? 0, entry.gain) + entry.gain * 0.08);
      }
      last = line;
      if (gain > focusGain) {
        focusGain = gain;
        focusLine = line;
      }
    }
    const score = [...best.values()].reduce((sum, gain) => sum + gain, 0);
    const said = [...new Set([...best].sort((a, b) => b[1] - a[1]).map(([word]) => word.text))];
    return {
      startLine: Math.max(1, first - 2),
      endLine: Math.min(lineCount, last + 3),
      focusLine,
      score,
      words: said,
    };
  });
  const chosen: Stretch[] = [];
  for (const stretch of candidates.sort((a, b) => b.score - a.score || a.startLine - b.startLine)) {
    if (chosen.length >= most) break;
    if (chosen.every((c) => stretch.startLine > c.endLine || stretch.endLine < c.startLine))
      chosen.push(stretch);
  }
  return chosen;
}
