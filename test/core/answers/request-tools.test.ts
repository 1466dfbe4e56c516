import { describe, expect, test } from 'vitest';
import { firstManners } from '../../../src/core/answers/manners';
import { bodyFor } from '../../../src/core/answers/request';
import { type Ask, type Manners, type Message, rungs } from '../../../src/domain/chat';
import { offered } from '../../fakes/toolkit';
import { okSchema, sentWith } from './sent';

const { ask } = sentWith();
const talk: Message[] = [
  {
    role: 'assistant',
    content: '',
    toolCalls: [
      { id: 'a', name: 'read_file', arguments: '{"path":"a.js"}' },
      { id: 'b', name: 'grep_search', arguments: '{}' },
    ],
  },
  { role: 'tool', callId: 'a', content: 'one' },
  { role: 'tool', callId: 'b', content: 'two' },
];
const closing: Message = { role: 'user', content: 'Hand in.' };

/** A question in its first turn, after one look, and when the answer alone is asked for. */
const stages = {
  first: { messages: ask.messages, tools: { offered, mayCall: true } },
  later: { messages: [...ask.messages, ...talk], tools: { offered, mayCall: true } },
  last: { messages: [...ask.messages, ...talk, closing], tools: { offered, mayCall: false } },
} satisfies Record<string, Partial<Ask>>;
type Stage = keyof typeof stages;

const body = (stage: Stage, manners: Partial<Manners> = {}) =>
  bodyFor({ ...ask, ...stages[stage] }, { ...firstManners, ...manners });
interface Written {
  role: string;
  content: string | null;
  tool_calls?: unknown;
}
const messagesOf = (made: Record<string, unknown>) => made.messages as Written[];
const namesOf = (made: Record<string, unknown>) =>
  ((made.tools ?? []) as { function: { name: string } }[]).map((tool) => tool.function.name);
const both = ['read_file', 'grep_search'];
const named = { type: 'function', function: { name: 'report' } };

