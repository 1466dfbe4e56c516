import { join } from 'node:path';
import { type Attempt, call, type Table } from '../attempt';

/** Patterns that would take a backtracking engine for ever, and arguments that ripgrep would take for options. */
export const search: Table = (world) => [
  ...slowPatterns.flatMap((pattern) => grep('search: slow pattern', pattern)),
  ...brokenPatterns.flatMap((pattern) => grep('search: broken pattern', pattern)),
  ...[
    `--pre=${join(world.around, 'payload')}`,
    `--pre ${join(world.around, 'payload')}`,
    `--pre-glob=*`,
    `--hostname-bin=${join(world.around, 'payload')}`,
    '--search-zip',
    '--no-ignore',
    '--hidden',
    '--follow',
    '-uuu',
    '-L',
    `-f${join(world.around, 'secret.txt')}`,
    `--file=${join(world.around, 'secret.txt')}`,
    `--ignore-file=${join(world.around, 'secret.txt')}`,
    '--config',
    '--',
    '-e',
    '--files',
    '--passthru',
  ].flatMap((text) => [
    ...grep('search: option as pattern', text),
    call('search: option as glob', 'grep_search', {
      pattern: 'grossPrice',
      include: text,
      case_sensitive: null,
      max_results: 5,
    }),
    call('search: option as glob', 'file_search', { query: text, max_results: 5 }),
  ]),
  ...globs(world.base).flatMap((glob) => [
    call('search: hostile glob', 'grep_search', {
      pattern: '[a-z]',
      include: glob,
      case_sensitive: false,
      max_results: 200,
    }),
    call('search: hostile glob', 'file_search', { query: glob, max_results: 200 }),
  ]),
  ...wanted.flatMap((pattern) => grep('search: words of secrets', pattern)),
];

function grep(name: string, pattern: string): Attempt[] {
  return [
    call(name, 'grep_search', { pattern, include: null, case_sensitive: null, max_results: 20 }),
    call(name, 'grep_search', { pattern, include: '**/*', case_sensitive: true, max_results: 100_000 }),
  ];
}

const slowPatterns = [
  '(a+)+$',
  '(a*)*b',
  '(a|a)*b',
  '(a|aa)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){25}',
  '(x+x+)+y',
  '([a-zA-Z]+)*$',
  '(a+){1000}b',
  '((a{1,100}){1,100}){1,100}',
  '(?:a?){5000}a{5000}',
  'a{1,1000}{1,1000}',
  '\\p{L}{1000}!',
  `(${'a|'.repeat(20_000)}a)*c`,
  `${'('.repeat(2_000)}a${')'.repeat(2_000)}`,
  '.*.*.*.*.*.*.*.*.*.*=.*',
];

const brokenPatterns = [
  '(',
  '[',
  '*',
  '(?<=a)b',
  '(?=a)',
  '(a)\\1',
  '(?<n>a)\\k<n>',
  '\\',
  '[z-a]',
  'a{2,1}',
  'a{99999999999}',
  '(?{system("touch marker")})',
  '(?i',
  '\0',
  '\ud800',
  '',
  'x'.repeat(200_000),
];

const globs = (base: string) => [
  '{a,b,{c,d,{e,f,{g,h}}}}',
  '**/**/**/**/**/**/**/**/**/**/**/x',
  `{${'a,'.repeat(20_000)}b}`,
  `${'*a'.repeat(500)}b`,
  '+(+(+(a)))b',
  '!(!(!(a)))',
  '@(a|@(b|@(c)))',
  '[[:alpha:]]*',
  '[',
  '{',
  '{1..1000000000}',
  '../**',
  '../*',
  '/**',
  `${base}/**`,
  '**/../../around/**',
  '.git/**',
  '**/.git/config',
  '**/.npmrc',
  '**/.env*',
  'private/**',
  'excluded/**',
  'links/**',
  'links/around/**',
  '!**',
  '~/*',
  '',
  '\\',
  '\0',
];

const wanted = [
  'password',
  '_authToken',
  'extraheader',
  'AUTHORIZATION: basic',
  'DEPLOY_PASSWORD=.*',
  'PRIVATE KEY',
  'aws_secret_access_key',
  "neighbour's word",
  'gh[a-z]_[A-Za-z0-9]{10}',
  '^[a-z]{20}$',
];
