import { afterEach, describe, expect, test } from 'vitest';
import { RunError } from '../../src/domain/errors';
import { styles } from '../fakes/endpoint';
import { callWays } from '../fakes/endpoint-calls';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { servers } from '../fakes/endpoint-servers';
import { startTurns } from '../fakes/endpoint-turns';
import { looked } from '../fakes/looked';
import { calls, callsWith, toolUser } from '../fakes/tool-model';
import { fakeToolkit } from '../fakes/toolkit';

const { endpoint, close } = servers();
afterEach(close);

const read = (path: string) => ({ name: 'read_file', arguments: { path } });
const grep = (pattern: string) => ({ name: 'grep_search', arguments: { pattern } });
const answer = () => ({ answer: 7 });
const looks = [[read('a.js'), grep('x')], [read('b.js')]];
const model = toolUser({ looks, answer });

/** Runs a model against an endpoint that takes everything. */
async function turns(...how: [...Parameters<typeof startTurns>, Parameters<typeof looked>[1]?]) {
  const [script, odd, way, given] = how;
  const started = await startTurns(script, odd, way);
  try {
    return await looked(started, given);
  } finally {
    await started.close();
  }
}

describe('DP-12 the model is told what its calls brought', () => {
  test('turn by turn, until it answers', async () => {
    const { value, kit, posts } = await turns(model);
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns.map((turn) => turn.map(({ id, name, arguments: given }) => [id, name, given]))).toEqual([
      [
        ['security-1', 'read_file', '{"path":"a.js"}'],
        ['security-2', 'grep_search', '{"pattern":"x"}'],
      ],
      [['security-3', 'read_file', '{"path":"b.js"}']],
    ]);
    expect(posts[2]?.results).toEqual([
      { id: 'call_0_0', name: 'read_file', content: 'read_file brought {"path":"a.js"}' },
      { id: 'call_0_1', name: 'grep_search', content: 'grep_search brought {"pattern":"x"}' },
      { id: 'call_1_0', name: 'read_file', content: 'read_file brought {"path":"b.js"}' },
    ]);
    expect(kit.ends).toEqual([]);
  });

  test('a refusal too, and the run goes on', async () => {
    const kit = fakeToolkit(({ name }) =>
      name === 'write_file' ? 'Refused: the reviewer only reads.' : 'ok',
    );
    const write = { name: 'write_file', arguments: { path: 'a.js', content: 'x' } };
    const { value, posts } = await turns(toolUser({ looks: [[write]], answer }), undefined, undefined, {
      kit,
    });
    expect(value).toEqual({ answer: 7 });
    expect(posts[1]?.results).toEqual([
      { id: 'call_0_0', name: 'write_file', content: 'Refused: the reviewer only reads.' },
    ]);
  });

  test('unknown names and broken arguments go to the toolkit as they are, and back as an endpoint takes them', async () => {
    const odd = [
      { name: 'no such/tool', arguments: '{"path": ' },
      { name: '', arguments: '' },
      { name: 'read_file', arguments: '[1]' },
      { name: 'x'.repeat(300), arguments: 'text' },
    ];
    const { url, ...rest } = await endpoint('strict', toolUser({ looks: [odd], answer }));
    const { value, kit, posts } = await looked({ url, ...rest });
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns[0]?.map(({ name, arguments: given }) => [name, given])).toEqual([
      ['no such/tool', '{"path": '],
      ['', '{}'],
      ['read_file', '[1]'],
      ['x'.repeat(300), 'text'],
    ]);
    const echoed = posts[1]?.messages.flatMap(({ tool_calls = [] }) =>
      tool_calls.map((call) => call.function),
    );
    expect(echoed).toEqual([
      { name: 'no_such_tool', arguments: '{}' },
      { name: 'unnamed', arguments: '{}' },
      { name: 'read_file', arguments: '{}' },
      { name: 'x'.repeat(64), arguments: '{}' },
    ]);
  });

  test('secrets in results, words and arguments do not go back', async () => {
    const secret = ['hunter', '2', 'hunter', '3'].join('');
    const kit = fakeToolkit(() => `the key is ${secret}`);
    const office = { secrets: () => [secret] };
    const script = (request: ParsedRequest) =>
      request.turn === 0
        ? callsWith(`I saw ${secret}.`, {
            name: `read_${secret}`,
            arguments: { path: `a ${secret}`, [secret]: 1 },
          })
        : answer();
    const { value, posts } = await turns(script, undefined, undefined, { kit, office });
    expect(value).toEqual({ answer: 7 });
    expect(posts[1]?.raw).not.toContain(secret);
    expect(posts[1]?.results[0]?.content).toContain('the key is [redacted');
  });

  test('hidden characters in results are shown', async () => {
    const kit = fakeToolkit(() => 'a\u202eb\u{e0041}');
    const { posts } = await turns(toolUser({ looks: [[read('a')]], answer }), undefined, undefined, { kit });
    expect(posts[1]?.results[0]?.content).toBe('a‹U+202E›b‹U+E0041›');
  });

  test('a call that ends the run ends it', async () => {
    const kit = fakeToolkit(undefined, {
      use: async () => {
        throw new RunError('permission', 'Refused.', { hint: 'Grant it.' });
      },
    });
    const { error, posts } = await turns(model, undefined, undefined, { kit });
    expect(error).toMatchObject({ kind: 'permission' });
    expect(posts).toHaveLength(1);
  });
});

