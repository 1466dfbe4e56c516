import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** Who changed each line last. */
export const gitBlame: Tool = {
  name: 'git_blame',
  effect: 'git',
  description: 'Says for each line of a file which commit last changed it.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    start_line: { ...optionalInteger, description: 'First line, from 1; null: from the beginning.' },
    end_line: { ...optionalInteger, description: 'Last line, inclusive; null: to the end.' },
  }),
  run: notYet,
};
