import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import type { LogEntry, Repository } from '../../src/domain/ports';
import { history } from '../../src/evidence/history';
import { about, collectorPorts } from '../fakes/collector-ports';
import { memoryTree } from '../fakes/tree';

let root = '';
let clock = 0;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'history-')));
  clock = 1_700_000_000;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(folder: string, ...args: string[]): string {
  const date = `${clock} +0000`;
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const done = spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout.trim();
}

/** One commit that changes each of the files. */
function commit(subject: string, paths: string[], author = 'Ada'): void {
  clock += 60;
  for (const path of paths) {
    const file = join(root, 'repo', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${subject} ${clock}`);
  }
  git(join(root, 'repo'), 'add', '-A');
  git(join(root, 'repo'), '-c', `user.name=${author}`, 'commit', '-q', '-m', subject);
}

function newRepository(): string {
  mkdirSync(join(root, 'repo'));
  git(join(root, 'repo'), 'init', '-q', '-b', 'main');
  return join(root, 'repo');
}

async function gather(folder: string, files: string[], concerned = files) {
  const opened = await openRepository(folder, process.env.PATH ?? '', new AbortController().signal);
  const tree = memoryTree(Object.fromEntries(files.map((file) => [file, 'x'])));
  return history.gather(
    about(...concerned),
    collectorPorts(tree, { repository: opened?.repository ?? null }),
  );
}

test('commits, fixes, authors and what changed together', async () => {
  const folder = newRepository();
  commit('Add all', ['a.ts', 'b.ts', 'gone.ts', 'package-lock.json']);
  commit('fix: wrong sum', ['a.ts', 'b.ts', 'package-lock.json'], 'Grace');
  commit('fix typo', ['a.ts', 'package-lock.json'], 'Grace');
  commit('Fix crash on empty input', ['a.ts', 'b.ts', 'gone.ts'], 'Grace');
  commit('Everything anew', ['a.ts', ...Array.from({ length: 40 }, (_, i) => `many/${i}.ts`)]);
  commit('Something else', ['c.ts']);
  const { facts, coverage } = await gather(
    folder,
    ['a.ts', 'b.ts', 'c.ts', 'package-lock.json', 'many/1.ts'],
    ['a.ts', 'b.ts'],
  );
  const [a, b] = facts?.files ?? [];
  expect(a).toMatchObject({
    path: 'a.ts',
    commits: 5,
    authors: [
      { name: 'Grace', commits: 3 },
      { name: 'Ada', commits: 2 },
    ],
  });
  expect(a?.fixes.map((fix) => fix.subject)).toEqual(['Fix crash on empty input', 'fix: wrong sum']);
  expect(a?.recent[0]).toEqual({
    hash: git(folder, 'rev-parse', 'HEAD~1'),
    subject: 'Everything anew',
    author: 'Ada',
    time: 1_700_000_300,
  });
  expect(b).toMatchObject({ path: 'b.ts', commits: 3 });
  expect(facts?.together).toEqual([{ path: 'a.ts', with: 'b.ts', commits: 3 }]);
  expect(facts).toMatchObject({ commits: 5, shallow: false });
  expect(coverage).toEqual({
    examined: ['history: 5 commits touching 2 files'],
    skipped: [],
    truncated: [],
  });
});

test('a file without a commit is listed with none', async () => {
  const folder = newRepository();
  commit('Add a', ['a.ts']);
  const { facts } = await gather(folder, ['a.ts', 'new.ts'], ['new.ts']);
  expect(facts).toMatchObject({
    commits: 0,
    files: [{ path: 'new.ts', commits: 0, fixes: [], recent: [], authors: [] }],
  });
});

test('a shallow clone says so, and its edge is not taken for a change', async () => {
  const folder = newRepository();
  for (let i = 0; i < 5; i += 1) commit(`fix: step ${i}`, ['a.ts', 'b.ts']);
  git(root, 'clone', '-q', '--depth', '3', `file://${folder}`, 'clone');
  const { facts, coverage } = await gather(join(root, 'clone'), ['a.ts', 'b.ts'], ['a.ts']);
  expect(facts?.shallow).toBe(true);
  expect(facts?.files[0]?.recent.map((one) => one.subject)).toEqual(['fix: step 4', 'fix: step 3']);
  expect(coverage.skipped).toEqual([
    { what: 'history', reason: 'the clone is shallow; commits before its boundary were not seen' },
  ]);
});

test('without a repository, or without a commit, there are no facts and the reason is told', async () => {
  expect(await gather(root, ['a.ts'])).toEqual({
    facts: null,
    coverage: { skipped: [{ what: 'history', reason: 'the workspace is not in a git repository' }] },
  });
  expect(await gather(newRepository(), ['a.ts'])).toEqual({
    facts: null,
    coverage: { skipped: [{ what: 'history', reason: 'the repository has no commit yet' }] },
  });
});

test('one call, at most 20 paths and 400 commits, however many files are concerned', async () => {
  const asked: unknown[] = [];
  const entry: LogEntry = { hash: '0', author: 'Ada', time: 1, subject: 'x', files: ['f1'] };
  const repository = {
    root,
    shallow: false,
    head: 'f'.repeat(40),
    log: async (options: unknown) => {
      asked.push(options);
      return [entry];
    },
  } as unknown as Repository;
  const files = Array.from({ length: 28 }, (_, i) => `f${i}`);
  const { facts, coverage } = await history.gather(
    about(...files, 'f0'),
    collectorPorts(memoryTree({ f0: '' }), { repository }),
  );
  expect(asked).toEqual([{ commits: 400, paths: files.slice(0, 20) }]);
  expect(facts?.files).toHaveLength(20);
  expect(coverage.truncated).toEqual([{ what: 'files whose history was read', kept: 20, of: 28 }]);
});
