import { exactly } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** State of the working tree. */
export const gitStatus: Tool = {
  name: 'git_status',
  effect: 'git',
  description: 'Lists what is changed, staged and untracked in the working tree.',
  input: exactly({}),
  run: notYet,
};
