import { taskText } from '../core/task-file';
import { RunError } from '../domain/errors';

/**
 * The task as written behind `--task`; each is one turn, in their order.
 * @throws RunError `input` when all of them are empty
 */
export function fromText(texts: readonly string[]): string[] {
  const encoder = new TextEncoder();
  const filled = texts.filter((text) => /[^\s\p{Cf}]/u.test(text));
  if (filled.length === 0)
    throw new RunError('input', 'The task given with --task is empty.', {
      hint: 'Write down what is to be done.',
    });
  return filled.map((text) => taskText(encoder.encode(text), 'The task given with --task'));
}
