import { closeSync, openSync, writeSync } from 'node:fs';
import type { Plan } from '../../src/domain/plan';
import { act } from '../../src/pipelines/act';
import { actRoom, diffOf, done, planOf, scripted, timeless } from './act-room';

/** A workspace whose changes would show if one were made twice: they fit again behind themselves. */
export const crashFiles = { 'a.txt': 'one\n', 'b/b.txt': 'two\r\n', 'gone.txt': 'three\n' };

const grow = (path: string, line: string) => ({
  path,
  description: 'Grow it.',
  diff: `--- a/${path}\n+++ b/${path}\n@@ -1 +1,2 @@\n ${line}\n+${line}\n`,
});

/** Three steps: two files grow, one comes in a new folder and one goes, the first grows once more. */
export const crashPlan: Plan = planOf([
  { number: 1, files: ['a.txt', 'b/b.txt'], commands: ['first'] },
  { number: 2, files: ['new/made.txt', 'gone.txt'], dependencies: [1] },
  { number: 3, files: ['a.txt'], dependencies: [2], commands: ['last'] },
]);

const engine = scripted(async (about, { tools }) => {
  about.begin();
  if (about.step.number === 1) return done([grow('a.txt', 'one'), grow('b/b.txt', 'two')]);
  if (about.step.number === 3) {
    const input = { path: 'a.txt', content: 'last\n' };
    await tools?.use([{ id: 'x', name: 'fs_append', arguments: JSON.stringify(input) }]);
    return done();
  }
  return done([
    { path: 'new/made.txt', description: '', diff: diffOf('new/made.txt', null, 'made') },
    { path: 'gone.txt', description: '', diff: diffOf('gone.txt', 'three', null) },
  ]);
});

/** By calls that are no writes of session and workspace. */
function logged(path: string, line: string): void {
  const log = openSync(path, 'a');
  writeSync(log, line);
  closeSync(log);
}

/** Carries the plan out on this session, as far as it gets; what the session keeps then. */
export async function carryOut(
  at: { cwd: string; home: string; session: string; log: string; decision?: 'default' | 'accept-edits' },
  ready: () => void = () => {},
) {
  const output = { head: 'fine\n', tail: '', omitted: 0 };
  const opened = await actRoom({
    ...at,
    engine,
    ports: (world) => ({
      ...world,
      async openTools(...asked) {
        const tools = await world.openTools(...asked);
        const sandbox = {
          workspace: at.cwd,
          async run({ command, timeout }: { command: unknown; timeout: number }) {
            logged(at.log, `${command}\n`);
            const rest = { stoppedBy: null, milliseconds: 5, timeout, isSandboxed: true, notes: [] };
            return { ok: true as const, code: 0, stdout: output, stderr: output, ...rest };
          },
        };
        return { ...tools, ports: { ...tools.ports, sandbox } };
      },
    }),
  });
  ready();
  const approved = { plan: crashPlan, decision: at.decision ?? 'accept-edits' };
  const { thread } = await act(approved, opened.thread, opened.room);
  const kept = opened.room.session === null ? null : timeless(opened.room.session);
  await opened.close();
  return { kept, report: thread.act, progress: thread.plan?.progress };
}
