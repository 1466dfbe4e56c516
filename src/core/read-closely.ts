import { isImport } from './code-line';
import { pattern } from './letters';
import type { Rarity } from './rank';
import { type SearchWord, splitName, stem } from './words';

const windowLines = 30;
/** Lines of a file that are tried as the beginning of a stretch. */
const mostBeginnings = 2_000;

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
  const stems = remembered(stem);
  const stemsIn = remembered((line) => new Set(splitName(line).map(stems)));
  const names = remembered(definedNames);
  for (const [index, near] of linesNear(text, words)) {
    const line = lines[index] ?? '';
    if (line.length > 2000) continue;
    for (const { word, defines } of wordsOfLine(line, near, { stems, stemsIn, names })) {
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
  }
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

/** The lines (from 0) that hold a word's needle, with the words in their order. */
function linesNear(text: string, words: readonly SearchWord[]): Map<number, SearchWord[]> {
  // The one letter that grows when it is lowered would shift all places behind it.
  const lower = text.replaceAll('\u0130', 'i').toLowerCase();
  const starts = [0];
  for (let end = lower.indexOf('\n'); end >= 0; end = lower.indexOf('\n', end + 1)) starts.push(end + 1);
  const found = new Map<number, SearchWord[]>();
  for (const word of words) {
    let line = 0;
    let from = lower.indexOf(word.needle);
    while (from >= 0) {
      while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= from) line += 1;
      const here = found.get(line);
      if (here === undefined) found.set(line, [word]);
      else here.push(word);
      const next = starts[line + 1];
      from = next === undefined ? -1 : lower.indexOf(word.needle, next);
    }
  }
  return found;
}

function remembered<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const answer = ask(word);
    known.set(word, answer);
    return answer;
  };
}

interface Reading {
  stems: (word: string) => string;
  stemsIn: (line: string) => ReadonlySet<string>;
  names: (line: string) => readonly string[];
}

function wordsOfLine(
  line: string,
  near: readonly SearchWord[],
  { stems, stemsIn, names }: Reading,
): { word: SearchWord; defines: boolean }[] {
  const here = near.filter((word) =>
    word.identifier ? line.includes(word.text) : stemsIn(line).has(word.stem),
  );
  if (here.length === 0) return [];
  const defined = names(line);
  return here.map((word) => ({
    word,
    defines: defined.some((name) =>
      word.identifier ? name === word.text : splitName(name).map(stems).includes(word.stem),
    ),
  }));
}

/** Names that a line of code defines, in any of the common languages. */
export function definedNames(line: string): string[] {
  if (line.length > 400) return [];
  const names: string[] = [];
  for (const match of line.matchAll(forms().keyword)) if (match[1]) names.push(match[1]);
  // Most lines cannot match the other two, which are slow to say so.
  const method = line.trimEnd().endsWith('{') ? forms().method.exec(line) : null;
  if (method?.[1] && !/^(?:if|for|while|switch|catch|with|return|function)$/.test(method[1]))
    names.push(method[1]);
  const assigned = line.includes('=>') || line.includes('function') ? forms().assigned.exec(line) : null;
  if (assigned?.[1]) names.push(assigned[1]);
  return names;
}

let made: { keyword: RegExp; method: RegExp; assigned: RegExp } | null = null;

function forms() {
  made ??= {
    keyword: pattern(
      String.raw`\b(?:function\*?|class|interface|type|enum|struct|trait|impl|def|fn|func|module|const|let|var|object|record|sub)\s+(?:\([^()]{0,80}\)\s*)?([L_$][L0-9_$]*)`,
      'g',
    ),
    method: pattern(
      String.raw`^\s*(?:export\s+|public\s+|private\s+|protected\s+|static\s+|async\s+|get\s+|set\s+|#|\*)*([L_$][L0-9_$]*)\s*\([^;]*\{\s*$`,
    ),
    assigned: pattern(
      String.raw`([L_$][L0-9_$]*)\s*[:=]\s*(?:async\s*)?(?:function\b|\([^()]{0,120}\)\s*=>)`,
    ),
  };
  return made;
}

function bestStretches(
  perLine: ReadonlyMap<number, readonly { word: SearchWord; gain: number }[]>,
  lineCount: number,
  most: number,
): Stretch[] {
  const hitLines = [...perLine.keys()].sort((a, b) => a - b);
  // In a file of very many hits one place is like the next; not each of them is tried as a beginning.
  const apart = Math.ceil(hitLines.length / mostBeginnings);
  const candidates = hitLines.flatMap((first, from) => {
    if (from % apart !== 0) return [];
    const best = new Map<SearchWord, number>();
    let focusLine = first;
    let focusGain = 0;
    let last = first;
    for (let at = from; at < hitLines.length; at += 1) {
      const line = hitLines[at] as number;
      if (line >= first + windowLines) break;
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
    return [
      {
        startLine: Math.max(1, first - 2),
        endLine: Math.min(lineCount, last + 3),
        focusLine,
        score,
        words: said,
      },
    ];
  });
  const chosen: Stretch[] = [];
  for (const stretch of candidates.sort((a, b) => b.score - a.score || a.startLine - b.startLine)) {
    if (chosen.length >= most) break;
    if (chosen.every((c) => stretch.startLine > c.endLine || stretch.endLine < c.startLine))
      chosen.push(stretch);
  }
  return chosen;
}
