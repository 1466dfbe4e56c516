import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/domain/plan';
import type { Toolkit } from '../../src/domain/toolkit';
import { act } from '../../src/pipelines/act';
import type { PlanGate } from '../../src/pipelines/plan-gate';
import { treeHash } from '../e2e/tool-runs';
import { actRoom, diffOf, done, type Opening, planOf, scripted } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const files = { 'a.js': 'one\n', 'b.js': 'two\n', 'c.js': 'three\n' };
const plan = planOf([
  { number: 1, files: ['a.js'] },
  { number: 2, files: ['b.js'], commands: ['true'] },
]);
const mended = (path: string, old: string) => ({
  path,
  description: 'Mend.',
  diff: diffOf(path, old, 'new'),
});

function posting(): { gate: PlanGate; posted: Plan[] } {
  const posted: Plan[] = [];
  const post = async (next: Plan) => {
    posted.push(next);
    return next;
  };
  return { posted, gate: { post, look: async () => null } as Partial<PlanGate> as PlanGate };
}

async function acted(opening: Opening, decision: 'default' | 'accept-edits' = 'accept-edits') {
  const { gate, posted } = posting();
  const opened = await actRoom({ ...opening, gate });
  try {
    const { thread, output } = await act({ plan, decision }, opened.thread, opened.room);
    return { thread, output, posted, log: opened.room.desk?.log };
  } finally {
    await opened.close();
  }
}

/** Calls tools one answer after the other; what the model was told. */
async function called(tools: Toolkit | null, ...calls: [name: string, input: object][]): Promise<string[]> {
  const told: string[] = [];
  for (const [index, [name, input]] of calls.entries()) {
    const [answer] = (await tools?.use([{ id: `c${index}`, name, arguments: JSON.stringify(input) }])) ?? [];
    told.push(answer?.text ?? '');
  }
  return told;
}

/** Step 1 is done; step 2 asks for these, each after a good change of its own file. */
const asking = (told: string[], ...calls: [name: string, input: object][]) =>
  scripted(async (about, { tools }) => {
    about.begin();
    if (about.step.number === 1) return done([mended('a.js', 'one')]);
    told.push(...(await called(tools, ['write_file', { path: 'b.js', content: 'new\n' }], ...calls)));
    expect(await about.faults(done())).toEqual([]);
    return done();
  });

