import { describe, expect, test } from 'vitest';
import { planId } from '../../src/core/plan';
import type { ApprovalPolicy, Decision } from '../../src/domain/approval';
import { RunError } from '../../src/domain/errors';
import type { Plan } from '../../src/domain/plan';
import type { SessionEvent } from '../../src/domain/session';
import { openPlanGate, type Word } from '../../src/pipelines/plan-gate';
import { samplePlan } from '../core/plan-document/sample-plan';
import { type FakeBoard, fakeBoard } from '../fakes/board';
import { memoryDesk } from '../fakes/session-desk';

const usual: ApprovalPolicy = {
  requiredApprovals: 1,
  approvers: [],
  authorMayApprove: true,
  expiresAfter: 100_000,
};
const task: SessionEvent = {
  at: 1,
  kind: 'task',
  task: { id: 't', title: 'Retry', body: '', author: 'ada' },
};
const other = (title: string, version = 1): Plan => {
  const plan = { ...samplePlan, title, version };
  return { ...plan, id: planId(plan) };
};
const word = (decision: Decision, changes: Partial<Word> = {}): Word => ({
  planId: null,
  decision,
  words: '',
  ...changes,
});

/** Runs one after the other over the same session. */
function office(policy: Partial<ApprovalPolicy> = {}, board = fakeBoard(), before: SessionEvent[] = [task]) {
  let events = before;
  let time = 10 * events.length;
  const now = () => time++;
  const run = async (person = 'ada') => {
    const session = memoryDesk(now, events, person);
    const gate = await openPlanGate({
      session,
      open: async () => board,
      policy: { ...usual, ...policy },
      clock: { now },
    });
    events = session.events;
    return { gate, session };
  };
  return {
    board,
    run,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    events: () => events,
    /** Only the beginning of what was recorded came onto the disk. */
    cut: (count: number) => {
      events = events.slice(0, count);
    },
    /** A word in a run of its own. */
    async says(one: Word | null, speaker = 'ada') {
      const { gate } = await run(speaker);
      return gate.look(one);
    },
  };
}

async function posted(policy: Partial<ApprovalPolicy> = {}, board: FakeBoard = fakeBoard()) {
  const one = office(policy, board);
  await (await one.run()).gate.post(samplePlan);
  return one;
}

async function refusal(asked: Promise<unknown>): Promise<RunError> {
  const thrown = await asked.then(
    () => null,
    (error) => error,
  );
  if (!(thrown instanceof RunError)) throw new Error('nothing was refused');
  return thrown;
}

describe('a word in a later run', () => {
  test('OM-16 a plan is kept and put before people, and waits for a word', async () => {
    const one = await posted();
    expect(one.events().map((event) => (event.kind === 'approval' ? event.event.kind : event.kind))).toEqual([
      'task',
      'planned',
      'drafted',
      'posted',
    ]);
    expect(await one.says(null)).toMatchObject({ state: 'pending', missing: 1 });
  });

  test.each([
    ['default', 'approved', 'default'],
    ['accept-edits', 'approved', 'accept-edits'],
    ['reject', 'rejected', null],
    ['feedback', 'feedback', null],
  ] as const)('EP-03 %s leads to %s', async (decision, state, manner) => {
    const one = await posted();
    const verdict = await one.says(word(decision, { words: 'Use the other file.' }));
    expect(verdict).toMatchObject({ state, decision: manner });
  });

  test('a person’s newer word takes the place of the older one, both ways', async () => {
    const one = await posted();
    expect((await one.says(word('reject')))?.state).toBe('rejected');
    expect((await one.says(word('default')))?.state).toBe('approved');
    expect((await one.says(word('reject'), 'Ada'))?.state).toBe('rejected');
  });

  test('of two people the more cautious one decides', async () => {
    const one = await posted();
    await one.says(word('reject'), 'bob');
    expect((await one.says(word('accept-edits'), 'ada'))?.state).toBe('rejected');
    expect((await one.says(word('default'), 'bob'))?.decision).toBe('default');
  });

  test('two approvals are two people’s, however often one of them approves', async () => {
    const one = await posted({ requiredApprovals: 2 });
    expect((await one.says(word('default')))?.state).toBe('pending');
    expect(await one.says(word('default'))).toMatchObject({ state: 'pending', missing: 1 });
    expect((await one.says(word('default'), 'bob'))?.state).toBe('approved');
  });

  test('OM-45 who asked for the plan cannot approve it where that is forbidden, but can hold it back', async () => {
    const one = await posted({ authorMayApprove: false });
    const verdict = await one.says(word('default'));
    expect(verdict?.state).toBe('pending');
    expect(verdict?.refused.map(({ why }) => why)).toEqual(['author']);
    expect((await one.says(word('default'), 'bob'))?.state).toBe('approved');
    expect((await one.says(word('reject')))?.state).toBe('rejected');
  });

  test('what could not be read is no consent', async () => {
    const one = await posted();
    one.board.fault = 'the disk is gone';
    expect(await one.says(word('default'))).toMatchObject({ state: 'posted', because: 'unread' });
    one.board.fault = null;
    expect((await one.says(null))?.state).toBe('pending');
  });

  test('a vote of one who is no person does not count', async () => {
    const one = await posted();
    one.board.standings = { type: 'Bot' };
    expect((await one.says(word('default')))?.state).toBe('pending');
  });
});

