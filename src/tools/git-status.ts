import { gitAnswer } from '../core/git/answer';
import { fromOffset } from '../core/git/page';
import { offset } from '../core/prompts/schema-git';
import { exactly } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Input {
  offset: number | null;
}

/** State of the working tree. */
export const gitStatus: Tool<Input> = {
  name: 'git_status',
  effect: 'git',
  description: 'Lists what is changed, staged and untracked in the working tree.',
  input: exactly({ offset }),
  run: ({ offset: first }, ports) => gitAnswer(ports, fromOffset(first), (git) => git.status(ports.signal)),
};
