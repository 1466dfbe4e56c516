import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGit } from '../../src/adapters/git-command';
import { openToolGit } from '../../src/adapters/tool-git';
import type { ToolResult } from '../../src/domain/tool';
import { gitCommit } from '../../src/tools/git-commit';
import { gitDiff } from '../../src/tools/git-diff';
import {
  type Ask,
  type GitCheckout,
  gitCheckout,
  gitTools,
  plainEnvironment,
  searchPath,
} from '../fakes/git-checkout';
import { emptyPorts } from '../fakes/tool-ports';

let checkout: GitCheckout;
let ask: Ask;
/** A command that a shell would run, without a blank. */
const substitution = ['$(touch$', '{IFS}X)'].join('');
const said = (result: ToolResult) => (result.ok ? result.text : `REFUSED ${result.reason}`);

beforeEach(async () => {
  checkout = gitCheckout();
  checkout.write('a.ts', 'one\ntwo\nthree\n');
  checkout.commit('First');
  checkout.git('tag', 'v1');
  checkout.write('a.ts', 'one\n2\nthree\n');
  checkout.write('src/b.ts', 'b\n');
  checkout.commit('Second\n\nWhy it is so.\ndiff --git a/x b/x');
  ask = await gitTools(checkout.at, checkout.at);
});
afterEach(() => checkout.remove());

const opened = () => openGit(checkout.at, checkout.at, searchPath, new AbortController().signal);

/** Clones the checkout beside it, and opens tools there. */
async function cloned(...options: string[]): Promise<{ at: string; ask: Ask }> {
  const at = join(checkout.top, 'clone');
  checkout.git('clone', '--quiet', ...options, `file://${checkout.at}`, at);
  return { at, ask: await gitTools(at, at) };
}

describe('DP-40 git_diff', () => {
  beforeEach(() => {
    checkout.write('src/b.ts', 'staged\n');
    checkout.git('add', 'src/b.ts');
    checkout.write('a.ts', 'one\n2\n3\n');
    checkout.write('fresh.ts', 'x\n');
  });

  test('shows the working tree, what is staged and what is not', async () => {
    const all = said(await ask('git_diff'));
    expect(all).toContain('+staged');
    expect(all).toContain('+3');
    expect(all).toContain('1 untracked file');
    const staged = said(await ask('git_diff', { staged: true }));
    expect(staged).toContain('+staged');
    expect(staged).not.toContain('+3');
    const unstaged = said(await ask('git_diff', { staged: false }));
    expect(unstaged).not.toContain('+staged');
    expect(unstaged).toContain('+3');
  });

  test('compares commits, by two names or by one range', async () => {
    for (const input of [
      { from: 'v1', to: 'main' },
      { from: 'v1..main' },
      { from: 'v1...main' },
      { from: 'v1..' },
    ]) {
      const text = said(await ask('git_diff', input));
      expect(text, JSON.stringify(input)).toContain('-two\n+2');
      expect(text).not.toContain('staged');
    }
    expect(said(await ask('git_diff', { from: 'v1' }))).toContain('+3');
    expect(said(await ask('git_diff', { from: 'main', to: 'v1', paths: ['src'] }))).toContain('deleted file');
  });

  test('keeps to paths, taken literally, and says which it does not know', async () => {
    checkout.write('[ab].ts', 'glob\n');
    checkout.git('add', '--all');
    const text = said(await ask('git_diff', { paths: ['[ab].ts'] }));
    expect(text).toContain('+glob');
    expect(text).not.toContain('a/a.ts');
    const none = said(await ask('git_diff', { paths: ['src/c.ts', 'zzzzzz'] }));
    expect(none).toContain('There is no difference.');
    expect(none).toContain('no src/c.ts here. Did you mean src/b.ts?');
    expect(none).toContain('no zzzzzz here.');
  });

  test('contradictions are refused with a sentence', async () => {
    expect(said(await ask('git_diff', { from: 'v1', to: 'main', staged: true }))).toContain(
      'REFUSED Between two',
    );
    const many = Array.from({ length: 5_000 }, (_, index) => `src/${index}.ts`);
    expect(said(await ask('git_diff', { paths: many }))).toContain('REFUSED At most 200 paths');
    expect(said(await ask('git_diff', { paths: ['p'.repeat(300_000)] }))).toContain('longer than a path');
    expect(said(await ask('git_diff', { from: 'v1', staged: false }))).toContain(
      'REFUSED What is not staged',
    );
  });

  test('is shown page by page, with where each file begins', async () => {
    for (const name of ['x', 'y', 'z']) checkout.write(`${name}.txt`, 'line\n'.repeat(390));
    checkout.write('wide.txt', `${'w'.repeat(5_000)}\n`);
    checkout.git('add', '--all');
    const first = said(await ask('git_diff', { staged: true }));
    expect(first).toMatch(/\[Lines 1 to 400 of 1,\d\d\d are shown\. The rest: offset 401\.\]/);
    expect(first).toMatch(/Further on: y\.txt from line \d+, z\.txt from line \d+\./);
    const line = Number(/z\.txt from line (\d+)/.exec(first)?.[1]);
    const last = said(await ask('git_diff', { staged: true, offset: line }));
    expect(last).toContain('\n\ndiff --git a/z.txt');
    expect(last).not.toContain('The rest');
    expect(said(await ask('git_diff', { staged: true, offset: 99_999 }))).toMatch(
      /REFUSED There are only 1\d\d\d lines/,
    );
    expect(said(await ask('git_diff', { staged: true, paths: ['wide.txt'] }))).toContain(
      '(4,001 more characters in this line)',
    );
  });
});

