import { expect, test } from 'vitest';
import { namesSecret, secretValues } from '../../src/core/secret-values';

test.each([
  'GITHUB_TOKEN',
  'INPUT_API-KEY',
  'apiKey',
  'dbPassword',
  'DB_PWD',
  'PGPASSWORD',
  'GHTOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'NPM_CONFIG__AUTH',
  'SLACK_WEBHOOK_URL',
  'SSH_PASSPHRASE',
  'GOOGLE_CREDENTIALS',
  'SENTRY_DSN',
])('%s names a secret', (name) => {
  expect(namesSecret(name)).toBe(true);
});

test.each([
  'PWD',
  'OLDPWD',
  'HOME',
  'PATH',
  'KEYBOARD',
  'MONKEY',
  'SSH_AUTH_SOCK',
  'TOKEN_TYPE',
  'SSH_KEY_PATH',
  'AUTHOR',
  'COMPASS',
  '',
])('%s names none', (name) => {
  expect(namesSecret(name)).toBe(false);
});

test('values of at least 8 characters, each once, sorted', () => {
  const env = {
    B_TOKEN: 'zzzzzzzz',
    A_KEY: 'aaaaaaaa',
    C_SECRET: 'zzzzzzzz',
    D_KEY: 'short',
    E: 'plain-value',
    F_KEY: undefined,
  };
  expect(secretValues(env)).toEqual(['aaaaaaaa', 'zzzzzzzz']);
});
