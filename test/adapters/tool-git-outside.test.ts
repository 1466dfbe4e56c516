import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToolResult } from '../../src/domain/tool';
import {
  everything,
  type GitCheckout,
  gitCheckout,
  gitTools,
  plainEnvironment,
  searchPath,
} from '../fakes/git-checkout';
import { trickRepository } from '../fakes/git-tricks';

let checkout: GitCheckout;
let other: GitCheckout;
/** A commit of another person's repository, and what it holds. */
let foreign: string;
const canary = 'canary-of-another-repository';

beforeEach(() => {
  checkout = gitCheckout();
  trickRepository(checkout);
  other = gitCheckout();
  other.write('private.txt', `${canary}\n`);
  other.commit(canary);
  foreign = other.git('rev-parse', 'HEAD').trim();
});
afterEach(() => {
  checkout.remove();
  other.remove();
});

const said = (result: ToolResult) => (result.ok ? result.text : result.reason);

/** What plain git says, with its errors. */
function plainly(...args: string[]): string {
  const env = plainEnvironment(checkout.top);
  try {
    return execFileSync('git', args, { cwd: checkout.at, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (fault) {
    return String((fault as { stderr: string }).stderr);
  }
}

/** Moves a part of the repository away and puts a link in its place. */
function linked(part: string, target: string): void {
  rmSync(join(checkout.at, '.git', part), { recursive: true, force: true });
  symlinkSync(target, join(checkout.at, '.git', part));
}

describe('a repository that reaches into another', () => {
  const there = (part: string) => join(other.at, '.git', part);
  const object = (hash: string) => join('objects', hash.slice(0, 2), hash.slice(2));
  const ways: [string, () => void, string][] = [
    [
      'objects borrowed (objects/info/alternates)',
      () => writeFileSync(join(checkout.at, '.git/objects/info/alternates'), `${there('objects')}\n`),
      canary,
    ],
    [
      'a link as the folder of objects',
      () => {
        execFileSync('cp', ['-r', join(checkout.at, '.git/objects/.'), there('objects')]);
        linked('objects', there('objects'));
      },
      canary,
    ],
    [
      'a link as one folder of objects',
      () => {
        for (const name of readdirSync(there('objects')).filter((one) => one.length === 2)) {
          if (!existsSync(join(checkout.at, '.git/objects', name)))
            symlinkSync(there(`objects/${name}`), join(checkout.at, '.git/objects', name));
        }
        mkdirSync(join(checkout.at, '.git', object(foreign), '..'), { recursive: true });
        if (!existsSync(join(checkout.at, '.git', object(foreign))))
          symlinkSync(there(object(foreign)), join(checkout.at, '.git', object(foreign)));
      },
      canary,
    ],
    [
      'a link as a pack',
      () => {
        other.git('gc', '--quiet');
        symlinkSync(there('objects/pack'), join(checkout.at, '.git/more'));
        for (const name of readdirSync(there('objects/pack')))
          symlinkSync(there(`objects/pack/${name}`), join(checkout.at, '.git/objects/pack', name));
      },
      canary,
    ],
  ];

  test.each(ways)('%s: plain git shows it, tools do not', async (_name, plant, seen) => {
    plant();
    expect(plainly('show', foreign)).toContain(seen);
    const ask = await gitTools(checkout.at, checkout.at);
    for (const input of [{ ref: foreign }, { ref: foreign, path: 'private.txt' }]) {
      const result = await ask('git_show', input);
      expect(result.ok).toBe(false);
      expect(said(result)).not.toContain(canary);
      expect(said(result)).toMatch(/borrows|link/);
    }
  });

  test('a link as the list of branches: git would tell a line of it in its error', async () => {
    const secret = join(checkout.top, 'secret');
    writeFileSync(secret, `${canary}\n`);
    linked('packed-refs', secret);
    expect(plainly('log')).toContain(canary);
    const ask = await gitTools(checkout.at, checkout.at);
    for (const answer of await everything(ask)) {
      expect(answer.ok).toBe(false);
      expect(said(answer)).not.toContain(canary);
    }
  });

  test('what git says of a damaged file of its own is not passed on', async () => {
    writeFileSync(join(checkout.at, '.git/packed-refs'), `${canary}\n`);
    expect(plainly('log')).toContain(canary);
    const ask = await gitTools(checkout.at, checkout.at);
    for (const answer of await everything(ask)) expect(said(answer)).not.toContain(canary);
  });

  test.each(['HEAD', 'index', 'refs', 'shallow', 'info', 'sharedindex.x'])(
    'a link as %s is refused',
    async (part) => {
      linked(part, there(part === 'shallow' || part.startsWith('shared') ? 'description' : part));
      const opened = await gitTools(checkout.at, checkout.at).catch((fault) => fault);
      const result = opened instanceof Error ? null : await opened('git_log');
      expect(result === null || (!result.ok && result.reason.includes('link'))).toBe(true);
    },
  );

  test('a note that leads to another repository, or to one that names this folder by a planted copy, is refused', async () => {
    renameSync(join(checkout.at, '.git'), join(checkout.at, 'mine'));
    writeFileSync(join(checkout.at, '.git'), `gitdir: ${join(other.at, '.git')}\n`);
    expect(plainly('show', foreign)).toContain(canary);
    await expect(gitTools(checkout.at, checkout.at)).rejects.toMatchObject({ kind: 'tool' });
    writeFileSync(join(checkout.at, '.git'), 'gitdir: ./mine\n');
    writeFileSync(join(checkout.at, 'mine/gitdir'), `${join(checkout.at, '.git')}\n`);
    writeFileSync(join(checkout.at, 'mine/commondir'), `${join(other.at, '.git')}\n`);
    expect(plainly('show', foreign)).toContain(canary);
    await expect(gitTools(checkout.at, checkout.at)).rejects.toMatchObject({ kind: 'tool' });
  });

  test('a configuration that puts the files elsewhere is refused', async () => {
    appendFileSync(join(checkout.at, '.git/config'), `[core]\n\tworktree = ${other.at}\n`);
    expect(plainly('status')).toContain('private.txt');
    await expect(gitTools(checkout.at, checkout.at)).rejects.toMatchObject({ kind: 'tool' });
  });

  test('replaced and grafted history is shown as it is', async () => {
    const [head, first] = ['HEAD', 'HEAD~1'].map((name) => checkout.git('rev-parse', name).trim());
    checkout.git('replace', head ?? '', first ?? '');
    mkdirSync(join(checkout.at, '.git/info'), { recursive: true });
    writeFileSync(join(checkout.at, '.git/info/grafts'), `${head}\n`);
    const ask = await gitTools(checkout.at, checkout.at);
    expect(said(await ask('git_log'))).toContain('First');
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain('Merge');
  });
});

describe('links of the working tree', () => {
  test('a folder that became a link elsewhere is not read through', async () => {
    checkout.write('dir/passwd', 'harmless\n');
    checkout.commit('Folder');
    writeFileSync(join(checkout.top, 'passwd'), `${canary}\n`);
    rmSync(join(checkout.at, 'dir'), { recursive: true });
    symlinkSync(checkout.top, join(checkout.at, 'dir'));
    expect(plainly('blame', 'dir/passwd')).toContain(canary);
    const ask = await gitTools(checkout.at, checkout.at);
    const answers = [
      await ask('git_blame', { path: 'dir/passwd' }),
      await ask('git_diff'),
      await ask('git_diff', { paths: ['dir/passwd'] }),
      await ask('git_commit', { message: 'x', paths: ['dir/passwd'] }),
    ];
    for (const answer of answers) expect(said(answer)).not.toContain(canary);
    expect(answers[0]?.ok).toBe(false);
    expect(answers[3]?.ok).toBe(false);
  });

  test('a file that became a link to a hidden file of the workspace is not read through', async () => {
    checkout.write('.npmrc', `${canary}\n`);
    checkout.commit('Credentials');
    rmSync(join(checkout.at, 'a.js'));
    symlinkSync('.npmrc', join(checkout.at, 'a.js'));
    const ask = await gitTools(checkout.at, checkout.at);
    const answers = await everything(ask);
    for (const answer of answers) expect(said(answer)).not.toContain(canary);
    expect(said(await ask('git_blame', { path: 'a.js' }))).toContain('link');
  });
});

const strace = ['/usr/bin/strace', '/bin/strace'].find(existsSync);

describe.skipIf(strace === undefined)('what git does, seen from outside', () => {
  /** A folder with a program called git that watches the real one. */
  function watched(log: string): string {
    const folder = join(checkout.top, 'watch');
    mkdirSync(folder);
    const real = searchPath.split(':').find((one) => existsSync(join(one, 'git')));
    const calls = 'execve,open,openat,readlink,connect,sendto';
    const line = `exec ${strace} -f -qq -s 300 -A -o ${log} -e trace=${calls} ${real}/git "$@"`;
    writeFileSync(join(folder, 'git'), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    return folder;
  }

  test('no program but git is started, no file outside is opened, and the configuration is not read', async () => {
    const outside = join(checkout.top, 'outside');
    mkdirSync(outside);
    const bait = (name: string) => {
      writeFileSync(join(outside, name), `${canary}\n`);
      return join(outside, name);
    };
    const settings = [
      ['include', 'path', 'include'],
      ['core', 'attributesFile', 'attributes'],
      ['core', 'excludesFile', 'excludes'],
      ['blame', 'ignoreRevsFile', 'revs'],
      ['mailmap', 'file', 'mailmap'],
      ['diff', 'orderFile', 'order'],
      ['commit', 'template', 'template'],
      ['gpg "ssh"', 'allowedSignersFile', 'signers'],
      ['trace2', 'eventTarget', 'trace'],
    ];
    for (const [section, key, name = ''] of settings)
      appendFileSync(join(checkout.at, '.git/config'), `[${section}]\n\t${key} = ${bait(name)}\n`);
    for (const name of ['.gitattributes', '.mailmap', '.gitignore', '.gitmodules'])
      symlinkSync(bait(`linked${name}`), join(checkout.at, name));
    mkdirSync(join(checkout.at, 'sub'));
    const listed = checkout.git('rev-parse', 'HEAD').trim();
    checkout.git('update-index', '--add', '--cacheinfo', `160000,${listed},sub`);
    writeFileSync(join(checkout.at, 'sub/.git'), `gitdir: ${join(other.at, '.git')}\n`);
    const log = join(checkout.top, 'log');
    writeFileSync(log, '');
    const ask = await gitTools(checkout.at, checkout.at, undefined, `${watched(log)}:${searchPath}`);
    const answers = await everything(ask);
    expect(answers.filter((answer) => !answer.ok).map(said)).toEqual([]);
    for (const answer of answers) expect(said(answer)).not.toContain(canary);

    const lines = readFileSync(log, 'utf8').split('\n');
    const done = lines.filter((line) => !line.includes('ENOENT') && !line.includes('ELOOP'));
    const started = done
      .filter((line) => line.includes('execve('))
      .map((line) => /"([^"]+)"/.exec(line)?.[1]);
    expect(started.length).toBeGreaterThan(20);
    expect([...new Set(started)].filter((name) => !/\/git$/.test(name ?? ''))).toEqual([]);
    expect(done.filter((line) => line.includes(outside))).toEqual([]);
    const followed = /"(?:[^"]*\/)?\.(?:gitattributes|gitignore|mailmap|gitmodules)".* = \d/;
    expect(done.filter((line) => followed.test(line))).toEqual([]);
    const ownConfig = new RegExp(`"(?:${checkout.at}/)?\\.git/config`);
    expect(done.filter((line) => ownConfig.test(line))).toEqual([]);
    expect(done.filter((line) => line.includes('connect('))).toEqual([]);
    expect(done.some((line) => line.includes('/objects/'))).toBe(true);
    // git asks a submodule's repository for its HEAD, wherever its note leads; nothing of it is shown, nor any object read.
    expect(done.filter((line) => line.includes(`${other.at}/.git/objects`))).toEqual([]);
    expect(answers.filter((answer) => said(answer).includes(foreign.slice(0, 7)))).toEqual([]);
  });

  test.each([
    ['include.path', ['status']],
    ['core.attributesFile', ['diff']],
    ['core.excludesFile', ['status']],
    ['blame.ignoreRevsFile', ['blame', 'a.js']],
    ['mailmap.file', ['blame', 'a.js']],
    ['diff.orderFile', ['diff']],
  ])('plain git opens the file of %s', (key, command) => {
    const bait = join(checkout.top, 'bait');
    writeFileSync(bait, '');
    const log = join(checkout.top, 'log');
    const [section, name] = key.split('.');
    appendFileSync(join(checkout.at, '.git/config'), `[${section}]\n\t${name} = ${bait}\n`);
    const env = { ...plainEnvironment(checkout.top), PATH: `${watched(log)}:${searchPath}` };
    execFileSync('git', command, { cwd: checkout.at, env, stdio: 'ignore' });
    expect(readFileSync(log, 'utf8')).toContain(bait);
  });
});
