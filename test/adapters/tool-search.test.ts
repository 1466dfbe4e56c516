import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openedFiles } from '../../src/adapters/confined';
import { findRipgrep } from '../../src/adapters/ripgrep';
import { searchLines } from '../../src/adapters/text-search';
import type { LineSearch } from '../../src/core/files/line-search';
import type { TextSearch, ToolFiles } from '../../src/domain/tool-files';
import { type Opening, type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
beforeEach(() => {
  place = workplace();
});
afterEach(() => place.remove());

const never = new AbortController().signal;

async function lines(files: ToolFiles, pattern: string, more: Partial<TextSearch> = {}): Promise<string[]> {
  const found = await files.search({
    pattern,
    glob: null,
    caseSensitive: false,
    most: 100,
    signal: never,
    ...more,
  });
  return found.ok ? found.hits.map(({ file, line, text }) => `${file}:${line}:${text}`) : [found.reason];
}

/**
 * A program that speaks as ripgrep does with the options it is given here, and notes down how it was called. Its
 * expressions are those of JavaScript, rewritten where ripgrep's differ.
 */
function standIn(extra = ''): string {
  const bin = join(place.top, 'bin');
  mkdirSync(bin, { recursive: true });
  const log = join(place.top, 'rg.log');
  writeFileSync(
    join(bin, 'rg'),
    `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, env: process.env, cwd: process.cwd() }) + '\\n');
${extra}
const split = args.indexOf('--');
let source = args[args.indexOf('-e') + 1];
let flags = 'mu';
if (source.startsWith('(?i:')) { source = source.slice(4, -1); flags += 'i'; }
source = source.replaceAll('(?-u:[\\\\x80-\\\\xff])', '\\ufffd').replaceAll('\\\\x{FEFF}', '\\\\ufeff').replace(/\\(\\?-u:(\\\\[bB])\\)/g, '$1').replace(/\\\\([^\\w^$\\\\.*+?()[\\]{}|\\/])/g, '$1');
const pattern = new RegExp(source, flags);
let any = false;
for (const file of args.slice(split + 1)) {
  const bytes = fs.readFileSync(file);
  const text = bytes[0] === 255 && bytes[1] === 254 ? bytes.toString('utf16le') : bytes.toString('utf8');
  if (pattern.test(text)) { any = true; process.stdout.write(file + '\\0'); }
}
process.exit(any ? 0 : 1);
`,
  );
  chmodSync(join(bin, 'rg'), 0o755);
  return bin;
}

interface Called {
  args: string[];
  env: Record<string, string>;
  cwd: string;
}
const called = (): Called[] => {
  const log = join(place.top, 'rg.log');
  return existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Called)
    : [];
};

const sources = {
  'a.ts': 'export function parseConfig(text) {\r\n  return parse(text); // Café\r\n}\r\n',
  'b/c.py': '\ufeffdef parse_config(text):\n\treturn None\n\n',
  'b/-n.txt': 'PARSECONFIG\n',
  'wide.txt': Buffer.from('\ufeffparseConfig in UTF-16\n', 'utf16le'),
  'latin.txt': Buffer.from('caf\xe9 parseconfig\n', 'latin1'),
  'kelvin.txt': 'mas\u017fe \u212aelvin\n',
  'data.bin': Buffer.from('parseConfig\0'),
  'odd [x].md': 'a.b a+b (c) {d} \\ | ^x$\n',
  'empty.txt': '',
  'new\nline.txt': 'parseConfig\n',
};

