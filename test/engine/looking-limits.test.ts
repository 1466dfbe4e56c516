import { describe, expect, test } from 'vitest';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { type LookedGiven, looked } from '../fakes/looked';
import { type AskedCall, calls, toolUser } from '../fakes/tool-model';
import { fakeToolkit } from '../fakes/toolkit';

const read = (path: string): AskedCall => ({ name: 'read_file', arguments: { path } });
const answer = () => ({ answer: 7 });
/** A model that never has enough. */
const greedy = (request: ParsedRequest) => (request.mayCall ? calls(read(`${request.turn}.js`)) : answer());

async function run(
  script: (request: ParsedRequest) => unknown,
  given: LookedGiven = {},
  odd: (turn: Turn) => Odd | null = () => null,
) {
  const started = await startTurns(script, odd);
  try {
    return await looked(started, given);
  } finally {
    await started.close();
  }
}

const choices = (posts: readonly ParsedRequest[]) => posts.map(({ body }) => body.tool_choice);
const last = ({ messages }: ParsedRequest) => messages.at(-1);

describe('limits of looking', () => {
  test('turns: then the answer alone is asked for once, and the report is told why', async () => {
    const kit = fakeToolkit(undefined, { maxTurns: 3 });
    const { value, posts } = await run(greedy, { kit });
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns).toHaveLength(3);
    expect(choices(posts)).toEqual([undefined, undefined, undefined, 'none']);
    expect(kit.ends).toEqual(['no more than 3 answers may ask for tools (--max-turns)']);
    expect(last(posts[3] as ParsedRequest)).toMatchObject({ role: 'user' });
    expect(last(posts[3] as ParsedRequest)?.content).toContain('No more tools (no more than 3 answers');
  });

  test('calls: those within the limit are done, the others answered as not done', async () => {
    const kit = fakeToolkit(undefined, { maxCalls: 5 });
    const three = (request: ParsedRequest) =>
      request.mayCall ? calls(...['a', 'b', 'c'].map((name) => read(`${name}${request.turn}.js`))) : answer();
    const { value, posts } = await run(three, { kit });
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns.map((turn) => turn.length)).toEqual([3, 2]);
    expect(posts).toHaveLength(3);
    const told = posts[2]?.results ?? [];
    expect(told).toHaveLength(6);
    expect(told.at(-1)?.content).toContain('Not done: no more than 5 calls');
    expect(kit.ends).toEqual(['no more than 5 calls of tools may be made (--max-tool-calls)']);
  });

  test.each([{ maxTurns: 0 }, { maxCalls: 0 }, { offered: [] }])(
    'none at all is as without tools, byte by byte: %o',
    async (parts) => {
      const kit = fakeToolkit(undefined, parts);
      const without = await run(answer, { kit: null });
      const { posts } = await run(answer, { kit });
      expect(posts.map(({ raw }) => raw)).toEqual(without.posts.map(({ raw }) => raw));
      expect(posts[0]?.body).not.toHaveProperty('tools');
      expect(kit.ends).toEqual([]);
    },
  );

  test('the same again and again', async () => {
    const kit = fakeToolkit(({ id }) => ({ text: 'same', isStuck: id === 'security-3' }));
    const { value, posts } = await run((request) => (request.mayCall ? calls(read('a.js')) : answer()), {
      kit,
    });
    expect([value, posts.length]).toEqual([{ answer: 7 }, 4]);
    expect(kit.ends).toEqual(['the same call brought the same again and again']);
  });

  test('a model that calls although it may not: no tools at all are in the next request, and none of it is done', async () => {
    const kit = fakeToolkit(undefined, { maxTurns: 1 });
    const stubborn = (request: ParsedRequest) => (request.tools.length > 0 ? calls(read('a.js')) : answer());
    const { value, posts, office } = await run(stubborn, { kit });
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns).toHaveLength(1);
    expect(choices(posts)).toEqual([undefined, 'none', undefined]);
    expect(posts[2]?.body).not.toHaveProperty('tools');
    // What was called before is told in words there.
    expect(posts[2]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'user',
    ]);
    expect(posts[2]?.text).toContain('I called read_file with {"path":"a.js"}.');
    expect(posts[2]?.text).toContain('Result of read_file:\nread_file brought {"path":"a.js"}');
    expect(office.kept.get('small')?.toolChoice).toBe(false);
    expect(office.pauses).toEqual([]);
  });

  test('one that calls even then has no tools left, and its tries end', async () => {
    const kit = fakeToolkit(undefined, { maxTurns: 1 });
    const { error, posts } = await run(() => calls(read('a.js')), { kit });
    expect(error).toMatchObject({ kind: 'model' });
    expect(kit.turns).toHaveLength(1);
    expect(posts).toHaveLength(5);
  });
});