describe('DP-40 git_log', () => {
  test('lists commits, of one path too, page by page', async () => {
    const all = said(await ask('git_log'));
    expect(all).toMatch(
      /^[0-9a-f]{10} \d{4}-\d\d-\d\dT\S+ Ann Other: Second \(HEAD -> main\)\n.* First \(tag: v1\)$/,
    );
    expect(said(await ask('git_log', { path: 'src' }))).not.toContain('First');
    const one = said(await ask('git_log', { max_count: 1 }));
    expect(one).toContain('skip 1');
    expect(said(await ask('git_log', { max_count: 1, skip: 1 }))).toContain('First');
    expect(said(await ask('git_log', { skip: 5 }))).toContain('no more commits');
    expect(said(await ask('git_log', { path: 'none.ts' }))).toContain('No commit changed none.ts.');
    expect(said(await ask('git_log', { max_count: -5, skip: -5 }))).toContain('Second');
  });

  test('names that are there no more are found', async () => {
    checkout.git('rm', '--quiet', 'src/b.ts');
    checkout.commit('Third');
    expect(said(await ask('git_log', { path: 'src/b.ts' }))).toContain('Third');
  });
});

describe('DP-40 git_show', () => {
  test('shows a commit; its message cannot look like a patch', async () => {
    const text = said(await ask('git_show', { ref: 'main' }));
    expect(text).toContain('    Why it is so.\n    diff --git a/x b/x\n');
    expect(text).toContain('-two\n+2');
    expect(said(await ask('git_show', { ref: 'v1' }))).toContain('+one');
  });

  test('shows a file and a folder as they were', async () => {
    for (const input of [{ ref: 'v1', path: 'a.ts' }, { ref: 'v1:a.ts' }, { ref: 'HEAD~1', path: './a.ts' }])
      expect(said(await ask('git_show', input))).toMatch(
        /^\[a\.ts as it was in commit .{10}\.\]\n\none\ntwo\nthree$/,
      );
    expect(said(await ask('git_show', { ref: 'main', path: '.' }))).toContain('a.ts\nsrc/');
    expect(said(await ask('git_show', { ref: 'main', path: 'src' }))).toContain('src/b.ts');
    expect(said(await ask('git_show', { ref: 'v1', path: 'src/b.ts' }))).toContain(
      'REFUSED There is no src/b.ts in commit',
    );
  });

  test('links, binaries and submodules are named for what they are', async () => {
    execFileSync('ln', ['-s', '/etc/passwd', join(checkout.at, 'link')]);
    checkout.write('data', Buffer.from('\0\0'));
    checkout.commit('Odd');
    const hash = checkout.git('rev-parse', 'HEAD').trim();
    checkout.git('update-index', '--add', '--cacheinfo', `160000,${hash},sub`);
    checkout.git('commit', '--quiet', '--message', 'Submodule');
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'link' }))).toMatch(
      /It was a link.*\]\n\n\/etc\/passwd$/,
    );
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'data' }))).toContain('binary (2 bytes)');
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'sub' }))).toContain('submodule');
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain(`+Subproject commit ${hash}`);
  });
});

