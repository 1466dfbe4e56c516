import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');
const heavy = ['zod', 'node:crypto', 'yaml', 'ajv', 'openai', 'picomatch'];

/** What a file loads at once: imports of values, not of types and not by `import()`. */
function loadedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '([^']+)';$/gms);
  return [...found]
    .filter(([, names = '']) => !/^\{\s*(?:type [\w$]+(?: as [\w$]+)?,?\s*)+\}$/.test(names))
    .map(([, , from = '']) => (from.startsWith('.') ? `${join(dirname(file), from)}.ts` : from));
}

/** The ways from a file to the packages it loads at once. */
function heavyFrom(start: string): string[] {
  const from = new Map<string, string>([[start, '']]);
  const found: string[] = [];
  for (const [file] of from) {
    for (const next of loadedBy(file)) {
      if (!next.startsWith('/')) {
        if (heavy.includes(next)) found.push(`${relative(src, file)} loads ${next}`);
      } else if (!from.has(next)) from.set(next, file);
    }
  }
  return found;
}

test.each(['wire.ts', 'commands/run.ts', 'adapters/preference-file.ts'])(
  'what every run loads (%s) holds no schema library and nothing else that starts slowly',
  (file) => {
    expect(heavyFrom(join(src, file))).toEqual([]);
  },
);
