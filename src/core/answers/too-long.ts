import type { Complaint } from './complaint';

const codes = [
  'context_length_exceeded',
  'exceed_context_size_error',
  'request_too_large',
  'tokens_limit_reached',
];

/** How endpoints say that a request is too long, in lower case. Every pattern is a few plain words: linear. */
const sayings: readonly RegExp[] = [
  /maximum (?:context|prompt|input|sequence) length/,
  /model's max(?:imum)? (?:context|input|sequence)? ?len/,
  /context (?:length|window|size|limit)[^.]{0,80}(?:exceed|overflow|too (?:long|small)|only)/,
  /(?:exceed|overflow|too (?:long|large) for|larger than|greater than)[^.]{0,60}context/,
  /(?:prompt|input|request|message)s? (?:is|are|was) too (?:long|large)/,
  /token count \(?\d{1,9}\)? exceeds/,
  /(?:input|prompt) tokens (?:limit )?exceed/,
  /number of tokens (?:in|allowed)[^.]{0,60}(?:exceed|\d)/,
  /too many (?:input |prompt )?tokens/,
  /request (?:is )?too large/,
  /(?:input|output) tokens must be reduced/,
  /reduce the length of the (?:messages|prompt|input)/,
  /'inputs' tokens \+ 'max_new_tokens' must be/,
  /'inputs' must have less than/,
  /context the overflows/,
];

/** Where the limit itself stands in such a saying. */
const limits: readonly RegExp[] = [
  /> (\d{3,9})(?: maximum|, |$)/,
  /maximum (?:context|prompt|input|sequence) length (?:is|of|:)? ?(?:only )?\(?(\d{3,9})/,
  /(\d{3,9}) maximum context length/,
  /context (?:length|window|size|limit)(?: of| is|:)(?: only)? \(?(\d{3,9})/,
  /tokens allowed \(?(\d{3,9})/,
  /configured limit of (\d{3,9})/,
  /> (\d{3,9})\b/,
  /must be <= ?(\d{3,9})/,
  /less than (\d{3,9}) tokens/,
  /limit:? (\d{3,9}), requested/,
  /\bn_ctx (\d{3,9})/,
  /limit of (\d{3,9}) tokens/,
];

/** When the complaint is about the length of the request: how many tokens fit, null where it does not say. */
export function tooLong(complaint: Complaint): { contextTokens: number | null } | null {
  const { text } = complaint;
  const isSaid =
    codes.some((code) => complaint.codes.has(code)) || sayings.some((saying) => saying.test(text));
  if (!isSaid) return null;
  for (const limit of limits) {
    const found = limit.exec(text)?.[1];
    if (found !== undefined) return { contextTokens: Number(found) };
  }
  return { contextTokens: null };
}

/**
 * When the complaint is that the wanted answer is too long: the most that it may have, null where it does not say.
 * @param asked the output limit that was sent
 */
export function answerTooLong(complaint: Complaint, asked: number): { outputTokens: number | null } | null {
  const { text } = complaint;
  if (!/max_(?:completion_|output_|new_)?tokens|maxoutputtokens|(?:completion|output) tokens/.test(text))
    return null;
  if (!/too (?:large|big|high)|at most|greater than|less than|<=|exceed|range of|above|\d > \d/.test(text))
    return null;
  const smaller = [...text.matchAll(/(?<![\w.-])\d{2,7}(?![\w.-]*\w)/g)]
    .map(([digits]) => Number(digits))
    .filter((value) => value >= 64 && value < asked);
  return { outputTokens: smaller.length === 0 ? null : Math.max(...smaller) };
}
