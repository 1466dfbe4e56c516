import { taskText } from '../core/task-file';

/** The task as written behind `--task`; several are one task, in their order. */
export function fromText(texts: readonly string[]): string {
  return taskText(new TextEncoder().encode(texts.join('\n\n')), 'The task given with --task');
}
