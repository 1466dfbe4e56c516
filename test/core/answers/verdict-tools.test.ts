import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adapted, firstManners, isNews } from '../../../src/core/answers/manners';
import { judgeExchange } from '../../../src/core/answers/verdict';
import type { Exchange, Manners } from '../../../src/domain/chat';
import { whole } from '../../fakes/office';
import { offered } from '../../fakes/toolkit';
import { sentWith } from './sent';

const read = { id: 'a', name: 'read_file', arguments: '{}' };
const report = { id: 'b', name: 'report', arguments: '{"ok":true}' };

/** A question with tools as it was sent. */
function sent(manners: Partial<Manners> = {}, mayCall = true, userAfterTool = false) {
  const usual = sentWith(manners);
  const after = [
    { role: 'assistant', content: '', toolCalls: [read] },
    { role: 'tool', content: 'x', callId: 'a' },
    { role: 'user', content: 'Hand in.' },
  ] as const;
  const messages = userAfterTool ? [...usual.ask.messages, ...after] : usual.ask.messages;
  return { ...usual, ask: { ...usual.ask, messages, tools: { offered, mayCall } } };
}

function refused(message: string, status = 400, parts: object = {}): Exchange {
  const body = JSON.stringify({ error: { message, ...parts } });
  return { kind: 'refused', status, body, contentType: 'application/json', retryAfterSeconds: null };
}

describe('an answer with calls', () => {
  test.each<[string, Partial<Extract<Exchange, { kind: 'answer' }>>, Manners['rung']]>([
    ['tool_calls at its end', { finishReason: 'tool_calls' }, 'strict_schema'],
    ['stop at its end', {}, 'json_object'],
    ['words beside', { content: '{"ok":true}' }, 'instructions'],
    ['the answer beside', { toolCalls: [read, report] }, 'tool_call'],
  ])('asks for tools: %s', (_, change, rung) => {
    const verdict = judgeExchange(whole('', { toolCalls: [read], ...change }), sent({ rung }));
    expect(verdict).toMatchObject({ kind: 'calls', text: change.content ?? '' });
  });

  test('that is the answer alone is text', () => {
    const verdict = judgeExchange(whole('', { toolCalls: [report] }), sent({ rung: 'tool_call' }));
    expect(verdict).toEqual({ kind: 'text', text: '{"ok":true}' });
    const twice = judgeExchange(whole('', { toolCalls: [report, report] }), sent({ rung: 'tool_call' }));
    expect(twice).toMatchObject({ kind: 'again', cause: 'tool' });
  });

  test.each([
    { finishReason: 'length' },
    { finishReason: 'content_filter' },
    { finishReason: null },
    { finishReason: 'paused' },
    { ended: false },
    { refusal: 'No.' },
    { choices: 0 },
  ])('is no more than a failed try when it is not whole: %o', (change) => {
    for (const rung of ['strict_schema', 'tool_call'] as const)
      expect(judgeExchange(whole('', { toolCalls: [read], ...change }), sent({ rung })).kind).toBe('again');
  });

  test('where the answer alone was asked for is not done, and tells of the endpoint', () => {
    for (const rung of ['strict_schema', 'tool_call', 'instructions'] as const)
      expect(judgeExchange(whole('', { toolCalls: [read] }), sent({ rung }, false))).toMatchObject({
        kind: 'adapt',
        change: { toolChoice: false },
      });
  });

  test.each<[string, Partial<Manners>, boolean]>([
    ['that takes none', { tools: false }, true],
    ['whose last request has none', { toolChoice: false }, false],
    ['whose form stands alone', { toolsWithFormat: false }, false],
  ])('from an endpoint %s is a failed try', (_, manners, mayCall) => {
    const verdict = judgeExchange(whole('', { toolCalls: [read] }), sent(manners, mayCall));
    expect(verdict).toMatchObject({ kind: 'again', cause: 'tool' });
  });
});

