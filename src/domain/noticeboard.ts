import type { Ground, Standing, Vote } from './approval';
import type { Plan } from './plan';

/** Everything a driver saw at one moment of the version it asks about; all pages were read. */
export interface Seen {
  at: number;
  /** The comment that shows the plan; null: it is gone. `planId` is worked out from its text. */
  comment: { planId: string | null; editedAt: number | null; isEditedByOthers: boolean } | null;
  /** All votes for this version that stand. */
  votes: readonly Vote[];
  ground: Ground;
  /** What is different where the ground is, for people. */
  files: readonly string[];
  /** One for each voter, asked for now. */
  standings: readonly Standing[];
}

/** A look, or why it was none: a single part that could not be read makes the whole unread. */
export type Look = { ok: true; seen: Seen } | { ok: false; at: number; why: string };

/** The version of a plan that is looked for. */
export interface Asking {
  plan: Plan;
  /** What it was made on. */
  ground: Ground;
  /** Milliseconds since the epoch: the moment of the look. */
  at: number;
  /** Votes for this version that came to the program itself and stand; a board may have others of its own. */
  votes: readonly Vote[];
  /** What our own changes left in files, as SHA-256 by path; null: no file. They do not move the ground. */
  made: ReadonlyMap<string, ReadonlySet<string | null>>;
}

/** Where a plan is put before people and where their votes are found: a forge's thread, or this machine. */
export interface Noticeboard {
  /** What a plan that is made now is made on. */
  ground(plan: Plan): Promise<Ground>;
  /**
   * Shows a plan to people, in the place of what was shown before.
   * @returns what stands there now: the id worked out from its text, and whether it is proven to be ours
   * @throws RunError when it could not be shown
   */
  post(plan: Plan): Promise<{ planId: string | null; isOurs: boolean }>;
  /** The text that people see now; null: there is none, or it cannot be read. Never throws. */
  text(): Promise<string | null>;
  /** Reads everything anew. Never throws: what cannot be read makes it no look. */
  look(asking: Asking): Promise<Look>;
}