const patterns: [string, boolean][] = [
  ['parseConfig', false],
  ['parseConfig', true],
  ['function\\s+\\w+', false],
  ['^(export|def) ', false],
  ['\\}$', false],
  ['text\\)[:;]?', false],
  ['caf.', false],
  ['Café', true],
  ['masse', false],
  ['kelvin', false],
  ['^$', false],
  ['^\\s*return', false],
  ['[^a-z]+config', false],
  ['a\\.b a\\+b', false],
  ['\\(c\\) \\{d\\}', false],
  ['(?i)PARSE_', true],
  ['\\bparse\\b', false],
  ['x{1,3}|zzz', false],
  ['p(?:ar)+se', false],
  ['[\\w.-]+\\(', false],
  ['\\p{Greek}|parse\\pL', false],
  ['parse[[:upper:]]', true],
  ['nowhere', false],
  ['.', false],
];

test('grep_search finds the same with ripgrep and without', async () => {
  place.write(sources);
  const own = await place.open();
  const other = await place.open({ searchPath: standIn() });
  for (const [pattern, caseSensitive] of patterns)
    expect([pattern, await lines(other, pattern, { caseSensitive })]).toEqual([
      pattern,
      await lines(own, pattern, { caseSensitive }),
    ]);
  expect(called().length).toBeGreaterThan(15);
  expect(await lines(own, 'parseconfig')).toEqual([
    'a.ts:1:export function parseConfig(text) {',
    'b/-n.txt:1:PARSECONFIG',
    'latin.txt:1:caf\ufffd parseconfig',
    'new\nline.txt:1:parseConfig',
    'wide.txt:1:parseConfig in UTF-16',
  ]);
  expect(await lines(own, 'masse|kelvin')).toEqual([
    'kelvin.txt:1:maſe Kelvin'.replace('maſ', 'mas\u017f').replace('K', '\u212a'),
  ]);
});

test('ripgrep is started with nothing of its own: no settings, no environment, no links, no program, and names that are no options', async () => {
  place.write({ ...sources, '-rf': 'x' });
  symlinkSync('/etc/passwd', join(place.at, 'link.txt'));
  execFileSync('mkfifo', [join(place.at, 'pipe')]);
  process.env.RIPGREP_CONFIG_PATH = '/somewhere';
  const files = await place.open({ searchPath: `relative::${standIn()}` });
  await lines(files, '--pre=touch');
  delete process.env.RIPGREP_CONFIG_PATH;
  const [call] = called();
  const split = call?.args.indexOf('--') ?? 0;
  const [options, names] = [call?.args.slice(0, split) ?? [], call?.args.slice(split + 1) ?? []];
  expect(options.slice(-2)).toEqual(['-e', '(?i:\\-\\-pre=touch)']);
  for (const wanted of [
    '--no-config',
    '--no-follow',
    '--no-pre',
    '--no-search-zip',
    '--files-with-matches',
    '--null',
  ])
    expect(options).toContain(wanted);
  expect(names.length).toBe(Object.keys(sources).length + 1);
  expect(names.every((name) => name.startsWith('./'))).toBe(true);
  expect(names).not.toContain('./link.txt');
  expect(call?.env).toEqual({ LC_ALL: 'C', RIPGREP_CONFIG_PATH: '' });
  expect(call?.cwd).toBe(place.at);
});

test('what ripgrep says is a hint: a line comes from a file that was opened within the walls', async () => {
  place.write({
    'a.txt': 'needle\n',
    '.env': 'needle=1\n',
    '.gitignore': 'out\n',
    'out/b.txt': 'needle\n',
    [`${place.top}/c.txt`]: 'needle',
  });
  const lie = `process.stdout.write(['./a.txt','./.env','./out/b.txt','./../c.txt','../c.txt','/etc/passwd',''].join('\\0')); process.exit(0);`;
  const files = await place.open({ searchPath: standIn(lie) });
  expect(await lines(files, 'needle')).toEqual(['a.txt:1:needle']);
  expect(called()[0]?.args).not.toContain('./.env');
});

test.each([
  ['that fails', 'process.exit(2);'],
  ['that dies', 'process.kill(process.pid, "SIGKILL");'],
])('a ripgrep %s costs nothing but time', async (_, extra) => {
  place.write({ 'a.txt': 'needle\n' });
  const files = await place.open({ searchPath: standIn(extra) });
  expect(await lines(files, 'needle')).toEqual(['a.txt:1:needle']);
  expect(called().length).toBe(1);
});

