import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  options,
  place,
  programs,
  ran,
  removePlaces,
  whereIs,
  withoutBubblewrap,
  write,
} from '../fakes/sandbox';

/** Put together at run time: a scanner must find none in this repository. */
const canary = ['CANARY', 'f3a9'].join('-');
const odd = 'it\'s "odd"\n ü,$x';
const bash = whereIs('bash');

afterAll(removePlaces);

function workspaceWithSecrets(): { root: string; outside: string } {
  const root = place(odd);
  const outside = join(root, '..');
  execFileSync('git', ['init', '-q', root]);
  write(root, {
    'a.txt': 'kept\n',
    'sub/b.txt': 'b\n',
    '.env': `KEY=${canary}\n`,
    'sub/.npmrc': `//registry/:_authToken=${canary}\n`,
    '.ssh/some-key': canary,
    'linked.pem': '-> plain-name.txt',
    'plain-name.txt': canary,
    up: '-> ../beside.txt',
    'store.p12': canary,
    'own-home/token': canary,
  });
  write(outside, {
    'beside.txt': canary,
    'extra/lib.txt': 'shared\n',
    'extra/.env': canary,
    'extra/temp/token': canary,
  });
  const config = join(root, '.git', 'config');
  const header = `[http "https://example.org/"]\n\textraheader = AUTHORIZATION: basic ${canary}\n`;
  const remote = `[remote "origin"]\n\turl = https://me:${canary}@example.org/a/b\n`;
  writeFileSync(config, `${readFileSync(config, 'utf8')}${header}${remote}`);
  mkdirSync(join(root, '.git/modules/m/objects'), { recursive: true });
  write(join(root, '.git/modules/m'), { HEAD: 'ref: refs/heads/main\n', config: header });
  return { root, outside };
}

describe.each([
  ['bubblewrap', () => process.env.PATH ?? ''],
  ['namespaces alone', withoutBubblewrap],
])('a command behind %s', (_, searchPath) => {
  let seen: Record<string, string> = {};
  let root = '';
  let outside = '';
  const server = createServer();

  beforeAll(async () => {
    ({ root, outside } = workspaceWithSecrets());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const opened = options(root, {
      searchPath: searchPath(),
      home: join(root, 'own-home'),
      env: {
        RUNNER_TEMP: join(outside, 'extra/temp'),
        GITHUB_TOKEN: canary,
        LANG: 'C',
        TZ: 'UTC',
        LD_PRELOAD: canary,
      },
      addDir: [join(outside, 'extra')],
    });
    const parts: Record<string, string> = {
      environment: 'env -u PWD -u OLDPWD -u SHLVL -u _ | sort',
      where: 'pwd',
      secrets: `grep -rs ${canary.slice(0, 4)} . ../ /home /tmp /run /etc /root /proc/[0-9]*/environ /proc/[0-9]*/cmdline | grep -v "cmdline" | head`,
      credentials: 'cat .env sub/.npmrc .ssh/* linked.pem plain-name.txt store.p12 up; ls -A .ssh; echo end',
      config: 'git config --list --show-origin; git status --short >/dev/null && echo works',
      others: 'ls /; ls ..; cat ../extra/lib.txt ../extra/.env; ls /etc | tr "\\n" " "',
      writing:
        'for f in /x /usr/x /etc/x /dev/x /proc/sys/kernel/core_pattern ../extra/x; do { echo x > $f; } 2>/dev/null && echo "wrote $f"; done; echo end',
      workspace:
        'echo changed > a.txt; rm sub/b.txt; echo new > new.txt; echo x > .git/HEAD; cat a.txt new.txt; ls sub; touch /tmp/t ~/h && echo both',
      rights:
        'grep -E "^(Cap|NoNewPrivs|Seccomp)" /proc/self/status | grep -v Seccomp; unshare --user true && echo nested; mount -t tmpfs x /tmp 2>/dev/null && echo mounted; umount .env 2>/dev/null && echo unmasked; echo end',
      processes: `ls /proc | grep -c "^[0-9]"; ls -d /proc/${process.pid}; ls /proc/self/task`,
      session:
        '{ : > /dev/tty; } && echo terminal; [ "$(cut -d" " -f6 /proc/self/stat)" = 0 ] && echo shared; hostname; id -u; ulimit -c; cat /proc/self/oom_score_adj',
      network: `ls /sys; tail -n +3 /proc/net/dev | cut -d: -f1; { echo > /dev/tcp/127.0.0.1/${port}; } 2>/dev/null && echo connected; echo end`,
      descriptors: 'readlink /proc/self/fd/*',
      node: '"$0" -e "console.log(6*7)"',
    };
    const script = Object.entries(parts).map(
      ([name, text]) => `printf '\\n=== ${name}\\n'; { ${text}; } 2>/dev/null`,
    );
    const { out } = await ran(opened, { program: bash, args: ['-c', script.join('\n'), process.execPath] });
    seen = Object.fromEntries(
      out
        .split(/^=== /m)
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1, -1)]),
    );
    expect(Object.keys(seen)).toEqual(Object.keys(parts));
  });
  afterAll(() => {
    server.close();
  });

  test('has an environment of its own, and no token', () => {
    const path = /^PATH=(\S+)$/m.exec(seen.environment ?? '')?.[1] ?? '';
    expect(path.split(':').every((folder) => folder.startsWith('/'))).toBe(true);
    expect(path).toContain('/usr/bin');
    expect((seen.environment ?? '').replace(path, '')).toBe(
      'CI=1\nHOME=/home/sandbox\nLANG=C\nPATH=\nTERM=dumb\nTZ=UTC\n',
    );
  });

  test('runs in the workspace, whose path may hold anything', () => {
    expect(seen.where).toBe(`${root}\n`);
  });

  test('finds no secret of the machine or the workspace anywhere', () => {
    expect(seen.secrets).toBe('');
    expect(seen.credentials).toBe('end\n');
  });

  test('sees a configuration of git that works and opens nothing', () => {
    expect(seen.config).toMatch(/works\n$/);
    expect(seen.config).toContain('remote.origin.url=https://example.org/a/b\n');
    expect(seen.config).not.toContain('extraheader');
  });

  test('sees of the machine what programs need, and the folders that were named', () => {
    expect(seen.others).toContain(`extra\n${odd.split('\n')[0]}`);
    expect(seen.others).toContain('shared\n');
    const names = (seen.others ?? '').split('\n').at(-1)?.trim().split(' ') ?? [];
    for (const hidden of ['shadow', 'hostname', 'environment', 'sudoers', 'ssh', 'profile'])
      expect(names).not.toContain(hidden);
    expect(names).toContain('passwd');
    expect(seen.node).toBe('42');
  });

  test('writes nowhere but to the workspace and its own folders, and nothing of it stays', () => {
    expect(seen.writing).toBe('end\n');
    expect(seen.workspace).toBe('changed\nnew\nboth\n');
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('kept\n');
    expect(readFileSync(join(root, '.git/HEAD'), 'utf8')).toMatch(/^ref: /);
    expect(readFileSync(join(root, 'sub/b.txt'), 'utf8')).toBe('b\n');
    expect(existsSync(join(root, 'new.txt'))).toBe(false);
    expect(readFileSync(join(root, '.env'), 'utf8')).toContain(canary);
  });

  test('has no capability and gets none', () => {
    const none = ['Inh', 'Prm', 'Eff', 'Bnd', 'Amb'].map((name) => `Cap${name}:\t0000000000000000\n`);
    expect(seen.rights).toBe(`${none.join('')}NoNewPrivs:\t1\nend\n`);
  });

  test('sees its own processes only, and no terminal', () => {
    const [count, ...rest] = (seen.processes ?? '').trim().split('\n');
    expect(Number(count)).toBeLessThan(8);
    expect(rest).toHaveLength(1);
    expect(seen.session).toBe(`sandbox\n${process.getuid?.()}\n0\n1000\n`);
  });

  test('has no network, and no descriptor but its own', () => {
    expect(seen.network?.replaceAll(' ', '')).toBe('lo\nend\n');
    // What the runner of the tests left open leads nowhere.
    const kinds = (seen.descriptors ?? '')
      .trim()
      .split('\n')
      .map((one) => one.replace(/:.*/, ''));
    expect([...new Set(kinds)].sort()).toEqual(['/dev/null', 'socket']);
  });
});

