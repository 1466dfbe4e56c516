import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTurns } from '../fakes/endpoint-turns';
import { traceOf } from '../fakes/key-forms';
import { claim, planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const files = { 'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n' };
const secret = ['deploy', '7fQ2', 'xLm9', 'Vb4T', 'zKp1'].join('-');
const env = { DEPLOY_TOKEN: secret };
const quick = { prompt: { switching: { min_duration: 0, cooldown: 0 } } };

/** All files below a folder, as texts. */
function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function traces(texts: readonly string[], what = secret): string[] {
  return texts.flatMap((text) => traceOf(what, text));
}

test('a secret that a model echoes reaches no later request, no stored workflow and no output', async () => {
  const endpoint = startTurns((request) => {
    const stage = stageOf(request);
    if (stage === 'plan')
      return planAnswer(`Use ${secret}`, ['src/auth.js'], { summary: secret, risks: [secret] });
    return verdictAnswer(stage ?? '', [claim({ title: secret, detail: secret })], {
      ...(stage === 'debugger' ? { rootCause: `it is ${secret}`, fixes: [secret] } : {}),
    });
  });
  const home = bench.home();
  const args = ['--workflow', 'bug_fix'];
  const run = await bench.run(bench.repository(files), endpoint, { task: 'fix login', args, env, home });
  expect(run.report.error).toBeNull();
  expect(run.report.workflow?.stages.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  expect(traces(run.posts.map(({ text }) => text))).toEqual([]);
  expect(traces(textsIn(home))).toEqual([]);
  const { stdout } = await run.deliver({ format: 'json' });
  expect(traces([stdout, run.stderr, JSON.stringify(run.events)])).toEqual([]);
});

test.each([3_975, 3_990, 5_970, 15_880])(
  'a secret that a cut at %i characters or a little later would part leaves no piece of itself',
  async (room) => {
    const long = `${'x'.repeat(room)} ${secret} ${'y'.repeat(2_000)}`;
    const endpoint = startTurns((request) => {
      const stage = stageOf(request);
      if (stage === 'plan') return planAnswer('Sign in', ['src/auth.js'], { summary: long });
      if (stage === 'answer') return `It is ${long}`;
      return verdictAnswer(stage ?? '', [], stage === 'debugger' ? { rootCause: long } : {});
    });
    const home = bench.home();
    const run = await bench.run(bench.repository(files), endpoint, {
      task: '/workflow bug_fix\nfix login in src/auth.js',
      args: [
        '--task',
        '/ask Why does login fail?',
        '--task',
        '/ask And what then?',
        '--task',
        '/workflow learning_session\nlogin',
      ],
      env,
      home,
      settings: quick,
    });
    expect(run.report.error).toBeNull();
    const all = [...run.posts.map(({ text }) => text), ...textsIn(home), JSON.stringify(run.report)];
    expect(all.filter((text) => text.includes(secret.slice(0, 8)))).toEqual([]);
  },
);

test('a secret in an answer, in its thinking and in its tags reaches no later turn', async () => {
  const endpoint = startTurns((request) =>
    stageOf(request) === 'answer'
      ? `<thinking>${secret} \u001b[31m</thinking><response>It is ${secret}.</response>`
      : verdictAnswer(stageOf(request) ?? '', [], {}),
  );
  const home = bench.home();
  const run = await bench.run(bench.repository(files), endpoint, {
    task: '/think\nWhat does login do?',
    args: ['--task', '/ask And why?', '--task', '/debug What is its error?', '--task', '/mode save'],
    env,
    home,
    settings: quick,
  });
  expect(run.report.error).toBeNull();
  expect(traces(run.posts.map(({ text }) => text))).toEqual([]);
  expect(traces(textsIn(home))).toEqual([]);
  for (const format of ['json', 'text', 'markdown'] as const) {
    const { stdout } = await run.deliver({ format });
    expect(traces([stdout])).toEqual([]);
    expect(stdout).not.toContain('\u001b');
  }
});
