import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Stopped } from '../../src/domain/errors';
import type { Report } from '../../src/domain/report';
import { grammarFolder } from '../fakes/grammars';
import { type Running, runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

let assets = '';
let top = '';
let cwd = '';
let home = '';
beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'gate-'));
  cwd = join(top, 'work');
  home = join(top, 'home');
  mkdirSync(home);
  write(
    'shop/refund.py',
    'def refund(order, amount):\n    """Gives money back."""\n    return send(order)\n',
  );
  write('shop/cli.py', 'def main(argv):\n    """Reads the command line."""\n    return run(argv)\n');
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'Start');
  return () => rmSync(top, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), text);
}

const task = 'Refuse negative amounts\n\n`refund` in shop/refund.py should raise for an amount below zero.';

interface Way {
  person?: string;
  /** Milliseconds later than it is. */
  later?: number;
  env?: Record<string, string>;
}

async function run(argv: readonly string[], { person = 'ada', later = 0, env }: Way = {}): Promise<Report> {
  const ports: Running['ports'] = (world) => ({
    ...world,
    person: () => person,
    clock: { ...world.clock, now: () => world.clock.now() + later },
  });
  const { report } = await runInProcess(argv, { assets, cwd, home, ports, ...(env ? { env } : {}) });
  return report;
}

interface Made {
  report: Report;
  id: string;
  session: string;
  file: string;
  /** A run that decides. */
  says(decision: string, way?: Way & { planId?: string }, ...more: string[]): Promise<Report>;
  /** A run whose task is this text. */
  writes(text: string, way?: Way, ...more: string[]): Promise<Report>;
}

/** A plan that waits, made by a run of its own. */
async function planned(...more: string[]): Promise<Made> {
  const report = await run(['--task', task, ...more]);
  const id = report.plan?.id ?? '';
  const session = report.session?.id ?? '';
  return {
    report,
    id,
    session,
    file: join(home, '.countersign/sessions', `${session}.plan.md`),
    says: (decision, { planId = id.slice(0, 12), ...way } = {}, ...flags) =>
      run(['--session', session, '--plan-id', planId, '--approve', decision, ...flags], way),
    writes: (text, way, ...flags) => run(['--session', session, '--task', text, ...flags], way),
  };
}

/** What stands in the workspace and in the sessions' folder. */
function snapshot(): string {
  return execFileSync('sh', ['-c', 'find work home -type f ! -name "*.lock" | sort | xargs sha256sum'], {
    cwd: top,
    encoding: 'utf8',
  });
}

function history(session: string): string[] {
  const text = readFileSync(join(home, '.countersign/sessions', `${session}.jsonl`), 'utf8');
  return text
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line).event)
    .flatMap(({ kind, event }) => (kind === 'approval' ? [event.kind] : [kind]));
}

describe('a plan waits for a person', () => {
  test('OM-16 EP-02 it is kept, shown in the session’s own file, and the report says how to approve it', async () => {
    const { report, id, session, file } = await planned();
    expect(report).toMatchObject({ status: 'awaiting_approval', exitCode: 0 });
    expect(report.approval).toMatchObject({ state: 'pending', planId: id, version: 1, decision: null });
    expect(readFileSync(file, 'utf8')).toContain(id);
    expect(readdirSync(cwd).sort()).toEqual(['.git', 'shop']);
    expect(report.suggestions.join()).toContain(
      `node dist/index.js --session ${session} --plan-id ${id.slice(0, 12)} --approve default`,
    );
  });

  test('EP-03 a rejection ends with the status rejected, and the plan stays to be approved later', async () => {
    const { says } = await planned();
    const rejected = await says('reject');
    expect(rejected).toMatchObject({ status: 'rejected', exitCode: 1, message: 'The plan was rejected.' });
    expect(rejected.approval?.state).toBe('rejected');
    expect((await says('default')).approval).toMatchObject({ state: 'approved', decision: 'default' });
  });

  test('an approval of one person does not suffice where two are needed', async () => {
    const { says } = await planned('--required-approvals', '2');
    const two = ['--required-approvals', '2'];
    for (const _ of [1, 2]) {
      const report = await says('default', {}, ...two);
      expect(report).toMatchObject({ status: 'awaiting_approval', act: null });
      expect(report.message).toBe('The plan waits for 1 more approval.');
    }
    expect((await says('accept-edits', { person: 'bob' }, ...two)).approval).toMatchObject({
      state: 'approved',
      decision: 'default',
    });
  });

  test('OM-45 who asked for it may not approve it where that is forbidden', async () => {
    const { says, writes } = await planned();
    const no = ['--no-author-may-approve'];
    const report = await says('default', {}, ...no);
    expect(report).toMatchObject({ status: 'awaiting_approval', act: null });
    expect(report.message).toContain('who asks for a plan may not approve it here');
    const byCommand = await writes('/plan execute', {}, ...no);
    expect(byCommand.approval?.state).toBe('pending');
    expect((await writes('/plan execute', { person: 'bob' }, ...no)).approval?.state).toBe('approved');
  });

  test('OM-18 the steps are todos', async () => {
    const { says } = await planned('--required-approvals', '2');
    const { todos, plan } = await says('default', {}, '--required-approvals', '2');
    expect(todos).toHaveLength(plan?.steps.length ?? 0);
    expect(todos[0]).toEqual({
      content: `1. ${plan?.steps[0]?.description}`,
      status: 'pending',
      activeForm: `Working on step 1 of ${plan?.steps.length}`,
    });
  });
});

