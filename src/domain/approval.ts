/** What a person can decide about a plan, in rising order of caution; the most cautious one wins. */
export const decisions = ['accept-edits', 'default', 'feedback', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/**
 * How far the approval of one version of a plan has come. drafted: nobody was asked. posted: it stands where people
 * can decide, and nobody has looked for their decisions yet. pending: what was found does not suffice, or what is known
 * is not current. void and expired are final.
 */
export const approvalStates = [
  'drafted',
  'posted',
  'pending',
  'approved',
  'feedback',
  'rejected',
  'expired',
  'void',
] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who may decide, how many have to, and how long they may take. */
export interface ApprovalPolicy {
  /** Persons who have to approve, at least 1. */
  requiredApprovals: number;
  /** Logins whose word counts whatever their permission is. */
  approvers: readonly string[];
  /** Whether the one who asked for the plan may approve it. To hold it back they always may. */
  authorMayApprove: boolean;
  /** Milliseconds from its drafting until a plan expires; null: never. */
  expiresAfter: number | null;
}

/** One version of a plan. */
export interface PlanRef {
  /** SHA-256 of its text, 64 hex digits. */
  id: string;
  version: number;
}

/** What a plan was made on. A name or hash each; null where there is none. Equal words mean an equal ground. */
export interface Ground {
  head: string | null;
  base: string | null;
  /** The request's own text. */
  subject: string | null;
}
export type GroundPart = keyof Ground;

/** One person's word. */
export interface Vote {
  /** Never used for another vote; a changed word is a new vote. */
  id: string;
  plan: PlanRef;
  who: string;
  decision: Decision;
  /** What they want to be different; '' where they said nothing, as with a reaction. */
  words: string;
  /** When it got the form it has now, milliseconds since the epoch. */
  at: number;
  /** True when somebody else has changed the words. */
  isAltered: boolean;
}

export const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Permission = (typeof permissions)[number];

/** Who a voter is, asked for at the moment of the decision. What could not be found out is null. */
export interface Standing {
  who: string;
  /** As the forge says: `User`, `Bot`, `Organization`. */
  type: string | null;
  permission: Permission | null;
  /** The account that this program writes with. */
  isOurs: boolean;
}

/** What happened to a plan on its way to approval; `at` is in milliseconds since the epoch. */
export type ApprovalEvent = { at: number } & (
  | { kind: 'drafted'; plan: PlanRef; author: string; ground: Ground }
  /** It stands where people can decide. `planId` is that of the text that stands there; `isOurs`: proven to be ours. */
  | { kind: 'posted'; version: number; planId: string | null; isOurs: boolean }
  /** The posted text was changed; `planId` is that of the text now. */
  | { kind: 'comment-edited'; version: number; planId: string | null; byOthers: boolean }
  | { kind: 'comment-removed'; version: number }
  | { kind: 'voted'; vote: Vote }
  | { kind: 'withdrawn'; vote: string }
  /** `files`: what is different, for whoever asks. */
  | { kind: 'moved'; what: GroundPart; to: string | null; files: readonly string[] }
  | { kind: 'cancelled'; version: number }
  /** It was found to be over by its age: another age that is allowed later is none for it. */
  | { kind: 'expired'; version: number }
  | { kind: 'ticked' }
  /** Votes, permissions or the ground could not be read. */
  | { kind: 'unread'; why: string }
  /** Everything was read without a fault, all pages: what is not in the history is not so. */
  | { kind: 'looked'; standings: readonly Standing[] }
);

/** A person's word on a plan, as it comes with a run. */
export interface Word {
  /** The plan that is meant, by its id or the beginning of it; null: the latest one. */
  planId: string | null;
  decision: Decision;
  /** What is to be different; '' where nothing was said. */
  words: string;
}

/** Why a version is over. */
export type ClosedBy =
  | 'replaced'
  | 'head-moved'
  | 'base-moved'
  | 'subject-edited'
  | 'comment-altered'
  | 'not-the-plan'
  | 'comment-removed'
  | 'cancelled'
  | 'expired';

/** Why a vote does not count. */
export type VoteFault =
  | 'withdrawn'
  | 'other-plan'
  | 'unknown-person'
  | 'no-person'
  | 'ourselves'
  | 'no-permission'
  | 'before-posting'
  | 'before-edit'
  | 'altered'
  | 'author';

/** Why the approval is in its state. */
export type Because =
  | ClosedBy
  | 'not-posted'
  | 'not-looked'
  | 'not-current'
  | 'unread'
  | 'rejected'
  | 'feedback'
  | 'too-few'
  | 'approved';

/** How a plan stands. */
export interface Verdict {
  plan: PlanRef;
  state: ApprovalState;
  /** How to carry it out; null in every state but `approved`. */
  decision: 'accept-edits' | 'default' | null;
  because: Because;
  /** What was found out beside it: the fault of reading, the files that differ. */
  detail: string;
  counted: readonly Vote[];
  /** Votes for this version that do not count, each with the first reason. */
  refused: readonly { vote: Vote; why: VoteFault }[];
  /** Persons whose approval is still missing. */
  missing: number;
  /** What people want to be different; empty when nobody said it in words. */
  words: readonly string[];
}
