import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { World } from '../../src/domain/ports';
import type { Report } from '../../src/domain/report';
import { treeHash } from '../e2e/tool-runs';
import { startEndpoint } from '../fakes/endpoint';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { type Given, modelBench } from '../fakes/model-run';
import { calls } from '../fakes/tool-model';

const bench = modelBench();
const files = {
  'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n',
  'src/orders.js': 'export function total(lines) {\n  return lines.length;\n}\n',
};
const diff =
  '--- a/src/auth.js\n+++ b/src/auth.js\n@@ -1,3 +1,3 @@\n export function login(user) {\n-  return user.name.trim();\n+  return user?.name.trim();\n }\n';
const change = { path: 'src/auth.js', description: 'Nobody is no user.', diff };
const answer = (changes: object[] = [], more: object = {}) => ({
  summary: 'A missing user gives nothing.',
  changes,
  isDone: true,
  notes: [],
  ...more,
});

type Script = (request: ParsedRequest) => unknown;

/** A model that plans and judges well, and does steps as the script says. */
const model =
  (act: Script): Script =>
  (request) => {
    const stage = stageOf(request);
    if (stage === 'act') return act(request);
    if (stage === 'plan') return planAnswer('Sign in', ['src/auth.js']);
    return verdictAnswer(stage ?? '', []);
  };

/** A plan that waits for a word, and how to say it; what is asked while it is carried out. */
async function planned() {
  const cwd = bench.repository(files);
  const home = bench.home();
  const first = await bench.run(cwd, startTurns(model(() => 'nothing')), {
    home,
    task: 'src/auth.js: login returns undefined',
    args: ['--plan'],
  });
  const { plan, session } = first.report;
  return {
    cwd,
    plan,
    async approve(word: string, endpoint: ReturnType<typeof startTurns>, given: Given = {}) {
      const named = ['--session', session?.id ?? '', '--plan-id', plan?.id.slice(0, 12) ?? ''];
      const ran = await bench.run(cwd, endpoint, {
        ...given,
        home,
        task: '',
        args: [...named, '--approve', word, ...(given.args ?? [])],
      });
      return { ...ran, asked: ran.posts.filter((post) => stageOf(post) === 'act') };
    },
  };
}

const stepsOf = ({ act }: Report) => act?.steps.map(({ status }) => status);

