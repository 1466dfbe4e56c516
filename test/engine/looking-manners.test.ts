import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openMemory } from '../../src/adapters/endpoint-memory';
import { firstManners } from '../../src/core/answers/manners';
import type { Manners } from '../../src/domain/chat';
import { type Quirks, type Style, styles } from '../fakes/endpoint';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { servers } from '../fakes/endpoint-servers';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { type LookedGiven, looked } from '../fakes/looked';
import { type AskedCall, calls, toolUser } from '../fakes/tool-model';
import { fakeToolkit } from '../fakes/toolkit';

const { endpoint, close } = servers();
afterEach(close);

const read = (path: string): AskedCall => ({ name: 'read_file', arguments: { path } });
const answer = () => ({ answer: 7 });
const model = toolUser({ looks: [[read('a.js'), read('b.js')], [read('c.js')]], answer });
const greedy = (request: ParsedRequest) => (request.mayCall ? calls(read(`${request.turn}.js`)) : answer());

type Refuses = NonNullable<Quirks['refuses']>;

describe('endpoints that take less of tools', () => {
  const cases: [Refuses, Partial<Manners>][] = [
    [['tools'], { tools: false }],
    [['tools_with_format'], { toolsWithFormat: false }],
    [['tool_choice'], { toolChoice: false }],
    [['tool_rules'], { toolRules: false }],
    [['user_after_tool'], { userAfterTool: false }],
    [['tools_with_format', 'user_after_tool', 'tool_rules'], { toolsWithFormat: false, toolRules: false }],
    [['system', 'repeated_roles', 'user_after_tool'], { system: false, userAfterTool: false }],
  ];
  test.each(cases)(
    '%j: looked up where it can be, answered, and known the next time',
    async (refuses, manners) => {
      const kit = () => fakeToolkit(undefined, { maxTurns: 2 });
      const started = await endpoint('strict', greedy, { refuses });
      const first = await looked(started, { kit: kit() });
      expect([first.error, first.value]).toEqual([null, { answer: 7 }]);
      expect(first.kit.turns).toHaveLength(refuses.includes('tools') ? 0 : 2);
      expect(first.office.kept.get('small')).toMatchObject(manners);
      const again = await looked(started, { kit: kit(), office: { memory: first.office.memory } });
      expect([again.error, again.value]).toEqual([null, { answer: 7 }]);
      expect(again.posts).toHaveLength(refuses.includes('tools') ? 1 : 3);
      expect(again.desk.notes()).toEqual(first.desk.notes());
    },
  );

  test.each(styles.flatMap((style) => cases.map(([refuses]): [Style, Refuses] => [style, refuses])))(
    '%s that refuses %j: an answer within a few requests',
    async (style, refuses) => {
      const started = await endpoint(style, model, {
        refuses: [...refuses, ...(style === 'ollama' ? (['max_completion_tokens'] as const) : [])],
      });
      const { error, value, posts, office } = await looked(started);
      expect([error, value]).toEqual([null, { answer: 7 }]);
      expect(posts.length).toBeLessThanOrEqual(12);
      // Nothing of it counts as a failed try.
      expect(office.pauses).toEqual([]);
    },
  );

  test.each<[string, (request: ParsedRequest) => boolean, number]>([
    ['tools', ({ body }) => body.tools !== undefined, 0],
    ['tools beside a form', ({ body }) => body.tools !== undefined && body.response_format !== undefined, 2],
    ['a choice', ({ body }) => body.tool_choice !== undefined, 2],
    ['messages of tools', ({ messages }) => messages.some(({ role }) => role === 'tool'), 1],
    ['calls without words', ({ raw }) => raw.includes('"content":null'), 1],
  ])('a refusal of %s that does not say why', async (_, refuses, looks) => {
    const kit = fakeToolkit(undefined, { maxTurns: 2 });
    const odd = ({ request }: Turn): Odd | null => (refuses(request) ? { status: 400, body: '' } : null);
    const started = await startTurns(greedy, odd);
    const { error, value, posts, office } = await looked(started, { kit });
    await started.close();
    expect([error, value]).toEqual([null, { answer: 7 }]);
    expect(kit.turns).toHaveLength(looks);
    expect(posts.length).toBeLessThanOrEqual(8);
    expect(office.kept.get('small')?.rung).toBe('strict_schema');
  });

  test('without tools from now on: said once as a warning and in the coverage, however many questions', async () => {
    const started = await endpoint('strict', model, { refuses: ['tools'] });
    const first = await looked(started);
    expect(first.desk.notes()).toEqual([
      { skipped: [{ what: 'tools', reason: `small takes none at ${started.url}` }] },
    ]);
    expect(first.warnings.filter((said) => said.startsWith('No tools'))).toEqual([
      `No tools are used: small takes none at ${started.url}.`,
    ]);
    // As before there were tools, byte by byte.
    const without = await looked(started, { kit: null });
    expect(first.posts.at(-1)?.raw).toBe(without.posts[0]?.raw);
  });

  test('and so are the tries after an invalid answer', async () => {
    const wrong = (request: ParsedRequest) => (request.messages.length > 2 ? answer() : { answer: 'seven' });
    const started = await endpoint('text_only', wrong);
    const { memory } = (await looked(started)).office;
    const [tools, none] = [
      await looked(started, { office: { memory } }),
      await looked(started, { kit: null, office: { memory } }),
    ];
    expect(tools.posts).toHaveLength(2);
    expect(tools.posts.map(({ raw }) => raw)).toEqual(none.posts.map(({ raw }) => raw));
  });

  test('words in place of the form: the form is asked for apart, and that is no failed try', async () => {
    const words = (request: ParsedRequest) => {
      if (request.mayCall)
        return request.turn === 0 ? calls(read('a.js')) : 'I have seen enough: it is seven [7].';
      return answer();
    };
    const started = await startTurns(words);
    const { value, posts, office, kit } = await looked(started);
    await started.close();
    expect([value, posts.length, office.pauses, kit.ends]).toEqual([{ answer: 7 }, 3, [], []]);
    expect(posts[2]?.messages.slice(-2)).toEqual([
      { role: 'assistant', content: 'I have seen enough: it is seven [7].' },
      { role: 'user', content: expect.stringContaining('not yet the answer in the form') },
    ]);
    expect(posts[2]?.messages.slice(0, -2)).toEqual(posts[1]?.messages);
  });

  test('an endpoint that ignores the form beside tools is asked for it without them', async () => {
    const script = (request: ParsedRequest) => {
      const isForced = request.tools.length === 0 && request.way !== 'words';
      if (request.mayCall && request.turn === 0) return calls(read('a.js'));
      return isForced ? answer() : 'It is seven.';
    };
    const started = await startTurns(script);
    const first = await looked(started);
    expect([first.value, first.office.pauses]).toEqual([{ answer: 7 }, []]);
    expect(first.office.kept.get('small')).toMatchObject({ toolsWithFormat: false, rung: 'strict_schema' });
    await started.close();
  });
});

