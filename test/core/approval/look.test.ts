import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '../../../src/core/approval/decide';
import { eventsOf } from '../../../src/core/approval/look';
import { openWorld, reopened, type World, witness, worldOf } from '../../../src/core/approval/world';
import { decisions, type Ground, permissions, type Vote } from '../../../src/domain/approval';
import { approvalEvent } from '../../../src/domain/approval-event';
import type { Look, Seen } from '../../../src/domain/noticeboard';
import { drafted, first, ground, person, posted, voted } from './small-worlds';

const policy = { requiredApprovals: 1, approvers: [], authorMayApprove: true, expiresAfter: 10_000 };
const asked = worldOf([drafted(first), posted(first, 10)], policy);
const vote = (who: string, decision: Vote['decision'], at: number): Vote => {
  const event = voted(who, decision, at);
  if (event.kind !== 'voted') throw new Error('no vote');
  return event.vote;
};
const seen = (change: Partial<Seen> = {}): Seen => ({
  at: 100,
  comment: { planId: first.id, editedAt: null, isEditedByOthers: false },
  votes: [],
  ground,
  files: [],
  standings: [person('alice', 'write'), person('bob', 'read')],
  ...change,
});
const after = (world: World, look: Look) =>
  eventsOf(look, world).reduce((before, event) => witness(before, event, policy), world);
const state = (world: World) => decide(world, first, policy)?.state;

test('a look brings what it saw and is the last word', () => {
  const look: Look = { ok: true, seen: seen({ votes: [vote('alice', 'default', 50)] }) };
  const events = eventsOf(look, asked);
  expect(events.map(({ kind }) => kind)).toEqual(['voted', 'looked']);
  const world = after(asked, look);
  expect(state(world)).toBe('approved');
  expect(eventsOf(look, world).map(({ kind }) => kind)).toEqual(['looked']);
});

test('a vote that is not there any more is withdrawn', () => {
  const world = after(asked, { ok: true, seen: seen({ votes: [vote('alice', 'default', 50)] }) });
  const without = after(world, { ok: true, seen: seen({ at: 200 }) });
  expect(without.withdrawn).toEqual(new Set(['alice-default-50']));
  expect(state(without)).toBe('pending');
});

test('a look that failed is no consent, whatever was seen before', () => {
  const world = after(asked, { ok: true, seen: seen({ votes: [vote('alice', 'default', 50)] }) });
  expect(state(after(world, { ok: false, at: 200, why: 'HTTP 403' }))).toBe('pending');
});

test.each([
  ['head', { ground: { ...ground, head: 'h2' } }],
  ['base', { ground: { ...ground, base: null } }],
  ['request', { ground: { ...ground, subject: 's2' } }],
  ['lost comment', { comment: null }],
  ['foreign edit', { comment: { planId: first.id, editedAt: 60, isEditedByOthers: true } }],
  [
    'foreign edit of an unknown time',
    { comment: { planId: first.id, editedAt: null, isEditedByOthers: true } },
  ],
  ['other text', { comment: { planId: null, editedAt: null, isEditedByOthers: false } }],
] as [string, Partial<Seen>][])('a look finds the plan void: %s', (_, change) => {
  const world = after(asked, { ok: true, seen: seen({ ...change, votes: [vote('alice', 'default', 70)] }) });
  expect(state(world)).toBe('void');
  // Looking again says nothing new of what is over.
  const again = eventsOf({ ok: true, seen: seen({ ...change, at: 300 }) }, world);
  expect(again.map(({ kind }) => kind)).toEqual(['withdrawn', 'looked']);
});

test('our own edit makes the votes before it old', () => {
  const comment = { planId: first.id, editedAt: 60, isEditedByOthers: false };
  const old = after(asked, { ok: true, seen: seen({ comment, votes: [vote('alice', 'default', 50)] }) });
  expect(state(old)).toBe('pending');
  const votes = [vote('alice', 'default', 50), vote('alice', 'default', 61)];
  const look: Look = { ok: true, seen: seen({ at: 200, comment, votes }) };
  expect(eventsOf(look, old).map(({ kind }) => kind)).toEqual(['voted', 'looked']);
  expect(state(after(old, look))).toBe('approved');
});

test('without a plan a look says nothing', () => {
  expect(eventsOf({ ok: true, seen: seen() }, openWorld)).toEqual([]);
});

const anyVote = fc
  .record({
    who: fc.constantFrom('alice', 'bob', 'carol'),
    decision: fc.constantFrom(...decisions),
    at: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ who, decision, at }) => vote(who, decision, at));
const anyGround: fc.Arbitrary<Ground> = fc.record({
  head: fc.constantFrom('h1', 'h1', 'h1', 'h2'),
  base: fc.constant('b1'),
  subject: fc.constantFrom('s1', 's1', 's1', null),
});
const anySeen = fc
  .record({
    at: fc.integer({ min: 300, max: 400 }),
    comment: fc.option(
      fc.record({
        planId: fc.constant(first.id),
        editedAt: fc.option(fc.integer({ min: 20, max: 250 })),
        isEditedByOthers: fc.constant(false),
      }),
      { freq: 20 },
    ),
    votes: fc.uniqueArray(anyVote, { selector: ({ id }) => id, maxLength: 5 }),
    ground: anyGround,
    standings: fc
      .array(fc.constantFrom(...permissions), { minLength: 3, maxLength: 3 })
      .map((all) => ['alice', 'bob', 'carol'].map((who, index) => person(who, all[index] ?? null))),
  })
  .map((one): Look => ({ ok: true, seen: { ...one, files: [] } }));

test('whoever has looked often knows what one knows who looks once, apart from what is final', () => {
  fc.assert(
    fc.property(fc.array(anySeen, { minLength: 1, maxLength: 5 }), (looks) => {
      // Time, and the edits of a comment, go one way only; a vote that went does not come back.
      let edited: number | null = null;
      const gone = new Set<string>();
      let world = asked;
      let last: Look | undefined;
      for (const look of looks) {
        if (!look.ok || look.seen.comment === null) continue;
        const { comment } = look.seen;
        edited = comment.editedAt === null ? edited : Math.max(edited ?? 0, comment.editedAt);
        const votes = look.seen.votes.filter(({ id }) => !gone.has(id));
        for (const { id } of world.votes) if (votes.every((one) => one.id !== id)) gone.add(id);
        last = { ok: true, seen: { ...look.seen, comment: { ...comment, editedAt: edited }, votes } };
        world = after(world, last);
      }
      if (last === undefined) return;
      const often = decide(world, first, policy);
      const once = decide(after(asked, last), first, policy);
      if (often?.state === 'void') return;
      expect(often?.state).toBe(once?.state);
      expect(often?.decision).toBe(once?.decision);
      expect(often?.missing).toBe(once?.missing);
    }),
    { numRuns: 1000 },
  );
});

test('versions that were kept without their votes are as good, once somebody looks', () => {
  fc.assert(
    fc.property(anySeen, anySeen, (before, look) => {
      const world = after(asked, before);
      const kept = reopened(JSON.parse(JSON.stringify(world.versions)));
      expect(decide(after(kept, look), first, policy)?.state).toBe(
        state(after({ ...world, votes: [] }, look)),
      );
      expect(state(kept)).not.toBe('approved');
    }),
    { numRuns: 500 },
  );
});

test('all events are kept as they are', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(anySeen, (look) => {
      for (const event of eventsOf(look, asked)) {
        kinds.add(event.kind);
        expect(approvalEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
      }
    }),
  );
  expect([...kinds].sort()).toEqual(['comment-edited', 'comment-removed', 'looked', 'moved', 'voted']);
});
