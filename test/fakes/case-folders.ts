import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Case {
  name: string;
  /** Path from the case's `files` folder to text. */
  files: Record<string, string>;
  /** `expected.json`, parsed; undefined while there is none. */
  expected: unknown;
}

/** The cases of a collector: every folder below `test/fixtures/<collector>`, by name. */
export function casesOf(collector: string): Case[] {
  const folder = join(import.meta.dirname, '..', 'fixtures', collector);
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      files: readFolder(join(folder, name, 'files'), ''),
      expected: JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')),
    }));
}

function readFolder(folder: string, prefix: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) Object.assign(files, readFolder(path, `${prefix}${name}/`));
    else files[prefix + name] = readFileSync(path, 'utf8');
  }
  return files;
}
