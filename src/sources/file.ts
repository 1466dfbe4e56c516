import { taskBytes, taskText } from '../core/task-file';
import { RunError } from '../domain/errors';
import type { Inbox } from '../domain/inbox';

/**
 * The text of a task file (OM-33).
 * @throws RunError `input` with the path, for every way in which it cannot be used (OM-62); `budget` when the signal
 * ended the wait for it
 */
export async function fromFile(path: string, inbox: Inbox, signal: AbortSignal): Promise<string> {
  const raw = await inbox.file(path, taskBytes, signal);
  switch (raw.kind) {
    case 'bytes':
      return taskText(raw.bytes, `The task file ${path}`);
    case 'missing':
      throw new RunError('input', `There is no task file ${path}.`, {
        hint: 'Check the path given with --input.',
      });
    case 'folder':
      throw new RunError('input', `${path} is a folder, not a task file.`, {
        hint: 'Name a text file with --input.',
      });
    case 'too-large':
      throw new RunError('input', `The task file ${path} is too large (${raw.detail}).`, {
        hint: 'Keep the task under 1 MiB; put logs and data into files of the workspace and name them.',
      });
    case 'unreadable':
      throw new RunError('input', `The task file ${path} cannot be read (${raw.detail}).`, {
        hint: 'Check its permissions, or pipe the task in with --input -.',
      });
    case 'stopped':
      throw neverCame(path, raw.detail);
  }
}

/** The fault of a wait that was ended before the task had come. */
export function neverCame(from: string, why: string): RunError {
  return new RunError('budget', `No task came from ${from}: ${why}.`, {
    hint: 'Check what writes it, or give more time with --timeout SECONDS.',
  });
}
