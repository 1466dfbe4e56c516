import { z } from 'zod';
import { type ground, planRef } from './approval-event';
import { modeState } from './mode-state';

/** Bytes of the printed state: it stands in a comment beside what people read. */
export const mostStateBytes = 16 * 1024;

const at = z.number().describe('Milliseconds since the epoch.');
const short = z.string().max(200);

/** One version of the plan on its way to approval, without its votes: those are read anew. */
export const askedVersion = z.strictObject({
  plan: planRef,
  author: short,
  ground: z.strictObject({
    head: short.nullable(),
    base: short.nullable(),
    subject: short.nullable(),
  }) satisfies typeof ground,
  draftedAt: at,
  postedAt: at.nullable(),
  editedAt: at.nullable(),
  isLooked: z.boolean(),
  closed: z
    .strictObject({
      by: z.enum([
        'replaced',
        'head-moved',
        'base-moved',
        'subject-edited',
        'comment-altered',
        'not-the-plan',
        'comment-removed',
        'cancelled',
        'expired',
      ]),
      detail: z.string(),
    })
    .nullable(),
});

/** A finding that was told in the thread. */
export const toldFinding = z.strictObject({
  fingerprint: z.string().max(64),
  status: z.enum(['open', 'resolved', 'refuted']),
  /** Of the comment it stands in; null: in the summary. */
  comment: z.string().max(40).nullable(),
});

/** What was left out of a state for want of room, and how many of it. */
export const leftOut = z.strictObject({
  what: z.enum([
    'mode history',
    'kept by modes',
    'skills',
    'mode',
    'details of closed versions',
    'resolved findings',
    'closed versions',
    'findings',
  ]),
  count: z.int().min(1),
});

/** What a thread on a forge carries from run to run in our own comment. There it is the truth. */
export const threadState = z.strictObject({
  version: z.literal(1),
  /** Null: no mode was kept, the start holds. */
  mode: modeState.nullable(),
  /** Oldest first; the last one is the plan that holds. */
  versions: z.array(askedVersion),
  ledger: z.array(toldFinding),
  /** Hash of the commit that was examined last; null: none was. */
  examined: short.nullable(),
  leftOut: z.array(leftOut).max(8),
});
export type ThreadState = z.infer<typeof threadState>;
