import { expect, test } from 'vitest';
import { compileValidator, type Validate } from '../../src/core/answers/validator';
import type { CalledTool, Exchange } from '../../src/domain/chat';
import { RunError } from '../../src/domain/errors';
import { ask } from '../../src/engine/ask';
import { openDesk } from '../../src/engine/desk';
import { allowanceOf } from '../../src/engine/looking';
import { TooLong } from '../../src/engine/too-long';
import { question, schema } from '../fakes/asked';
import { parsedRequest } from '../fakes/endpoint-request';
import { type Chance, chanceFrom, pick } from '../fakes/endpoint-steps';
import { transcriptRefusal } from '../fakes/endpoint-tool-checks';
import { officeOf, refused, whole } from '../fakes/office';
import { fakeToolkit } from '../fakes/toolkit';

const endpoints = 300;
const secret = ['hunter', '2', 'hunter', '3'].join('');

function madeCalls(chance: Chance): CalledTool[] {
  const made = (): CalledTool => ({
    id: pick(chance, ['', 'same', `call_${Math.floor(chance() * 1e6)}`, 'with space', 'ü', secret]),
    name: pick(chance, [
      'read_file',
      'grep_search',
      'verdict',
      'no such',
      '',
      'x'.repeat(100),
      `read_${secret}`,
    ]),
    arguments: pick(chance, [
      '{}',
      '',
      '{"path":"a.js"}',
      '{"path":',
      '[]',
      'null',
      '"text"',
      `{"${secret}":"${secret}"}`,
      '{"answer":7}',
      '{"answer":"x"}',
    ]),
  });
  return Array.from({ length: 1 + Math.floor(chance() * 4) }, made);
}

const complaints = [
  '',
  'tools are not supported',
  'response_format cannot be used with tools',
  'tool_choice is not supported',
  "Unexpected role 'user' after role 'tool'",
  'Unknown name "additionalProperties" at tools',
  'reasoning_content must be passed back',
  'The prompt is too long.',
  'system role is not supported',
  'temperature is not supported',
  'stream is not supported',
];

/** Anything that an endpoint may come up with; `cut` tells of answers that are not whole. */
function anything(chance: Chance): { exchange: Exchange; isCut: boolean } {
  const kind = pick(chance, [
    'calls',
    'calls',
    'calls',
    'calls',
    'answer',
    'wrong',
    'prose',
    'cut',
    'unended',
    'filtered',
    'refused',
    'busy',
    'broken',
    'empty',
  ]);
  const toolCalls = madeCalls(chance);
  const whole7 = (changes: object) => ({
    exchange: whole(pick(chance, ['', '{"answer":7}', 'Let me look.', secret]), {
      toolCalls,
      reasoning: pick(chance, ['', secret]),
      ...changes,
    }),
    isCut: true,
  });
  switch (kind) {
    case 'calls':
      return {
        ...whole7({ finishReason: pick(chance, ['tool_calls', 'stop', 'function_call']) }),
        isCut: false,
      };
    case 'cut':
      return whole7({ finishReason: 'length' });
    case 'unended':
      return whole7({ ended: false });
    case 'filtered':
      return whole7({ finishReason: pick(chance, ['content_filter', null, 'odd']) });
    case 'refused':
      return { exchange: refused(pick(chance, [400, 404, 422]), pick(chance, complaints)), isCut: false };
    case 'busy':
      return {
        exchange: refused(pick(chance, [429, 500, 503]), pick(chance, ['', 'tools', 'stream'])),
        isCut: false,
      };
    case 'broken':
      return {
        exchange: { kind: 'broken', fault: pick(chance, ['reset', 'idle', 'first_token']), detail: '' },
        isCut: false,
      };
    default: {
      const text =
        { answer: '{"answer":7}', wrong: '{"answer":"seven"}', prose: 'It is seven.', empty: '' }[kind] ?? '';
      return { exchange: whole(text), isCut: false };
    }
  }
}

/** One question to such an endpoint: what came of it, and whether everything that was sent may be sent. */
async function once(seed: number, validate: Validate) {
  const chance = chanceFrom(seed);
  let answerIsCut = false;
  let isOut = false;
  const kit = fakeToolkit(
    () => {
      // Whatever is done was asked for by the answer that came last, which was whole.
      expect([answerIsCut, isOut]).toEqual([false, false]);
      return {
        text: pick(chance, ['short', `${secret} and more`, 'long '.repeat(600)]),
        isStuck: chance() < 0.03,
      };
    },
    { maxTurns: 1 + Math.floor(chance() * 8), maxCalls: 1 + Math.floor(chance() * 12) },
  );
  const office = officeOf(
    (body) => {
      const raw = JSON.stringify(body);
      expect(raw).not.toContain(secret);
      expect(transcriptRefusal(parsedRequest('POST', '/v1/chat/completions', {}, raw))).toBeNull();
      const { exchange, isCut } = anything(chance);
      answerIsCut = isCut;
      return exchange;
    },
    {
      secrets: () => [secret],
      limits: {
        maxTokens: pick(chance, [null, null, 20_000, 60_000]),
        maxCalls: pick(chance, [null, null, 3, 10]),
        maxCostUsd: null,
      },
      contextTokens: pick(chance, [null, null, 4_000, 9_000]),
    },
  );
  const desk = openDesk(office);
  const brought = await ask(question, validate, desk, {
    isStructured: chance() < 0.9,
    allowance: allowanceOf(kit),
  }).catch((thrown: unknown) => thrown);
  isOut = true;
  return { kit, office, desk, brought };
}

test('DP-27 whatever an endpoint comes up with: an end, a valid answer or an error, and nothing done that was cut', async () => {
  const validate = await compileValidator(schema);
  const ends = { answers: 0, errors: 0, requests: 0, calls: 0 };
  for (let seed = 1; seed <= endpoints; seed += 1) {
    const { kit, office, desk, brought } = await once(seed, validate);
    if (brought instanceof Error) {
      expect(brought instanceof TooLong || brought instanceof RunError).toBe(true);
      ends.errors += 1;
    } else {
      expect(brought).toEqual({ answer: 7 });
      ends.answers += 1;
    }
    const done = kit.turns.flat();
    expect(kit.turns.length).toBeLessThanOrEqual(kit.maxTurns);
    expect(done.length).toBeLessThanOrEqual(kit.maxCalls);
    expect(new Set(done.map(({ id }) => id)).size).toBe(done.length);
    // Each turn may be tried three times and waited for four times; what is learned is learned once.
    expect(office.bodies.length).toBeLessThanOrEqual((kit.maxTurns + 4) * 7 + 25);
    const { calls, inputTokens, outputTokens } = desk.usage();
    expect(calls).toBe(office.bodies.length);
    if (office.limits.maxCalls !== null) expect(calls).toBeLessThanOrEqual(office.limits.maxCalls);
    if (office.limits.maxTokens !== null)
      expect(inputTokens + outputTokens).toBeLessThanOrEqual(office.limits.maxTokens);
    ends.requests += calls;
    ends.calls += done.length;
  }
  console.log(`${endpoints} endpoints: ${JSON.stringify(ends)}`);
  expect(ends.answers).toBeGreaterThan(60);
  expect(ends.errors).toBeGreaterThan(60);
  expect(ends.calls).toBeGreaterThan(300);
});