describe('EP-05 an approved plan, carried out by a model', () => {
  test('PM-011 accept-edits: the plan is in the request, tools write to a copy, and the file is changed', async () => {
    const { cwd, plan, approve } = await planned();
    const write = { path: 'src/auth.js', old_text: 'user.name', new_text: 'user?.name' };
    const { report, asked } = await approve(
      'accept-edits',
      startTurns(
        model(({ turn }) => (turn === 0 ? calls({ name: 'str_replace', arguments: write }) : answer())),
      ),
    );
    expect(readFileSync(join(cwd, 'src/auth.js'), 'utf8')).toContain('return user?.name.trim();');
    expect(stepsOf(report)).toEqual(['done']);
    expect([report.status, report.exitCode]).toEqual(['success', 0]);
    expect(report.message).toMatch(/^The plan is carried out: 1 step done, 1 file changed\./);
    expect(report.message).toContain('Changed in the workspace: src/auth.js.');
    expect(JSON.stringify(report)).not.toContain('Nothing was changed');
    expect(report.todos.map(({ status }) => status)).toEqual(['completed']);
    expect(asked[0]?.text).toContain('name="plan"');
    expect(asked[0]?.text).toContain(plan?.summary ?? '-');
    expect(asked[0]?.text).toContain('name="step 1 of 1"');
    expect(asked[0]?.text).toContain('name="approved files"');
    expect(report.toolCalls.map(({ stage, tool, outcome }) => [stage, tool, outcome])).toEqual([
      ['act', 'str_replace', 'done'],
    ]);
    expect(report.usage.stages.map(({ stage }) => stage)).toContain('act');
  });

  test('EP-05 default: the same model changes nothing, and the diff is proposed', async () => {
    const { cwd, approve } = await planned();
    const before = treeHash(cwd);
    const { report } = await approve('default', startTurns(model(() => answer([change]))));
    expect(treeHash(cwd)).toBe(before);
    expect(report.message).toBe('1 change is proposed. Nothing was changed.');
    expect([report.status, report.exitCode]).toEqual(['awaiting_approval', 0]);
    expect(report.act?.changes[0]).toMatchObject({ path: 'src/auth.js', status: 'proposed' });
    expect(report.output).toContain('+  return user?.name.trim();');
  });

  test('EP-05 on an endpoint without tools the diffs of the answer are made', async () => {
    const { cwd, approve } = await planned();
    const endpoint = startEndpoint(
      'strict',
      model(() => answer([change])),
    );
    const { report, asked } = await approve('accept-edits', endpoint, { args: ['--no-tools'] });
    expect(asked[0]?.tools).toEqual([]);
    expect(readFileSync(join(cwd, 'src/auth.js'), 'utf8')).toContain('user?.name');
    expect(stepsOf(report)).toEqual(['done']);
  });

  test('EP-05 a diff that does not fit goes back to the model with the reason, and the next one counts', async () => {
    const { cwd, approve } = await planned();
    let tries = 0;
    const wrong = { ...change, diff: diff.replace('user.name.trim', 'user.name.strip') };
    const { report, asked } = await approve(
      'accept-edits',
      startTurns(
        model(() => {
          tries += 1;
          return answer([tries === 1 ? wrong : change]);
        }),
      ),
    );
    expect(asked).toHaveLength(2);
    expect(asked[1]?.text).toContain('The change of src/auth.js does not fit');
    expect(readFileSync(join(cwd, 'src/auth.js'), 'utf8')).toContain('user?.name');
    expect(stepsOf(report)).toEqual(['done']);
  });

  test('EP-05 diffs that never fit are given up after the usual tries, and nothing is made', async () => {
    const { cwd, approve } = await planned();
    const before = treeHash(cwd);
    const wrong = { ...change, diff: diff.replace('user.name.trim', 'user.name.strip') };
    const { report, asked } = await approve('accept-edits', startTurns(model(() => answer([wrong]))));
    expect(asked).toHaveLength(3);
    expect(stepsOf(report)).toEqual(['open']);
    expect([report.status, report.exitCode]).toEqual(['failure', 1]);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['step 1']);
    expect(treeHash(cwd)).toBe(before);
  });

  test('EP-05 a write outside of the approved files changes nothing, and version 2 of the plan waits', async () => {
    const { cwd, plan, approve } = await planned();
    const before = treeHash(cwd);
    const outside = { path: 'src/orders.js', old_text: 'lines.length', new_text: 'lines?.length' };
    const inside = { path: 'src/auth.js', content: 'changed\n' };
    const { report } = await approve(
      'accept-edits',
      startTurns(
        model(({ turn }) =>
          turn === 0
            ? calls(
                { name: 'write_file', arguments: inside },
                { name: 'str_replace', arguments: outside },
                { name: 'write_file', arguments: inside },
              )
            : answer(),
        ),
      ),
    );
    expect(treeHash(cwd)).toBe(before);
    expect([report.status, report.exitCode]).toEqual(['awaiting_approval', 0]);
    expect(report.plan).toMatchObject({ version: 2 });
    expect(report.plan?.id).not.toBe(plan?.id);
    expect(report.plan?.proposedChanges.map(({ path }) => path)).toEqual(['src/orders.js']);
    expect(report.approval).toMatchObject({ planId: report.plan?.id, version: 2, decision: null });
    expect(report.act?.outside).toHaveLength(1);
    expect(report.message).toContain(
      'version 2 of the plan has it and awaits approval. Nothing was changed.',
    );
  });
});

test('EP-05 a run that ends while it writes is finished by the same command, and the model is not asked again', async () => {
  const { cwd, approve } = await planned();
  const failing = {
    ports: (world: World): World => ({
      ...world,
      async openTools(...asked) {
        const tools = await world.openTools(...asked);
        const write = async () => {
          throw new Error('the machine is gone');
        };
        return { ...tools, ports: { ...tools.ports, files: { ...tools.ports.files, write } } };
      },
    }),
  };
  const good = () => startTurns(model(() => answer([change])));
  const cut = await approve('accept-edits', good(), failing);
  expect([cut.report.status, cut.asked.length]).toEqual(['failure', 1]);
  expect(readFileSync(join(cwd, 'src/auth.js'), 'utf8')).toBe(files['src/auth.js']);
  const again = await approve('accept-edits', good());
  expect([again.report.status, again.asked.length]).toEqual(['success', 0]);
  expect(readFileSync(join(cwd, 'src/auth.js'), 'utf8')).toContain('user?.name');
});
