import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedFiles, openedFiles } from '../../src/adapters/confined';
import { openRosters } from '../../src/adapters/tool-roster';
import type { ToolFiles } from '../../src/domain/tool-files';
import { type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
beforeEach(() => {
  place = workplace();
});
afterEach(() => place.remove());

const most = 1024 * 1024;
const reason = async (files: ToolFiles, path: string) => {
  const read = await files.read(path, most);
  return read.ok ? `READ ${read.text}` : read.reason;
};

/** How real paths are learnt: from the kernel, or by following paths twice. */
const ways: [string, OpenedFiles][] = [
  ['by what is opened', openedFiles()],
  ['by paths', null],
];

describe.each(ways)('%s', (_, shown) => {
  test('PM-006 a file of the workspace is read, by its path from there or its absolute one', async () => {
    place.write({
      'src/a.ts': 'one\r\ntwo',
      'mark.txt': '\ufeffx',
      'wide.txt': Buffer.from('\ufeffwide', 'utf16le'),
    });
    symlinkSync('src/a.ts', join(place.at, 'inner.ts'));
    symlinkSync('src', join(place.at, 'folder'));
    const files = await place.open({ shown });
    const whole = { ok: true, path: 'src/a.ts', text: 'one\r\ntwo', isWhole: true };
    for (const path of [
      'src/a.ts',
      './src//a.ts',
      'src/../src/a.ts',
      join(place.at, 'src/a.ts'),
      'inner.ts',
      'folder/a.ts',
    ])
      expect(await files.read(path, most)).toEqual(whole);
    expect(await files.read('mark.txt', most)).toMatchObject({ text: 'x' });
    expect(await files.read('wide.txt', most)).toMatchObject({ text: 'wide' });
  });

  test('PM-013 what lies outside is refused with a sentence that says what to do, links and all', async () => {
    place.write({ 'a.txt': '', [`${place.top}/secret.txt`]: 'SECRET' });
    symlinkSync('../secret.txt', join(place.at, 'link.txt'));
    symlinkSync(place.top, join(place.at, 'up'));
    symlinkSync('/proc/self/root', join(place.at, 'top'));
    symlinkSync('link.txt', join(place.at, 'twice.txt'));
    const files = await place.open({ shown });
    const outside = [
      '../secret.txt',
      `${place.top}/secret.txt`,
      'link.txt',
      'up/secret.txt',
      'twice.txt',
      `top${place.top}/secret.txt`,
      'a.txt/../../secret.txt',
      '/etc/passwd',
      '/',
      '~/x',
      '/proc/self/environ',
      `/proc/self/root${place.top}/secret.txt`,
      `${place.at}x/a.txt`,
    ];
    for (const path of outside) {
      const said = await reason(files, path);
      expect(said).toMatch(/is outside the workspace|is no file but a view of the machine/);
      expect(said).toMatch(/leaving Plan Mode does not change that|Read files of the workspace/);
      expect(said).not.toContain('SECRET');
    }
  });

  test('PM-006 views of the machine, devices, pipes, sockets and folders are no files', async () => {
    place.write({ 'a.txt': '' });
    mkdirSync(join(place.at, 'dir'));
    execFileSync('mkfifo', [join(place.at, 'pipe')]);
    for (const [name, to] of Object.entries({
      env: '/proc/self/environ',
      zero: '/dev/zero',
      tty: '/dev/tty',
      fd: '/proc/self/fd/0',
      sys: '/sys/kernel/notes',
    }))
      symlinkSync(to, join(place.at, name));
    symlinkSync('loop', join(place.at, 'loop'));
    const server = createServer().listen(join(place.at, 'socket'));
    const files = await place.open({ shown });
    for (const name of ['env', 'zero', 'tty', 'fd', 'sys'])
      expect(await reason(files, name)).not.toContain('READ');
    for (const name of ['env', 'zero', 'sys'])
      expect(await reason(files, name)).toMatch(/outside the workspace|view of the machine/);
    expect(await reason(files, 'pipe')).toMatch(/ignored|device, a pipe or a socket/);
    expect(await reason(files, 'socket')).toMatch(/device, a pipe or a socket/);
    expect(await reason(files, 'dir')).toMatch(/is a folder/);
    expect(await reason(files, 'loop')).toMatch(/circle/);
    server.close();
  });

  test('PM-006 git’s own files and credentials are refused under every name', async () => {
    const hidden = [
      '.npmrc',
      '.env',
      'deep/.netrc',
      '.ssh/config',
      '.aws/credentials',
      'keys/server.key',
      '.docker/config.json',
      'test/.env.local',
      'id_ed25519',
      '.git-credentials',
    ];
    place.write({ 'a.txt': 'x', ...Object.fromEntries(hidden.map((path) => [path, 'TOKEN'])) });
    place.write({
      '.GIT/config': 'TOKEN',
      'sub/.g\u200cit/config': 'TOKEN',
      'GIT~1/config': 'TOKEN',
      '.git./config': 'TOKEN',
      '.git /config': 'TOKEN',
      '.git::$INDEX_ALLOCATION/config': 'TOKEN',
      '.NPMRC': 'TOKEN',
      '.npmrc.': 'TOKEN',
      '.ｅnv': 'TOKEN',
    });
    symlinkSync('.npmrc', join(place.at, 'harmless.txt'));
    symlinkSync('.git', join(place.at, 'history'));
    const files = await place.open({ shown });
    for (const path of [...hidden, '.NPMRC', '.npmrc.', '.ｅnv', 'harmless.txt'])
      expect(await reason(files, path)).toMatch(/holds credentials by its name/);
    for (const path of [
      '.git/config',
      '.git/HEAD',
      '.GIT/config',
      'sub/.g\u200cit/config',
      'GIT~1/config',
      '.git./config',
      '.git /config',
      '.git::$INDEX_ALLOCATION/config',
      'history/config',
      './/.git/./config',
    ])
      expect(await reason(files, path)).toMatch(/one of git’s own files/);
  });

  test('ignored, excluded and submodule files are refused, each with its reason; new ones are read', async () => {
    place.write({ '.gitignore': 'out/\n', 'out/a.js': 'x', 'b.js': 'x', 'c.js': 'x', 'vendor/v.js': 'x' });
    place.git('init', '--quiet', 'vendor');
    const files = await place.open({ shown, admits: (path) => path !== 'c.js' });
    expect(await reason(files, 'out/a.js')).toMatch(/ignored by \.gitignore/);
    expect(await reason(files, 'c.js')).toMatch(/left out of this run by its settings/);
    expect(await reason(files, 'vendor/v.js')).toMatch(/submodule or another repository/);
    expect(await reason(files, 'b.js')).toBe('READ x');
    place.write({ 'late.js': 'late' });
    expect(await reason(files, 'late.js')).toBe('READ late');
  });

  test('extra folders are read, less what is hidden in them; nothing around them is', async () => {
    place.write({
      'a.txt': 'x',
      [`${place.top}/more/b.txt`]: 'more',
      [`${place.top}/more/.env`]: 'TOKEN',
      [`${place.top}/more/.git/config`]: 'TOKEN',
      [`${place.top}/other.txt`]: 'SECRET',
    });
    symlinkSync('../other.txt', join(place.top, 'more/link.txt'));
    symlinkSync('../more/b.txt', join(place.at, 'into.txt'));
    const files = await place.open({ shown, addDir: ['../more'] });
    expect(await files.read(`${place.top}/more/b.txt`, most)).toMatchObject({
      ok: true,
      path: `${place.top}/more/b.txt`,
      text: 'more',
    });
    expect(await reason(files, '../more/b.txt')).toBe('READ more');
    expect(await reason(files, 'into.txt')).toBe('READ more');
    expect(await reason(files, '../more/.env')).toMatch(/holds credentials/);
    expect(await reason(files, '../more/.git/config')).toMatch(/git’s own/);
    expect(await reason(files, '../more/link.txt')).toMatch(/outside the workspace/);
    expect(await reason(files, '../other.txt')).toMatch(/outside the workspace/);
    const listed = await files.folder('../more', 1, 10);
    expect(listed).toMatchObject({ ok: true, path: `${place.top}/more` });
  });

  test('the machine’s own folders stay closed, inside the workspace too', async () => {
    place.write({ 'a.txt': 'x', 'runner/temp/token': 'TOKEN' });
    const files = await place.open({ shown, closed: [`${place.at}/runner/temp`, place.top] });
    expect(await reason(files, 'runner/temp/token')).toMatch(/belongs to the machine/);
    expect(await reason(files, 'a.txt')).toBe('READ x');
    symlinkSync(join(place.at, 'runner'), join(place.top, 'alias'));
    const named = await place.open({ shown, closed: [join(place.top, 'alias/temp'), '/gone'] });
    expect(await reason(named, 'runner/temp/token')).toMatch(/belongs to the machine/);
    expect(await files.write('runner/temp/new', 'x')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/belongs to the machine/),
    });
  });
});

