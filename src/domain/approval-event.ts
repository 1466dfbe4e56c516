import { z } from 'zod';
import { decisions, permissions } from './approval';

const at = z.number().describe('Milliseconds since the epoch.');
const version = z.int().min(1);
const planId = z.string().regex(/^[0-9a-f]{64}$/);
export const planRef = z.strictObject({ id: planId, version });
export const ground = z.strictObject({
  head: z.string().nullable(),
  base: z.string().nullable(),
  subject: z.string().nullable(),
});
const vote = z.strictObject({
  id: z.string().min(1),
  plan: planRef,
  who: z.string().min(1),
  decision: z.enum(decisions),
  words: z.string(),
  at,
  isAltered: z.boolean(),
});
const standing = z.strictObject({
  who: z.string().min(1),
  type: z.string().nullable(),
  permission: z.enum(permissions).nullable(),
  isOurs: z.boolean(),
});

/** An `ApprovalEvent` as it is kept; `domain/approval` says what each is. */
export const approvalEvent = z.discriminatedUnion('kind', [
  z.strictObject({ at, kind: z.literal('drafted'), plan: planRef, author: z.string(), ground }),
  z.strictObject({
    at,
    kind: z.literal('posted'),
    version,
    planId: planId.nullable(),
    isOurs: z.boolean(),
  }),
  z.strictObject({
    at,
    kind: z.literal('comment-edited'),
    version,
    planId: planId.nullable(),
    byOthers: z.boolean(),
  }),
  z.strictObject({ at, kind: z.literal('comment-removed'), version }),
  z.strictObject({ at, kind: z.literal('voted'), vote }),
  z.strictObject({ at, kind: z.literal('withdrawn'), vote: z.string().min(1) }),
  z.strictObject({
    at,
    kind: z.literal('moved'),
    what: z.enum(['head', 'base', 'subject']),
    to: z.string().nullable(),
    files: z.array(z.string()).readonly(),
  }),
  z.strictObject({ at, kind: z.literal('cancelled'), version }),
  z.strictObject({ at, kind: z.literal('expired'), version }),
  z.strictObject({ at, kind: z.literal('ticked') }),
  z.strictObject({ at, kind: z.literal('unread'), why: z.string() }),
  z.strictObject({ at, kind: z.literal('looked'), standings: z.array(standing).readonly() }),
]);