describe('DP-40 git_blame', () => {
  test('names who changed each line of the working tree last', async () => {
    checkout.write('a.ts', 'zero\none\n2\nthree\n');
    const text = said(await ask('git_blame', { path: 'a.ts' }));
    expect(text).toMatch(/not committed 1: zero\n[0-9a-f]{10} \d{4}-\d\d-\d\d Ann Other 2: one\n/);
    const part = said(await ask('git_blame', { path: 'a.ts', start_line: 2, end_line: 3 }));
    expect(part).toContain('[Lines 2 to 3 of the 4 of a.ts.]');
    expect(part.split('\n')).toHaveLength(4);
    expect(said(await ask('git_blame', { path: 'a.ts', start_line: 9 }))).toBe('REFUSED a.ts has 4 lines.');
    expect(said(await ask('git_blame', { path: 'a.ts', start_line: 3, end_line: 2 }))).toContain('REFUSED');
  });

  test('is bounded, and says how to go on', async () => {
    checkout.write('long.ts', 'x\n'.repeat(1000));
    checkout.commit('Long');
    const text = said(await ask('git_blame', { path: 'long.ts' }));
    expect(text).toContain('Lines 1 to 300 of the 1000');
    expect(text).toContain('The rest: start_line 301');
    checkout.write('wide.ts', `${'y'.repeat(900)}\n`.repeat(100));
    checkout.commit('Wide');
    const wide = said(await ask('git_blame', { path: 'wide.ts', start_line: 11 }));
    const next = Number(/The rest: start_line (\d+)/.exec(wide)?.[1]);
    expect(wide).toContain(` ${next - 1}: y`);
    expect(wide).not.toContain(` ${next}: y`);
  });

  test('what has no history is refused with what to do', async () => {
    checkout.write('fresh.ts', 'x\n');
    expect(said(await ask('git_blame', { path: 'fresh.ts' }))).toContain('The last commit has no fresh.ts');
    expect(said(await ask('git_blame', { path: 'src' }))).toContain('REFUSED');
    checkout.write('data', Buffer.from('\0'));
    checkout.commit('Binary');
    expect(said(await ask('git_blame', { path: 'data' }))).toContain('binary');
  });
});

describe('PM-015 git_commit proposed', () => {
  const proposed = (input: { message: string; paths: string[] }) =>
    opened().then((git) =>
      gitCommit.propose?.(input, { ...emptyPorts(), git: openToolGit(git, { admits: () => true }) }),
    );

  test('is a command that a shell takes as it is meant', async () => {
    const names = ['a.ts', "it's $(touch X) *.ts", '-x', ':(top)', 'new\nline', '`touch X`'];
    for (const name of names) checkout.write(name, 'new\n');
    checkout.write('other.ts', 'not this\n');
    checkout.write('src/b.ts', 'staged\n');
    checkout.git('add', 'src/b.ts');
    const message = `Don't "run" $(touch X)\n\n\`touch X\` \\ is text;\nso is this`;
    const made = await proposed({ message, paths: names });
    if (made?.kind !== 'command') throw new Error(JSON.stringify(made));
    const env = plainEnvironment(checkout.top);
    execFileSync('/bin/sh', ['-c', made.command], { cwd: checkout.at, env, stdio: 'ignore' });
    expect(existsSync(join(checkout.at, 'X'))).toBe(false);
    expect(checkout.git('log', '-1', '--format=%B').trim()).toBe(message);
    expect(checkout.git('diff-tree', '-r', '-z', '--name-only', '--no-commit-id', 'HEAD')).toBe(
      `${[...names].sort().join('\0')}\0`,
    );
    expect(await proposed({ message: 'Plain words', paths: ['a.ts', 'src/b.ts'] })).toEqual({
      kind: 'command',
      command: "git add -- a.ts src/b.ts && git commit -m 'Plain words' -- a.ts src/b.ts",
    });
  });

  test('does nothing, and refuses what may never be committed', async () => {
    const before = checkout.git('status', '--porcelain');
    await proposed({ message: 'x', paths: ['a.ts'] });
    expect(checkout.git('status', '--porcelain')).toBe(before);
    for (const path of ['.npmrc', '../x', '.git/config', '/etc/passwd', '.'])
      expect(await proposed({ message: 'x', paths: [path] })).toMatchObject({ kind: 'none' });
    expect(await proposed({ message: ' ', paths: ['a.ts'] })).toMatchObject({ kind: 'none' });
  });
});