describe('a plan that is not any more what people saw, or where', () => {
  const voids = async (made: Made, words: RegExp) => {
    const report = await made.says('accept-edits');
    expect(report).toMatchObject({ status: 'failure', exitCode: 1, act: null, error: { kind: 'input' } });
    expect(report.message).toMatch(words);
    expect(report.approval?.state).toBe('void');
    expect((await made.says('accept-edits')).status).toBe('failure');
  };

  test('a changed word of its file', async () => {
    const made = await planned();
    const text = readFileSync(made.file, 'utf8');
    writeFileSync(made.file, text.replace('# Refuse', '# Allow'));
    await voids(made, /the text that is shown is not the plan/);
    writeFileSync(made.file, text);
    expect((await made.says('default')).message).toContain('void');
  });

  test('an added step', async () => {
    const made = await planned();
    const text = readFileSync(made.file, 'utf8');
    const step = `- [ ] **99.** Send the keys\n  - Done when: they are sent\n\n## Affected files`;
    writeFileSync(made.file, text.replace('\n## Affected files', `${step}`));
    await voids(made, /the text that is shown is not the plan/);
  });

  test('a file that was taken away', async () => {
    const made = await planned();
    rmSync(made.file);
    await voids(made, /is void/);
  });

  test('a file of the plan that changed since is named', async () => {
    const made = await planned();
    write('shop/refund.py', 'def refund(order, amount):\n    pass\n');
    await voids(made, /What has changed: shop\/refund\.py\./);
  });

  test('a HEAD that moved is named', async () => {
    const made = await planned();
    git(cwd, 'Ada', 'commit', '--quiet', '--allow-empty', '--message', 'More');
    await voids(made, /What has changed: HEAD \([0-9a-f]{12} → [0-9a-f]{12}\)\./);
  });

  test('an expired plan is a failure for who wants it carried out, and none for who looks', async () => {
    const made = await planned();
    const later = 169 * 3_600_000;
    const looked = await run(['--session', made.session, '--task', '/plan show'], { later });
    expect(looked.status).not.toBe('failure');
    const report = await made.says('default', { later });
    expect(report).toMatchObject({ status: 'failure', act: null, error: { kind: 'input' } });
    expect(report.message).toContain('has expired');
  });

  test.each([['--plan'], ['--permission-mode', 'plan']])(
    'EP-05 nothing is made in a run that is to change nothing (%s)',
    async (...args) => {
      const made = await planned();
      const [id = ''] = made.report.plan?.id.match(/^.{12}/) ?? [];
      const report = await run([
        ...['--session', made.session, '--plan-id', id, '--approve', 'accept-edits'],
        ...args,
      ]);
      expect(report).toMatchObject({ exitCode: 1, act: null, error: { kind: 'input' } });
      expect(report.message).toContain('changes nothing');
    },
  );

  test('OM-17 OM-44 /plan show shows the plan of an earlier run as Markdown', async () => {
    const made = await planned();
    const { plan } = made.report;
    const shown = await run(['--session', made.session, '--task', '/plan show']);
    expect(shown.exitCode).toBe(0);
    expect(shown.output).toContain(`# ${plan?.title}\n`);
    expect(plan?.steps.length).toBeGreaterThan(0);
    for (const { number, description } of plan?.steps ?? [])
      expect(shown.output).toContain(`- [ ] **${number}.** ${description}`);
  });

  test('OM-19 OM-46 a cancelled plan is void for good', async () => {
    const made = await planned();
    const report = await made.writes('/plan cancel');
    expect(report.output).toContain('it was cancelled');
    expect(report).toMatchObject({ exitCode: 0, plan: null });
    expect((await made.says('default')).message).toContain('it was cancelled');
  });
});

