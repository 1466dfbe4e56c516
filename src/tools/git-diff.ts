import { gitAnswer } from '../core/git/answer';
import { fromOffset } from '../core/git/page';
import { offset } from '../core/prompts/schema-git';
import { exactly, optionalFlag, optionalText, optionalTexts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Input {
  from: string | null;
  to: string | null;
  staged: boolean | null;
  paths: string[] | null;
  offset: number | null;
}

/** Differences. */
export const gitDiff: Tool<Input> = {
  name: 'git_diff',
  effect: 'git',
  description: 'Shows differences: of the working tree, of what is staged, or between two commits.',
  input: exactly({
    from: {
      ...optionalText,
      description: 'Commit or branch it starts from, or both ends as in main...topic; null: the last commit.',
    },
    to: { ...optionalText, description: 'Commit or branch it goes to; null: the working tree.' },
    staged: {
      ...optionalFlag,
      description: 'True: only what is staged; false: only what is not; null: both.',
    },
    paths: { ...optionalTexts, description: 'Only these files and folders; null: all.' },
    offset,
  }),
  run: ({ offset: first, ...about }, ports) =>
    gitAnswer(ports, fromOffset(first), (git) => git.diff(about, ports.signal)),
};
