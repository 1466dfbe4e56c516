import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { actMarkdown } from '../../src/core/act-told';
import { planMarkdown } from '../../src/core/plan-markdown';
import type { Report } from '../../src/domain/report';
import { markdown } from '../../src/sinks/markdown';
import { text } from '../../src/sinks/text';
import { aReport, plainScreen } from '../fakes/report';

const planId = 'ab'.repeat(32);
const session = { id: '20260302-091500-6f1d', continued: false };

function waiting(changes: Partial<Report> = {}): Report {
  const reason = 'The plan waits for 1 more approval.';
  const approval = { state: 'pending' as const, planId, version: 2, decision: null, reason };
  return aReport({ approval, session, ...changes });
}

/** The commands of an output, as a shell reads them. */
function commands(printed: string): string[][] {
  const joined = printed.replaceAll(' \\\n', ' ');
  const found = joined.match(/^ *node dist\/index\.js .*$/gm) ?? [];
  return found.map((line) =>
    execFileSync('sh', ['-c', line.trim().replace(/^node/, 'printf "%s\\n"')], { encoding: 'utf8' })
      .trim()
      .split('\n'),
  );
}

test.each([text, markdown])('a plan that waits names the exact command for each decision: $name', (sink) => {
  const words = (decision: string) => [
    'dist/index.js',
    ...['--session', session.id, '--plan-id', 'abababababab', '--approve', decision],
  ];
  for (const width of [40, 80, 200])
    expect(commands(sink.render(waiting(), { ...plainScreen, width }))).toEqual(
      ['default', 'accept-edits', 'feedback=WHAT SHOULD BE DIFFERENT', 'reject'].map(words),
    );
});

test.each([text, markdown])('the whole id of the plan and the session can be copied: $name', (sink) => {
  const printed = sink.render(waiting(), plainScreen);
  expect(printed).toContain(planId);
  expect(printed).toContain(session.id);
  expect(printed).toContain('The plan waits for 1 more approval.');
});

test.each([text, markdown])('no command stands where it could not be approved: $name', (sink) => {
  const none = sink.render(waiting({ session: null }), plainScreen);
  expect(commands(none)).toEqual([]);
  expect(none.replace(/\s+/g, ' ')).toContain('no second run can approve this plan');
  const hostile = waiting({ session: { id: "a'; rm -rf ~ #", continued: false } });
  expect(commands(sink.render(hostile, plainScreen))).toEqual([]);
});

test.each<[NonNullable<Report['approval']>['state'], number]>([
  ['drafted', 0],
  ['posted', 4],
  ['pending', 4],
  ['approved', 1],
  ['feedback', 1],
  ['rejected', 1],
  ['expired', 1],
  ['void', 1],
])('a plan that is %s offers what can be done then', (state, count) => {
  const decision = state === 'approved' ? ('default' as const) : null;
  const approval = { state, planId, version: 1, decision, reason: 'So it is.' };
  const found = commands(text.render(waiting({ approval }), plainScreen));
  expect(found).toHaveLength(count);
  if (state === 'void') expect(found[0]).toContain('--task');
});

test('after its changes were proposed, the next command makes them', () => {
  const approval = {
    state: 'approved' as const,
    planId,
    version: 1,
    decision: 'default' as const,
    reason: 'Yes.',
  };
  const change = { step: 1, path: 'a.js', description: 'x', diff: '', status: 'proposed' as const, note: '' };
  const act = {
    plan: { id: planId, version: 1 },
    decision: 'default' as const,
    steps: [],
    changes: [change],
    commands: [],
    outside: [],
  };
  expect(commands(text.render(waiting({ approval, act }), plainScreen)).map((words) => words.at(-1))).toEqual(
    ['accept-edits'],
  );
  const made = { ...act, decision: 'accept-edits' as const };
  expect(commands(text.render(waiting({ approval, act: made }), plainScreen))).toEqual([]);
  const none = { ...act, changes: [] };
  expect(commands(text.render(waiting({ approval, act: none }), plainScreen))).toEqual([]);
});

test.each([text, markdown])(
  'a plan that a turn printed, and how it was carried out, stand once: $name',
  (sink) => {
    const report = waiting();
    if (report.plan === null) throw new Error('the report has a plan');
    const ref = { id: planId, version: 1 };
    const steps = [{ number: 2, status: 'failed' as const, note: 'It did not fit.' }];
    const act = { plan: ref, decision: 'default' as const, steps, changes: [], commands: [], outside: [] };
    const output = `${planMarkdown(report.plan)}\n${actMarkdown(act, report.plan)}\n\n**Worked in:** one point`;
    const [turn] = aReport().turns;
    const turns = [{ ...turn, number: 1, work: 'continue', output, commands: [] }] as Report['turns'];
    const printed = sink.render({ ...report, turns, act }, plainScreen);
    expect(printed).toContain('Worked in');
    expect(printed.split('It did not fit.')).toHaveLength(2);
    expect(printed.split('Return the rows as they are instead of the first one')).toHaveLength(2);
  },
);
