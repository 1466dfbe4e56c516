import { redactDeep } from '../core/redact';
import { taskId, titleAndBody } from '../core/task-file';
import { startWorkflow } from '../core/workflow/step';
import type { WorkflowName } from '../domain/command';
import type { Task } from '../domain/task';
import type { WorkflowState } from '../domain/workflow';
import type { Room } from './room';
import type { Thread } from './thread';

/** The thread with the workflow that an earlier run left, where it has none of its own. */
export async function withWorkflow(thread: Thread, { ports }: Room): Promise<Thread> {
  if (thread.workflow !== null) return thread;
  const { state, warning } = await ports.workflows.load();
  return {
    ...thread,
    workflow: state,
    warnings: [...thread.warnings, ...(warning === null ? [] : [warning])],
  };
}

/** The thread at a place of its workflow, which is kept for a later run; what cannot be kept is told once. */
export async function keepWorkflow(thread: Thread, workflow: WorkflowState, room: Room): Promise<Thread> {
  const fault = await room.ports.workflows.save(workflow);
  const isNew = fault !== null && !thread.warnings.includes(fault);
  return { ...thread, workflow, warnings: isNew ? [...thread.warnings, fault] : thread.warnings };
}

/** A workflow for the words of a turn, else for what was said last; null: there is nothing that it could be about. */
export function beginWorkflow(
  name: WorkflowName,
  { text, title }: { text: string; title: string | null },
  thread: Thread,
  { task, ports }: Room,
): WorkflowState | null {
  const words = text.trim() || (thread.said.findLast(({ role }) => role === 'user')?.text ?? '');
  if (words === '') return null;
  // It outlives the run, in a file.
  const request = redactDeep(titleAndBody(words, title), ports.known());
  return startWorkflow(name, { id: task.id, ...request }, ports.clock.now());
}

/** What a workflow is about in a turn: what it was begun for, with what is said now below it. */
export function requestIn({ request }: WorkflowState, task: Task, words: string): Task {
  if (task.title === request.title) return task;
  const { title } = request;
  const body = [request.body, words.trim()].filter((part) => part !== '').join('\n\n');
  return { ...task, title, body, id: taskId(title, body) };
}
