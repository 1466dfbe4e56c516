import { definedNames } from '../core/read-closely';

const most = 20;

/** Where the named identifiers are defined, among the files that were read. Order of the names, then of the files. */
export function definitionsOf(
  names: readonly string[],
  read: ReadonlyMap<string, string>,
): { name: string; file: string; line: number }[] {
  const wanted = new Set(names);
  const found: { name: string; file: string; line: number }[] = [];
  for (const file of [...read.keys()].sort()) {
    const text = read.get(file) ?? '';
    const here = [...wanted].filter((name) => text.includes(name));
    if (here.length === 0) continue;
    text.split('\n').forEach((line, index) => {
      if (!here.some((name) => line.includes(name))) return;
      for (const name of definedNames(line)) {
        const known = found.some((f) => f.name === name && f.file === file);
        if (wanted.has(name) && !known) found.push({ name, file, line: index + 1 });
      }
    });
  }
  return found.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name)).slice(0, most);
}
