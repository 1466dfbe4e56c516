import type { ApprovalEvent, GroundPart } from '../../domain/approval';
import type { Look, Seen } from '../../domain/noticeboard';
import type { Asked, World } from './world';

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
