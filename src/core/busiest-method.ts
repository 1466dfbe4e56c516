import { isComment } from './code-line';
import type { Rarity } from './rank';
import type { Definition } from './syntax-place';
import { type SearchWord, splitName, stem } from './words';

/** What a task is searched for, and where in a file its words stand close together; lines from 1, both included. */
export interface Sought {
  words: readonly SearchWord[];
  rare: Rarity;
  startLine: number;
  endLine: number;
}
/** A line of a method, and the words that stand in the method, most telling first. */
export interface Busiest {
  line: number;
  words: string[];
}

/** So many words beside those of the class's head say that one of its methods is meant. */
const fewestOwn = 2;

/**
 * Where in a class the work is: in a method that the task names, else in the one with most of the words. Null when
 * the line that was found first says as much.
 * @param methods those of the class around `line`, which counts from 1
 */
export function busiestMethod(
  methods: readonly Definition[],
  line: number,
  lines: readonly string[],
  sought: Sought,
): Busiest | null {
  const current = methods.find((one) => one.startLine <= line && line <= one.endLine) ?? null;
  // The head says the class's name, which all of its methods are about; the words beside it tell them apart.
  const head = current === null ? wordsIn(lines.slice(line - 1, line), sought.words) : [];
  const words = sought.words.filter((word) => !head.includes(word));
  const candidates = methods
    .filter((one) => current === null || (one.startLine <= sought.endLine && one.endLine >= sought.startLine))
    .map((method) => {
      const said = wordsIn(lines.slice(method.startLine - 1, method.endLine), words);
      const named = sought.words.some((word) => word.identifier && word.text === method.name);
      return { method, said, named, worth: worthOf(said, sought.rare) };
    })
    .sort((a, b) => Number(b.named) - Number(a.named) || b.worth - a.worth);
  const best = candidates[0];
  const known = candidates.find((one) => one.method === current);
  if (best === undefined || best.worth === 0) return null;
  const isBetter = known
    ? best.named !== known.named || best.worth > known.worth
    : best.named || best.said.length >= fewestOwn;
  if (!isBetter) return null;
  const telling = [...best.said].sort((a, b) => worthOf([b], sought.rare) - worthOf([a], sought.rare));
  return {
    line: busiestLine(best.method, lines, best.said, sought.rare),
    words: telling.map((word) => word.text),
  };
}

/** The line of code with most of the words; the first of several. */
function busiestLine(
  { startLine, endLine }: Definition,
  lines: readonly string[],
  words: readonly SearchWord[],
  rare: Rarity,
): number {
  let best = startLine;
  let most = 0;
  for (let at = startLine; at <= endLine; at += 1) {
    const line = lines[at - 1] ?? '';
    const worth = isComment(line) ? 0 : worthOf(wordsIn([line], words), rare);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

function worthOf(words: readonly SearchWord[], rare: Rarity): number {
  return words.reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
}

/** Those of the words that stand in the lines, as themselves and not inside a longer word. */
function wordsIn(lines: readonly string[], words: readonly SearchWord[]): SearchWord[] {
  const text = lines.map((line) => line.slice(0, 2000)).join('\n');
  const lower = text.toLowerCase();
  const near = words.filter((word) => lower.includes(word.needle));
  if (near.length === 0) return [];
  const stems = new Set(near.every((word) => word.identifier) ? [] : splitName(text).map(stem));
  return near.filter((word) => (word.identifier ? text.includes(word.text) : stems.has(word.stem)));
}
