import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSandbox, type SandboxOptions } from '../../src/adapters/sandbox';
import { buildingPlaces } from '../../src/adapters/sandbox-bwrap';
import { covers, inOrder, type Mount, seenFolders } from '../../src/adapters/sandbox-mounts';
import {
  absoluteFolders,
  setupPath,
  trustedProgram,
  usualFolders,
} from '../../src/adapters/sandbox-programs';
import { countsByNamespace } from '../../src/adapters/sandbox-view';
import { isShort } from '../../src/adapters/sandbox-watch';
import type { SandboxJob } from '../../src/domain/sandbox';
import { job, options, place, programs, ran, refusing, removePlaces, whereIs, write } from '../fakes/sandbox';

afterAll(removePlaces);

async function reason(opened: SandboxOptions, command: SandboxJob['command'], more = {}): Promise<string> {
  const result = await openSandbox(opened).run(job(command, more));
  return result.ok ? `it ran: ${result.stdout.head}` : result.reason;
}

describe('nothing is run', () => {
  test('without leave, whoever asks', async () => {
    const root = place();
    const opened = options(root, { allowExec: false, allowUnsandboxed: true });
    expect(await reason(opened, `touch "${root}/ran"`)).toMatch(/^Nothing was run: .*--allow-exec/);
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });

  test.each([
    ['AppArmor keeps namespaces from everybody', refusing],
    ['neither bubblewrap nor unshare is there', () => programs({})],
  ])('where %s, and the sentence says what makes it work', async (_, searchPath) => {
    const root = place();
    const said = await reason(options(root, { searchPath: searchPath() }), `touch "${root}/ran"`);
    expect(said).toMatch(/^Nothing was run/);
    expect(said).toContain('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0');
    expect(said).toContain('apt-get install bubblewrap');
    expect(said).toContain('--allow-unsandboxed');
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });

  test('the sentence says what was tried', async () => {
    const said = await reason(options(place(), { searchPath: refusing() }), 'true');
    expect(said).toContain('bwrap: setting up uid map: Permission denied');
    expect(said).toContain('unshare: write failed /proc/self/uid_map: Operation not permitted');
  });

  test('in a folder outside of the workspace, by name or through a link', async () => {
    const root = place();
    write(root, { out: '-> ..', 'file.txt': '', 'a/b.txt': '' });
    for (const directory of ['..', '/', 'out', 'missing', 'file.txt', 'a/../../..', '\n', 'a\0b'])
      expect(await reason(options(root), 'pwd', { directory })).toMatch(/no folder inside the workspace/);
    expect((await ran(options(root), 'pwd', { directory: 'a' })).out).toBe(`${root}/a\n`);
  });

  test('in a workspace that is too wide to be shown', async () => {
    const home = place();
    for (const root of ['/', '/usr', '/etc', home])
      expect(await reason(options(root, { home }), 'true')).toMatch(/^Nothing was run: the workspace is/);
  });

  test('that the system cannot be handed as it is', async () => {
    const opened = options(place());
    expect(await reason(opened, 'echo a\0b')).toMatch(/NUL/);
    expect(await reason(opened, { program: 'echo', args: ['x'.repeat(130_000)] })).toMatch(
      /at most 120000 bytes/,
    );
  });

  test('when a workspace holds more credential files than can be hidden', async () => {
    const root = place();
    for (let at = 0; at <= 400; at += 1) write(root, { [`d${at}/.npmrc`]: '' });
    expect(await reason(options(root), 'true')).toMatch(/more than 400 credential files/);
  });
});

test('with leave to do without, a command runs in a cleared environment, and the result says that it was not walled off', async () => {
  const root = place();
  const home = place('home');
  const env = { SECRET_TOKEN: 'value', LANG: 'C', PATH: '/evil' };
  const opened = options(root, { searchPath: refusing(), allowUnsandboxed: true, env, home });
  const result = await ran(opened, 'env -u PWD -u SHLVL -u OLDPWD -u _ | sort; pwd; echo stays > file');
  const path = opened.searchPath;
  expect(result.out).toBe(`CI=1\nHOME=${home}\nLANG=C\nPATH=${path}\nTERM=dumb\n${root}\n`);
  expect(result.isSandboxed).toBe(false);
  expect(result.notes.join()).toContain('without a sandbox');
  expect(existsSync(join(root, 'file'))).toBe(true);
});

