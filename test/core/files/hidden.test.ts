import { describe, expect, test } from 'vitest';
import { hidden } from '../../../src/core/files/hidden';
import { isGitName, plainName } from '../../../src/core/files/plain-name';

/** Names that some file system takes for `.git`. */
const gitNames = [
  '.git',
  '.GIT',
  '.gIt',
  '.g\u200cit',
  '\u200d.git',
  '.gi\u2060t',
  '.git\ufeff',
  '.gi\u00adt',
  '.git.',
  '.git...',
  '.git ',
  '.git . .',
  '.git::$INDEX_ALLOCATION',
  '.git:stream',
  'git~1',
  'GIT~2',
  'gi\u200ct~1',
  '．git',
  '.ｇit',
  '.𝐠it',
];

test.each(gitNames)('PM-006 a file system may take %j for git’s own folder', (name) => {
  expect(isGitName(name)).toBe(true);
  for (const path of [name, `${name}/config`, `sub/${name}/hooks/x`, `sub\\${name}\\config`])
    expect(hidden(path)).toBe('git');
});

test.each([
  '.github',
  '.gitignore',
  '.gitmodules',
  'git',
  'git~',
  'git~x',
  'a.git',
  '.gitx',
  'agit~1',
  '.g-it',
  'gitty',
  '.gіt',
])('PM-006 %j is another name', (name) => {
  expect(isGitName(name)).toBe(false);
  expect(hidden(`${name}/config.ts`)).toBeNull();
});

describe('PM-006 credentials by name and place', () => {
  test.each([
    '.npmrc',
    'packages/a/.npmrc',
    '.NPMRC',
    '.npmrc.',
    '.npmrc::$DATA',
    '.np\u200bmrc',
    '.netrc',
    '_netrc',
    '.pypirc',
    '.git-credentials',
    '.env',
    '.env.local',
    'config/.env.production',
    'test/.env',
    'docs/.env.local',
    'app.env',
    '.envrc',
    '.ssh/known_hosts',
    'home/.SSH/config',
    '.gnupg/trustdb.gpg',
    '.aws/credentials',
    '.AWS/Credentials',
    '.aws/sso/cache/x.json',
    '.docker/config.json',
    '.kube/config',
    '.config/gcloud/application_default_credentials.json',
    '.config/gh/hosts.yml',
    '.terraform.d/credentials.tfrc.json',
    'id_rsa',
    'keys/id_ed25519',
    'ssh_host_rsa_key',
    'server.pem',
    'certs/server.key',
    'store.p12',
    'client_secret.json',
    'credentials.json',
    '.cargo/credentials.toml',
    'a\\.npmrc',
  ])('%s', (path) => expect(hidden(path)).toBe('credentials'));

  test.each([
    '.env.example',
    '.env.sample',
    'src/env.ts',
    'environment.ts',
    'src/credentials.ts',
    'test/fixtures/server.pem',
    'id_rsa.pub',
    '.docker/Dockerfile',
    '.aws/task-definition.json',
    'src/keys.ts',
    'docs/ssh.md',
    'npmrc',
    'a.npmrc.md',
    'README.md',
    'ssh/config',
  ])('not %s', (path) => expect(hidden(path)).toBeNull());
});

test('a long name is judged at once', () => {
  expect(plainName(`${'. '.repeat(100_000)}x${'. '.repeat(100_000)}`).length).toBe(200_001);
  expect(hidden(`${'.\u200c'.repeat(2000)}git/`.repeat(50))).toBeNull();
});
