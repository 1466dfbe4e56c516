import type { Exchange } from '../domain/chat';
import { callsOf } from './chat-calls';
import { fields, finishOf, spoken, string, usageOf } from './chat-parts';

export type Answer = Extract<Exchange, { kind: 'answer' }>;

/** A whole JSON body as an answer; null when it is no chat completion. @throws Broken for too many calls */
export function completionOf(value: unknown): Answer | null {
  const body = fields(value);
  if (body === null || !Array.isArray(body.choices)) return null;
  const choice = fields(body.choices[0]);
  const message = fields(choice?.message);
  if (body.choices.length > 0 && message === null) return null;
  const { content, reasoning, refusal } = spoken(message ?? {});
  const finishReason = choice === null ? null : finishOf(choice);
  return {
    kind: 'answer',
    content,
    reasoning,
    toolCalls: callsOf(message),
    finishReason,
    refusal: refusal || null,
    choices: body.choices.length,
    ended: true,
    usage: usageOf(body.usage),
    model: string(body.model) || null,
  };
}
