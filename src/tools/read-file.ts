import { numbered } from '../core/files/numbered';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** Larger files are for grep_search. */
const mostBytes = 8 * 1024 * 1024;

/** One file, whole or in part. */
export const readFile: Tool<{ path: string; start_line: number | null; end_line: number | null }> = {
  name: 'read_file',
  effect: 'read',
  description: 'Reads a text file, whole or some of its lines. Long files are cut, and the cut is named.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    start_line: { ...optionalInteger, description: 'First line, from 1; null: from the beginning.' },
    end_line: { ...optionalInteger, description: 'Last line, inclusive; null: to the end.' },
  }),
  async run({ path, start_line, end_line }, { files }) {
    const file = await files.read(path, mostBytes);
    return file.ok ? numbered(file, { start: start_line, end: end_line }) : file;
  },
};
