import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import { workingTree } from '../../src/adapters/tree';

let top: string;
let at: string;
const path = process.env.PATH ?? '';
const never = new AbortController().signal;

function git(...args: string[]): string {
  const env = {
    PATH: path,
    HOME: top,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  return execFileSync('git', args, { cwd: at, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'git-')));
  at = join(top, 'checkout');
  mkdirSync(at);
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(at, 'a.js'), 'one\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

async function open() {
  const opened = await openRepository(at, path, never);
  if (opened === null) throw new Error('no repository');
  return opened;
}

/** Every way in which the program asks git for something. */
async function everything(): Promise<void> {
  const checkout = await open();
  const { repository } = checkout;
  await repository.patch(null);
  await repository.patch(repository.head);
  await repository.resolve('main');
  await repository.refs();
  await repository.untracked();
  await repository.log({ commits: 10, paths: ['a.js'] });
  const tree = workingTree(at, checkout, () => true);
  await tree.list();
  await tree.find(['one', 'two']);
}

describe('a checkout that wants to run programs', () => {
  const traps: [string, (mark: string) => string, string?][] = [
    ['core.fsmonitor', (mark) => `[core]\n\tfsmonitor = "touch ${mark}; false"\n`],
    ['textconv', (mark) => `[diff "x"]\n\ttextconv = "touch ${mark}; cat"\n`, '*.js diff=x\n'],
    ['diff command', (mark) => `[diff "x"]\n\tcommand = "touch ${mark}"\n`, '*.js diff=x\n'],
    ['external diff', (mark) => `[diff]\n\texternal = "touch ${mark}"\n`],
    [
      'clean filter',
      (mark) => `[filter "x"]\n\tclean = "touch ${mark}; cat"\n\trequired = true\n`,
      '*.js filter=x\n',
    ],
    [
      'filter behind a comment that seems to go on',
      (mark) => `\t# \\\n[filter "x"]\n\t# \\\n\tclean = "touch ${mark}; cat"\n`,
      '*.js filter=x\n',
    ],
    ['process filter', (mark) => `[filter "x"]\n\tprocess = "touch ${mark}"\n`, '*.js filter=x\n'],
    [
      'filter with an odd name',
      (mark) => `[filter "a=b.c"]\n\tclean = "touch ${mark}; cat"\n`,
      '*.js filter=a=b.c\n',
    ],
    [
      'pager',
      (mark) =>
        `[core]\n\tpager = "touch ${mark}; cat"\n[pager]\n\tlog = "touch ${mark}"\n\tdiff = "touch ${mark}"\n\tgrep = true\n`,
    ],
    ['signatures', (mark) => `[log]\n\tshowSignature = true\n[gpg]\n\tprogram = "touch ${mark}"\n`],
    ['hooks', (mark) => `[core]\n\thooksPath = ${mark}.hooks\n`],
    [
      'alias',
      (mark) =>
        `[alias]\n\tdiff = "!touch ${mark}"\n\tlog = "!touch ${mark}"\n\tls-files = "!touch ${mark}"\n`,
    ],
  ];

  test.each(traps)('%s is not run', async (_name, config, attributes) => {
    const mark = join(top, 'ran');
    mkdirSync(`${mark}.hooks`);
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'reference-transaction']) {
      writeFileSync(join(`${mark}.hooks`, hook), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    }
    if (attributes) writeFileSync(join(at, '.gitattributes'), attributes);
    appendFileSync(join(at, '.git/config'), config(mark));
    writeFileSync(join(at, 'a.js'), 'two\n');
    await everything();
    expect(existsSync(mark)).toBe(false);
  });

  test('filters are found behind a long configuration', async () => {
    const mark = join(top, 'ran');
    writeFileSync(join(at, '.gitattributes'), '*.js filter=x\n');
    const filter = `[filter "x"]\n\tclean = "touch ${mark}; cat"\n`;
    const junk = `[junk]\n${Array.from({ length: 45_000 }, (_, i) => `k${i}-aaaaaaaaaaaaaaaaaaaaaaaaa=1\n`).join('')}`;
    appendFileSync(join(at, '.git/config'), junk + filter);
    writeFileSync(join(at, 'a.js'), 'two\n');
    await everything();
    expect(existsSync(mark)).toBe(false);
  });

  test('a common folder elsewhere is not entered', async () => {
    const common = join(top, 'common');
    mkdirSync(common);
    for (const part of ['objects', 'refs', 'HEAD', 'config'])
      execFileSync('cp', ['-r', join(at, '.git', part), common]);
    writeFileSync(join(at, '.git/commondir'), '../../common\n');
    expect(git('rev-parse', '--git-common-dir')).toContain('common');
    await expect(open()).rejects.toMatchObject({ kind: 'tool' });
    // The same, behind a note whose folder names the checkout back.
    execFileSync('mv', [join(at, '.git'), join(at, 'evil')]);
    writeFileSync(join(at, '.git'), 'gitdir: ./evil\n');
    writeFileSync(join(at, 'evil/gitdir'), join(at, '.git'));
    expect(git('rev-parse', '--git-common-dir')).toContain('common');
    await expect(open()).rejects.toMatchObject({ kind: 'tool' });
  });

  test('a git of the checkout’s own is not run', async () => {
    const mark = join(top, 'ran');
    writeFileSync(join(at, 'git'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const link = join(top, 'link');
    symlinkSync(at, link);
    for (const first of [`:.:./`, at, link, `${at}/./`]) {
      const opened = await openRepository(at, `${first}:${path}`, never);
      await opened?.repository.patch(null);
      expect(opened).not.toBeNull();
      expect(existsSync(mark)).toBe(false);
    }
  });

  test('a .git that leads to another repository is refused; a worktree’s is not', async () => {
    const other = join(top, 'other');
    mkdirSync(other);
    writeFileSync(join(other, '.git'), `gitdir: ${join(at, '.git')}\n`);
    await expect(openRepository(other, path, never)).rejects.toMatchObject({ kind: 'tool' });
    const linked = join(top, 'linked');
    mkdirSync(linked);
    symlinkSync(join(at, '.git'), join(linked, '.git'));
    await expect(openRepository(linked, path, never)).rejects.toMatchObject({ kind: 'tool' });
    git('worktree', 'add', '--quiet', join(top, 'tree'));
    const tree = await openRepository(join(top, 'tree'), path, never);
    expect(tree?.repository.head).toMatch(/^[0-9a-f]{40}$/);
  });

  test('a repository that git cannot read is a fault, not a folder without git', async () => {
    appendFileSync(join(at, '.git/config'), '[broken');
    await expect(openRepository(at, path, never)).rejects.toMatchObject({
      kind: 'tool',
      message: expect.stringContaining('git cannot read'),
    });
  });

  test('the traps are real: plain git falls into them', () => {
    const mark = join(top, 'ran');
    appendFileSync(join(at, '.git/config'), `[diff "x"]\n\ttextconv = "touch ${mark}; cat"\n`);
    writeFileSync(join(at, '.gitattributes'), '*.js diff=x\n');
    writeFileSync(join(at, 'a.js'), 'two\n');
    git('diff');
    expect(existsSync(mark)).toBe(true);
  });

  test('an embedded bare repository is not entered', async () => {
    const bare = join(at, 'fake');
    execFileSync('git', ['init', '--quiet', '--bare', bare], { env: { PATH: path, HOME: top } });
    const opened = await openRepository(bare, path, never).catch((fault) => fault.kind);
    expect(opened === null || opened === 'tool').toBe(true);
  });

  test('core.worktree does not move the workspace', async () => {
    appendFileSync(join(at, '.git/config'), `[core]\n\tworktree = ${tmpdir()}/elsewhere\n`);
    expect(await openRepository(at, path, never).catch((fault) => fault.kind)).toSatisfy(
      (v) => v === null || v === 'tool',
    );
  });

  test('the index is not rewritten', async () => {
    const before = execFileSync('sha256sum', ['.git/index'], { cwd: at, encoding: 'utf8' });
    utimesSync(join(at, 'a.js'), 1, 1);
    await everything();
    expect((await (await open()).repository.patch(null)).text).toBe('');
    expect(execFileSync('sha256sum', ['.git/index'], { cwd: at, encoding: 'utf8' })).toBe(before);
  });
});

describe('what git is asked', () => {
  test('a name that looks like an option resolves to nothing', async () => {
    const { repository } = await open();
    for (const name of ['--output=/tmp/x', '-O', '', 'no such', 'main\0x', 'HEAD:a.js']) {
      expect(await repository.resolve(name), name).toBeNull();
    }
    expect(await repository.resolve('main')).toBe(repository.head);
  });

  test('the log names files, authors and subjects, odd ones too', async () => {
    writeFileSync(join(at, 'b c\n.js'), 'x\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Second \u001e\u001f odd');
    const { repository } = await open();
    const log = await repository.log({ commits: 5 });
    expect(log.map((entry) => entry.files)).toEqual([['b c\n.js'], ['a.js']]);
    expect(log[1]).toMatchObject({ subject: 'First', author: 'A' });
    expect((await repository.log({ commits: 5, paths: ['a.js'] })).map((entry) => entry.subject)).toEqual([
      'First',
    ]);
  });

  test('a folder that is no checkout has no repository, and costs no process', async () => {
    const plain = join(top, 'plain');
    mkdirSync(plain);
    expect(await openRepository(plain, '/nowhere', never)).toBeNull();
  });

  test('without a git program: a fault of kind tool', async () => {
    await expect(openRepository(at, '/nowhere', never)).rejects.toMatchObject({ kind: 'tool' });
  });

  test('before the first commit there is a diff and no log', async () => {
    rmSync(join(at, '.git'), { recursive: true });
    git('init', '--quiet');
    git('add', '--all');
    const { repository } = await open();
    expect(repository.head).toBeNull();
    expect((await repository.patch(null)).text).toContain('+one');
    expect(await repository.log({ commits: 3 })).toEqual([]);
  });

  test('a subfolder sees its own part, with its own paths', async () => {
    mkdirSync(join(at, 'sub'));
    writeFileSync(join(at, 'sub/c.js'), 'one\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Sub');
    writeFileSync(join(at, 'sub/c.js'), 'two\n');
    writeFileSync(join(at, 'a.js'), 'two\n');
    const opened = await openRepository(join(at, 'sub'), path, never);
    expect((await opened?.repository.patch(null))?.text).toContain('b/c.js');
    expect((await opened?.repository.patch(null))?.text).not.toContain('a.js');
    expect((await opened?.repository.log({ commits: 5 }))?.[0]?.files).toEqual(['c.js']);
  });
});
