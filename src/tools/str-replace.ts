import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** One passage of a file. */
export const strReplace: Tool = {
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
  run: notYet,
};