describe('tools in a request', () => {
  test('stand there as the API has them, calls and results too', () => {
    const made = body('later');
    expect(made.tools).toEqual(
      offered.map(({ name, description, input }) => ({
        type: 'function',
        function: { name, description, parameters: input },
      })),
    );
    expect(messagesOf(made).slice(-3)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'read_file', arguments: '{"path":"a.js"}' } },
          { id: 'b', type: 'function', function: { name: 'grep_search', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: 'one' },
      { role: 'tool', tool_call_id: 'b', content: 'two' },
    ]);
  });

  test.each<[Manners['rung'], unknown, unknown, unknown]>([
    [
      'strict_schema',
      undefined,
      'none',
      { type: 'json_schema', json_schema: { name: 'report', strict: true, schema: okSchema } },
    ],
    [
      'json_schema',
      undefined,
      'none',
      { type: 'json_schema', json_schema: { name: 'report', schema: okSchema } },
    ],
    ['tool_call', 'required', named, undefined],
    ['json_object', undefined, 'none', { type: 'json_object' }],
    ['instructions', undefined, 'none', undefined],
  ])('on %s: beside the form; free first, then the answer alone', (rung, free, last, format) => {
    for (const stage of ['first', 'later', 'last'] as const) {
      const made = body(stage, { rung });
      expect(made.tool_choice).toEqual(stage === 'last' ? last : free);
      expect(made.response_format).toEqual(format);
      expect(namesOf(made)).toEqual(rung === 'tool_call' ? [...both, 'report'] : both);
    }
  });

  test.each(rungs)('on %s: each later request adds to the end, and tools stay the same bytes', (rung) => {
    const [first, later, last] = (['first', 'later', 'last'] as const).map((stage) => body(stage, { rung }));
    const text = (made: Record<string, unknown> | undefined) => JSON.stringify(made?.messages).slice(0, -1);
    expect(text(later).startsWith(text(first))).toBe(true);
    expect(text(last).startsWith(text(later))).toBe(true);
    expect(JSON.stringify(last?.tools)).toBe(JSON.stringify(first?.tools));
    // The schema in words stands once, at the end of the question.
    const said = text(last).split('It must satisfy this JSON Schema').length - 1;
    expect(said).toBe(rung === 'json_object' || rung === 'instructions' ? 1 : 0);
  });

  test('an endpoint that takes no tools gets none, and what was called is told in words', () => {
    for (const rung of rungs) {
      const made = body('last', { rung, tools: false });
      expect(namesOf(made)).toEqual(rung === 'tool_call' ? ['report'] : []);
      expect(made.tool_choice).toEqual(rung === 'tool_call' ? named : undefined);
      expect(messagesOf(made).some((message) => message.role === 'tool' || message.tool_calls)).toBe(false);
      expect(messagesOf(made).slice(-3)).toEqual([
        {
          role: 'assistant',
          content: 'I called read_file with {"path":"a.js"}.\nI called grep_search with {}.',
        },
        { role: 'user', content: 'Result of read_file:\none\n\nResult of grep_search:\ntwo' },
        closing,
      ]);
    }
  });

  test('tools not beside a form: the form is told when nothing is looked up any more, without tools', () => {
    const manners = { toolsWithFormat: false } as const;
    for (const rung of ['strict_schema', 'json_schema', 'json_object'] as const) {
      expect(body('first', { rung, ...manners })).not.toHaveProperty('response_format');
      expect(namesOf(body('first', { rung, ...manners }))).toEqual(both);
      expect(body('last', { rung, ...manners })).toHaveProperty('response_format');
      expect(body('last', { rung, ...manners })).not.toHaveProperty('tools');
    }
    for (const rung of ['tool_call', 'instructions'] as const)
      for (const stage of ['first', 'later', 'last'] as const)
        expect(body(stage, { rung, ...manners })).toEqual(body(stage, { rung }));
  });

  test('no tool_choice: free anyway, and the answer alone is asked for without tools', () => {
    const manners = { toolChoice: false } as const;
    for (const rung of rungs) {
      expect(body('later', { rung, ...manners })).not.toHaveProperty('tool_choice');
      expect(namesOf(body('last', { rung, ...manners }))).toEqual(rung === 'tool_call' ? ['report'] : []);
    }
  });

  test('plain rules: what every endpoint knows of a schema, at every depth', () => {
    const input = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      properties: {
        path: { type: 'string', minLength: 1, description: 'A path.' },
        lines: { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 1 } },
        additionalProperties: { enum: ['a', 'b'], default: 'a' },
      },
      required: ['path'],
    };
    const tools = { offered: [{ name: 'read', description: 'Reads.', input }], mayCall: true };
    const made = bodyFor({ ...ask, tools }, { ...firstManners, toolRules: false });
    expect(made.tools).toMatchObject([
      {
        function: {
          parameters: {
            type: 'object',
            properties: {
              path: { type: 'string', description: 'A path.' },
              lines: { type: 'array', items: { type: 'integer' } },
              additionalProperties: { enum: ['a', 'b'] },
            },
            required: ['path'],
          },
        },
      },
    ]);
    expect(JSON.stringify(made.tools)).not.toMatch(/minLength|maxItems|minimum|\$schema|default/);
    expect(JSON.stringify(made.tools)).not.toContain('"additionalProperties":false');
  });

  test('no user behind a tool: an assistant speaks between', () => {
    const roles = (made: Record<string, unknown>) => messagesOf(made).map(({ role }) => role);
    const made = body('last', { userAfterTool: false });
    expect(roles(made).slice(-4)).toEqual(['tool', 'tool', 'assistant', 'user']);
    expect(roles(body('later', { userAfterTool: false }))).toEqual(roles(body('later')));
  });

  test('roles that may not repeat: results of several calls stay apart', () => {
    const made = body('last', { repeatedRoles: false });
    expect(messagesOf(made).map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
      'tool',
      'user',
    ]);
  });

  test('the tool that takes the answer has a name of its own', () => {
    const own = [...offered, { name: 'report', description: 'Another.', input: {} }];
    const asked = { ...ask, tools: { offered: own, mayCall: false } };
    const made = bodyFor(asked, { ...firstManners, rung: 'tool_call' });
    expect(namesOf(made)).toEqual([...both, 'report', 'report_answer']);
    expect(made.tool_choice).toEqual({ type: 'function', function: { name: 'report_answer' } });
  });

  test('no tools on offer is as no tools, on every rung', () => {
    for (const rung of rungs) {
      const made = bodyFor({ ...ask, tools: { offered: [], mayCall: true } }, { ...firstManners, rung });
      expect(JSON.stringify(made)).toBe(JSON.stringify(bodyFor(ask, { ...firstManners, rung })));
    }
  });
});