describe('EP-05 beyond the approved plan', () => {
  test('EP-05 a write of another file ends the run: nothing of the step is made, and the write is part of the next version, which waits', async () => {
    const cwd = workspace(files);
    const told: string[] = [];
    const engine = asking(
      told,
      ['write_file', { path: 'c.js', content: 'changed\n' }],
      ['write_file', { path: 'b.js', content: 'again\n' }],
      ['read_file', { path: 'b.js' }],
    );
    const { thread, posted } = await acted({ cwd, engine });
    expect(told[0]).toContain('Wrote `b.js`');
    expect(told[1]).toMatch(/^Not done: The approved plan does not name c\.js.*The run stops here/);
    expect(told[2]).toMatch(/^Not done: something was asked for that the approved plan does not cover/);
    expect(told[3]).toContain('new');
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('new\n');
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe(files['b.js']);
    expect(readFileSync(join(cwd, 'c.js'), 'utf8')).toBe(files['c.js']);
    const [next] = posted;
    expect(posted).toHaveLength(1);
    expect(next?.version).toBe(2);
    expect(next?.id).not.toBe(plan.id);
    expect(next?.proposedChanges).toEqual([
      { path: 'c.js', description: expect.any(String), diff: expect.stringContaining('-three\n+changed') },
    ]);
    expect(next?.steps.map(({ completed, files: named }) => [completed, named])).toEqual([
      [true, ['a.js']],
      [false, ['b.js', 'c.js']],
    ]);
    expect(thread.plan).toEqual(next);
    expect(thread.act?.outside).toEqual([expect.stringMatching(/^Step 2: .*c\.js/)]);
    expect(thread.act?.steps.map(({ status }) => status)).toEqual(['done', 'open']);
  });

  test('EP-05 a command that the plan does not have ends it too; one that it has is left to the program', async () => {
    const cwd = workspace(files);
    const told: string[] = [];
    const engine = asking(
      told,
      ['shell', { command: 'true' }],
      ['shell', { command: 'true; rm -rf .' }],
      ['shell', { command: 'true', directory: 'sub' }],
    );
    const before = treeHash(cwd);
    const { thread, posted } = await acted({ cwd, engine, args: ['--allow-exec'] }, 'default');
    expect(told[1]).toContain('the program itself runs the commands of the plan');
    expect(told[2]).toContain('does not have the command "true; rm -rf ."');
    expect(posted[0]?.steps[1]?.commands).toEqual(['true', 'true; rm -rf .', 'cd sub && true']);
    expect(thread.act?.outside).toHaveLength(2);
    expect(thread.act?.commands).toEqual([]);
    expect(treeHash(cwd)).toBe(before);
  });

  test('EP-05 a change of another file in an answer ends it too', async () => {
    const cwd = workspace(files);
    const engine = scripted(async (about) => {
      about.begin();
      if (about.step.number === 1) return done([mended('a.js', 'one')]);
      const answer = done([mended('b.js', 'two'), mended('c.js', 'three')]);
      expect(await about.faults(answer)).toEqual([]);
      return answer;
    });
    const before = treeHash(cwd);
    const { thread, posted } = await acted({ cwd, engine }, 'default');
    expect(posted[0]?.proposedChanges).toEqual([mended('c.js', 'three')]);
    expect(thread.act?.changes.map(({ path }) => path)).toEqual(['a.js']);
    expect(treeHash(cwd)).toBe(before);
  });

  test('EP-05 what no plan can have fails the step, and no plan is put before people', async () => {
    const cwd = workspace(files);
    const told: string[] = [];
    const engine = asking(told, ['write_file', { path: '../out.js', content: 'x' }]);
    const { thread, posted } = await acted({ cwd, engine });
    expect(told[1]).toContain('outside the workspace');
    expect(posted).toEqual([]);
    expect(thread.plan?.id).toBe(plan.id);
    expect(thread.act?.steps[1]).toMatchObject({ status: 'failed', note: expect.stringContaining('out.js') });
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe(files['b.js']);
  });

  test('EP-05 nothing is committed, and tools of servers do nothing', async () => {
    const cwd = workspace(files);
    const told: string[] = [];
    const engine = asking(told, ['git_commit', { message: 'x', paths: ['b.js'] }]);
    const { thread, posted } = await acted({ cwd, engine });
    expect(told[1]).toContain('nothing is committed while a plan is carried out');
    expect(posted).toEqual([]);
    expect(thread.act?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  test('EP-05 no permission mode widens the plan', async () => {
    for (const mode of ['acceptEdits', 'bypassPermissions', 'plan']) {
      const cwd = workspace(files);
      const before = treeHash(cwd);
      const told: string[] = [];
      const engine = asking(told, ['delete_file', { path: 'c.js' }]);
      const { posted } = await acted({ cwd, engine, args: ['--permission-mode', mode] }, 'default');
      expect(posted).toHaveLength(1);
      expect(treeHash(cwd)).toBe(before);
    }
  });

  test('EP-05 a covered file may be named in any way that leads to it', async () => {
    const cwd = workspace(files);
    const told: string[] = [];
    const engine = asking(
      told,
      ['write_file', { path: './x/../b.js', content: 'twice\n' }],
      ['str_replace', { path: join(cwd, 'b.js'), old_text: 'twice', new_text: 'thrice' }],
    );
    const { posted } = await acted({ cwd, engine });
    expect(posted).toEqual([]);
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe('thrice\n');
  });
});

test('EP-05 tools are offered that write to the copy, and none that runs or commits', async () => {
  const cwd = workspace(files);
  let offered: string[] = [];
  const engine = scripted(async (about, { tools }) => {
    offered = (tools?.offered ?? []).map(({ name }) => name);
    about.begin();
    return done();
  });
  const { log } = await acted({ cwd, engine, args: ['--allow-exec'] }, 'default');
  expect(offered).toEqual(expect.arrayContaining(['write_file', 'str_replace', 'delete_file', 'read_file']));
  expect(offered).not.toContain('shell');
  expect(offered).not.toContain('git_commit');
  expect(log?.changed).toEqual([]);
});
