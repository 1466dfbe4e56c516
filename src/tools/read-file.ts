import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** One file, whole or in part. */
export const readFile: Tool = {
  name: 'read_file',
  effect: 'read',
  description: 'Reads a text file, whole or some of its lines. Long files are cut, and the cut is named.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    start_line: { ...optionalInteger, description: 'First line, from 1; null: from the beginning.' },
    end_line: { ...optionalInteger, description: 'Last line, inclusive; null: to the end.' },
  }),
  run: notYet,
};
