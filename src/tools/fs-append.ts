import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** More text at the end of a file. */
export const fsAppend: Tool = {
  name: 'fs_append',
  effect: 'write',
  description: 'Adds text to the end of a file.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    content: { ...text, description: 'What is added.' },
  }),
  run: notYet,
};
