import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answered, authFiles, dutiful, plainSpoken, quick } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { type Given, modelBench } from '../fakes/model-run';

const bench = modelBench();

function run(task: string, given: Given = {}) {
  const cwd = bench.repository(authFiles);
  return bench.run(cwd, startTurns(dutiful), { engine: 'offline', settings: quick, ...given, task });
}

test.each([
  ['How does login work?', 'ANSWER', 'ANSWER', 'assistant', 'answer', 'answer'],
  ['Teach me how login works', 'ANSWER', 'ANSWER', 'teacher', 'answer', 'answer'],
  ['Fix it', 'CLARIFY', 'ANSWER', 'assistant', 'ask_user', 'clarify'],
  ['Rename total to sum in src/orders.js', 'QUICK_ACTION', 'MISSION', 'developer', 'propose_diff', 'plan'],
  ['Plan how to add authentication', 'PLAN', 'PLAN', 'planning', 'propose_plan', 'plan'],
])(
  'IB-01 behaviour first, mode downstream: %s',
  async (task, behavior, derivedMode, mode, nextAction, work) => {
    const { report } = await run(task);
    expect(report.intent).toMatchObject({ behavior, derivedMode, mode, nextAction });
    expect(report.turns[0]).toMatchObject({ behavior, work });
    if (behavior !== 'CLARIFY') expect(report.turns[0]?.mode).toBe(mode);
  },
);

test('IB-01 CONTINUE_RUN keeps the mode of the thread', async () => {
  const { report } = await run('/dev\nAdd a logout to src/auth.js', { args: ['--task', '/run'] });
  expect(report.context?.mode).toBe('developer');
});

test.each([
  ['/chat', 'ANSWER', 'answer'],
  ['/ask', 'ANSWER', 'answer'],
  ['/do', 'QUICK_ACTION', 'plan'],
  ['/edit', 'QUICK_ACTION', 'plan'],
  ['/run', 'CONTINUE_RUN', 'continue'],
  ['/plan', 'PLAN', 'plan'],
  ['/mission', 'PLAN', 'plan'],
])('IB-02 %s decides, whatever the words say', async (word, behavior, work) => {
  const { report } = await run(`${word} Add a logout to src/auth.js`);
  expect(report.intent).toMatchObject({ behavior, userOverride: word, confidence: 1 });
  expect(report.turns[0]?.work).toBe(work);
});

test('IB-03 an unfinished run: its status and the four ways on; nothing is begun anew', async () => {
  const { report } = await run('Add a logout to src/auth.js', { args: ['--task', '/run go on'] });
  const [first, second] = report.turns;
  expect([first?.work, second?.work]).toEqual(['plan', 'continue']);
  expect(second?.behavior).toBe('CONTINUE_RUN');
  expect(second?.output).toContain('A plan of this thread waits for approval.');
  for (const way of ['Resume', 'Pause', 'Abort', 'Propose a fix'])
    expect(second?.output).toContain(`**${way}**`);
  expect(second?.output).toContain(report.plan?.id.slice(0, 12));
  expect(report.metrics.stages.filter(({ name }) => name === 'plan')).toHaveLength(1);
  const { report: none } = await run('/run go on');
  expect(none.output).toContain('No run of this thread is under way');
  expect(none.plan).toBeNull();
});

test('IB-04 a question is answered: no tool, nothing written, the answer in the output', async () => {
  const cwd = bench.repository(authFiles);
  const { report, posts, deliver } = await bench.run(cwd, startTurns(plainSpoken), {
    task: 'How does login work?',
  });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body ?? {}).not.toHaveProperty('tools');
  expect(report).toMatchObject({
    status: 'success',
    exitCode: 0,
    output: answered,
    plan: null,
    approval: null,
  });
  expect(report.context?.allowedTools).toEqual([]);
  expect(report.answer?.text).toBe(answered);
  expect((await deliver({ format: 'text' })).stdout).toContain(answered);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' })).toBe('');
});

test.each([
  ['Fix the typo in README.md', 'trivial', 'QUICK_ACTION'],
  ['Add a logout to src/auth.js', 'small', 'QUICK_ACTION'],
])('IB-06 %s: scope %s, %s', async (task, scope, behavior) => {
  const { report } = await run(task);
  expect(report.intent).toMatchObject({ detectedScope: scope, behavior });
});

