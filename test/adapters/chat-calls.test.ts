import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/domain/chat';
import { callWays } from '../fakes/endpoint-calls';
import { chatTo, hello, never } from '../fakes/endpoint-chat';
import { chunk, servers } from '../fakes/endpoint-servers';
import { type AskedCall, callsWith } from '../fakes/tool-model';

const { endpoint, reply, stream, close } = servers();
afterEach(close);

const tools = ['read_file', 'grep_search'].map((name) => ({
  type: 'function',
  function: { name, description: 'Reads.', parameters: {} },
}));
const asked: AskedCall[] = [
  { name: 'read_file', arguments: { path: 'src/größe 😀 and a name that is long enough for pieces.js' } },
  { name: 'grep_search', arguments: { pattern: '{"a": "}"}', path: null } },
  { name: 'read_file', arguments: {} },
];
const usual = asked.map((call) => ({ name: call.name, arguments: JSON.stringify(call.arguments) }));

const callsOf = (exchange: Exchange) => (exchange.kind === 'answer' ? exchange.toolCalls : []);
const plain = (exchange: Exchange) =>
  callsOf(exchange).map(({ name, arguments: given }) => ({ name, arguments: given }));

describe.each([true, false])('calls of a model, streamed: %s', (isStreamed) => {
  test.each(callWays)('written %s', async (way) => {
    const wanted = way === 'legacy' ? usual.slice(0, 1) : usual;
    const { url } = await endpoint('strict', () => callsWith('I look.', ...asked), { calls: way });
    const result = await chatTo(url).send({ ...hello, stream: isStreamed, tools }, never);
    expect(result).toMatchObject({ kind: 'answer', ended: true, content: 'I look.' });
    expect(plain(result)).toEqual(wanted);
    const ids = callsOf(result).map(({ id }) => id);
    if (way === 'no_ids' || way === 'legacy') expect(ids).toEqual(wanted.map(() => ''));
    else if (way === 'same_ids') expect(new Set(ids)).toEqual(new Set(['call_0']));
    else expect(ids).toEqual(['call_0_0', 'call_0_1', 'call_0_2']);
  });
});

const piece = (call: unknown) => chunk({ tool_calls: [call] });
const start = (name: string, more: object = {}) =>
  piece({ index: 0, function: { name, arguments: '' }, ...more });
const args = (text: unknown, more: object = {}) =>
  piece({ index: 0, function: { arguments: text }, ...more });

describe('odd pieces', () => {
  test.each<[string, string[], [id: string, name: string, given: string][]]>([
    ['an id that comes late', [start('a'), args('{}', { id: 'x' })], [['x', 'a', '{}']]],
    ['an id that is a number', [start('a', { id: 7 }), args('{}')], [['', 'a', '{}']]],
    [
      'an index that is null',
      [piece({ index: null, id: 'x', function: { name: 'a', arguments: '{}' } })],
      [['x', 'a', '{}']],
    ],
    ['a name that grows', [start('read'), start('read_file'), args('{}')], [['', 'read_file', '{}']]],
    ['a name that comes twice', [start('aa'), start('aa'), args('{}')], [['', 'aa', '{}']]],
    [
      'the same whole call twice, without ids',
      [start('a'), args('{"n":1}'), piece({ index: 0, function: { name: 'a', arguments: '{"n":2}' } })],
      [
        ['', 'a', '{"n":1}'],
        ['', 'a', '{"n":2}'],
      ],
    ],
    [
      'another name behind arguments',
      [start('a'), args('{"n":1}'), start('b'), args('{}')],
      [
        ['', 'a', '{"n":1}'],
        ['', 'b', '{}'],
      ],
    ],
    [
      'another name behind half of the arguments',
      [start('a'), args('{"n":'), start('b'), args('{}')],
      [
        ['', 'a', '{"n":'],
        ['', 'b', '{}'],
      ],
    ],
    [
      'the name again between braces in a text',
      [start('a'), args('{"n":"}'), piece({ index: 0, function: { name: 'a', arguments: '"}' } })],
      [['', 'a', '{"n":"}"}']],
    ],
    ['a call that is nothing', [piece(null)], [['', '', '']]],
    [
      'a name that is a list',
      [start('a'), piece({ index: 0, function: { name: ['b'], arguments: '{}' } })],
      [['', 'a', '{}']],
    ],
    [
      'a call without its function',
      [piece({ index: 0, id: 'x', name: 'a', arguments: '{"n":1}' })],
      [['x', 'a', '{"n":1}']],
    ],
    ['arguments that are null', [start('a', { id: 'x' }), args(null)], [['x', 'a', '']]],
  ])('%s', async (_, events, wanted) => {
    const { url } = await stream(...events, chunk({}, 'tool_calls'));
    const result = await chatTo(url).send(hello, never);
    expect(callsOf(result).map(({ id, name, arguments: given }) => [id, name, given])).toEqual(wanted);
  });

  test('more than 128 calls are no answer, streamed or whole', async () => {
    const many = Array.from({ length: 129 }, (_, n) => ({
      index: n,
      id: `x${n}`,
      type: 'function',
      function: { name: 'a', arguments: '{}' },
    }));
    const broken = { kind: 'broken', fault: 'network' };
    const streamed = await stream(chunk({ tool_calls: many }), chunk({}, 'tool_calls'));
    expect(await chatTo(streamed.url).send(hello, never)).toMatchObject(broken);
    const body = { choices: [{ message: { content: null, tool_calls: many }, finish_reason: 'tool_calls' }] };
    const whole = await reply('application/json', JSON.stringify(body));
    expect(await chatTo(whole.url).send(hello, never)).toMatchObject(broken);
  });

  test('a call in very many pieces, each with its name', async () => {
    const events = Array.from({ length: 30_000 }, () =>
      piece({ index: 0, function: { name: 'a', arguments: '}' } }),
    );
    const { url } = await stream(start('a'), args('{"n":"'), ...events, chunk({}, 'tool_calls'));
    expect(callsOf(await chatTo(url).send(hello, never))).toEqual([
      { id: '', name: 'a', arguments: `{"n":"${'}'.repeat(30_000)}` },
    ]);
  });
});
