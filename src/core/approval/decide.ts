import type { ApprovalPolicy, ApprovalState, Because, PlanRef, Verdict, Vote } from '../../domain/approval';
import { isApproving, type VoteRule, voteRules, weigh } from './vote-rules';
import { type Asked, login, type World } from './world';

/** What the state of a version is read from. */
export interface Case {
  asked: Asked;
  sight: World['sight'];
  counted: readonly Vote[];
  missing: number;
}

interface Judgement {
  state: ApprovalState;
  because: Because;
  detail?: string;
}

/** One line of the table that turns a case into a state. */
export interface VerdictRule {
  name: string;
  /** Null: this line says nothing of the case. */
  judge(one: Case): Judgement | null;
}

/** The state of a version: the first line that says something. The most cautious word comes before the milder ones. */
export const verdictRules: readonly VerdictRule[] = [
  {
    name: 'closed',
    judge: ({ asked: { closed } }) =>
      closed && {
        state: closed.by === 'expired' ? 'expired' : 'void',
        because: closed.by,
        detail: closed.detail,
      },
  },
  {
    name: 'not-posted',
    judge: ({ asked }) => (asked.postedAt === null ? { state: 'drafted', because: 'not-posted' } : null),
  },
  {
    name: 'unread',
    judge: ({ asked, sight }) =>
      sight.kind === 'unread' ? { state: waiting(asked), because: 'unread', detail: sight.why } : null,
  },
  {
    name: 'not-current',
    judge: ({ asked, sight }) =>
      sight.kind === 'current'
        ? null
        : { state: waiting(asked), because: asked.isLooked ? 'not-current' : 'not-looked' },
  },
  {
    name: 'rejected',
    judge: ({ counted }) =>
      counted.some(({ decision }) => decision === 'reject')
        ? { state: 'rejected', because: 'rejected' }
        : null,
  },
  {
    name: 'feedback',
    judge: ({ counted }) =>
      counted.some(({ decision }) => decision === 'feedback')
        ? { state: 'feedback', because: 'feedback' }
        : null,
  },
  {
    name: 'too-few',
    // A number that is none asks for everybody.
    judge: ({ missing }) => (missing <= 0 ? null : { state: 'pending', because: 'too-few' }),
  },
  { name: 'approved', judge: () => ({ state: 'approved', because: 'approved' }) },
];

/** The rules that a decision is made by. */
export interface Rules {
  votes: readonly VoteRule[];
  verdicts: readonly VerdictRule[];
  /** Persons whose approval is still missing. */
  missing(counted: readonly Vote[], policy: ApprovalPolicy): number;
  /** How a plan is carried out that has these votes. */
  manner(counted: readonly Vote[]): 'accept-edits' | 'default';
}

export const allRules: Rules = { votes: voteRules, verdicts: verdictRules, missing: missingOf, manner };

/**
 * How a version of a plan stands; null when the world has none of that id and version. Approved is only what the last
 * look, with nothing after it, found enough valid votes for: whoever carries a plan out looks right before.
 * @param plan without a version, the latest one of that id
 */
export function decide(
  world: World,
  plan: { id: string; version?: number },
  policy: ApprovalPolicy,
  rules: Rules = allRules,
): Verdict | null {
  const asked = world.versions.findLast((one) => isMeant(one.plan, plan));
  if (asked === undefined) return null;
  const { counted, refused } = weigh(asked, world, policy, rules.votes);
  const missing = rules.missing(counted, policy);
  const judgement = judged({ asked, sight: world.sight, counted, missing }, rules.verdicts);
  return {
    plan: asked.plan,
    state: judgement.state,
    decision: judgement.state === 'approved' ? rules.manner(counted) : null,
    because: judgement.because,
    detail: judgement.detail ?? '',
    // Without a current look no vote is held for valid or invalid.
    ...(world.sight.kind === 'current' ? { counted, refused } : { counted: [], refused: [] }),
    missing,
    words: counted.flatMap((vote) => (isApproving(vote) ? [] : vote.words.trim() || [])),
  };
}

function isMeant(plan: PlanRef, { id, version }: { id: string; version?: number }): boolean {
  return plan.id === id && (version === undefined || plan.version === version);
}

function judged(one: Case, rules: readonly VerdictRule[]): Judgement {
  for (const { judge } of rules) {
    const judgement = judge(one);
    if (judgement !== null) return judgement;
  }
  return { state: 'pending', because: 'too-few' };
}

function waiting(asked: Asked): ApprovalState {
  return asked.isLooked ? 'pending' : 'posted';
}

/** Each person counts once, however many votes they cast. */
function missingOf(counted: readonly Vote[], { requiredApprovals }: ApprovalPolicy): number {
  const persons = new Set(counted.filter(isApproving).map(({ who }) => login(who)));
  return Math.max(0, Math.max(1, requiredApprovals) - persons.size);
}

/** Of several approvals the most cautious one says how. */
function manner(counted: readonly Vote[]): 'accept-edits' | 'default' {
  return counted.every(({ decision }) => decision === 'accept-edits') ? 'accept-edits' : 'default';
}
