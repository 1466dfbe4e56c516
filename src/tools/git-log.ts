import { exactly, optionalInteger, optionalText } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** History. */
export const gitLog: Tool = {
  name: 'git_log',
  effect: 'git',
  description: 'Lists commits, newest first: hash, date, author, subject.',
  input: exactly({
    path: { ...optionalText, description: 'Only commits that touched this file; null: all.' },
    ref: { ...optionalText, description: 'Commit or branch to start from; null: the current one.' },
    max_count: { ...optionalInteger, description: 'At most so many; null: 20.' },
  }),
  run: notYet,
};
