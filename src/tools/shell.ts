import { exactly, optionalInteger, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** A command in the workspace. */
export const shell: Tool = {
  name: 'shell',
  effect: 'exec',
  description:
    'Runs a command in the workspace and gives back its output and exit code: tests, builds, linters, benchmarks.',
  input: exactly({
    command: { ...text, description: 'The command line.' },
    directory: {
      ...optionalText,
      description: 'Folder to run it in, from the workspace; null: the workspace itself.',
    },
    timeout_seconds: { ...optionalInteger, description: 'Ended after so long; null: 60.' },
  }),
  run: notYet,
};
