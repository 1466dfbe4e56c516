/** No word is longer; a longer run of one kind of character is cut, which bounds the tokenizer's quadratic merging. */
const longestRun = 128;
/** The same beyond ASCII, where a character has several bytes. */
const longestWideRun = 64;
/** Counts of texts from this length on are kept, the last so many: all critics are sent the same. */
const longText = 4_000;
const keptCounts = 24;
/** Merged words that the tokenizer remembers. */
const rememberedWords = 4_000;

/**
 * Counts tokens exactly as o200k_base does (GPT-4o and later; near enough for other families). Text that looks like a
 * special token is text. Loads about 2 MB of ranks at its first call.
 */
export async function openCounter(): Promise<(text: string) => number> {
  const { countTokens, setMergeCacheSize } = await import('gpt-tokenizer/encoding/o200k_base');
  setMergeCacheSize(rememberedWords);
  const asText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
  const kept = new Map<string, number>();
  return (text) => {
    const tokens =
      (text.length < longText ? undefined : kept.get(text)) ??
      pieces(text).reduce((sum, piece) => sum + countTokens(piece, asText), 0);
    if (text.length < longText) return tokens;
    kept.set(text, tokens);
    const [oldest] = kept.keys();
    if (kept.size > keptCounts && oldest !== undefined) kept.delete(oldest);
    return tokens;
  };
}

/** The text, cut where a run of one kind of character goes on and on; almost always in one piece. */
function pieces(text: string): string[] {
  const cut: string[] = [];
  let from = 0;
  let run = 0;
  let kind = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const here = kindOf(code);
    run = here === kind ? run + 1 : 1;
    kind = here;
    const isHalf = code >= 0xdc00 && code <= 0xdfff;
    if (run > (here === wide ? longestWideRun : longestRun) && !isHalf) {
      cut.push(text.slice(from, at));
      from = at;
      run = 1;
    }
  }
  cut.push(text.slice(from));
  return cut;
}

const wide = 4;

/** Letters, digits, spaces, punctuation (that of Chinese and Japanese too), all else beyond ASCII. */
function kindOf(code: number): number {
  if (code >= 0x80) return (code >= 0x3000 && code < 0x3040) || (code >= 0xff00 && code < 0xff10) ? 3 : wide;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return 0;
  if (code >= 0x30 && code <= 0x39) return 1;
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) ? 2 : 3;
}

/**
 * More tokens than a text can have: one for each byte of UTF-8. Costs next to nothing, so that what is far below a limit
 * needs no counting.
 */
export function tokensAtMost(text: string): number {
  return Buffer.byteLength(text);
}
