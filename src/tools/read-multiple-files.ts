import { exactly, texts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** Several files at once. */
export const readMultipleFiles: Tool = {
  name: 'read_multiple_files',
  effect: 'read',
  description:
    'Reads several text files at once, each as read_file would; one that cannot be read does not stop the others.',
  input: exactly({
    paths: { ...texts, description: 'Paths from the workspace, at most 20.' },
  }),
  run: notYet,
};
