import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import { openLocalBoard } from '../../src/adapters/local-board';
import { planId, progressOf } from '../../src/core/plan';
import type { Asking, Noticeboard } from '../../src/domain/noticeboard';
import type { Plan } from '../../src/domain/plan';
import { samplePlan } from '../core/plan-document/sample-plan';

let top = '';
let root = '';
let file = '';
const signal = new AbortController().signal;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'board-')));
  root = join(top, 'work');
  file = join(top, 'home', 's-1.plan.md');
  mkdirSync(join(root, 'src'), { recursive: true });
  mkdirSync(join(top, 'home'));
  writeFileSync(join(root, 'src/a.ts'), 'one\n');
  writeFileSync(join(root, 'src/b.ts'), 'two\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  commit('Start');
  return () => rmSync(top, { recursive: true, force: true });
});

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, env: { PATH: process.env.PATH, HOME: top }, stdio: 'pipe' });
}

function commit(message: string): void {
  git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    message,
  );
}

/** A plan over two files, one of which is to come. */
function planOf(change: Partial<Plan> = {}): Plan {
  const [first] = samplePlan.steps;
  if (first === undefined) throw new Error('no step');
  const steps = [{ ...first, number: 1, files: ['src/a.ts'], dependencies: [], completed: false }];
  const plan = {
    ...samplePlan,
    steps,
    progress: progressOf(steps),
    affectedFiles: [{ path: 'src/b.ts', reason: 'calls it' }],
    proposedChanges: [{ path: 'src/new.ts', description: 'Adds it.', diff: '+x\n' }],
    ...change,
  };
  return { ...plan, id: planId(plan) };
}

async function board(): Promise<Noticeboard> {
  const checkout = await openRepository(root, process.env.PATH ?? '', signal);
  return openLocalBoard({
    file,
    root,
    repository: checkout?.repository ?? null,
    fault: null,
    signal,
  });
}

/** A plan on the board, and what a look at it sees. */
async function shown(plan = planOf()) {
  const one = await board();
  const ground = await one.ground(plan);
  await one.post(plan);
  const look = async (changes: Partial<Asking> = {}) => {
    const again = await board();
    const seen = await again.look({ plan, ground, at: 5, votes: [], made: new Map(), ...changes });
    if (!seen.ok) return { ground, why: seen.why, seen: null };
    return { ground, why: null, seen: seen.seen };
  };
  return { plan, ground, look };
}

describe('what is shown', () => {
  test('EP-02 the plan stands in a file of its own, whole, that only its owner may read', async () => {
    const { plan } = await shown();
    expect(readFileSync(file, 'utf8')).toContain(plan.id);
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });

  test('a link in its place is replaced, and what it leads to is left alone', async () => {
    writeFileSync(join(top, 'other'), 'mine');
    symlinkSync(join(top, 'other'), file);
    await shown();
    expect(readFileSync(join(top, 'other'), 'utf8')).toBe('mine');
    expect(lstatSync(file).isSymbolicLink()).toBe(false);
  });

  test('a plan of 500 steps is shown whole and is found again', async () => {
    const [first] = samplePlan.steps;
    if (first === undefined) throw new Error('no step');
    const steps = Array.from({ length: 500 }, (_, at) => ({
      ...first,
      number: at + 1,
      description: `Do the thing of number ${at + 1}. ${'Then look at it again. '.repeat(10)}`,
      files: ['src/a.ts'],
      dependencies: at === 0 ? [] : [at],
      completed: false,
    }));
    const { plan, look } = await shown(planOf({ steps, progress: progressOf(steps) }));
    expect(readFileSync(file, 'utf8')).toContain('the thing of number 500');
    expect((await look()).seen?.comment?.planId).toBe(plan.id);
  });
});

