import { appendFileSync, chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, payload, type World, write } from './world';

const hooks = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'post-checkout',
  'post-index-change',
  'reference-transaction',
  'fsmonitor-watchman',
];

/** Settings of a checkout that name programs, each with a mark of its own. */
function poisonedConfig(world: World): string {
  const run = (mark: string) => payload(world, mark);
  return `
[core]
	fsmonitor = ${run('fsmonitor')}
	hooksPath = ${join(world.around, 'hooks')}
	pager = ${run('pager')}
	editor = ${run('editor')}
	sshCommand = ${run('ssh')}
	gitProxy = ${run('proxy')}
	askPass = ${run('askpass')}
	alternateRefsCommand = ${run('alternates')}
	excludesFile = ${join(world.around, 'secret.txt')}
	attributesFile = ${join(world.around, 'attributes')}
[pager]
	log = ${run('pager-log')}
	diff = ${run('pager-diff')}
	show = ${run('pager-show')}
	blame = ${run('pager-blame')}
[alias]
	log = !${run('alias-log')}
	diff = !${run('alias-diff')}
	show = !${run('alias-show')}
	status = !${run('alias-status')}
[diff]
	external = ${run('external')}
	orderFile = ${join(world.around, 'secret.txt')}
[diff "evil"]
	textconv = ${run('textconv')}
	command = ${run('driver')}
[filter "evil"]
	clean = ${run('clean')}
	smudge = ${run('smudge')}
	process = ${run('process')}
	required = true
[merge "evil"]
	driver = ${run('merge')}
[gpg]
	program = ${run('gpg')}
[gpg "ssh"]
	program = ${run('gpg-ssh')}
	defaultKeyCommand = ${run('gpg-key')}
[commit]
	gpgSign = true
	template = ${join(world.around, 'secret.txt')}
[tag]
	gpgSign = true
[log]
	showSignature = true
[credential]
	helper = !${run('credential')}
[sequence]
	editor = ${run('sequence')}
[interactive]
	diffFilter = ${run('interactive')}
[trailer "x"]
	command = ${run('trailer')}
[mailmap]
	file = ${join(world.around, 'secret.txt')}
[blame]
	ignoreRevsFile = ${join(world.around, 'secret.txt')}
[uploadpack]
	packObjectsHook = ${run('pack')}
[submodule "sub"]
	update = !${run('submodule')}
	url = ext::${run('submodule-url')}
	active = true
[remote "origin"]
	url = ext::${run('remote')}
	promisor = true
	partialclonefilter = blob:none
	uploadpack = ${run('uploadpack')}
[extensions]
	partialClone = origin
[url "ext::${run('instead')}"]
	insteadOf = https://
[protocol]
	allow = always
[protocol "ext"]
	allow = always
`;
}

/** Turns one workspace's git against whoever asks it, and another one's to a place outside. */
export function poison(world: World): void {
  const { poisoned, strayed } = world.workspaces;
  write(join(world.around, 'hooks'), Object.fromEntries(hooks.map((hook) => [hook, script(world, hook)])));
  for (const hook of hooks) chmodSync(join(world.around, 'hooks', hook), 0o755);
  write(join(world.around), { attributes: '* diff=evil filter=evil\n' });
  write(join(poisoned, '.git/hooks'), Object.fromEntries(hooks.map((hook) => [hook, script(world, hook)])));
  for (const hook of hooks) chmodSync(join(poisoned, '.git/hooks', hook), 0o755);
  write(poisoned, {
    '.gitattributes': '*.js diff=evil filter=evil merge=evil\n*.md diff=evil filter=evil\n',
    '.gitmodules': '[submodule "sub"]\n\tpath = sub\n\turl = --upload-pack=marker\n',
    '.mailmap': '-> ../around/secret.txt',
    'src/price.js': 'export function grossPrice() {}\n',
    'docs/guide.md': '# Guide, changed\n',
  });
  bareInside(world, join(poisoned, 'vendor/bare'));
  missingBlob(poisoned);
  appendFileSync(join(poisoned, '.git/config'), poisonedConfig(world));

  // A worktree that is the neighbour's folder: its files would look like changes.
  git(strayed, 'config', 'core.worktree', world.around);
  mkdirSync(join(strayed, '.git/objects/info'), { recursive: true });
  writeFileSync(
    join(strayed, '.git/objects/info/alternates'),
    `${join(world.around, 'repo/.git/objects')}\n`,
  );
}

/** A bare repository as a folder of the workspace: git takes it for one when it runs in there. */
function bareInside(world: World, folder: string): void {
  write(folder, {
    HEAD: 'ref: refs/heads/main\n',
    config: `[core]\n\tbare = true\n\trepositoryformatversion = 0\n\tfsmonitor = ${payload(world, 'bare-fsmonitor')}\n\tworktree = ${world.around}\n[alias]\n\tlog = !${payload(world, 'bare-alias')}\n# ${world.plant('embedded bare config')}\n`,
    'objects/info/packs': '',
    'refs/heads/.keep': '',
  });
}

/** A commit whose file is not there: a partial clone would fetch it, by whatever program the checkout names. */
function missingBlob(folder: string): void {
  write(folder, { 'src/missing.js': 'export const missing = 1;\n' });
  git(folder, 'add', 'src/missing.js');
  git(folder, 'commit', '--quiet', '--message', 'Add what will be missing');
  const id = git(folder, 'rev-parse', 'HEAD:src/missing.js').trim();
  rmSync(join(folder, '.git/objects', id.slice(0, 2), id.slice(2)));
}

function script(world: World, mark: string): string {
  return `#!/bin/sh\n: > '${world.marks}/hook-${mark}'"$$"\nexit 0\n`;
}
