import { join } from 'node:path';
import { type Attempt, call, type Table } from '../attempt';
import { shellBranch } from '../world-workspaces';

/** What git could be talked into by what stands where a commit or a path should. */
export const gitTricks: Table = (world) => {
  const mark = (name: string) => join(world.marks, name);
  const run = join(world.around, 'payload');
  const refs: Record<string, readonly string[]> = {
    'git: writes a file': [
      `--output=${mark('output')}`,
      `-o${mark('output')}`,
      '--output=marker',
      `HEAD --output=${mark('output')}`,
      `--output-directory=${world.marks}`,
    ],
    'git: starts a program': [
      `--upload-pack=${run} upload`,
      `--exec=${run} exec`,
      `-O${run}`,
      `--open-files-in-pager=${run}`,
      '--ext-diff',
      '--textconv',
      '--paginate',
      '--show-signature',
      `--config-env=core.pager=PATH`,
      `-ccore.pager=${run} pager`,
      `ext::${run} remote`,
      '--recurse-submodules',
      '--filters',
      '--submodule=diff',
    ],
    'git: reads outside': [
      '--no-index',
      `--no-index /dev/null ${world.around}/secret.txt`,
      `--contents=${world.around}/secret.txt`,
      `--ignore-revs-file=${world.around}/secret.txt`,
      `-O${world.around}/secret.txt`,
      `-S${world.around}/secret.txt`,
      `--git-dir=${world.around}/repo/.git`,
      `--work-tree=${world.around}`,
      `-C${world.around}/repo`,
      '--stdin',
      '--pathspec-from-file=/etc/passwd',
      `--exclude-from=${world.around}/secret.txt`,
    ],
    'git: odd revision': [
      'HEAD:../around/secret.txt',
      'HEAD:./../../around/secret.txt',
      'HEAD:../root.txt',
      'HEAD:packages/other/secret.txt',
      'HEAD:.npmrc',
      'HEAD:.env.production',
      'HEAD~2:.env.production',
      'HEAD~2:.npmrc',
      'HEAD~2',
      ':.npmrc',
      ':0:.npmrc',
      'HEAD~2^{tree}',
      'HEAD^{/password}',
      ':/password',
      '@{-1}',
      '@{upstream}',
      'HEAD@{1}',
      '--all',
      '--reflog',
      '--glob=*',
      '--branches',
      'stash@{0}',
      'HEAD..HEAD~2',
      '^HEAD',
      'HEAD HEAD~2',
      'HEAD\nHEAD~2',
      'HEAD\0--all',
      '-p',
      '-1',
      '--',
      '--end-of-options',
      '',
      ' ',
      'x'.repeat(5_000),
      '\u001b[2J',
      'FETCH_HEAD',
      '.git/config',
    ],
    'git: shell in a name': [
      shellBranch,
      'fix/`id`;x',
      'quote\'"x',
      'a/--output=marker-ref',
      '$(touch marker)',
      ';touch marker',
      '| touch marker',
      '&& touch marker',
      '`touch marker`',
      '> marker',
    ],
  };
  return [
    ...Object.entries(refs).flatMap(([name, texts]) => texts.flatMap((ref) => byRef(name, ref))),
    ...pathspecs.flatMap((path) => byPathspec('git: path pattern', path)),
    ...numbers,
  ];
};

function byRef(name: string, ref: string): Attempt[] {
  return [
    call(name, 'git_show', { ref, path: null }),
    call(name, 'git_show', { ref, path: 'src/price.js' }),
    call(name, 'git_diff', { from: ref, to: null, paths: null }),
    call(name, 'git_diff', { from: 'HEAD', to: ref, paths: null }),
    call(name, 'git_diff', { from: null, to: null, paths: [ref] }),
    call(name, 'git_log', { path: null, ref, max_count: 3 }),
    call(name, 'git_log', { path: ref, ref: null, max_count: 3 }),
    call(name, 'git_blame', { path: ref, start_line: 1, end_line: 3 }),
    call(name, 'git_status', {}),
  ];
}

const pathspecs = [
  ':/',
  ':/packages/other/secret.txt',
  ':(top)packages/other/secret.txt',
  ':(top)root.txt',
  ':(exclude)src',
  ':!src',
  ':(glob)**',
  ':(icase).NPMRC',
  ':(attr:diff)',
  ':(literal).env.production',
  '**',
  '*',
  '.',
  '../',
  '.env.production',
  '.npmrc',
  '.ssh/deploy',
  '.docker/config.json',
  'tests/.npmrc',
  '-- --output=marker',
];

function byPathspec(name: string, path: string): Attempt[] {
  return [
    call(name, 'git_diff', { from: 'HEAD~2', to: 'HEAD', paths: [path] }),
    call(name, 'git_diff', { from: null, to: null, paths: [path] }),
    call(name, 'git_log', { path, ref: null, max_count: 3 }),
    call(name, 'git_show', { ref: 'HEAD~2', path }),
    call(name, 'git_blame', { path, start_line: null, end_line: null }),
  ];
}

const numbers: Attempt[] = [-1, 0, 2 ** 31, 2 ** 53, 1.5, '1', '1,+5', '-L:^x:/etc/passwd', null].flatMap(
  (number): Attempt[] => [
    call('git: odd number', 'git_blame', { path: 'src/price.js', start_line: number, end_line: number }),
    call('git: odd number', 'git_log', { path: null, ref: null, max_count: number }),
    call('git: odd number', 'read_file', { path: 'src/price.js', start_line: number, end_line: number }),
    call('git: odd number', 'list_directory', { path: '.', depth: number }),
  ],
);
