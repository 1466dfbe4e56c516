import { describe, expect, test } from 'vitest';
import { firstManners, lowerRung, rungAfterProse } from '../../../src/core/answers/manners';
import { bodyFor, rungOf } from '../../../src/core/answers/request';
import { type Ask, type Manners, type Message, rungs } from '../../../src/domain/chat';
import { okSchema, sentWith } from './sent';

const { ask } = sentWith();
const body = (manners: Partial<Manners>, change: Partial<Ask> = {}) =>
  bodyFor({ ...ask, ...change }, { ...firstManners, ...manners });
const messagesOf = (made: Record<string, unknown>) => made.messages as Message[];

describe('the body of a request', () => {
  test('has what the first manners allow, and nothing else', () => {
    expect(body({})).toEqual({
      model: 'example-model',
      messages: ask.messages,
      temperature: 0,
      max_completion_tokens: 4_096,
      stream: true,
      stream_options: { include_usage: true },
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'report', strict: true, schema: okSchema },
      },
    });
  });

  test('has none of what is refused', () => {
    const made = body({
      temperature: false,
      outputLimit: null,
      stream: false,
      rung: 'instructions',
    });
    expect(Object.keys(made)).toEqual(['model', 'messages']);
    expect(body({ streamUsage: false })).not.toHaveProperty('stream_options');
    expect(body({}, { temperature: null })).not.toHaveProperty('temperature');
    expect(body({ outputLimit: 'max_tokens', outputTokens: 1_000 })).toMatchObject({ max_tokens: 1_000 });
    expect(body({ outputTokens: 9_999 })).toMatchObject({ max_completion_tokens: 4_096 });
  });

  test('on json_schema the word strict is left out', () => {
    expect(body({ rung: 'json_schema' }).response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'report', schema: okSchema },
    });
  });

  test('on tool_call the one tool is forced', () => {
    const made = body({ rung: 'tool_call' });
    expect(made.tools).toMatchObject([
      { type: 'function', function: { name: 'report', parameters: okSchema } },
    ]);
    expect(made.tool_choice).toEqual({ type: 'function', function: { name: 'report' } });
    expect(made).not.toHaveProperty('response_format');
  });

  test.each(['json_object', 'instructions'] as const)(
    'on %s the schema stands at the end of the last message',
    (rung) => {
      const made = body({ rung });
      const last = messagesOf(made).at(-1)?.content ?? '';
      expect(last.startsWith('Part.\n\n')).toBe(true);
      expect(last.endsWith(JSON.stringify(okSchema))).toBe(true);
      expect(last).toContain('JSON');
      expect(made.response_format).toEqual(rung === 'json_object' ? { type: 'json_object' } : undefined);
    },
  );

  test('after an assistant message the schema is a message of its own', () => {
    const messages: Message[] = [...ask.messages, { role: 'assistant', content: '{' }];
    const made = messagesOf(body({ rung: 'instructions' }, { messages }));
    expect(made.slice(0, -1)).toEqual(messages);
    expect(made.at(-1)?.role).toBe('user');
  });

  test.each([{}, { system: false }, { repeatedRoles: false }, { system: false, repeatedRoles: false }])(
    'all rungs begin with the same bytes: %o',
    (manners) => {
      const texts = rungs.map((rung) => JSON.stringify(messagesOf(body({ ...manners, rung }))));
      const plain = texts[0] ?? '';
      // Up to the quote that closes the last message.
      const prefix = plain.slice(0, -3);
      for (const text of texts) expect(text.startsWith(prefix)).toBe(true);
    },
  );

  test('what was asked is not changed', () => {
    const before = JSON.stringify(ask);
    for (const rung of rungs) body({ rung, system: false, repeatedRoles: false });
    expect(JSON.stringify(ask)).toBe(before);
  });
});

describe('messages as an endpoint takes them', () => {
  const two: Message[] = [
    { role: 'system', content: 'A' },
    { role: 'user', content: 'B' },
    { role: 'system', content: 'C' },
    { role: 'user', content: 'D' },
  ];
  test.each<[string, Partial<Manners>, Message[]]>([
    ['as they are', {}, two],
    [
      'without repeated roles',
      { repeatedRoles: false },
      [
        { role: 'system', content: 'A\n\nC' },
        { role: 'user', content: 'B\n\nD' },
      ],
    ],
    [
      'without a system role',
      { system: false },
      [
        { role: 'user', content: 'A\n\nC\n\nB' },
        { role: 'user', content: 'D' },
      ],
    ],
    [
      'without both',
      { system: false, repeatedRoles: false },
      [{ role: 'user', content: 'A\n\nC\n\nB\n\nD' }],
    ],
  ])('%s', (_, manners, messages) => {
    expect(messagesOf(body(manners, { messages: two }))).toEqual(messages);
  });

  test('rules alone become a user message where there is no system role', () => {
    const messages: Message[] = [{ role: 'system', content: 'A' }];
    expect(messagesOf(body({ system: false }, { messages }))).toEqual([{ role: 'user', content: 'A' }]);
  });
});

describe('the rungs', () => {
  const free = { type: 'object', additionalProperties: { type: 'string' } };
  test.each<[string, Record<string, unknown>, Manners['rung'], string]>([
    ['a strict one', okSchema, 'strict_schema', 'strict_schema'],
    ['a map, which strict mode cannot say', free, 'strict_schema', 'json_schema'],
    ['an array', { type: 'array', items: { type: 'string' } }, 'strict_schema', 'json_schema'],
    ['an array for a tool', { type: 'array' }, 'tool_call', 'instructions'],
    ['an array as json_object', { type: 'array' }, 'json_object', 'instructions'],
    ['an object without its type', { properties: {} }, 'tool_call', 'tool_call'],
  ])('%s', (_, schema, rung, used) => {
    const asked = { ...ask, schema: { name: 'report', schema } };
    expect(rungOf(asked, { ...firstManners, rung })).toBe(used);
    expect(() => JSON.stringify(bodyFor(asked, { ...firstManners, rung }))).not.toThrow();
  });

  test('go down to the last, and prose skips what is ignored in the same way', () => {
    expect(rungs.map(lowerRung)).toEqual(['json_schema', 'tool_call', 'json_object', 'instructions', null]);
    expect(rungs.map(rungAfterProse)).toEqual([
      'tool_call',
      'tool_call',
      'json_object',
      'instructions',
      null,
    ]);
  });
});
