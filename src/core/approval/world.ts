import type {
  ApprovalEvent,
  ApprovalPolicy,
  ClosedBy,
  Ground,
  PlanRef,
  Standing,
  Vote,
} from '../../domain/approval';
import { closers } from './closers';

/** One version of the plan, from its drafting on. */
export interface Asked {
  plan: PlanRef;
  author: string;
  ground: Ground;
  draftedAt: number;
  postedAt: number | null;
  /** When its comment was last changed; null: never. */
  editedAt: number | null;
  /** Whether anybody has looked for votes since it was posted. */
  isLooked: boolean;
  /** Once set it stays. */
  closed: { by: ClosedBy; detail: string } | null;
}

/** What is known of the votes at this moment. Only a look that nothing has followed is current. */
export type Sight =
  | { kind: 'none' }
  | { kind: 'unread'; why: string }
  | { kind: 'current'; standings: ReadonlyMap<string, Standing> };

/** All that a history says, as a value. */
export interface World {
  /** The latest time in the history. */
  now: number;
  /** Oldest first. */
  versions: readonly Asked[];
  votes: readonly Vote[];
  withdrawn: ReadonlySet<string>;
  sight: Sight;
}

export const openWorld: World = {
  now: Number.NEGATIVE_INFINITY,
  versions: [],
  votes: [],
  withdrawn: new Set(),
  sight: { kind: 'none' },
};

/** The world of a whole history. */
export function worldOf(history: readonly ApprovalEvent[], policy: ApprovalPolicy): World {
  return history.reduce((world, event) => witness(world, event, policy), openWorld);
}

/** The world of versions that were kept without their votes; a look brings those. */
export function reopened(versions: readonly Asked[]): World {
  const times = versions.flatMap((asked) => [asked.draftedAt, asked.postedAt ?? 0, asked.editedAt ?? 0]);
  return { ...openWorld, now: Math.max(openWorld.now, ...times), versions };
}

/**
 * The world after one more event. What closes a version closes it for good.
 * @param rules which of them can close one; all of them unless told
 */
export function witness(world: World, event: ApprovalEvent, policy: ApprovalPolicy, rules = closers): World {
  const now = Math.max(world.now, event.at);
  const versions = [...world.versions.map((asked) => touched(asked, event)), ...drafted(world, event)];
  return {
    now,
    versions: versions.map((asked) => {
      if (asked.closed !== null) return asked;
      const rule = rules.find(({ closes }) => closes({ asked, event, policy, now }));
      return rule ? { ...asked, closed: { by: rule.by, detail: rule.detail?.(event) ?? '' } } : asked;
    }),
    votes: isNewVote(world, event) ? [...world.votes, event.vote] : world.votes,
    withdrawn: event.kind === 'withdrawn' ? new Set([...world.withdrawn, event.vote]) : world.withdrawn,
    sight: sightAfter(event),
  };
}

/** A login as it is compared: forges do not tell capital letters apart. */
export function login(who: string): string {
  return who.toLowerCase();
}

/** A version that does not come after the ones before is no new plan: it is as if it had not been drafted. */
function drafted(world: World, event: ApprovalEvent): Asked[] {
  if (event.kind !== 'drafted') return [];
  if (world.versions.some((asked) => asked.plan.version >= event.plan.version)) return [];
  const { plan, author, ground } = event;
  const fresh = { postedAt: null, editedAt: null, isLooked: false, closed: null };
  return [{ plan, author, ground, draftedAt: event.at, ...fresh }];
}

function touched(asked: Asked, event: ApprovalEvent): Asked {
  if (event.kind === 'looked') return asked.postedAt === null ? asked : { ...asked, isLooked: true };
  if (!('version' in event) || event.version !== asked.plan.version) return asked;
  if (event.kind === 'posted' && event.isOurs) return { ...asked, postedAt: later(asked.postedAt, event.at) };
  if (event.kind === 'comment-edited') return { ...asked, editedAt: later(asked.editedAt, event.at) };
  return asked;
}

function later(before: number | null, at: number): number {
  return Math.max(before ?? at, at);
}

function isNewVote(world: World, event: ApprovalEvent): event is ApprovalEvent & { kind: 'voted' } {
  return event.kind === 'voted' && world.votes.every(({ id }) => id !== event.vote.id);
}

function sightAfter(event: ApprovalEvent): Sight {
  if (event.kind === 'unread') return { kind: 'unread', why: event.why };
  if (event.kind !== 'looked') return { kind: 'none' };
  return { kind: 'current', standings: new Map(event.standings.map((one) => [login(one.who), one])) };
}