describe('DP-40 git_commit', () => {
  const head = () => checkout.git('rev-parse', 'HEAD').trim();

  test('commits the named files alone, by a name of its own', async () => {
    checkout.write('a.ts', 'changed\n');
    checkout.write('src/b.ts', 'staged\n');
    checkout.write('fresh.ts', 'fresh\n');
    checkout.git('add', 'src/b.ts');
    const result = await ask('git_commit', {
      message: 'Third\r\n\r\nWhy.',
      paths: ['a.ts', 'fresh.ts', './a.ts'],
    });
    expect(said(result)).toMatch(
      /^\[It is on branch main\.\]\n\nCommitted [0-9a-f]{10}: Third\n {2}a\.ts\n {2}fresh\.ts$/,
    );
    expect(checkout.git('show', '--format=%an <%ae> %cn <%ce>%n%B', '--name-only', 'HEAD')).toBe(
      `${'Countersign <countersign@users.noreply.github.com> '.repeat(2).trim()}\nThird\n\nWhy.\n\n\na.ts\nfresh.ts\n`,
    );
    expect(checkout.git('status', '--porcelain').trim()).toBe('M  src/b.ts');
    expect(checkout.git('fsck').trim()).toBe('');
  });

  test('commits deletions, modes and links', async () => {
    rmSync(join(checkout.at, 'src/b.ts'));
    execFileSync('chmod', ['+x', join(checkout.at, 'a.ts')]);
    execFileSync('ln', ['-s', '../outside', join(checkout.at, 'link')]);
    expect(await ask('git_commit', { message: 'x', paths: ['src/b.ts', 'a.ts', 'link'] })).toMatchObject({
      ok: true,
    });
    expect(checkout.git('diff-tree', '-r', '--no-commit-id', 'HEAD').replace(/[0-9a-f]{40}/g, '#')).toBe(
      ':100644 100755 # # M\ta.ts\n:000000 120000 # # A\tlink\n:100644 000000 # # D\tsrc/b.ts\n',
    );
    expect(checkout.git('status', '--porcelain').trim()).toBe('');
  });

  test.each([
    ['nothing is changed', { paths: ['a.ts'] }, 'nothing to commit'],
    ['no file', { paths: [] }, 'Name the files'],
    ['no message', { message: ' \n ', paths: ['a.ts'] }, 'needs a message'],
    ['a NUL', { message: 'a\0b', paths: ['a.ts'] }, 'NUL'],
    ['no such file', { paths: ['none.ts'] }, 'There is no file none.ts'],
    ['a folder', { paths: ['src'] }, 'folder'],
    ['everything', { paths: ['.'] }, 'folder'],
    ['outside', { paths: ['../x'] }, 'outside'],
    ['outside, absolute', { paths: ['/etc/passwd'] }, 'no path from the workspace'],
    ['git’s own', { paths: ['.git/config'] }, 'belongs to git'],
    ['git’s own in other letters', { paths: ['.GIT/hooks/pre-commit'] }, 'belongs to git'],
    ['an ignored file', { paths: ['out/x.js'] }, 'ignored'],
    ['a filtered file', { paths: ['big.bin'] }, 'filter'],
  ])('%s: refused, and nothing is done', async (_name, input, reason) => {
    checkout.write('.git/info/exclude', 'out/\n');
    checkout.write('out/x.js', 'x\n');
    checkout.write('.gitattributes', '*.bin filter=lfs diff=lfs merge=lfs -text\n');
    checkout.write('big.bin', 'big\n');
    const before = [head(), checkout.git('status', '--porcelain'), checkout.git('ls-files', '-s')];
    const result = await ask('git_commit', { message: 'x', ...input });
    expect(result.ok).toBe(false);
    expect(said(result)).toContain(reason);
    expect([head(), checkout.git('status', '--porcelain'), checkout.git('ls-files', '-s')]).toEqual(before);
  });

  test('an unfinished merge, a lock and a path through a link: refused', async () => {
    checkout.write('a.ts', 'changed\n');
    writeFileSync(join(checkout.at, '.git/MERGE_HEAD'), `${head()}\n`);
    expect(said(await ask('git_commit', { message: 'x', paths: ['a.ts'] }))).toContain('unfinished');
    rmSync(join(checkout.at, '.git/MERGE_HEAD'));
    writeFileSync(join(checkout.at, '.git/index.lock'), '');
    expect(said(await ask('git_commit', { message: 'x', paths: ['a.ts'] }))).toContain('index.lock');
    rmSync(join(checkout.at, '.git/index.lock'));
    rmSync(join(checkout.at, 'src'), { recursive: true });
    mkdirSync(join(checkout.top, 'elsewhere'));
    writeFileSync(join(checkout.top, 'elsewhere/b.ts'), 'outside\n');
    execFileSync('ln', ['-s', '../elsewhere', join(checkout.at, 'src')]);
    expect(said(await ask('git_commit', { message: 'x', paths: ['src/b.ts'] }))).toContain('through a link');
    expect(await ask('git_commit', { message: 'x', paths: ['a.ts'] })).toMatchObject({ ok: true });
  });

  test('on no branch, before the first commit, and beside an index of another', async () => {
    checkout.git('checkout', '--quiet', '--detach');
    checkout.write('a.ts', 'detached\n');
    expect(said(await ask('git_commit', { message: 'x', paths: ['a.ts'] }))).toContain('HEAD is detached');
    rmSync(join(checkout.at, '.git'), { recursive: true });
    checkout.git('init', '--quiet', '--initial-branch=main');
    ask = await gitTools(checkout.at, checkout.at);
    expect(said(await ask('git_commit', { message: 'Begin', paths: ['a.ts'] }))).toContain('on branch main');
    expect(checkout.git('show', '--format=%s', '--name-only').trim()).toBe('Begin\n\na.ts');
  });
});

