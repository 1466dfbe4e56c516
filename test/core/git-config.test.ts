import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainGitConfig } from '../../src/core/git-config';

const folder = mkdtempSync(join(tmpdir(), 'countersign-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As git itself reads it. */
function entries(text: string): string[] {
  const file = join(folder, 'config');
  writeFileSync(file, text);
  const listed = execFileSync('git', ['config', '--file', file, '--no-includes', '--list', '-z'], {
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((one) => one !== '')
    .map((one) => one.replace('\n', '='));
}

const word = ['s3', 'cret'].join('');

test('only what git needs stays, and no address opens anything', () => {
  const text = `; a comment
[core]
	repositoryformatversion = 1 # with a comment
	bare
	sshCommand = ssh -i ${word}
	askPass = echo ${word}
	fsmonitor = ./evil
[extensions] objectFormat = sha256
[http "https://github.com/"]
	extraheader = AUTHORIZATION: basic ${word}
[http]
	proxy = http://u:${word}@proxy
[credential]
	helper = store --file=${word}
[url "https://u:${word}@github.com/"]
	insteadOf = https://github.com/
[includeIf "gitdir:/x/"]
	path = /runner/${word}
[include]
	path = ../${word}
[remote "origin"]
	url = https://user:${word}@example.org/a/b.git
	fetch = +refs/heads/*:refs/remotes/origin/*
	pushurl = https://${word}@example.org/a
	proxy = http://${word}@p
[remote "b \\"q\\" ]"]
	url = "https://example.org/a?token=${word}#x"
[remote "ssh"]
	url = git@example.org:a/b.git
[remote "odd"]
	url = https://example.org/a@${word}/b
	url = "two words ${word}"
[branch "main"]
	remote = origin
	merge = "refs/heads/ma\\
in"
	description = ${word}
[user]
	name = A \\"B\\" ; c
	email = a@example.org
	signingkey = ${word}
[alias]
	x = !${word}
`;
  const plain = plainGitConfig(text);
  expect(plain).not.toContain(word);
  expect(entries(plain)).toEqual([
    'core.repositoryformatversion=1',
    'core.bare=true',
    'extensions.objectformat=sha256',
    'remote.origin.url=https://example.org/a/b.git',
    'remote.origin.fetch=+refs/heads/*:refs/remotes/origin/*',
    'remote.b "q" ].url=https://example.org/a',
    'remote.ssh.url=git@example.org:a/b.git',
    'branch.main.remote=origin',
    'branch.main.merge=refs/heads/main',
    'user.name=A "B"',
    'user.email=a@example.org',
  ]);
});

test('nothing is taken from behind a line that git would refuse', () => {
  for (const bad of ['[core', '= x', 'key = \\q', 'key = "open', '[core]]', '???'])
    expect(plainGitConfig(`[core]\n\tbare = true\n${bad}\n[user]\n\tname = after\n`)).not.toContain('after');
  expect(plainGitConfig('name = before a section')).toBe('');
  expect(plainGitConfig('')).toBe('');
});

test('what could be read in two ways is read as git reads it', () => {
  for (const text of [
    `[core]\n\tx = a \\\n[remote "o"]\n\turl = https://u:${word}@h/p\n`,
    `[remote "o"] url = "https://u:${word}@h/p" ; [user]\n\tname = n\n`,
    `[remote "o"]\n\turl = https://h/p\\\n?${word}\n`,
    `[REMOTE "o"]\r\n\tURL = https://u:${word}@h/p\r\n`,
    `[remote.o]\n\turl = https://u:${word}@h/p\n`,
  ])
    expect(plainGitConfig(text)).not.toContain(word);
});

test('hostile configurations of a megabyte are read before the deadline, and give nothing', () => {
  for (const piece of ['[a]', '[a "', '\\', '"', 'a=', '[a]\nb=\\\n', ' ', '[a "\\"'])
    expect(plainGitConfig(piece.repeat(300_000))).toBe('');
});
