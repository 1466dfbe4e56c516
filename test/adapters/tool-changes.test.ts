import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedFiles, openedFiles } from '../../src/adapters/confined';
import type { NotDone } from '../../src/domain/tool-files';
import { type Workplace, workplace } from '../fakes/workplace';

const never = new AbortController().signal;
let place: Workplace;
beforeEach(() => {
  place = workplace();
});
afterEach(() => place.remove());

const at = (path: string) => join(place.at, path);
const text = (path: string) => readFileSync(at(path), 'utf8');
const why = (result: { ok: true } | NotDone) => (result.ok ? 'DONE' : result.reason);
const ways: [string, OpenedFiles][] = [
  ['by what is opened', openedFiles()],
  ['by paths', null],
];

describe.each(ways)('%s', (_, shown) => {
  test('a file is made with its folders, replaced with its mode, and seen by what is read afterwards', async () => {
    place.write({ 'run.sh': 'old' });
    chmodSync(at('run.sh'), 0o750);
    const files = await place.open({ shown });
    expect(await files.write('new/deep/a.txt', 'fresh\n')).toEqual({ ok: true, path: 'new/deep/a.txt' });
    expect(text('new/deep/a.txt')).toBe('fresh\n');
    expect(await files.write(at('run.sh'), 'new')).toEqual({ ok: true, path: 'run.sh' });
    expect(text('run.sh')).toBe('new');
    expect(statSync(at('run.sh')).mode & 0o7777).toBe(0o750);
    expect(await files.named('**', 9, never)).toMatchObject({ files: ['new/deep/a.txt', 'run.sh'] });
    expect(await files.read('new/deep/a.txt', 100)).toMatchObject({ text: 'fresh\n' });
    expect(await files.remove('run.sh')).toEqual({ ok: true, path: 'run.sh' });
    expect(await files.named('**', 9, never)).toMatchObject({ files: ['new/deep/a.txt'] });
    expect(readdirSync(place.at).sort()).toEqual(['.git', 'new']);
  });

  test('nothing is changed through a link, of a file or of a folder', async () => {
    place.write({ 'a.txt': 'a', [`${place.top}/outside/b.txt`]: 'b', 'inner/c.txt': 'c' });
    symlinkSync('../outside/b.txt', at('file'));
    symlinkSync('../outside', at('folder'));
    symlinkSync('inner', at('alias'));
    symlinkSync('gone', at('dangling'));
    const files = await place.open({ shown });
    for (const path of [
      'file',
      'folder/b.txt',
      'folder/new.txt',
      'folder/x/y.txt',
      'alias/c.txt',
      'alias/new.txt',
      'dangling',
    ]) {
      expect(why(await files.write(path, 'CHANGED'))).toMatch(/link/);
      if (path.includes('/')) expect(why(await files.remove(path))).toMatch(/link/);
    }
    expect(readFileSync(join(place.top, 'outside/b.txt'), 'utf8')).toBe('b');
    expect(readdirSync(join(place.top, 'outside'))).toEqual(['b.txt']);
    expect(readdirSync(at('inner'))).toEqual(['c.txt']);
    expect(existsSync(at('gone'))).toBe(false);
    expect(await files.remove('file')).toMatchObject({ ok: true });
    expect(lstatSync(at('file'), { throwIfNoEntry: false })).toBeUndefined();
    expect(readFileSync(join(place.top, 'outside/b.txt'), 'utf8')).toBe('b');
    expect(readlinkSync(at('folder'))).toBe('../outside');
  });

  test('what is never changed: git’s own, credentials, this program’s folder, ignored and excluded files, extra folders, all outside', async () => {
    place.write({
      'a.txt': 'a',
      '.gitignore': 'out/\n',
      'out/x': 'x',
      '.env': 'TOKEN',
      [`${place.top}/more/b.txt`]: 'b',
      'vendor/v.js': 'v',
    });
    place.git('init', '--quiet', 'vendor');
    const files = await place.open({
      shown,
      admits: (path) => !path.startsWith('left/'),
      addDir: ['../more'],
    });
    const refused: [string, RegExp][] = [
      ['.git/hooks/pre-commit', /git’s own/],
      ['.GIT/config', /git’s own/],
      ['.git', /git’s own/],
      ['sub/.git/config', /git’s own/],
      ['git~1/config', /git’s own/],
      ['.env', /credentials/],
      ['.npmrc', /credentials/],
      ['.countersign/config.yaml', /part of what this program itself goes by/],
      ['.Countersign/skills/x.md', /part of what this program itself goes by/],
      ['counte~1/config.yaml', /part of what this program itself goes by/],
      ['packages/a/.countersign/config.json', /part of what this program itself goes by/],
      ['out/x', /ignored/],
      ['out/new', /ignored/],
      ['left/new', /left out of this run/],
      ['vendor/new.js', /submodule/],
      ['../more/b.txt', /extra folders are only read/],
      ['../more/new.txt', /extra folders are only read/],
      ['../new.txt', /outside the workspace/],
      [`${place.top}/new.txt`, /outside the workspace/],
      ['.', /is a folder/],
      ['new/', /names a folder/],
      ['src\\new.ts', /backslash/],
      ['a\u200b.txt', /nobody sees/],
      ['x'.repeat(300), /longer than any path/],
    ];
    for (const [path, reason] of refused) {
      expect(why(await files.write(path, 'CHANGED'))).toMatch(reason);
      expect(why(await files.remove(path))).toMatch(reason);
      expect(why(await files.standing(path))).toMatch(reason);
    }
    expect(existsSync(join(place.top, 'new.txt'))).toBe(false);
    expect(readdirSync(join(place.top, 'more'))).toEqual(['b.txt']);
    expect(readdirSync(place.at).sort()).toEqual(['.env', '.git', '.gitignore', 'a.txt', 'out', 'vendor']);
    expect(text('out/x')).toBe('x');
  });

  test('folders, pipes and what lies below a file are not changed', async () => {
    place.write({ 'dir/a.txt': 'a', file: 'f' });
    execFileSync('mkfifo', [at('pipe')]);
    const files = await place.open({ shown });
    expect(why(await files.write('dir', 'x'))).toMatch(/is a folder/);
    expect(why(await files.remove('dir'))).toMatch(/is a folder/);
    expect(why(await files.write('pipe', 'x'))).toMatch(/device, a pipe/);
    expect(why(await files.remove('pipe'))).toMatch(/device, a pipe/);
    expect(why(await files.write('file/x', 'x'))).toMatch(/no folder/);
    expect(why(await files.standing('file/x'))).toMatch(/no folder/);
    expect(why(await files.remove('gone'))).toMatch(/is not there/);
    expect(text('file')).toBe('f');
  });

  test('a file with a second name elsewhere is not changed there', async () => {
    place.write({ [`${place.top}/other.txt`]: 'other' });
    linkSync(join(place.top, 'other.txt'), at('hard.txt'));
    const files = await place.open({ shown });
    expect(await files.write('hard.txt', 'changed')).toMatchObject({ ok: true });
    expect(text('hard.txt')).toBe('changed');
    expect(readFileSync(join(place.top, 'other.txt'), 'utf8')).toBe('other');
  });

  test('what stands at a place is told without following links', async () => {
    place.write({ 'a.sh': '\ufeffa\r\n', bin: Buffer.from([0, 1]), 'dir/x': '' });
    chmodSync(at('a.sh'), 0o755);
    symlinkSync('/etc/passwd', at('link'));
    const files = await place.open({ shown });
    const now = async (path: string) => {
      const standing = await files.standing(path);
      return standing.ok ? standing.now : standing.reason;
    };
    expect(await now('a.sh')).toEqual({
      kind: 'text',
      text: 'a\r\n',
      shape: { encoding: 'utf-8', mark: true },
      executable: true,
    });
    expect(await now('bin')).toEqual({ kind: 'binary', executable: false });
    expect(await now('link')).toEqual({ kind: 'link', leadsTo: '/etc/passwd' });
    expect(await now('new/a')).toEqual({ kind: 'nothing' });
    expect(await now('dir')).toMatch(/is a folder/);
  });
});

