/**
 * Paths that hold all words of a query, best first: the path itself, the file's name, a name that begins with it, one
 * that holds it, then any part of the path. Case does not count; of equals the shorter path is first.
 */
export function rankedPaths(query: string, paths: readonly string[]): string[] {
  const words = query
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .split(/\s{1,20}/)
    .filter((word) => word !== '')
    .slice(0, 20);
  const found: { path: string; rank: number }[] = [];
  for (const path of paths) {
    const lower = path.toLowerCase();
    if (words.length > 0 && words.every((word) => lower.includes(word)))
      found.push({ path, rank: rank(lower, words) });
  }
  return found.sort(better).map(({ path }) => path);
}

interface Ranked {
  path: string;
  rank: number;
}

function better(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1);
}

function rank(path: string, words: readonly string[]): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const [word = ''] = words;
  if (words.length > 1) return words.every((one) => name.includes(one)) ? 4 : 5;
  if (path === word) return 0;
  if (name === word || stem === word || path.endsWith(`/${word}`)) return 1;
  if (name.startsWith(word)) return 2;
  return name.includes(word) ? 3 : 5;
}
