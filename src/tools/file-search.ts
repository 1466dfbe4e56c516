import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** Files by name. */
export const fileSearch: Tool = {
  name: 'file_search',
  effect: 'search',
  description: 'Finds files by a part of their path or a glob, best first.',
  input: exactly({
    query: { ...text, description: 'A part of the path, or a glob such as src/**/*.ts.' },
    max_results: { ...optionalInteger, description: 'At most so many files; null: 50.' },
  }),
  run: notYet,
};
