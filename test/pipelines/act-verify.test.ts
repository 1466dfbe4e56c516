import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCoverage } from '../../src/core/coverage';
import type { Engine } from '../../src/domain/engine';
import type { Plan } from '../../src/domain/plan';
import type { Sandbox, SandboxResult } from '../../src/domain/sandbox';
import { act } from '../../src/pipelines/act';
import { actRoom, diffOf, done, type Opening, planOf, scripted } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const files = { 'a.js': 'one\n', 'b.js': 'two\n' };
const change = { path: 'a.js', description: 'Mend.', diff: diffOf('a.js', 'one', 'new') };
const trace = 'TypeError: x is null\n    at f (/srv/shop/a.js:1:1)';

/** What commands come to, by their names; those that are not named succeed. */
function sandbox(codes: Readonly<Record<string, number | null>>, ran: string[]): Sandbox {
  return {
    workspace: '/work',
    async run({ command, timeout }): Promise<SandboxResult> {
      ran.push(String(command));
      const code = codes[String(command)] ?? 0;
      if (codes[String(command)] === null)
        return { ok: false, reason: 'Executing was not allowed (--allow-exec).' };
      const output = { head: code === 0 ? 'fine\n' : trace, tail: '', omitted: 0 };
      const none = { head: '', tail: '', omitted: 0 };
      const rest = { stoppedBy: null, milliseconds: 5, timeout, isSandboxed: true, notes: [] };
      return { ok: true, code, stdout: output, stderr: none, ...rest };
    },
  };
}

async function acted(
  plan: Plan,
  codes: Readonly<Record<string, number | null>>,
  opening: Partial<Opening> & { cwd: string },
  decision: 'default' | 'accept-edits' = 'accept-edits',
) {
  const ran: string[] = [];
  const opened = await actRoom({
    ...opening,
    ports: (world) => ({
      ...world,
      async openTools(...asked) {
        const tools = await world.openTools(...asked);
        return { ...tools, ports: { ...tools.ports, sandbox: sandbox(codes, ran) } };
      },
    }),
  });
  try {
    const { thread, output } = await act({ plan, decision }, opened.thread, opened.room);
    return { ...thread, output, ran, coverage: addCoverage(opened.room.stages.notes) };
  } finally {
    await opened.close();
  }
}

const plan = planOf(
  [
    { number: 1, files: ['a.js'], commands: ['test a', 'lint a'] },
    { number: 2, files: ['b.js'], dependencies: [1] },
    { number: 3, commands: ['test all'] },
  ],
  { proposedChanges: [change, { path: 'b.js', description: '', diff: diffOf('b.js', 'two', 'new') }] },
);

describe('EP-05 the commands of a step', () => {
  test('EP-05 run behind its changes, and their exit codes are told', async () => {
    const cwd = workspace(files);
    const { act: report, ran } = await acted(plan, {}, { cwd });
    expect(ran).toEqual(['test a', 'lint a', 'test all']);
    expect(report?.commands.map(({ step, command, exitCode }) => [step, command, exitCode])).toEqual([
      [1, 'test a', 0],
      [1, 'lint a', 0],
      [3, 'test all', 0],
    ]);
    expect(report?.commands[0]?.note).toContain('fine');
    expect(report?.steps.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  });

  test('EP-05 are not run where changes are only proposed', async () => {
    const cwd = workspace(files);
    const { act: report, ran } = await acted(plan, {}, { cwd }, 'default');
    expect(ran).toEqual([]);
    expect(report?.commands).toEqual([]);
    expect(report?.steps[0]?.note).toBe('Its commands were not run.');
  });

  test('EP-05 one that fails marks its step, keeps later steps waiting, and asks the debugger once', async () => {
    const cwd = workspace(files);
    const told: unknown[] = [];
    const engine: Engine = {
      ...scripted(async () => done()),
      async examine(critic, { task, evidence }, { handed }) {
        told.push([critic.name, handed]);
        return critic.offline(task, evidence, null);
      },
    };
    const { act: report, ran, judged } = await acted(plan, { 'test a': 1, 'test all': 2 }, { cwd, engine });
    expect(ran).toEqual(['test a', 'test all']);
    expect(report?.steps.map(({ status }) => status)).toEqual(['failed', 'open', 'failed']);
    expect(report?.steps[1]?.note).toContain('it waits for step 1');
    expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toBe('new\n');
    expect(readFileSync(join(cwd, 'b.js'), 'utf8')).toBe('two\n');
    expect(told).toHaveLength(1);
    expect(told[0]).toEqual([
      'debugger',
      [
        {
          from: 'developer',
          title: 'output of a command of step 1 that failed',
          text: expect.stringContaining('TypeError: x is null'),
        },
      ],
    ]);
    expect(judged.modes.debugger).toBeDefined();
  });

  test('EP-05 the debugger works without a model too, from the trace in the output, and the plan stays the same', async () => {
    const cwd = workspace({ ...files, 'a.js': 'one\n' });
    const { plan: after, judged } = await acted(plan, { 'test a': 1 }, { cwd });
    expect(after?.id).toBe(plan.id);
    expect(judged.modes.debugger?.rootCause).toContain('f at a.js:1');
  });

  test('EP-05 without leave to execute they are told of as not run, and the coverage has them', async () => {
    const cwd = workspace(files);
    const { act: report, coverage } = await acted(
      plan,
      { 'test a': null, 'lint a': null, 'test all': null },
      { cwd },
    );
    expect(report?.commands.map(({ exitCode }) => exitCode)).toEqual([null, null, null]);
    expect(report?.commands[0]?.note).toBe('It was not run. Executing was not allowed (--allow-exec).');
    expect(report?.steps.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(report?.steps[0]?.note).toBe('Its commands were not run, so nothing verified it.');
    expect(coverage.skipped.map(({ what }) => what)).toContain('the command test a of step 1');
  });

  test('EP-05 the sandbox itself refuses without --allow-exec', async () => {
    const cwd = workspace(files);
    const opened = await actRoom({ cwd });
    const { thread } = await act({ plan, decision: 'accept-edits' }, opened.thread, opened.room);
    await opened.close();
    expect(thread.act?.commands.map(({ exitCode }) => exitCode)).toEqual([null, null, null]);
  });
});
