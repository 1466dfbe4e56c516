import { expect, test } from 'vitest';
import { firstManners } from '../../src/core/answers/manners';
import { openCounter } from '../../src/core/answers/tokens';
import type { Chat } from '../../src/domain/chat';
import { openDesk } from '../../src/engine/desk';
import { send } from '../../src/engine/send';

function deskThatReads(inputTokens: number) {
  const chat: Chat = {
    address: 'http://127.0.0.1/v1',
    isLoopback: true,
    models: async () => [],
    send: async () => ({
      kind: 'answer',
      content: '{}',
      toolCalls: [],
      reasoning: '',
      finishReason: 'stop',
      refusal: null,
      choices: 1,
      ended: true,
      usage: { inputTokens, cachedTokens: 0, outputTokens: 1 },
      model: null,
    }),
  };
  return openDesk({
    chat,
    memory: { recall: async () => null, keep: async () => {} },
    emit: () => {},
    signal: new AbortController().signal,
    pause: async () => {},
    random: () => 0,
    counter: openCounter,
    limits: { maxTokens: null, maxCalls: null, maxCostUsd: null },
    prices: {},
    tries: 3,
    retryMs: 0,
    strict: true,
    contextTokens: null,
    secrets: () => [],
  });
}

const question = {
  stage: 'security',
  model: 'small',
  messages: [{ role: 'user' as const, content: 'one two three four five '.repeat(2_000) }],
  schema: { name: 'verdict', schema: { type: 'object' } },
  temperature: 0,
  maxOutputTokens: 100,
};

test('an endpoint that read a part of the request is named in the coverage', async () => {
  const desk = deskThatReads(4_096);
  await send(question, firstManners, desk);
  expect(desk.notes()).toMatchObject([{ truncated: [{ kept: 4_096 }] }]);
  const [truncated] = desk.notes()[0]?.truncated ?? [];
  expect(truncated?.of).toBeGreaterThan(9_000);
  expect(truncated?.what).toContain('small');
});

test.each([10_010, 8_000, 0])('one that counts %i of about 10,000 is not', async (read) => {
  const desk = deskThatReads(read);
  await send(question, firstManners, desk);
  expect(desk.notes()).toEqual([]);
});
