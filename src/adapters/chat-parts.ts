import type { TextDecoder } from 'node:util';
import type { CallUsage } from '../domain/chat';

export type Fields = Readonly<Record<string, unknown>>;

/** An object of the endpoint's JSON; null for everything else. */
export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The finish reason; empty ones, which some servers put into every piece, are none. */
export function finishOf(choice: Fields): string | null {
  return string(choice.finish_reason) || null;
}

/** Text of a message or delta. Some servers send content as a list of parts with the reasoning among them. */
export function spoken(message: Fields): { content: string; reasoning: string; refusal: string } {
  let content = string(message.content);
  let reasoning = string(message.reasoning_content) || string(message.reasoning);
  for (const part of list(message.content)) {
    const { type, text, thinking } = fields(part) ?? {};
    if (type === 'text') content += string(text);
    if (type === 'thinking') reasoning += thought(thinking);
  }
  return { content, reasoning, refusal: string(message.refusal) };
}

function thought(thinking: unknown): string {
  if (typeof thinking === 'string') return thinking;
  return list(thinking)
    .map((part) => string(fields(part)?.text))
    .join('');
}

/** Arguments are a string of JSON; some servers send the value itself. */
export function argumentsOf(call: Fields | null): string {
  const given = call?.arguments;
  if (typeof given === 'string') return given;
  return given === undefined || given === null ? '' : JSON.stringify(given);
}

/** Tokens as the endpoint counts them; null where it doesn't, or not in numbers. */
export function usageOf(value: unknown): CallUsage | null {
  const usage = fields(value);
  const inputTokens = count(usage?.prompt_tokens);
  const outputTokens = count(usage?.completion_tokens);
  if (inputTokens === null || outputTokens === null) return null;
  const cached = fields(usage?.prompt_tokens_details)?.cached_tokens ?? usage?.prompt_cache_hit_tokens;
  return { inputTokens, cachedTokens: Math.min(count(cached) ?? 0, inputTokens), outputTokens };
}

function count(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

/** A parsed JSON text; undefined when it is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text of the next bytes; null when they are not UTF-8. */
export function textOf(decoder: TextDecoder, bytes: Buffer, more: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream: more });
  } catch {
    return null;
  }
}
