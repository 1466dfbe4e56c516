import fc from 'fast-check';
import { startState } from '../../../src/core/switching/enter';
import type { SessionEvent, SessionHead } from '../../../src/domain/session';
import { drafted, first, looked, person, posted, voted } from '../approval/small-worlds';
import { hostileText } from '../plan-document/hostile-text';
import { samplePlan } from '../plan-document/sample-plan';

export const head: SessionHead = {
  countersign: 'session',
  version: 1,
  id: 's-1',
  createdAt: 1000,
  place: '/work/app',
};
const hash = 'd'.repeat(64);
const made = (text: string) => ({
  description: text,
  diff: text,
  splice: { start: 0, end: 3, text },
  shape: { encoding: 'utf-8', mark: false } as const,
});
const at = fc.integer({ min: 1000, max: 4e12 });
const step = fc.integer({ min: 1, max: 3 });

/** Any event of a session, with texts that try to be lines of one. */
export const anyEvent: fc.Arbitrary<SessionEvent> = fc
  .tuple(at, hostileText, step)
  .chain(([at, text, step]) =>
    fc.constantFrom<SessionEvent>(
      { at, kind: 'task', task: { id: 'x', title: text, body: text, author: text } },
      { at, kind: 'said', role: 'user', text },
      { at, kind: 'said', role: 'assistant', text: `\n{"n":1,"sum":"0000000000000000","event":{}}\n${text}` },
      { at, kind: 'compacted', summary: text },
      { at, kind: 'mode', state: { ...startState(at), skills: [text] } },
      { at, kind: 'planned', plan: samplePlan },
      { at, kind: 'planned', plan: { ...samplePlan, title: `x${text}`, version: 2 } },
      { at, kind: 'plan-cancelled' },
      { at, kind: 'approval', event: drafted(first) },
      { at, kind: 'approval', event: posted(first, at) },
      { at, kind: 'approval', event: voted('alice', 'feedback', at, { words: text }) },
      { at, kind: 'approval', event: looked([person('alice', 'write')], at) },
      { at, kind: 'asked', question: text, options: [{ label: text, action: 'x', value: text }] },
      { at, kind: 'answered', text },
      { at, kind: 'act', plan: first, decision: 'default' },
      { at, kind: 'step', number: step, status: 'done', note: text },
      { at, kind: 'step', number: step, status: 'started', note: '' },
      { at, kind: 'step', number: step, status: 'proposed', note: text },
      {
        at,
        kind: 'change',
        step,
        path: text,
        before: null,
        after: hash,
        status: 'proposed',
        made: made(text),
      },
      { at, kind: 'change', step, path: text, before: null, after: hash, status: 'intended' },
      { at, kind: 'change', step, path: text, before: null, after: hash, status: 'applied' },
      { at, kind: 'command', step, command: text, exitCode: 1, note: text },
      { at, kind: 'command', step, command: text, exitCode: null, note: '' },
      { at, kind: 'paused' },
      { at, kind: 'resumed' },
      { at, kind: 'aborted', why: text },
      { at, kind: 'ended', status: 'awaiting_approval' },
    ),
  );