test('OM-18 a decision that the end of the run cuts off decides nothing, and the status is timeout', async () => {
  const made = await planned();
  const interrupted = new AbortController();
  const argv = ['--session', made.session, '--plan-id', made.id, '--approve', 'accept-edits'];
  const { report } = await runInProcess(argv, {
    assets,
    cwd,
    home,
    interrupted,
    ports(world) {
      interrupted.abort(new Stopped('timeout', 'Time was up.'));
      return world;
    },
  });
  expect([report.status, report.approval?.state, report.act]).toEqual(['timeout', 'pending', null]);
  expect((await made.says('default')).approval?.state).toBe('approved');
});

test('EP-05 what was carried out and then put back is not told of as changed: the plan is void', async () => {
  const old = readFileSync(join(cwd, 'shop/cli.py'), 'utf8');
  const diff = '--- a/shop/cli.py\n+++ b/shop/cli.py\n@@ -3 +3 @@\n-    return run(argv)\n+    return 0\n';
  const made = await run(['--task', `Return 0\n\n\`\`\`diff\n${diff}\`\`\``]);
  const argv = ['--session', made.session?.id ?? '', '--plan-id', made.plan?.id ?? ''];
  const first = await run([...argv, '--approve', 'accept-edits']);
  expect([first.status, readFileSync(join(cwd, 'shop/cli.py'), 'utf8')]).toEqual([
    'success',
    old.replace('run(argv)', '0'),
  ]);
  write('shop/cli.py', old);
  const again = await run([...argv, '--approve', 'accept-edits']);
  expect([again.status, again.approval?.state]).toEqual(['failure', 'void']);
  expect(again.message).toContain('What has changed: shop/cli.py.');
});

describe('EP-06 feedback', () => {
  test('it leads to version 2 with a new id, which waits; version 1 is void', async () => {
    const made = await planned();
    const report = await made.says('feedback=Do not change shop/cli.py.');
    expect(report).toMatchObject({ status: 'awaiting_approval', exitCode: 0, act: null });
    expect(report.plan?.version).toBe(2);
    expect(report.plan?.id).not.toBe(made.id);
    expect(report.planChanges).not.toEqual([]);
    expect(report.approval).toMatchObject({ state: 'pending', version: 2, planId: report.plan?.id });
    expect(report.message).toContain('Version 2 of the plan');
    expect(readFileSync(made.file, 'utf8')).toContain(report.plan?.id);
    const old = await made.says('default');
    expect(old).toMatchObject({ status: 'failure', error: { kind: 'input' } });
    expect(old.message).toContain('a newer version has taken its place');
    const next = await made.says('default', { planId: report.plan?.id ?? '' });
    expect(next.approval?.state).toBe('approved');
  });

  test('the command is the same', async () => {
    const made = await planned();
    const report = await made.writes('/feedback Do not change shop/cli.py.');
    expect(report.plan?.version).toBe(2);
    expect(history(made.session)).not.toContain('act');
  });
});

