import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** Floors, lowest first; a file imports from lower floors and from its own folder. */
const floors: Record<string, number> = {
  domain: 0,
  core: 1,
  modes: 2,
  tools: 2,
  evidence: 2,
  sources: 2,
  sinks: 2,
  engine: 3,
  pipelines: 4,
  'run.ts': 5,
  commands: 6,
  'wire.ts': 7,
  'index.ts': 8,
};
/** The side wing: domain and core only. */
const wing = ['adapters', 'edge'];
/** What may be imported from outside, by floor; everything else has no business there. */
const packages: Record<string, readonly string[]> = {
  domain: ['zod'],
  core: [
    'picomatch',
    '@noble/hashes/sha2.js',
    'ajv',
    'ajv/dist/2019',
    'ajv/dist/2020',
    'diff',
    'gpt-tokenizer/encoding/o200k_base',
    'ipaddr.js',
    're2js',
    'diff',
  ],
  evidence: [],
  modes: [],
  tools: [],
  sources: [],
  sinks: [],
  engine: [],
  pipelines: [],
  'run.ts': [],
  commands: ['node:path'],
};

interface Import {
  from: string;
  to: string;
  inside: boolean;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/** Every import of a file, types and lazy ones too. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const inside = name.startsWith('.');
    return {
      from: relative(src, file),
      to: inside ? relative(src, resolve(dirname(file), name)) : name,
      inside,
    };
  });
}

const place = (path: string): string => {
  const first = path.split('/')[0] as string;
  return path.includes('/') ? first : first.endsWith('.ts') ? first : `${first}.ts`;
};
const files = filesOf(src);
const imports = files.flatMap(importsOf);

/** Why an import breaks a wall, or null. */
function breaks({ from, to, inside }: Import): string | null {
  const here = place(from);
  if (!inside) {
    const allowed = packages[here];
    return allowed === undefined || allowed.includes(to) ? null : `${from} may not import ${to}`;
  }
  const there = place(to);
  if (here === there) return null;
  if (wing.includes(there)) {
    const door = there === 'adapters' ? 'wire.ts' : 'index.ts';
    return here === door ? null : `${from} imports ${to}; only ${door} may`;
  }
  if (wing.includes(here)) return there === 'domain' || there === 'core' ? null : `${from} imports ${to}`;
  return (floors[here] ?? -1) > (floors[there] ?? 99) ? null : `${from} imports ${to}, which is not below it`;
}

describe('the floors', () => {
  test('every folder is on a floor', () => {
    const known = [...Object.keys(floors), ...wing];
    expect(readdirSync(src).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('imports go down, or stay at home', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.map(breaks).filter(Boolean)).toEqual([]);
  });

  test('the walls hold against what they are there for', () => {
    const tries: Import[] = [
      { from: 'core/a.ts', to: 'node:fs', inside: false },
      { from: 'core/a.ts', to: 'engine/offline', inside: true },
      { from: 'domain/a.ts', to: 'core/plan', inside: true },
      { from: 'evidence/a.ts', to: 'adapters/git', inside: true },
      { from: 'commands/a.ts', to: 'edge/settle', inside: true },
      { from: 'adapters/a.ts', to: 'modes/planning', inside: true },
      { from: 'modes/a.ts', to: 'sinks/text', inside: true },
    ];
    expect(tries.filter((one) => breaks(one) === null)).toEqual([]);
  });

  test('every relative import names a file that exists', () => {
    const missing = imports.filter(({ to, inside }) => {
      if (!inside) return false;
      return !['.ts', '/index.ts'].some((end) =>
        statSync(join(src, to + end), { throwIfNoEntry: false })?.isFile(),
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('the files', () => {
  const own = files.filter((file) => !file.endsWith('.generated.ts'));
  const lengths = own.map((file) => readFileSync(file, 'utf8').split('\n').length - 1).sort((a, b) => a - b);

  test('none is over 250 lines, the median is under 100', () => {
    const long = own.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > 250);
    expect(long.map((file) => relative(src, file))).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(100);
  });

  test('no name says nothing', () => {
    const empty = /(?:^|[-/])(?:utils?|helpers?|common|managers?|services?)(?:[-./]|$)/;
    expect(own.map((file) => relative(src, file)).filter((file) => empty.test(file))).toEqual([]);
  });

  test('only index.ts reads the process', () => {
    const readers = own.filter((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      // Rules look for these words in other people's code.
      if (relative(src, file).startsWith('evidence/rules/')) return false;
      return /\bprocess\.(?:env|argv|exitCode|exit|cwd|stdin|stdout|stderr)\b/.test(code);
    });
    expect(readers.map((file) => relative(src, file))).toEqual(['index.ts']);
  });

  test('core has no clock and no chance', () => {
    const impure = own.filter(
      (file) =>
        relative(src, file).startsWith('core/') &&
        /\bDate\.now\(|\bnew Date\(\)|Math\.random\(|performance\.now\(/.test(readFileSync(file, 'utf8')),
    );
    expect(impure.map((file) => relative(src, file))).toEqual([]);
  });
});
