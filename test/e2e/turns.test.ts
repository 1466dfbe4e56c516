import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import type { ScriptedEndpoint } from '../fakes/endpoint';
import { testKey } from '../fakes/endpoint-chat';
import { startTurns } from '../fakes/endpoint-turns';
import { traceOf } from '../fakes/key-forms';
import { modeModel, modeOf, own, signIn } from '../fakes/mode-model';
import { expectValid } from './model-runs';
import { countersign, folder, nodes, report as reported, repository, type Start } from './process';

const turns = [
  '/dev\nImplement authentication in src/auth.js',
  "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/auth.js:2:15)",
  'Now implement the fix in src/auth.js',
];
/** Turns follow each other within milliseconds here, which the usual 30 and 10 seconds would not let happen. */
const quick = 'prompt:\n  switching:\n    min_duration: 0\n    cooldown: 0\n';
const taskFile = `---\n${quick}---\n${turns.join('\n\n<!-- turn -->\n\n')}\n`;

interface Went {
  code: number | null;
  report: Report;
  endpoint: ScriptedEndpoint;
  /** Every text that the run left behind. */
  left: string;
}

/** A run of the bundle against a scripted endpoint. */
async function go(
  args: readonly string[],
  start: Start = {},
  home: Record<string, string> = {},
): Promise<Went> {
  const endpoint = await startTurns(modeModel);
  try {
    const cwd = start.cwd ?? repository(signIn);
    const at = folder(home);
    const reach = ['--engine', 'openai', '--base-url', endpoint.url, '--model', 'scripted'];
    const env = { HOME: at, OPENAI_API_KEY: testKey };
    const output = join(at, 'report.md');
    const all = [...args, ...reach, '--json', '--output', output, '--debug'];
    const { code, stdout, stderr } = await countersign(all, { ...start, cwd, env });
    const files = readdirSync(at, { recursive: true, encoding: 'utf8' })
      .map((name) => join(at, name))
      .filter((path) => statSync(path).isFile());
    const left = [stdout, stderr, ...files.map((path) => readFileSync(path, 'utf8'))].join('\n');
    return { code, report: JSON.parse(stdout) as Report, endpoint, left };
  } finally {
    await endpoint.close();
  }
}

/** developer → debugger → developer, told with its reasons, and handed on. */
function expectThereAndBack({ code, report, endpoint, left }: Went): void {
  expect(report.error).toBeNull();
  expect(report.turns.map(({ mode, work }) => [mode, work])).toEqual([
    ['developer', 'plan'],
    ['debugger', 'inspect'],
    ['developer', 'propose'],
  ]);
  expect(report.transitions.map(({ from, to, trigger }) => [from, to, trigger])).toEqual([
    ['normal', 'developer', 'explicit'],
    ['developer', 'debugger', 'auto'],
    ['debugger', 'developer', 'auto'],
  ]);
  for (const { confidence, reason } of report.transitions) {
    expect(confidence).toBeGreaterThanOrEqual(0.7);
    expect(reason).not.toBe('');
  }
  const posts = endpoint.requests.filter(({ method }) => method === 'POST');
  const last = posts.at(-1);
  expect(last && modeOf(last)).toBe('developer');
  expect(last?.text).toContain(own.debugger);
  const first = posts.find((post) => modeOf(post) === 'developer');
  expect(first?.text).not.toContain(own.debugger);
  expect([report.status, code]).toEqual(['awaiting_approval', 0]);
  expectValid(report);
  for (const text of [left, ...posts.map(({ raw }) => raw)]) expect(traceOf(testKey, text)).toEqual([]);
}

test.each(Object.entries(nodes))(
  'DP-18, DP-42 a task file of three turns on Node %s: both switches, and the findings in the third prompt',
  async (_, node) => {
    const cwd = repository({ ...signIn, 'task.txt': taskFile });
    expectThereAndBack(await go(['--input', 'task.txt'], { cwd, node }));
  },
);

test('OM-56, OM-58 the same as several --task, with the settings in a file of their own', async () => {
  const settings = { '.countersign/config.yaml': quick };
  expectThereAndBack(
    await go(
      turns.flatMap((text) => ['--task', text]),
      {},
      settings,
    ),
  );
});

test('OM-32, OM-56 the same through standard input', async () => {
  expectThereAndBack(await go([], { input: taskFile }));
});

test('DP-08 without these settings the mode is held for 30 seconds', async () => {
  const { report } = await go(turns.flatMap((text) => ['--task', text]));
  expect(report.transitions.map(({ to }) => to)).toEqual(['developer']);
  expect(report.turns.map(({ mode }) => mode)).toEqual(['developer', 'developer', 'developer']);
});

test('DP-30 --workflow bug_fix: the root cause in the second request, the diff in the third', async () => {
  const task = 'login in src/auth.js fails without a user';
  const { code, report, endpoint, left } = await go(['--task', task, '--workflow', 'bug_fix']);
  expect(endpoint.requests.filter(({ method }) => method === 'POST').map(modeOf)).toEqual([
    'debugger',
    'developer',
    'reviewer',
  ]);
  expect(endpoint.requests[1]?.text).toContain(own.debugger);
  expect(endpoint.requests[2]?.text).toContain(own.developer);
  expect([report.status, code]).toEqual(['awaiting_approval', 0]);
  expect(traceOf(testKey, left)).toEqual([]);
  expectValid(report);
});

test('DP-42 the example of three turns goes there and back without a model', async () => {
  const { code, report } = await reported(['--input', 'examples/three-turns.txt', '--engine', 'offline']);
  expect(report.transitions.map(({ to }) => to)).toEqual(['developer', 'debugger', 'developer']);
  expect(report.modes.debugger?.rootCause).toContain('so `word` was undefined');
  expect([report.error, code]).toEqual([null, 0]);
});

test('DP-30 a workflow that is not there is a clear error', async () => {
  const cwd = repository(signIn);
  const { code, stdout, stderr } = await countersign(['--task', 'Mend it', '--workflow', 'bug_fixx'], {
    cwd,
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^countersign: [^\n]*bug_fix[^\n]*\n$/);
});
