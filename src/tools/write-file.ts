import { carriedOut, proposedEdit } from '../core/files/edit-steps';
import { written } from '../core/files/edits';
import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** A whole file. */
export const writeFile: Tool<{ path: string; content: string }> = {
  name: 'write_file',
  effect: 'write',
  description: 'Writes a whole file; one that is there is replaced.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    content: { ...text, description: 'All of its text.' },
  }),
  run: ({ path, content }, { files }) =>
    carriedOut(files, path, (place, now) => written(place, now, content)),
  propose: ({ path, content }, { files }) =>
    proposedEdit(files, path, (place, now) => written(place, now, content)),
};
