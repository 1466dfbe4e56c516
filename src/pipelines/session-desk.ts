import { redactDeep } from '../core/redact';
import { foldSession, type SessionState, stepSession } from '../core/session/fold';
import { asRunError } from '../domain/errors';
import type { World } from '../domain/ports';
import type { HeldSession, SessionEvent, SessionHead, SessionStore } from '../domain/session';

/** An event as a pipeline tells it; when it happened is added. */
export type Happening = SessionEvent extends infer Event
  ? Event extends SessionEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** The session of a run: what earlier runs left, and what this one adds. This run alone writes to it. */
export interface SessionDesk {
  readonly id: string;
  /** Whether an earlier run began it. */
  readonly isContinued: boolean;
  /** Folder of the session's own files, absolute, outside the workspace; their names begin with its id and a point. */
  readonly folder: string;
  /** The name of the person who runs this. */
  person(): string;
  /**
   * Whether what was recorded is on the disk, for a later run. False while nothing worth keeping has happened, and for
   * good where nothing can be kept: then it is known to this run alone.
   */
  isKept(): boolean;
  /** All events so far, folded. */
  state(): SessionState;
  /**
   * Adds what happened, without secrets. When it returns it is on the disk, or nothing can be kept (`isKept`). What
   * happens before anything is worth keeping is written along with that.
   * @throws RunError `internal` when a session that is kept could not be written to
   */
  record(happenings: readonly Happening[]): Promise<void>;
}

/** A desk, and how to leave it. */
export interface OpenedDesk {
  desk: SessionDesk;
  /** Gives the session back; others may have it. */
  close(): Promise<void>;
}

/** What alone is no reason to keep anything: it is told again by whoever asks again. */
const passing: readonly SessionEvent['kind'][] = ['task', 'said', 'mode', 'answered', 'compacted', 'ended'];

type Around = Pick<World, 'place' | 'person' | 'clock' | 'known' | 'signal'>;

/**
 * A desk over a session that is there, held until it is left.
 * @throws RunError `input` when there is none, it cannot be gone on with, or somebody else holds it for too long
 */
export async function continueSession(id: string, store: SessionStore, world: Around): Promise<OpenedDesk> {
  const { held, giveBack } = await holding((use) => store.hold(id, use, world.signal));
  const { head, events } = held.session;
  const desk = deskOver({ head, events, isContinued: true, folder: store.folder }, world, async (first) => {
    await held.append(first);
    return held;
  });
  return { desk, close: giveBack };
}

/**
 * A desk over a session that is made once something is worth keeping.
 * @param warn told, once, why nothing can be kept
 */
export function freshSession(
  store: SessionStore,
  world: Around,
  warn: (sentence: string) => void,
): OpenedDesk {
  const { place, clock, signal } = world;
  const head: SessionHead = {
    countersign: 'session',
    version: 1,
    id: store.newId(),
    createdAt: clock.now(),
    place,
  };
  let giveBack = async () => {};
  const begin = async (first: readonly SessionEvent[]) => {
    try {
      const made = await holding((use) => store.begin(head, use, signal));
      giveBack = made.giveBack;
      await made.held.append(first);
      return made.held;
    } catch (thrown) {
      warn(`Nothing of this run is kept for a later one: ${asRunError(thrown).message}`);
      return null;
    }
  };
  const desk = deskOver({ head, events: [], isContinued: false, folder: store.folder }, world, begin);
  return { desk, close: () => giveBack() };
}

/** Holds a session until it is given back. */
function holding(
  hold: (use: (held: HeldSession) => Promise<void>) => Promise<void>,
): Promise<{ held: HeldSession; giveBack(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const over: Promise<void> = hold(
      (held) =>
        new Promise((done) => {
          const giveBack = () => {
            done();
            return over;
          };
          resolve({ held, giveBack });
        }),
    );
    over.catch(reject);
  });
}

interface Beginning {
  head: SessionHead;
  events: readonly SessionEvent[];
  isContinued: boolean;
  folder: string;
}

/** @param begin the session to write to, with its first events; null: nothing can be kept */
function deskOver(
  { head, events, isContinued, folder }: Beginning,
  { clock, known, person }: Around,
  begin: (first: readonly SessionEvent[]) => Promise<HeldSession | null>,
): SessionDesk {
  let state = foldSession(head, events);
  let written: 'not yet' | HeldSession | null = 'not yet';
  const waiting: SessionEvent[] = [];
  let last: Promise<void> = Promise.resolve();

  async function add(happenings: readonly Happening[]): Promise<void> {
    const at = clock.now();
    const added = redactDeep(
      happenings.map((one) => ({ at, ...one }) as SessionEvent),
      known(),
    );
    await write(added);
    state = added.reduce(stepSession, state);
  }

  async function write(added: readonly SessionEvent[]): Promise<void> {
    if (written !== 'not yet') {
      await written?.append(added);
      return;
    }
    waiting.push(...added);
    if (!isContinued && added.every(({ kind }) => passing.includes(kind))) return;
    written = await begin(waiting.splice(0));
  }

  return {
    id: head.id,
    isContinued,
    folder,
    person,
    isKept: () => isContinued || (written !== 'not yet' && written !== null),
    state: () => state,
    record(happenings) {
      const done = last.then(() => add(happenings));
      last = done.catch(() => {});
      return done;
    },
  };
}
