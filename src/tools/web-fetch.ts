import { oneLine } from '../core/clean';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** Characters of one answer. */
const page = 20_000;

interface Input {
  url: string;
  offset: number | null;
}

/** One web page. */
export const webFetch: Tool<Input> = {
  name: 'web_fetch',
  effect: 'network',
  description: 'Reads a public web page as text, 20,000 characters at a time.',
  input: exactly({
    url: { ...text, description: 'An https address.' },
    offset: { ...optionalInteger, description: 'Character to begin at, from 0; null: the beginning.' },
  }),
  async run({ url, offset }, { web, signal }) {
    const found = await web.fetch(url, signal);
    if (!found.ok) return found;
    const from = Math.max(0, offset ?? 0);
    const all = found.text;
    if (from > 0 && from >= all.length)
      return { ok: false, reason: `The page has ${all.length} characters; there is none at offset ${from}.` };
    const end = endOf(all, from);
    const lines = [
      `Address: ${oneLine(found.url)}`,
      ...(found.title === null ? [] : [`Title: ${oneLine(found.title)}`]),
      '',
      all.length === 0 ? 'The page has no text.' : all.slice(from, end),
    ];
    if (end < all.length)
      lines.push('', `[Characters ${from} to ${end} of ${all.length}; go on with offset ${end}.]`);
    else if (found.cut)
      lines.push('', '[The page is longer than what is read of it; the rest cannot be had.]');
    return { ok: true, text: lines.join('\n') };
  },
};

/** Never between the halves of a character. */
function endOf(all: string, from: number): number {
  const end = Math.min(all.length, from + page);
  return end < all.length && /[\ud800-\udbff]/.test(all.charAt(end - 1)) ? end - 1 : end;
}
