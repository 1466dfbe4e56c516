import { oneLine } from '../core/clean';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

const usual = 5;
const most = 20;

interface Input {
  query: string;
  max_results: number | null;
}

/** The web, by words. */
export const webSearch: Tool<Input> = {
  name: 'web_search',
  effect: 'network',
  description: 'Searches the web and gives back titles, addresses and excerpts.',
  input: exactly({
    query: {
      ...text,
      description: 'What to search for; never code or data of the workspace that is not public.',
    },
    max_results: { ...optionalInteger, description: 'At most so many, up to 20; null: 5.' },
  }),
  async run({ query, max_results }, { web, signal }) {
    const found = await web.search(query, Math.min(most, Math.max(1, max_results ?? usual)), signal);
    if (!found.ok) return found;
    if (found.hits.length === 0) return { ok: true, text: 'Nothing was found; try other words.' };
    const told = found.hits.map(({ title, url, excerpt }, at) =>
      [
        `${at + 1}. ${oneLine(title)}`,
        `   ${oneLine(url)}`,
        ...(excerpt === '' ? [] : [`   ${oneLine(excerpt)}`]),
      ].join('\n'),
    );
    return { ok: true, text: told.join('\n') };
  },
};
