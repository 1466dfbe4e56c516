import type { FileText, Tree, WordHits } from '../../src/domain/ports';

/** A workspace in memory. Contents with a NUL character read as binary. */
export function memoryTree(
  files: Record<string, string>,
  admits: (path: string) => boolean = () => true,
): Tree {
  const all = Object.keys(files).sort();
  const paths = all.filter(admits);
  const leftOut = all.filter((path) => !admits(path));
  return {
    name: 'a tree in memory',
    list: async () => ({ files: paths, leftOut, skipped: [], cutFrom: null }),
    read: async (path, maxBytes = 1024 * 1024) => read(files, path, maxBytes),
    find: async (words, within = paths) => ({
      hits: find(
        files,
        paths.filter((path) => within.includes(path)),
        words,
      ),
      cut: false,
    }),
  };
}

function read(files: Record<string, string>, path: string, maxBytes: number): FileText {
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (path.startsWith('/') || path.split('/').includes('..')) {
    return { kind: 'outside', reason: 'it is outside the workspace', bytes: null };
  }
  if (text === undefined) return { kind: 'missing', reason: 'there is no such file', bytes: null };
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) return { kind: 'too-large', reason: `it has more than ${maxBytes} bytes`, bytes };
  if (text.includes('\0')) return { kind: 'binary', reason: 'it is binary', bytes };
  return { kind: 'text', text, bytes };
}

function find(files: Record<string, string>, paths: string[], words: readonly string[]): WordHits[] {
  return paths.flatMap((file) => {
    const text = files[file] ?? '';
    const found = new Map<string, number[]>();
    if (text.includes('\0')) return [];
    text.split('\n').forEach((line, index) => {
      for (const word of words) {
        if (!line.toLowerCase().includes(word.toLowerCase())) continue;
        found.set(word.toLowerCase(), [...(found.get(word.toLowerCase()) ?? []), index + 1].slice(0, 24));
      }
    });
    return found.size === 0 ? [] : [{ file, lines: found }];
  });
}