describe('DP-27 the answer of a model that uses tools', () => {
  test('words beside calls are not taken for it, even when they are valid', async () => {
    const script = (request: ParsedRequest) =>
      request.turn === 0 ? callsWith('{"answer":1}', read('a.js')) : { answer: 2 };
    const { value, posts, kit } = await turns(script);
    expect([value, posts.length, kit.turns.length]).toEqual([{ answer: 2 }, 2, 1]);
    expect(posts[1]?.messages.at(-2)).toMatchObject({ role: 'assistant', content: '{"answer":1}' });
  });

  test.each([
    '<tool_call>{"name":"read_file","arguments":{"path":"a.js"}}</tool_call>',
    '{"tool_calls":[{"function":{"name":"read_file","arguments":"{}"}}]}',
    'Action: read_file\nAction Input: a.js',
    '{"name":"read_file","arguments":{"path":"a.js"}}',
  ])('a call that is only written as text is not obeyed: %s', async (text) => {
    const { value, kit } = await turns((request) => (request.messages.length === 2 ? text : answer()));
    expect(kit.turns).toEqual([]);
    expect(value).toEqual({ answer: 7 });
  });

  test('faults of an invalid answer go back, with tools once more', async () => {
    const script = (request: ParsedRequest) => {
      if (request.text.includes('must be integer')) return request.turn < 2 ? calls(read('b.js')) : answer();
      return request.turn === 0 ? calls(read('a.js')) : { answer: 'seven' };
    };
    const { value, posts, kit } = await turns(script);
    expect(value).toEqual({ answer: 7 });
    expect(posts.map(({ mayCall }) => mayCall)).toEqual([true, true, true, true]);
    expect(kit.turns).toHaveLength(2);
    // What was said stays said: each request adds to the end of the one before.
    for (const [n, post] of posts.slice(1).entries())
      expect(post.messages.slice(0, posts[n]?.messages.length)).toEqual(posts[n]?.messages);
  });

  test('three invalid answers are the end, whatever is looked up between them', async () => {
    const script = (request: ParsedRequest) =>
      request.mayCall && request.messages.at(-1)?.role === 'user' && request.turn < 9
        ? calls(read(`${request.turn}.js`))
        : { answer: 'seven' };
    const { error, value, posts } = await turns(script);
    expect(value).toBeNull();
    expect(error).toMatchObject({ kind: 'model' });
    expect(error?.message).toContain('in 3 tries');
    expect(posts.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['at its limit', { finish: 'length' }],
    ['without its end mark', { done: false }],
    ['by a filter', { finish: 'content_filter' }],
    ['for an unknown reason', { finish: 'paused' }],
    ['by a lost connection', 'breaks'],
  ] as const)('calls of an answer that was cut are not done: %s', async (_, how) => {
    const cut = await turns(model, ({ n, request }) => (n === 0 && request.stream ? how : null));
    expect(cut.value).toEqual({ answer: 7 });
    expect(cut.kit.turns.map((turn) => turn.length)).toEqual([2, 1]);
    expect(cut.posts).toHaveLength(4);
    const never = await turns(model, ({ request }) => (request.stream ? how : { finish: 'length' }));
    expect([never.value, never.kit.turns]).toEqual([null, []]);
  });
});

test('an endpoint that counts tools in words of its own is not taken for one that cuts requests', async () => {
  const wordy = { name: 'read_file', description: 'Reads one file. '.repeat(300), input: { type: 'object' } };
  const kit = fakeToolkit(undefined, { offered: [wordy] });
  const { value, desk, posts } = await turns(model, undefined, undefined, { kit });
  expect(value).toEqual({ answer: 7 });
  expect(JSON.stringify(posts[0]?.body.tools).length).toBeGreaterThan(
    2 * JSON.stringify(posts[0]?.messages).length,
  );
  expect(desk.notes()).toEqual([]);
});

describe('the ways of endpoints', () => {
  test.each(callWays.flatMap((way) => [true, false].map((stream) => ({ way, stream }))))(
    'calls written $way, streamed: $stream',
    async ({ way, stream }) => {
      const refuses = stream ? [] : (['stream'] as const);
      const started = await endpoint('strict', model, { calls: way, refuses });
      const { value, kit, error } = await looked(started);
      expect(error).toBeNull();
      expect(value).toEqual({ answer: 7 });
      expect(kit.turns.map((turn) => turn.map(({ name }) => name))).toEqual(
        way === 'legacy' ? [['read_file'], ['read_file']] : [['read_file', 'grep_search'], ['read_file']],
      );
    },
  );

  test.each(styles)('%s: an answer, and what was called if it takes tools', async (style) => {
    const started = await endpoint(style, model);
    const first = await looked(started);
    const { kit, warnings, desk, posts } = first;
    expect([first.error, first.value]).toEqual([null, { answer: 7 }]);
    const takesNone = style === 'json_object_only' || style === 'text_only';
    expect(kit.turns).toHaveLength(takesNone ? 0 : 2);
    const reason = expect.stringContaining('small takes none at http://127.0.0.1');
    expect(desk.notes()).toEqual(takesNone ? [{ skipped: [{ what: 'tools', reason }] }] : []);
    expect(warnings.filter((said) => said.startsWith('No tools are used'))).toHaveLength(takesNone ? 1 : 0);
    expect(posts.length).toBeLessThanOrEqual(8);
    // What was learned is known the next time, and said again.
    const again = await looked(started, { office: { memory: first.office.memory } });
    expect(again.desk.notes()).toEqual(desk.notes());
    expect(again.error).toBeNull();
    expect(again.posts.length).toBeLessThanOrEqual(takesNone ? 1 : 4);
  });
});