test('a workspace that lets the sandbox fail is not rewarded with having none', async () => {
  const root = place();
  write(root, { 'poison/.env': '' });
  const bwrap = `#!/bin/sh\ncase "$*" in *poison*) echo "bwrap: no" >&2; exit 1;; esac\nexec ${whereIs('bwrap')} "$@"\n`;
  const opened = options(root, { searchPath: programs({ bwrap }), allowUnsandboxed: true });
  expect(await reason(opened, `touch "${root}/ran"`)).toMatch(/offers a sandbox.*bwrap: no/);
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

test('a machine that offers a sandbox uses it, leave or not', async () => {
  const result = await ran(options(place(), { allowUnsandboxed: true }), 'echo x > file');
  expect(result.isSandboxed).toBe(true);
});

test('programs of the workspace, and of relative folders, are not taken to make a sandbox with', () => {
  const root = place();
  write(root, { 'bin/bwrap': '#!/bin/sh\n' });
  chmodSync(join(root, 'bin/bwrap'), 0o755);
  const linked = programs({ bwrap: `-> ${join(root, 'bin/bwrap')}` });
  const own = programs({ bwrap: '#!/bin/sh\n' });
  write(root, { link: `-> ${own}` });
  const path = (...folders: string[]) => folders.join(':');
  expect(trustedProgram('bwrap', path(join(root, 'bin'), 'bin', '.', linked), root)).toBeNull();
  expect(trustedProgram('bwrap', path(join(root, 'bin'), own), root)).toBe(join(own, 'bwrap'));
  expect(setupPath(path(join(root, 'bin'), 'bin', '.', own), root).split(':')).toEqual([
    own,
    ...usualFolders,
  ]);
  expect(absoluteFolders(path('bin', '.', '', own))).toEqual([own]);
  expect(absoluteFolders('bin:.')).toEqual(usualFolders);
  expect(trustedProgram('bwrap', path(join(root, 'link')), root)).toBe(join(root, 'link', 'bwrap'));
});

describe('what is shown', () => {
  const read = (path: string): Mount => ({ kind: 'read', path, from: path });

  test('lies in an order in which nothing covers what lies in it', () => {
    const mounts: Mount[] = [
      read('/tmp/extra'),
      { kind: 'workspace', path: '/tmp/a b/w' },
      { kind: 'text', path: '/tmp/a b/w/.env', text: '' },
      { kind: 'empty', path: '/tmp', bytes: 1 },
      read('/tmp/a b'),
      read('/tmp'),
      read('/tmp/a b/w/.env'),
    ];
    expect(inOrder(mounts).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'empty /tmp',
      'read /tmp/a b',
      'workspace /tmp/a b/w',
      'text /tmp/a b/w/.env',
      'read /tmp/extra',
    ]);
  });

  test('covers a home folder that lies in it', () => {
    const mounts: Mount[] = [read('/opt'), { kind: 'workspace', path: '/w' }];
    expect(covers(mounts, ['/opt/home', '/w/temp', '/home/me', '/w']).map(({ path }) => path)).toEqual([
      '/opt/home',
      '/w/temp',
    ]);
  });

  test('decides which folders of a search path are kept', () => {
    const mounts: Mount[] = [
      read('/usr'),
      { kind: 'link', path: '/bin', to: 'usr/bin' },
      { kind: 'empty', path: '/tmp', bytes: 1 },
      { kind: 'workspace', path: '/tmp/w' },
    ];
    const folders = [
      '/home/me/bin',
      '/usr/bin',
      '/bin',
      '/tmp/bin',
      '/tmp/w/node_modules/.bin',
      '/usr/bin',
      '/usr/../etc',
    ];
    expect(seenFolders(folders, mounts)).toEqual(['/usr/bin', '/bin', '/tmp/w/node_modules/.bin']);
  });

  test('is not covered by the place that it is built at', () => {
    expect(buildingPlaces({ mounts: [read('/usr')], workspace: '/mnt/c/w' })).not.toContain('/mnt');
    expect(buildingPlaces({ mounts: [read('/media/x')], workspace: '/srv' })[0]).toBe('/mnt');
  });
});

test('the system folder that holds the workspace or the home folder is shown without them', async () => {
  const { folderWithout, systemMounts, nodeMounts } = await import('../../src/adapters/sandbox-machine');
  const person = { uid: 1000, gid: 1000, allowNetwork: false };
  const paths = async (keepOut: string[]) => (await systemMounts(person, keepOut)).map(({ path }) => path);
  expect(await paths([])).toContain('/opt');
  const shared = place('opt');
  write(shared, { 'tool/a': '', 'runner/.credentials': '', 'home/me/a': '', 'file.txt': '' });
  const within = async (...out: string[]) =>
    (await folderWithout(shared, out)).map(({ path }) => path).sort();
  expect(await within(join(shared, 'home/me'))).toEqual([join(shared, 'tool')]);
  expect(await within()).toEqual([join(shared, 'home'), join(shared, 'tool')]);
  expect(await within(shared)).toEqual([]);
  const folder = place('prefix');
  mkdirSync(join(folder, 'lib/node_modules'), { recursive: true });
  const program = join(folder, 'bin/node');
  expect(await nodeMounts(program, [])).toMatchObject([{ path: folder }]);
  expect(await nodeMounts(program, [join(folder, 'home')])).toMatchObject([{ path: program }]);
});

test('processes are counted by namespace since Linux 5.14', () => {
  expect(
    ['4.19.0', '5.4.0-100-generic', '5.13.9', '5.14.0', '6.8.0-azure', '10.1'].map(countsByNamespace),
  ).toEqual([false, false, false, true, true, true]);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'a project',
    { '.env': 'x', 'src/.npmrc': 'x', id_rsa: 'x', 'a.txt': 'x' },
    ['.env', 'id_rsa', 'src/.npmrc'],
  ],
  [
    'tests and packages',
    {
      'test/.env': 'x',
      'test/a.pem': 'x',
      '.env.example': 'x',
      'node_modules/a/.npmrc': 'x',
      'src/credentials/a.ts': 'x',
    },
    ['test/.env'],
  ],
  [
    'a folder that looks like a repository',
    { HEAD: '', 'objects/a': '', '.env': 'x', config: '' },
    ['.env', 'config'],
  ],
  [
    'keys',
    {
      '.ssh/k': 'x',
      '.gnupg/k': 'x',
      '.git/HEAD': '',
      '.git/objects/a': '',
      '.git/.git-credentials': 'x',
      '.docker/config.json': 'x',
      '.docker/Dockerfile': 'x',
    },
    ['.docker/config.json', '.git/.git-credentials', '.gnupg', '.ssh'],
  ],
  ['links', { 'a.pem': '-> b.txt', 'b.txt': 'x', 'c.key': '-> /etc/passwd', 'd.p12': '-> none' }, ['b.txt']],
  [
    'submodules and working trees',
    {
      '.git/HEAD': '',
      '.git/objects/aa/config': 'x',
      '.git/config': '',
      '.git/modules/m/HEAD': '',
      '.git/modules/m/objects/x': '',
      '.git/modules/m/config': '',
      '.git/worktrees/w/HEAD': '',
      '.git/worktrees/w/commondir': '',
      '.git/worktrees/w/config.worktree': '',
      config: 'x',
    },
    ['.git/config', '.git/modules/m/config', '.git/worktrees/w/config.worktree'],
  ],
  [
    'a linked configuration',
    { '.git/HEAD': '', '.git/objects/a': '', '.git/config': '-> ../plain', plain: 'x' },
    ['plain'],
  ],
])('what is hidden of %s', async (_, files, expected) => {
  const { credentialMasks } = await import('../../src/adapters/sandbox-masks');
  const root = place();
  write(root, files);
  const masks = await credentialMasks(root);
  expect(masks.ok && masks.mounts.map(({ path }) => path.slice(root.length + 1)).sort()).toEqual(expected);
});

test('a machine is short of memory when next to none is left', () => {
  const meminfo = (total: number, free: number) =>
    `MemTotal:  ${total} kB\nMemFree: 1 kB\nMemAvailable:  ${free} kB\n`;
  expect(isShort(meminfo(16_000_000, 600_000))).toBe(false);
  expect(isShort(meminfo(16_000_000, 500_000))).toBe(true);
  expect(isShort(meminfo(1_000_000, 100_000))).toBe(false);
  expect(isShort(meminfo(1_000_000, 30_000))).toBe(true);
  expect(isShort('')).toBe(false);
  expect(isShort('MemTotal: 5 kB\n')).toBe(false);
});
