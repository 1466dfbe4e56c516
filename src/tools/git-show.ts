import { exactly, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** A commit, or a file as it was. */
export const gitShow: Tool = {
  name: 'git_show',
  effect: 'git',
  description: 'Shows one commit with its changes, or a file as it was in that commit.',
  input: exactly({
    ref: { ...text, description: 'Commit, tag or branch.' },
    path: {
      ...optionalText,
      description: 'Only this file, as it was then; null: the commit with its changes.',
    },
  }),
  run: notYet,
};
