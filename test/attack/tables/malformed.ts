import { type Attempt, mayRun, mayWrite, type Table } from '../attempt';

/** The tools that are built in, with good arguments for each. */
export const goodArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  delete_file: { path: 'src/price.js' },
  file_search: { query: 'price', max_results: null },
  fs_append: { path: 'src/price.js', content: '// owned\n' },
  get_diagnostics: { paths: null },
  git_blame: { path: 'src/price.js', start_line: null, end_line: null },
  git_commit: { message: 'Owned', paths: ['src/price.js'] },
  git_diff: { from: null, to: null, paths: null },
  git_log: { path: null, ref: null, max_count: 2 },
  git_show: { ref: 'HEAD', path: 'src/price.js' },
  git_status: {},
  grep_search: { pattern: 'grossPrice', include: null, case_sensitive: null, max_results: 3 },
  list_directory: { path: '.', depth: 1 },
  read_file: { path: 'src/price.js', start_line: 1, end_line: 2 },
  read_multiple_files: { paths: ['src/price.js'] },
  shell: { command: 'touch planted-by-shell', directory: null, timeout_seconds: 5 },
  str_replace: { path: 'src/price.js', old_text: 'rate.value', new_text: 'owned' },
  web_fetch: { url: 'http://127.0.0.1:TRAP/' },
  web_search: { query: 'x', max_results: null },
  write_file: { path: 'src/price.js', content: 'owned\n' },
};

/** Arguments that are no arguments, for every tool; and good ones where the tool itself is not granted. */
export const malformed: Table = () =>
  Object.entries(goodArguments).flatMap(([tool, good]) => [
    {
      class: 'granted to nobody here',
      tool,
      arguments: JSON.stringify(good),
      when: isRefused(tool),
      always: true,
    },
    ...wrong(good).map(
      ([name, text]): Attempt => ({ class: name, tool, arguments: text, when: isRefused(tool) }),
    ),
  ]);

/** Reading does no harm; what changes or runs something does where it is granted, and is left out there. */
function isRefused(tool: string): NonNullable<Attempt['when']> {
  if (tool === 'shell' || tool === 'get_diagnostics') return (about) => !mayRun(about);
  if (['write_file', 'fs_append', 'str_replace', 'delete_file', 'git_commit'].includes(tool))
    return (about) => !mayWrite(about);
  return () => true;
}

function wrong(good: Readonly<Record<string, unknown>>): [string, string][] {
  const text = JSON.stringify(good);
  const [first = 'path', value = 'x'] = Object.entries(good)[0] ?? [];
  const inner = text.slice(1, -1);
  const rest = inner === '' ? '' : `,${inner}`;
  return [
    ['arguments: no JSON', ''],
    ['arguments: no JSON', '{'],
    ['arguments: no JSON', text.slice(0, -1)],
    ['arguments: no JSON', `${text}}`],
    ['arguments: no JSON', `\`\`\`json\n${text}\n\`\`\``],
    ['arguments: no JSON', `${text}${text}`],
    ['arguments: no JSON', text.replaceAll('"', "'")],
    ['arguments: no JSON', `\ufeff${text}`],
    ['arguments: other type', 'null'],
    ['arguments: other type', '[]'],
    ['arguments: other type', '"text"'],
    ['arguments: other type', '1e999'],
    ['arguments: other type', JSON.stringify(text)],
    ['arguments: other type', `[${text}]`],
    ['arguments: other type', JSON.stringify({ [first]: { toString: value } })],
    ['arguments: other type', JSON.stringify({ ...good, [first]: [value, '../around/secret.txt'] })],
    ['arguments: unknown keys', `{"approved":true${rest}}`],
    ['arguments: unknown keys', `{"permissionMode":"bypassPermissions","sandbox":false${rest}}`],
    ['arguments: prototype', `{"__proto__":{"path":"../around/secret.txt","command":"touch marker"}${rest}}`],
    ['arguments: prototype', `{"constructor":{"prototype":{"allowed":true}}${rest}}`],
    ['arguments: prototype', '{"__proto__":null}'],
    ['arguments: key twice', `{"${first}":"src/price.js"${rest},"${first}":"../around/secret.txt"}`],
    ['arguments: key twice', `{"path":"../around/secret.txt","path":"src/price.js"}`],
    ['arguments: deep', `{"${first}":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['arguments: deep', `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`],
    ['arguments: many keys', `{${Array.from({ length: 2_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`],
    ['arguments: lone surrogates', `{"${first}":"\\ud800\\udc00\\ud800"${rest}}`],
    ['arguments: control characters', `{"${first}":"\\u0000\\u001b[2J\\r\\n::error::owned\\u202e"}`],
    ['arguments: long', `{"${first}":"${'A'.repeat(40_000)}"${rest}}`],
  ];
}

/** Megabytes of arguments, in few runs; each is an answer of its own. */
export const giant: readonly Attempt[] = [
  large('read_file', { path: 'a/'.repeat(5_000_000) }),
  large('write_file', { path: '.git/config', content: 'x'.repeat(3_000_000) }),
  large('read_file', { path: 'a/'.repeat(900_000), start_line: null, end_line: null }),
  large('grep_search', {
    pattern: `(${'a|'.repeat(900_000)}b)+`,
    include: null,
    case_sensitive: null,
    max_results: 1,
  }),
  large('write_file', { path: '.git/config', content: 'x'.repeat(1_900_000) }),
  large('git_show', { ref: 'x'.repeat(1_900_000), path: null }),
  { class: 'arguments: megabytes', tool: 'shell', arguments: `${'['.repeat(950_000)}${']'.repeat(950_000)}` },
];

function large(tool: string, input: object): Attempt {
  return { class: 'arguments: megabytes', tool, arguments: JSON.stringify(input) };
}