describe('what endpoints say of tools', () => {
  test.each<[string, Exchange, object, object?]>([
    [
      'OpenRouter',
      refused('No endpoints found that support tool use. To learn more, see the documentation.', 404),
      { tools: false },
    ],
    [
      'Ollama',
      refused('registry.ollama.ai/library/gemma:2b does not support tools', 400, { type: 'api_error' }),
      { tools: false },
    ],
    [
      'text only',
      refused('Unrecognized request argument supplied: tools', 400, { param: 'tools' }),
      { tools: false },
    ],
    [
      'vLLM',
      refused('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
      { tools: false },
    ],
    ['llama.cpp', refused('tools param requires --jinja flag', 500), { tools: false }],
    ['functions', refused('Function calling is not enabled for models/gemma-3'), { tools: false }],
    [
      'Groq, form',
      refused('json mode cannot be combined with tool/function calling'),
      { toolsWithFormat: false },
    ],
    [
      'Gemini, form',
      refused("Function calling with a response mime type: 'application/json' is unsupported"),
      { toolsWithFormat: false },
    ],
    [
      'llama.cpp, form',
      refused('Cannot use custom grammar constraints with tools.', 500),
      { toolsWithFormat: false },
    ],
    [
      'a form that is named',
      refused('response_format cannot be used together with tools', 400, { param: 'response_format' }),
      { toolsWithFormat: false },
    ],
    [
      'Gemini, rules',
      refused(
        `Invalid JSON payload received. Unknown name "additionalProperties" at 'tools[0].function_declarations[0].parameters': Cannot find field.`,
      ),
      { toolRules: false },
    ],
    [
      'OpenAI, rules',
      refused("Invalid schema for function 'read_file': In context=(), 'default' is not permitted.", 400, {
        param: 'tools[0].function.parameters',
      }),
      { toolRules: false },
    ],
    ['a choice', refused("tool_choice 'none' is not supported"), { toolChoice: false }, { last: true }],
    [
      'a choice, as its subject',
      refused('Unsupported value', 400, { param: 'tool_choice' }),
      { toolChoice: false },
      { last: true },
    ],
    ['a choice that was not sent', refused('tool_choice is required when tools are set'), { tools: false }],
    [
      'Mistral, order',
      refused("Unexpected role 'user' after role 'tool'", 400, { type: 'invalid_request_message_order' }),
      { userAfterTool: false },
      { last: true, userAfterTool: true },
    ],
    ['nothing, beside a form', refused(''), { toolsWithFormat: false }],
    ['nothing, beside no form', refused(''), { tools: false }, { manners: { toolsWithFormat: false } }],
    ['nothing, with a choice', refused(''), { toolChoice: false }, { last: true }],
    ['the form alone', refused('This response_format type is unavailable now'), { rung: 'tool_call' }],
    [
      'a parameter alone',
      refused("Unsupported value: 'temperature' does not support 0 with this model."),
      { temperature: false },
    ],
  ])(
    '%s',
    (_, exchange, change, how: {
      last?: boolean;
      userAfterTool?: boolean;
      manners?: Partial<Manners>;
    } = {}) => {
      const at = sent(how.manners, how.last !== true, how.userAfterTool);
      const verdict = judgeExchange(exchange, at);
      expect(verdict).toMatchObject({ kind: 'adapt' });
      expect(verdict.kind === 'adapt' && verdict.change).toEqual(change);
      expect(verdict.kind === 'adapt' && isNews(at.manners, verdict.change)).toBe(true);
    },
  );

  test('a model that could not write its call is asked again', () => {
    const verdict = judgeExchange(
      refused('Failed to call a function.', 400, { code: 'tool_use_failed' }),
      sent(),
    );
    expect(verdict).toMatchObject({ kind: 'again', cause: 'generation' });
  });

  test('whatever is said in whatever order, the manners give way at most 19 times', () => {
    const words = [
      'tools',
      'tool_choice',
      'response_format',
      'function_declarations',
      'additionalProperties',
      'json mode',
      'strict',
      'temperature',
      'stream',
      "Unexpected role 'user' after role 'tool'",
      'system role',
      'not supported',
      'unknown name',
      'cannot',
      '',
    ];
    const complaints = fc.array(fc.tuple(fc.subarray(words), fc.boolean()), {
      minLength: 100,
      maxLength: 100,
    });
    fc.assert(
      fc.property(complaints, (said) => {
        let manners = firstManners;
        let steps = 0;
        for (const [parts, mayCall] of said) {
          const verdict = judgeExchange(refused(parts.join(' ')), sent(manners, mayCall, true));
          if (verdict.kind !== 'adapt') continue;
          const next = adapted(manners, verdict.change);
          expect(isNews(manners, verdict.change)).toBe(true);
          manners = next;
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(19);
      }),
      { numRuns: 100 },
    );
  });
});
