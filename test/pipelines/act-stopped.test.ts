import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Stopped } from '../../src/domain/errors';
import type { SandboxResult } from '../../src/domain/sandbox';
import { act } from '../../src/pipelines/act';
import { actRoom, diffOf, planOf, sessionWith } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const plan = planOf(
  [
    { number: 1, files: ['a.js'], commands: ['lint', 'test'] },
    { number: 2, commands: ['build'], dependencies: [1] },
  ],
  { proposedChanges: [{ path: 'a.js', description: '', diff: diffOf('a.js', 'one', 'new') }] },
);

test('EP-05 a command that the end of the run cuts off has not failed, and the next run runs it again', async () => {
  const cwd = workspace({ 'a.js': 'one\n' });
  const home = join(cwd, 'home');
  mkdirSync(home);
  const first = await actRoom({ cwd, home });
  const session = await sessionWith(plan, first.world);
  await first.close();
  const ran: string[] = [];
  /** @param cut the command in the middle of which the time of the run is up */
  const acted = async (cut: string | null) => {
    const stop = new AbortController();
    const run = async (command: string): Promise<SandboxResult> => {
      ran.push(command);
      if (command === cut) stop.abort(new Stopped('timeout', 'Time was up.'));
      const said = { head: '', tail: '', omitted: 0 };
      const code = command === cut ? null : 0;
      const rest = { stoppedBy: null, milliseconds: 5, timeout: 9, isSandboxed: true, notes: [] };
      return { ok: true, code, stdout: said, stderr: said, ...rest };
    };
    const { signal } = stop;
    const opened = await actRoom({
      cwd,
      home,
      session,
      ports: (world) => ({
        ...world,
        signal,
        async openTools(...asked) {
          const tools = await world.openTools(...asked);
          const sandbox = {
            workspace: cwd,
            run: ({ command }: { command: unknown }) => run(String(command)),
          };
          return { ...tools, ports: { ...tools.ports, sandbox, signal } };
        },
      }),
    });
    const { thread } = await act({ plan, decision: 'accept-edits' }, opened.thread, opened.room);
    await opened.close();
    return { ...thread.act, faults: opened.room.stages.faults.map(({ message }) => message) };
  };
  const late = await acted('test');
  expect(late.steps?.map(({ status }) => status)).toEqual(['open', 'open']);
  expect(late.steps?.[0]?.note).toBe('Its changes are made, and the run was stopped while its commands ran.');
  expect([late.changes?.[0]?.status, late.faults]).toEqual(['applied', []]);
  const again = await acted(null);
  expect(again.steps?.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(again.commands?.map(({ command, exitCode }) => [command, exitCode])).toEqual([
    ['lint', 0],
    ['test', 0],
    ['build', 0],
  ]);
  expect(ran).toEqual(['lint', 'test', 'test', 'build']);
});
