import type { Intent } from '../domain/intent';
import type { Task } from '../domain/task';
import type { Obeyed } from './obey';
import type { Thread } from './thread';

/** What a turn is about. */
export interface About {
  task: Task;
  /** Null: the turn is commands alone. */
  intent: Intent | null;
  obeyed: Obeyed;
}

/** A thread after a piece of work, and what it brought, as Markdown. */
export interface Piece {
  thread: Thread;
  output: string;
}
