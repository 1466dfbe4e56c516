import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSessionStore } from '../../src/adapters/session-store';
import type { SessionEvent, SessionRead } from '../../src/domain/session';

const script = join(import.meta.dirname, '../fakes/session-process.mjs');
let home: string;
let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'sessions-')));
  folder = join(home, '.countersign', 'sessions');
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const { signal } = new AbortController();
const store = (wait?: number) => openSessionStore(home, wait);
const create = async (createdAt: number) => {
  const made = store();
  const head = {
    countersign: 'session',
    version: 1,
    id: made.newId(),
    createdAt,
    place: '/work/app',
  } as const;
  return made.begin(head, async ({ session }) => session.head, signal);
};
const said = (text: string): SessionEvent => ({ at: 1, kind: 'said', role: 'user', text });
const path = (id: string) => join(folder, `${id}.jsonl`);
const add = (id: string, ...texts: string[]) =>
  store().hold(id, ({ append }) => append(texts.map(said)), signal);
async function read(id: string): Promise<SessionRead> {
  const text = await store().read(id);
  if (text.kind !== 'session') throw new Error(text.kind);
  return text.session;
}
const texts = async (id: string) =>
  (await read(id)).events.map((event) => (event.kind === 'said' ? event.text : event.kind));

function start(...args: string[]): {
  child: ChildProcess;
  ended: Promise<number | null>;
  says: Promise<string>;
} {
  const child = spawn(process.execPath, [script, home, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return {
    child,
    ended: new Promise((resolve) => child.once('close', resolve)),
    says: new Promise((resolve) => child.stdout?.once('data', (data) => resolve(String(data).trim()))),
  };
}

test('a session is made, added to and read, for its owner alone', async () => {
  const head = await create(5);
  expect(head).toMatchObject({ countersign: 'session', version: 1, createdAt: 5, place: '/work/app' });
  expect(await read(head.id)).toMatchObject({ head, events: [], cut: 0, damage: null });
  await add(head.id, 'one', 'two \u2028\ud83d');
  await add(head.id, 'three');
  expect(await texts(head.id)).toEqual(['one', 'two \u2028\ud83d', 'three']);
  expect(statSync(path(head.id)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readFileSync(path(head.id), 'utf8').split('\n')).toHaveLength(5);
});

test('sessions are listed, newest first, and deleted', async () => {
  expect(await store().list()).toEqual([]);
  const one = await create(5);
  const two = await create(6);
  writeFileSync(join(folder, 'workflow-abc.json'), '{}');
  writeFileSync(join(folder, 'Not A Session.jsonl'), '{}');
  utimesSync(path(one.id), 2000, 2000);
  utimesSync(path(two.id), 1000, 1000);
  expect((await store().list()).map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(await store().remove(one.id, signal)).toBe(true);
  expect(await store().remove(one.id, signal)).toBe(false);
  expect((await store().list()).map(({ id }) => id)).toEqual([two.id]);
  expect(readdirSync(folder).filter((name) => name.startsWith(one.id))).toEqual([]);
  expect(await store().read(one.id)).toEqual({ kind: 'none' });
});

test('what was not finished is cut off before the next line is added', async () => {
  const { id } = await create(5);
  await add(id, 'one', 'two');
  const whole = readFileSync(path(id));
  for (const tail of ['{"n":3,"su', '\0\0\0\0', Buffer.from('{"n":3é').subarray(0, 7)]) {
    writeFileSync(path(id), whole);
    appendFileSync(path(id), tail);
    expect(await read(id)).toMatchObject({ damage: null });
    expect((await read(id)).cut).toBeGreaterThan(0);
    await add(id, 'three');
    expect(await texts(id)).toEqual(['one', 'two', 'three']);
    expect(readFileSync(path(id)).subarray(0, whole.length).equals(whole)).toBe(true);
  }
});

test('at whatever byte a writer died, the session goes on from its last whole line', async () => {
  const { id } = await create(5);
  const start = statSync(path(id)).size;
  await add(id, 'one é', 'two');
  const whole = readFileSync(path(id));
  const lines = (length: number) => whole.subarray(start, length).filter((byte) => byte === 10).length;
  for (let length = start; length <= whole.length; length += 3) {
    writeFileSync(path(id), whole.subarray(0, length));
    await add(id, 'next');
    expect(await texts(id)).toEqual([...['one é', 'two'].slice(0, lines(length)), 'next']);
  }
});

test('what cannot be gone on with is refused in a sentence, and left as it is', async () => {
  const { id } = await create(5);
  await add(id, 'one', 'two', 'three');
  const text = readFileSync(path(id), 'utf8');
  const refused = async (content: string, message: RegExp) => {
    writeFileSync(path(id), content);
    await expect(add(id, 'more')).rejects.toMatchObject({
      kind: 'input',
      message: expect.stringMatching(message),
    });
    expect(readFileSync(path(id), 'utf8')).toBe(content);
  };
  await refused(
    text.replace('"two"', '"tow"'),
    /^Line 3 of the session is damaged\. The 1 line behind it is not trusted\./,
  );
  expect(await texts(id)).toEqual(['one']);
  await refused(text.replace('"version":1', '"version":2'), /newer version/);
  await refused('{"name":"x"}\n', /no session/);
  await refused('cut', /There is no session/);
  truncateSync(path(id), 64 * 1024 * 1024 + 1);
  await expect(add(id, 'x')).rejects.toThrow('is larger than 64 MiB');
  rmSync(path(id));
  writeFileSync(join(home, 'elsewhere'), text);
  symlinkSync(join(home, 'elsewhere'), path(id));
  await expect(add(id, 'x')).rejects.toThrow('is a link');
  expect(readFileSync(join(home, 'elsewhere'), 'utf8')).toBe(text);
  rmSync(path(id));
  mkdirSync(path(id));
  await expect(add(id, 'x')).rejects.toThrow('is not a regular file');
});

test('OM-16 a copy under another name is no session: nobody can decide there on what is void here', async () => {
  const { id } = await create(1);
  const copy = `${id.slice(0, -4)}copy`;
  copyFileSync(path(id), path(copy));
  await expect(add(copy, 'x')).rejects.toThrow(`The session ${copy} is a copy of the session ${id}.`);
  expect(await store().read(copy)).toMatchObject({ kind: 'foreign' });
  expect(readFileSync(path(copy), 'utf8')).toBe(readFileSync(path(id), 'utf8'));
  await add(id, 'x');
});

test.each(['', '..', '../x', 'a/b', 'A', 'x'.repeat(65), 'a\0', '.hidden', 'workflow.json'])(
  'an id is no path: %j',
  async (id) => {
    await expect(store().hold(id, async () => {}, signal)).rejects.toThrow(/no name of a session/);
    await expect(store().read(id)).rejects.toThrow(/no name of a session/);
    await expect(store().remove(id, signal)).rejects.toThrow(/no name of a session/);
    expect(existsSync(folder)).toBe(false);
  },
);

test('what is added at once stands in the order it was asked for', async () => {
  const { id } = await create(5);
  await store().hold(
    id,
    async ({ append }) => {
      await Promise.all(['one', 'two', 'three', 'four'].map((text) => append([said(text)])));
    },
    signal,
  );
  expect(await texts(id)).toEqual(['one', 'two', 'three', 'four']);
});

test('who fails while holding a session gives it back', async () => {
  const { id } = await create(5);
  const failing = store().hold(
    id,
    async () => {
      throw new Error('no luck');
    },
    signal,
  );
  await expect(failing).rejects.toThrow('no luck');
  await add(id, 'one');
  expect(await texts(id)).toEqual(['one']);
});

test('in one process, too, one works on a session at a time', async () => {
  const { id } = await create(5);
  let holders = 0;
  const work = () =>
    store().hold(
      id,
      async ({ session, append }) => {
        holders += 1;
        expect(holders).toBe(1);
        await append([said(String(session.events.length))]);
        holders -= 1;
      },
      signal,
    );
  await Promise.all(Array.from({ length: 8 }, work));
  expect(await texts(id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

test('processes that work on one session do so one after the other', async () => {
  const { id } = await create(5);
  const runs = [1, 2, 3].map(() => start(id, 'append', '15').ended);
  expect(await Promise.all(runs)).toEqual([0, 0, 0]);
  const all = await texts(id);
  expect(all).toHaveLength(90);
  for (let index = 0; index < all.length; index += 2) {
    const [pid] = (all[index] ?? '').split(' ');
    expect(all.slice(index, index + 2)).toEqual([`${pid} begins at ${index}`, `${pid} ends at ${index}`]);
  }
});

test('a holder that is killed holds no longer, and what it wrote is there', async () => {
  const { id } = await create(5);
  const { child, ended, says } = start(id, 'hold');
  expect(await says).toBe('held');
  // It lives, so it is waited for.
  await expect(store(300).hold(id, async () => {}, signal)).rejects.toMatchObject({
    kind: 'input',
    message: expect.stringMatching(
      new RegExp(`^Another run \\(process ${child.pid} on .*\\) works on the session ${id};`),
    ),
  });
  const waiting = add(id, 'after');
  child.kill('SIGKILL');
  await ended;
  await waiting;
  expect(await texts(id)).toEqual(['held', 'after']);
});

test('a writer killed at any moment leaves a session that is whole up to what it said was written', async () => {
  const { id } = await create(5);
  let before = 0;
  for (let round = 0; round < 4; round += 1) {
    const { child, ended } = start(id, 'fill');
    let written = 0;
    const enough = new Promise<void>((resolve) => {
      child.stdout?.on('data', (data) => {
        written = Number(String(data).trim().split('\n').at(-1)) + 1;
        if (written > before + 3 + round) resolve();
      });
    });
    await enough;
    child.kill('SIGKILL');
    await ended;
    const session = await read(id);
    expect(session.damage).toBeNull();
    expect(session.events.length).toBeGreaterThanOrEqual(written);
    before = session.events.length;
  }
  await add(id, 'after');
  expect((await texts(id)).at(-1)).toBe('after');
});

test('an aborted wait ends at once, and leaves nobody waiting for it', async () => {
  const { id } = await create(5);
  const stop = new AbortController();
  await store().hold(
    id,
    async () => {
      const waiting = store().hold(id, async () => {}, stop.signal);
      stop.abort();
      await expect(waiting).rejects.toThrow(/works on the session/);
    },
    signal,
  );
  await add(id, 'after');
  expect(await texts(id)).toEqual(['after']);
});

test('the lock’s own file does not grow for ever, and its garbage holds nobody up', async () => {
  const { id } = await create(5);
  const lock = join(folder, `${id}.lock`);
  writeFileSync(lock, `garbage\n${'0123456789abcdef 1 - '.repeat(2000)}`);
  await add(id, 'one');
  expect(statSync(lock).size).toBeLessThan(2000);
  await Promise.all(Array.from({ length: 6 }, (_, index) => add(id, String(index))));
  expect(await texts(id)).toHaveLength(7);
});

test.skipIf(process.platform !== 'linux')(
  'a claim of another process with the number of a dead one, and of before a restart, is none',
  async () => {
    const { id } = await create(5);
    const lock = join(folder, `${id}.lock`);
    await add(id, 'one');
    const own =
      readFileSync(lock, 'utf8')
        .split('\n')
        .find((line) => line.includes(` ${process.pid} `)) ?? '';
    const words = own.split(' ');
    const claim = (change: Record<number, string>) =>
      ['f'.repeat(16), ...words.slice(1)].map((word, index) => change[index] ?? word).join(' ');
    // This process lives; one that started at another time under its number does not.
    writeFileSync(lock, `${claim({})}\n`);
    await expect(store(100).hold(id, async () => {}, signal)).rejects.toThrow(/works on/);
    writeFileSync(lock, `${claim({ 3: 'elsewhere' })}\n`);
    await expect(store(100).hold(id, async () => {}, signal)).rejects.toThrow(/on elsewhere/);
    for (const change of [{ 2: '1' }, { 4: 'before' }, { 1: '4194304' }]) {
      writeFileSync(lock, `${claim(change)}\n`);
      await store(5000).hold(id, async () => {}, signal);
    }
    writeFileSync(lock, `${claim({})}\n\n${'f'.repeat(16)} done\n`);
    await store(5000).hold(id, async () => {}, signal);
  },
);
