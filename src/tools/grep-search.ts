import { oneLine } from '../core/clean';
import { hitLines } from '../core/files/hit-lines';
import { bounded, mostPaged } from '../core/files/paged';
import { answerLines } from '../core/files/tool-text';
import { exactly, optionalFlag, optionalInteger, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Arguments {
  pattern: string;
  include: string | null;
  case_sensitive: boolean | null;
  max_results: number | null;
  offset: number | null;
}

/** A pattern across files. */
export const grepSearch: Tool<Arguments> = {
  name: 'grep_search',
  effect: 'search',
  description:
    'Searches the text of the files for a pattern and gives back the matching lines with their places.',
  input: exactly({
    pattern: {
      ...text,
      description: 'A regular expression (RE2: no look-around, no references back), matched line by line.',
    },
    include: { ...optionalText, description: 'Only files whose path fits this glob; null: all.' },
    case_sensitive: { ...optionalFlag, description: 'Whether case matters; null: it does not.' },
    max_results: { ...optionalInteger, description: 'At most so many lines; null: 50.' },
    offset: { ...optionalInteger, description: 'Leaves out so many of the first lines found; null: none.' },
  }),
  async run({ pattern, include, case_sensitive, max_results, offset }, { files, signal }) {
    const from = bounded(offset, 0, 0, mostPaged);
    const most = bounded(max_results, 50, 1, answerLines);
    const found = await files.search({
      pattern,
      glob: include,
      caseSensitive: case_sensitive ?? false,
      most: from + most,
      signal,
    });
    if (!found.ok) return found;
    const { hits, cut, notes } = found;
    const hint = include === null ? '' : ` in files that fit ${oneLine(include)}`;
    const body = hits.length === 0 ? `No line matches${hint}.` : hitLines(hits, from, most, cut);
    return { ok: true, text: [body, ...notes].join('\n') };
  },
};
