import type { ApprovalEvent, ApprovalPolicy, ClosedBy, GroundPart } from '../../domain/approval';
import type { Asked } from './world';

/** What a closer looks at: an open version, and what has just happened. */
export interface Moment {
  asked: Asked;
  event: ApprovalEvent;
  policy: ApprovalPolicy;
  now: number;
}

/** A rule by which a version of a plan is over. */
export interface Closer {
  by: ClosedBy;
  closes(moment: Moment): boolean;
  detail?(event: ApprovalEvent): string;
}

/** Everything that ends a version; the first that holds is named. */
export const closers: readonly Closer[] = [
  {
    by: 'replaced',
    closes: ({ asked, event }) => event.kind === 'drafted' && event.plan.version > asked.plan.version,
  },
  moved('head-moved', 'head'),
  moved('base-moved', 'base'),
  moved('subject-edited', 'subject'),
  {
    by: 'comment-altered',
    closes: ({ asked, event }) =>
      event.kind === 'comment-edited' && event.version === asked.plan.version && event.byOthers,
  },
  {
    by: 'not-the-plan',
    closes: ({ asked, event }) =>
      (event.kind === 'comment-edited' || (event.kind === 'posted' && event.isOurs)) &&
      event.version === asked.plan.version &&
      event.planId !== asked.plan.id,
  },
  {
    by: 'comment-removed',
    closes: ({ asked, event }) => event.kind === 'comment-removed' && event.version === asked.plan.version,
  },
  {
    by: 'cancelled',
    closes: ({ asked, event }) => event.kind === 'cancelled' && event.version === asked.plan.version,
  },
  {
    by: 'expired',
    closes: ({ asked, event, policy, now }) =>
      (event.kind === 'expired' && event.version === asked.plan.version) ||
      (policy.expiresAfter !== null && !(now - asked.draftedAt < policy.expiresAfter)),
  },
];

/** A part of the ground is not what the plan was made on. */
function moved(by: ClosedBy, what: GroundPart): Closer {
  return {
    by,
    closes: ({ asked, event }) =>
      event.kind === 'moved' && event.what === what && event.to !== asked.ground[what],
    detail: (event) => (event.kind === 'moved' ? event.files.join(', ') : ''),
  };
}
