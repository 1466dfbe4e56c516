import { expect, test } from 'vitest';
import { explore, machine } from './explore';
import { smallWorlds } from './small-worlds';

test('no history of a small world reaches approved without enough valid, current votes, and every void is final', () => {
  // Three further events where Carol is somebody, two where she can never count.
  const all = smallWorlds.map((small, index) => explore(machine, small, index < 6 ? 3 : 2));
  expect(all.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
  const histories = all.reduce((sum, { histories }) => sum + histories, 0);
  const approvals = all.reduce((sum, { approvals }) => sum + approvals, 0);
  console.log(`${histories} histories in ${all.length} small worlds, ${approvals} of them approved`);
  expect(histories).toBeGreaterThan(400_000);
  expect(approvals).toBeGreaterThan(1_000);
  // It comes by every state, and could approve in every world.
  const states = all.map((one) => one.states);
  expect(all.filter(({ approvals }) => approvals < 5)).toEqual([]);
  for (const state of ['posted', 'pending', 'approved', 'feedback', 'rejected', 'expired', 'void'])
    expect([state, states.some((one) => (one[state] ?? 0) > 10)]).toEqual([state, true]);
}, 180_000);
