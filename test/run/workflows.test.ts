import { expect, test } from 'vitest';
import { type WorkflowName, workflowNames } from '../../src/domain/command';
import { startTurns } from '../fakes/endpoint-turns';
import { modeModel, modeOf, own, signIn } from '../fakes/mode-model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const task = 'login in src/auth.js fails without a user';

const { planning, developer, reviewer, security, performance, teacher } = own;
const cause = own.debugger;

/** The stages in their order, each with what it is told of those before it, and what it is not told. */
const told: Readonly<
  Record<WorkflowName, readonly [mode: keyof typeof own, has: string[], lacks: string[]][]>
> = {
  feature_development: [
    ['planning', [], [developer, reviewer]],
    ['developer', [planning], [reviewer]],
    ['reviewer', [planning, developer], []],
    ['developer', [developer, reviewer], []],
  ],
  bug_fix: [
    ['debugger', [], [cause, developer]],
    ['developer', [cause], [developer]],
    ['reviewer', [cause, developer], []],
  ],
  security_hardening: [
    ['security', [], [security, developer]],
    ['developer', [security], [developer]],
    ['security', [security, developer], []],
  ],
  performance_optimization: [
    ['performance', [], [performance, developer]],
    ['developer', [performance], [developer]],
    ['performance', [performance, developer], []],
  ],
  learning_session: [
    ['teacher', [], [teacher, developer]],
    ['prototype', [teacher], [developer]],
    ['developer', [teacher, developer], []],
  ],
};

test.each(workflowNames)(
  'DP-30 %s: its stages in their order, each with what the ones before handed on',
  async (name) => {
    const cwd = bench.repository(signIn);
    const { report, posts } = await bench.run(cwd, startTurns(modeModel), {
      task,
      args: ['--workflow', name],
    });
    expect(report.error).toBeNull();
    expect(report.turns.map(({ work }) => work)).toEqual(['workflow']);
    expect(posts.map(modeOf)).toEqual(told[name].map(([mode]) => mode));
    for (const [index, [, has, lacks]] of told[name].entries()) {
      const text = posts[index]?.text ?? '';
      for (const part of has) expect(text).toContain(part);
      for (const part of lacks) expect(text).not.toContain(part);
      expect(text).toContain(task);
    }
    const { workflow } = report;
    expect(workflow).toMatchObject({ name, position: told[name].length });
    expect(workflow?.stages.map(({ mode, status }) => [mode, status])).toEqual(
      told[name].map(([mode]) => [mode, 'done']),
    );
    // What writes ends in a proposal, and the gate.
    expect(report.plan?.proposedChanges.map(({ path }) => path)).toEqual(['src/auth.js']);
    expect([report.status, report.approval?.state]).toEqual(['awaiting_approval', 'pending']);
    expect(report.output).toContain(`Workflow ${name} is over.`);
  },
);
