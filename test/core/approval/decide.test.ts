import { expect, test } from 'vitest';
import { decide } from '../../../src/core/approval/decide';
import { openWorld, witness, worldOf } from '../../../src/core/approval/world';
import { namedHistories } from './named-histories';
import { drafted, first, looked, person, posted, second, voted } from './small-worlds';

test.each(namedHistories.map((one) => [one.name, one] as const))(
  'a history ends as it must: %s',
  (_, { history, policy, state, because, more }) => {
    const verdict = decide(worldOf(history, policy), first, policy);
    expect(verdict).toMatchObject({ plan: first, state, because, ...more });
    expect(verdict?.decision === null).toBe(state !== 'approved');
  },
);

const policy = { requiredApprovals: 1, approvers: [], authorMayApprove: true, expiresAfter: null };

test('a plan that was never drafted has no state', () => {
  const world = worldOf([drafted(first), posted(first, 1), looked([], 2)], policy);
  expect(decide(world, { id: second.id }, policy)).toBeNull();
  expect(decide(world, { id: first.id, version: 2 }, policy)).toBeNull();
  expect(decide(openWorld, first, policy)).toBeNull();
});

test('of one text in two versions the later one is meant; a vote for the first is none for the second', () => {
  const again = { id: first.id, version: 2 };
  const history = [
    drafted(first),
    posted(first, 1),
    voted('alice', 'default', 2),
    drafted(again, 3),
    posted(again, 3),
    voted('alice', 'accept-edits', 4),
    looked([person('alice', 'admin')], 5),
  ];
  const world = worldOf(history, policy);
  expect(decide(world, { id: first.id }, policy)).toMatchObject({
    plan: again,
    state: 'pending',
    refused: [],
  });
  expect(decide(world, first, policy)).toMatchObject({ plan: first, state: 'void', because: 'replaced' });
});

test('what differs is said with a plan that is void for it', () => {
  const history = [drafted(first), posted(first, 1)];
  const world = witness(
    worldOf(history, policy),
    { at: 2, kind: 'moved', what: 'head', to: 'h2', files: ['src/a.ts', 'src/b.ts'] },
    policy,
  );
  expect(decide(world, first, policy)).toMatchObject({ state: 'void', detail: 'src/a.ts, src/b.ts' });
});

test('times that are none let nothing through', () => {
  const people = [person('alice', 'admin')];
  const late = [drafted(first), posted(first, 1), voted('alice', 'default', 2, { at: Number.NaN })];
  expect(decide(worldOf([...late, looked(people, 3)], policy), first, policy)?.state).toBe('pending');
  const expiring = { ...policy, expiresAfter: 1000 };
  const world = worldOf(
    [drafted(first), posted(first, 1), voted('alice', 'default', 2), looked(people, Number.NaN)],
    expiring,
  );
  expect(decide(world, first, expiring)?.state).toBe('expired');
});
