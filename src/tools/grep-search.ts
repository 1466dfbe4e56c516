import { exactly, optionalFlag, optionalInteger, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** A pattern across files. */
export const grepSearch: Tool = {
  name: 'grep_search',
  effect: 'search',
  description:
    'Searches the text of the files for a pattern and gives back the matching lines with their places.',
  input: exactly({
    pattern: { ...text, description: 'A regular expression, matched line by line.' },
    include: { ...optionalText, description: 'Only files whose path fits this glob; null: all.' },
    case_sensitive: { ...optionalFlag, description: 'Whether case matters; null: it does not.' },
    max_results: { ...optionalInteger, description: 'At most so many lines; null: 50.' },
  }),
  run: notYet,
};