describe('what endpoints want back', () => {
  const extra = { google: { thought_signature: 'c2lnbmVk' } };

  test.each([true, false])(
    'a signature goes back with its call as it came, streamed: %s',
    async (isStreamed) => {
      const script = (request: ParsedRequest) =>
        request.turn === 0 ? calls({ ...read('a.js'), extra }, read('b.js')) : answer();
      const started = await endpoint('strict', script, { refuses: isStreamed ? [] : ['stream'] });
      const { value, posts } = await looked(started);
      expect(value).toEqual({ answer: 7 });
      const echoed = posts.at(-1)?.messages.flatMap(({ tool_calls = [] }) => tool_calls);
      expect(echoed?.map(({ extra_content }) => extra_content)).toEqual([extra, undefined]);
    },
  );

  test('one with a secret in it, or of any length, does not', async () => {
    const secret = ['hunter', '2', 'hunter', '3'].join('');
    const leaky = { ...read('a.js'), extra: { [secret]: 1 } };
    const long = { ...read('b.js'), extra: { text: 'x'.repeat(70_000) } };
    const started = await startTurns((request) => (request.turn === 0 ? calls(leaky, long) : answer()));
    const { value, posts } = await looked(started, { office: { secrets: () => [secret] } });
    await started.close();
    expect(value).toEqual({ answer: 7 });
    expect(posts[1]?.raw).not.toContain('extra_content');
  });

  test('reasoning goes back where the endpoint asks for it, and nowhere else', async () => {
    const thought = (n: number) => `I thought ${n} times.`;
    const script = (request: ParsedRequest) =>
      request.turn < 2 ? { ...calls(read(`${request.turn}.js`)), thought: thought(request.turn) } : answer();
    const missing = ({ request }: Turn): Odd | null =>
      request.messages.some((one) => one.tool_calls !== undefined && one.reasoning_content === undefined)
        ? {
            status: 400,
            body: {
              error: {
                message: 'The reasoning_content in the thinking mode must be passed back to the API.',
              },
            },
          }
        : null;
    const started = await startTurns(script, missing);
    const first = await looked(started);
    expect([first.error, first.value, first.posts.length]).toEqual([null, { answer: 7 }, 4]);
    const back = first.posts.at(-1)?.messages.flatMap((one) => one.reasoning_content ?? []);
    expect(back).toEqual([thought(0), thought(1)]);
    expect(first.office.kept.get('small')).toMatchObject({ reasoningBack: true });
    const again = await looked(started, { office: { memory: first.office.memory } });
    await started.close();
    expect([again.value, again.posts.length]).toEqual([{ answer: 7 }, 3]);
    const other = await startTurns(script);
    const { posts } = await looked(other);
    await other.close();
    expect(posts.at(-1)?.raw).not.toContain('I thought');
  });

  test('an endpoint that takes no more tools in the middle: the rest is asked for without, and what was found is kept', async () => {
    const odd = ({ request }: Turn): Odd | null =>
      request.turn > 0 && request.body.tools !== undefined
        ? { status: 404, body: { error: { message: 'No endpoints found that support tool use.' } } }
        : null;
    const started = await startTurns(greedy, odd);
    const { value, posts, kit, desk } = await looked(started);
    await started.close();
    expect([value, posts.length, kit.turns.length]).toEqual([{ answer: 7 }, 3, 1]);
    expect(posts[2]?.text).toContain('Result of read_file:');
    expect(posts[2]?.messages.at(-1)?.content).toContain('No more tools (the endpoint takes none).');
    expect(desk.notes()).toHaveLength(1);
  });

  test('an answer whose form was not told is said to be one in words', async () => {
    const started = await endpoint('strict', model, { refuses: ['tools_with_format'] });
    expect((await looked(started)).desk.rung()).toBe('instructions');
    const limited = await looked(started, { kit: fakeToolkit(undefined, { maxTurns: 1 }) });
    expect(limited.desk.rung()).toBe('strict_schema');
  });
});

