import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headSum } from '../../../src/core/session/print';
import { tellSession } from '../../../src/core/session/tell';
import { when } from '../../../src/core/session/when';
import type { SessionEvent, SessionRead } from '../../../src/domain/session';
import { drafted, first, posted, voted } from '../approval/small-worlds';
import { samplePlan } from '../plan-document/sample-plan';
import { anyEvent, head } from './any-session';

const policy = { requiredApprovals: 1, approvers: [], authorMayApprove: true, expiresAfter: null };
const read = (events: readonly SessionEvent[], changes: Partial<SessionRead> = {}): SessionRead => ({
  head,
  events,
  sum: headSum(head),
  trusted: 0,
  cut: 0,
  damage: null,
  ...changes,
});
const told = (...events: SessionEvent[]) => tellSession(read(events), policy).join('\n');
const task = { id: 'x', title: 'Mend the login', body: 'It fails.', author: 'ada' };

test('a session is told: its task, the plan with its steps, what people decided, and what was changed', () => {
  const text = told(
    { at: 2000, kind: 'task', task },
    { at: 2001, kind: 'planned', plan: samplePlan },
    { at: 2002, kind: 'approval', event: drafted(first) },
    { at: 2003, kind: 'approval', event: posted(first, 2003) },
    { at: 2004, kind: 'approval', event: voted('alice', 'feedback', 2004, { words: 'Shorter, please' }) },
    { at: 2005, kind: 'step', number: 1, status: 'done', note: '' },
    { at: 2006, kind: 'change', step: 1, path: 'src/a.ts', before: null, after: null, status: 'applied' },
    { at: 2007, kind: 'command', step: 1, command: 'npm test', exitCode: 1, note: '' },
  );
  expect(text).toContain('Task (ada): Mend the login\n  It fails.');
  expect(text).toContain(`Plan ${samplePlan.id.slice(0, 12)}, version ${samplePlan.version}: `);
  expect(text).toContain('[x] 1. ');
  expect(text).toContain('alice on version 1: wants something to be different. "Shorter, please"');
  expect(text).toContain('src/a.ts: applied (step 1)');
  expect(text).toContain('npm test: exit 1 (step 1)');
});

test('damage, and a line that was cut, are told', () => {
  const text = tellSession(read([], { damage: 'Line 2 of the session is damaged.' }), policy).join('\n');
  expect(text).toContain('Line 2 of the session is damaged. What stands here is from before it');
  expect(tellSession(read([], { cut: 5 }), policy).join('\n')).toContain('Its last line was not finished');
});

test('whatever stands in a session, what is told of it hides nothing and moves no cursor', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      for (const line of tellSession(read(events), policy)) {
        expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([Number.NaN, Infinity, 9e15, -9e15])('a time that is none is told as such: %s', (at) => {
  expect(when(at)).toBe('at an unknown time');
});

test('a session whose run has ended does not say that one is running', () => {
  const text = told(
    { at: 2000, kind: 'task', task },
    { at: 2001, kind: 'planned', plan: samplePlan },
    { at: 2002, kind: 'act', plan: first, decision: 'accept-edits' },
    { at: 2003, kind: 'ended', status: 'failure' },
  );
  expect(text).toContain('begun and not finished, ');
  expect(text).not.toContain('running');
});
