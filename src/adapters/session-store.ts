import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { printEvents, printHead, readSession } from '../core/session/text';
import { RunError } from '../domain/errors';
import {
  type HeldSession,
  type SessionEntry,
  type SessionHead,
  type SessionRead,
  type SessionStore,
  type SessionText,
  sessionId,
} from '../domain/session';
import { holdLock } from './lock-file';

const ending = '.jsonl';
const mostBytes = 64 * 1024 * 1024;
/** How long a run waits for another one on the same session. */
const patience = 60_000;
const noFollow = constants.O_NOFOLLOW ?? 0;

/**
 * Sessions as files under `.countersign/sessions/`, one each, that are only ever added to, and a lock file beside each.
 * @param home the folder that `.countersign` lies in, not ''
 */
export function openSessionStore(home: string, wait = patience): SessionStore {
  const folder = join(home, '.countersign', 'sessions');
  const file = (id: string) => join(folder, `${checked(id)}${ending}`);
  const locked = <Result>(id: string, signal: AbortSignal, use: () => Promise<Result>) =>
    holdLock(join(folder, `${checked(id)}.lock`), { what: `the session ${id}`, signal, patience: wait }, use);
  return {
    list: () => entries(folder),
    read: async (id) => (await readFile(file(id), id)).text,
    create: (place, at) => create(folder, place, at),
    async hold(id, use, signal) {
      usable((await readFile(file(id), id)).text, id);
      return locked(id, signal, () => held(file(id), id, use));
    },
    async remove(id, signal) {
      if (!(await exists(file(id)))) return false;
      return locked(id, signal, async () => {
        const was = await exists(file(id));
        await rm(file(id), { force: true });
        // The last thing that is done under the lock: whoever comes now makes a new one.
        await rm(join(folder, `${id}.lock`), { force: true });
        return was;
      });
    },
  };
}

/** An id is the name of a file; nothing else may come near a path. */
function checked(id: string): string {
  if (sessionId.safeParse(id).success) return id;
  throw new RunError('input', `${JSON.stringify(id.slice(0, 80))} is no name of a session.`, {
    hint: 'See the sessions there are with `sessions list`.',
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function entries(folder: string): Promise<SessionEntry[]> {
  const names = await readdir(folder).catch(() => []);
  const found: SessionEntry[] = [];
  for (const name of names) {
    const id = name.slice(0, -ending.length);
    if (!name.endsWith(ending) || !sessionId.safeParse(id).success) continue;
    const about = await stat(join(folder, name)).catch(() => null);
    if (about?.isFile()) found.push({ id, changedAt: about.mtimeMs, bytes: about.size });
  }
  return found.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}

/** What stands in a session's file, and its bytes. A link, a folder and what is too large are no session. */
async function readFile(path: string, id: string): Promise<{ text: SessionText; bytes: Buffer }> {
  const refused = (why: string) => ({
    text: { kind: 'foreign' as const, message: `The session ${id} ${why}.` },
    bytes: Buffer.alloc(0),
  });
  try {
    // Without O_NONBLOCK opening a FIFO would wait for a writer.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
    try {
      const about = await handle.stat();
      if (!about.isFile()) return refused('is not a regular file');
      if (about.size > mostBytes) return refused(`is larger than ${mostBytes / 1024 / 1024} MiB`);
      const bytes = await handle.readFile();
      return { text: readSession(bytes.toString('utf8')), bytes };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return { text: { kind: 'none' }, bytes: Buffer.alloc(0) };
    return refused(code === 'ELOOP' ? 'is a link' : `cannot be read (${code})`);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** @throws RunError `input` for what cannot be gone on with */
function usable(text: SessionText, id: string): SessionRead {
  if (text.kind === 'none')
    throw new RunError('input', `There is no session ${id}.`, {
      hint: 'See the sessions there are with `sessions list`.',
    });
  if (text.kind !== 'session') throw new RunError('input', text.message);
  if (text.session.damage === null) return text.session;
  throw new RunError('input', `${text.session.damage} The session ${id} cannot be gone on with.`, {
    hint: `Look at what is left with \`sessions show ${id}\`, then plan the task again.`,
  });
}

async function create(folder: string, place: string, at: number): Promise<SessionHead> {
  const { randomBytes } = await import('node:crypto');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = `s-${randomBytes(6).toString('hex')}`;
  const head: SessionHead = { countersign: 'session', version: 1, id, createdAt: at, place };
  const handle = await open(join(folder, `${id}${ending}`), 'wx', 0o600);
  try {
    await handle.writeFile(printHead(head));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
  return head;
}

/** The name of a new file is on the disk once its folder is; some systems cannot do that, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Runs `use` with a session that nobody else writes to. */
async function held<Result>(
  path: string,
  id: string,
  use: (held: HeldSession) => Promise<Result>,
): Promise<Result> {
  const { text, bytes } = await readFile(path, id);
  const session = usable(text, id);
  const trusted = lineStart(bytes, session.events.length + 1);
  const handle = await open(path, constants.O_WRONLY | constants.O_APPEND | noFollow);
  try {
    if (session.cut > 0) await cutBack(handle, trusted);
    return await use({ session, append: appender(handle, session, trusted) });
  } finally {
    await handle.close();
  }
}

/** Where the line begins that has so many before it. */
function lineStart(bytes: Buffer, before: number): number {
  let at = 0;
  for (let line = 0; line < before; line += 1) at = bytes.indexOf(10, at) + 1;
  return at;
}

async function cutBack(handle: FileHandle, bytes: number): Promise<void> {
  await handle.truncate(bytes);
  await handle.sync();
}

/** Adds lines behind each other; a write that failed leaves nothing. */
function appender(handle: FileHandle, session: SessionRead, start: number): HeldSession['append'] {
  let { sum } = session;
  let count = session.events.length;
  let bytes = start;
  let last: Promise<void> = Promise.resolve();
  const add = async (events: Parameters<HeldSession['append']>[0]) => {
    const printed = printEvents(events, { sum, count });
    const size = Buffer.byteLength(printed.text);
    if (bytes + size > mostBytes)
      throw new RunError('internal', `The session ${session.head.id} is full.`, {
        hint: 'Start another one; its file is as large as a session may be.',
      });
    try {
      await handle.writeFile(printed.text);
      await handle.sync();
    } catch (error) {
      await cutBack(handle, bytes).catch(() => {});
      throw new RunError(
        'internal',
        `The session ${session.head.id} could not be written to (${codeOf(error)}).`,
        {
          hint: 'See that there is room on the disk; nothing that was not written has been done.',
          cause: error,
        },
      );
    }
    sum = printed.sum;
    count += events.length;
    bytes += size;
  };
  return (events) => {
    const done = last.then(() => add(events));
    last = done.catch(() => {});
    return done;
  };
}
