import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSessionStore } from '../../src/adapters/session-store';
import { sessionsCommand } from '../../src/commands/sessions';
import { config as schema } from '../../src/domain/config';
import type { SessionEvent } from '../../src/domain/session';
import type { SessionsAsked } from '../../src/domain/settled';

let home: string;
let folder: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'sessions-command-')));
  folder = join(home, '.countersign', 'sessions');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const { signal } = new AbortController();
const config = schema.parse({});
const task = { id: 'x', title: 'Mend \u001b[31mthe login', body: 'It fails.', author: 'ada' };
const asked = (asked: SessionsAsked, json = false, secrets: string[] = []) =>
  sessionsCommand(asked, { ...config, json }, { store: openSessionStore(home), signal, secrets });

async function made(...events: SessionEvent[]): Promise<string> {
  const store = openSessionStore(home);
  const head = {
    countersign: 'session',
    version: 1,
    id: store.newId(),
    createdAt: 5,
    place: '/work/app',
  } as const;
  await store.begin(head, ({ append }) => append(events), signal);
  return head.id;
}

test('the list has a row for each session: name, when, how it stands, task, place; nothing hidden', async () => {
  expect(await asked({ action: 'list' })).toBe('There are no sessions.\n');
  const id = await made(
    { at: 6, kind: 'task', task },
    { at: 7, kind: 'asked', question: 'Which?', options: [] },
  );
  const [first, row] = (await asked({ action: 'list' })).trim().split('\n');
  expect(first?.split(/ {2,}/)).toEqual(['session', 'last used', 'how it stands', 'task', 'place']);
  expect(row?.split(/ {2,}/)).toEqual([
    id,
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/),
    'a question waits for its reply',
    'Mend ‹U+001B›[31mthe login',
    '/work/app',
  ]);
  const { sessions } = JSON.parse(await asked({ action: 'list' }, true));
  expect(sessions).toMatchObject([{ id, title: task.title, place: '/work/app' }]);
});

test('what is damaged, newer or empty stands in the list with the reason', async () => {
  const [damaged, newer, empty] = [await made({ at: 6, kind: 'task', task }), await made(), await made()];
  const file = (id: string) => join(folder, `${id}.jsonl`);
  writeFileSync(
    file(damaged),
    readFileSync(file(damaged), 'utf8').replace('"author":"ada"', '"author":"eve"'),
  );
  writeFileSync(file(newer), readFileSync(file(newer), 'utf8').replace('"version":1', '"version":2'));
  writeFileSync(file(empty), '');
  const { sessions } = JSON.parse(await asked({ action: 'list' }, true));
  const standing = Object.fromEntries(
    sessions.map((row: { id: string; standing: string }) => [row.id, row.standing]),
  );
  expect(standing[damaged]).toBe('damaged; before that: nothing came of it yet');
  expect(standing[newer]).toContain('newer version of Countersign');
  expect(standing[empty]).toBe('cannot be used: it is empty');
  expect(await asked({ action: 'show', id: damaged })).toContain('Line 2 of the session is damaged.');
  expect(JSON.parse(await asked({ action: 'show', id: damaged }, true)).damage).toContain('Line 2');
  await expect(asked({ action: 'show', id: newer })).rejects.toMatchObject({
    kind: 'input',
    message: expect.stringContaining('was written by a newer version'),
  });
});

test('a session is shown without secrets, in JSON with all that its events come to', async () => {
  const key = ['top', 'secret', '1'].join('-');
  const id = await made({ at: 6, kind: 'task', task: { ...task, body: `The key is ${key}` } });
  expect(await asked({ action: 'show', id }, false, [key])).toContain('The key is [redacted:secret]');
  const value = JSON.parse(await asked({ action: 'show', id }, true, [key]));
  expect(value).toMatchObject({
    id,
    events: 1,
    damage: null,
    plan: null,
    steps: [],
    changes: [],
    history: [],
  });
  expect(JSON.stringify(value)).not.toContain(key);
});

test('a session is deleted with its own files, and one that is not there is a fault', async () => {
  const id = await made({ at: 6, kind: 'task', task });
  writeFileSync(join(folder, `${id}.plan.md`), '# Plan');
  expect(await asked({ action: 'delete', id })).toBe(
    `Deleted the session ${id} and its plan; the workspace is as it was.\n`,
  );
  expect(readdirSync(folder)).toEqual([]);
  for (const action of ['show', 'delete'] as const)
    await expect(asked({ action, id })).rejects.toMatchObject({
      kind: 'input',
      message: `There is no session ${id}.`,
    });
  await expect(asked({ action: 'show', id: '../x' })).rejects.toThrow('is no name of a session');
});

test('without a home there are none', async () => {
  const parts = { store: null, signal, secrets: [] };
  expect(await sessionsCommand({ action: 'list' }, config, parts)).toBe('There are no sessions.\n');
  await expect(sessionsCommand({ action: 'show', id: 's-1' }, config, parts)).rejects.toThrow(
    'There is no session s-1.',
  );
});