describe('DP-28 a stage that is told its form in words', () => {
  test('has tools too; the schema stands once, in the question', async () => {
    const started = await startTurns(model);
    const { value, posts, kit } = await looked(started, { isStructured: false });
    await started.close();
    expect([value, kit.turns.length]).toEqual([{ answer: 7 }, 2]);
    for (const post of posts) {
      expect(post.body).not.toHaveProperty('response_format');
      expect(post.tools).toEqual(['read_file', 'grep_search']);
      expect(post.text.split('It must satisfy this JSON Schema')).toHaveLength(2);
      expect(post.messages[1]?.content).toContain('It must satisfy this JSON Schema');
    }
  });
});

describe('what is remembered of endpoints', () => {
  const address = 'https://models.example/v1';
  const plain = { ...firstManners, rung: 'json_schema' as const };

  test('a file from before there were tools still loads, and nothing is added to it unasked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    const path = join(folder, 'endpoints.json');
    const text = JSON.stringify({ version: 1, entries: [{ endpoint: address, model: 'a', manners: plain }] });
    writeFileSync(path, text);
    const memory = openMemory(folder);
    expect(await memory.recall(address, 'a')).toEqual(plain);
    const learned: Manners = {
      ...plain,
      tools: false,
      toolsWithFormat: false,
      toolChoice: false,
      toolRules: false,
      userAfterTool: false,
      reasoningBack: true,
    };
    await memory.keep(address, 'b', learned);
    expect(await openMemory(folder).recall(address, 'b')).toEqual(learned);
    expect(await openMemory(folder).recall(address, 'a')).toEqual(plain);
    const { entries } = JSON.parse(readFileSync(path, 'utf8'));
    expect(entries[0]).toEqual({ endpoint: address, model: 'a', manners: plain });
    rmSync(folder, { recursive: true });
  });

  test.each([true, null, 'no'])('%j where only a no can stand is no entry', async (value) => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    const entry = { endpoint: address, model: 'a', manners: { ...plain, tools: value } };
    writeFileSync(join(folder, 'endpoints.json'), JSON.stringify({ version: 1, entries: [entry] }));
    expect(await openMemory(folder).recall(address, 'a')).toBeNull();
    rmSync(folder, { recursive: true });
  });
});

describe('DP-27 the tool that takes the answer, beside others', () => {
  const onTools: LookedGiven['office'] = {
    memory: { recall: async () => ({ ...firstManners, rung: 'tool_call' }), keep: async () => {} },
  };
  const handIn = { name: 'verdict', arguments: { answer: 7 } };

  test('looks are forced, then the answer', async () => {
    const kit = fakeToolkit(undefined, { maxTurns: 2 });
    const started = await startTurns(greedy);
    const { value, posts } = await looked(started, { kit, office: onTools });
    await started.close();
    expect(value).toEqual({ answer: 7 });
    const forced = { type: 'function', function: { name: 'verdict' } };
    expect(posts.map(({ body }) => body.tool_choice)).toEqual(['required', 'required', forced]);
    expect(new Set(posts.map(({ body }) => JSON.stringify(body.tools))).size).toBe(1);
  });

  test('an answer that comes together with looks is not taken; the looks are done, and the model is told', async () => {
    const kit = fakeToolkit();
    const started = await startTurns((request) =>
      request.turn === 0
        ? calls(handIn, read('a.js'), { ...handIn, arguments: { answer: 1 } })
        : calls(handIn),
    );
    const { value, posts } = await looked(started, { kit, office: onTools });
    await started.close();
    expect([value, posts.length]).toEqual([{ answer: 7 }, 2]);
    expect(kit.turns.map((turn) => turn.map(({ name }) => name))).toEqual([['read_file']]);
    expect(posts[1]?.results.map(({ content }) => content.slice(0, 9))).toEqual([
      'Not taken',
      'read_file',
      'Not taken',
    ]);
  });

  test('an answer in words where a call was asked for is asked for again, as a call', async () => {
    const started = await startTurns((request) =>
      request.mayCall ? (request.turn === 0 ? calls(read('a.js')) : 'Seven.') : calls(handIn),
    );
    const { value, posts, office } = await looked(started, { office: onTools });
    await started.close();
    expect([value, posts.length, office.pauses]).toEqual([{ answer: 7 }, 3, []]);
  });
});