describe('what is seen', () => {
  test('an untouched workspace is the ground that the plan was made on', async () => {
    const { ground, look, plan } = await shown();
    const { seen } = await look();
    expect(seen?.ground).toEqual(ground);
    expect(seen?.files).toEqual([]);
    expect(seen?.comment).toEqual({ planId: plan.id, editedAt: null, isEditedByOthers: false });
  });

  test.each([
    ['a file of a step', () => writeFileSync(join(root, 'src/a.ts'), 'other\n'), ['src/a.ts']],
    ['a file that is affected', () => writeFileSync(join(root, 'src/b.ts'), 'other\n'), ['src/b.ts']],
    ['a file that was to come', () => writeFileSync(join(root, 'src/new.ts'), ''), ['src/new.ts']],
    ['a file that is gone', () => unlinkSync(join(root, 'src/a.ts')), ['src/a.ts']],
    [
      'a file that leads out of the workspace now',
      () => {
        unlinkSync(join(root, 'src/a.ts'));
        symlinkSync(file, join(root, 'src/a.ts'));
      },
      ['src/a.ts'],
    ],
  ])('%s is named when it is another one than at planning', async (_, change, files) => {
    const { ground, look } = await shown();
    change();
    const { seen } = await look();
    expect(seen?.files).toEqual(files);
    expect(seen?.ground).not.toEqual(ground);
  });

  test('a moved HEAD is named beside the files', async () => {
    const { ground, look } = await shown();
    commit('Later');
    const { seen } = await look();
    expect(seen?.files.join()).toMatch(/^HEAD \([0-9a-f]{12} → [0-9a-f]{12}\)$/);
    expect(seen?.ground).not.toEqual(ground);
  });

  test('a file that no plan names may change', async () => {
    const { ground, look } = await shown();
    writeFileSync(join(root, 'README.md'), 'new');
    expect((await look()).seen?.ground).toEqual(ground);
  });

  test('what our own changes left in a file is no change of the ground, anything else is', async () => {
    const { ground, look } = await shown();
    writeFileSync(join(root, 'src/a.ts'), 'ours\n');
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update('ours\n').digest('hex');
    const made = new Map([['src/a.ts', new Set([hash])]]);
    expect((await look({ made })).seen?.ground).toEqual(ground);
    writeFileSync(join(root, 'src/a.ts'), 'ours, and somebody’s\n');
    expect((await look({ made })).seen?.files).toEqual(['src/a.ts']);
  });

  test('EP-05 a file that held our change and was put back is a change of the ground, and named', async () => {
    const { look } = await shown();
    const made = new Map([['src/a.ts', new Set(['f'.repeat(64)])]]);
    expect((await look({ made })).seen?.files).toEqual(['src/a.ts']);
  });

  test('a ticked box is no other plan; a changed word, an added step and a text that is no plan are', async () => {
    const { plan, look } = await shown();
    const text = readFileSync(file, 'utf8');
    const sees = async (changed: string) => {
      writeFileSync(file, changed);
      return (await look()).seen?.comment?.planId;
    };
    expect(await sees(text.replace('- [ ] **1.**', '- [x] **1.**'))).toBe(plan.id);
    expect(await sees(text.replace(/\n# .*|^# .*/, '# Another title'))).not.toBe(plan.id);
    expect(
      await sees(
        text.replace(
          '## Affected files',
          '- [ ] **2.** Send the keys\n  - Done when: sent\n\n## Affected files',
        ),
      ),
    ).not.toBe(plan.id);
    expect(await sees('rm -rf')).toBeNull();
  });

  test('a file that is gone is said so; one that cannot be read is no look', async () => {
    const { look } = await shown();
    unlinkSync(file);
    expect((await look()).seen?.comment).toBeNull();
    symlinkSync(join(top, 'elsewhere'), file);
    expect((await look()).why).toContain('is a link');
    unlinkSync(file);
    mkdirSync(file);
    expect((await look()).why).toContain('is a folder');
  });

  test('a file of the plan that cannot be read is no look', async () => {
    const { look } = await shown();
    symlinkSync('circle', join(root, 'src/circle'));
    const plan = planOf({ affectedFiles: [{ path: 'src/circle', reason: 'x' }] });
    expect((await look({ plan })).why).toBe('src/circle cannot be read (circle)');
  });

  test('git that does not work is no look', async () => {
    const plan = planOf();
    const broken = openLocalBoard({ file, root, repository: null, fault: 'git is gone', signal });
    const ground = await broken.ground(plan);
    await broken.post(plan);
    const seen = await broken.look({ plan, ground, at: 5, votes: [], made: new Map() });
    expect(seen).toEqual({ ok: false, at: 5, why: 'git cannot be asked: git is gone' });
  });
});
