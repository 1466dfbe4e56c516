import { visible } from '../clean';

const longestQuote = 4_000;
const mostQuoted = 60;
const longestReplacement = 8_000;

/** A quote of bounded length, and whether that is all of it: its first lines are enough to find the place. */
export function quoteKept(said: string): { quote: string; whole: boolean } {
  const full = visible(said);
  const lines = full.split('\n').slice(0, mostQuoted);
  let quote = lines.join('\n');
  if (quote.length > longestQuote) {
    const end = quote.lastIndexOf('\n', longestQuote);
    quote = quote.slice(0, end > 0 ? end : longestQuote);
  }
  return { quote, whole: quote === full };
}

/** A replacement, or null where it cannot be put into a file as it is: too long, with something invisible, or blanked. */
export function replacementKept(said: string | null): string | null {
  if (said === null || said.length > longestReplacement) return null;
  const text = said.replaceAll('\r\n', '\n');
  const isPlain = visible(text) === text && !/\[redacted|\[\*\*\*\]|‹U\+/.test(text);
  return isPlain ? text : null;
}
