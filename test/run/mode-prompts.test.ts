import { expect, test } from 'vitest';
import { answered, authFiles, dutiful, plainSpoken, thought } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

const openings = [
  ['assistant', 'How does login work?', 'You are the helpful assistant.'],
  ['planning', 'Add a logout to src/auth.js', 'You are the technical architect and planner.'],
  ['developer', 'Add a logout to src/auth.js', 'You are the senior software engineer.'],
  ['prototype', 'Add a logout to src/auth.js', 'You are the rapid prototyper.'],
  ['debugger', 'Why does login fail?', 'You are the senior debugging specialist.'],
  ['security', 'Is login safe?', 'You are the security auditor.'],
  ['reviewer', 'Is login readable?', 'You are the senior code reviewer.'],
  ['performance', 'Is login fast?', 'You are the performance engineer.'],
  ['teacher', 'How does login work?', 'You are the patient technical educator.'],
  ['thinking', 'How does login work?', 'You are the careful thinker.'],
] as const;

test.each(openings)('OM-56 the prompt of a turn is the %s mode’s own', async (mode, words, opening) => {
  const { report, posts } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: `/mode ${mode}\n${words}`,
    args: ['--critics', 'none'],
  });
  expect(report.error).toBeNull();
  expect(posts.length).toBeGreaterThan(0);
  for (const post of posts) expect(post.text).toContain(opening);
  const others = openings.filter(([name]) => name !== mode);
  for (const [, , other] of others) expect(posts[0]?.text).not.toContain(other);
});

test('OM-57 a response in thinking mode is processed, and the output shows it formatted', async () => {
  const { report, deliver } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/think\nHow does login work?',
  });
  expect(report.answer?.text).toBe(answered);
  expect(report.thinking).toMatchObject({ thinking: thought, response: answered });
  for (const format of ['text', 'markdown'] as const) {
    const { stdout } = await deliver({ format });
    expect(stdout).toMatch(/Thinking Process \(\d+\.\d s\)/);
    expect(stdout).toContain(thought);
    expect(stdout.indexOf(answered)).toBeGreaterThan(stdout.indexOf(thought));
    expect(stdout).not.toContain('<thinking>');
  }
});

test('OM-57 a response without tags stays as it is', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(plainSpoken), {
    task: '/think\nHow does login work?',
  });
  expect(report.thinking).toBeNull();
  expect(report.turns[0]?.output).toBe(answered);
});

test('DP-34 hybrid: both briefs are in the request, and the tools are those that both may use', async () => {
  const { report, posts } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/mode hybrid assistant teacher\nHow does login work?',
  });
  expect(posts[0]?.text).toContain('You are the helpful assistant.');
  expect(posts[0]?.text).toContain('You are the patient technical educator.');
  expect(report.context?.hybrid).toEqual(['assistant', 'teacher']);
  expect(report.context?.allowedTools).toEqual([]);
  const allowed = async (task: string) => {
    const given = { task, engine: 'offline' as const };
    const ran = await bench.run(bench.repository(authFiles), startTurns(dutiful), given);
    return ran.report.context?.allowedTools ?? [];
  };
  const [reviewer, security] = [await allowed('/review'), await allowed('/secure')];
  const both = await allowed('/mode hybrid review security');
  expect(both).toEqual(reviewer.filter((name) => security.includes(name)));
  expect(both.length).toBeGreaterThan(0);
});

test.each([
  ['secure-developer', ['developer', 'security']],
  ['perf-developer', ['developer', 'performance']],
  ['security-debugger', ['security', 'debugger']],
])('DP-34 the preset %s works as its modes', async (preset, modes) => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: `/mode hybrid ${preset}`,
    engine: 'offline',
  });
  expect(report.turns[0]?.commands[0]?.ok).toBe(true);
  expect(report.context?.hybrid.toSorted()).toEqual(modes.toSorted());
});

test('DP-41 the active context: persona, mode, icon, colour, tools, skills, servers, prompts, strategy', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: '/teach',
    args: ['--task', '/mode status'],
    engine: 'offline',
  });
  expect(report.context).toMatchObject({
    persona: 'Patient Technical Educator',
    mode: 'teacher',
    icon: '👨‍🏫',
    colour: 'warm yellow',
    activeSkills: [],
    activeTools: [],
    mcpServers: [],
    prompts: ['teacher'],
    contextStrategy: 'Standard',
  });
  expect(report.context?.allowedTools.toSorted()).toEqual(['grep_search', 'read_file', 'web_search']);
  expect(report.context?.deniedTools).toContain('write_file');
  const status = report.turns[1]?.commands[0]?.reply ?? '';
  expect(status).toContain('Patient Technical Educator');
  expect(status).toMatch(/Allowed tools: .*read_file/);
  expect(status).toMatch(/Skills: none\nMCP servers: none\nPrompts: teacher\nContext: Standard/);
});
