import type { SessionState } from '../core/session/fold';
import type { SessionEvent } from '../domain/session';

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
  /** Folder of the session's own files, absolute, outside the workspace. */
  readonly folder: string;
  /** All events so far, folded. */
  state(): SessionState;
  /**
   * Adds what happened. When it returns it is on the disk.
   * @throws RunError `internal` when it could not be written
   */
  record(happenings: readonly Happening[]): Promise<void>;
}
