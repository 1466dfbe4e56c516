import type { ApprovalPolicy, Permission, Standing, Vote, VoteFault } from '../../domain/approval';
import { type Asked, login, type World } from './world';

/** What a rule weighs a vote by. */
export interface Weighed {
  vote: Vote;
  asked: Asked;
  /** Who the voter is, by the look that the decision is made on; undefined: nobody could tell. */
  standing: Standing | undefined;
  policy: ApprovalPolicy;
  world: World;
}

/** A reason for which a vote does not count. */
export interface VoteRule {
  why: VoteFault;
  refuses(weighed: Weighed): boolean;
}

const enough: readonly Permission[] = ['write', 'maintain', 'admin'];

/** A vote counts when none of these refuses it. Times are compared so that one that is none refuses. */
export const voteRules: readonly VoteRule[] = [
  { why: 'withdrawn', refuses: ({ vote, world }) => world.withdrawn.has(vote.id) },
  {
    why: 'other-plan',
    refuses: ({ vote, asked }) => vote.plan.id !== asked.plan.id || vote.plan.version !== asked.plan.version,
  },
  { why: 'unknown-person', refuses: ({ standing }) => standing === undefined || standing.type === null },
  { why: 'no-person', refuses: ({ standing }) => standing?.type !== 'User' },
  { why: 'ourselves', refuses: ({ standing }) => standing?.isOurs !== false },
  {
    why: 'no-permission',
    refuses: ({ vote, standing, policy }) =>
      !enough.includes(standing?.permission ?? 'none') &&
      !policy.approvers.some((name) => login(name) === login(vote.who)),
  },
  {
    why: 'before-posting',
    refuses: ({ vote, asked }) => asked.postedAt === null || !(vote.at >= asked.postedAt),
  },
  // Forges count in seconds: what happened in the second of the edit may have been said of the text before it.
  {
    why: 'before-edit',
    refuses: ({ vote, asked }) => asked.editedAt !== null && !(vote.at > asked.editedAt),
  },
  { why: 'altered', refuses: ({ vote }) => vote.isAltered },
  {
    why: 'author',
    refuses: ({ vote, asked, policy }) =>
      isApproving(vote) && !policy.authorMayApprove && login(vote.who) === login(asked.author),
  },
];

export function isApproving({ decision }: Vote): boolean {
  return decision === 'default' || decision === 'accept-edits';
}

/** Votes for a version, sorted into those that count and those that do not. */
export function weigh(
  asked: Asked,
  world: World,
  policy: ApprovalPolicy,
  rules: readonly VoteRule[],
): { counted: Vote[]; refused: { vote: Vote; why: VoteFault }[] } {
  const counted: Vote[] = [];
  const refused: { vote: Vote; why: VoteFault }[] = [];
  for (const vote of world.votes) {
    const standing = world.sight.kind === 'current' ? world.sight.standings.get(login(vote.who)) : undefined;
    const rule = rules.find(({ refuses }) => refuses({ vote, asked, standing, policy, world }));
    if (rule === undefined) counted.push(vote);
    else if (vote.plan.version === asked.plan.version) refused.push({ vote, why: rule.why });
  }
  return { counted, refused };
}