test('a text that the file’s own encoding cannot hold is not written', async () => {
  place.write({ 'a.txt': Buffer.from('caf\xe9', 'latin1') });
  const files = await place.open({});
  expect(why(await files.write('a.txt', 'naïve €', { encoding: 'latin-1', mark: false }))).toMatch(/Latin-1/);
  expect(await files.write('a.txt', 'naïve', { encoding: 'latin-1', mark: false })).toMatchObject({
    ok: true,
  });
  expect(readFileSync(at('a.txt'))).toEqual(Buffer.from('na\xefve', 'latin1'));
});

test.runIf(process.getuid?.() === 0)('a file of another person stays theirs', async () => {
  place.write({ 'a.txt': 'a' });
  execFileSync('chown', ['65534:65534', at('a.txt')]);
  const files = await place.open({});
  expect(await files.write('a.txt', 'b')).toMatchObject({ ok: true });
  expect(statSync(at('a.txt'))).toMatchObject({ uid: 65534, gid: 65534 });
});

test('a folder that goes while it is worked in gets nothing', async () => {
  mkdirSync(at('d'));
  place.write({ 'd/a.txt': 'a' });
  const files = await place.open({});
  await files.named('**', 9, never);
  execFileSync('mv', [at('d'), join(place.top, 'moved')]);
  symlinkSync('../moved', at('d'));
  expect(why(await files.write('d/a.txt', 'CHANGED'))).toMatch(/link/);
  expect(readFileSync(join(place.top, 'moved/a.txt'), 'utf8')).toBe('a');
});
