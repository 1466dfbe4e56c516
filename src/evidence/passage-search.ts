import type { Rarity } from '../core/rank';
import { rarity } from '../core/rank';
import type { SearchWord } from '../core/words';
import type { Ports, WordHits } from '../domain/ports';

/** From here on it pays to look at a sample first. */
const manyFiles = 2000;
const sampled = 160;
/** Characters of a sampled file that are looked at. */
const sampledText = 64 * 1024;
/** A word that stands in more files than this tells little about the place, and finding it everywhere costs most. */
const everywhere = 0.2;
const fewestSought = 4;

/** Where the words stand, and how telling each is. */
export interface Search {
  hits: readonly WordHits[];
  rare: Rarity;
  /** Words left out altogether because the answer was too large. */
  dropped: readonly SearchWord[];
  /** Words that stand in so many files that they were only counted in a sample. */
  plain: readonly SearchWord[];
  /** Files that could not be looked into. */
  unread: readonly { what: string; reason: string }[];
}

/** Searches for the words. In a large workspace those that stand everywhere are known from a sample and not sought. */
export async function searchFor(
  words: readonly SearchWord[],
  files: readonly string[],
  ports: Ports,
): Promise<Search> {
  const shares = files.length > manyFiles ? await sharesIn(words, files, ports) : new Map<string, number>();
  const share = (word: SearchWord) => shares.get(word.needle) ?? 0;
  const rarestFirst = [...words].sort((a, b) => share(a) - share(b));
  const few = new Set(rarestFirst.slice(0, fewestSought));
  const sought = words.filter((word) => few.has(word) || share(word) <= everywhere);
  const plain = words.filter((word) => !sought.includes(word));
  const { hits, used, unread } = await find(sought, ports);
  const dropped = sought.filter((word) => !used.includes(word));
  const rare = new Map(rarity(used, hits, files.length));
  for (const word of plain) rare.set(word.needle, Math.log(1 + (1 - share(word)) / share(word)));
  return { hits, rare, dropped, plain, unread };
}

/** In which share of the files each needle stands, by a sample that is spread evenly over their paths. */
async function sharesIn(words: readonly SearchWord[], files: readonly string[], ports: Ports) {
  const step = files.length / sampled;
  const chosen = Array.from({ length: sampled }, (_, index) => files[Math.floor(index * step)] ?? '');
  const counts = new Map<string, number>();
  let read = 0;
  for (const file of chosen) {
    const content = await ports.tree.read(file);
    if (content.kind !== 'text') continue;
    read += 1;
    const text = content.text.slice(0, sampledText).toLowerCase();
    for (const { needle } of words)
      if (text.includes(needle)) counts.set(needle, (counts.get(needle) ?? 0) + 1);
  }
  return new Map([...counts].map(([needle, count]) => [needle, count / Math.max(1, read)]));
}

/** Finds the words; when they stand in too many places, the plainer half of them is left out. */
async function find(words: readonly SearchWord[], ports: Ports) {
  const first = await ports.tree.find(words.map((word) => word.needle));
  const unread = first.unread ?? [];
  if (!first.cut || words.length < 2) return { hits: first.hits, used: words, unread };
  const counts = new Map<string, number>();
  for (const hit of first.hits) {
    for (const [needle, at] of hit.lines) counts.set(needle, (counts.get(needle) ?? 0) + at.length);
  }
  const rarest = [...words].sort((a, b) => (counts.get(a.needle) ?? 0) - (counts.get(b.needle) ?? 0));
  const kept = new Set(rarest.slice(0, Math.ceil(words.length / 2)));
  const used = words.filter((word) => kept.has(word));
  return { hits: (await ports.tree.find(used.map((word) => word.needle))).hits, used, unread };
}
