import { exactly, optionalText, optionalTexts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** Differences. */
export const gitDiff: Tool = {
  name: 'git_diff',
  effect: 'git',
  description: 'Shows differences: of the working tree, or between two commits.',
  input: exactly({
    from: { ...optionalText, description: 'Commit or branch it starts from; null: the last commit.' },
    to: { ...optionalText, description: 'Commit or branch it goes to; null: the working tree.' },
    paths: { ...optionalTexts, description: 'Only these files; null: all.' },
  }),
  run: notYet,
};
