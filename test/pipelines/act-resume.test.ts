import { chmodSync, lstatSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ToolFiles } from '../../src/domain/tool-files';
import { act } from '../../src/pipelines/act';
import { treeHash } from '../e2e/tool-runs';
import { actRoom, diffOf, done, type Opening, planOf, scripted, sessionWith } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const files = { 'a.js': 'one\n', 'b.js': 'two\n', 'home/x': '' };
const change = (path: string, old: string) => ({ path, description: '', diff: diffOf(path, old, 'new') });
const plan = planOf([
  { number: 1, files: ['a.js'] },
  { number: 2, files: ['b.js'] },
]);
const dutiful = scripted(async (about) => {
  about.begin();
  return done([about.step.number === 1 ? change('a.js', 'one') : change('b.js', 'two')]);
});

/** Opens the session's room and carries the plan out; `failing` puts other files in the place of the real ones. */
async function acted(
  opening: Opening,
  failing: (files: ToolFiles) => Partial<ToolFiles> = () => ({}),
  decision: 'default' | 'accept-edits' = 'accept-edits',
) {
  const opened = await actRoom({
    engine: dutiful,
    ...opening,
    ports: (world) => ({
      ...world,
      async openTools(...asked) {
        const tools = await world.openTools(...asked);
        const real = tools.ports.files;
        return { ...tools, ports: { ...tools.ports, files: { ...real, ...failing(real) } } };
      },
    }),
  });
  try {
    const { thread } = await act({ plan, decision }, opened.thread, opened.room);
    return thread.act;
  } finally {
    await opened.close();
  }
}

async function withSession(cwd: string) {
  const home = join(cwd, 'home');
  const { world, close } = await actRoom({ cwd, home });
  const session = await sessionWith(plan, world);
  await close();
  return { cwd, home, session };
}

const cut = () => ({
  write: async () => {
    throw new Error('the machine is gone');
  },
});

describe('EP-05 a file that is otherwise than the change was made for', () => {
  test('EP-05 while a run was away stops the next one with its name, and nothing is written over it', async () => {
    const at = await withSession(workspace(files));
    await expect(acted(at, cut)).rejects.toThrow('the machine is gone');
    writeFileSync(join(at.cwd, 'a.js'), 'somebody else\n');
    const report = await acted(at);
    expect(report?.changes).toEqual([
      expect.objectContaining({
        path: 'a.js',
        status: 'failed',
        note: expect.stringMatching(/^`a\.js` is not any more as it was.*nothing was written over it/),
      }),
    ]);
    expect(report?.steps.map(({ status }) => status)).toEqual(['failed', 'open']);
    expect(readFileSync(join(at.cwd, 'a.js'), 'utf8')).toBe('somebody else\n');
    expect(readFileSync(join(at.cwd, 'b.js'), 'utf8')).toBe('two\n');
    // Put back, it goes on, and nobody is asked again.
    writeFileSync(join(at.cwd, 'a.js'), 'one\n');
    const asked: number[] = [];
    const engine = scripted(async (about) => {
      asked.push(about.step.number);
      about.begin();
      return done([change('b.js', 'two')]);
    });
    expect((await acted({ ...at, engine }))?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(asked).toEqual([2]);
    expect(readFileSync(join(at.cwd, 'a.js'), 'utf8')).toBe('new\n');
  });

  test('EP-05 as a link, is not followed', async () => {
    const at = await withSession(workspace(files));
    await expect(acted(at, cut)).rejects.toThrow();
    unlinkSync(join(at.cwd, 'a.js'));
    symlinkSync('b.js', join(at.cwd, 'a.js'));
    const report = await acted(at);
    expect(report?.changes[0]).toMatchObject({ path: 'a.js', status: 'failed' });
    expect(lstatSync(join(at.cwd, 'a.js')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(at.cwd, 'b.js'), 'utf8')).toBe('two\n');
  });

  test('EP-05 between the copy and the writing, is left alone', async () => {
    const cwd = workspace(files);
    let looks = 0;
    const report = await acted({ cwd }, (real) => ({
      async standing(path) {
        looks += 1;
        // The look right before the writing comes after those of the copy.
        if (path === 'a.js' && looks > 2) writeFileSync(join(cwd, 'a.js'), 'meanwhile\n');
        return real.standing(path);
      },
    }));
    expect(report?.steps[0]?.status).toBe('failed');
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('meanwhile\n');
  });
});

test('EP-05 a change that cannot be written fails its step with the reason, and what follows is not begun', async () => {
  const cwd = workspace(files);
  const before = treeHash(cwd);
  const full = { ok: false as const, reason: '`a.js` was not written: the disk is full.' };
  const report = await acted({ cwd }, () => ({ write: async () => full }));
  expect(report?.steps).toEqual([
    { number: 1, status: 'failed', note: full.reason },
    { number: 2, status: 'open', note: expect.stringContaining('step 1 could not be carried out') },
  ]);
  expect(treeHash(cwd)).toBe(before);
});

test('EP-05 what makes a program of a file stays, and so do links and binary files', async () => {
  const cwd = workspace({ ...files, 'c.bin': Buffer.from([0, 1, 2]) });
  chmodSync(join(cwd, 'a.js'), 0o755);
  symlinkSync('a.js', join(cwd, 'link.js'));
  const engine = scripted(async (about, { tools }) => {
    about.begin();
    if (about.step.number === 1) return done([change('a.js', 'one')]);
    const [link, binary] = await Promise.all(
      ['link.js', 'c.bin'].map((path) => about.faults(done([change(path, 'one')]))),
    );
    expect(link?.[0]).toMatch(/link/);
    expect(binary?.[0]).toMatch(/binary/);
    const input = JSON.stringify({ path: 'link.js' });
    const [told] = (await tools?.use([{ id: 'x', name: 'delete_file', arguments: input }])) ?? [];
    expect(told?.text).toMatch(/link/);
    return done();
  });
  const linked = planOf([
    { number: 1, files: ['a.js'] },
    { number: 2, files: ['link.js', 'c.bin'] },
  ]);
  const opened = await actRoom({ cwd, engine });
  const { thread } = await act({ plan: linked, decision: 'accept-edits' }, opened.thread, opened.room);
  await opened.close();
  expect(thread.act?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(lstatSync(join(cwd, 'a.js')).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(cwd, 'link.js'), 'utf8')).toBe('new\n');
  expect([...readFileSync(join(cwd, 'c.bin'))]).toEqual([0, 1, 2]);
});

test('EP-05 a secret of a changed file does not reach the session, and a change that would need it is not made from there', async () => {
  const secret = ['correct', 'horse', 'battery', 'staple', '9'].join('-');
  const cwd = workspace({ ...files, 'a.js': `key = "${secret}"\none\n` });
  const at = await withSession(cwd);
  const engine = scripted(async (about, { tools }) => {
    about.begin();
    const input = JSON.stringify({ path: 'a.js', old_text: 'one', new_text: 'new' });
    await tools?.use([{ id: 'x', name: 'str_replace', arguments: input }]);
    return done();
  });
  const opened = await actRoom({ ...at, engine });
  opened.world.learn([secret]);
  const one = planOf([{ number: 1, files: ['a.js'] }]);
  const { thread } = await act({ plan: one, decision: 'accept-edits' }, opened.thread, opened.room);
  await opened.close();
  expect(thread.act?.steps[0]?.status).toBe('done');
  expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe(`key = "${secret}"\nnew\n`);
  const kept = readFileSync(join(at.home, '.countersign/sessions', `${at.session}.jsonl`), 'utf8');
  expect(kept).toContain('"applied"');
  expect(kept).not.toContain(secret);
});
