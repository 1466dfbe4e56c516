import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import { workingTree } from '../../src/adapters/tree';
import type { Gathered } from '../../src/domain/collector';
import { RunError } from '../../src/domain/errors';
import type { DiffFacts } from '../../src/domain/evidence';
import type { Ports, Question, Tree } from '../../src/domain/ports';
import { diff } from '../../src/evidence/diff';
import { question } from '../fakes/question';
import { memoryTree } from '../fakes/tree';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'diff-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const done = spawnSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@x', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout.trim();
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function commit(): string {
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'a commit');
  return git('rev-parse', 'HEAD');
}

async function gather(parts: Partial<Question> = {}): Promise<Gathered<DiffFacts>> {
  const opened = await openRepository(root, process.env.PATH ?? '', new AbortController().signal);
  const tree: Tree = workingTree(root, opened, () => true);
  return diff.gather(question('A task', parts), { tree, repository: opened?.repository ?? null } as Ports);
}

async function fault(parts: Partial<Question>): Promise<RunError> {
  const thrown = await gather(parts).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof RunError)) throw new Error(`No RunError but ${String(thrown)}`);
  return thrown;
}

function short(gathered: Gathered<DiffFacts>): string[] {
  return (gathered.facts?.files ?? []).map((file) => {
    const from = file.previousPath === null ? '' : ` from ${file.previousPath}`;
    return `${file.status} ${file.path}${from} +${file.addedLines} -${file.removedLines}${file.binary ? ' binary' : ''}`;
  });
}