test('a program of that name in the checkout, or in a relative folder, is not ripgrep', async () => {
  place.write({ 'a.txt': 'needle\n' });
  const bin = standIn();
  execFileSync('cp', ['-r', bin, join(place.at, 'bin')]);
  symlinkSync(join(place.at, 'bin/rg'), join(place.top, 'rg'));
  const files = await place.open({
    searchPath: [join(place.at, 'bin'), '.', 'bin', '', place.top].join(':'),
  });
  expect(await lines(files, 'needle')).toContain('a.txt:1:needle');
  expect(called()).toEqual([]);
});

test('only an absolute folder of the search path has a ripgrep', () => {
  const bin = standIn();
  expect(findRipgrep(bin, [])).toBe(join(bin, 'rg'));
  expect(findRipgrep(relative(process.cwd(), bin), [])).toBeNull();
  expect(findRipgrep(bin, [place.top])).toBeNull();
  expect(findRipgrep('', [])).toBeNull();
});

test('many names are given to ripgrep in several calls', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 4000 }, (_, index) => [
      `folder-with-a-long-name-${'x'.repeat(120)}/file-${index}.txt`,
      index % 1000 === 0 ? 'needle\n' : 'hay\n',
    ]),
  );
  place.write(many);
  const files = await place.open({ searchPath: standIn() });
  expect((await lines(files, 'needle')).length).toBe(4);
  expect(called().length).toBe(2);
});

