import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCoverage } from '../../src/core/coverage';
import { conclude } from '../../src/core/outcome';
import { act } from '../../src/pipelines/act';
import type { Thread } from '../../src/pipelines/thread';
import { treeHash } from '../e2e/tool-runs';
import { type ActRoom, actRoom, diffOf, done, type Opening, planOf, scripted } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const files = { 'a.js': 'one\ntwo\n', 'b.js': 'other\n', 'README.md': 'Read.\n' };
const changeA = { path: 'a.js', description: 'Mend a.', diff: diffOf('a.js', 'two', 'three') };
const changeB = { path: 'b.js', description: 'Mend b.', diff: diffOf('b.js', 'other', 'another') };
const twoSteps = planOf([
  { number: 1, files: ['a.js'] },
  { number: 2, files: ['b.js'], dependencies: [1] },
]);
/** Does each step by the change of its number. */
const dutiful = scripted(async ({ step }) => done([step.number === 1 ? changeA : changeB]));

/** Opens a room, carries a plan out in it, and closes it. */
async function acted(
  opening: Opening,
  plan = twoSteps,
  decision: 'default' | 'accept-edits' = 'accept-edits',
): Promise<{ thread: Thread; output: string; room: ActRoom['room'] }> {
  const opened = await actRoom(opening);
  try {
    return { ...(await act({ plan, decision }, opened.thread, opened.room)), room: opened.room };
  } finally {
    await opened.close();
  }
}

/** Status and sentence of a run that came to this. */
function ending({ thread, room }: { thread: Thread; room: ActRoom['room'] }) {
  return conclude({
    fault: null,
    stop: null,
    coverage: addCoverage(room.stages.notes),
    findings: [],
    suppressed: [],
    counting: [],
    failOn: 'never',
    failOnPartial: false,
    plan: thread.plan,
    act: thread.act,
    verdict: thread.verdict,
    isDecided: thread.isDecided,
    done: null,
    unclear: false,
    asks: false,
  });
}