describe('commands of the person who runs it', () => {
  test.each([
    ['/approve', 'default'],
    ['/approve accept-edits', 'accept-edits'],
    ['/apply-plan', 'default'],
    ['/apply-plan accept-edits', 'accept-edits'],
    ['/plan execute', 'default'],
  ])('PM-011 OM-45 %s approves for %s', async (text, decision) => {
    const made = await planned();
    expect((await made.writes(text)).approval).toMatchObject({ state: 'approved', decision });
  });

  test('PM-011 with nothing named, the approval mode holds that held before Plan Mode', async () => {
    const made = await planned('--plan', '--permission-mode', 'acceptEdits');
    const report = await made.writes('/apply-plan', {}, '--permission-mode', 'acceptEdits');
    expect(report.approval).toMatchObject({ state: 'approved', decision: 'accept-edits' });
    expect(report.planMode).toBe(false);
  });

  test('/reject rejects', async () => {
    const made = await planned();
    expect((await made.writes('/reject')).status).toBe('rejected');
  });

  test('of two decisions in one turn the more cautious one counts', async () => {
    for (const text of ['/approve\n/reject', '/reject\n/approve']) {
      const made = await planned();
      expect((await made.writes(text)).status).toBe('rejected');
    }
  });

  test('a wish beside an approval is neither followed nor taken for a new task', async () => {
    const made = await planned();
    const report = await made.writes('/approve\n\nBut rename refund too.');
    expect(report.output).toContain('stands alone');
    expect((await made.says('default')).approval?.state).toBe('approved');
  });

  test('a plan of the same run cannot be approved in it', async () => {
    const report = await run(['--task', task, '--task', '/approve']);
    expect(report.approval?.state).toBe('pending');
    expect(report.output).toContain('no earlier run has put a plan before you');
    expect(report.act).toBeNull();
  });

  test('a stranger’s words decide nothing', async () => {
    const made = await planned();
    const before = history(made.session).filter((kind) => kind === 'voted');
    const stranger = await run(['--task', '/approve accept-edits', '--trust', 'untrusted']);
    expect(stranger.output).toContain('only the person who runs the program');
    const trusted = await made.writes('/approve accept-edits', {}, '--trust', 'trusted');
    expect(trusted.output).toContain('only the person who runs the program');
    const flag = await made.says('default', {}, '--trust', 'trusted');
    expect(flag).toMatchObject({ status: 'failure', error: { kind: 'permission' } });
    expect(history(made.session).filter((kind) => kind === 'voted')).toEqual(before);
    expect((await made.writes('/plan cancel', {}, '--trust', 'trusted')).output).toContain('only the person');
  });
});

describe('words about nothing', () => {
  const refused = async (report: Promise<Report>, words: RegExp) => {
    const { status, exitCode, error, act } = await report;
    expect({ status, exitCode, kind: error?.kind, act }).toEqual({
      status: 'failure',
      exitCode: 1,
      kind: 'input',
      act: null,
    });
    expect(error?.message).toMatch(words);
  };

  test('an unknown plan, no plan named, empty and endless feedback, a task beside the decision', async () => {
    const made = await planned();
    const votes = () => history(made.session).filter((kind) => kind === 'voted' || kind === 'planned');
    const before = votes();
    await refused(made.says('default', { planId: 'f'.repeat(12) }), /There is no plan f{12}/);
    await refused(run(['--session', made.session, '--approve', 'default']), /does not say which plan/);
    await refused(run(['--session', made.session, '--plan-id', 'f'.repeat(12)]), /which plan is meant/);
    await refused(made.says('feedback='), /has no words/);
    await refused(made.says(`feedback=${'x'.repeat(1_000_000)}`), /too long/);
    await refused(made.says('default', {}, '--task', 'Do more'), /does not go together with a task/);
    expect(votes()).toEqual(before);
    expect((await made.says('default')).approval?.state).toBe('approved');
  });

  test('a session that is not there, none at all, and somebody else’s', async () => {
    const made = await planned();
    await refused(
      run(['--session', 's-none', '--plan-id', made.id, '--approve', 'default']),
      /no session s-none/,
    );
    await refused(run(['--plan-id', made.id, '--approve', 'default']), /none is named/);
    const before = snapshot();
    const other = mkdtempSync(join(top, 'other-'));
    const argv = [
      '--session',
      made.session,
      '--plan-id',
      made.id,
      '--approve',
      'default',
      '--workspace',
      other,
    ];
    await refused(run(argv), /belongs to/);
    expect(snapshot()).toBe(before);
  });
});

test('what cannot be read is no consent, and a failure', async () => {
  const made = await planned();
  rmSync(made.file);
  mkdirSync(made.file);
  const report = await made.says('accept-edits');
  expect(report).toMatchObject({ status: 'failure', act: null, error: { kind: 'tool' } });
  expect(report.message).toContain('nothing is approved');
});