describe('the budget', () => {
  const limits = { maxTokens: null, maxCalls: null, maxCostUsd: null };
  const prices = { small: { inputPerMillion: 1, outputPerMillion: 1 } };
  const counts = (): Odd => ({
    usage: { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 },
  });

  test.each([
    ['--max-calls', { maxCalls: 3 }, 3],
    ['--max-tokens', { maxTokens: 5_200 }, 3],
    ['--max-cost-usd', { maxCostUsd: 0.0052 }, 3],
  ] as const)('%s: the last request that it allows asks for the answer', async (name, limit, expected) => {
    const office = { limits: { ...limits, ...limit }, prices };
    const { value, posts, kit, desk } = await run(greedy, { office }, counts);
    expect(value).toEqual({ answer: 7 });
    expect(posts).toHaveLength(expected);
    expect(choices(posts).at(-1)).toBe('none');
    expect(kit.ends).toEqual([`what is left of ${name} is needed for answers`]);
    const { calls: made, inputTokens, outputTokens, costUsd } = desk.usage();
    expect(made).toBeLessThanOrEqual(office.limits.maxCalls ?? 99);
    expect(inputTokens + outputTokens).toBeLessThanOrEqual(office.limits.maxTokens ?? 1e9);
    expect(costUsd).toBeLessThanOrEqual(office.limits.maxCostUsd ?? 99);
  });

  test('that allows one request is asked without tools at once', async () => {
    const { value, posts, kit } = await run(greedy, { office: { limits: { ...limits, maxCalls: 1 } } });
    expect([value, posts.length, kit.turns]).toEqual([{ answer: 7 }, 1, []]);
    expect(posts[0]?.body).not.toHaveProperty('tools');
    expect(kit.ends).toHaveLength(1);
  });

  test('that does not allow even that is an error, and never a part of an answer', async () => {
    const office = { limits: { ...limits, maxTokens: 900 } };
    const { value, error, posts } = await run(greedy, { office });
    expect([value, posts]).toEqual([null, []]);
    expect(error).toMatchObject({ kind: 'budget' });
    const spent = await run(greedy, { office: { limits: { ...limits, maxCalls: 2 } } }, ({ n }) =>
      n === 1 ? { finish: 'length' } : null,
    );
    expect([spent.value, spent.posts.length]).toEqual([null, 2]);
    expect(spent.error).toMatchObject({ kind: 'budget' });
  });

  test('results are shortened before an answer is given up for want of tokens', async () => {
    const kit = fakeToolkit(() => 'a long line of a file that goes on and on\n'.repeat(400));
    const office = { limits: { ...limits, maxTokens: 6_000 } };
    const script = toolUser({ looks: [[read('a.js')]], answer });
    const { value, error, posts } = await run(script, { kit, office }, counts);
    expect(error).toBeNull();
    expect(value).toEqual({ answer: 7 });
    expect(posts).toHaveLength(2);
    expect(posts[1]?.text).toContain(
      '(Shortened to this line to make room: it had 401 lines, 16800 characters.',
    );
  });

  test('questions to come keep their share', async () => {
    const started = await startTurns(greedy);
    const office = { limits: { ...limits, maxCalls: 5 } };
    const kit = fakeToolkit();
    const { value, posts, desk } = await looked(started, {
      kit,
      office,
      before: (at) => {
        for (const stage of ['security', 'reviewer', 'debugger'])
          at.expect({ stage, model: 'small', inputTokens: 500, outputTokens: 1_000 });
      },
    });
    await started.close();
    expect(value).toEqual({ answer: 7 });
    // Two looks and the answer; two calls are left for the other two.
    expect(posts).toHaveLength(3);
    expect(() => desk.reserve('reviewer', 'small', 1, 1)).not.toThrow();
    expect(() => desk.reserve('debugger', 'small', 1, 1)).not.toThrow();
    expect(() => desk.reserve('custom', 'small', 1, 1)).toThrow('5 calls');
  });
});

