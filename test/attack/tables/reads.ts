import { type Attempt, call, type Table } from '../attempt';
import type { World } from '../world';
import { forbiddenPaths } from './paths';

/** Every forbidden path through every tool that reads by path. */
export const reads: Table = (world) => [
  ...Object.entries(forbiddenPaths(world)).flatMap(([name, paths]) => [
    ...paths.flatMap((path) => byPath(`read: ${name}`, path)),
    ...many(`read: ${name}`, paths),
  ]),
  ...evil,
  ...controls(world),
];

/** Files of the workspace that may be read, and whose texts or names would steer whoever prints or obeys them. */
const evilFiles = [
  'src/token.js',
  'texts/terminal.txt',
  'texts/commands.txt',
  'texts/unseen.txt',
  'texts/orders.md',
  'texts/tool-answer.txt',
  'texts/long.txt',
  'texts/many.txt',
  'texts/odd.bin',
  'names/line\n::error::owned.txt',
  'names/escape\u001b[2J\u0007.txt',
  'names/turned\u202etxt.js',
  'names/tag\u{e0041}.txt',
  'names/-rf',
  'names/--output=marker-file',
  '--pre=marker-pre',
  'names/$(touch marker-name).js',
  'names/`touch marker-tick`;x.js',
  'names/a b\'"c.js',
  'names/back\\slash.js',
];

const evil: Attempt[] = [
  ...evilFiles.flatMap((path) => byPath('text: steers its reader', path)),
  ...evilFiles.map((path) => call('text: steers its reader', 'read_multiple_files', { paths: [path] })),
  ...['.', '\u202e', '::', 'approved', 'gh[a-z]_', '\\x1b', '[^\\x00-\\x7f]'].map((pattern) =>
    call('text: steers its reader', 'grep_search', {
      pattern,
      include: '{texts,names,src}/**',
      case_sensitive: true,
      max_results: 200,
    }),
  ),
  call('text: steers its reader', 'list_directory', { path: 'names', depth: 2 }),
  call('text: steers its reader', 'file_search', { query: 'names/', max_results: 100 }),
  call('text: steers its reader', 'git_show', { ref: 'HEAD', path: null }),
  call('text: steers its reader', 'git_diff', { from: 'HEAD~1', to: 'HEAD', paths: null }),
];

function byPath(name: string, path: string): Attempt[] {
  return [
    call(name, 'read_file', { path, start_line: null, end_line: null }),
    call(name, 'list_directory', { path, depth: 3 }),
    call(name, 'file_search', { query: path, max_results: 50 }),
    call(name, 'grep_search', { pattern: '.', include: path, case_sensitive: null, max_results: 50 }),
    call(name, 'git_blame', { path, start_line: null, end_line: null }),
    call(name, 'git_show', { ref: 'HEAD', path }),
    call(name, 'git_log', { path, ref: null, max_count: 5 }),
    call(name, 'git_diff', { from: 'HEAD~1', to: null, paths: [path] }),
    call(name, 'get_diagnostics', { paths: [path] }),
  ];
}

function many(name: string, paths: readonly string[]): Attempt[] {
  const calls: Attempt[] = [call(name, 'get_diagnostics', { paths })];
  for (let at = 0; at < paths.length; at += 10)
    calls.push(call(name, 'read_multiple_files', { paths: ['src/price.js', ...paths.slice(at, at + 10)] }));
  return calls;
}

/** What may be read is read: otherwise a program that refuses everything would pass. */
function controls(world: World): Attempt[] {
  const may =
    (...not: string[]): Attempt['when'] =>
    ({ mode, workspace }) =>
      !not.includes(mode) && !not.includes(workspace);
  const silent = ['assistant', 'normal'];
  const only = (tool: string, input: unknown, holds: string, ...not: string[]): Attempt => ({
    ...call('control', tool, input, may(...silent, ...not)),
    control: { holds },
  });
  return [
    only('read_file', { path: 'src/price.js', start_line: null, end_line: null }, 'grossPrice'),
    only(
      'grep_search',
      { pattern: 'gross[A-Z]', include: 'src/**', case_sensitive: true, max_results: null },
      'src/price.js',
    ),
    only('list_directory', { path: '.', depth: 2 }, 'src/price.js', 'teacher'),
    only('file_search', { query: 'price', max_results: null }, 'src/price.js', 'teacher'),
    only('read_multiple_files', { paths: ['src/price.js', 'docs/guide.md'] }, 'Guide', 'teacher'),
    only(
      'git_log',
      { path: null, ref: null, max_count: 3 },
      'Ada',
      'teacher',
      'thinking',
      'planning',
      'security',
      'performance',
      'strayed',
    ),
    {
      ...call(
        'control',
        'read_file',
        { path: `${world.extra}/guide.md`, start_line: null, end_line: null },
        may(...silent),
      ),
      control: { holds: 'extra folder may be read' },
    },
  ];
}
