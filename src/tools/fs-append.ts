import { carriedOut, proposedEdit } from '../core/files/edit-steps';
import { appended } from '../core/files/edits';
import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** More text at the end of a file. */
export const fsAppend: Tool<{ path: string; content: string }> = {
  name: 'fs_append',
  effect: 'write',
  description: 'Adds text to the end of a file, beginning on a line of its own.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    content: { ...text, description: 'What is added.' },
  }),
  run: ({ path, content }, { files }) =>
    carriedOut(files, path, (place, now) => appended(place, now, content)),
  propose: ({ path, content }, { files }) =>
    proposedEdit(files, path, (place, now) => appended(place, now, content)),
};
