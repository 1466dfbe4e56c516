import { expect, test } from 'vitest';
import { expectValid } from '../e2e/model-runs';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { claim, planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const line = '  return user.name.trim();';
const files = { 'src/auth.js': `export function login(user) {\n${line}\n}\n` };
/** Turns follow each other within milliseconds here. */
const settings = { prompt: { switching: { min_duration: 0, cooldown: 0 } } };
const planned = '/dev\nAdd a check to login in src/auth.js';
const examined = '/debug\nThe login in src/auth.js crashes with a TypeError';
const asked = '/ask What does login do?';

function model(request: ParsedRequest): unknown {
  const stage = stageOf(request);
  if (request.schema === null) return 'It trims the name.';
  if (stage === 'plan') return planAnswer('Sign in', ['src/auth.js']);
  const found = stage === 'debugger' ? [claim({ file: 'src/auth.js', quote: line })] : [];
  return verdictAnswer(stage ?? '', found);
}

interface Wishes {
  odd?: (turn: Turn) => Odd | null;
  args?: readonly string[];
  answer?: typeof model;
}

/** The turns of one task, against a model that answers well unless it is told otherwise. */
async function ran([task = '', ...more]: readonly string[], { odd, args = [], answer = model }: Wishes = {}) {
  const endpoint = startTurns(answer, odd);
  const turns = more.flatMap((text) => ['--task', text]);
  const run = await bench.run(bench.repository(files), endpoint, {
    task,
    args: [...turns, ...args],
    settings,
  });
  expectValid(run.report);
  return run;
}

const refusal = { status: 400, body: { error: { message: 'no' } } };
const later: readonly { name: string; odd: Odd; says: string }[] = [
  { name: 'refused', odd: refusal, says: 'refused the request' },
  { name: 'cut', odd: { finish: 'length' }, says: 'cut off' },
  { name: 'filtered', odd: { finish: 'content_filter' }, says: 'content filter' },
  { name: 'without an end', odd: { done: false }, says: '' },
];

test.each(later.flatMap((one) => [examined, asked].map((text) => ({ ...one, text }))))(
  'an answer that is $name in turn 2 fails the run, and turn 1 stays: $text',
  async ({ odd, says, text }) => {
    const { report } = await ran([planned, text], { odd: ({ n }) => (n > 3 ? odd : null) });
    if (says === '') {
      // Asked again without a stream, it is whole.
      expect(report.status).toBe('awaiting_approval');
      return;
    }
    expect([report.status, report.exitCode]).toEqual(['failure', 1]);
    expect(report.error?.message).toContain(says);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual([text === asked ? 'answer' : 'debugger']);
    expect(report.plan?.title).toBe('Sign in');
    expect(report.turns.map(({ output }) => output !== '')).toEqual([true, false]);
    expect(report.findings.map(({ id }) => id)).toEqual(['debugger-1']);
    expect(report.answer).toBeNull();
  },
);

test.each([
  '',
  '<thinking>It trims the na',
  '<thinking>It trims.</thinking>',
  '<think>Hm.</think><response>  </response>',
])('OM-28 reasoning without an answer is no answer: %j', async (said) => {
  const { report, posts } = await ran([asked], { answer: () => said });
  expect([report.status, report.exitCode]).toEqual(['failure', 1]);
  expect(report.coverage.failed.map(({ what }) => what)).toEqual(['answer']);
  expect(report.answer).toBeNull();
  expect(posts).toHaveLength(3);
});

test('OM-28 an answer that comes at the second try, after reasoning alone, is taken', async () => {
  let asks = 0;
  const answer = () => (asks++ === 0 ? '<thinking>Hm' : 'It trims the name.');
  const { report } = await ran([asked], { answer });
  expect(report.status).toBe('success');
  expect(report.answer?.text).toBe('It trims the name.');
});

test('time that is up in turn 2 keeps turn 1 and names what was skipped', async () => {
  const run = await ran([planned, examined, asked], {
    odd: ({ n }) => (n > 3 ? 'silent' : null),
    args: ['--timeout', '3'],
  });
  const { report } = run;
  expect([report.status, report.exitCode, report.error?.kind]).toEqual(['timeout', 1, 'budget']);
  expect(report.plan?.title).toBe('Sign in');
  expect(report.findings).toHaveLength(1);
  expect(report.coverage.skipped.map(({ what }) => what)).toEqual(['debugger', 'turn 3']);
});

test('the limit of calls that is reached in turn 2 fails the run, and turn 1 stays', async () => {
  const { report, posts } = await ran([planned, examined], { args: ['--max-calls', '4'] });
  expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'budget']);
  expect(report.error?.hint).toContain('--max-calls');
  expect(report.plan?.title).toBe('Sign in');
  expect(posts).toHaveLength(4);
});

test('DP-30 a stage of a workflow that fails ends it there, and the run with it', async () => {
  const { report, posts } = await ran([`/workflow bug_fix\n${examined.slice(7)}`], {
    odd: ({ n }) => (n > 0 ? refusal : null),
  });
  expect([report.status, report.exitCode]).toEqual(['failure', 1]);
  expect(report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'failed', 'pending']);
  expect(report.coverage.failed.map(({ what }) => what)).toEqual(['plan']);
  expect(posts.filter((post) => stageOf(post) === 'reviewer')).toEqual([]);
});

test('the same finding of three turns stands once; what was found first decides the status', async () => {
  const { report } = await ran([planned, examined, examined, asked], { args: ['--fail-on', 'high'] });
  expect([report.status, report.exitCode]).toEqual(['findings', 1]);
  expect(report.findings.map(({ id }) => id)).toEqual(['debugger-1']);
  expect(report.suppressed.map(({ reason }) => reason)).toEqual(
    report.suppressed.map(() => 'duplicate' as const),
  );
});

test('a question back in a later turn is not taken for a task that matches nothing', async () => {
  const { report } = await ran([planned, '/debug\nTypeError in login']);
  expect(report.turns.at(-1)?.work).toBe('clarify');
  expect(report.status).toBe('needs_clarification');
  expect(report.message).toContain('the question is in the output');
});

test('the requests of one turn share what stands in front, byte for byte', async () => {
  const { posts } = await ran([planned, examined]);
  const [plan, ...critics] = posts.slice(0, 4).map(({ messages }) => messages);
  const shared = plan?.slice(0, -1);
  for (const messages of critics) expect(messages.slice(0, shared?.length)).toEqual(shared);
  const planMessages = new Set(critics.map((messages) => messages[shared?.length ?? 0]?.content));
  expect(planMessages.size).toBe(1);
});

test('turns behind the 50th are named as cut, and --fail-on-partial fails the run for them', async () => {
  const task = Array.from({ length: 60 }, () => '/mode').join('\n<!-- turn -->\n');
  const { report } = await ran([task]);
  expect(report.turns).toHaveLength(50);
  expect(report.coverage.truncated).toEqual([{ what: 'turns of the task', kept: 50, of: 60 }]);
  expect(report.coverage.complete).toBe(false);
  const strict = await ran([task], { args: ['--fail-on-partial'] });
  expect([strict.report.status, strict.report.exitCode]).toEqual(['failure', 1]);
});

test.each(['<!-- turn -->', '<!-- turn -->\n\u200b\n<!-- turn -->'])(
  'a task whose turns are all empty is no success: %j',
  async (task) => {
    const { report } = await ran([task]);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'input']);
  },
);

test('a base that there is not is told also where nothing was compared', async () => {
  const { report } = await ran(['Look at this'], { args: ['--base', 'mian'] });
  expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'input']);
  expect(report.message).toContain('mian');
});