describe('names that look like something else', () => {
  const odd = [
    substitution,
    '::error::x',
    '-x',
    '--output=X',
    'new\nline',
    '`touch X`',
    ";touch X;'",
    ':(top)',
    '*',
    '!a',
    '#',
    'ü"',
  ];

  test('a file of any name is a file', async () => {
    for (const name of odd) {
      checkout.write(name, 'one\n');
      checkout.commit('Odd');
      checkout.write(name, 'two\n');
      expect(said(await ask('git_diff', { paths: [name] }))).toContain('-one\n+two');
      expect(said(await ask('git_log', { path: name }))).toContain(': Odd');
      expect(said(await ask('git_show', { ref: 'HEAD', path: name }))).toContain('\n\none');
      expect(said(await ask('git_blame', { path: name }))).toContain('1: two');
      expect(said(await ask('git_commit', { message: name, paths: [name] }))).toContain('Committed');
      expect(checkout.git('diff-tree', '-r', '-z', '--name-only', '--no-commit-id', 'HEAD')).toBe(
        `${name}\0`,
      );
      expect(existsSync(join(checkout.at, 'X'))).toBe(false);
    }
  });

  const unknown = [
    substitution,
    '::error::x',
    '-x',
    '--output=X',
    '--',
    '',
    'a b',
    'new\nline',
    '`touch X`',
    '^main',
    ':/First',
    'main^{/First}',
    'main..v1..x',
    '@{u}',
    'x\0y',
    'z'.repeat(300_000),
  ];

  test('a commit of any other name is unknown', async () => {
    for (const name of unknown) {
      for (const [tool, input] of [
        ['git_show', { ref: name }],
        ['git_log', { ref: name }],
        ['git_diff', { from: name, to: 'main' }],
        ['git_diff', { from: 'main', to: name }],
      ] as const) {
        const text = said(await ask(tool, input));
        expect(text).toContain('REFUSED git knows no single commit by ');
        expect(text.length).toBeLessThan(600);
      }
      expect(existsSync(join(checkout.at, 'X'))).toBe(false);
    }
  });

  test('a branch may be called almost anything', async () => {
    for (const name of [substitution, 'a;touch`X`', "it's"]) {
      checkout.git('branch', name, 'v1');
      expect(said(await ask('git_show', { ref: name }))).toContain('    First');
      expect(said(await ask('git_log', { ref: name }))).toContain(name);
    }
    expect(existsSync(join(checkout.at, 'X'))).toBe(false);
  });

  test('an unknown commit is answered with the nearest names', async () => {
    expect(said(await ask('git_show', { ref: 'mian' }))).toBe(
      'REFUSED git knows no single commit by "mian". Did you mean main?',
    );
    expect(said(await ask('git_show', { ref: 'qqqqqqqq' }))).toContain('It knows main, v1.');
  });
});

