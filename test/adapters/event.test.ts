import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForkEvent } from '../../src/adapters/event';

let at = '';
beforeAll(() => {
  at = mkdtempSync(join(tmpdir(), 'event-'));
});
afterAll(() => rmSync(at, { recursive: true, force: true }));

function isFork(text: string | Buffer): Promise<boolean> {
  const path = join(at, 'event.json');
  writeFileSync(path, text);
  return isForkEvent(path);
}
const pull = (head: unknown, base: unknown) => JSON.stringify({ pull_request: { head, base } });
const repo = (name: string) => ({ repo: { full_name: name } });

describe('a fork', () => {
  test.each([
    ['another repository', pull(repo('stranger/shop'), repo('acme/shop'))],
    ['another repository of the same owner', pull(repo('acme/shop-copy'), repo('acme/shop'))],
    ['a repository that is gone', pull({ repo: null }, repo('acme/shop'))],
  ])('%s', async (_, text) => expect(await isFork(text)).toBe(true));
});

describe('no fork', () => {
  test.each([
    ['the same repository', pull(repo('acme/shop'), repo('acme/shop'))],
    ['a push', '{"ref":"refs/heads/main"}'],
    ['an issue in a fork', '{"issue":{"number":1},"repository":{"full_name":"a/b","fork":true}}'],
    ['a pull request that says nothing of repositories', '{"pull_request":{}}'],
    ['no pull request', '{"pull_request":null}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"pull_request"'],
    ['names of the prototype', '{"__proto__":{"pull_request":{"head":{"repo":null}}}}'],
    ['no JSON', 'pull_request: {}'],
    ['nothing', ''],
    ['binary', Buffer.from([0xff, 0xfe, 0])],
  ])('%s', async (_, text) => expect(await isFork(text)).toBe(false));

  test.each([undefined, '', '/nowhere/event.json', '/', '/dev/null'])('a path %j', async (path) => {
    expect(await isForkEvent(path)).toBe(false);
  });

  test('larger than any event', async () => {
    const large = pull(repo('stranger/shop'), repo('acme/shop'));
    expect(await isFork(large + ' '.repeat(32 * 1024 * 1024))).toBe(false);
    expect(await isFork(large + ' '.repeat(1024 * 1024))).toBe(true);
  });
});
