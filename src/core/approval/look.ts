import type { ApprovalEvent, Ground, GroundPart, Standing, Vote } from '../../domain/approval';
import type { Asked, World } from './world';

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

const parts: readonly GroundPart[] = ['head', 'base', 'subject'];

/** What a look adds to the history of the latest version: what is different from what was known, then the look itself. */
export function eventsOf(look: Look, world: World): ApprovalEvent[] {
  if (!look.ok) return [{ at: look.at, kind: 'unread', why: look.why }];
  const asked = world.versions.at(-1);
  if (asked === undefined) return [];
  const { seen } = look;
  return [
    ...movements(seen, asked),
    ...changes(seen, asked),
    ...votes(seen, asked, world),
    { at: seen.at, kind: 'looked', standings: seen.standings },
  ];
}

function movements({ at, ground, files }: Seen, asked: Asked): ApprovalEvent[] {
  return parts
    .filter((what) => asked.closed === null && ground[what] !== asked.ground[what])
    .map((what) => ({ at, kind: 'moved', what, to: ground[what], files }));
}

function changes({ at, comment }: Seen, { plan, editedAt, closed }: Asked): ApprovalEvent[] {
  if (closed !== null) return [];
  if (comment === null) return [{ at, kind: 'comment-removed', version: plan.version }];
  const isKnown = comment.editedAt === null || (editedAt !== null && comment.editedAt <= editedAt);
  if (isKnown && comment.planId === plan.id && !comment.isEditedByOthers) return [];
  return [
    {
      at: comment.editedAt ?? at,
      kind: 'comment-edited',
      version: plan.version,
      planId: comment.planId,
      byOthers: comment.isEditedByOthers,
    },
  ];
}

function votes(seen: Seen, { plan }: Asked, world: World): ApprovalEvent[] {
  const standing = new Set(seen.votes.map(({ id }) => id));
  const known = new Set(world.votes.map(({ id }) => id));
  const gone = world.votes.filter(
    ({ id, plan: { version } }) => version === plan.version && !standing.has(id) && !world.withdrawn.has(id),
  );
  return [
    ...gone.map(({ id }): ApprovalEvent => ({ at: seen.at, kind: 'withdrawn', vote: id })),
    ...seen.votes
      .filter(({ id }) => !known.has(id))
      .map((vote): ApprovalEvent => ({ at: vote.at, kind: 'voted', vote })),
  ];
}
