import { pointsElsewhere } from '../core/intent/references';
import type { Surroundings } from '../domain/intent';
import type { Task } from '../domain/task';
import type { Obeyed } from './obey';
import type { Room } from './room';
import { runUnderWay } from './session-thread';
import type { Thread } from './thread';

/** What is known besides the words of a request: the workspace's files, and what the thread and the diff are about. */
export async function surroundings(
  thread: Thread,
  obeyed: Obeyed,
  task: Task,
  { ports, scope, session }: Room,
): Promise<Surroundings> {
  const { files, leftOut, cutFrom } = await ports.tree.list();
  const plan = thread.plan ?? session?.state().versions.at(-1) ?? null;
  return {
    files: new Set([...files, ...(leftOut ?? [])]),
    isComplete: cutFrom === null,
    override: obeyed.override,
    activeRun: runUnderWay(thread, session),
    clarificationAttempts: thread.clarifications,
    // Asking git costs a process, and few requests need it.
    lastAppliedDiff: pointsElsewhere(obeyed.text.trim()) ? await changed(ports, scope.base) : [],
    lastOpenFile: task.files[0] ?? null,
    lastProposed: plan?.affectedFiles.map(({ path }) => path) ?? [],
    previousTaskId: thread.turns.length === 0 ? (session?.state().task?.id ?? null) : task.id,
    // The request that was asked back about stands in the text itself.
    earlier: thread.unanswered === null ? thread.said.map(({ text }) => text) : [],
  };
}

/** The files of the diff under examination: what `this change` means. */
async function changed(ports: Room['ports'], base: string | null): Promise<readonly string[]> {
  const { repository } = ports;
  if (repository === null) return [];
  try {
    const from = base === null ? null : await repository.resolve(base);
    return await repository.changed(from);
  } catch {
    // The collector of the diff says what is wrong with it.
    return [];
  }
}