describe('what is searched', () => {
  const opened = async (opening: Opening = {}) => place.open(opening);

  test('the files of the run and of the extra folders: no ignored, excluded or hidden ones, and nothing through links', async () => {
    place.write({
      'a.txt': 'needle',
      '.gitignore': 'out/',
      'out/x.txt': 'needle',
      'left.txt': 'needle',
      '.npmrc': 'needle',
      'key.pem': 'needle',
      [`${place.top}/more/m.txt`]: 'needle',
      [`${place.top}/more/.env`]: 'needle',
      [`${place.top}/far.txt`]: 'needle',
    });
    symlinkSync('a.txt', join(place.at, 'same.txt'));
    symlinkSync('../far.txt', join(place.at, 'far.txt'));
    symlinkSync('..', join(place.at, 'up'));
    const files = await opened({ admits: (path) => path !== 'left.txt', addDir: [join(place.top, 'more')] });
    expect(await lines(files, 'needle')).toEqual(['a.txt:1:needle', `${place.top}/more/m.txt:1:needle`]);
  });

  test('a glob keeps to some of them; a folder’s name is all that lies in it', async () => {
    place.write({
      'src/a.ts': 'needle',
      'src/deep/b.ts': 'needle',
      'src/c.js': 'needle',
      'lib/src.md': 'needle',
      'top.ts': 'needle',
    });
    const files = await opened();
    const among = async (glob: string) =>
      (await lines(files, 'needle', { glob })).map((line) => line.split(':')[0]);
    expect(await among('*.ts')).toEqual(['src/a.ts', 'src/deep/b.ts', 'top.ts']);
    expect(await among('src/*.ts')).toEqual(['src/a.ts']);
    expect(await among('src/**/*.{ts,js}')).toEqual(['src/a.ts', 'src/c.js', 'src/deep/b.ts']);
    expect(await among('src')).toEqual(['src/a.ts', 'src/c.js', 'src/deep/b.ts']);
    expect(await among('./src/deep')).toEqual(['src/deep/b.ts']);
    expect(await among(`${place.at}/src/deep/`)).toEqual(['src/deep/b.ts']);
    expect(await among('*.{ts')).toEqual([expect.stringContaining('bracket or brace that is not closed')]);
  });

  test('more lines than are wanted are cut, and long lines around their match', async () => {
    place.write({
      'a.txt': 'needle\n'.repeat(20),
      'min.js': `${'x'.repeat(5000)}NEEDLE${'y'.repeat(5000)}\n`,
    });
    const files = await opened();
    const found = await files.search({
      pattern: 'needle',
      glob: null,
      caseSensitive: false,
      most: 5,
      signal: never,
    });
    expect(found).toMatchObject({ ok: true, cut: true, hits: { length: 5 } });
    const all = await files.search({
      pattern: 'needle',
      glob: null,
      caseSensitive: false,
      most: 21,
      signal: never,
    });
    expect(all).toMatchObject({ ok: true, cut: false, hits: { length: 21 } });
    const [long = ''] = await lines(files, 'needle', { glob: 'min.js' });
    expect(long.length).toBeLessThan(400);
    expect(long).toMatch(/^min\.js:1:‹4,9\d\d characters›x+NEEDLEy+‹4,8\d\d more characters›$/);
  });

  test('what was not searched is named', async () => {
    place.write({ 'a.txt': 'needle', 'big.txt': '' });
    truncateSync(join(place.at, 'big.txt'), 5 * 1024 * 1024);
    const found = await (await opened()).search({
      pattern: 'needle',
      glob: null,
      caseSensitive: false,
      most: 9,
      signal: never,
    });
    expect(found).toMatchObject({ notes: ['1 file over 4 MiB not searched: `big.txt`.'] });
    const stopped = await (await opened()).search({
      pattern: 'needle',
      glob: null,
      caseSensitive: false,
      most: 9,
      signal: AbortSignal.abort(),
    });
    expect(stopped).toMatchObject({
      hits: [],
      cut: true,
      notes: [expect.stringMatching(/^The search was stopped after 1 file/)],
    });
  });

  test.each([
    ['(', /missing closing \)/],
    ['(a)\\1', /invalid escape/],
    ['(?=a)', /look-around/],
    ['', /pattern is empty/],
    ['a{2000}', /invalid repeat count/],
    [`(${'a'.repeat(1200)})`, /longer than 1000/],
    ['((a{50}){50}){2}', /too many possibilities|invalid repeat/],
    ['a{900}b{900}c{900}d{900}', /too many possibilities/],
    ['*', /missing argument/],
  ])('a pattern that cannot be used is answered with a sentence: %#', async (pattern, reason) => {
    place.write({ 'a.txt': 'a' });
    const [said = ''] = await lines(await opened(), pattern);
    expect(said).toMatch(reason);
    expect(said).toMatch(/\.$/);
    expect(said).not.toMatch(/\(\?i/);
  });

  test('of a very long line only so much is looked at as a large pattern allows, and that is said', async () => {
    place.write({ 'a.txt': `${'b'.repeat(1_000_000)}${'a'.repeat(900)}\n` });
    const files = await opened();
    const search = { glob: null, caseSensitive: true, most: 9, signal: never };
    expect(await files.search({ ...search, pattern: '[a]{900}' })).toMatchObject({
      hits: [],
      notes: ['1 file with very long lines: only their beginnings were searched.'],
    });
    expect(await files.search({ ...search, pattern: 'ba' })).toMatchObject({
      hits: [{ line: 1 }],
      notes: [],
    });
  });

  test('a search that takes long is stopped when it is told so, in the middle of a file too', async () => {
    place.write({ 'a.txt': 'text' });
    const stop = new AbortController();
    const endless: LineSearch = {
      ripgrep: null,
      mayHold: () => true,
      lines: () => ({ found: [], short: false, rest: { at: 0, line: 0 }, steps: 30_000_000 }),
    };
    const files = [{ path: join(place.at, 'a.txt'), name: 'a.txt' }];
    const searching = searchLines(files, endless, 9, stop.signal, openedFiles());
    setTimeout(() => stop.abort(), 1);
    expect(await searching).toEqual({
      hits: [],
      cut: true,
      notes: ['The search was stopped after 1 file; ask for fewer with include.'],
    });
  });

  test('patterns that would keep another engine busy for ever come back', async () => {
    place.write({ 'a.txt': `${'a'.repeat(50_000)}!\n`, 'b.txt': `${'ab'.repeat(300_000)}\n` });
    const files = await opened();
    for (const pattern of [
      '(a+)+$',
      '(a|aa)+$',
      '(.*a.*){8}x',
      '(?:a?){200}a{200}!',
      '^(([a-z])+.)+[A-Z]([a-z])+$',
    ])
      expect((await lines(files, pattern)).length).toBeLessThan(3);
  });
});

