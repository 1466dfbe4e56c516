/** Paths that name no file at all. */
const nowhere =
  /^$|^<|^(?:node|bun|deno|ext|phar|chrome-extension|moz-extension|safari-extension):|^(?:native|index \d+)$|^\[/;

const buildFolders: ReadonlySet<string> = new Set([
  'dist',
  'build',
  'lib',
  'out',
  'output',
  'es',
  'esm',
  'cjs',
]);

const sourceEndings: Readonly<Record<string, readonly string[]>> = {
  js: ['ts', 'tsx', 'jsx'],
  jsx: ['tsx'],
  mjs: ['mts', 'ts'],
  cjs: ['cts', 'ts'],
};

/** The parts of a path as a stack trace prints it, outermost first; without host, drive, query and dots. */
export function pathParts(rawPath: string): string[] {
  if (nowhere.test(rawPath)) return [];
  const parts: string[] = [];
  for (const part of withoutScheme(rawPath.replaceAll('\\', '/')).split('/')) {
    if (part === '..') parts.pop();
    else if (
      part !== '' &&
      part !== '.' &&
      part !== '[project]' &&
      part !== '@fs' &&
      !/^[A-Za-z]:$/.test(part)
    ) {
      parts.push(part);
    }
  }
  return parts;
}

function withoutScheme(path: string): string {
  const end = path.search(/[?#]/);
  const plain = end < 0 ? path : path.slice(0, end);
  const scheme = /^([a-z][a-z0-9+.-]{1,30}):\/\/([^/]{0,300})/i.exec(plain);
  if (scheme === null) return plain;
  const rest = decoded(plain.slice(scheme[0].length));
  return scheme[1] === 'webpack-internal' ? rest.replace(/^\/\([^)]{1,100}\)/, '') : rest;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where the sources of a built file may stand: `dist/a.js` → `src/a.ts`, `a.ts`, and `dist/a.ts` itself. */
export function sourcePaths(parts: readonly string[]): string[][] {
  const name = parts.at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  const endings = sourceEndings[name.slice(dot + 1)] ?? [];
  const names = [name, ...endings.map((ending) => name.slice(0, dot + 1) + ending)];
  const folders = [parts.slice(0, -1)];
  const at = folders[0]?.findLastIndex((part) => buildFolders.has(part)) ?? -1;
  if (at >= 0) folders.unshift(parts.slice(0, -1).with(at, 'src'), parts.slice(0, -1).toSpliced(at, 1));
  return folders.flatMap((folder) => names.map((one) => [...folder, one]));
}

/**
 * The paths of a JVM class: its package as folders, then the file. `SourceFile` (what shrinkers leave) stands for
 * the class's own name.
 */
export function classPaths(rawPath: string, symbol: string): string[][] {
  const parts = symbol.split('.');
  const at = parts.findIndex((part) => /^\p{Lu}/u.test(part));
  const folder = at < 0 ? parts.slice(0, -2) : parts.slice(0, at);
  if (rawPath !== 'SourceFile') return [[...folder, rawPath]];
  const outer = (parts[at] ?? '').split('$')[0] ?? '';
  return outer === ''
    ? []
    : [`${outer}.java`, `${outer}.kt`, `${outer.replace(/Kt$/, '')}.kt`].map((name) => [...folder, name]);
}
