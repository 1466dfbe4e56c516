import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** A whole file. */
export const writeFile: Tool = {
  name: 'write_file',
  effect: 'write',
  description: 'Writes a whole file; one that is there is replaced.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    content: { ...text, description: 'All of its text.' },
  }),
  run: notYet,
};
