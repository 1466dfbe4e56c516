import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitCheckout } from './git-checkout';

/** Something planted in a repository that makes plain git start a program, which leaves a mark. */
export interface Trick {
  name: string;
  plant(checkout: GitCheckout, mark: string): void;
  /** A command of git that falls into it. */
  command: readonly string[];
  /** The settings and variables that close it where the repository's configuration is read; none: only not reading it does. */
  closedBy: readonly string[];
}

const config = (checkout: GitCheckout, text: string) =>
  appendFileSync(join(checkout.at, '.git/config'), text);
const attributes = (checkout: GitCheckout, text: string) => checkout.write('.gitattributes', text);

function program(path: string, mark: string): void {
  writeFileSync(path, `#!/bin/sh\ntouch ${mark}\nexit 0\n`);
  chmodSync(path, 0o755);
}

function hooks(folder: string, mark: string): void {
  mkdirSync(folder, { recursive: true });
  const names =
    'pre-commit prepare-commit-msg commit-msg post-commit post-rewrite reference-transaction post-index-change pre-auto-gc fsmonitor-watchman post-checkout post-merge';
  for (const name of names.split(' ')) program(join(folder, name), mark);
}

/** Rewrites HEAD as a commit with a signature that has to be verified by a program. */
function signed(checkout: GitCheckout, kind: 'PGP SIGNATURE' | 'SSH SIGNATURE'): void {
  const raw = checkout.git('cat-file', 'commit', 'HEAD');
  const gap = raw.indexOf('\n\n');
  const signature = `gpgsig -----BEGIN ${kind}-----\n \n AAAA\n -----END ${kind}-----`;
  const file = join(checkout.top, 'signed');
  writeFileSync(file, `${raw.slice(0, gap)}\n${signature}${raw.slice(gap)}`);
  const hash = checkout.git('hash-object', '-t', 'commit', '-w', file).trim();
  checkout.git('update-ref', 'HEAD', hash);
}

/** A file of the last commit whose contents are not here and would have to be fetched. */
function missing(checkout: GitCheckout, remote: string): void {
  const hash = checkout.git('rev-parse', 'HEAD:gone.js').trim();
  execFileSync('rm', ['-f', join(checkout.at, '.git/objects', hash.slice(0, 2), hash.slice(2))]);
  config(
    checkout,
    `[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true\n${remote}`,
  );
}

const noFetch = ['GIT_NO_LAZY_FETCH', 'GIT_ALLOW_PROTOCOL'];
const fetching = ['show', 'HEAD:gone.js'];
const driver = '*.js diff=x filter=x merge=x\n';

/** A repository that every trick begins with: two commits, a merge, a changed file. */
export function trickRepository(checkout: GitCheckout): void {
  checkout.write('a.js', 'one\ntwo\nthree\n');
  checkout.write('gone.js', 'what is gone\n');
  checkout.commit('First');
  checkout.git('switch', '--quiet', '-c', 'topic');
  checkout.write('a.js', 'one\ntopic\nthree\n');
  checkout.commit('Topic');
  checkout.git('switch', '--quiet', 'main');
  checkout.write('b.js', 'b\n');
  checkout.commit('Main');
  checkout.git('merge', '--quiet', '--no-edit', 'topic');
  checkout.write('a.js', 'one\ntopic\nfour\n');
}

