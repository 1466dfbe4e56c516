import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** One file less. */
export const deleteFile: Tool = {
  name: 'delete_file',
  effect: 'write',
  description: 'Deletes a file.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
  }),
  run: notYet,
};
