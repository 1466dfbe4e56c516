import { oneLine } from '../core/clean';
import { bounded, mostPaged, paged } from '../core/files/paged';
import { answerLines } from '../core/files/tool-text';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** Files by name. */
export const fileSearch: Tool<{ query: string; max_results: number | null; offset: number | null }> = {
  name: 'file_search',
  effect: 'search',
  description: 'Finds files by a part of their path or a glob, best first.',
  input: exactly({
    query: { ...text, description: 'A part of the path, or a glob such as src/**/*.ts.' },
    max_results: { ...optionalInteger, description: 'At most so many files; null: 50.' },
    offset: { ...optionalInteger, description: 'Leaves out so many of the first files; null: none.' },
  }),
  async run({ query, max_results, offset }, { files, signal }) {
    const from = bounded(offset, 0, 0, mostPaged);
    const most = bounded(max_results, 50, 1, answerLines);
    const found = await files.named(query, from + most, signal);
    if (!found.ok) return found;
    if (found.of === 0)
      return { ok: true, text: 'No file fits. Try a shorter part of the name, or list_directory.' };
    return { ok: true, text: paged('files', found.files.map(oneLine), from, most, found.of) };
  },
};
