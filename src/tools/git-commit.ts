import { exactly, text, texts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** A commit. It writes: a mode that may look into git may not therefore commit. */
export const gitCommit: Tool = {
  name: 'git_commit',
  effect: 'write',
  description: 'Commits changes of the working tree.',
  input: exactly({
    message: { ...text, description: 'Subject line, and after an empty line why.' },
    paths: { ...texts, description: 'The files that go into the commit.' },
  }),
  run: notYet,
};
