import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import { workingTree } from '../../src/adapters/tree';
import type { Tree } from '../../src/domain/ports';

let top: string;
let at: string;
const path = process.env.PATH ?? '';
const never = new AbortController().signal;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: at, env: { PATH: path, HOME: top }, stdio: 'ignore' });

function write(files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), text);
  }
}

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')));
  at = join(top, 'work');
  mkdirSync(at);
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** The same tree read with git and without; both must tell the same. */
describe.each(['with git', 'without git'])('%s', (kind) => {
  async function open(admits = (_path: string) => true): Promise<Tree> {
    if (kind === 'without git') return workingTree(at, null, admits);
    git('init', '--quiet');
    const opened = await openRepository(at, path, never);
    return workingTree(at, opened, admits);
  }

  test('lists files, without what .gitignore names', async () => {
    write({
      'a.js': '',
      'src/b.js': '',
      'out/c.js': '',
      'src/out.log': '',
      'src/.gitignore': 'd.js\n',
      'src/d.js': '',
      '.gitignore': 'out/\n*.log\n',
    });
    const { files } = await (await open()).list();
    expect(files).toEqual(['.gitignore', 'a.js', 'src/.gitignore', 'src/b.js']);
  });

  test('finds words, in longer words and in any case, by line', async () => {
    write({ 'a.js': 'x\nretryLimit\nRETRY\n', 'b.js': 'nothing\n', 'c.bin': Buffer.from('retry\0') });
    const tree = await open();
    if (kind === 'with git') git('add', 'a.js');
    const { hits, cut } = await tree.find(['retry', 'absent']);
    expect(hits.map((h) => [h.file, [...h.lines]])).toEqual([['a.js', [['retry', [2, 3]]]]]);
    expect(cut).toBe(false);
  });

  test('attributes that call a source binary hide no word', async () => {
    write({ 'a.js': 'retry\n', '.gitattributes': '*.js binary\n' });
    const tree = await open();
    if (kind === 'with git') git('add', '--all');
    expect((await tree.find(['retry'])).hits.map((h) => h.file)).toEqual(['a.js']);
  });

  test('a word with signs is taken literally', async () => {
    write({ 'a.js': 'a.b\naxb\n$el\n' });
    const { hits } = await (await open()).find(['a.b', '$el']);
    expect([...(hits[0]?.lines ?? [])]).toEqual([
      ['a.b', [1]],
      ['$el', [3]],
    ]);
  });

  test('include and exclude count for list and search alike', async () => {
    write({ 'a.js': 'retry\n', 'b.js': 'retry\n' });
    const tree = await open((file) => file !== 'b.js');
    expect((await tree.list()).files).toEqual(['a.js']);
    expect((await tree.find(['retry'])).hits.map((h) => h.file)).toEqual(['a.js']);
  });

  test('a search within some files looks at no other', async () => {
    const files = ['a.js', 'b.js', 'src/a.js', 'src/b.js', 'src/deep/c.js', 'srcs/d.js'];
    write(Object.fromEntries(files.map((file) => [file, 'retry\n'])));
    const tree = await open();
    if (kind === 'with git') git('add', 'a.js', 'src', 'srcs');
    const found = async (...within: string[]) =>
      (await tree.find(['retry'], within)).hits.map((hit) => hit.file);
    expect(await found('src/a.js', 'src/deep/c.js')).toEqual(['src/a.js', 'src/deep/c.js']);
    expect(await found('a.js', 'b.js', 'srcs/d.js')).toEqual(['a.js', 'b.js', 'srcs/d.js']);
    expect(await found()).toEqual([]);
    expect((await tree.find(['retry'])).hits.map((hit) => hit.file)).toEqual(files);
  });

  test('a search within files of very many folders looks at no other, whatever the folders are called', async () => {
    const names = ['test', 'x[yz]', 'a*b', 'q?', 'back\\slash', ':(top)', '!no', 'tést'];
    const at = (name: string, index: number) => `packages/p${index}/${name}/a.js`;
    const within = Array.from({ length: 80 }, (_, index) => at(names[index % names.length] ?? '', index));
    const others = ['src', 'xy', 'aab', 'qq', 'backslash', 'no'].map((name, index) => at(name, index));
    write(Object.fromEntries([...within, ...others, 'top.js'].map((file) => [file, 'retry\n'])));
    const tree = await open();
    if (kind === 'with git') git('add', '--all');
    const found = async (files: readonly string[]) =>
      (await tree.find(['retry'], files)).hits.map((hit) => hit.file);
    expect(await found(within)).toEqual([...within].sort());
    expect(await found([...within, 'top.js'])).toEqual([...within, 'top.js'].sort());
    const ownNames = Array.from({ length: 80 }, (_, index) => `lib/n${index}/b.js`);
    write(Object.fromEntries(ownNames.map((file) => [file, 'retry\n'])));
    if (kind === 'with git') git('add', '--all');
    expect(await (await open()).find(['retry'], ownNames).then(({ hits }) => hits.length)).toBe(80);
  });

  test('reads inside the workspace only', async () => {
    writeFileSync(join(top, 'outside.txt'), 'secret');
    write({
      'a.txt': '\ufeffhello\r\n',
      'big.txt': 'x'.repeat(3000),
      bin: Buffer.from([1, 0, 2]),
      'dir/x': '',
    });
    symlinkSync(join(top, 'outside.txt'), join(at, 'link.txt'));
    symlinkSync('a.txt', join(at, 'inner.txt'));
    symlinkSync('..', join(at, 'up'));
    symlinkSync('loop', join(at, 'loop'));
    execFileSync('mkfifo', [join(at, 'pipe')]);
    const tree = await open();
    const kindOf = async (file: string, bytes?: number) => (await tree.read(file, bytes)).kind;
    expect(await tree.read('a.txt')).toEqual({ kind: 'text', text: 'hello\r\n', bytes: 10 });
    expect(await kindOf('inner.txt')).toBe('text');
    expect(await kindOf('link.txt')).toBe('outside');
    expect(await kindOf('up/outside.txt')).toBe('outside');
    expect(await kindOf('../outside.txt')).toBe('outside');
    expect(await kindOf(join(top, 'outside.txt'))).toBe('outside');
    expect(await kindOf('a.txt\0')).toBe('outside');
    expect(await kindOf('big.txt', 1000)).toBe('too-large');
    expect(await kindOf('bin')).toBe('binary');
    expect(await kindOf('dir')).toBe('unreadable');
    expect(await kindOf('pipe')).toBe('unreadable');
    expect(await kindOf('loop')).toBe('unreadable');
    expect(await kindOf('gone')).toBe('missing');
    if (kind === 'with git') expect(await kindOf('.git/config')).toBe('outside');
  });

  test('no more of a file is read than was asked for, whatever its size says', async () => {
    write({ 'a.js': 'retry\n', 'empty.js': '', 'big.js': '' });
    const tree = await open();
    truncateSync(join(at, 'big.js'), 2 * 1024 ** 3);
    expect(await tree.read('big.js')).toMatchObject({ kind: 'too-large', bytes: 2 * 1024 ** 3 });
    expect(await tree.read('empty.js')).toEqual({ kind: 'text', text: '', bytes: 0 });
    // Files of the kernel say that they are empty.
    const own = `/proc/${process.pid}`;
    if (existsSync(own)) {
      const kernel = workingTree(own, null, () => true);
      expect(await kernel.read('status', 10)).toMatchObject({ kind: 'too-large' });
      expect(await kernel.read('status')).toMatchObject({
        kind: 'text',
        text: expect.stringMatching(/^Name:/),
      });
    }
  });

  test('link loops and links to folders are not followed', async () => {
    write({ 'a/b.js': '' });
    symlinkSync('..', join(at, 'a/up'));
    const { files } = await (await open()).list();
    expect(files.filter((file) => !file.startsWith('a/up/'))).toEqual(files);
  });

  test('names that are not UTF-8 are named as skipped', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${at}/`), Buffer.from([0x61, 0xff, 0x62])]), 'x');
    const { files, skipped } = await (await open()).list();
    expect(files).toEqual([]);
    expect(skipped[0]?.reason).toContain('UTF-8');
  });
});

test('a link shows no file that is left out by its own name: ignored ones, and those that hold credentials', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of [
    ['.gitignore', 'ignored.txt\n'],
    ['ignored.txt', 'canary one\n'],
    ['.npmrc', 'canary two\n'],
    ['seen.txt', 'canary three\n'],
  ] as const)
    writeFileSync(join(folder, name), text);
  for (const name of ['ignored.txt', '.npmrc', 'seen.txt']) symlinkSync(name, join(folder, `to${name}`));
  const tree = workingTree(realpathSync(folder), null, () => true);
  const left = { kind: 'outside', reason: 'it is a link to a file that is left out' };
  expect(await tree.read('toignored.txt')).toMatchObject(left);
  expect(await tree.read('to.npmrc')).toMatchObject(left);
  expect(await tree.read('toseen.txt')).toMatchObject({ kind: 'text', text: 'canary three\n' });
  const { hits } = await tree.find(['canary']);
  expect(hits.map(({ file }) => file)).toEqual(['.npmrc', 'seen.txt', 'toseen.txt']);
});