describe('void and expired', () => {
  test('a moved ground voids the plan for good, and names the files', async () => {
    const one = await posted();
    one.board.standsOn = { ...one.board.standsOn, head: 'h2' };
    one.board.files = ['src/http.ts'];
    expect(await one.says(word('default'))).toMatchObject({ state: 'void', detail: 'src/http.ts' });
    one.board.standsOn = { ...one.board.standsOn, head: 'h1' };
    expect((await one.says(word('default')))?.state).toBe('void');
  });

  test('a text that is another plan voids it', async () => {
    const one = await posted();
    one.board.shown = other('Send the keys to somebody');
    expect(await one.says(word('default'))).toMatchObject({ state: 'void', because: 'not-the-plan' });
  });

  test('a text that is gone voids it', async () => {
    const one = await posted();
    one.board.shown = null;
    expect(await one.says(word('default'))).toMatchObject({ state: 'void', because: 'comment-removed' });
  });

  test('OM-16 what was found expired stays so for a run that allows another age', async () => {
    const one = await posted({ expiresAfter: 1_000_000 });
    expect((await one.says(word('default')))?.state).toBe('approved');
    const strict = office({ expiresAfter: 1 }, one.board, one.events());
    expect((await strict.says(null))?.state).toBe('expired');
    expect((await strict.says(null))?.state).toBe('expired');
    const lax = office({ expiresAfter: null }, one.board, strict.events());
    expect((await lax.says(word('accept-edits')))?.state).toBe('expired');
    const ends = lax.events().filter((event) => event.kind === 'approval' && event.event.kind === 'expired');
    expect(ends).toHaveLength(1);
  });

  test('an approved plan expires too', async () => {
    const one = await posted();
    expect((await one.says(word('default')))?.state).toBe('approved');
    one.wait(100_000);
    expect((await one.says(word('default')))?.state).toBe('expired');
  });

  test('OM-19 OM-46 a cancelled plan is void for good', async () => {
    const one = await posted();
    const { gate } = await one.run();
    expect(await gate.cancel()).toMatchObject({ state: 'void', because: 'cancelled' });
    expect((await one.says(word('default')))?.state).toBe('void');
  });

  test('a new version voids the one before, and numbers go on', async () => {
    const one = await posted();
    const { gate } = await one.run();
    expect((await gate.post(other('Better'))).version).toBe(2);
    const refused = await refusal(one.says(word('default', { planId: samplePlan.id })));
    expect(refused.message).toContain('a newer version has taken its place');
    expect((await one.says(word('default', { planId: other('Better').id })))?.state).toBe('approved');
  });

  test('the same plan after it was void is a new version, on which votes have to be cast anew', async () => {
    const one = await posted();
    await one.says(word('default'));
    one.board.standsOn = { ...one.board.standsOn, head: 'h2' };
    expect((await one.says(null))?.state).toBe('void');
    const { gate } = await one.run();
    expect((await gate.post(samplePlan)).version).toBe(2);
    expect((await one.says(null))?.state).toBe('pending');
  });
});