test('PM-006 a workspace around the whole machine does not hold the views of it', async () => {
  const listed = ['proc/self/environ', 'dev/sda', 'sys/x', 'etc/hosts'];
  const rosters = openRosters({
    root: '/',
    extra: [],
    closed: ['/run/runner'],
    tree: { list: async () => ({ files: listed, skipped: [], cutFrom: null }) },
    admits: () => true,
    checkout: null,
    searchPath: '',
    signal: new AbortController().signal,
  });
  const { judge } = await rosters.roster();
  for (const path of ['/proc/self/environ', '/dev/sda', '/sys/x'])
    expect(judge(path)).toEqual({ why: 'kernel' });
  expect(judge('/run/runner/token')).toEqual({ why: 'closed' });
  expect(judge('/etc/hosts')).toBeNull();
});

test('paths that can be none are refused before the disk is asked', async () => {
  place.write({ 'a.txt': '' });
  const files = await place.open({});
  for (const path of ['a.txt\0', 'a\nb', '\x1b[2J', 'x'.repeat(300), 'a/'.repeat(3000), '', ' '])
    expect(await reason(files, path)).toMatch(/control character|longer than any path|path is empty/);
  expect(await reason(files, '\u202ea.txt')).toContain('‹U+202E›');
});

test('a missing file is answered with names like it', async () => {
  place.write({ 'src/config.ts': '', 'lib/other.ts': '' });
  const files = await place.open({});
  expect(await reason(files, 'config.ts')).toBe(
    'There is no file `config.ts`. Perhaps `src/config.ts` is meant.',
  );
  expect(await reason(files, 'nothing.xyz')).toMatch(/file_search finds files/);
});