describe('OM-38 a run that is stopped', () => {
  test('while a tool works: nothing more is asked', async () => {
    const controller = new AbortController();
    const kit = fakeToolkit(() => {
      controller.abort();
      return 'late';
    });
    const { value, error, posts } = await run(greedy, { kit, office: { signal: controller.signal } });
    expect([value, posts.length]).toEqual([null, 1]);
    expect(error).toMatchObject({ kind: 'model', message: expect.stringContaining('stopped') });
  });

  test.each([1, 2, 3])('while turn %i is out: its calls are not done', async (turn) => {
    const controller = new AbortController();
    const { value, error, kit } = await run(greedy, { office: { signal: controller.signal } }, ({ n }) => {
      if (n !== turn) return null;
      setTimeout(() => controller.abort(), 20);
      return 'stalls';
    });
    expect([value, kit.turns.length]).toEqual([null, turn]);
    expect(error).toMatchObject({ kind: 'model' });
  });
});

describe('faults at every turn', () => {
  const turnsOf = 4;
  const looks = Array.from({ length: turnsOf }, (_, n) => [read(`${n}.js`)]);
  const script = toolUser({ looks, answer });
  const faults: [string, Odd, boolean?][] = [
    ['a reset', 'resets'],
    ['a 429', { status: 429, headers: { 'retry-after': '1' } }],
    ['a 500', { status: 500 }],
    [
      'a 503 with a page',
      { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>busy</html>' },
    ],
    ['a cut', { finish: 'length' }],
    ['a broken stream', 'breaks'],
    ['a filter', { finish: 'content_filter' }],
    ['silence in the middle', 'stalls'],
    ['silence from the start', 'silent'],
    ['an empty answer', { status: 200, body: '' }],
  ];
  test.each(faults.flatMap(([name, odd]) => [0, 1, 2, 3, 4].map((turn) => ({ name, odd, turn }))))(
    '$name in turn $turn: asked again with the same words, and nothing done twice',
    async ({ odd, turn }) => {
      const isSilent = odd === 'stalls' || odd === 'silent';
      const deadlines = isSilent ? { firstTokenMs: 700, idleMs: 700 } : {};
      const { value, kit, posts } = await run(script, { deadlines }, ({ n }) => (n === turn ? odd : null));
      expect(value).toEqual({ answer: 7 });
      expect(kit.turns.flat().map(({ arguments: given }) => given)).toEqual(
        looks.map((_, n) => JSON.stringify({ path: `${n}.js` })),
      );
      // A slow machine may miss a deadline of less than a second once more.
      if (isSilent) expect(posts.length).toBeGreaterThanOrEqual(turnsOf + 2);
      else expect(posts).toHaveLength(turnsOf + 2);
      expect(posts[turn + 1]?.messages).toEqual(posts[turn]?.messages);
    },
  );

  test('one after the other: reset in turn 2, 429 in turn 3, cut in turn 4', async () => {
    const seen: number[] = [];
    const { value, posts, office } = await run(script, {}, ({ request, again }) => {
      seen.push(request.turn);
      if (again > 0) return null;
      const odd: Record<number, Odd> = {
        1: 'resets',
        2: { status: 429, headers: { 'retry-after': '2' } },
        3: { finish: 'length' },
      };
      return odd[request.turn] ?? null;
    });
    expect(value).toEqual({ answer: 7 });
    expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(office.pauses).toEqual([250, 2_000, 700]);
    // A good turn makes up for the waits and tries before it.
    expect(posts.at(-1)?.body.max_completion_tokens).toBe(2_000);
  });

  test('three faults in one turn are the end, two in each are not', async () => {
    const cut: Odd = { finish: 'length' };
    const often = await run(script, {}, ({ again }) => (again < 2 ? cut : null));
    expect(often.value).toEqual({ answer: 7 });
    const always = await run(script, {}, ({ request }) => (request.turn === 2 ? cut : null));
    expect(always.error).toMatchObject({ kind: 'model' });
    expect(always.posts).toHaveLength(5);
  });
});