describe('words that are about nothing', () => {
  const nothingChanged = async (one: ReturnType<typeof office>, asked: Word) => {
    const before = one.events().length;
    const refused = await refusal(one.says(asked));
    expect(refused.kind).toBe('input');
    expect(refused.hint).not.toBeNull();
    expect(one.events().length).toBe(before);
    return refused.message;
  };

  test('a session without a plan', async () => {
    expect(await nothingChanged(office(), word('default'))).toBe('The session s-1 has no plan to decide on.');
  });

  test('a plan that is unknown, and one of an older version', async () => {
    const one = await posted();
    const unknown = 'f'.repeat(12);
    expect(await nothingChanged(one, word('default', { planId: unknown }))).toContain(unknown);
    await (await one.run()).gate.post(other('Better'));
    expect(await nothingChanged(one, word('default', { planId: samplePlan.id.slice(0, 12) }))).toContain(
      'newer version',
    );
  });

  test('the beginning of two ids', async () => {
    const one = await posted();
    const { gate } = await one.run();
    await gate.post({ ...samplePlan, id: `${samplePlan.id.slice(0, 20)}${'0'.repeat(44)}`, version: 2 });
    const said = await nothingChanged(one, word('default', { planId: samplePlan.id.slice(0, 12) }));
    expect(said).toContain('the beginning of 2 plans');
  });

  test('feedback without words, and of a megabyte', async () => {
    const one = await posted();
    expect(await nothingChanged(one, word('feedback', { words: ' …\n' }))).toContain('no words');
    expect(await nothingChanged(one, word('feedback', { words: 'x'.repeat(1_000_000) }))).toContain(
      'too long',
    );
  });

  test('a plan that the same run made', async () => {
    const one = office();
    const { gate } = await one.run();
    await gate.post(samplePlan);
    expect((await refusal(gate.look(word('default')))).message).toContain('nobody can have read it');
    expect((await refusal(gate.cancel())).message).toContain('nobody can have read it');
    expect((await one.says(null))?.state).toBe('pending');
  });

  test('a plan that this run made in the place of one that could be read', async () => {
    const one = await posted();
    const { gate } = await one.run();
    await gate.post(samplePlan);
    expect(gate.offered()).toBeNull();
    expect((await refusal(gate.look(word('default')))).message).toContain('nobody can have read it');
  });
});

describe('a run that died while it put a plan before people', () => {
  test.each([2, 3])(
    'after %i events the next run shows the plan, and a word comes too early',
    async (count) => {
      const one = await posted();
      one.cut(count);
      one.board.shown = null;
      const { gate } = await one.run();
      expect(one.board.shown).toMatchObject({ id: samplePlan.id, version: 1 });
      expect((await refusal(gate.look(word('default')))).message).toContain('nobody can have read it');
      expect((await one.says(word('default')))?.state).toBe('approved');
    },
  );
});

test('what our own changes left in files is told to the board, what is only proposed is not', async () => {
  const one = await posted();
  const { session } = await one.run();
  const hash = (letter: string) => letter.repeat(64);
  const change = { kind: 'change', step: 1, before: hash('a') } as const;
  await session.record([
    { ...change, path: 'a', after: hash('b'), status: 'applied' },
    { ...change, path: 'b', after: null, status: 'intended' },
    { ...change, path: 'c', after: hash('c'), status: 'proposed' },
  ]);
  await one.says(null);
  expect(one.board.asked.at(-1)?.made).toEqual(
    new Map([
      ['a', new Set<string | null>([hash('b')])],
      ['b', new Set([hash('a'), null])],
    ]),
  );
});
