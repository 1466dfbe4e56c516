import { taskBytes, taskText } from '../core/task-file';
import { RunError } from '../domain/errors';
import type { Inbox } from '../domain/inbox';
import { neverCame } from './file';

/**
 * The task on standard input (OM-32).
 * @throws RunError `input`, `budget`
 */
export async function fromStdin(inbox: Inbox, signal: AbortSignal): Promise<string> {
  if (inbox.stdinIsTerminal) {
    throw new RunError('input', 'No task was given.', {
      hint: 'Name a file with --input FILE, or write the task behind --task, or pipe it in.',
    });
  }
  const raw = await inbox.stdin(taskBytes, signal);
  if (raw.kind === 'bytes' && raw.bytes.length === 0) {
    throw new RunError('input', 'No task was given: standard input is empty.', {
      hint: 'Name a file with --input FILE, or write the task behind --task.',
    });
  }
  if (raw.kind === 'bytes') return taskText(raw.bytes, 'The task on standard input');
  if (raw.kind === 'stopped') throw neverCame('standard input', raw.detail);
  throw new RunError('input', `The task on standard input cannot be used (${raw.detail}).`, {
    hint: 'Keep the task under 1 MiB of UTF-8 text.',
  });
}
