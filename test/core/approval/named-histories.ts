import type { ApprovalEvent, ApprovalPolicy, Because, Verdict } from '../../../src/domain/approval';
import { drafted, first, looked, moved, person, posted, second, voted } from './small-worlds';

const policy: ApprovalPolicy = {
  requiredApprovals: 1,
  approvers: ['dora'],
  authorMayApprove: false,
  expiresAfter: 1000,
};
const people = [
  person('alice', 'write'),
  person('bob', 'admin'),
  person('carol', 'triage'),
  person('dora', 'none'),
  person('eve', 'admin', { type: null }),
  person('robot', 'admin', { type: 'Bot' }),
  person('countersign', 'admin', { isOurs: true }),
];
const asked = [drafted(first), posted(first, 10)];
const look = looked(people, 100);

export interface NamedHistory {
  name: string;
  history: readonly ApprovalEvent[];
  policy: ApprovalPolicy;
  state: Verdict['state'];
  because: Because;
  more?: Partial<Verdict>;
}

const one = (
  name: string,
  history: readonly ApprovalEvent[],
  [state, because]: [Verdict['state'], Because],
  more: Partial<Verdict> = {},
  policies: Partial<ApprovalPolicy> = {},
): NamedHistory => ({ name, history, state, because, more, policy: { ...policy, ...policies } });

/** One vote that does not count, and why. */
const refused = (
  why: Verdict['refused'][number]['why'],
  event: ApprovalEvent,
  after: ApprovalEvent[] = [],
) => {
  if (event.kind !== 'voted') throw new Error('no vote');
  return one(`a vote is refused: ${why}`, [...asked, event, ...after, look], ['pending', 'too-few'], {
    refused: [{ vote: event.vote, why }],
    counted: [],
    missing: 1,
  });
};

/** How a version is closed after it was approved. */
const closed = (because: Because, event: ApprovalEvent) =>
  one(
    `closed: ${because}`,
    [...asked, voted('alice', 'default', 50), look, event, { ...look, at: event.at + 1 }],
    [because === 'expired' ? 'expired' : 'void', because],
    { decision: null },
  );

const edit = { at: 200, kind: 'comment-edited', version: 1, planId: first.id, byOthers: false } as const;