describe('EP-05 with the decision', () => {
  test('EP-05 accept-edits the changes are made, step by step, and nothing else', async () => {
    const cwd = workspace(files);
    const brought = await acted({ cwd, engine: dutiful });
    const { act: report, plan } = brought.thread;
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('one\nthree\n');
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe('another\n');
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toBe(files['README.md']);
    expect(report?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(
      report?.changes.map(({ step, path, status, description }) => [step, path, status, description]),
    ).toEqual([
      [1, 'a.js', 'applied', 'Mend a.'],
      [2, 'b.js', 'applied', 'Mend b.'],
    ]);
    expect(plan?.progress).toEqual({ done: 2, total: 2, percentage: 100 });
    expect(plan?.id).toBe(twoSteps.id);
    expect(ending(brought)).toEqual({
      status: 'success',
      message: 'The plan is carried out: 2 steps done, 2 files changed.',
    });
  });

  test('EP-05 default every change is proposed as a diff that applies, and nothing in the workspace is touched', async () => {
    const cwd = workspace(files);
    const before = treeHash(cwd);
    const brought = await acted({ cwd, engine: dutiful }, twoSteps, 'default');
    expect(treeHash(cwd)).toBe(before);
    expect(brought.thread.act?.steps.map(({ status }) => status)).toEqual(['proposed', 'proposed']);
    expect(brought.thread.act?.changes.map(({ path, status }) => [path, status])).toEqual([
      ['a.js', 'proposed'],
      ['b.js', 'proposed'],
    ]);
    expect(brought.thread.act?.changes[0]?.diff).toContain('-two\n+three');
    expect(brought.output).toContain('-two\n+three');
    expect(ending(brought)).toEqual({
      status: 'awaiting_approval',
      message: '2 changes are proposed. Nothing was changed.',
    });
  });
});

test('PM-011 each step sees the approved plan, its own words and what earlier steps changed, and reads files with their changes', async () => {
  const cwd = workspace(files);
  const seen: unknown[] = [];
  const plan = planOf([
    { number: 1, files: ['a.js'] },
    { number: 2, files: ['a.js'] },
  ]);
  const engine = scripted(async (about, { mode, part, tools }) => {
    about.begin();
    const [read] = (await tools?.use([{ id: 'r', name: 'read_file', arguments: '{"path":"a.js"}' }])) ?? [];
    seen.push({
      plan: about.plan.id,
      step: about.step.number,
      earlier: about.earlier.map(({ diff }) => diff),
      mode,
    });
    expect(read?.text).toContain(about.step.number === 1 ? 'two' : 'three');
    expect(part).toContain('approved plan');
    const next = about.step.number === 1 ? ['two', 'three'] : ['three', 'four'];
    return done([{ ...changeA, diff: diffOf('a.js', next[0] ?? '', next[1] ?? '') }]);
  });
  for (const decision of ['default', 'accept-edits'] as const) {
    seen.length = 0;
    const { thread } = await acted({ cwd, engine }, plan, decision);
    expect(seen).toEqual([
      { plan: plan.id, step: 1, earlier: [], mode: 'developer' },
      { plan: plan.id, step: 2, earlier: [expect.stringContaining('+three')], mode: 'developer' },
    ]);
    expect(thread.act?.steps.every(({ status }) => status !== 'failed')).toBe(true);
  }
  expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('one\nfour\n');
});

test('EP-05 a step that is said to be done and changed no file says so', async () => {
  const cwd = workspace(files);
  const { thread } = await acted({ cwd, engine: scripted(async () => done([])) });
  expect(thread.act?.steps.map(({ note }) => note.endsWith('No file was changed for it.'))).toEqual([
    true,
    true,
  ]);
});

test('EP-05 a step that is not done leaves nothing for the steps behind it', async () => {
  const cwd = workspace(files);
  const plan = planOf([
    { number: 1, files: ['a.js'] },
    { number: 2, files: ['a.js'] },
  ]);
  const engine = scripted(async ({ step }) => {
    const fresh = step.number === 1 ? 'three' : 'four';
    return { ...done([{ ...changeA, diff: diffOf('a.js', 'two', fresh) }]), isDone: step.number === 2 };
  });
  const { thread } = await acted({ cwd, engine }, plan);
  expect(thread.act?.steps.map(({ status }) => status)).toEqual(['failed', 'done']);
  expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('one\nfour\n');
});

test('EP-05 steps come in the order of their dependencies', async () => {
  const cwd = workspace(files);
  const order: number[] = [];
  const engine = scripted(async ({ step }) => {
    order.push(step.number);
    return done();
  });
  const plan = planOf([
    { number: 1, files: ['a.js'], dependencies: [3] },
    { number: 2, files: ['a.js'] },
    { number: 3, files: ['b.js'], dependencies: [2] },
  ]);
  await acted({ cwd, engine }, plan);
  expect(order).toEqual([2, 3, 1]);
});

describe('a step that is not done', () => {
  test('EP-05 nothing of it is made, what depends on it stays open, the others are done, and the run fails', async () => {
    const cwd = workspace(files);
    const plan = planOf([
      { number: 1, files: ['a.js'] },
      { number: 2, files: ['README.md'], dependencies: [1] },
      { number: 3, files: ['b.js'] },
    ]);
    const engine = scripted(async ({ step }) =>
      step.number === 1
        ? done([changeA], { isDone: false, summary: 'The callers are not known.' })
        : done([changeB]),
    );
    const brought = await acted({ cwd, engine }, plan);
    expect(brought.thread.act?.steps.map(({ status }) => status)).toEqual(['failed', 'open', 'done']);
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe(files['a.js']);
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe('another\n');
    const { status, message } = ending(brought);
    expect(status).toBe('failure');
    expect(message).toContain('Step 1 of the plan failed: It is not done: The callers are not known.');
  });

  test('EP-05 an engine that fails leaves the rest open, and the coverage says why', async () => {
    const cwd = workspace(files);
    const before = treeHash(cwd);
    const engine = scripted(async () => {
      throw new Error('the endpoint is gone');
    });
    const brought = await acted({ cwd, engine });
    expect(brought.thread.act?.steps.map(({ status }) => status)).toEqual(['open', 'open']);
    expect(addCoverage(brought.room.stages.notes).failed).toEqual([
      { what: 'step 1', reason: 'the endpoint is gone' },
    ]);
    expect(ending(brought).status).toBe('failure');
    expect(treeHash(cwd)).toBe(before);
  });
});

describe('without a model', () => {
  const approved = planOf(
    [
      { number: 1, files: ['b.js'], description: 'Think.' },
      { number: 2, files: ['a.js'] },
      { number: 3, files: ['a.js'] },
    ],
    { proposedChanges: [changeA] },
  );

  test('EP-05 approved diffs are made as they are; what nobody writes is left open, with its places', async () => {
    const cwd = workspace(files);
    const brought = await acted({ cwd }, approved);
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('one\nthree\n');
    expect(brought.thread.act?.steps).toEqual([
      {
        number: 1,
        status: 'open',
        note: expect.stringMatching(/^Without a model nobody writes this change.*b\.js/),
      },
      { number: 2, status: 'done', note: '' },
      { number: 3, status: 'done', note: 'No file was changed for it.' },
    ]);
    expect(brought.thread.act?.changes.map(({ step, path, status }) => [step, path, status])).toEqual([
      [2, 'a.js', 'applied'],
    ]);
    expect(ending(brought)).toEqual({
      status: 'failure',
      message:
        'The plan is carried out in part: 2 of 3 steps done, 1 file changed. 1 step is left open; the output says why.',
    });
  });

  test('IB-07 a quick action is a plan of one step: its diff is proposed, and made when that is approved', async () => {
    const cwd = workspace(files);
    const quick = planOf([{ number: 1, files: ['a.js'] }], { proposedChanges: [changeA] });
    const before = treeHash(cwd);
    const proposed = await acted({ cwd }, quick, 'default');
    expect(ending(proposed).message).toBe('1 change is proposed. Nothing was changed.');
    expect(treeHash(cwd)).toBe(before);
    const made = await acted({ cwd }, quick);
    expect(ending(made)).toEqual({
      status: 'success',
      message: 'The plan is carried out: 1 step done, 1 file changed.',
    });
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('one\nthree\n');
  });

  test('EP-05 an approved diff that does not fit any more fails its step, and says which', async () => {
    const cwd = workspace({ ...files, 'a.js': 'something else\n' });
    const before = treeHash(cwd);
    const brought = await acted(
      { cwd },
      planOf([{ number: 1, files: ['a.js'] }], { proposedChanges: [changeA] }),
    );
    expect(ending(brought)).toEqual({
      status: 'failure',
      message: expect.stringContaining('The approved change of a.js does not fit'),
    });
    expect(treeHash(cwd)).toBe(before);
  });
});

test('EP-05 a model is not asked about steps whose changes were approved word for word', async () => {
  const cwd = workspace(files);
  const asked: number[] = [];
  const engine = scripted(async ({ step }) => {
    asked.push(step.number);
    return done([changeB]);
  });
  const plan = planOf(
    [
      { number: 1, files: ['a.js'] },
      { number: 2, files: ['b.js'] },
    ],
    { proposedChanges: [changeA] },
  );
  const { thread } = await acted({ cwd, engine }, plan);
  expect(asked).toEqual([2]);
  expect(thread.act?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
});

describe('files of all kinds', () => {
  test('EP-05 are made, changed and deleted in new folders, with Windows line ends and without a last line end', async () => {
    const cwd = workspace({ 'dos.txt': 'a\r\nb\r\n', 'open.txt': 'a\nb', 'gone.txt': 'x\n' });
    const noEnd = (text: string) => text.replace(/\n$/, '\n\\ No newline at end of file\n');
    const proposedChanges = [
      { path: 'dos.txt', description: '', diff: diffOf('dos.txt', 'b', 'c') },
      {
        path: 'open.txt',
        description: '',
        diff: `--- a/open.txt\n+++ b/open.txt\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n`,
      },
      { path: 'gone.txt', description: '', diff: diffOf('gone.txt', 'x', null) },
      { path: 'new/deep/made.txt', description: '', diff: noEnd(diffOf('new/deep/made.txt', null, 'fresh')) },
    ];
    const paths = proposedChanges.map(({ path }) => path);
    const { thread } = await acted({ cwd }, planOf([{ number: 1, files: paths }], { proposedChanges }));
    expect(thread.act?.steps).toEqual([{ number: 1, status: 'done', note: '' }]);
    expect(readFileSync(join(cwd, 'dos.txt'), 'utf8')).toBe('a\r\nc\r\n');
    expect(readFileSync(join(cwd, 'open.txt'), 'utf8')).toBe('a\nc');
    expect(existsSync(join(cwd, 'gone.txt'))).toBe(false);
    expect(readFileSync(join(cwd, 'new/deep/made.txt'), 'utf8')).toBe('fresh');
  });
});

test('EP-05 a run that is stopped begins no further step, also none that needs no model', async () => {
  const cwd = workspace(files);
  const before = treeHash(cwd);
  const quick = planOf([{ number: 1, files: ['a.js'] }], { proposedChanges: [changeA] });
  const signal = AbortSignal.abort(new Error('the time limit was reached'));
  const { thread } = await acted({ cwd, ports: (world) => ({ ...world, signal }) }, quick);
  expect(thread.act?.steps).toEqual([
    { number: 1, status: 'open', note: 'Nothing was done for it: the time limit was reached.' },
  ]);
  expect(treeHash(cwd)).toBe(before);
});

test('EP-05 tools that cannot be opened are a fault of the run, and closing them is none', async () => {
  const cwd = workspace(files);
  const ports: Opening['ports'] = (world) => ({
    ...world,
    openTools: async () => {
      throw new Error('no such folder');
    },
  });
  const opened = await actRoom({ cwd, ports });
  const approved = { plan: twoSteps, decision: 'accept-edits' } as const;
  await expect(act(approved, opened.thread, opened.room)).rejects.toThrow('no such folder');
  await opened.close();
});