describe('what is uncommitted', () => {
  beforeEach(() => git('init', '-q', '-b', 'main'));

  test('changed, renamed, deleted, new and untracked files in one diff', async () => {
    write('changed.txt', 'a\nb\n');
    write('old name.txt', 'one\ntwo\nthree\nfour\n');
    write('gone.txt', 'x\n');
    write('kind', 'text\n');
    write('run.sh', 'true\n');
    commit();
    write('changed.txt', 'a\r\nb');
    git('mv', 'old name.txt', 'täst "b.txt');
    rmSync(join(root, 'gone.txt'));
    rmSync(join(root, 'kind'));
    symlinkSync('run.sh', join(root, 'kind'));
    chmodSync(join(root, 'run.sh'), 0o755);
    write('fresh.txt', 'one\ntwo');
    write('fresh.bin', Buffer.from([0, 1, 2]));
    write('fresh-empty.txt', '');
    const gathered = await gather();
    expect(short(gathered)).toEqual([
      'modified changed.txt +2 -2',
      'deleted gone.txt +0 -1',
      'type-changed kind +1 -1',
      'modified run.sh +0 -0',
      'renamed täst "b.txt from old name.txt +0 -0',
      'added fresh-empty.txt +0 -0',
      'added fresh.bin +0 -0 binary',
      'added fresh.txt +2 -0',
    ]);
    expect(gathered.facts).toMatchObject({
      from: 'the last commit',
      asked: false,
      addedLines: 5,
      removedLines: 4,
    });
    const [changed] = gathered.facts?.files ?? [];
    expect(changed?.hunks[0]?.lines.at(-1)).toMatchObject({ text: 'b', noNewline: true, newLine: 2 });
    expect(changed?.hunks[0]?.lines.some((line) => line.text === 'a\r')).toBe(true);
    const fresh = gathered.facts?.files.at(-1);
    expect(fresh?.hunks[0]).toMatchObject({ oldStart: 0, oldLines: 0, newStart: 1, newLines: 2 });
    expect(fresh?.hunks[0]?.lines.map((line) => [line.text, line.noNewline])).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('nothing changed: no facts, and it says so', async () => {
    write('a.txt', 'a\n');
    commit();
    expect(await gather()).toEqual({
      facts: null,
      coverage: { examined: ['the working tree: no uncommitted change'], skipped: [], truncated: [] },
    });
  });

  test('before the first commit everything is new', async () => {
    write('staged.txt', 'a\n');
    git('add', '-A');
    write('fresh.txt', 'b\n');
    const gathered = await gather();
    expect(short(gathered)).toEqual(['added staged.txt +1 -0', 'added fresh.txt +1 -0']);
    expect(gathered.facts?.from).toBe('the empty tree (there is no commit yet)');
  });

  test('globs leave files out, and coverage says how many', async () => {
    commit();
    git('commit', '-q', '--allow-empty', '-m', 'another');
    write('src/a.ts', 'a\n');
    write('src/a.test.ts', 'a\n');
    git('add', '-A');
    write('docs/b.md', 'b\n');
    const gathered = await gather({ include: ['src'], exclude: ['*.test.ts'] });
    expect(short(gathered)).toEqual(['added src/a.ts +1 -0']);
    const reason = 'left out by --include, --exclude or --working-directory';
    expect(gathered.coverage.skipped).toEqual([
      { what: '1 changed file', reason },
      { what: '1 untracked file', reason },
    ]);
  });

  test('a run that keeps to a folder sees the changes inside only', async () => {
    commit();
    write('web/a.ts', 'a\n');
    write('website.ts', 'a\n');
    expect(short(await gather({ under: 'web' }))).toEqual(['added web/a.ts +1 -0']);
  });

  test('lock files and built files keep their numbers and lose their lines', async () => {
    write('package-lock.json', '{}\n');
    commit();
    write('package-lock.json', '{\n}\n');
    write('dist/index.js', 'x\n');
    const gathered = await gather();
    expect(short(gathered)).toEqual(['modified package-lock.json +2 -1', 'added dist/index.js +1 -0']);
    expect(gathered.facts?.files.map((file) => [file.hunks.length, file.truncated])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(gathered.coverage.skipped).toEqual([
      { what: 'the changed lines of package-lock.json', reason: 'it is a lock file' },
      { what: 'the changed lines of dist/index.js', reason: 'it is built from other files' },
    ]);
  });

  test('huge files are cut and named', async () => {
    write('big.txt', 'a\n');
    commit();
    write('big.txt', 'line\n'.repeat(6_000));
    write('fresh-big.txt', 'line\n'.repeat(7_000));
    const gathered = await gather();
    expect(short(gathered)).toEqual(['modified big.txt +6000 -1', 'added fresh-big.txt +7000 -0']);
    expect(gathered.facts?.files.map((file) => file.hunks[0]?.lines.length)).toEqual([5_000, 5_000]);
    expect(gathered.coverage.truncated).toEqual([
      { what: 'changed lines of big.txt', kept: 5_000, of: 6_001 },
      { what: 'changed lines of fresh-big.txt', kept: 5_000, of: 7_000 },
    ]);
  });

  test('more untracked files than are read are counted', async () => {
    commit();
    for (let index = 0; index < 203; index += 1) write(`many/${index}.txt`, 'x\n');
    const gathered = await gather();
    expect(gathered.facts?.files).toHaveLength(200);
    expect(gathered.coverage.truncated).toEqual([{ what: 'untracked files', kept: 200, of: 203 }]);
  });
});

describe('from a base', () => {
  beforeEach(() => git('init', '-q', '-b', 'main'));

  test('the diff goes from the base to the working tree', async () => {
    write('a.txt', 'a\n');
    const first = commit();
    git('branch', 'release');
    write('b.txt', 'b\n');
    commit();
    write('a.txt', 'changed\n');
    write('untracked.txt', 'x\n');
    const gathered = await gather({ base: 'release' });
    expect(short(gathered)).toEqual([
      'modified a.txt +1 -1',
      'added b.txt +1 -0',
      'added untracked.txt +1 -0',
    ]);
    expect(gathered.facts).toMatchObject({ from: `release (${first.slice(0, 7)})`, asked: true });
    expect(gathered.coverage.examined).toEqual([
      `the diff from release (${first.slice(0, 7)}) to the working tree: 3 files`,
    ]);
    expect((await gather({ base: first })).facts?.from).toBe(first.slice(0, 12));
  });

  test('attributes that call a source binary hide nothing', async () => {
    write('a.js', 'one\n');
    write('.gitattributes', '*.js -diff\n*.bin binary\n');
    commit();
    write('a.js', 'one\neval(x)\n');
    write('b.bin', 'really\0binary\n');
    git('add', 'b.bin');
    const gathered = await gather();
    expect(short(gathered)).toEqual(['modified a.js +1 -0', 'added b.bin +0 -0 binary']);
    expect(gathered.facts?.files[0]?.hunks[0]?.lines.at(-1)).toMatchObject({ kind: 'add', text: 'eval(x)' });
    expect(gathered.facts?.files[1]?.binary).toBe(true);
  });

  test('no difference gives facts without files', async () => {
    write('a.txt', 'a\n');
    commit();
    expect((await gather({ base: 'main' })).facts).toMatchObject({ files: [], addedLines: 0, asked: true });
  });

  test('a base that does not exist names the nearest', async () => {
    write('a.txt', 'a\n');
    commit();
    git('branch', 'develop');
    const error = await fault({ base: 'develpo' });
    expect(error).toMatchObject({
      kind: 'input',
      message: 'The base develpo does not exist in this repository.',
      hint: 'Did you mean develop?',
    });
    expect((await fault({ base: 'origin/main' })).hint).toBe('Did you mean main?');
    expect((await fault({ base: 'zzz' })).hint).toBe(
      'It knows develop, main. Fetch it first, or name a branch, tag or commit that is there.',
    );
    expect((await fault({ base: '--output=x' })).kind).toBe('input');
  });

  test('a shallow clone says how to get the history', async () => {
    write('a.txt', 'a\n');
    commit();
    commit();
    const origin = `${root}-origin`;
    renameSync(root, origin);
    spawnSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, root]);
    rmSync(origin, { recursive: true });
    const error = await fault({ base: 'HEAD~1' });
    expect(error.hint).toContain('git fetch --unshallow');
    expect(error.hint).toContain('fetch-depth: 0');
  });

  test('in a repository without commits there is no base', async () => {
    expect((await fault({ base: 'main' })).hint).toContain('no commit yet');
  });
});

describe('without git', () => {
  test('there is no diff, and coverage says why', async () => {
    write('a.txt', 'a\n');
    expect(await gather()).toEqual({
      facts: null,
      coverage: { skipped: [{ what: 'diff', reason: 'the workspace is not a git repository' }] },
    });
  });

  test('a base is an error', async () => {
    expect(await fault({ base: 'main' })).toMatchObject({
      kind: 'input',
      message: 'There is nothing to compare with main: the workspace is not a git repository.',
    });
  });
});

test('a patch that was cut is named, and its last file is marked', async () => {
  const text = 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n';
  const repository = {
    root: '/',
    shallow: false,
    head: 'x',
    resolve: async () => null,
    refs: async () => [],
    patch: async () => ({ text, cut: true }),
    changed: async () => ['a', 'b', 'c'],
    untracked: async () => ['gone.txt'],
    log: async () => [],
  };
  const gathered = await diff.gather(question('A task'), {
    tree: memoryTree({}),
    repository,
  } as unknown as Ports);
  expect(gathered.facts?.files[0]?.truncated).toBe(true);
  expect(gathered.coverage.skipped?.map((one) => one.what)).toEqual(['untracked file gone.txt']);
  expect(gathered.coverage.truncated?.[0]).toMatchObject({ kept: 1, of: 3 });
});
