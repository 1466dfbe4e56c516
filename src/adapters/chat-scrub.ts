import { type Approach, endpointSecrets } from '../core/endpoint-secrets';
import { needles, stretches } from '../core/known-secrets';
import type { Exchange } from '../domain/chat';

/** Takes the secrets of an endpoint out of what it says. */
export interface Scrub {
  text(text: string): string;
  /** The first 4,096 characters; `cut` when the text itself is only the start of one. */
  body(text: string, cut: boolean): string;
  /** One line for a person, up to 300 characters. */
  detail(text: string): string;
}

/** Characters of a body that are kept. */
export const bodyCharacters = 4_096;
const mark = '[redacted:key]';

/** Values that nobody may see. */
export function secretsOf(approach: Approach): string[] {
  const all = endpointSecrets(approach);
  // An error of another server, passed on as a string, has its slashes escaped twice.
  return [...all, ...all.map((value) => value.replaceAll('/', '\\/'))];
}

/** A scrub for these secrets, in every usual spelling; values under 8 characters are left alone. */
export function scrubOf(secrets: readonly string[]): Scrub {
  const wanted = needles(secrets);
  const longest = wanted[0]?.length ?? 0;
  const text = (given: string): string => {
    let clean = '';
    let from = 0;
    for (const { start, end } of stretches(given, wanted)) {
      clean += given.slice(from, start) + mark;
      from = end;
    }
    return clean + given.slice(from);
  };
  return {
    text,
    body(given, cut) {
      const clean = text(unescaped(given));
      // A secret that the cut went through shows its beginning at the very end.
      const sure = cut ? clean.slice(0, Math.max(0, clean.length - longest)) : clean;
      return sure.slice(0, bodyCharacters);
    },
    detail: (given) =>
      text(given)
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .slice(0, 300),
  };
}

/** JSON without the escapes that it need not have: some servers write `+` as `\u002B`, and a key with one is not seen. */
function unescaped(json: string): string {
  return json.replace(/\\(?:\\|u00([2-7][\da-f]))/gi, (whole, code?: string) => {
    const char = code === undefined ? whole : String.fromCharCode(Number.parseInt(code, 16));
    return char === '"' || char === '\\' ? `\\${char}` : char;
  });
}

/** An exchange without secrets. */
export function scrubbed(exchange: Exchange, scrub: Scrub): Exchange {
  if (exchange.kind === 'broken') return { ...exchange, detail: scrub.detail(exchange.detail) };
  if (exchange.kind !== 'answer') return { ...exchange, contentType: scrub.detail(exchange.contentType) };
  return {
    ...exchange,
    content: scrub.text(exchange.content),
    reasoning: scrub.text(exchange.reasoning),
    refusal: exchange.refusal === null ? null : scrub.text(exchange.refusal),
    finishReason: exchange.finishReason === null ? null : scrub.detail(exchange.finishReason),
    model: exchange.model === null ? null : scrub.detail(exchange.model),
    toolCalls: exchange.toolCalls.map((call) => ({
      ...call,
      id: scrub.text(call.id),
      name: scrub.text(call.name),
      arguments: scrub.text(call.arguments),
    })),
  };
}
