import { openCounter } from '../../src/core/answers/tokens';
import type { Chat, Exchange, Manners } from '../../src/domain/chat';
import type { RunEvent } from '../../src/domain/event';
import type { Office } from '../../src/engine/desk';

export type Body = Readonly<Record<string, unknown>> & {
  messages: readonly { role: string; content: string }[];
};

/** What asking needs of the world, scripted, and what was done with it. */
export interface FakeOffice extends Office {
  /** Everything that was sent, in order. */
  bodies: Body[];
  /** The waits that were asked for, in milliseconds; nobody waits. */
  pauses: number[];
  events: RunEvent[];
  /** What is kept of the endpoint for the next run, by model. */
  kept: Map<string, Manners>;
}

/**
 * An office whose endpoint does what a script says.
 * @param script what the endpoint makes of the n-th request, from 0
 */
export function officeOf(
  script: (body: Body, n: number) => Exchange | Promise<Exchange>,
  changes: Partial<Office> = {},
): FakeOffice {
  const bodies: Body[] = [];
  const pauses: number[] = [];
  const events: RunEvent[] = [];
  const kept = new Map<string, Manners>();
  const chat: Chat = {
    address: 'http://127.0.0.1/v1',
    isLoopback: true,
    models: async () => [],
    send: async (body) => {
      bodies.push(body as Body);
      return script(body as Body, bodies.length - 1);
    },
  };
  return {
    chat,
    memory: {
      recall: async (_, model) => kept.get(model) ?? null,
      keep: async (_, model, manners) => void kept.set(model, manners),
    },
    emit: (event) => void events.push(event),
    signal: new AbortController().signal,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0,
    counter: openCounter,
    limits: { maxTokens: null, maxCalls: null, maxCostUsd: null },
    prices: {},
    tries: 3,
    retryMs: 700,
    strict: true,
    contextTokens: null,
    secrets: () => [],
    ...changes,
    bodies,
    pauses,
    events,
    kept,
  };
}

/** A whole answer in the API's shape. */
export function whole(
  value: unknown,
  changes: Partial<Extract<Exchange, { kind: 'answer' }>> = {},
): Exchange {
  return {
    kind: 'answer',
    content: typeof value === 'string' ? value : JSON.stringify(value),
    toolCalls: [],
    reasoning: '',
    finishReason: 'stop',
    refusal: null,
    choices: 1,
    ended: true,
    usage: { inputTokens: 100, cachedTokens: 0, outputTokens: 10 },
    model: null,
    ...changes,
  };
}

export function refused(status: number, message: string, retryAfterSeconds: number | null = null): Exchange {
  const body = JSON.stringify({ error: { message } });
  return { kind: 'refused', status, body, contentType: 'application/json', retryAfterSeconds };
}