test('IB-06 work across the whole system is planned', async () => {
  const { report } = await run(
    'Build a new billing system from scratch with a database, an API, a web frontend, authentication and tests for every module',
  );
  expect(report.intent?.behavior).toBe('PLAN');
  expect(['medium', 'large']).toContain(report.intent?.detectedScope);
});

test('IB-07 a small change: a diff that is proposed and waits, nothing applied', async () => {
  const { report } = await run('Add a logout to src/auth.js');
  expect(report.intent).toMatchObject({ behavior: 'QUICK_ACTION', nextAction: 'propose_diff' });
  expect(report).toMatchObject({ status: 'awaiting_approval', exitCode: 0 });
  expect(report.approval).toMatchObject({ state: 'pending', planId: report.plan?.id });
  expect(report.message).toContain('Nothing was changed.');
});

test('IB-08 a plan waits for approval', async () => {
  const { report } = await run('Plan how to add authentication to src/auth.js');
  expect(report.intent?.nextAction).toBe('propose_plan');
  expect(report.status).toBe('awaiting_approval');
  expect(report.plan?.steps.length).toBeGreaterThan(0);
});

test('IB-09 "it": the diff, then the given file, then what was proposed, else a question back', async () => {
  const { report: none } = await run('Fix it');
  expect(none.intent?.behavior).toBe('CLARIFY');
  const { report: file } = await run('Fix it', { args: ['--file', 'src/orders.js'] });
  expect(file.intent?.referencedFiles).toEqual(['src/orders.js']);
  const { report: proposed } = await run('Add a logout to src/auth.js', { args: ['--task', 'Simplify it'] });
  expect(proposed.intent?.referencedFiles).toEqual(['src/auth.js']);
  const cwd = bench.repository(authFiles, { 'README.md': '# Shop\n\nChanged.\n' });
  const { report: diff } = await bench.run(cwd, startTurns(dutiful), {
    task: 'Fix it',
    args: ['--file', 'src/orders.js'],
    engine: 'offline',
  });
  expect(diff.intent?.referencedFiles).toEqual(['README.md']);
  const { report: told } = await run('login crashes when the user has no name. Fix this');
  expect(told.intent?.behavior).not.toBe('CLARIFY');
});

test('IB-11 intent_received with its payload, and mode_set behind it, for every turn', async () => {
  const { events, report } = await run('Add a logout to src/auth.js', {
    args: ['--task', 'How does login work?'],
  });
  const seen = events.filter(({ type }) => type === 'intent_received' || type === 'mode_set');
  expect(seen.map(({ type }) => type)).toEqual([
    'intent_received',
    'mode_set',
    'intent_received',
    'mode_set',
  ]);
  expect(seen[0]).toMatchObject({
    intent: {
      behavior: 'QUICK_ACTION',
      contextSource: { type: 'explicit_reference', files: ['src/auth.js'] },
      detectedScope: 'small',
      referencedFiles: ['src/auth.js'],
    },
  });
  expect(seen[1]).toMatchObject({ turn: 1, mode: 'developer', behavior: 'QUICK_ACTION' });
  expect(seen[2]).toMatchObject({ intent: report.intent });
  expect(seen[3]).toMatchObject({ turn: 2, behavior: 'ANSWER' });
});

test.each([
  ['How does login work?', 'answer'],
  ['Fix it', 'ask_user'],
  ['Add a logout to src/auth.js', 'propose_diff'],
  ['Plan how to add authentication', 'propose_plan'],
  ['/run go on', 'offer_resume'],
])('IB-14 what %s comes to next', async (task, action) => {
  const { report } = await run(task);
  expect(report.intent?.nextAction).toBe(action);
});

test('a mode that was come to brings its critic along, unless somebody named the critics', async () => {
  const task =
    "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/auth.js:2:15)";
  const examined = async (...args: string[]) => Object.keys((await run(task, { args })).report.modes).sort();
  expect(await examined()).toContain('debugger');
  expect(await examined('--critics', 'security,reviewer')).toEqual(['reviewer', 'security']);
});

test('a base that is not there fails a question back too, and names what was meant', async () => {
  const { report } = await run('Fix it', { args: ['--base', 'mian'] });
  expect(report).toMatchObject({ status: 'failure', exitCode: 1 });
  expect(report.error?.message).toContain('mian');
  expect(report.error?.hint).toContain('main');
});

test('IB-02 who asks for a plan by a flag gets one, also of a question', async () => {
  const { report } = await run('How should login treat a missing user?', { args: ['--plan'] });
  expect(report.turns[0]?.work).toBe('plan');
  expect(report.plan).not.toBeNull();
});
