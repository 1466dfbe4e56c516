import { expect, test } from 'vitest';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const files = { 'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n' };
/** Turns follow each other within milliseconds here. */
const quick = { prompt: { switching: { min_duration: 0, cooldown: 0 } } };
const cause = 'login reads user.name although nobody checked that there is a user';

const conclusions: Readonly<Record<string, object>> = {
  debugger: { errors: [], rootCause: cause, fixes: ['Check user first.'] },
  security: { vulnerabilities: [], severity: [], recommendations: ['Bind the name as a parameter.'] },
  performance: {
    bottlenecks: [],
    optimizations: ['Add an index on name.'],
    estimatedImprovement: 'most of it',
  },
};

/** A model that does what each stage asks for. */
function model(request: ParsedRequest): unknown {
  const stage = stageOf(request);
  if (stage === 'plan') return planAnswer('Sign in', ['src/auth.js']);
  if (stage === 'answer') return '<thinking>Weighed.</thinking><response>It trims the name.</response>';
  return verdictAnswer(stage ?? '', [], conclusions[stage ?? '']);
}

const scenarios = [
  {
    name: 'error met',
    mode: 'debugger',
    middle:
      "TypeError: Cannot read properties of undefined (reading 'name')\n    at login (src/auth.js:2:15)",
    handed: cause,
  },
  {
    name: 'security concern',
    mode: 'security',
    middle: 'Is this vulnerable to SQL injection?',
    handed: 'Bind the name as a parameter.',
  },
  {
    name: 'performance issue',
    mode: 'performance',
    middle: 'This query is really slow',
    handed: 'Add an index on name.',
  },
];

test('DP-18 what a specialised mode found is handed to whoever goes on, and is in no request before it was found', async () => {
  const [first] = scenarios;
  const args = ['--task', first?.middle ?? '', '--task', 'Now implement the fix in src/auth.js'];
  const task = '/dev\nImplement authentication in src/auth.js';
  const cwd = bench.repository(files);
  const { posts } = await bench.run(cwd, startTurns(model), { task, args, settings: quick });
  // The first turn's plan and its critics, then the debugger and the developer.
  expect(posts.map((post) => post.text.includes(cause))).toEqual([false, false, false, false, true, true]);
});

test.each(scenarios)(
  'DP-42 $name: developer → $mode → developer, and its findings are in the third prompt (DP-18)',
  async ({ mode, middle, handed }) => {
    const cwd = bench.repository(files);
    const endpoint = startTurns(model);
    const args = ['--task', middle, '--task', 'Now implement the fix in src/auth.js'];
    const task = '/dev\nImplement authentication in src/auth.js';
    const { report, posts } = await bench.run(cwd, endpoint, { task, args, settings: quick });
    expect(report.error).toBeNull();
    expect(report.turns.map((turn) => turn.work)).toEqual(['plan', 'inspect', 'propose']);
    const switches = report.transitions.map(({ from, to, trigger }) => [from, to, trigger]);
    expect(switches).toEqual([
      ['normal', 'developer', 'explicit'],
      ['developer', mode, 'auto'],
      [mode, 'developer', 'auto'],
    ]);
    for (const { confidence, reason } of report.transitions) {
      expect(confidence).toBeGreaterThanOrEqual(0.7);
      expect(reason).not.toBe('');
    }
    const [last, ...before] = posts.toReversed();
    expect(last?.text).toContain('You are the senior software engineer.');
    expect(last?.text).toContain(handed);
    const first = before.filter(
      (post) => post.text.includes('Implement authentication') && stageOf(post) === 'plan',
    );
    expect(first[0]?.text).not.toContain(handed);
  },
);