describe('repositories of other kinds', () => {
  test('before the first commit', async () => {
    rmSync(join(checkout.at, '.git'), { recursive: true });
    checkout.git('init', '--quiet', '--initial-branch=main');
    checkout.git('add', 'a.ts');
    ask = await gitTools(checkout.at, checkout.at);
    expect(said(await ask('git_status'))).toContain('On branch main, which has no commit yet.');
    expect(said(await ask('git_diff'))).toContain('+one');
    expect(said(await ask('git_diff', { staged: true }))).toContain('there is no commit yet');
    expect(said(await ask('git_log'))).toBe('REFUSED The repository has no commit yet.');
    expect(said(await ask('git_blame', { path: 'a.ts' }))).toBe('REFUSED The repository has no commit yet.');
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain('no commit yet');
  });

  test('a shallow clone says what it cannot know', async () => {
    const clone = await cloned('--depth=1');
    expect(said(await clone.ask('git_log'))).toContain('shallow');
    const shown = said(await clone.ask('git_show', { ref: 'HEAD' }));
    expect(shown).toContain('cannot be told');
    expect(shown).not.toContain('+one');
    expect(said(await clone.ask('git_show', { ref: 'v1' }))).toContain('older commits are not here');
    expect(said(await clone.ask('git_blame', { path: 'a.ts' }))).toContain('[Lines with ^');
  });

  test('a partial clone says that something is missing', async () => {
    checkout.git('config', 'uploadpack.allowFilter', 'true');
    const clone = await cloned('--filter=blob:none', '--no-checkout');
    expect(said(await clone.ask('git_log'))).toContain('Second');
    for (const input of [{ ref: 'HEAD' }, { ref: 'HEAD', path: 'a.ts' }])
      expect(said(await clone.ask('git_show', input))).toContain(
        'REFUSED An object that is needed is not here',
      );
    expect(said(await clone.ask('git_status'))).toContain('deleted a.ts');
  });

  test('a sparse checkout does not lose what is not there', async () => {
    checkout.git('sparse-checkout', 'set', '--no-cone', 'a.ts');
    ask = await gitTools(checkout.at, checkout.at);
    expect(existsSync(join(checkout.at, 'src/b.ts'))).toBe(false);
    expect(said(await ask('git_status'))).toContain('Nothing is changed.');
    expect(said(await ask('git_diff'))).toContain('There is no difference.');
    expect(said(await ask('git_commit', { message: 'x', paths: ['src/b.ts'] }))).toContain('sparse');
    checkout.write('a.ts', 'changed\n');
    expect(said(await ask('git_commit', { message: 'x', paths: ['a.ts'] }))).toContain('Committed');
    expect(checkout.git('ls-tree', '-r', '--name-only', 'HEAD')).toBe('a.ts\nsrc/b.ts\n');
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'src/b.ts' }))).toContain('b');
  });

  test('a linked worktree is its own branch', async () => {
    const at = join(checkout.top, 'tree');
    checkout.git('worktree', 'add', '--quiet', '-b', 'topic', at);
    const inTree = await gitTools(at, at);
    writeFileSync(join(at, 'a.ts'), 'in the tree\n');
    expect(said(await inTree('git_status'))).toContain('On branch topic');
    expect(said(await inTree('git_commit', { message: 'Tree', paths: ['a.ts'] }))).toContain('branch topic');
    expect(checkout.git('log', '-1', '--format=%s', 'topic').trim()).toBe('Tree');
    expect(checkout.git('log', '-1', '--format=%s', 'main').trim()).toBe('Second');
    expect(checkout.git('-C', at, 'status', '--porcelain')).toBe('');
  });

  test('a submodule is a repository of its own', async () => {
    const parent = join(checkout.top, 'parent');
    mkdirSync(parent);
    checkout.git('-C', parent, 'init', '--quiet');
    checkout.git(
      '-C',
      parent,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      checkout.at,
      'sub',
    );
    const inSub = await gitTools(join(parent, 'sub'), join(parent, 'sub'));
    expect(said(await inSub('git_log'))).toContain('Second');
    const above = await gitTools(parent, parent);
    expect(said(await above('git_status'))).toContain('new sub');
    expect(said(await above('git_diff', { staged: true }))).toContain('+Subproject commit');
    expect(said(await above('git_commit', { message: 'x', paths: ['sub'] }))).toContain('folder');
  });

  test('a bare repository in the workspace is not entered', async () => {
    const bare = join(checkout.at, 'bare');
    execFileSync('git', ['init', '--quiet', '--bare', bare], { env: plainEnvironment(checkout.top) });
    await expect(gitTools(bare, bare)).rejects.toBeDefined();
    expect(said(await ask('git_log'))).toContain('Second');
  });

  test('objects with longer names', async () => {
    rmSync(join(checkout.at, '.git'), { recursive: true });
    checkout.git('init', '--quiet', '--object-format=sha256', '--initial-branch=main');
    ask = await gitTools(checkout.at, checkout.at);
    expect(said(await ask('git_diff'))).toContain('There is no difference.');
    expect(said(await ask('git_commit', { message: 'Begin', paths: ['a.ts'] }))).toContain('Committed');
    expect(said(await ask('git_blame', { path: 'a.ts' }))).toContain('Countersign 1: one');
    expect(checkout.git('rev-parse', 'HEAD').trim()).toHaveLength(64);
  });

  test('without a repository', async () => {
    const input = { from: null, to: null, staged: null, paths: null, offset: null };
    expect(await gitDiff.run(input, emptyPorts())).toEqual({
      ok: false,
      reason: 'The workspace is not in a git repository.',
    });
    expect(await gitDiff.run(input, { ...emptyPorts(), gitFault: 'It is odd.' })).toEqual({
      ok: false,
      reason: 'It is odd.',
    });
  });
});

