import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/core/approval/world';
import { activeRun, foldSession, openSession, placeFault, stepSession } from '../../../src/core/session/fold';
import { restoreState } from '../../../src/core/switching/stored';
import type { SessionEvent } from '../../../src/domain/session';
import { drafted, posted, voted } from '../approval/small-worlds';
import { samplePlan } from '../plan-document/sample-plan';
import { after, policy, to } from '../switching/states';
import { anyEvent, head } from './any-session';

const task: SessionEvent = {
  at: 1,
  kind: 'task',
  task: { id: 'x', title: 'Retry', body: '', author: 'bob' },
};
const planned: SessionEvent = { at: 2, kind: 'planned', plan: samplePlan };
const act: SessionEvent = {
  at: 3,
  kind: 'act',
  plan: { id: samplePlan.id, version: 1 },
  decision: 'default',
};
const step = (number: number, status: 'started' | 'done' | 'failed'): SessionEvent => ({
  at: 4 + number,
  kind: 'step',
  number,
  status,
  note: '',
});

test('a plan is in the session until it is cancelled', () => {
  const state = foldSession(head, [task, planned]);
  expect(state.plan).toEqual(samplePlan);
  expect(state.task?.title).toBe('Retry');
  const cancelled = stepSession(state, { at: 3, kind: 'plan-cancelled' });
  expect(cancelled.plan).toBeNull();
  expect(cancelled.versions).toEqual([samplePlan]);
});

test('steps that are done are ticked in the plan, and the id stays', () => {
  const state = foldSession(head, [
    task,
    planned,
    act,
    step(1, 'started'),
    step(1, 'done'),
    step(2, 'failed'),
  ]);
  expect(state.plan?.progress).toEqual({ done: 1, total: 3, percentage: 33 });
  expect(state.plan?.id).toBe(samplePlan.id);
  expect([...state.steps]).toEqual([
    [1, { status: 'done', note: '' }],
    [2, { status: 'failed', note: '' }],
  ]);
});

test('a new version begins with nothing done, a new task with nothing at all', () => {
  const second = { ...samplePlan, version: 2, title: 'Better' };
  const before = foldSession(head, [task, planned, act, step(1, 'done')]);
  const revised = stepSession(before, { at: 9, kind: 'planned', plan: second });
  expect(revised).toMatchObject({ plan: second, act: null });
  expect(revised.steps.size).toBe(0);
  expect(revised.versions).toEqual([samplePlan, second]);
  const other = stepSession(revised, { at: 10, kind: 'said', role: 'user', text: 'And now' });
  const anew = stepSession(other, task);
  expect(anew).toMatchObject({ plan: null, versions: [], approval: [], rounds: 0 });
  expect(anew.said).toEqual([{ role: 'user', text: 'And now' }]);
});

test('what the gate is asked with is in the session', () => {
  const ref = { id: samplePlan.id, version: 1 };
  const approval = [drafted(ref), posted(ref, 5), voted('alice', 'default', 6, { plan: ref })];
  const state = foldSession(head, [
    task,
    planned,
    ...approval.map((event): SessionEvent => ({ at: 1, kind: 'approval', event })),
  ]);
  expect(state.approval).toEqual(approval);
  const rules = { requiredApprovals: 1, approvers: [], authorMayApprove: true, expiresAfter: null };
  expect(worldOf(state.approval, rules).votes).toHaveLength(1);
});

test('mode state and plan survive when the conversation is compacted', () => {
  const planning = after([to('plan', true)]);
  const said = Array.from(
    { length: 50 },
    (_, index): SessionEvent => ({
      at: index,
      kind: 'said',
      role: 'user',
      text: `Line ${index}`,
    }),
  );
  const state = foldSession(head, [task, { at: 1, kind: 'mode', state: planning }, planned, ...said]);
  expect(state.said).toHaveLength(50);
  const compacted = stepSession(state, { at: 60, kind: 'compacted', summary: 'Fifty lines.' });
  expect(compacted.said).toEqual([]);
  expect(compacted.summary).toBe('Fifty lines.');
  expect(compacted.plan).toEqual(samplePlan);
  const restored = restoreState(JSON.stringify(compacted.mode), policy(), 61);
  expect(restored).toEqual({ state: planning, message: null });
});

test('questions back are counted until the task changes', () => {
  const asked: SessionEvent = { at: 2, kind: 'asked', question: 'Which?', options: [] };
  const state = foldSession(head, [task, asked, { at: 3, kind: 'answered', text: 'That' }, asked]);
  expect(state).toMatchObject({ rounds: 2, question: { question: 'Which?' } });
  expect(stepSession(state, { at: 4, kind: 'answered', text: 'That' }).question).toBeNull();
});

test('what is under way is told, and what is over is not', () => {
  const status = (events: SessionEvent[], approval: Parameters<typeof activeRun>[1] = null) =>
    activeRun(foldSession(head, events), approval)?.status ?? null;
  expect(status([task])).toBeNull();
  expect(status([task, planned])).toBe('awaiting_approval');
  expect(status([task, planned], 'feedback')).toBe('awaiting_approval');
  expect(status([task, planned], 'void')).toBeNull();
  expect(status([task, planned], 'rejected')).toBeNull();
  expect(status([task, planned], 'expired')).toBeNull();
  expect(status([task, planned, act, step(1, 'done')], 'approved')).toBe('running');
  expect(status([task, planned, act, { at: 4, kind: 'paused' }])).toBe('paused');
  expect(status([task, planned, act, { at: 4, kind: 'paused' }, { at: 5, kind: 'resumed' }])).toBe('running');
  expect(status([task, planned, act, { at: 4, kind: 'aborted', why: 'Asked to' }])).toBeNull();
  expect(status([task, planned, act, step(1, 'done'), step(2, 'done'), step(3, 'done')])).toBeNull();
});

test('a session is good for its own place', () => {
  expect(placeFault(head, '/work/app')).toBeNull();
  expect(placeFault(head, '/work/b')).toBe('The session s-1 belongs to /work/app, not to /work/b.');
});

test('a fold changes no state it was given, and goes on where it stopped', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 10 }), fc.nat(10), (events, at) => {
      const frozen = Object.freeze(openSession(head));
      const all = events.reduce(stepSession, frozen);
      const half = foldSession(head, events.slice(0, at));
      const copy = structuredClone(half);
      expect(events.slice(at).reduce(stepSession, half)).toEqual(all);
      expect(half).toEqual(copy);
    }),
    { numRuns: 200 },
  );
});
