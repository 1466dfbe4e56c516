import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { headSum, printEvents, printHead } from '../core/session/print';
import { RunError } from '../domain/errors';
import type { HeldSession, SessionEntry, SessionHead, SessionRead, SessionStore } from '../domain/session';
import { sessionName } from '../domain/session-name';
import { holdLock } from './lock-file';
import { codeOf, mostBytes, noFollow, readFile, usable } from './session-file';
import { newSessionId, sessionFolder } from './session-place';

const ending = '.jsonl';
/** How long a run waits for another one on the same session. */
const patience = 60_000;

/**
 * Sessions as files under `.countersign/sessions/`, one each, that are only ever added to, and a lock file beside each.
 * @param home the folder that `.countersign` lies in, not ''
 */
export function openSessionStore(home: string, wait = patience): SessionStore {
  const folder = sessionFolder(home);
  const file = (id: string) => join(folder, `${checked(id)}${ending}`);
  const locked = <Result>(id: string, signal: AbortSignal, use: () => Promise<Result>) =>
    holdLock(join(folder, `${checked(id)}.lock`), { what: `the session ${id}`, signal, patience: wait }, use);
  return {
    folder,
    list: () => entries(folder),
    read: async (id) => (await readFile(file(id), id)).text,
    newId: newSessionId,
    async begin(head, use, signal) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return await locked(head.id, signal, () => begun(file(head.id), head, use));
      } catch (cause) {
        if (cause instanceof RunError) throw cause;
        throw new RunError('internal', `${folder} cannot be written to (${codeOf(cause)}).`, { cause });
      }
    },
    async hold(id, use, signal) {
      usable((await readFile(file(id), id)).text, id);
      return locked(id, signal, () => held(file(id), id, use));
    },
    async remove(id, signal) {
      if (!(await exists(file(id)))) return false;
      return locked(id, signal, async () => {
        const was = await exists(file(id));
        await rm(file(id), { force: true });
        for (const own of await ownFiles(folder, id)) await rm(join(folder, own), { force: true });
        // The last thing that is done under the lock: whoever comes now makes a new one.
        await rm(join(folder, `${id}.lock`), { force: true });
        return was;
      });
    },
  };
}

/** An id is the name of a file; nothing else may come near a path. */
function checked(id: string): string {
  if (sessionName.test(id)) return id;
  throw new RunError('input', `${JSON.stringify(id.slice(0, 80))} is no name of a session.`, {
    hint: 'See the sessions there are with `sessions list`.',
  });
}

/** What a session keeps beside its events, as the text of its plan. */
async function ownFiles(folder: string, id: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(`${id}.`) && name !== `${id}.lock`);
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
    if (!name.endsWith(ending) || !sessionName.test(id)) continue;
    const about = await stat(join(folder, name)).catch(() => null);
    if (about?.isFile()) found.push({ id, changedAt: about.mtimeMs, bytes: about.size });
  }
  return found.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}

/** Makes the file of a session; its head is on the disk when this returns. */
async function make(path: string, head: SessionHead): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(printHead(head));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}

/** The name of a new file is on the disk once its folder is; some systems cannot do that, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Runs `use` with a session that was there, and that nobody else writes to. */
async function held<Result>(
  path: string,
  id: string,
  use: (held: HeldSession) => Promise<Result>,
): Promise<Result> {
  const { text, bytes } = await readFile(path, id);
  const session = usable(text, id);
  return writing(path, session, lineStart(bytes, session.events.length + 1), use);
}

/** Runs `use` with a session that is made for it, and that nobody else writes to. */
async function begun<Result>(
  path: string,
  head: SessionHead,
  use: (held: HeldSession) => Promise<Result>,
): Promise<Result> {
  await make(path, head);
  const text = printHead(head);
  const session = { head, events: [], sum: headSum(head), trusted: text.length, cut: 0, damage: null };
  return writing(path, session, Buffer.byteLength(text), use);
}

/** @param trusted bytes up to the end of the last line that can be trusted */
async function writing<Result>(
  path: string,
  session: SessionRead,
  trusted: number,
  use: (held: HeldSession) => Promise<Result>,
): Promise<Result> {
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
