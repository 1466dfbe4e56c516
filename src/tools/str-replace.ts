import { carriedOut, proposedEdit } from '../core/files/edit-steps';
import { replaced } from '../core/files/edits';
import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** One passage of a file. */
export const strReplace: Tool<{ path: string; old_text: string; new_text: string }> = {
  name: 'str_replace',
  effect: 'write',
  description: 'Replaces one passage of a file; the old text must stand there exactly once.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    old_text: {
      ...text,
      description: 'The passage, exactly as it stands, with enough around it to be found once.',
    },
    new_text: { ...text, description: 'What stands there instead; empty removes it.' },
  }),
  run: ({ path, old_text, new_text }, { files }) =>
    carriedOut(files, path, (place, now) => replaced(place, now, old_text, new_text)),
  propose: ({ path, old_text, new_text }, { files }) =>
    proposedEdit(files, path, (place, now) => replaced(place, now, old_text, new_text)),
};
