import { pattern } from '../core/letters';
import type { Found, WordHits } from '../domain/ports';
import { type MayLead, readInside } from './file-read';

const fileBytes = 1024 * 1024;
const allBytes = 256 * 1024 * 1024;

/** An alternation of the words, in a form that PCRE, POSIX and JavaScript read alike. Longest first, so that `retryLimit` is not found as `retry`. */
export function wordPattern(words: readonly string[]): string {
  const safe = words.filter((word) => pattern('^[L0-9_$.-]+$').test(word));
  const longestFirst = [...new Set(safe)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `(${longestFirst.map((word) => word.replace(/[.$]/g, '\\$&')).join('|')})`;
}

/** Looks for words in files one by one; for folders without git. A signal ends it between two files. */
export async function searchFiles(
  root: string,
  files: Iterable<string>,
  words: readonly string[],
  { mayLead, signal }: { mayLead?: MayLead; signal?: AbortSignal | undefined } = {},
): Promise<Found> {
  const pattern = new RegExp(wordPattern(words), 'gi');
  const found = new Map<string, Map<string, number[]>>();
  const unread: { what: string; reason: string }[] = [];
  let read = 0;
  for (const file of files) {
    if (read > allBytes || signal?.aborted) return { hits: asHits(found), cut: true, unread };
    const content = await readInside(root, file, fileBytes, mayLead);
    if (content.kind === 'unreadable') unread.push({ what: file, reason: content.reason });
    if (content.kind !== 'text') continue;
    read += content.bytes;
    scan(content.text, pattern, (word, line) => addHit(found, file, word, line));
  }
  return { hits: asHits(found), cut: false, unread };
}

function scan(text: string, pattern: RegExp, hit: (word: string, line: number) => void): void {
  let line = 1;
  let counted = 0;
  for (const match of text.matchAll(pattern)) {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < match.index; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    hit(match[0].toLowerCase(), line);
  }
}

function asHits(found: Map<string, Map<string, number[]>>): WordHits[] {
  return [...found].map(([file, lines]) => ({ file, lines }));
}

/** Adds one place, keeping at most 40 lines a word and file. */
export function addHit(
  found: Map<string, Map<string, number[]>>,
  file: string,
  word: string,
  line: number,
): void {
  const lines = found.get(file) ?? new Map<string, number[]>();
  found.set(file, lines);
  const places = lines.get(word) ?? [];
  lines.set(word, places);
  if (places.length < 40 && places[places.length - 1] !== line) places.push(line);
}