export const tricks: readonly Trick[] = [
  {
    name: 'a file monitor (core.fsmonitor)',
    plant: (c, mark) => config(c, `[core]\n\tfsmonitor = "touch ${mark}; false"\n`),
    command: ['status'],
    closedBy: ['core.fsmonitor'],
  },
  {
    name: 'a file monitor of the worktree’s own configuration',
    plant: (c, mark) => {
      config(c, '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n');
      appendFileSync(join(c.at, '.git/config.worktree'), `[core]\n\tfsmonitor = "touch ${mark}; false"\n`);
    },
    command: ['status'],
    closedBy: ['core.fsmonitor'],
  },
  {
    name: 'a file monitor of an included file',
    plant: (c, mark) => {
      writeFileSync(join(c.top, 'more'), `[core]\n\tfsmonitor = "touch ${mark}; false"\n`);
      config(c, `[include]\n\tpath = ${join(c.top, 'more')}\n`);
    },
    command: ['status'],
    closedBy: ['core.fsmonitor'],
  },
  {
    name: 'a file monitor included for this folder (includeIf)',
    plant: (c, mark) => {
      writeFileSync(join(c.at, '.git/more'), `[core]\n\tfsmonitor = "touch ${mark}; false"\n`);
      config(c, `[includeIf "gitdir:/**"]\n\tpath = more\n`);
    },
    command: ['status'],
    closedBy: ['core.fsmonitor'],
  },
  {
    name: 'a hook of branches (reference-transaction)',
    plant: (c, mark) => hooks(join(c.at, '.git/hooks'), mark),
    command: ['update-ref', 'refs/heads/other', 'HEAD'],
    closedBy: ['core.hooksPath'],
  },
  {
    name: 'a hook of the index (post-index-change)',
    plant: (c, mark) => hooks(join(c.at, '.git/hooks'), mark),
    command: ['update-index', '--add', '--remove', 'a.js'],
    closedBy: ['core.hooksPath'],
  },
  {
    name: 'hooks of commits in another folder (core.hooksPath)',
    plant: (c, mark) => {
      hooks(join(c.at, 'tools/hooks'), mark);
      config(c, '[core]\n\thooksPath = tools/hooks\n');
    },
    command: ['commit', '--all', '--message', 'x'],
    closedBy: ['core.hooksPath'],
  },
  {
    name: 'an editor (core.editor)',
    plant: (c, mark) => config(c, `[core]\n\teditor = "touch ${mark}; false"\n`),
    command: ['commit', '--all'],
    closedBy: ['core.editor'],
  },
  {
    name: 'signing of commits (commit.gpgSign)',
    plant: (c, mark) => {
      program(join(c.at, 'sign'), mark);
      config(c, `[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = ${join(c.at, 'sign')}\n`);
    },
    command: ['commit', '--all', '--message', 'x'],
    closedBy: ['commit.gpgSign', 'gpg.program', 'gpg.openpgp.program'],
  },
  {
    name: 'signatures in logs (log.showSignature)',
    plant: (c, mark) => {
      signed(c, 'PGP SIGNATURE');
      program(join(c.at, 'verify'), mark);
      config(c, `[log]\n\tshowSignature = true\n[gpg]\n\tprogram = ${join(c.at, 'verify')}\n`);
    },
    command: ['log'],
    closedBy: ['log.showSignature', 'gpg.program', 'gpg.openpgp.program'],
  },
  {
    name: 'signatures by a format (format.pretty)',
    plant: (c, mark) => {
      signed(c, 'PGP SIGNATURE');
      program(join(c.at, 'verify'), mark);
      config(c, `[format]\n\tpretty = format:%G?\n[gpg "openpgp"]\n\tprogram = ${join(c.at, 'verify')}\n`);
    },
    command: ['log'],
    closedBy: ['gpg.program', 'gpg.openpgp.program'],
  },
  {
    name: 'signatures of ssh (gpg.ssh.program)',
    plant: (c, mark) => {
      signed(c, 'SSH SIGNATURE');
      program(join(c.at, 'verify'), mark);
      const allowed = join(c.at, 'verify');
      config(
        c,
        `[format]\n\tpretty = format:%G?\n[gpg "ssh"]\n\tprogram = ${allowed}\n\tallowedSignersFile = ${allowed}\n`,
      );
    },
    command: ['log'],
    closedBy: ['gpg.ssh.program'],
  },
  {
    name: 'an external diff (diff.external)',
    plant: (c, mark) => {
      program(join(c.at, 'differ'), mark);
      config(c, `[diff]\n\texternal = ${join(c.at, 'differ')}\n`);
    },
    command: ['diff'],
    closedBy: ['diff.external'],
  },
  {
    name: 'a diff driver (diff.x.command)',
    plant: (c, mark) => {
      attributes(c, driver);
      config(c, `[diff "x"]\n\tcommand = "touch ${mark}; true"\n`);
    },
    command: ['diff'],
    closedBy: [],
  },
  {
    name: 'text of binaries (diff.x.textconv)',
    plant: (c, mark) => {
      attributes(c, driver);
      config(c, `[diff "x"]\n\ttextconv = "touch ${mark}; cat"\n`);
    },
    command: ['diff', '--no-ext-diff'],
    closedBy: [],
  },
  {
    name: 'text of binaries in blame, by attributes in .git/info',
    plant: (c, mark) => {
      mkdirSync(join(c.at, '.git/info'), { recursive: true });
      writeFileSync(join(c.at, '.git/info/attributes'), driver);
      config(c, `[diff "x"]\n\ttextconv = "touch ${mark}; cat"\n`);
    },
    command: ['blame', 'a.js'],
    closedBy: [],
  },
  {
    name: 'text of binaries, by attributes of a file elsewhere (core.attributesFile)',
    plant: (c, mark) => {
      writeFileSync(join(c.top, 'attributes'), driver);
      config(
        c,
        `[core]\n\tattributesFile = ${join(c.top, 'attributes')}\n[diff "x"]\n\ttextconv = "touch ${mark}; cat"\n`,
      );
    },
    command: ['diff', '--no-ext-diff'],
    closedBy: ['core.attributesFile'],
  },
  {
    name: 'a filter (filter.x.clean)',
    plant: (c, mark) => {
      attributes(c, driver);
      config(c, `[filter "x"]\n\tclean = "touch ${mark}; cat"\n\trequired = true\n`);
    },
    command: ['diff'],
    closedBy: [],
  },
  {
    name: 'a filter that stays (filter.x.process)',
    plant: (c, mark) => {
      attributes(c, driver);
      config(c, `[filter "x"]\n\tprocess = "touch ${mark}; false"\n`);
    },
    command: ['diff'],
    closedBy: [],
  },
  {
    name: 'a filter with an odd name',
    plant: (c, mark) => {
      attributes(c, '*.js filter=a=b.c\n');
      config(c, `[filter "a=b.c"]\n\tclean = "touch ${mark}; cat"\n`);
    },
    command: ['update-index', '--add', 'a.js'],
    closedBy: [],
  },
  {
    name: 'a filter on the way out (filter.x.smudge)',
    plant: (c, mark) => {
      attributes(c, driver);
      config(c, `[filter "x"]\n\tsmudge = "touch ${mark}; cat"\n`);
    },
    command: ['cat-file', '--filters', 'HEAD:a.js'],
    closedBy: [],
  },
  {
    name: 'a merge driver, by merges shown as made again (log.diffMerges)',
    plant: (c, mark) => {
      attributes(c, driver);
      c.write('a.js', 'one\ntopic\nthree\n');
      c.git('switch', '--quiet', '-c', 'left');
      c.write('a.js', 'left\ntopic\nthree\n');
      c.commit('Left');
      c.git('switch', '--quiet', 'main');
      c.write('a.js', 'one\ntopic\nright\n');
      c.commit('Right');
      c.git('merge', '--quiet', '--no-edit', 'left');
      config(c, `[merge "x"]\n\tdriver = "touch ${mark}; true"\n[log]\n\tdiffMerges = remerge\n`);
      c.write('a.js', 'changed\n');
    },
    command: ['log', '-m', '--patch', '--max-count=1'],
    closedBy: ['log.diffMerges'],
  },
  {
    name: 'a shell to fetch what is missing (core.sshCommand)',
    plant: (c, mark) => {
      missing(c, '\turl = ssh://nowhere.invalid/x\n');
      config(c, `[core]\n\tsshCommand = "touch ${mark}; false"\n`);
    },
    command: fetching,
    closedBy: [...noFetch, 'protocol.allow', 'core.sshCommand'],
  },
  {
    name: 'a transport to fetch what is missing (ext::, protocol.ext.allow)',
    plant: (c, mark) => {
      missing(c, `\turl = ext::sh -c touch% ${mark}\n`);
      config(c, '[protocol "ext"]\n\tallow = always\n');
    },
    command: fetching,
    closedBy: noFetch,
  },
  {
    name: 'a program at the other end of a fetch (remote.x.uploadpack)',
    plant: (c, mark) => {
      missing(c, `\turl = file://${c.at}\n\tuploadpack = "touch ${mark}; false"\n`);
      config(c, '[protocol "file"]\n\tallow = always\n');
    },
    command: fetching,
    closedBy: noFetch,
  },
  {
    name: 'a proxy to fetch through (core.gitProxy)',
    plant: (c, mark) => {
      program(join(c.at, 'proxy'), mark);
      missing(c, '\turl = git://nowhere.invalid/x\n');
      config(c, `[core]\n\tgitProxy = ${join(c.at, 'proxy')}\n[protocol "git"]\n\tallow = always\n`);
    },
    command: fetching,
    closedBy: noFetch,
  },
  {
    name: 'a submodule with a file monitor of its own',
    plant: (c, mark) => {
      const sub = join(c.at, 'sub');
      mkdirSync(sub);
      const inSub = (...args: string[]) => c.git('-C', 'sub', ...args);
      inSub('init', '--quiet');
      inSub('commit', '--quiet', '--allow-empty', '--message', 'x');
      c.git('add', 'sub');
      c.git('commit', '--quiet', '--message', 'Submodule', '--', 'sub');
      appendFileSync(join(sub, '.git/config'), `[core]\n\tfsmonitor = "touch ${mark}; false"\n`);
      writeFileSync(join(sub, 'new'), 'x');
    },
    command: ['status'],
    closedBy: ['core.fsmonitor', 'diff.ignoreSubmodules'],
  },
];
