import { expect, test } from 'vitest';
import { expectValid } from '../e2e/model-runs';
import { startTurns } from '../fakes/endpoint-turns';
import { claim, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const login = 'export function login(user) {\n  return user.name.trim();\n}\n';
/** Nothing of these two files is in a change. */
const token = ['ghp', 'q7Lw3ZtYx9KdR2mVb6NcP4sHf8JgT1aEuQ0o'].join('_');
const files = {
  'package.json': '{ "name": "shop", "scripts": { "test": "node --test", "bench": "node bench.js" } }\n',
  'src/login.js': login,
  'src/run.js': 'export const run = (text) => eval(text);\n',
  'src/deploy.js': `export const token = '${token}';\n`,
  'docs/checklist.md': '# Checklist and profile\n\nScan, review, trace.\n',
};
const trace =
  "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/login.js:2:15)";
const changed = { 'src/login.js': `${login}export const guest = (name) => name ?? 'guest';\n` };
const model = () =>
  startTurns((request) => {
    const stage = stageOf(request) ?? '';
    return verdictAnswer(stage, [], stage === 'debugger' ? { rootCause: 'There is no user.' } : {});
  });
const offline = { engine: 'offline' } as const;

test('DP-31 /secure scan finds what is not part of the change, in security mode', async () => {
  const cwd = bench.repository(files, changed);
  const { report } = await bench.run(cwd, model(), { task: '/secure scan', ...offline });
  expect(report.error).toBeNull();
  expect(report.turns).toMatchObject([{ mode: 'security', work: 'action', commands: [{ ok: true }] }]);
  const found = report.findings.map(({ file, category }) => [file, category]);
  expect(found).toContainEqual(['src/run.js', 'injection']);
  expect(found).toContainEqual(['src/deploy.js', 'secret']);
  expect(JSON.stringify(report)).not.toContain(token);
  expect(report.message).toContain('The security mode has done its work, with 2 findings.');
  // What stands outside the change does not fail a run unless somebody asks for that.
  expect(report.status).toBe('success');
  const strict = { task: '/secure scan', args: ['--fail-on', 'high'], ...offline };
  expect((await bench.run(cwd, model(), strict)).report.status).toBe('findings');
  expectValid(report);
});

test('DP-31 without the action only the change is looked at', async () => {
  const cwd = bench.repository(files, changed);
  const given = { task: '/secure\nIs guest in src/login.js safe?', ...offline };
  const { report } = await bench.run(cwd, model(), given);
  expect(report.findings.filter(({ file }) => file === 'src/run.js')).toEqual([]);
});

test('DP-31 /secure scan with a model: it is told what the rules found in the whole workspace', async () => {
  const cwd = bench.repository(files, changed);
  const finds = startTurns((request) =>
    verdictAnswer(stageOf(request) ?? '', [
      claim({ file: 'src/run.js', quote: 'export const run = (text) => eval(text);' }),
    ]),
  );
  const { report, posts } = await bench.run(cwd, finds, { task: '/secure scan' });
  expect(posts.map(stageOf)).toEqual(['security']);
  expect(posts[0]?.text).toContain('Look through the whole workspace');
  expect(posts[0]?.text).toContain('src/run.js');
  expect(posts[0]?.text).not.toContain(token);
  const inRun = report.findings.filter(({ file }) => file === 'src/run.js');
  expect(inRun[0]).toMatchObject({ startLine: 1, mode: 'security' });
});

test('DP-31 /debug trace maps the frames of a trace and names where to look', async () => {
  const cwd = bench.repository(files);
  const { report } = await bench.run(cwd, model(), { task: `/debug trace\n${trace}`, ...offline });
  expect(report.turns[0]).toMatchObject({ mode: 'debugger', work: 'action' });
  expect(report.output).toContain('`src/login.js:2` in `login`: `return user.name.trim();`');
  expect(report.output).toContain('**Root cause.**');
  expect(report.exitCode).toBe(0);
  const told = await bench.run(cwd, model(), { task: `/debug trace\n${trace}` });
  expect(told.posts.map(stageOf)).toEqual(['debugger']);
  expect(told.report.output).toContain('**Root cause.** There is no user.');
});

test('DP-31 /debug trace is about what was said last, and says when there is no trace', async () => {
  const cwd = bench.repository(files);
  const later = { task: `Why does this fail?\n${trace}`, args: ['--task', '/debug trace'], ...offline };
  const { report } = await bench.run(cwd, model(), later);
  expect(report.turns[1]?.output).toContain('`src/login.js:2` in `login`');
  const none = await bench.run(cwd, model(), { task: '/debug trace', ...offline });
  expect(none.report.output).toContain('The request holds no stack trace.');
});

test('DP-31 /review checklist answers every item, and ticks only what the evidence shows', async () => {
  const cwd = bench.repository(files, changed);
  const { report } = await bench.run(cwd, model(), { task: '/review checklist', ...offline });
  expect(report.turns[0]).toMatchObject({ mode: 'reviewer', work: 'action' });
  const items = report.output.split('\n').filter((line) => /^- \[[ x]\] /.test(line));
  expect(items).toHaveLength(26);
  for (const item of items) expect(item.startsWith('- [x]')).toBe(item.includes('**met**'));
  expect(items.filter((item) => item.startsWith('- [x]')).join('\n')).toContain(
    'No debug output or breakpoint',
  );
  expect(items.find((item) => item.includes('All tests pass'))).toContain(
    '`npm test` would tell; it was not run',
  );
  const leaves = { 'src/login.js': `${login}console.log(login);\n` };
  const left = await bench.run(bench.repository(files, leaves), model(), {
    task: '/review checklist',
    ...offline,
  });
  expect(left.report.output).toContain(
    '- [ ] No debug output or breakpoint is left: **not met**; `src/login.js:4`',
  );
  expect((await left.deliver({ format: 'markdown' })).stdout).toContain(
    '- [ ] No debug output or breakpoint',
  );
});

test('DP-31 the words of a command are not looked for in the code', async () => {
  const cwd = bench.repository(files);
  const { report } = await bench.run(cwd, model(), { task: '/review checklist', ...offline });
  expect(report.output).toContain('Nothing was examined.');
  expect(JSON.stringify(report.coverage)).not.toContain('docs/checklist.md');
  expect(report.coverage.examined.join('\n')).toContain('searched for 0 words of the task');
});

test('DP-31 /perf profile names the project’s own benchmark and runs nothing', async () => {
  const cwd = bench.repository(files);
  const { report } = await bench.run(cwd, model(), { task: '/perf profile', ...offline });
  expect(report.turns[0]).toMatchObject({ mode: 'performance', work: 'action' });
  expect(report.output).toContain('- `npm run bench`, from `package.json`');
  expect(report.output).toContain('It was not run');
  const told = await bench.run(cwd, model(), { task: '/perf profile\nlogin is slow' });
  expect(told.posts.map(stageOf)).toEqual(['performance']);
  expect(told.report.output).toContain('- `npm run bench`, from `package.json`');
});

test.each([
  ['/assist', 'assistant'],
  ['/plan', 'planning'],
  ['/dev', 'developer'],
  ['/debug', 'debugger'],
  ['/secure', 'security'],
  ['/review', 'reviewer'],
  ['/perf', 'performance'],
  ['/proto', 'prototype'],
  ['/teach', 'teacher'],
])('DP-31 %s enters the %s mode, whatever the words behind it', async (command, mode) => {
  const cwd = bench.repository(files);
  const { report } = await bench.run(cwd, model(), { task: `${command} login in src/login.js`, ...offline });
  expect(report.turns[0]?.mode).toBe(mode);
  expect(report.transitions[0]).toMatchObject({ from: 'normal', to: mode, trigger: 'explicit' });
  expect(report.turns[0]?.output).not.toBe('');
});
