import { expect, test } from 'vitest';
import { answered, authFiles, dutiful, thought } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const cwd = () => bench.repository(authFiles);

/** Commands without a model; each text is a turn. */
async function obeyed(...turns: string[]) {
  const [task = '', ...others] = turns;
  const args = others.flatMap((text) => ['--task', text]);
  const { report, posts } = await bench.run(cwd(), startTurns(dutiful), { task, args, engine: 'offline' });
  expect(posts).toEqual([]);
  expect(report.error).toBeNull();
  return { report, replies: report.turns.flatMap(({ commands }) => commands) };
}

test('OM-41 show current mode: the mode and what it is for; in quotes, code and comments it is no command', async () => {
  const { replies } = await obeyed('/plan', '/mode');
  expect(replies[1]?.reply).toContain('Current mode: plan');
  expect(replies[1]?.reply).toContain('Research, design, architecture, planning before implementation');
  const hidden =
    '> /mode dev\n\n```\n/mode dev\n```\n\n<!--\n/mode dev\n-->\nWhat does `total` return?\n/etc/passwd leaks';
  const { report, replies: none } = await obeyed(hidden);
  expect(none).toEqual([]);
  expect(report.context?.mode).toBe('assistant');
});

/** The mode holds, and the reply confirms it. */
async function expectEntered(line: string, mode: string, words: string) {
  const { report, replies } = await obeyed(line);
  expect(report.context?.mode).toBe(mode);
  expect(report.transitions.map(({ from, to }) => [from, to])).toEqual([['normal', mode]]);
  expect(report.transitions[0]?.trigger).not.toBe('auto');
  expect(replies[0]).toMatchObject({ ok: true, text: line });
  expect(replies[0]?.reply).toContain(words);
  expect(report.exitCode).toBe(0);
}

test('OM-42 switch mode via command: the mode holds, and the reply confirms it', () =>
  expectEntered('/mode plan', 'planning', 'Entered plan mode'));

test('OM-43 enter plan mode via shortcut: the mode holds, and the reply confirms it', () =>
  expectEntered('/plan', 'planning', 'Entered plan mode'));

test('OM-47 enter thinking mode: the mode holds, and the reply confirms it', () =>
  expectEntered('/think', 'thinking', 'Entered thinking mode'));

test('OM-48 /think deep enters the thinking mode too, and the reply confirms it', () =>
  expectEntered('/think deep', 'thinking', 'Entered thinking mode'));

test('OM-47 thinking mode in a run: what was thought stands apart, and the time is measured', async () => {
  const { report } = await bench.run(cwd(), startTurns(dutiful), { task: '/think\nHow does login work?' });
  expect(report.thinking).toMatchObject({ thinking: thought, response: answered, deep: false });
  expect(report.thinking?.timeSeconds).toBeGreaterThan(0);
});

test('OM-48 enter deep thinking: deep is enabled, and the model is told so', async () => {
  const { report, posts } = await bench.run(cwd(), startTurns(dutiful), {
    task: '/think deep 5000\nHow does login work?',
  });
  expect(report.thinking).toMatchObject({ deep: true, maxTokens: 5000 });
  const { report: shallow, posts: other } = await bench.run(cwd(), startTurns(dutiful), {
    task: '/think\nHow does login work?',
  });
  expect(shallow.thinking?.deep).toBe(false);
  const [deep, usual] = [posts.at(-1)?.text ?? '', other.at(-1)?.text ?? ''];
  expect(deep.length).toBeGreaterThan(usual.length);
  expect(deep).toContain('Keep the thinking part under 5000 tokens.');
});

test('OM-49 return to normal mode: from plan mode back to normal', async () => {
  const { report } = await obeyed('/plan', '/normal');
  expect(report.transitions.map(({ from, to }) => [from, to])).toEqual([
    ['normal', 'planning'],
    ['planning', 'normal'],
  ]);
  expect(report.context?.mode).toBe('normal');
});

test('OM-58 commands as turns of the loop: the mode switches, and the next turn works in it', async () => {
  const { report } = await bench.run(cwd(), startTurns(dutiful), {
    task: '/plan',
    args: ['--task', 'Add a logout to src/auth.js'],
  });
  expect(report.turns.map(({ mode, work }) => [mode, work])).toEqual([
    ['planning', 'nothing'],
    ['planning', 'plan'],
  ]);
  const shown = report.turns[0]?.commands[0]?.reply;
  expect(shown).toContain('Entered plan mode');
});

test('DP-38 /mode NAME, auto, status, history, focus, hybrid: each is obeyed and answered', async () => {
  const { replies } = await obeyed(
    '/mode dev',
    '/mode status',
    '/mode history',
    '/mode auto',
    '/mode hybrid dev security',
    '/mode focus dev 5',
  );
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
  const [named, status, history, auto, hybrid, focus] = replies.map(({ reply }) => reply);
  expect(named).toContain('Entered developer mode');
  expect(status).toContain('developer (confidence: 1.00)');
  expect(history).toContain('normal → developer (explicit, 1.00): /mode developer');
  expect(auto).toBe('Modes switch by themselves.');
  expect(hybrid).toMatch(/developer.*security/s);
  expect(focus).toMatch(/developer.*5/s);
});

test('OM-41 an unknown command on the first line gets its nearest and does nothing', async () => {
  const { report, replies } = await obeyed('/hlep');
  expect(replies[0]).toMatchObject({ ok: false });
  expect(replies[0]?.reply).toContain('Did you mean `/help`?');
  expect(report.transitions).toEqual([]);
  expect(report.message).toContain('1 command not followed');
  const { replies: deep } = await obeyed('What does `total` return?\n/hlep');
  expect(deep).toEqual([]);
});

test('contradicting commands: the first stands, the second says why it does not', async () => {
  const { report, replies } = await obeyed('/mode plan\n/mode dev\nAdd a logout to src/auth.js');
  expect(replies.map(({ ok }) => ok)).toEqual([true, false]);
  expect(replies[1]?.reply).toContain('contradicts line 1');
  expect(report.context?.mode).toBe('planning');
});

test('a task that begins with a command is called by its request', async () => {
  const { report } = await obeyed('/dev\nAdd a logout to src/auth.js');
  expect(report.task?.title).toBe('Add a logout to src/auth.js');
  expect(report.task?.body).toContain('/dev');
  const { report: bare } = await obeyed('/help');
  expect(bare.task?.title).toBe('/help');
});