export const namedHistories: readonly NamedHistory[] = [
  one('drafted', [drafted(first), look], ['drafted', 'not-posted']),
  one(
    'posted by a stranger',
    [drafted(first), { ...posted(first, 10), isOurs: false } as ApprovalEvent, look],
    ['drafted', 'not-posted'],
  ),
  one('posted', asked, ['posted', 'not-looked']),
  one('voted, not looked', [...asked, voted('alice', 'default', 50)], ['posted', 'not-looked']),
  one('the first look fails', [...asked, { at: 60, kind: 'unread', why: 'HTTP 502' }], ['posted', 'unread'], {
    detail: 'HTTP 502',
  }),
  one('nobody voted', [...asked, look], ['pending', 'too-few'], { missing: 1 }),
  one('approved', [...asked, voted('alice', 'default', 50), look], ['approved', 'approved'], {
    decision: 'default',
  }),
  one('edits accepted', [...asked, voted('alice', 'accept-edits', 50), look], ['approved', 'approved'], {
    decision: 'accept-edits',
  }),
  one(
    'a listed approver without permission',
    [...asked, voted('Dora', 'default', 50), look],
    ['approved', 'approved'],
    { decision: 'default' },
  ),
  one(
    'the milder of two approvals does not win',
    [...asked, voted('alice', 'accept-edits', 50), voted('dora', 'default', 51), look],
    ['approved', 'approved'],
    { decision: 'default', missing: 0 },
  ),
  one(
    'feedback outweighs any number of approvals',
    [
      ...asked,
      voted('alice', 'default', 50),
      voted('dora', 'accept-edits', 51),
      voted('alice', 'feedback', 52, { words: ' Use the old parser. ' }),
      look,
    ],
    ['feedback', 'feedback'],
    { decision: null, words: ['Use the old parser.'] },
  ),
  one(
    'a thumb down holds the plan and says nothing',
    [...asked, voted('alice', 'feedback', 50), look],
    ['feedback', 'feedback'],
    { words: [] },
  ),
  one(
    'reject outweighs feedback',
    [...asked, voted('alice', 'feedback', 50), voted('dora', 'reject', 51), look],
    ['rejected', 'rejected'],
  ),
  one(
    'the author may hold back what they may not approve',
    [...asked, voted('alice', 'default', 50), voted('bob', 'reject', 51), look],
    ['rejected', 'rejected'],
  ),
  one(
    'a reject taken back is none',
    [
      ...asked,
      voted('alice', 'default', 50),
      voted('dora', 'reject', 51),
      { at: 60, kind: 'withdrawn', vote: 'dora-reject-51' },
      look,
    ],
    ['approved', 'approved'],
  ),
  one(
    'one of two',
    [...asked, voted('alice', 'default', 50), look],
    ['pending', 'too-few'],
    { missing: 1 },
    { requiredApprovals: 2 },
  ),
  one(
    'two votes of one person are one',
    [...asked, voted('alice', 'default', 50), voted('ALICE', 'accept-edits', 51), look],
    ['pending', 'too-few'],
    { missing: 1 },
    { requiredApprovals: 2 },
  ),
  one(
    'two of two',
    [...asked, voted('alice', 'default', 50), voted('dora', 'default', 51), look],
    ['approved', 'approved'],
    {},
    { requiredApprovals: 2 },
  ),
  one('none needed is one needed', [...asked, look], ['pending', 'too-few'], {}, { requiredApprovals: 0 }),
  one(
    'a number that is none is never reached',
    [...asked, voted('alice', 'default', 50), look],
    ['pending', 'too-few'],
    {},
    { requiredApprovals: Number.NaN },
  ),
  one(
    'an error after an approval is no consent',
    [...asked, voted('alice', 'default', 50), look, { at: 110, kind: 'unread', why: 'HTTP 500' }],
    ['pending', 'unread'],
    { detail: 'HTTP 500', counted: [], refused: [] },
  ),
  one(
    'an approval is as old as its look',
    [...asked, voted('alice', 'default', 50), look, { at: 110, kind: 'ticked' }],
    ['pending', 'not-current'],
  ),
  one(
    'a lost permission counts at the moment of the decision',
    [...asked, voted('alice', 'default', 50), look, looked([person('alice', 'read')], 110)],
    ['pending', 'too-few'],
  ),
  one(
    'a vote taken back is not cast again under its id',
    [
      ...asked,
      voted('alice', 'default', 50, { id: 'v' }),
      { at: 60, kind: 'withdrawn', vote: 'v' },
      voted('alice', 'default', 70, { id: 'v' }),
      look,
    ],
    ['pending', 'too-few'],
  ),
  refused('withdrawn', voted('alice', 'default', 50), [
    { at: 60, kind: 'withdrawn', vote: 'alice-default-50' },
  ]),
  refused('other-plan', voted('alice', 'default', 50, { plan: { id: second.id, version: 1 } })),
  refused('unknown-person', voted('nobody', 'default', 50)),
  refused('unknown-person', voted('eve', 'default', 50)),
  refused('no-person', voted('robot', 'default', 50)),
  refused('ourselves', voted('countersign', 'default', 50)),
  refused('no-permission', voted('carol', 'default', 50)),
  refused('before-posting', voted('alice', 'default', 50, { at: 9 })),
  refused('before-edit', voted('alice', 'default', 50), [{ ...edit, at: 50 }]),
  refused('altered', voted('alice', 'default', 50, { isAltered: true })),
  refused('author', voted('Bob', 'accept-edits', 50)),
  closed('replaced', drafted(second, 200)),
  closed('head-moved', moved('head', 'h2', 200)),
  closed('base-moved', moved('base', 'b2', 200)),
  closed('subject-edited', moved('subject', 's2', 200)),
  closed('comment-altered', { ...edit, byOthers: true }),
  closed('not-the-plan', { ...edit, planId: null }),
  closed('comment-removed', { at: 200, kind: 'comment-removed', version: 1 }),
  closed('cancelled', { at: 200, kind: 'cancelled', version: 1 }),
  closed('expired', { at: 1000, kind: 'ticked' }),
  closed('expired', { at: 200, kind: 'expired', version: 1 }),
  one(
    'posted with another text',
    [drafted(first), { ...posted(first, 10), planId: second.id } as ApprovalEvent],
    ['void', 'not-the-plan'],
  ),
  one(
    'a head that moved and came back',
    [...asked, moved('head', 'h2', 50), moved('head', 'h1', 60), voted('alice', 'default', 70), look],
    ['void', 'head-moved'],
  ),
  one(
    'votes for version 2 do not revive version 1',
    [
      ...asked,
      voted('alice', 'feedback', 50),
      drafted(second, 60),
      posted(second, 70),
      voted('alice', 'default', 80, { plan: second }),
      look,
    ],
    ['void', 'replaced'],
  ),
];
