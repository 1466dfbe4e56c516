import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** The web, by words. */
export const webSearch: Tool = {
  name: 'web_search',
  effect: 'network',
  description: 'Searches the web and gives back titles, addresses and excerpts.',
  input: exactly({
    query: {
      ...text,
      description: 'What to search for; never code or data of the workspace that is not public.',
    },
    max_results: { ...optionalInteger, description: 'At most so many; null: 5.' },
  }),
  run: notYet,
};
