import type { Question } from '../../src/domain/ports';
import type { Task } from '../../src/domain/task';

/** A question about a task with this text; parts can be set. */
export function question(body: string, parts: Partial<Question> = {}): Question {
  const task: Task = {
    id: '000000000000',
    title: body.split('\n', 1)[0] ?? '',
    body,
    origin: { kind: 'text' },
    trust: { tier: 'operator', reason: 'a local run' },
    files: [],
    instructions: '',
  };
  return {
    task,
    base: null,
    include: [],
    exclude: [],
    under: '',
    own: [],
    whole: false,
    concerns: [],
    passages: [],
    ...parts,
  };
}
