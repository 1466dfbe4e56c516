import type {
  ApprovalEvent,
  ApprovalPolicy,
  Decision,
  GroundPart,
  Permission,
  PlanRef,
  Standing,
  Vote,
} from '../../../src/domain/approval';

export const first: PlanRef = { id: 'a'.repeat(64), version: 1 };
export const second: PlanRef = { id: 'b'.repeat(64), version: 2 };
export const ground = { head: 'h1', base: 'b1', subject: 's1' };
/** Time between two events, and until a plan expires. */
const tick = 100;
export const expiry = 5000;

/** One person as the forge shows them. */
export const person = (
  who: string,
  permission: Permission | null,
  more: Partial<Standing> = {},
): Standing => ({
  who,
  type: 'User',
  permission,
  isOurs: false,
  ...more,
});

/** Who takes part, and by which policy. */
export interface SmallWorld {
  name: string;
  policy: ApprovalPolicy;
  /** Alice, Bob who asked for the plan, Carol. */
  people: readonly Standing[];
}

const carols: [string, Standing | null, string[]][] = [
  ['who may write', person('carol', 'write'), []],
  ['who may read', person('carol', 'read'), []],
  ['who may read and is listed', person('carol', 'read'), ['Carol']],
  ['who is a bot', person('carol', 'admin', { type: 'Bot' }), ['carol']],
  ['who is our account', person('carol', 'admin', { isOurs: true }), ['carol']],
  ['of whom nothing is known', null, ['carol']],
  ['whose permission could not be read', person('carol', null), []],
];

const world = (
  [who, carol, approvers]: (typeof carols)[number],
  requiredApprovals: number,
  authorMayApprove: boolean,
): SmallWorld => ({
  name: `Carol ${who}, ${requiredApprovals} needed, author ${authorMayApprove ? 'may' : 'may not'}`,
  policy: { requiredApprovals, approvers, authorMayApprove, expiresAfter: expiry },
  people: [person('alice', 'maintain'), person('bob', 'write'), ...(carol ? [carol] : [])],
});

export const smallWorlds: SmallWorld[] = carols.flatMap((carol) => [
  world(carol, 1, false),
  world(carol, 2, true),
]);

export const drafted = (plan: PlanRef, at = 0): ApprovalEvent => ({
  at,
  kind: 'drafted',
  plan,
  author: 'bob',
  ground,
});
export const posted = (plan: PlanRef, at: number): ApprovalEvent => ({
  at,
  kind: 'posted',
  version: plan.version,
  planId: plan.id,
  isOurs: true,
});
export const voted = (
  who: string,
  decision: Decision,
  at: number,
  more: Partial<Vote> = {},
): ApprovalEvent => ({
  at,
  kind: 'voted',
  vote: {
    id: `${who}-${decision}-${at}`,
    plan: first,
    who,
    decision,
    words: '',
    at,
    isAltered: false,
    ...more,
  },
});
export const looked = (standings: readonly Standing[], at: number): ApprovalEvent => ({
  at,
  kind: 'looked',
  standings,
});
export const moved = (what: GroundPart, to: string, at: number): ApprovalEvent => ({
  at,
  kind: 'moved',
  what,
  to,
  files: [],
});

/** What can happen next; null: that cannot happen here. */
type Move = (history: readonly ApprovalEvent[], at: number, world: SmallWorld) => ApprovalEvent | null;

/** The last vote of a person in the history. */
function lastVote(history: readonly ApprovalEvent[], who: string): Vote | null {
  const found = history.findLast((event) => event.kind === 'voted' && event.vote.who === who);
  return found?.kind === 'voted' ? found.vote : null;
}

const withdraw =
  (who: string): Move =>
  (history, at) => {
    const vote = lastVote(history, who);
    return vote && { at, kind: 'withdrawn', vote: vote.id };
  };
const edited =
  (planId: string, byOthers: boolean): Move =>
  (_, at) => ({ at, kind: 'comment-edited', version: 1, planId, byOthers });

/** Everything that may happen to a plan that is asked about. */
export const moves: Record<string, Move> = {
  'alice default': (_, at) => voted('alice', 'default', at),
  'alice accept-edits': (_, at) => voted('alice', 'accept-edits', at),
  'ALICE accept-edits': (_, at) => voted('ALICE', 'accept-edits', at),
  'alice feedback': (_, at) => voted('alice', 'feedback', at),
  'alice reject': (_, at) => voted('alice', 'reject', at),
  'bob default': (_, at) => voted('bob', 'default', at),
  'bob reject': (_, at) => voted('bob', 'reject', at),
  'carol default': (_, at) => voted('carol', 'default', at),
  'carol accept-edits': (_, at) => voted('carol', 'accept-edits', at),
  'alice default, found late, of before the posting': (_, at) => voted('alice', 'default', at, { at: 5 }),
  'alice default, found late, of the second of the last event': (_, at) =>
    voted('alice', 'default', at, { at: at - tick }),
  'alice default, altered': (_, at) => voted('alice', 'default', at, { isAltered: true }),
  'alice default of another text': (_, at) => voted('alice', 'default', at, { plan: { ...first, id: 'c' } }),
  'alice default of version 2': (_, at) => voted('alice', 'default', at, { plan: second }),
  'alice default of a version 2 with this id': (_, at) =>
    voted('alice', 'default', at, { plan: { ...first, version: 2 } }),
  'alice withdraws': withdraw('alice'),
  'bob withdraws': withdraw('bob'),
  'the same vote again': (history, at) => {
    const vote = lastVote(history, 'alice');
    return vote && { at, kind: 'voted', vote: { ...vote, at } };
  },
  'we edit': edited(first.id, false),
  'others edit': edited(first.id, true),
  'we edit the plan': edited(second.id, false),
  'the comment goes': (_, at) => ({ at, kind: 'comment-removed', version: 1 }),
  'posted again': (_, at) => posted(first, at),
  'head moves': (_, at) => moved('head', 'h2', at),
  'head moves back': (_, at) => moved('head', 'h1', at),
  'base moves': (_, at) => moved('base', 'b2', at),
  'the request is edited': (_, at) => moved('subject', 's2', at),
  cancelled: (_, at) => ({ at, kind: 'cancelled', version: 1 }),
  'found expired': (_, at) => ({ at, kind: 'expired', version: 1 }),
  'version 2 drafted': (_, at) => drafted(second, at),
  'version 2 posted': (_, at) => posted(second, at),
  'a stranger posts version 2': (_, at) => ({ ...posted(second, at), isOurs: false }) as ApprovalEvent,
  'version 1 drafted again': (_, at) => drafted(first, at),
  'time passes': (_, at) => ({ at, kind: 'ticked' }),
  'much time passes': (_, at) => ({ at: at + expiry, kind: 'ticked' }),
  unread: (_, at) => ({ at, kind: 'unread', why: 'HTTP 502' }),
  looked: (_, at, { people }) => looked(people, at),
  'looked, alice demoted': (_, at, { people }) =>
    looked(
      people.map((one) => (one.who === 'alice' ? { ...one, permission: 'read' } : one)),
      at,
    ),
};

/** When the event after these happens. */
export function nextTime(history: readonly ApprovalEvent[]): number {
  return Math.max(...history.map(({ at }) => at)) + tick;
}
