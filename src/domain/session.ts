import { z } from 'zod';
import { approvalEvent, planRef } from './approval-event';
import { modeState } from './mode-state';
import { plan } from './plan';
import { sessionName } from './session-name';
import { statuses } from './status';

/** Names of sessions: they are names of files. */
export const sessionId = z.string().regex(sessionName);

/** The first line of a session. A reader of another version refuses it. */
export const sessionHead = z.strictObject({
  countersign: z.literal('session'),
  version: z.literal(1),
  id: sessionId,
  createdAt: z.number(),
  /** Real path of the workspace, or the address of a thread: a session is good for that place alone. */
  place: z.string(),
});
export type SessionHead = z.infer<typeof sessionHead>;

const at = z.number().describe('Milliseconds since the epoch.');
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable()
  .describe('SHA-256 of a file; null: there is none.');
const task = z.strictObject({ id: z.string(), title: z.string(), body: z.string(), author: z.string() });

/** What makes the file afterwards out of the file before, so that it can be made again without asking anybody. */
export const changeMade = z.strictObject({
  description: z.string(),
  diff: z.string(),
  /** The new text out of the old one (`core/files/splice`); null: the file is deleted. */
  splice: z.strictObject({ start: z.int().min(0), end: z.int().min(0), text: z.string() }).nullable(),
  shape: z.strictObject({
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'latin-1']),
    mark: z.boolean(),
  }),
});
export type ChangeMade = z.infer<typeof changeMade>;

/** What happens in a session. A new kind, or a new meaning, is a new version of the head. */
export const sessionEvent = z.discriminatedUnion('kind', [
  z.strictObject({ at, kind: z.literal('task'), task }),
  z.strictObject({
    at,
    kind: z.literal('said'),
    role: z.enum(['user', 'assistant', 'tool']),
    text: z.string(),
  }),
  /** What was said so far in short; mode, plan and all else stay (OM-55). */
  z.strictObject({ at, kind: z.literal('compacted'), summary: z.string() }),
  z.strictObject({ at, kind: z.literal('mode'), state: modeState }),
  /** A plan, or the version that takes its place. */
  z.strictObject({ at, kind: z.literal('planned'), plan }),
  z.strictObject({ at, kind: z.literal('plan-cancelled') }),
  z.strictObject({ at, kind: z.literal('approval'), event: approvalEvent }),
  /** A question back (CLARIFY). */
  z.strictObject({
    at,
    kind: z.literal('asked'),
    question: z.string(),
    options: z.array(z.strictObject({ label: z.string(), action: z.string(), value: z.string() })),
  }),
  z.strictObject({ at, kind: z.literal('answered'), text: z.string() }),
  /** The carrying out of an approved plan begins. */
  z.strictObject({
    at,
    kind: z.literal('act'),
    plan: planRef,
    decision: z.enum(['default', 'accept-edits']),
  }),
  z.strictObject({
    at,
    kind: z.literal('step'),
    number: z.int().min(1),
    /** `proposed`: its changes are all recorded, and none of them is made. */
    status: z.enum(['started', 'proposed', 'done', 'failed']),
    note: z.string(),
  }),
  /**
   * A change of a file. `intended` is written before the file is touched, so that whoever goes on after a crash can tell
   * by the hash whether it was made.
   */
  z.strictObject({
    at,
    kind: z.literal('change'),
    step: z.int().min(1),
    path: z.string(),
    before: hash,
    after: hash,
    status: z.enum(['proposed', 'intended', 'applied']),
    /** With `proposed`. */
    made: changeMade.optional(),
  }),
  z.strictObject({
    at,
    kind: z.literal('command'),
    step: z.int().min(1),
    command: z.string(),
    exitCode: z.int().nullable().describe('Null: it was not run, or ended before it was done.'),
    note: z.string(),
  }),
  z.strictObject({ at, kind: z.literal('paused') }),
  z.strictObject({ at, kind: z.literal('resumed') }),
  z.strictObject({ at, kind: z.literal('aborted'), why: z.string() }),
  /** A run on this session has ended. */
  z.strictObject({ at, kind: z.literal('ended'), status: z.enum(statuses) }),
]);
export type SessionEvent = z.infer<typeof sessionEvent>;

/** Events that were read, and how to go on behind them. */
export interface SessionRead {
  head: SessionHead;
  events: readonly SessionEvent[];
  /** Check sum of the last line; the next one is made with it. */
  sum: string;
  /** Characters up to the end of the last line that can be trusted. */
  trusted: number;
  /** Characters of a last line that was not finished; it is as if it had not been written. */
  cut: number;
  /** What is wrong within the text, a sentence; null: nothing. Nothing behind it is trusted, and nothing can be added. */
  damage: string | null;
}

/** What a text is as a session. */
export type SessionText =
  | { kind: 'session'; session: SessionRead }
  /** Not even its first line is whole: it is as if it did not exist. */
  | { kind: 'none' }
  /** A sentence for a person. */
  | { kind: 'newer' | 'foreign'; message: string };

/** A session that this process alone may write to. */
export interface HeldSession {
  session: SessionRead;
  /**
   * Adds events. When it returns they are on the disk.
   * @throws RunError `internal` when they could not be written; then none of them is part of the session
   */
  append(events: readonly SessionEvent[]): Promise<void>;
}

export interface SessionEntry {
  id: string;
  /** When it was last written to, milliseconds since the epoch. */
  changedAt: number;
  bytes: number;
}

/** Keeps sessions from one run to the next. */
export interface SessionStore {
  /**
   * Folder that sessions lie in, absolute, outside the workspace. A session's own files are named by its id and what
   * stands behind a point (`<id>.plan.md`); they go with it.
   */
  readonly folder: string;
  /** A name for a session that nobody has. */
  newId(): string;
  /** Newest first. */
  list(): Promise<SessionEntry[]>;
  /** What stands there, without holding it; `none` when there is none. */
  read(id: string): Promise<SessionText>;
  /**
   * Makes a session and holds it while `use` runs.
   * @throws RunError `internal` when it cannot be made
   */
  begin<Result>(
    head: SessionHead,
    use: (held: HeldSession) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result>;
  /**
   * Holds a session while `use` runs; others that want it wait.
   * @throws RunError `input` when there is none, it is damaged or newer, or somebody else holds it for too long
   */
  hold<Result>(id: string, use: (held: HeldSession) => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** With its own files. False: there was none. */
  remove(id: string, signal: AbortSignal): Promise<boolean>;
}
