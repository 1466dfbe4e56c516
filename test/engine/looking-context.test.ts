import { describe, expect, test } from 'vitest';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { type Odd, startTurns, type Turn } from '../fakes/endpoint-turns';
import { type LookedGiven, looked } from '../fakes/looked';
import { type AskedCall, calls } from '../fakes/tool-model';
import { fakeToolkit } from '../fakes/toolkit';

const read = (path: string, more: object = {}): AskedCall => ({
  name: 'read_file',
  arguments: { path, ...more },
});
const greedy = (request: ParsedRequest) =>
  request.mayCall && request.turn < 6 ? calls(read(`${request.turn}.js`)) : { answer: 7 };
const large = 'a long line of a file that goes on and on\n'.repeat(120);
const isShort = ({ content }: { content: string }) =>
  content.startsWith('(Shortened to this line to make room: it had ');

async function run(given: LookedGiven, odd: (turn: Turn) => Odd | null = () => null, script = greedy) {
  const started = await startTurns(script, odd);
  try {
    return await looked(started, given);
  } finally {
    await started.close();
  }
}

describe('a talk that becomes too long', () => {
  test('loses its oldest results first, one line saying so, and nothing else', async () => {
    const kit = fakeToolkit(({ arguments: given }) => `${given}\n${large}`);
    const { value, posts, warnings } = await run({ kit, office: { contextTokens: 6_000 } });
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns).toHaveLength(6);
    expect(kit.ends).toEqual([]);
    const last = posts.at(-1)?.results ?? [];
    expect(last).toHaveLength(6);
    const shortened = last.map(isShort);
    expect(shortened).toContain(true);
    expect(shortened).toContain(false);
    expect(shortened).toEqual([...shortened].sort().reverse());
    for (const { content } of last.filter(isShort)) {
      expect(content).not.toContain('\n');
      expect(content).toContain('122 lines');
      expect(content).not.toContain('a long line');
    }
    // The question stands as it was, and calls keep their answers.
    for (const post of posts) expect(post.messages.slice(0, 2)).toEqual(posts[0]?.messages);
    expect(warnings).toEqual([]);
  });

  test('as the endpoint says it, without a number: half of what is left each time', async () => {
    const kit = fakeToolkit(() => large);
    const tooLong: Odd = { status: 400, body: { error: { message: 'The prompt is too long.' } } };
    const { value, posts, error } = await run({ kit }, ({ request }) =>
      request.raw.length > 20_000 ? tooLong : null,
    );
    expect([error, value]).toEqual([null, { answer: 7 }]);
    expect(kit.turns).toHaveLength(6);
    expect(posts.length).toBeLessThanOrEqual(6 + 1 + 4);
  });

  test('so that even many results cost few refusals', async () => {
    const kit = fakeToolkit(() => large);
    const tooLong: Odd = { status: 400, body: { error: { message: 'The prompt is too long.' } } };
    const script = (request: ParsedRequest) =>
      request.turn === 0 ? calls(...Array.from({ length: 16 }, (_, n) => read(`${n}.js`))) : { answer: 7 };
    const { value, posts } = await run(
      { kit },
      ({ request }) => (request.raw.length > 16_000 ? tooLong : null),
      script,
    );
    expect(value).toEqual({ answer: 7 });
    // 16, 8, 4 and 2 of them whole, then one.
    expect(posts).toHaveLength(1 + 5);
    expect(posts.at(-1)?.results.filter((result) => !isShort(result))).toHaveLength(1);
  });

  test('long arguments of shortened calls go with their results', async () => {
    const kit = fakeToolkit(() => large);
    const script = (request: ParsedRequest) =>
      request.mayCall && request.turn < 4
        ? calls(read('x.js', { content: 'text '.repeat(500) }))
        : { answer: 7 };
    const { value, posts } = await run({ kit, office: { contextTokens: 6_500 } }, undefined, script);
    expect(value).toEqual({ answer: 7 });
    const first = posts.at(-1)?.messages.find(({ tool_calls }) => tool_calls !== undefined)?.tool_calls?.[0];
    expect(Object.keys(JSON.parse(first?.function.arguments ?? ''))).toEqual(['shortened']);
  });

  test('arguments of any length do not go back', async () => {
    const script = (request: ParsedRequest) =>
      request.turn === 0 ? calls(read('x.js', { content: 'y'.repeat(2_000_000) })) : { answer: 7 };
    const { value, posts, kit } = await run({}, undefined, script);
    expect(value).toEqual({ answer: 7 });
    expect(kit.turns[0]?.[0]?.arguments.length).toBeGreaterThan(2_000_000);
    expect(
      posts[1]?.messages.find((one) => one.tool_calls)?.tool_calls?.[0]?.function.arguments.length,
    ).toBeLessThan(300);
  });

  test('one result that does not fit is shortened itself, and then the answer is asked for', async () => {
    const kit = fakeToolkit(() => 'word '.repeat(20_000));
    const { value, posts } = await run({ kit, office: { contextTokens: 6_000 } }, undefined, (request) =>
      request.mayCall && request.turn < 1 ? calls(read('a.js')) : { answer: 7 },
    );
    expect(value).toEqual({ answer: 7 });
    expect(posts).toHaveLength(2);
    expect(posts[1]?.results.every(isShort)).toBe(true);
  });

  test('what cannot be shortened any more ends the looking, without tools in the request', async () => {
    const kit = fakeToolkit(() => 'short, and many of them');
    const many = (request: ParsedRequest) =>
      request.mayCall
        ? calls(...Array.from({ length: 10 }, (_, n) => read(`${request.turn}-${n}.js`)))
        : { answer: 7 };
    const { value, posts } = await run({ kit, office: { contextTokens: 2_600 } }, undefined, many);
    expect(value).toEqual({ answer: 7 });
    expect(kit.ends).toEqual(['small reads no more in one request']);
    expect(posts.at(-1)?.body).not.toHaveProperty('tools');
  });

  test('tools that leave no room for the question itself are left out before anything else', async () => {
    const wordy = { name: 'read_file', description: 'Reads. '.repeat(400), input: { type: 'object' } };
    const kit = fakeToolkit(undefined, { offered: [wordy] });
    const { value, posts } = await run({ kit, office: { contextTokens: 1_900 } });
    expect([value, posts.length]).toEqual([{ answer: 7 }, 1]);
    expect(posts[0]?.body).not.toHaveProperty('tools');
    expect(kit.ends).toEqual(['small reads no more in one request']);
  });

  test('a question that does not fit without tools either is too long, as ever', async () => {
    const { value, error, posts } = await run({ office: { contextTokens: 1_200 } });
    expect([value, posts]).toEqual([null, []]);
    expect(error).toMatchObject({ name: 'TooLong', contextTokens: 1_200 });
  });
});
