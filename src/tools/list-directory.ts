import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** What a folder holds. */
export const listDirectory: Tool = {
  name: 'list_directory',
  effect: 'read',
  description: 'Lists the files and folders in a folder.',
  input: exactly({
    path: { ...text, description: 'Folder, from the workspace; . is the workspace itself.' },
    depth: { ...optionalInteger, description: 'How many levels deep; null: 1.' },
  }),
  run: notYet,
};
