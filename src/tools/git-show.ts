import { gitAnswer } from '../core/git/answer';
import { fromOffset } from '../core/git/page';
import { offset } from '../core/prompts/schema-git';
import { exactly, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Input {
  ref: string;
  path: string | null;
  offset: number | null;
}

/** A commit, or a file as it was. */
export const gitShow: Tool<Input> = {
  name: 'git_show',
  effect: 'git',
  description: 'Shows one commit with its changes, or a file or folder as it was in that commit.',
  input: exactly({
    ref: { ...text, description: 'Commit, tag or branch.' },
    path: {
      ...optionalText,
      description: 'Only this file or folder, as it was then; null: the commit with its changes.',
    },
    offset,
  }),
  run: ({ ref, path, offset: first }, ports) =>
    gitAnswer(ports, fromOffset(first), (git) => git.show({ ref, path }, ports.signal)),
};