test('a command has the network when it is granted', async () => {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const line = `{ echo > /dev/tcp/127.0.0.1/${port}; } && echo connected; ls /etc/resolv.conf`;
  const opened = options(place(), { allowNetwork: true });
  const { out } = await ran(opened, { program: bash, args: ['-c', line] });
  server.close();
  expect(out).toBe('connected\n/etc/resolv.conf\n');
});

test('where no layer can be laid over the workspace it is read only, and the result says so', async () => {
  const root = place();
  write(root, { 'a.txt': 'a', '.env': canary });
  const real = whereIs('bwrap');
  // bubblewrap alone, and too old for a layer of its own.
  const { out, notes, isSandboxed } = await ran(
    options(root, { searchPath: programs({ bwrap: `-> ${real}` }) }),
    '{ echo b > a.txt; } 2>/dev/null || echo refused; cat a.txt .env; echo x > /tmp/x && echo scratch',
  );
  expect({ out, isSandboxed }).toEqual({ out: 'refused\nascratch\n', isSandboxed: true });
  expect(notes.join()).toContain('read only');
});

test('a command that is not there, and one that fails, say so by their code', async () => {
  const opened = options(place());
  expect((await ran(opened, { program: 'no-such-program', args: [] })).code).toBe(127);
  const failed = await ran(opened, 'echo out; echo err >&2; exit 3');
  expect({ code: failed.code, out: failed.out, err: failed.err }).toEqual({
    code: 3,
    out: 'out\n',
    err: 'err\n',
  });
});

test('arguments reach a program as they are', async () => {
  const args = ['%s\\n', '$(touch x)', '`id`', "it's", '--', '; ls', '\n', '-n'];
  const { out } = await ran(options(place()), { program: 'printf', args });
  expect(out).toBe(`${args.slice(1).join('\n')}\n`);
});