test('a giant patch is cut, and says so', async () => {
  checkout.write('big.txt', 'a line of some length that is there again and again\n'.repeat(300_000));
  checkout.commit('Big');
  const text = said(await ask('git_show', { ref: 'HEAD' }));
  expect(text).toContain('longer than 12 MiB');
  expect(text.length).toBeLessThan(45_000);
  expect(said(await ask('git_show', { ref: 'HEAD', path: 'big.txt' }))).toContain('more than the 4 MiB');
  expect(said(await ask('git_blame', { path: 'big.txt' }))).toContain('larger than 4096 KiB');
});

test('a damaged index is a sentence, and tells nothing of itself', async () => {
  writeFileSync(join(checkout.at, '.git/index'), 'canary, no index');
  for (const tool of ['git_status', 'git_diff'])
    expect(said(await ask(tool))).toBe(
      'REFUSED The index of the repository is damaged. It can be made anew with `git reset`.',
    );
  expect(said(await ask('git_log'))).toContain('Second');
});

test('looking changes nothing in the repository, nor leaves a file behind', async () => {
  const sums = () =>
    execFileSync('sh', ['-c', 'find . -type f -exec sha256sum {} + | sort'], {
      cwd: checkout.at,
      encoding: 'utf8',
    });
  checkout.write('fresh.ts', 'x\n');
  utimesSync(join(checkout.at, 'a.ts'), 1, 1);
  const before = sums();
  const temporary = join(checkout.top, 'tmp');
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  expect(said(await ask('git_diff'))).toContain('There is no difference.');
  await ask('git_diff', { staged: false });
  await ask('git_diff', { from: 'v1' });
  await ask('git_status');
  await ask('git_log');
  await ask('git_show', { ref: 'HEAD' });
  await ask('git_blame', { path: 'a.ts' });
  expect(sums()).toBe(before);
  expect(readdirSync(temporary)).toEqual([]);
  expect(await openToolGit(await opened(), { admits: () => true }).status(AbortSignal.abort())).toMatchObject(
    {
      ok: false,
    },
  );
  expect(readdirSync(temporary)).toEqual([]);
  vi.unstubAllEnvs();
});

test('a call that is stopped says so, and leaves nothing behind', async () => {
  const result = await openToolGit(await opened(), { admits: () => true }).status(AbortSignal.abort());
  expect(result).toMatchObject({ ok: false, reason: 'git status was stopped before it had an answer.' });
});
