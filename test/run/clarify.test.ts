import { expect, test } from 'vitest';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

function talk(...turns: string[]) {
  const [task = '', ...others] = turns;
  const args = others.flatMap((text) => ['--task', text]);
  return bench.run(bench.repository(authFiles), startTurns(dutiful), { task, args, engine: 'offline' });
}

test('IB-05 a question back: status, exit 0, options with label, action and value', async () => {
  const { report, posts } = await talk('Fix it');
  expect(report).toMatchObject({ status: 'needs_clarification', exitCode: 0, success: true, plan: null });
  const { clarification } = report.intent ?? {};
  expect(clarification).toMatchObject({ attempt: 1, of: 2 });
  expect(clarification?.options.map(({ action }) => action)).toEqual([
    'provide_file',
    'provide_scope',
    'confirm_intent',
    'cancel',
  ]);
  expect(clarification?.options[2]?.value).toBe('QUICK_ACTION');
  for (const { label } of clarification?.options ?? []) expect(label).not.toBe('');
  expect(report.output).toContain(clarification?.question);
  expect(report.transitions).toEqual([]);
  expect(posts).toEqual([]);
});

test('IB-05 the reply is the next turn: the request is understood anew, together with it', async () => {
  const { report } = await talk('Fix it', 'src/auth.js');
  expect(report.turns.map(({ work }) => work)).toEqual(['clarify', 'plan']);
  expect(report.turns[1]).toMatchObject({ behavior: 'QUICK_ACTION', mode: 'developer', title: 'Fix it' });
  expect(report.intent?.referencedFiles).toEqual(['src/auth.js']);
  expect(report.status).toBe('awaiting_approval');
  expect(report.plan?.affectedFiles.map(({ path }) => path)).toContain('src/auth.js');
});

test('IB-05 it is asked twice at most; then the best guess is taken', async () => {
  const { report } = await talk('Fix it', 'I mean the thing', 'the thing, you know');
  expect(report.turns.map(({ behavior }) => behavior)).toEqual(['CLARIFY', 'CLARIFY', 'QUICK_ACTION']);
  expect(report.turns[1]?.output).toContain('Question 2 of at most 2.');
  expect(report.intent?.reasoning).toContain('Asked 2 times already');
});

test.each(['/do', 'yes', 'Go on.'])('IB-05 %s confirms the request as it stands', async (reply) => {
  const { report } = await talk('Fix it', reply);
  expect(report.intent).toMatchObject({ behavior: 'QUICK_ACTION', userOverride: '/do' });
  expect(report.turns[1]?.title).toBe('Fix it');
});

test.each(['cancel', 'Never mind.', 'leave it'])('IB-05 %s leaves it: nothing is begun', async (reply) => {
  const { report } = await talk('Fix it', reply);
  expect(report).toMatchObject({ status: 'success', exitCode: 0, plan: null });
  expect(report.turns[1]?.work).toBe('nothing');
  expect(report.message).toContain('left as it is');
});

test('IB-05 a question instead of a reply is a request of its own; commands alone leave it open', async () => {
  const { report } = await talk('Fix it', 'How does login work?');
  expect(report.turns[1]).toMatchObject({ behavior: 'ANSWER', title: 'How does login work?' });
  const { report: open } = await talk('Fix it', '/mode status');
  expect(open.status).toBe('needs_clarification');
});

test('IB-05 a later request that is not understood is asked back about anew', async () => {
  const { report } = await talk('Fix it', 'src/auth.js', 'Improve');
  const last = report.turns[2];
  expect(last?.behavior).toBe('CLARIFY');
  expect(last?.output).toContain('Question 1 of at most 2.');
});