test('a folder is listed as deep as asked, without what is ignored or git’s own', async () => {
  place.write({ 'a.txt': 'abc', 'src/b.ts': '', 'src/deep/c.ts': '', 'out/d': '', '.gitignore': 'out/' });
  symlinkSync('a.txt', join(place.at, 'link'));
  symlinkSync('src', join(place.at, 'alias'));
  symlinkSync('..', join(place.at, 'up'));
  mkdirSync(join(place.at, 'void'));
  const files = await place.open();
  const shown = async (path: string, depth: number, most = 99) => {
    const found = await files.folder(path, depth, most);
    return found.ok
      ? found.entries.map((entry) => `${entry.path} ${entry.kind} ${entry.bytes}`)
      : found.reason;
  };
  expect(await shown('.', 1)).toEqual([
    '.gitignore file 4',
    'a.txt file 3',
    'alias link null',
    'link link null',
    'src folder null',
    'up link null',
  ]);
  expect(await shown('src', 2)).toEqual(['src/b.ts file 0', 'src/deep folder null', 'src/deep/c.ts file 0']);
  expect(await shown('alias/', 1)).toEqual(['src/b.ts file 0', 'src/deep folder null']);
  expect(await files.folder('.', 9, 3)).toMatchObject({ cut: true, entries: { length: 3 } });
  expect(await shown('up', 1)).toMatch(/outside the workspace/);
  expect(await shown('..', 1)).toMatch(/outside the workspace/);
  expect(await shown('/proc/self', 1)).toMatch(/outside the workspace/);
  expect(await shown('.git', 1)).toMatch(/git’s own/);
  expect(await shown('.git/hooks', 1)).toMatch(/git’s own/);
  expect(await shown('a.txt', 1)).toMatch(/is a file\. read_file/);
  expect(await shown('gone', 1)).toMatch(/There is no folder `gone`/);
  expect(await shown('out', 1)).toMatch(/holds no files of this run/);
  expect(await shown('void', 1)).toMatch(/holds no files of this run/);
});

test('files are found by a part of their path, best first, and by globs', async () => {
  place.write(
    Object.fromEntries(
      [
        'src/config.ts',
        'src/config/load.ts',
        'test/config.test.ts',
        'docs/configure.md',
        'lib/reconfig.js',
        'src/a.ts',
      ].map((file) => [file, '']),
    ),
  );
  const files = await place.open();
  const named = async (query: string, most = 99) => {
    const found = await files.named(query, most, never);
    return found.ok ? found.files : found.reason;
  };
  expect(await named('config')).toEqual([
    'src/config.ts',
    'docs/configure.md',
    'test/config.test.ts',
    'lib/reconfig.js',
    'src/config/load.ts',
  ]);
  expect(await named('CONFIG.TS')).toEqual(['src/config.ts']);
  expect(await named('src config')).toEqual(['src/config.ts', 'src/config/load.ts']);
  expect(await named('*.test.ts')).toEqual(['test/config.test.ts']);
  expect(await named('src/**/*.ts')).toEqual(['src/a.ts', 'src/config.ts', 'src/config/load.ts']);
  expect(await named('zzz')).toEqual([]);
  expect(await named('[')).toMatch(/not closed/);
  expect(await files.named('config', 2, never)).toMatchObject({ files: { length: 2 }, of: 5 });
});