test('binary and large files are refused; no more is read than was asked for', async () => {
  place.write({ bin: Buffer.from([1, 0, 2]), 'big.txt': 'x', 'latin.txt': Buffer.from('caf\xe9', 'latin1') });
  truncateSync(join(place.at, 'big.txt'), 3 * 1024 ** 3);
  const files = await place.open({});
  expect(await reason(files, 'bin')).toMatch(/is binary/);
  expect(await reason(files, 'big.txt')).toMatch(/larger than 1 MiB/);
  expect(await files.read('latin.txt', most)).toMatchObject({ text: 'caf\ufffd', isWhole: false });
});

test('a hard link is the file it is a link to: this is not defended', async () => {
  place.write({ [`${place.top}/other.txt`]: 'other' });
  linkSync(join(place.top, 'other.txt'), join(place.at, 'hard.txt'));
  expect(await reason(await place.open({}), 'hard.txt')).toBe('READ other');
});

test('without git the .gitignore files count for what is not listed', async () => {
  place.write({
    '.gitignore': '*.log\n!keep.log\n/top.txt\n',
    'src/.gitignore': 'gen\n',
    'src/gen/a.js': 'x',
    'a.log': 'x',
    'top.txt': 'x',
    'src/top.txt': 'x',
    'node_modules/m/i.js': 'x',
  });
  const files = await place.open({ git: false });
  for (const path of ['src/gen/a.js', 'a.log', 'top.txt', 'node_modules/m/i.js'])
    expect(await reason(files, path)).toMatch(/ignored by \.gitignore/);
  for (const path of ['src/gen/new.js', 'b.log', 'node_modules/n.js'])
    expect(await files.standing(path)).toMatchObject({ ok: false });
  expect(await reason(files, 'src/top.txt')).toBe('READ x');
  expect(await files.standing('keep.log')).toMatchObject({ ok: true });
});

test('an extra folder that is not there is a fault of the settings', async () => {
  writeFileSync(join(place.top, 'file'), '');
  await expect(place.open({ addDir: ['../gone'] })).rejects.toThrow(/extra folder .*gone cannot be read/);
  await expect(place.open({ addDir: ['../file'] })).rejects.toThrow(/is no folder of files/);
  for (const folder of ['/', '/proc', '/proc/self', '/sys/kernel', '/dev'])
    await expect(place.open({ addDir: [folder] })).rejects.toThrow(/is no folder of files/);
});
