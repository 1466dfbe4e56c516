import { expect, test } from 'vitest';
import { readGitConfig, writeGitConfig } from '../../../src/core/git/config';

const read = (text: string) => {
  const config = readGitConfig(text);
  if (!config.ok) throw new Error(config.fault);
  return config;
};

const clone = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = false
	logallrefupdates = true
[remote "origin"]
	url = https://example.com/x.git
	fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
	remote = origin
	merge = refs/heads/main
[http "https://example.com/"]
	extraheader = AUTHORIZATION: basic AAAA
[gc]
	auto = 0
`;

test('the configuration of a clone is plain', () => {
  const config = read(clone);
  expect(config.isPlain).toBe(true);
  expect([...config.kept]).toEqual([
    ['core.repositoryformatversion', '0'],
    ['core.filemode', 'true'],
  ]);
});

test.each([
  '[core]\n\tfsmonitor = x',
  '[CORE]\n\tHooksPath = x',
  '[core] sshCommand = x',
  '[filter "x"]\n\tclean = x',
  '[filter.x]\n\tclean = x',
  '[hook "x"]\n\tcommand = x',
  '[include]\n\tpath = x',
  '[includeIf "gitdir:x"]\n\tpath = x',
  '[remote "origin"]\n\tuploadpack = x',
  '[remote "origin"]\n\tpromisor',
  '[remote "x.url"]\n\tvcs = x',
  '[diff]\n\texternal = x',
  '[core]\n\tbare = false\\\n\n\tpager = x',
  '[a "] \\" [core"]\n\tx = 1',
  '[future]\n\tsetting = x',
  '[remote "origin"] url = x\n[extensions]\n\tpartialClone = origin',
])('%j is not plain, and nothing of it is kept', (text) => {
  const config = read(clone + text);
  expect(config.isPlain).toBe(false);
  expect(writeGitConfig(config.kept)).toBe(writeGitConfig(read(clone).kept));
});

test('settings of the disk and of the format are kept, with values that they may have', () => {
  const text =
    '\ufeff[core]\r\n\tautocrlf = input # as here\r\n\teol = "lf"\r\n\tignorecase\r\n\tsymlinks = no; yes\n[extensions]\n\tobjectFormat = sha256\n[core]\n\tsparseCheckout = perhaps\n';
  expect([...read(text).kept]).toEqual([
    ['core.autocrlf', 'input'],
    ['core.eol', 'lf'],
    ['core.ignorecase', 'true'],
    ['core.symlinks', 'no'],
    ['extensions.objectformat', 'sha256'],
  ]);
  expect(writeGitConfig(read(text).kept)).toContain('[core]\n\tautocrlf = input\n');
});

test('a value of more lines, quotes and escapes are read as git does', () => {
  const config = read('[core]\n\tworktree = "a \\"b\\" \\\\ # c" \\\n   d ; no\n\tbare = TRUE\n');
  expect(config.worktree).toBe('a "b" \\ # c    d');
  expect(config.isBare).toBe(true);
});

test.each([
  '[broken',
  'no section',
  '[core]\n\t1x = y',
  '[core]\n\trepositoryformatversion = 2',
  '[extensions]\n\tobjectformat = sha3',
  '[extensions]\n\trefstorage = x',
])('%j is a fault', (text) => {
  expect(readGitConfig(text)).toMatchObject({ ok: false, fault: expect.stringMatching(/^its /) });
});

test('hostile text is read in linear time', () => {
  for (const text of [
    '[a "'.repeat(100_000),
    `[core]\n\tx = ${'\\\\'.repeat(500_000)}`,
    '\\\n'.repeat(300_000),
  ])
    expect(typeof readGitConfig(text).ok).toBe('boolean');
});
