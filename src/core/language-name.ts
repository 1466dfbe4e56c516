import type { SyntaxLanguage } from '../domain/ports';

/** Languages of code by the ending of its files; of data, settings and prose there are none. */
const endings: Readonly<Record<string, string>> = {
  go: 'Go',
  rs: 'Rust',
  java: 'Java',
  'kt kts': 'Kotlin',
  groovy: 'Groovy',
  'scala sc': 'Scala',
  'rb rake gemspec': 'Ruby',
  php: 'PHP',
  cs: 'C#',
  'fs fsx': 'F#',
  vb: 'Visual Basic',
  'c h': 'C',
  'cc cpp cxx hh hpp hxx': 'C++',
  'm mm': 'Objective-C',
  swift: 'Swift',
  'ex exs': 'Elixir',
  'erl hrl': 'Erlang',
  dart: 'Dart',
  lua: 'Lua',
  'pl pm': 'Perl',
  jl: 'Julia',
  r: 'R',
  'clj cljs cljc': 'Clojure',
  hs: 'Haskell',
  'ml mli': 'OCaml',
  zig: 'Zig',
  nim: 'Nim',
  vue: 'Vue',
  svelte: 'Svelte',
  'ps1 psm1': 'PowerShell',
  sql: 'SQL',
};
const byEnding = new Map(
  Object.entries(endings).flatMap(([all, name]) => all.split(' ').map((ending) => [ending, name] as const)),
);
/** Names of what the parsers know, for scripts without an ending. */
const byParser: Partial<Record<SyntaxLanguage, string>> = {
  go: 'Go',
  java: 'Java',
  rust: 'Rust',
  ruby: 'Ruby',
  php: 'PHP',
};

/**
 * What a person calls the language of a file with code; null for files that hold none.
 *
 * @param parser - the language that the parsers take it for
 */
export function languageName(path: string, parser: SyntaxLanguage | null): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const known = dot < 1 ? undefined : byEnding.get(name.slice(dot + 1).toLowerCase());
  return known ?? (parser === null ? null : (byParser[parser] ?? null));
}
